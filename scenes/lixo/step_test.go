package lixo_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/internal/screentest"
	"quintet/internal/tabletest"
	"quintet/rules"
	game "quintet/rules/lixo"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/lixo"
)

// heeded is a face that notes up to which move it is asked for the prompt.
type heeded struct {
	*lixo.Face
	asked int
}

func (h *heeded) Prompt(w *kit.Words, s rules.Sight, taken []rules.Step) (line, help string) {
	h.asked = s.Index()
	return h.Face.Prompt(w, s, taken)
}

// beforeStop is a match of two in which a stop comes after the pass that is due, and that pass is the last of its auction.
func beforeStop(t testing.TB) *rules.Match {
	for seed := range uint64(1000) {
		m, err := rules.NewMatch(game.Game, people(2), seed)
		if err != nil {
			t.Fatal(err)
		}
		stops := func() (is bool) {
			for m.State().Turn() == rules.Chance {
				m.Chance()
				is = is || game.Game.Format(m.Entry(m.Index()-1).Move) == "turn stop"
			}
			return is
		}
		stops()
		m.Play(m.State().Turn(), game.Pass())
		m.Play(m.State().Turn(), game.Pass())
		if stops() {
			m.Undo()
			return m
		}
	}
	t.Fatal("no stop comes early")
	return nil
}

// TestWordsKeepStep: while a stop is seen, the words are about the stop, not yet about the auction after it.
func TestWordsKeepStep(t *testing.T) {
	m := beforeStop(t)
	h := &heeded{Face: lixo.New().(*lixo.Face)}
	e := tabletest.Look(h, m, 640, 360, 1)
	screen := ebiten.NewImage(640, 360)
	defer screen.Deallocate()
	frame := func(keys ...ebiten.Key) {
		e.App.Step(40*time.Millisecond, &input.Frame{Keys: keys})
		e.App.Draw(screen)
		screentest.Drawn()
	}
	for range 20 {
		frame()
	}
	frame(ebiten.KeyEnter)
	for range 20 {
		frame()
	}
	press(t, e, rules.ButtonPass)
	seen := 0
	for range 400 {
		frame()
		if cue, _ := e.Table.Stage().Playing(); cue == game.CueStop {
			seen++
			if last := game.Game.Format(m.Entry(h.asked - 1).Move); last != "turn stop" {
				t.Fatalf("while the stop is seen, the words are those after %q", last)
			}
		}
	}
	if seen == 0 || h.asked != m.Index() {
		t.Errorf("the stop was seen in %d frames; in the end the words are those of move %d of %d", seen, h.asked, m.Index())
	}
}
