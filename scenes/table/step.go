package table

import "quintet/rules"

// shown is the match as far as it has been shown: what is said on the panel keeps step with what is seen, while the position
// is already that at the end of it.
func (t *Table) shown() rules.Sight {
	s := t.sight()
	return s.Upto(s.Index() - t.behind)
}

// keepStep lets the words follow what is shown. A move of which nothing is to be said leaves them as they are: a deal of
// many cards would have all of them painted anew for each.
func (t *Table) keepStep() {
	if t.stage.Behind() == t.behind {
		return
	}
	t.behind = t.stage.Behind()
	t.turn.settle(t)
	if s := t.shown(); t.behind > 0 {
		if said, _ := t.face.Told(t.env.Theme.Words, s, s.Index()-1); said == "" {
			return
		}
	}
	t.stale = true
	t.env.Dirty()
}
