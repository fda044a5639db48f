#!/usr/bin/env python3
"""Makes the fonts beside this file: Inter, and Noto Sans CJK cut down to what the program says.

Run it as `/usr/bin/python3 assets/fonts/subset.py` whenever a test says that a character is
missing. It needs the Debian packages fonttools, fonts-inter, fonts-noto-cjk and
qt6-translations-l10n; from the same versions of these it writes the same bytes.
"""

import subprocess
import sys
from pathlib import Path

PACKAGES = "apt install fonttools fonts-inter fonts-noto-cjk qt6-translations-l10n"

try:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTCollection, TTFont
except ImportError:
    sys.exit(f"This Python has no fontTools: {PACKAGES}, and run it with /usr/bin/python3")

from characters import FONTS, LANGUAGES, needed

INTER = Path("/usr/share/fonts/opentype/inter")
NOTO = Path("/usr/share/fonts/opentype/noto")
QT_WORDS = Path("/usr/share/qt6/translations")

# What people may type into a name: Latin with all its accents, Greek, Cyrillic.
TYPED = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x370, 0x3FF), (0x400, 0x45F),
         (0x1E00, 0x1EFF)]
# Dashes, quotes, …, ‰, €, №, ™, arrows with ↵, minus and its kin, shapes, ticks.
SIGNS = [(0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2122),
         (0x2190, 0x21B5), (0x2212, 0x2265), (0x25A0, 0x25FF), (0x2605, 0x2606), (0x2713, 0x2718)]
# ASCII, full-width punctuation, kana, full-width letters.
EAST_ASIAN = [(0x20, 0x7E), (0x3000, 0x301F), (0x3041, 0x30FF), (0xFF01, 0xFF5E)]


def expand(ranges):
    return {chr(code) for first, last in ranges for code in range(first, last + 1)}


def words_of_qt(language):
    """The characters that Qt's own dialogs add in this language."""
    converted = subprocess.run(
        ["/usr/lib/qt6/bin/lconvert", "-of", "po", QT_WORDS / f"qtbase_{language['code']}.qm"],
        check=True, capture_output=True, text=True).stdout
    return {char for char in converted if char.isprintable()}


def face_of(collection, family):
    """Where in a collection of fonts this one is."""
    return [font["name"].getBestFamilyName()
            for font in TTCollection(collection, lazy=True)].index(family)


def write(source, face, characters, features, name):
    options = Options()
    options.set(layout_features=features, hinting=False, glyph_names=False, notdef_outline=True,
                name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14], name_languages=[0x409],
                recalc_timestamp=False)
    # What only vertical lines of text use.
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx"]
    font = TTFont(source, fontNumber=face, recalcTimestamp=False, lazy=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(char) for char in characters])
    subsetter.subset(font)
    font.save(FONTS / name)
    size = (FONTS / name).stat().st_size
    print(f"{name}: {len(font.getBestCmap())} characters, {size // 1000} kB")


def main():
    for folder in (INTER, NOTO, QT_WORDS):
        if not folder.is_dir():
            return f"There is no {folder}: {PACKAGES}"
    everyones = set().union(*map(needed, LANGUAGES))
    latin = expand(TYPED + SIGNS) | everyones
    for weight in ("Regular", "Bold"):
        write(INTER / f"Inter-{weight}.otf", 0, latin, ["ccmp", "kern", "locl", "mark"],
              f"Inter-{weight}.otf")
        collection = NOTO / f"NotoSansCJK-{weight}.ttc"
        for language in LANGUAGES:
            if "font" in language:
                characters = expand(EAST_ASIAN) | needed(language) | words_of_qt(language)
                write(collection, face_of(collection, language["font"]), characters, ["kern"],
                      f"{language['font'].replace(' ', '')}-{weight}.otf")


if __name__ == "__main__":
    sys.exit(main())
