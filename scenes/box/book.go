package box

import "quintet/scenes/table"

// Book is the rule book of Box.
var Book = []table.Leaf{
	{Key: "aim", Match: evening, Demo: 1},
	{Key: "tiles", Match: evening, Upto: 6, Demo: 2},
	{Key: "touch", Match: evening, Upto: 8, Demo: 4},
	{Key: "cover", Match: evening, Upto: 16, Demo: 6},
	{Key: "secret"},
	{Key: "squares", Match: evening, Demo: 1},
	{Key: "end", Match: evening, Demo: 5},
	{Key: "options"},
	{Key: "gaps"},
}

// evening is a whole game of two.
const evening = `quintet 1
game box
seat 0 human Ana
seat 1 human Ben
seed 11

* secret 0 R
* secret 1 Y
* draw 0 B14
* draw 1 B20
0 play h 4 0
* draw 0 B03
1 play h 2 3
* draw 1 B13
0 play h -2 3
* draw 0 B07
1 play v -2 -1
* draw 1 B04
0 play h 1 -2
* draw 0 B19
1 play v 6 2
* draw 1 B06
0 play h 3 5
* draw 0 B02
1 play v 7 4
* draw 1 B24
0 play h 6 -1
* draw 0 B08
1 play h -1 5
* draw 1 B15
0 play v 4 -4
* draw 0 B23
1 play h 8 -3
* draw 1 B01
0 play h -2 -4
* draw 0 B21
1 play h 7 -6
* draw 1 B17
0 play h -2 -6
* draw 0 B05
1 play h -4 5
* draw 1 B16
0 play v -4 -1
* draw 0 B09
1 play v 9 2
* draw 1 B18
0 play v -6 -4
* draw 0 B12
1 play h -7 4
* draw 1 B22
0 play h 3 -6
* draw 0 B11
1 play v -6 0
* draw 1 B10
0 play v -8 -3
1 play v -5 -6
`
