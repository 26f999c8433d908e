package solver

import "sync"

// table holds what a solver knows of positions, by a part of their keys.
type table struct {
	entries []entry
	shift   uint
	age     uint32
}

func newTable(bits uint) table {
	return table{entries: make([]entry, 1<<bits), shift: 64 - bits, age: 1}
}

// idle are the tables that no choice uses now, by their size. Making one takes longer than a step of a choice should, and so
// does clearing it: one that is used again is older, and nothing that it holds counts.
var idle struct {
	sync.Mutex
	tables [tableBits + 1][]table
}

// borrow gives the solver a table of 1 << bits entries, tableBits at the most.
func (s *Solver) borrow(bits uint) {
	idle.Lock()
	defer idle.Unlock()
	list := idle.tables[bits]
	if len(list) == 0 {
		s.table = newTable(bits)
		return
	}
	s.table, idle.tables[bits] = list[len(list)-1], list[:len(list)-1]
	if s.age++; s.age == 0 { // after four thousand million choices
		clear(s.entries)
		s.age = 1
	}
}

// giveBack gives the table back, if there is one.
func (s *Solver) giveBack() {
	if s.entries == nil {
		return
	}
	idle.Lock()
	defer idle.Unlock()
	bits := 64 - s.shift
	idle.tables[bits] = append(idle.tables[bits], s.table)
	s.table = table{}
}
