// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons why a position cannot arise in a game although it can be played. Only for positions without problems.
#include "model/engine/core/problem_list.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/steps.h"
#include "model/engine/osiris/rules/tally.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

/// The beginning (O8) with the same gods, and after their deal with the same followers.
void setToStart(Table &t, Position p)
{
    const Position start = Osiris::start(Osiris::setup(p));
    p.at = start.at;
    p.town = start.town;
    p.blockades = 0;
    if (p.phase == Phase::Gods)
        p.temples = start.temples;
    t = Table(Osiris::arrangement(p));
    for (std::size_t i = 0; i < kGods; ++i)
        t.setKnown(i, t.mustKnow(i));
}

/// O15: the other one has won, stands on the space and has sent this one home.
void exchangeWinner(Table &t, int winner, int loser)
{
    t.set("winner", priestName(loser));
    t.set("loser", priestName(winner));
    const PlaceIndex space = t.placeOfPriest(winner);
    if (space < nodePlace(kTip) && t.placeOfPriest(loser) == nodePlace(townOf(loser))) {
        t.movePriest(loser, space);
        t.sendHome(winner);
    }
}

class Plausibility : ProblemList {
public:
    explicit Plausibility(const Position &position) : ProblemList(Osiris::places(), true), p(position) {}

    std::vector<Problem> found()
    {
        counters();
        if (p.phase == Phase::Gods || p.phase == Phase::Follower) {
            setUp();
            return taken();
        }
        followers();
        turn();
        if (p.walker != kNoPriest)
            walk();
        if (p.phase == Phase::Fight)
            fight();
        stuck();
        if (p.reason == Reason::Tip && (emptySpaces(p) & kRoundTip) == 0) // he has left one of them
            say("warning.way-to-tip", {}, placesRoundTip());
        if (p.known[kUnderTip] != 0 && !(p.phase == Phase::Over && decidingIndex(p) == kUnderTip)) // O7
            say("warning.known-tip", {}, {godPlace(kUnderTip)}, fixBy(&Table::setKnown, kUnderTip, SeatSet{0}));
        return taken();
    }

private:
    // O2
    void counters()
    {
        const int total = countersInAll(p);
        const int right = countersOf(p.seats);
        if (total != right)
            say("warning.counters", {{"n", total}, {"right", right}}, counterPlaces(p),
                fixBy(&Table::balanceCounters, right));
    }

    // O7, O8
    void setUp()
    {
        Position start = Osiris::start(Osiris::setup(p));
        const bool dealt = p.phase == Phase::Follower;
        for (std::size_t i = 0; dealt && i < kPriests; ++i) {
            if (isPresent(colourOf(static_cast<int>(i)), p.seats))
                start.known[i] = seatBit(ownerOfPriest(p, static_cast<int>(i)));
        }
        const bool fits = p.at == start.at && p.town == start.town && p.blockades == 0 && p.known == start.known
                          && (dealt || p.temples == start.temples);
        if (!fits)
            say("warning.set-up", {}, differences(start), fixBy(setToStart, p));
    }

    /// Places where the pieces, or the seats that know them, differ from that start.
    std::vector<PlaceIndex> differences(const Position &start) const
    {
        std::vector<PlaceIndex> places;
        for (std::size_t i = 0; i < kPriests; ++i) {
            if (p.at[i] != start.at[i])
                places.push_back(nodePlace(p.at[i]));
            if (p.town[i] != start.town[i])
                places.push_back(nodePlace(townOf(static_cast<int>(i))));
        }
        forEachBit(p.blockades, [&](int space) { places.push_back(nodePlace(static_cast<Node>(space))); });
        for (std::size_t i = 0; i < kGods; ++i) {
            if (p.known[i] != start.known[i])
                places.push_back(godPlace(i));
            if (p.phase == Phase::Gods && p.temples[i] != start.temples[i])
                places.push_back(templePlace(static_cast<God>(i)));
        }
        return places;
    }

    // O1
    void followers()
    {
        for (int colour = 0; colour < coloursInPlay(p.seats); ++colour) {
            const int number = followersAtTemples(p, colour);
            if (number < kFollowersOfColour)
                say("warning.followers", {{"colour", colourName(colour)}, {"n", number}}, {stockPlace(colour)});
        }
    }

    // O10
    void turn()
    {
        const auto seat = static_cast<Seat>((p.turn - 1) % p.seats);
        if (seat != p.actor)
            say("warning.turn", {{"n", p.turn}, {"seat", seatName(seat)}}, {}, fixBy(&Table::fitTurn));
    }

    /// Counters in the town beyond those of the walk come from blockades removed on the way, one a step at most (O14).
    /// Fixed, none has been removed.
    void walk()
    {
        if (p.town[p.walker] - p.spent - p.left > p.spent)
            say("warning.budget", {{"priest", priestName(p.walker)}}, {nodePlace(townOf(p.walker))},
                fixBy(&Table::set, "left", p.town[p.walker] - p.spent));
        if (p.mayStop && !isSpace(p.at[p.walker])) // O16
            say("warning.may-stop", {{"priest", priestName(p.walker)}}, {nodePlace(p.at[p.walker])},
                fixBy(&Table::set, "may-stop", false));
    }

    // O15
    void fight()
    {
        if (!isSpace(p.at[p.winner]) || p.at[p.loser] != townOf(p.loser))
            say("warning.fight-place", {{"priest", priestName(p.winner)}, {"rival", priestName(p.loser)}},
                {nodePlace(p.at[p.winner]), nodePlace(p.at[p.loser])},
                isSpace(p.at[p.winner]) ? fixBy(&Table::sendHome, p.loser) : Fix());
        const God god = p.gods[p.winner];
        const God rival = p.gods[p.loser];
        if (god == kUnknownGod || rival == kUnknownGod)
            return;
        const int more = p.temples[god].all() - p.temples[rival].all();
        if (more < 0 || (more == 0 && p.winner != p.walker))
            say("warning.strengths", {{"priest", priestName(p.winner)}, {"rival", priestName(p.loser)}},
                {templePlace(god), templePlace(rival)}, fixBy(exchangeWinner, p.winner, p.loser));
    }

    /// Nothing on the board has changed since the first of the turns that are counted (O22). Fixed, only the turns
    /// after the last one with a step count; at the end of the game all must.
    void stuck()
    {
        std::optional<int> right;
        for (int i = 0; i < p.stuck; ++i) {
            const auto seat = static_cast<Seat>((p.actor + p.seats - i) % p.seats);
            if (!hasStep(p, seat))
                continue;
            right = right.value_or(i);
            say("warning.stuck", {{"seat", seatName(seat)}}, priestPlaces(p, seat),
                p.phase == Phase::Over ? Fix() : fixBy(&Table::set, "stuck", *right));
        }
    }

    const Position &p;
};

} // namespace

std::vector<Problem> Osiris::warnings(const Position &position) { return Plausibility(position).found(); }

} // namespace engine::osiris
