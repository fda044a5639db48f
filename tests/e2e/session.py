#!/usr/bin/env python3
"""Runs a command on a screen and a session bus of its own: session.py COMMAND…

Like `xvfb-run -a dbus-run-session`, but several may start at once: the X server itself picks a
display that is free, and the bus for accessibility has its socket in a folder of its own.
"""

import os
import subprocess
import sys
import tempfile


def main(command):
    told, tell = os.pipe()
    server = subprocess.Popen(
        # Without -noreset it starts over, deaf for a moment, whenever its last client has left.
        ["Xvfb", "-displayfd", str(tell), "-noreset", "-screen", "0", "1280x800x24",
         "-nolisten", "tcp"],
        pass_fds=[tell], stderr=subprocess.DEVNULL)
    os.close(tell)
    try:
        with os.fdopen(told) as lines, \
                tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as runtime:
            display = lines.readline().strip()
            if not display:
                sys.exit("Xvfb did not start")
            environment = os.environ | {
                "DISPLAY": f":{display}", "XDG_RUNTIME_DIR": runtime, "QT_QPA_PLATFORM": "xcb",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
            return subprocess.run(["dbus-run-session", "--", *command], env=environment).returncode
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
