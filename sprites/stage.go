package sprites

import (
	"cmp"
	"math"
	"slices"
	"time"

	"quintet/rules"
)

// Home says how a piece is seen when all lies still on a table, indexed by piece: where it stands may depend on the others,
// as in a hand of cards that is fanned out.
type Home func(piece int, table []rules.Place) Pose

// Cast is what a stage must know of a game's pieces.
type Cast struct {
	Home    Home
	Half    func(piece int, cell float32) float32 // half the side of its foot in a cell of that side
	Motions map[rules.Cue]Motion                  // how each cue moves; Glide where a cue isn't listed
	// Settle appends the pieces that give way when an event with a cue has put a piece down, and Settling is how they move.
	Settle   func(dst []int, cue rules.Cue, piece int, table []rules.Place) []int
	Settling Motion
}

// Stage plays events. It holds no truth: where the pieces belong is told to it (Set, Glide, Play), and what it adds is
// only how they are seen on the way. It may be told to finish at any moment, and is then exactly as if Set to the table.
type Stage struct {
	Unit   float32                           // pixels of a logical pixel
	Pace   func(time.Duration) time.Duration // the player's animation speed; nil is as written
	Fading bool                              // motion is reduced: every motion is a fade
	// Heard is called when an event begins (landed false) and when it ends, with the first piece that it moves or -1.
	Heard func(cue rules.Cue, piece int, landed bool)

	// Lasts, if there is one, says how long a cue lasts at normal speed, where that depends on the match; 0 is as usual.
	Lasts func(cue rules.Cue) time.Duration

	cast  Cast
	table []rules.Place // where everything will lie when it is still
	seen  []rules.Place // where everything lies after the act being played
	poses []Pose        // where everything is seen now
	busy  []bool        // which pieces the act being played moves
	queue []act         // what has yet to be played, the one being played first
	plays int           // how many times Play has been told something
	legs  []leg         // of the act being played
	done  time.Duration // how much of it has been played
	lasts time.Duration
	grips []grip // what is in the hand, the latest last
	order []int
	trail []Behind
}

// act is one event waiting to be played.
type act struct {
	cue    rules.Cue
	motion Motion
	puts   []rules.Put
	play   int // which telling of Play it comes from, or the latest before it
}

type leg struct {
	Leg
	piece int
}

// NewStage is a stage without pieces.
func NewStage() *Stage { return &Stage{Unit: 1} }

// Recast changes the layout: everything is at once where it belongs in the new one.
func (s *Stage) Recast(c Cast) {
	s.cast = c
	s.Set(s.table)
}

// Set puts everything at once where it lies on the table.
func (s *Stage) Set(table []rules.Place) {
	s.clear()
	s.table = append(s.table[:0], table...)
	s.seen = append(s.seen[:0], table...)
	s.busy = append(s.busy[:0], make([]bool, len(table))...)
	s.poses = s.poses[:0]
	for i := range s.table {
		s.poses = append(s.poses, s.cast.Home(i, s.seen))
	}
}

// Review sees everything anew where homes have changed, as when a camera moves over the board: at once, but what is in the
// hand stays there. What is under way is over; what is still to be played stays.
func (s *Stage) Review() {
	if s.done > 0 || len(s.legs) > 0 {
		s.end()
	}
	for i := range s.poses {
		if !s.Holds(i) {
			s.poses[i] = s.cast.Home(i, s.seen)
		}
	}
}

// clear forgets what was to be played, and the hand.
func (s *Stage) clear() {
	s.queue, s.legs, s.grips, s.done = s.queue[:0], s.legs[:0], s.grips[:0], 0
	clear(s.busy)
}

// Play adds events to what is to be seen. From now on the table is the one that they lead to.
func (s *Stage) Play(events []rules.Event) {
	for _, g := range s.grips {
		if !moved(events, g.piece) {
			s.home(g.piece, Glide)
		}
	}
	s.grips = s.grips[:0]
	s.plays++
	for _, e := range events {
		m, ok := s.cast.Motions[e.Cue]
		if !ok {
			m = Glide
		}
		s.queue = append(s.queue, act{e.Cue, m, e.Puts, s.plays})
		for _, p := range e.Puts {
			s.table[p.Piece] = p.To
		}
	}
}

// moved tells whether any of the events moves a piece.
func moved(events []rules.Event, piece int) bool {
	for _, e := range events {
		for _, p := range e.Puts {
			if int(p.Piece) == piece {
				return true
			}
		}
	}
	return false
}

// Glide moves whatever isn't where the table has it, all at once: after an undo, say.
func (s *Stage) Glide(table []rules.Place) {
	var puts []rules.Put
	s.Finish()
	for i, at := range table {
		if s.table[i] != at {
			puts = append(puts, rules.Put{Piece: int16(i), To: at})
			s.table[i] = at
		}
	}
	if len(puts) > 0 {
		s.queue = append(s.queue, act{"glide", Glide, puts, s.plays})
	}
}

// Return sends one piece back to where it belongs; a refused one shakes when it is there.
func (s *Stage) Return(piece int, refused bool) {
	s.grips = slices.DeleteFunc(s.grips, func(g grip) bool { return g.piece == piece })
	m := Glide
	if refused {
		m = Spring
	}
	s.home(piece, m)
}

// home sends a piece home together with those that are to be sent next anyway.
func (s *Stage) home(piece int, m Motion) {
	put := rules.Put{Piece: int16(piece), To: s.table[piece]}
	if n := len(s.queue) - 1; n > 0 || n == 0 && s.done == 0 {
		if a := &s.queue[n]; a.cue == "home" && a.motion.Lasts == m.Lasts {
			a.puts = append(a.puts, put)
			return
		}
	}
	s.queue = append(s.queue, act{"home", m, []rules.Put{put}, s.plays})
}

// Finish makes everything be where it belongs, but for what is in the hand.
func (s *Stage) Finish() {
	for s.start() {
		s.end()
	}
}

// Moving tells whether anything is still to be played.
func (s *Stage) Moving() bool { return len(s.queue) > 0 }

// Playing is the cue being played and how much of it has been, from 0 to 1; "" when all is still.
func (s *Stage) Playing() (rules.Cue, float32) {
	if len(s.queue) == 0 {
		return "", 0
	}
	return s.queue[0].cue, s.t()
}

// Waits tells whether an event with that cue is still to be played, or is being played.
func (s *Stage) Waits(cue rules.Cue) bool {
	for _, a := range s.queue {
		if a.cue == cue {
			return true
		}
	}
	return false
}

// Behind is how many of the latest tellings of Play have not begun to be seen.
func (s *Stage) Behind() int {
	if len(s.queue) == 0 {
		return 0
	}
	return s.plays - s.queue[0].play
}

// Seen is where everything lies after the act being played, indexed by piece. It is the stage's own slice: read it only.
func (s *Stage) Seen() []rules.Place { return s.seen }

// Table is where everything lies when it is still, indexed by piece. It is the stage's own slice: read it only.
func (s *Stage) Table() []rules.Place { return s.table }

// Poses are where everything is seen now, indexed by piece. It is the stage's own slice: read it only.
func (s *Stage) Poses() []Pose { return s.poses }

// Order lists the pieces that are seen in the order in which to draw them: what lies still, and what moves or is held with
// all that lies over what is held; each by its depth. Both are the stage's own slices, and good until it is told anything.
func (s *Stage) Order() (still, moving []int) {
	s.order = s.order[:0]
	low := float32(math.MaxFloat32)
	for _, g := range s.grips {
		low = min(low, s.poses[g.piece].Depth)
	}
	if len(s.queue) > 0 && s.queue[0].motion.Deep {
		for _, l := range s.legs {
			low = min(low, l.To.Depth)
		}
	}
	for i := range s.poses {
		if p := &s.poses[i]; !s.busy[i] && p.Alpha > 0 && p.Depth <= low && !s.Holds(i) {
			s.order = append(s.order, i)
		}
	}
	n := len(s.order)
	for i := range s.poses {
		if p := &s.poses[i]; !s.busy[i] && p.Alpha > 0 && p.Depth > low && !s.Holds(i) {
			s.order = append(s.order, i)
		}
	}
	// The second of a swap is drawn last, so that the first stays in the air longer than it is seen above.
	for _, l := range s.legs {
		if s.poses[l.piece].Alpha > 0 {
			s.order = append(s.order, l.piece)
		}
	}
	for _, g := range s.grips {
		if !s.moves(g.piece) {
			s.order = append(s.order, g.piece)
		}
	}
	still, moving = s.order[:n], s.order[n:]
	byDepth := func(a, b int) int { return cmp.Compare(s.poses[a].Depth, s.poses[b].Depth) }
	slices.SortStableFunc(still, byDepth)
	slices.SortStableFunc(moving, byDepth)
	return still, moving
}

func (s *Stage) moves(piece int) bool { return s.busy[piece] }

// due tells whether a piece moves, or will when what comes before has been played.
func (s *Stage) due(piece int) bool {
	return s.moves(piece) || slices.ContainsFunc(s.queue, func(a act) bool {
		return slices.ContainsFunc(a.puts, func(p rules.Put) bool { return int(p.Piece) == piece })
	})
}

// Advance lets time pass and tells whether anything is seen differently.
func (s *Stage) Advance(dt time.Duration) bool {
	changed := false
	for i := range s.grips {
		changed = s.raise(&s.grips[i], dt) || changed
	}
	for s.start() {
		changed = true
		if s.done+dt < s.lasts {
			s.done += dt
			s.pose()
			break
		}
		dt -= s.lasts - s.done
		s.end()
	}
	return changed
}

// start begins the first act of the queue unless it is under way; it is false when there is none.
func (s *Stage) start() bool {
	if len(s.queue) == 0 {
		return false
	}
	if s.done > 0 || len(s.legs) > 0 {
		return true
	}
	a := &s.queue[0]
	if s.Fading && !a.motion.Always {
		a.motion = Fade
	}
	if a.motion.Same {
		s.become(a.puts)
		s.lasts, s.done = 0, 1
		return true
	}
	for _, p := range a.puts {
		s.seen[p.Piece] = p.To
	}
	for i, p := range a.puts {
		l := s.leg(int(p.Piece))
		l.Second = i > 0
		if len(a.puts) == 2 {
			l.Mate = s.cast.Half(int(a.puts[1-i].Piece), l.To.Cell)
		}
		s.legs = append(s.legs, l)
		s.busy[p.Piece] = true
	}
	s.lasts = s.time(a)
	// Others make room.
	for i := range s.poses {
		if s.busy[i] || s.Holds(i) {
			continue
		}
		if l := s.leg(i); l.From != l.To {
			l.Aside = true
			s.legs = append(s.legs, l)
		}
	}
	for _, l := range s.legs {
		s.busy[l.piece] = true
	}
	s.done = 1 // a nanosecond: it is under way, even if it moves nothing
	s.hear(false)
	return true
}

// time is how long the legs of an act take.
func (s *Stage) time(a *act) time.Duration {
	m := &a.motion
	lasts := m.Lasts
	if m.Far != nil {
		far := float32(0)
		for _, l := range s.legs {
			far = max(far, float32(math.Hypot(float64(l.To.X-l.From.X), float64(l.To.Y-l.From.Y))))
		}
		lasts = m.Far(far / s.Unit)
	}
	if s.Lasts != nil {
		if d := s.Lasts(a.cue); d > 0 {
			lasts = d
		}
	}
	if s.Pace != nil {
		lasts = s.Pace(lasts)
	}
	if n := len(s.queue); n > inTurn && !m.Whole {
		lasts = lasts * inTurn / time.Duration(n)
	}
	return lasts
}

// Behind is a picture that a moving piece leaves behind.
type Behind struct {
	Piece int
	Pose
}

// behindBy is how much later each of them is.
const behindBy = 12 * time.Millisecond

// Trail is what the moving pieces leave behind, the farthest first. It is the stage's own slice, and good until it is told
// anything.
func (s *Stage) Trail() []Behind {
	s.trail = s.trail[:0]
	if len(s.queue) == 0 || s.lasts <= 0 {
		return nil
	}
	m := &s.queue[0].motion
	for k, alpha := range m.Trail {
		t := s.t() - float32(len(m.Trail)-k)*float32(behindBy)/float32(s.lasts)
		if t <= 0 {
			continue
		}
		for _, l := range s.legs {
			if !l.Aside {
				p := m.Pose(l.Leg, t)
				p.Alpha *= alpha
				s.trail = append(s.trail, Behind{l.piece, p})
			}
		}
	}
	return s.trail
}

// become lets pieces that exchange their places be seen as the ones that had them, wherever those are seen now.
func (s *Stage) become(puts []rules.Put) {
	was := make([]rules.Place, len(puts))
	poses := make([]Pose, len(puts))
	for i, p := range puts {
		was[i], poses[i] = s.seen[p.Piece], s.poses[p.Piece]
	}
	for _, p := range puts {
		s.seen[p.Piece] = p.To
		s.poses[p.Piece] = s.cast.Home(int(p.Piece), s.seen)
		for k := range was {
			if was[k] == p.To {
				s.poses[p.Piece] = poses[k]
				was[k].Spot.Zone = 0 // each is one only
				break
			}
		}
	}
}

// inTurn is how many acts have their full time. If more are waiting, as when hands are dealt, all go faster.
const inTurn = 5

func (s *Stage) leg(piece int) leg {
	to := s.cast.Home(piece, s.seen)
	return leg{Leg{From: s.poses[piece], To: to, Unit: s.Unit, Half: s.cast.Half(piece, to.Cell)}, piece}
}

// end finishes the act under way.
func (s *Stage) end() {
	for _, l := range s.legs {
		s.poses[l.piece] = l.To
		s.busy[l.piece] = false
	}
	s.hear(true)
	done := s.queue[0]
	s.queue = slices.Delete(s.queue, 0, 1)
	s.legs, s.done = s.legs[:0], 0
	s.settle(done)
	if len(s.queue) == 0 && s.astray() {
		s.queue = append(s.queue, act{"home", Glide, nil, s.plays}) // all others make room
	}
}

// astray tells whether a piece that is in no hand isn't where it belongs: one that was exchanged for another on its way.
func (s *Stage) astray() bool {
	for i := range s.poses {
		if !s.Holds(i) && s.poses[i] != s.cast.Home(i, s.seen) {
			return true
		}
	}
	return false
}

// settle lets pieces give way under what an act has put down, if nothing is in a hurry.
func (s *Stage) settle(a act) {
	if s.cast.Settle == nil || s.Fading || len(s.queue) >= inTurn || len(a.puts) != 1 {
		return
	}
	var pieces []int
	if pieces = s.cast.Settle(pieces, a.cue, int(a.puts[0].Piece), s.seen); pieces == nil {
		return
	}
	next := act{cue: "settle", motion: s.cast.Settling, play: a.play}
	for _, i := range pieces {
		next.puts = append(next.puts, rules.Put{Piece: int16(i), To: s.seen[i]})
	}
	s.queue = slices.Insert(s.queue, 0, next)
}

func (s *Stage) hear(landed bool) {
	if s.Heard == nil {
		return
	}
	piece := -1
	if len(s.legs) > 0 {
		piece = s.legs[0].piece
	}
	s.Heard(s.queue[0].cue, piece, landed)
}

func (s *Stage) pose() {
	for _, l := range s.legs {
		motion := s.queue[0].motion
		if l.Aside && !s.Fading {
			motion = Slide
		}
		s.poses[l.piece] = motion.Pose(l.Leg, s.t())
	}
}

func (s *Stage) t() float32 {
	if s.lasts <= 0 {
		return 1
	}
	return min(1, float32(s.done)/float32(s.lasts))
}
