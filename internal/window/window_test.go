//go:build linux

package window

import (
	"image/color"
	"strings"
	"testing"
	"time"
)

const timeout = time.Minute

func TestWindow(t *testing.T) {
	w := Open(t, Build(t, "./internal/window/testdata/echo"), Options{Width: 640, Height: 480})
	w.WaitLine("size 400 300", timeout)

	w.Click(10, 20)
	w.WaitLine("press 10 20", timeout)
	w.WaitLine("release 10 20", timeout)
	w.Drag(10, 20, 300, 200)
	w.WaitLine("press 10 20", timeout)
	w.WaitLine("move ", timeout)
	w.WaitLine("move ", timeout)
	w.WaitLine("release 300 200", timeout)
	w.Move(50.4, 60.6)
	w.Press()
	w.WaitLine("press 50 61", timeout)
	held := color.RGBA{0xf9, 0xd4, 0x97, 255}
	for end := time.Now().Add(timeout); w.Shot().RGBAAt(0, 0) != held || w.Shot().RGBAAt(399, 299) != held; {
		if time.Now().After(end) {
			t.Fatalf("a corner of the window is %v", w.Shot().RGBAAt(0, 0))
		}
	}
	w.Release()
	w.WaitLine("release", timeout)
	w.Wheel(-100)
	w.WaitLine("wheel 1", timeout)

	w.Key("u")
	w.WaitLine("key U", timeout)
	w.Key("ArrowLeft")
	w.WaitLine("key ArrowLeft", timeout)
	w.Key("ctrl+z")
	w.WaitLine("key Z with ctrl", timeout)
	w.Type("Ana")
	for _, c := range []string{"char A", "char n", "char a"} {
		w.WaitLine(c, timeout)
	}

	w.Resize(500, 333)
	w.WaitLine("size 500 333", timeout)
	w.Click(490, 320)
	w.WaitLine("press 490 320", timeout)
	if b := w.Shot().Bounds(); b.Dx() != 500 || b.Dy() != 333 {
		t.Errorf("the shot is %v", b)
	}
	if err := w.Close(); err != nil || w.Output() != "goodbye\n" {
		t.Errorf("the program ended with %v and said %q", err, w.Output())
	}
	if n := len(w.Lines()); n < 15 {
		t.Errorf("%d lines: %s", n, strings.Join(w.Lines(), ", "))
	}
}

// Two at once have nothing to do with each other.
func TestTwo(t *testing.T) {
	program := Build(t, "./internal/window/testdata/echo")
	a, b := Open(t, program, Options{}), Open(t, program, Options{})
	if a.display == b.display {
		t.Fatalf("both are on %s", a.display)
	}
	a.WaitLine("size", timeout)
	b.WaitLine("size", timeout)
	a.Click(41, 41)
	a.WaitLine("press 41 41", timeout)
	a.Kill()
	if err := a.Wait(timeout); err == nil {
		t.Error("a killed program ended cleanly")
	}
	b.Click(42, 42)
	b.WaitLine("press 42 42", timeout)
	if len(a.Lines()) > 3 {
		t.Errorf("the other window heard of it: %v", a.Lines())
	}
}
