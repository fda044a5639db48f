#!/usr/bin/env python3
"""Draws the shadows under the pieces of all games: of a card, and of whatever is round.

Run it as `python3 assets/shadows/draw.py`; the files are written beside this one, the same bytes
every time. Only what Qt's SVG renderer knows is used: shapes, gradients, opacity.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from drawing import circle, num, picture, radial


def card():
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


def disc():
    stops = [(0, 0.5), (0.72, 0.46), (0.82, 0.26), (0.92, 0.08), (1, 0)]
    defs = radial("soft", [(at, f'stop-color="#000000" stop-opacity="{dark:g}"')
                           for at, dark in stops])
    return picture(defs, [circle(100, 100, 100, "url(#soft)")], 200, 200)


def main():
    here = Path(__file__).resolve().parent
    for draw in (card, disc):
        (here / f"{draw.__name__}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
