package sprites

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestCoverHidesNothing compares cards that leave out of each other what is covered with the same ones drawn one by one.
func TestCoverHidesNothing(t *testing.T) {
	const w, h = 500, 320
	s := NewCards(90, 120, 60, 16, 1, func(*ebiten.Image, string, float32, float32, float32, Tint) {})
	defer s.Dispose()
	faces := allFaces()
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 1))
		var poses []Pose
		var shown []CardFace
		for i := range 14 {
			p := At(60+float32(i)*24+r.Float32()*6, 140+r.Float32()*20, [...]float32{90, 80, 60}[seed%3])
			p.Angle = (r.Float32() - .5) * .4 * float32(seed%5)
			if r.IntN(6) == 0 {
				p.X, p.Y, p.Lift = r.Float32()*w, r.Float32()*h, 9*r.Float32()
			}
			if r.IntN(8) == 0 {
				p.Flip, p.Alpha = r.Float32(), [...]float32{1, .5}[r.IntN(2)]
			}
			poses, shown = append(poses, p), append(shown, faces[r.IntN(len(faces))])
		}
		var got, want [4 * w * h]byte
		for k, pixels := range []*[4 * w * h]byte{&got, &want} {
			img := ebiten.NewImage(w, h)
			img.Fill(Hex(0x808080, 1).NRGBA())
			var b Batch
			for i, p := range poses {
				b.soft = true // as with the others
				s.FannedShadow(&b, p)
				if k == 1 {
					b.Flush(img, s.Image())
				}
				b.soft = true
				s.Card(&b, shown[i], p)
				if k == 1 {
					b.Flush(img, s.Image())
				}
			}
			b.Flush(img, s.Image())
			img.ReadPixels(pixels[:])
			img.Deallocate()
		}
		wrong, most := 0, 0
		for i := range got {
			d := int(got[i]) - int(want[i])
			if d = max(d, -d); d > 6 {
				wrong++
			}
			most = max(most, d)
		}
		if wrong > 60 {
			t.Errorf("seed %d: %d bytes differ, at most by %d", seed, wrong, most)
		}
	}
}
