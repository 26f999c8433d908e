package bots

import (
	"math"

	"quintet/rules"
	"quintet/rules/lixo"
)

// The reasons of LIXO?. A container is worth its points and, as cards that are left cost one each, a point for each card
// that is bid for it: together they are the "count" of a bid.
const (
	lixoSure   = "sure"   // nobody else holds enough cards to go higher
	lixoLikely = "likely" // an estimate: in "percent" of 100 cases nobody goes higher
	lixoRisks  = "risks"  // the same, where that is less than half
	lixoMust   = "must"   // there are not enough cards that carry the "colour"
	lixoCosts  = "costs"  // it would take a bid of "count" cards, more than the container's "value"
	lixoOutbid = "outbid" // even with all cards that carry the colour, somebody probably goes higher (an estimate)
	lixoSaves  = "saves"  // "count" more containers of the "colour" are still to come
)

var lixoReasons = []string{lixoSure, lixoLikely, lixoRisks, lixoMust, lixoCosts, lixoOutbid, lixoSaves, KeyBest}

// lixoColours are the colours by the names that the interface translates.
var lixoColours = [lixo.Colours]string{"yellow", "blue", "green", "red", "grey"}

func lixoWhy(q asked, _ Thought) finding { return atOnce(lixoReason(q)) }

func lixoReason(q asked) Reason {
	table := lixoSeen(q.view)
	colour := lixoColours[table.colour]
	if q.move.Verb == lixo.VerbPass {
		return lixoPass(&table, q.by, colour)
	}
	total := table.bid[q.by]
	for _, n := range q.move.Args {
		total += n
	}
	gain, percent := table.value+int(total), lixoPercent(&table, q.by, total)
	switch {
	case percent == 100:
		return because(lixoSure, "count", gain)
	case percent >= 50:
		return because(lixoLikely, "count", gain, "percent", percent)
	}
	return because(lixoRisks, "count", gain, "percent", percent)
}

func lixoPass(table *lixoTable, by rules.Seat, colour string) Reason {
	have, least := table.have(by), table.least(by)
	total := int(table.bid[by] + least)
	switch left := int(table.left[table.colour]); {
	case have < least:
		return because(lixoMust, "colour", colour)
	case total > table.value:
		return because(lixoCosts, "count", total, "value", table.value)
	case lixoPercent(table, by, table.bid[by]+have) < 50:
		return because(lixoOutbid)
	case left > 0:
		return because(lixoSaves, "count", left, "colour", colour)
	}
	return Reason{Key: KeyBest}
}

// lixoPercent is in how many of 100 cases nobody goes higher than a total, as far as the sizes of hands tell; 100 only if
// nobody can.
func lixoPercent(table *lixoTable, by rules.Seat, total int8) int {
	able := false
	for seat := range table.seats {
		able = able || seat != by && table.bid[seat]+table.size[seat] > total
	}
	if !able {
		return 100
	}
	return min(99, int(math.Round(100*lixoExpert.safe(table, by, total))))
}
