package bots_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/rules/bots/solver"
	"quintet/rules/box"
	"quintet/rules/joggle"
	"quintet/rules/juxtabo"
	"quintet/rules/juxtapose"
	"quintet/rules/lixo"
	"quintet/rules/shelf"
)

// said is advice in a position, to be held against the rules.
type said struct {
	*testing.T
	s, after rules.State // of the seat's view
	by       rules.Seat
	moves    []rules.Move // that it has
	bots.Advice
}

// n is an argument that is a number.
func (a said) n(name string) int {
	n, err := strconv.Atoi(a.Reason.Args[name])
	if err != nil {
		a.Errorf("%q is no number", a.Reason.Args[name])
	}
	return n
}

// leave counts the moves after which the next player can end the match with a line.
func (a said) leave() (n int) {
	for _, m := range a.moves {
		if len(replies(a.s.Apply(a.by, m, nil))) > 0 {
			n++
		}
	}
	return n
}

// replies are the ends that the player to move can bring about with a line.
func replies(s rules.State) (ends []rules.State) {
	for _, m := range s.Moves(nil, s.Turn()) {
		if end := s.Apply(s.Turn(), m, nil); end.Result().Shapes != nil {
			ends = append(ends, end)
		}
	}
	return ends
}

// lineOf is the colour or the size of a line, in a word.
func lineOf(end rules.State) string {
	r := end.Result()
	var words [2][]string
	for _, spot := range r.Shapes[0] {
		piece, _ := juxtapose.On(end, spot.X, spot.Y)
		colour, size := juxtapose.Piece(piece)
		words[0] = append(words[0], []string{"red", "yellow", "green", "blue", "black"}[colour])
		words[1] = append(words[1], []string{"small", "medium", "large"}[size])
	}
	of := words[0]
	if r.Key == juxtapose.ResultSize {
		of = words[1]
	}
	if of = slices.Compact(of); len(of) != 1 {
		return ""
	}
	return of[0]
}

var juxtaposeTruth = map[string]func(a said) bool{
	"line-colour": func(a said) bool {
		return slices.Equal(a.after.Result().Winners, []rules.Seat{a.by}) && lineOf(a.after) == a.Reason.Args["colour"]
	},
	"line-size": func(a said) bool {
		return slices.Equal(a.after.Result().Winners, []rules.Seat{a.by}) && lineOf(a.after) == a.Reason.Args["size"]
	},
	"line-both": func(a said) bool { return a.after.Result().Key == juxtapose.ResultBoth },
	"squeeze": func(a said) bool {
		next := a.after.Turn()
		for _, m := range a.after.Moves(nil, next) {
			if then := a.after.Apply(next, m, nil); then.Turn() != a.by || len(replies(then)) == 0 {
				return false
			}
		}
		return true
	},
	"proved": func(a said) bool {
		v := solver.Judge(a.after, 1_000_000)
		return v.Proved && !v.Win && (!v.Exact || v.Plies/2 < a.n("count"))
	},
	"lost": func(a said) bool {
		v := solver.Judge(a.s, 1_000_000)
		return v.Proved && !v.Win && v.Plies/2 == a.n("count")
	},
	"only": func(a said) bool {
		return len(replies(a.after)) == 0 && a.leave() == len(a.moves)-1 && a.n("count") == len(a.moves)
	},
	"gives":    func(a said) bool { return a.leave() == len(a.moves) },
	"estimate": func(a said) bool { return len(replies(a.after)) == 0 && a.n("percent") >= 0 && a.n("percent") <= 100 },
}

// claims are the calls that a seat may make.
func claims(s rules.State, by rules.Seat) (list []rules.Move) {
	for _, m := range s.Moves(nil, by) {
		if m.Verb == juxtabo.VerbClaim {
			list = append(list, m)
		}
	}
	return list
}

// leads tells whether discs, so many, can lead to a call.
func leads(s rules.State, by rules.Seat, discs int) bool {
	if len(claims(s, by)) > 0 || discs == 0 {
		return len(claims(s, by)) > 0
	}
	return slices.ContainsFunc(s.Moves(nil, by), func(m rules.Move) bool {
		return m.Verb == juxtabo.VerbPlace && leads(s.Apply(by, m, nil), by, discs-1)
	})
}

// wanting is on how few stacks the wrong colour lies for a card in hand.
func wanting(s rules.State, by rules.Seat) int {
	least, size := math.MaxInt, juxtabo.Size(s)
	for _, card := range juxtabo.Hand(s, by) {
		if card < 0 {
			continue
		}
		for _, shape := range juxtabo.Shapes(s, card) {
			for y := range size {
				for x := range size {
					n := 0
					for i, colour := range shape.Colour {
						cx, cy := x+shape.X[i], y+shape.Y[i]
						if cx >= size || cy >= size {
							n = math.MaxInt
							break
						}
						if juxtabo.Top(s, cx, cy) != int(colour) {
							n++
						}
					}
					least = min(least, n)
				}
			}
		}
	}
	return least
}

// idle is what holds of a move that ends or changes what can't be used: no disc or two lead to a call.
func idle(verb rules.Verb) func(a said) bool {
	return func(a said) bool { return a.Move.Verb == verb && !leads(a.s, a.by, 1) }
}

var juxtaboTruth = map[string]func(a said) bool{
	"wins": func(a said) bool { return slices.Contains(a.after.Result().Winners, a.by) },
	"calls": func(a said) bool {
		return juxtabo.Won(a.after, a.by) == juxtabo.Won(a.s, a.by)+1 && len(juxtabo.Claimed(a.Move)) == a.n("count")
	},
	"shows":    func(a said) bool { return len(claims(a.after, a.by)) > 0 },
	"plan":     func(a said) bool { n := a.n("count"); return n > 1 && (n > 3 || leads(a.after, a.by, n-1)) },
	"nearer":   func(a said) bool { return wanting(a.after, a.by) == a.n("count") && wanting(a.s, a.by) > a.n("count") },
	"due":      func(a said) bool { return a.Move.Verb == juxtabo.VerbPlace && !leads(a.s, a.by, 1) },
	"takeback": idle(juxtabo.VerbTakeback),
	"end":      idle(juxtabo.VerbEnd),
	"exchange": idle(juxtabo.VerbExchange),
	"pass":     idle(juxtabo.VerbPass),
	"skip":     idle(juxtabo.VerbSkip),
}

// auction is what a seat of LIXO? could bid at most and lays now, and whether anybody else has the cards to go higher.
func (a said) auction(total int) (beaten bool) {
	for seat := range rules.Seat(lixo.Seats(a.s)) {
		beaten = beaten || seat != a.by && lixo.HandSize(a.s, seat)+lixo.BidSize(a.s, seat) > total
	}
	return beaten
}

func (a said) total() (cards, gain int) {
	_, value, _ := lixo.Auctioned(a.s)
	return lixo.BidSize(a.after, a.by), lixo.BidSize(a.after, a.by) + value
}

var lixoTruth = map[string]func(a said) bool{
	"sure": func(a said) bool { cards, gain := a.total(); return !a.auction(cards) && gain == a.n("count") },
	"likely": func(a said) bool {
		cards, gain := a.total()
		return a.auction(cards) && gain == a.n("count") && a.n("percent") >= 50
	},
	"risks": func(a said) bool {
		cards, gain := a.total()
		return a.auction(cards) && gain == a.n("count") && a.n("percent") < 50
	},
	"must": func(a said) bool { return lixo.MustPass(a.s) },
	"costs": func(a said) bool {
		_, value, _ := lixo.Auctioned(a.s)
		return lixo.High(a.s)+1 == a.n("count") && value == a.n("value") && a.n("count") > value
	},
	"outbid": func(a said) bool { return a.auction(lixo.High(a.s) + 1) },
	"saves": func(a said) bool {
		n, colour, _ := 0, 0, 0
		colour, _, _ = lixo.Auctioned(a.s)
		for face, k := range lixo.Unturned(a.s) {
			if c, _, ok := lixo.Container(uint8(face)); ok && c == colour {
				n += int(k)
			}
		}
		return n == a.n("count") && a.Move == lixo.Pass()
	},
}

var truths = map[string]map[string]func(a said) bool{
	juxtapose.Game.ID: juxtaposeTruth, joggle.Game.ID: joggleTruth, juxtabo.Game.ID: juxtaboTruth, lixo.Game.ID: lixoTruth, box.Game.ID: boxTruth,
}

// Each reason that is given holds, and every one is given somewhere, but for that where nothing can be said.
func TestReasons(t *testing.T) {
	for _, g := range shelf.Games() {
		t.Run(g.ID, func(t *testing.T) {
			given := make(map[string]int)
			hold := func(s rules.State, by rules.Seat) {
				v := s.View(by)
				advice, ok := advised(g, v, by, 7, math.MaxInt)
				if !ok {
					return
				}
				a := said{t, v, v.Apply(by, advice.Move, nil), by, v.Moves(nil, by), advice}
				given[advice.Reason.Key]++
				if !slices.Contains(bots.Reasons(g), advice.Reason.Key) {
					t.Errorf("%s is not listed", advice.Reason.Key)
				}
				if holds, ok := truths[g.ID][advice.Reason.Key]; ok && !holds(a) {
					t.Errorf("seat %v, %s: it isn't true that %v\n%s", by, g.Format(advice.Move), advice.Reason, g.Show(v))
				}
			}
			for _, w := range adviceWalks[g.ID] {
				if testing.Short() {
					w.matches = (w.matches + 19) / 20
				}
				r := rand.New(rand.NewPCG(4, 4))
				walks(t, g, w.level, w.players, w.matches, w.each, w.options, func(m *rules.Match) {
					s := m.State()
					hold(s, rules.Seat(r.IntN(w.players)))
					if s.Turn() >= 0 {
						hold(s, s.Turn())
					}
				})
			}
			for key := range truths[g.ID] {
				if !slices.Contains(bots.Reasons(g), key) {
					t.Errorf("%s is no reason", key)
				}
			}
			for _, key := range bots.Reasons(g) {
				if given[key] == 0 && key != bots.KeyBest && !testing.Short() {
					t.Errorf("%s is never given", key)
				}
			}
			t.Log(given)
		})
	}
}

// adviceWalks are the matches in which advice is asked for.
var adviceWalks = map[string][]struct {
	level                  string
	players, matches, each int
	options                map[string]string
}{
	juxtapose.Game.ID: {
		{bots.Casual, 2, 16, 6, nil},
		{bots.Random, 2, 20, 4, nil},
		{bots.Casual, 2, 8, 8, map[string]string{"slideRule": "slidesOnly"}},
		{bots.Skilled, 3, 20, 3, nil},
		{bots.Random, 4, 10, 4, map[string]string{"slideRule": "slidesOnly"}},
	},
	joggle.Game.ID: {
		{bots.Random, 2, 6, 12, nil},
		{bots.Beginner, 2, 10, 6, map[string]string{"target": "r1s1"}},
		{bots.Beginner, 4, 10, 6, map[string]string{"target": "s3"}},
		{bots.Casual, 2, 6, 6, map[string]string{"extreme": "on"}},
		{bots.Casual, 2, 2, 6, map[string]string{"target": "s3"}},
	},
	juxtabo.Game.ID: {
		{bots.Casual, 2, 6, 3, nil},
		{bots.Random, 3, 4, 6, nil},
		{bots.Skilled, 1, 4, 4, nil},
		{bots.Random, 1, 4, 4, nil},
		{bots.Casual, 2, 4, 6, map[string]string{"bagEmpty": "playOut", "cards": "four"}},
	},
	lixo.Game.ID: {
		{bots.Random, 2, 12, 4, nil},
		{bots.Skilled, 2, 12, 4, nil},
		{bots.Skilled, 4, 4, 6, nil},
	},
	box.Game.ID: {
		{bots.Skilled, 2, 16, 6, nil},
		{bots.Random, 4, 12, 6, nil},
	},
}
