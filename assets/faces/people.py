"""Twelve people in 200 × 200, each with four expressions. draw.py imports it.

Qt's SVG renderer does not clip, so all that meets the round border follows its arc.
"""

from drawing import circle, path

INK, WHITE, MOUTH, DROP = "#23313a", "#fffdf8", "#6d2530", "#8ad0f0"

HEADS = {
    "round": "M60 84C60 58 76 46 100 46S140 58 140 84C140 116 124 134 100 134S60 116 60 84Z",
    "square": "M60 80C60 56 76 46 100 46S140 56 140 80V104C140 126 122 138 100 138S60 126 60 104Z",
    "long": "M63 82C63 58 78 44 100 44S137 58 137 82C137 120 120 142 100 142S63 120 63 82Z",
    "pointed": "M58 82C58 58 76 46 100 46S142 58 142 82C142 106 116 140 100 140S58 106 58 82Z",
}


def eyes(mood, ink):
    if mood == "calm":
        return [circle(83, 94, 5.4, ink), circle(117, 94, 5.4, ink),
                circle(85, 92, 1.7, WHITE), circle(119, 92, 1.7, WHITE)]
    if mood == "thinking":
        return [circle(83, 94, 8, WHITE), circle(117, 94, 8, WHITE),
                circle(86, 90.5, 4.8, ink), circle(120, 90.5, 4.8, ink)]
    if mood == "glad":
        return [path("M75 97Q83 86 91 97M109 97Q117 86 125 97", stroke=ink, width=5)]
    return [circle(83, 95, 9.5, WHITE), circle(117, 95, 9.5, WHITE),
            circle(83, 96, 4, ink), circle(117, 96, 4, ink)]


def brows(mood, colour):
    return [path({"calm": "M74 81Q82 75.5 91 79.5M109 79.5Q118 75.5 126 81",
                  "thinking": "M74 82Q82 77.5 91 80M109 73Q118 66 128 75",
                  "glad": "M73 79Q82 71 91 76M109 76Q118 71 127 79",
                  "dismayed": "M71 83Q78 76 90 72M110 72Q122 76 129 83"}[mood],
                 stroke=colour, width=4.5)]


def mouth(mood, ink, low=0):
    """`low`: how far below the usual place."""
    place = f' transform="translate(0 {low})"' if low else ""
    if mood == "glad":
        return [path("M83 112Q100 117 117 112Q115 131 100 131T83 112Z", MOUTH, MOUTH, 3, place),
                path("M86 113.5Q100 117.5 114 113.5L112 118.5Q100 121 88 118.5Z", WHITE,
                     extra=place)]
    if mood == "dismayed":
        return [path("M89 126C89 110 111 110 111 126Q100 120 89 126Z", MOUTH, MOUTH, 4, place)]
    line = "M88 116Q100 126 112 116" if mood == "calm" else "M91 120Q101 119 111 115"
    return [path(line, stroke=ink, width=4.5, extra=place)]


def shoulders(colour):
    """From the border of the portrait up to the neck."""
    return path("M28 162A95 95 0 0 0 172 162C160 144 138 138 118 135H82C62 138 40 144 28 162Z",
                colour)


def head(skin, shade, blush, shape="round", covered=False):
    """`covered`: neck and ears are not to be seen."""
    bare = [path("M84 118H116V138C116 152 84 152 84 138Z", shade),
            circle(59, 98, 9, shade), circle(141, 98, 9, shade)]
    return [*([] if covered else bare), path(HEADS[shape], skin),
            circle(75, 110, 8, blush), circle(125, 110, 8, blush),
            path("M100 96C97 102 96 105 101 106", stroke=shade, width=4)]


def person(mood, ground, under, hair, over=(), brow=INK, ink=INK, low=0):
    """What lies below the eyes, in front of the brows, and over all."""
    drop = [path("M151 58C157 67 159 73 154 77C149 80 143 76 145 70Z", DROP, "#4f9cc4", 1.5)]
    return [circle(100, 100, 95, ground), *under, *hair, *brows(mood, brow), *eyes(mood, ink),
            *mouth(mood, ink, low), *over, *(drop if mood == "dismayed" else [])]


def bob(mood):
    hair = "#2b2629"
    return person(mood, "#c9d6d2", [
        path("M50 88C46 54 68 30 100 30S154 54 150 88V130C150 138 142 142 134 140H66"
             "C58 142 50 138 50 130Z", hair),
        shoulders("#b5533c"), *head("#f0c9a0", "#dba97c", "#eba58a"),
    ], [
        path("M58 88C58 58 74 40 100 40S142 58 142 88C130 83 123 76 119 64C110 76 90 82 58 88Z",
             hair),
        path("M66 62Q78 46 98 44", stroke="#4a4348", width=4),
    ], brow=hair)


def curls(mood):
    hair = "#2a1f1c"
    rims = [circle(83, 95, 14, stroke="#f4ead6", width=4),
            circle(117, 95, 14, stroke="#f4ead6", width=4),
            path("M97 93Q100 90 103 93M69 93L60 91M131 93L140 91", stroke="#f4ead6", width=4)]
    return person(mood, "#e3d2b0", [
        shoulders("#2f6f73"), path("M82 136L100 156L118 136", "#f4ead6"),
        *head("#8a5a3c", "#6f452c", "#9c5a44"),
    ], [circle(x, y, r, hair) for x, y, r in (
        (64, 68, 13), (74, 52, 15), (92, 42, 15), (112, 42, 15), (128, 53, 15), (137, 69, 12),
        (100, 52, 15))], rims, brow=hair, ink="#241a16")


def scarf(mood):
    cloth, fold = "#7f5c9b", "#57396f"
    return person(mood, "#d8c7d6", [
        path("M100 30C64 30 48 58 50 92C51 116 46 130 38 148C56 160 144 160 162 148"
             "C154 130 149 116 150 92C152 58 136 30 100 30Z", "#6c4d86"),
        path("M28 162A95 95 0 0 0 172 162C166 152 158 146 148 142H52C42 146 34 152 28 162Z",
             "#6c4d86"),
        *head("#d9a577", "#c08a5c", "#d68a6c", covered=True),
    ], [
        path("M60 90C60 62 74 50 100 50S140 62 140 90C140 116 124 134 100 134S60 116 60 90Z"
             "M52 94C52 132 76 148 100 148S148 132 148 94C148 60 130 38 100 38S52 60 52 94Z",
             cloth, extra=' fill-rule="evenodd"'),
        path("M62 140C84 160 122 158 146 136M66 52Q80 42 96 41", stroke=fold, width=4),
    ], brow="#3a2a22")


def cap(mood):
    return person(mood, "#bfcdd8", [
        shoulders("#4c5b46"), *head("#efc3a4", "#d9a584", "#efc3a4"),
        path("M60 92C62 104 66 106 74 106C84 106 90 108 100 108S116 106 126 106"
             "C134 106 138 104 140 92C144 124 128 150 100 150S56 124 60 92Z", "#dedcd4"),
        path("M76 132Q82 140 90 143M124 132Q118 140 110 143", stroke="#c3c1b8", width=4),
    ], [
        path("M54 74C54 44 74 30 102 30C132 30 148 48 146 70Q100 54 54 74Z", "#6b5a48"),
        path("M64 52Q78 38 100 36M122 38Q134 44 138 56", stroke="#7d6b57", width=4),
        path("M54 74Q46 80 52 84Q94 62 140 74Q152 76 146 66Q98 52 54 74Z", "#54463a"),
    ], [path("M80 112C88 103 97 106 100 109C103 106 112 103 120 112C113 117 87 117 80 112Z",
             "#b9b7b0")], brow="#b5b2a8", low=5)


def bun(mood):
    hair = "#c9622f"
    return person(mood, "#d9dfc2", [
        circle(100, 30, 19, "#b4542a"),
        shoulders("#d8a23c"), *head("#f7d5b8", "#e5b591", "#f0a68c"),
        *(circle(x, y, 1.8, "#c98a62") for x, y in (
            (70, 105), (76, 109), (83, 106), (117, 106), (124, 109), (130, 105))),
    ], [
        path("M56 94C50 58 70 38 100 38S150 58 144 94C140 92 139 84 136 78C128 66 116 62 100 54"
             "C84 62 72 66 64 78C61 84 60 92 56 94Z", hair),
        path("M100 40V52M88 26Q98 18 110 24", stroke="#a04a24", width=4),
    ], brow="#a04a24", ink="#3f3a2c")


def knitted(mood):
    return person(mood, "#e0c8bb", [
        path("M56 76C50 96 50 112 54 122C58 128 66 124 70 118H130C134 124 142 128 146 122"
             "C150 112 150 96 144 76Z", "#4a3226"),
        shoulders("#5b7a9a"), *head("#c68e63", "#a8734c", "#c47858"),
    ], [
        path("M60 70C58 40 76 26 100 26S142 40 140 70Z", "#c2483e"),
        path("M80 34V62M100 29V62M120 34V62", stroke="#a53a32", width=4),
        path("M63 58H137A9 9 0 0 1 137 76H63A9 9 0 0 1 63 58Z", "#e9d8b8"),
        circle(100, 22, 13, "#e9d8b8"),
    ], brow="#4a3226", ink="#33231c")


def beard(mood):
    hair = "#774628"
    return person(mood, "#cfe0d8", [
        shoulders("#34506b"), path("M82 136L100 160L118 136Z", "#f0e6d2"),
        *head("#e9b890", "#cf9a70", "#dc9274", "square"),
        path("M59 88C63 104 70 108 80 107C90 105 94 107 100 107S110 105 120 107"
             "C130 108 137 104 141 88V108C141 134 122 152 100 152S59 134 59 108Z", hair),
    ], [
        path("M57 84C50 58 62 34 92 34C120 26 150 44 143 84C139 78 138 72 134 66"
             "C112 70 84 66 72 58C66 66 62 74 57 84Z", hair),
        path("M78 46Q98 54 126 48", stroke="#93603c", width=4),
    ], brow="#5a3420", ink="#2c1d14", low=5)


def earrings(mood):
    gold = "#e8b23a"
    return person(mood, "#e8cfa6", [
        path("M62 150C70 140 78 138 84 128H116C122 138 130 140 138 150Z", "#7a3f5f"),
        shoulders("#8f4c70"), path("M82 126H118V146Q100 152 82 146Z", "#7a3f5f"),
        *head("#6b4330", "#533120", "#8a4f3c", "long", covered=True),
        circle(62, 98, 8, "#533120"), circle(138, 98, 8, "#533120"),
        circle(59, 116, 9, stroke=gold, width=4), circle(141, 116, 9, stroke=gold, width=4),
    ], [
        path("M61 80C59 52 78 38 100 38S141 52 139 80C136 64 124 56 100 56S64 64 61 80Z",
             "#1f1715"),
        path("M84 43Q100 38 116 43", stroke="#3a2c28", width=4),
    ], brow="#1f1715", ink="#170f0c")


def silver(mood):
    hair = "#e9e7e1"
    rims = [circle(83, 95, 15, stroke="#b0404a", width=4),
            circle(117, 95, 15, stroke="#b0404a", width=4),
            path("M98 94H102M68 92L60 89M132 92L140 89", stroke="#b0404a", width=4)]
    return person(mood, "#b9cfe0", [
        path("M48 96C42 58 66 32 100 32S158 58 152 96C152 118 150 128 140 132H60"
             "C50 128 48 118 48 96Z", "#d3d0c8"),
        shoulders("#5f7d63"), path("M80 136Q100 154 120 136L126 140Q100 168 74 140Z", "#f0e3c4"),
        *head("#f3d3b3", "#dcb48f", "#eba996"),
        path("M70 118Q72 122 76 124M130 118Q128 122 124 124", stroke="#dcb48f", width=3),
    ], [
        path("M56 92C52 60 70 36 100 36S148 60 144 92C142 76 130 66 116 56C100 70 66 68 56 92Z",
             hair),
        path("M74 58Q92 54 108 46M126 60Q136 68 140 78", stroke="#c9c6bd", width=4),
    ], rims, brow="#b9b5ab")


def moustache(mood):
    hair = "#7b6a5c"
    return person(mood, "#d8cfe2", [
        shoulders("#3b3f4c"), path("M80 136L100 158L120 136Z", "#f4ead6"),
        path("M100 150L82 141V161ZM100 150L118 141V161Z", "#c2483e", "#c2483e", 4),
        *head("#f0bfa0", "#d79b7c", "#e8947c", "square"),
        path("M54 98C50 84 54 72 62 68L66 90ZM146 98C150 84 146 72 138 68L134 90Z", hair),
        path("M80 60Q100 54 120 60", stroke="#dfa888", width=3),
        path("M82 54Q92 49 102 49", stroke="#fbdcc4", width=4),
    ], [], [path("M100 110C92 104 78 106 68 117C80 118 92 120 100 114C108 120 120 118 132 117"
                 "C122 106 108 104 100 110Z", hair)], brow=hair, low=9)


def headphones(mood):
    hair, shell = "#2f8f96", "#f2b84b"
    return person(mood, "#f0d9d2", [
        shoulders("#3d4a57"), path("M80 137Q100 150 120 137L124 141Q100 160 76 141Z", "#59697a"),
        *head("#f2cda6", "#d9ab7f", "#eea48e", "pointed"),
    ], [
        path("M55 92C48 54 70 32 102 32C138 32 154 58 145 92C142 84 140 76 134 70L122 80L116 66"
             "L98 80L90 66L72 82C64 80 60 84 55 92Z", hair),
        path("M80 42Q94 36 110 40", stroke="#4fb3b8", width=4),
    ], [
        path("M54 92C46 48 70 24 100 24S154 48 146 92", stroke="#2b3640", width=7),
        path("M46 84H56A5 5 0 0 1 61 89V109A5 5 0 0 1 56 114H46Q40 99 46 84ZM154 84H144"
             "A5 5 0 0 0 139 89V109A5 5 0 0 0 144 114H154Q160 99 154 84Z", shell),
    ], brow="#23737a")


def straw(mood):
    hair, hat = "#50301f", "#e9c877"
    return person(mood, "#bfdcc4", [
        path("M54 70C42 92 52 112 40 138C44 152 60 156 74 150H126C140 156 156 152 160 138"
             "C148 112 158 92 146 70Z", hair),
        shoulders("#f0e6d2"), path("M70 140L78 176M130 140L122 176", stroke="#c05a4a", width=8),
        *head("#e3ad82", "#c98d60", "#dd8669"),
        path("M58 74C60 100 56 108 54 118C48 104 48 86 54 70ZM142 74C140 100 144 108 146 118"
             "C152 104 152 86 146 70Z", hair),
    ], [
        path("M62 62C62 34 78 20 100 20S138 34 138 62Q100 72 62 62Z", hat),
        path("M61 52Q100 64 139 52L140 64Q100 76 60 64Z", "#c2483e"),
        path("M26 74C40 60 60 60 62 62Q100 74 138 62C140 60 160 60 174 74C150 84 120 76 100 76"
             "S50 84 26 74Z", "#d9b45f"),
        circle(130, 57, 9, WHITE), circle(130, 57, 4, "#e8b23a"),
    ], brow=hair, ink="#2c1c12")


PEOPLE = [bob, curls, scarf, cap, bun, knitted,
          beard, earrings, silver, moustache, headphones, straw]
