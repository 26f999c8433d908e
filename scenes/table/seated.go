package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
)

// Seated is a face that paints something at the seats.
type Seated interface {
	// AtSeat paints what a seat has at the right end of its row, and says how wide that is.
	AtSeat(e *kit.Env, dst *ebiten.Image, s rules.Sight, seat rules.Seat) float64
}
