package table

import (
	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// What a face may do besides what all faces must. Each is asked for where it is needed. Besides those below, each beside what
// it is for:
//
//   - who acts: Caller (a seat out of its turn), Timer (a turn with a clock of sand), Guide (moves that one finds oneself);
//   - how moves are made: Collector (several pieces for one move), Trying (a piece tried before it is laid), Peeking (a secret
//     held to be seen), Roaming (a board looked at by a camera);
//   - how pieces lie: Piler and Settler (piles), Shifter (hands that make room), Coverer (face down, between two people);
//   - light, counts and sound: Haloer, Flasher, Counter, Scoring, Tallier, Figurer, Seated, Sounder.
type (
	// Follower wants to know what the match has come to, before it is asked where pieces lie: the turn of a die depends on
	// when it was thrown.
	Follower interface{ Follow(s rules.Sight) }

	// Holder keeps back what a throw has brought as long as it is played: while an event with that cue waits or is under
	// way, the face is held, and says nothing of it.
	Holder interface {
		Held() rules.Cue
		Hold(on bool)
	}

	// Gripper says which piece is taken up where one is touched, if pieces are alike and only one of them can be moved.
	Gripper interface {
		Grip(st rules.State, piece int) int
	}

	// Reasoner says in the words of the interface what the rules name in theirs, in a refusal: a field, a colour.
	Reasoner interface {
		Reason(w *kit.Words, name, value string) string
	}

	// Seater says in place of "waits" and "to move" what counts at a seat, with a piece to go with it or -1. Where there
	// is room for a few letters only, short takes its place.
	Seater interface {
		Seat(w *kit.Words, s rules.Sight, seat rules.Seat, turn bool) (note, short string, piece int)
	}

	// Ghoster says which piece a tap on a spot would bring there, when that isn't the one tapped before. It is asked in every
	// frame, and allocates nothing.
	Ghoster interface {
		Ghost(st rules.State, taken []rules.Step, at rules.Spot) (piece int, ok bool)
	}

	// Confirmer has words of its own for a target that is too small for a finger, and has to be tapped twice: the words of
	// the button that stands for the second tap, which place it is, and what a tap there would do.
	Confirmer interface {
		Confirm(w *kit.Words, s rules.Sight, taken []rules.Step, at rules.Spot) (button, line, help string)
	}

	// Outliner has shapes that are finished while the match goes on. They stay outlined, and are drawn in light when an
	// event with that cue is played.
	Outliner interface {
		Outlines(s rules.Sight) (shapes [][]rules.Spot, cue rules.Cue)
		Outline(b *sprites.Batch, shape []rules.Spot, alpha float32)
	}
)
