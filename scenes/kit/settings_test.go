package kit

import (
	"errors"
	"reflect"
	"testing"
	"time"
)

type memory struct {
	data []byte
	err  error
}

func (m *memory) Load() ([]byte, error) { return m.data, m.err }
func (m *memory) Save(d []byte) error   { m.data = d; return m.err }

func TestSettingsFromAnything(t *testing.T) {
	for name, c := range map[string]struct {
		in   string
		want func(s *Settings)
	}{
		"nothing":       {``, func(*Settings) {}},
		"junk":          {"\x00\xff{", func(*Settings) {}},
		"another shape": {`[1, 2]`, func(*Settings) {}},
		"wrong types":   {`{"pieces": "loud"}`, func(*Settings) {}},
		"null":          {`null`, func(*Settings) {}},
		"a part":        {`{"music": 0, "symbols": false}`, func(s *Settings) { s.Music, s.Symbols = 0, false }},
		"out of range":  {`{"pieces": 7, "music": -1, "speed": "warp", "text": 99}`, func(s *Settings) { s.Text = 2 }},
		"between steps": {`{"text": 1.3}`, func(s *Settings) { s.Text = 1.25 }},
		"unknown key":   {`{"future": true, "speed": "off"}`, func(s *Settings) { s.Speed = Off }},
		"games": {`{"games": {"g": {"players": 3, "options": {"a": "b"}, "series": true, "bots": ["", "expert"]}}}`, func(s *Settings) {
			s.Games = map[string]Choice{"g": {3, map[string]string{"a": "b"}, true, []string{"", "expert"}}}
		}},
		"mad games": {`{"speed": "off", "games": {"": {"players": 2}, "a b": {}, "g": {"players": -3}, "h": {"options": {"": "x", "k": "\u0000", "l": "v"}}}}`, func(s *Settings) {
			s.Speed = Off
			s.Games = map[string]Choice{"h": {Options: map[string]string{"l": "v"}}}
		}},
		"games of another shape": {`{"speed": "off", "games": {"g": {"players": "two"}}}`, func(*Settings) {}},
		"names":                  {`{"names": ["", " Uli\n", "x"]}`, func(s *Settings) { s.Names = []string{"Ana", "Uli", "x", "Joana"} }},
	} {
		want := Defaults()
		c.want(want)
		if got := Load(&memory{data: []byte(c.in)}); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, not %+v", name, got, want)
		}
	}
	if got := Load(&memory{err: errors.New("gone")}); !reflect.DeepEqual(got, Defaults()) {
		t.Errorf("without a file: %+v", got)
	}
	if got := Load(nil); !reflect.DeepEqual(got, Defaults()) || got.Save(nil) != nil {
		t.Errorf("without a store: %+v", got)
	}
}

func TestDuration(t *testing.T) {
	s := Defaults()
	for speed, want := range map[Speed]time.Duration{Slow: 160, Normal: 100, Fast: 55, Off: 0} {
		s.Speed = speed
		if got := s.Duration(100); got != want {
			t.Errorf("%s: %d, not %d", speed, got, want)
		}
	}
}
