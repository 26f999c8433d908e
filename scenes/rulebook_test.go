package scenes

import (
	"testing"

	"quintet/rules/shelf"
	"quintet/scenes/input"
)

// TestBooks opens every page of every rule book, and lets its picture play: all words are there, and all matches are by
// the rules.
func TestBooks(t *testing.T) {
	for _, b := range Boxes() {
		r := newRoom(640, 360, 1, 1)
		k := NewRulebook(r.e.Theme, r.e.Settings, b)
		if len(b.Book) < 4 {
			t.Errorf("%s has a rule book of %d pages", b.Game.ID, len(b.Book))
		}
		r.scene = k
		for i, leaf := range b.Book {
			if leaf.Key != optionsLeaf {
				for _, key := range []string{"book." + leaf.Key, "book." + leaf.Key + ".text"} {
					if key = b.key(key); r.e.Theme.Words.Say(key) == key {
						t.Errorf("%s has no words", key)
					}
				}
			}
			m, err := leaf.Read(shelf.Find)
			if err != nil || m == nil != (leaf.Match == "") || m != nil && (leaf.Demo < 1 || leaf.Demo > m.Index() || leaf.Upto > m.Index()) {
				t.Errorf("%s, page %s: %v", b.Game.ID, leaf.Key, err)
				continue
			}
			k.turn(i)
			r.frame(input.Frame{})
			for range 3 * 60 {
				r.frame(input.Frame{})
			}
			if k.leaf != i || (k.demo != nil) != (m != nil) {
				t.Errorf("%s: page %d is not page %s", b.Game.ID, k.leaf, leaf.Key)
			}
		}
		k.Close()
		r.dst.Deallocate()
	}
}
