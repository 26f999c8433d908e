package kit

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/scenes/input"
)

func TestField(t *testing.T) {
	d := newDesk()
	var got []string
	f := d.t.NewField("Ana", func(s string) { got = append(got, s) })
	f.Place(Rect{X: 0, Y: 0, W: 200, H: 48})
	d.Add(f)
	typed := func(s string) { d.frame(input.Frame{Chars: []rune(s)}) }
	expect := func(want string, n int) {
		t.Helper()
		if f.Text() != want || len(got) != n {
			t.Errorf("the field says %q after %d changes, not %q after %d", f.Text(), len(got), want, n)
		}
	}
	typed("x")
	expect("Ana", 0)
	d.events(ev(input.Down, 100, 20), ev(input.Up, 100, 20))
	if !d.Typing() {
		t.Fatal("a click does not begin to type")
	}
	typed("Bo")
	typed("\x01b")
	expect("Bob", 0)
	d.keys(ebiten.KeyLeft, ebiten.KeyBackspace)
	expect("Bb", 0)
	typed("é")
	d.keys(ebiten.KeyHome, ebiten.KeyDelete, ebiten.KeyEnd)
	typed("  ")
	expect("éb  ", 0)
	d.keys(ebiten.KeyEnter)
	expect("éb", 1)
	if d.Typing() {
		t.Error("Enter does not end typing")
	}
	d.events(ev(input.Down, 100, 20), ev(input.Up, 100, 20))
	typed("nobody")
	d.keys(ebiten.KeyEscape)
	expect("éb", 1)
	d.events(ev(input.Down, 100, 20), ev(input.Up, 100, 20))
	d.keys(ebiten.KeyBackspace)
	expect("", 1)
	d.events(ev(input.Down, 300, 200), ev(input.Up, 300, 200))
	expect("éb", 1)
	d.keys(ebiten.KeyTab)
	typed(strings.Repeat("ab", 40))
	d.keys(ebiten.KeyEnter)
	expect(strings.Repeat("ab", 20), 2)
	d.keys(ebiten.KeyTab)
	d.frame(input.Frame{Keys: []ebiten.Key{ebiten.KeyHome}})
	d.frame(input.Frame{Keys: []ebiten.Key{ebiten.KeyEnd}, Shift: true})
	typed("Uli")
	d.keys(ebiten.KeyEnter)
	expect("Uli", 3)

	blinks := 0
	d.events(ev(input.Down, 100, 20), ev(input.Up, 100, 20))
	for range 120 {
		if d.events() {
			blinks++
		}
	}
	if blinks < 3 || blinks > 5 {
		t.Errorf("in two seconds the caret changed %d times", blinks)
	}
}
