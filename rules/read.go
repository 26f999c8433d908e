package rules

import (
	"io"
	"slices"
	"strconv"
	"strings"
)

// Read reads a match file (.qm) and plays every line of it, so that no file can hold an illegal position. The name is
// what errors call the file; find looks a game up by its ID and returns nil if there is none. The error is a *FileError
// about the first bad line. The memory needed is bounded by the longest match of the game, whatever the file holds.
func Read(r io.Reader, name string, find func(id string) *Game) (*Match, error) {
	l := newLines(r)
	h := header{lines: l, find: find}
	err := h.read()
	if err != nil {
		return nil, &FileError{name, max(l.n, 1), err}
	}
	m, err := NewMatch(h.game, h.setup, h.seed)
	if err != nil { // the lines are fine one by one but do not go together
		return nil, &FileError{name, h.gameLine, err}
	}
	if err := readMoves(l, m); err != nil {
		return nil, &FileError{name, l.n, err}
	}
	return m, nil
}

// readMoves plays the lines after the header.
func readMoves(l *lines, m *Match) error {
	for {
		s, err := l.next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		s = strings.Trim(uncomment(s), " ")
		if s == "" {
			continue
		}
		if err := readMove(s, m); err != nil {
			return err
		}
	}
}

func readMove(s string, m *Match) error {
	who, what := word(s)
	by := Chance
	if who != "*" {
		n, err := number(who, 7)
		if err != nil {
			return Refuse(KeyUnreadable, "A move begins with a seat or with *, not with {word}.", "word", quote(who))
		}
		by = Seat(n)
	}
	if s := m.State(); by == Chance && s.Turn() != Chance { // whatever it is, and many games know no move of chance to read
		return m.check(s, Chance, Move{})
	}
	if what == "" {
		return Refuse(KeyUnreadable, "Seat {seat} makes no move here.", "seat", who)
	}
	mv, err := m.game.Parse(what)
	if err != nil {
		return err
	}
	_, err = m.Play(by, mv)
	return err
}

// number reads a decimal number of so many bits, written with digits only and without needless zeros.
func number(s string, bits int) (uint64, error) {
	if len(s) > 1 && s[0] == '0' {
		return 0, strconv.ErrSyntax
	}
	return strconv.ParseUint(s, 10, bits)
}

// header reads the part of a match file before the empty line. Its lines come in a fixed order, except that options may
// be in any: the format, the game, the seats, the options, the seed.
type header struct {
	*lines
	find     func(id string) *Game
	game     *Game
	gameLine int
	setup    Setup
	seed     uint64
	started  bool // option start was read
	seeded   bool // the seed was read
}

func bad(text string, args ...string) *Refusal { return Refuse(KeyBadHeader, text, args...) }

func (h *header) read() error {
	s, err := h.next()
	if err != nil && err != io.EOF {
		return err
	}
	if key, rest := word(uncomment(s)); key != "quintet" {
		return bad("This is no match file: the first line must be \"quintet 1\".")
	} else if rest != "1" {
		return bad("Only format 1 of match files is known, not {format}.", "format", quote(rest))
	}
	for {
		s, err := h.next()
		if err == io.EOF {
			return h.end()
		}
		if err != nil {
			return err
		}
		if strings.Trim(s, " ") == "" {
			return h.end()
		}
		if err := h.line(s); err != nil {
			return err
		}
	}
}

func (h *header) line(s string) error {
	key, rest := word(s)
	if key == "seat" { // a name may hold a #
		return h.readSeat(rest)
	}
	key, rest = word(uncomment(s))
	switch key {
	case "":
		return nil
	case "game":
		return h.readGame(rest)
	case "option":
		return h.readOption(rest)
	case "seed":
		return h.readSeed(rest)
	}
	return bad("A header has no line {word}. An empty line comes before the moves.", "word", quote(key))
}

// readGame reads "game ID [RULES]".
func (h *header) readGame(s string) error {
	if h.game != nil {
		return bad("The game is named a second time.")
	}
	id, version := word(s)
	g := h.find(id)
	if g == nil {
		return bad("There is no game {game} on the shelf.", "game", quote(id))
	}
	if version == "" {
		version = "1"
	}
	if n, err := number(version, 31); err != nil || int(n) != g.Rules {
		return bad("Version {version} of the rules of {game} is not known.", "version", quote(version), "game", id)
	}
	h.game, h.gameLine = g, h.n
	return nil
}

// readSeat reads "seat N human NAME" and "seat N bot LEVEL [NAME]".
func (h *header) readSeat(s string) error {
	n, rest := word(s)
	kind, rest := word(rest)
	next := len(h.setup.Players)
	switch {
	case h.game == nil:
		return bad("The line \"game\" must come before the seats.")
	case h.started || h.setup.Options != nil || h.seeded:
		return bad("The seats must come before the options and the seed.")
	case n != strconv.Itoa(next):
		return bad("Seat {next} should come here, not {seat}.", "next", strconv.Itoa(next), "seat", quote(n))
	case next == slices.Max(h.game.Seats):
		return h.game.wrongSeats(next + 1)
	}
	var p Player
	switch kind {
	case "human":
		p.Name = rest
	case "bot":
		if p.Bot, p.Name = word(rest); p.Bot == "" {
			return bad("A bot needs a level.")
		}
	default:
		return bad("A seat is for a human or a bot, not for {word}.", "word", quote(kind))
	}
	p.Name = strings.TrimSpace(p.Name)
	h.setup.Players = append(h.setup.Players, p)
	return p.check()
}

// readOption reads "option KEY VALUE", "option start N" among them.
func (h *header) readOption(s string) error {
	key, value := word(s)
	if err := h.seated(); err != nil {
		return err
	}
	_, twice := h.setup.Options[key]
	switch {
	case h.seeded:
		return bad("The options must come before the seed.")
	case twice, key == "start" && h.started:
		return bad("The option {key} is given a second time.", "key", quote(key))
	case key == "start":
		n, err := number(value, 7)
		if err != nil || int(n) >= len(h.setup.Players) {
			return bad("Seat {seat} cannot begin: nobody sits there.", "seat", quote(value))
		}
		h.setup.Start, h.started = Seat(n), true
		return nil
	}
	if _, err := h.game.option(key, value, len(h.setup.Players)); err != nil {
		return err
	}
	if h.setup.Options == nil {
		h.setup.Options = make(map[string]string)
	}
	h.setup.Options[key] = value
	return nil
}

// readSeed reads "seed N".
func (h *header) readSeed(s string) error {
	if err := h.seated(); err != nil {
		return err
	}
	if h.seeded {
		return bad("The seed is given a second time.")
	}
	n, err := number(s, 64)
	if err != nil {
		return bad("The seed must be a whole number from 0 to 18446744073709551615, not {seed}.", "seed", quote(s))
	}
	h.seed, h.seeded = n, true
	return nil
}

// seated makes sure that the game and enough players are known.
func (h *header) seated() error {
	if h.game == nil {
		return bad("The line \"game\" must come second, after \"quintet 1\".")
	}
	if n := len(h.setup.Players); !slices.Contains(h.game.Seats, n) {
		return h.game.wrongSeats(n)
	}
	return nil
}

// end makes sure that nothing is missing.
func (h *header) end() error {
	if err := h.seated(); err != nil {
		return err
	}
	if !h.seeded {
		return bad("The header ends without a seed.")
	}
	return nil
}
