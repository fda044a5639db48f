"""Which characters each font of the program must be able to show."""

import json
import re
import unicodedata
import xml.etree.ElementTree as ElementTree
from pathlib import Path

FONTS = Path(__file__).resolve().parent
ROOT = FONTS.parents[1]
LANGUAGES = json.loads((ROOT / "translations/languages.json").read_text(encoding="utf-8"))
WIDE = 0x2E80  # where the scripts of East Asia begin

_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})")


def _printable(text):
    return {char for char in text if unicodedata.category(char)[0] != "C"}


def sources():
    """The characters of all strings in the C++ and QML files, and of the languages' names."""
    found = _printable("".join(language["name"] for language in LANGUAGES))
    for room in ("app", "engine", "qml"):
        for path in (ROOT / room).rglob("*"):
            if path.suffix in {".cpp", ".h", ".qml"}:
                for string in _STRING.findall(path.read_text(encoding="utf-8")):
                    found |= _printable(_ESCAPE.sub(lambda code: chr(int(code[1], 16)), string))
    return found


def texts(language):
    """The characters of a language's translation and of its rules."""
    found = set()
    for path in (ROOT / "translations").glob(f"*_{language['code']}.ts"):
        for element in ElementTree.parse(path).iter():
            if element.tag in {"source", "translation", "numerusform"}:
                found |= _printable(element.text or "")
    for path in (ROOT / "assets/rules").glob(f"*.{language['code']}.md"):
        found |= _printable(path.read_text(encoding="utf-8"))
    return found


def wide(characters):
    return {char for char in characters if ord(char) >= WIDE}


def needed(language):
    """What must be seen when the program speaks this language. The names of the other languages
    may come from any of the fonts."""
    characters = texts(language) | sources()
    if "font" not in language:
        characters -= wide(characters)
    return characters
