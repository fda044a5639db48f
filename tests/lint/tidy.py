#!/usr/bin/env python3
"""Runs clang-tidy over every C++ file of the program: tidy.py CLANG_TIDY BUILD_FOLDER

It takes seconds a file. So the tests, which are as many again, are left out; and what was found
sound is noted in the build folder, and not looked at again until the file, any header, or the list
of checks changes.
"""

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tracked import ROOT, skip_unless_ours, tracked


def digest(*paths):
    return hashlib.sha256(b"\0".join((ROOT / path).read_bytes() for path in paths)).hexdigest()


def main(clang_tidy, build):
    skip_unless_ours(clang_tidy)
    commands = json.loads((Path(build) / "compile_commands.json").read_text(encoding="utf-8"))
    compiled = {Path(command["directory"], command["file"]) for command in commands}
    # What is generated (moc, resources, compiled QML) is not tracked, and so left out too.
    ours = [path for path in tracked(".cpp")
            if ROOT / path in compiled and path.parts[0] != "tests"]
    if not ours:
        sys.exit("no compiled C++ file of the tree found in compile_commands.json")
    notes = Path(build) / "tidy" / digest(".clang-tidy", *tracked(".h"))
    notes.mkdir(parents=True, exist_ok=True)

    def complaints(path):
        """What clang-tidy says against a file; nothing for one that is sound."""
        note = notes / digest(path)
        if not note.exists():
            run = subprocess.run([clang_tidy, "--quiet", "-p", build, ROOT / path],
                                 capture_output=True, text=True)
            if run.returncode != 0:
                return run.stdout + run.stderr
            note.touch()
        return ""

    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, found in zip(ours, pool.map(complaints, ours)):
            if found:
                failed += 1
                print(f"== {path}\n{found}", flush=True)
    print(f"{len(ours)} files, {failed} with complaints")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
