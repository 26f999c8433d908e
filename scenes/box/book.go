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
	{Key: "end"},
	{Key: "options"},
	{Key: "gaps"},
}

// evening is a whole game of two.
const evening = `quintet 1
game box
seat 0 human Ana
seat 1 human Ben
seed 3776122848644211850

* secret 0 G
* secret 1 O
* draw 0 B15
* draw 1 B21
0 play v -1 1
* draw 0 B20
1 play v 0 3
* draw 1 B06
0 play h 4 -1
* draw 0 B01
1 play h 2 6
* draw 1 B09
0 play v -1 8
* draw 0 B13
1 play v -4 2
* draw 1 B10
0 play h 7 -1
* draw 0 B07
1 play v 8 -4
* draw 1 B16
0 play h 10 -1
* draw 0 B23
1 play h 4 1
* draw 1 B05
0 play h -7 3
* draw 0 B08
1 play h 11 -5
* draw 1 B04
0 play h 0 10
* draw 0 B03
1 play v 1 -4
* draw 1 B24
0 play h 12 -2
* draw 0 B14
1 play h 13 -7
* draw 1 B18
0 play h -5 8
* draw 0 B22
1 play h 9 -9
* draw 1 B12
0 play v -2 -4
* draw 0 B11
1 play v -1 -8
* draw 1 B17
0 play h -7 5
* draw 0 B19
1 play h 0 -10
* draw 1 B02
0 play v 3 -10
1 play v 3 -13
`
