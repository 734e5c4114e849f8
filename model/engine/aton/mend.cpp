// SPDX-License-Identifier: GPL-3.0-or-later
// How what is wrong with an arrangement is put right.
#include <algorithm>
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/draft.h"
#include "model/engine/aton/due.h"
#include "model/engine/aton/fields.h"
#include "model/engine/aton/follow.h"
#include "model/engine/aton/mend_pieces.h"
#include "model/engine/aton/rows.h"

namespace engine::aton {

namespace {

Seat seatNamed(std::string_view name)
{
    return name == seatName(kRed) ? kRed : name == seatName(kAmun) ? kAmun : kNobody;
}

/// All that is wrong with an arrangement, or to be warned of.
std::vector<Problem> allProblems(const Arrangement &arrangement)
{
    auto composed = Aton::compose(arrangement);
    if (auto *problems = std::get_if<std::vector<Problem>>(&composed))
        return std::move(*problems);
    return Aton::warnings(std::get<Position>(composed));
}

bool isSame(const Message &a, const Message &b)
{
    return a.id == b.id && a.text("seat") == b.text("seat") && a.number("value") == b.number("value");
}

void mendFields(Value::Members &fields)
{
    Position ignored;
    for (const std::string &name : readFields(fields, ignored)) {
        if (const auto neutral = fieldTable().neutral(name))
            setMember(fields, name, *neutral);
        else
            std::erase_if(fields, [&name](const auto &member) { return member.first == name; });
    }
}

/// What belongs to another phase is cleared; what belongs to this one stays.
Position withoutLeftovers(Position p)
{
    const Position due = withDues(p);
    if (!movesCounters(p.phase))
        p.pending = due.pending;
    if (p.phase != Phase::Place)
        p.surplus = due.surplus;
    if (p.phase != Phase::Take)
        p.owed = due.owed;
    p.reason = due.reason;
    p.actor = due.actor;
    return p;
}

/// As many still to be moved as can be; where there are none, the phase goes by.
Position withPending(Position p)
{
    const int owed = owedInAll(p);
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

Position inRound(Position p, std::uint32_t round)
{
    p.round = round;
    return p;
}

using Change = Position (*)(Position);

/// Mends that change nothing but fields.
struct FieldMend {
    std::string_view id;
    Change change;
};

constexpr std::array kFieldMends{
    FieldMend{"problem.leftovers", withoutLeftovers},
    FieldMend{"problem.pending", withPending},
    FieldMend{"problem.owed", withDues},
    FieldMend{"problem.over", withReason},
    FieldMend{"problem.no-reason", withReason},
    FieldMend{"problem.round", [](Position p) { return inRound(p, 1); }},
    FieldMend{"problem.first-round", [](Position p) { return inRound(p, 2); }},
    FieldMend{"warning.first-round-counters", [](Position p) { return inRound(p, 2); }},
    FieldMend{"warning.first-round-points", [](Position p) { return inRound(p, 2); }},
    FieldMend{"warning.first-round-discards", [](Position p) { return inRound(p, 2); }},
    FieldMend{"problem.nothing-to-move", [](Position p) { return inPhaseOfCards(p); }},
    FieldMend{"problem.hands", [](Position p) { return p.phase == Phase::Over ? p : inPhaseOfCards(p); }},
    FieldMend{"problem.surplus",
              [](Position p) {
                  p.surplus = 0;
                  return p;
              }},
    FieldMend{"problem.first",
              [](Position p) {
                  p.first = withDues(p).first;
                  return p;
              }},
    FieldMend{"problem.order",
              [](Position p) {
                  p.first = withDues(p).first;
                  return p;
              }},
};

/// The fields of the arrangement as the position has them, with the change.
bool mendByFields(Arrangement &arrangement, std::string_view id)
{
    const auto *const mend =
        std::find_if(kFieldMends.begin(), kFieldMends.end(), [id](const FieldMend &each) { return each.id == id; });
    if (mend == kFieldMends.end())
        return false;
    const Position position = drafted(arrangement).position;
    fieldTable().change(arrangement.fields, position, mend->change(position));
    return true;
}

/// A tie that the cards settle needs no drawing; else all drawing begins anew.
void mendDraw(Arrangement &arrangement)
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

/// Problems that are about the pieces of a seat.
void mendSeat(Arrangement &arrangement, const Message &problem, Seat seat)
{
    const std::string_view id = problem.id;
    if (id == "problem.counters")
        mendCounters(arrangement, seat);
    else if (id == "problem.cards")
        mendCards(arrangement, seat, static_cast<int>(problem.number("value")));
    else if (id == "problem.unknown-cards")
        dropUnknownCards(arrangement, seat);
    else if (id == "problem.row")
        takeRowBack(arrangement, seat);
    else if (id == "problem.exchange")
        keepOneExchange(arrangement, seat);
    else if (id == "problem.marker")
        setMarker(arrangement, seat, drafted(arrangement).position.sides[seat].score);
    else if (id == "problem.known")
        setMember(arrangement.fields, "known." + std::string(seatName(seat)), "");
    else if (id == "problem.drawn")
        mendDraw(arrangement);
    else if (id == "warning.exchanged")
        giveUpExchange(arrangement, seat);
}

void mend(Arrangement &arrangement, const Message &problem)
{
    const Seat seat = seatNamed(problem.text("seat"));
    if (mendByFields(arrangement, problem.id))
        return;
    if (problem.id == "problem.field")
        mendFields(arrangement.fields);
    else if (problem.id == "problem.nowhere" || problem.id == "problem.misplaced")
        sendMisplacedHome(arrangement);
    else if (problem.id == "problem.square-twice" || problem.id == "problem.cards-twice")
        spreadOut(arrangement);
    else if (problem.id == "problem.draw")
        mendDraw(arrangement);
    else if (seat != kNobody)
        mendSeat(arrangement, problem, seat);
}

} // namespace

std::optional<Arrangement> Aton::mended(const Arrangement &arrangement, const Problem &problem)
{
    Arrangement after = arrangement;
    mend(after, problem.message);
    if (after == arrangement)
        return std::nullopt;
    turnRows(after);
    for (const Problem &left : allProblems(after)) {
        if (isSame(left.message, problem.message))
            return std::nullopt;
    }
    return after;
}

} // namespace engine::aton
