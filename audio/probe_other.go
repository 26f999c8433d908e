//go:build android || darwin || js || windows || nintendosdk || playstation5

package audio

// probe has nothing to ask: here oto fails quietly.
func probe() error { return nil }
