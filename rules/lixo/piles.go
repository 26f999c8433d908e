package lixo

import "quintet/rules"

// pile is a place where garbage cards lie together.
type pile uint8

const (
	deck     pile = 0
	hands    pile = 1 // the first of six, one a seat
	bids          = hands + SeatMax
	losts         = bids + SeatMax
	recycled      = losts + SeatMax
	allPiles      = recycled + 1
)

func handOf(seat rules.Seat) pile { return hands + pile(seat) }
func bidOf(seat rules.Seat) pile  { return bids + pile(seat) }
func lostOf(seat rules.Seat) pile { return losts + pile(seat) }

// piles is where the garbage cards lie, by number. All of it is known to everybody: which number a card of a hand has
// tells nothing, as it is always the last one that leaves.
type piles struct {
	at    [Garbage]pile
	slot  [Garbage]uint8 // on open piles: how many cards lay there before it
	face  [Garbage]uint8 // on open piles: the kind plus 1
	count [allPiles]uint8
	next  uint8 // no card of the deck has a lower number
}

// lay puts a card on a pile, open if it has a face.
func (p *piles) lay(n uint8, to pile, face uint8) {
	p.count[p.at[n]]--
	p.at[n], p.slot[n], p.face[n] = to, 0, face
	if face != 0 {
		p.slot[n] = p.count[to]
	}
	p.count[to]++
}

// pour puts all cards of an open pile on another one.
func (p *piles) pour(from, to pile) {
	for n, at := range p.at {
		if at == from {
			p.at[n] = to
			p.slot[n] += p.count[to]
		}
	}
	p.count[to] += p.count[from]
	p.count[from] = 0
}

// shuffle makes the recycled pile the deck, which must be empty (L7), and counts its kinds.
func (p *piles) shuffle() (kinds [Kinds]int8) {
	for n, at := range p.at {
		if at == recycled {
			kinds[p.face[n]-1]++
			p.at[n], p.slot[n], p.face[n] = deck, 0, 0
		}
	}
	p.count[deck], p.count[recycled], p.next = p.count[recycled], 0, 0
	return kinds
}

// top takes the number of the next card from the deck, which must not be empty.
func (p *piles) top() uint8 {
	for p.at[p.next] != deck {
		p.next++
	}
	return p.next
}

// numbers appends the numbers in a pile, ascending. Those of a hand lie in its slots in that order.
func (p *piles) numbers(dst []uint8, of pile) []uint8 {
	for n, at := range p.at {
		if at == of {
			dst = append(dst, uint8(n))
		}
	}
	return dst
}

// open is the place of a card that lies on an open pile.
func (p *piles) open(n uint8) rules.Place {
	zone, seat := ZoneRecycled, rules.Seat(0)
	switch at := p.at[n]; {
	case at < losts:
		zone, seat = ZoneBid, rules.Seat(at-bids)
	case at < recycled:
		zone, seat = ZoneLost, rules.Seat(at-losts)
	}
	return rules.Place{Spot: SpotOf(zone, seat, int(p.slot[n])), Face: p.face[n]}
}

// kinds counts the kinds of an open pile.
func (p *piles) kinds(of pile) (n [Kinds]int8) {
	for i, at := range p.at {
		if at == of {
			n[p.face[i]-1]++
		}
	}
	return n
}
