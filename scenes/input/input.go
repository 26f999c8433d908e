// Package input gathers what the player did since the last frame: pointer events in the order in which they happened,
// and keys. Pointers of every kind (mouse, touch, pen) come through one queue, so that a tap that begins and ends
// between two frames is two events here and not lost.
package input

import "github.com/hajimehoshi/ebiten/v2"

// Kind of a pointer event.
type Kind uint8

const (
	Move   Kind = iota // the pointer moved, pressed or not
	Down               // it was pressed
	Up                 // it was released
	Cancel             // the system took it away; nothing more comes from it
	Wheel              // the wheel turned by DX, DY
	Leave              // the mouse left the window
)

// Event is one thing that a pointer did. Positions are physical pixels of the window.
type Event struct {
	Kind   Kind
	ID     int // 0 is the mouse; touches have others
	Touch  bool
	X, Y   float64
	DX, DY float64
	Button ebiten.MouseButton
}

// Frame is all that happened since the last Update.
type Frame struct {
	Events []Event
	Keys   []ebiten.Key // pressed, key repeat included, in order; letters as the keyboard has them: KeyZ is where Z is written
	Held   []ebiten.Key // down now; letters as in Keys
	Chars  []rune       // text typed
	Shift  bool
	Ctrl   bool // or Command
}

// Any tells whether there was any input at all.
func (f *Frame) Any() bool { return len(f.Events)+len(f.Keys)+len(f.Chars) > 0 }

// Holds tells whether the key is down.
func (f *Frame) Holds(k ebiten.Key) bool {
	for _, g := range f.Held {
		if g == k {
			return true
		}
	}
	return false
}

// Pressed tells whether the key was pressed in this frame.
func (f *Frame) Pressed(k ebiten.Key) bool {
	for _, g := range f.Keys {
		if g == k {
			return true
		}
	}
	return false
}
