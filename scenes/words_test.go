package scenes

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"quintet/scenes/kit"
)

// TestWordsAreThere holds that every sentence that scenes ask for by its whole key is there. What they put together is held by
// the walks of the games, see tabletest.Words.
func TestWordsAreThere(t *testing.T) {
	w := kit.NewWords("en")
	asked := regexp.MustCompile(`Say\("([^"]+)"[,)]`)
	n := 0
	err := filepath.WalkDir(".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, key := range asked.FindAllStringSubmatch(string(text), -1) {
			if n++; !w.Has(key[1]) {
				t.Errorf("%s asks for %s", path, key[1])
			}
		}
		return err
	})
	if err != nil || n < 100 {
		t.Errorf("%d keys, %v", n, err)
	}
}
