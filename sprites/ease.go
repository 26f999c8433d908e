package sprites

import (
	"math"

	"github.com/tanema/gween/ease"
)

// Easings take and give 0 to 1.

func inOutCubic(t float32) float32 { return ease.InOutCubic(t, 0, 1, 1) }
func outCubic(t float32) float32   { return ease.OutCubic(t, 0, 1, 1) }

// outBack overshoots by the given amount (1.4 is a small piece's) before it settles.
func outBack(t, amount float32) float32 {
	t--
	return t*t*((amount+1)*t+amount) + 1
}

// part is how far t is through the span from a to b, clamped to 0 to 1.
func part(t, a, b float32) float32 {
	if b <= a {
		return 1
	}
	return max(0, min(1, (t-a)/(b-a)))
}

// arch rises from 0 to 1 at the middle and falls back.
func arch(t float32) float32 { return float32(math.Sin(float64(t) * math.Pi)) }
