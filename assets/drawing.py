"""What the games' drawings share: colours, shapes, gradients, figures, the body of a card.

The draw.py of a game imports it; it writes nothing. Only what Qt's SVG renderer knows is used:
shapes, groups, transforms, gradients, opacity.
"""

INK, IVORY_LIGHT = "#14222a", "#fffaf0"
EDGE_LIGHT, EDGE_DARK = "#c9b490", "#85714f"
GOLD_LIGHT, GOLD, GOLD_SHADE = "#ffd776", "#f2b84b", "#dc9a2c"
GOLD_EDGE, GOLD_EDGE_DARK, GOLD_INK = "#b97a1f", "#74470c", "#8f5a10"
SLATE_LIGHT, SLATE, SLATE_LINE = "#34515d", "#2b4550", "#6f97a5"

# What must hold between a figure and every colour under it.
CONTRAST = 4.5

# The card within the 100 × 140 picture; the edge below it shows how thick it is.
LEFT, TOP, WIDTH, HEIGHT, RADIUS, THICK = 2, 2, 96, 132, 10, 4

# How far a curve's handles reach, of the way to the corner: more than a circle's 0.55, so that
# narrow digits stay open inside.
ROUND = 0.6
WIDTHS = {1: 0.68, 4: 1.1}  # where a digit is not as wide as the others


MOODS = ("calm", "thinking", "glad", "dismayed")


def moods():
    """What ends a portrait's name, and the mood that it shows; a calm one has the bare name."""
    return [("" if mood == "calm" else f"-{mood}", mood) for mood in MOODS]


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


def path(d, fill="none", stroke=None, width=0, extra=""):
    line = (f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linecap="round" '
            'stroke-linejoin="round"') if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{extra}/>'


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
