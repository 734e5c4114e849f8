#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the computer players of a game, and prints a table with 95 % errors.

measure.py TABLE GAME [OPTION …], where TABLE is

  levels       each level against the one below, one against all others, and the best one against greedy players; where
               one can play alone, the best one against each level of the rival
  plain        the best level against plain searches at equal time a choice (see CONTRIBUTING.md)
  calibration  what the analysis expected in games of one level beside what came of it: by tenths, and as log-loss a
               quarter of the way, half way and at three quarters
  times        how long the two best levels think for a choice

All rows of a table have the same share of its time: as many sets of games as that allows, each with a seed of its own,
so that the same sets give the same row. A set that the end of the time interrupts does not count.
"""
import argparse
import collections
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

RIVALS = {"tekhenu": ("solo", ["easy", "medium", "hard"])}
MOMENTS = [0.25, 0.5, 0.75]
LOOKED_AT = 20  # steps of a game that count for the tenths, evenly spread
LEAST = 0.0005  # expected values are whole thousandths


# ---- sums

def error_of(points, games):
    """Half of the 95 % interval of a share of points, in percent, which is never 0 (Agresti and Coull 1998)."""
    share = (points + 2) / (games + 4)
    return 196 * math.sqrt(share * (1 - share) / (games + 4))


def clustered(residuals):
    """Half of the 95 % interval of the mean of all residuals, given as a list for each game, which hang together."""
    number = sum(len(each) for each in residuals)
    mean = sum(sum(each) for each in residuals) / number
    return 1.96 * math.sqrt(sum(sum(one - mean for one in each) ** 2 for each in residuals)) / number


def log_loss(expected, outcome):
    return -sum(won * math.log(min(max(share, LEAST), 1)) for share, won in zip(expected, outcome) if won > 0)


def mean_of(values):
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def by_points(points, weight):
    """Shares of a win of who knows nothing but the points."""
    most = max(points)
    powers = [math.exp(weight * (each - most)) for each in points]
    return [power / sum(powers) for power in powers]


def best_weight(games):
    """The weight of a point that foretells these games best, of pairs of points and outcome."""
    def loss(weight):
        return sum(log_loss(by_points(points, weight), outcome) for points, outcome in games)
    low, high = 0.0, 1.0
    for _ in range(40):
        a, b = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, b) if loss(a) < loss(b) else (a, high)
    return (low + high) / 2


def points_in(state, seats):
    """The points of the seats, where the game counts any during play, else nothing."""
    players = state.get("players")
    if isinstance(players, dict) and all("points" in players.get(seat, {}) for seat in seats):
        rival = [state["bot"]["points"]] if (state.get("bot") or {}).get("points") is not None else []
        return [players[seat]["points"] for seat in seats] + rival
    score = state.get("score")
    return [score[seat] for seat in seats] if isinstance(score, dict) and all(seat in score for seat in seats) else None


def step_of(share, steps):
    return min(steps - 1, round(share * (steps - 1)))


# ---- programs

class Meter:
    """Runs the command line until the time is over."""

    def __init__(self, options):
        self.options = options
        self.end = time.monotonic() + options.seconds

    def left(self):
        return self.end - time.monotonic()

    def run(self, *arguments):
        command = [self.options.cli, *map(str, arguments), "--lang", "en"]
        return subprocess.run(command, capture_output=True, check=True, text=True, timeout=max(0.1, self.left()))

    def repeat(self, work, seconds):
        """What `work` returns for 0, 1, 2, … in as many threads as wanted, each of them begun as long as it seems to
        end within these seconds."""
        begun, results, longest = time.monotonic(), [], 0.0
        until = min(self.end, begun + seconds)

        def timed(number):
            start = time.monotonic()
            result = work(number)
            return time.monotonic() - start, result

        with concurrent.futures.ThreadPoolExecutor(self.options.threads) as pool:
            running, number = set(), 0
            while True:
                while len(running) < self.options.threads and number < self.options.sets and (
                        number == 0 or time.monotonic() + longest < until):
                    running.add(pool.submit(timed, number))
                    number += 1
                if not running:
                    break
                done, running = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
                for each in done:
                    try:
                        took, result = each.result()
                    except subprocess.TimeoutExpired:
                        longest = math.inf
                        continue
                    longest = max(longest, took)
                    results.append(result)
        return results


def table(rows):
    """A table: the first column flush left, the others flush right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        print("  ".join([row[0].ljust(widths[0]), *[cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]]), flush=True)


def matches(meter, rows):
    """Rows of a name, the players, who are one set, and further arguments of the match."""
    game = meter.options.game
    said = [["first against the others", "games", "%", "±", "even", "seconds"]]
    for at, (name, players, arguments) in enumerate(rows):
        def play(number):
            done = meter.run("match", game, "--players", ",".join(players), "--games", len(players), "--seed",
                             meter.options.seed + number, "--json", *arguments)
            return json.loads(done.stdout)["players"][0]["points"]
        begun = time.monotonic()
        points = meter.repeat(play, meter.left() / (len(rows) - at))
        games = len(points) * len(players)
        figures = [f"{100 * sum(points) / games:.1f}", f"{error_of(sum(points), games):.1f}"] if games else ["–", "–"]
        even = f"{100 / len(players):.0f}" if len(players) > 1 else "–"
        said.append([name, str(games), *figures, even, f"{time.monotonic() - begun:.0f}"])
        print(f"{name}: {games} games", file=sys.stderr, flush=True)
    table(said)


# ---- tables

def levels_table(meter, game):
    levels = game["levels"]
    rows = []
    for seats in meter.options.seats or [len(seating) for seating in game["seats"]]:
        if seats == 1:
            option, choices = RIVALS[game["id"]]
            for choice in choices:
                rows.append((f"{levels[-1]}, alone: rival {choice}", [levels[-1]], ["--option", f"{option}={choice}"]))
            continue
        for weak, strong in [*zip(levels, levels[1:]), ("greedy", levels[-1])]:
            rows.append((f"{strong}, {seats - 1} {weak}", [strong] + [weak] * (seats - 1), []))
    matches(meter, rows)


def plain_table(meter, game):
    rows = []
    best = game["levels"][-1]
    for seats in meter.options.seats or [2]:
        for kind in meter.options.kinds:
            for movetime in meter.options.movetime:
                players = [best] + [f"cmd:{meter.options.plain} {game['id']} {kind}"] * (seats - 1)
                rows.append((f"{best}, {seats - 1} plain {kind}, {movetime} ms", players, ["--movetime", movetime]))
    matches(meter, rows)


def told(meter, path):
    """Of a saved game: the outcome, what was expected at each step, the points at the moments (or nothing), and how much
    luck stands where nothing was drawn."""
    analysis = [json.loads(line) for line in meter.run(
        "analyse", path, "--json", *(["--nodes", meter.options.nodes] if meter.options.nodes else [])).stdout.splitlines()]
    expected = [step["expected"] for step in analysis]
    states = [json.loads(line) for line in meter.run("replay", path, "--json").stdout.splitlines()]
    record = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    seats = [seat["seat"] for seat in record["seats"]]
    points = [points_in(states[step_of(moment, len(states))]["state"], seats) for moment in MOMENTS]
    luck = sum(max(map(abs, step["luck"])) for step in analysis[1:] if step["luck"] and step["action"].split()[0] != "chance")
    return expected[-1], expected, points, luck


def calibration_table(meter, game):
    seats = (meter.options.seats or [2])[0]

    def play(number):
        with tempfile.TemporaryDirectory() as folder:
            meter.run("match", game["id"], "--players", ",".join([meter.options.level] * seats), "--games", seats,
                      "--seed", meter.options.seed + number, "--record", folder)
            return [told(meter, path) for path in sorted(pathlib.Path(folder).glob("*.cartouche"))]

    games = [each for some in meter.repeat(play, meter.left()) for each in some]
    print(f"{len(games)} games of {seats} {meter.options.level}")
    if not games:
        return
    tenths = collections.defaultdict(list)
    for outcome, expected, _, _ in games:
        mine = collections.defaultdict(list)
        for at in range(LOOKED_AT):
            step = expected[step_of((at + 0.5) / LOOKED_AT, len(expected))]
            for share, won in zip(step, outcome):
                mine[min(9, int(10 * share))].append((share, won))
        for tenth, pairs in mine.items():
            tenths[tenth].append(pairs)
    rows = [["expected", "figures", "mean %", "happened %", "±"]]
    for tenth in sorted(tenths):
        pairs = [pair for some in tenths[tenth] for pair in some]
        errors = clustered([[won - share for share, won in some] for some in tenths[tenth]])
        rows.append([f"{10 * tenth}–{10 * tenth + 10} %", str(len(pairs)), f"{100 * sum(p[0] for p in pairs) / len(pairs):.1f}",
                     f"{100 * sum(p[1] for p in pairs) / len(pairs):.1f}", f"{100 * errors:.1f}"])
    table(rows)
    rows = [["way", "log-loss", "±", "by points alone", "knowing nothing"]]
    for at, moment in enumerate(MOMENTS):
        loss, error = mean_of([log_loss(expected[step_of(moment, len(expected))], outcome) for outcome, expected, _, _ in games])
        known = [(points[at], outcome) for outcome, _, points, _ in games if points[at] and len(points[at]) == len(outcome)]
        weight = best_weight(known) if known else 0
        by = f"{sum(log_loss(by_points(p, weight), o) for p, o in known) / len(known):.3f}" if known else "–"
        rows.append([f"{moment:.2f}", f"{loss:.3f}", f"{error:.3f}", by, f"{math.log(len(games[0][0])):.3f}"])
    table(rows)
    print(f"luck where nothing was drawn, a game: {sum(game[3] for game in games) / len(games):.3f}")


def times_table(meter, game):
    levels = game["levels"]
    rows = [(level, movetime) for level in levels[-2:] for movetime in [0, *meter.options.movetime]]
    said = [["player", "choices", "mean ms", "99 of 100", "longest"]]
    for at, (level, movetime) in enumerate(rows):
        share = time.monotonic() + meter.left() / (len(rows) - at)
        found, games, took = None, 2, 0.0
        while found is None or (games > 2 and time.monotonic() + took <= share):
            begun = time.monotonic()
            try:
                done = meter.run("match", game["id"], "--players", f"{level},{level}", "--games", games, "--seed", meter.options.seed,
                                 *(["--movetime", movetime] if movetime else []))
            except subprocess.TimeoutExpired:
                break
            found = re.search(r"([\d.,]+) ms a choice, 99 of 100 within ([\d.,]+) ms, the longest ([\d.,]+) ms \(([\d.,]+)", done.stderr)
            took = (time.monotonic() - begun) / games  # of a game
            games = 2 * min(meter.options.sets, int((share - time.monotonic()) / (2 * took)))
            took *= games
        figures = [found[4], found[1], found[2], found[3]] if found else ["–"] * 4
        said.append([f"{level}{f', {movetime} ms' if movetime else ''}", *figures])
        print(f"{level}: {figures[0]} choices", file=sys.stderr, flush=True)
    table(said)


TABLES = {"levels": levels_table, "plain": plain_table, "calibration": calibration_table, "times": times_table}


def numbers(text):
    return [int(each) for each in text.split(",")]


def options_of(arguments):
    build = pathlib.Path(__file__).resolve().parents[2] / "build"
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=600, help="how long all of it may take (600)")
    parser.add_argument("--seats", type=numbers, help="numbers of players, as 2,4 (levels: all, the others: 2)")
    parser.add_argument("--sets", type=int, default=50, help="how many sets of games a row at most, a game for each seat (50)")
    parser.add_argument("--seed", type=int, default=1, help="of the first set (1)")
    parser.add_argument("--threads", type=int, help="sets at the same time (as many as processors; plain, times: one less)")
    parser.add_argument("--movetime", type=numbers, help="milliseconds a choice, as 50,200 (plain: 50,200; times: none)")
    parser.add_argument("--kinds", type=lambda text: text.split(","), default=["uct", "maxn"], help="of plain search (uct,maxn)")
    parser.add_argument("--level", default="hard", help="of calibration: who plays (hard)")
    parser.add_argument("--nodes", type=int, help="of calibration: for each value (as analyse has it)")
    parser.add_argument("--cli", default=os.environ.get("CARTOUCHE_CLI", str(build / "app" / "cartouche-cli")))
    parser.add_argument("--plain", help="the plain search (tests/plain-search beside the folder of cartouche-cli)")
    options = parser.parse_args(arguments)
    options.plain = options.plain or str(pathlib.Path(options.cli).parents[1] / "tests" / "plain-search")
    is_timed = options.table in ("plain", "times")
    options.threads = options.threads or max(1, (os.cpu_count() or 1) - (1 if is_timed else 0))
    options.movetime = options.movetime or ([50, 200] if options.table == "plain" else [])
    return options


def main(arguments):
    options = options_of(arguments)
    try:
        games = json.loads(subprocess.run([options.cli, "games", "--json"], capture_output=True, check=True, text=True).stdout)
        game = next((each for each in games if each["id"] == options.game), None)
        if game is None:
            sys.exit(f"there is no game “{options.game}”")
        TABLES[options.table](Meter(options), game)
    except subprocess.CalledProcessError as error:
        sys.exit(f"{' '.join(error.cmd)}\n{error.stderr}")
    except OSError as error:
        sys.exit(f"{options.cli}: {error.strerror}")


if __name__ == "__main__":
    main(sys.argv[1:])
