package sprites

// Pose is how one piece is seen at one moment. Positions and lengths are pixels of the screen.
type Pose struct {
	X, Y   float32 // the middle of its foot
	Cell   float32 // the side of the cell that it is drawn for; each material knows its share of it
	Lift   float32 // how high it is above the board; 0 lies
	Squash float32 // 1 is its own shape; less is flatter and broader
	Angle  float32 // radians, clockwise
	Alpha  float32 // 1 is solid
	Dim    float32 // 0 is full light, 1 is dark: what the light of a finished line leaves aside
	Shade  float32 // opacity of its shadow, 0 to 1
	Flip   float32 // how far it is turned over: 0 lies flat, 1 stands on its edge
	Depth  float32 // where pieces overlap, more is nearer to the eye
	Face   uint8   // which face is up, as in rules.Place
	High   float32 // how high it lies on other pieces: as far its shadow is from its foot
	Thick  float32 // how thick it is seen; 0 is as its material is
}

// Away is a piece that isn't seen: in a bag, in a deck. What comes out of it appears at x, y.
func Away(x, y, cell float32) Pose { return Pose{X: x, Y: y, Cell: cell, Squash: 1} }

// At is a piece lying still at a place.
func At(x, y, cell float32) Pose {
	return Pose{X: x, Y: y, Cell: cell, Squash: 1, Alpha: 1, Shade: 1}
}

// Mix is the pose at t of the way from p to q, part by part. A piece that turns over shows its other face from half of the
// way on.
func (p Pose) Mix(q Pose, t float32) Pose {
	m := func(a, b float32) float32 { return a + (b-a)*t }
	face := p.Face
	if t >= .5 {
		face = q.Face
	}
	return Pose{m(p.X, q.X), m(p.Y, q.Y), m(p.Cell, q.Cell), m(p.Lift, q.Lift), m(p.Squash, q.Squash),
		m(p.Angle, q.Angle), m(p.Alpha, q.Alpha), m(p.Dim, q.Dim), m(p.Shade, q.Shade), m(p.Flip, q.Flip), m(p.Depth, q.Depth), face,
		m(p.High, q.High), m(p.Thick, q.Thick)}
}
