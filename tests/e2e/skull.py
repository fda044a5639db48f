"""A game of Skull as it is seen from outside: what the table offers, and how it ends."""

import re

from accessible import Program, wait_for

# Every action of the rules by the name of its button, and the key printed on it; None where the
# keys are digits, in the order of the buttons.
ACTIONS = {
    r"(Place|Add|Lose) a flower": "f",
    r"(Place|Add|Lose) the skull": "s",
    r"Bid \d+": "b",
    r"Pass": "p",
    r"Show": "s",
    r"Keep hidden": "h",
    r"Flip your own disc|.+’s disc": None,
    r"Take disc \d": None,
    r".+ goes first": None,
}
KINDS = 5  # of these nine are to be done
MOST_PRESSES = 200  # in the few games that takes


def action(name):
    """The entry of ACTIONS that this is the name of, or None."""
    return next((pattern for pattern in ACTIONS if re.fullmatch(pattern, name)), None)


class Game(Program):
    def __init__(self, path):
        super().__init__(path, *"--new skull --players 3 --humans 1 --level easy --seed 5 "
                         "--pace instant --language en".split())
        self.done = []

    def offered(self):
        """The buttons of what can be done now, in their order."""
        return [button for button in self.root.find("push button", action) if button.usable]

    def ended(self):
        return any(button.usable for button in self.root.find("push button", "Another game"))

    def play(self, act):
        """Calls `act` with the buttons whenever the person at the screen is to act, to the end."""
        while True:
            buttons = wait_for(lambda: self.ended() or self.offered(), "an action or the end")
            if buttons is True:
                break
            assert len(self.done) < MOST_PRESSES, f"still no end after {self.done}"
            self.done.append(act(buttons))
        assert self.root.find(name=lambda text: text.endswith("has won")), "nobody has won"
        print(f"Over after: {', '.join(self.done)}")

    def play_through(self, act, again):
        """Plays to the end, and more games as `again` starts them, until a good part of the rules
        has come up."""
        while True:
            self.play(act)
            again()
            wait_for(self.offered, "another game")
            if len({action(name) for name in self.done}) >= KINDS:
                break
