// SPDX-License-Identifier: GPL-3.0-or-later
// What a new game begins with where nobody is asked.
#include <QSettings>

#include "model/words/words.h"
#include "tests/test_class.h"
#include "tests/views/dialogs/choosy.h"
#include "views/board/board_plan.h"
#include "views/dialogs/new_game.h"

namespace tests::tst_new_game {

namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

QList<views::SeatChoice> people(int seats) { return {seats, {{}, views::kPerson}}; }

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }

    void asManySeatsAsUsual()
    {
        views::Settings settings;
        QCOMPARE(views::playersOf(settings, choosy()), 3);
        QCOMPARE(views::lastGameOf(settings, choosy()).setup.seats, 3);
        QCOMPARE(views::recordOf(choosy(), people(7)).setup.seats, 3);
        settings.setLastGame(words::idOf(choosy()), people(2), {});
        QCOMPARE(views::playersOf(settings, choosy()), 2);
        for (const engine::Game *game : views::picturedGames())
            QCOMPARE(views::playersOf(settings, *game), game->firstSeats());
        QCOMPARE(engine::findGame("tekhenu")->firstSeats(), 1); // against its rival
    }

    void optionsOfOtherNumbersOfSeatsAreNotTaken()
    {
        const Options both{{"tip", "pyramid"}, {"board", "large"}};
        QVERIFY(views::recordOf(choosy(), people(2), both).setup.options == both);
        QVERIFY(views::recordOf(choosy(), people(3), both).setup.options == Options({{"tip", "pyramid"}}));
        views::Settings settings;
        settings.setLastGame(words::idOf(choosy()), people(4), both);
        QVERIFY(views::lastGameOf(settings, choosy()).options() == Options({{"tip", "pyramid"}, {"board", "small"}}));
    }

    /// Whoever writes a file knows what it is for.
    void theyMayBeGivenAllTheSame()
    {
        QVERIFY(!record::optionIllegalReason(choosy(), "board", "large"));
        QVERIFY(record::optionIllegalReason(choosy(), "board", "huge"));
    }
};

} // namespace tests::tst_new_game

TEST_CLASS(tst_new_game, TestNewGame)
#include "tst_new_game.moc"
