// Package joggle is Joggle's face on the shared table: the board with its coloured hollows, marbles that roll, the die in
// its tray, the targets beside the board, and its words. What may be done it asks of the rules.
package joggle

import (
	"math"

	"quintet/audio"
	"quintet/rules"
	game "quintet/rules/joggle"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Face implements table.Face.
type Face struct {
	table.Plain
	theme *kit.Theme
	sheet *sprites.Marbles
	plan  *table.Plan
	board Board
	die   die
	owner [game.Marbles]rules.Seat // in whose store each waits at first
	tilt  float32                  // how the die is turned, by the throw
	held  bool                     // the die is still tumbling
}

// What else of the shared table it takes part in, spelt as that asks for it.
var (
	_ table.Follower  = (*Face)(nil)
	_ table.Holder    = (*Face)(nil)
	_ table.Gripper   = (*Face)(nil)
	_ table.Reasoner  = (*Face)(nil)
	_ table.Seater    = (*Face)(nil)
	_ table.Ghoster   = (*Face)(nil)
	_ table.Confirmer = (*Face)(nil)
	_ table.Outliner  = (*Face)(nil)
	_ table.Sounder   = (*Face)(nil)
)

// New is a face not yet laid out.
func New() table.Face { return &Face{} }

// paints are the colours of fields and of the die's faces.
var paints = [...]sprites.Colour{game.Blue: sprites.Blue, game.Yellow: sprites.Yellow, game.Green: sprites.Green, game.Red: sprites.Red}

// Wants asks for a place for the die beside the prompt, and for a tray with the targets and the last rolls.
func (f *Face) Wants(w *kit.Words, s rules.Sight) table.Wants {
	return table.Wants{Seats: s.Players(), Prompts: prompts(w), Beside: true, Written: true, Icon: .88, Least: 8 * 29,
		Tray: func(w float64) (best, least float64) {
			if w >= 600 {
				return goalsHigh + rollsHigh, goalsHigh
			}
			return goalsHigh + rollsHigh, goalsLeast
		}}
}

// die is where the die lies, on felt beside the prompt.
type die struct {
	felt, spot kit.Rect
	side       float64
}

// Lay places the fields, the hollows of the rim and the die.
func (f *Face) Lay(e *kit.Env, p *table.Plan, s rules.Sight, spots *sprites.Targets) {
	f.theme, f.plan = e.Theme, p
	for piece := range f.owner {
		f.owner[piece] = game.Owner(s.State(), piece)
	}
	b := p.Board
	edge := p.Portrait && b.W >= p.Window.W
	f.board = LayBoard(b, e.Scale, edge)
	f.board.Seats = s.Players()
	f.die.felt = p.Beside
	short := min(p.Beside.W, p.Beside.H)
	f.die.side = min(e.Theme.Grown(56), short*.58)
	x, y := p.Beside.Mid()
	side := min(short-e.Px(2), f.die.side*1.9)
	f.die.spot = kit.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}.Snap()
	if g := &f.board; f.sheet == nil || !f.sheet.Fits(g.bowl, g.hollow, f.die.side, e.Scale) {
		f.Dispose()
		f.sheet = sprites.NewMarbles(g.bowl, g.hollow, f.die.side, e.Scale)
	}
	for y := range int8(game.Side) {
		for x := range int8(game.Side) {
			spots.Add(game.BoardSpot(x, y), f.board.cell(x, y))
		}
	}
	if f.board.rim {
		for piece := range game.Marbles {
			spots.Add(game.StoreSpot(piece), f.board.hollowBox(game.StoreSpot(piece)))
		}
	}
	spots.Add(game.DieSpot(), f.die.spot)
}

// Dispose frees the sprites.
func (f *Face) Dispose() {
	if f.sheet != nil {
		f.sheet.Dispose()
		f.sheet = nil
	}
}

// Follow implements table.Follower: how the die is turned depends on which throw it was, so that pictures repeat.
func (f *Face) Follow(s rules.Sight) {
	i := s.Index() - 1
	for i >= 0 && s.Entry(i).By != rules.Chance {
		i--
	}
	const most = 15 * math.Pi / 180
	f.tilt = (2*noise(i+7) - 1) * most
}

// Held implements table.Holder: what has been thrown is told when the die lies.
func (f *Face) Held() rules.Cue { return game.CueRoll }

// Hold implements table.Holder.
func (f *Face) Hold(on bool) { f.held = on }

// noise is a number from 0 to 1 that looks like chance and is always the same.
func noise(i int) float32 {
	h := uint32(i)*2654435761 + 0x9E3779B9
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float32(h%4096) / 4096
}

// Home implements table.Face.
func (f *Face) Home(piece int, at []rules.Place) sprites.Pose {
	s := at[piece].Spot
	if piece == game.Die {
		x, y := f.die.felt.Mid()
		p := sprites.At(float32(x), float32(y-f.die.side*.03), float32(f.die.side))
		p.Angle, p.Face, p.Depth = f.tilt, at[piece].Face, 1
		return p
	}
	var p sprites.Pose
	n := piece
	switch {
	case s.Zone == game.ZoneBoard:
		x, y := f.board.cell(s.X, s.Y).Mid()
		p = sprites.At(float32(x), float32(y), float32(f.board.bowl))
		n = 64 + int(s.Y)*game.Side + int(s.X)
	case f.board.rim:
		x, y := f.board.hollowAt(s)
		p = sprites.At(float32(x), float32(y), float32(f.board.hollow))
	default:
		// It comes from whose it is.
		x, y := f.plan.Seats[f.owner[piece]].Mid()
		p = sprites.Away(float32(x), float32(y), float32(f.board.bowl))
	}
	p.Flip, p.Angle = noise(n), 2*math.Pi*noise(n+512)
	return p
}

// Half implements table.Face.
func (f *Face) Half(piece int, cell float32) float32 {
	if piece == game.Die {
		return cell / 2
	}
	return cell / 2 * sprites.MarbleShare
}

// Motions implements table.Face.
func (f *Face) Motions() map[rules.Cue]sprites.Motion {
	return map[rules.Cue]sprites.Motion{
		rules.CueDrop: sprites.Roll, rules.CueSlide: sprites.Roll, rules.CueSwap: sprites.Arcs,
		game.CueRoll: sprites.Tumble, game.CueShape: sprites.Line, rules.CueLine: sprites.Line,
	}
}

// Sound implements table.Sounder: glass on wood, and the die.
func (f *Face) Sound(cue rules.Cue) (as rules.Cue, landed bool) {
	switch cue {
	case rules.CueDrop, rules.CueSlide:
		return audio.CueGlass, true
	case rules.CueSwap:
		return audio.CueRolling, false
	case game.CueRoll:
		return audio.CueDice, false
	}
	return "", false
}

// Weight implements table.Face: marbles are small, and the die is larger.
func (f *Face) Weight(piece int) float32 {
	if piece == game.Die {
		return .6
	}
	return .3
}

// Sheet implements table.Face.
func (f *Face) Sheet() *sprites.Sheet { return f.sheet.Sheet }

// Shadow implements table.Face.
func (f *Face) Shadow(b *sprites.Batch, piece int, p sprites.Pose) {
	if piece == game.Die {
		f.sheet.DieShadow(b, p)
		return
	}
	f.sheet.MarbleShadow(b, p)
}

// Body implements table.Face.
func (f *Face) Body(b *sprites.Batch, piece int, p sprites.Pose, _ bool) {
	if piece == game.Die {
		f.sheet.Die(b, p)
		return
	}
	on, shine := f.board.under(p, float32(f.theme.Scale))
	f.sheet.Marble(b, glass(game.Colour(piece)), p, on, shine)
}

func glass(colour int) sprites.Glass {
	if colour == game.White {
		return sprites.WhiteGlass
	}
	return sprites.BlackGlass
}

// Darken implements table.Face. A little inside the rim, the corners of the dark don't show past the board's round ones.
func (f *Face) Darken(b *sprites.Batch, alpha float32) {
	r := f.board.Rect.Inset(float64(f.board.radius) * .3)
	f.sheet.Dark(b, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), alpha)
}

// block is the rectangle round some fields.
func (f *Face) block(shape []rules.Spot) (x, y, w, h float32) {
	r := f.board.cell(shape[0].X, shape[0].Y)
	right, bottom := r.Right(), r.Bottom()
	for _, s := range shape[1:] {
		c := f.board.cell(s.X, s.Y)
		r.X, r.Y = min(r.X, c.X), min(r.Y, c.Y)
		right, bottom = max(right, c.Right()), max(bottom, c.Bottom())
	}
	// Blocks may touch: their outlines are a hair inside.
	in := float32(f.theme.Px(1.5))
	return float32(r.X) + in, float32(r.Y) + in, float32(right-r.X) - 2*in, float32(bottom-r.Y) - 2*in
}

// Light implements table.Face: the outline of a block.
func (f *Face) Light(b *sprites.Batch, shape []rules.Spot, along, glow float32) {
	x, y, w, h := f.block(shape)
	f.sheet.BlockLight(b, x, y, w, h, along, glow)
}

// Outlines implements table.Outliner: the shapes of either colour that count, as long as more are needed.
func (f *Face) Outlines(s rules.Sight) (shapes [][]rules.Spot, cue rules.Cue) {
	st := s.State()
	for colour := range 2 {
		for _, b := range game.Progress(nil, st, colour) {
			if b.Have == b.Fields.Len() {
				shapes = append(shapes, b.Fields.Spots(nil))
			}
		}
	}
	return shapes, game.CueShape
}

// Outline implements table.Outliner.
func (f *Face) Outline(b *sprites.Batch, shape []rules.Spot, alpha float32) {
	x, y, w, h := f.block(shape)
	f.sheet.Block(b, x, y, w, h, alpha)
}

// Marked implements table.Face: where the marble lies, and where it lay.
func (f *Face) Marked(dst []rules.Spot, s rules.Sight, i int) []rules.Spot {
	if m := s.Entry(i).Move; m.Verb == game.VerbMove {
		from, _ := game.Way(m)
		dst = append(dst, from)
	}
	return table.Changed(dst, s, i)
}

// Throw implements table.Face: whoever is to move throws the die.
func (f *Face) Throw(st rules.State) (rules.Spot, rules.Seat, bool) {
	return game.DieSpot(), game.Mover(st), st.Turn() == rules.Chance
}

// Ghost implements table.Ghoster: to a field comes the next marble of the store, or the one that was chosen.
func (f *Face) Ghost(st rules.State, taken []rules.Step, at rules.Spot) (piece int, ok bool) {
	if len(taken) > 0 || at.Zone != game.ZoneBoard || game.Phase(st) != game.PhasePlace || st.Turn() < 0 {
		return 0, false
	}
	return game.Next(st), true
}

// Grip implements table.Gripper: whichever marble of a store is touched, the next one leaves it.
func (f *Face) Grip(st rules.State, piece int) int {
	if piece == game.Die || game.Phase(st) != game.PhasePlace || st.Turn() < 0 {
		return piece
	}
	if next := game.Next(st); piece > next && game.Owner(st, piece) == game.Owner(st, next) {
		return next
	}
	return piece
}
