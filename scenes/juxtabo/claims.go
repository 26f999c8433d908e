package juxtabo

import (
	"errors"
	"slices"

	"quintet/rules"
	game "quintet/rules/juxtabo"
	"quintet/scenes/kit"
	"quintet/scenes/table"
)

// Under strict claims nothing on the screen tells whether a pattern is there: the cards don't light up, and once one has been
// chosen all stacks do. Under guided claims the stacks that show it light up, and one tap on any of them claims it.

// calling tells whether taps are of a claim.
func calling(taken []rules.Step) bool {
	return len(taken) > 0 && (taken[0].Button == table.ButtonCall || taken[0].Spot.Zone == game.ZoneHand)
}

// card is the stand of the card that the taps have chosen, or -1.
func card(taken []rules.Step) int {
	for _, s := range taken {
		if s.Button == rules.NoButton && s.Spot.Zone == game.ZoneHand {
			return int(s.Spot.Y)
		}
	}
	return -1
}

// claims are the valid claims of a seat with the card on a stand, or with any if it is -1.
func claims(st rules.State, by rules.Seat, slot int) (all []rules.Move) {
	want := -1
	if slot >= 0 {
		want = game.Hand(st, by)[slot]
	}
	for _, m := range st.Moves(nil, by) {
		if m.Verb == game.VerbClaim && (want < 0 || game.CardOf(m) == want) {
			all = append(all, m)
		}
	}
	return all
}

// Lit implements table.Guide.
func (f *Face) Lit(next []rules.Step, s rules.Sight, by rules.Seat, taken []rules.Step) []rules.Step {
	if !calling(taken) {
		return slices.DeleteFunc(next, func(n rules.Step) bool { return n.Button == rules.NoButton && n.Spot.Zone == game.ZoneHand })
	}
	next = next[:0]
	st, slot := s.State(), card(taken)
	for other, shown := range game.Hand(st, by) {
		if slot < 0 && shown >= 0 && (game.Strict(st) || len(claims(st, by, other)) > 0) {
			next = append(next, rules.Step{Spot: game.HandSpot(by, other)})
		}
	}
	add := func(spot rules.Spot) {
		if step := (rules.Step{Spot: spot}); !slices.Contains(taken, step) && !slices.Contains(next, step) {
			next = append(next, step)
		}
	}
	if !game.Strict(st) {
		for _, m := range claims(st, by, slot) {
			for _, spot := range game.Claimed(m) {
				add(spot)
			}
		}
		return next
	}
	if slot < 0 {
		return next
	}
	for y := range game.Size(st) {
		for x := range game.Size(st) {
			add(game.BoardSpot(x, y))
		}
	}
	return next
}

// Gather implements table.Guide.
func (f *Face) Gather(s rules.Sight, by rules.Seat, taken []rules.Step) ([]rules.Step, bool) {
	last := taken[len(taken)-1]
	if last.Button != rules.NoButton {
		return nil, false
	}
	st := s.State()
	head := taken[:0:0]
	if calling(taken) && taken[0].Button == table.ButtonCall {
		head = append(head, taken[0])
	}
	switch {
	case last.Spot.Zone == game.ZoneHand && game.Hand(st, by)[last.Spot.Y] >= 0:
		return append(head, last), true
	case last.Spot.Zone != game.ZoneBoard || !calling(taken):
		return nil, false
	case card(taken) < 0 && game.Strict(st): // which card comes first
		return head, true
	}
	return taken, true
}

// Whole implements table.Guide: one tap on a pattern that is lit is enough.
func (f *Face) Whole(s rules.Sight, by rules.Seat, taken []rules.Step) (rules.Move, bool) {
	last := taken[len(taken)-1]
	if game.Strict(s.State()) || last.Button != rules.NoButton || last.Spot.Zone != game.ZoneBoard {
		return rules.Move{}, false
	}
	for _, m := range claims(s.State(), by, card(taken)) {
		if slices.Contains(game.Claimed(m), last.Spot) {
			return m, true
		}
	}
	return rules.Move{}, false
}

// Call implements table.Caller.
func (f *Face) Call(w *kit.Words, s rules.Sight, seat rules.Seat, own bool) (words []string, whyNot string) {
	st := s.State()
	name := s.Name(seat)
	if own {
		words = []string{w.Say("juxtabo.call"), w.Say("juxtabo.call.short")}
	} else {
		words = []string{w.Say("juxtabo.call.other", "name", name), w.Say("juxtabo.call.other.short", "letter", kit.Initial(name))}
	}
	why, _ := errors.AsType[*rules.Refusal](game.MayCall(st, seat))
	switch {
	case why != nil && why.Key == game.KeyDraftOpen:
		whyNot = w.Say("juxtabo.call.draft", "name", s.Name(game.Playing(st)))
	case why != nil && game.Phase(st) == game.StageCall:
		whyNot = w.Say("juxtabo.call.order")
	case own && !game.Strict(st) && len(claims(st, seat, -1)) == 0:
		whyNot = w.Say("juxtabo.call.none")
	}
	return words, whyNot
}
