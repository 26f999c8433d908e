package input

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestChord(t *testing.T) {
	for _, c := range []struct {
		was, now int
		want     string
	}{
		{0, 0, ""}, {1, 1, ""}, {0, 1, "down left "}, {1, 0, "up left "},
		{1, 3, "down right "}, {3, 2, "up left "}, {2, 0, "up right "},
		{3, 0, "up left up right "}, {2, 1, "up right down left "}, {0, 8, "down middle "}, {0, 64, ""},
	} {
		got := ""
		chord(c.was, c.now, func(k Kind, b ebiten.MouseButton) {
			got += fmt.Sprintf("%s %s ", map[Kind]string{Up: "up", Down: "down"}[k],
				map[ebiten.MouseButton]string{ebiten.MouseButtonLeft: "left", ebiten.MouseButtonRight: "right", ebiten.MouseButtonMiddle: "middle"}[b])
		})
		if got != c.want {
			t.Errorf("from %b to %b: %q, not %q", c.was, c.now, got, c.want)
		}
	}
}
