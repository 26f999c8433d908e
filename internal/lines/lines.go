// Package lines is what a test reads of a running game: lines of text that come in while it waits for one.
package lines

import (
	"fmt"
	"strings"
	"sync"
	"time"
)

// A Log collects lines from one goroutine and is read by another.
type Log struct {
	mu    sync.Mutex
	lines []string
	next  int           // the first line that no Wait has passed yet
	more  chan struct{} // closed and replaced when lines are added
}

// Add appends lines.
func (l *Log) Add(lines ...string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.lines = append(l.lines, lines...)
	if l.more != nil {
		close(l.more)
		l.more = nil
	}
}

// All returns every line so far.
func (l *Log) All() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return append([]string(nil), l.lines...)
}

// Wait returns the first line with the prefix among those that no earlier Wait has passed, and passes it: two
// waits for the same prefix find two lines. After a timeout the error quotes what did come, and nothing is passed.
func (l *Log) Wait(prefix string, timeout time.Duration) (string, error) {
	deadline := time.After(timeout)
	for {
		l.mu.Lock()
		for i := l.next; i < len(l.lines); i++ {
			if strings.HasPrefix(l.lines[i], prefix) {
				l.next = i + 1
				line := l.lines[i]
				l.mu.Unlock()
				return line, nil
			}
		}
		if l.more == nil {
			l.more = make(chan struct{})
		}
		more := l.more
		l.mu.Unlock()
		select {
		case <-more:
		case <-deadline:
			return "", fmt.Errorf("no line %q within %v%s", prefix, timeout, l.tail())
		}
	}
}

func (l *Log) tail() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.lines) == 0 {
		return "; no lines at all"
	}
	return fmt.Sprintf("; the last lines, with %d of %d passed:\n\t%s", l.next, len(l.lines),
		strings.Join(l.lines[max(0, len(l.lines)-20):], "\n\t"))
}
