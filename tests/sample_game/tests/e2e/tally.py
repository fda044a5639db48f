"""Tally from outside: what its table offers."""

RULES = {
    "actions": {r"Play \d": None},
    "kinds": 1,
}
