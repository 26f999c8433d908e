package bots

import (
	"quintet/rules/bots/solver"
)

// juxtaposeRating is what the solver makes of a position.
type juxtaposeRating struct {
	rating
	*solver.Rating
}

func rateJuxtapose(m *rating) judge { return juxtaposeRating{*m, solver.Rate(m.state, m.r)} }

func (a juxtaposeRating) part() int { return a.Part() }

func (a juxtaposeRating) verdict() verdict {
	shares, proved := a.Shares()
	v := verdict{sides: make([]float64, a.sides), proved: proved.Proved, plies: proved.Plies}
	for i, share := range shares {
		v.sides[(int(a.state.Turn())+i)%a.seats] = share
	}
	return v
}
