package sprites

import (
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/assets"
)

// Shape is a rounded rectangle as the room is made of them: panels, wells, buttons, lit squares, shadows, glows. It is
// drawn by a shader with uniforms, so it belongs into layers and atlases that are drawn once, not into every frame.
// Sizes are in pixels of the destination.
type Shape struct {
	X, Y, W, H float32
	Radius     float32
	Fill       [3]Tint // the gradient's tones at 0, Mid and 1
	Mid        float32 // 0 counts as one half
	Angle      float32 // of the gradient in degrees: 0 runs down, 90 to the left, as CSS turns 180
	Radial     bool    // the gradient runs from the middle outwards
	Line       [2]Tint // the line's tones along the same gradient
	Width      float32 // of the line, which lies inside the edge
	Dash, Gap  float32 // lengths along the edge; 0 for a whole line
	Blur       float32 // sigma of a soft edge
	Inset      bool    // a shadow that falls inward: Fill fills what lies outside the shape moved by DX, DY
	DX, DY     float32 // how far an inset shadow is thrown
}

// Flat fills all three tones with one.
func Flat(t Tint) [3]Tint { return [3]Tint{t, t, t} }

// Solid is a line of one tone.
func Solid(t Tint) [2]Tint { return [2]Tint{t, t} }

// Shader compiles shaders/NAME.kage once, at first use.
func Shader(name string) *ebiten.Shader {
	shaders.Lock()
	defer shaders.Unlock()
	if s, ok := shaders.m[name]; ok {
		return s
	}
	s, err := ebiten.NewShader(assets.Shader(name))
	if err != nil {
		panic("shader " + name + ": " + err.Error())
	}
	shaders.m[name] = s
	return s
}

// Ready compiles a shader and lets the graphics driver link it, so that its first use costs no more than any other.
func Ready(name string) {
	img := ebiten.NewImage(1, 1)
	img.DrawRectShader(1, 1, Shader(name), nil)
	img.Deallocate()
}

var shaders = struct {
	sync.Mutex
	m map[string]*ebiten.Shader
}{m: map[string]*ebiten.Shader{}}

// Draw paints the shape over dst.
func (s Shape) Draw(dst *ebiten.Image) {
	mid := s.Mid
	if mid == 0 {
		mid = .5
	}
	a := float64(s.Angle) * math.Pi / 180
	x0, y0, x1, y1 := s.X, s.Y, s.X+s.W, s.Y+s.H
	box := []float32{x0, y0, x1, y1}
	clip := box
	hollow, radial := float32(0), float32(0)
	if s.Inset {
		hollow = 1
		box = []float32{x0 + s.DX, y0 + s.DY, x1 + s.DX, y1 + s.DY}
	}
	if s.Radial {
		radial = 1
	}
	spread := 3*s.Blur + 2
	if s.Inset {
		spread = 1
	}
	left, top := float32(math.Floor(float64(x0-spread))), float32(math.Floor(float64(y0-spread)))
	w, h := int(math.Ceil(float64(x1+spread-left))), int(math.Ceil(float64(y1+spread-top)))
	if w <= 0 || h <= 0 {
		return
	}
	op := &ebiten.DrawRectShaderOptions{}
	op.GeoM.Translate(float64(left), float64(top))
	// The shader counts from the image's own corner, wherever the image is kept.
	o := dst.Bounds().Min
	ox, oy := float32(o.X), float32(o.Y)
	box = []float32{box[0] - ox, box[1] - oy, box[2] - ox, box[3] - oy}
	clip = []float32{clip[0] - ox, clip[1] - oy, clip[2] - ox, clip[3] - oy}
	op.Uniforms = map[string]any{
		"Box": box, "Clip": clip, "Radius": min(s.Radius, min(s.W, s.H)/2),
		"Fill0": s.Fill[0][:], "Fill1": s.Fill[1][:], "Fill2": s.Fill[2][:], "Mid": mid,
		"Dir":   []float32{float32(-math.Sin(a)), float32(math.Cos(a))},
		"Line0": s.Line[0][:], "Line1": s.Line[1][:], "Width": s.Width,
		"Blur": s.Blur, "Hollow": hollow, "Radial": radial,
		"Dash": []float32{s.Dash, s.Gap},
	}
	dst.DrawRectShader(w, h, Shader("shape"), op)
}
