// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes for the problems of an arrangement.
#include <algorithm>
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/pending_choices.h"
#include "model/engine/aton/setup/fields.h"
#include "model/engine/aton/setup/pieces.h"
#include "model/engine/core/problem_list.h"

namespace engine::aton {

namespace {

Seat seatNamed(std::string_view name)
{
    return name == seatName(kRed) ? kRed : name == seatName(kAmun) ? kAmun : kNobody;
}

bool isSame(const Message &a, const Message &b)
{
    return a.id == b.id && a.text("seat") == b.text("seat") && a.number("value") == b.number("value");
}

void fixFields(Arrangement &arrangement, const Message &)
{
    Value::Members &fields = arrangement.fields;
    Position ignored;
    for (const std::string &name : readFields(fields, ignored)) {
        if (const auto neutral = fieldTable().neutral(name))
            setMember(fields, name, *neutral);
        else
            std::erase_if(fields, [&name](const auto &member) { return member.first == name; });
    }
}

/// Clears the fields of other phases.
Position withoutLeftovers(Position p)
{
    const Position pendingChoices = withDues(p);
    if (!movesCounters(p.phase))
        p.pending = pendingChoices.pending;
    if (p.phase != Phase::Place)
        p.surplus = pendingChoices.surplus;
    if (p.phase != Phase::Take)
        p.owed = pendingChoices.owed;
    p.reason = pendingChoices.reason;
    p.actor = pendingChoices.actor;
    return p;
}

/// Sets the pending counters to the greatest number possible; if that is 0, goes on to the next phase.
Position withPending(Position p)
{
    const int owed = p.owed.total();
    if (p.phase == Phase::Take && (owed < 1 || owed > mostPending(p)))
        return withDues(p);
    const int most = p.phase == Phase::Take ? owed : mostPending(p);
    const int least = p.phase == Phase::Take ? owed : 1;
    p.pending = static_cast<std::uint8_t>(std::clamp<int>(p.pending, std::min(least, most), most));
    return p;
}

Position withReason(Position p)
{
    p.reason = reasonOnTable(p);
    return withDues(p);
}

template <std::uint32_t kRound>
Position inRound(Position p)
{
    p.round = kRound;
    return p;
}

Position withFirst(Position p)
{
    p.first = withDues(p).first;
    return p;
}

Position withoutSurplus(Position p)
{
    p.surplus = 0;
    return p;
}

Position inCardsPhase(Position p) { return p.phase == Phase::Over ? p : inPhaseOfCards(p); }

/// The fields become those of the position with the change.
template <auto kChange>
void byFields(Arrangement &arrangement, const Message &)
{
    const Position position = drafted(arrangement).position;
    fieldTable().change(arrangement.fields, position, kChange(position));
}

/// A tie that the cards decide needs no drawing; else both seats start drawing again.
void fixDraw(Arrangement &arrangement, Seat)
{
    const Position position = drafted(arrangement).position;
    putDrawnUnderPile(arrangement, kRed);
    putDrawnUnderPile(arrangement, kAmun);
    Position after = drafted(arrangement).position;
    after = firstByCards(after) == kNobody ? after : inPhaseOfCards(after);
    if (after.phase == Phase::Draw)
        after.actor = kRed;
    fieldTable().change(arrangement.fields, position, after);
}

/// For problems that are about a seat.
template <void (*kMend)(Arrangement &, Seat)>
void ofSeat(Arrangement &arrangement, const Message &problem)
{
    const Seat seat = seatNamed(problem.text("seat"));
    if (seat != kNobody)
        kMend(arrangement, seat);
}

void fixCardsOfValue(Arrangement &arrangement, const Message &problem)
{
    const Seat seat = seatNamed(problem.text("seat"));
    if (seat != kNobody)
        fixCards(arrangement, seat, static_cast<int>(problem.number("value")));
}

void fixMarker(Arrangement &arrangement, Seat seat)
{
    setMarker(arrangement, seat, drafted(arrangement).position.sides[seat].score);
}

void forgetKnown(Arrangement &arrangement, Seat seat)
{
    setMember(arrangement.fields, "known." + std::string(seatName(seat)), "");
}

using QuickFix = Repair<void (*)(Arrangement &, const Message &)>;

constexpr std::array kMendings{
    // fields
    QuickFix{"problem.field", fixFields},
    QuickFix{"problem.leftovers", byFields<withoutLeftovers>},
    QuickFix{"problem.pending", byFields<withPending>},
    QuickFix{"problem.owed", byFields<withDues>},
    QuickFix{"problem.over", byFields<withReason>},
    QuickFix{"problem.no-reason", byFields<withReason>},
    QuickFix{"problem.round", byFields<inRound<1>>},
    QuickFix{"problem.first-round", byFields<inRound<2>>},
    QuickFix{"warning.first-round-counters", byFields<inRound<2>>},
    QuickFix{"warning.first-round-points", byFields<inRound<2>>},
    QuickFix{"warning.first-round-discards", byFields<inRound<2>>},
    QuickFix{"problem.nothing-to-move", byFields<inPhaseOfCards>},
    QuickFix{"problem.hands", byFields<inCardsPhase>},
    QuickFix{"problem.surplus", byFields<withoutSurplus>},
    QuickFix{"problem.first", byFields<withFirst>},
    QuickFix{"problem.order", byFields<withFirst>},
    // pieces
    QuickFix{"problem.nowhere", [](Arrangement &arrangement, const Message &) { sendMisplacedHome(arrangement); }},
    QuickFix{"problem.misplaced", [](Arrangement &arrangement, const Message &) { sendMisplacedHome(arrangement); }},
    QuickFix{"problem.square-twice", [](Arrangement &arrangement, const Message &) { spreadOut(arrangement); }},
    QuickFix{"problem.cards-twice", [](Arrangement &arrangement, const Message &) { spreadOut(arrangement); }},
    QuickFix{"problem.draw", [](Arrangement &arrangement, const Message &) { fixDraw(arrangement, kNobody); }},
    QuickFix{"problem.drawn", ofSeat<fixDraw>},
    QuickFix{"problem.counters", ofSeat<fixCounters>},
    QuickFix{"problem.cards", fixCardsOfValue},
    QuickFix{"problem.unknown-cards", ofSeat<dropUnknownCards>},
    QuickFix{"problem.row", ofSeat<takeRowBack>},
    QuickFix{"problem.exchange", ofSeat<keepOneExchange>},
    QuickFix{"problem.marker", ofSeat<fixMarker>},
    QuickFix{"problem.known", ofSeat<forgetKnown>},
    QuickFix{"warning.exchanged", ofSeat<giveUpExchange>},
};

} // namespace

std::optional<Arrangement> Aton::quickFix(const Arrangement &arrangement, const Problem &problem)
{
    const QuickFix *const way = repairOf(kMendings, problem.message);
    if (!way)
        return std::nullopt;
    Arrangement after = arrangement;
    way->fix(after, problem.message);
    if (after == arrangement)
        return std::nullopt;
    turnRows(after);
    const std::vector<Problem> left = allProblems<Aton>(after);
    const bool isGone = std::none_of(left.begin(), left.end(),
                                     [&](const Problem &each) { return isSame(each.message, problem.message); });
    return isGone ? std::optional(after) : std::nullopt;
}

} // namespace engine::aton
