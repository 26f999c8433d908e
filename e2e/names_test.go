package e2e

import (
	"testing"

	"quintet/internal/browser"
	"quintet/web"
)

// TestNamesInABrowser types names on a phone and on a desktop page. A phone's keyboard comes up for an input element of
// the page only, so what is typed must reach the game through one.
func TestNamesInABrowser(t *testing.T) {
	site := browser.Serve(t, web.Handler(browser.Build(t, "."))) + "?trace"
	for name, o := range map[string]browser.Options{
		"phone":   {Width: 390, Height: 844, Touch: true},
		"desktop": {Width: 960, Height: 640},
	} {
		t.Run(name, func(t *testing.T) {
			p := browser.Open(t, site, o)
			p.WaitRunning()
			h := hands{p, t}
			tap := p.Click
			if o.Touch {
				tap = p.Tap
			}
			h.WaitLine("control box juxtapose", soon)
			h.WaitLine("laid", soon)
			tap(h.at("control box juxtapose"))
			h.WaitLine("control name 1", soon)
			h.WaitLine("laid", soon)
			tap(h.at("control name 0"))
			p.WaitFor(`document.activeElement.tagName == "INPUT" && document.activeElement.value == "Ana"`, soon)
			p.Type("Zoë 🙂")
			p.WaitFor(`document.activeElement.value == "Zoë 🙂"`, soon)
			p.Key("Tab") // on to who sits there
			p.WaitFor(`document.activeElement.tagName == "CANVAS"`, soon)
			p.Key("Tab") // and to the next name
			p.WaitFor(`document.activeElement.value == "Mika"`, soon)
			p.Type("nobody")
			p.Key("Escape")
			p.WaitFor(`document.activeElement.tagName == "CANVAS"`, soon)
			tap(h.at("control name 1"))
			p.WaitFor(`document.activeElement.value == "Mika"`, soon)
			p.Type("Uli")
			tap(h.at("control start")) // without Enter: what is being typed counts
			p.WaitFor(`(localStorage.getItem("quintet.settings") || "").includes('"Zoë 🙂",\n\t\t"Uli"')`, soon)
		})
	}
}
