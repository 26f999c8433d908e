package audio

import "quintet/rules"

// Cues that no rule writes: they come from the hand and from the screen, not from the match.
const (
	CueLift   rules.Cue = "lift"   // a piece is taken up
	CueRefuse rules.Cue = "refuse" // a move is refused and the piece springs back
	CueWin    rules.Cue = "win"    // the match is won
	CueTap    rules.Cue = "tap"    // a button is pressed
)

// Sound is one thing to be heard now. A cue that has no sound is silent.
type Sound struct {
	Cue    rules.Cue
	Weight float32 // how large the piece is: 0 small and high, 1 large and low
	Pan    float32 // where on the table: -1 left edge, 0 middle, 1 right edge
}
