#!/usr/bin/env python3
"""Asks bash, zsh and fish what they offer behind facedown-cli, and compares it with --help.
completion.py FACEDOWN_CLI FOLDER"""

import itertools
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Each is given the words of the line, the last of which is to be completed, and prints what it
# would offer, one a line.
SHELLS = {
    "bash": ["bash", "-c", """
        source "$0/facedown-cli"
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _facedown_cli "$1" "${@: -1}" "${@: -2:1}"
        printf '%s\\n' "${COMPREPLY[@]}" """],
    # Without a terminal, what zsh would show is said by functions in the place of its own.
    "zsh": ["zsh", "-f", "-c", """
        compadd() { print -rl -- "${@[2,-1]}" }
        _describe() { print -rl -- "${(@)${(@P)2}%%:*}" }
        _files() { }
        ask() { words=("$@") CURRENT=$#; source "$folder/_facedown-cli" }
        folder=$0; ask "$@" """],
    "fish": ["fish", "--no-config", "-c", """
        source $argv[1]/facedown-cli.fish
        complete --do-complete "$argv[2..]" | string replace -r '\\t.*' '' """],
}


def helped(program, *command):
    return subprocess.run([program, *command, "--help"], check=True, capture_output=True,
                          text=True).stdout


def lines(program):
    """The words behind the program's name, the last to be completed, and what is offered for it."""
    commands = re.findall(r"^  (\w+)", helped(program).partition("\nSubcommands:\n")[2],
                          re.MULTILINE)
    assert "check" in commands
    yield [""], set(commands)
    yield ["--"], {"--help", "--version"}
    yield ["check", ""], set()  # files, and there are none
    for command in commands:
        text = helped(program, command)
        yield [command, "--"], set(re.findall(r"^  (?:-h,)?(--[\w-]+)", text, re.MULTILINE))
        for option, values in re.findall(r"^  (--[\w-]+) \w+:\{(.*?)\}", text, re.MULTILINE):
            yield [command, option, ""], set(values.split(","))


def main(program, folder):
    environment = os.environ | {
        "PATH": f"{Path(program).parent}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
    wrong = []
    with tempfile.TemporaryDirectory() as empty:
        for (words, wanted), shell in itertools.product(lines(program), SHELLS):
            run = subprocess.run(
                [*SHELLS[shell], Path(folder).resolve(), Path(program).name, *words],
                env=environment, cwd=empty, capture_output=True, text=True)
            offered = set(run.stdout.split("\n")) - {""}
            if run.stderr or offered != wanted:
                wrong.append(f"{shell} {words}: {offered}, not {wanted}; {run.stderr}")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
