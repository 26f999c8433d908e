package kit

import (
	"errors"
	"syscall/js"
)

var errNoStorage = errors.New("the browser keeps no data for this page")

// localStore keeps settings in the browser's localStorage under one key.
type localStore string

// OpenStore is the page's storage. It is nil, with the reason, where the browser keeps none (private windows, blocked
// site data): the game then runs without saving.
func OpenStore() (Store, error) {
	s := localStore("quintet.settings")
	if _, ok := s.storage(); !ok {
		return nil, errNoStorage
	}
	return s, nil
}

// storage asks for localStorage through Reflect.get: reading the property may throw, and only an error thrown inside
// Call can be recovered from.
func (localStore) storage() (v js.Value, ok bool) {
	defer func() {
		if recover() != nil {
			v, ok = js.Value{}, false
		}
	}()
	v = js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	return v, v.Truthy()
}

// Load reads the text stored last.
func (s localStore) Load() (data []byte, err error) {
	defer func() {
		if recover() != nil {
			data, err = nil, errNoStorage
		}
	}()
	st, ok := s.storage()
	if !ok {
		return nil, errNoStorage
	}
	v := st.Call("getItem", string(s))
	if v.Type() != js.TypeString {
		return nil, errNoStorage
	}
	return []byte(v.String()), nil
}

// Save stores the text; storage may be full, or gone by now.
func (s localStore) Save(data []byte) (err error) {
	defer func() {
		if recover() != nil {
			err = errNoStorage
		}
	}()
	st, ok := s.storage()
	if !ok {
		return errNoStorage
	}
	st.Call("setItem", string(s), string(data))
	return nil
}
