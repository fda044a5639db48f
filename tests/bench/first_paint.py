#!/usr/bin/env python3
"""How soon two programs are on the screen and how much memory that takes, one against the other:
first_paint.py PROGRAM OTHER [ROUNDS]

    /usr/bin/python3 tests/bench/first_paint.py build/bin/facedown /usr/games/pentobi

Needs xvfb and python3-xlib; quiet processors give steadier figures. Both programs are started in
turn, with the software renderer, on an X server of their own, without a session bus, in a home
folder that each has been started in once before. They are watched from outside, through the X
server: whenever it says that their window was drawn to (DAMAGE), a few rows of it are read.

  painted  from the start of the process to the first drawing that is not of one colour
  whole    to the first that is the picture which stays, but for a hundredth of its pixels
  memory   the most that was resident until the picture had stayed for a second (VmHWM)
"""

import os
import select
import statistics
import subprocess
import sys
import tempfile
import time

from Xlib import X
from Xlib.display import Display
from Xlib.ext import damage

ROWS = 40
SMALLEST = 200  # what is smaller is no main window
STAYS = 1.0  # seconds
PATIENCE = 30.0
FIGURES = ("painted", "whole", "memory")
UNITS = {"painted": "s", "whole": "s", "memory": "MiB"}


def rows_of(root, place):
    """A few rows of pixels from the whole height of a place on the screen."""
    return b"".join(
        bytes(root.get_image(place.x, place.y + place.height * row // ROWS, place.width, 1,
                             X.ZPixmap, 0xFFFFFF).data)
        for row in range(ROWS))


def pixels(picture):
    return memoryview(picture).cast("I")


def alike(picture, last):
    if len(picture) != len(last):
        return False
    differing = sum(one != other for one, other in zip(pixels(picture), pixels(last)))
    return differing <= len(pixels(last)) / 100


class Watch:
    """Drawings of the first large window that appears, with the time of each."""

    def __init__(self, display):
        self.display = display
        self.display.damage_query_version()  # else the server knows no such request
        self.root = display.screen().root
        self.root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self.display.sync()
        self.window = None
        self.place = None  # of the window; without a window manager nothing is around it

    def follow(self, event):
        """Whether this tells of a drawing."""
        if event.type == X.ConfigureNotify and min(event.width, event.height) >= SMALLEST:
            self.place = event
        if event.type == X.MapNotify and self.window is None:
            place = event.window.get_geometry()
            if min(place.width, place.height) >= SMALLEST:
                self.window, self.place = event.window, place
                self.window.damage_create(damage.DamageReportRawRectangles)
                return True  # it may have been drawn to before
        return event.type == self.display.extension_event.DamageNotify

    def drawings(self, program):
        """Ends when none has come for a while."""
        found = []
        began = last = time.monotonic()
        while program.poll() is None and time.monotonic() < began + PATIENCE:
            if not self.display.pending_events():
                select.select([self.display], [], [], 0.1)
            now = time.monotonic()
            drawn = False
            while self.display.pending_events():
                drawn |= self.follow(self.display.next_event())
            if drawn and self.window is not None:
                found.append((now, rows_of(self.root, self.place)))
                last = now
            if found and now > last + STAYS:
                break
        return found


def peak_memory(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))


def measure(path, environment):
    watch = Watch(Display(environment["DISPLAY"]))
    start = time.monotonic()
    with subprocess.Popen([path], env=environment, stderr=subprocess.DEVNULL) as program:
        try:
            drawings = watch.drawings(program)
            memory = peak_memory(program)
        finally:
            program.kill()
    watch.display.close()
    if not drawings:
        sys.exit(f"{path} shows no window")
    last = drawings[-1][1]
    painted = next(time for time, rows in drawings if len(set(pixels(rows))) > 1)
    whole = next(time for time, rows in drawings if alike(rows, last))
    return {"painted": painted - start, "whole": whole - start, "memory": memory,
            "size": f"{watch.place.width}x{watch.place.height}"}


def median(runs, figure):
    return statistics.median(run[figure] for run in runs)


def compare(programs, rounds, environment):
    for path in programs:
        measure(path, environment)
    runs = {path: [] for path in programs}
    for _ in range(rounds):
        for path in programs:
            runs[path].append(measure(path, environment))
    for path in programs:
        print(f"{path} ({runs[path][0]['size']}), medians of {rounds}: " + ", ".join(
            f"{figure} {median(runs[path], figure):.3f} {UNITS[figure]}" for figure in FIGURES))
    one, other = programs
    print("ratio: " + ", ".join(
        f"{figure} {median(runs[one], figure) / median(runs[other], figure):.2f}"
        for figure in FIGURES))


def main(program, other, rounds="5"):
    told, tell = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tell), "-noreset", "-screen", "0", "1920x1200x24",
         "-nolisten", "tcp"], pass_fds=[tell], stderr=subprocess.DEVNULL)
    os.close(tell)
    try:
        with os.fdopen(told) as lines, tempfile.TemporaryDirectory() as home:
            environment = {"PATH": os.environ["PATH"], "HOME": home, "XDG_RUNTIME_DIR": home,
                           "LC_ALL": "C.UTF-8", "DISPLAY": f":{lines.readline().strip()}",
                           "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software"}
            compare((program, other), int(rounds), environment)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
