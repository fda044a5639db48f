#!/usr/bin/env python3
"""Plays a game to its end and finds it in the library, deletes it and puts it back, replays it, and
looks up the statistics, by names and press actions alone: library_by_names.py FACEDOWN GAME"""

import random
import re
import sys

from accessible import wait_for
from games import Game


def main(path, name_of_game):
    dice = random.Random(1)
    with Game(path, name_of_game) as game:
        def button(name):
            def usable():
                return next((it for it in game.root.find("push button", name) if it.usable), None)
            return wait_for(usable, f"the button {name}")

        def press(name):
            assert button(name).press(), f"{name} cannot be pressed"

        def games():
            named = game.root.find("push button", lambda name: re.search(r", \d+ moves$", name))
            return [it for it in named if it.usable]

        def decide(buttons):
            chosen = dice.choice(buttons)
            name = chosen.name
            assert chosen.press(), f"{name} cannot be pressed"
            return name

        game.play(decide)
        press("Home")
        press("Library")
        wait_for(games, "the game in the library")
        press("Delete")
        wait_for(lambda: not games(), "the game to be gone")
        press("Undo")
        found = wait_for(games, "the game to be back")
        print(found[0].name)
        assert found[0].press(), "the game cannot be opened"
        press("Result") # what is replayed takes its time
        wait_for(game.ended, "the end of the replay")
        press("Library")
        press("Statistics")
        wait_for(lambda: game.root.find(name=lambda name: "Games: 1" in name),
                 "the statistics")


if __name__ == "__main__":
    main(*sys.argv[1:])
