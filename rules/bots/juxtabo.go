package bots

import (
	"cmp"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"quintet/rules"
	"quintet/rules/juxtabo"
)

// Juxtabo is played by looking for matches: all places of one's cards, all stacks that may still be built on, and all
// ways to get there with the discs in hand (that search is in juxtaboboard.go). Weaker levels overlook some, need longer
// to see what lies there already, and think of no more than a few discs on a stack. Where no match can be made, discs go
// where they bring one nearer. The expert prefers the match after which most cards that it might draw could be shown too.
//
// Who may call a match out of turn waits before it does: each time that it is asked, which is once a move, it sees what
// lies there only with some chance.

// stacker is how a level looks.
type stacker struct {
	quick   float64 // the chance that it sees, when asked, what lies there out of turn
	sees    float64 // the chance that it thinks of a place where a card may lie, in its turn
	longest int     // how many discs it puts on a stack at most
	cells   int     // on how many stacks it thinks of at once
	bonus   bool    // it goes on after a match
	nears   float64 // how much it places other discs so that they bring it nearer
	ahead   bool    // it looks at what may follow a match
}

var juxtaboLevels = []Level{
	{Beginner, 1000, thinkJuxtabo(stacker{quick: 0.08, sees: 0.5, longest: 1, cells: 2, nears: 0.2})},
	{Casual, 1000, thinkJuxtabo(stacker{quick: 0.15, sees: 0.6, longest: 2, cells: 2, nears: 0.3})},
	{Skilled, 1000, thinkJuxtabo(stacker{quick: 0.25, sees: 0.75, longest: 3, cells: 2, bonus: true, nears: 1})},
	{Expert, 10000, thinkJuxtabo(juxtaboExpert)},
}

var juxtaboExpert = stacker{quick: 0.4, sees: 1, longest: 7, cells: 2, bonus: true, nears: 1, ahead: true}

// juxtaboThought is a choice between plans.
type juxtaboThought struct {
	stacker
	view    rules.State
	by      rules.Seat
	r       *rand.Rand
	moves   []rules.Move // without claims
	board   stacks       // as the turn is now
	lying   *lyings
	hand    []int
	plans   []plan
	without rules.Move // what is done without a plan
	made    bool
	next    int // of the plans, to be looked at closely
}

// Of how many plans the expert thinks, and what it counts for each as positions.
const (
	juxtaboPlans = 24
	juxtaboCost  = 200
)

func thinkJuxtabo(s stacker) func(*rules.Game, rules.State, rules.Seat, Budget, *rand.Rand) Thought {
	return func(_ *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought {
		var claims, others []rules.Move
		for _, m := range view.Moves(nil, by) {
			if m.Verb == juxtabo.VerbClaim {
				claims = append(claims, m)
			} else {
				others = append(others, m)
			}
		}
		if view.Turn() != by {
			if len(claims) == 0 || r.Float64() >= s.quick {
				return waits
			}
			return decided{claims[r.IntN(len(claims))], true}
		}
		switch {
		case len(claims) > 0 && (len(others) == 0 || juxtabo.Provisional(view) > 0 || r.Float64() < s.sees):
			return decided{claims[r.IntN(len(claims))], true}
		case len(others) == 1:
			return decided{others[0], true}
		}
		t := &juxtaboThought{stacker: s, view: view, by: by, r: r, moves: others, lying: lyingsOf(view)}
		for _, card := range juxtabo.Hand(view, by) {
			if card >= 0 {
				t.hand = append(t.hand, card)
			}
		}
		return &work{left: budget.Nodes, part: t.part, move: t.best, mind: t}
	}
}

// part finds all plans, or looks at what may follow one of them.
func (t *juxtaboThought) part() int {
	switch {
	case !t.made:
		t.made = true
		t.find()
		if len(t.plans) == 0 {
			t.without = t.idle()
		}
		slices.SortStableFunc(t.plans, func(a, b plan) int { return cmp.Compare(b.worth, a.worth) })
		t.plans = t.plans[:min(len(t.plans), juxtaboPlans)]
		return juxtaboCost
	case !t.ahead, t.next == len(t.plans):
		return 0
	}
	p := &t.plans[t.next]
	p.worth += t.follows(p)
	t.next++
	return juxtaboCost
}

// find looks for plans in all ways that are open now: on cells of this turn and on new ones, or with a bonus on either.
func (t *juxtaboThought) find() {
	b := &t.board
	used, draft := b.tops(t.view)
	b.chains, b.discs = newChains(juxtabo.Rack(t.view))
	switch {
	case juxtabo.Seats(t.view) == 1 && draft == 0:
		b.fresh = 1
		t.search()
	case draft != 0:
		b.used, b.shut, b.fresh = draft, used, 2-bits.OnesCount64(draft)
		if juxtabo.Seats(t.view) == 1 {
			b.fresh = 0
		}
		t.search()
	default:
		b.used, b.fresh = used, max(0, 2-bits.OnesCount64(used))
		t.search()
		if juxtabo.Bonus(t.view) && t.bonus {
			b.used, b.shut, b.fresh = 0, used, 2
			t.search()
		}
	}
}

// search finds the plans that are open with the board as it is set up. A level overlooks some.
func (t *juxtaboThought) search() {
	for _, card := range t.hand {
		for i := range t.lying[card] {
			var p plan
			if l := &t.lying[card][i]; t.sees < 1 && t.r.Float64() >= t.sees || !t.board.plan(l, &p) || p.n == 0 || p.n > t.cells || !t.board.fill(&p, t.longest) {
				continue
			}
			m, ok := t.begin(&p)
			if !ok {
				continue
			}
			p.move, p.card, p.after = m, card, t.board.after(&p)
			p.worth = 1 - 0.02*float64(p.count()) - 0.05*float64(p.n)
			t.plans = append(t.plans, p)
		}
	}
}

// begin is the first disc of a plan, if the rules allow it.
func (t *juxtaboThought) begin(p *plan) (m rules.Move, ok bool) {
	rack := juxtabo.Rack(t.view)
	for i, cell := range p.cell[:p.n] {
		slot, over := t.board.first(t.board.top[cell], p.to[i], p.discs[i])
		m = juxtabo.Place(cell%juxtaboRow, cell/juxtaboRow, rack[slot], over != t.board.ends[slot][0])
		if slices.Contains(t.moves, m) {
			return m, true
		}
	}
	return m, false
}

// follows is how likely another match can be made in the same turn: with the other card in hand or with the next one, of
// which every unseen card is as likely. If one cell is still due, there are two chances: that one, and then the bonus.
func (t *juxtaboThought) follows(p *plan) (worth float64) {
	bonus := p.after
	bonus.shut |= bonus.used
	bonus.used, bonus.fresh = 0, 2
	list := []*stacks{&bonus}
	if juxtabo.Seats(t.view) == 1 {
		return 0
	}
	if p.after.fresh > 0 {
		list = append(list, &p.after)
	}
	for _, s := range list {
		all, can := 0, 0
		for card := range juxtabo.Cards {
			if juxtabo.InDeck(t.view, card) {
				all++
				if s.reachable(t.lying[card]) {
					can++
				}
			}
		}
		missed := 1 - float64(can)/float64(max(all, 1))
		for _, card := range t.hand {
			if card != p.card && s.reachable(t.lying[card]) {
				missed = 0
			}
		}
		worth += 1 - missed
	}
	return worth
}

// best is the beginning of the best plan, or what is done without one.
func (t *juxtaboThought) best() (rules.Move, bool) {
	if len(t.plans) == 0 {
		return t.without, t.made
	}
	plans := t.plans
	if t.next > 0 {
		plans = plans[:t.next]
	}
	return slices.MaxFunc(plans, func(a, b plan) int { return cmp.Compare(a.worth, b.worth) }).move, true
}

// idle is what is done without a plan: what has led to nothing ends, or else a disc goes where it brings a match nearer.
func (t *juxtaboThought) idle() rules.Move {
	verbs := []rules.Verb{juxtabo.VerbTakeback, juxtabo.VerbEnd, juxtabo.VerbPass, juxtabo.VerbExchange, juxtabo.VerbSkip}
	for _, verb := range verbs {
		if verb == juxtabo.VerbExchange && juxtabo.Seats(t.view) == 1 && juxtabo.Deck(t.view)+juxtabo.Passing(t.view) > 0 {
			continue // once in a solitaire: when nothing else keeps it going
		}
		if m := juxtabo.Do(verb); slices.Contains(t.moves, m) {
			return m
		}
	}
	best, top := t.moves[0], math.Inf(-1)
	for _, m := range t.moves {
		if worth := t.nearer(m) + t.r.Float64(); worth > top {
			best, top = m, worth
		}
	}
	return best
}

// nearer is how much is shown of the cards in hand after a disc: the fewer cells are still wanting, the more.
func (t *juxtaboThought) nearer(m rules.Move) (worth float64) {
	b := t.board
	b.tops(t.view.Apply(t.by, m, nil))
	for _, card := range t.hand {
		for _, l := range t.lying[card] {
			wanting := 0
			for i, cell := range l.cell[:l.n] {
				if b.top[cell] != l.colour[i] {
					wanting++
				}
			}
			worth += t.nears * [...]float64{16, 8, 3, 0.6, 0}[wanting]
		}
	}
	return worth
}
