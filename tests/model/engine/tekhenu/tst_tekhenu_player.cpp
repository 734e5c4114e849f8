// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players: whole turns tried at random, and what is expected of a position.
#include "play.h"

#include <numeric>

#include "model/engine/core/playout.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_player {

using namespace tekhenu;
using engine::SearchLimits;
using engine::SearchResult;
using engine::seatBit;

namespace {

const engine::CancelToken kNever;

SearchLimits limits(std::uint64_t nodes, std::uint64_t seed = 1)
{
    return {Tekhenu::levels().front(), nodes, seed, 1, kNever};
}

/// The best action by its evaluation.
Action greedy(const Position &view)
{
    Tekhenu::Actions all;
    Tekhenu::legal(view, all);
    Action best = all[0];
    int highest = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int value = Tekhenu::evaluateAction(view, all[i]);
        if (i == 0 || value > highest) {
            highest = value;
            best = all[i];
        }
    }
    return best;
}

} // namespace

class TestTekhenuPlayer : public QObject {
    Q_OBJECT

private slots:
    void greedyBeatsRandom();
    void searchListsAllActions();
    void expectedSumsToOne_data();
    void expectedSumsToOne();
};

void TestTekhenuPlayer::greedyBeatsRandom()
{
    Position p = Tekhenu::start({2, {}});
    Random random(6);
    while (p.depth > 0) {
        const engine::SeatSet acting = Tekhenu::toAct(p);
        const bool isOwn = acting == seatBit(0);
        Tekhenu::apply(p, isOwn ? greedy(Tekhenu::observe(p, 0)) : engine::randomAction<Tekhenu>(p, acting, random));
    }
    QVERIFY(p.of(0).points > p.of(1).points + 20);
}

void TestTekhenuPlayer::searchListsAllActions()
{
    Play play = table(3);
    setDice(play, {"bastet", "y5", "bastet", "w4", "ra", "w1"});
    const Position view = Tekhenu::observe(play.p, 0);
    const SearchResult thought = Tekhenu::search(view, limits(50));
    QCOMPARE(thought.actions.size(), play.legal().size());
    QVERIFY(thought.nodes > 0 && thought.nodes <= 50 + thought.actions.size());
    double weight = 0;
    for (const auto &ranked : thought.actions) {
        QVERIFY(ranked.value > 0 && ranked.value < 1);
        weight += ranked.weight;
    }
    QCOMPARE(weight, 1.0);
    const SearchResult again = Tekhenu::search(view, limits(50));
    QCOMPARE(again.actions.front().action, thought.actions.front().action);
    QCOMPARE(again.actions.front().value, thought.actions.front().value);
}

void TestTekhenuPlayer::expectedSumsToOne_data()
{
    QTest::addColumn<int>("seats");
    for (const int seats : {1, 2, 3, 4})
        QTest::addRow("%d", seats) << seats;
}

void TestTekhenuPlayer::expectedSumsToOne()
{
    QFETCH(int, seats);
    Position p = Tekhenu::start({seats, {}});
    Random random(2);
    for (int i = 0; i < 150 || Tekhenu::toAct(p) == seatBit(engine::kChance); ++i)
        advance(p, random);
    const std::vector<double> figures = Tekhenu::expected(p, limits(20));
    QCOMPARE(figures.size(), static_cast<std::size_t>(seats == 1 ? 2 : seats)); // the rival's is the last one
    QVERIFY(std::abs(std::accumulate(figures.begin(), figures.end(), 0.0) - 1) < 1e-9);
}

} // namespace tests::tst_tekhenu_player

TEST_CLASS(tst_tekhenu_player, TestTekhenuPlayer)
#include "tst_tekhenu_player.moc"
