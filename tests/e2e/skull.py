"""Skull from outside: what its table offers."""

RULES = {
    "actions": {
        r"(Place|Add|Lose) a flower": "f",
        r"(Place|Add|Lose) the skull": "s",
        r"Bid \d+": "b",
        r"Pass": "p",
        r"Show": "s",
        r"Keep hidden": "h",
        r"Flip your own disc|.+’s disc": None,
        r"Take disc \d|Take the last disc": None,
        r".+ goes first": None,
    },
    "kinds": 5,
}
