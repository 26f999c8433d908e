package kit

import (
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"quintet/audio"
)

// Speed is how fast pieces move.
type Speed string

// The speeds, in the order in which they are offered.
const (
	Slow   Speed = "slow"
	Normal Speed = "normal"
	Fast   Speed = "fast"
	Off    Speed = "off"
)

// Speeds lists them.
var Speeds = []Speed{Slow, Normal, Fast, Off}

// Text sizes go from 100 to 200 % in quarters.
const (
	minText  = 1.0
	maxText  = 2.0
	stepText = 0.25
)

// Settings are what a player has chosen for all games. What a file leaves out keeps its default.
type Settings struct {
	Pieces       float64  `json:"pieces"` // volumes, 0 to 1
	Music        float64  `json:"music"`
	Speed        Speed    `json:"speed"`
	ReduceMotion bool     `json:"reduceMotion"`
	Symbols      bool     `json:"symbols"`
	Text         float64  `json:"text"`  // 1 is 100 %
	Names        []string `json:"names"` // as last typed, by seat
	// Games is how each game was last set up, by its ID. What the game doesn't offer (any more) is the set-up's to leave out.
	Games map[string]Choice `json:"games,omitempty"`
}

// Choice is how a game was set up.
type Choice struct {
	Players int               `json:"players,omitempty"`
	Options map[string]string `json:"options,omitempty"` // what was chosen; the rest is the default
	Series  bool              `json:"series,omitempty"`
	Bots    []string          `json:"bots,omitempty"` // the level at each seat, "" for a person
}

// Sizes that no honest file passes.
const (
	mostGames   = 64
	mostOptions = 64
	mostWord    = 64 // of an ID, a key or a value
)

// Defaults are the settings of someone who has changed nothing.
func Defaults() *Settings {
	return &Settings{
		Pieces: audio.DefaultPieces, Music: audio.DefaultMusic,
		Speed: Normal, Symbols: true, Text: minText,
		Names: []string{"Ana", "Mika", "Iker", "Joana"},
	}
}

// Store is where settings outlive the program.
type Store interface {
	Load() ([]byte, error)
	Save([]byte) error
}

// Load reads settings. A store that is nil, empty or damaged gives the defaults: a game never fails to start over them.
func Load(s Store) *Settings {
	out := Defaults()
	if s == nil {
		return out
	}
	data, err := s.Load()
	if err != nil || json.Unmarshal(data, out) != nil {
		return Defaults()
	}
	out.mend()
	return out
}

// Save writes settings. With a nil store it does nothing.
func (s *Settings) Save(to Store) error {
	if to == nil {
		return nil
	}
	data, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	return to.Save(append(data, '\n'))
}

// mend brings values that a hand or another version has written back into what the screens can show.
func (s *Settings) mend() {
	unit := func(v, or float64) float64 {
		if v >= 0 && v <= 1 {
			return v
		}
		return or
	}
	d := Defaults()
	s.Pieces, s.Music = unit(s.Pieces, d.Pieces), unit(s.Music, d.Music)
	if !slices.Contains(Speeds, s.Speed) {
		s.Speed = d.Speed
	}
	s.Text = max(minText, min(maxText, minText+stepText*math.Round((s.Text-minText)/stepText)))
	if math.IsNaN(s.Text) {
		s.Text = d.Text
	}
	s.mendGames()
	for i := range s.Names {
		s.Names[i] = CleanName(s.Names[i])
	}
	for i, name := range d.Names {
		if i >= len(s.Names) {
			s.Names = append(s.Names, name)
		} else if s.Names[i] == "" {
			s.Names[i] = name
		}
	}
}

// mendGames drops what can be no choice of any game.
func (s *Settings) mendGames() {
	word := func(w string) bool {
		return w != "" && len(w) <= mostWord && !strings.ContainsFunc(w, func(r rune) bool { return r < '!' || r > '~' })
	}
	if len(s.Games) > mostGames {
		s.Games = nil
	}
	for id, c := range s.Games {
		if !word(id) || c.Players < 0 || len(c.Options) > mostOptions || len(c.Bots) > mostOptions {
			delete(s.Games, id)
			continue
		}
		maps.DeleteFunc(c.Options, func(k, v string) bool { return !word(k) || !word(v) })
	}
}

// Remember keeps how a game was set up.
func (s *Settings) Remember(game string, c Choice) {
	if s.Games == nil {
		s.Games = map[string]Choice{}
	}
	s.Games[game] = c
}

// Duration is how long something takes at the chosen speed that takes d at normal speed; 0 means at once.
func (s *Settings) Duration(d time.Duration) time.Duration {
	switch s.Speed {
	case Slow:
		return d * 8 / 5
	case Fast:
		return d * 11 / 20
	case Off:
		return 0
	}
	return d
}
