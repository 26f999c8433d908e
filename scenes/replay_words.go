package scenes

import (
	"math"
	"strconv"
	"strings"

	"quintet/rules"
	"quintet/rules/bots"
)

// costly is by how much a turn must have lowered the chances of who made it for a better one to be shown.
const costly = .08

// say puts the stop into words: what was done, how the chances stand, and what would have been better.
func (k *Replay) say() {
	w, c := k.theme.Words, &k.chart
	k.lines, k.ghost = [3]string{}, rules.Move{}
	now, known := c.rated[c.position(k.at)]
	if known {
		k.lines[1] = k.stands(now)
	} else {
		k.lines[1] = w.Say("replay.thinking")
	}
	if k.at == 0 {
		k.lines[0] = w.Say("replay.start")
		return
	}
	i := k.at - 1
	n := &k.turns[i]
	k.lines[0] = n.said
	was, before, after, ok := c.around(i)
	play := 0.0 // what the turn has brought the seat
	if ok {
		luck := before.Seats[n.by] - was.Seats[n.by]
		play = after.Seats[n.by] - before.Seats[n.by]
		switch {
		case before.Proved && before.Seats[n.by] == 1 && after.Seats[n.by] < 1:
			k.lines[0] = w.Say("replay.gives", "n", k.at)
		case play <= -costly:
			k.lines[0] = w.Say("replay.costs", "n", k.at, "percent", hundredths(-play))
		}
		if c.position(i) != n.at && hundredths(math.Abs(luck)) > 0 {
			k.lines[1] += " " + w.Say("replay.luck", "name", k.match.Sight(rules.Nobody).Name(n.by), "swing", signed(luck))
		}
	}
	if k.at == len(k.turns) {
		if luck, play, lucky, ok := c.sums(); ok && lucky {
			k.lines[1] = w.Say("replay.luck.all", "swing", k.shares(luck, signed))
			k.lines[2] = w.Say("replay.play", "swing", k.shares(play, signed))
			return
		}
	}
	if !ok || play > -costly {
		return
	}
	a, asked := c.advice[i]
	switch {
	case !asked && (c.advising == nil || c.about != i):
		c.ask(i)
	case asked && a.Move != (rules.Move{}) && a.Move != k.match.Entry(n.at).Move:
		if said := k.view.Would(w, n.at, n.by, a.Move); said != "" {
			k.lines[2] = w.Say("replay.better", "told", said)
			k.ghost = a.Move
		}
	}
}

// stands says how likely the sides are to win.
func (k *Replay) stands(c bots.Chances) string {
	w := k.theme.Words
	sight := k.match.Sight(rules.Nobody)
	if !c.Proved {
		shares := make([]float64, len(k.chart.sides))
		for i, s := range k.chart.sides {
			shares[i] = c.Seats[s]
		}
		return w.Say("replay.estimate", "shares", k.shares(shares, func(v float64) string { return w.Say("replay.percent", "percent", hundredths(v)) }))
	}
	if r := k.match.At(k.chart.position(k.at)).Result(); r.Over {
		return w.Say("replay.over")
	}
	for _, s := range k.chart.sides {
		if c.Seats[s] == 1 {
			return w.Say("replay.proved", "name", sight.Name(s), "count", c.Plies)
		}
	}
	return w.Say("replay.proved.draw")
}

// shares says a number of each side.
func (k *Replay) shares(list []float64, say func(float64) string) string {
	var all []string
	for i, s := range k.chart.sides {
		all = append(all, k.match.Sight(rules.Nobody).Name(s)+" "+say(list[i]))
	}
	return strings.Join(all, ", ")
}

// hundredths is a share in whole percents.
func hundredths(v float64) int { return int(math.Round(100 * v)) }

// signed is a change of a share, with its sign.
func signed(v float64) string {
	p := hundredths(v)
	switch {
	case p > 0:
		return "+" + strconv.Itoa(p) + " %"
	case p < 0:
		return "−" + strconv.Itoa(-p) + " %"
	}
	return "0 %"
}
