#!/usr/bin/env python3
"""Asks the compiler, with each room's own options, which rooms' headers it finds: those the room
may use, and no others. rooms.py BUILD_FOLDER"""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tracked import GAMES, ROOT, tracked

RULES = {"core", *GAMES}
MAY_USE = {  # besides itself
    "core": set(),
    **{game: {"core"} for game in GAMES},
    "match": RULES,
    "bots": RULES,
    "cli": RULES | {"match", "bots"},
    "table": RULES | {"match"},
    "play": RULES | {"match", "bots", "table"},
    "phone": RULES | {"match", "bots", "table", "play"},
    "desk": RULES | {"match", "bots", "table", "play", "phone"},
}
TRAINING = re.compile(r'#include "bots/(\w+/)?training[/.]')  # which only cli links


def header(room):
    """One of the room's headers, as others include it."""
    return next(path.relative_to(path.parts[0]).as_posix()
                for path in tracked(".h") if path.parts[1] == room and path.parts[0] != "tests")


def options(room, commands):
    """How the room's files are compiled."""
    words = next(shlex.split(command["command"]) for command in commands
                 if f"facedown_{room}.dir/" in command["command"])
    return [word for word in words if word.startswith(("-I", "-D", "-std"))]


def main(build):
    commands = json.loads(Path(build, "compile_commands.json").read_text(encoding="utf-8"))
    built = [room for room in MAY_USE
             if any(f"facedown_{room}.dir/" in command["command"] for command in commands)]
    if "core" not in built:
        sys.exit("no room found in compile_commands.json")
    faults = []
    for room in built:
        asked = "".join(f'#if __has_include("{header(other)}")\nsees {other}\n#endif\n'
                        for other in MAY_USE)
        run = subprocess.run(["c++", *options(room, commands), "-E", "-P", "-x", "c++", "-"],
                             input=asked, cwd=ROOT, check=True, capture_output=True, text=True)
        seen = {line.split()[1] for line in run.stdout.splitlines() if line.startswith("sees ")}
        may = MAY_USE[room] | {room}
        faults += [f"{room} sees {other}, which it may not use" for other in seen - may]
        faults += [f"{room} does not find {other}" for other in may - seen]
    faults += [f"{path}: an include past the rooms' doors" for path in tracked(".cpp", ".h")
               if '#include "../' in (ROOT / path).read_text(encoding="utf-8")]
    faults += [f"{path}: includes what trains bots" for path in tracked(".cpp", ".h")
               if not {"training", "cli", "tests"} & set(path.parts)
               and TRAINING.search((ROOT / path).read_text(encoding="utf-8"))]
    print("\n".join(faults))
    print(f"{len(built)} rooms asked, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
