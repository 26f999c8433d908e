package table

import (
	"quintet/audio"
	"quintet/rules"
)

// heard turns what the stage plays into sounds: most at the landing, since that is when wood is struck.
func (t *Table) heard(cue rules.Cue, piece int, landed bool) {
	if landed {
		t.flashed(cue)
	}
	as, at, sounds := t.sound(cue)
	switch {
	case cue == "home" || cue == "glide":
		if landed && piece >= 0 && cue == "glide" {
			t.hear(rules.CueSlide, piece)
		}
	case cue == rules.CueLine || cue == rules.CueDraw:
		if !landed {
			name := audio.CueWin
			if cue == rules.CueDraw {
				name = cue
			}
			t.env.Sound.Play(audio.Sound{Cue: name})
		}
	case sounds:
		if landed == at {
			t.hear(as, piece)
		}
	case cue == rules.CueDrop:
		if landed {
			t.hear(cue, piece)
		}
	default:
		if !landed {
			t.hear(cue, piece)
		}
	}
}

func (t *Table) hear(cue rules.Cue, piece int) {
	if piece < 0 {
		return
	}
	t.env.Sound.Play(audio.Sound{Cue: cue, Weight: t.weight(piece), Pan: t.pan(t.stage.Table()[piece].Spot)})
}

func (t *Table) weight(piece int) float32 {
	if piece < 0 {
		return .5
	}
	return t.face.Weight(piece)
}

// pan is where a spot is heard: not all the way to the edges.
func (t *Table) pan(s rules.Spot) float32 {
	box, ok := t.spots.Box(s)
	if !ok {
		return 0
	}
	x, _ := box.Mid()
	return float32(x/float64(t.env.W)*2-1) * .7
}

// sound is how a cue of the game's own is heard.
func (t *Table) sound(cue rules.Cue) (as rules.Cue, landed, ok bool) {
	if f, is := t.face.(Sounder); is {
		as, landed = f.Sound(cue)
	}
	return as, landed, as != ""
}
