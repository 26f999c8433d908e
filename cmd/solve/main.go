// Solve makes the table of openings of Juxtapose that the expert knows: replies of the second player that are proved to
// win, whatever the first player does. From the top of the repository:
//
//	go run ./cmd/solve > juxtapose_book.csv && mv juxtapose_book.csv assets/tables
//
// It takes about a quarter of an hour of one core and, by default, 1 GB of memory, and makes the same table each time.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"time"

	"quintet/rules/bots/solver"
)

func main() {
	bits := flag.Uint("bits", 26, "the search remembers 2 to the power of this many positions, 16 bytes each")
	flag.Parse()
	if flag.NArg() > 0 || *bits < 10 || *bits > 32 {
		flag.Usage()
		os.Exit(2)
	}
	s := solver.New(*bits, solver.Rules{})
	start := time.Now()
	var last time.Time
	book, err := s.MakeBook(func(placed, n, of int) {
		if now := time.Now(); n == of || now.Sub(last) > 10*time.Second {
			last = now
			fmt.Fprintf(os.Stderr, "%d on the board: %d of %d, %d million nodes, %v\n",
				placed, n, of, s.Nodes/1e6, now.Sub(start).Round(time.Second))
		}
	})
	if err == nil {
		err = write(book)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "solve:", err)
		os.Exit(1)
	}
}

func write(book solver.Book) error {
	w := bufio.NewWriter(os.Stdout)
	fmt.Fprintln(w, "position,reply")
	for _, row := range book.Rows() {
		fmt.Fprintf(w, "%s,%s\n", row.Position, row.Reply)
	}
	return w.Flush()
}
