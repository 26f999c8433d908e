// Command serve shows the browser version on this machine: serve [-port N] DIR.
package main

import (
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"path/filepath"

	"quintet/web"
)

func main() {
	log.SetFlags(0)
	port := flag.Int("port", 0, "port on 127.0.0.1; 0 takes a free one")
	flag.Usage = func() { fmt.Fprintln(os.Stderr, "usage: serve [-port N] DIR") }
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	dir := flag.Arg(0)
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		log.Fatalf("serve: %v (has it been built?)", err)
	}
	// Only this machine is served: it is a toy server without any limits.
	l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", *port))
	if err != nil {
		log.Fatalf("serve: %v", err)
	}
	fmt.Printf("Quintet is at http://%s/ (Ctrl+C ends it)\n", l.Addr())
	log.Fatal(http.Serve(l, web.Handler(dir)))
}
