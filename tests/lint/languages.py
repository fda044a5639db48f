#!/usr/bin/env python3
"""Fails when a language can be added to languages.json with a part of it forgotten: languages.py
CMAKE"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree

from tracked import ROOT

ADDED = {"code": "ko", "name": "한국어", "plurals": 1, "font": "Noto Sans CJK KR"}
LIST = "translations/languages.json"
TRANSLATION = "translations/facedown_ko.ts"


def parts(tree):
    """The files of the added language."""
    fonts = [f"assets/fonts/NotoSansCJKKR-{weight}.otf" for weight in ("Regular", "Bold")]
    rules = [f"assets/rules/{path.name.replace('.en.', '.ko.')}"
             for path in (tree / "assets/rules").glob("*.en.md")]
    return [TRANSLATION, *fonts, *rules]


def failure(cmake, tree):
    run = subprocess.run([cmake, "-D", f"root={tree}", "-P", tree / "translations/languages.cmake"],
                         capture_output=True, text=True)
    return " ".join(run.stderr.split()) if run.returncode else ""


def complaints(cmake, tree):
    for folder in ("translations", "assets/fonts", "assets/rules"):
        copytree(ROOT / folder, tree / folder)
    if fault := failure(cmake, tree):
        yield f"the tree as it is fails: {fault}"
    for part in parts(tree):
        (tree / part).touch()
    if TRANSLATION not in failure(cmake, tree):
        yield f"{LIST} need not name a language that has a translation"

    languages = json.loads((tree / LIST).read_text(encoding="utf-8"))
    for key in ADDED:
        without = {name: value for name, value in ADDED.items() if name != key}
        (tree / LIST).write_text(json.dumps([*languages, without]), encoding="utf-8")
        # Without a font of its own a language is shown by Inter, which lint/fonts looks after.
        if key != "font" and key not in failure(cmake, tree):
            yield f"{LIST} need not say the {key} of a language"

    (tree / LIST).write_text(json.dumps([*languages, ADDED]), encoding="utf-8")
    if fault := failure(cmake, tree):
        yield f"a language with all its parts fails: {fault}"
    for part in parts(tree):
        (tree / part).unlink()
        if part not in failure(cmake, tree):
            yield f"{part} is not missed"
        (tree / part).touch()


def main(cmake):
    with tempfile.TemporaryDirectory() as folder:
        found = list(complaints(cmake, Path(folder)))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
