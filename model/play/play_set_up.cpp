// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up what a game begins with, as edits of its record.
#include <algorithm>

#include "model/play/play_edits.h"

namespace play {

using record::Json;

namespace {

const QString kSetUp = QStringLiteral("set-up");
const QString kLabel = QStringLiteral("label");
const QString kGesture = QStringLiteral("gesture");

record::Record recordOf(const engine::Game &game, SetUp setUp)
{
    record::Record record;
    record.game = &game;
    record.setup = std::move(setUp.setup);
    record.seats = std::move(setUp.seats);
    record.start = std::move(setUp.start);
    record.scenario = std::move(setUp.scenario);
    return record;
}

} // namespace

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

/// Gives the record that beginning and takes the one it had.
void Play::exchange(SetUp &other)
{
    std::swap(m_record.setup, other.setup);
    std::swap(m_record.seats, other.seats);
    std::swap(m_record.start, other.start);
    std::swap(m_record.scenario, other.scenario);
    m_timeline = replay::Timeline(m_record.startPosition());
}

void Play::SetUpEdit::apply()
{
    m_play.exchange(m_other);
    std::swap(m_play.m_state, m_state);
}

/// The later one of a gesture has been done: this one keeps what was before them both.
bool Play::SetUpEdit::mergeWith(const QUndoCommand *next)
{
    const auto *const later = dynamic_cast<const SetUpEdit *>(next);
    if (!later || later->m_gesture != m_gesture)
        return false;
    if (m_other == SetUp::of(m_play.m_record)) {
        setObsolete(true);
        m_play.m_state = m_state;
    }
    return true;
}

bool Play::setUp(SetUp next, engine::Message label, int gesture)
{
    if (stepCount() > 0 || !m_record.line.variations.empty() || next == SetUp::of(m_record))
        return false;
    const Json edit = [&] {
        auto json = record::parseJson(record::write(recordOf(game(), next)));
        return Json(Json::Members{
            {kSetUp, std::get<Json>(std::move(json))}, {kLabel, Json::text(label.id)}, {kGesture, Json(gesture)}});
    }();
    m_lastGesture = std::max(m_lastGesture, gesture);
    m_stack.push(new SetUpEdit(*this, std::move(label), std::move(next), gesture));
    tell(*edit.asMembers());
    emit setUpChanged();
    return true;
}

/// Such an edit as a journal kept it.
bool Play::repeatSetUp(const Json &edit)
{
    const std::optional<Json> label = edit.find(kLabel);
    const std::optional<Json> gesture = edit.find(kGesture);
    auto read = record::read(edit.find(kSetUp)->compact());
    const auto *record = std::get_if<record::Record>(&read);
    if (!label || !label->asText() || !gesture || !gesture->asInteger() || !record || record->game != m_record.game)
        return false;
    return setUp(SetUp::of(*record), {label->asText()->toStdString(), {}}, static_cast<int>(*gesture->asInteger()));
}

} // namespace play
