//go:build !js

package audio

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// asked makes the test program play the game's part in a process of its own: see TestProcessWithoutDevice.
const asked = "QUINTET_AUDIO_PROCESS"

func TestMain(m *testing.M) {
	if os.Getenv(asked) != "" {
		p := Open(func(line string) { fmt.Fprintln(os.Stderr, line) })
		for range 50 {
			use(p)
			time.Sleep(20 * time.Millisecond)
		}
		p.Close()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// Libraries below us write to standard error as they please, so only a real process shows what is printed in all.
func TestProcessWithoutDevice(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a second")
	}
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asked+"=1", "DISPLAY=",
		// If this machine has a device, hide it.
		"ALSA_CONFIG_PATH=/dev/null", "PULSE_SERVER=unix:/nonexistent", "PIPEWIRE_REMOTE=/nonexistent")
	var printed bytes.Buffer
	cmd.Stdout, cmd.Stderr = &printed, &printed
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s", err, printed.String())
	}
	if n := strings.Count(printed.String(), "\n"); n > 1 {
		t.Errorf("%d lines about having no sound:\n%s", n, printed.String())
	}
}
