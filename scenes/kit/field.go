package kit

import (
	"slices"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/sprites"
)

// Field is a short text that can be typed: a name. In a browser the typing itself happens in an element of the page,
// because only that brings up a phone's keyboard; see native.
type Field struct {
	core
	text   []rune
	before string // what it was when typing began
	caret  int
	anchor int // the other end of what is selected
	phase  time.Duration
	native native
	Change func(string)
}

// NewField is a field with a text in it; change is called with the cleaned text when typing has ended.
func (t *Theme) NewField(text string, change func(string)) *Field {
	f := &Field{text: []rune(text), Change: change}
	f.set(t, f)
	f.paint = f.draw
	// Typing begins when the finger lifts: until then it may be about to scroll.
	f.click = func() {
		if !f.focused {
			f.Focus(true)
		}
	}
	f.press = func(x, _ float64) {
		if !f.focused {
			return
		}
		f.caret = f.near(x)
		f.anchor = f.caret
		f.native.caret(f)
		f.blink()
	}
	f.enter = f.begin
	f.leave = f.end
	f.key = f.edit
	f.typed = f.insert
	return f
}

// Text is what the field says.
func (f *Field) Text() string { return string(f.text) }

// Set changes what the field says without telling anyone.
func (f *Field) Set(s string) {
	if f.Text() != s {
		f.text = []rune(s)
		f.caret, f.anchor = len(f.text), len(f.text)
		f.touch()
	}
}

func (f *Field) begin() {
	f.before = f.Text()
	f.anchor, f.caret = 0, len(f.text) // whoever begins to type replaces the name
	f.blink()
	f.native.open(f)
}

func (f *Field) end() {
	f.native.close()
	name := CleanName(f.Text())
	if name == "" {
		name = f.before // a seat always has a name
	}
	f.Set(name)
	f.touch()
	if f.Change != nil && name != f.before {
		f.Change(name)
	}
}

// blink begins the caret's rhythm anew, so that it is seen after every key.
func (f *Field) blink() { f.phase = 0; f.touch() }

const caretHalf = 530 * time.Millisecond

func (f *Field) tick(e *Env) {
	f.native.tick(f)
	if !f.focused {
		return
	}
	lit := f.phase < caretHalf
	f.phase = (f.phase + e.Dt) % (2 * caretHalf)
	if lit != (f.phase < caretHalf) {
		f.touch()
	}
}

// selection is its two ends in order.
func (f *Field) selection() (from, to int) { return min(f.caret, f.anchor), max(f.caret, f.anchor) }

func (f *Field) insert(typed []rune) {
	typed = slices.DeleteFunc(slices.Clone(typed), func(r rune) bool { return !unicode.IsGraphic(r) })
	from, to := f.selection()
	typed = typed[:max(0, min(len(typed), MaxName-(len(f.text)-(to-from))))]
	f.text = slices.Concat(f.text[:from], typed, f.text[to:])
	f.caret = from + len(typed)
	f.anchor = f.caret
	f.blink()
}

func (f *Field) edit(k ebiten.Key, in *Frame) bool {
	go_ := func(to int) {
		f.caret = max(0, min(len(f.text), to))
		if !in.Shift {
			f.anchor = f.caret
		}
	}
	from, to := f.selection()
	switch k {
	case ebiten.KeyLeft:
		if from < to && !in.Shift {
			go_(from)
		} else {
			go_(f.caret - 1)
		}
	case ebiten.KeyRight:
		if from < to && !in.Shift {
			go_(to)
		} else {
			go_(f.caret + 1)
		}
	case ebiten.KeyHome:
		go_(0)
	case ebiten.KeyEnd:
		go_(len(f.text))
	case ebiten.KeyBackspace:
		if from == to {
			f.anchor = max(0, from-1)
		}
		f.insert(nil)
	case ebiten.KeyDelete:
		if from == to {
			f.anchor = min(len(f.text), to+1)
		}
		f.insert(nil)
	case ebiten.KeyA:
		if in.Ctrl {
			f.anchor, f.caret = 0, len(f.text)
		}
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		f.owner.Blur()
	case ebiten.KeyEscape:
		f.Set(f.before)
		f.owner.Blur()
	case ebiten.KeyUp, ebiten.KeyDown:
		return false
	}
	f.blink()
	return true // letters belong to the text, whatever they mean elsewhere
}

func (f *Field) words(r Rect) Rect {
	t := f.theme
	side := t.Grown(20)
	return Rect{X: r.X + t.Px(12), Y: r.Y, W: r.W - t.Px(24) - side, H: r.H}
}

// near is the place between two characters that lies nearest to x.
func (f *Field) near(x float64) int {
	r := f.words(f.box)
	best := 0
	for i := range f.text {
		a, b := f.theme.Width(string(f.text[:i]), BodyStrong), f.theme.Width(string(f.text[:i+1]), BodyStrong)
		if x-r.X+f.slide(r.W) > (a+b)/2 {
			best = i + 1
		}
	}
	return best
}

// slide is how far a long text is moved to the left so that the caret is in sight.
func (f *Field) slide(w float64) float64 {
	if !f.focused {
		return 0
	}
	return max(0, f.theme.Width(string(f.text[:min(f.caret, len(f.text))]), BodyStrong)-w+f.theme.Px(2))
}

func (f *Field) draw(dst *ebiten.Image, r Rect) {
	t := f.theme
	t.Well(dst, r, t.Px(12))
	if f.focused || f.hover {
		s := shape(r, t.Px(12))
		s.Line, s.Width = sprites.Solid(sprites.Accent.Fade(.35)), float32(t.Px(1.5))
		if f.focused {
			s.Line, s.Width = sprites.Solid(sprites.ActiveLine), float32(t.Px(2))
		}
		s.Draw(dst)
	}
	words := f.words(r)
	if !f.focused {
		t.TextIn(dst, f.Text(), words, BodyStrong, sprites.TextTint, Start, Middle)
		_, y := r.Mid()
		t.Icon(dst, IconPencil, r.Right()-t.Px(10)-t.Grown(20)/2, y, 20, sprites.Text3)
		return
	}
	words.W = r.W - t.Px(24)
	clip := dst.SubImage(words.Image()).(*ebiten.Image)
	x := words.X - f.slide(words.W)
	at := func(i int) float64 { return x + t.Width(string(f.text[:min(i, len(f.text))]), BodyStrong) }
	line := words.Center(words.W, t.TextPx(BodyStrong)*1.25)
	if from, to := f.selection(); from < to {
		s := shape(Rect{X: at(from), Y: line.Y, W: at(to) - at(from), H: line.H}, t.Px(3))
		s.Fill = sprites.Flat(sprites.Accent.Fade(.3))
		s.Draw(clip)
	}
	t.Text(clip, f.Text(), x, t.Baseline(words, BodyStrong, Middle), BodyStrong, sprites.TextTint)
	if f.phase < caretHalf {
		s := shape(Rect{X: at(f.caret), Y: line.Y, W: max(1, t.Px(2)), H: line.H}.Snap(), 0)
		s.Fill = sprites.Flat(sprites.Accent)
		s.Draw(clip)
	}
}
