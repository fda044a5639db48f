#!/usr/bin/env python3
"""Runs a fuzzer: run.py FUZZER CORPUS RUNS FOUND

Always the same RUNS inputs, that a change can be told from chance; or, with FACEDOWN_FUZZ_SECONDS
set, others for so long. What it finds new is kept in the folder FOUND for the next time, and what
breaks something too: FUZZER FILE tries that one again.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def main(fuzzer, corpus, runs, found):
    found = Path(found)
    seconds = os.environ.get("FACEDOWN_FUZZ_SECONDS")
    limits = [f"-max_total_time={seconds}"] if seconds else [f"-runs={runs}", "-seed=1"]
    if not seconds:
        shutil.rmtree(found, ignore_errors=True)
    found.mkdir(parents=True, exist_ok=True)
    command = [fuzzer, *limits, "-timeout=20", "-rss_limit_mb=1024", "-print_final_stats=1",
               f"-artifact_prefix={found}/", str(found), corpus]
    print(" ".join(command), flush=True)
    return subprocess.run(command, stderr=subprocess.STDOUT).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
