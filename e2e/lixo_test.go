package e2e

import (
	"fmt"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/lixo"
)

// rubbish is a match of LIXO? played by hand by two people, who hand the table over. What chance deals is known from the
// trace only, so the script keeps the position.
type rubbish struct {
	hands
	state rules.State
	has   rules.Seat // who has the table
	turns int
}

// follow takes up a line of the trace that says a move: "-1 deal 0 Y" or "0 pass".
func (r *rubbish) follow(by rules.Seat, text string) {
	r.t.Helper()
	m, err := lixo.Game.Parse(text)
	if err == nil && by >= 0 {
		err = r.state.Check(by, m)
	}
	if err != nil {
		r.t.Fatalf("%s: %v", text, err)
	}
	r.state = r.state.Apply(by, m, nil)
}

// chance takes up what chance does.
func (r *rubbish) chance(prefix string) {
	r.t.Helper()
	for r.state.Turn() == rules.Chance {
		line := strings.TrimSpace(r.WaitLine(prefix, soon))
		r.follow(rules.Chance, strings.TrimPrefix(line, prefix+" "))
	}
}

// ready takes the table, if somebody else has it.
func (r *rubbish) ready() {
	r.t.Helper()
	if r.has == r.state.Turn() {
		r.WaitLine(fmt.Sprintf("button %d ", rules.ButtonDone), soon) // the cards have moved
		return
	}
	r.has = r.state.Turn()
	r.WaitLine("button ready", soon)
	r.button("ready")
	r.said("ready", r.state.Turn().String())
	r.WaitLine("laid ", soon)
}

// bid is what the seat to move bids: as little as it must, if the container is worth it.
func (r *rubbish) bid() rules.Move {
	by := r.state.Turn()
	_, value, _ := lixo.Auctioned(r.state)
	best := lixo.Pass()
	n := 100
	for _, m := range r.state.Moves(nil, by) {
		if m.Verb != lixo.VerbBid {
			continue
		}
		sum := 0
		for _, k := range m.Args {
			sum += int(k)
		}
		if sum < n && lixo.BidSize(r.state, by)+sum <= value {
			best, n = m, sum
		}
	}
	return best
}

// play plays a match from the menu on.
func (r *rubbish) play(drags bool) {
	r.t.Helper()
	r.sit("lixo")
	// The first card that is dealt is the first player's.
	line := strings.TrimSpace(r.WaitLine("made", soon))
	var first rules.Seat
	if n, _ := fmt.Sscanf(line, "made * deal %d", &first); n != 1 {
		r.t.Fatal(line)
	}
	state, err := lixo.Game.New(rules.Setup{Players: make([]rules.Player, 2), Start: first})
	if err != nil {
		r.t.Fatal(err)
	}
	r.state, r.has = state, rules.Nobody
	r.follow(rules.Chance, strings.TrimPrefix(line, "made * "))
	r.chance("made *")

	refused := false
	for r.turns = 0; !r.state.Result().Over; r.turns++ {
		r.ready()
		by := r.state.Turn()
		if colour, _, _ := lixo.Auctioned(r.state); !refused {
			// A card of another colour is refused.
			kinds, _ := lixo.Hand(r.state, by)
			slot := 0
			for kind, n := range kinds {
				if n > 0 && !lixo.Carries(kind, colour) {
					r.tap(lixo.SpotOf(lixo.ZoneHand, by, slot))
					r.said("refused", lixo.KeyWrongColour)
					refused = true
					break
				}
				slot += int(n)
			}
		}
		r.make(by, r.bid(), drags)
	}
	r.WaitLine("over ", soon)
	r.WaitLine("result", soon)
}

// make makes a move by taps on cards, or by drags of them, and on the button.
func (r *rubbish) make(by rules.Seat, m rules.Move, drags bool) {
	r.t.Helper()
	for i, step := range r.state.Path(nil, by, m) {
		if step.Button != rules.NoButton {
			r.Click(r.at(fmt.Sprintf("button %d", step.Button)))
			break
		}
		if drags && i == 0 {
			r.Move(r.at(spot(step.Spot)))
			r.Press()
			r.said("pressed", strings.TrimPrefix(spot(step.Spot), "spot "))
			x, y := r.at(spot(step.Spot))
			r.Move(x, y-100)
			r.Move(x, y-120)
			r.Release()
		} else {
			r.tap(step.Spot)
		}
		r.WaitLine("chosen", soon)
	}
	text := lixo.Game.Format(m)
	r.said("move", fmt.Sprintf("%v %s", by, text))
	r.follow(by, text)
	r.chance("chance")
}

// TestLixoInAWindow plays a whole match in a real window.
func TestLixoInAWindow(t *testing.T) {
	w := inWindow(t)
	r := rubbish{hands: hands{w, t}}
	r.play(true)
	r.button("again")
	r.WaitLine("again", soon)
	t.Logf("%d turns", r.turns)
	closes(t, w)
}

// TestLixoInABrowser plays one in headless Chromium, without animations: a match has more turns than any other game.
func TestLixoInABrowser(t *testing.T) {
	p := inBrowser(t, still)
	r := rubbish{hands: hands{p, t}}
	r.play(false)
	t.Logf("%d turns", r.turns)
	quiet(t, p)
}
