package kit

import (
	"math"
	"strconv"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// native is an input element of the page that does the typing for a field: it brings up a phone's keyboard, and input
// methods, paste and autocorrection work in it. It lies invisibly over the field, which shows its text and its caret.
// One element serves all fields, since only one is typed into at a time.
type native struct{}

var page struct {
	el      js.Value
	field   *Field       // being typed into
	ready   *Field       // the one that a gesture has made the element ready for
	keys    []ebiten.Key // that end typing, or move on
	shift   bool
	lost    bool            // the element has lost the focus
	x, y    float64         // where the last press began
	fields  map[*Field]seen // fields on the screen
	methods []js.Func       // never released: they live as long as the page
}

// seen is where a field is in the window, in the page's pixels, and when it was last updated there.
type seen struct {
	box Rect
	at  time.Time
}

func (*native) init() {
	if page.fields != nil {
		return
	}
	page.fields = map[*Field]seen{}
	doc := js.Global().Get("document")
	el := doc.Call("createElement", "input")
	for k, v := range map[string]string{"type": "text", "autocomplete": "off", "autocapitalize": "words", "spellcheck": "false",
		"enterkeyhint": "done", "maxlength": "40", "tabindex": "-1", "aria-hidden": "true",
		// Letters of less than 16 pixels would make a phone zoom in.
		"style": "position:fixed;left:-99px;top:0;width:1px;height:1px;margin:0;border:0;padding:0;outline:none;opacity:0;" +
			"font-size:16px;background:transparent;color:transparent;caret-color:transparent;pointer-events:none"} {
		el.Call("setAttribute", k, v)
	}
	doc.Get("body").Call("appendChild", el)
	page.el = el
	on := func(target js.Value, event string, capture bool, f func(e js.Value)) {
		fn := js.FuncOf(func(_ js.Value, args []js.Value) any { f(args[0]); return nil })
		page.methods = append(page.methods, fn)
		target.Call("addEventListener", event, fn, capture)
	}
	on(el, "keydown", false, func(e js.Value) {
		e.Call("stopPropagation")
		if e.Get("isComposing").Truthy() {
			return
		}
		if k, ok := map[string]ebiten.Key{"Enter": ebiten.KeyEnter, "Escape": ebiten.KeyEscape, "Tab": ebiten.KeyTab}[e.Get("key").String()]; ok {
			e.Call("preventDefault")
			page.keys, page.shift = append(page.keys, k), e.Get("shiftKey").Bool()
		}
	})
	on(el, "blur", false, func(js.Value) { page.lost = true })
	// A phone shows its keyboard only if the focus comes while a gesture is being handled, not a frame later.
	window := js.Global().Get("window")
	on(window, "pointerdown", true, func(e js.Value) { page.x, page.y = e.Get("clientX").Float(), e.Get("clientY").Float() })
	on(window, "touchend", true, func(e js.Value) {
		if t := e.Get("changedTouches"); t.Truthy() && t.Length() > 0 {
			gesture(t.Index(0).Get("clientX").Float(), t.Index(0).Get("clientY").Float())
		}
	})
	on(window, "mouseup", true, func(e js.Value) { gesture(e.Get("clientX").Float(), e.Get("clientY").Float()) })
}

// gesture gives the element the focus if a field has just been tapped.
func gesture(x, y float64) {
	if math.Hypot(x-page.x, y-page.y) > slop {
		return // it was a drag
	}
	for f, s := range page.fields {
		if time.Since(s.at) < time.Second/4 && s.box.Has(x, y) {
			if page.field != f && page.ready != f {
				page.ready = f
				page.el.Set("value", f.Text())
				page.el.Call("select")
			}
			page.el.Call("focus", map[string]any{"preventScroll": true})
			page.lost = false
		}
	}
}

func (n *native) open(f *Field) {
	n.init()
	ready := page.ready == f
	page.field, page.ready, page.lost = f, nil, false
	if ready {
		return // and something may have been typed already
	}
	page.keys = page.keys[:0]
	page.el.Set("value", f.Text())
	n.caret(f)
}

// caret puts the element's caret where the field's is.
func (n *native) caret(f *Field) {
	if page.field != f {
		return
	}
	from, to := f.selection()
	page.el.Call("focus", map[string]any{"preventScroll": true})
	page.el.Call("setSelectionRange", units(f.text[:from]), units(f.text[:to]))
	page.lost = false
}

func (n *native) tick(f *Field) {
	n.init()
	r := f.seen()
	s := f.theme.Scale
	box := Rect{X: r.X / s, Y: r.Y / s, W: r.W / s, H: r.H / s}
	if f.Shown() && r.W > 0 && r.H > 0 {
		page.fields[f] = seen{box, time.Now()}
	} else {
		delete(page.fields, f)
	}
	for g, k := range page.fields {
		if time.Since(k.at) > time.Second {
			delete(page.fields, g) // its screen is gone
		}
	}
	if page.field != f {
		return
	}
	style := page.el.Get("style")
	for k, v := range map[string]float64{"left": box.X, "top": box.Y, "width": box.W, "height": box.H} {
		style.Set(k, strconv.FormatFloat(v, 'f', 1, 64)+"px")
	}
	text := []rune(page.el.Get("value").String())
	caret := runes(text, page.el.Get("selectionEnd").Int())
	anchor := runes(text, page.el.Get("selectionStart").Int())
	if string(text) != string(f.text) || caret != f.caret || anchor != f.anchor {
		f.text, f.caret, f.anchor = text, caret, anchor
		f.blink()
	}
	for _, k := range page.keys {
		f.owner.key(k, &Frame{Shift: page.shift})
	}
	page.keys = page.keys[:0]
	if page.field == f && page.lost {
		f.owner.Blur()
	}
}

func (*native) close() {
	if page.field == nil {
		return
	}
	page.field, page.ready = nil, nil
	page.keys = page.keys[:0]
	page.el.Call("blur")
	page.el.Get("style").Set("left", "-99px")
	if canvas := js.Global().Get("document").Call("querySelector", "canvas"); canvas.Truthy() {
		canvas.Call("focus", map[string]any{"preventScroll": true})
	}
}

// units is how many of the units in which the page counts a text has.
func units(text []rune) int {
	n := len(text)
	for _, r := range text {
		if r > 0xFFFF {
			n++
		}
	}
	return n
}

// runes is how many characters of a text a number of units are.
func runes(text []rune, n int) int {
	for i := range text {
		if units(text[:i+1]) > n {
			return i
		}
	}
	return len(text)
}
