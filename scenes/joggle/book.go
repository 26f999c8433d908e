package joggle

import (
	"fmt"
	"strings"

	"quintet/scenes/table"
)

// Book is the rule book of Joggle.
var Book = []table.Leaf{
	{Key: "aim", Match: aim, Demo: 2},
	{Key: "place", Match: place, Demo: 6},
	{Key: "move", Match: full + "* roll G\n0 move r1c4 r1c7\n* roll B\n1 move r2c1 r6c4\n", Demo: 4},
	{Key: "exchange", Match: full + "* roll J\n0 exchange r1c4 r2c5\n* roll J\n1 move r8c3 r8c8\n", Demo: 4},
	{Key: "protected", Match: laid("option target s4\n", squares, "Ana", "Ben") + "* roll J\n0 move r1c1 r6c8\n* roll J\n1 exchange r1c7 r1c2\n", Demo: 4},
	{Key: "teams", Match: laid("", partners, "Ana", "Ben", "Carla", "Dan"), Demo: 8},
	{Key: "end", Match: laid("", nearly, "Ana", "Ben") + "* roll J\n0 move r1c6 r2c1\n", Demo: 2},
	{Key: "options"},
	{Key: "gaps"},
}

// laid is a match of these players, with a line of an option or none, in which every throw is a Joggle, and the marbles are placed on these hollows by turns.
func laid(option, hollows string, players ...string) string {
	var b strings.Builder
	b.WriteString("quintet 1\ngame joggle\n")
	for i, p := range players {
		fmt.Fprintf(&b, "seat %d human %s\n", i, p)
	}
	b.WriteString(option + "seed 1\n\n")
	for i, h := range strings.Fields(hollows) {
		fmt.Fprintf(&b, "* roll J\n%d place %s\n", i%len(players), h)
	}
	return b.String()
}

// Hollows on which all marbles lie: one move makes a block of six, or a first square.
const (
	nearly = "r3c5 r7c3 r2c2 r7c8 r1c6 r5c6 r8c4 r8c6 r2c3 r4c6 r3c6 r1c1 r3c1 r5c7 r6c1 r7c5 " +
		"r7c2 r5c2 r3c3 r5c4 r7c4 r6c4 r3c2 r1c7 r6c3 r5c8 r2c7 r6c7 r7c6 r8c3 r8c2 r3c4"
	squares = "r4c1 r1c7 r1c1 r3c5 r5c7 r2c5 r4c2 r4c3 r1c5 r3c6 r6c2 r2c3 r6c1 r1c8 r1c6 r4c6 " +
		"r3c8 r8c2 r6c7 r8c1 r5c3 r5c4 r7c7 r2c2 r2c8 r3c3 r2c1 r3c4 r1c2 r7c8 r5c8 r7c1"
)

// partners are those of a beginning in which two of four players build a block together.
const partners = "r3c3 r1c1 r3c4 r2c6 r4c3 r6c6 r4c4 r7c2"

const aim = `quintet 1
game joggle
seat 0 human Ana
seat 1 human Ben
seed 1

* roll J
0 place r3c3
* roll J
1 place r1c1
* roll J
0 place r3c4
* roll J
1 place r2c6
* roll J
0 place r4c3
* roll J
1 place r6c6
* roll J
0 place r4c4
* roll J
1 place r7c2
* roll J
0 place r5c3
* roll J
1 place r8c8
* roll Y
0 place r5c4
`

const place = `quintet 1
game joggle
seat 0 human Ana
seat 1 human Ben
seed 1

* roll G
0 place r5c5
* roll J
1 place r2c2
* roll R
0 place r3c7
`

// full is a board on which all marbles lie.
const full = `quintet 1
game joggle
seat 0 human Ana
seat 1 human Ben
seed 1

* roll J
0 place r1c4
* roll J
1 place r2c5
* roll J
0 place r1c6
* roll J
1 place r2c7
* roll J
0 place r1c8
* roll J
1 place r3c1
* roll J
0 place r3c8
* roll J
1 place r3c3
* roll J
0 place r4c1
* roll J
1 place r3c5
* roll J
0 place r4c3
* roll J
1 place r5c1
* roll J
0 place r4c5
* roll J
1 place r5c3
* roll J
0 place r4c7
* roll J
1 place r5c5
* roll J
0 place r6c1
* roll J
1 place r5c7
* roll J
0 place r6c3
* roll J
1 place r7c2
* roll J
0 place r6c5
* roll J
1 place r8c3
* roll J
0 place r8c1
* roll J
1 place r8c5
* roll J
0 place r8c7
* roll J
1 place r7c4
* roll J
0 place r7c7
* roll J
1 place r7c6
* roll J
0 place r2c2
* roll J
1 place r1c2
* roll J
0 place r6c7
* roll J
1 place r2c1
`
