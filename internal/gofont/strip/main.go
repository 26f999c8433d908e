// Command strip writes the fonts of package gofont anew from those of golang.org/x/image. Run it by go generate.
package main

import (
	"encoding/binary"
	"fmt"
	"log"
	"maps"
	"os"
	"slices"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
)

var fonts = map[string][]byte{"Go-Regular.ttf": goregular.TTF, "Go-Medium.ttf": gomedium.TTF, "Go-Bold.ttf": gobold.TTF}

func main() {
	for name, font := range fonts {
		small := strip(font)
		if err := os.WriteFile(name, small, 0o644); err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%s: %d of %d bytes\n", name, len(small), len(font))
	}
}

var be = binary.BigEndian

// kept are the tables that x/image reads. Gone are fpgm, prep and cvt (the instructions), gasp, and names.
var kept = []string{"OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "post"}

// strip returns a TrueType font without instructions and without the names of its glyphs.
func strip(font []byte) []byte {
	tables := map[string][]byte{}
	for i := range int(be.Uint16(font[4:])) {
		entry := font[12+16*i:]
		start, size := be.Uint32(entry[8:]), be.Uint32(entry[12:])
		if name := string(entry[:4]); slices.Contains(kept, name) {
			tables[name] = slices.Clone(font[start : start+size])
		}
	}

	glyphs := int(be.Uint16(tables["maxp"][4:]))
	long := be.Uint16(tables["head"][50:]) == 1
	at := func(i int) int {
		if long {
			return int(be.Uint32(tables["loca"][4*i:]))
		}
		return 2 * int(be.Uint16(tables["loca"][2*i:]))
	}
	var glyf []byte
	loca := make([]byte, 0, 4*(glyphs+1))
	for i := range glyphs {
		loca = be.AppendUint32(loca, uint32(len(glyf)))
		glyf = append(glyf, outline(tables["glyf"][at(i):at(i+1)])...)
		glyf = pad(glyf)
	}
	tables["loca"] = be.AppendUint32(loca, uint32(len(glyf)))
	tables["glyf"] = glyf
	be.PutUint16(tables["head"][50:], 1)      // long offsets in loca
	tables["post"] = tables["post"][:32]      // the names come after its header,
	be.PutUint32(tables["post"], 0x0003_0000) // whose version 3 is the one without
	be.PutUint16(tables["maxp"][26:], 0)      // the longest instructions of a glyph

	out := be.AppendUint32(nil, 0x0001_0000)
	out = be.AppendUint16(out, uint16(len(tables)))
	out = append(out, make([]byte, 6+16*len(tables))...)
	for i, name := range slices.Sorted(maps.Keys(tables)) {
		entry := out[12+16*i:]
		copy(entry, name)
		be.PutUint32(entry[8:], uint32(len(out)))
		be.PutUint32(entry[12:], uint32(len(tables[name])))
		out = pad(append(out, tables[name]...))
	}
	return out
}

// outline returns a glyph's entry in glyf without its instructions.
func outline(glyph []byte) []byte {
	if len(glyph) == 0 {
		return nil // a space
	}
	if contours := int(int16(be.Uint16(glyph))); contours >= 0 {
		// A header, the last point of each contour, the length of the instructions, these, the points.
		instructions := 10 + 2*contours
		points := instructions + 2 + int(be.Uint16(glyph[instructions:]))
		return append(append(slices.Clone(glyph[:instructions]), 0, 0), glyph[points:]...)
	}
	// A header, parts (other glyphs, moved), then the instructions that the parts' flags announce.
	const wordArgs, scale, more, xyScale, twoByTwo, instructed = 1, 8, 0x20, 0x40, 0x80, 0x100
	g := slices.Clone(glyph)
	for p := 10; ; {
		flags := be.Uint16(g[p:])
		be.PutUint16(g[p:], flags&^instructed)
		p += 6
		if flags&wordArgs != 0 {
			p += 2
		}
		switch {
		case flags&scale != 0:
			p += 2
		case flags&xyScale != 0:
			p += 4
		case flags&twoByTwo != 0:
			p += 8
		}
		if flags&more == 0 {
			return g[:p]
		}
	}
}

func pad(b []byte) []byte {
	for len(b)%4 != 0 {
		b = append(b, 0)
	}
	return b
}
