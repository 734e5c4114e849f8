// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/play.h"

#include <algorithm>

#include <QRandomGenerator>

#include "model/engine/search/runner.h"
#include "model/play/play_edits.h"
#include "model/play/thinker.h"

namespace play {

using engine::Action;
using engine::Seat;
using record::Json;

namespace {

/// A seed of its own for each seat (chance is the one before them) and step: going back and forth changes nothing.
std::uint64_t seedOf(std::uint64_t seed, std::uint64_t source, int step)
{
    using engine::search::derivedSeed;
    return derivedSeed(derivedSeed(seed, source), static_cast<std::uint64_t>(step));
}

const QString kDo = QStringLiteral("do");
const QString kIndex = QStringLiteral("index");
const QString kSeat = QStringLiteral("seat");
const QString kName = QStringLiteral("name");
const QString kPlayer = QStringLiteral("player");
const QString kEnd = QStringLiteral("end");
const QString kBy = QStringLiteral("by");
const QString kLeft = QStringLiteral("left");
const QString kPause = QStringLiteral("pause");
const QString kAt = QStringLiteral("at");

} // namespace

Play::Play(record::Record record, std::uint64_t seed, QObject *parent)
    : QObject(parent), m_record(std::move(record)), m_beginning(m_record), m_timeline(m_record.startPosition()),
      m_seed(seed), m_thinker(new Thinker(this)), m_saved(savedNow())
{
    begin();
    connect(m_thinker, &Thinker::chosen, this, [this](Action action) {
        m_thinking = engine::kNobody;
        emit thinkingChanged();
        if (isOver())
            return;
        // A choice that another one has overtaken is thought about again.
        if (position().illegalReason(action))
            requestStep();
        else
            push(action);
    });
}

Play::~Play() = default;

/// Puts what the record begins with on the stack, as if it had been done here.
void Play::begin()
{
    record::Line line = std::exchange(m_record.line, {});
    // In the order in which they go and come back with their steps.
    std::stable_sort(line.variations.begin(), line.variations.end(),
                     [](const record::Variation &a, const record::Variation &b) { return a.at < b.at; });
    const std::optional<record::FinalResult> result = std::exchange(m_record.result, {});
    for (const Action action : line.actions) {
        const bool ends = position().reveals(action) && !isTraining();
        m_stack.push(new ActionEdit(*this, action));
        if (ends)
            m_stack.clear();
    }
    m_record.line = std::move(line);
    if (result && record::isEarlyEnd(result->value.reason)) {
        const std::vector<Seat> &winners = result->value.winners;
        Seat loser = 0;
        while (loser + 1 < seatCount() && std::find(winners.begin(), winners.end(), loser) != winners.end())
            ++loser;
        m_stack.push(new EndEdit(*this, *result, loser));
    } else {
        m_record.result = result;
    }
}

// ---- seats

bool Play::isHuman(Seat seat) const
{
    return !engine::search::isLevel(game(), m_record.seats[seat].player.toStdString());
}

int Play::humanCount() const
{
    int count = 0;
    for (Seat seat = 0; seat < seatCount(); ++seat)
        count += isHuman(seat) ? 1 : 0;
    return count;
}

Seat Play::onlyHuman() const
{
    if (humanCount() != 1)
        return engine::kNobody;
    Seat seat = 0;
    while (!isHuman(seat))
        ++seat;
    return seat;
}

bool Play::setSeat(Seat seat, const record::SeatEntry &entry)
{
    const record::SeatEntry &now = m_record.seats[seat];
    if (now.name == entry.name && now.player == entry.player)
        return false;
    dropThought();
    record::SeatEntry next = now;
    next.name = entry.name;
    next.player = entry.player;
    m_stack.push(new SeatEdit(*this, seat, next));
    Json::Members edit{{kSeat, next.seat}, {kPlayer, next.player}};
    if (next.name.translations.empty())
        edit.emplace_back(kName, next.name.plain);
    tell(std::move(edit));
    emit seatsChanged();
    return true;
}

// ---- the course of the game

std::optional<engine::Result> Play::result() const
{
    return m_record.result ? std::optional(m_record.result->value) : position().result();
}

Seat Play::humanToAct() const
{
    if (isOver())
        return engine::kNobody;
    for (Seat seat = 0; seat < seatCount(); ++seat) {
        if (engine::contains(position().toAct(), seat) && isHuman(seat))
            return seat;
    }
    return engine::kNobody;
}

bool Play::act(Action action)
{
    if (isOver() || position().illegalReason(action))
        return false;
    push(action);
    return true;
}

bool Play::hasAutomaticStep() const
{
    if (isOver())
        return false;
    const engine::SeatSet acting = position().toAct();
    if (acting == engine::seatBit(engine::kChance))
        return true;
    for (Seat seat = 0; seat < seatCount(); ++seat) {
        if (engine::contains(acting, seat) && !isHuman(seat))
            return true;
    }
    return false;
}

void Play::requestStep()
{
    if (!hasAutomaticStep() || isThinking())
        return;
    // What was taken back comes again as it was.
    const Action *again = actionAt(m_stack.index());
    const bool isAgain = again && !position().illegalReason(*again);
    if (position().toAct() == engine::seatBit(engine::kChance)) {
        engine::Random random(seedOf(m_seed, 0, stepCount()));
        push(isAgain ? *again : position().sample(random));
        return;
    }
    Seat seat = 0;
    while (isHuman(seat) || !engine::contains(position().toAct(), seat))
        ++seat;
    if (isAgain && again->actor() == seat) {
        push(*again);
        return;
    }
    m_thinking = seat;
    m_thinker->search(
        {position().seenBy(seat), m_record.seats[seat].player.toStdString(), seedOf(m_seed, seat + 1U, stepCount())});
    emit thinkingChanged();
}

void Play::dropThought()
{
    if (!isThinking())
        return;
    m_thinker->drop();
    m_thinking = engine::kNobody;
    emit thinkingChanged();
}

void Play::push(Action action)
{
    const bool revealed = position().reveals(action);
    const std::string text = position().actionText(action);
    const Action *again = actionAt(m_stack.index());
    if (again && *again == action)
        m_stack.redo();
    else
        m_stack.push(new ActionEdit(*this, action));
    if (revealed && !isTraining())
        m_stack.clear();
    tell({{kDo, Json::text(text)}});
    emit stepAdded();
}

// ---- ends that no rule brings about

std::vector<Seat> Play::allBut(Seat seat) const
{
    std::vector<Seat> others;
    for (Seat other = 0; other < seatCount(); ++other) {
        if (other != seat)
            others.push_back(other);
    }
    return others;
}

bool Play::resign(Seat seat) { return end("resigned", allBut(seat), seat); }
bool Play::agreeDraw() { return end("agreed", allBut(engine::kNobody), engine::kNobody); }
bool Play::loseOnTime(Seat seat) { return end("time", allBut(seat), seat); }

bool Play::end(const std::string &reason, std::vector<Seat> winners, Seat by)
{
    if (isOver())
        return false;
    dropThought();
    m_stack.push(new EndEdit(*this, {{std::move(winners), reason, position().scores()}, {}}, by));
    Json::Members edit{{kEnd, Json::text(reason)}};
    if (by < seatCount())
        edit.emplace_back(kBy, m_record.seats[by].seat);
    tell(std::move(edit));
    emit endChanged();
    return true;
}

// ---- what a clock measured

record::Timing &Play::timing()
{
    if (!m_record.timing)
        m_record.timing.emplace();
    return *m_record.timing;
}

void Play::recordTime(int step, const std::vector<int> &left)
{
    timing().left[step] = left;
    Json::List times(left.begin(), left.end());
    tell({{kLeft, std::move(times)}, {kAt, Json(step)}});
}

void Play::recordPause(int milliseconds)
{
    int &pause = timing().pauses[stepCount()];
    pause += std::min(milliseconds, record::kMostPause - pause);
    tell({{kPause, Json(milliseconds)}});
}

// ---- keeping

void Play::tell(Json::Members edit)
{
    m_changeLog.emplace_back(std::move(edit));
    emit edited(m_changeLog.back());
}

bool Play::repeat(const Json &edit)
{
    if (const std::optional<Json> text = edit.find(kDo); text && text->asText())
        return repeatAction(*text->asText());
    if (const std::optional<Json> index = edit.find(kIndex); index && index->asInteger()) {
        const qint64 to = *index->asInteger();
        if (to < 0 || to > m_stack.count())
            return false;
        setIndex(static_cast<int>(to));
        return true;
    }
    if (edit.find(kSeat))
        return repeatSeat(edit);
    if (edit.find(kEnd))
        return repeatEnd(edit);
    if (edit.find(QStringLiteral("review")))
        return repeatReview(edit);
    if (edit.find(QStringLiteral("set-up")))
        return repeatSetUp(edit);
    return repeatTime(edit);
}

bool Play::repeatAction(const QString &text)
{
    const auto read = position().readAction(text.toStdString());
    const Action *action = std::get_if<Action>(&read);
    if (!action || isOver() || position().illegalReason(*action))
        return false;
    push(*action);
    return true;
}

bool Play::repeatSeat(const Json &edit)
{
    const Seat seat = seatNamed(*edit.find(kSeat));
    const std::optional<Json> player = edit.find(kPlayer);
    if (seat == engine::kNobody || !player || !player->asText())
        return false;
    record::SeatEntry entry = m_record.seats[seat];
    entry.player = *player->asText();
    if (const std::optional<Json> name = edit.find(kName); name && name->asText())
        entry.name = {*name->asText()};
    return setSeat(seat, entry);
}

bool Play::repeatEnd(const Json &edit)
{
    const std::optional<Json> told = edit.find(kEnd);
    const QString *reason = told->asText();
    const std::optional<Json> by = edit.find(kBy);
    const Seat seat = by ? seatNamed(*by) : engine::kNobody;
    if (!reason || !record::isEarlyEnd(reason->toStdString()) || (by && seat == engine::kNobody))
        return false;
    return end(reason->toStdString(), allBut(seat), seat);
}

bool Play::repeatTime(const Json &edit)
{
    if (const std::optional<Json> pause = edit.find(kPause); pause && pause->asInteger()) {
        recordPause(static_cast<int>(std::clamp<qint64>(*pause->asInteger(), 0, record::kMostPause)));
        return true;
    }
    const std::optional<Json> left = edit.find(kLeft);
    const std::optional<Json> at = edit.find(kAt);
    const std::optional<Json::List> seats = left ? left->asList() : std::nullopt;
    if (!seats || seats->size() != m_record.seats.size() || !at || !at->asInteger() || *at->asInteger() < 0
        || *at->asInteger() > stepCount())
        return false;
    std::vector<int> times;
    for (const Json &each : *seats)
        times.push_back(
            static_cast<int>(std::clamp<qint64>(each.asInteger() ? *each.asInteger() : 0, 0, record::kMostLeft)));
    recordTime(static_cast<int>(*at->asInteger()), times);
    return true;
}

/// The seat of that id, or `kNobody` where it is no text or none.
Seat Play::seatNamed(const Json &id) const
{
    return id.asText() ? game().seatOf(id.asText()->toStdString(), seatCount()) : engine::kNobody;
}

Play::Saved Play::savedNow() const
{
    Saved saved{m_record.line.actions, {}, {}, m_record.line.variations.size(), m_record.training, m_state,
                m_analysisState};
    for (const record::SeatEntry &seat : m_record.seats)
        saved.seats.emplace_back(seat.name, seat.player);
    if (m_record.result && record::isEarlyEnd(m_record.result->value.reason))
        saved.earlyEnd = m_record.result->value.reason;
    return saved;
}

bool Play::isModified() const
{
    const Saved now = savedNow();
    Saved others = m_saved;
    others.actions = now.actions;
    if (now != others)
        return true;
    const auto [mine, theirs] =
        std::mismatch(now.actions.begin(), now.actions.end(), m_saved.actions.begin(), m_saved.actions.end());
    const auto isChoice = [this](Action action) { return action.actor() < seatCount() && isHuman(action.actor()); };
    return std::any_of(mine, now.actions.end(), isChoice) || std::any_of(theirs, m_saved.actions.end(), isChoice);
}

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64() >> 4U; }

void MatchScore::add(const engine::Result &result, const QStringList &names)
{
    for (const QString &name : names) {
        if (std::none_of(wins.begin(), wins.end(), [&](const auto &entry) { return entry.first == name; }))
            wins.emplace_back(name, 0);
    }
    if (result.winners.size() != 1) {
        ++draws;
        return;
    }
    const QString &winner = names[result.winners.front()];
    ++std::find_if(wins.begin(), wins.end(), [&](const auto &entry) { return entry.first == winner; })->second;
}

} // namespace play
