#!/usr/bin/env python3
"""Draws the portraits: twelve people and twelve bots, each with four expressions.

Run it as `python3 assets/faces/draw.py`; person-N.svg and bot-N.svg are written beside this file,
and person-N-MOOD.svg where they are not calm. The same bytes every time.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bots import BOTS
from drawing import moods, picture
from people import PEOPLE


def main():
    here = Path(__file__).resolve().parent
    for kind, faces in (("person", PEOPLE), ("bot", BOTS)):
        for number, face in enumerate(faces):
            for suffix, mood in moods():
                text = picture([], face(mood), 200, 200)
                (here / f"{kind}-{number}{suffix}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
