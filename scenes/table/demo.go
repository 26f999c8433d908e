package table

import (
	"strings"
	"time"

	"quintet/rules"
	"quintet/scenes/kit"
)

// Leaf is a page of a game's rule book that a live picture explains: a board on which the last moves of a match are shown
// again and again. Its words are GAME.book.KEY and GAME.book.KEY.text.
type Leaf struct {
	Key   string
	Match string // as a match file has it; "" for a page without a picture
	Upto  int    // how many of its moves have been made in the end; 0 is all
	Demo  int    // how many of those are shown, the last ones
}

// Read is the match of a leaf, or nil if it has none.
func (l Leaf) Read(find func(string) *rules.Game) (*rules.Match, error) {
	if l.Match == "" {
		return nil, nil
	}
	return rules.Read(strings.NewReader(l.Match), l.Key, find)
}

// Demo is a board that shows some moves, rests, and begins again, a few times. It takes no input.
type Demo struct {
	Viewer
	first int           // the first move that is shown
	last  int           // and how many have been made after the last one
	times int           // how often it has begun again
	rest  time.Duration // how long it has been still
}

// NewDemo shows the last moves of a match, as the first seat sees them.
func NewDemo(f Face, m *rules.Match, l Leaf) *Demo {
	last := l.Upto
	if last == 0 {
		last = m.Index()
	}
	d := &Demo{Viewer: newViewer(f, m, 0, last), last: last, first: max(0, last-l.Demo)}
	d.at = d.first
	return d
}

// demoTimes is how often a demo shows its moves: after that nothing moves on the page.
const demoTimes = 3

// How long a demo rests before its first move, between moves, and at the end.
const (
	demoBegins = 900 * time.Millisecond
	demoRests  = 700 * time.Millisecond
	demoEnds   = 2400 * time.Millisecond
)

// Lay places the board in a rectangle of the window, and begins.
func (d *Demo) Lay(e *kit.Env, r kit.Rect) {
	d.Viewer.Lay(e, r)
	d.begin()
}

func (d *Demo) begin() {
	d.rest = 0
	d.Set(d.first)
	d.marks = d.marks[:0]
}

// Update lets time pass and tells whether anything is seen differently.
func (d *Demo) Update(e *kit.Env) bool {
	if d.plan.Board.W == 0 {
		return false
	}
	if d.Viewer.Update(e) {
		d.rest = 0
		return true
	}
	if d.Moving() || e.Settings.Duration(demoRests) == 0 && d.at == d.last {
		return false
	}
	d.rest += e.Dt
	switch {
	case d.at == d.last && d.times+1 < demoTimes && d.rest >= demoEnds:
		d.times++
		d.begin()
		return true
	case d.at < d.last && (d.rest >= demoRests && d.at > d.first || d.rest >= demoBegins):
		d.Play()
		d.rest = 0
		return true
	}
	return false
}
