//go:build !js

package kit

// native is what the platform adds to a text field while it is typed into: nothing where keys arrive as they are.
type native struct{}

func (*native) open(*Field)  {}
func (*native) caret(*Field) {}
func (*native) tick(*Field)  {}
func (*native) close()       {}
