package scenes

import "quintet/scenes/kit"

// The house's own screens, with what they lead to.

func newMenu(a *App) kit.Scene {
	return NewMenu(a.env.Theme, Boxes(), func(b Box) kit.Scene { return newSetup(a, b) }, func() kit.Scene { return newSettings(a) })
}

func newSetup(a *App, b Box) kit.Scene {
	return NewSetup(a.env.Theme, a.env.Settings, b, a.Sit, func() kit.Scene { return newRulebook(a, b) })
}

func newRulebook(a *App, b Box) kit.Scene { return NewRulebook(a.env.Theme, a.env.Settings, b) }

func newSettings(a *App) kit.Scene { return NewSettings(a.env.Theme, a.env.Settings, a.Changed) }
