//go:build !js

package audio

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"
)

// asked makes the test program play the game's part in a process of its own: see TestProcessWithoutDevice.
const asked = "QUINTET_AUDIO_PROCESS"

func TestMain(m *testing.M) {
	if os.Getenv(asked) != "" {
		if os.Getenv("PULSE_LOG_SYSLOG") != "" {
			panic("PULSE_LOG_SYSLOG is set before the sound is opened")
		}
		p := Open(func(line string) { fmt.Fprintln(os.Stderr, line) })
		for range 50 {
			use(p)
			time.Sleep(20 * time.Millisecond)
		}
		p.Close()
		if runtime.GOOS == "linux" {
			// A child gets the environment that the libraries see.
			if out, _ := exec.Command("printenv", "PULSE_LOG_SYSLOG").Output(); strings.TrimSpace(string(out)) != "1" {
				panic("PulseAudio's library is not told to be quiet")
			}
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// Libraries below us write to standard error as they please, so only a real process shows what is printed in all.
func TestProcessWithoutDevice(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a second")
	}
	// Nor may a home that isn't one, or no home at all, make them talk.
	file := t.TempDir() + "/file"
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, home := range []string{os.Getenv("HOME"), "", file, "relative"} {
		t.Run("HOME="+home, func(t *testing.T) {
			t.Parallel()
			playWithoutDevice(t, "HOME="+home, "XDG_RUNTIME_DIR="+file+"/run")
		})
	}
}

func playWithoutDevice(t *testing.T, env ...string) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asked+"=1", "DISPLAY=",
		// If this machine has a device, hide it.
		"ALSA_CONFIG_PATH=/dev/null", "PULSE_SERVER=unix:/nonexistent", "PIPEWIRE_REMOTE=/nonexistent", "PULSE_LOG=")
	cmd.Env = append(cmd.Env, env...)
	var printed bytes.Buffer
	cmd.Stdout, cmd.Stderr = &printed, &printed
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s", err, printed.String())
	}
	if n := strings.Count(printed.String(), "\n"); n > 1 {
		t.Errorf("%d lines about having no sound:\n%s", n, printed.String())
	}
}
