package table

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes/kit"
	"quintet/sprites"
)

// Roaming is a face whose board is larger than what is seen of it: it is looked at by a camera, which is moved by a drag or
// with two fingers, by the wheel, and by the button that shows all.
type Roaming interface {
	// Frame is the part of the window in which the board is seen.
	Frame() kit.Rect
	// Extent is all that should be seen at once, in units of the board, with some room round what lies there.
	Extent(st rules.State) kit.Rect
	// Zoom is how many pixels of the window a unit of the board may have at least and at most.
	Zoom() (least, most float64)
	// See moves the camera: homes and spots are those that it sees.
	See(c Camera)
	// Rested follows when the camera has come to rest: what is painted for a size may be painted anew.
	Rested()
	// Area is the outline in the window of what lies at a place of the board.
	Area(at rules.Place) kit.Rect
	// Under draws what lies below all pieces and moves with the camera.
	Under(b *sprites.Batch)
}

// Camera is how a board is seen: where its origin is in the window, and how many pixels a unit of it has.
type Camera struct{ X, Y, Unit float64 }

// Fit is the camera that sees an extent whole, in whole pixels.
func Fit(frame, extent kit.Rect, least, most float64) Camera {
	unit := math.Floor(min(frame.W/extent.W, frame.H/extent.H))
	unit = max(math.Ceil(least), min(math.Floor(most), unit))
	x, y := extent.Mid()
	fx, fy := frame.Mid()
	return Camera{math.Round(fx - x*unit), math.Round(fy - y*unit), unit}
}

// middle is the point of the board in the middle of a frame.
func (c Camera) middle(frame kit.Rect) (x, y float64) {
	fx, fy := frame.Mid()
	return (fx - c.X) / c.Unit, (fy - c.Y) / c.Unit
}

// over is the camera with that unit that has a point of the board at a point of the window.
func over(bx, by, x, y, unit float64) Camera { return Camera{x - bx*unit, y - by*unit, unit} }

// grip is what the fingers do on the board.
type grip uint8

const (
	loose    grip = iota
	pressed       // one is down, and has not moved
	panning       // it moves the board
	carrying      // it moves what is tried
	pinching      // two are down
)

// view is the camera of a table whose face is Roaming; without such a face nothing of it is used.
type view struct {
	face     Roaming
	cam      Camera
	free     bool // the player has moved it: it no longer shows all by itself
	set      bool
	from, to Camera
	age      time.Duration
	goes     bool // it is on its way from here to there
	waits    bool // it goes there when nothing moves
	rest     time.Duration
	turned   bool // it has been moved and not yet settled

	grip    grip
	fingers []finger
	touch   bool
	x, y    float64 // where the first finger was pressed, and with two their middle
	apart   float64 // and the distance between them
	begin   Camera
	fit     *kit.Button
	clips   [2]struct{ of, part *ebiten.Image } // the frame's part of an image: of what lies, and of the screen
	frame   kit.Rect
}

// How long the camera takes to another view, and how long it rests before what it sees is painted anew.
const (
	viewGoes   = 300 * time.Millisecond
	viewSettle = 140 * time.Millisecond
	wheelStep  = 1.14 // of one click of the wheel
)

// lay follows a new layout: the camera keeps what it saw in its middle.
func (v *view) lay(t *Table) {
	v.face, _ = t.face.(Roaming)
	v.drop()
	v.goes, v.waits = false, false
	v.clips[0].of, v.clips[1].of = nil, nil
	if v.face == nil {
		return
	}
	frame := v.face.Frame()
	if !v.free || !v.set {
		v.cam = v.fitted(t)
	} else {
		x, y := v.cam.middle(v.frame)
		v.cam = v.within(t, over(x, y, frame.X+frame.W/2, frame.Y+frame.H/2, v.cam.Unit))
		v.cam = v.whole()
	}
	v.set, v.frame = true, frame
	v.face.See(v.cam)
	v.face.Rested()
	v.turned = false
}

func (v *view) drop() { v.grip, v.fingers = loose, v.fingers[:0] }

// restart shows all of a new match.
func (v *view) restart() { v.free, v.set = false, false }

// fitted is the camera that sees all.
func (v *view) fitted(t *Table) Camera {
	least, most := v.face.Zoom()
	return Fit(v.face.Frame(), v.face.Extent(t.state), least, most)
}

// within keeps a camera where something is to be seen.
func (v *view) within(t *Table, c Camera) Camera {
	least, most := v.face.Zoom()
	frame, ext := v.face.Frame(), v.face.Extent(t.state)
	if unit := max(least, min(most, c.Unit)); unit != c.Unit {
		x, y := c.middle(frame)
		fx, fy := frame.Mid()
		c = over(x, y, fx, fy, unit)
	}
	keep := 5 * c.Unit // so much of the extent stays in the frame
	c.X = max(frame.X+keep-ext.Right()*c.Unit, min(frame.Right()-keep-ext.X*c.Unit, c.X))
	c.Y = max(frame.Y+keep-ext.Bottom()*c.Unit, min(frame.Bottom()-keep-ext.Y*c.Unit, c.Y))
	return c
}

// look moves the camera.
func (v *view) look(t *Table, c Camera) {
	v.cam = c
	v.face.See(c)
	t.stage.Review()
	t.trial.moved(t)
	t.lying.stale = true
	v.turned, v.rest = true, 0
	t.env.Dirty()
}

// reveal moves the camera no further than it must for a box on the board to be seen.
func (v *view) reveal(t *Table, b kit.Rect) {
	if v.face == nil {
		return
	}
	frame := v.face.Frame()
	x := max(frame.X-b.X, 0) + min(frame.Right()-b.Right(), 0)
	y := max(frame.Y-b.Y, 0) + min(frame.Bottom()-b.Bottom(), 0)
	if x != 0 || y != 0 {
		v.look(t, Camera{v.cam.X + x, v.cam.Y + y, v.cam.Unit})
	}
}

// travel lets the camera go its way.
func (v *view) travel(t *Table, c Camera) {
	v.waits = false
	if c == v.cam {
		return
	}
	if t.env.Settings.ReduceMotion || t.env.Settings.Duration(viewGoes) == 0 {
		v.goes = false
		v.look(t, c)
		v.settle(t)
		return
	}
	v.from, v.to, v.age, v.goes = v.cam, c, 0, true
	t.env.Dirty()
}

// finish ends its travel at once.
func (v *view) finish(t *Table) {
	if v.waits {
		v.waits = false
		v.travel(t, v.to)
	}
	if v.goes {
		v.goes = false
		v.look(t, v.to)
		v.settle(t)
	}
}

// update lets time pass.
func (v *view) update(t *Table) {
	if v.face == nil {
		return
	}
	if v.waits && !t.stage.Moving() {
		v.travel(t, v.to)
	}
	if v.goes {
		v.age += t.env.Dt
		k := min(1, float64(v.age)/float64(t.env.Settings.Duration(viewGoes)))
		if k >= 1 {
			v.goes = false
			v.look(t, v.to)
			v.settle(t)
			return
		}
		k = k * k * (3 - 2*k)
		frame := v.face.Frame()
		x0, y0 := v.from.middle(frame)
		x1, y1 := v.to.middle(frame)
		fx, fy := frame.Mid()
		v.look(t, over(x0+(x1-x0)*k, y0+(y1-y0)*k, fx, fy, v.from.Unit*math.Pow(v.to.Unit/v.from.Unit, k)))
		return
	}
	if v.turned && v.grip != panning && v.grip != pinching {
		t.env.Dirty()
		if v.rest += t.env.Dt; v.rest >= viewSettle {
			v.settle(t)
		}
	}
}

// whole is the camera with all in whole pixels, so that still pieces are sharp.
func (v *view) whole() Camera {
	frame := v.face.Frame()
	x, y := v.cam.middle(frame)
	fx, fy := frame.Mid()
	c := over(x, y, fx, fy, math.Round(v.cam.Unit))
	c.X, c.Y = math.Round(c.X), math.Round(c.Y)
	return c
}

// settle lets the face paint anew for what is seen.
func (v *view) settle(t *Table) {
	v.look(t, v.whole())
	v.turned = false
	v.face.Rested()
	t.lying.stale = true
	t.panel.settle(t)
	t.stale = true // a new sheet may have painted the tray, too
	t.tracePlain()
}

// follow keeps in view what the match has come to.
func (v *view) follow(t *Table) {
	if v.face == nil {
		return
	}
	frame := v.face.Frame()
	to := v.cam
	if !v.free {
		ext := v.face.Extent(t.state).Inset(2)
		seen := kit.Rect{X: v.cam.X + ext.X*v.cam.Unit, Y: v.cam.Y + ext.Y*v.cam.Unit, W: ext.W * v.cam.Unit, H: ext.H * v.cam.Unit}
		if !inside(seen, frame) {
			to = v.fitted(t)
		}
	}
	far := false
	for _, s := range t.marks.last {
		p := t.pieceAt(s)
		if p < 0 || !t.spots.Endless(s) {
			continue
		}
		a := v.face.Area(t.stage.Table()[p])
		if inside(a, frame) {
			continue
		}
		far = true
		if v.free {
			x, y := a.Mid()
			fx, fy := frame.Mid()
			to = Camera{v.cam.X + fx - x, v.cam.Y + fy - y, v.cam.Unit}
		}
	}
	switch {
	case to == v.cam:
	case far:
		v.travel(t, to)
	default:
		v.to, v.waits = to, true // a piece that is seen to land does so first
	}
}

func inside(a, b kit.Rect) bool {
	return a.X >= b.X-.5 && a.Y >= b.Y-.5 && a.Right() <= b.Right()+.5 && a.Bottom() <= b.Bottom()+.5
}

// showAll goes back to the view of all.
func (t *Table) showAll() {
	v := &t.view
	if v.face == nil {
		return
	}
	t.hurry()
	v.free = false
	v.travel(t, v.fitted(t))
	t.trace("fit")
}

// zoom brings the board nearer round a point of the window.
func (v *view) zoom(t *Table, by, x, y float64) {
	least, most := v.face.Zoom()
	unit := max(least, min(most, v.cam.Unit*by))
	bx, by := (x-v.cam.X)/v.cam.Unit, (y-v.cam.Y)/v.cam.Unit
	v.free = true
	v.look(t, v.within(t, over(bx, by, x, y, unit)))
}

// zoomKey zooms round what is tried, or round the middle.
func (t *Table) zoomKey(by float64) {
	v := &t.view
	if v.face == nil {
		return
	}
	x, y := v.face.Frame().Mid()
	if t.trial.seen {
		if b, ok := t.spots.Box(t.trial.spot); ok {
			x, y = b.Mid()
		}
	}
	v.zoom(t, by, x, y)
}

// clip is the frame's part of an image. It is kept, so that drawing allocates nothing.
func (v *view) clip(img *ebiten.Image) *ebiten.Image { return v.part(0, img) }

// clipScreen is the same of the screen.
func (v *view) clipScreen(img *ebiten.Image) *ebiten.Image { return v.part(1, img) }

func (v *view) part(i int, img *ebiten.Image) *ebiten.Image {
	c := &v.clips[i]
	if c.of != img {
		c.of, c.part = img, img.SubImage(v.face.Frame().Image()).(*ebiten.Image)
	}
	return c.part
}

// tracePlain says where the lattice of the board is, in logical pixels.
func (t *Table) tracePlain() {
	if l := t.spots.Plain(); l.Pitch > 0 {
		k := t.window
		t.trace("plain %d pitch %.2f at %.1f %.1f", l.Zone, l.Pitch/k, l.X/k, l.Y/k)
	}
}
