package assets

import "embed"

// Locales are the words of the interface, one file a language, in go-i18n's JSON.
//
//go:embed locales/*.json
var Locales embed.FS
