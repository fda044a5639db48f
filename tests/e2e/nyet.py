"""Nyet! from outside: what its table offers."""

RULES = {
    "actions": {
        r".+: .+, can be covered": "",
        r".+, bot, easy, .+": "",
        r"With .+": "c",
        r"Bonus card for .+": None,
        r".+, in your hand, playable": "",
        r"(Discard|Pass) .+": "c",
        r"Continue": "Return",
    },
    "kinds": 3,
    "players": 5,
    "options": "--option target=1",
    "short": "target",
    "confirm": r"(With|Discard|Pass) .+|Continue",
}
