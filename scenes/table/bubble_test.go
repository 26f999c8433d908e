package table

import (
	"strings"
	"testing"
	"time"
)

func TestTimeToRead(t *testing.T) {
	for n, want := range map[int]time.Duration{5: 2600 * time.Millisecond, 43: 2600 * time.Millisecond, 100: 6 * time.Second, 500: 8 * time.Second} {
		if got := toRead(strings.Repeat("ñ", n)); got != want {
			t.Errorf("%d characters stay for %v, not %v", n, got, want)
		}
	}
}
