package box_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"quintet/rules"
	. "quintet/rules/box"
)

// dots are all that can be seen, laid tile by tile as by hand.
func dots(s rules.State) map[[2]int]int {
	seen := map[[2]int]int{}
	lay := func(tile, x, y int, turned bool) {
		_, high := Size(turned)
		for row := range high {
			for column, colour := range Dots(tile, turned, row) {
				seen[[2]int{x + column, y + row}] = int(colour)
			}
		}
	}
	lay(0, 0, 0, false)
	for i := range Played(s) {
		tile, x, y, turned := Lie(s, i)
		lay(tile, int(x), int(y), turned)
	}
	return seen
}

// points scores a colour by trying every square from every dot.
func points(seen map[[2]int]int, colour int) (n int) {
	is := func(x, y int) bool {
		c, ok := seen[[2]int{x, y}]
		return ok && c == colour
	}
	for p := range seen {
		for side := 2; side <= 10; side++ {
			x, y := p[0]+side-1, p[1]+side-1
			if is(p[0], p[1]) && is(x, p[1]) && is(p[0], y) && is(x, y) {
				n += side
			}
		}
	}
	return n
}

// places are all plays that are legal, by the rule's own words.
func places(seen map[[2]int]int) (list []string) {
	on := func(x, y int) bool { _, ok := seen[[2]int{x, y}]; return ok }
	for _, turned := range []bool{false, true} {
		wide, high := Size(turned)
		for x := -40; x < 40; x++ {
			for y := -40; y < 40; y++ {
				covered, beside := 0, false
				for i := x; i < x+wide; i++ {
					for j := y; j < y+high; j++ {
						if on(i, j) {
							covered++
						}
						beside = beside || on(i-1, j) || on(i+1, j) || on(i, j-1) || on(i, j+1)
					}
				}
				if covered >= 1 && covered <= 4 || covered == 0 && beside {
					list = append(list, Game.Format(Play(turned, int8(x), int8(y))))
				}
			}
		}
	}
	slices.Sort(list)
	return list
}

// covers are the dots that a play would cover.
func covers(seen map[[2]int]int, m rules.Move) (list []rules.Spot) {
	x, y, turned := Where(m)
	wide, high := Size(turned)
	for j := range high {
		for i := range wide {
			if _, ok := seen[[2]int{int(x) + i, int(y) + j}]; ok {
				list = append(list, BoardSpot(x+int8(i), y+int8(j)))
			}
		}
	}
	return list
}

// TestBrute compares what shows, what may be played and what is scored with the slowest way to find them, in random
// matches in which half of the plays are the best ones for one's own colour, so that there is something to score.
func TestBrute(t *testing.T) {
	keys, squares := map[string]int{}, 0
	for seed := range uint64(16) {
		r := rand.New(rand.NewPCG(seed, 3))
		n := []int{2, 3, 4, 6}[seed%4]
		set := setup(n)
		set.Start = rules.Seat(r.IntN(n))
		m, err := rules.NewMatch(Game, set, seed)
		if err != nil {
			t.Fatal(err)
		}
		for s := m.State(); s.Turn() != rules.Nobody; s = m.State() {
			if s.Turn() == rules.Chance {
				m.Chance()
				continue
			}
			moves := s.Moves(nil, s.Turn())
			if r.IntN(8) == 0 {
				var list []string
				for _, mv := range moves {
					list = append(list, Game.Format(mv))
				}
				slices.Sort(list)
				if want := places(dots(s)); !slices.Equal(list, want) {
					t.Fatalf("%d plays, not %d:\n%s", len(list), len(want), Game.Show(s))
				}
			}
			best, most := moves[r.IntN(len(moves))], -1
			if seed%8 < 4 && r.IntN(2) == 0 {
				colour, _ := Colour(s, SideOf(s, s.Turn()))
				for _, mv := range moves {
					if score := Score(s.Apply(s.Turn(), mv, nil), colour); score > most {
						best, most = mv, score
					}
				}
			}
			if _, err := m.Play(s.Turn(), best); err != nil {
				t.Fatal(err)
			}
			if s = m.State(); r.IntN(3) > 0 {
				continue
			}
			seen := dots(s)
			for range 20 {
				m := Play(r.IntN(2) == 0, int8(r.IntN(40)-20), int8(r.IntN(40)-20))
				if got, want := Covers(nil, s, m), covers(seen, m); !slices.Equal(got, want) {
					t.Fatalf("%s covers %v, not %v:\n%s", Game.Format(m), got, want, Game.Show(s))
				}
			}
			for x := int8(-60); x < 60; x++ {
				for y := int8(-60); y < 60; y += 3 {
					want, there := seen[[2]int{int(x), int(y)}]
					if got, ok := Dot(s, x, y); ok != there || ok && got != want {
						t.Fatalf("at %d,%d there is %d, not %d", x, y, got, want)
					}
				}
			}
			for colour := range Colours {
				got := 0
				for _, q := range Squares(nil, s, colour) {
					got += int(q.Side)
				}
				if want := points(seen, colour); got != want || Score(s, colour) != want {
					t.Fatalf("%s has %d or %d points, not %d:\n%s", Letter(colour), got, Score(s, colour), want, Game.Show(s))
				}
			}
		}
		res := m.State().Result()
		keys[res.Key]++
		squares += len(res.Shapes)
		result(t, m, res)
	}
	if keys[ResultPoints] == 0 || keys[ResultTie] == 0 || squares < 20 {
		t.Errorf("the results were %v, with %d squares", keys, squares)
	}
}

// result compares a result with one that is counted by hand.
func result(t *testing.T, m *rules.Match, res rules.Result) {
	t.Helper()
	s := m.State()
	seen := dots(s)
	var score []int
	for side := range Sides(s) {
		colour, _ := Colour(s, side)
		score = append(score, points(seen, colour))
	}
	most := slices.Max(score)
	tied, won := 0, -1
	for i := range Sides(s) { // in the order of their first turns
		side := SideOf(s, (m.Setup().Start+rules.Seat(i))%rules.Seat(len(m.Setup().Players)))
		if score[side] == most {
			if tied++; won < 0 {
				won = side
			}
		}
	}
	want := ResultPoints
	if tied > 1 {
		want = ResultTie
	}
	if res.Key != want {
		t.Errorf("%v with the scores %v", res, score)
	}
	for seat := range rules.Seat(len(m.Setup().Players)) {
		if res.Scores[seat] != score[SideOf(s, seat)] || slices.Contains(res.Winners, seat) != (SideOf(s, seat) == won) {
			t.Errorf("%v: seat %v has %d and side %d has won", res, seat, score[SideOf(s, seat)], won)
		}
	}
	for _, q := range res.Shapes {
		side := q[1].X - q[0].X + 1
		if len(q) != 4 || side < 2 || side > 10 || q[1].Y != q[0].Y || q[2].X != q[1].X || q[2].Y-q[1].Y+1 != side || q[3].X != q[0].X || q[3].Y != q[2].Y {
			t.Errorf("%v is no square", q)
		}
	}
}
