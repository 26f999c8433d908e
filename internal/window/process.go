//go:build linux

package window

import (
	"bytes"
	"errors"
	"os/exec"
	"runtime"
	"sync"
	"syscall"
	"testing"
	"time"
)

// A process is something the test has started. It ends with the test, even if the test is killed.
type process struct {
	cmd    *exec.Cmd
	output safeBuffer
	done   chan struct{}
	err    error // once done is closed
}

func start(t testing.TB, cmd *exec.Cmd) *process {
	t.Helper()
	p := &process{cmd: cmd, done: make(chan struct{})}
	cmd.Stdout, cmd.Stderr = &p.output, &p.output
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	// A child of the program's that keeps the output open must not hold up the end.
	cmd.WaitDelay = time.Second
	started := make(chan error)
	go func() {
		// The kernel sends that signal when the thread ends that has started the process, not the program.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := cmd.Start()
		started <- err
		if err == nil {
			p.err = cmd.Wait()
			close(p.done)
		}
	}()
	if err := <-started; err != nil {
		t.Fatalf("window: %v (make test installs what it needs)", err)
	}
	t.Cleanup(p.kill)
	return p
}

// kill ends this process, and no other, and waits for that.
func (p *process) kill() {
	p.cmd.Process.Kill() // of one that has been waited for it does nothing
	<-p.done
}

// ended returns nil while the process runs.
func (p *process) ended() error {
	select {
	case <-p.done:
		if p.err == nil {
			return errors.New("it ended cleanly")
		}
		return p.err
	default:
		return nil
	}
}

type safeBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *safeBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *safeBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}
