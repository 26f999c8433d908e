// Package tables holds the tables that the rules of the games are stated in: cards, tiles, boards and lines.
//
// They are embedded files, checked by this package's tests. What is read from one is read once and never altered.
package tables

import (
	"embed"
	"strings"
)

//go:embed *.csv
var files embed.FS

// rows reads a table whose first line names the columns, as a check that the reader means the same table. No cell
// holds a comma or a quote. A table that does not read is a fault in this program, not in anybody's input.
func rows(name, columns string) [][]string {
	data, err := files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	if lines[0] != columns {
		panic("tables: " + name + " has the columns " + lines[0])
	}
	var cells [][]string
	for _, line := range lines[1:] {
		row := strings.Split(line, ",")
		if len(row) != strings.Count(columns, ",")+1 {
			panic("tables: " + name + ": " + line)
		}
		cells = append(cells, row)
	}
	return cells
}
