package joggle

import "quintet/scenes/table"

// Book is the rule book of Joggle.
var Book = []table.Leaf{
	{Key: "aim", Match: aim, Demo: 2},
	{Key: "place", Match: place, Demo: 6},
	{Key: "move", Match: full + "* roll G\n0 move r1c4 r1c7\n* roll B\n1 move r2c1 r6c4\n", Demo: 4},
	{Key: "exchange", Match: full + "* roll J\n0 exchange r1c4 r2c5\n* roll J\n1 move r8c3 r8c8\n", Demo: 4},
	{Key: "protected"},
	{Key: "teams"},
	{Key: "end"},
	{Key: "options"},
	{Key: "gaps"},
}

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
