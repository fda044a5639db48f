#!/usr/bin/env python3
"""Fails when a translation lacks a string of the sources, holds one that is gone, is unfinished, or
has lost something that the program puts to use, and when what tells a desktop of the program does
not do so in every language: translations.py LUPDATE"""

import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from shutil import copy

from tracked import ROOT

LANGUAGES = json.loads((ROOT / "translations/languages.json").read_text(encoding="utf-8"))
# Placeholders, the mnemonic of a menu, line breaks, tags of rich text.
MARKS = re.compile(r"%L?\d+|%L?n|&(?!\w+;)|\n|</?\w+[^>]*>")


class Message:
    def __init__(self, context, element):
        self.context = context
        self.source = element.findtext("source")
        self.comment = element.findtext("comment") or ""
        self.hint = element.findtext("extracomment") or ""
        self.plural = element.get("numerus") == "yes"
        translation = element.find("translation")
        self.state = translation.get("type")
        forms = translation.findall("numerusform") if self.plural else [translation]
        self.forms = [form.text or "" for form in forms]

    def key(self):
        return self.context, self.source, self.comment, self.plural

    def complaints(self, plurals):
        if self.state:
            yield f"is marked {self.state}"
        elif not all(form.strip() for form in self.forms):
            yield "has no translation"
        else:
            if len(self.forms) != (plurals if self.plural else 1):
                yield f"has {len(self.forms)} forms"
            for form in self.forms:
                if sorted(self.marks(form)) != sorted(self.marks(self.source)):
                    yield f"has other placeholders, mnemonics, tags or breaks: {form!r}"
            if "shortcut" in self.hint and self.forms != [self.source]:
                yield f"is a key and must stay as it is: {self.forms}"

    def marks(self, text):
        """In a plural, the number may be said in words: "one disc"."""
        return [mark for mark in MARKS.findall(text) if not (self.plural and mark == "%n")]


def read(path):
    return [Message(context.findtext("name"), message)
            for context in ElementTree.parse(path).iter("context")
            for message in context.iter("message")]


def updated(lupdate, language, path, folder):
    """What lupdate makes of a copy of the file, and what it says while it does."""
    copied = copy(path, folder)
    only_plurals = ["-pluralonly"] if language is LANGUAGES[0] else []
    run = subprocess.run([lupdate, "-no-obsolete", "-locations", "none", *only_plurals,
                          "app", "qml", "-ts", copied],
                         cwd=ROOT, check=True, capture_output=True, text=True)
    return read(copied), [line for line in run.stderr.splitlines() if line.strip()]


def complaints(lupdate, language, folder):
    path = ROOT / f"translations/facedown_{language['code']}.ts"
    written = read(path)
    now, warnings = updated(lupdate, language, path, folder)
    known = {message.key() for message in written}
    wanted = {message.key() for message in now}
    yield from warnings
    for context, source, *_ in sorted(wanted - known):
        yield f"{context}: {source!r} is new in the sources: build update_translations"
    for context, source, *_ in sorted(known - wanted):
        yield f"{context}: {source!r} is no longer in the sources: build update_translations"
    for message in written:
        for complaint in message.complaints(language["plurals"]):
            yield f"{message.context}: {message.source!r} {complaint}"


def desktop_complaints():
    """Where a language has fewer sentences than another in what tells a desktop of the program."""
    for name, mark, joint in (("facedown.desktop", "[{}]=", "_"),
                              ("facedown.mime.xml", 'xml:lang="{}"', "_"),
                              ("io.github.facedown.metainfo.xml", 'xml:lang="{}"', "-")):
        text = (ROOT / "assets/package" / name).read_text(encoding="utf-8")
        count = {language["code"]: text.count(mark.format(language["code"].replace("_", joint)))
                 for language in LANGUAGES[1:]}
        most = max(count.values())
        for code, sentences in count.items():
            if sentences < most:
                yield f"{code}: has {sentences} of {most} sentences in assets/package/{name}"


def main(lupdate):
    found = list(desktop_complaints())
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            found += [f"{language['code']}: {complaint}"
                      for complaint in complaints(lupdate, language, Path(folder))]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
