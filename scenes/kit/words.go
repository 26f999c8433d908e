package kit

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/text/language"

	"quintet/assets"
	"quintet/rules"
)

// Words are the sentences of the interface in one language. Every sentence on the screen comes from here.
type Words struct {
	lang   string
	bundle *i18n.Bundle
	say    *i18n.Localizer
	read   int // how many of the shelves have been
}

// NewWords are the words of a language; what it lacks is said in English. They are read when one is asked for, and those of
// the games when the first of those is: in a browser that takes longer than a first picture should.
func NewWords(lang string) *Words { return &Words{lang: lang} }

// The words lie on two shelves: "en.json" has those of the house, "joggle.en.json" those of a game.
const (
	houseWords = iota
	gamesWords
	allWords
)

// reach reads the next shelf, if any is left.
func (w *Words) reach() bool {
	if w.read == allWords {
		return false
	}
	if w.bundle == nil {
		w.bundle = i18n.NewBundle(language.English)
		w.bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	}
	files, err := assets.Locales.ReadDir("locales")
	if err != nil {
		panic(err)
	}
	for _, f := range files {
		if house := strings.Count(f.Name(), ".") == 1; house != (w.read == houseWords) {
			continue
		}
		if _, err := w.bundle.LoadMessageFileFS(assets.Locales, "locales/"+f.Name()); err != nil {
			panic("words: " + err.Error()) // the files are part of the program
		}
	}
	w.say = i18n.NewLocalizer(w.bundle, w.lang)
	w.read++
	return true
}

// Say is the sentence of a key. Args are name, value pairs that fill its {name} placeholders; an int named "count"
// also chooses between singular and plural. A key that has no sentence is returned itself.
func (w *Words) Say(key string, args ...any) string {
	s, ok := w.find(key, args)
	if !ok {
		return key
	}
	return s
}

// Has tells whether there is a sentence for the key.
func (w *Words) Has(key string) bool {
	_, ok := w.find(key, nil)
	return ok
}

func (w *Words) find(key string, args []any) (string, bool) {
	c := &i18n.LocalizeConfig{MessageID: key, TemplateParser: braces{}}
	data := make(map[string]string, len(args)/2)
	for i := 0; i+1 < len(args); i += 2 {
		name := fmt.Sprint(args[i])
		data[name] = fmt.Sprint(args[i+1])
		if n, ok := args[i+1].(int); ok && name == "count" {
			c.PluralCount = n
		}
	}
	c.TemplateData = data
	return w.localize(c)
}

// localize looks on the shelves that have been read, then on the others.
func (w *Words) localize(c *i18n.LocalizeConfig) (string, bool) {
	for {
		if w.say != nil {
			// An error beside a sentence only says that another language had to lend it.
			if s, _ := w.say.Localize(c); s != "" {
				return s, true
			}
		}
		if !w.reach() {
			return "", false
		}
	}
}

// Refusal is the reason of a refusal in this language; its own English text stands in where there is none.
func (w *Words) Refusal(r *rules.Refusal) string {
	s, ok := w.localize(&i18n.LocalizeConfig{MessageID: "refusal." + r.Key, TemplateData: r.Args, TemplateParser: braces{}})
	if !ok {
		return r.Error()
	}
	return s
}

// braces fills {name} placeholders, in the way of the rules' refusals. Messages need no more, and text/template's
// syntax would be one more thing for a translator to break.
type braces struct{}

func (braces) Cacheable() bool { return true }

func (braces) Parse(src, _, _ string) (template.ParsedTemplate, error) { return filled(src), nil }

type filled string

func (f filled) Execute(data any) (string, error) {
	args, _ := data.(map[string]string)
	if len(args) == 0 {
		return string(f), nil
	}
	pairs := make([]string, 0, 2*len(args))
	for name, value := range args {
		pairs = append(pairs, "{"+name+"}", value)
	}
	return strings.NewReplacer(pairs...).Replace(string(f)), nil
}
