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
        const record::Record record = record::newRecord(*engine::findGame("aton"), {});
        QVERIFY(!games.keep(record, QDateTime({2030, 1, 1}, {0, 0})));
        const QString oldest = games.files().front();
        for (int day = 1; day < FinishedGames::kMost; ++day)
            QVERIFY(QFile::copy(
                oldest,
                QStringLiteral("%1/%2 Ada.cartouche")
                    .arg(folder(), QDate(2030, 1, 1).addDays(day).toString(QStringLiteral("yyyy-MM-dd 12.00.00")))));
        QCOMPARE(games.files().size(), FinishedGames::kMost);
        QVERIFY(QFile::exists(oldest));
        QVERIFY(!games.keep(record, QDateTime({2040, 1, 1}, {0, 0})));
        QCOMPARE(games.files().size(), FinishedGames::kMost);
        QVERIFY(!QFile::exists(oldest));
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
    QString folder() const { return m_folder->filePath(QStringLiteral("finished")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tests::tst_finished_games

TEST_CLASS(tst_finished_games, TestFinishedGames)
#include "tst_finished_games.moc"
