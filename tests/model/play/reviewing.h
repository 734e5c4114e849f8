// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever looks at a game again in a test: says something of it, tries other ways, and hears what is told.
#pragma once

#include "model/play/commands.h"
#include "tests/model/play/hands.h"
#include "tests/model/replay/same_timeline.h"

/// What would be saved.
inline QByteArray file(const play::Play &play) { return record::write(play.record()); }

inline std::uint32_t sizeOf(std::size_t size) { return static_cast<std::uint32_t>(size); }

/// A line of the record: the main line, or by chance one of its variations.
inline record::LinePath anyLine(const play::Play &play, engine::Random &random)
{
    record::LinePath path;
    const record::Line *line = &play.record().line;
    while (!line->variations.empty() && random.below(2) == 0) {
        path.push_back(static_cast<int>(random.below(sizeOf(line->variations.size()))));
        line = &line->variations[path.back()].line;
    }
    return path;
}

inline record::Place anyPlace(const play::Play &play, engine::Random &random)
{
    const record::LinePath path = anyLine(play, random);
    const std::size_t count = record::findLine(play.record().line, path)->actions.size();
    return {path, static_cast<int>(random.below(sizeOf(count) + 1))};
}

inline engine::Position positionAt(const play::Play &play, const record::Place &place)
{
    std::vector<engine::Action> actions = record::actionsAlong(play.record().line, place.line);
    actions.resize(static_cast<std::size_t>(record::stepOf(play.record().line, place)));
    return replay::Timeline::endOf(play.record().startPosition(), actions);
}

inline engine::Action anyOf(const engine::Position &position, engine::Random &random)
{
    if (position.toAct() == engine::seatBit(engine::kChance))
        return position.sample(random);
    const std::vector<engine::Action> legal = position.legal();
    return legal[random.below(sizeOf(legal.size()))];
}

/// An action that leads from a position, but not where the main line goes on.
inline engine::Action anotherThan(engine::Action played, const engine::Position &position)
{
    for (const engine::Action action : position.legal()) {
        if (action != played)
            return action;
    }
    return played;
}

inline record::Json someAnalysis(int number)
{
    return record::Json::Members{{QStringLiteral("depth"), record::Json(number)},
                                 {QStringLiteral("by"), record::Json(QStringLiteral("test"))}};
}

inline record::Text someText(engine::Random &random, int number)
{
    if (random.below(4) == 0)
        return {};
    if (random.below(4) == 0)
        return {{},
                {{QStringLiteral("en"), QStringLiteral("No. %1").arg(number)},
                 {QStringLiteral("fr"), QStringLiteral("Nᵒ “%1”\n").arg(number)}}};
    return {QStringLiteral("Said %1 „ü“ 𓂀").arg(number), {}};
}

/// One choice of whoever is to choose.
inline void chooseAtRandom(play::Play &play, engine::Random &random)
{
    if (play.humanToAct() != engine::kNobody) {
        actAtRandom(play, random);
        return;
    }
    ChangeSpy added(play, play::Change::StepAdded);
    play.requestStep();
    QVERIFY(!added.isEmpty() || added.wait());
}

/// One choice of whoever is to choose, after chance has done its part.
inline void playOn(play::Play &play, engine::Random &random)
{
    while (!play.isOver() && play.position().toAct() == engine::seatBit(engine::kChance))
        play.requestStep();
    if (!play.isOver())
        chooseAtRandom(play, random);
}

/// One edit of the review, at random; false if it changed nothing.
inline bool reviewAtRandom(play::Play &play, engine::Random &random, int number)
{
    const std::size_t before = play.changeLog().size();
    switch (random.below(10)) {
    case 0:
    case 1: play.run(play::setComment(anyPlace(play, random), someText(random, number))); break;
    case 2: {
        const qsizetype mark = random.below(sizeOf(static_cast<std::size_t>(record::marks().size())) + 1);
        play.run(play::setMark(anyPlace(play, random), record::marks().value(mark)));
        break;
    }
    case 9: play.run(play::setAssessment(anyPlace(play, random), record::assessments().value(random.below(4)))); break;
    case 8: {
        const record::Place place = anyPlace(play, random);
        const auto at = static_cast<engine::PlaceIndex>(random.below(4));
        const record::Drawing drawing{record::Drawing::Form::Circle, static_cast<int>(random.below(4)), at};
        play.run(play::setDrawings(place, record::drawnOver(record::drawingsAt(play.record().line, place), drawing)));
        break;
    }
    case 3: play.run(play::promote(anyLine(play, random))); break;
    case 4:
        if (random.below(3) == 0)
            play.run(play::removeLine(anyLine(play, random)));
        break;
    case 5:
        if (random.below(4) == 0)
            play.run(play::setAnalysis(someAnalysis(number)));
        break;
    default: {
        const record::Place from = anyPlace(play, random);
        const engine::Position position = positionAt(play, from);
        if (!position.isOver() && !play.tryAction(from, anyOf(position, random)))
            return false;
    }
    }
    return play.changeLog().size() != before;
}

/// All signals of a game, in words.
class Ear : public QObject {
public:
    explicit Ear(play::Play &play)
    {
        connect(&play, &play::Play::edited, this,
                [this](const record::Json &edit) { m_edit = edit, m_heard << QStringLiteral("edited"); });
        connect(&play, &play::Play::changed, this, [this](const play::Change &change) { m_heard << partsOf(change); });
    }
    /// What was heard since the last call.
    QString heard() { return std::exchange(m_heard, {}).join(QLatin1Char(' ')); }
    /// The edit told last, with ' for quotes.
    QByteArray edit() const { return m_edit.compact().replace('"', '\''); }

private:
    QStringList m_heard;
    record::Json m_edit;
};

/// Two people, so many steps into the game.
inline std::unique_ptr<play::Play> begun(const char *game, int steps, bool training = true, std::uint64_t seed = 4)
{
    engine::Random random(seed);
    auto play =
        std::make_unique<play::Play>(newGame(game, {QStringLiteral("human"), QStringLiteral("human")}, training), seed);
    while (play->stepCount() < steps && !play->isOver()) {
        if (play->hasAutomaticStep())
            play->requestStep();
        else
            actAtRandom(*play, random);
    }
    return play;
}

/// A variation of one action at that step of the main line.
inline record::LinePath tryAt(play::Play &play, int step)
{
    const engine::Action other = anotherThan(play.step(step + 1).action, play.positionAt(step));
    const std::optional<record::Place> place = play.tryAction({{}, step}, other);
    return place ? place->line : record::LinePath();
}

/// A step from `from` on at which people have a choice.
inline int choiceFrom(const play::Play &play, int from)
{
    while (play.step(from + 1).action.actor() >= play.seatCount() || play.positionAt(from).legal().size() < 2)
        ++from;
    return from;
}
