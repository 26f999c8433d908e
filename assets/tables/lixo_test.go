package tables

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

const lixoColours = "YBGRX"

// 25 containers, each colour with 1, 1, 2, 3 and 5 (12 a colour, 60 in all) or with 1 to 5 (75 in all), and 5 stops.
func TestLixoContainers(t *testing.T) {
	cards := LixoContainers()
	if len(cards) != 30 {
		t.Fatalf("%d cards", len(cards))
	}
	values := map[string][2][]int{}
	sums := [2]int{}
	for i, c := range cards {
		want := fmt.Sprintf("C%02d", i+1)
		if i >= 25 {
			want = fmt.Sprintf("S%d", i-24)
		}
		if c.ID != want || (c.Colour == "") != (i >= 25) || i < 25 && c.Colour != lixoColours[i/5:][:1] {
			t.Errorf("card %d is %+v", i, c)
		}
		of := values[c.Colour]
		for j, v := range c.Values {
			of[j] = append(of[j], v)
			sums[j] += v
		}
		values[c.Colour] = of
	}
	for colour, of := range values {
		want := [2][]int{{1, 1, 2, 3, 5}, {1, 2, 3, 4, 5}}
		if colour == "" {
			want = [2][]int{make([]int, 5), make([]int, 5)}
		}
		for j := range want {
			if !slices.Equal(of[j], want[j]) {
				t.Errorf("the values of %q are %v, want %v", colour, of[j], want[j])
			}
		}
	}
	if sums != [2]int{60, 75} {
		t.Errorf("all containers together are worth %v", sums)
	}
}

// 180 garbage cards: 30 of each colour and 3 of each of the ten pairs, so that 42 carry each colour and no colour and
// no pair is favoured; each colour has five pictures, equally often, and each pair one of its own.
func TestLixoGarbage(t *testing.T) {
	count, carry := map[string]int{}, map[rune]int{}
	pictures := map[string]map[string]int{}
	shown := map[string]string{}
	for i, c := range LixoGarbageCards() {
		if want := fmt.Sprintf("G%03d", i+1); c.ID != want {
			t.Errorf("card %d is named %s", i, c.ID)
		}
		count[c.Colours]++
		for _, colour := range c.Colours {
			carry[colour]++
		}
		if pictures[c.Colours] == nil {
			pictures[c.Colours] = map[string]int{}
		}
		pictures[c.Colours][c.Item]++
		if of, ok := shown[c.Item]; ok && of != c.Colours {
			t.Errorf("%q is of %s and of %s", c.Item, of, c.Colours)
		}
		shown[c.Item] = c.Colours
	}
	if len(count) != 15 || len(carry) != 5 || len(LixoGarbageCards()) != 180 {
		t.Errorf("%d cards of %d kinds and %d colours", len(LixoGarbageCards()), len(count), len(carry))
	}
	for colours, n := range count {
		one := len(colours) == 1
		if one && n != 30 || !one && n != 3 {
			t.Errorf("%d cards of %s", n, colours)
		}
		a := strings.IndexByte(lixoColours, colours[0])
		b := strings.IndexByte(lixoColours, colours[len(colours)-1])
		if a < 0 || b < a || !one && b == a || len(colours) > 2 {
			t.Errorf("%s is no pair of two colours in order", colours)
		}
		each := slices.Sorted(maps.Values(pictures[colours]))
		if one && !slices.Equal(each, []int{6, 6, 6, 6, 6}) || !one && !slices.Equal(each, []int{3}) {
			t.Errorf("the pictures of %s come %v times", colours, each)
		}
	}
	for colour, n := range carry {
		if n != 42 {
			t.Errorf("%d cards carry %c", n, colour)
		}
	}
}
