#!/usr/bin/env python3
"""Plays a whole game by the names and press actions of the buttons alone, as with a screen
reader: play_by_names.py FACEDOWN GAME"""

import random
import sys

from games import Game


def main(path, name_of_game):
    dice = random.Random(1)
    with Game(path, name_of_game) as game:
        def press(buttons):
            button = dice.choice(buttons)
            name = button.name
            assert button.press(), f"{name} cannot be pressed"
            return name

        def again():
            assert game.root.find("push button", "Play again")[0].press()

        game.play_through(press, again)


if __name__ == "__main__":
    main(*sys.argv[1:])
