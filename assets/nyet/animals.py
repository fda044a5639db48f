"""The characters of Nyet!: six heads of animals on round badges, each with four expressions.
draw.py imports it.

They are drawn around 100, 100 in 200 × 200, as the portraits of faces/ are. Qt's SVG renderer does
not clip, so all that meets the round border follows its arc.
"""

from drawing import circle, group, mix, path, picture

DARK, WHITE = "#23262b", "#fbf5e8"


def mirrored(d, fill="none", stroke=None, width=0):
    """A shape and its mirror image about the middle."""
    return [path(d, fill, stroke, width),
            path(d, fill, stroke, width, ' transform="matrix(-1 0 0 1 200 0)"')]


def gleams(x, y):
    return [circle(100 - x + 1.8, y - 2, 2, "#ffffff"), circle(100 + x + 1.8, y - 2, 2, "#ffffff")]


def gaze(mood, xs, y, calm, ink=DARK):
    """The eyes at `xs`; `calm` is how they look at rest."""
    if mood == "calm":
        return calm
    if mood == "glad":
        return [path(f"M{x - 10} {y + 4}Q{x} {y - 11} {x + 10} {y + 4}", stroke=ink, width=5.5)
                for x in xs]
    r, pupil, up = (10, 5.5, 3.5) if mood == "thinking" else (11, 4, 0)
    return [line for x in xs for line in (circle(x, y, r, WHITE, ink, 1.5),
                                          circle(x + up, y - up, pupil, ink))]


def brows(mood, x, y, ink):
    """Left and right of the middle, where they are not at rest."""
    if mood in ("calm", "glad"):
        return []
    left, right = ((2, 0), (-9, -7)) if mood == "thinking" else ((4, -7), (4, -7))
    return [path(f"M{100 - x - 10} {y + left[0]}L{100 - x + 9} {y + left[1]}"
                 f"M{100 + x + 10} {y + right[0]}L{100 + x - 9} {y + right[1]}",
                 stroke=ink, width=5.5)]


def maw(mood, y, half, calm):
    """The mouth, with its middle at 100, `y`."""
    left, right = 100 - half, 100 + half
    if mood == "glad":
        return [path(f"M{left} {y}Q100 {y + 8} {right} {y}Q{right - 3} {y + 17} 100 {y + 17}"
                     f"T{left} {y}Z", "#7c2731", DARK, 4)]
    if mood == "dismayed":
        return [path(f"M{left + 4} {y + 10}Q100 {y - 5} {right - 4} {y + 10}",
                     stroke=DARK, width=5)]
    if mood == "thinking":
        return [path(f"M{left + 8} {y + 6}Q100 {y + 4} {right - 4} {y}", stroke=DARK, width=5)]
    return calm


def wolf(mood):
    fur, dark, pale = "#7f93a3", "#566a7b", "#eef0ea"
    return [
        path("M50 30L86 60H114L150 30L158 92L178 122L150 126L144 146L122 150L100 165L78 150L56 146"
             "L50 126L22 122L42 92Z", fur, fur, 7),
        *mirrored("M55 44L75 64Q62 72 58 84Z", dark, dark, 4),
        # the dark saddle from the ears down to the nose
        path("M86 58H114L120 82L110 126H90L80 82Z", dark, dark, 4),
        *mirrored("M98 172L78 148L58 142L54 124L34 118C48 110 58 98 72 104"
                  "C86 108 94 122 98 132Z", pale, pale, 4),
        path("M92 130H108L112 150L100 172L88 150Z", pale, pale, 4),
        *gaze(mood, (76, 124), 95, [
            *mirrored("M62 94Q76 82 90 98Q76 108 62 94Z", "#f4c445"),
            circle(78, 95, 5.5, DARK), circle(122, 95, 5.5, DARK), *gleams(22, 95),
            *mirrored("M60 93Q76 80 91 98", stroke=DARK, width=4)]),
        *brows(mood, 26, 80, DARK),
        path("M88 130Q100 124 112 130Q110 142 100 145Q90 142 88 130Z", DARK, DARK, 3),
        *maw(mood, 150, 14, [path("M100 145V154M88 158Q96 160 100 154Q104 160 112 158",
                                  stroke=DARK, width=4)]),
    ]


def crane(mood):
    white, grey, black, beak = "#fdfaf2", "#d9dcd6", "#2a2c30", "#c9a648"
    return [
        # the neck: white behind, black at the throat
        path("M86 194C84 160 92 142 88 116L146 84C158 112 150 130 156 176A95 95 0 0 1 86 194Z",
             white),
        path("M86 194C84 164 94 146 88 112L112 118C128 132 118 160 118 193.5A95 95 0 0 1 86 194Z",
             black),
        path("M68 78C68 50 88 36 110 36C136 36 152 56 152 82C152 108 132 124 110 124"
             "C84 124 68 106 68 78Z", white),
        # the black of the throat runs up behind the eye
        path("M70 92C84 100 92 96 104 98C122 100 130 108 142 104C134 118 122 124 110 124"
             "C88 124 74 110 70 92Z", black),
        # the long beak, that opens for joy and sinks in dismay
        *{"glad": [path("M78 70L14 78Q9 80 14 83L74 90Z", beak, beak, 3),
                   path("M74 92L20 108Q18 112 24 112L74 104Z", "#a9872f", "#a9872f", 3)],
          "dismayed": [path("M78 74L16 118Q12 124 20 123L72 104Z", beak, beak, 3),
                       path("M74 94L22 120", stroke="#8f7227", width=4)]}.get(
            mood, [path("M76 72L10 96Q6 99 12 101L72 100Z", beak, beak, 3),
                   path("M74 90L14 99", stroke="#8f7227", width=4)]),
        # the red crown
        path("M74 62C78 42 94 30 114 32C128 34 136 42 138 50C122 46 98 50 74 62Z", "#d8382a"),
        *gaze(mood, (102,), 76, [circle(100, 74, 8, DARK), circle(97.5, 71, 2.6, "#ffffff")]),
        *([path("M88 57L114 64", stroke=DARK, width=5)] if mood == "dismayed" else []),
        path("M138 62Q144 74 143 88", stroke=grey, width=5),
    ]


def tiger(mood):
    fur, dark, pale = "#f2992e", "#3a2a22", "#fff3dc"
    return [
        circle(52, 56, 24, fur), circle(148, 56, 24, fur),
        circle(52, 56, 12, pale), circle(148, 56, 12, pale),
        path("M100 36C144 36 168 66 166 104C172 116 168 126 162 130C154 156 130 168 100 168"
             "S46 156 38 130C32 126 28 116 34 104C32 66 56 36 100 36Z", fur),
        # white brows and cheeks
        *mirrored("M64 80C68 68 84 66 92 76C86 88 70 90 64 80Z", pale),
        *mirrored("M100 120C86 106 62 116 50 124C56 150 76 164 100 166Z", pale),
        # stripes
        path("M100 40V66", stroke=dark, width=8),
        *mirrored("M84 42Q88 52 86 60", stroke=dark, width=7),
        *mirrored("M36 92Q50 92 58 98M36 112Q46 110 54 113M42 134Q50 130 58 132",
                  stroke=dark, width=7),
        *gaze(mood, (76, 124), 94,
              [circle(76, 94, 8, DARK), circle(124, 94, 8, DARK), *gleams(24, 94)]),
        *brows(mood, 24, 76, dark),
        path("M86 112H114Q112 124 100 128Q88 124 86 112Z", "#e2705f", "#e2705f", 4),
        *maw(mood, 136, 20, [path("M100 128V138M80 138Q90 148 100 138Q110 148 120 138",
                                  stroke=dark, width=5)]),
        *(circle(x, y, 2.4, dark) for x, y in ((72, 128), (66, 136), (128, 128), (134, 136))),
    ]


def bear(mood):
    fur, dark, pale = "#84573a", "#5e3b26", "#d9b58c"
    return [
        circle(50, 54, 26, fur), circle(150, 54, 26, fur),
        circle(51, 56, 14, pale), circle(149, 56, 14, pale),
        path("M100 34C142 34 170 64 168 106C166 144 138 166 100 166S34 144 32 106"
             "C30 64 58 34 100 34Z", fur),
        path("M100 98C126 98 140 114 140 132C140 152 122 162 100 162S60 152 60 132"
             "C60 114 74 98 100 98Z", pale),
        *gaze(mood, (72, 128), 90,
              [circle(72, 90, 8, DARK), circle(128, 90, 8, DARK), *gleams(28, 90)]),
        *(brows(mood, 30, 72, dark) or mirrored("M60 74Q70 68 80 73", stroke=dark, width=5)),
        path("M82 112Q100 102 118 112Q118 126 100 132Q82 126 82 112Z", DARK, DARK, 3),
        path("M90 113Q97 109 104 111", stroke="#6b6f74", width=4),
        *maw(mood, 138, 19, [path("M100 132V140M82 142Q92 152 100 140Q108 152 118 142",
                                  stroke=dark, width=5)]),
    ]


def eagle(mood):
    feathers, dark, nape, beak = "#5b4030", "#3f2b20", "#e3b566", "#f3b62f"
    return [
        # the jagged nape, then the head
        path("M40 173C46 150 40 132 28 118L44 114L30 94L48 92L38 72L58 72C66 48 88 36 112 38"
             "L128 130C132 152 140 168 148 182A95 95 0 0 1 40 173Z", nape, nape, 3),
        path("M62 185.5C70 150 60 132 54 118L68 114L58 94L72 90L68 72C78 48 96 36 118 40"
             "C142 44 156 62 154 84L146 112C130 124 132 150 148 182A95 95 0 0 1 62 185.5Z",
             feathers, feathers, 2),
        # the hooked beak
        path("M142 76C166 70 188 84 188 104C188 114 184 124 178 128C178 116 170 112 160 112"
             "L134 112Q126 96 142 76Z", beak, beak, 3),
        path("M134 112Q128 96 141 77L152 76Q142 92 148 112Z", "#d98e1f"),
        path("M136 112H166Q162 138 138 128Z" if mood == "glad" else "M136 112H158Q152 120 138 120Z",
             "#c47c14", "#c47c14", 2),
        circle(164, 90, 3, "#9a6410"),
        *{"thinking": [circle(118, 80, 11, "#fbe08a"), circle(122, 76, 6, DARK)],
          "glad": [path("M107 86Q118 68 129 86", stroke="#fbe08a", width=6)],
          "dismayed": [circle(118, 82, 13, WHITE), circle(119, 83, 4, DARK)]}.get(
            mood, [circle(118, 82, 11, "#fbe08a"), circle(120, 82, 6, DARK),
                   circle(118, 79.5, 2, "#ffffff")]),
        path({"calm": "M98 66L138 74", "thinking": "M100 62L136 66",
              "glad": "M100 64Q118 56 134 66", "dismayed": "M100 70L134 58"}[mood],
             stroke=dark, width=9),
        path("M84 128Q92 140 90 154M104 130Q112 142 110 158", stroke=dark, width=5),
    ]


def fox(mood):
    fur, dark, pale = "#d4582a", "#3b2a2b", "#fff3e2"
    return [
        *mirrored("M44 32L92 66L46 100Z", fur, fur, 8),
        *mirrored("M44 32L62 45L45 60Z", dark, dark, 8),
        *mirrored("M54 58L78 72L56 86Z", "#f0a37c", "#f0a37c", 4),
        path("M100 56C128 56 150 70 158 96L184 124C164 146 128 146 100 176"
             "C72 146 36 146 16 124L42 96C50 70 72 56 100 56Z", fur, fur, 4),
        *mirrored("M100 172C72 144 40 146 20 124C44 116 58 112 72 112C88 112 96 130 100 142Z",
                  pale, pale, 2),
        *gaze(mood, (73, 127), 100, mirrored("M62 101Q74 88 84 103", stroke=dark, width=7), dark),
        *brows(mood, 27, 82, dark),
        *({"glad": [path("M82 146Q100 160 118 146Q112 166 100 172Q88 166 82 146Z", "#7c2731", dark,
                         4)],
           "dismayed": [path("M84 152Q100 138 116 152", stroke=dark, width=5)],
           "thinking": [path("M88 148Q100 150 114 142", stroke=dark, width=5)]}.get(mood, [])),
        path("M89 160Q100 152 111 160Q110 170 100 176Q90 170 89 160Z", dark, dark, 4),
    ]


# On its ground each head keeps its outline; no two grounds are alike.
ANIMALS = {
    "wolf": ("#b9cddb", wolf),
    "crane": ("#3f8285", crane),
    "tiger": ("#5b9150", tiger),
    "bear": ("#efcb78", bear),
    "eagle": ("#8fc0e2", eagle),
    "fox": ("#54476f", fox),
}


def face(name, mood):
    ground, head = ANIMALS[name]
    rim = circle(100, 100, 94, "none", mix(ground, DARK, 0.3), 4)
    lines = [circle(100, 100, 96, ground), *head(mood), rim]
    return picture([], group(lines, scale=0.5), 100, 100)
