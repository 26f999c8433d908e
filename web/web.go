// Package web is the page that holds the browser version: the files beside this one, put together by build.sh.
// This much of Go serves what was built, to a player and to the tests; the game doesn't import it.
package web

import (
	"mime"
	"net/http"
	"path/filepath"
)

// types are said here because a system's own table may lack them or be wrong.
var types = map[string]string{
	".html": "text/html; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".wasm": "application/wasm",
	".bin":  "application/octet-stream",
}

// Handler serves a directory that build.sh has made.
func Handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ext := filepath.Ext(r.URL.Path)
		if ext == "" {
			ext = ".html"
		}
		kind := types[ext]
		if kind == "" {
			kind = mime.TypeByExtension(ext)
		}
		if kind != "" {
			w.Header().Set("Content-Type", kind)
		}
		w.Header().Set("X-Content-Type-Options", "nosniff")
		// A browser may keep the files but has to ask whether they have changed: a new build is seen at once.
		w.Header().Set("Cache-Control", "no-cache")
		files.ServeHTTP(w, r)
	})
}
