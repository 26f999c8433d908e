package kit

import "syscall/js"

// native types into an element of the page that lies unseen over the field: only an element brings up a phone's
// keyboard, and composes letters as the player's language wants them. The field shows what is in it, caret and all.
type native struct {
	input      js.Value
	keydown    js.Func
	pressed    string // Enter or Escape, once pressed
	start, end int    // the selection as the element has it
	placed     Rect
	up         bool
}

// open puts the element on the page and gives it the focus.
func (n *native) open(f *Field) {
	doc := js.Global().Get("document")
	n.input = doc.Call("createElement", "input")
	n.up, n.pressed, n.placed = true, "", Rect{}
	n.input.Set("type", "text")
	n.input.Set("maxLength", MaxName)
	n.input.Set("autocomplete", "off")
	n.input.Set("spellcheck", false)
	n.input.Set("enterKeyHint", "done")
	n.input.Set("value", f.Text())
	// Smaller letters make a phone zoom in on the element.
	n.input.Get("style").Set("cssText", "position:fixed;opacity:0;pointer-events:none;font-size:16px;border:0;padding:0;margin:0")
	n.keydown = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if k := args[0].Get("key").String(); k == "Enter" || k == "Escape" || k == "Tab" {
			n.pressed = k
			args[0].Call("preventDefault")
		}
		args[0].Call("stopPropagation")
		return nil
	})
	n.input.Call("addEventListener", "keydown", n.keydown)
	doc.Get("body").Call("appendChild", n.input)
	n.input.Call("focus", map[string]any{"preventScroll": true})
	n.input.Call("select")
	n.start, n.end = 0, len(f.text)
}

// tick shows in the field what is in the element, and puts the caret where the field was pressed.
func (n *native) tick(f *Field) {
	if !n.up {
		return
	}
	if r := f.seen(); r != n.placed {
		n.placed = r
		style := n.input.Get("style")
		for name, v := range map[string]float64{"left": r.X, "top": r.Y, "width": r.W, "height": r.H} {
			style.Set(name, js.ValueOf(v/f.theme.Scale).Call("toFixed", 1).String()+"px")
		}
	}
	if from, to := f.selection(); from != n.start || to != n.end {
		value := []rune(n.input.Get("value").String())
		n.input.Call("setSelectionRange", units(value, from), units(value, to))
	}
	value := []rune(n.input.Get("value").String())
	n.start = runes(value, n.input.Get("selectionStart").Int())
	n.end = runes(value, n.input.Get("selectionEnd").Int())
	if string(value) != string(f.text) || f.anchor != n.start || f.caret != n.end {
		f.text, f.anchor, f.caret = value, n.start, n.end
		f.blink()
	}
	switch n.pressed {
	case "Enter", "Tab":
		f.owner.Blur()
	case "Escape":
		f.Set(f.before)
		f.owner.Blur()
	}
}

// close takes the element off the page and gives the keys back to the game.
func (n *native) close() {
	if !n.up {
		return
	}
	n.up = false
	n.input.Call("remove")
	n.keydown.Release()
	if canvas := js.Global().Get("document").Call("querySelector", "canvas"); canvas.Truthy() {
		canvas.Call("focus")
	}
}

// units and runes convert a place in a text between Go's characters and JavaScript's, of which some take two.
func units(value []rune, runes int) int {
	n := 0
	for _, r := range value[:min(runes, len(value))] {
		n++
		if r > 0xFFFF {
			n++
		}
	}
	return n
}

func runes(value []rune, units int) int {
	for i, r := range value {
		if units <= 0 {
			return i
		}
		units--
		if r > 0xFFFF {
			units--
		}
	}
	return len(value)
}
