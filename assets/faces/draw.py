#!/usr/bin/env python3
"""Draws the portraits: six people, and six bots that nobody takes for one.

Run it as `python3 assets/faces/draw.py`; person-N.svg and bot-N.svg are written beside this file.
Qt's SVG renderer does not clip, so all that meets the round border follows its arc.
"""

from pathlib import Path

INK, IVORY = "#23313a", "#f4ead6"


def path(d, fill="none", stroke=None, width=0, rule=None):
    line = (f' stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" '
            'stroke-linejoin="round"') if stroke else ""
    holes = f' fill-rule="{rule}"' if rule else ""
    return f'<path d="{d}" fill="{fill}"{holes}{line}/>'


def dot(x, y, r, fill, stroke=None, width=0):
    line = f' stroke="{stroke}" stroke-width="{width}"' if stroke else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{line}/>'


def box(x, y, w, h, r, fill, stroke=None, width=0):
    line = f' stroke="{stroke}" stroke-width="{width}"' if stroke else ""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"{line}/>'


def shoulders(colour):
    """From the border of the portrait up to the neck."""
    return path("M28 162A95 95 0 0 0 172 162C160 144 138 138 118 135H82C62 138 40 144 28 162Z",
                colour)


def head(skin, shade, blush):
    return [path("M84 118H116V138C116 152 84 152 84 138Z", shade),
            dot(59, 98, 9, shade), dot(141, 98, 9, shade),
            path("M60 84C60 58 76 46 100 46S140 58 140 84C140 116 124 134 100 134S60 116 60 84Z",
                 skin),
            dot(76, 109, 8, blush), dot(124, 109, 8, blush),
            path("M100 96C97 102 96 105 101 106", stroke=shade, width=4)]


def eyes(colour=INK):
    return [dot(83, 94, 5, colour), dot(117, 94, 5, colour)]


def brows(colour):
    return [path("M75 81Q83 76 90 80M110 80Q117 76 125 81", stroke=colour, width=4.5)]


def smile(colour=INK, d="M88 116Q100 126 112 116"):
    return [path(d, stroke=colour, width=4.5)]


def person(ground, parts):
    return [dot(100, 100, 95, ground), *parts]


PEOPLE = [
    # black bob with a fringe
    person("#c9d6d2", [
        path("M50 88C46 54 68 30 100 30S154 54 150 88V130C150 138 142 142 134 140H66"
             "C58 142 50 138 50 130Z", "#2b2629"),
        shoulders("#b5533c"), *head("#f0c9a0", "#dba97c", "#eba58a"), *eyes(), *smile(),
        path("M58 88C58 58 74 40 100 40S142 58 142 88C128 84 122 78 119 68C112 80 92 88 58 88Z",
             "#2b2629"),
    ]),
    # short curls and glasses
    person("#e3d2b0", [
        shoulders("#2f6f73"), *head("#8a5a3c", "#6f452c", "#9c5a44"), *eyes("#241a16"),
        *smile("#3a2018"),
        *(dot(x, y, r, "#2a1f1c") for x, y, r in (
            (64, 68, 13), (74, 52, 15), (92, 43, 15), (112, 43, 15), (128, 53, 15), (137, 69, 12),
            (100, 54, 15))),
        dot(83, 94, 13, "none", IVORY, 4), dot(117, 94, 13, "none", IVORY, 4),
        path("M96 92Q100 89 104 92M70 92L60 90M130 92L140 90", stroke=IVORY, width=4),
    ]),
    # headscarf: it covers neck and ears, so they are left out of the head
    person("#d8c7d6", [
        path("M100 30C64 30 48 58 50 92C51 116 46 130 38 148C56 160 144 160 162 148"
             "C154 130 149 116 150 92C152 58 136 30 100 30Z", "#6c4d86"),
        path("M28 162A95 95 0 0 0 172 162C166 152 158 146 148 142H52C42 146 34 152 28 162Z",
             "#6c4d86"),
        *head("#d9a577", "#c08a5c", "#d68a6c")[3:],
        path("M60 90C60 62 74 50 100 50S140 62 140 90C140 116 124 134 100 134S60 116 60 90Z"
             "M52 94C52 132 76 148 100 148S148 132 148 94C148 60 130 38 100 38S52 60 52 94Z",
             "#7f5c9b", rule="evenodd"),
        path("M62 138C84 158 122 156 146 134", stroke="#57396f", width=4),
        *brows("#3a2a22"), *eyes(), *smile(),
    ]),
    # flat cap, grey beard
    person("#bfcdd8", [
        shoulders("#4c5b46"), *head("#efc3a4", "#d9a584", "#efc3a4"), *eyes(),
        path("M60 92C62 104 66 106 74 106C84 106 90 108 100 108S116 106 126 106"
             "C134 106 138 104 140 92C144 124 128 148 100 148S56 124 60 92Z", "#d4d3cd"),
        path("M84 110C90 104 97 106 100 109C103 106 110 104 116 110C110 116 90 116 84 110Z",
             "#b9b7b0"),
        *smile("#7a4a40", "M92 120Q100 126 108 120"),
        path("M54 74C54 44 74 30 102 30C132 30 148 48 146 70Q100 54 54 74Z", "#6b5a48"),
        path("M54 74Q46 80 52 84Q94 62 140 74Q152 76 146 66Q98 52 54 74Z", "#54463a"),
        *brows("#c4c2bb"),
    ]),
    # red hair in a bun, freckles
    person("#d9dfc2", [
        dot(100, 30, 19, "#b4542a"),
        shoulders("#d8a23c"), *head("#f7d5b8", "#e5b591", "#f0a68c"), *eyes(), *brows("#a04a24"),
        *(dot(x, y, 1.8, "#c98a62") for x, y in (
            (72, 104), (78, 107), (84, 104), (116, 104), (122, 107), (128, 104))),
        *smile("#8a3a2c", "M86 114Q100 130 114 114"),
        path("M56 94C50 58 70 38 100 38S150 58 144 94C140 92 139 84 136 78C128 66 116 62 100 54"
             "C84 62 72 66 64 78C61 84 60 92 56 94Z", "#c9622f"),
        path("M100 40V52", stroke="#a04a24", width=4),
    ]),
    # knitted hat
    person("#e0c8bb", [
        path("M56 76C50 96 50 112 54 122C58 128 66 124 70 118H130C134 124 142 128 146 122"
             "C150 112 150 96 144 76Z", "#4a3226"),
        shoulders("#5b7a9a"), *head("#c68e63", "#a8734c", "#c47858"), *eyes(),
        *smile("#4a2a20"),
        path("M60 70C58 40 76 26 100 26S142 40 140 70Z", "#c2483e"),
        path("M80 34V62M100 29V62M120 34V62", stroke="#a53a32", width=4),
        box(53, 60, 94, 20, 10, "#e9d8b8"), dot(100, 22, 13, "#e9d8b8"),
    ]),
]

NIGHT, PLATE = "#33464f", "#1b2a31"


def bot(parts):
    return [dot(100, 100, 95, NIGHT), dot(100, 100, 91, "none", "#5d7480", 3), *parts]


# Bold and careful by turns: bold ones frown and grin, careful ones raise their brows.
BOTS = [
    # box with an antenna
    bot([
        path("M100 58V38", stroke="#9fb0b5", width=6), dot(100, 34, 9, "#f2b84b"),
        box(34, 84, 16, 38, 7, "#7d9299"), box(150, 84, 16, 38, 7, "#7d9299"),
        box(46, 56, 108, 96, 24, "#c8d3d3"), box(58, 72, 84, 44, 18, PLATE),
        dot(81, 94, 10, "#7fe0d2"), dot(119, 94, 10, "#7fe0d2"),
        path("M64 78L98 92V76ZM136 78L102 92V76Z", PLATE),
        path("M68 82L92 91M132 82L108 91", stroke="#7fe0d2", width=5),
        path("M78 126Q100 148 122 126Z", PLATE, PLATE, 5),
        path("M86 130H114", stroke="#c8d3d3", width=4),
    ]),
    # dome with one eye
    bot([
        path("M42 112C42 70 66 44 100 44S158 70 158 112Z", "#d9b26a"),
        box(36, 108, 128, 18, 9, "#a9823f"), box(54, 122, 92, 36, 16, "#c79d55"),
        dot(100, 86, 27, PLATE), dot(106, 90, 15, "#ff7042"), dot(103, 86, 5, IVORY),
        path("M73 82A27 27 0 0 1 127 82Q100 74 73 82Z", "#c79d55", "#a9823f", 4),
        path("M90 142Q100 138 110 142", stroke="#7d5c26", width=5),
        dot(62, 98, 4, "#8d6a30"), dot(138, 98, 4, "#8d6a30"),
    ]),
    # cat mask
    bot([
        path("M48 42L84 62H116L152 42L150 104Q148 124 130 138L100 160L70 138Q52 124 50 104Z",
             "#e7dcc6", "#e7dcc6", 8),
        path("M56 54L72 66L58 82ZM144 54L128 66L142 82Z", "#b5533c"),
        dot(78, 100, 14, PLATE), dot(122, 100, 14, PLATE), dot(80, 99, 7, "#f2b84b"),
        dot(120, 99, 7, "#f2b84b"),
        path("M60 82L94 98V82ZM140 82L106 98V82Z", "#e7dcc6"),
        path("M62 86L92 99M138 86L108 99", stroke="#b5533c", width=6),
        path("M93 130H107L100 138Z", PLATE, PLATE, 4),
        path("M62 122L48 120M64 130L52 134M138 122L152 120M136 130L148 134",
             stroke="#b5533c", width=4),
        path("M100 66V88M90 70V82M110 70V82", stroke="#b5533c", width=5),
    ]),
    # ball with bolts
    bot([
        box(86, 146, 28, 18, 6, "#61758a"), dot(100, 98, 56, "#8fa9c4"),
        path("M44 98A56 56 0 0 0 156 98Z", "#7590ad"),
        dot(42, 98, 11, "#4d6177"), dot(158, 98, 11, "#4d6177"),
        box(60, 78, 80, 30, 15, PLATE), box(74, 86, 14, 14, 3, "#bde6ff"),
        box(112, 86, 14, 14, 3, "#bde6ff"), path("M90 130Q100 126 110 130", stroke=PLATE, width=6),
        path("M66 70L86 62M134 70L114 62", stroke=PLATE, width=6),
        path("M76 50Q100 38 124 50", stroke="#c5d6e6", width=5),
    ]),
    # old television
    bot([
        path("M96 54L76 32M104 54L126 30", stroke="#9fb0b5", width=5), dot(76, 32, 6, "#9fb0b5"),
        dot(126, 30, 6, "#9fb0b5"), box(66, 146, 14, 16, 5, "#5c4636"),
        box(120, 146, 14, 16, 5, "#5c4636"),
        box(40, 52, 120, 98, 20, "#8a6a50"), box(50, 62, 82, 78, 18, "#17342f"),
        path("M66 80L84 89M116 80L98 89", stroke="#8df0a8", width=6),
        dot(77, 97, 6, "#8df0a8"), dot(105, 97, 6, "#8df0a8"),
        path("M71 112Q91 138 111 112Z", "#8df0a8", "#8df0a8", 4),
        dot(146, 80, 7, "#e7d3ae"), dot(146, 102, 7, "#e7d3ae"),
        path("M141 122H151M141 132H151", stroke="#5c4636", width=4),
    ]),
    # capsule with goggles
    bot([
        path("M64 84C64 54 78 38 100 38S136 54 136 84V132C136 152 122 162 100 162S64 152 64 132Z",
             "#b9a4d6"),
        path("M64 118H136V132C136 152 122 162 100 162S64 152 64 132Z", "#9a83bd"),
        box(50, 76, 100, 14, 7, "#5f4c80"),
        dot(79, 84, 21, "#5f4c80"), dot(121, 84, 21, "#5f4c80"),
        dot(79, 84, 14, IVORY), dot(121, 84, 14, IVORY),
        dot(82, 86, 6, PLATE), dot(118, 86, 6, PLATE),
        path("M64 60L86 52M136 60L114 52", stroke="#5f4c80", width=6),
        path("M92 130V140M100 130V140M108 130V140", stroke="#4a3a66", width=5),
        path("M100 38V28", stroke="#9a83bd", width=6),
        path("M88 26H112", stroke="#9a83bd", width=6),
    ]),
]


def main():
    here = Path(__file__).resolve().parent
    for kind, faces in (("person", PEOPLE), ("bot", BOTS)):
        for number, shapes in enumerate(faces):
            body = "".join(f"  {shape}\n" for shape in shapes)
            text = ('<svg xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 200 200" '
                    f'width="200" height="200">\n{body}</svg>\n')
            (here / f"{kind}-{number}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
