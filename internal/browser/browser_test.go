package browser

import (
	"fmt"
	"image/color"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
)

const timeout = time.Minute

// A page that writes down the events that reach it.
const echo = `<!DOCTYPE html><meta name="viewport" content="width=device-width">
<style>html, body { margin: 0; height: 100%; background: #34200f; touch-action: none }</style><body><script>
const say = s => console.log('quintet: ' + s);
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
	addEventListener(type, e => say(type.slice(7) + ' ' + e.pointerType + ' ' + e.clientX + ' ' + e.clientY + ' ' + e.buttons + (e.isPrimary ? '' : ' second') + (e.isTrusted ? '' : ' FAKE')));
addEventListener('keydown', e => say('key ' + (e.ctrlKey ? 'ctrl ' : '') + (e.shiftKey ? 'shift ' : '') + e.key + ' ' + e.code));
addEventListener('wheel', e => say('wheel ' + e.deltaY));
addEventListener('resize', () => say('size ' + innerWidth + ' ' + innerHeight + ' ' + devicePixelRatio));
console.log('hello'); console.warn('careful');
</script>`

func open(t *testing.T, o Options) *Page {
	return Open(t, Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, echo) })), o)
}

func TestMouseAndKeys(t *testing.T) {
	p := open(t, Options{Width: 300, Height: 200, Before: "window.early = 7"})
	p.Click(10, 20)
	p.WaitLine("move mouse 10 20 0", timeout)
	p.WaitLine("down mouse 10 20 1", timeout)
	p.WaitLine("up mouse 10 20 0", timeout)
	p.Drag(10, 20, 110, 120)
	p.WaitLine("down mouse 10 20 1", timeout)
	p.WaitLine("move mouse 60 70 1", timeout)
	p.WaitLine("move mouse 110 120 1", timeout)
	p.WaitLine("up mouse 110 120 0", timeout)
	p.Wheel(120)
	p.WaitLine("wheel 120", timeout)

	p.Key("u")
	p.WaitLine("key u KeyU", timeout)
	p.Key("Escape")
	p.WaitLine("key Escape Escape", timeout)
	p.Key("ArrowLeft")
	p.WaitLine("key ArrowLeft ArrowLeft", timeout)
	p.Key("ctrl+shift+z")
	p.WaitLine("key ctrl shift z KeyZ", timeout)
	p.Type("Ana")
	p.WaitLine("key shift A KeyA", timeout)
	p.WaitLine("key n KeyN", timeout)

	p.Resize(320, 240)
	p.WaitLine("size 320 240 1", timeout)
	shot := p.Shot()
	if b := shot.Bounds(); b.Dx() != 320 || b.Dy() != 240 || shot.RGBAAt(319, 239) != (color.RGBA{0x34, 0x20, 0x0f, 255}) {
		t.Errorf("a shot of %v with %v in the corner", b, shot.RGBAAt(319, 239))
	}
	if early := Eval[int](p, "window.early"); early != 7 {
		t.Errorf("the early script: %d", early)
	}
	if said := p.Console(); !slices.Contains(said, "log: hello") || !slices.Contains(said, "warning: careful") {
		t.Errorf("the console: %v", said)
	}
}

func TestTouch(t *testing.T) {
	p := open(t, Options{Width: 200, Height: 300, Scale: 2, Touch: true})
	p.Tap(10, 20)
	p.WaitLine("down touch 10 20 1", timeout)
	p.WaitLine("up touch 10 20 0", timeout)
	p.Swipe(10, 20, 110, 120)
	p.WaitLine("down touch 10 20 1", timeout)
	p.WaitLine("move touch", timeout)
	p.WaitLine("up touch 110 120 0", timeout)

	// A second finger in mid-drag; the first one goes first.
	p.Touch(0, 50, 50)
	p.Touch(1, 150, 150)
	p.WaitLine("down touch 150 150 1 second", timeout)
	p.Touch(0, 60, 70)
	p.WaitLine("move touch 60 70 1", timeout)
	p.Lift(0)
	p.WaitLine("up touch 60 70 0", timeout)
	p.Touch(1, 140, 130)
	p.WaitLine("move touch 140 130 1 second", timeout)
	p.Lift(1)
	p.WaitLine("up touch 140 130 0 second", timeout)

	p.Touch(0, 50, 50)
	p.CancelTouch()
	p.WaitLine("cancel touch", timeout)
	for _, line := range p.Lines() {
		if strings.Contains(line, "mouse") || strings.Contains(line, "FAKE") {
			t.Errorf("not a touch: %s", line)
		}
	}
	if b := p.Shot().Bounds(); b.Dx() != 400 || b.Dy() != 600 {
		t.Errorf("a shot of %v", b)
	}
}
