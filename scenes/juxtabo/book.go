package juxtabo

import "quintet/scenes/table"

// Book is the rule book of Juxtabo.
var Book = []table.Leaf{
	{Key: "aim", Match: evening, Upto: 46, Demo: 3},
	{Key: "setup", Match: evening, Upto: 25, Demo: 8},
	{Key: "flow", Match: evening, Upto: 45, Demo: 2},
	{Key: "turn", Match: evening, Upto: 56, Demo: 6},
	{Key: "exchange"},
	{Key: "call", Match: evening, Upto: 46, Demo: 1},
	{Key: "wrong"},
	{Key: "bonus"},
	{Key: "clock"},
	{Key: "end"},
	{Key: "alone"},
	{Key: "options"},
	{Key: "gaps"},
}

// evening is the beginning of a game of two.
const evening = `quintet 1
game juxtabo
seat 0 human Ana
seat 1 human Ben
seed 5195671247812147863

* lay r1c1 BP>P
* lay r1c2 BP>B
* lay r1c3 RG>R
* lay r1c4 OK>O
* lay r1c5 RB>B
* lay r2c1 OB>B
* lay r2c2 YP>Y
* lay r2c3 PK>P
* lay r2c4 YK>Y
* lay r2c5 YG>G
* lay r3c1 GP>P
* lay r3c2 GP>G
* lay r3c3 GB>B
* lay r3c4 OY>O
* lay r3c5 OY>Y
* lay r4c1 RY>Y
* lay r4c2 PK>K
* lay r4c3 PK>P
* lay r4c4 RB>R
* lay r4c5 GK>G
* lay r5c1 RB>B
* lay r5c2 OK>O
* lay r5c3 RK>K
* lay r5c4 GB>B
* lay r5c5 GP>P
* draw 0 RB
* draw 1 GK
* draw 0 RK
* draw 1 RP
* draw 0 OK
* draw 1 BP
* draw 0 RG
* draw 1 YB
* draw 0 OY
* draw 1 RY
* draw 0 YK
* draw 1 BK
* draw 0 YK
* draw 1 RP
* card 0 Q36
* card 1 T08
* card 0 T26
* card 1 Q35
0 place r1c3 RG>G
0 place r3c5 YK>K
0 claim T26 r1c2 r1c3 r2c2
* card 0 Q04
0 end
* draw 0 OK
* draw 0 YP
1 place r5c3 BK>B
1 place r5c4 BP>P
1 place r5c4 RP>R
1 place r5c4 RY>Y
1 place r5c3 YB>Y
1 end
* draw 1 OB
* draw 1 YP
* draw 1 YK
* draw 1 RO
* draw 1 OG
0 place r2c3 YP>Y
0 place r4c4 RK>K
0 place r4c4 OK>O
0 place r4c4 OY>Y
0 place r4c4 YK>K
0 end
* draw 0 OB
* draw 0 RY
* draw 0 YB
* draw 0 RO
* draw 0 OB
1 place r1c4 RO>R
1 place r4c5 OG>O
1 place r4c5 OB>B
1 place r1c4 RP>P
1 end
* draw 1 BP
* draw 1 OP
* draw 1 OY
* draw 1 OP
0 place r1c2 YB>Y
0 place r3c5 OK>O
0 end
* draw 0 GP
* draw 0 RY
1 place r1c1 OP>O
1 place r2c5 GK>K
1 end
* draw 1 OY
* draw 1 RY
0 place r1c2 RY>R
0 place r2c2 RY>R
0 place r2c2 RB>B
0 end
* draw 0 RB
* draw 0 YG
* draw 0 GK
1 place r5c3 YP>P
1 place r5c5 OP>O
1 end
* draw 1 YB
* draw 1 OG
0 place r1c5 OB>O
0 claim Q04 r1c2 r1c3 r3c2 r3c5
* draw 0 OG
1 place r4c2 YK>Y
1 place r3c5 OY>Y
1 end
* draw 1 PK
`
