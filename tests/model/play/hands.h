// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever plays a game in a test: chance and computers as far as they go by themselves, people at random.
#pragma once

#include <vector>

#include <QSignalSpy>
#include <QTest>

#include "tests/model/play/change_spy.h"

/// Lets chance and the computers go on until a person has to choose or the game is over.
inline void playAutomatically(play::Play &play)
{
    while (play.hasAutomaticStep()) {
        ChangeSpy added(play, play::Change::StepAdded);
        play.requestStep();
        QVERIFY(!added.isEmpty() || added.wait());
    }
}

/// A random legal action of the seat.
inline engine::Action anyAction(const engine::Position &position, engine::Seat seat, engine::Random &random)
{
    std::vector<engine::Action> own;
    for (const engine::Action action : position.legal()) {
        if (action.actor() == seat)
            own.push_back(action);
    }
    return own[random.below(static_cast<std::uint32_t>(own.size()))];
}

inline void actAtRandom(play::Play &play, engine::Random &random)
{
    QVERIFY(play.act(anyAction(play.position(), play.humanToAct(), random)));
}

/// A new game between these players (`human` or a level), one a seat.
inline record::Record newGame(const char *game, const QStringList &players, bool training = false)
{
    engine::Setup setup;
    setup.seats = static_cast<int>(players.size());
    record::Record record = record::newRecord(*engine::findGame(game), setup);
    for (qsizetype seat = 0; seat < players.size(); ++seat)
        record.seats[seat].player = players[seat];
    record.training = training;
    return record;
}

/// The pairings on which laws are tested: both games, people, computers, and both.
inline const std::vector<std::pair<const char *, QStringList>> &pairings()
{
    static const QString h = QStringLiteral("human");
    static const QString c = QStringLiteral("easy");
    static const std::vector<std::pair<const char *, QStringList>> all{
        {"aton", {h, h}},      {"aton", {h, c}},         {"aton", {c, h}},
        {"aton", {c, c}},      {"osiris", {h, h}},       {"osiris", {h, c}},
        {"osiris", {h, c, h}}, {"osiris", {h, h, h, h}}, {"osiris", {c, h, c, c}}};
    return all;
}
