// SPDX-License-Identifier: GPL-3.0-or-later
// No computer player knows what its seat cannot know: where two positions look alike to a seat, it chooses alike.
#include "fair.h"

#include "tests/test_class.h"

namespace tests::tst_fair {

class TestFair : public QObject {
    Q_OBJECT

private slots:
    void choicesRestOnTheViewOnly_data();
    void choicesRestOnTheViewOnly();
    void aDeterminizationLooksTheSame();
    void determinizedHandsAreAsLikelyAsTheyShould();
};

void TestFair::choicesRestOnTheViewOnly_data() { fair::addLevels(); }

void TestFair::choicesRestOnTheViewOnly()
{
    QFETCH(std::string, game);
    QFETCH(std::string, level);
    // Many at first sight; fewer with a budget for which beliefs, tables and trees are made.
    for (const auto &[pairs, nodes] : {std::pair(300, 100), std::pair(60, 1'500)}) {
        const fair::Tally tally =
            fair::comparePairs(*engine::findGame(game), level, pairs, {static_cast<std::uint64_t>(nodes), 1}, 1);
        QCOMPARE(tally.pairs, pairs);
        QVERIFY2(tally.different.empty(), tally.different.c_str());
        QVERIFY2(tally.hidden >= fair::leastHidden(*engine::findGame(game), tally),
                 std::to_string(tally.hidden).c_str());
    }
}

void TestFair::aDeterminizationLooksTheSame()
{
    for (const engine::Game *game : engine::games()) {
        engine::Random random(5);
        fair::eachPosition(*game, 2'000, 6, [&](const engine::Position &position) {
            for (engine::Seat seat = 0; seat < position.seatCount(); ++seat) {
                const engine::Position view = position.seenBy(seat);
                const engine::Position determinized = view.determinized(random);
                QCOMPARE(determinized.viewer(), engine::kNobody);
                QVERIFY2(determinized.seenBy(seat) == view, position.text().c_str());
                QVERIFY2(determinized.warnings().size() <= position.warnings().size(), determinized.text().c_str());
            }
        });
    }
}

// The first hand of the other player in Aton: of 36 cards, nine of each value, any four are as likely as any other.
void TestFair::determinizedHandsAreAsLikelyAsTheyShould()
{
    const auto choose = [](int n, int k) {
        double ways = 1;
        for (int i = 0; i < k; ++i)
            ways = ways * (n - i) / (i + 1);
        return ways;
    };
    engine::Random random(8);
    engine::Position position = engine::findGame("aton")->start({});
    while (position.toAct() == engine::seatBit(engine::kChance))
        position = position.after(position.sample(random));
    const engine::Position view = position.seenBy(0);
    constexpr int kDraws = 35'000;
    std::map<std::array<int, 4>, int> counts;
    for (int draw = 0; draw < kDraws; ++draw)
        ++counts[fair::handOf(view.determinized(random), 1)];
    double chiSquare = 0;
    for (const auto &[hand, count] : counts) {
        double ways = 1;
        for (const int cards : hand)
            ways *= choose(9, cards);
        const double expected = kDraws * ways / choose(36, 4);
        chiSquare += (count - expected) * (count - expected) / expected;
    }
    QCOMPARE(counts.size(), std::size_t{35});
    QVERIFY2(chiSquare < 65.2, std::to_string(chiSquare).c_str()); // 34 degrees of freedom, one in a thousand
}

} // namespace tests::tst_fair

TEST_CLASS(tst_fair, TestFair)
#include "tst_fair.moc"
