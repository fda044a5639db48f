#!/usr/bin/env python3
"""Fails when a drawing is not what the `draw.py` beside it makes, or has a colour that Qt may not
know: it draws hsl() black without a word."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree, ignore_patterns

from tracked import ROOT

OTHER_COLOUR = re.compile(
    r'\b(?:fill|stroke|stop-color)="(?!none"|url\(|#(?:[0-9a-fA-F]{3}){1,2}")([^"]*)"')

failed = False
for assets in (ROOT / "assets", ROOT / "tests/sample_game/assets"):
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder, "assets")
        copytree(assets, drawn, ignore=ignore_patterns("*.svg", "*.otf", "*.wav", "*.png"))
        for script in sorted(drawn.glob("*/draw.py")):
            subprocess.run([sys.executable, script], check=True)
        for path in sorted(drawn.rglob("*.svg")):
            kept = assets / path.relative_to(drawn)
            if not kept.exists() or kept.read_bytes() != path.read_bytes():
                failed = True
                print(f"{kept.relative_to(ROOT)}: is not what its draw.py makes")
            for colour in sorted(set(OTHER_COLOUR.findall(path.read_text()))):
                failed = True
                print(f"{kept.relative_to(ROOT)}: {colour} is no colour like #1a2b3c")
sys.exit(failed)
