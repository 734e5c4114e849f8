// SPDX-License-Identifier: GPL-3.0-or-later
// Whether conditions hold.
#include <algorithm>

#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"
#include "model/scenario/attempt.h"

namespace scenario {

using engine::Position;
using engine::Seat;
using engine::Value;
using replay::Timeline;

namespace {

/// The seat, or the number after the last one for a rival.
Seat seatOf(const Condition &condition, const Position &position)
{
    return position.game().figureOf(condition.seat, position.seatCount());
}

/// A number is the least; a text may be one of a list.
bool answers(const Value &wanted, const Value *actual)
{
    if (!actual)
        return false;
    if (wanted.asInt() && actual->asInt())
        return *actual->asInt() >= *wanted.asInt();
    if (const Value::List *list = actual->asList(); list && wanted.asText())
        return std::find(list->begin(), list->end(), wanted) != list->end();
    return wanted == *actual;
}

bool isFact(const Condition &condition, const engine::Message &fact)
{
    return fact.id == condition.fact
           && std::all_of(condition.fields.begin(), condition.fields.end(), [&fact](const auto &field) {
                  const auto found = std::find_if(fact.fields.begin(), fact.fields.end(),
                                                  [&field](const auto &other) { return other.first == field.first; });
                  return answers(field.second, found == fact.fields.end() ? nullptr : &found->second);
              });
}

bool hasFollowed(const Condition &condition, const Timeline &timeline)
{
    for (int step = 1; step <= timeline.stepCount(); ++step) {
        const auto &facts = timeline.step(step).facts;
        if (std::any_of(facts.begin(), facts.end(), [&](const auto &fact) { return isFact(condition, fact); }))
            return true;
    }
    return false;
}

bool isWon(const Condition &condition, const Position &position)
{
    const std::optional<engine::Result> result = position.result();
    if (!result || (!condition.reason.empty() && result->reason != condition.reason))
        return false;
    const auto &winners = result->winners;
    return std::find(winners.begin(), winners.end(), seatOf(condition, position)) != winners.end();
}

int scoreOf(const Condition &condition, const Position &position)
{
    const Seat seat = seatOf(condition, position);
    const std::vector<int> scores = position.scores();
    return seat < scores.size() ? scores[seat] : 0;
}

bool hasMost(const Condition &condition, const Position &position)
{
    const Seat seat = seatOf(condition, position);
    for (const engine::Panel &panel : position.panels()) {
        for (const engine::PanelRow &row : panel.rows) {
            if (row.id != condition.row || seat >= row.counts.size())
                continue;
            // The highest figure once, and it is this seat's.
            const int most = *std::max_element(row.counts.begin(), row.counts.end());
            return row.counts[seat] == most && std::count(row.counts.begin(), row.counts.end(), most) == 1;
        }
    }
    return false;
}

bool lies(const engine::Piece &piece, const Condition &condition, const Position &position)
{
    const engine::Game &game = position.game();
    if (piece.place != game.placeOf(condition.place))
        return false;
    return condition.kind == Condition::Kind::Empty
           || (game.pieceKinds()[piece.kind].id == condition.piece
               && (condition.seat.empty() || game.ownerId(piece.owner, position.seatCount()) == condition.seat));
}

bool isSomethingThere(const Condition &condition, const Position &position)
{
    const std::vector<engine::Piece> pieces = position.arrangement().pieces;
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const engine::Piece &piece) { return lies(piece, condition, position); });
}

bool isDone(const Condition &condition, const Timeline &timeline)
{
    for (int step = 1; step <= timeline.stepCount(); ++step) {
        const engine::Action action = timeline.step(step).action;
        const Position &before = timeline.position(step - 1);
        if (before.label(action).words.id == condition.label
            && (condition.seat.empty() || action.actor() == seatOf(condition, before)))
            return true;
    }
    return false;
}

} // namespace

bool holds(const Condition &condition, const Timeline &timeline)
{
    const Position &position = timeline.last();
    switch (condition.kind) {
    case Condition::Kind::Fact: return hasFollowed(condition, timeline);
    case Condition::Kind::Win: return isWon(condition, position);
    case Condition::Kind::Score: return scoreOf(condition, position) >= condition.least;
    case Condition::Kind::Gain:
        return scoreOf(condition, position) - scoreOf(condition, timeline.position(0)) >= condition.least;
    case Condition::Kind::Most: return hasMost(condition, position);
    case Condition::Kind::Empty: return !isSomethingThere(condition, position);
    case Condition::Kind::Holds: return isSomethingThere(condition, position);
    case Condition::Kind::Action: return isDone(condition, timeline);
    }
    return false;
}

} // namespace scenario
