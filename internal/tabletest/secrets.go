package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/rules"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/kit"
	"quintet/scenes/table"
	"quintet/sprites"
)

// shown is a face of a piece that is drawn.
type shown struct {
	piece int
	face  uint8
}

// keeper looks for secrets in every frame of a match between people who hand the table over. It is told by the table's trace
// who is at it, and works out for itself what that seat may see.
type keeper struct {
	*rand.Rand
	t     *testing.T
	face  func() table.Face
	app   *scenes.App
	table *table.Table
	image *ebiten.Image
	pix   []byte
	w, h  int

	at      rules.Seat         // who has said to be ready, or Nobody
	since   int                // the number of moves that whoever is at the table had seen
	gone    map[rules.Seat]int // and each of the others, when it gave the table away
	open    map[shown]bool
	known   int        // the state of the match that open is up to date with
	viewer  rules.Seat // and for whom
	buttons map[rules.Button][2]float64
	log     []string

	frames, hidden, secrets, marked int
}

// mark is a tone that nothing on a table has: it is put on every secret face that is drawn.
var mark = sprites.Hex(0xFF00FF, 1)

// Handovers plays a match of several people, and of bots between them, by taps, with windows that change their size, undo, redo
// and tables that are left and taken up again. In every frame it looks at what is drawn: no piece shows a face that
// whoever is at the table may not see, neither among those that are drawn nor in the pixels, whatever picture they come from.
func Handovers(t *testing.T, g *rules.Game, face func() table.Face, s rules.Setup, seed uint64, turns int) {
	m, err := rules.NewMatch(g, s, seed)
	if err != nil {
		t.Fatal(err)
	}
	k := &keeper{Rand: rand.New(rand.NewPCG(seed, 7)), t: t, face: face, w: 640, h: 360, buttons: map[rules.Button][2]float64{}}
	k.sit(m)
	for range turns {
		if k.table.Match().State().Result().Over || t.Failed() {
			break
		}
		k.turn()
	}
	k.image.Deallocate()
	if k.hidden == 0 || k.marked == 0 {
		t.Errorf("of %d frames %d were between two people, and %d showed a secret to whom it belongs: nothing was tried", k.frames, k.hidden, k.marked)
	}
	t.Logf("%d frames, %d between two people, %d with secrets of the one at the table; %d moves", k.frames, k.hidden, k.marked, k.table.Match().Index())
}

// sit opens a table at a match.
func (k *keeper) sit(m *rules.Match) {
	if k.image != nil {
		k.image.Deallocate()
	}
	k.app = scenes.NewApp(nil, nil)
	k.image = ebiten.NewImage(k.w, k.h)
	k.app.Resize(k.w, k.h, 1)
	before := m.Index()
	k.table = table.Resume(k.face(), m, false)
	k.at, k.since, k.open, k.gone = rules.Nobody, before, nil, map[rules.Seat]int{}
	for i := range m.Setup().Players {
		k.gone[rules.Seat(i)] = before // all that has happened so far is known
	}
	k.app.Open(k.table)
	k.table.Trace, k.table.Drawn = k.told, k.drawn
	k.frame(0)
}

// told follows the trace.
func (k *keeper) told(line string) {
	var seat, x, y, b int
	switch {
	case line == "hidden":
		if k.at >= 0 {
			k.gone[k.at] = k.since
		}
		k.at = rules.Nobody
	case strings.HasPrefix(line, "ready "):
		fmt.Sscanf(line, "ready %d", &seat)
		k.at, k.open, k.since = rules.Seat(seat), nil, k.gone[rules.Seat(seat)]
	case strings.HasPrefix(line, "button "):
		if n, _ := fmt.Sscanf(line, "button %d at %d %d", &b, &x, &y); n == 3 {
			k.buttons[rules.Button(b)] = [2]float64{float64(x), float64(y)}
		}
	}
}

// sees tells whether somebody may see a face of a piece, as it is or has been since the table was handed over last: what is
// moving has yet to come where it belongs.
func (k *keeper) sees(seat rules.Seat, s shown) bool {
	m := k.table.Match()
	if k.open == nil || k.viewer != seat || k.known != m.Index() {
		k.open, k.viewer, k.known = map[shown]bool{}, seat, m.Index()
		sight := m.Sight(seat)
		for i := max(0, min(k.since, m.Index())-1); i <= m.Len(); i++ { // what has just been undone glides back
			for p, at := range sight.At(i).Table(nil) {
				k.open[shown{p, at.Face}] = true
			}
			if i >= m.Index() {
				continue
			}
			for _, e := range sight.Events(i) {
				for _, put := range e.Puts {
					k.open[shown{int(put.Piece), put.To.Face}] = true
				}
			}
		}
	}
	return k.open[s]
}

// drawn is told every piece that is drawn.
func (k *keeper) drawn(b *sprites.Batch, piece int, p sprites.Pose) {
	if p.Face == 0 || p.Alpha <= 0 {
		return
	}
	s := shown{piece, p.Face}
	if !k.sees(k.at, s) && !k.hinted(s) {
		k.t.Errorf("piece %d is drawn with face %d up, which seat %v may not see, after\n%s", piece, p.Face, k.at, k.recent())
	}
	if !k.sees(rules.Nobody, s) {
		k.secrets++
		k.table.Sheet().Fill(b, p.X-2, p.Y-2, 5, 5, mark)
	}
}

// hinted tells whether a piece is seen so after the move of a hint, as far as the seat at the table can tell: a ghost shows that.
func (k *keeper) hinted(s shown) bool {
	mv, ok := k.table.HintMove()
	if !ok || k.at < 0 {
		return false
	}
	after := k.table.Match().State().View(k.at).Apply(k.at, mv, nil).Table(nil)
	return after[s.piece].Face == s.face
}

func (k *keeper) recent() string { return strings.Join(k.log[max(0, len(k.log)-12):], "\n") }

// frame lets a frame pass, draws it, and looks at it.
func (k *keeper) frame(dt time.Duration, events ...input.Event) {
	k.keys(dt, nil, events...)
}

func (k *keeper) keys(dt time.Duration, keys []ebiten.Key, events ...input.Event) {
	k.app.Step(dt, &input.Frame{Events: events, Keys: keys})
	k.image.Clear()
	k.app.Draw(k.image)
	k.frames++
	if k.at < 0 {
		k.hidden++
	}
	if k.magenta() {
		k.marked++
		if k.at < 0 {
			k.t.Errorf("a secret is seen in the picture while nobody may look, after\n%s", k.recent())
		}
	}
}

// magenta tells whether a pixel of the picture has the mark's tone.
func (k *keeper) magenta() bool {
	n := 4 * k.w * k.h
	if len(k.pix) != n {
		k.pix = make([]byte, n)
	}
	k.image.ReadPixels(k.pix)
	for i := 0; i < n; i += 4 {
		if k.pix[i] > 200 && k.pix[i+1] < 60 && k.pix[i+2] > 200 {
			return true
		}
	}
	return false
}

func (k *keeper) pass(d time.Duration) {
	for ; d > 0 && !k.t.Failed(); d -= 40 * time.Millisecond {
		k.frame(40 * time.Millisecond)
	}
}

func (k *keeper) note(format string, args ...any) {
	k.log = append(k.log, fmt.Sprintf(format, args...))
}

// turn takes the table if it is to be taken, does this or that with it, and makes a move.
func (k *keeper) turn() {
	k.pass(time.Duration(k.IntN(1200)) * time.Millisecond)
	switch k.IntN(12) {
	case 0, 1:
		sizes := [][2]int{{640, 360}, {360, 640}, {320, 400}, {480, 480}}
		s := sizes[k.IntN(len(sizes))]
		k.w, k.h = s[0], s[1]
		k.note("resize %v", s)
		k.image.Deallocate()
		k.image = ebiten.NewImage(k.w, k.h)
		k.app.Resize(k.w, k.h, 1)
		k.frame(20 * time.Millisecond)
	case 2:
		k.note("undo")
		k.keys(20*time.Millisecond, []ebiten.Key{ebiten.KeyU})
	case 3:
		k.note("redo")
		k.keys(20*time.Millisecond, []ebiten.Key{ebiten.KeyR})
	case 4:
		k.note("left and taken up again")
		k.sit(k.table.Match())
	case 5:
		k.note("settings")
		e := k.app.Env()
		e.Settings.ReduceMotion = k.IntN(2) == 0
		e.Settings.Speed = kit.Speeds[k.IntN(len(kit.Speeds))]
		k.app.Changed()
	}
	m := k.table.Match()
	by := m.State().Turn()
	if by >= 0 && k.at < 0 && m.Setup().Players[by].Bot == "" && k.IntN(8) > 0 {
		k.pass(time.Duration(k.IntN(400)) * time.Millisecond)
		k.note("ready %v", by)
		k.table.Ready()
		k.pass(time.Duration(k.IntN(500)) * time.Millisecond)
	}
	if by < 0 || k.at != by {
		k.pass(700 * time.Millisecond) // a bot moves, or somebody waits
		return
	}
	if k.IntN(2) == 0 {
		k.note("hint")
		k.keys(20*time.Millisecond, []ebiten.Key{ebiten.KeyH})
		k.pass(time.Duration(k.IntN(1500)) * time.Millisecond)
	}
	k.since = m.Index()
	moves := m.State().Moves(nil, by)
	move := moves[k.IntN(len(moves))]
	k.note("%v %s", by, m.Game().Format(move))
	for _, step := range m.State().Path(nil, by, move) {
		var x, y float64
		if step.Button != rules.NoButton {
			at := k.buttons[step.Button]
			x, y = at[0], at[1]
		} else if box, ok := k.table.Spots().Box(step.Spot); ok {
			x, y = box.Mid()
		}
		k.frame(10*time.Millisecond, input.Event{Kind: input.Move, X: x, Y: y}, input.Event{Kind: input.Down, X: x, Y: y}, input.Event{Kind: input.Up, X: x, Y: y})
	}
	if m.Index() == k.since && !slices.Contains([]rules.Seat{rules.Chance, rules.Nobody}, m.State().Turn()) {
		k.t.Errorf("taps did not make the move %s", m.Game().Format(move))
	}
}
