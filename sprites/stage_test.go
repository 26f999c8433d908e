package sprites

import (
	"math/rand/v2"
	"testing"
	"time"

	"quintet/rules"
)

// lay is a table of pieces in a row, far enough apart that a swap of neighbours is one of cells that touch.
func lay(n int) []rules.Place {
	out := make([]rules.Place, n)
	for i := range out {
		out[i].Spot.X = int8(i)
	}
	return out
}

const cellSide = 100

var players = Cast{
	Home: func(piece int, table []rules.Place) Pose {
		at := table[piece]
		return At(float32(at.Spot.X)*cellSide, float32(at.Spot.Y)*cellSide, cellSide)
	},
	Half:    func(piece int, cell float32) float32 { return Share[piece%3] * cell / 2 },
	Motions: map[rules.Cue]Motion{rules.CueDrop: Drop, rules.CueSlide: Slide, rules.CueSwap: Swap, rules.CueLine: Line},
}

func newStage(n int) *Stage {
	s := NewStage()
	s.Recast(players)
	s.Set(lay(n))
	return s
}

func swapped(a, b int, table []rules.Place) rules.Event {
	return rules.Event{Cue: rules.CueSwap, Puts: []rules.Put{{Piece: int16(a), To: table[b]}, {Piece: int16(b), To: table[a]}}}
}

// TestSwapPassesBeside looks at every moment of swaps of all sizes, along a row and diagonally: the feet never overlap.
func TestSwapPassesBeside(t *testing.T) {
	for a := range 3 {
		for b := 3; b < 6; b++ {
			for _, way := range [][2]int8{{1, 0}, {0, 1}, {1, 1}, {1, -1}, {-1, 0}} {
				s := newStage(6)
				table := lay(6)
				table[b].Spot = rules.Spot{X: table[a].Spot.X + way[0], Y: table[a].Spot.Y + way[1]}
				s.Set(table)
				s.Play([]rules.Event{swapped(a, b, table)})
				for s.Moving() {
					s.Advance(4 * time.Millisecond)
					p, q := s.Poses()[a], s.Poses()[b]
					least := players.Half(a, cellSide) + players.Half(b, cellSide)
					if abs(p.X-q.X) < least-.5 && abs(p.Y-q.Y) < least-.5 {
						_, at := s.Playing()
						t.Fatalf("sizes %d and %d overlap at %.2f of the way %v: %v, %v", a%3, b%3, at, way, p, q)
					}
				}
			}
		}
	}
}

// TestFinishIsTheTable plays random events and finishes, glides, holds and returns at random: in the end everything is
// where the table has it, exactly.
func TestFinishIsTheTable(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 2))
		s := newStage(6)
		want := lay(6)
		for range 40 {
			a := r.IntN(6)
			b := (a + 1 + r.IntN(5)) % 6
			switch r.IntN(7) {
			case 0:
				to := rules.Place{Spot: rules.Spot{X: int8(r.IntN(9)), Y: int8(r.IntN(9))}}
				s.Play([]rules.Event{{Cue: rules.CueDrop, Puts: []rules.Put{{Piece: int16(a), To: to}}}, {Cue: rules.CueLine}})
				want[a] = to
			case 1:
				s.Play([]rules.Event{swapped(a, b, want)})
				want[a], want[b] = want[b], want[a]
			case 2:
				want[a], want[b] = want[b], want[a]
				s.Glide(want)
			case 3:
				p := s.Poses()[a]
				p.X, p.Lift = 7, 9
				if r.IntN(2) == 0 {
					s.Hold(a, p)
				} else {
					s.Raise(a, p)
				}
			case 4:
				s.Return(a, r.IntN(2) == 0)
			case 5:
				s.Finish()
			}
			s.Advance(time.Duration(r.IntN(300)) * time.Millisecond)
		}
		for h := s.Held(); h >= 0; h = s.Held() {
			s.Return(h, false)
		}
		for range 1000 {
			s.Advance(50 * time.Millisecond)
		}
		if s.Moving() {
			t.Fatal("it never comes to rest")
		}
		for i := range want {
			if s.Table()[i] != want[i] || s.Poses()[i] != players.Home(i, want) {
				t.Fatalf("seed %d: piece %d is at %v, seen at %v; it belongs at %v", seed, i, s.Table()[i], s.Poses()[i], want[i])
			}
		}
	}
}

// TestPace: off is at once, slow takes longer, and reduced motion is a fade without travel.
func TestPace(t *testing.T) {
	last := func(pace func(time.Duration) time.Duration, fading bool) (lasted time.Duration, travelled bool) {
		s := newStage(2)
		s.Pace, s.Fading = pace, fading
		s.Play([]rules.Event{{Cue: rules.CueDrop, Puts: []rules.Put{{Piece: 0, To: rules.Place{Spot: rules.Spot{X: 5}}}}}})
		for s.Advance(time.Millisecond) && s.Moving() {
			lasted += time.Millisecond
			if x := s.Poses()[0].X; x != 0 && x != 500 {
				travelled = true
			}
		}
		return lasted, travelled
	}
	if d, _ := last(func(time.Duration) time.Duration { return 0 }, false); d != 0 {
		t.Errorf("off takes %v", d)
	}
	normal, travelled := last(nil, false)
	if !travelled || normal < 390*time.Millisecond || normal > 420*time.Millisecond {
		t.Errorf("a drop takes %v", normal)
	}
	if slow, _ := last(func(d time.Duration) time.Duration { return d * 16 / 10 }, false); slow < normal*3/2 {
		t.Errorf("slow takes %v, normal %v", slow, normal)
	}
	if d, travelled := last(nil, true); travelled || d > 105*time.Millisecond {
		t.Errorf("a fade takes %v, travelled %v", d, travelled)
	}
}

// TestTargets: small boxes are as large as a fingertip, the nearer one of two has what they share, and arrows find
// the neighbours.
func TestTargets(t *testing.T) {
	s := NewTargets(500, 500, 44)
	at := func(x int8) rules.Spot { return rules.Spot{X: x} }
	s.Add(at(1), Rect{100, 100, 20, 20})
	s.Add(at(2), Rect{130, 100, 20, 20})
	s.Add(at(3), Rect{110, 300, 100, 100})
	for _, c := range []struct {
		x, y float64
		want int8
	}{{110, 110, 1}, {90, 90, 1}, {124, 110, 1}, {127, 110, 2}, {160, 125, 2}, {200, 390, 3}, {300, 110, 0}, {-5, -5, 0}, {1e9, 3, 0}} {
		got, ok := s.At(c.x, c.y)
		if ok != (c.want > 0) || got.X != c.want {
			t.Errorf("at %v, %v is %v %v, want %d", c.x, c.y, got, ok, c.want)
		}
	}
	for _, c := range []struct {
		from   int8
		dx, dy float64
		want   int8
	}{{1, 1, 0, 2}, {2, -1, 0, 1}, {1, 0, 1, 3}, {3, 0, -1, 2}, {1, 0, -1, 1}} {
		if got := s.Toward(at(c.from), c.dx, c.dy); got.X != c.want {
			t.Errorf("from %d by %v, %v comes to %d, want %d", c.from, c.dx, c.dy, got.X, c.want)
		}
	}
}

// TestFadeKeepsWhatMakesRoom: where motion is reduced, pieces that only give a little way for another one don't go out; those that
// go elsewhere do.
func TestFadeKeepsWhatMakesRoom(t *testing.T) {
	for way, kept := range map[float32]bool{.1 * cellSide: true, cellSide: false} {
		s := NewStage()
		c := players
		c.Home = func(piece int, table []rules.Place) Pose {
			p := players.Home(piece, table)
			if piece > 0 && table[0].Spot.X == 9 {
				p.Y += way
			}
			return p
		}
		s.Recast(c)
		s.Set(lay(3))
		s.Fading = true
		s.Play([]rules.Event{{Cue: rules.CueDrop, Puts: []rules.Put{{Piece: 0, To: rules.Place{Spot: rules.Spot{X: 9}}}}}})
		least := float32(1)
		for s.Moving() {
			s.Advance(5 * time.Millisecond)
			least = min(least, s.Poses()[1].Alpha)
		}
		if (least == 1) != kept {
			t.Errorf("a piece that gives way by %v is seen by %v at least", way, least)
		}
	}
}
