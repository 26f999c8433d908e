package solver

import (
	"math/bits"

	"quintet/rules/juxtapose"
)

// sliding is a position of the slide phase.
type sliding struct {
	Board
	barred uint16 // squares of the pyramids that may not slide
	turns  int    // made in the slide phase
}

// slideMove lets two squares change what lies on them: a swap, or a slide if the second one is empty.
type slideMove struct {
	from, to int8
	slide    bool
}

// moves appends all legal moves.
func (s *Solver) moves(dst []slideMove, p *sliding) []slideMove {
	taken := p.Taken()
	hole := int(p.Hole())
	for from := p.Sliders(p.barred); from != 0; from &= from - 1 {
		dst = append(dst, slideMove{int8(bits.TrailingZeros16(from)), int8(hole), true})
	}
	if s.SlidesOnly {
		return dst
	}
	for a := range squares {
		if a == hole {
			continue
		}
		for to := juxtapose.Near(int8(a)) & taken &^ (1<<(a+1) - 1); to != 0; to &= to - 1 {
			dst = append(dst, slideMove{int8(a), int8(bits.TrailingZeros16(to)), false})
		}
	}
	return dst
}

// after is the position after a move, barring as the rules do.
func (s *Solver) after(p *sliding, m slideMove) sliding {
	t := sliding{Board: p.Board, turns: p.turns + 1}
	t.Exchange(m.from, m.to)
	if m.slide {
		t.barred = juxtapose.BarredBySlide(m.to)
	} else {
		t.barred = juxtapose.BarredBySwap(p.barred, m.from, m.to, s.SlideOnly)
	}
	return t
}

// lined tells whether there is a line on the board.
func lined(b *Board) bool {
	size, colour := b.Lines()
	return size || colour
}

// instant tells whether the player to move can make a line at once. A line is looked at before a repetition or the limit
// of turns is, so nothing can take it away. A move carries one pyramid into a line: two of one colour or size that change
// places alter nothing.
func (s *Solver) instant(p *sliding) bool {
	hole := ^p.Taken()
	slide := uint16(0)
	for _, set := range p.Board {
		r := s.reach[set]
		if r.swap&^hole != 0 && !s.SlidesOnly {
			return true
		}
		slide |= r.slide
	}
	if slide&hole == 0 {
		return false
	}
	if p.barred == 0 {
		return true
	}
	for from := p.Sliders(p.barred); from != 0; from &= from - 1 {
		both := from&-from | hole
		for _, set := range p.Board[:colours] {
			if set&both != 0 && juxtapose.ColourLined(set^both) {
				return true
			}
		}
		for _, set := range p.Board[colours:] {
			if set&both != 0 && juxtapose.SizeLined(set^both) {
				return true
			}
		}
	}
	return false
}

// full tells whether the goal is reached within the limit from a board that has just been filled.
func (s *Solver) full(b *Board) bool {
	p := sliding{Board: *b}
	if s.limit <= pieces { // nothing but the opening move counts
		return s.goal == pieces&1 && s.limit == pieces && s.instant(&p)
	}
	s.past = append(s.past[:0], *b)
	return s.makes(&p, s.goal == pieces&1, s.limit-pieces+1)
}

// slideFrame is a position whose moves are being tried.
type slideFrame struct {
	sliding
	mine  bool
	plies int // that are left
	list  []slideMove
}

// makes tells whether the player that has the goal forces a line within so many plies. The path from the first position
// of the slide phase is in s.past, p at its end, so third repetitions and the limit of turns are found exactly as the
// rules find them, and are no lines. Nothing is kept from one path for another: the past is part of a position here.
func (s *Solver) makes(p *sliding, mine bool, plies int) bool {
	if won, known := s.short(p, mine, plies); known {
		return won
	}
	var room [42]slideMove
	for _, m := range s.moves(room[:0], p) {
		t := s.after(p, m)
		won := false
		if !s.drawn(&t) {
			s.past = append(s.past, t.Board)
			won = s.makes(&t, !mine, plies-1)
			s.past = s.past[:len(s.past)-1]
		}
		if won == mine {
			return mine
		}
	}
	return !mine
}

// short answers what needs no search.
func (s *Solver) short(p *sliding, mine bool, plies int) (won, known bool) {
	s.Nodes++
	switch {
	case plies < 1:
		return false, true
	case s.instant(p):
		return mine, true
	}
	return false, plies < 2 || mine && plies < 3
}

// forcesSlides begins to search the same, run with runSlides. The past is set by the caller.
func (s *Solver) forcesSlides(p *sliding, mine bool, plies int) (won, known bool) {
	s.slides = s.slides[:0]
	return s.enterSlides(p, mine, plies)
}

// smallSlides is with how many plies left a position is searched as a whole.
func (s *Solver) smallSlides() int {
	if s.SlidesOnly {
		return 8
	}
	return 3
}

func (s *Solver) enterSlides(p *sliding, mine bool, plies int) (won, known bool) {
	if plies <= s.smallSlides() {
		return s.makes(p, mine, plies), true
	}
	if won, known := s.short(p, mine, plies); known {
		return won, true
	}
	s.slides = append(s.slides, slideFrame{sliding: *p, mine: mine, plies: plies})
	f := &s.slides[len(s.slides)-1]
	f.list = s.moves(nil, p)
	return false, false
}

// runSlides goes on with the search until it is done or has looked at so many nodes.
func (s *Solver) runSlides(nodes int) (won, done bool) {
	for stop := s.Nodes + nodes; s.Nodes < stop; {
		f := &s.slides[len(s.slides)-1]
		known := true
		if len(f.list) == 0 {
			won = !f.mine
		} else {
			t := s.after(&f.sliding, f.list[0])
			f.list = f.list[1:]
			won = false
			if !s.drawn(&t) {
				s.past = append(s.past, t.Board)
				if won, known = s.enterSlides(&t, !f.mine, f.plies-1); !known {
					continue // f lies on the path now
				}
				s.past = s.past[:len(s.past)-1]
			}
			if won != f.mine {
				continue
			}
		}
		for known {
			s.slides = s.slides[:len(s.slides)-1]
			if len(s.slides) == 0 {
				return won, true
			}
			s.past = s.past[:len(s.past)-1]
			known = won == s.slides[len(s.slides)-1].mine
		}
	}
	return false, false
}

// drawn tells whether a position without a line that arises now is a draw.
func (s *Solver) drawn(p *sliding) bool { return p.turns >= juxtapose.SlideMax || s.repeated(&p.Board) }

// repeated tells whether a board that arises now has done so too often before with the same player to move.
func (s *Solver) repeated(b *Board) bool {
	if s.Endless {
		return false
	}
	n := 0
	for i := len(s.past) - 2; i >= 0; i -= 2 {
		if s.past[i] == *b {
			n++
		}
	}
	return n+1 >= juxtapose.RepeatMax
}
