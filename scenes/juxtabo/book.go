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
	{Key: "bonus", Match: lucky, Upto: 50, Demo: 7},
	{Key: "clock"},
	{Key: "end", Match: lucky, Demo: 4},
	{Key: "alone", Match: alone, Demo: 3},
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

// lucky is a whole game of two in which many cards are won in one turn.
const lucky = `quintet 1
game juxtabo
seat 0 human Ana
seat 1 human Ben
option start 0
seed 3776122848644211850

* lay r1c1 RG>G
* lay r1c2 OK>O
* lay r1c3 YB>B
* lay r1c4 GK>K
* lay r1c5 YK>Y
* lay r2c1 BP>B
* lay r2c2 PK>P
* lay r2c3 RK>R
* lay r2c4 RO>O
* lay r2c5 RY>R
* lay r3c1 YK>Y
* lay r3c2 OY>O
* lay r3c3 BK>B
* lay r3c4 YG>Y
* lay r3c5 YG>G
* lay r4c1 OG>G
* lay r4c2 RO>R
* lay r4c3 OY>O
* lay r4c4 GK>K
* lay r4c5 YG>Y
* lay r5c1 OB>O
* lay r5c2 BP>B
* lay r5c3 YB>Y
* lay r5c4 RK>R
* lay r5c5 GP>G
* draw 0 RK
* draw 1 BP
* draw 0 RP
* draw 1 RB
* draw 0 RB
* draw 1 OK
* draw 0 BK
* draw 1 OP
* draw 0 OB
* draw 1 RK
* draw 0 YK
* draw 1 OP
* draw 0 BP
* draw 1 OY
* card 0 T59
* card 1 T30
* card 0 T42
* card 1 Q11
0 place r1c3 BP>P
0 place r2c3 RP>P
0 claim T59 r1c3 r2c4 r3c5
* card 0 T45
0 place r2c1 BK>K
0 place r2c1 YK>Y
0 claim T42 r2c1 r2c2 r3c2
* card 0 T65
0 claim T65 r2c4 r3c3 r4c2
* card 0 T55
0 place r2c5 RB>B
0 claim T55 r2c5 r3c4 r4c3
* card 0 Q14
0 end
* draw 0 GB
* draw 0 YK
* draw 0 YP
* draw 0 RO
* draw 0 RP
1 place r5c2 BP>P
1 place r4c4 RK>R
1 place r5c2 OP>O
1 claim Q11 r5c2 r5c3 r5c4 r5c5
* card 1 T69
1 end
* draw 1 RY
* draw 1 GK
* draw 1 PK
0 place r2c4 RO>R
0 place r2c3 RP>R
0 place r2c4 RK>K
0 claim T45 r1c3 r2c3 r2c4
* card 0 Q07
0 end
* draw 0 BK
* draw 0 PK
* draw 0 RG
1 place r3c2 OP>P
1 claim T69 r3c2 r4c3 r5c4
* card 1 Q22
1 place r4c1 GK>K
1 claim Q22 r3c3 r4c1 r4c2 r4c3
* card 1 Q44
1 place r4c5 RY>R
1 place r5c4 RB>B
1 claim T30 r4c5 r5c4 r5c5
* card 1 T11
1 end
* draw 1 PK
* draw 1 OP
* draw 1 BK
* draw 1 YB
0 place r3c3 GB>G
0 claim Q07 r3c2 r3c3 r4c2 r4c3
* card 0 Q27
0 place r1c3 PK>K
0 end
* draw 0 RG
* draw 0 YP
1 place r2c2 PK>K
1 claim Q44 r1c2 r2c2 r2c3 r3c3
* card 1 Q41
1 place r3c4 OY>O
1 end
* draw 1 PK
* draw 1 YP
0 place r1c4 YK>Y
0 place r1c4 YP>P
0 claim Q14 r1c4 r2c4 r3c4 r4c4
* card 0 Q49
1 claim T11 r3c2 r3c3 r3c4
* card 1 T16
0 place r4c3 OB>B
0 place r4c3 BK>K
0 claim Q49 r3c4 r4c3 r4c4 r5c3
* card 0 Q36
0 end
* draw 0 OG
* draw 0 GP
* draw 0 RY
* draw 0 OB
1 place r5c2 OP>P
1 place r5c2 YP>Y
1 place r5c3 YB>B
1 claim T16 r5c1 r5c2 r5c3
* card 1 T10
1 end
* draw 1 GP
* draw 1 OK
* draw 1 OP
0 place r2c3 RY>Y
0 claim Q27 r1c1 r1c2 r1c3 r2c3
* card 0 Q20
0 place r3c2 GP>G
0 claim Q36 r3c2 r4c1 r4c2 r5c2
`

// alone is the beginning of a game of one.
const alone = `quintet 1
game juxtabo
seat 0 human Ana
option start 0
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
* draw 0 GK
* draw 0 RK
* draw 0 RP
* draw 0 OK
* draw 0 BP
* draw 0 RG
* card 0 T49
0 place r2c3 BP>B
0 claim T49 r2c3 r2c4 r3c4
* draw 0 YK
* card 0 T72
0 claim T72 r1c3 r2c2 r3c1
* card 0 T14
0 place r4c4 RK>K
0 place r4c4 OK>O
0 claim T14 r4c2 r4c3 r4c4
`
