//go:build !android && !darwin && !js && !windows && !nintendosdk && !playstation5

package audio

// #cgo pkg-config: alsa
// #pragma GCC diagnostic ignored "-Wdeprecated-declarations"
// #include <stdlib.h>
// #include <alsa/asoundlib.h>
//
// static void quiet(const char *file, int line, const char *function, int err, const char *fmt, ...) {}
//
// static void hush(void) { snd_lib_error_set_handler(quiet); }
//
// static int opens(const char *name) {
//	snd_pcm_t *pcm;
//	int err = snd_pcm_open(&pcm, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK);
//	if (err >= 0) snd_pcm_close(pcm);
//	return err;
// }
import "C"

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"time"
	"unsafe"
)

// deviceBuffer is how much the device itself holds. oto's default of 43 ms runs dry when the picture is drawn by the processor.
const deviceBuffer = 64 * time.Millisecond

// hush sends what PulseAudio's library says on standard error to the system's log: it comments on a home or a runtime folder
// that it doesn't like. It reads the environment of C when it is first used, which os.Setenv changes, too. Who has asked for
// its log gets it.
func hush() {
	if os.Getenv("PULSE_LOG") == "" {
		os.Setenv("PULSE_LOG_SYSLOG", "1")
	}
}

// probe keeps a machine without sound from filling the terminal. ALSA's library explains every failed attempt on standard
// error, so it is told not to. And when the usual devices fail, oto goes on to try every plug-in that is installed, of
// which JACK's prints lines that can't be turned off: so oto isn't asked at all if it couldn't find anything.
func probe() error {
	C.hush()
	for _, name := range []string{"default", "pulse", "pipewire"} {
		c := C.CString(name)
		err := C.opens(c)
		C.free(unsafe.Pointer(c))
		if err >= 0 {
			return nil
		}
	}
	if runtime.GOOS != "linux" {
		return nil
	}
	// A busy device, or one that isn't the default.
	if cards, _ := filepath.Glob("/dev/snd/pcmC*p"); len(cards) > 0 {
		return nil
	}
	return errors.New("no device")
}
