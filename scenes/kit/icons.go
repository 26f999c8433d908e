package kit

import "math"

// The icons of the room.
const (
	NoIcon Icon = iota
	IconMenu
	IconUndo
	IconRedo
	IconBack
	IconClose
	IconPencil
	IconPerson
	IconDice
	IconHouse
	IconLeft
	IconRight
	IconUp
	IconDown
	IconMinus
	IconPlus
	IconSpeaker
	IconMute
	IconNote
	IconEye
	IconHand
	IconPlay
	IconSliders
	IconWarning
	IconCross
	IconTick
	IconAgain
	IconBook
	IconFit
	IconTurn
	IconBulb
	IconFirst
	IconBefore
	IconAfter
	IconLast
	IconPause
	IconReplay
	IconFlag
	iconCount
)

func line(xy ...float64) mark {
	m := mark{}
	for i := 0; i+1 < len(xy); i += 2 {
		m.pts = append(m.pts, [2]float64{xy[i], xy[i+1]})
	}
	return m
}

func loop(xy ...float64) mark { m := line(xy...); m.closed = true; return m }

func area(xy ...float64) mark { m := line(xy...); m.fill = true; return m }

func dot(x, y, d float64) mark { return mark{pts: [][2]float64{{x, y}}, width: d} }

// arc is part of a circle; angles are degrees, clockwise from the right.
func arc(x, y, r, from, to float64) mark {
	m := mark{}
	for i := range 25 {
		a := (from + (to-from)*float64(i)/24) * math.Pi / 180
		m.pts = append(m.pts, [2]float64{x + r*math.Cos(a), y + r*math.Sin(a)})
	}
	return m
}

// then joins two lines into one.
func then(a, b mark) mark { a.pts = append(a.pts, b.pts...); return a }

func marksOf(i Icon) []mark {
	switch i {
	case IconMenu:
		return []mark{line(4, 6.5, 20, 6.5), line(4, 12, 20, 12), line(4, 17.5, 20, 17.5)}
	case IconUndo:
		return []mark{line(8.5, 4.5, 4, 9, 8.5, 13.5), then(then(line(4.5, 9), arc(14.5, 14.5, 5.5, -90, 90)), line(10, 20))}
	case IconRedo:
		return []mark{line(15.5, 4.5, 20, 9, 15.5, 13.5), then(then(line(19.5, 9), arc(9.5, 14.5, 5.5, -90, -270)), line(14, 20))}
	case IconBack:
		return []mark{line(19.5, 12, 5, 12), line(11.5, 5.5, 5, 12, 11.5, 18.5)}
	case IconClose:
		return []mark{line(6, 6, 18, 18), line(18, 6, 6, 18)}
	case IconPencil:
		return []mark{loop(4.5, 19.5, 5.3, 15.6, 15.8, 5.1, 18.9, 8.2, 8.4, 18.7), line(13.3, 7.6, 16.4, 10.7)}
	case IconPerson:
		return []mark{arc(12, 7.8, 3.8, 0, 360), arc(12, 20.5, 7.2, -180, 0)}
	case IconDice:
		return []mark{rounded(4, 4, 20, 20, 3.5), dot(9, 9, 3), dot(15, 15, 3)}
	case IconHouse:
		return []mark{line(3.5, 11.8, 12, 4.2, 20.5, 11.8), line(6, 10.5, 6, 19.8, 18, 19.8, 18, 10.5)}
	case IconLeft:
		return []mark{line(14.8, 5, 7.8, 12, 14.8, 19)}
	case IconRight:
		return []mark{line(9.2, 5, 16.2, 12, 9.2, 19)}
	case IconUp:
		return []mark{line(5, 15.2, 12, 8.2, 19, 15.2)}
	case IconDown:
		return []mark{line(5, 8.8, 12, 15.8, 19, 8.8)}
	case IconMinus:
		return []mark{line(5, 12, 19, 12)}
	case IconPlus:
		return []mark{line(5, 12, 19, 12), line(12, 5, 12, 19)}
	case IconSpeaker:
		return []mark{speaker(), arc(13, 12, 3.6, -50, 50), arc(13, 12, 7.4, -52, 52)}
	case IconMute:
		return []mark{speaker(), line(15.5, 9.5, 20.5, 14.5), line(20.5, 9.5, 15.5, 14.5)}
	case IconNote:
		return []mark{line(9, 17.5, 9, 5.8, 19.5, 3.8, 19.5, 15.5), arc(6.4, 17.5, 2.6, 0, 360), arc(16.9, 15.5, 2.6, 0, 360)}
	case IconEye:
		return []mark{eye(), arc(12, 12, 2.9, 0, 360)}
	case IconHand:
		return []mark{
			then(line(7, 13.5, 7, 6.6), then(arc(8.5, 6.4, 1.5, -180, 0), line(10, 11))),
			then(line(10, 11, 10, 4.6), then(arc(11.5, 4.4, 1.5, -180, 0), line(13, 10.8))),
			then(line(13, 10.8, 13, 5.6), then(arc(14.5, 5.4, 1.5, -180, 0), line(16, 11.5))),
			then(then(line(16, 11.5), arc(17.4, 8.8, 1.4, -180, 0)), then(line(18.8, 14.5), arc(12.9, 15, 5.9, 0, 120))),
			then(arc(12.9, 15, 5.9, 120, 140), line(4.2, 13.9)),
			then(arc(5.6, 12.9, 1.6, 140, 300), line(7, 13.5)),
		}
	case IconPlay:
		return []mark{area(7.5, 5, 19, 12, 7.5, 19), loop(7.5, 5, 19, 12, 7.5, 19)}
	case IconSliders:
		return []mark{line(3.5, 8, 12, 8), line(18, 8, 20.5, 8), arc(15, 8, 2.6, 0, 360),
			line(3.5, 16, 6, 16), line(12, 16, 20.5, 16), arc(9, 16, 2.6, 0, 360)}
	case IconWarning:
		return []mark{loop(12, 3.8, 21.2, 19.8, 2.8, 19.8), line(12, 10, 12, 14), dot(12, 16.9, 2.3)}
	case IconCross:
		return []mark{line(7, 7, 17, 17), line(17, 7, 7, 17)}
	case IconTick:
		return []mark{line(4.8, 12.8, 9.8, 17.8, 19.5, 6.8)}
	case IconFit:
		return []mark{line(4.5, 9, 4.5, 4.5, 9, 4.5), line(15, 4.5, 19.5, 4.5, 19.5, 9), line(19.5, 15, 19.5, 19.5, 15, 19.5), line(9, 19.5, 4.5, 19.5, 4.5, 15)}
	case IconTurn:
		return []mark{arc(12, 12.5, 7.4, 20, -270+20), line(19.6, 3.6, 19.2, 8.6, 14.3, 7.8)}
	case IconFirst:
		return []mark{line(5.5, 5.5, 5.5, 18.5), area(18.5, 5.5, 9, 12, 18.5, 18.5), loop(18.5, 5.5, 9, 12, 18.5, 18.5)}
	case IconBefore:
		return []mark{area(16, 5.5, 6.5, 12, 16, 18.5), loop(16, 5.5, 6.5, 12, 16, 18.5)}
	case IconAfter:
		return []mark{area(8, 5.5, 17.5, 12, 8, 18.5), loop(8, 5.5, 17.5, 12, 8, 18.5)}
	case IconLast:
		return []mark{line(18.5, 5.5, 18.5, 18.5), area(5.5, 5.5, 15, 12, 5.5, 18.5), loop(5.5, 5.5, 15, 12, 5.5, 18.5)}
	case IconPause:
		return []mark{line(8.5, 5.5, 8.5, 18.5), line(15.5, 5.5, 15.5, 18.5)}
	case IconReplay:
		return []mark{line(4, 19.5, 20, 19.5), line(4.5, 14.5, 9.5, 8.5, 13.5, 12, 19.5, 4.5)}
	case IconFlag:
		return []mark{{pts: line(6.5, 3, 6.5, 21.5).pts, width: 2.8}, area(7, 3.5, 20.5, 8.8, 7, 14.2)}
	case IconBulb:
		bulb := then(then(line(9.3, 17), arc(12, 9.6, 6, 124, 416)), line(14.7, 17))
		bulb.closed = true
		return []mark{bulb, line(9.8, 20.2, 14.2, 20.2)}
	case IconBook:
		return []mark{line(12, 6.6, 12, 19.4), line(12, 6.6, 9, 5, 3.6, 5, 3.6, 17.6, 9, 17.6, 12, 19.4, 15, 17.6, 20.4, 17.6, 20.4, 5, 15, 5, 12, 6.6)}
	case IconAgain:
		return []mark{arc(12, 12, 7.8, -42, 268), line(19.4, 2.9, 18.4, 7.6, 13.6, 6.9)}
	}
	return nil
}

func rounded(x0, y0, x1, y1, r float64) mark {
	m := then(then(arc(x1-r, y0+r, r, -90, 0), arc(x1-r, y1-r, r, 0, 90)), then(arc(x0+r, y1-r, r, 90, 180), arc(x0+r, y0+r, r, 180, 270)))
	m.closed = true
	return m
}

func speaker() mark { return loop(3.5, 9.4, 6.8, 9.4, 11.5, 5.4, 11.5, 18.6, 6.8, 14.6, 3.5, 14.6) }

// eye is two arcs that meet in the corners.
func eye() mark {
	up, low := arc(12, 18, 11.2, -147, -33), arc(12, 6, 11.2, 33, 147)
	m := then(up, low)
	m.closed = true
	return m
}
