package scenes

import (
	"math"
	"strconv"
	"strings"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/kit"
)

// costly is by how much a turn must have lowered the chances of who made it for a better one to be shown.
const costly = .08

// saying is a sentence in the words that it may be said in, the longest first.
type saying []string

// say puts the stop into words: what was done, how the chances stand, and what would have been better; at the end who has won,
// why, and what luck and play have done for it.
func (k *Replay) say() {
	w, c := k.theme.Words, &k.chart
	k.says, k.ghost = [3]saying{}, rules.Move{}
	now, known := c.rated[c.position(k.at)]
	if known {
		k.says[1] = k.stands(now)
	} else {
		k.says[1] = saying{w.Say("replay.thinking")}
	}
	if k.ended() {
		k.sayEnd()
		return
	}
	if k.at == 0 {
		k.says[0] = saying{w.Say("replay.start")}
		return
	}
	i := k.at - 1
	n := &k.turns[i]
	k.says[0] = saying{n.said}
	was, before, after, ok := c.around(i)
	play := 0.0 // what the turn has brought the seat
	if ok {
		luck := before.Seats[n.by] - was.Seats[n.by]
		play = after.Seats[n.by] - before.Seats[n.by]
		switch {
		case before.Proved && before.Seats[n.by] == 1 && after.Seats[n.by] < 1:
			k.says[0] = saying{w.Say("replay.gives", "n", k.at)}
		case play <= -costly:
			k.says[0] = saying{w.Say("replay.costs", "n", k.at, "percent", hundredths(-play))}
		}
		if c.position(i) != n.at && hundredths(math.Abs(luck)) > 0 {
			lucky := w.Say("replay.luck", "name", k.match.Sight(rules.Nobody).Name(n.by), "swing", signed(luck))
			k.says[1] = append(saying{k.says[1][0] + " " + lucky}, k.says[1]...)
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
			k.says[2] = saying{w.Say("replay.better", "told", said)}
			k.ghost = a.Move
		}
	}
}

// ended tells whether the stop is the end of a match that is over.
func (k *Replay) ended() bool { return k.at == len(k.turns) && k.match.State().Result().Over }

// sayEnd says how the match has ended.
func (k *Replay) sayEnd() {
	w := k.theme.Words
	head, why := k.view.Outcome(w)
	k.says[0] = saying{head}
	if r := k.match.State().Result(); len(r.Scores) > 0 && len(k.chart.sides) > 1 {
		points := make([]float64, len(k.chart.sides))
		for i, s := range k.chart.sides {
			points[i] = float64(r.Scores[s])
		}
		scores := k.shares(points, func(v float64) string { return strings.ReplaceAll(strconv.Itoa(int(v)), "-", "−") })
		k.says[0] = saying{w.Say("replay.scores", "head", head, "scores", scores), head}
	}
	k.says[1] = saying{why}
	luck, play, lucky, ok := k.chart.sums()
	if !ok || !lucky {
		return
	}
	best := 0
	for i := range k.chart.sides {
		if luck[i]+play[i] > luck[best]+play[best] {
			best = i
		}
	}
	k.says[2] = saying{w.Say("replay.sums", "luck", k.shares(luck, signed), "play", k.shares(play, signed)),
		w.Say("replay.sums.one", "name", k.match.Sight(rules.Nobody).Name(k.chart.sides[best]), "luck", signed(luck[best]), "play", signed(play[best]))}
}

// stands says how likely the sides are to win.
func (k *Replay) stands(c bots.Chances) saying {
	w := k.theme.Words
	sight := k.match.Sight(rules.Nobody)
	if !c.Proved {
		shares := make([]float64, len(k.chart.sides))
		best, next := 0, -1.0
		for i, s := range k.chart.sides {
			shares[i] = c.Seats[s]
			if shares[i] > shares[best] {
				best = i
			}
		}
		said := saying{w.Say("replay.estimate", "shares", k.shares(shares, func(v float64) string { return w.Say("replay.percent", "percent", hundredths(v)) }))}
		for i, v := range shares {
			if i != best {
				next = max(next, v)
			}
		}
		if len(shares) > 2 && hundredths(shares[best]) > hundredths(next) {
			said = append(said, w.Say("replay.estimate.most", "name", sight.Name(k.chart.sides[best]), "percent", hundredths(shares[best])))
		}
		return said
	}
	for _, s := range k.chart.sides {
		if c.Seats[s] == 1 {
			return saying{w.Say("replay.proved", "name", sight.Name(s), "count", (c.Plies+sight.Players()-1)/sight.Players())}
		}
	}
	return saying{w.Say("replay.proved.draw")}
}

// sentence is what is said of the stop in one line of the note, in its style.
type sentence struct {
	words string
	style kit.Style
}

// kept are the sayings of a stop that the note has, in the order in which they are tried: all, or without what the list says,
// too, or what the graph shows, or what would have been better.
var kept = [...][]int{{0, 1, 2}, {1, 2}, {0, 2}, {0, 1}, {0}}

// noted are the lines of the note, as many as have room.
func (k *Replay) noted() (list []sentence) {
	in := k.noteText()
	listed := k.at > 0 && k.says[0][0] == k.turns[k.at-1].said && k.shown() > 0
	for _, keep := range kept {
		if keep[0] != 0 && !listed || k.ended() && keep[len(keep)-1] == 2 && len(keep) < 3 {
			continue
		}
		high := 0.0
		list = list[:0]
		for _, i := range keep {
			style := kit.Small
			if i == 0 {
				style = kit.BodyStrong
			}
			for _, line := range k.fit(k.says[i], style, in.W) {
				list = append(list, sentence{line, style})
				high += k.theme.Line(style)
			}
		}
		if high <= in.H+1 && len(list) > 0 {
			break
		}
	}
	return list
}

// fit is a saying in the first of its words that fit a width, or else parted into lines.
func (k *Replay) fit(s saying, style kit.Style, wide float64) []string {
	for _, words := range s {
		if k.theme.Width(words, style) <= wide {
			return []string{words}
		}
	}
	if len(s) == 0 || s[0] == "" {
		return nil
	}
	return k.theme.Wrap(s[len(s)-1], style, wide)
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
