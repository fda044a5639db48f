#!/usr/bin/env python3
"""Compares the commands and options of a program's --help with those of its manual page: each is in
both. manual.py PROGRAM PAGE"""

import re
import subprocess
import sys
from pathlib import Path

EVERYWHERE = {"--help"}


def helped(program, *command):
    text = subprocess.run([program, *command, "--help"], check=True, capture_output=True,
                          text=True).stdout
    options, _, commands = text.partition("\nSubcommands:\n")
    return (set(re.findall(r"^  (?:-\w,)?(--[\w-]+)", options, re.MULTILINE)),
            re.findall(r"^  (\w+)", commands, re.MULTILINE))


def described(page):
    """The options of each section about a command; those before the first are the program's."""
    sections = re.split(r"^\.Ss (\w+).*$", page, flags=re.MULTILINE)
    options = [set(re.findall(r"^\.It Fl (?:\w , )?(-[\w-]+)", section, re.MULTILINE))
               for section in sections[::2]]
    return {name: {f"-{option}" for option in found}
            for name, found in zip([""] + sections[1::2], options)}


def complaints(program, page):
    told = described(page)
    options, commands = helped(program)
    if commands:
        # Where there are commands, what the program itself knows is in the synopsis.
        told[""] = {option for option in options if f".Fl {option[1:]}" in page}
    wanted = {"": options} | {command: helped(program, command)[0] - EVERYWHERE
                              for command in commands}
    for name in sorted(wanted.keys() | told.keys()):
        for option in sorted(wanted.get(name, set()) - told.get(name, set())):
            yield f"{name} {option} is not in the manual"
        for option in sorted(told.get(name, set()) - wanted.get(name, set())):
            yield f"{name} {option} is in the manual alone"
    for name in sorted(wanted.keys() ^ told.keys()):
        yield f"{name} is a section of the manual or a command, not both"


def main(program, page):
    found = list(complaints(program, Path(page).read_text(encoding="utf-8")))
    lint = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], capture_output=True,
                          text=True)
    found += lint.stdout.splitlines()
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
