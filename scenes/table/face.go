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

// Face is what a game's own scene adds to the shared table. It holds nothing but its layout: all else is asked of the
// state or the match that comes with the question.
type Face interface {
	// Wants says what the game needs of the plan.
	Wants(w *kit.Words, m *rules.Match) Wants
	// Lay places the game's spots on the plan and makes its sprites at this scale. It comes first, and again whenever
	// the plan changes.
	Lay(e *kit.Env, p *Plan, spots *sprites.Targets)
	// Dispose frees what Lay made.
	Dispose()

	// Home is how a piece is seen when it lies at a place.
	Home(piece int, at rules.Place) sprites.Pose
	// Half is half the side of a piece's foot in a cell of that side.
	Half(piece int, cell float32) float32
	// Motions says how each cue moves.
	Motions() map[rules.Cue]sprites.Motion
	// Weight is how heavy a piece sounds, 0 to 1.
	Weight(piece int) float32

	// PaintBoard paints what lies under the pieces and changes only with the plan.
	PaintBoard(dst *ebiten.Image)
	// PaintTray paints what lies on the panel beside the pieces, anew after every move.
	PaintTray(e *kit.Env, dst *ebiten.Image, m *rules.Match)
	// Sheet holds the game's sprites.
	Sheet() *sprites.Sheet
	// Darken dims the board round what decided the match.
	Darken(b *sprites.Batch, alpha float32)
	// Shadow and Body draw one piece.
	Shadow(b *sprites.Batch, piece int, p sprites.Pose)
	Body(b *sprites.Batch, piece int, p sprites.Pose, symbols bool)

	// Name is the game's name; Chip says where in its course the match is, in long and in short.
	Name(w *kit.Words) string
	Chip(w *kit.Words, st rules.State) (long, short string)
	// Prompt says what the seat to move may do after the taps so far: what to do, and a helping line.
	Prompt(w *kit.Words, m *rules.Match, taken []rules.Step) (line, help string)
	// Label is the heading of the tray, or "".
	Label(w *kit.Words, m *rules.Match) string
	// Told says what move i was, after the name of the player; and which piece it was about, or -1.
	Told(w *kit.Words, m *rules.Match, i int) (said string, piece int)
	// Why says why the match ended as it did.
	Why(w *kit.Words, m *rules.Match) string
}

// Sitting is what a table is set up with.
type Sitting struct {
	Game   *rules.Game
	Setup  rules.Setup
	Seed   uint64
	Series bool // everyone starts once
}
