#!/usr/bin/env python3
"""Configures a copy of the sample game with one part missing after the other: each time CMake must
stop and name that part."""

import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree

from tracked import ROOT

GAME = "tally"
LANGUAGES = ["en", "gl", "ja", "zh_TW"]
PARTS = {
    f"engine/{GAME}/{GAME}.h": "has no rules",
    f"engine/bots/{GAME}/bot.cpp": "has no bots",
    f"app/table/{GAME}/{GAME}_table.h": "has no table",
    f"app/table/{GAME}/{GAME}_lesson.cpp": "has no guided first game",
    f"app/table/{GAME}/{GAME}_figures.cpp": "has no figures for its statistics",
    f"qml/{GAME}/Board.qml": "has no board",
    f"qml/{GAME}/Picture.qml": "has no picture",
    f"assets/{GAME}": "has no drawings",
    f"tests/engine/{GAME}": "has no tests",
    f"tests/e2e/{GAME}.py": "has no names of its actions",
} | {f"assets/rules/{GAME}.{language}.md": f"has no rules in the language {language}"
     for language in LANGUAGES}


def configure(folder):
    """CMake's exit status and what it says of the game in a folder."""
    script = folder / "games.cmake"
    script.write_text(f"set(language_codes {' '.join(LANGUAGES)})\n"
                      f"include({ROOT}/engine/games.cmake)\n"
                      f"facedown_game({GAME} FOLDER game)\n")
    run = subprocess.run(["cmake", f"-DPROJECT_SOURCE_DIR={folder}", "-DFACEDOWN_DESKTOP=ON",
                          "-P", script], capture_output=True, text=True)
    return run.returncode, " ".join(run.stderr.split())


def complaints(folder):
    game = folder / "game"
    copytree(ROOT / "tests/sample_game", game)
    status, errors = configure(folder)
    if status != 0:
        yield f"with every part: {errors}"
    for part, words in PARTS.items():
        kept = folder / "part"
        (game / part).rename(kept)
        status, errors = configure(folder)
        if status == 0 or f"The game {GAME} {words}: there is no" not in errors:
            yield f"without {part}: {errors or 'no error'}"
        elif errors.count("The game") != 1:
            yield f"without {part} more is said to be missing: {errors}"
        else:
            print(f"without {part}: {errors}")
        kept.rename(game / part)


def main():
    with tempfile.TemporaryDirectory() as folder:
        found = list(complaints(Path(folder).resolve()))
    print("\n".join(f"WRONG {complaint}" for complaint in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
