package table

import (
	"cmp"
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Viewer is a board without a table: it shows positions of a match and the way from one to the next. It takes no input.
type Viewer struct {
	face   Face
	match  *rules.Match
	to     rules.Seat // who sees it
	extent int        // the position for which an endless board is laid out: all of it is in sight
	at     int        // the position that the stage goes to
	ended  rules.Result
	stage  *sprites.Stage
	plan   Plan
	room   *ebiten.Image
	batch  sprites.Batch
	marks  []rules.Spot // the brackets of the last move
	spots  *sprites.Targets
	ghosts []int         // the pieces of a move that is shown as a ghost
	after  []rules.Place // and where all lie after it
}

// NewViewer shows a match as a seat may see it, or as Nobody does, from its last position on.
func NewViewer(f Face, m *rules.Match, to rules.Seat) *Viewer {
	v := newViewer(f, m, to, m.Index())
	return &v
}

func newViewer(f Face, m *rules.Match, to rules.Seat, extent int) Viewer {
	return Viewer{face: f, match: m, to: to, extent: extent, at: extent, stage: sprites.NewStage()}
}

// Lay places the board in a rectangle of the window. What was moving is over.
func (v *Viewer) Lay(e *kit.Env, r kit.Rect) {
	side := min(r.W, r.H)
	board := r.Center(side, side)
	if v.Wide(e.Theme.Words) {
		board = r.Center(min(r.W, longest*r.H), min(r.H, r.W))
	}
	v.plan = Plan{Window: r, Board: board.Snap(), Text: 1, Scale: e.Scale, Seats: make([]kit.Rect, v.sight().Players())}
	v.spots = sprites.NewTargets(e.W, e.H, 0)
	v.face.Lay(e, &v.plan, v.sight(), v.spots)
	if f, ok := v.face.(Follower); ok {
		f.Follow(v.sight())
	}
	if f, ok := v.face.(Roaming); ok {
		least, most := f.Zoom()
		f.See(Fit(f.Frame(), f.Extent(v.sight().At(v.extent)), least, most))
		f.Rested()
	}
	v.stage.Unit = float32(e.Scale)
	v.stage.Pace = e.Settings.Duration
	v.stage.Fading = e.Settings.ReduceMotion
	v.stage.Recast(sprites.Cast{Home: v.face.Home, Half: v.face.Half, Motions: v.face.Motions()})
	if v.room != nil {
		v.room.Deallocate()
	}
	v.room = sprites.NewLayer(e.W, e.H)
	v.face.PaintBoard(v.room)
	v.Set(v.at)
}

// Wide tells whether the board wants to be broader than high.
func (v *Viewer) Wide(w *kit.Words) bool { return v.face.Wants(w, v.sight()).Wide }

func (v *Viewer) sight() rules.Sight { return v.match.Sight(v.to) }

// At is the position that is shown, or being gone to: before move At, 0 <= At <= Index() of the match.
func (v *Viewer) At() int { return v.at }

// Set shows a position at once.
func (v *Viewer) Set(i int) {
	v.show(i)
	v.stage.Set(v.sight().At(i).Table(nil))
}

// Glide goes to a position, all pieces at once.
func (v *Viewer) Glide(i int) {
	v.show(i)
	v.stage.Glide(v.sight().At(i).Table(nil))
}

// Play goes to the next position as its move is seen. There must be one.
func (v *Viewer) Play() {
	events := v.sight().Events(v.at)
	v.show(v.at + 1)
	v.stage.Play(events)
}

// show makes a position the one that is shown, and marks the last decision that led there.
func (v *Viewer) show(i int) {
	v.at = i
	v.ended = v.sight().At(i).Result()
	v.marks, v.ghosts = v.marks[:0], v.ghosts[:0]
	for i--; i >= 0; i-- {
		if v.match.Entry(i).By != rules.Chance {
			v.marks = v.face.Marked(v.marks, v.sight(), i)
			return
		}
	}
}

// Moving tells whether anything is on its way.
func (v *Viewer) Moving() bool { return v.stage.Moving() }

// Update lets time pass and tells whether anything is seen differently.
func (v *Viewer) Update(e *kit.Env) bool { return v.plan.Board.W > 0 && v.stage.Advance(e.Dt) }

// Advise shows as a ghost a move that a seat could have made in position i, until another position is shown. Once the match
// is over it is shown as that seat would have seen it.
func (v *Viewer) Advise(i int, by rules.Seat, m rules.Move) {
	to := v.to
	if v.match.State().Result().Over {
		to = by
	}
	st := v.match.Sight(to).At(i)
	before := st.Table(nil)
	v.after = st.Apply(by, st.Mask(to, by, m), nil).Table(v.after[:0])
	v.ghosts = v.ghosts[:0]
	for p := range v.after {
		if before[p].Spot != v.after[p].Spot {
			v.ghosts = append(v.ghosts, p)
		}
	}
}

// Draw paints the board and what lies on it; pieces elsewhere on the table are left out.
func (v *Viewer) Draw(e *kit.Env, dst *ebiten.Image) {
	if v.room == nil {
		return
	}
	dst.DrawImage(v.room, nil)
	b := &v.batch
	roaming, _ := v.face.(Roaming)
	if roaming != nil {
		roaming.Under(b)
	}
	for _, s := range v.marks {
		if v.spots.Endless(s) {
			continue
		}
		if box, ok := v.spots.Box(s); ok && v.plan.Board.Has(box.Mid()) {
			v.face.Sheet().Mark(b, sprites.Last, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), 1)
		}
	}
	still, moving := v.stage.Order()
	poses := v.stage.Poses()
	for _, set := range [][]int{still, moving} {
		for _, body := range []bool{false, true} {
			for _, i := range set {
				p := poses[i]
				if !v.plan.Board.Has(float64(p.X), float64(p.Y)) {
					continue
				}
				if body {
					v.face.Body(b, i, p, e.Settings.Symbols)
				} else {
					v.face.Shadow(b, i, p)
				}
			}
		}
	}
	v.drawGhosts(b, e.Settings.Symbols)
	for _, s := range v.marks {
		for _, at := range v.stage.Table() {
			if v.spots.Endless(s) && at.Spot == s && !v.stage.Waits(rules.CueDrop) && !v.ended.Over {
				drawBrackets(b, v.face.Sheet(), roaming.Area(at), e)
			}
		}
	}
	if r := &v.ended; r.Over {
		along, glow := float32(1), float32(lineRests)
		if cue, at := v.stage.Playing(); cue == rules.CueLine {
			along, glow = drawnLine(at)
		} else if v.stage.Waits(rules.CueLine) {
			along = 0
		}
		scoring, counts := v.face.(Scoring)
		if counts && along > 0 {
			v.face.Darken(b, scoreDark*min(1, 2*along))
			for _, over := range [2]bool{false, true} {
				for i := range r.Shapes {
					scoring.Score(b, i, along, glow, along, over)
				}
			}
		}
		for _, shape := range r.Shapes {
			if along > 0 && !counts {
				v.face.Light(b, shape, along, glow)
			}
		}
	}
	b.Flush(dst, v.face.Sheet().Image())
}

// drawGhosts shows where a move that is advised would have put its pieces.
func (v *Viewer) drawGhosts(b *sprites.Batch, symbols bool) {
	if v.Moving() {
		return
	}
	roaming, _ := v.face.(Roaming)
	piler, _ := v.face.(Piler)
	for _, i := range v.ghosts {
		at, p := v.after[i], ghostPose(v.face, i, v.after)
		if p.Alpha <= 0 || !v.plan.Board.Has(float64(p.X), float64(p.Y)) {
			continue
		}
		foot := at.Spot
		if piler != nil {
			foot = piler.Foot(foot)
		}
		box, ok := v.spots.Box(foot)
		if v.spots.Endless(at.Spot) {
			box = ghostBox(roaming, at, v.plan.Scale)
		} else if !ok {
			continue
		}
		v.face.Body(b, i, p, symbols)
		v.face.Sheet().Mark(b, sprites.Better, float32(box.X), float32(box.Y), float32(box.W), float32(box.H), 1)
	}
}

// Told says what move i was, and about which piece, or -1; "" is nothing to be said.
func (v *Viewer) Told(w *kit.Words, i int) (said string, piece int) {
	return v.face.Told(w, v.sight(), i)
}

// Outcome says who has won, and why the match ended so, once it is over.
func (v *Viewer) Outcome(w *kit.Words) (head, why string) { return outcome(w, v.face, v.sight()) }

// Would says what another move of a seat in position i would have been; "" is nothing to be said.
func (v *Viewer) Would(w *kit.Words, i int, by rules.Seat, m rules.Move) (said string) {
	other := v.match.Fork(i)
	if _, err := other.Play(by, m); err != nil {
		return ""
	}
	return v.face.Would(w, other.Sight(v.to), i)
}

// PaintPiece paints a piece as move i has left it, round a point in a line so high.
func (v *Viewer) PaintPiece(w *kit.Words, dst *ebiten.Image, i, piece int, x, y, high float64) {
	p := sprites.At(float32(x), float32(y), float32(high*cmp.Or(v.face.Wants(w, v.sight()).Icon, 1.15)))
	p.Face = v.sight().At(i + 1).Table(nil)[piece].Face
	v.face.Body(&v.batch, piece, p, true)
	v.batch.Flush(dst, v.face.Sheet().Image())
}

// Close gives the memory of its pictures back.
func (v *Viewer) Close() {
	if v.room != nil {
		v.room.Deallocate()
		v.room = nil
	}
	v.face.Dispose()
}

// Wrong says in what the picture differs from the position that it is to show, once all is still.
func (v *Viewer) Wrong() error {
	if v.Moving() {
		return errors.New("something still moves")
	}
	table := v.sight().At(v.at).Table(nil)
	for i, at := range table {
		if got := v.stage.Table()[i]; got != at {
			return fmt.Errorf("piece %d lies at %v instead of %v", i, got, at)
		}
		if got, want := v.stage.Poses()[i], v.face.Home(i, table); got != want {
			return fmt.Errorf("piece %d is seen at %v instead of %v", i, got, want)
		}
	}
	return nil
}
