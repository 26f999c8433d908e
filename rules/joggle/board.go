package joggle

import "math/bits"

// men are the sets of the fields with a white and with a black marble: all that the rules ask for.
type men [2]uint64

func (m *men) taken() uint64 { return m[White] | m[Black] }

// full tells whether all marbles lie on the board.
func (m *men) full() bool { return bits.OnesCount64(m.taken()) == Marbles }

// numbers say which marble lies on which field, for the eye, which sees one move and the others lie still: a set of
// fields for each bit of the number that a marble has among those of its colour.
type numbers [4]uint64

func (n *numbers) at(field int8) (number int) {
	for i, set := range n {
		number |= int(set>>field&1) << i
	}
	return number
}

func (n *numbers) put(number int, field int8) {
	for i := range n {
		n[i] |= uint64(number>>i&1) << field
	}
}

// exchange lets two fields change what lies on them; one of them may be free, so a move is one too.
func (n *numbers) exchange(s, t int8) {
	for i, set := range n {
		differ := (set>>s ^ set>>t) & 1
		n[i] = set ^ (differ<<s | differ<<t)
	}
}
