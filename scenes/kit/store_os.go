//go:build !js

package kit

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2/maybe"
)

// FileStore keeps one small file.
type FileStore string

// OpenStore is the settings file of this user. It is nil, with the reason, where there is no folder for one (no HOME):
// the game then runs without saving.
func OpenStore() (Store, error) {
	dir, err := os.UserConfigDir()
	if err == nil && !filepath.IsAbs(dir) {
		err = errors.New("the home folder is not an absolute path: " + dir)
	}
	if err != nil {
		return nil, err
	}
	return FileStore(filepath.Join(dir, "quintet", "settings.json")), nil
}

// Load reads the file, or as much of it as settings can ever need.
func (f FileStore) Load() ([]byte, error) {
	if st, err := os.Stat(string(f)); err != nil {
		return nil, err
	} else if st.Size() > 1<<20 || !st.Mode().IsRegular() {
		return nil, os.ErrInvalid
	}
	return os.ReadFile(string(f))
}

// Save replaces the file in one step: a crash leaves the old one or the new one.
func (f FileStore) Save(data []byte) error {
	if err := os.MkdirAll(filepath.Dir(string(f)), 0o755); err != nil {
		return err
	}
	return maybe.WriteFile(string(f), data, 0o644)
}
