package sprites

import (
	"os"
	"testing"

	"quintet/internal/screentest"
)

func TestMain(m *testing.M) {
	if os.Getenv(frameCost) != "" {
		runFrames()
		return
	}
	screentest.Main(m)
}
