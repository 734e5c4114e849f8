#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the program, from nothing but the figures below: WAV files, mono, 16 bits.

    python3 resources/sounds/make_sounds.py FOLDER

Dry, near, short: stone, wood, papyrus, reed. What is struck is a sum of its modes, each dying away by itself; what
rustles is noise in grains; a reed has its odd partials. The same figures make the same bytes.
"""

import array
import math
import random
import sys
import wave
from pathlib import Path

RATE = 44100
PEAK = 10 ** (-12 / 20)  # of full scale, at most
MEAN = 10 ** (-25 / 20)  # the root of the mean square, at most: what lasts sounds as soft as what is struck
IN, OUT = 0.0015, 0.012  # seconds in which a sound comes and goes, so that nothing clicks
LOWEST = 40  # hertz: what is below is only an offset
REED = (294, 330, 392, 440, 523, 587, 659, 784)  # hertz, the points that a note brings: 1, 2 … and more


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def add(sound, other, at=0.0, loudness=1.0):
    first = round(at * RATE)
    for i, value in enumerate(other[:len(sound) - first]):
        sound[first + i] += loudness * value
    return sound


def struck(seconds, modes):
    """Modes are (hertz, loudness, seconds until it has fallen to 1/e)."""
    sound = silence(seconds)
    for hertz, loudness, fall in modes:
        turn, rest = 2 * math.pi * hertz / RATE, math.exp(-1 / (fall * RATE))
        level = loudness
        for i in range(len(sound)):
            sound[i] += level * math.sin(turn * i)
            level *= rest
    return sound


def noise(seconds, low, high, fall, seed):
    """Between two frequencies, falling away."""
    source = random.Random(seed)
    slow, fast = 1 - math.exp(-2 * math.pi * low / RATE), 1 - math.exp(-2 * math.pi * high / RATE)
    below = upper = 0.0
    sound = silence(seconds)
    for i in range(len(sound)):
        upper += fast * (source.uniform(-1, 1) - upper)
        below += slow * (upper - below)
        sound[i] = (upper - below) * math.exp(-i / (fall * RATE))
    return sound


def stone(size=1.0):
    sound = struck(0.11, [(1240 / size, 1, 0.016), (1985 / size, 0.7, 0.012), (2870 / size, 0.5, 0.009),
                          (4310 / size, 0.3, 0.006)])
    return add(sound, noise(0.02, 900, 7000, 0.003, "stone"), loudness=1.6)


def knock():
    sound = struck(0.13, [(395, 1, 0.028), (640, 0.6, 0.02), (1075, 0.3, 0.012)])
    return add(sound, noise(0.02, 200, 2500, 0.004, "knock"), loudness=0.8)


def papyrus():
    """Grains that come close together, then fewer."""
    sound, source = silence(0.16), random.Random("papyrus")
    for grain in range(34):
        at = 0.004 + 0.13 * (grain / 34) ** 1.3 + source.uniform(0, 0.004)
        add(sound, noise(0.02, 1800, 7500, source.uniform(0.002, 0.006), f"grain {grain}"), at,
            math.sin(math.pi * (grain + 3) / 38) * source.uniform(0.4, 1))
    return sound


def metal():
    sound = struck(0.2, [(3170, 1, 0.05), (4790, 0.6, 0.036), (6930, 0.4, 0.026), (8840, 0.2, 0.016)])
    return add(sound, struck(0.15, [(3290, 0.7, 0.04), (5130, 0.4, 0.03)]), 0.028)


def die(size=1.0):
    sound = struck(0.07, [(890 / size, 1, 0.011), (1610 / size, 0.7, 0.008), (2540 / size, 0.4, 0.005)])
    return add(sound, noise(0.01, 600, 5000, 0.002, "die"))


def dice():
    sound = silence(0.25)
    for at, loudness, size in ((0, 0.7, 1), (0.047, 1, 0.92), (0.098, 0.8, 1.1), (0.139, 0.6, 0.97), (0.174, 0.4, 1.05)):
        add(sound, die(size), at, loudness)
    return sound


def reed(hertz, seconds=0.24):
    sound = silence(seconds)
    for i in range(len(sound)):
        t = i / RATE
        level = math.sin(math.pi / 2 * min(1, t / 0.02, (seconds - t) / 0.05)) * math.exp(-t / 0.11)
        turn = 2 * math.pi * hertz * t
        sound[i] = level * sum(math.sin(part * turn) * loudness * math.exp(-t * part / 0.3)
                               for part, loudness in ((1, 1), (2, 0.08), (3, 0.36), (5, 0.14), (7, 0.05)))
    return add(sound, noise(0.06, 1500, 5000, 0.02, "breath"), loudness=0.1)


def drum():
    """The skin is stretched by the stroke and falls a little in pitch."""
    sound = silence(0.25)
    turn = 0.0
    for i in range(len(sound)):
        t = i / RATE
        turn += 2 * math.pi * (96 + 34 * math.exp(-t / 0.03)) / RATE
        sound[i] = math.exp(-t / 0.075) * math.sin(turn) + 0.5 * math.exp(-t / 0.035) * math.sin(1.59 * turn)
    return add(sound, noise(0.03, 300, 2200, 0.008, "drum"), loudness=0.9)


def wood(hertz):
    return struck(0.09, [(hertz, 1, 0.018), (hertz * 2.76, 0.35, 0.009), (hertz * 5.4, 0.12, 0.004)])


def turn():
    return add(add(silence(0.2), wood(640)), wood(860), 0.095)


def win():
    sound = silence(0.72)
    for number, note in enumerate((1, 3, 5)):
        add(sound, reed(REED[note]), 0.24 * number)
    return sound


SOUNDS = {"place": stone, "remove": knock, "card": papyrus, "coin": metal, "die": die, "dice": dice, "scoring": drum,
          "turn": turn, "win": win,
          **{f"score-{number}": lambda hertz=hertz: reed(hertz) for number, hertz in enumerate(REED, 1)}}


def finished(sound):
    """Without an offset, from silence to silence, about as loud as all others."""
    slow, mean = 1 - math.exp(-2 * math.pi * LOWEST / RATE), 0.0
    for i, value in enumerate(sound):
        mean += slow * (value - mean)
        sound[i] = value - mean
    for seconds, places in ((IN, range(len(sound))), (OUT, range(len(sound) - 1, -1, -1))):
        for i in range(round(seconds * RATE)):
            sound[places[i]] *= math.sin(math.pi / 2 * i / (seconds * RATE)) ** 2
    mean_square = math.fsum(value * value for value in sound) / len(sound)
    loudness = min(PEAK / max(map(abs, sound)), MEAN / math.sqrt(mean_square))
    return array.array("h", [round(value * loudness * 32767) for value in sound])


def main(folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        samples = finished(make())
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(Path(folder, f"{name}.wav")), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main(sys.argv[1])
