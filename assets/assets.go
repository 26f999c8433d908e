// Package assets holds the files that are built into the game: shaders and the words of the interface. The tables of
// the rules are in assets/tables, apart, because the rules import nothing else.
package assets

import (
	"embed"
	"strings"
)

// Shaders are the Kage sources, by file name.
//
//go:embed shaders/*.kage
var Shaders embed.FS

// Shader is the source of shaders/NAME.kage. It panics for a name that isn't there: the names are the program's own.
func Shader(name string) []byte {
	src, err := Shaders.ReadFile("shaders/" + name + ".kage")
	if err != nil {
		panic(err)
	}
	return src
}

// Materials are the names of all shaders.
func Materials() (names []string) {
	files, err := Shaders.ReadDir("shaders")
	if err != nil {
		panic(err)
	}
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f.Name(), ".kage"))
	}
	return names
}
