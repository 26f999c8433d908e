package scenes

import (
	"quintet/scenes/juxtapose"
	"quintet/scenes/table"
)

// faces are the scenes of the games on the shelf.
var faces = map[string]func() table.Face{
	"juxtapose": juxtapose.New,
}
