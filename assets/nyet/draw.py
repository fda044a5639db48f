#!/usr/bin/env python3
"""Draws the pieces of Nyet!: cards, suits, characters, the veto token, the signs on the board.

Run it as `python3 assets/nyet/draw.py`; the files are written beside this one,
the same bytes every time. Only what Qt's SVG renderer knows is used: shapes,
groups, transforms, gradients, opacity. It stops if a colour is hard to read on its ground.
"""

import sys
from math import cos, pi, sin
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from animals import ANIMALS, face
from drawing import (CONTRAST, GOLD, GOLD_EDGE, GOLD_INK, GOLD_LIGHT, INK, IVORY_LIGHT, SLATE,
                     SLATE_LIGHT, SLATE_LINE, body, circle, contrast, group, linear, mix, moods,
                     num, number, path, picture, plate, radial)
from suits import LETTERS, SAFE, SUITS, bright_sign, quiet_sign, sign

HIGHEST = 13
IVORY, IVORY_SHADE, NIGHT = "#f4ead6", "#efe3cb", "#13222a"
RED_LIGHT, RED, RED_DEEP, RED_DARK = "#e4573f", "#cf3a26", "#8e1d12", "#5d0f08"
VETO = "#b3241a"  # what is forbidden, on ivory

# Two figures and a sign are to be read on the left 28 % of a card: hence the narrow index. Its
# middle, and where its figures and its sign stand.
INDEX = (33, 11.2, 4.6)
INDEX_X, INDEX_Y, INDEX_SIGN_Y = 17.5, 9, 56

# The badges of the teams have a bright body for dark grounds and a deep border for light ones.
TEAM_START, TEAM_OTHER = ("#f6bd45", "#7a4c06"), ("#4fc7bb", "#0a4f4d")

SPARK = "M0-10Q1.6-1.6 10 0Q1.6 1.6 0 10Q-1.6 1.6-10 0Q-1.6-1.6 0-10Z"


def spark(x, y, size, fill, line):
    return group([path(SPARK, fill, line, 12 / size)], x, y, size / 10)


def rays(count, inner, outer, x, y, fill):
    """Wedges around (x, y), as wide as the gaps between them."""
    half = pi / count / 2
    d = ""
    for k in range(count):
        a = 2 * pi * k / count
        corners = [(inner, a - half), (outer, a - half), (outer, a + half), (inner, a + half)]
        d += "M" + "L".join(f"{num(x + r * sin(t))} {num(y - r * cos(t))}"
                            for r, t in corners) + "Z"
    return path(d, fill)


def card(suit, value, colours):
    """The big sign keeps right of what a fanned hand shows: no bits of it stand there."""
    deep, _, heart = colours[suit]
    defs, lines = body((IVORY_LIGHT, IVORY_SHADE), mix(IVORY_SHADE, deep, 0.3))
    x, y, column = 58, 86, INDEX_X
    tint = mix(IVORY, heart, 0.13)
    if value == 1:
        # A frame and a wreath of rays: a 1 is a treasure, and may be a super trump.
        column += 1
        lines += [plate(3.2, "none", deep, 4), plate(6.2, "none", GOLD, 1.6),
                  rays(20, 25, 30, x, y, GOLD), circle(x, y, 26, tint, GOLD_EDGE, 1.6)]
        lines += sign(suit, colours, x, y, 0.78)
        for at in ((29, 16, 5), (79, 22, 9), (83, 122, 5), (20, 119, 6)):
            lines += spark(*at, GOLD, GOLD_INK)
    else:
        lines += [plate(2.6, "none", heart, 1.5), circle(x, y, 32, tint)]
        lines += sign(suit, colours, x, y, 0.92)
    lines += number(value, deep, INDEX, column, INDEX_Y, middle=True)
    lines += sign(suit, colours, column, INDEX_SIGN_Y, 0.36)
    return picture(defs, lines, 100, 140)


def card_back():
    defs, lines = body((SLATE_LIGHT, SLATE), SLATE_LINE)
    seam, bright = mix(SLATE, SLATE_LINE, 0.6), "#8fb4c0"
    x, y, r = 50, 68, 35
    lines += [plate(4, "none", seam, 1.2)]
    for sx, sy in ((20, 22), (80, 22), (20, 114), (80, 114)):
        lines += spark(sx, sy, 8, seam, seam)
    lines += [circle(x, y, r, mix(SLATE, SLATE_LINE, 0.3), seam, 1.6)]
    for suit, dx, dy in (("blue", -1, -1), ("red", 1, -1), ("yellow", -1, 1), ("green", 1, 1)):
        lines += quiet_sign(suit, bright, SLATE, x + 13.5 * dx, y + 13.5 * dy, 0.46)
    return picture(defs, lines, 100, 140)


def bonus():
    defs, lines = body((GOLD_LIGHT, GOLD), mix(GOLD, GOLD_INK, 0.6))
    lines += [rays(20, 36, 43, 50, 70, GOLD_LIGHT)]
    ink = "#5c3803"
    lines += [plate(3.6, "none", IVORY_LIGHT, 1.2, ' opacity="0.8"'),
              circle(50, 70, 36, IVORY_LIGHT, GOLD_INK, 2)]
    lines += [path("M25 64L39 78M39 64L25 78", stroke=ink, width=6)]
    lines += number(2, ink, (44, 25, 8), 60, 48, middle=True)
    for x, y, size in ((18, 20, 9), (82, 20, 9), (18, 120, 9), (82, 120, 9)):
        lines += spark(x, y, size, IVORY_LIGHT, GOLD_INK)
    return picture(defs, lines, 100, 140)


def token():
    """The face of who placed it lies over the middle, 48 wide; the cross shows around it."""
    x, y, r, thick = 40, 40, 34.5, 4.5
    defs = linear("edge", [(0, RED_DARK), (0.3, RED_DEEP),
                           (0.6, mix(RED_DARK, RED_DEEP, 0.7)), (1, RED_DARK)])
    defs += radial("face", [(0, f'stop-color="{RED_LIGHT}"'), (1, f'stop-color="{RED}"')],
                   0.4, 0.3, 0.75)
    arm = 30 * 0.7071
    lines = [path(f"M{x - r} {y}V{y + thick}A{r} {r} 0 0 0 {x + r} {y + thick}V{y}Z",
                  "url(#edge)"),
             circle(x, y, r, "url(#face)"),
             path(f"M{num(x - arm)} {num(y - arm)}L{num(x + arm)} {num(y + arm)}"
                  f"M{num(x + arm)} {num(y - arm)}L{num(x - arm)} {num(y + arm)}",
                  stroke=RED_DEEP, width=10),
             circle(x, y, r - 0.7, "none", RED_DARK, 1.4),
             circle(x, y, r - 2.2, "none", "#f39a86", 1.4, ' opacity="0.8"')]
    return picture(defs, lines, 80, 80)


BARE_CARD = (f'<rect x="-13" y="-18" width="26" height="36" rx="4.5" fill="{IVORY_LIGHT}" '
             f'stroke="{SLATE}" stroke-width="3.2"/>')


def hidden_card(x, y, turn=0):
    """A card seen from its back, 26 × 36 around its middle."""
    back = f'<rect x="-8" y="-13" width="16" height="26" rx="2" fill="{SLATE_LINE}"/>'
    return group([BARE_CARD, back], x, y, turn=turn)


def arrow(x, y, turn=0):
    """It points down; 20 wide and 27 long around its middle."""
    return group([path("M0-12V10M-8-1L0 10L8-1", stroke=VETO, width=5)], x, y, turn=turn)


def no(x, y, r, width):
    low = r * 0.7071
    return [circle(x, y, r, "none", VETO, width),
            path(f"M{num(x - low)} {num(y - low)}L{num(x + low)} {num(y + low)}",
                 stroke=VETO, width=width)]


def discards():
    return {
        "discard-one": hidden_card(20, 30) + arrow(46, 31),
        "discard-two": group(hidden_card(18, 31, -10) + hidden_card(30, 29, 6), -1, 3, 0.9)
        + arrow(48, 31),
        "discard-not1": [*group([BARE_CARD], 20, 30),
                         *number(1, INK, (27, 13, 5.4), 20, 16.5, middle=True),
                         path("M5 44L35 16", stroke=IVORY_LIGHT, width=6.8),
                         path("M5 44L35 16", stroke=VETO, width=4.4), *arrow(48, 31)],
        "discard-left": hidden_card(43, 30) + arrow(15, 30, 90),
        "none": no(30, 30, 21, 8),
    }


def crown(x, y, scale=1.0):
    """About 36 × 22 around its middle."""
    return group([path("M-15 9L-18-8L-8 0L0-12L8 0L18-8L15 9Z", GOLD, GOLD_INK, 3),
                  path("M-10 5H10", stroke=GOLD_INK, width=2.4)], x, y, scale)


def super_trump(suit, colours):
    deep = colours[suit][0]
    lines = crown(30, 13, 0.85)
    lines += number(1, deep, (32, 17, 6.6), 15, 26, middle=True)
    lines += sign(suit, colours, 39, 42, 0.58)
    return picture([], lines, 60, 60)


def team_start():
    fill, line = TEAM_START
    return picture([], [path("M7 5V35", stroke=line, width=7.6),
                        path("M8 5H37L30 14.5L37 24H8Z", fill, line, 3.2),
                        path("M7 5V35", stroke=fill, width=2.4)], 40, 40)


def team_other():
    fill, line = TEAM_OTHER
    return picture([], [path("M20 3Q28 7 35 7V18C35 28 28 34 20 37C12 34 5 28 5 18V7Q12 7 20 3Z",
                             fill, line, 3.2)], 40, 40)


def winning():
    """What lies on the card that takes the trick so far."""
    handles = "M12 10H5V14Q5 21 13 22M28 10H35V14Q35 21 27 22"
    return picture([], [path(handles, stroke=GOLD_INK, width=6.4),
                        path(handles, stroke=GOLD, width=2.4),
                        path("M20 25V32", stroke=GOLD_INK, width=7),
                        path("M11 4.5H29V17Q29 27 20 27Q11 27 11 17Z", GOLD, GOLD_INK, 2.8),
                        path("M11 36V30.5H29V36Z", GOLD, GOLD_INK, 2.8)], 40, 40)


def check(colours):
    for suit, (deep, bright, _) in colours.items():
        for ink, ground in ((deep, IVORY), (deep, IVORY_SHADE), (bright, NIGHT)):
            if contrast(ink, ground) < CONTRAST:
                raise ValueError(f"{suit}: {ink} on {ground}: {contrast(ink, ground):.2f}")


def suited(colours):
    """All that is drawn anew for another palette."""
    check(colours)
    drawn = {}
    for letter, suit in LETTERS.items():
        drawn[f"suit-{suit}"] = picture([], sign(suit, colours, 30, 30, 0.96), 60, 60)
        drawn[f"suit-{suit}-bright"] = picture([], bright_sign(suit, colours, 30, 30, 0.96), 60, 60)
        drawn[f"super-{suit}"] = super_trump(suit, colours)
        for value in range(1, HIGHEST + 1):
            drawn[f"card-{letter}{value}"] = card(suit, value, colours)
    return drawn


def main():
    here = Path(__file__).resolve().parent
    drawn = {"card-back": card_back(), "bonus": bonus(), "token": token(),
             "team-start": team_start(), "team-other": team_other(),
             "winning": winning()}
    drawn |= {f"face-{name}{suffix}": face(name, mood)
              for name in ANIMALS for suffix, mood in moods()}
    drawn |= {name: picture([], lines, 60, 60) for name, lines in discards().items()}
    for folder, colours in (("", SUITS), ("safe/", SAFE)):
        drawn |= {folder + name: text for name, text in suited(colours).items()}
    (here / "safe").mkdir(exist_ok=True)
    for name, text in drawn.items():
        (here / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
