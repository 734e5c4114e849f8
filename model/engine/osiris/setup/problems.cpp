// SPDX-License-Identifier: GPL-3.0-or-later
// Problems that make a position unplayable. Positions that only cannot arise are the matter of warnings.cpp.
#include <algorithm>

#include "model/engine/core/problem_list.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/tally.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

/// Sends home all priests on a place but one: in a town its own stays, elsewhere the first.
void keepOnePriest(Table &t, PlaceIndex place)
{
    std::uint8_t stays = t.priestOn(place);
    for (int priest = 0; priest < kPriests; ++priest) {
        if (t.placeOfPriest(priest) == place && (place == nodePlace(townOf(priest)) || priest < stays))
            stays = static_cast<std::uint8_t>(priest);
    }
    for (int priest = 0; priest < kPriests; ++priest) {
        if (priest != stays && t.placeOfPriest(priest) == place)
            t.sendHome(priest);
    }
}

/// O14: the counter goes to the home town of the priest who has removed the blockade.
void removeBlockade(Table &t, PlaceIndex place)
{
    const PlaceIndex town = nodePlace(townOf(t.priestOn(place)));
    t.setCounters(place, 0);
    t.setCounters(town, t.counters(town) + 1);
}

/// Followers go back until the colours have set them in turn (O8) and one is still to be set.
void takeFollowersBack(Table &t)
{
    const int colours = coloursInPlay(t.seats());
    int round = kFollowersOfColour;
    for (int colour = 0; colour < colours; ++colour)
        round = std::min(round, t.followersAtTemples(colour));
    bool isAhead = true; // has set one more than the last colour
    for (int colour = 0; colour < colours; ++colour) {
        isAhead = isAhead && t.followersAtTemples(colour) > round;
        const bool isLast = round == kFollowersOfColour && colour == colours - 1;
        t.followersBack(colour, round + (isAhead ? 1 : 0) - (isLast ? 1 : 0));
    }
    if (t.phase() == Phase::Follower)
        t.fitActor();
}

void learnGod(Table &t, std::size_t index)
{
    Piece *const god = t.godAt(index);
    const std::vector<God> missing = t.missingGods();
    if (god && god->value == 0 && !missing.empty())
        god->value = static_cast<std::uint8_t>(missing.front() + 1);
}
void hideGod(Table &t, std::size_t index)
{
    if (Piece *const god = t.godAt(index))
        god->value = 0;
}
/// In the order of the places: the first one of that god stays, the others become missing gods.
void replaceGods(Table &t, God which)
{
    bool found = false;
    for (std::size_t i = 0; i < kGods; ++i) {
        Piece *const god = t.godAt(i);
        if (!god || god->value != which + 1)
            continue;
        const std::vector<God> missing = t.missingGods();
        if (found && !missing.empty())
            god->value = static_cast<std::uint8_t>(missing.front() + 1);
        found = true;
    }
}
/// The god there becomes known to those seats, too, and to nobody who does not take part.
void showGod(Table &t, std::size_t index, SeatSet seats)
{
    if (const Piece *const god = t.godAt(index))
        t.setKnown(index, (god->known & allSeats(t.seats())) | seats);
}

/// O11: such a turn is one without a step.
void passStep(Table &t)
{
    t.set("phase", phaseName(Phase::Move));
    t.tidy();
    t.set("stuck", 1);
}

class Validation : ProblemList {
public:
    explicit Validation(const Position &position) : ProblemList(Osiris::places()), p(position) {}

    std::vector<Problem> unplayable()
    {
        figures();
        priests();
        absent();
        counters();
        followers();
        gods();
        if (nothingFound()) // the phases may then rely on all pieces being where they belong
            phase();
        return taken();
    }

private:
    Seat owner(int priest) const { return ownerOfPriest(p, priest); }
    bool isHere(int priest) const { return isPresent(colourOf(priest), p.seats); }
    int townCounters(int priest) const { return p.town[priest]; }

    /// Figures that belong to another phase.
    void figures()
    {
        const bool over = p.phase == Phase::Over;
        const bool walks = p.walker != kNoPriest;
        const bool mayWalk = p.phase == Phase::Walk || p.phase == Phase::Fight;
        const bool fits = (walks ? mayWalk : p.spent == 0 && p.left == 0)
                          && (!p.mayStop || (walks && p.phase == Phase::Walk))
                          && (p.phase == Phase::Fight || (p.winner == kNoPriest && p.loser == kNoPriest))
                          && (p.stuck == 0 || p.phase == Phase::Move || p.reason == Reason::Stuck)
                          && over == (p.reason != Reason::None) && p.ender == (over ? p.actor : kNobody)
                          && p.actor < p.seats && (p.phase != Phase::Gods || p.actor == 0);
        if (!fits)
            say("problem.leftovers", {}, {}, fixBy(&Table::tidy));
        const bool setUp = p.phase == Phase::Gods || p.phase == Phase::Follower;
        if (setUp != (p.turn == 0))
            say("problem.turn", {{"n", p.turn}}, {}, fixBy(&Table::fitTurn));
        if (p.stuck > p.seats || (p.reason == Reason::Stuck && p.stuck != p.seats)) // O22
            say("problem.stuck", {{"n", p.stuck}, {"most", p.seats}}, {}, fixBy(&Table::set, "stuck", int{p.seats}));
    }

    // O8, O13, O14
    void priests()
    {
        for (int priest = 0; priest < kPriests; ++priest) {
            const Node node = p.at[priest];
            if (!isHere(priest))
                continue;
            const char *const strayed = node >= kNodes                            ? "problem.priest-missing"
                                        : isTown(node) && node != townOf(priest)  ? "problem.foreign-town"
                                        : node == kTip && p.reason != Reason::Tip ? "problem.on-tip" // O19
                                                                                  : nullptr;
            if (strayed)
                say(strayed, {{"priest", priestName(priest)}}, {nodePlace(node >= kNodes ? townOf(priest) : node)},
                    fixBy(&Table::sendHome, priest));
            else if (priestAt(p, node) != priest)
                sayAt("problem.two-priests", nodePlace(node), fixBy(keepOnePriest, nodePlace(node)));
            else if (p.isBlocked(node))
                sayAt("problem.priest-on-blockade", nodePlace(node), fixBy(removeBlockade, nodePlace(node)));
        }
    }

    // O9
    void absent()
    {
        for (int colour = 0; colour < kColours; ++colour) {
            if (isPresent(colour, p.seats))
                continue;
            std::vector<PlaceIndex> places = placesOfColour(p, colour);
            if (!places.empty())
                say("problem.absent", {{"colour", colourName(colour)}}, std::move(places),
                    fixBy(&Table::removeColour, colour));
        }
    }

    /// Few enough that a space stays empty even with all priests on the pyramid and all counters but two as blockades:
    /// so a walker's last counter can always become one (O12).
    void counters()
    {
        const int most = kSpaces - townsInPlay(p.seats) + 1;
        const int total = countersInAll(p);
        if (total > most)
            say("problem.counters", {{"n", total}, {"most", most}}, counterPlaces(p),
                fixBy(&Table::balanceCounters, countersOf(p.seats)));
    }

    // O1
    void followers()
    {
        for (int colour = 0; colour < kColours; ++colour) {
            const int number = followersAtTemples(p, colour);
            if (number > kFollowersOfColour && isPresent(colour, p.seats))
                say("problem.followers", {{"colour", colourName(colour)}, {"n", number}}, {stockPlace(colour)});
        }
    }

    void gods()
    {
        unsigned seen = 0;
        for (std::size_t i = 0; i < kGods; ++i) {
            const bool underTip = i == kUnderTip;
            if (!underTip && !isHere(static_cast<int>(i)))
                continue;
            if (p.phase == Phase::Gods) {
                if (p.gods[i] != kNoGod || p.known[i] != 0)
                    sayAt("problem.god-early", godPlace(i), fixBy(&Table::removeGods));
                continue;
            }
            god(i, seen);
            const SeatSet knowing = underTip ? SeatSet{0} : seatBit(owner(static_cast<int>(i)));
            if ((p.known[i] & ~allSeats(p.seats)) != 0 || (p.known[i] & knowing) != knowing)
                sayAt("problem.known", godPlace(i), fixBy([i](Table &t) { showGod(t, i, t.mustKnow(i)); }));
        }
    }

    // O1, O7, O23
    void god(std::size_t index, unsigned &seen)
    {
        const God god = p.gods[index];
        const bool isSeen = p.viewer == kNobody || contains(p.known[index], p.viewer);
        if (god == kNoGod) {
            sayAt("problem.god-missing", godPlace(index), fixBy(&Table::layMissingGods));
        } else if (god == kUnknownGod) {
            if (isSeen)
                sayAt("problem.god-unknown", godPlace(index), fixBy(learnGod, index));
        } else if (!isSeen) {
            sayAt("problem.god-secret", godPlace(index), fixBy(hideGod, index));
        } else {
            if ((seen & (1U << god)) != 0)
                say("problem.god-twice", {{"god", kGodNames[god]}}, {godPlace(index)}, fixBy(replaceGods, god));
            seen |= 1U << god;
        }
    }

    void phase()
    {
        if (p.reason != Reason::Blocked && (p.blockades & kRoundTip) == kRoundTip) // O20
            say("problem.blocked", {}, placesRoundTip());
        switch (p.phase) {
        case Phase::Gods: setUp(); break;
        case Phase::Follower:
            setUp();
            if (nothingFound() && p.actor != ownerOf(colourToSet(p), p.seats)) // O8
                say("problem.actor", {{"seat", seatName(ownerOf(colourToSet(p), p.seats))}},
                    {stockPlace(colourToSet(p))}, fixBy(&Table::fitActor));
            break;
        case Phase::Walk: walk(); break;
        case Phase::Fight: fight(); break;
        case Phase::Move: break;
        case Phase::Over: over(); break;
        }
    }

    /// Colours take turns and must come out even (O8).
    void setUp()
    {
        const int colours = coloursInPlay(p.seats);
        const int total = followersAtTemples(p);
        bool fits = total < kFollowersOfColour * colours;
        for (int colour = 0; colour < colours; ++colour)
            fits = fits && followersAtTemples(p, colour) == total / colours + (colour < total % colours ? 1 : 0);
        if (!fits)
            say("problem.followers-order", {}, stockPlaces(p.seats), fixBy(takeFollowersBack));
    }

    // O11, O12, O16
    void walk()
    {
        if (p.walker == kNoPriest) {
            if (!hasStep(p, p.actor))
                say("problem.no-step", {{"seat", seatName(p.actor)}}, priestPlaces(p, p.actor), fixBy(passStep));
            return;
        }
        walker(1);
        // Only a valid walker stands on a node for which steps can be computed.
        if (nothingFound() && !p.mayStop && p.left != 1 && stepsOf(p, p.walker, p.left) == 0)
            say("problem.no-way", {{"priest", priestName(p.walker)}}, {nodePlace(p.at[p.walker])},
                fixBy(&Table::beginWalk));
    }

    void walker(int fewestLeft)
    {
        const PlaceIndex place = nodePlace(townOf(p.walker));
        if (owner(p.walker) != p.actor)
            say("problem.walker", {{"priest", priestName(p.walker)}, {"seat", seatName(p.actor)}}, {place},
                fixBy(&Table::beginWalk));
        if (p.spent < 1 || p.left < fewestLeft || p.spent + p.left > townCounters(p.walker))
            say("problem.budget",
                {{"priest", priestName(p.walker)}, {"spent", p.spent}, {"left", p.left}, {"n", townCounters(p.walker)}},
                {place}, fixBy(&Table::beginWalk));
    }

    // O15
    void fight()
    {
        const bool named = p.walker != kNoPriest && p.winner != kNoPriest && p.loser != kNoPriest;
        if (!named || !isHere(p.winner) || !isHere(p.loser) || owner(p.winner) == owner(p.loser)
            || (p.walker != p.winner && p.walker != p.loser)) {
            std::vector<PlaceIndex> places;
            for (const std::uint8_t priest : {p.winner, p.loser}) {
                if (priest != kNoPriest && isHere(priest))
                    places.push_back(nodePlace(p.at[priest]));
            }
            say("problem.fight", {}, std::move(places), fixBy(&Table::beginWalk));
            return;
        }
        walker(0);
        for (const std::uint8_t priest : {p.winner, p.loser}) { // both owners have looked at both gods
            const Seat other = owner(priest == p.winner ? p.loser : p.winner);
            if (!contains(p.known[priest], other))
                say("problem.fight-known", {{"priest", priestName(priest)}, {"other", seatName(other)}},
                    {godPlace(priest)}, fixBy(showGod, priest, seatBit(other)));
        }
    }

    // O19 to O22
    void over()
    {
        const std::uint8_t onTip = priestAt(p, kTip);
        const bool right = p.reason == Reason::Tip       ? onTip != kNoPriest && owner(onTip) == p.ender
                           : p.reason == Reason::Blocked ? (p.blockades & kRoundTip) == kRoundTip
                                                         : true; // the figure of turns has been looked at
        if (!right)
            say("problem.over", {{"reason", reasonName(p.reason)}},
                p.reason == Reason::Tip ? std::vector{nodePlace(kTip)} : placesRoundTip(), fixBy(&Table::beginWalk));
        else if (p.known[decidingIndex(p)] != allSeats(p.seats))
            sayAt("problem.decides", godPlace(decidingIndex(p)),
                  fixBy(&Table::setKnown, decidingIndex(p), allSeats(p.seats)));
    }

    const Position &p;
};

} // namespace

std::vector<Problem> Osiris::problems(const Position &position) { return Validation(position).unplayable(); }

} // namespace engine::osiris
