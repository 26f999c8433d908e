//go:build linux

package window

import (
	"bytes"
	"os"
	"time"
)

// follow reads the trace file as it grows.
func (w *Window) follow() {
	stop, done := make(chan struct{}), make(chan struct{})
	w.t.Cleanup(func() { close(stop); <-done })
	go func() {
		defer close(done)
		var f *os.File
		var rest []byte
		buf := make([]byte, 64<<10)
		for {
			select {
			case <-stop:
				if f != nil {
					f.Close()
				}
				return
			case <-time.After(5 * time.Millisecond):
			}
			if f == nil {
				var err error
				if f, err = os.Open(w.trace); err != nil {
					f = nil
					continue
				}
			}
			n, _ := f.Read(buf)
			rest = append(rest, buf[:n]...)
			for {
				line, more, whole := bytes.Cut(rest, []byte("\n"))
				if !whole {
					break
				}
				w.lines.Add(string(line))
				rest = more
			}
		}
	}()
}

// Lines returns the lines that the game has traced so far.
func (w *Window) Lines() []string { return w.lines.All() }

// WaitLine waits for the next line of the game that begins with the prefix, passes it and returns it.
func (w *Window) WaitLine(prefix string, timeout time.Duration) string {
	w.t.Helper()
	line, err := w.lines.Wait(prefix, timeout)
	if err != nil {
		w.t.Fatalf("window: %v\n%s", err, w.Output())
	}
	return line
}

// Output returns what the program has printed, to either of its outputs.
func (w *Window) Output() string { return w.program.output.String() }
