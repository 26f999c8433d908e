package juxtabo_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"quintet/rules"
	"quintet/rules/gametest"
	. "quintet/rules/juxtabo"
)

// What most tests begin with: T10 is on the board already (r1c1 r2c1 r3c1), T16 needs one disc, T22 another one.
const usual = boardA + "reserve 0 GB RK BP OK YP RG OP\ncards 0 T16 T10\n" + "reserve 1 RO RO RO RO OY OY OY\ncards 1 T66 T75\n"

func usualOf(cards0, cards1 string) string {
	return strings.Replace(strings.Replace(usual, "T16 T10", cards0, 1), "T66 T75", cards1, 1)
}

// drafting is in the bonus part, with one provisional disc on r2c2.
func drafting(t testing.TB, options ...string) rules.State {
	t.Helper()
	s := position(t, usualOf("T16 T22", "T66 T75"), options...)
	return after(t, s, "place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T01", "place r4c3 RK>K", "place r2c2 BP>B")
}

func TestRefusalKeys(t *testing.T) {
	s := position(t, usual)
	two := after(t, s, "place r1c4 GB>B", "place r4c3 RK>K")
	call := position(t, usual+"final call")
	dry := position(t, "R88 O Y G\nB P K R\nO Y G B\nP K R O\nreserve 0 GB\nreserve 1 RO\ncards 0 T16 T10\ncards 1 T01 T75\nbag 0",
		"bagEmpty", "playOut")
	solo := solitaire(t, soloBoard, soloReserve, "T16")

	t.Run("wrong-phase", func(t *testing.T) {
		refused(t, s, "pass", KeyWrongPhase)
		refused(t, s, "skip", KeyWrongPhase)
		refused(t, s, "draw 0 RO", KeyWrongPhase)
		refused(t, s, "0 card 0 T03", KeyWrongPhase)
		refused(t, s, "lay r1c1 RO>O", KeyWrongPhase)
		for _, text := range []string{"end", "exchange", "takeback", "timeout", "skip", "place r1c4 GB>B"} {
			refused(t, call, text, KeyWrongPhase)
		}
		for _, text := range []string{"end", "timeout", "pass"} {
			refused(t, solo, text, KeyWrongPhase)
		}
		refused(t, dry, "exchange", KeyWrongPhase)
	})
	t.Run("no-timer", func(t *testing.T) { refused(t, s, "timeout", KeyNoTimer) })
	t.Run("called", func(t *testing.T) { // A11
		f := after(t, s, "1 claim T75 r1c1 r1c2 r1c3")
		if !Skips(f, 1) || Skips(f, 0) {
			t.Error("a false call out of turn costs the next turn")
		}
		turn(t, f, 0)
		refused(t, f, "1 claim T75 r1c1 r1c2 r1c4", KeyCalled)
		refused(t, f, "1 claim T75 r1c1", KeyCalled) // comes before bad-cells and not-your-card
		refused(t, f, "1 claim T16 r1c1 r1c2 r1c4", KeyCalled)
		says(t, after(t, f, "1 claim T66 r1c3 r2c2 r3c1", "* card 1 T02"), "won 1 T66", "skips 1", "turn 0")
	})
	t.Run("draft-open", func(t *testing.T) {
		refused(t, drafting(t), "1 claim T66 r1c3 r2c2 r3c1", KeyDraftOpen)
		refused(t, drafting(t), "1 claim T75 r1c1 r2c1 r3c1", KeyDraftOpen)
		refused(t, after(t, solo, "place r1c4 GB>B"), "exchange", KeyDraftOpen)
	})
	t.Run("not-your-card", func(t *testing.T) {
		refused(t, s, "claim T75 r1c1 r1c2 r1c3", KeyNotYourCard)
		refused(t, s, "1 claim T16 r1c1 r1c2", KeyNotYourCard) // comes before bad-cells
	})
	t.Run("bad-cells", func(t *testing.T) {
		for _, cells := range []string{"", " r1c1", " r1c1 r1c2", " r1c1 r1c2 r1c3 r1c4", " r1c1 r1c2 r1c2", " r1c4 r1c5 r1c6", " r1c1 r1c2 r5c1"} {
			refused(t, s, "claim T16"+cells, KeyBadCells)
		}
		_, err := Game.Parse("claim T16 r1c1 r1c2 r1c3 r1c4 r2c1 r2c2")
		if gametest.Key(err) != KeyBadCells {
			t.Errorf("six cells: %v", err)
		}
	})
	t.Run("off-board", func(t *testing.T) {
		refused(t, s, "place r1c5 GB>B", KeyOffBoard)
		refused(t, s, "place r5c1 YK>Y", KeyOffBoard) // comes before not-in-reserve
	})
	t.Run("not-in-reserve", func(t *testing.T) {
		refused(t, s, "place r1c1 RO>O", KeyNotInReserve)
		refused(t, after(t, s, "place r1c4 GB>B"), "place r3c3 GB>B", KeyNotInReserve)
		refused(t, drafting(t), "place r4c1 BP>B", KeyNotInReserve) // it is on the board provisionally
	})
	t.Run("used-cell", func(t *testing.T) { // A7
		refused(t, drafting(t), "place r4c3 OK>O", KeyUsedCell)
		refused(t, after(t, drafting(t), "takeback"), "place r4c3 OK>O", KeyUsedCell)
		after(t, s, "place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T01", "place r4c3 RK>K", "place r4c3 OK>O") // before it begins
	})
	t.Run("third-location", func(t *testing.T) {
		refused(t, two, "place r2c2 BP>B", KeyThirdLocation)
		refused(t, two, "place r2c2 RG>G", KeyThirdLocation)
		refused(t, after(t, drafting(t), "place r2c3 OK>O"), "place r4c1 YP>Y", KeyThirdLocation)
		refused(t, after(t, solo, "place r1c4 GB>B"), "place r3c3 RG>R", KeyThirdLocation)
	})
	t.Run("no-bonus", func(t *testing.T) { // A5
		m := after(t, two, "claim T10 r1c1 r2c1 r3c1", "* card 0 T01")
		says(t, m, "matched", "won 0 T10")
		refused(t, m, "place r2c2 BP>B", KeyNoBonus)
		after(t, m, "end")
	})
	t.Run("colours-differ", func(t *testing.T) {
		refused(t, s, "place r1c1 GB>B", KeyColoursDiffer)
		refused(t, s, "place r1c4 GB>G", KeyColoursDiffer)
		refused(t, drafting(t), "place r2c2 YP>Y", KeyColoursDiffer) // blue lies on it now
	})
	t.Run("keep-one", func(t *testing.T) {
		k := position(t, "R O R O\nO R O R\nR O R O\nO R O R\nreserve 0 RY OY GB GP\ncards 0 T16 T10\n"+others)
		k = after(t, k, "place r1c1 RY>Y")
		refused(t, k, "place r1c1 OY>O", KeyKeepOne)
		after(t, k, "place r1c2 OY>Y", "end")
		// The first disc, too: on the pink cell it would leave nothing for a second one.
		k = position(t, "K O R O\nO R O R\nR O R O\nO R O R\nreserve 0 RK YK\ncards 0 T16 T10\n"+others)
		refused(t, k, "place r1c1 RK>R", KeyKeepOne)
		after(t, k, "place r1c3 RK>K", "place r1c1 YK>Y", "end")
		// If there is no second cell at all, one will do (A13).
		k = position(t, "K O R O\nO R O R\nR O R O\nO R O R\nreserve 0 YK YG\ncards 0 T16 T10\n"+others)
		after(t, after(t, k, "place r1c1 YK>Y"), "end")
		after(t, k, "place r1c1 YK>Y", "place r1c1 YG>G", "end")
	})
	t.Run("locations-due", func(t *testing.T) {
		refused(t, s, "end", KeyLocationsDue)
		refused(t, after(t, s, "place r1c4 GB>B"), "end", KeyLocationsDue)
		if Due(s) != 2 || Due(after(t, s, "place r1c4 GB>B")) != 1 || Due(two) != 0 {
			t.Error("due are two, one, none")
		}
	})
	t.Run("can-place", func(t *testing.T) {
		refused(t, s, "exchange", KeyCanPlace)
		refused(t, two, "exchange", KeyCanPlace)
		refused(t, dry, "pass", KeyCanPlace)
	})
	t.Run("exchange-used", func(t *testing.T) {
		x := chance(after(t, solo, "exchange"))
		turn(t, x, 0)
		if !Exchanged(x) {
			t.Error("the exchange is not used up")
		}
		refused(t, x, "exchange", KeyExchangeUsed)
	})
	t.Run("no-draft", func(t *testing.T) {
		refused(t, two, "takeback", KeyNoDraft)
		d := after(t, drafting(t), "takeback", "place r2c2 BP>B")
		refused(t, d, "takeback", KeyNoDraft) // once a turn
	})
	t.Run("not-new-cell", func(t *testing.T) {
		d := position(t, usual)
		d = after(t, d, "place r1c4 GB>B", "claim T16 r1c2 r1c3 r1c4", "* card 0 T01", "place r4c3 RK>K", "place r2c2 BP>B")
		refused(t, d, "claim T10 r1c1 r2c1 r3c1", KeyNotNewCell) // a true one
		refused(t, d, "claim T10 r1c1 r2c1 r3c2", KeyNotNewCell) // a false one
	})
	t.Run("no-match", func(t *testing.T) {
		g := position(t, usual, "claims", "guided")
		refused(t, g, "claim T16 r1c2 r1c3 r1c4", KeyNoMatch)
		refused(t, g, "1 claim T75 r1c2 r1c3 r1c4", KeyNoMatch)
		refused(t, drafting(t, "claims", "guided"), "claim T22 r2c1 r2c2 r2c3", KeyNoMatch)
		refused(t, call, "claim T16 r1c2 r1c3 r1c4", KeyNoMatch)
		refused(t, solo, "claim T16 r1c2 r1c3 r1c4", KeyNoMatch)
	})
	t.Run("not-your-turn", func(t *testing.T) {
		for _, text := range []string{"place r1c1 RO>O", "end", "exchange", "takeback", "timeout", "pass", "skip"} {
			refused(t, s, "1 "+text, rules.KeyNotYourTurn)
		}
		refused(t, s, "2 claim T10 r1c1 r2c1 r3c1", rules.KeyNotYourTurn) // nobody sits there
		refused(t, call, "1 claim T66 r1c3 r2c2 r3c1", rules.KeyNotYourTurn)
		refused(t, after(t, s, "claim T10 r1c1 r2c1 r3c1"), "0 claim T16 r1c1 r2c1 r3c1", rules.KeyNotYourTurn) // a card is due
		refused(t, fresh(t, 2), "0 end", rules.KeyNotYourTurn)
	})
	t.Run("over", func(t *testing.T) {
		e := after(t, call, "pass", "pass")
		for seat := range 2 {
			refused(t, e, "01"[seat:seat+1]+" claim T66 r1c3 r2c2 r3c1", rules.KeyOver)
		}
	})
	t.Run("unreadable", func(t *testing.T) {
		senseless(t, []rules.Move{
			{}, {Verb: 99}, {Verb: VerbEnd, Args: [15]int8{1}}, {Verb: VerbPlace, Args: [15]int8{7, 1}}, {Verb: VerbPlace, Args: [15]int8{1, 43}},
			{Verb: VerbPlace, Args: [15]int8{-1, 1}}, {Verb: VerbPlace, Args: [15]int8{0, 1}}, {Verb: VerbPlace, Args: [15]int8{127, 1}},
			{Verb: VerbClaim}, {Verb: VerbClaim, Args: [15]int8{126, 1, 2, 3}}, {Verb: VerbClaim, Args: [15]int8{1, 3, 2, 1}},
			{Verb: VerbClaim, Args: [15]int8{1, 1, 0, 3}}, {Verb: VerbClaim, Args: [15]int8{1, 1, 2, 3, 0, 0, 0, 0, 1}},
			{Verb: VerbClaim, Args: [15]int8{1, 1, 2, 3, 0, 0, 1, 0, 2}}, {Verb: VerbClaim, Args: [15]int8{1, 1, 2, 3, 0, 0, 1, 2, 1}},
		}, s)
		for _, text := range []string{"place ?", "place r1c4 ?", "claim T16 r1c2 r1c3 r1c4 with r1c4 GB>B"} { // what a viewer is told
			refused(t, s, text, rules.KeyUnreadable)
		}
	})
}

// Section 6, CLAIM: out of turn (A12). The other's turn goes on; there is a card, but no bonus.
func TestClaimsOutOfTurn(t *testing.T) {
	s := after(t, position(t, usual), "place r1c4 GB>B", "1 claim T66 r3c1 r2c2 r1c3")
	turn(t, s, rules.Chance)
	s = after(t, s, "* card 1 T02")
	says(t, s, "won 1 T66", "cards 1 T75 T02", "used r1c4", "turn 0")
	if Bonus(s) {
		t.Error("a claim of another seat opens the bonus")
	}
	refused(t, after(t, s, "place r4c3 RK>K"), "place r2c2 BP>B", KeyThirdLocation)
	// A false one: the turn goes on, and the next one of that seat is lost, with no refill.
	s = position(t, strings.Replace(usual, "reserve 1 RO", "reserve 1", 1))
	costs(t, s, "1 claim T75 r1c1 r1c2 r1c3")
	s = after(t, s, "1 claim T75 r1c1 r1c2 r1c3", "place r1c4 GB>B", "place r4c3 RK>K", "end")
	s = chance(s)
	says(t, s, "reserve 1 RO RO RO OY OY OY -", "cards 1 T66 T75!", "turn 0")
	if Skips(s, 1) || !Known(s, 1, 1) {
		t.Error("the turn has been skipped, and the card is known all the same")
	}
}

// Who may claim, whatever the cards show, is what Check says of claims.
func TestMayCall(t *testing.T) {
	calls := func(s rules.State, seat rules.Seat, want string) {
		t.Helper()
		got := ""
		if why, ok := errors.AsType[*rules.Refusal](MayCall(s, seat)); ok {
			got = why.Key
		}
		if got != want {
			t.Errorf("seat %v: %q, not %q:\n%s", seat, got, want, Game.Show(s))
		}
	}
	s := position(t, usual)
	calls(s, 0, "")
	calls(s, 1, "")
	calls(s, 2, rules.KeyNotYourTurn)
	calls(s, rules.Nobody, rules.KeyNotYourTurn)
	calls(drafting(t), 0, "")
	calls(drafting(t), 1, KeyDraftOpen)
	end := after(t, position(t, usual+"turns 399"), "place r1c4 GB>B", "place r4c3 RK>K", "end")
	calls(end, 0, rules.KeyNotYourTurn) // the draws
	end = chance(end)
	calls(end, 0, rules.KeyNotYourTurn)
	calls(end, 1, "")
	calls(after(t, end, "1 pass", "0 pass"), 1, rules.KeyOver)
}

// Turns are counted, and so is who plays alone.
func TestTurns(t *testing.T) {
	s := position(t, usual+"turns 7")
	if Turns(s) != 7 || Alone(s) || !Alone(fresh(t, 1)) || !Open(s) || Open(position(t, usual, "reserves", "hidden")) {
		t.Errorf("%d turns, alone %v, open %v", Turns(s), Alone(s), Open(s))
	}
	s = after(t, s, "place r1c4 GB>B", "place r4c3 RK>K")
	if Turns(s) != 7 {
		t.Errorf("%d turns within the turn", Turns(s))
	}
	if s = chance(after(t, s, "end")); Turns(s) != 8 || Turns(s.View(0)) != 8 {
		t.Errorf("%d turns after it", Turns(s))
	}
}

// A4, A5: a match before the second cell leaves it due; then the bonus is open if the match used a changed cell.
func TestBonus(t *testing.T) {
	s := drafting(t)
	says(t, s, "bonus begun", "provisional r2c2 BP>B", "r2 B  P  K  R", "reserve 0 - - BP OK YP RG OP")
	t.Run("taken back", func(t *testing.T) {
		says(t, after(t, s, "takeback"), "taken back", "reserve 0 - - BP OK YP RG OP", "used r1c4 r4c3")
	})
	t.Run("dropped at the end", func(t *testing.T) { // A16
		e := after(t, s, "end")
		says(t, e, "r2 B  P  K  R", "reserve 0 - - BP OK YP RG OP", "turn *")
		turn(t, chance(e), 1)
	})
	t.Run("a false call", func(t *testing.T) {
		costs(t, s, "claim T22 r2c1 r2c2 r2c3")
		f := after(t, s, "claim T22 r2c1 r2c2 r2c3")
		says(t, f, "r2 B  B2 K  R", "reserve 0 - - - OK YP RG OP", "cards 0 T01 T22!", "turn *")
		turn(t, chance(f), 1)
	})
	t.Run("several", func(t *testing.T) {
		b := after(t, s, "place r2c3 OK>O", "claim T01 r2c2 r2c1 r3c1")
		_ = b
	})
	t.Run("time", func(t *testing.T) {
		e := after(t, drafting(t, "timer", "30"), "timeout")
		says(t, e, "r2 B  P  K  R", "reserve 0 - - BP OK YP RG OP", "turn *")
		says(t, chance(e), "reserve 0 RO RY BP OK YP RG OP", "turn 1")
	})
	t.Run("a misplaced disc", func(t *testing.T) {
		d := drafting(t, "misplacing", "penalise")
		costs(t, d, "place r2c2 YP>Y")
		says(t, after(t, d, "place r2c2 YP>Y"), "r2 B  P  K  R", "reserve 0 - - BP OK YP RG OP", "turn *")
	})
	t.Run("no discs of one's own in sight", func(t *testing.T) {
		if Provisional(s) != 1 || Top(s, 1, 1) != 4 || Top(s.View(1), 1, 1) != 5 || Height(s, 1, 1) != 1 {
			t.Error("the seat to move sees blue on r2c2, and seat 1 purple")
		}
	})
}

// Section 6, clock.
func TestTimeout(t *testing.T) {
	s := position(t, usual, "timer", "30")
	a := chance(after(t, s, "timeout"))
	says(t, a, "bag 75", "turn 1")
	// With few discs in the bag the old ones go in first (A15).
	few := position(t, strings.Replace(usual, "r1 R ", "r1 R72", 1)+"bag 4", "timer", "30")
	b := after(t, few, "place r1c4 GB>B", "timeout")
	says(t, b, "bag 10", "reserve 0 - - - - - - -", "turn *")
	says(t, chance(b), "bag 3", "turn 1")
}

// A9: a refill empties the bag, and the last call begins with the next seat.
func TestBagEmpty(t *testing.T) {
	text := strings.Replace(usual, "r1 R ", "r1 R74", 1) + "bag 2\n"
	s := after(t, position(t, text), "place r1c4 GB>B", "place r4c3 RK>K", "end")
	turn(t, s, rules.Chance)
	s = chance(s)
	says(t, s, "bag 0", "final call", "turn 1")
	s = after(t, s, "pass")
	turn(t, s, 0)
	s = after(t, s, "claim T10 r1c1 r2c1 r3c1", "* card 0 T01") // keeps the turn, and the passes begin anew
	turn(t, s, 0)
	says(t, s, "final call", "won 0 T10")
	ended(t, after(t, s, "pass", "1 claim T66 r1c3 r2c2 r3c1", "* card 1 T02", "pass", "pass"), ResultShared, 0, 1)
	// A lost turn does not matter any more.
	s = after(t, position(t, text+"skips 1"), "place r1c4 GB>B", "place r4c3 RK>K", "end")
	turn(t, chance(s), 1)

	// Played out: those who can't place pass.
	s = chance(after(t, position(t, text, "bagEmpty", "playOut"), "place r1c4 GB>B", "place r4c3 RK>K", "end"))
	says(t, s, "bag 0", "turn 1")
	refused(t, s, "pass", KeyCanPlace)
	s = after(t, s, "place r1c1 RO>O", "place r1c2 RO>R", "end")
	turn(t, s, 0)
	stuck := "R74 O R O\nO R O R\nR O R O\nO R O R\nreserve 0 GB\nreserve 1 %\ncards 0 T01 T02\ncards 1 T16 T10\nbag 0"
	s = position(t, strings.NewReplacer("R74", "R87", "%", "GP YG").Replace(stuck), "bagEmpty", "playOut")
	if got := legal(s); !slices.Equal(got, []string{"pass"}) {
		t.Errorf("the moves are %v", got)
	}
	s = after(t, s, "pass")
	says(t, s, "passes 1", "turn 1")
	says(t, after(t, s, "pass"), "final call", "turn 0")
	s = position(t, strings.NewReplacer("R74", "R88", "%", "RO").Replace(stuck)+"\nturn 0", "bagEmpty", "playOut")
	s = after(t, s, "pass", "place r1c1 RO>O", "end") // one disc for one cell
	turn(t, s, 0)
	s = after(t, s, "pass", "pass") // seat 1 has no disc left
	says(t, s, "final call")
}

// After 400 turns comes the final call.
func TestTurnLimit(t *testing.T) {
	end := []string{"place r1c4 GB>B", "place r4c3 RK>K", "end"}
	s := chance(after(t, position(t, usual+"turns 398"), end...))
	says(t, s, "turns 399", "turn 1")
	s = chance(after(t, position(t, usual+"turns 399"), end...))
	says(t, s, "final call", "turn 1")
}

// A8: when a seat first holds half the target, rounded up, the cards of four discs join the deck.
func TestThreeThenFour(t *testing.T) {
	for n, half := range map[int]int{2: 5, 3: 4, 4: 4} {
		won := "won 0 T01 T02 T03 T04"
		if half == 4 {
			won = "won 0 T01 T02 T03"
		}
		text := usual + won
		if n > 2 {
			text += "\nreserve 2 RB\ncards 2 T05 T06"
		}
		s := positionOf(t, text, n, "board", "4", "cards", "threeThenFour")
		before := Deck(s)
		s = after(t, s, "claim T10 r1c1 r2c1 r3c1") // the fours join before its own card
		if Deck(s) != before+50 || len(s.Odds(nil)) != before+50 {
			t.Errorf("%d players: %d cards, then %d", n, before, Deck(s))
		}
		s = after(t, s, "* card 0 Q01")
		if before = Deck(s); Deck(after(t, s, "1 claim T66 r1c3 r2c2 r3c1")) != before {
			t.Error("they join once")
		}
	}
	for value, want := range map[string]int{"both": 125, "three": 75, "four": 50, "threeThenFour": 75} {
		if got := Deck(fresh(t, 2, "cards", value)); got != want {
			t.Errorf("%s: %d cards", value, got)
		}
	}
}

func TestResults(t *testing.T) {
	nine := "won 0 T01 T02 T03 T04 T05 T06 T07 T08 T09\nwon 1 T21 T23 T24 T25 T26 T27 T28 T29 T30\n"
	t.Run("target", func(t *testing.T) {
		s := position(t, usual+nine)
		r := ended(t, after(t, s, "claim T10 r1c1 r2c1 r3c1"), ResultTarget, 0)
		want := []rules.Spot{BoardSpot(0, 2), BoardSpot(0, 1), BoardSpot(0, 0)} // O, B, R as the card shows them
		if !slices.Equal(r.Scores, []int{10, 9}) || len(r.Shapes) != 1 || !slices.Equal(r.Shapes[0], want) {
			t.Errorf("got %+v", r)
		}
		ended(t, after(t, s, "place r1c4 GB>B", "1 claim T66 r1c3 r2c2 r3c1"), ResultTarget, 1)
		ended(t, after(t, position(t, usual+nine+"final call"), "claim T10 r1c1 r2c1 r3c1"), ResultTarget, 0)
		for n, want := range map[int]int{1: 25, 2: 10, 3: 8, 4: 7} {
			if got := Target(fresh(t, n)); got != want {
				t.Errorf("%d players need %d cards", n, got)
			}
		}
	})
	t.Run("most-cards", func(t *testing.T) {
		s := after(t, position(t, usual+"won 1 T01\nfinal call"), "pass", "pass")
		if r := ended(t, s, ResultMost, 1); !slices.Equal(r.Scores, []int{0, 1}) || r.Shapes != nil {
			t.Errorf("got %+v", r)
		}
	})
	t.Run("shared", func(t *testing.T) {
		ended(t, after(t, position(t, usual+"final call"), "pass", "pass"), ResultShared, 0, 1)
	})
	t.Run("solo-win", func(t *testing.T) {
		s := greedy(t, false)
		if r := ended(t, s, ResultSoloWin, 0); !slices.Equal(r.Scores, []int{25}) {
			t.Errorf("got %+v", r)
		}
	})
	t.Run("solo-stuck", func(t *testing.T) {
		s := solitaire(t, soloBoard, soloReserve, "T16")
		for range 24 {
			s = chance(after(t, s, "skip"))
			turn(t, s, 0)
		}
		if r := ended(t, after(t, s, "skip"), ResultSoloStuck); !slices.Equal(r.Scores, []int{0}) {
			t.Errorf("got %+v", r)
		}
	})
	t.Run("solo-no-discs", func(t *testing.T) {
		ended(t, greedy(t, true), ResultSoloNoDiscs)
	})
}
