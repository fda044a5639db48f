#!/usr/bin/env python3
"""Runs clang-tidy over the program's C++ files: tidy.py [--all] CLANG_TIDY BUILD_FOLDER

It takes seconds a file. So the tests, which are as many again, are left out, and of the program
only what has changed since the branch left origin/main (on main itself: in the last commit) is
looked at; with --all everything is.
"""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tracked import ROOT, skip_unless_ours, tracked


def git(*arguments):
    """The lines that git prints; none if it fails."""
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return run.stdout.split() if run.returncode == 0 else []


def base():
    """The commit from which changes count; none if there is nothing to compare with."""
    here = git("rev-parse", "HEAD")
    left = git("merge-base", "HEAD", "origin/main")
    return left if left and left != here else git("rev-parse", "--verify", "HEAD~1")


def including(header, sources):
    """A file through which a header is seen: its own, or else the first that includes it."""
    own = header.with_suffix(".cpp")
    if own in sources:
        return own
    room_path = header.relative_to(header.parts[0]).as_posix()
    names = {f'"{header.name}"', f'"{room_path}"'}
    return next((path for path in sources
                 if any(name in (ROOT / path).read_text(encoding="utf-8") for name in names)), None)


def wanted(sources):
    """What is to be looked at, and a word why."""
    since = base()
    if not since:
        return sources, "there is no earlier commit to compare with"
    changed = {Path(name) for name in git("diff", "--name-only", *since)
               + git("ls-files", "--others", "--exclude-standard")}
    if Path(".clang-tidy") in changed:
        return sources, "the list of checks has changed"
    headers = [path for path in tracked(".h") if path in changed and path.parts[0] != "tests"]
    chosen = changed | {including(header, sources) for header in headers}
    return [path for path in sources if path in chosen], f"changed since {since[0][:10]}"


def run(*command):
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    parser.add_argument("clang_tidy")
    parser.add_argument("build")
    arguments = parser.parse_args()
    skip_unless_ours(arguments.clang_tidy)

    ours = [path for path in tracked(".cpp") if path.parts[0] != "tests"]
    chosen, why = (ours, "all of them") if arguments.all else wanted(ours)
    if not chosen:
        print(f"none of {len(ours)} files ({why})")
        return 0

    # A configuration of its own, because a unity build has no commands for single files. What
    # they include of moc's is built with the programs.
    run("cmake", "--build", arguments.build, "--target", "facedown", "facedown-cli")
    build = Path(arguments.build, "tidy")
    run("cmake", "--preset", "release", "-DCMAKE_UNITY_BUILD=OFF", "-B", build)
    database = build / "compile_commands.json"
    database.write_text(database.read_text(encoding="utf-8").replace(str(build), arguments.build),
                        encoding="utf-8")
    commands = json.loads(database.read_text(encoding="utf-8"))
    compiled = {Path(command["directory"], command["file"]) for command in commands}
    lacking = [path for path in chosen if ROOT / path not in compiled]
    if lacking:
        sys.exit(f"not compiled: {', '.join(map(str, lacking))}")

    def complaints(path):
        """What clang-tidy says against a file; nothing for one that is sound. What moc has written
        is nobody's to mend: of what a file includes only headers are looked at."""
        headers = r"--header-filter=/(engine|app|qml|rooms)/.*\.h$"
        found = subprocess.run([arguments.clang_tidy, "--quiet", headers, "-p", build, ROOT / path],
                               capture_output=True, text=True)
        return found.stdout + found.stderr if found.returncode != 0 else ""

    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, found in zip(chosen, pool.map(complaints, chosen)):
            if found:
                failed += 1
                print(f"== {path}\n{found}", flush=True)
    print(f"looked at {len(chosen)} of {len(ours)} files ({why}), {failed} with complaints")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
