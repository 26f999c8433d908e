package e2e

import (
	"strings"
	"testing"

	"quintet/internal/browser"
	"quintet/web"
)

// TestInABrowser plays an evening in headless Chromium.
func TestInABrowser(t *testing.T) {
	p := browser.Open(t, browser.Serve(t, web.Handler(browser.Build(t, ".")))+"?trace", browser.Options{Width: 640, Height: 360})
	p.WaitRunning()
	hands{p, t}.evening()
	for _, line := range p.Console() {
		if strings.HasPrefix(line, "error") || strings.HasPrefix(line, "exception") {
			t.Errorf("the page's console says %s", line)
		}
	}
}
