package lixo

import "quintet/scenes/table"

// Book is the rule book of LIXO?.
var Book = []table.Leaf{
	{Key: "aim", Match: evening, Upto: 20, Demo: 5},
	{Key: "auction", Match: evening, Upto: 18, Demo: 3},
	{Key: "passing", Match: evening, Upto: 64, Demo: 7},
	{Key: "won", Match: evening, Upto: 57, Demo: 5},
	{Key: "colours", Match: evening, Upto: 52, Demo: 6},
	{Key: "unsold", Match: evening, Upto: 24, Demo: 4},
	{Key: "stop", Match: evening, Upto: 46, Demo: 16},
	{Key: "end", Match: evening, Demo: 4},
	{Key: "options"},
	{Key: "gaps"},
}

// evening is a whole game of three.
const evening = `quintet 1
game lixo
seat 0 human Ana
seat 1 human Ben
seat 2 human Carla
seed 5195671247812147863

* deal 0 YX
* deal 1 YR
* deal 2 Y
* deal 0 G
* deal 1 Y
* deal 2 G
* deal 0 R
* deal 1 GR
* deal 2 X
* deal 0 R
* deal 1 X
* deal 2 X
* deal 0 X
* deal 1 B
* deal 2 G
* turn Y3
0 bid YX
1 bid Y YR
2 pass
0 pass
* turn B1
0 pass
1 pass
2 pass
* turn X5
0 pass
1 pass
2 bid X X
0 pass
1 pass
* turn stop
* deal 1 Y
* deal 2 R
* deal 0 B
* deal 1 Y
* deal 2 X
* deal 0 GR
* deal 1 X
* deal 2 B
* deal 0 YR
* deal 1 Y
* deal 2 B
* deal 0 YR
* deal 1 X
* deal 2 R
* deal 0 R
* turn R3
1 bid GR
2 pass
0 bid R YR YR
1 pass
2 pass
* turn R1
1 pass
2 bid R R
0 pass
1 pass
* turn X1
1 pass
2 bid X
0 pass
1 bid X X X
2 pass
0 pass
* turn stop
* deal 2 Y
* deal 0 G
* deal 1 G
* deal 2 Y
* deal 0 R
* deal 1 Y
* deal 2 G
* deal 0 X
* deal 1 Y
* deal 2 G
* deal 0 X
* deal 1 BG
* deal 2 YX
* deal 0 G
* deal 1 B
* turn G1
2 pass
0 bid G GR
1 pass
2 bid G G G
0 bid G G
1 pass
2 pass
* turn stop
* deal 0 B
* deal 1 Y
* deal 2 Y
* deal 0 Y
* deal 1 R
* deal 2 R
* deal 0 Y
* deal 1 R
* deal 2 X
* deal 0 X
* deal 1 R
* deal 2 B
* deal 0 R
* deal 1 G
* deal 2 X
* turn X1
0 bid X X X
1 pass
2 pass
* turn Y1
0 pass
1 pass
2 bid Y Y Y
0 pass
1 bid Y Y Y Y Y
2 pass
0 pass
* turn G2
0 pass
1 pass
2 bid G
0 pass
1 pass
* turn R2
0 bid R
1 pass
2 pass
* turn R5
0 bid R
1 bid R R
2 pass
0 bid R R
1 pass
2 pass
* turn X3
0 bid X
1 pass
2 bid X YX
0 pass
1 pass
* turn Y5
0 bid Y Y
1 pass
2 pass
* turn X2
0 pass
1 pass
2 bid X
0 pass
1 pass
* turn R1
0 pass
1 pass
2 pass
* turn G5
0 pass
1 pass
2 pass
* turn Y2
0 pass
1 bid Y
2 pass
0 pass
* turn G3
0 pass
1 bid G G BG
2 pass
0 pass
* turn B5
0 bid B B
1 pass
2 bid B B B
0 pass
1 pass
* turn Y1
0 pass
1 pass
2 bid Y
0 pass
1 pass
* turn B1
0 pass
1 bid B
2 pass
0 pass
* turn B2
0 pass
1 bid B
2 pass
0 pass
* turn stop
* deal 1 Y
* deal 2 Y
* deal 0 X
* deal 1 G
* deal 2 B
* deal 0 YX
* deal 1 G
* deal 2 B
* deal 0 B
* deal 1 BR
* deal 2 X
* deal 0 G
* deal 1 BX
* deal 2 X
* deal 0 G
* turn stop
* deal 2 Y
* deal 0 Y
* deal 1 Y
* deal 2 B
* deal 0 YG
* deal 1 BR
* deal 2 R
* deal 0 G
* deal 1 B
* deal 2 B
* deal 0 X
* deal 1 G
* deal 2 B
* deal 0 GX
* deal 1 YB
* turn B3
2 pass
0 pass
1 bid B BR
2 bid B B B B B
0 pass
1 pass
* turn G1
2 pass
0 bid G G G YG GX
1 pass
2 pass
`
