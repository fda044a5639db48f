"""Geschenkt from outside: what its table offers."""

RULES = {
    "actions": {
        r"Take the \d+(: \+\d+ chips?)?": "t",
        r"No thanks: −1 chip": "n",
    },
    "kinds": 2,
}
