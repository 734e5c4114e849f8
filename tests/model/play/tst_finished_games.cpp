// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "model/play/finished_games.h"
#include "model/record/file_name.h"
#include "tests/test_class.h"

namespace tests::tst_finished_games {

using play::FinishedGames;

class TestFinishedGames : public QObject {
    Q_OBJECT

private slots:
    void gamesAreSavedByDateAndPlayers()
    {
        FinishedGames games(folder());
        QVERIFY(games.isKeeping() && games.files().isEmpty());
        record::Record record = record::newRecord(*engine::findGame("aton"), {});
        record.seats[0].name = {QStringLiteral("A/d:a")};
        record.seats[1].name = {QStringLiteral("Noor")};
        QVERIFY(!games.keep(record, QDateTime({2030, 3, 1}, {14, 5, 9})));
        QVERIFY(!games.keep(record, QDateTime({2030, 3, 1}, {14, 5, 9}))); // neither takes the other's place
        QVERIFY(!games.keep(record, QDateTime({2030, 3, 2}, {9, 0, 0})));
        QStringList names;
        for (const QString &path : games.files()) {
            names << QFileInfo(path).fileName();
            QVERIFY(games.holds(path));
            const auto read = record::load(path);
            QVERIFY(std::holds_alternative<record::Record>(read));
            QCOMPARE(record::write(std::get<record::Record>(read)), record::write(record));
        }
        QCOMPARE(names, QStringList({QStringLiteral("2030-03-02 09.00.00 A d a - Noor.cartouche"),
                                     QStringLiteral("2030-03-01 14.05.09 A d a - Noor.cartouche"),
                                     QStringLiteral("2030-03-01 14.05.09 A d a - Noor (2).cartouche")}));
        QCOMPARE(FinishedGames::endOf(games.files().front()), QDateTime({2030, 3, 2}, {9, 0, 0}));
    }

    void theyAreDeletedWithTheirBackup()
    {
        FinishedGames games(folder());
        const record::Record record = record::newRecord(*engine::findGame("osiris"), {});
        QVERIFY(!games.keep(record));
        const QString path = games.files().front();
        record::Record other = record;
        other.training = !other.training;
        QVERIFY(!record::save(other, path));
        QVERIFY(QFile::exists(path + QLatin1Char('~')));
        QVERIFY(games.remove(path));
        QVERIFY(QDir(folder()).isEmpty());
        QVERIFY(!games.remove(path));
    }

    void theOldestGoes()
    {
        FinishedGames games(folder());
        const QString oldest = fill(games);
        QVERIFY(!games.keep(m_record, QDateTime({2040, 1, 1}, {0, 0})));
        QCOMPARE(games.files().size(), FinishedGames::kMost);
        QVERIFY(!QFile::exists(oldest));
    }

    void aClockThatIsSetBackTakesNoNewGame()
    {
        FinishedGames games(folder());
        const QString oldest = fill(games);
        const QStringList before = games.files();
        // Each stays, and not only till the next one comes.
        for (int hour = 0; hour < 5; ++hour)
            QVERIFY(!games.keep(m_record, QDateTime({2029, 1, 1}, {hour, 0})));
        const QStringList after = games.files();
        QCOMPARE(after.size(), FinishedGames::kMost);
        for (int hour = 0; hour < 5; ++hour)
            QVERIFY(QFileInfo(after[after.size() - 1 - hour])
                        .fileName()
                        .startsWith(QStringLiteral("2029-01-01 0%1").arg(hour)));
        QCOMPARE(after.mid(0, FinishedGames::kMost - 5), before.mid(0, FinishedGames::kMost - 5));
        QVERIFY(!QFile::exists(oldest));
    }

    void anHourOfSummerTimeMakesNoGameOld()
    {
        FinishedGames games(folder());
        fill(games);
        QVERIFY(!games.keep(m_record, QDateTime({2040, 10, 28}, {2, 50})));
        const QString newest = games.files().front();
        QVERIFY(!games.keep(m_record, QDateTime({2040, 10, 28}, {2, 10}))); // twenty minutes later
        QVERIFY(QFile::exists(newest));
        QCOMPARE(games.files().size(), FinishedGames::kMost);
    }

    void whatIsNoGameIsNotInTheWay()
    {
        FinishedGames games(folder());
        QVERIFY(QDir().mkpath(folder() + QStringLiteral("/folder.cartouche")));
        for (const char *name : {"broken.cartouche", "2030-99-99 99.99.99 x.cartouche", "letter.txt"}) {
            QFile file(folder() + QLatin1Char('/') + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QCOMPARE(games.files().size(), 2);
        QVERIFY(FinishedGames::endOf(games.files().front()).isValid());
        QVERIFY(!games.keep(record::newRecord(*engine::findGame("aton"), {})));
        QCOMPARE(games.files().size(), 3);
    }

    void whereNoneAreKept()
    {
        const FinishedGames none;
        QVERIFY(!none.isKeeping() && none.files().isEmpty() && !none.holds(QStringLiteral("x.cartouche")));
        QVERIFY(play::finishedFolder({}).isEmpty());
        QCOMPARE(play::finishedFolder(QStringLiteral("/a/games")), QStringLiteral("/a/finished"));
        FinishedGames blocked(QStringLiteral("/dev/null/finished"));
        QVERIFY(blocked.keep(record::newRecord(*engine::findGame("aton"), {})));
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

private:
    /// As many games as are kept, a day each from 2030 on; the path of the oldest.
    QString fill(FinishedGames &games) const
    {
        if (games.keep(m_record, QDateTime({2030, 1, 1}, {0, 0})))
            qFatal("cannot keep a game");
        QString oldest = games.files().front();
        for (int day = 1; day < FinishedGames::kMost; ++day) {
            const QString when = QDate(2030, 1, 1).addDays(day).toString(QStringLiteral("yyyy-MM-dd 12.00.00"));
            QFile::copy(oldest, QStringLiteral("%1/%2 Ada.cartouche").arg(folder(), when));
        }
        if (games.files().size() != FinishedGames::kMost || games.files().back() != oldest)
            qFatal("cannot fill the folder");
        return oldest;
    }
    QString folder() const { return m_folder->filePath(QStringLiteral("finished")); }

    const record::Record m_record = record::newRecord(*engine::findGame("aton"), {});
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tests::tst_finished_games

TEST_CLASS(tst_finished_games, TestFinishedGames)
#include "tst_finished_games.moc"
