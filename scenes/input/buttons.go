package input

import "github.com/hajimehoshi/ebiten/v2"

// mouseButtons are the bits of the DOM's PointerEvent.buttons. The back and forward buttons count as the middle one, which
// nothing uses.
var mouseButtons = [...]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle,
	ebiten.MouseButtonMiddle, ebiten.MouseButtonMiddle}

// chord tells of every button that went up or down between two sets of them. A browser says pointerdown only of the first
// button that goes down and pointerup only of the last one that comes up; what happens between is told by pointermove.
func chord(was, now int, tell func(k Kind, b ebiten.MouseButton)) {
	for i, b := range mouseButtons {
		if was&(1<<i) > now&(1<<i) {
			tell(Up, b)
		}
	}
	for i, b := range mouseButtons {
		if was&(1<<i) < now&(1<<i) {
			tell(Down, b)
		}
	}
}
