package tables

import "sync"

// BoxTile is one of Box's 24 tiles: twelve dots in three rows of four, each a letter of GRYOPB.
type BoxTile struct {
	ID   string // "B01" to "B24"
	Rows [3]string
}

// BoxTiles is the table of tiles, B01 first. It is shared and not to be altered.
var BoxTiles = sync.OnceValue(func() []BoxTile {
	var tiles []BoxTile
	for _, row := range rows("box_tiles.csv", "id,row1,row2,row3") {
		tiles = append(tiles, BoxTile{row[0], [3]string(row[1:])})
	}
	return tiles
})
