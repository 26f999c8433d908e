package box_test

import (
	"math/rand/v2"
	"testing"

	"quintet/rules"
	. "quintet/rules/box"
)

// A seat knows the colour of its side and its own tile; team-mates' tiles are hidden too (X11).
func TestView(t *testing.T) {
	s := dealt(t, 4)
	for seat := range rules.Seat(4) {
		v := s.View(seat)
		for other := range rules.Seat(4) {
			if _, ok := Hand(v, other); ok != (other == seat) {
				t.Errorf("seat %v sees the tile of seat %v: %v", seat, other, ok)
			}
		}
		for side := range 2 {
			if _, ok := Colour(v, side); ok != (side == int(seat)%2) {
				t.Errorf("seat %v knows the colour of side %d: %v", seat, side, ok)
			}
		}
		if Unseen(v).Len() != 23 || !v.View(seat).Equal(v) || !v.View(rules.Nobody).Equal(s.View(rules.Nobody)) {
			t.Errorf("to seat %v %d tiles are unseen", seat, Unseen(v).Len())
		}
	}
	if Unseen(s.View(rules.Nobody)).Len() != 24 {
		t.Error("nobody has seen a tile")
	}
	over := finished(t, s)
	for seat := rules.Nobody; seat < 4; seat++ {
		if v := over.View(seat); !v.Equal(over) {
			t.Errorf("something is hidden from seat %v at the end", seat)
		}
	}
}

func TestMask(t *testing.T) {
	four, start := dealt(t, 4), fresh(t, 4)
	last := dealt(t, 2)
	for Played(last) < Tiles-1 {
		last = ready(t, last.Apply(last.Turn(), last.Moves(nil, last.Turn())[0], nil))
	}
	tile, _ := Hand(last, 1)
	final := Game.Format(last.Moves(nil, 1)[0])
	for _, c := range []struct {
		s          rules.State
		to, by     rules.Seat
		text, want string
	}{
		{start, 0, rules.Chance, "secret 0 P", "secret 0 P"},
		{start, 2, rules.Chance, "secret 0 P", "secret 0 P"},
		{start, 1, rules.Chance, "secret 0 P", "secret 0 ?"},
		{start, rules.Nobody, rules.Chance, "secret 0 P", "secret 0 ?"},
		{four, 1, rules.Chance, "draw 1 B09", "draw 1 B09"},
		{four, 3, rules.Chance, "draw 1 B09", "draw 1 ?"},
		{four, rules.Nobody, rules.Chance, "draw 1 B09", "draw 1 ?"},
		{four, 0, 0, "play h 4 0", "play h 4 0"},
		{four, 1, 0, "play h 4 0", "play h 4 0 B01"},
		{four, rules.Nobody, 0, "play h 4 0", "play h 4 0 B01"},
		{last, 0, 1, final, final + " " + TileCode(tile) + " P B"},
		{last, 1, 1, final, final + " " + TileCode(tile) + " P B"},
		{last, rules.Nobody, 1, final, final + " " + TileCode(tile) + " P B"},
	} {
		if got := Game.Format(c.s.Mask(c.to, c.by, move(t, c.text))); got != c.want {
			t.Errorf("seat %v is told %q, not %q", c.to, got, c.want)
		}
	}
	// A play of one's own, with all other colours unknown, can be tried on a view, up to the last one.
	v := last.View(1)
	if r := v.Apply(1, move(t, final), nil).Result(); !r.Over || len(r.Scores) != 2 {
		t.Errorf("the last play leads to %v", r)
	}
}

// Every colour and every tile that has not been seen is guessed about as often as any other, and none twice.
func TestGuess(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	v := dealt(t, 3).View(1) // which has B, and the tile B02
	const n = 3000
	var colours [Colours]int
	var tiles [Tiles + 1]int
	for range n {
		g := v.Guess(r)
		a, _ := Colour(g, 0)
		b, known := Colour(g, 2)
		x, _ := Hand(g, 0)
		y, seen := Hand(g, 2)
		if a == b || x == y || !known || !seen {
			t.Fatalf("guessed\n%s", Game.Show(g))
		}
		colours[a]++
		tiles[x]++
		tiles[y]++
	}
	for c, got := range colours {
		if want := n / 5; Letter(c) == "B" && got != 0 || Letter(c) != "B" && (got < want*8/10 || got > want*12/10) {
			t.Errorf("%s was guessed %d times", Letter(c), got)
		}
	}
	for tile, got := range tiles[1:] {
		if want := 2 * n / 23; tile == 1 && got != 0 || tile != 1 && (got < want*7/10 || got > want*13/10) {
			t.Errorf("%s was guessed %d times", TileCode(tile+1), got)
		}
	}
}

// An undone draw comes up the same.
func TestUndo(t *testing.T) {
	m, err := rules.NewMatch(Game, setup(3), 5)
	if err != nil {
		t.Fatal(err)
	}
	play := func(n int) {
		for range n {
			for m.State().Turn() == rules.Chance {
				m.Chance()
			}
			moves := m.State().Moves(nil, m.State().Turn())
			m.Play(m.State().Turn(), moves[len(moves)/2])
			for m.State().Turn() == rules.Chance {
				m.Chance()
			}
		}
	}
	play(8)
	end, index := m.State(), m.Index()
	for range 8 {
		m.Undo()
	}
	if m.CanUndo() || m.Index() != 6 {
		t.Errorf("8 plays were undone, back to move %d", m.Index())
	}
	play(8)
	if !m.State().Equal(end) || m.Index() != index {
		t.Error("the same plays lead elsewhere")
	}
	for range 8 {
		m.Undo()
	}
	for m.Redo() {
	}
	if !m.State().Equal(end) {
		t.Error("redoing leads elsewhere")
	}
}
