package juxtapose_test

import (
	"testing"

	"quintet/internal/tabletest"
	"quintet/scenes"
	"quintet/scenes/juxtapose"
	"quintet/scenes/table"
)

func TestMain(m *testing.M) { tabletest.Main(m, full) }

// full is a table in the slide phase on which one can swap for ever.
var full = tabletest.Scene{
	Sit: func(app *scenes.App) *table.Table {
		t := table.Resume(juxtapose.New(), begun(new(testing.B), map[string]string{"repetition": "off"}, drops(x05)...), false)
		app.Open(t)
		return t
	},
	Move: func(t *table.Table, n int) {
		tabletest.Show(t, []string{"swap a4 b4", "swap c1 d2"}[n/2%2])
	},
}

func BenchmarkFrame(b *testing.B) { tabletest.Frame(b) }

func TestDrawingAllocatesNothing(t *testing.T) { tabletest.DrawsWithoutAllocating(t, full) }

func TestKeepsWhatItDrew(t *testing.T) { tabletest.KeepsWhatItDrew(t, full) }
