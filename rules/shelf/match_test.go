package shelf_test

import (
	"bytes"
	"errors"

	"quintet/rules"
)

// match holds a whole match, just over, to the laws about replaying, undoing and saving it.
func (l law) match(m *rules.Match) {
	if m.Len() > l.g.Bound {
		l.t.Fatalf("%d moves are more than the bound of %d", m.Len(), l.g.Bound)
	}
	again := l.replay(m, m.Len())
	for i := range m.Len() + 1 {
		if !again.At(i).Equal(m.At(i)) {
			l.t.Fatalf("position %d was altered after it was made, or the rules are not always the same", i)
		}
		if m.At(i).Result().Over != (i == m.Len()) {
			l.t.Fatalf("the match of %d moves is over at move %d", m.Len(), i)
		}
	}
	for seat := range rules.Seat(len(m.Setup().Players)) {
		e := m.Entry(l.dice(m.Len()))
		if _, err := m.Play(seat, e.Move); !refusedAs(err, rules.KeyOver) {
			l.t.Fatalf("a move after the end: %v", err)
		}
	}
	l.save(m)
	l.undo(m)
	if !m.Equal(again) {
		l.t.Fatalf("undoing and redoing does not lead back")
	}
}

// undo: taking decisions back and making them again, by redo or anew, leads to where they had led, and chance brings
// the same; a match saved before the end of its moves is the match of those moves.
func (l law) undo(m *rules.Match) {
	end, index := m.State(), m.Index()
	undone, depth := 0, 1+l.rand.IntN(3)
	for undone < depth && m.Undo() {
		undone++
	}
	if undone == 0 {
		return
	}
	from := m.Index()
	if m.Entry(from).By == rules.Chance {
		l.t.Fatalf("undoing leads to move %d, which is of chance", from)
	}
	l.save(m)
	for range undone {
		m.Redo()
	}
	if m.CanRedo() || m.Index() != index || !m.State().Equal(end) {
		l.t.Fatalf("redoing %d decisions leads to move %d, not back to %d", undone, m.Index(), index)
	}
	var list []rules.Entry
	for i := range index {
		list = append(list, m.Entry(i))
	}
	for range undone {
		m.Undo()
	}
	for i, e := range list[from:] {
		var err error
		if e.By == rules.Chance {
			_, err = m.Chance()
		} else {
			_, err = m.Play(e.By, e.Move)
		}
		if err != nil || m.Entry(from+i) != e {
			l.t.Fatalf("%v %s, undone, becomes %s: %v", e.By, l.g.Format(e.Move), l.g.Format(m.Entry(m.Index()-1).Move), err)
		}
	}
	if !m.State().Equal(end) {
		l.t.Fatalf("the moves after %d, made again, lead elsewhere", from)
	}
}

// replay plays the first n moves again.
func (l law) replay(m *rules.Match, n int) *rules.Match {
	again, err := rules.NewMatch(m.Game(), m.Setup(), m.Seed())
	if err != nil {
		l.t.Fatalf("%v", err)
	}
	for i := range n {
		e := m.Entry(i)
		if e.By == rules.Chance { // the same seed rolls the same
			_, err = again.Chance()
		} else {
			_, err = again.Play(e.By, e.Move)
		}
		if err != nil || again.Entry(i) != e {
			l.t.Fatalf("move %d, %v %s, can't be made again: %v", i, e.By, l.g.Format(e.Move), err)
		}
	}
	return again
}

// save: what is written reads as an equal match, and is written alike.
func (l law) save(m *rules.Match) {
	var first, second bytes.Buffer
	if _, err := m.WriteTo(&first); err != nil {
		l.t.Fatalf("%v", err)
	}
	text := first.String()
	again, err := rules.Read(&first, "saved", find)
	if err != nil {
		l.t.Fatalf("%v\n%s", err, text)
	}
	if again.WriteTo(&second); !again.Equal(m) || second.String() != text {
		l.t.Fatalf("another match was read from\n%s", text)
	}
}

func refusedAs(err error, key string) bool {
	r, ok := errors.AsType[*rules.Refusal](err)
	return ok && r.Key == key
}
