#!/usr/bin/env python3
"""Fails where words are joined by a separator in the code. What stands between two words, or after
one, is another sign in another language: it belongs in a message, as in tr("%1: %2")."""

import re
import sys

from tracked import ROOT, tracked

# What is seen and heard at the table. The command line speaks English alone, the store SQL.
FOLDERS = {("app", "table"), ("app", "play"), ("app", "desk")}
OTHERS = {"options.cpp", "program.cpp", "demo.cpp", "library_query.cpp"}

# Literals, comments and messages, each as a whole; what is looked for is none of the latter two.
LITERAL = r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|`[^`]*`'
MESSAGE = rf"\b(?:tr|qsTr|translate|QT_TRANSLATE_NOOP)\((?:\s|,|{LITERAL})*"
PARTS = re.compile(rf"//[^\n]*|/\*.*?\*/|{MESSAGE}|(?P<literal>{LITERAL})", re.DOTALL)
# Spaces at an end, but for "Ana II", or nothing but signs that end or part sentences.
SEPARATOR = re.compile(r"\s(?!II$).*|.*\s|[.,:;!?·…()%、，。：；！？（）・／]+", re.DOTALL)
JOINED = re.compile(r"(?:\+=?|<<|\bjoin\()\s*(?:QStringLiteral\(|QLatin1String\(|QLatin1Char\(|"
                    r"QChar\(|u)?\s*$")
JOINS = re.compile(r"\s*\)?\s*\+")


def joints(text):
    """The literals that join words, each with the place of its line."""
    for part in PARTS.finditer(text):
        literal = part["literal"]
        if literal is None or not SEPARATOR.fullmatch(literal[1:-1].replace("\\n", "")):
            continue
        if literal[1:-1] and (JOINED.search(text, 0, part.start())
                              or JOINS.match(text, part.end())):
            yield text.count("\n", 0, part.start()) + 1, literal


def is_seen(path):
    return (path.suffix == ".qml" and path.parts[0] == "qml"
            or path.suffix in {".cpp", ".h"} and path.parts[:2] in FOLDERS
            and path.name not in OTHERS)


def main():
    found = [f"{path}:{number}: {literal} joins words: it belongs in a message"
             for path in tracked() if is_seen(path)
             for number, literal in joints((ROOT / path).read_text(encoding="utf-8"))]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
