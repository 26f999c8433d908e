package scenes

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/rules/bots"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// Replay looks back at a match: its positions on the board, what was done, and how the chances went. Stop 0 is before the
// first decision, and stop k after the k-th one.
type Replay struct {
	page
	match *rules.Match
	view  *table.Viewer
	turns []turn
	chart chart
	at    int           // the stop that is shown or gone to
	plays bool          // it goes on by itself
	rest  time.Duration // how long it has been still meanwhile
	says  [3]saying     // of the stop
	ghost rules.Move    // what would have been better there, to be shown once all is still
	icons bool          // some turns are about a piece
	theme *kit.Theme

	sizes       measures
	board, note kit.Rect
	rows        []*kit.Card // of the list; row i is turn base+i
	base        int
	graph       *kit.Pad
	close       *kit.Button
	first, last *kit.Button
	back, next  *kit.Button
	play        *kit.Button
}

// turn is one decision of the match.
type turn struct {
	at    int // its move
	by    rules.Seat
	said  string // what it was, in words and in notation
	move  string
	piece int // that it was about, or -1
}

// replayRests is how long a position is looked at while the match plays.
const replayRests = 450 * time.Millisecond

// mostRows is how many turns a list shows at most.
const mostRows = 12

// NewReplay looks back at a match from its end, as a seat may see it, or Nobody. Its board is drawn by a face of its own.
func NewReplay(t *kit.Theme, f table.Face, m *rules.Match, to rules.Seat) *Replay {
	m = m.Fork(m.Index())
	k := &Replay{page: newPage(t), theme: t, match: m, view: table.NewViewer(f, m, to)}
	for i := range m.Index() {
		e := m.Sight(to).Entry(i)
		if e.By == rules.Chance {
			continue
		}
		n := turn{at: i, by: e.By, move: m.Game().Format(e.Move)}
		n.said, n.piece = k.view.Told(t.Words, i)
		if n.said == "" {
			n.said, n.piece = n.move, -1
		}
		k.icons = k.icons || n.piece >= 0
		k.turns = append(k.turns, n)
	}
	k.at = len(k.turns)
	k.chart = newChart(m, k.turns)
	k.graph = t.NewPad(k.paintGraph, func(x, _ float64) { k.scrub(x) })
	k.graph.Name("graph")
	button := func(i kit.Icon, name string, do func()) *kit.Button {
		b := t.NewButton(i, "", do)
		b.Name(name)
		return b
	}
	k.close = button(kit.IconClose, "close", func() { k.change.Pop = 1 })
	k.first = button(kit.IconFirst, "first", func() { k.jump(0) })
	k.back = button(kit.IconBefore, "before", func() { k.jump(k.at - 1) })
	k.play = button(kit.IconPlay, "play", k.start).As(kit.Primary)
	k.next = button(kit.IconAfter, "after", func() { k.step() })
	k.last = button(kit.IconLast, "last", func() { k.jump(len(k.turns)) })
	k.controls.Arrows = false
	k.controls.Add(k.close, k.graph, k.first, k.back, k.play, k.next, k.last)
	for i := range mostRows {
		c := t.NewCard(func(dst *ebiten.Image, r kit.Rect, lit float32) { k.paintRow(i, dst, r, lit) }, func() { k.jump(k.base + i + 1) })
		c.Aside()
		k.rows = append(k.rows, c)
		k.controls.Add(c)
	}
	return k
}

// jump goes to a stop.
func (k *Replay) jump(stop int) {
	stop = max(0, min(len(k.turns), stop))
	k.plays = false
	if stop != k.at || k.view.At() != k.chart.position(stop) {
		k.at = stop
		k.view.Glide(k.chart.position(stop))
	}
	k.settle()
}

// scrub shows the stop at a share of the graph's width, at once.
func (k *Replay) scrub(x float64) {
	if stop := k.chart.stop(x); stop != k.at || k.plays || k.view.At() != k.chart.position(stop) {
		k.at, k.plays = stop, false
		k.view.Set(k.chart.position(stop))
		k.settle()
	}
}

// step goes to the next stop as its moves are seen.
func (k *Replay) step() {
	if k.at == len(k.turns) {
		return
	}
	k.view.Set(k.view.At()) // what was moving is over
	k.at++
	k.rest = 0
	k.view.Play()
	k.settle()
}

// start lets the match play from here, or from its beginning if this is the end; pressed again, it rests.
func (k *Replay) start() {
	if k.plays = !k.plays && len(k.turns) > 0; k.plays && k.at == len(k.turns) {
		k.at = 0
		k.view.Glide(k.chart.position(0))
	}
	k.rest = 0
	k.settle()
}

// settle follows the stop.
func (k *Replay) settle() {
	k.first.Enable(k.at > 0)
	k.back.Enable(k.at > 0)
	k.next.Enable(k.at < len(k.turns))
	k.last.Enable(k.at < len(k.turns))
	icon := kit.IconPlay
	if k.plays {
		icon = kit.IconPause
	}
	k.play.Say(icon, k.play.Label())
	n := k.shown()
	k.base = max(0, min(k.at-1-n/2, len(k.turns)-n))
	for i, c := range k.rows {
		c.Show(i < n && k.base+i < len(k.turns))
		c.Repaint()
	}
	k.graph.Repaint()
	k.say()
	k.controls.Changed()
}

// shown is how many rows the list has.
func (k *Replay) shown() (n int) {
	for _, c := range k.rows {
		if c.Box().W > 0 {
			n++
		}
	}
	return n
}

// Update implements kit.Scene.
func (k *Replay) Update(e *kit.Env) kit.Change {
	if k.due(e) || e.Fresh {
		k.stale = true
		k.fixed, k.moving = nil, nil
		k.lay(e)
		e.Dirty()
	}
	for _, key := range e.In.Keys {
		k.key(key)
	}
	if k.view.Update(e) {
		e.Dirty()
	}
	k.goOn(e)
	if k.chart.think() {
		k.graph.Repaint()
		k.say()
		e.Dirty()
	}
	return k.update(e)
}

// goOn plays what is still to be seen of the way to the stop, and then the next one.
func (k *Replay) goOn(e *kit.Env) {
	switch {
	case k.view.Moving():
	case k.view.At() == k.chart.position(k.at) && k.ghost != (rules.Move{}):
		n := k.turns[k.at-1]
		k.view.Advise(n.at, n.by, k.ghost)
		k.ghost = rules.Move{}
		e.Dirty()
	case k.view.At() < k.chart.position(k.at):
		k.view.Play()
		e.Dirty()
	case k.plays && k.at == len(k.turns):
		k.plays = false
		k.settle()
	case k.plays:
		if k.rest += e.Dt; k.rest >= e.Settings.Duration(replayRests) && k.rest >= replayRests/3 {
			k.step()
			e.Dirty()
		}
	}
}

func (k *Replay) key(key ebiten.Key) {
	switch key {
	case ebiten.KeyEscape:
		k.change.Pop = 1
	case ebiten.KeyLeft:
		k.jump(k.at - 1)
	case ebiten.KeyRight:
		k.plays = false
		k.step()
	case ebiten.KeyHome, ebiten.KeyUp:
		k.jump(0)
	case ebiten.KeyEnd, ebiten.KeyDown:
		k.jump(len(k.turns))
	case ebiten.KeySpace, ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		if !k.controls.Focused() {
			k.start()
		}
	}
}

// Thinking tells whether there is still something to be found out.
func (k *Replay) Thinking() bool { return k.chart.thinking() }

// Draw implements kit.Scene.
func (k *Replay) Draw(e *kit.Env, dst *ebiten.Image) {
	k.draw(e, dst)
	k.view.Draw(e, dst)
	t, in := e.Theme, k.noteText()
	y, list := in.Y, k.noted()
	for i, s := range list {
		tint := sprites.Text2
		if i == 0 {
			tint = sprites.TextTint
		}
		high := t.Line(s.style)
		if i == 0 && len(list) == 1 {
			y = max(k.note.Y, in.Y+(in.H-high)/2)
		}
		if y+high <= k.note.Bottom()+1 {
			t.TextIn(dst, s.words, kit.Rect{X: in.X, Y: y, W: in.W, H: high}, s.style, tint, kit.Start, kit.Middle)
			y += high
		}
	}
}

// Close implements what the app asks of scenes that keep pictures.
func (k *Replay) Close() {
	k.view.Close()
	k.page.Close()
}

// Stops is how many positions there are to look at, and Stop the one that is shown or gone to.
func (k *Replay) Stops() int { return len(k.turns) + 1 }

// Stop is the stop that is shown or gone to, 0 <= Stop < Stops.
func (k *Replay) Stop() int { return k.at }

// Judged is how the position at a stop is judged; it is false as long as it isn't.
func (k *Replay) Judged(stop int) (bots.Chances, bool) {
	c, ok := k.chart.rated[k.chart.position(stop)]
	return c, ok
}

// Wrong says in what the picture differs from the position at the stop, once all is still.
func (k *Replay) Wrong() error {
	if at := k.chart.position(k.at); k.view.At() != at {
		return fmt.Errorf("stop %d shows position %d instead of %d", k.at, k.view.At(), at)
	}
	return k.view.Wrong()
}
