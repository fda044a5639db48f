#!/usr/bin/env python3
"""Holds a game against its oracle, a second implementation of its rules: in random games with every
combination of its options both have the same events that may come now, the same states, and the
same of them for each seat to see. All are played once, and again with other seeds while there is
time. oracle.py GAME_FOLDER CONSOLE [SEED] [SECONDS]"""

import importlib
import itertools
import json
import subprocess
import sys
import time
from pathlib import Path

EVERY = 5  # events for each state: to write and read those takes the time, and seeds differ


def played(console, game, options, seed):
    """The steps of a random game: each an event, and some with what is to be seen after it."""
    given = [f"{name}={str(value).lower()}" for name, value in options.items()]
    run = subprocess.run(
        [console, "vectors", "--game", game, "--seed", str(seed), "--every", str(EVERY),
         "--option", *given], check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(run.stdout)["steps"]


def shown(game):
    """What a step is to have besides its event."""
    state = game.state()
    seats = range(len(state["seats"]))
    return {"state": state, "views": {str(seat): game.state(seat) for seat in seats}}


def sort_legal(step):
    """The events that may come now are listed in any order, or not at all."""
    for state in [step["state"], *step["views"].values()]:
        if state.get("legal"):
            state["legal"].sort()


def differences(path, ours, theirs):
    """The path and both values of all that is not exactly the same."""
    # As text, because to Python 1 is True.
    if json.dumps(ours, sort_keys=True) == json.dumps(theirs, sort_keys=True):
        return
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(ours.keys() | theirs.keys()):
            yield from differences(f"{path}/{key}", ours.get(key, "(left out)"),
                                   theirs.get(key, "(left out)"))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for index, values in enumerate(zip(ours, theirs)):
            yield from differences(f"{path}/{index}", *values)
    else:
        yield path, ours, theirs


def compare(game, steps):
    """How many states are the same, and what is said of the first that is not."""
    same = 0
    for number, step in enumerate(steps, 1):
        event = step.pop("event")
        where = f"event {number} ({event})"
        if not game.allows(event):
            return same, f"{where}: the oracle allows {game.legal()}, the engine {event}"
        game.apply(event)
        if not step:
            continue
        expected = shown(game)
        sort_legal(expected)
        sort_legal(step)
        for path, ours, theirs in differences("", expected, step):
            return same, f"{where}: {path}: the oracle has {ours}, the engine {theirs}"
        same += 1
    return same, None if game.phase == "over" else "the game stops before it is over"


def main(folder, console, seed=None, seconds="10"):
    # Before this script's own folder, where a module of that name is this script.
    sys.path.insert(0, folder)
    rules = importlib.import_module("oracle")
    game = Path(folder).name
    first = int(seed or time.time())
    print(f"From seed {first}", flush=True)
    end = time.monotonic() + float(seconds)
    compared = 0
    for number, options in enumerate(itertools.cycle(rules.OPTIONS)):
        again = number // len(rules.OPTIONS)
        if again and time.monotonic() >= end:
            break
        seed = first + again
        same, difference = compare(rules.Game(options), played(console, game, options, seed))
        if difference:
            print(f"{game} {options}, seed {seed}, {difference}")
            return 1
        compared += same
    print(f"{compared} states compared")
    return 0 if compared else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
