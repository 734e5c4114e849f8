// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of action sequences: pinned, and counted by a second implementation of a game's rules too.
#pragma once

#include <string>
#include <vector>

#include <QString>
#include <QTest>

namespace sequences {

/// A position of a random game: after `step` actions of the game with that seed.
struct Row {
    const char *name;
    int seats;
    int seed;
    int step;
    const char *counts; ///< for the depths from 1 on
};

/// A row of test data each, in the column `row`.
template <std::size_t N>
void addRows(const Row (&rows)[N])
{
    QTest::addColumn<Row>("row");
    for (const Row &row : rows)
        QTest::addRow("%s", row.name) << row;
}

/// How many there are of exactly that length, outcomes of chance included; `Reference` writes actions as texts.
template <class Reference>
long long count(const Reference &game, int depth)
{
    if (depth == 0)
        return 1;
    std::vector<std::string> actions = game.legal();
    if constexpr (requires { game.outcomes(); }) {
        for (const auto &[outcome, probability] : game.outcomes())
            actions.push_back(outcome);
    }
    if (depth == 1)
        return static_cast<long long>(actions.size());
    long long number = 0;
    for (const std::string &action : actions) {
        Reference next = game;
        next.apply(action);
        number += count(next, depth - 1);
    }
    return number;
}

/// Compares the counts of a row with those of the engine, `perft(depth)`, and with those of the reference as far as
/// there are no more than `slow`: it counts no further.
template <class Perft, class Reference>
void compare(const Row &row, Perft perft, const Reference &game, long long slow)
{
    const QStringList counts = QString::fromLatin1(row.counts).split(QLatin1Char(' '));
    for (int depth = 1; depth <= counts.size(); ++depth) {
        const auto number = static_cast<long long>(perft(depth));
        QCOMPARE(QString::number(number), counts.at(depth - 1));
        if (number <= slow)
            QCOMPARE(count(game, depth), number);
    }
}

} // namespace sequences
