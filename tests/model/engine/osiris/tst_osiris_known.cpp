// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in which the right answer can be proved (data/known/osiris.txt): the expert finds it in all of them.
#include <QtTest>

#include "model/engine/search/player.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_known {

using namespace engine;

class TestOsirisKnown : public QObject {
    Q_OBJECT

private slots:
    void expertKnows_data();
    void expertKnows();
};

void TestOsirisKnown::expertKnows_data()
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("right");
    QFile file(dataFile(QStringLiteral("known/osiris.txt")));
    QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
    int number = 0;
    for (const QString &line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('#'))
            continue;
        const QStringList fields = line.split('\t');
        QCOMPARE(fields.size(), 5);
        QTest::newRow(fields[0].toUtf8()) << fields[1] << fields[2] << fields[3];
        ++number;
    }
    QVERIFY2(number >= 30, std::to_string(number).c_str());
}

void TestOsirisKnown::expertKnows()
{
    QFETCH(QString, seat);
    QFETCH(QString, text);
    QFETCH(QString, right);
    const auto read = readPosition(text.toStdString());
    QVERIFY(std::holds_alternative<Position>(read));
    const Position position = std::get<Position>(read);
    const Game &game = position.game();
    const Seat viewer = game.seatOf(seat.toStdString(), position.seatCount());
    const QStringList answers = right.split('|');
    for (const QString &answer : answers) {
        const auto action = position.readAction(answer.toStdString());
        QVERIFY2(std::holds_alternative<Action>(action), qPrintable(answer));
        QVERIFY2(!position.illegalReason(std::get<Action>(action)), qPrintable(answer));
    }
    QVERIFY(position.legal().size() >= 2 * static_cast<std::size_t>(answers.size()));
    for (const std::uint64_t seed : {1U, 2U}) {
        const Action chosen = search::makePlayer(game, "expert", seed)->choose(position.seenBy(viewer));
        QVERIFY2(answers.contains(QString::fromStdString(position.actionText(chosen))),
                 position.actionText(chosen).c_str());
    }
}

} // namespace tests::tst_osiris_known

TEST_CLASS(tst_osiris_known, TestOsirisKnown)
#include "tst_osiris_known.moc"
