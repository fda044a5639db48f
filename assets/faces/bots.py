"""Twelve bots in 200 × 200 that nobody takes for people, each with four expressions. draw.py
imports it.

Bold and careful ones by turns: bold ones frown and grin, careful ones raise their brows.
"""

from drawing import circle, path

NIGHT, PLATE, WHITE = "#33464f", "#1b2a31", "#f4ead6"


def box(x, y, w, h, r, fill):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"/>'


def eyes(mood, y, apart, r, light):
    """Two lamps, each as far from the middle; `r` is how large they are."""
    out = []
    for x in (100 - apart, 100 + apart):
        if mood == "calm":
            out.append(circle(x, y, r, light))
        elif mood == "thinking":
            # One is narrowed.
            out.append(path(f"M{x - r} {y}A{r} {r} 0 0 0 {x + r} {y}Z", light, light, 2)
                       if x < 100 else circle(x + 1, y - 1, r, light))
        elif mood == "glad":
            out.append(path(f"M{x - r} {y + r // 2}Q{x} {y - r - r // 2} {x + r} {y + r // 2}",
                            stroke=light, width=6))
        else:
            out += [circle(x, y, r, stroke=light, width=4), circle(x, y, 2.5, light)]
    return out


def brows(mood, y, apart, half, colour, bold):
    """Their inner ends are low in a frown, high in dismay."""
    slants = {"calm": (5, 5) if bold else (-2, -2), "thinking": (3, -9) if bold else (0, -9),
              "glad": (-3, -3), "dismayed": (-8, -8)}[mood]
    rise = {"glad": 4, "dismayed": 2}.get(mood, 0)
    out = []
    for side, slant in zip((-1, 1), slants):
        lift = rise + (7 if mood == "thinking" and side > 0 else 0)
        outer, inner = 100 + side * (apart + half), 100 + side * (apart - half)
        tilt = slant if slant != -9 else 0
        out.append(path(f"M{outer} {y - tilt - lift}L{inner} {y + tilt - lift}",
                        stroke=colour, width=5.5))
    return out


def mouth(mood, y, half, colour, bold, inner=None):
    """In the middle at `y`; an open one shows `inner`."""
    left, right = 100 - half, 100 + half
    if mood == "glad":
        return [path(f"M{left} {y - 5}H{right}Q{right - 2} {y + 13} 100 {y + 13}"
                     f"T{left} {y - 5}Z", colour, colour, 4),
                *([path(f"M{left + 5} {y - 1}H{right - 5}", stroke=inner, width=4)]
                  if inner else [])]
    if mood == "dismayed":
        step = half / 2
        return [path(f"M{left} {y + 6}L{left + step:g} {y - 3}L100 {y + 6}L{right - step:g} {y - 3}"
                     f"L{right} {y + 6}", stroke=colour, width=5)]
    if mood == "thinking":
        return [path(f"M{100 - half // 2} {y + 3}L{right - 2} {y - 2}", stroke=colour, width=5)]
    if bold:
        return [path(f"M{left} {y - 4}Q100 {y + 2} {right} {y - 6}Q{right - 6} {y + 10} 100 {y + 9}"
                     f"Q{left + 8} {y + 9} {left} {y - 4}Z", colour, colour, 3)]
    return [path(f"M{100 - half // 2} {y}Q100 {y + 4} {100 + half // 2} {y}",
                 stroke=colour, width=5)]


def bot(*parts):
    return [circle(100, 100, 95, NIGHT), circle(100, 100, 91, stroke="#5d7480", width=3), *parts]


def antenna(mood):
    light = "#7fe0d2"
    return bot(
        path("M100 58V38", stroke="#9fb0b5", width=6),
        circle(100, 34, 9, {"glad": "#ffe08a", "dismayed": "#ff7042"}.get(mood, "#f2b84b")),
        box(34, 84, 16, 38, 7, "#7d9299"), box(150, 84, 16, 38, 7, "#7d9299"),
        box(46, 56, 108, 96, 24, "#c8d3d3"), path("M62 68Q68 62 78 62", stroke="#eef3f2", width=5),
        box(58, 72, 84, 44, 18, PLATE), *eyes(mood, 97, 20, 9, light),
        *brows(mood, 84, 22, 11, light, True), *mouth(mood, 132, 22, PLATE, True, "#c8d3d3"))


def dome(mood):
    """It has one eye, and a lid over it."""
    iris = {"calm": [circle(106, 90, 15, "#ff7042"), circle(103, 86, 5, WHITE)],
            "thinking": [circle(112, 80, 13, "#ff7042"), circle(109, 77, 4, WHITE)],
            "glad": [path("M82 94Q100 68 118 94", stroke="#ff7042", width=9)],
            "dismayed": [circle(100, 87, 20, WHITE), circle(100, 87, 8, "#ff7042")]}[mood]
    lid = {"calm": "M73 82A27 27 0 0 1 127 82Q100 74 73 82Z",
           "thinking": "M73 80A27 27 0 0 1 113 63Q92 76 73 80Z",
           "glad": "M73 100A27 27 0 0 0 127 100Q100 106 73 100Z", "dismayed": ""}[mood]
    line = {"calm": "M90 141Q100 144 110 141", "thinking": "M92 144L112 138",
            "glad": "M82 134Q100 154 118 134Z",
            "dismayed": "M84 146L92 138L100 146L108 138L116 146"}
    return bot(
        path("M42 112C42 70 66 44 100 44S158 70 158 112Z", "#d9b26a"),
        path("M58 82Q68 58 90 52", stroke="#efd190", width=5),
        box(36, 108, 128, 18, 9, "#a9823f"), box(54, 122, 92, 36, 16, "#c79d55"),
        circle(100, 86, 27, PLATE), *iris,
        *([path(lid, "#c79d55", "#a9823f", 4)] if lid else []),
        path(line[mood], "#7d5c26" if mood == "glad" else "none", "#7d5c26", 5),
        circle(62, 98, 4, "#8d6a30"), circle(138, 98, 4, "#8d6a30"))


def cat(mood):
    red, fur, gold = "#b5533c", "#e7dcc6", "#f2b84b"
    down = mood == "dismayed"
    ears = "M36 70L84 64H116L164 70" if down else "M48 42L84 62H116L152 42"
    inner = ("M46 74L70 72L58 88ZM154 74L130 72L142 88Z" if down
             else "M56 54L72 66L58 82ZM144 54L128 66L142 82Z")
    sockets = [circle(78, 100, 15, PLATE), circle(122, 100, 15, PLATE)]
    frown = [path("M60 82L94 98V82ZM140 82L106 98V82Z", fur)] if mood == "calm" else []
    maw = {"calm": "M86 140Q94 146 100 140Q106 146 114 140", "thinking": "M92 144Q102 140 110 143",
           "glad": "M82 138Q100 146 118 138Q112 152 100 152T82 138Z",
           "dismayed": "M88 147Q100 137 112 147"}[mood]
    return bot(
        path(f"{ears}L150 104Q148 124 130 138L100 160L70 138Q52 124 50 104Z", fur, fur, 8),
        path(inner, red), *sockets, *eyes(mood, 99, 22, 8, gold), *frown,
        *brows(mood, 90 if mood == "calm" else 80, 24, 14, red, True),
        path("M93 128H107L100 136Z", PLATE, PLATE, 4),
        path(maw, PLATE if mood == "glad" else "none", PLATE, 4),
        path("M62 122L46 119M64 130L50 135M138 122L154 119M136 130L150 135", stroke=red, width=4),
        path("M100 64V84M90 67V78M110 67V78", stroke=red, width=5))


def ball(mood):
    light = "#bde6ff"
    return bot(
        box(86, 146, 28, 18, 6, "#61758a"), circle(100, 98, 56, "#8fa9c4"),
        path("M44 98A56 56 0 0 0 156 98Z", "#7590ad"),
        circle(42, 98, 11, "#4d6177"), circle(158, 98, 11, "#4d6177"),
        box(60, 77, 80, 32, 15, PLATE), *eyes(mood, 93, 19, 8, light),
        *brows(mood, 65, 24, 11, PLATE, False), *mouth(mood, 126, 18, PLATE, False, light),
        path("M76 50Q100 38 124 50", stroke="#c5d6e6", width=5))


def television(mood):
    light = "#8df0a8"
    # All that is on the screen, left of the knobs.
    face = [*brows(mood, 82, 20, 10, light, True), *eyes(mood, 97, 19, 7, light),
            *mouth(mood, 119, 20, light, True, "#17342f")]
    return bot(
        path("M96 54L76 32M104 54L126 30", stroke="#9fb0b5", width=5), circle(76, 32, 6, "#9fb0b5"),
        circle(126, 30, 6, "#9fb0b5"), box(66, 146, 14, 16, 5, "#5c4636"),
        box(120, 146, 14, 16, 5, "#5c4636"),
        box(40, 52, 120, 98, 20, "#8a6a50"), box(50, 62, 82, 78, 18, "#17342f"),
        path("M62 72Q68 69 76 69", stroke="#3b665c", width=4),
        '<g transform="translate(-9 0)">', *face, "</g>",
        circle(146, 80, 7, "#e7d3ae"), circle(146, 102, 7, "#e7d3ae"),
        path("M141 122H151M141 132H151", stroke="#5c4636", width=4))


def goggles(mood):
    dark = "#4a3a66"
    inside = {"calm": [circle(82, 86, 6, PLATE), circle(118, 86, 6, PLATE)],
              "thinking": [circle(85, 79, 6, PLATE), circle(125, 79, 6, PLATE)],
              "glad": [path("M71 88Q79 76 87 88M113 88Q121 76 129 88", stroke=PLATE, width=5)],
              "dismayed": [circle(79, 85, 3, PLATE), circle(121, 85, 3, PLATE)]}[mood]
    grille = {"glad": "M84 128Q100 150 116 128Z",
              "dismayed": "M84 144L92 134L100 144L108 134L116 144",
              "thinking": "M92 140L112 132"}.get(mood, "M92 130V140M100 130V140M108 130V140")
    return bot(
        path("M64 84C64 54 78 38 100 38S136 54 136 84V132C136 152 122 162 100 162S64 152 64 132Z",
             "#b9a4d6"),
        path("M64 118H136V132C136 152 122 162 100 162S64 152 64 132Z", "#9a83bd"),
        path("M76 58Q82 46 94 45", stroke="#d5c6ea", width=4),
        box(50, 76, 100, 14, 7, "#5f4c80"),
        circle(79, 84, 21, "#5f4c80"), circle(121, 84, 21, "#5f4c80"),
        circle(79, 84, 15, WHITE), circle(121, 84, 15, WHITE), *inside,
        *brows(mood, 56, 25, 11, "#5f4c80", False),
        path(grille, dark if mood == "glad" else "none", dark, 5),
        path("M100 38V28M88 26H112", stroke="#9a83bd", width=6))


def knight(mood):
    light, steel = "#ffb454", "#aeb9c2"
    return bot(
        path("M100 44C84 18 112 8 142 20C130 26 124 36 118 46Z", "#c2483e"),
        path("M48 150C44 70 60 40 100 40S156 70 152 150Q126 166 100 166T48 150Z", steel),
        path("M60 92Q62 60 84 50", stroke="#d6dee3", width=5),
        path("M48 76L100 66L152 76L150 116L100 124L50 116Z", PLATE, "#7d8a94", 5),
        *eyes(mood, 98, 22, 8, light), *brows(mood, 84, 23, 12, light, True),
        path("M100 66V40", stroke="#7d8a94", width=6),
        *mouth(mood, 139, 22, PLATE, True, steel),
        *(circle(x, y, 4, "#7d8a94") for x, y in ((60, 136), (140, 136))))


def owl(mood):
    brass, wood, pale = "#d8a648", "#9a6a48", "#ecd9b4"
    lens = {"calm": [circle(76, 92, 10, PLATE), circle(124, 92, 10, PLATE),
                     circle(79, 89, 3, WHITE), circle(127, 89, 3, WHITE)],
            "thinking": [circle(81, 84, 10, PLATE), circle(129, 84, 10, PLATE)],
            "glad": [path("M63 97Q76 78 89 97M111 97Q124 78 137 97", stroke=PLATE, width=6)],
            "dismayed": [circle(76, 92, 4.5, PLATE), circle(124, 92, 4.5, PLATE)]}[mood]
    beak = {"glad": "M90 116H110L100 126ZM92 132H108L100 140Z",
            "dismayed": "M90 122Q100 108 110 122L100 134Z"}.get(mood, "M90 114H110L100 134Z")
    return bot(
        path("M44 34Q66 50 100 50T156 34Q152 62 158 96C162 136 136 164 100 164S38 136 42 96"
             "Q48 62 44 34Z", wood, wood, 6),
        path("M66 150Q66 122 100 122T134 150Q118 160 100 160T66 150Z", pale),
        path("M84 142L89 148L94 142M106 142L111 148L116 142", stroke=wood, width=4),
        circle(76, 92, 27, brass), circle(124, 92, 27, brass),
        circle(76, 92, 20, pale), circle(124, 92, 20, pale), *lens,
        *brows(mood, 58, 25, 13, "#6d4830", False), path(beak, "#f2b84b", "#c68a22", 3),
        path("M160 112H172M172 100V124", stroke=brass, width=6))


def kettle(mood):
    copper, dark = "#cf7a4a", "#8c4a28"
    steam = {"glad": "M150 52Q143 43 150 34M165 60Q159 52 165 45",
             "dismayed": "M148 50Q134 40 146 30M164 60Q154 48 164 38"}
    return bot(
        path("M146 112C164 108 160 80 172 70", stroke=copper, width=13),
        path("M50 92C26 92 28 134 54 132", stroke=dark, width=9),
        path("M48 114C48 74 66 56 100 56S152 74 152 114C152 146 134 160 100 160S48 146 48 114Z",
             copper),
        path("M60 98Q64 74 84 66", stroke="#eaa67c", width=5),
        box(68, 48, 64, 14, 7, dark), circle(100, 40, 9, dark),
        *([path(steam[mood], stroke="#dfe8ea", width=5)] if mood in steam else []),
        *([circle(80, 104, 13, "#fff1d6"), circle(120, 104, 13, "#fff1d6")]
          if mood in ("calm", "thinking") else []),
        *eyes(mood, 104, 20, 8, "#3a1c0e"), *brows(mood, 84, 22, 12, "#5a2c15", True),
        *mouth(mood, 137, 21, "#3a1c0e", True, "#fff1d6"))


def lantern(mood):
    frame, ink = "#5b6e63", "#6b3c0c"
    glow = {"glad": "#ffe9a0", "dismayed": "#d9a35c"}.get(mood, "#ffd271")
    return bot(
        path("M78 36C78 16 122 16 122 36", stroke=frame, width=6),
        path("M58 60L100 34L142 60Z", frame, frame, 8),
        path("M58 62H142L150 140H50Z", glow, glow, 4),
        path("M64 70L58 134", stroke="#fff6d8", width=5),
        path("M56 62L48 142M144 62L152 142", stroke=frame, width=7),
        box(42, 138, 116, 20, 8, frame), path("M64 166H136", stroke=frame, width=8),
        *eyes(mood, 98, 21, 8, ink), *brows(mood, 78, 22, 11, ink, False),
        *mouth(mood, 120, 18, ink, False, glow))


def diver(mood):
    brass, dark, light = "#d9a441", "#96691c", "#9be8f5"
    return bot(
        path("M40 160Q100 128 160 160A84 84 0 0 1 40 160Z", dark),
        circle(100, 96, 60, brass), path("M56 78Q66 52 90 45", stroke="#f2cb78", width=5),
        circle(40, 98, 13, dark), circle(160, 98, 13, dark), box(88, 26, 24, 16, 6, dark),
        circle(100, 98, 46, dark), circle(100, 98, 39, "#123b47"),
        *(circle(100 + x, 98 + y, 3.4, "#f2cb78")
          for x, y in ((0, -42.5), (0, 42.5), (-30, -30), (30, -30), (-30, 30), (30, 30))),
        *eyes(mood, 94, 17, 7, light), *brows(mood, 78, 18, 10, light, True),
        *mouth(mood, 116, 17, light, True, "#123b47"),
        *([circle(146, 60, 4, light), circle(154, 46, 6, stroke=light, width=3)]
          if mood == "dismayed" else []))


def clock(mood):
    red, face, ink = "#c2574a", "#fbf1dc", "#33302c"
    hands = {"glad": "M82 118L100 114L118 118", "thinking": "M84 112L100 115L114 110"}
    return bot(
        path("M66 150L54 166M134 150L146 166", stroke="#7a2f28", width=9),
        path("M44 66A26 26 0 0 1 84 42ZM156 66A26 26 0 0 0 116 42Z", "#e0a53c", "#e0a53c", 5),
        path("M100 46V30M90 28H110", stroke="#7a2f28", width=6),
        circle(100, 102, 58, red), circle(100, 102, 47, face),
        path("M100 60V66M100 138V144M58 102H64M136 102H142", stroke="#c9b28a", width=5),
        *eyes(mood, 94, 19, 7, ink), *brows(mood, 77, 20, 10, ink, False),
        path(hands.get(mood, "M82 114L100 115L118 114"), stroke=red, width=5),
        circle(100, 115, 4, ink), *mouth(mood, 131, 15, ink, False, face))


BOTS = [antenna, dome, cat, ball, television, goggles,
        knight, owl, kettle, lantern, diver, clock]
