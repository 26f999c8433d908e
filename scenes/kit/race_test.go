//go:build race

package kit

// raced tells that the race detector is on, which allocates where the program doesn't.
const raced = true
