package scenes

import (
	"quintet/rules/juxtapose"
)

// Boxes is the list of scenes: every game on the shelf with what shows it.
func Boxes() []Box {
	return []Box{
		{juxtapose.Game, pyramidStill, pyramidBoard},
	}
}
