#!/usr/bin/env python3
"""The rules of the house that no other tool checks; prints what breaks them."""

import re
import sys

from tracked import GAMES, ROOT, tracked

TOP = {"CMakeLists.txt", "CMakePresets.json", "CONTRIBUTING.md", "LICENSE", "NEWS.md", "README.md",
       "SECURITY.md", "play.sh", "test.sh", "app", "assets", "cmake", "engine", "qml", "tests",
       "translations"}
MAX_LINES = 400
MAX_COLUMNS = 100
CODE = {".cpp", ".h", ".qml"}
BINARY = {".cbor", ".otf", ".png", ".svg", ".ttf", ".wav"}
# Put together so that this file does not hold them itself.
LEFTOVER = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "Q" + "SKIP"])
                      + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.~$}])/(home|root|work|tmp|mnt|Users)/\w")
GAME = re.compile("|".join(GAMES), re.IGNORECASE)


def is_of_no_game(path):
    """Shared code, which asks the list of games and names none."""
    return path.parts[0] in {"app", "engine", "qml"} and not set(path.parts) & set(GAMES)


def is_data(path):
    """Texts whose lines are as long as what they say: rules, records, translations, licences."""
    return (path.suffix in {".ts", ".desktop", ".xml"} or path.parts[-3:-1] == ("assets", "rules")
            or path.parts[-3:-1] == ("tests", "data") or path.parts[1:3] == ("fuzz", "corpus")
            or path.name in {"OFL.txt", "LICENSE"})


def complaints(path):
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    if path.suffix in CODE and len(lines) > MAX_LINES:
        yield f"{path}: {len(lines)} lines, {MAX_LINES} at most"
    for number, line in enumerate(lines, 1):
        where = f"{path}:{number}:"
        table_row = path.suffix == ".md" and line.startswith("|")
        if len(line) > MAX_COLUMNS and not is_data(path) and not table_row:
            yield f"{where} {len(line)} columns, {MAX_COLUMNS} at most"
        if leftover := LEFTOVER.search(line):
            yield f"{where} {leftover[0]} left in the tree"
        if is_of_no_game(path) and (game := GAME.search(line)):
            yield f"{where} names a game outside its folders: {game[0]}"
        if machine_path := MACHINE_PATH.search(line):
            yield f"{where} a path of one machine: {machine_path[0]}…"


def main():
    files = tracked()
    found = [f"{name}: does not belong in the top folder"
             for name in sorted({path.parts[0] for path in files})
             if name not in TOP and not name.startswith(".")]
    for path in files:
        if path.suffix not in BINARY:
            found.extend(complaints(path))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
