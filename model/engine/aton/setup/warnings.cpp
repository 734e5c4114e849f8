// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons why a position cannot arise in a game although it can be played. No position of a game has one.
#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/pending_choices.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/aton/setup/pieces.h"
#include "model/engine/aton/setup/place_sets.h"
#include "model/engine/core/problem_list.h"

namespace engine::aton {

namespace {

class Plausibility : ProblemList {
public:
    explicit Plausibility(const Position &position) : ProblemList(Aton::places(), true), p(position) {}

    std::vector<Problem> found()
    {
        kingdom();
        if (p.round == 1)
            firstRound();
        for (const Seat seat : {kRed, kAmun}) {
            exchanged(seat);
            filledEarlier(seat);
        }
        return taken();
    }

private:
    /// From the beginning of a round until its cards at cartouche 1 have scored and the order is settled.
    bool beforeCounters() const
    {
        return p.phase == Phase::Deal || p.phase == Phase::Lay || p.phase == Phase::Draw
               || (p.phase == Phase::Over && p.reason == Reason::Points);
    }

    // A20, A28, A29
    void kingdom()
    {
        const bool isFull = p.kingdom() == kKingdomSize;
        if (beforeCounters() && isFull)
            say("warning.kingdom-full", {}, kingdomPlaces());
        if (p.phase == Phase::Take && !isFull)
            say("warning.kingdom-not-full", {}, kingdomPlaces());
        if (p.phase == Phase::Over && p.reason == Reason::Scoring && !isFull)
            say("warning.scored-not-full", {}, kingdomPlaces());
    }

    // A2, A5, A9: nothing has been placed, discarded or scored before the first cards are turned up
    void firstRound()
    {
        if (beforeCounters() && (p.occupied() != 0 || p.kingdom() > 0)) {
            Places places = squarePlaces(p.occupied());
            const Places dead = kingdomPlaces();
            places.insert(places.end(), dead.begin(), dead.end());
            say("warning.first-round-counters", {}, std::move(places), fixBy(inRound, 2U));
        }
        for (const Seat seat : {kRed, kAmun}) {
            const Side &side = p.sides[seat];
            const bool isCountedBefore = p.phase == Phase::Deal || p.phase == Phase::Lay;
            if (isCountedBefore && side.score > 0)
                say("warning.first-round-points", {{"seat", seatName(seat)}}, markerPlaces(side.score),
                    fixBy(inRound, 2U));
            if (beforeCounters() && !side.discard.empty())
                say("warning.first-round-discards", {{"seat", seatName(seat)}}, ownPlaces(seat, {Own::Discard}),
                    fixBy(inRound, 2U));
        }
    }

    // A6
    void exchanged(Seat seat)
    {
        const Side &side = p.sides[seat];
        if (side.exchangeOwned && side.exchanged.size() + side.unknownExchanged > 0)
            say("warning.exchanged", {{"seat", seatName(seat)}}, ownPlaces(seat, {Own::Discard, Own::Exchange}),
                fixBy(giveUpExchange, seat));
    }

    // A19: whoever fills a temple or a colour has won at the end of that turn
    void filledEarlier(Seat seat)
    {
        const Reason reason = filled(p.sides[seat].squares);
        const bool isPlacing = p.phase == Phase::Place && p.actor == seat;
        const bool hasWon = p.phase == Phase::Over && squaresOf(p.reason) != 0;
        if (reason != Reason::None && !isPlacing && !hasWon)
            say("warning.filled", {{"seat", seatName(seat)}, {"reason", reasonName(reason)}},
                squarePlaces(squaresOf(reason)));
    }

    const Position &p;
};

} // namespace

std::vector<Problem> Aton::warnings(const Position &position) { return Plausibility(position).found(); }

} // namespace engine::aton
