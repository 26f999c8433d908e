package table

import (
	"math/rand/v2"
	"slices"
	"time"

	"quintet/rules"
	"quintet/rules/bots"
)

const (
	// botWaits is how long a bot takes before its move is seen, so that a person can follow; half of it at least.
	botWaits = 600 * time.Millisecond
)

// Whoever thinks on the screen does so a little in every frame. A frame has 16 ms, and drawing needs most of them.
const (
	ThinkFor  = 3 * time.Millisecond // of a frame
	ThinkStep = 16                   // positions between two looks at the clock
)

// opponent is the bots at the table: who is asked, and the thought that is under way. It is thrown away whenever the match
// is another one than that which it is about.
type opponent struct {
	ask    []rules.Seat // who has still to be asked at this position; the first one thinks
	mind   bots.Thought
	index  int // of the position that it is about
	begun  bool
	waited time.Duration
}

// drop forgets the thought: nothing goes on behind anyone's back.
func (o *opponent) drop() { *o = opponent{ask: o.ask[:0]} }

// botActs lets bots think, and move or throw once they have waited long enough.
func (t *Table) botActs() {
	o := &t.opponent
	if t.filmed || t.handover.to >= 0 || t.caller >= 0 || t.stage.Moving() || t.match.State().Turn() == rules.Nobody {
		o.drop()
		return
	}
	if _, thrower, throw := t.throws(); throw {
		if !t.human(thrower) && t.botReady() {
			o.drop()
			t.emptyHand()
			t.roll()
			t.follow()
		}
		return
	}
	if !o.begun || o.index != t.match.Index() {
		o.drop()
		o.begun, o.index, o.ask = true, t.match.Index(), t.actors(o.ask)
	}
	begin := time.Now()
	if t.Thought != nil && len(o.ask) > 0 {
		defer func() { t.Thought(time.Since(begin)) }()
	}
	for len(o.ask) > 0 && time.Since(begin) < ThinkFor {
		by := o.ask[0]
		if o.mind == nil {
			r := rand.New(rand.NewPCG(t.match.Seed()^uint64(by)<<56, uint64(o.index)))
			o.mind = t.bots[by].Think(t.match.State().View(by), by, bots.Budget{}, r)
		}
		if !o.mind.Step(ThinkStep) {
			continue
		}
		m, ok := o.mind.Move()
		if !ok {
			o.mind, o.ask = nil, o.ask[1:] // it would rather wait
			continue
		}
		if t.botReady() {
			o.drop()
			t.emptyHand()
			if err := t.make(by, m); err != nil {
				panic(err) // bots are held to the rules
			}
		}
		return
	}
	o.waited += t.env.Dt
}

// emptyHand ends a drag before a bot acts: what a person was about to do is about another table then.
func (t *Table) emptyHand() {
	if t.hand.pointer >= 0 {
		t.letGo()
	}
}

// botReady tells whether a bot has waited long enough, and lets time pass.
func (t *Table) botReady() bool {
	o := &t.opponent
	o.waited += t.env.Dt
	return o.waited >= max(botWaits/2, t.env.Settings.Duration(botWaits))
}

// actors are the bots that may act now, in the order in which they are asked.
func (t *Table) actors(dst []rules.Seat) []rules.Seat {
	r := rand.New(rand.NewPCG(^t.match.Seed(), uint64(t.match.Index())))
	dst = bots.Order(dst, t.sitting.Game, t.match.State(), len(t.bots), r)
	return slices.DeleteFunc(dst, func(s rules.Seat) bool { return t.bots[s] == nil })
}
