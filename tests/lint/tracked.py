"""The files of the tree that the lints look at, and the tools they do it with."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = re.findall(r"^facedown_game\((\w+)\)", (ROOT / "CMakeLists.txt").read_text(),
                   re.MULTILINE)
LLVM = 14  # Debian 12's
SKIPPED = 77  # what CMakeLists.txt tells ctest


def tracked(*suffixes):
    """The files git knows or would be told of (all but build folders and dot files in a tree
    without git), as paths relative to ROOT; those with one of the suffixes if any are given."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
            check=True, capture_output=True, text=True).stdout
        names = [name for name in listing.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*")
                 if not any(part.startswith((".", "build")) for part in path.parts)]
    paths = [Path(name) for name in names if (ROOT / name).is_file()]
    return sorted(path for path in paths if not suffixes or path.suffix in suffixes)


def skip_unless_ours(tool):
    """Ends the test as skipped if this is not the version of LLVM's tools that the house uses:
    others lay out the same code differently and know other checks."""
    version = subprocess.run([tool, "--version"], check=True, capture_output=True, text=True).stdout
    if f"version {LLVM}." not in version:
        print(f"Not checked: this needs version {LLVM}, and here is {version.strip()}")
        sys.exit(SKIPPED)
