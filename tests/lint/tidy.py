#!/usr/bin/env python3
"""Runs clang-tidy over every C++ file of the tree that the build compiles:
tidy.py CLANG_TIDY BUILD_FOLDER"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tracked import ROOT, skip_unless_ours, tracked


def main(clang_tidy, build):
    skip_unless_ours(clang_tidy)
    commands = json.loads((Path(build) / "compile_commands.json").read_text(encoding="utf-8"))
    compiled = {Path(command["directory"], command["file"]) for command in commands}
    # What is generated (moc, resources, compiled QML) is not tracked, and so left out.
    ours = [ROOT / path for path in tracked(".cpp") if ROOT / path in compiled]
    if not ours:
        sys.exit("no compiled C++ file of the tree found in compile_commands.json")

    def check(path):
        return subprocess.run(
            [clang_tidy, "--quiet", "-p", build, "--extra-arg=-Wno-unknown-warning-option", path],
            capture_output=True, text=True)

    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, result in zip(ours, pool.map(check, ours)):
            if result.returncode != 0:
                failed += 1
                print(f"== {path.relative_to(ROOT)}\n{result.stdout}{result.stderr}", flush=True)
    print(f"{len(ours)} files, {failed} with complaints")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
