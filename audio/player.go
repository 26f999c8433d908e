// Package audio turns cues into sounds.
package audio

// Volumes to start with, 0 to 1.
const (
	DefaultPieces = 0.8
	DefaultMusic  = 0.3
)

// Player plays sounds. A nil *Player is valid and silent.
type Player struct{}

// Open never fails.
func Open(onNote func(string)) *Player { return &Player{} }

// Play starts a sound now, or drops it.
func (p *Player) Play(s Sound) {}

// SetVolume sets both volumes, 0 to 1; zero is silence.
func (p *Player) SetVolume(pieces, music float64) {}

// Suspend stops everything that sounds, until Resume.
func (p *Player) Suspend() {}

// Resume undoes Suspend.
func (p *Player) Resume() {}

// Gesture tells the player that someone has touched the game.
func (p *Player) Gesture() {}

// Close ends the player.
func (p *Player) Close() {}
