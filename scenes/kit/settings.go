package kit

import (
	"encoding/json"
	"math"
	"slices"
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
}

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
