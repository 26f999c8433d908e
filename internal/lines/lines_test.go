package lines

import (
	"strings"
	"testing"
	"time"
)

func TestWait(t *testing.T) {
	var l Log
	go func() {
		for _, s := range []string{"move 1", "undo", "move 2", "undo"} {
			time.Sleep(time.Millisecond)
			l.Add(s)
		}
	}()
	for _, want := range []string{"move 1", "move 2", "undo"} {
		got, err := l.Wait(want[:4], time.Second)
		if got != want || err != nil {
			t.Fatalf("waited for %q, got %q, %v", want[:4], got, err)
		}
	}
	if _, err := l.Wait("undo", 10*time.Millisecond); err == nil || !strings.Contains(err.Error(), "4 of 4 passed") {
		t.Errorf("a third wait for undo: %v", err)
	}
}
