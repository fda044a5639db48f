#!/usr/bin/env python3
"""Fails when a text of the program has a character that its own fonts cannot show."""

import sys

from fontTools.ttLib import TTFont

from tracked import ROOT

sys.path.insert(0, str(ROOT / "assets/fonts"))
from characters import FONTS, LANGUAGES, needed  # noqa: E402


def shown(family, weight):
    return {chr(code) for code in TTFont(FONTS / f"{family}-{weight}.otf").getBestCmap()}


failed = False
for language in LANGUAGES:
    for weight in ("Regular", "Bold"):
        families = ["Inter"]
        if "font" in language:
            families.append(language["font"].replace(" ", ""))
        missing = needed(language).difference(*(shown(family, weight) for family in families))
        if missing:
            failed = True
            print(f"{language['code']}, {weight}: {''.join(sorted(missing))}")
if failed:
    print("are missing from assets/fonts; run /usr/bin/python3 assets/fonts/subset.py")
sys.exit(failed)
