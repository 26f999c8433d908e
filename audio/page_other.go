//go:build !js

package audio

// begin opens the device at once.
func (p *Player) begin() { go p.run() }

// unlock has nothing to do outside a browser.
func (p *Player) unlock() {}
