#!/usr/bin/env python3
"""Draws the small glyphs of the buttons, in ivory for dark grounds and in ink for light ones.

Run it as `python3 assets/icons/draw.py`; NAME.svg and NAME-ink.svg are written beside this file.
facedown.svg, the program's own icon, is not made here: it is drawn by hand.
"""

from pathlib import Path

COLOURS = {"": "#f2eadb", "-ink": "#23313a"}

# Lines, drawn 2 wide with round ends, in a square of 24; then solid parts, if any.
GLYPHS = {
    "undo": ("M8 5L4 9L8 13M4.5 9H14A5.5 5.5 0 0 1 14 20H9", ""),
    "hint": (
        "M9 17.5V16C9 14.5 6 13 6 9.3A6 6 0 0 1 18 9.3C18 13 15 14.5 15 16V17.5ZM10 21H14", ""),
    "rules": ("M12 6.5C9.5 4.5 6 4.3 3 5V18.5C6 17.8 9.5 18 12 20C14.5 18 18 17.8 21 18.5V5"
              "C18 4.3 14.5 4.5 12 6.5V20", ""),
    "menu": ("M4 6.5H20M4 12H20M4 17.5H20", ""),
    "home": ("M3.5 11.5L12 4L20.5 11.5M6 10V19.5H18V10M10 19.5V14.5H14V19.5", ""),
    "log": ("M9 6.5H20M9 12H20M9 17.5H16", "M4.8 5.1A1.4 1.4 0 1 0 4.8 7.9A1.4 1.4 0 1 0 4.8 5.1Z"
            "M4.8 10.6A1.4 1.4 0 1 0 4.8 13.4A1.4 1.4 0 1 0 4.8 10.6Z"
            "M4.8 16.1A1.4 1.4 0 1 0 4.8 18.9A1.4 1.4 0 1 0 4.8 16.1Z"),
    "down": ("M6.5 9.5L12 15L17.5 9.5", ""),
    "pause": ("", "M7 4.5H9A1 1 0 0 1 10 5.5V18.5A1 1 0 0 1 9 19.5H7A1 1 0 0 1 6 18.5V5.5"
              "A1 1 0 0 1 7 4.5ZM15 4.5H17A1 1 0 0 1 18 5.5V18.5A1 1 0 0 1 17 19.5H15"
              "A1 1 0 0 1 14 18.5V5.5A1 1 0 0 1 15 4.5Z"),
    "play": ("", "M7 5.6C7 4.7 8 4.2 8.8 4.7L18.6 11C19.4 11.5 19.4 12.5 18.6 13L8.8 19.3"
             "C8 19.8 7 19.3 7 18.4Z"),
    "skip": ("M18.5 5.5V18.5", "M5 6.1C5 5.2 6 4.7 6.7 5.2L14.6 11.1C15.2 11.5 15.2 12.5 14.6 12.9"
             "L6.7 18.8C6 19.3 5 18.8 5 17.9Z"),
    "peek": ("M2.5 12C5 8 8.3 6 12 6S19 8 21.5 12C19 16 15.7 18 12 18S5 16 2.5 12Z",
             "M12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z"),
    "hide": ("M4 4L20 20"
             "M9.2 6.4C10.1 6.1 11 6 12 6C15.7 6 19 8 21.5 12C20.6 13.5 19.5 14.7 18.4 15.6"
             "M14.6 17.6C13.8 17.9 12.9 18 12 18C8.3 18 5 16 2.5 12C3.5 10.4 4.7 9.1 6 8.1", ""),
    "person": ("M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4Z"
               "M4.5 20.5C5 17 8 15 12 15S19 17 19.5 20.5", ""),
    "phone": ("M8 2.8H16A2 2 0 0 1 18 4.8V19.2A2 2 0 0 1 16 21.2H8A2 2 0 0 1 6 19.2V4.8"
              "A2 2 0 0 1 8 2.8ZM11 18H13", ""),
    "bot": ("M12 7V3.8"
            "M6.5 7.5H17.5A2 2 0 0 1 19.5 9.5V17A2.5 2.5 0 0 1 17 19.5H7A2.5 2.5 0 0 1 4.5 17"
            "V9.5A2 2 0 0 1 6.5 7.5ZM2 12V15M22 12V15M9.8 16H14.2",
            "M9 10.2A1.5 1.5 0 1 0 9 13.2A1.5 1.5 0 1 0 9 10.2ZM15 10.2A1.5 1.5 0 1 0 15 13.2"
            "A1.5 1.5 0 1 0 15 10.2ZM12 2A1.6 1.6 0 1 0 12 5.2A1.6 1.6 0 1 0 12 2Z"),
    "plus": ("M12 5V19M5 12H19", ""),
    "minus": ("M5 12H19", ""),
    "close": ("M6 6L18 18M18 6L6 18", ""),
    "back": ("M11 5L4 12L11 19M4.5 12H20", ""),
    "trophy": ("M7.5 4H16.5V10A4.5 4.5 0 0 1 7.5 10ZM7.5 5.5H4V7A3.5 3.5 0 0 0 7.6 10.5"
               "M16.5 5.5H20V7A3.5 3.5 0 0 1 16.4 10.5M12 14.5V18M8 20H16"
               "M12 18L9.5 20M12 18L14.5 20", ""),
    "crown": ("M4 8L8 12L12 5L16 12L20 8L18.5 18.5H5.5Z",
              "M4 8L8 12L12 5L16 12L20 8L18.5 18.5H5.5Z"),
    "first": ("M7 21V4", "M7.5 3.2L20 8.2L7.5 13.4Z"),
    "passed": ("M7.2 13V7M10.4 13V4.2M13.6 13V4.2M16.8 13V6.6M7.4 16L3.6 12.4",
               "M6.2 12.5H17.8V15C17.8 19 15.6 21.5 12.4 21.5C9.6 21.5 8.2 20.3 6.9 18.2L4 13.6Z"),
}


def gear():
    """Eight blunt teeth round a hub."""
    tooth = "M10.6 2.8H13.4L14 6H10Z"
    teeth = [f'<path d="{tooth}" transform="rotate({k * 45} 12 12)"/>' for k in range(8)]
    return ['<g fill="{ink}" stroke="{ink}" stroke-width="0.8" stroke-linejoin="round">',
            *("  " + line for line in teeth), "</g>",
            '<circle cx="12" cy="12" r="5" fill="none" stroke="{ink}" stroke-width="3.2"/>']


def glyph(lines, solid):
    parts = []
    if lines:
        parts.append(f'<path d="{lines}" fill="none" stroke="{{ink}}" stroke-width="2" '
                     'stroke-linecap="round" stroke-linejoin="round"/>')
    if solid:
        parts.append(f'<path d="{solid}" fill="{{ink}}"/>')
    return parts


def main():
    here = Path(__file__).resolve().parent
    drawings = {name: glyph(*parts) for name, parts in GLYPHS.items()} | {"settings": gear()}
    for name, parts in drawings.items():
        for suffix, ink in COLOURS.items():
            body = "".join(f"  {part.format(ink=ink)}\n" for part in parts)
            text = ('<svg xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 24 24" '
                    f'width="24" height="24">\n{body}</svg>\n')
            (here / f"{name}{suffix}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
