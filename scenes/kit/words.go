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
	all    bool // those of the games have been read, too
}

// NewWords reads the words of a language; what it lacks is said in English. Those of the games are read when the first of
// them is asked for: in a browser that takes longer than a first picture should.
func NewWords(lang string) *Words {
	w := &Words{lang: lang, bundle: i18n.NewBundle(language.English)}
	w.bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	w.read(func(name string) bool { return strings.Count(name, ".") == 1 })
	return w
}

// read adds the files whose names are wanted: "en.json" has the words of the house, "joggle.en.json" those of a game.
func (w *Words) read(want func(name string) bool) {
	files, err := assets.Locales.ReadDir("locales")
	if err != nil {
		panic(err)
	}
	for _, f := range files {
		if !want(f.Name()) {
			continue
		}
		if _, err := w.bundle.LoadMessageFileFS(assets.Locales, "locales/"+f.Name()); err != nil {
			panic("words: " + err.Error()) // the files are part of the program
		}
	}
	w.say = i18n.NewLocalizer(w.bundle, w.lang)
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
	// An error beside a sentence only says that another language had to lend it.
	s, _ := w.say.Localize(c)
	if s == "" && !w.all {
		w.all = true
		w.read(func(name string) bool { return strings.Count(name, ".") > 1 })
		s, _ = w.say.Localize(c)
	}
	return s, s != ""
}

// Refusal is the reason of a refusal in this language; its own English text stands in where there is none.
func (w *Words) Refusal(r *rules.Refusal) string {
	s, err := w.say.Localize(&i18n.LocalizeConfig{
		DefaultMessage: &i18n.Message{ID: "refusal." + r.Key, Other: r.Text},
		TemplateData:   r.Args, TemplateParser: braces{},
	})
	if err != nil || s == "" {
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
