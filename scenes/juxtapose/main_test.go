package juxtapose_test

import (
	"os"
	"testing"

	"quintet/internal/screentest"
)

// measured tells this program to be the game whose frames are measured: a process can run only one.
const measured = "QUINTET_MEASURE_FRAMES"

// measure plays that game, where the system can tell what a frame costs.
var measure func()

func TestMain(m *testing.M) {
	if measure != nil && os.Getenv(measured) != "" {
		measure()
		return
	}
	screentest.Main(m)
}
