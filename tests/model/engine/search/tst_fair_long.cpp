// SPDX-License-Identifier: GPL-3.0-or-later
// The same as tst_fair of ten thousand pairs for each level of each game, and of a hundred with the level's own budget.
#include <QTest>

#include "fair.h"

class TestFairLong : public QObject {
    Q_OBJECT

private slots:
    void choicesRestOnTheViewOnly_data() { fair::addLevels(); }
    void choicesRestOnTheViewOnly();
};

void TestFairLong::choicesRestOnTheViewOnly()
{
    QFETCH(std::string, game);
    QFETCH(std::string, level);
    for (const auto &[pairs, nodes] : {std::pair(10'000, 1'500), std::pair(100, 0)}) {
        const fair::Tally tally =
            fair::comparePairs(*engine::findGame(game), level, pairs, {static_cast<std::uint64_t>(nodes), 1}, 2);
        QCOMPARE(tally.pairs, pairs);
        QVERIFY2(tally.different.empty(), tally.different.c_str());
        QVERIFY2(tally.hidden >= pairs / 3, std::to_string(tally.hidden).c_str());
    }
}

QTEST_APPLESS_MAIN(TestFairLong)
#include "tst_fair_long.moc"
