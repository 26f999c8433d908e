//go:build linux

package window

import (
	"bytes"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// startScreen starts an X server on whatever display is free and connects to it.
func (w *Window) startScreen(width, height int) {
	w.t.Helper()
	// The server writes the number it has found to a descriptor: no two tests can choose the same.
	r, wr, err := os.Pipe()
	if err != nil {
		w.t.Fatal(err)
	}
	defer r.Close()
	// -noreset keeps the server as it is when its last client leaves.
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-noreset", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{wr}
	start(w.t, cmd)
	wr.Close()
	r.SetReadDeadline(time.Now().Add(patience))
	var number bytes.Buffer
	for b := make([]byte, 1); ; {
		if _, err := r.Read(b); err != nil {
			w.t.Fatalf("window: Xvfb doesn't start: %v", err)
		}
		if b[0] == '\n' {
			break
		}
		number.WriteByte(b[0])
	}
	w.display = ":" + number.String()

	xgb.Logger = log.New(io.Discard, "", 0) // it complains that there is no cookie to send
	if w.x, err = xgb.NewConnDisplay(w.display); err != nil {
		w.t.Fatalf("window: connecting to %s: %v", w.display, err)
	}
	w.t.Cleanup(w.x.Close)
	w.root = xproto.Setup(w.x).DefaultScreen(w.x).Root
}

// environ is what the screen's programs are started with. The screen lets them in without a cookie, but Ebitengine
// complains when it has none to send, so they get one, for any display.
func (w *Window) environ() []string {
	w.t.Helper()
	if w.cookie == "" {
		w.cookie = filepath.Join(w.t.TempDir(), "cookie")
		const wild = "\xff\xff" + "\x00\x00" + "\x00\x00" + "\x00\x12MIT-MAGIC-COOKIE-1" + "\x00\x10sixteen letters."
		if err := os.WriteFile(w.cookie, []byte(wild), 0o600); err != nil {
			w.t.Fatal(err)
		}
	}
	return append(os.Environ(), "DISPLAY="+w.display, "XAUTHORITY="+w.cookie)
}
