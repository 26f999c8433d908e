package juxtabo_test

import (
	"testing"

	"quintet/scenes/kit"
)

// TestCallWords: what is said while somebody calls is there for the seat to move and, with the caller's name, for others.
func TestCallWords(t *testing.T) {
	w := kit.NewWords("en")
	for _, key := range []string{"none", "guided", "card", "cells"} {
		for _, full := range []string{"juxtabo.prompt.call." + key, "juxtabo.prompt.call." + key + ".help", "juxtabo.prompt.by." + key} {
			if !w.Has(full) {
				t.Errorf("%s has no words", full)
			}
		}
	}
}
