package juxtapose

import "quintet/scenes/table"

// Book is Juxtapose's rule book.
var Book = []table.Leaf{
	{Key: "aim", Match: begin + "0 drop RS a1\n1 drop YL d4\n0 drop RM b2\n1 drop RL c3\n", Demo: 4},
	{Key: "drop", Match: begin + "0 drop GM b3\n1 drop KL c2\n0 drop YS d4\n", Demo: 3},
	{Key: "lines", Match: begin + "0 drop RL a4\n1 drop YS b2\n0 drop YL b4\n1 drop KS d1\n0 drop GL c4\n1 drop KL d4\n", Demo: 6},
	{Key: "slide", Match: begin + full + "1 swap a1 b2\n0 slide c3\n", Demo: 2},
	{Key: "barred", Match: begin + full + "1 slide c3\n0 swap c1 d2\n1 slide b3\n", Demo: 3},
	{Key: "end", Match: begin + "0 drop GS a2\n1 drop RL d1\n0 drop GL b3\n1 drop GM c4\n", Demo: 4},
	{Key: "options"},
	{Key: "gaps"},
}

const begin = "quintet 1\ngame juxtapose\nseat 0 human Ana\nseat 1 human Mika\nseed 1\n\n"

// full are the drops of a board without a line, with c2 empty (worked position X05).
const full = `0 drop KM a4
1 drop BL b4
0 drop GS c4
1 drop KL d4
0 drop YL a3
1 drop KS b3
0 drop GM c3
1 drop YM d3
0 drop RS a2
1 drop YS b2
0 drop RL d2
1 drop GL a1
0 drop BM b1
1 drop RM c1
0 drop BS d1
`
