"""Games as they are seen from outside: what the table offers, and how it ends. What is special to
a game stands in a module of its name."""

import importlib
import re
from dataclasses import dataclass

from accessible import Program, wait_for


@dataclass
class Rules:
    # Every action by the name of its button or piece, and the key printed on it; None where the
    # keys are digits, in the order of the buttons; empty where only the arrows lead there.
    actions: dict
    kinds: int  # of these are to be done
    seed: int = 5
    players: int = 3
    options: str = ""
    short: str = ""  # what is switched on where it is set up, for a game of fewer rounds
    # What ends a choice: done at once when it is offered, so that no choice goes on for ever.
    confirm: str = "$^"


MOST_PRESSES = 200  # in the few games that takes


class Game(Program):
    def __init__(self, path, game):
        self.rules = Rules(**importlib.import_module(game).RULES)
        super().__init__(path, *f"--new {game} --players {self.rules.players} --humans 1 "
                         f"--level easy --seed {self.rules.seed} --pace instant --language en "
                         f"{self.rules.options}".split())
        self.done = []

    def action(self, name):
        """The entry of the game's actions that this is the name of, or None."""
        return next((pattern for pattern in self.rules.actions if re.fullmatch(pattern, name)),
                    None)

    def offered(self):
        """The buttons of what can be done now, in their order."""
        buttons = [button for button in self.root.find("push button", self.action)
                   if button.usable]
        return [button for button in buttons
                if re.fullmatch(self.rules.confirm, button.name)] or buttons

    def letter(self, buttons, chosen):
        """The key printed on a button."""
        names = [button.name for button in buttons]
        key = self.rules.actions[self.action(names[chosen])]
        if key is not None:
            return key
        digits = [name for name in names if self.rules.actions[self.action(name)] is None]
        return str(digits.index(names[chosen]) + 1)

    def ended(self):
        return any(button.usable for button in self.root.find("push button", "Play again"))

    def play(self, act):
        """Calls `act` with the buttons whenever the person at the screen is to act, to the end."""
        while True:
            buttons = wait_for(lambda: self.ended() or self.offered(), "an action or the end")
            if buttons is True:
                break
            assert len(self.done) < MOST_PRESSES, f"still no end after {self.done}"
            self.done.append(act(buttons))
        assert self.root.find(name=lambda text: re.search(" wins!$|share the win$", text)), \
            "nobody has won"
        print(f"Over after: {', '.join(self.done)}")

    def play_through(self, act, again):
        """Plays to the end, and more games as `again` starts them, until a good part of the rules
        has come up."""
        while True:
            self.play(act)
            again()
            wait_for(self.offered, "another game")
            if len({self.action(name) for name in self.done}) >= self.rules.kinds:
                break
