// SPDX-License-Identifier: GPL-3.0-or-later
// The figures that the rules page gives for greedy players, whose valuation it does not: they come out for players who
// judge an action together with the settlement that it brings about. The reference player `greedy` does not look that
// far: it lets what an action starts be, and must not change, since levels are measured by it.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/engine/core/random.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_greedy {

using engine::Action;
using engine::Random;
using engine::Seat;
using engine::nefertiti::Nefertiti;
using engine::nefertiti::Phase;
using engine::nefertiti::Position;

namespace {

/// Points in tenths, as they would be if the game ended, and Deben at half a point each.
int worth(const Position &p, Seat seat)
{
    return 10 * (p.score[seat] + (p.phase == Phase::Over ? 0 : engine::nefertiti::worthOf(p, seat)))
           + 5 * p.money[seat];
}

/// What it has against the others, as many times as there are others.
int standing(const Position &p, Seat seat)
{
    int all = 0;
    for (Seat other = 0; other < p.seats; ++other)
        all += worth(p, other);
    return p.seats * worth(p, seat) - all;
}

/// The actions that are best for who acts by what `after` makes of the position.
template <class After>
std::vector<Action> bestActions(const Position &p, After after)
{
    Nefertiti::Actions all;
    Nefertiti::legal(p, all);
    std::vector<Action> best;
    int most = 0;
    for (const Action action : all) {
        Position next = p;
        Nefertiti::apply(next, action);
        after(next);
        const int value = standing(next, action.actor());
        if (best.empty() || value > most) {
            best.clear();
            most = value;
        }
        if (value == most)
            best.push_back(action);
    }
    return best;
}

/// All are served as each likes it best.
void settle(Position &p)
{
    while (p.phase == Phase::Settle)
        Nefertiti::apply(p, bestActions(p, [](Position &) {}).front());
}

struct Game {
    double turns = 0, closings = 0, designated = 0, points = 0, lead = 0;
};

Game played(int seats, std::uint64_t seed)
{
    Random random(seed);
    Position p = Nefertiti::start({.seats = seats});
    Game game;
    while (Nefertiti::toAct(p) != 0) {
        Action action;
        if (Nefertiti::toAct(p) == engine::seatBit(engine::kChance)) {
            action = Nefertiti::sample(p, random);
        } else {
            const std::vector<Action> best = bestActions(p, settle);
            action = best[random.below(static_cast<std::uint32_t>(best.size()))];
        }
        Nefertiti::Facts facts;
        Nefertiti::apply(p, action, facts);
        for (const engine::nefertiti::Fact &fact : facts) {
            const bool isClosing = fact.id == engine::nefertiti::FactId::Closed;
            game.closings += isClosing;
            game.designated += isClosing && fact.topic == engine::nefertiti::Designated;
        }
    }
    std::vector<int> points(p.score.begin(), p.score.begin() + p.seats);
    std::sort(points.rbegin(), points.rend());
    game.turns = p.turn;
    game.points = std::accumulate(points.begin(), points.end(), 0.0) / p.seats;
    game.lead = points[0] - points[1];
    return game;
}

} // namespace

class TestNefertitiGreedy : public QObject {
    Q_OBJECT

private slots:
    void figuresOfThePage_data();
    void figuresOfThePage();
};

void TestNefertitiGreedy::figuresOfThePage_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QList<double>>("page"); // turns, closings, by designation, points, lead
    QTest::newRow("two") << 2 << QList<double>{47, 12.4, 2.0, 218, 41};
    QTest::newRow("three") << 3 << QList<double>{48, 12.6, 3.5, 128, 23};
    QTest::newRow("four") << 4 << QList<double>{48, 12.5, 2.0, 91, 16};
    QTest::newRow("five") << 5 << QList<double>{47, 12.3, 1.3, 66, 11};
}

/// Within a tenth, and three standard errors of the two samples.
void TestNefertitiGreedy::figuresOfThePage()
{
    QFETCH(int, seats);
    QFETCH(QList<double>, page);
    constexpr double Game::*kFigures[] = {&Game::turns, &Game::closings, &Game::designated, &Game::points, &Game::lead};
    constexpr int kGamesOfThePage = 250;
    std::vector<Game> games;
    for (int seed = 0; seed < many(1'000); ++seed)
        games.push_back(played(seats, static_cast<std::uint64_t>(seed) + 1));
    const auto count = static_cast<double>(games.size());
    for (qsizetype i = 0; i < page.size(); ++i) {
        double sum = 0;
        double squares = 0;
        for (const Game &game : games) {
            sum += game.*kFigures[i];
            squares += game.*kFigures[i] * (game.*kFigures[i]);
        }
        const double mean = sum / count;
        const double error = std::sqrt((squares / count - mean * mean) * (1 / count + 1.0 / kGamesOfThePage));
        QVERIFY2(std::abs(mean - page[i]) <= page[i] / 10 + 3 * error,
                 qPrintable(QStringLiteral("figure %1: %2 instead of %3").arg(i).arg(mean).arg(page[i])));
    }
}

} // namespace tests::tst_nefertiti_greedy

TEST_CLASS(tst_nefertiti_greedy, TestNefertitiGreedy)
#include "tst_nefertiti_greedy.moc"
