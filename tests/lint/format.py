#!/usr/bin/env python3
"""Says which C++ files clang-format would change: format.py CLANG_FORMAT"""

import subprocess
import sys

from tracked import ROOT, skip_unless_ours, tracked

clang_format = sys.argv[1]
skip_unless_ours(clang_format)
files = [str(path) for path in tracked(".cpp", ".h")]
if not files:
    sys.exit("no C++ files found")
sys.exit(subprocess.run([clang_format, "--dry-run", "-Werror", *files], cwd=ROOT).returncode)
