package lixo_test

import (
	"fmt"
	"testing"
	"time"

	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/lixo"
)

// auction is an auction for the blue 5 in which the last of four is to bid: two lie there, and three would lead.
var auction = append(dealt("B5", [5]string{"B", "G", "BX", "Y", "R"}, [5]string{"Y", "G", "R", "R", "R"},
	[5]string{"B", "B", "B", "X", "R"}, [5]string{"B", "B", "YB", "B", "G"}), "bid B", "pass", "bid B B")

// last is one person, the last of four.
func last() rules.Setup {
	s := people(4)
	for i := range 3 {
		s.Players[i].Bot = "random"
	}
	return s
}

func hand(slot int) rules.Spot { return game.SpotOf(game.ZoneHand, 3, slot) }

func look(t testing.TB, s rules.Setup, w, h int, text float64, moves ...string) *tabletest.Eye {
	return tabletest.Look(lixo.New(), tabletest.Begun(t, game.Game, s, moves...), w, h, text)
}

// TestLook compares the table with its golden pictures: an auction with cards chosen, and six players with many cards, and what
// six have when all is counted.
func TestLook(t *testing.T) {
	for _, size := range []struct {
		w, h int
		text float64
	}{{1280, 720, 1}, {390, 844, 1}, {320, 568, 1}, {844, 390, 1}, {640, 480, 2}} {
		name := fmt.Sprintf("%dx%d-%.0f", size.w, size.h, size.text*100)
		e := look(t, last(), size.w, size.h, size.text, auction...)
		for _, slot := range []int{0, 1, 4} {
			e.Pass(200*time.Millisecond, e.Tap(hand(slot))...)
		}
		e.Pass(time.Second)
		e.Compare(t, "testdata/chosen-"+name+".png")

		e = tabletest.Look(lixo.New(), crowded(t), size.w, size.h, size.text)
		e.Table.Watch(0)
		e.Pass(time.Second)
		e.Compare(t, "testdata/crowded-"+name+".png")

		e = tabletest.Look(lixo.New(), recorded(t, "lixo-six"), size.w, size.h, size.text)
		e.Compare(t, "testdata/counted-"+name+".png")
	}
}
