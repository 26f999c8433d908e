#!/bin/sh
# Makes assets/fonts from the Go fonts in golang.org/x/image: all letters, kerning and outlines as they are, without
# hinting programs and names, which this game's rasterizer doesn't read. It needs fonttools (Debian's package of that
# name). What it makes is kept in the repository, so nobody needs to run it.
set -eu
cd "$(dirname "$0")/.."
from="$(go list -m -f '{{.Dir}}' golang.org/x/image)/font/gofont/ttfs"
for weight in Regular Medium Bold; do
	pyftsubset "$from/Go-$weight.ttf" --unicodes='*' --no-hinting --name-IDs= --no-glyph-names --notdef-outline \
		--layout-features=kern --legacy-kern --drop-tables+=DSIG,GSUB,GPOS --output-file="assets/fonts/Go-$weight.ttf"
done
cp "$from/README" assets/fonts/README
