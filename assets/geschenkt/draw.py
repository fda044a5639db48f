#!/usr/bin/env python3
"""Draws the pieces of Geschenkt: cards, their back, the chip, and the shadows under them.

Run it as `python3 assets/geschenkt/draw.py`; the files are written beside this one,
the same bytes every time. Only what Qt's SVG renderer knows is used: shapes,
groups, transforms, gradients, opacity. It stops if a number is hard to read on its card.
"""

from math import cos, pi, sin
from pathlib import Path

LOWEST, HIGHEST = 3, 35
INK, IVORY_LIGHT = "#14222a", "#fffaf0"
EDGE_LIGHT, EDGE_DARK = "#c9b490", "#85714f"
GOLD_LIGHT, GOLD, GOLD_SHADE = "#ffd776", "#f2b84b", "#dc9a2c"
GOLD_EDGE, GOLD_EDGE_DARK, GOLD_INK = "#b97a1f", "#74470c", "#8f5a10"
SLATE_LIGHT, SLATE, SLATE_LINE = "#34515d", "#2b4550", "#6f97a5"

# What a card's number must hold against every colour under it.
CONTRAST = 4.5

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

# The card within the 100 × 140 picture; the edge below it shows how thick it is.
LEFT, TOP, WIDTH, HEIGHT, RADIUS, THICK = 2, 2, 96, 132, 10, 4

# A number is drawn in strokes with round ends: the height and the width of a digit, the stroke.
# The index is narrow: both its digits are to be read when only the left third is seen.
INDEX = (26.6, 12, 4.3)
MIDDLE = (54, 30, 9.6)
# How far a curve's handles reach, of the way to the corner: more than a circle's 0.55, so that
# narrow digits stay open inside.
ROUND = 0.6
WIDTHS = {1: 0.68, 4: 1.1}  # where a digit is not as wide as the others


def mix(a, b, t):
    """The colour that lies the share t of the way from a to b."""
    pairs = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in pairs)


def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    """As the Web Content Accessibility Guidelines reckon it, from 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def num(x):
    """At most one digit after the point, and never -0."""
    return f"{round(x, 1) + 0:g}"


def group(lines, x=0, y=0, scale=1, turn=0):
    """The lines scaled, then turned, then moved."""
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    steps += [f"rotate({num(turn)})"] if turn else []
    steps += [f"scale({scale:g})"] if scale != 1 else []
    head = f' transform="{" ".join(steps)}"' if steps else ""
    return [f"<g{head}>", *("  " + line for line in lines), "</g>"]


def circle(x, y, r, fill="none", stroke=None, width=0, extra=""):
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}{extra}/>'


def plate(inset, fill="none", stroke=None, width=0, extra=""):
    """The card's face, or a line inside it."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return (f'<rect x="{num(LEFT + inset)}" y="{num(TOP + inset)}" '
            f'width="{num(WIDTH - 2 * inset)}" height="{num(HEIGHT - 2 * inset)}" '
            f'rx="{num(RADIUS - inset)}" fill="{fill}"{line}{extra}/>')


def linear(name, stops, down=False):
    end = 'x2="0" y2="1"' if down else 'x2="1" y2="0"'
    return [f'<linearGradient id="{name}" x1="0" y1="0" {end}>',
            *(f'  <stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops),
            "</linearGradient>"]


def radial(name, stops, cx=0.5, cy=0.5, r=0.5):
    return [f'<radialGradient id="{name}" cx="{cx:g}" cy="{cy:g}" r="{r:g}">',
            *(f'  <stop offset="{at:g}" {colour}/>' for at, colour in stops),
            "</radialGradient>"]


def picture(defs, lines, width, height):
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" version="1.1" '
           f'viewBox="0 0 {width} {height}" width="{width}" height="{height}">']
    if defs:
        out += ["  <defs>", *("    " + line for line in defs), "  </defs>"]
    return "\n".join([*out, *("  " + line for line in lines), "</svg>", ""])


class Pen:
    """A path through points; `turn` goes round a quarter of an oval."""

    def __init__(self, x, y):
        self.at = (x, y)
        self.d = f"M{num(x)} {num(y)}"

    def line(self, x, y):
        self.at = (x, y)
        self.d += f"L{num(x)} {num(y)}"
        return self

    def curve(self, *points):
        self.at = points[-2:]
        self.d += "C" + " ".join(num(p) for p in points)
        return self

    def turn(self, x, y, upright):
        """To (x, y); it starts upright or level, and ends the other way."""
        px, py = self.at
        if upright:
            return self.curve(px, py + (y - py) * ROUND, x + (px - x) * (1 - ROUND), y, x, y)
        return self.curve(px + (x - px) * ROUND, py, x, y + (py - y) * (1 - ROUND), x, y)


def six(w, h):
    """A stroke down from the top, and round the bowl until it meets itself."""
    r, bowl = min(h / 2, 0.52 * w), 0.4 * h
    b = min((h - bowl) / 2, 0.55 * w)
    pen = Pen(0.96 * w, r * 0.95).turn(w / 2, 0, True).turn(0, r, False).line(0, h - b)
    pen.turn(w / 2, h, True).turn(w, h - b, False).line(w, bowl + b)
    return pen.turn(w / 2, bowl, True).turn(0, bowl + b, False)


def digit(value, w, h):
    """The middle of the strokes, in a box of w × h; a 9 is a 6 to be turned upside down."""
    r = min(h / 2, 0.55 * w)
    half = w / 2
    if value == 0:
        pen = Pen(0, r).turn(half, 0, True).turn(w, r, False).line(w, h - r)
        return pen.turn(half, h, True).turn(0, h - r, False).d + "Z"
    if value == 1:
        return Pen(0, 0.2 * h).line(w, 0).line(w, h).d
    if value == 2:
        pen = Pen(0, r).turn(half, 0, True).turn(w, r, False)
        pen.curve(w, r + 0.17 * h, 0.72 * w, 0.6 * h, 0.5 * w, 0.73 * h)
        return pen.line(0.02 * w, h).line(w, h).d
    if value == 3:
        m = 0.47 * h
        pen = Pen(0.03 * w, 0.85 * r).turn(half, 0, True).turn(0.95 * w, m / 2, False)
        pen.turn(half, m, True)
        low = Pen(0.34 * w, m).line(half, m).turn(w, (m + h) / 2, False).turn(half, h, True)
        return pen.d + low.turn(0, h - r, False).d
    if value == 4:
        return Pen(0.76 * w, h).line(0.76 * w, 0).line(0, 0.75 * h).line(w, 0.75 * h).d
    if value == 5:
        pen = Pen(0.92 * w, 0).line(0.1 * w, 0).line(0.04 * w, 0.47 * h)
        pen.curve(0.14 * w, 0.41 * h, 0.3 * w, 0.38 * h, half, 0.38 * h)
        return pen.turn(w, 0.69 * h, False).turn(half, h, True).turn(0, h - 0.85 * r, False).d
    if value == 7:
        pen = Pen(0, 0).line(w, 0)
        return pen.curve(0.72 * w, 0.34 * h, 0.38 * w, 0.62 * h, 0.32 * w, h).d
    if value == 8:
        m, in_ = 0.47 * h, 0.04 * w
        pen = Pen(half, m).turn(in_, m / 2, False).turn(half, 0, True)
        pen.turn(w - in_, m / 2, False).turn(half, m, True)
        pen.turn(w, (m + h) / 2, False).turn(half, h, True).turn(0, (m + h) / 2, False)
        return pen.turn(half, m, True).d + "Z"
    return six(w, h).d


def number(value, ink, size, x, y, middle=False):
    """A number whose top is at y, that starts at x or has its middle there."""
    height, width, stroke = size
    gap = stroke * 0.34 if not middle else stroke * 0.5
    digits = [int(c) for c in str(value)]
    widths = [width * WIDTHS.get(d, 1) for d in digits]
    if middle:
        x -= (sum(widths) + gap * (len(digits) - 1)) / 2
        x -= 0.04 * width if digits[0] == 1 else 0
    lines = []
    for d, wide in zip(digits, widths):
        w, h = wide - stroke, height - stroke
        place = f"translate({num(x + stroke / 2)} {num(y + stroke / 2)})"
        if d == 9:
            place = f"translate({num(x + stroke / 2 + w)} {num(y + stroke / 2 + h)}) rotate(180)"
        lines.append(f'<path d="{digit(d, w, h)}" transform="{place}"/>')
        x += wide + gap
    return [f'<g fill="none" stroke="{ink}" stroke-width="{num(stroke)}" '
            'stroke-linecap="round" stroke-linejoin="round">',
            *("  " + line for line in lines), "</g>"]


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


def body(face, rim):
    """The thickness and the bare face of a card: its gradients, and its shapes."""
    low, right = TOP + HEIGHT + THICK, LEFT + WIDTH
    defs = linear("edge", [(0, EDGE_DARK), (0.12, EDGE_LIGHT),
                           (0.5, mix(EDGE_DARK, EDGE_LIGHT, 0.7)), (1, EDGE_DARK)])
    defs += linear("face", [(0, face[0]), (1, face[1])], down=True)
    lines = [
        f'<path d="M{LEFT} {low - RADIUS - THICK}V{low - RADIUS}A{RADIUS} {RADIUS} 0 0 0 '
        f'{LEFT + RADIUS} {low}H{right - RADIUS}A{RADIUS} {RADIUS} 0 0 0 {right} {low - RADIUS}'
        f'V{low - RADIUS - THICK}Z" fill="url(#edge)"/>',
        plate(0, "url(#face)"),
        plate(0.6, "none", rim, 1.2)]
    return defs, lines


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
    lines += number(value, ink, MIDDLE, 50, 50, middle=True)
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


def card_shadow():
    """Plates on plates, each a little smaller: gradients would meet in seams at the corners."""
    steps, soft, darkest, dark = 16, 18, 0.5, 0
    lines = []
    for k in range(1, steps + 1):
        t, inset = k / steps, soft * (k - 1) / (steps - 1)
        wanted = darkest * t * t * (3 - 2 * t)
        lines += [f'<rect x="{num(inset)}" y="{num(inset)}" width="{num(120 - 2 * inset)}" '
                  f'height="{num(160 - 2 * inset)}" rx="{num(20 - inset * 0.7)}" '
                  f'fill="#000000" fill-opacity="{1 - (1 - wanted) / (1 - dark):.4f}"/>']
        dark = wanted
    return picture([], lines, 120, 160)


def chip_shadow():
    stops = [(0, 0.5), (0.72, 0.46), (0.82, 0.26), (0.92, 0.08), (1, 0)]
    defs = radial("soft", [(at, f'stop-color="#000000" stop-opacity="{dark:g}"')
                           for at, dark in stops])
    return picture(defs, [circle(35, 35, 35, "url(#soft)")], 70, 70)


def main():
    here = Path(__file__).resolve().parent
    drawn = {"card-back": card_back(), "chip": chip(), "card-shadow": card_shadow(),
             "chip-shadow": chip_shadow()}
    for folder, heat in (("", HEAT), ("safe/", SAFE)):
        for value in range(LOWEST, HIGHEST + 1):
            drawn[f"{folder}card-{value}"] = card(value, heat)
    (here / "safe").mkdir(exist_ok=True)
    for name, text in drawn.items():
        (here / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
