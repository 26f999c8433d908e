// Package table is what the tables of all games share: a match, the stage that shows it, the hand that makes moves, the
// panel that says whose turn it is and what has happened, undo, results. A game adds its face: where its spots are, how
// its pieces look, and its words.
package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Face is what a game's own scene adds to the shared table. It holds its layout and how something is
// shown just now, never truth: that is asked of the state or the sight that comes with the question.
type Face interface {
	// Wants says what the game needs of the plan.
	Wants(w *kit.Words, s rules.Sight) Wants
	// Lay places the game's spots on the plan and makes its sprites at this scale. It comes first, and again whenever
	// the plan changes or somebody else looks.
	Lay(e *kit.Env, p *Plan, s rules.Sight, spots *sprites.Targets)
	// Dispose frees what Lay made.
	Dispose()

	// Home is how a piece is seen when all lies still on a table, indexed by piece.
	Home(piece int, table []rules.Place) sprites.Pose
	// Half is half the side of a piece's foot in a cell of that side.
	Half(piece int, cell float32) float32
	// Motions says how each cue moves.
	Motions() map[rules.Cue]sprites.Motion
	// Weight is how heavy a piece sounds, 0 to 1.
	Weight(piece int) float32

	// PaintBoard paints what lies under the pieces and changes only with the plan.
	PaintBoard(dst *ebiten.Image)
	// PaintTray paints what lies on the panel beside the pieces, anew after every move.
	PaintTray(e *kit.Env, dst *ebiten.Image, s rules.Sight)
	// Sheet holds the game's sprites.
	Sheet() *sprites.Sheet
	// Light draws in light what has been finished, spot by spot: along, 0 to 1, is how much of it is drawn, and glow how
	// strong the light round it is.
	Light(b *sprites.Batch, shape []rules.Spot, along, glow float32)
	// Darken dims the board round what decided the match.
	Darken(b *sprites.Batch, alpha float32)
	// Shadow and Body draw one piece.
	Shadow(b *sprites.Batch, piece int, p sprites.Pose)
	Body(b *sprites.Batch, piece int, p sprites.Pose, symbols bool)

	// Name is the game's name; Chip says where in its course the match is, in long and in short.
	Name(w *kit.Words) string
	Chip(w *kit.Words, st rules.State) (long, short string)
	// Prompt says what the seat to move may do after the taps so far: what to do, and a helping line.
	Prompt(w *kit.Words, s rules.Sight, taken []rules.Step) (line, help string)
	// Label is the heading of the tray, or "".
	Label(w *kit.Words, s rules.Sight) string
	// Told says what move i was, with the name of the player; and which piece it was about, or -1. A move of which nothing
	// is to be said is "".
	Told(w *kit.Words, s rules.Sight, i int) (said string, piece int)
	// Would says what move i would have been, as a proposal and without a name: as Told, but "put red on c3".
	Would(w *kit.Words, s rules.Sight, i int) string
	// Why says why the match ended as it did.
	Why(w *kit.Words, s rules.Sight) string
	// Marked appends the spots that move i has changed, for the brackets of the last move.
	Marked(dst []rules.Spot, s rules.Sight, i int) []rules.Spot

	// Throw is where a seat throws for chance, if chance waits for that; else what is due happens by itself.
	Throw(st rules.State) (at rules.Spot, by rules.Seat, ok bool)
	// Actions are the buttons of the game's own that there are now, after the taps so far, at most as many as it wants.
	Actions(w *kit.Words, s rules.Sight, taken []rules.Step) []Action
}

// Action is a button of a game's own on the panel. It can be pressed if the rules have a move that goes on so.
type Action struct {
	Button rules.Button
	Icon   kit.Icon
	Name   string // in traces
	Words  string
	Main   bool // the one that is most likely meant: brass
	Always bool // it can be pressed whatever has been chosen
}

// Plain is what faces have in common whose games have neither dice nor buttons. It is there to be embedded.
type Plain struct{}

// Throw implements Face.
func (Plain) Throw(rules.State) (rules.Spot, rules.Seat, bool) {
	return rules.Spot{}, rules.Nobody, false
}

// Actions implements Face.
func (Plain) Actions(*kit.Words, rules.Sight, []rules.Step) []Action { return nil }

// Changed appends the spots where pieces lie that move i has moved.
func Changed(dst []rules.Spot, s rules.Sight, i int) []rules.Spot {
	before, after := s.At(i).Table(nil), s.At(i+1).Table(nil)
	for p := range after {
		if before[p] != after[p] {
			dst = append(dst, after[p].Spot)
		}
	}
	return dst
}

// Sitting is what a table is set up with.
type Sitting struct {
	Game   *rules.Game
	Setup  rules.Setup
	Seed   uint64
	Series bool // everyone starts once
}
