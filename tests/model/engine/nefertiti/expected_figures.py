#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the table "Figures to expect" of Nefertiti's rules again, as `figures.py` says.

    CARTOUCHE_CLI=build/app/cartouche-cli python3 expected_figures.py [--games N] [--greedy N]
"""
import collections
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import figures


def of_closing(facts, before):
    """Whether a closing was by designation, and whether nobody could pay although cards lay there."""
    closed = next((fact for fact in facts if fact["fact"] == "closed"), None)
    if closed is None:
        return None
    market = closed["market"]
    first = facts.index(closed) + 1
    served = next((fact["fact"] for fact in facts[first:] if fact["fact"] != "unable"), "choice")
    has_cards = any(before["cards"][market])
    return closed["for"] == "designated", served == "half" and has_cards


def figures_of(steps):
    """The figures of one game by name; `options` is a list, one number for each choice in a turn."""
    counted = collections.Counter()
    options = []
    before = None
    for step in steps:
        state, facts = step["state"], step["facts"]
        closing = of_closing(facts, before)
        if closing:
            counted["closings"] += 1
            counted["designated"] += closing[0]
            counted["no payer"] += closing[1]
        is_bought = "recruit thief" not in (step["action"] or "")
        for fact in facts:
            counted["sold"] += fact["fact"] == "card" and is_bought
            counted["unable"] += fact["fact"] == "unable"
        if state["phase"] == "turn":
            options.append(len(step["legal"]))
        before = state
    points = sorted(before["over"]["score"].values())
    return {**{name: counted[name] for name in ("closings", "designated", "no payer", "sold", "unable")},
            "turns": before["turn"], "points": statistics.mean(points), "lead": points[-1] - points[-2],
            "options": options}


PLAYERS = (2, 3, 4, 5)
RANDOM = {
    "turns": ((59, 60, 60, 60), 1),
    "closings": ((13.5, 13.9, 13.2, 13.1), 0.1),
    "designated": ((3.4, 5.1, 2.4, 1.4), 0.1),
    "sold": ((42, 41, 42, 43), 1),
    "points": ((195, 110, 76, 56), 1),
    "unable": ((2.6, 3.2, 2.3, 1.8), 0.1),
    "no payer": ((0.06, 0.08, 0.03, 0.01), 0.01),
    "options": ((20, 17, 18, 18), 1),
}
GREEDY = {
    "turns": ((47, 48, 48, 47), 1),
    "closings": ((12.4, 12.6, 12.5, 12.3), 0.1),
    "designated": ((2.0, 3.5, 2.0, 1.3), 0.1),
    "sold": ((42, 41, 43, 43), 1),
    "points": ((218, 128, 91, 66), 1),
    "lead": ((41, 23, 16, 11), 1),
}
RULES = figures.Rules(
    "nefertiti", (
        figures.Kind("random", PLAYERS, ("random",), RANDOM,
                     {"turns": ((43, 93), (42, 98), (46, 82), (46, 78)),
                      "options": ((0, 102), (0, 127), (0, 135), (0, 149))}),
        figures.Kind("greedy", PLAYERS, ("greedy",), GREEDY, {"turns": ((35, 63), (36, 69), (40, 74), (38, 62))}),
        figures.Kind("one greedy", PLAYERS, ("greedy", "random"), {"wins": ((0.98, 0.90, 0.88, 0.95), 0.01)}),
    ), figures_of, medians=("turns",), rare=("no payer",))

if __name__ == "__main__":
    sys.exit(figures.main(RULES))
