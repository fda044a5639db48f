#!/usr/bin/env python3
"""Draws the cards of Tally: run it, and the files are written beside it."""

from pathlib import Path

INK = "#3a2f25"
EDGE = f'stroke="{INK}" stroke-width="3"'
# A card's colour, and the line of its number.
CARDS = [
    ("#f4e3b5", "M40 50 L54 38 V102"),
    ("#f2c48d", "M34 56 Q34 38 50 38 Q68 38 66 56 Q64 68 34 102 H68"),
    ("#eb9c8a", "M34 44 Q50 32 62 44 Q70 58 50 66 Q74 72 66 92 Q54 108 32 96"),
    ("#c9a4d8", "M58 102 V38 L30 82 H70"),
    ("#9cc3e6", "M66 38 H38 L36 64 Q60 56 66 76 Q66 104 34 98"),
    ("#a8d5a2", "M60 38 Q34 54 34 82 Q36 104 52 102 Q68 98 66 82 Q62 66 36 76"),
]


def draw(name, colour, inside):
    Path(__file__).with_name(f"card-{name}.svg").write_text(
        f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">
  <rect x="2" y="2" width="96" height="136" rx="12" fill="{colour}" {EDGE}/>
  {inside}
</svg>
''')


for number, (colour, line) in enumerate(CARDS, 1):
    draw(number, colour, f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="9"'
                         ' stroke-linecap="round" stroke-linejoin="round"/>')
draw("back", "#41627a", '<path d="M20 30 H80 M20 56 H80 M20 82 H80 M20 108 H80"'
                        ' stroke="#d8e2e8" stroke-width="6" stroke-linecap="round"/>')
