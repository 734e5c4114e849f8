// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "model/library/finished_games.h"
#include "model/record/disk.h"
#include "model/record/file_name.h"
#include "tests/games_in.h"
#include "tests/test_class.h"

namespace tests::tst_finished_games {

using library::FinishedGames;

class TestFinishedGames : public QObject {
    Q_OBJECT

private slots:
    void gamesAreSavedByDateAndPlayers()
    {
        FinishedGames games(folders());
        QVERIFY(games.isKeeping());
        record::Record record = record::newRecord(*engine::findGame("aton"), {});
        record.seats[0].name = {QStringLiteral("A/d:a")};
        record.seats[1].name = {QStringLiteral("Noor")};
        QVERIFY(!games.keep(record, QDateTime({2030, 3, 1}, {14, 5, 9})));
        QVERIFY(!games.keep(record, QDateTime({2030, 3, 1}, {14, 5, 9}))); // neither takes the other's place
        QVERIFY(!games.keep(record, QDateTime({2030, 3, 2}, {9, 0, 0})));
        QStringList names;
        for (const QString &path : gamesIn(folder())) {
            names << QFileInfo(path).fileName();
            QVERIFY(games.holds(path));
            const auto read = record::load(path);
            QVERIFY(std::holds_alternative<record::Record>(read));
            QCOMPARE(record::write(std::get<record::Record>(read)), record::write(record));
        }
        QCOMPARE(names, QStringList({QStringLiteral("2030-03-02 09.00.00 A d a - Noor.cartouche"),
                                     QStringLiteral("2030-03-01 14.05.09 A d a - Noor.cartouche"),
                                     QStringLiteral("2030-03-01 14.05.09 A d a - Noor (2).cartouche")}));
        QCOMPARE(FinishedGames::endOf(gamesIn(folder()).front()), QDateTime({2030, 3, 2}, {9, 0, 0}));
    }

    void noneIsTooMany()
    {
        FinishedGames games(folders());
        QVERIFY(!games.keep(m_record, QDateTime({2030, 1, 1}, {0, 0})));
        const QString oldest = gamesIn(folder()).front();
        for (int day = 1; day <= 600; ++day) {
            const QString when = QDate(2030, 1, 1).addDays(day).toString(QStringLiteral("yyyy-MM-dd 12.00.00"));
            QVERIFY(QFile::copy(oldest, QStringLiteral("%1/%2 Ada.cartouche").arg(folder(), when)));
        }
        QVERIFY(!games.keep(m_record, QDateTime({2040, 1, 1}, {0, 0})));
        QCOMPARE(gamesIn(folder()).size(), 602);
        QVERIFY(QFile::exists(oldest));
    }

    /// Where the new folder cannot simply be the old one, because it is there, each game is moved.
    void whatWasKeptBeforeIsTakenOver_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("there is no folder yet") << false;
        QTest::newRow("there is one with a game of that name") << true;
    }
    void whatWasKeptBeforeIsTakenOver()
    {
        QFETCH(bool, isThere);
        const QDateTime when({2030, 3, 1}, {14, 5, 9});
        library::Folders before{.games = m_folder->filePath(QStringLiteral("state/finished"))};
        QVERIFY(!FinishedGames(before).keep(m_record, when));
        const QString path = gamesIn(before.games).front();
        QVERIFY(QFile::copy(path, path + QLatin1Char('~')));
        if (isThere)
            QVERIFY(!FinishedGames(folders()).keep(m_record, when));
        library::Folders now = folders();
        now.former = before.games;
        for (int time = 0; time < 2; ++time) { // the second has nothing to do
            const FinishedGames games(now);
            games.takeOver();
            QCOMPARE(gamesIn(folder()).size(), isThere ? 2 : 1);
            QCOMPARE(QDir(folder()).entryList({QStringLiteral("*~")}).size(), 1);
            QVERIFY(QFileInfo(before.games).isSymLink());
            if (!isThere) {
                QVERIFY(QFile::exists(path)); // as journals and settings know it
                QVERIFY(games.holds(path));
            }
        }
    }

    void aLinkOfThePersonsOwnStays()
    {
        library::Folders own{.games = m_folder->filePath(QStringLiteral("own"))};
        QVERIFY(!FinishedGames(own).keep(m_record));
        library::Folders now = folders();
        now.former = m_folder->filePath(QStringLiteral("former"));
        QVERIFY(QFile::link(own.games, now.former));
        FinishedGames(now).takeOver();
        QCOMPARE(gamesIn(folder()).size(), 1);
        QVERIFY(QDir(own.games).isEmpty());
        QCOMPARE(QFileInfo(now.former).canonicalFilePath(), QFileInfo(own.games).canonicalFilePath());
    }

    void whatIsNoGameIsNotInTheWay()
    {
        FinishedGames games(folders());
        QVERIFY(QDir().mkpath(folder() + QStringLiteral("/folder.cartouche")));
        for (const char *name : {"broken.cartouche", "2030-99-99 99.99.99 x.cartouche", "letter.txt"}) {
            QFile file(folder() + QLatin1Char('/') + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QCOMPARE(gamesIn(folder()).size(), 2);
        QVERIFY(FinishedGames::endOf(gamesIn(folder()).front()).isValid());
        QVERIFY(!games.keep(record::newRecord(*engine::findGame("aton"), {})));
        QCOMPARE(gamesIn(folder()).size(), 3);
    }

    void whereNoneAreKept()
    {
        const FinishedGames none;
        QVERIFY(!none.isKeeping() && !none.holds(QStringLiteral("x.cartouche")));
        FinishedGames blocked({.games = QStringLiteral("/dev/null/finished")});
        QVERIFY(blocked.keep(m_record));
    }

    void whereTheyLie()
    {
        using library::Folders;
        QVERIFY(!Folders::beside({}).isKeeping());
        QCOMPARE(Folders::beside(QStringLiteral("/a/games")).games, QStringLiteral("/a/finished"));
        QVERIFY(Folders::beside(QStringLiteral("/a/games")).former.isEmpty());
        const Folders usual = Folders::beside(record::stateFolder() + QStringLiteral("/games"));
        QCOMPARE(usual.games, qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/cartouche/games"));
        QCOMPARE(usual.former, record::stateFolder() + QStringLiteral("/finished"));
        QCOMPARE(usual.cache, qEnvironmentVariable("XDG_CACHE_HOME") + QStringLiteral("/cartouche"));
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

private:
    library::Folders folders() const { return {.games = folder()}; }
    QString folder() const { return m_folder->filePath(QStringLiteral("finished")); }

    const record::Record m_record = record::newRecord(*engine::findGame("aton"), {});
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tests::tst_finished_games

TEST_CLASS(tst_finished_games, TestFinishedGames)
#include "tst_finished_games.moc"
