package bots

import (
	"math/rand/v2"
	"slices"

	"quintet/rules"
	"quintet/rules/juxtabo"
)

// The reasons of Juxtabo.
const (
	juxtaboWins     = "wins"     // calls the card that wins the match
	juxtaboCalls    = "calls"    // calls a card whose pattern of "count" lies there
	juxtaboShows    = "shows"    // after this disc the pattern of a card in hand lies there
	juxtaboPlan     = "plan"     // the first of "count" discs that show a card in hand
	juxtaboNearer   = "nearer"   // a card in hand then lacks the right colour on "count" stacks, one less than before
	juxtaboDue      = "due"      // a disc has to be placed, and none that can be shows a card at once
	juxtaboTakeback = "takeback" // the provisional discs have led to nothing
	juxtaboEnd      = "end"      // what may still be placed shows no card
	juxtaboExchange = "exchange" // no disc can be placed
	juxtaboPass     = "pass"     // there is nothing to call
	juxtaboSkip     = "skip"     // the open card can't be shown with the discs in hand
)

var juxtaboReasons = []string{
	juxtaboWins, juxtaboCalls, juxtaboShows, juxtaboPlan, juxtaboNearer, juxtaboDue, juxtaboTakeback, juxtaboEnd, juxtaboExchange,
	juxtaboPass, juxtaboSkip,
}

// thinkJuxtaboAloud is how the expert thinks; but what may be called out of turn is advised at once, as who asks for advice
// is there to call it.
func thinkJuxtaboAloud(g *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
	s := juxtaboExpert
	s.quick = 1
	return thinkJuxtabo(s)(g, view, by, budget, r)
}

func juxtaboWhy(q asked, t Thought) finding { return atOnce(juxtaboReason(q, t)) }

func juxtaboReason(q asked, t Thought) Reason {
	after := q.after()
	switch q.move.Verb {
	case juxtabo.VerbClaim:
		if slices.Contains(after.Result().Winners, q.by) {
			return because(juxtaboWins)
		}
		return because(juxtaboCalls, "count", len(juxtabo.Claimed(q.move)))
	case juxtabo.VerbTakeback:
		return because(juxtaboTakeback)
	case juxtabo.VerbEnd:
		return because(juxtaboEnd)
	case juxtabo.VerbExchange:
		return because(juxtaboExchange)
	case juxtabo.VerbPass:
		return because(juxtaboPass)
	case juxtabo.VerbSkip:
		return because(juxtaboSkip)
	}
	if slices.ContainsFunc(after.Moves(nil, q.by), func(m rules.Move) bool { return m.Verb == juxtabo.VerbClaim }) {
		return because(juxtaboShows)
	}
	if w, ok := t.(*work); ok {
		if p, ok := w.mind.(*juxtaboThought).plan(); ok {
			return because(juxtaboPlan, "count", p.count())
		}
	}
	if is := juxtaboWanting(after, q.by); is < juxtaboWanting(q.view, q.by) {
		return because(juxtaboNearer, "count", is)
	}
	return because(juxtaboDue)
}

// plan is the one whose first disc is the choice; it is false if there is none.
func (t *juxtaboThought) plan() (*plan, bool) {
	m, _ := t.best()
	for i := range t.plans {
		if t.plans[i].move == m {
			return &t.plans[i], true
		}
	}
	return nil, false
}

// juxtaboWanting is on how few stacks another colour would have to lie on top for a card in hand to be shown.
func juxtaboWanting(st rules.State, by rules.Seat) int {
	var s stacks
	s.tops(st)
	lying, least := lyingsOf(st), juxtaboCells
	for _, card := range juxtabo.Hand(st, by) {
		if card < 0 {
			continue
		}
		for _, l := range lying[card] {
			n := 0
			for i, cell := range l.cell[:l.n] {
				if s.top[cell] != l.colour[i] {
					n++
				}
			}
			least = min(least, n)
		}
	}
	return least
}
