#!/usr/bin/env python3
"""Installs what was built away from where it belongs, and tries it there: every file is where it
should be, the program and its plugins start, and what the system is told of them agrees.
installed.py BUILD_FOLDER LIBRARY_FOLDER GAME"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from xml.etree import ElementTree

from play_on_phones import Window, wait_for

PLUGINS = ["phone", "sound"]
SIZES = [16, 22, 24, 32, 48, 64, 128, 256, 512]
FILES = {
    "bin/facedown",
    "bin/facedown-cli",
    "share/applications/facedown.desktop",
    "share/bash-completion/completions/facedown-cli",
    "share/doc/facedown/NEWS.md",
    "share/doc/facedown/README.md",
    "share/doc/facedown/SECURITY.md",
    "share/doc/facedown/copyright",
    "share/fish/vendor_completions.d/facedown-cli.fish",
    "share/icons/hicolor/scalable/apps/facedown.svg",
    "share/man/man6/facedown-cli.6",
    "share/man/man6/facedown.6",
    "share/metainfo/io.github.facedown.metainfo.xml",
    "share/mime/packages/facedown.xml",
    "share/zsh/site-functions/_facedown-cli",
} | {f"share/icons/hicolor/{size}x{size}/apps/facedown.png" for size in SIZES}


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def check_names(root, usr):
    """What the desktop entry, the file type, the software centre and the icon theme call it."""
    text = (usr / "share/applications/facedown.desktop").read_text(encoding="utf-8")
    entry = dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))
    assert entry["Exec"] == "facedown %f" and entry["Icon"] == "facedown", entry
    mime = ElementTree.parse(usr / "share/mime/packages/facedown.xml").getroot()[0]
    assert entry["MimeType"] == mime.get("type") + ";", entry
    for size in SIZES:
        header = (usr / f"share/icons/hicolor/{size}x{size}/apps/facedown.png").read_bytes()[:24]
        assert header[16:] == 2 * size.to_bytes(4, "big"), f"the icon of {size} is of another size"
    release = ElementTree.parse(usr / "share/metainfo/io.github.facedown.metainfo.xml").find(
        "releases/release").get("version")
    for program in "facedown", "facedown-cli":
        assert output(usr / "bin" / program, "--version") == f"{program} {release}\n", release
    print(output("appstreamcli", "validate-tree", "--no-net", root))


def page_for_phones(port):
    """Nothing before it is served."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as answer:
            return answer.read()
    except urllib.error.URLError:
        return b""


def check_window(usr, library, game):
    """A game with everybody on a phone: it loads all plugins."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        window = Window(str(usr / "bin/facedown"), game, folder)
        try:
            wait_for(lambda: b"<html" in page_for_phones(window.port), "the page for phones", 60)
            maps = Path(f"/proc/{window.pid}/maps")
            for plugin in PLUGINS:
                file = str(usr / library / f"facedown/{plugin}.so")
                wait_for(lambda file=file: file in maps.read_text(), file, 60)
        finally:
            window.end()


def check_demo(usr, game):
    with tempfile.TemporaryDirectory() as folder:
        output(usr / "bin/facedown", "--demo", game, "--shots", folder)
        assert list(Path(folder).glob("*.png")), "the demo made no picture"


def main(build, library, game):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        subprocess.run(["cmake", "--install", build, "--prefix", "/usr"], check=True,
                       env=os.environ | {"DESTDIR": str(root)}, stdout=subprocess.DEVNULL)
        usr = root / "usr"
        files = {str(path.relative_to(usr)) for path in root.rglob("*") if not path.is_dir()}
        wanted = FILES | {f"{library}/facedown/{plugin}.so" for plugin in PLUGINS}
        assert files == wanted, (files - wanted, wanted - files)
        check_names(root, usr)
        check_demo(usr, game)
        check_window(usr, library, game)


if __name__ == "__main__":
    main(*sys.argv[1:])
