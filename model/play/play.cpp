// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/play.h"

#include <algorithm>

#include <QRandomGenerator>

#include "model/engine/core/label.h"
#include "model/engine/search/seeds.h"
#include "model/play/commands.h"
#include "model/play/same_deal.h"
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

const QString kIndex = QStringLiteral("index");

} // namespace

Play::Play(record::Record record, std::uint64_t seed, QObject *parent)
    : QObject(parent), GameState(std::move(record)), m_beginning(GameState::record()), m_seed(seed),
      m_thinker(new Thinker(this)), m_history(*this)
{
    begin();
    passPrograms();
    connect(m_thinker, &Thinker::chosen, this, &Play::takeChoice);
    connect(m_thinker, &Thinker::failed, this, &Play::takeTrouble);
}

Play::~Play() = default;

/// Puts what the record begins with into the history, as if it had been done here.
void Play::begin()
{
    record::Line line = std::exchange(edit().line, {});
    // In the order in which they go and come back with their steps.
    std::stable_sort(line.variations.begin(), line.variations.end(),
                     [](const record::Variation &a, const record::Variation &b) { return a.at < b.at; });
    const std::optional<record::FinalResult> result = std::exchange(edit().result, {});
    for (const Action action : line.actions)
        m_history.run(doAction(action, position().label(action).words));
    edit().line = std::move(line);
    if (!result || !record::isEarlyEnd(result->value.reason)) {
        edit().result = result;
        return;
    }
    const std::vector<Seat> &winners = result->value.winners;
    Seat loser = 0;
    while (loser + 1 < seatCount() && std::find(winners.begin(), winners.end(), loser) != winners.end())
        ++loser;
    auto end = endEarly(result->value.reason, loser, result);
    m_history.prepare(*end);
    m_history.run(std::move(end));
}

// ---- edits

bool Play::run(std::unique_ptr<Command> command)
{
    if (!command || !m_history.prepare(*command))
        return false;
    const Change change = command->change();
    if (change.has(Change::Seats | Change::End | Change::GameReplaced))
        dropSearch();
    Json::Members edit = command->json();
    m_history.run(std::move(command));
    announce(std::move(edit), change);
    return true;
}

bool Play::repeat(const Json &edit)
{
    if (const std::optional<Json> place = edit.find(kIndex); place && place->asInteger())
        return goTo(*place->asInteger());
    return run(Command::read(edit, *this));
}

/// Says what has changed, and what follows from it for a game that is looked at: what ended it may have been taken
/// back, or another line be the game. A rated game is one that was played from its beginning on as it stands.
void Play::announce(Json::Members edit, const Change &change)
{
    if (change.has(Change::StepsTakenBack | Change::Seats | Change::SetUp) || (change.has(Change::End) && !isOver()))
        GameState::edit().rated.reset();
    m_changeLog.emplace_back(std::move(edit));
    if (change.has(Change::Seats | Change::SetUp)) {
        m_trouble.reset();
        passPrograms();
    }
    emit edited(m_changeLog.back());
    if (change.parts != 0)
        emit changed(change);
    if (m_isRevealed && !isOver())
        run(becomeTraining());
}

bool Play::act(Action action) { return run(doAction(action)); }
bool Play::resign(Seat seat) { return run(endEarly("resigned", seat)); }
bool Play::agreeDraw() { return run(endEarly("agreed", engine::kNobody)); }
bool Play::loseOnTime(Seat seat) { return run(endEarly("time", seat)); }

bool Play::setSeat(Seat seat, const record::SeatEntry &entry)
{
    if (run(changeSeat(seat, entry)))
        return true;
    if (record().seats[seat].program == entry.program)
        return false;
    dropSearch();
    m_trouble.reset();
    setProgram(seat, entry.program);
    return true;
}

/// For this game as it is open here.
void Play::setProgram(Seat seat, const QString &program)
{
    edit().seats[seat].program = program;
    passPrograms();
    emit changed({Change::Seats});
}

void Play::passPrograms()
{
    Thinker::Programs programs;
    for (Seat seat = 0; seat < seatCount(); ++seat) {
        if (const record::SeatEntry &entry = record().seats[seat]; !entry.program.isEmpty())
            programs[seat] = {outside::programOf(entry.player), entry.program};
    }
    m_thinker->setPrograms(std::move(programs));
}

std::optional<record::Place> Play::tryAction(const record::Place &from, Action action, bool chosen, int gesture)
{
    auto reached = std::make_shared<std::optional<record::Place>>();
    run(addAction(from, action, reached, chosen, gesture));
    return *reached;
}

void Play::reveal()
{
    m_isRevealed = true;
    if (!isOver())
        run(becomeTraining());
}

// ---- steps that are done by themselves

void Play::requestStep()
{
    if (!hasAutomaticStep() || isThinking())
        return;
    // What was taken back comes again as it was.
    const Action *next = m_history.nextAction();
    const std::optional<Action> again = next && !position().illegalReason(*next) ? std::optional(*next) : std::nullopt;
    const Seat seat = computerToAct();
    if (seat == engine::kNobody) {
        engine::Random random(seedOf(m_seed, 0, stepCount()));
        const Action drawn = position().sample(random);
        act(again ? *again : sameOutcome(record(), timeline(), drawn).value_or(drawn));
    } else if (again && again->actor() == seat) {
        act(*again);
    } else {
        m_thinker->search({position().seenBy(seat), record().seats[seat].player.toStdString(),
                           seedOf(m_seed, seat + 1U, stepCount())});
        setThinking(seat);
    }
}

void Play::dropSearch()
{
    if (!isThinking())
        return;
    m_thinker->drop();
    setThinking(engine::kNobody);
}

void Play::setThinking(Seat seat)
{
    m_thinking = seat;
    emit changed({Change::Thinking});
}

/// A choice that another one has overtaken is thought about again.
void Play::takeChoice(Action action)
{
    setThinking(engine::kNobody);
    if (!isOver() && !act(action))
        requestStep();
}

/// Nothing comes of asking it again: a person goes on, until somebody wants it otherwise.
void Play::takeTrouble(const engine::Message &why)
{
    m_trouble = Trouble{m_thinking, why};
    edit().seats[m_thinking].program.clear(); // before anybody asks for the next step
    setThinking(engine::kNobody);
    setProgram(m_trouble->seat, {});
}

// ---- undo and redo

/// Undoes or redoes up to there, and tells it at once.
bool Play::goTo(qint64 place)
{
    if (!m_history.hasPlace(place))
        return false;
    dropSearch();
    const Snapshot before = snapshot();
    const SetUp begun = SetUp::of(record());
    const bool isOneAction = place == m_history.lastUserAction() || place == m_history.nextUserAction();
    m_history.goTo(place);
    const Change change = changeSince(before, begun);
    // The mark comes back with the line that had it, unless more was taken back.
    if (!isOneAction && change.has(Change::GameReplaced))
        GameState::edit().rated.reset();
    announce({{kIndex, Json(place)}}, change);
    return true;
}

void Play::undo()
{
    if (canUndo())
        goTo(m_history.lastUserAction());
}

void Play::redo()
{
    // What followed the user action came back to it when it was taken back, so they go together.
    if (canRedo())
        goTo(m_history.nextUserAction());
}

bool Play::isUndoBarred() const
{
    const auto isPersons = [this](int number) {
        const engine::Seat actor = step(number).action.actor();
        return actor < seatCount() && isHuman(actor);
    };
    if (canUndo() || isTraining() || humanCount() == 0)
        return false;
    int number = stepCount();
    bool isRevealed = false;
    for (; number > 0 && !isPersons(number); --number)
        isRevealed = isRevealed || positionAt(number - 1).reveals(step(number).action);
    return number > 0 && (isRated() || isRevealed || positionAt(number - 1).reveals(step(number).action));
}

void Play::goBackTo(int step)
{
    if (canGoBackTo(step))
        goTo(m_history.placeOf(step));
}

engine::Message Play::undoLabel() const { return canUndo() ? m_history.toUndo()->label() : engine::Message(); }
engine::Message Play::redoLabel() const { return canRedo() ? m_history.toRedo()->label() : engine::Message(); }
bool Play::undoesReview() const { return canUndo() && m_history.toUndo()->change().has(Change::Tree); }
bool Play::redoesReview() const { return canRedo() && m_history.toRedo()->change().has(Change::Tree); }

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
