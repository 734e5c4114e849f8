// SPDX-License-Identifier: GPL-3.0-or-later
// The long games with which the replay is measured: they are legal, and still what their generator makes.
#include <QFile>

#include "long_games.h"
#include "model/replay/timeline.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_long_games {

class TestLongGames : public QObject {
    Q_OBJECT

private slots:
    void filesAreAsTheyAreMade_data();
    void filesAreAsTheyAreMade();
    void shorterOnesAreTheirBeginning();
};

void TestLongGames::filesAreAsTheyAreMade_data()
{
    QTest::addColumn<QString>("game");
    for (const engine::Game *game : engine::games()) {
        const QString id = QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size()));
        QTest::addRow("%s", qPrintable(id)) << id;
    }
}

void TestLongGames::filesAreAsTheyAreMade()
{
    QFETCH(QString, game);
    const QString path = dataFile(QStringLiteral("long-%1.cartouche").arg(game));
    const record::Record made = longGame(*engine::findGame(game.toStdString()), 5000);
    QFile file(path);
    if (made.line.actions.size() < 5000) { // of a game that ends by itself there is none
        QVERIFY(!file.exists());
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), record::write(made));
    const auto read = record::load(path);
    QVERIFY(std::holds_alternative<record::Record>(read));
    const replay::Timeline timeline(std::get<record::Record>(read));
    QCOMPARE(timeline.stepCount(), 5000);
    QVERIFY(!timeline.last().isOver());
    QVERIFY(timeline.headings().size() > 100);
    QVERIFY(!timeline.bookmarks().empty());
}

void TestLongGames::shorterOnesAreTheirBeginning()
{
    for (const engine::Game *game : engine::games()) {
        const record::Record whole = longGame(*game, 1000);
        record::Record cut = longGame(*game, 100);
        QCOMPARE(cut.line.actions.size(), std::size_t(100));
        QVERIFY(std::equal(cut.line.actions.begin(), cut.line.actions.end(), whole.line.actions.begin()));
    }
}

} // namespace tests::tst_long_games

TEST_CLASS(tst_long_games, TestLongGames)
#include "tst_long_games.moc"
