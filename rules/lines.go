package rules

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"unicode"
	"unicode/utf8"
)

// FileError says which line of a match file is the first bad one.
type FileError struct {
	File string // as it was called by whoever opened it
	Line int    // from 1 on
	Err  error  // a *Refusal
}

// Error is one line: "FILE:LINE: refused KEY: sentence".
func (e *FileError) Error() string {
	if r, ok := errors.AsType[*Refusal](e.Err); ok {
		return fmt.Sprintf("%s:%d: refused %s: %s", e.File, e.Line, r.Key, r)
	}
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Err)
}

// Unwrap is the *Refusal.
func (e *FileError) Unwrap() error { return e.Err }

// lineMax is the longest line of a match file, its end included, in bytes. No line that a match needs comes near; the
// limit bounds the memory that a hostile file can ask for.
const lineMax = 4096

// lines reads a text line by line in bounded memory, and refuses what is no plain text.
type lines struct {
	r *bufio.Reader
	n int // the number of the line read last
}

func newLines(r io.Reader) *lines { return &lines{r: bufio.NewReaderSize(r, lineMax)} }

// next is the next line without its end. The error is io.EOF after the last one, else a *Refusal.
func (l *lines) next() (string, error) {
	b, err := l.r.ReadSlice('\n')
	if err == io.EOF && len(b) == 0 {
		return "", io.EOF
	}
	l.n++
	switch err {
	case nil, io.EOF: // the last line may lack its end
	case bufio.ErrBufferFull:
		return "", Refuse(KeyUnreadable, "This line is longer than {n} bytes.", "n", fmt.Sprint(lineMax))
	default:
		if pe, ok := errors.AsType[*fs.PathError](err); ok { // its path is long, and the file is named already
			err = pe.Err
		}
		return "", Refuse(KeyUnreadable, "The file cannot be read: {why}.", "why", quote(err.Error()))
	}
	s := strings.TrimSuffix(string(b), "\n")
	if s != string(b) {
		s = strings.TrimSuffix(s, "\r")
	}
	if l.n == 1 {
		s = strings.TrimPrefix(s, "\ufeff")
	}
	if !utf8.ValidString(s) {
		return "", Refuse(KeyUnreadable, "This line is not UTF-8 text.")
	}
	if i := strings.IndexFunc(s, unicode.IsControl); i >= 0 {
		c, _ := utf8.DecodeRuneInString(s[i:])
		return "", Refuse(KeyUnreadable, "This line holds the control character {code}.", "code", fmt.Sprintf("%U", c))
	}
	return s, nil
}

// uncomment cuts off a comment: from a # at the start of the line or after a space.
func uncomment(s string) string {
	for i := range s {
		if s[i] == '#' && (i == 0 || s[i-1] == ' ') {
			return s[:i]
		}
	}
	return s
}

// word splits off the first word of a line. Both parts come without spaces around them.
func word(s string) (first, rest string) {
	first, rest, _ = strings.Cut(strings.Trim(s, " "), " ")
	return first, strings.Trim(rest, " ")
}
