#!/bin/sh
# Builds a browser version: build.sh PACKAGE DIR
# DIR then holds a whole site that any static host can serve.
set -eu
pkg=$1 out=$2
web=$(cd "$(dirname "$0")" && pwd)

rm -rf "$out" && mkdir -p "$out"
GOOS=js GOARCH=wasm go build -buildvcs=false -trimpath -ldflags='-s -w' -o "$out/quintet.wasm" "$pkg"
# Packed under a neutral name: a host that knows .gz or .wasm might do things to it that the page doesn't expect.
gzip -9 -n -c "$out/quintet.wasm" >"$out/quintet.bin"
rm "$out/quintet.wasm"

# The script that belongs to the compiler that has just been used; it has moved in Go 1.24.
goroot=$(go env GOROOT)
cp "$goroot/lib/wasm/wasm_exec.js" "$out/" 2>/dev/null || cp "$goroot/misc/wasm/wasm_exec.js" "$out/"
cp "$web/loader.js" "$web/style.css" "$out/"
# The build's mark in the address makes sure that no cache answers with an older game.
mark=$(cksum <"$out/quintet.bin" | cut -d' ' -f1)
size=$(wc -c <"$out/quintet.bin" | tr -d ' ')
sed -e "s/v=BUILD/v=$mark/" -e "s/data-size=\"SIZE\"/data-size=\"$size\"/" "$web/index.html" >"$out/index.html"
