// SPDX-License-Identifier: GPL-3.0-or-later
#include "whole_games.h"

#include <QAccessible>
#include <QTest>

namespace {

/// What must have been done in a whole game.
std::vector<std::string> verbsOf(const engine::Game &game, int seats)
{
    if (game.id() == "tekhenu")
        return {"draft", "god", "produce"};
    std::vector<std::string> verbs{"place", "buy", "half", "recruit vizier"};
    if (seats == 4) // choices of several places
        verbs.insert(verbs.end(), {"recruit merchant", "recruit treasurer", "recruit thief"});
    return verbs;
}

} // namespace

void WholeGames::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QAccessible::setActive(true);
}

void WholeGames::addGame(const char *name, const char *game, Way way, int seats, QSize size)
{
    QTest::newRow(qPrintable(QLatin1String(game) + QLatin1String(", ") + QLatin1String(name)))
        << QString::fromLatin1(game) << static_cast<int>(way) << seats << size;
}

void WholeGames::aWholeGame_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("way");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    addGames();
}

void WholeGames::aWholeGame()
{
    QFETCH(QString, game);
    QFETCH(int, way);
    QFETCH(int, seats);
    QFETCH(QSize, size);
    Hands hands(*engine::findGame(game.toStdString()), static_cast<Way>(way), seats, size, 5);
    const QTemporaryDir folder; // of this game alone: nothing there to be overwritten
    hands.playWholeGame(folder.path());
    for (const std::string &verb : verbsOf(hands.play().game(), seats))
        QVERIFY2(hands.table().seen.count(verb) != 0, verb.c_str());
}
