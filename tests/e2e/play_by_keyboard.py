#!/usr/bin/env python3
"""Plays a whole game with the keyboard alone, in turns by the keys printed on the buttons and by
arrows and Enter; looks at the table as a screen reader does: play_by_keyboard.py FACEDOWN"""

import random
import subprocess
import sys

from accessible import wait_for
from skull import ACTIONS, Game, action


def xdotool(*arguments):
    run = subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True)
    return run.stdout.split()


def letter(buttons, chosen):
    """The key printed on a button."""
    names = [button.name for button in buttons]
    key = ACTIONS[action(names[chosen])]
    if key:
        return key
    digits = [name for name in names if ACTIONS[action(name)] is None]
    return str(digits.index(names[chosen]) + 1)


def walk_to(button):
    """Moves the focus to the button with the arrows."""
    for _ in range(100):
        if button.focused:
            return
        xdotool("key", "Right")
    raise AssertionError(f"the arrows do not reach {button.name}")


def main(path):
    dice = random.Random(2)
    with Game(path) as game:
        window = xdotool("search", "--sync", "--onlyvisible", "--pid", str(game.process.pid))[-1]
        xdotool("windowfocus", "--sync", window)

        def press(buttons):
            chosen = dice.randrange(len(buttons))
            name = buttons[chosen].name
            before = game.root.tree()
            if len(game.done) % 2:
                walk_to(buttons[chosen])
                xdotool("key", "Return")
            else:
                xdotool("key", letter(buttons, chosen))
            wait_for(lambda: game.root.tree() != before, f"{name} to be done")
            return name

        game.play_through(press, lambda: xdotool("key", "Return"))


if __name__ == "__main__":
    main(*sys.argv[1:])
