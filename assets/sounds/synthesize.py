#!/usr/bin/env python3
"""Synthesizes the sounds of the table: short, warm, none much louder than another.

Run it as `python3 assets/sounds/synthesize.py [FOLDER]`; NAME.wav is written beside this file, or
into the folder. What is struck rings in a few partials, each fading by itself; what is moved is
noise through a band. All are raised to LOUDNESS, give or take the decibels that stand with each.
"""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050  # samples a second: nothing here reaches above 8 kHz
LOUDNESS = -19.0  # of the loudest tenth of a second, in decibels below full scale
ROOM = -50.0  # of the room tone
PEAK = -3.0  # above this everything is turned down
FADE_IN = 0.003  # at least so long, in seconds: no click, no sharp attack
FADE_OUT = 0.03


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(sound, other, at=0.0, gain=1.0):
    """Mixes another sound in, so many seconds after the beginning; it grows to hold it."""
    start = int(at * RATE)
    sound.extend([0.0] * (start + len(other) - len(sound)))
    for i, sample in enumerate(other):
        sound[start + i] += gain * sample
    return sound


def ring(seconds, partials, glide=1.0, attack=0.004):
    """What is struck. A partial is its frequency in Hz, how loud it is, and the time in which it
    fades to a third; `glide` is how much lower than it began it ends."""
    sound = silence(seconds)
    for frequency, gain, fade in partials:
        phase = 0.0
        for i in range(len(sound)):
            time = i / RATE
            pitch = frequency * (1 - (1 - glide) * (1 - math.exp(-time / 0.03)))
            phase += 2 * math.pi * pitch / RATE
            level = gain * math.exp(-time / fade) * (1 - math.exp(-time / attack))
            sound[i] += level * math.sin(phase)
    return sound


def noise(seconds, low, high, shape, seed):
    """What is moved: noise between two frequencies, as loud as shape(0 to 1) says."""
    rng = random.Random(seed)
    sound = silence(seconds)
    smooth = [1 - math.exp(-2 * math.pi * edge / RATE) for edge in (high, high, low)]
    held = [0.0, 0.0, 0.0]
    for i in range(len(sound)):
        sample = rng.uniform(-1, 1)
        for at in (0, 1):  # two poles above the band, one below it
            held[at] += smooth[at] * (sample - held[at])
            sample = held[at]
        held[2] += smooth[2] * (sample - held[2])
        sound[i] = (sample - held[2]) * shape(i / len(sound))
    return sound


def swell(way):
    return math.sin(math.pi * way) ** 2


def fall(way):
    return math.exp(-5 * way) * (1 - math.exp(-way / 0.03))


def bell(frequency, seconds=0.9, gain=1.0):
    """A soft bar of wood over a tube."""
    return ring(seconds, [(frequency, gain, seconds * 0.3), (frequency * 2, gain * 0.18, 0.16),
                          (frequency * 4, gain * 0.12, 0.05)], attack=0.006)


def place():
    sound = ring(0.26, [(180, 1.0, 0.05), (284, 0.6, 0.035), (490, 0.3, 0.02)], glide=0.75)
    return add(sound, noise(0.07, 250, 1500, fall, 1), gain=1.3)


def flip():
    sound = noise(0.2, 400, 1100, swell, 2)
    return add(sound, ring(0.2, [(190, 0.5, 0.045), (320, 0.24, 0.03)], glide=0.8), at=0.17,
               gain=0.6)


def failure():
    sound = ring(1.3, [(104, 0.7, 0.34), (110, 0.7, 0.3), (156, 0.6, 0.26), (233, 0.6, 0.2),
                       (330, 0.4, 0.14)], glide=0.8)
    add(sound, noise(0.3, 120, 900, fall, 3), gain=2.4)
    for at, pitch in ((0.0, 520), (0.09, 470), (0.16, 430)):  # bones
        add(sound, ring(0.1, [(pitch, 0.7, 0.018), (pitch * 1.51, 0.35, 0.012)]), at=at)
    return sound


def success():
    sound = silence(0)
    for at, pitch in ((0, 392.0), (0.11, 493.88), (0.22, 587.33), (0.36, 783.99)):
        add(sound, bell(pitch), at=at)
    return sound


def chip():
    sound = ring(0.12, [(620, 0.7, 0.022), (1240, 0.5, 0.016), (1930, 0.25, 0.011),
                        (210, 0.6, 0.03)], attack=0.002)
    return add(sound, ring(0.1, [(560, 0.5, 0.02), (1130, 0.3, 0.014), (1760, 0.14, 0.01)],
                           attack=0.002), at=0.05, gain=0.55)


def card():
    sound = noise(0.15, 450, 1300, lambda way: swell(way ** 0.7), 4)
    return add(sound, ring(0.12, [(170, 0.6, 0.03), (300, 0.3, 0.02)], glide=0.8), at=0.1,
               gain=0.5)


def gift():
    sound = card()
    for at, pitch in ((0.12, 440.0), (0.24, 349.23)):
        add(sound, bell(pitch, 0.6), at=at, gain=0.6)
    return sound


def token():
    sound = ring(0.34, [(128, 1.0, 0.07), (204, 0.8, 0.05), (362, 0.6, 0.03), (700, 0.2, 0.016)],
                 glide=0.7, attack=0.003)
    return add(sound, noise(0.06, 200, 1300, fall, 5), gain=1.6)


def trick():
    sound = silence(0)
    for index in range(4):
        add(sound, noise(0.17, 420, 1200, swell, 6 + index), at=0.075 * index,
            gain=0.75 + 0.08 * index)
    return add(sound, place(), at=0.34, gain=0.22)


def turn():
    return add(bell(440.0, 0.5), bell(587.33, 0.7), at=0.13)


def knock(pitch):
    return ring(0.18, [(pitch, 0.9, 0.04), (pitch * 1.5, 0.25, 0.025)], glide=0.85)


def bid():
    return add(knock(196), knock(262), at=0.11)


def passed():
    return add(knock(235), knock(176), at=0.11)


def end():
    sound = silence(0)
    for at, chord in ((0.0, (261.63, 329.63)), (0.24, (293.66, 392.0)),
                      (0.5, (261.63, 329.63, 392.0, 523.25))):
        for pitch in chord:
            add(sound, bell(pitch, 1.5 if at == 0.5 else 0.8), at=at)
    return sound


def room(seconds=5.0, joint=1.0):
    """Air in a quiet room. Its end is blended into its beginning, so that it can be repeated."""
    air = noise(seconds + joint, 40, 260, lambda way: 1.0, 10)
    blend = int(joint * RATE)
    for i in range(blend):
        way = i / blend
        air[i] = air[i] * math.sqrt(way) + air[len(air) - blend + i] * math.sqrt(1 - way)
    return air[:-blend]


# What is heard of the table; by how many decibels each is louder than the others.
SOUNDS = {
    "place": (place, 0), "flip": (flip, -1), "failure": (failure, 2), "success": (success, 1),
    "chip": (chip, -2), "card": (card, -2), "gift": (gift, 0), "token": (token, 1),
    "trick": (trick, 0), "turn": (turn, -1), "bid": (bid, -2),
    "pass": (passed, -2), "end": (end, 1),
}


def loudness(sound):
    """The loudest tenth of a second, in decibels below full scale."""
    span = RATE // 10
    sums = [0.0]
    for sample in sound:
        sums.append(sums[-1] + sample * sample)
    most = max(sums[min(at + span, len(sound))] - sums[at]
               for at in range(0, len(sound), span // 8))
    return 10 * math.log10(most / span)


def finished(sound, level, looped=False):
    """As loud as it is to be, without a constant part, and silent at both ends."""
    mean = sum(sound) / len(sound)
    sound = [sample - mean for sample in sound]
    if not looped:
        rise, descent = int(FADE_IN * RATE), int(FADE_OUT * RATE)
        for i in range(rise):
            sound[i] *= swell(i / rise / 2)
        for i in range(descent):
            sound[-1 - i] *= swell(i / descent / 2)
    gain = 10 ** ((level - loudness(sound)) / 20)
    gain = min(gain, 10 ** (PEAK / 20) / max(abs(sample) for sample in sound))
    return [gain * sample for sample in sound]


def write(folder, name, sound):
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(sound)}h", *(round(32767 * s) for s in sound)))


def main(folder=Path(__file__).parent):
    for name, (make, louder) in SOUNDS.items():
        write(Path(folder), name, finished(make(), LOUDNESS + louder))
    write(Path(folder), "room", finished(room(), ROOM, looped=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
