package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/internal/window"
)

// TestOddHome plays a little where nothing can be kept: that is said in one line, and so is that there is no sound.
func TestOddHome(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	program := window.Build(t, ".")
	for _, home := range []string{"", file, "relative"} {
		w := window.Open(t, program, window.Options{Width: 640, Height: 480, Args: []string{"-size", "480x360"},
			Env: []string{"HOME=" + home, "XDG_CONFIG_HOME=", "XDG_RUNTIME_DIR=" + file + "/run"}})
		w.WaitLine("control settings ", time.Minute) // the menu, behind the curtain: the settings have been read
		if err := w.Close(); err != nil {
			t.Errorf("HOME=%s: %v", home, err)
		}
		kept, other := 0, 0
		for _, line := range strings.Split(strings.TrimSpace(w.Output()), "\n") {
			switch {
			case strings.HasPrefix(line, "quintet: settings are not kept: "):
				kept++
			case line != "" && !strings.HasPrefix(line, "quintet: Playing without sound"):
				other++
			}
		}
		if kept != 1 || other > 0 {
			t.Errorf("HOME=%s: the game printed\n%s", home, w.Output())
		}
	}
}

// TestInAWindow plays an evening in a real window, and ends by closing it.
func TestInAWindow(t *testing.T) {
	w := inWindow(t)
	hands{w, t}.evening()
	closes(t, w)
	// There is no sound device on a test machine: at most one line is said about it.
	if out := strings.TrimSpace(w.Output()); strings.Count(out, "\n") > 0 {
		t.Errorf("the game printed more than a line:\n%s", out)
	}
}
