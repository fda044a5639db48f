#!/usr/bin/env python3
"""Plays a whole game with the keyboard alone, in turns by the keys printed on the buttons and by
arrows and Enter; looks at the table as a screen reader does: play_by_keyboard.py FACEDOWN GAME"""

import random
import subprocess
import sys

from accessible import wait_for
from games import Game


def xdotool(*arguments):
    run = subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True)
    return run.stdout.split()


def walk_to(button):
    """Moves the focus to the button with the arrows."""
    for _ in range(100):
        if button.focused:
            return
        xdotool("key", "Right")
    raise AssertionError(f"the arrows do not reach {button.name}")


def main(path, name_of_game):
    dice = random.Random(2)
    with Game(path, name_of_game) as game:
        window = xdotool("search", "--sync", "--onlyvisible", "--pid", str(game.process.pid))[-1]
        xdotool("windowfocus", "--sync", window)

        def press(buttons):
            chosen = dice.randrange(len(buttons))
            name = buttons[chosen].name
            before = game.root.tree()
            if len(game.done) % 2 or game.letter(buttons, chosen) == "":
                walk_to(buttons[chosen])
                xdotool("key", "Return")
            else:
                xdotool("key", game.letter(buttons, chosen))
            wait_for(lambda: game.root.tree() != before, f"{name} to be done")
            return name

        # As a person would: once more, if it came too soon to be taken for meant.
        def begun():
            if game.ended():
                xdotool("key", "Return")
            return not game.ended()

        game.play_through(press, lambda: wait_for(begun, "Enter to start another game"))


if __name__ == "__main__":
    main(*sys.argv[1:])
