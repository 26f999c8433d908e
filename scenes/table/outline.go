package table

import (
	"slices"

	"quintet/rules"
	"quintet/sprites"
)

// outlines are the shapes that are finished while the match goes on.
type outlines struct {
	shapes [][]rules.Spot
	old    [][]rules.Spot // those that were there before the cue that is being played
	cue    rules.Cue
}

func (o *outlines) settle(t *Table) {
	f, ok := t.face.(Outliner)
	if !ok {
		return
	}
	o.old = o.shapes
	o.shapes, o.cue = f.Outlines(t.sight())
}

// outlineAlpha is how strong an outline stays.
const outlineAlpha = .72

// draw draws them: those that are new in light, when their cue is played.
func (o *outlines) draw(t *Table, b *sprites.Batch) {
	f, ok := t.face.(Outliner)
	if !ok || t.result.Over {
		return
	}
	waits := o.cue != "" && t.stage.Waits(o.cue)
	playing, at := t.stage.Playing()
	for _, s := range o.shapes {
		switch {
		case !waits || o.was(s):
			f.Outline(b, s, outlineAlpha)
		case playing == o.cue:
			along, _ := drawnLine(at)
			t.face.Light(b, s, along, 1-max(0, (at-lineDrawn)/(1-lineDrawn))) // nothing of it stays
		}
	}
}

func (o *outlines) was(shape []rules.Spot) bool {
	for _, s := range o.old {
		if slices.Equal(s, shape) {
			return true
		}
	}
	return false
}
