package box_test

import (
	"testing"

	"quintet/internal/tabletest"
	game "quintet/rules/box"
	"quintet/scenes"
	"quintet/scenes/box"
	"quintet/scenes/table"
)

func TestMain(m *testing.M) { tabletest.Main(m, full) }

// full is a table with all tiles but one on the cloth; the last one is laid and taken back for ever.
var full = tabletest.Scene{
	Sit: func(app *scenes.App) *table.Table {
		t := table.Resume(box.New(), tabletest.Begun(new(testing.B), game.Game, tabletest.Two(nil), moves(23)...), false)
		app.Open(t)
		t.Watch(0)
		return t
	},
	Move: func(t *table.Table, n int) { t.Undo(); t.Redo() },
}

func BenchmarkFrame(b *testing.B) { tabletest.Frame(b) }

func TestDrawingAllocatesNothing(t *testing.T) { tabletest.DrawsWithoutAllocating(t, full) }

func TestKeepsWhatItDrew(t *testing.T) { tabletest.KeepsWhatItDrew(t, full) }
