package lixo

import "quintet/rules"

// Sums tells how far the points have been counted when an act is played.
func (f *Face) Sums(cue rules.Cue, t float32) (along float32, ok bool) { return f.sums(cue, t) }
