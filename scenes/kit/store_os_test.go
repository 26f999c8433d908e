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

	// A home that is a file: the game plays, and saving says why it can't.
	t.Setenv("HOME", name)
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if st, err := OpenStore(); err != nil || s.Save(st) == nil || !reflect.DeepEqual(Load(st), Defaults()) {
		t.Errorf("a file in the home's place gives %v, %v", st, err)
	}
	t.Setenv("HOME", "relative")
	if st, err := OpenStore(); st != nil || err == nil {
		t.Errorf("a home that is relative gives %v", st)
	}
	t.Setenv("HOME", "")
	if st, err := OpenStore(); st != nil || err == nil {
		t.Errorf("without a home the store is %v, %v", st, err)
	}
}
