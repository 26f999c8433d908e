package bots

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"quintet/rules"
	"quintet/rules/box"
	"quintet/rules/joggle"
	"quintet/rules/juxtabo"
	"quintet/rules/juxtapose"
	"quintet/rules/lixo"
)

// Reason says why a move is made, in a way that can be put into words: the interface has a sentence for
// "hint."+game ID+"."+Key, with Args filled in.
type Reason struct {
	Key string // one of those that Reasons lists
	// Args are colours, sizes and the like by the names that the interface translates, or plain numbers and cells; nil if
	// there are none. The one named "count" is a whole number, which also chooses between singular and plural.
	Args map[string]string
}

// Advice is the move that the strongest level would make for a seat, and why.
type Advice struct {
	Move   rules.Move
	Reason Reason
}

// KeyBest is the reason where nothing more telling can be said: of all moves, this one looked best.
const KeyBest = "best"

// Advising is advice on its way, as a Thought is a move on its way.
type Advising struct {
	asked
	thought Thought
	why     finding
	advice  Advice
	ok      bool // there is advice
}

// asked is what advice is asked about: a view, the seat whose it is, and the move that is advised.
type asked struct {
	view rules.State
	by   rules.Seat
	move rules.Move
}

// after is what the move leads to, as the seat sees it.
func (q *asked) after() rules.State { return q.view.Apply(q.by, q.move, nil) }

// because is a reason; args are names and values in turn, the values strings or whole numbers.
func because(key string, args ...any) Reason {
	r := Reason{Key: key}
	if len(args) > 0 {
		r.Args = make(map[string]string, len(args)/2)
	}
	for i := 0; i+1 < len(args); i += 2 {
		name := args[i].(string)
		switch v := args[i+1].(type) {
		case int:
			r.Args[name] = strconv.Itoa(v)
		case string:
			r.Args[name] = v
		}
	}
	return r
}

// atOnce is the finding of a reason that takes no time.
func atOnce(r Reason) finding { return func() (Reason, bool) { return r, true } }

// finding looks for the reason of a move. Each call goes on for a fraction of a millisecond, about as long as it takes to
// look at findingNodes positions, and is true with the reason.
type finding func() (Reason, bool)

const findingNodes = 200

// counsel is how a game gives advice.
type counsel struct {
	// think chooses the move; nil if it is the strongest level that does.
	think func(g *rules.Game, view rules.State, by rules.Seat, budget Budget, r *rand.Rand) Thought
	// why begins to look for the reason; it has the thought that chose the move.
	why func(q asked, t Thought) finding
	// keys are those of all reasons that it may find.
	keys []string
}

// counsels are those of the games, by their ID. What a game says of its moves is in the file of its name.
var counsels = map[string]counsel{
	juxtapose.Game.ID: {why: juxtaposeWhy, keys: juxtaposeReasons},
	joggle.Game.ID:    {why: joggleWhy, keys: joggleReasons},
	lixo.Game.ID:      {why: lixoWhy, keys: lixoReasons},
	box.Game.ID:       {why: boxWhy, keys: boxReasons},
	juxtabo.Game.ID:   {think: thinkJuxtaboAloud, why: juxtaboWhy, keys: juxtaboReasons},
}

// Reasons are the keys of all reasons that advice in a game can have.
func Reasons(g *rules.Game) []string {
	if c, ok := counsels[g.ID]; ok {
		return slices.Clone(c.keys)
	}
	return []string{KeyBest}
}

// Advise begins a thought about what a seat should do, in its turn or out of it, given its own view. The move is the one
// that the strongest level chooses from the same source; but a seat that may act out of turn is advised to do so at once.
// The source is the advice's own until it is done.
func Advise(g *rules.Game, view rules.State, by rules.Seat, r *rand.Rand) *Advising {
	a := &Advising{asked: asked{view: view, by: by}}
	turn := view.Turn()
	if turn < 0 || turn != by && len(view.Moves(nil, by)) == 0 {
		a.thought = waits
		return a
	}
	level := strongest(g)
	think := level.Think
	if own := counsels[g.ID].think; own != nil {
		think = own
	}
	a.thought = think(g, view, by, Budget{level.Nodes}, r)
	if why := counsels[g.ID].why; why != nil {
		a.why = func() (Reason, bool) { // when the move is chosen
			a.why = why(a.asked, a.thought)
			return Reason{}, false
		}
	}
	return a
}

// strongest is the level that gives advice.
func strongest(g *rules.Game) Level {
	if list := players[g.ID]; len(list) > 0 {
		return list[len(list)-1]
	}
	return Level{Search, searchNodes, thinkSearch}
}

// Step thinks on, about as long as it takes to look at so many positions, and tells whether the advice is there.
func (a *Advising) Step(nodes int) (done bool) {
	switch {
	case a.thought == nil:
		return true
	case !a.thought.Step(nodes):
		return false
	}
	if a.advice.Move == (rules.Move{}) {
		a.move, a.ok = a.thought.Move()
		a.advice = Advice{a.move, Reason{Key: KeyBest}}
	}
	for found := !a.ok || a.why == nil; !found; nodes -= findingNodes {
		if nodes <= 0 {
			return false
		}
		var reason Reason
		if reason, found = a.why(); found {
			a.advice.Reason = reason
		}
	}
	a.thought = nil
	return true
}

// Advice is the move and its reason. It is false before it is done, and if the seat has nothing to do.
func (a *Advising) Advice() (Advice, bool) { return a.advice, a.ok && a.thought == nil }
