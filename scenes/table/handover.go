package table

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// handover is what is seen between two people at one screen: whose turn it is to look, and nothing that only one of them
// may see. Under it the table is Nobody's.
type handover struct {
	to       rules.Seat // who is to take the table, or Nobody if it isn't being handed over
	controls *kit.Controls
	ready    *kit.Button
	menu     *kit.Button
	replay   bool // what others did meanwhile is being shown
	box      kit.Rect
	img      *ebiten.Image // everything, painted once
	age      time.Duration // how long it has been seen
}

// handoverRests is how long nobody can be ready: a second click or key of whoever gave the table away must not take it.
const handoverRests = 350 * time.Millisecond

// hide takes the table from its viewer: from now on it is seen as Nobody sees it, and then handed to the next one.
func (t *Table) hide(next rules.Seat) {
	if t.viewer >= 0 {
		t.knows[t.viewer] = min(t.told+1, t.match.Index()) // it has seen its own move
	}
	t.viewer = next
	if t.secret() && !t.watched {
		t.viewer = rules.Nobody
		t.handover.to = next
		t.trace("hidden")
	}
	t.handover.drop()
	if t.app != nil && t.laid != (layout{}) {
		t.lay(t.app)
	}
}

// handing tells whether the handover is what is seen. What moves is seen to its end first, as Nobody sees it.
func (t *Table) handing() bool { return t.handover.to >= 0 && !t.stage.Moving() }

// Ready gives the table to the seat that is to take it. What the others did meanwhile is shown to it.
func (t *Table) Ready() {
	to := t.handover.to
	if to < 0 {
		return
	}
	t.handover.to = rules.Nobody
	t.handover.drop()
	t.viewer = to
	t.view.free = false // it is somebody else who looks
	t.told = min(t.knows[to], t.match.Index())
	others := false
	for i := t.told; i < t.match.Index(); i++ {
		others = others || t.match.Entry(i).By >= 0 && t.match.Entry(i).By != to
	}
	t.trace("ready %d", to)
	t.lay(t.app)
	t.tell()
	t.settle()
	t.handover.replay = others && t.stage.Moving()
	if t.caller >= 0 {
		t.called()
	}
}

// replayed ends the words about what others did, once all of it has been shown.
func (h *handover) replayed(t *Table) {
	if h.replay && !t.stage.Moving() {
		h.replay = false
		t.stale = true
		t.env.Dirty()
	}
}

func (h *handover) drop() {
	if h.controls != nil {
		h.controls.Close()
		h.controls = nil
	}
	if h.img != nil {
		h.img.Deallocate()
		h.img = nil
	}
}

func (h *handover) lay(t *Table) {
	h.drop()
	th, e := t.env.Theme, t.env
	name := t.playerName(h.to)
	h.controls, h.age = kit.NewControls(), 0
	h.ready = th.NewButton(kit.NoIcon, th.Words.Say("handover.ready", "name", name), t.Ready).As(kit.Primary)
	if t.people == 0 || th.Width(h.ready.Label(), kit.PrimaryText) > min(float64(e.W)-e.Px(80), e.Px(420)) {
		h.ready.Say(kit.NoIcon, th.Words.Say("handover.ready.short"))
	}
	h.menu = th.NewButton(kit.IconMenu, th.Words.Say("handover.menu"), t.pause).As(kit.Bare)
	h.controls.Add(h.ready, h.menu)
	win := kit.Rect{W: float64(e.W), H: float64(e.H)}
	h.box = win.Center(min(win.W-e.Px(16), max(e.Px(394), h.ready.Wish()+e.Px(56))), min(win.H-e.Px(16), e.Px(560)*max(1, .8*th.Size))).Snap()
	in := h.box.Inset(e.Px(28))
	low, in := in.Low(min(th.Grown(48), in.H*.2), e.Px(8))
	h.menu.Place(low)
	big, _ := in.Low(min(th.Grown(64), in.H*.3), e.Px(12))
	h.ready.Place(big)
}

// update takes input; it is all that is listened to.
func (h *handover) update(t *Table) {
	if h.controls == nil {
		h.lay(t)
		t.env.Dirty()
	}
	if h.age < handoverRests {
		if h.age += min(t.env.Dt, 100*time.Millisecond); h.age < handoverRests {
			return
		}
		t.trace("handing %d", h.to)
		x, y := h.ready.Box().Mid()
		t.trace("button ready at %.0f %.0f", x/t.window, y/t.window)
		return // what came in this frame was too early, too
	}
	if h.controls.Update(t.env) {
		t.env.Dirty()
	}
	if t.handover.to < 0 || h.controls == nil {
		return // somebody was ready
	}
	for _, k := range t.env.In.Keys {
		switch k {
		case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
			if !h.controls.Focused() {
				t.Ready()
				return
			}
		case ebiten.KeyEscape:
			t.pause()
			return
		}
	}
}

func (h *handover) draw(t *Table, dst *ebiten.Image) {
	e := t.env
	if h.controls == nil {
		h.lay(t)
	}
	if h.img == nil || h.img.Bounds().Dx() != e.W || h.img.Bounds().Dy() != e.H {
		if h.img != nil {
			h.img.Deallocate()
		}
		h.img = sprites.NewLayer(e.W, e.H)
		h.paint(t)
	}
	dst.DrawImage(h.img, &copied)
	h.controls.Draw(dst)
}

func (h *handover) paint(t *Table) {
	e, th, w := t.env, t.env.Theme, t.env.Theme.Words
	sprites.PaintTable(h.img, e.W, e.H, e.Scale)
	th.Panel(h.img, h.box)
	in := h.box.Inset(e.Px(28))
	in.H = h.ready.Box().Y - e.Px(16) - in.Y
	name := t.playerName(h.to)
	title := w.Say("handover.title", "name", name)
	h1 := kit.H1
	for th.Width(title, h1) > in.W && h1.Size > 18 {
		h1.Size--
	}
	words := th.Line(h1) + th.Height(w.Say("handover.hidden"), kit.Body, in.W)
	side := min(th.Grown(116), in.H-words-th.Line(kit.Small)-e.Px(36))
	y := in.Y
	if in.H > words+th.Line(kit.Small) {
		th.TextIn(h.img, t.face.Name(w), kit.Rect{X: in.X, Y: y, W: in.W, H: th.Line(kit.Small)}, kit.Small, sprites.Text2, kit.Middle, kit.Middle)
		y += th.Line(kit.Small)
	}
	free := max(0, in.Bottom()-y-words-max(0, side)-e.Px(20))
	if _, ok := t.face.(Coverer); ok {
		free *= .2 // the rest is for what lies face down
	}
	y += free / 2
	if side > e.Px(24) {
		th.Avatar(h.img, kit.Rect{X: in.X + (in.W-side)/2, Y: y, W: side, H: side}, name, int(h.to), true)
		y += side + e.Px(20)
	}
	th.TextIn(h.img, title, kit.Rect{X: in.X, Y: y, W: in.W, H: th.Line(h1)}, h1, sprites.TextTint, kit.Middle, kit.Middle)
	y += th.Line(h1)
	y += th.Lines(h.img, w.Say("handover.hidden"), kit.Rect{X: in.X, Y: y, W: in.W, H: in.Bottom() - y}, kit.Body, sprites.Text2, kit.Middle)
	if f, ok := t.face.(Coverer); ok {
		if r := (kit.Rect{X: in.X, Y: y + e.Px(12), W: in.W, H: in.Bottom() - y - e.Px(12)}); r.H > e.Px(48) {
			var b sprites.Batch
			f.Cover(&b, r)
			b.Flush(h.img, t.face.Sheet().Image())
		}
	}
}

// Fan calls draw for each of n cards that lie fanned in a box, from left to right: with where it lies, its width being the cell.
// high is the height of a card in its widths.
func Fan(r kit.Rect, n int, high float64, draw func(sprites.Pose)) {
	card := min(r.H/(high+.25), r.W/(1+float64(n)*.45))
	x, _ := r.Mid()
	for i := range n {
		k := float64(i) - float64(n-1)/2
		p := sprites.At(float32(x+k*card*.46), float32(r.Y+card*high/2+k*k*card*.022), float32(card))
		p.Angle = float32(k * .105)
		draw(p)
	}
}
