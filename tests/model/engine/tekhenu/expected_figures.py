#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the "Figures to expect" of Tekhenu's rules again, as `figures.py` says, with a table of counts of
every card and tile.

    CARTOUCHE_CLI=build/app/cartouche-cli python3 expected_figures.py [--games N] [--greedy N]
"""
import collections
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import figures

SEGMENTS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
FORBIDDEN = {"sunny": "bk", "shaded": "", "dark": "wy"}  # colours of dice (T5)
STATUE_SITES = ("pb0", "lg0", "e3", "n3")
OF_SCORINGS = ("districts", "temple", "statues", "happiness", "levels", "row")


def may_be_drafted(state):
    """Dice on the wheel that are not forbidden (T4, T5)."""
    first = SEGMENTS.index(state["sunny"])
    lights = ("sunny", "sunny", "shaded", "dark", "dark", "shaded")
    return sum(die[0] not in FORBIDDEN[lights[(SEGMENTS.index(segment) - first) % 6]]
               for segment, dice in state["segments"].items() for die in dice)


def cards_of(steps):
    """What was seen: Blessings played, starting and Destiny cards taken; Technologies and Decrees held and tiles lying
    at the end."""
    seen = collections.Counter()
    for step in steps:
        words = (step["action"] or "").split()
        if len(words) > 2 and (words[1] in ("play", "destiny") or words[1] == "take" and words[2][0] == "s"):
            seen[words[2] if words[1] != "destiny" else "destiny " + words[2]] += 1
    end = steps[-1]["state"]
    for player in end["players"].values():
        seen.update(player["technologies"] + player["decrees"])
    seen.update(tile["tile"] for tile in end["temple"].values())
    return seen


def of_players(state):
    """What the players have at the end, each a list."""
    pieces = collections.Counter()
    for site, owner in state["sites"].items():
        if site not in STATUE_SITES:
            pieces["temple" if site[0] in "wens" else "osiris", owner] += 1
    gods = [owner for owners in state["statues"].values() for owner in owners]
    players = state["players"].items()
    return {"statues": [6 - one["statues"] for _, one in players],
            "pillars": [8 - one["pillars"] for _, one in players],
            "temple": [pieces["temple", seat] for seat, _ in players],
            "osiris": [pieces["osiris", seat] for seat, _ in players],
            "god statues": [gods.count(seat) for seat, _ in players],
            "technologies": [len(one["technologies"]) for _, one in players],
            "decrees": [len(one["decrees"]) for _, one in players],
            "happiness": [one["happiness"] for _, one in players],
            "population": [one["population"] for _, one in players]}


def figures_of(steps):
    """The figures of one game by name."""
    counted = collections.Counter()
    points = collections.Counter()
    options, drafts, balances = [], [], []
    before = steps[0]["state"]
    order = None
    for step in steps:
        state, action = step["state"], (step["action"] or "chance").split()
        counted["chance" if action[0] == "chance" else "actions"] += step["action"] is not None
        counted["anubis"] += "anubis" in action
        counted["extra actions"] += "value" in action
        counted["reshuffled"] += len(state["discards"]["b"]) < len(before["discards"]["b"])
        for fact in step["facts"]:
            if fact["fact"] == "excess":
                counted["excess"] += fact["n"]
            elif fact["fact"] == "balance":
                balances.append(fact["balance"])
            elif fact["fact"] == "points" and fact["for"] in OF_SCORINGS:
                points["first scoring" if state["round"] == 8 else "second scoring", fact["seat"]] += fact["points"]
            elif fact["fact"] == "points" and fact["for"] == "decree":
                points["decree points", fact["seat"]] += fact["points"]
        if step["legal"] and state["phase"] != "chance":
            options.append(len(step["legal"]))
        if state["phase"] == "draft":
            drafts.append(may_be_drafted(state))
            order = order or state["order"]
        before = state
    over, seats = before["over"], before["players"]
    best = sorted(over["score"].values())
    return {**{name: counted[name] for name in ("actions", "chance", "anubis", "extra actions", "excess")},
            **{name: [points[name, seat] for seat in seats]
               for name in ("first scoring", "second scoring", "decree points")},
            **of_players(before), "rounds": before["round"], "reshuffled": counted["reshuffled"] > 0,
            "options": options, "two dice": min(drafts) >= 2, "points": [over["score"][seat] for seat in seats],
            "winner": best[-1], "margin": best[-1] - best[-2], "rival": over["score"].get("bot", 0),
            "first wins": order[0] in over["winners"], "last wins": order[-1] in over["winners"],
            "even": [balance == 0 for balance in balances], "negative": [balance < 0 for balance in balances],
            "counts": cards_of(steps)}


MORE = (2, 3, 4)
RANDOM = {"rounds": (16, 0), "options": (4, 1), "points": (10.5, 4)}
# The rules do not say the value that their greedy players go by. Ours counts what a scoring would bring, 1.6 times in
# the first half of a game: where it is 0.6 times, the first scoring of two falls from 17 to 14. It has more of Osiris
# and statues, less of happiness, cards and an even balance, for as many points. What ours reach are means of 400 games
# of two and 200 each of three and four.
GREEDY = {
    "points": ((69.5, 69.9, 62.1), 0.1), "winner": ((76, 81, 75), 1), "margin": ((13, 10, 8), 1),
    "first scoring": ((14, 13, 11), 1, (16.9, 14.0, 11.7)), "second scoring": ((25, 24, 21), 1, (29.6, 27.5, 23.6)),
    "decree points": (7.5, 1), "actions": ((154, 229, 295), 1), "options": (5, 1, 4.5),
    "first wins": ((48 / 100, 19 / 60, 13 / 60), 0.01), "last wins": ((52 / 100, 22 / 60, 16 / 60), 0.01),
    "statues": ((2.0, 1.7, 1.3), 0.1, (2.4, 2.1, 1.7)), "god statues": (0.3, 0.2, (0.4, 0.75, 0.7)), "pillars": (3, 1),
    "temple": (2.7, 0.1, (2.8, 3.1, 2.9)), "osiris": (2.1, 0.1, (4.1, 3.6, 3.4)),
    "technologies": (1.4, 0.1, (0.5, 0.5, 0.7)), "decrees": (1.7, 0.1, (1.2, 1.3, 1.3)),
    "happiness": (8, 1, (3.3, 4.3, 4.9)), "population": (15.5, 1), "even": (0.55, 0.01, (0.20, 0.20, 0.20)),
    "negative": (0.17, 0.01, (0.36, 0.30, 0.34)), "anubis": ((2.5, 4.2, 5.2), 0.1),
    "excess": ((5, 8, 12), 1, (2.8, 5.7, 10)), "extra actions": (0.1, 0.1),
    "reshuffled": ((0.04, 0.15, 0.40), 0.01, (0, 0, 0.01)),
}


def random_alone(level, chance):
    """The rules give a mean of the three levels. On easy no tile is drawn for the rival's first pillar (T49): means of
    1,000 games a level are 144.8, 145.8 and 145.9, and 145.5 together."""
    return figures.Kind("random " + level, (1,), ("random",),
                        {"rounds": (16, 0), "actions": (56, 1), "chance": chance}, options=("solo=" + level,))


def against_the_rival(level, wins, points):
    return figures.Kind("rival " + level, (1,), ("greedy",), {"wins": (wins, 0.01), "rival": (points, 1)},
                        options=("solo=" + level,), games=(60,))


RULES = figures.Rules(
    "tekhenu", (
        figures.Kind("random", MORE, ("random",),
                     {**RANDOM, "actions": ((113, 169, 220), 1), "chance": ((83, 105, 128), 1), "two dice": (1, 0)},
                     {"actions": ((89, 149), (140, 204), (186, 262)), "chance": ((72, 107), (91, 126), (111, 154)),
                      "options": ((2, 37),) * 3, "points": ((0, 51),) * 3}),
        random_alone("easy", (146, 1, 144.8)),
        random_alone("medium", (146, 1)),
        random_alone("hard", (146, 1)),
        figures.Kind("greedy", MORE, ("greedy",), GREEDY, {"points": ((26, 99),) * 3}, games=(100, 60, 60)),
        figures.Kind("one greedy", (2,), ("greedy", "random"), {"wins": (1.0, 0.01), "winner": (76, 1, 87)},
                     games=(40,)),
        against_the_rival("easy", 0.45, 76),
        against_the_rival("medium", 0.35, 87),
        against_the_rival("hard", 0.12, 106),
    ), figures_of, medians=("options",), rare=("wins", "first wins", "last wins", "extra actions", "reshuffled"))

if __name__ == "__main__":
    sys.exit(figures.main(RULES))
