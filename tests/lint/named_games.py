#!/usr/bin/env python3
"""What is read before the program is started names every game as its rules do, in each language;
prints what does not."""

import re
import sys

from tracked import GAMES, ROOT

PACKAGE = "assets/package/"
ENGLISH = ["README.md", PACKAGE + "CMakeLists.txt", PACKAGE + "facedown.6"]
OPTIONS = [PACKAGE + "facedown.6", PACKAGE + "facedown-cli.6"]
# The line of a language in what is translated: "" for English, "_" or "-" in "zh_TW".
TRANSLATED = {
    PACKAGE + "facedown.desktop": ("Comment{}=", "[{}]", "_"),
    PACKAGE + "io.github.facedown.metainfo.xml": ("<summary{}>", ' xml:lang="{}"', "-"),
}


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def titles(game):
    """What a game is called in each language."""
    for path in sorted(ROOT.glob(f"assets/rules/{game}.*.md")):
        yield path.name.split(".")[1], read(path).splitlines()[0].removeprefix("# ")


def line_in(name, language):
    """The line of a language that says what there is to play."""
    form, mark, joint = TRANSLATED[name]
    mark = "" if language == "en" else mark.format(language.replace("_", joint))
    begin = form.format(mark)
    return next((line for line in read(name).splitlines() if line.strip().startswith(begin)), "")


def complaints(game):
    for language, title in titles(game):
        if language == "en":
            for name in ENGLISH:
                if title not in read(name):
                    yield f"{name}: does not name {title}"
        for name in TRANSLATED:
            if title not in line_in(name, language):
                yield f"{name}: does not name {title} in {language}"
    for name in OPTIONS:
        if not re.search(rf"^\.Cm {game}\b", read(name), re.MULTILINE):
            yield f"{name}: has no .Cm {game}"


def main():
    found = [complaint for game in GAMES for complaint in complaints(game)]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
