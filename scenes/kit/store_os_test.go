//go:build !js

package kit

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

func TestFileStore(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	st, err := OpenStore()
	if err != nil {
		t.Fatal(err)
	}
	s := Load(st)
	s.Speed, s.Text, s.Names[2] = Fast, 1.75, "Îñaki 🙂"
	if err := s.Save(st); err != nil {
		t.Fatal(err)
	}
	if got := Load(st); !reflect.DeepEqual(got, s) {
		t.Errorf("loaded %+v, not %+v", got, s)
	}
	name := string(st.(FileStore))
	if list, _ := filepath.Glob(filepath.Dir(name) + "/*"); len(list) != 1 {
		t.Errorf("saving leaves %v", list)
	}
	if err := os.WriteFile(name, []byte(`{"speed": "fa`), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := Load(st); !reflect.DeepEqual(got, Defaults()) {
		t.Errorf("a file cut off in the middle gives %+v", got)
	}
	os.Remove(name)
	if err := os.Mkdir(name, 0o755); err != nil {
		t.Fatal(err)
	}
	if got := Load(st); !reflect.DeepEqual(got, Defaults()) {
		t.Errorf("a folder in the file's place gives %+v", got)
	}

	t.Setenv("HOME", "")
	if st, err := OpenStore(); st != nil || err == nil {
		t.Errorf("without a home the store is %v, %v", st, err)
	}
}
