#!/usr/bin/env python3
"""Fails when a sound is not what its script makes, is too loud, too soft, too long, begins or ends
with a click, or is not the file of one that the program knows."""

import math
import re
import struct
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

from tracked import ROOT

FOLDER = ROOT / "assets/sounds"
LOOPED = "room"
LONGEST = {"success": 1.5, "failure": 1.5, "end": 2.1, LOOPED: 6.0}
USUALLY = 0.9  # seconds
APART = 6.0  # the loudest from the softest, in decibels
PEAK = -2.0
CONSTANT = 0.001  # of full scale, as the mean of all samples
STEP = 0.01  # of full scale, from silence to the first sample and from the last one


def read(path):
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2), path
        rate, count = file.getframerate(), file.getnframes()
        samples = struct.unpack(f"<{count}h", file.readframes(count))
    return rate, [sample / 32768 for sample in samples]


def decibels(amplitude):
    return 20 * math.log10(max(amplitude, 1e-9))


def loudness(rate, sound):
    """The loudest tenth of a second; a shorter one is as loud as with silence behind it."""
    span = rate // 10
    padded = sound + [0.0] * span
    return max(decibels(math.sqrt(sum(x * x for x in padded[at:at + span]) / span))
               for at in range(0, len(sound), span // 10))


def faults(name, rate, sound):
    if decibels(max(map(abs, sound))) > PEAK:
        yield "is clipped, or nearly"
    if abs(sum(sound) / len(sound)) > CONSTANT:
        yield "has a constant part"
    if len(sound) / rate > LONGEST.get(name, USUALLY):
        yield "is too long"
    if name == LOOPED:
        if abs(sound[0] - sound[-1]) > STEP:
            yield "clicks where it is repeated"
    elif max(abs(sound[0]), abs(sound[-1])) > STEP:
        yield "clicks at an end"


def known():
    """The sounds of the program, and the one that is no step's."""
    text = (ROOT / "app/table/sound.h").read_text(encoding="utf-8")
    names = re.search(r"enum class Sound \{(.*?)\};", text, re.DOTALL)[1]
    return {name.lower() for name in re.findall(r"^ +(\w+),", names, re.MULTILINE)
            if name != "None"} | {LOOPED}


def main():
    files = {path.stem: path for path in sorted(FOLDER.glob("*.wav"))}
    found = [f"{name}: there is no such sound, or no file of it" for name in known() ^ set(files)]
    levels = {}
    for name, path in files.items():
        rate, sound = read(path)
        found += [f"{name}: {fault}" for fault in faults(name, rate, sound)]
        levels[name] = loudness(rate, sound)
        print(f"{name:8} {len(sound) / rate:.2f} s, peak {decibels(max(map(abs, sound))):6.1f} dB, "
              f"loudness {levels[name]:6.1f} dB")
    room = levels.pop(LOOPED)
    if max(levels.values()) - min(levels.values()) > APART:
        found.append(f"the sounds are more than {APART:.0f} dB apart")
    if room > min(levels.values()) - 20:
        found.append("the room is not quiet")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, FOLDER / "synthesize.py", folder], check=True)
        found += [f"{name}: is not what synthesize.py makes" for name, path in files.items()
                  if Path(folder, path.name).read_bytes() != path.read_bytes()]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
