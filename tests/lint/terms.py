#!/usr/bin/env python3
"""Fails where a message or a rules text says what is false or what players do not say: words that
have been in a translation once, and that nobody else would notice when they come back."""

import re
import sys
import xml.etree.ElementTree as ElementTree

from tracked import ROOT

# Language, where (in the context of a message, or the name of a file), what, and why not.
WRONG = [
    ("en", r"", r"refused for", "that player was paid, it says: paid a chip to refuse"),
    ("en", r"", r"First to %1", "the highest total wins, not the first to get there"),
    ("en", r"", r"\b[Mm]atch(es)?\b", "players say game"),
    ("en", r"", r"treasure for the team that wins", "for the other team alone"),
    ("en", r"Skull|Nyet|Geschenkt|Table|Player", r"\b(disc|mat|hand|skull|level|name)s? of %",
     "somebody's, not of somebody"),
    ("zh_TW", r"(?i)geschenkt", r"總分", "the least wins, so it is 總扣分"),
    ("zh_TW", r"", r"非 1", "除了 1, as the publisher has it"),
    ("zh_TW", r"", r"悔一?步", "the button says 復原"),
    ("zh_TW", r"(?i)skull", r"正在洗|洗好", "discs are not washed: 打亂"),
    ("ja", r"(?i)skull|Board", r"(?<!プレイマットを)裏返", "a disc is めくる, only the mat 裏返す"),
    ("ja", r"(?i)geschenkt", r"得点(?!計算)", "points against a player are 失点"),
    ("ja", r"", r"超切り札", "優位切り札, as the publisher has it"),
    ("ja", r"", r"はったり", "players say ブラフ"),
    ("ja", r"Words", r"^%1：.*ください", "a bot is not asked politely"),
    ("ja", r"", r"「(やさしい|ふつう|むずかしい)」(?!のコンピューター)", "a level is no person"),
    ("gl", r"", r"agás 1\b", "it says all except one: que non sexa 1"),
    ("gl", r"", r"\bde seu\b", "it says by nature: seu, seus"),
    ("gl", r"", r"\bbots? difícil", "a level is no trait: de nivel difícil"),
    ("gl", r"", r"\bdificultade\b", "a bot has a nivel"),
    ("gl", r"Words", r"^(%1 é o )?(Primeiro|primeiro) (xogador|repartidor)\b",
     "a role beside a name would have a gender: who empeza, who reparte"),
    ("gl", r"", r"\d %(?!\d)", "a percentage does not break: a no-break space"),
]


def messages(language):
    """The name of each context, and what is said there."""
    first = language == "en"  # whose sources are the messages
    path = ROOT / f"translations/facedown_{'gl' if first else language}.ts"
    for context in ElementTree.parse(path).iter("context"):
        name = context.findtext("name")
        if name.startswith("Q"):  # the toolkit's own
            continue
        for message in context.iter("message"):
            texts = [message.find("source")] if first else (
                message.findall("translation/numerusform") or message.findall("translation"))
            for text in texts:
                yield name, text.text or ""


def rules(language):
    for path in sorted((ROOT / "assets/rules").glob(f"*.{language}.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield path.name, line


def main():
    said = {language: [*messages(language), *rules(language)]
            for language in {entry[0] for entry in WRONG}}
    found = [f"{language}: {where}: {text!r}: {why}"
             for language, place, wrong, why in WRONG
             for where, text in said[language]
             if re.search(place, where) and re.search(wrong, text)]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
