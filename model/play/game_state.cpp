// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/game_state.h"

#include <algorithm>

#include "model/engine/search/player.h"

namespace play {

using engine::Action;
using engine::Seat;

namespace {

/// Takes the entry of that place out of a map.
template <class T>
std::optional<T> taken(std::map<int, T> &map, int place)
{
    auto node = map.extract(place);
    return node ? std::optional<T>(std::move(node.mapped())) : std::nullopt;
}

template <class T>
void put(std::map<int, T> &map, int place, const std::optional<T> &entry)
{
    if (entry)
        map.insert_or_assign(place, *entry);
}

} // namespace

void Annotations::addTo(record::Line &line) const
{
    const int last = static_cast<int>(line.actions.size());
    put(line.comments, last, comment);
    put(line.marks, last, mark);
    put(line.assessments, last, assessment);
    put(line.drawings, last, drawings);
    for (record::Variation variation : variations) {
        variation.at = last;
        line.variations.push_back(std::move(variation));
    }
}

SetUp SetUp::of(const record::Record &record) { return {record.setup, record.seats, record.start, record.scenario}; }

bool operator==(const SetUp &a, const SetUp &b)
{
    const auto isSame = [](const record::SeatEntry &one, const record::SeatEntry &other) {
        return one.seat == other.seat && one.name == other.name && one.player == other.player;
    };
    return a.setup.seats == b.setup.seats && a.setup.options == b.setup.options && a.start == b.start
           && a.scenario == b.scenario
           && std::equal(a.seats.begin(), a.seats.end(), b.seats.begin(), b.seats.end(), isSame);
}

GameState::GameState(record::Record record)
    : m_record(std::move(record)), m_timeline(m_record.startPosition(), m_record.played), m_saved(snapshot())
{
}

bool GameState::isHuman(Seat seat) const
{
    const record::SeatEntry &entry = m_record.seats[seat];
    return entry.program.isEmpty() && !engine::search::isLevel(game(), entry.player.toStdString());
}

int GameState::humanCount() const
{
    int count = 0;
    for (Seat seat = 0; seat < seatCount(); ++seat)
        count += isHuman(seat) ? 1 : 0;
    return count;
}

Seat GameState::onlyHuman() const
{
    if (humanCount() != 1)
        return engine::kNobody;
    Seat seat = 0;
    while (!isHuman(seat))
        ++seat;
    return seat;
}

std::optional<engine::Result> GameState::result() const
{
    return m_record.result ? std::optional(m_record.result->value) : position().result();
}

std::string GameState::earlyEnd() const
{
    return m_record.result && record::isEarlyEnd(m_record.result->value.reason) ? m_record.result->value.reason : "";
}

Seat GameState::toAct(bool human) const
{
    for (Seat seat = 0; !isOver() && seat < seatCount(); ++seat) {
        if (engine::contains(position().toAct(), seat) && isHuman(seat) == human)
            return seat;
    }
    return engine::kNobody;
}

bool GameState::hasAutomaticStep() const
{
    return computerToAct() != engine::kNobody || (!isOver() && position().toAct() == engine::seatBit(engine::kChance));
}

GameState::Snapshot GameState::snapshot() const
{
    Snapshot now{m_record.line.actions, {},          earlyEnd(),     m_record.line.variations.size(), m_record.training,
                 m_record.rated,        m_treeState, m_analysisState};
    for (const record::SeatEntry &seat : m_record.seats)
        now.seats.emplace_back(seat.name, seat.player);
    return now;
}

bool GameState::isModified() const
{
    const Snapshot now = snapshot();
    Snapshot others = m_saved;
    others.actions = now.actions;
    if (now != others)
        return true;
    const auto [mine, theirs] =
        std::mismatch(now.actions.begin(), now.actions.end(), m_saved.actions.begin(), m_saved.actions.end());
    const auto isChoice = [this](Action action) { return action.actor() < seatCount() && isHuman(action.actor()); };
    return std::any_of(mine, now.actions.end(), isChoice) || std::any_of(theirs, m_saved.actions.end(), isChoice);
}

Change GameState::changeSince(const Snapshot &before, const SetUp &begun) const
{
    const Snapshot now = snapshot();
    Change change;
    const auto [ours, theirs] =
        std::mismatch(now.actions.begin(), now.actions.end(), before.actions.begin(), before.actions.end());
    if (ours != now.actions.end() && theirs != before.actions.end())
        change.parts |= Change::GameReplaced;
    else if (theirs != before.actions.end())
        change.parts |= Change::StepsTakenBack;
    else if (ours != now.actions.end())
        change = {Change::StepsGivenBack, static_cast<int>(before.actions.size()) + 1};
    if (now.treeState != before.treeState)
        change.parts |= begun == SetUp::of(m_record) ? Change::Tree : Change::SetUp;
    if (now.seats != before.seats)
        change.parts |= Change::Seats;
    if (now.earlyEnd != before.earlyEnd)
        change.parts |= Change::End;
    return change;
}

record::Timing &GameState::timing()
{
    if (!m_record.timing)
        m_record.timing.emplace();
    return *m_record.timing;
}

void GameState::append(Action action)
{
    m_timeline.append(action);
    m_record.line.actions.push_back(action);
    if (const std::optional<engine::Result> result = position().result())
        m_record.result = record::FinalResult{*result, {}};
}

Annotations GameState::removeLast()
{
    const int last = stepCount();
    record::Line &line = m_record.line;
    Annotations said;
    said.comment = taken(line.comments, last);
    said.mark = taken(line.marks, last);
    said.assessment = taken(line.assessments, last);
    said.drawings = taken(line.drawings, last);
    said.result = std::exchange(m_record.result, {});
    if (m_record.timing) {
        said.left = taken(m_record.timing->left, last);
        said.pause = taken(m_record.timing->pauses, last);
    }
    const auto gone = std::stable_partition(line.variations.begin(), line.variations.end(),
                                            [last](const record::Variation &each) { return each.at < last; });
    said.variations.assign(std::make_move_iterator(gone), std::make_move_iterator(line.variations.end()));
    line.variations.erase(gone, line.variations.end());
    m_timeline.removeLast();
    line.actions.pop_back();
    return said;
}

void GameState::annotate(const Annotations &said)
{
    said.addTo(m_record.line);
    m_record.result = said.result;
    if (m_record.timing) {
        put(m_record.timing->left, stepCount(), said.left);
        put(m_record.timing->pauses, stepCount(), said.pause);
    }
}

void GameState::exchange(SetUp &other)
{
    std::swap(m_record.setup, other.setup);
    std::swap(m_record.seats, other.seats);
    std::swap(m_record.start, other.start);
    std::swap(m_record.scenario, other.scenario);
    m_timeline = replay::Timeline(m_record.startPosition());
}

} // namespace play
