#!/usr/bin/env python3
"""Draws the pieces of Geschenkt: cards, their back and the chip.

Run it as `python3 assets/geschenkt/draw.py`; the files are written beside this one,
the same bytes every time. Only what Qt's SVG renderer knows is used: shapes,
groups, transforms, gradients, opacity. It stops if a number is hard to read on its card.
"""

import sys
from math import cos, pi, sin
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from drawing import (CONTRAST, GOLD, GOLD_EDGE, GOLD_EDGE_DARK, GOLD_INK, GOLD_LIGHT, GOLD_SHADE,
                     HEIGHT, INK, IVORY_LIGHT, LEFT, SLATE, SLATE_LIGHT, SLATE_LINE, TOP, WIDTH,
                     body, circle, contrast, group, linear, mix, num, number, picture, plate,
                     radial)

LOWEST, HIGHEST = 3, 35

# From cool to hot: a card's colour and that of its number. Cards between two rows are mixed. The
# number is deep on a bright card; the hottest, from 30, turn it round.
HEAT = [
    # card body     number
    (3, "#5fcfc0", "#063f3a"),  # teal
    (9, "#74cb86", "#0b4423"),  # green
    (15, "#b4d355", "#36470a"),  # lime
    (20, "#f5d44e", "#574000"),  # yellow
    (25, "#f7ab43", "#572c00"),  # orange
    (29, "#f2804a", "#471300"),  # vermilion
    (30, "#b93d1b", IVORY_LIGHT),
    (35, "#9c1730", IVORY_LIGHT),  # crimson
]

# For colour-blind eyes, in safe/: from blue over yellow to brown, hues that none of them mix up.
SAFE = [
    (3, "#5aa9ee", "#03305a"),  # blue
    (9, "#84c6f2", "#05385c"),  # sky
    (15, "#cfdcc0", "#2f4333"),  # pale
    (20, "#f3e04e", "#4f4300"),  # yellow
    (25, "#f6b23c", "#573000"),  # amber
    (29, "#ee8634", "#471b00"),  # orange
    (30, "#a44a14", IVORY_LIGHT),
    (35, "#792a07", IVORY_LIGHT),  # brown
]

# A number is drawn in strokes with round ends: the height and the width of a digit, the stroke.
# The index is narrow: both its digits are to be read when only the left third is seen.
INDEX = (31, 12.4, 4.7)
MIDDLE = (50, 20.5, 8.6)


def bow(light, shade, dark, x, y, scale):
    """A bow of about 60 × 50 around its knot."""
    loop = "M0 0C2-17 14-25 25-21C33-18 32-3 25 3C17 9 6 6 0 0Z"
    hole = "M8-3C11-11 17-15 22-13C26-11 25-4 21-1C17 2 12 0 8-3Z"
    tail = "M1 2C8 8 14 17 17 27L10 25L5 30C3 20 1 11-2 4Z"
    lines = []
    for path, fill in ((tail, shade), (loop, light), (hole, dark)):
        lines += [f'<path d="{path}" fill="{fill}"/>',
                  f'<path d="{path}" fill="{fill}" transform="scale(-1 1)"/>']
    lines += [f'<rect x="-6" y="-6.5" width="12" height="13" rx="4.5" fill="{light}" '
              f'stroke="{dark}" stroke-width="1.6"/>']
    return group(lines, x, y, scale)


def colours(value, heat):
    """A card's colour and that of its number."""
    for (low, *one), (high, *other) in zip(heat, heat[1:]):
        if low <= value <= high:
            share = (value - low) / (high - low)
            return tuple(mix(a, b, share) for a, b in zip(one, other))
    raise ValueError(value)


def card(value, heat):
    ground, ink = colours(value, heat)
    weight = (value - LOWEST) / (HIGHEST - LOWEST)
    top, low = mix(ground, IVORY_LIGHT, 0.08), mix(ground, INK, 0.03)
    dark = ink == IVORY_LIGHT
    ribbon = mix(ground, INK, 0.14) if dark else mix(ground, IVORY_LIGHT, 0.2)
    # A bright card needs its rim on the light table, a dark one on the dark table.
    defs, lines = body((top, low), mix(ground, IVORY_LIGHT, 0.36) if dark
                       else mix(ground, ink, 0.48))
    wide = 9 + 9 * weight  # the dearer the gift, the broader its ribbon
    x, y = 69, 30
    lines += [f'<rect x="{num(x - wide / 2)}" y="{TOP + 3.4}" width="{num(wide)}" '
              f'height="{HEIGHT - 6.8}" fill="{ribbon}"/>']
    lines += [plate(3.4, "none", IVORY_LIGHT, 1, ' opacity="0.7"')]
    lines += bow(mix(ground, IVORY_LIGHT, 0.5), mix(ground, IVORY_LIGHT, 0.32),
                 mix(ground, INK if dark else ink, 0.1), x, y, round(0.5 + 0.2 * weight, 2))
    lines += number(value, ink, INDEX, 8, 9)
    # Under the bow: of a covered card nothing but its index is seen.
    lines += number(value, ink, MIDDLE, 65, 56, middle=True)
    for under in (top, low, ground, ribbon):
        if contrast(ink, under) < CONTRAST:
            raise ValueError(f"card {value}: {ink} on {under}: {contrast(ink, under):.2f}")
    return picture(defs, lines, 100, 140)


def card_back():
    defs, lines = body((SLATE_LIGHT, SLATE), SLATE_LINE)
    x, y = 50, 64
    band, seam = mix(SLATE, SLATE_LINE, 0.32), mix(SLATE, SLATE_LINE, 0.6)
    lines += [f'<path d="M{x - 8} {TOP + 4}V{TOP + HEIGHT - 4}M{x + 8} {TOP + 4}V{TOP + HEIGHT - 4}'
              f'" stroke="{seam}" stroke-width="1"/>',
              f'<rect x="{x - 8}" y="{TOP + 4}" width="16" height="{HEIGHT - 8}" fill="{band}"/>',
              f'<rect x="{LEFT + 4}" y="{y - 8}" width="{WIDTH - 8}" height="16" fill="{band}"/>']
    lines += [plate(4, "none", seam, 1.2)]
    lines += bow("#8fb4c0", "#6f97a5", SLATE, x, y, 0.95)
    return picture(defs, lines, 100, 140)


def chip():
    x, y, r, thick = 30, 27.5, 26.5, 5
    defs = linear("edge", [(0, GOLD_EDGE_DARK), (0.3, GOLD_EDGE),
                           (0.6, mix(GOLD_EDGE_DARK, GOLD_EDGE, 0.7)), (1, GOLD_EDGE_DARK)])
    defs += radial("face", [(0, f'stop-color="{GOLD_LIGHT}"'), (1, f'stop-color="{GOLD}"')],
                   0.4, 0.3, 0.75)
    lines = [f'<path d="M{x - r} {y}V{y + thick}A{r} {r} 0 0 0 {x + r} {y + thick}V{y}Z" '
             'fill="url(#edge)"/>',
             circle(x, y, r, "url(#face)"),
             circle(x, y, r - 0.7, "none", GOLD_INK, 1.4),
             circle(x, y, r - 2.4, "none", "#ffe7a8", 1.6, ' opacity="0.8"'),
             circle(x, y, 18, GOLD_SHADE, GOLD_INK, 2.2)]
    rays = "".join(f"M{num(x + 9 * cos(a))} {num(y + 9 * sin(a))}"
                   f"L{num(x + 12.6 * cos(a))} {num(y + 12.6 * sin(a))}"
                   for a in (k * pi / 4 for k in range(8)))
    lines += [f'<path d="{rays}" fill="none" stroke="{GOLD_LIGHT}" stroke-width="3.2" '
              'stroke-linecap="round"/>',
              circle(x, y, 5.6, GOLD_LIGHT)]
    return picture(defs, lines, 60, 60)


def main():
    here = Path(__file__).resolve().parent
    drawn = {"card-back": card_back(), "chip": chip()}
    for folder, heat in (("", HEAT), ("safe/", SAFE)):
        for value in range(LOWEST, HIGHEST + 1):
            drawn[f"{folder}card-{value}"] = card(value, heat)
    (here / "safe").mkdir(exist_ok=True)
    for name, text in drawn.items():
        (here / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
