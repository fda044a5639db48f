"""The four suits of Nyet!: their colours and their signs. draw.py imports it."""

from drawing import circle, group, mix, path

# A colour each to be read on ivory (`deep`), on the dark table (`bright`), and one between for the
# heart of a sign, which its deep border sets off from any ground.
SUITS = {
    #          deep       bright     heart
    "blue": ("#14549e", "#62b2fa", "#3d92e8"),
    "red": ("#b4290f", "#ff8062", "#f4694a"),
    "yellow": ("#875b00", "#f7ca46", "#f9c22e"),
    "green": ("#1b6536", "#71cb84", "#52b168"),
}

# For colour-blind eyes, in safe/: hues of Okabe and Ito (2008), which also differ in lightness.
SAFE = {
    "blue": ("#00377d", "#8cc4f7", "#1a74bd"),
    "red": ("#7f2500", "#ff8330", "#dc5c0c"),
    "yellow": ("#736600", "#f4ea62", "#f0e442"),
    "green": ("#006a4b", "#22b98c", "#22b98c"),
}

LETTERS = {"B": "blue", "R": "red", "Y": "yellow", "G": "green"}

DROP = "M0-28C9-14 21-4 21 8A21 21 0 0 1-21 8C-21-4-9-14 0-28Z"
DROP_HEART = "M0-16C6-7 14.5 0 14.5 8.5A14.5 14.5 0 0 1-14.5 8.5C-14.5 0-6-7 0-16Z"
FLAME = ("M1-29C4-16 22-10 22 9C22 21 12 28 0 28S-22 21-22 8C-22-1-17-7-15-17"
         "C-10-13-8-9-7-4C-1-10 2-18 1-29Z")
FLAME_HEART = ("M3-8C5 0 13 4 13 12C13 19 8 23 0 23S-13 19-13 12C-13 7-11 4-9-1"
               "C-6 2-5 4-4 7C0 3 3-1 3-8Z")
LEAF = "M26-26C28 4 14 24-14 20C-24-10-4-28 26-26Z"
LEAF_HEART = "M20-20C20 2 10 17-9 14.5C-15-6-2-20 20-20Z"


def drop(body, heart, gleam):
    return [path(DROP, body), path(DROP_HEART, heart),
            path("M-8.5 9A8.5 8.5 0 0 0 0 17.5", stroke=gleam, width=4)]


def flame(body, heart, gleam):
    return [path(FLAME, body), path(FLAME_HEART, heart),
            path("M1 10C3 13 5.5 14.5 5.5 17.5C5.5 20 3 21.5 0 21.5S-5.5 20-5.5 17.5"
                 "C-5.5 14.5-1 13 1 10Z", gleam)]


def sun(body, heart, gleam):
    rays = [line for k in range(8) for line in (
        path("M-6-17L0-29L6-17Z", body, body, 2, f' transform="rotate({k * 45})"'),
        path("M-2.4-19L0-23.5L2.4-19Z", heart, heart, 1, f' transform="rotate({k * 45})"'))]
    return [*rays, circle(0, 0, 15, body), circle(0, 0, 11.5, heart),
            path("M-6.5 0A6.5 6.5 0 0 1 0-6.5", stroke=gleam, width=3.2)]


def leaf(body, heart, gleam):
    return [path("M-27 28L-10 11", stroke=body, width=6), path(LEAF, body),
            path(LEAF_HEART, heart),
            path("M-13 14L11-11M-2 2.5V-8M-2 2.5H8", stroke=body, width=4)]


SIGNS = {"blue": drop, "red": flame, "yellow": sun, "green": leaf}


def sign(suit, colours, x=0, y=0, scale=1.0):
    """About 56 × 56 around the origin, for light grounds."""
    deep, _, heart = colours[suit]
    return group(SIGNS[suit](deep, heart, mix(heart, "#ffffff", 0.6)), x, y, scale)


def bright_sign(suit, colours, x=0, y=0, scale=1.0):
    """The same for dark grounds."""
    deep, bright, _ = colours[suit]
    return group(SIGNS[suit](bright, mix(bright, "#ffffff", 0.32), bright), x, y, scale)


def quiet_sign(suit, ink, ground, x=0, y=0, scale=1.0):
    """A sign that is only an ornament, in one colour on its ground."""
    return group(SIGNS[suit](ink, ground, ink), x, y, scale)
