#!/usr/bin/env python3
"""Adds a game to a tree that has been configured before: moc, which has looked at all tables there
were, must look again, or the new one's is not linked. Given cmake."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tracked import ROOT


def main(cmake):
    with tempfile.TemporaryDirectory() as build:
        looked = Path(build, "app/table/facedown_table_autogen/timestamp")

        def looks_again(sample):
            looked.parent.mkdir(parents=True, exist_ok=True)
            looked.touch()
            subprocess.run([cmake, "-G", "Ninja", "-S", ROOT, "-B", build, "-DBUILD_TESTING=OFF",
                            f"-DFACEDOWN_SAMPLE_GAME={sample}"],
                           check=True, capture_output=True)
            return not looked.exists()

        looks_again("OFF")
        if looks_again("OFF"):
            return "moc looks at all tables again, although none is new"
        if not looks_again("ON"):
            return "moc does not look at a new game's table"
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
