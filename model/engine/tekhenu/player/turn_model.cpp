// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tekhenu/player/turn_model.h"

#include <algorithm>
#include <iterator>

namespace engine::tekhenu {

namespace {

constexpr Width kRootWidth{1'200, false};
constexpr Width kOwnWidth{150, true};
constexpr Width kOthersWidth{100, true};
constexpr std::size_t kOwnTurns = 12;
constexpr std::size_t kOthersTurns = 4;
constexpr std::size_t kFirstActions = 100; ///< at the root the best turn of each first action, at most so many
constexpr std::size_t kRootTurns = 16;     ///< and so many more

/// The turns that are searched at the root: the best ones, and the best one of each first action.
std::vector<FoundTurn> selected(const std::vector<FoundTurn> &all)
{
    std::vector<FoundTurn> kept;
    std::vector<Action> first;
    const auto isNew = [&first](Action action) { return std::find(first.begin(), first.end(), action) == first.end(); };
    std::size_t others = 0;
    for (const FoundTurn &turn : all) {
        const bool isWanted =
            isNew(turn.actions[0]) || std::any_of(turn.otherFirst.begin(), turn.otherFirst.end(), isNew);
        if (isWanted ? first.size() >= kFirstActions : others == kRootTurns)
            continue;
        others += isWanted ? 0 : 1;
        if (isNew(turn.actions[0]))
            first.push_back(turn.actions[0]);
        std::copy_if(turn.otherFirst.begin(), turn.otherFirst.end(), std::back_inserter(first), isNew);
        kept.push_back(turn);
    }
    return kept;
}

} // namespace

TurnModel::TurnModel(const tekhenu::Position &view, const CancelToken &cancel)
    : m_root(view), m_weights(&weightsFor(view.seats)), m_cancel(&cancel)
{
    m_root.viewer = kNobody;
    if (m_root.depth > 0 && isChoice(m_root.top().op))
        m_turns = selected(findTurns(m_root, kRootWidth, *m_weights, m_cancel));
}

SeatSet TurnModel::toAct(const Position &position) const
{
    const tekhenu::Position &p = position.p;
    if (p.depth == 0)
        return 0;
    const Step &step = p.top();
    if (position.isRoot || step.op == Op::Draft)
        return seatBit(step.seat);
    return step.op == Op::Coin ? seatBit(kChance) : SeatSet{0};
}

void TurnModel::moves(const Position &position, Seat seat, Moves &moves)
{
    if (position.isRoot) {
        for (std::size_t i = 0; i < m_turns.size(); ++i)
            moves.push({static_cast<std::uint32_t>(i)});
        return;
    }
    this->moves(prepare(position, seat), moves);
}

TurnModel::Prepared TurnModel::prepare(const Position &position, Seat seat) const
{
    const bool isOwn = seat == m_root.top().seat;
    std::vector<FoundTurn> turns = findTurns(position.p, isOwn ? kOwnWidth : kOthersWidth, *m_weights, m_cancel);
    const std::size_t kept = std::min(turns.size(), isOwn ? kOwnTurns : kOthersTurns);
    turns.erase(turns.begin() + static_cast<std::ptrdiff_t>(kept), turns.end());
    return turns;
}

void TurnModel::moves(Prepared turns, Moves &moves)
{
    for (FoundTurn &turn : turns) {
        moves.push({static_cast<std::uint32_t>(m_turns.size())});
        m_turns.push_back(std::move(turn));
    }
}

void TurnModel::play(Position &position, TurnMove move) const
{
    position.isRoot = false;
    const FoundTurn &turn = m_turns[move.number];
    const Seat seat = turn.actions[0].actor();
    const int number = turnOf(position.p);
    for (const Action action : turn.actions) {
        answer(position.p, nullptr, action);
        advance(position.p, seat, number);
    }
}

void TurnModel::playChance(Position &position, Random &random) const
{
    answer(position.p, nullptr, Tekhenu::sample(position.p, random));
    advance(position.p, kNobody, 0);
}

bool TurnModel::evaluate(const Position &, Seat, const Moves &moves, std::span<double> shares) const
{
    for (std::size_t i = 0; i < moves.size(); ++i)
        shares[i] = m_turns[moves[i].number].value;
    return true;
}

} // namespace engine::tekhenu
