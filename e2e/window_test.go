package e2e

import (
	"strings"
	"testing"

	"quintet/internal/window"
)

// TestInAWindow plays an evening in a real window, and ends by closing it.
func TestInAWindow(t *testing.T) {
	w := window.Open(t, window.Build(t, "."), window.Options{Width: 1024, Height: 640,
		Args: []string{"-size", "960x600"}, Env: []string{"HOME=" + t.TempDir(), "XDG_CONFIG_HOME="}})
	hands{w, t}.evening()
	if err := w.Close(); err != nil {
		t.Errorf("closing the window: %v", err)
	}
	// There is no sound device on a test machine: at most one line is said about it.
	if out := strings.TrimSpace(w.Output()); strings.Count(out, "\n") > 0 {
		t.Errorf("the game printed more than a line:\n%s", out)
	}
}
