// SPDX-License-Identifier: GPL-3.0-or-later
// The greedy player, that others are measured by: whole turns tried at random.
#include "play.h"

#include <set>

#include "model/engine/core/playout.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_player {

using namespace tekhenu;

namespace {

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
    void greedyPlaysWithAllOptions_data() { eachNumberOfSeats(); }
    void greedyPlaysWithAllOptions();

private:
    static void eachNumberOfSeats()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {1, 2, 3, 4})
            QTest::addRow("%d", seats) << seats;
    }
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

// Whole games, from the draft of the starting cards on: all choices of all options with each number of seats.
void TestTekhenuPlayer::greedyPlaysWithAllOptions()
{
    QFETCH(int, seats);
    std::set<std::pair<std::string, std::string>> options;
    int points = 0;
    constexpr int kGames = 4;
    for (int game = 0; game < kGames; ++game) {
        Position p = startOf(game * 4 + seats - 1);
        for (const auto &option : Tekhenu::setup(p).options)
            options.insert(option);
        bool chosen = false; // of starting cards one is worth more than another
        for (Random random(9); p.depth > 0;) {
            if (Tekhenu::toAct(p) == seatBit(kChance)) {
                advance(p, random);
                continue;
            }
            const Position view = Tekhenu::observe(p, p.top().seat);
            const Action best = greedy(view);
            QVERIFY(Tekhenu::isLegal(p, best));
            if (p.top().op == Op::TakeStart) {
                Tekhenu::Actions cards;
                Tekhenu::legal(view, cards);
                const int most = Tekhenu::evaluateAction(view, best);
                for (const Action card : cards)
                    chosen = chosen || Tekhenu::evaluateAction(view, card) < most;
            }
            Tekhenu::apply(p, best);
        }
        QVERIFY(chosen);
        QCOMPARE(int{p.round}, kRounds);
        QVERIFY(Tekhenu::problems(p).empty());
        for (int seat = 0; seat < seats; ++seat) {
            QCOMPARE(std::popcount(p.of(seat).starts), 2);
            points += p.of(seat).points;
        }
    }
    QCOMPARE(options.size(), std::size_t{7}); // three levels of the rival, two and two
    QVERIFY2(points / seats / kGames > 40, qPrintable(QString::number(points / seats / kGames))); // 10 at random
}

} // namespace tests::tst_tekhenu_player

TEST_CLASS(tst_tekhenu_player, TestTekhenuPlayer)
#include "tst_tekhenu_player.moc"
