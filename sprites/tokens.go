package sprites

// The tones of the room. Light is the language: what is legal is lit softly, what is chosen strongly, what has just
// happened has brackets and what is won is drawn in light. The light is the lamp's, never a piece's.
var (
	Lamp     = Hex(0xFFD79A, 1) // the light on a legal square
	LampLine = Hex(0xFFDBA1, 1) // and its line
	RingLine = Hex(0xFFE3B5, 1) // the line of a round one
	LampGlow = Hex(0xFFC978, 1) // round what is chosen
	Accent   = Hex(0xF3C47B, 1) // the lamp's colour in text and lines
	Cream    = Hex(0xFFE7C4, 1) // hairlines and lit edges, at low opacity
	Shadow   = Hex(0x050201, 1) // never pure black on a coloured board
	Casing   = Hex(0x140A04, 1) // round lines that must be seen on anything

	Walnut = Hex(0x2A190C, 1) // the table where no lamp is

	TextTint   = Hex(0xF7EEDF, 1)
	Text2      = Hex(0xCDBDA7, 1) // helping lines
	Text3      = Hex(0xA99883, 1) // on panels only, never on the table
	OnBrass    = Hex(0x2A1905, 1)
	Bad        = Hex(0xFF9C86, 1) // refused; always with a cross
	Good       = Hex(0x7DDBA9, 1) // fits, or is advised; always with a tick
	GoodCasing = Hex(0x0B2A1C, 1) // round its line
	TableText  = Hex(0xFFF4E2, 1) // a title on the bare table
	TableLine  = Hex(0xF2E5D0, 1) // a line of words on the bare table
	SlateText  = Hex(0xD8C8B2, 1) // letters and numbers on slate

	Slate      = [3]Tint{Hex(0x1E2A31, 1), Hex(0x182228, 1), Hex(0x12191D, 1)}
	Panel      = [3]Tint{Hex(0x2F241D, .94), Hex(0x1D1511, .95), Hex(0x17110D, .96)} // at 168 degrees, the middle at .42
	PanelRow   = Cream.Fade(.05)                                                     // a seat that waits
	PanelWell  = Hex(0x000000, .31)                                                  // pool, targets
	Active     = Accent.Fade(.10)                                                    // the seat to move, with ActiveLine
	ActiveLine = Accent.Fade(.75)                                                    // 2 px
	Prompt     = [3]Tint{Accent.Fade(.17), Accent.Fade(.12), Accent.Fade(.07)}       // at 160 degrees, with PromptLine
	PromptLine = Accent.Fade(.22)                                                    // 1 px
	Hairline   = [2]Tint{Cream.Fade(.14), Cream.Fade(.04)}                           // separators
	Brass      = [3]Tint{Hex(0xF9D497, 1), Hex(0xF1C57E, 1), Hex(0xE9B565, 1)}       // the one primary button
	FocusRing  = Hex(0xFFF4E2, 1)                                                    // 3 px outside a gap of 3 px in Casing
)
