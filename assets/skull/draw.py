#!/usr/bin/env python3
"""Draws the pieces of Skull: discs, mats and seat badges.

Run it as `python3 assets/skull/draw.py`; the files are written beside this one,
the same bytes every time. Only what Qt's SVG renderer knows is used: shapes,
groups, transforms, gradients, opacity.
"""

from math import cos, pi, sin
from pathlib import Path

# One row for each tribe. `bright` is read on dark grounds (4.5:1 on the dark table and
# on the skull's face), `deep` on ivory and on the light table (4.5:1 on both). Within a set the
# tribes differ in lightness too, which helps colour-blind eyes; shapes do the rest;
# each tribe has an emblem of its own, and the second six have theirs inverted.
TRIBES = [
    # bright    deep
    ("#ff7042", "#992606"),  # 0 eye, vermilion
    ("#6fdccd", "#074c43"),  # 1 mountain, teal
    ("#c8b2fc", "#5a2f88"),  # 2 moon, violet
    ("#4ca3ea", "#00619b"),  # 3 wave, blue
    ("#f7cf45", "#7c5d00"),  # 4 comet, gold
    ("#ec76a8", "#960e5a"),  # 5 shell, rose
    ("#8fa6b1", "#46596a"),  # 6 key, slate
    ("#d59a6a", "#5f3608"),  # 7 fish, copper
    ("#a9c23c", "#4b5e00"),  # 8 fir, olive
    ("#ff9fae", "#7a1230"),  # 9 anchor, wine
    ("#cfd2ff", "#24379e"),  # 10 bolt, indigo
    ("#55c386", "#00562c"),  # 11 hourglass, green
]
SET = 6

# For colour-blind eyes, in safe/: the hues of Okabe and Ito (2008), lightened and darkened to the
# same contrasts. Six have to do for twelve; the tribes of one emblem are three hues apart.
SAFE = [
    ("#f0802a", "#853500"),  # orange
    ("#2fc09a", "#004f3a"),  # bluish green
    ("#dd94bd", "#6e2a52"),  # reddish purple
    ("#56b4e9", "#00527a"),  # sky blue
    ("#f0e442", "#5f5700"),  # yellow
    ("#93a8ff", "#26389c"),  # blue
]
SAFE += SAFE[3:] + SAFE[:3]

IVORY, IVORY_LIGHT, IVORY_SHADE = "#f4ead6", "#fffaf0", "#e9dcc4"
BONE_SHADE = "#dac8a9"
EDGE_LIGHT, EDGE_DARK = "#c9b490", "#85714f"
NIGHT, NIGHT_LIGHT, INK = "#272023", "#342b2f", "#14222a"
YELLOW, AMBER = "#ffd95e", "#e8a21c"

# The face of a disc within the 200 × 200 picture, and how far its lower edge reaches down.
FACE_X, FACE_Y, FACE_R, THICK = 100, 92, 86, 15

# One for each tribe. Each fills about 80 × 80 around the origin and is one colour, so that it can
# be inverted.
EMBLEMS = [
    # eye
    ['<path d="M-42 8C-30-12-15-19 0-19C15-19 30-12 42 8C30 27 15 34 0 34C-15 34-30 27-42 8Z'
     'M0-9A17 17 0 1 0 0 25A17 17 0 1 0 0-9Z" fill="{ink}" fill-rule="evenodd"/>',
     '<circle cx="0" cy="8" r="9" fill="{ink}"/>',
     '<path d="M0-29V-40M-20-25L-26-36M20-25L26-36" fill="none" stroke="{ink}" '
     'stroke-width="7" stroke-linecap="round"/>'],
    # mountain
    ['<path d="M-9-34Q-4-41 1-34L13-13L4-17L-4-6L-13-14L-23-10Z" fill="{ink}"/>',
     '<path d="M-27-3L-15-6L-3 5L6-8L17-5L21 2L24-2Q28-6 32-1L45 24Q48 32 40 32H-40'
     'Q-48 32-44 25Z" fill="{ink}"/>'],
    # moon
    ['<path d="M6-38A38 38 0 1 0 38 14A32 32 0 0 1 6-38Z" fill="{ink}"/>',
     '<path d="M24-30Q26-18 38-16Q26-14 24-2Q22-14 10-16Q22-18 24-30Z" fill="{ink}"/>'],
    # wave
    ['<path d="M-44 22C-38-14-16-36 8-36C30-36 43-20 40-4C37 9 22 11 17 2C14-4 18-10 24-9'
     'C22-18 8-21 0-12C-12 2 2 20 20 20C30 20 38 17 44 12V16C44 28 38 36 26 36H-30'
     'C-40 36-45 30-44 22Z" fill="{ink}"/>'],
    # comet
    ['<path d="M16-40L22-23L40-22L26-11L31 6L16-4L1 6L6-11L-8-22L10-23Z" fill="{ink}" '
     'stroke="{ink}" stroke-width="4" stroke-linejoin="round"/>',
     '<path d="M-6 0L-36 30M-14-16L-34 0M10 14L-10 36" fill="none" stroke="{ink}" '
     'stroke-width="7" stroke-linecap="round"/>'],
    # shell
    ['<path d="M5 0A10 10 0 0 1-15 0A18 18 0 0 1 21 0A27 27 0 0 1-33 0A36 36 0 0 1 2-36" '
     'fill="none" stroke="{ink}" stroke-width="10" stroke-linecap="round"/>'],
    # key
    ['<circle cx="-18" cy="-18" r="17" fill="none" stroke="{ink}" stroke-width="10"/>',
     '<path d="M-6-6L38 38M17 17L29 5M30 30L41 19" fill="none" stroke="{ink}" '
     'stroke-width="9" stroke-linecap="round"/>'],
    # fish
    ['<path d="M-43 0C-28-30 6-32 22-7L42-26C36-10 36 10 42 26L22 7C6 32-28 30-43 0Z'
     'M-22-11A6 6 0 1 0-22 1A6 6 0 1 0-22-11Z" fill="{ink}" fill-rule="evenodd"/>'],
    # fir
    ['<path d="M0-43L20-16H10L28 9H15L36 33H7V43H-7V33H-36L-15 9H-28L-10-16H-20Z" fill="{ink}" '
     'stroke="{ink}" stroke-width="3" stroke-linejoin="round"/>'],
    # anchor
    ['<circle cx="0" cy="-32" r="8.5" fill="none" stroke="{ink}" stroke-width="7"/>',
     '<path d="M0-22V38M-18-11H18M-35 10C-32 30-16 39 0 39C16 39 32 30 35 10M-41 17L-35 8L-25 15'
     'M41 17L35 8L25 15" fill="none" stroke="{ink}" stroke-width="8" stroke-linecap="round" '
     'stroke-linejoin="round"/>'],
    # bolt
    ['<path d="M12-42L-28 7H-5L-13 42L29-11H5Z" fill="{ink}" stroke="{ink}" stroke-width="5" '
     'stroke-linejoin="round"/>'],
    # hourglass
    ['<path d="M-27-30C-27-13-7-9-7 0C-7 9-27 13-27 30H27C27 13 7 9 7 0C7-9 27-13 27-30Z" '
     'fill="{ink}"/>',
     '<path d="M-31-37H31M-31 37H31" fill="none" stroke="{ink}" stroke-width="9" '
     'stroke-linecap="round"/>'],
]

# A flower is wreaths of petals, the lowest first: the petal (it points up from the origin), how
# many there are, how far the wreath is turned, its scale, and whether it lies in shade.
POINTED = "M0-4C-18-24-14-46 0-63C14-46 18-24 0-4Z"
BROAD = "M0-4C-40-14-36-60 0-60C36-60 40-14 0-4Z"
ROUND = "M0-4C-20-22-24-60 0-60C24-60 20-22 0-4Z"
FLOWERS = [
    [("M0-4C-26-18-24-60 0-60C24-60 26-18 0-4Z", 6, 0, 1, False)],
    [("M0-4C-34-20-34-56-14-58C-6-59-2-54 0-48C2-54 6-59 14-58C34-56 34-20 0-4Z",
      5, 0, 1, False)],
    [(POINTED, 8, 22.5, 1, True), (POINTED, 8, 0, 1, False)],
    [(BROAD, 5, 36, 1, True), (BROAD, 5, 0, 1, False)],
    [("M0-4C-14-24-13-63 0-63C13-63 14-24 0-4Z", 11, 0, 1, False)],
    [(ROUND, 9, 20, 1.03, True), (ROUND, 7, 0, 0.74, False)],
]


def mix(a, b, t):
    """The colour that lies the share t of the way from a to b."""
    pairs = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in pairs)


def num(x):
    """At most one digit after the point, and never -0."""
    return f"{round(x, 1) + 0:g}"


def group(lines, x=0, y=0, scale=1, turn=0):
    """The lines scaled, then turned, then moved.

    There is no opacity here: Qt gives it to each shape of a group by itself, so overlaps show.
    """
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    steps += [f"rotate({num(turn)})"] if turn else []
    steps += [f"scale({scale:g})"] if scale != 1 else []
    head = f' transform="{" ".join(steps)}"' if steps else ""
    return [f"<g{head}>", *("  " + line for line in lines), "</g>"]


def circle(x, y, r, fill="none", stroke=None, width=0, extra=""):
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}{extra}/>'


def radial(name, inner, outer, cx=0.42, cy=0.32, r=0.75):
    return [f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">',
            f'  <stop offset="0" stop-color="{inner}"/>',
            f'  <stop offset="1" stop-color="{outer}"/>',
            "</radialGradient>"]


def across(name, stops):
    return [f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="0">',
            *(f'  <stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops),
            "</linearGradient>"]


def emblem(tribe, ink, x=0, y=0, scale=1.0):
    return group([line.format(ink=ink) for line in EMBLEMS[tribe]], x, y, scale)


def flower(tribe, petal, shaded, line, x=0, y=0, scale=1.0, heart=(YELLOW, AMBER)):
    """Petals in one colour, those of a lower wreath in `shaded`, outlined; a heart in two."""
    wreaths = FLOWERS[tribe % SET]
    lines = []
    for path, count, turn, size, lower in wreaths:
        fill = shaded if lower else petal
        outline = f'stroke="{line}" stroke-width="{num(2.8 / size)}" stroke-linejoin="round"'
        for k in range(count):
            grown = f" scale({size:g})" if size != 1 else ""
            lines.append(f'<path d="{path}" fill="{fill}" {outline} '
                         f'transform="rotate({num(k * 360 / count + turn)}){grown}"/>')
    count, size = wreaths[-1][1], wreaths[-1][3]
    rays = [(sin(2 * pi * k / count), -cos(2 * pi * k / count)) for k in range(count)]
    veins = "".join(f"M{num(20 * x)} {num(20 * y)}L{num(36 * size * x)} {num(36 * size * y)}"
                    for x, y in rays)
    lines += [f'<path d="{veins}" fill="none" stroke="{line}" stroke-width="2.4" '
              'stroke-linecap="round" opacity="0.6"/>',
              circle(0, 0, 15.5, heart[0], line, 2.4)]
    lines += [circle(9 * sin(k * pi / 3), -9 * cos(k * pi / 3), 1.9, heart[1]) for k in range(6)]
    lines += [circle(0, 0, 2.6, heart[1])]
    return group(lines, x, y, scale)


def skull(bone, shade, dark, glow, x=0, y=0, scale=1.0, small=False):
    """A skull of about 110 × 116 around the origin; a small one leaves out what would blur."""
    lines = [
        f'<path d="M0-58C33-58 55-37 55-8C55 8 49 18 41 24C36 28 35 32 34 38'
        f'C33 43 29 44 24 44H-24C-29 44-33 43-34 38C-35 32-36 28-41 24C-49 18-55 8-55-8'
        f'C-55-37-33-58 0-58Z" fill="{bone}"/>']
    if not small:
        lines += [
            f'<path d="M14-57C38-53 55-34 55-8C55 8 49 18 41 24C36 28 35 32 34 38C33 43 29 44 24 44'
            f'H17C25 40 25 31 30 24C39 14 45 4 44-12C43-32 32-48 14-57Z" fill="{shade}"/>',
            f'<path d="M30-48L24-39L31-34L27-27" fill="none" stroke="{dark}" stroke-width="2.6" '
            'stroke-linejoin="round" stroke-linecap="round" opacity="0.75"/>']
    teeth = [(-21, 53), (-7, 56), (7, 56), (21, 53)]
    lines += [f'<rect x="{x - 5.5:g}" y="34" width="11" height="{low - 34}" rx="5" '
              f'fill="{shade if x > 20 else bone}"/>' for x, low in teeth]
    lines += [f'<path d="M-14 36V46M0 36V48M14 36V46" fill="none" stroke="{dark}" '
              'stroke-width="3.2" stroke-linecap="round"/>']
    socket = "M-41-3C-42-19-30-25-19-21C-9-17-7-6-11 4C-15 13-29 14-36 8C-39 5-41 2-41-3Z"
    lines += [f'<path d="{socket}" fill="{dark}"/>',
              f'<path d="{socket}" fill="{dark}" transform="scale(-1 1)"/>',
              f'<path d="M0 10C5 15 9 21 8 25C7 28 3 28 0 25C-3 28-7 28-8 25C-9 21-5 15 0 10Z" '
              f'fill="{dark}"/>']
    if not small:
        lines += [circle(-23, -3, 5.5, glow), circle(23, -3, 5.5, glow),
                  circle(-25, -5, 1.8, IVORY_LIGHT), circle(21, -5, 1.8, IVORY_LIGHT)]
    return group(lines, x, y, scale)


def body(face, rim):
    """The thickness and the bare face of a disc: its gradients, and its shapes.

    The thickness is pale for every tribe: it is what shows how many lie in a stack.
    """
    left, right, low = FACE_X - FACE_R, FACE_X + FACE_R, FACE_Y + THICK
    seam = FACE_Y + THICK / 2 + 30  # where the seam of the two layers comes out from under the face
    defs = across("edge", [(0, EDGE_DARK), (0.3, EDGE_LIGHT),
                           (0.55, mix(EDGE_DARK, EDGE_LIGHT, 0.7)), (1, EDGE_DARK)])
    defs += radial("face", *face)
    lines = [
        f'<path d="M{left} {FACE_Y}V{low}A{FACE_R} {FACE_R} 0 0 0 {right} {low}V{FACE_Y}Z" '
        'fill="url(#edge)"/>',
        f'<path d="M{left + 5.4} {seam}A{FACE_R} {FACE_R} 0 0 0 {right - 5.4} {seam}" '
        f'fill="none" stroke="{mix(EDGE_DARK, EDGE_LIGHT, 0.2)}" stroke-width="1.6" '
        'stroke-linecap="round"/>',
        circle(FACE_X, FACE_Y, FACE_R, "url(#face)"),
        circle(FACE_X, FACE_Y, FACE_R - 1.4, "none", rim, 2.8)]
    return defs, lines


def picture(defs, lines, size=200):
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 {size} {size}" '
           f'width="{size}" height="{size}">']
    if defs:
        out += ["  <defs>", *("    " + line for line in defs), "  </defs>"]
    return "\n".join([*out, *("  " + line for line in lines), "</svg>", ""])


def ticks(colour, inner, outer, count, width, opacity=1.0):
    """Short rays round the face, as on a coin."""
    d = "".join(f"M{num(FACE_X + inner * sin(a))} {num(FACE_Y - inner * cos(a))}"
                f"L{num(FACE_X + outer * sin(a))} {num(FACE_Y - outer * cos(a))}"
                for a in (2 * pi * k / count for k in range(count)))
    return (f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
            f'stroke-linecap="round" opacity="{opacity:g}"/>')


def disc_back(tribe):
    bright, deep = TRIBES[tribe]
    inverted = tribe >= SET
    ink = IVORY if inverted else deep
    face = (mix(deep, IVORY, 0.1), deep) if inverted else (IVORY_LIGHT, IVORY_SHADE)
    defs, lines = body(face, bright if inverted else IVORY_LIGHT)
    lines += [circle(FACE_X, FACE_Y, 75, "none", ink, 6.5),
              ticks(ink, 62, 65, 24, 2.6, 0.5)]
    return picture(defs, lines + emblem(tribe, ink, FACE_X, FACE_Y, 1.22))


def disc_flower(tribe):
    bright, deep = TRIBES[tribe]
    defs, lines = body((IVORY_LIGHT, mix(IVORY, IVORY_SHADE, 0.5)), IVORY_LIGHT)
    if tribe < SET:
        lines += [circle(FACE_X, FACE_Y, 78, "none", deep, 2.4, ' opacity="0.55"')]
    else:
        lines += [circle(FACE_X, FACE_Y, 79, "none", deep, 10)]
    return picture(defs, lines + flower(tribe, bright, mix(bright, deep, 0.4), deep,
                                        FACE_X, FACE_Y, 1.13))


def disc_skull(tribe):
    bright, deep = TRIBES[tribe]
    defs, lines = body((NIGHT_LIGHT, NIGHT), mix(NIGHT, IVORY, 0.25))
    if tribe < SET:
        lines += [circle(FACE_X, FACE_Y, 77, "none", bright, 5)]
    else:
        lines += [circle(FACE_X, FACE_Y, 79, "none", deep, 10),
                  circle(FACE_X, FACE_Y, 73, "none", bright, 2.4)]
    lines += skull(IVORY, BONE_SHADE, NIGHT, bright, FACE_X, FACE_Y + 2, 1.07)
    return picture(defs, lines + emblem(tribe, deep, FACE_X, FACE_Y - 36, 0.32))


def square(inset, radius, fill="none", stroke=None, width=0, extra=""):
    side = 200 - 2 * inset
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return (f'<rect x="{num(inset)}" y="{num(inset)}" width="{num(side)}" height="{num(side)}" '
            f'rx="{num(radius)}" fill="{fill}"{line}{extra}/>')


def mat(tribe):
    bright, deep = TRIBES[tribe]
    ground = mix(INK, deep, 0.12)
    lines = [square(3, 29, ground, extra=' opacity="0.9"'),
             square(7, 25, "none", bright, 5)]
    if tribe >= SET:
        lines += [square(13.5, 19, "none", bright, 2, ' opacity="0.7"')]
    # Quiet angles in three corners; the fourth has the skull, as quiet: it is nobody's disc.
    quiet = mix(ground, bright, 0.55)
    angle = [f'<path d="M-72-42V-58Q-72-72-58-72H-42" fill="none" stroke="{quiet}" '
             'stroke-width="3" stroke-linecap="round"/>', circle(-60, -60, 3.5, quiet)]
    for turn in (0, -90, 180):
        lines += group(angle, 100, 100, turn=turn)
    lines += [circle(100, 100, 61, "none", quiet, 2,
                     ' stroke-dasharray="1 5.388" stroke-linecap="round"')]
    lines += emblem(tribe, mix(ground, bright, 0.3), 100, 100, 1.1)
    lines += skull(quiet, quiet, ground, bright, 160, 40, 0.34, small=True)
    return picture([], lines)


def mat_flower(tribe):
    bright, deep = TRIBES[tribe]
    ground = mix(deep, bright, 0.1)
    lines = [square(3, 29, ground, extra=' opacity="0.95"')]
    # Scallops along the border, like petals laid side by side.
    scallops = "M-72-91" + "q0 12 9 12t9-12" * 8
    for turn in (0, 90, 180, 270):
        lines += group([f'<path d="{scallops}Z" fill="{mix(ground, bright, 0.8)}"/>'],
                       100, 100, turn=turn)
    lines += [square(7, 25, "none", bright, 5)]
    faint = [mix(ground, bright, share) for share in (0.42, 0.26, 0.1)]
    lines += flower(tribe, *faint, 100, 100, 1.08, (mix(ground, YELLOW, 0.45), faint[1]))
    small = (mix(ground, bright, 0.85), mix(ground, bright, 0.6), ground)
    for x, y in ((35, 35), (35, 165), (165, 165)):
        lines += flower(tribe, *small, x, y, 0.22)
    lines += [circle(162, 38, 28, IVORY_LIGHT, bright, 4)]
    lines += flower(tribe, bright, mix(bright, deep, 0.4), deep, 162, 38, 0.38)
    return picture([], lines)


def badge(tribe):
    bright, deep = TRIBES[tribe]
    if tribe < SET:
        lines = [circle(100, 100, 96, deep), circle(100, 100, 88, bright)]
        ink = INK
    else:
        lines = [circle(100, 100, 96, bright), circle(100, 100, 88, deep)]
        ink = IVORY
    return picture([], lines + emblem(tribe, ink, 100, 100, 1.45))


def main():
    here = Path(__file__).resolve().parent
    kinds = {"disc-back": disc_back, "disc-flower": disc_flower, "disc-skull": disc_skull,
             "mat": mat, "mat-flower": mat_flower, "emblem": badge}
    usual = list(TRIBES)
    for folder, colours in ((here, usual), (here / "safe", SAFE)):
        folder.mkdir(exist_ok=True)
        TRIBES[:] = colours
        for kind, draw in kinds.items():
            for tribe in range(len(TRIBES)):
                (folder / f"{kind}-{tribe}.svg").write_text(draw(tribe), encoding="utf-8")


if __name__ == "__main__":
    main()
