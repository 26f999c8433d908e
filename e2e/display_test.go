//go:build linux

package e2e

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"quintet/internal/window"
)

// TestWithoutDisplay starts the program where there is no display: it says so in a line, and nothing else.
func TestWithoutDisplay(t *testing.T) {
	cmd := exec.Command(window.Build(t, "."))
	cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool {
		return strings.HasPrefix(v, "DISPLAY=") || strings.HasPrefix(v, "WAYLAND_DISPLAY=")
	})
	out, err := cmd.CombinedOutput()
	if want := "Quintet needs a display; make play serves the browser version instead.\n"; string(out) != want {
		t.Errorf("it printed\n%s", out)
	}
	if cmd.ProcessState.ExitCode() != 1 {
		t.Errorf("it ended with %v", err)
	}
}
