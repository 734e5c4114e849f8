// SPDX-License-Identifier: GPL-3.0-or-later
// The same as tst_fair of two thousand pairs for each level of each game, and of a hundred with the level's own budget.
#include "fair.h"

#include "tests/test_class.h"

namespace tests::tst_fair_long {

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
    for (const auto &[pairs, nodes] : {std::pair(2'000, 500), std::pair(100, 0)}) {
        const fair::Tally tally =
            fair::comparePairs(*engine::findGame(game), level, pairs, {static_cast<std::uint64_t>(nodes), 1}, 2);
        QCOMPARE(tally.pairs, pairs);
        QVERIFY2(tally.different.empty(), tally.different.c_str());
        QVERIFY2(tally.hidden >= fair::leastHidden(*engine::findGame(game), tally),
                 std::to_string(tally.hidden).c_str());
    }
}

} // namespace tests::tst_fair_long

TEST_CLASS(tst_fair_long, TestFairLong)
#include "tst_fair_long.moc"
