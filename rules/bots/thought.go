package bots

import "quintet/rules"

// work is a thought made of small parts, each of which is to take well under a millisecond.
type work struct {
	left int        // of the budget
	part func() int // thinks on, and says how many positions it has looked at; 0 if there is nothing left to think about
	move func() (rules.Move, bool)
	done bool
	mind any // what is thought with, for who wants to know why
}

func (w *work) Step(nodes int) (done bool) {
	for !w.done && nodes > 0 {
		n := w.part()
		nodes -= n
		w.left -= n
		w.done = n == 0 || w.left <= 0
	}
	return w.done
}

func (w *work) Move() (rules.Move, bool) { return w.move() }

// decided is a thought that needed no thinking.
type decided struct {
	move rules.Move
	ok   bool
}

func (decided) Step(int) bool              { return true }
func (d decided) Move() (rules.Move, bool) { return d.move, d.ok }

// waits is the thought of a seat that does nothing now.
var waits = decided{}

// only is the thought about a list that leaves no choice.
func only(moves []rules.Move) (Thought, bool) {
	if len(moves) == 1 {
		return decided{moves[0], true}, true
	}
	return nil, false
}
