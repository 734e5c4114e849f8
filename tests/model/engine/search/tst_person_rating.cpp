// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that were worked out from the formulas, and simulated players of known strength.
#include <cmath>
#include <numbers>

#include "model/engine/core/random.h"
#include "model/engine/search/person_rating.h"
#include "tests/test_class.h"

namespace tests::tst_person_rating {

using namespace engine::search;

namespace {

constexpr int kLevels = 4;

/// How well somebody of that strength plays a game. With such luck the stronger of two comes before the other as often
/// as their difference in Elo says, and of several each is the first as often as its strength says.
double performance(double strength, engine::Random &random)
{
    const double share = (random.below(1'000'000) + 0.5) / 1e6;
    return strength - 400 / std::numbers::ln10 * std::log(-std::log(share));
}

/// A game at that level, all opponents alike.
std::vector<Placing> play(double strength, int level, int seats, engine::Random &random)
{
    const double own = performance(strength, random);
    std::vector<Placing> game;
    for (int seat = 1; seat < seats; ++seat)
        game.push_back({levelRating(level), own > performance(levelRating(level), random) ? 1.0 : 0.0});
    return game;
}

bool isNear(double value, double expected) { return std::abs(value - expected) <= 1e-3; }

} // namespace

class TestPersonRating : public QObject {
    Q_OBJECT

private slots:
    void aGame();
    void severalSeats();
    void nobodyToPlayAgainst();
    void theLevelsAreTheScale();
    void simulatedPlayersEndWithinTheirError_data();
    void simulatedPlayersEndWithinTheirError();
};

void TestPersonRating::aGame()
{
    // Against an equal: 1 / d² = 1 / (350² + 10²) + q² / 4.
    const PersonRating won = rated({}, {{1200, 1}});
    QVERIFY(isNear(won.deviation, 1 / std::sqrt(1 / 122'600.0 + std::pow(std::numbers::ln10 / 400, 2) / 4)));
    QVERIFY(isNear(won.rating - 1200, won.deviation * won.deviation * std::numbers::ln10 / 800));
    QVERIFY(isNear(won.rating + rated({}, {{1200, 0}}).rating, 2400));
    QVERIFY(isNear(rated({}, {{1200, 0.5}}).rating, 1200));
    QVERIFY(rated({}, {{1600, 1}}).rating > won.rating);
}

void TestPersonRating::severalSeats()
{
    // Who is in the middle of three equals has done as expected, and two comparisons say as much as one and a half.
    const PersonRating middle = rated({}, {{1200, 1}, {1200, 0}});
    QVERIFY(isNear(middle.rating, 1200));
    QVERIFY(isNear(middle.deviation, 1 / std::sqrt(1 / 122'600.0 + 1.5 * std::pow(std::numbers::ln10 / 400, 2) / 4)));
}

void TestPersonRating::nobodyToPlayAgainst()
{
    QCOMPARE(rated({1300, 50}, {}).deviation, 50.0);
    QCOMPARE(ratingsAlong({}).size(), std::size_t(1));
}

void TestPersonRating::theLevelsAreTheScale()
{
    for (int level = 0; level < kLevels; ++level)
        QCOMPARE(proposedLevel(levelRating(level), kLevels), level);
    QCOMPARE(proposedLevel(-500, kLevels), 0);
    QCOMPARE(proposedLevel(5000, kLevels), kLevels - 1);
    QCOMPARE(proposedLevel(1100, kLevels), 0);
    QCOMPARE(proposedLevel(PersonRating().rating, kLevels), 1);
}

void TestPersonRating::simulatedPlayersEndWithinTheirError_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<double>("change");
    for (int seats = 2; seats <= 5; ++seats) {
        QTest::addRow("%d seats, a strength that stays", seats) << seats << 0.0;
        QTest::addRow("%d seats, a strength that changes", seats) << seats << PersonRating::kDrift;
    }
}

/// Each plays 100 games at the level that is proposed. An interval of 95 % holds 19 of 20, neither fewer nor more, of
/// those whose strength changes as much as the formula takes it to do; of those whose strength stays it holds more.
void TestPersonRating::simulatedPlayersEndWithinTheirError()
{
    QFETCH(int, seats);
    QFETCH(double, change);
    constexpr int kPlayers = 400;
    constexpr int kGames = 100;
    engine::Random random(static_cast<std::uint64_t>(seats));
    int within = 0;
    double bias = 0;
    for (int player = 0; player < kPlayers; ++player) {
        double strength = 900 + 2.0 * player;
        std::vector<std::vector<Placing>> games;
        PersonRating now;
        for (int game = 0; game < kGames; ++game) {
            strength += random.below(2) == 0 ? change : -change;
            games.push_back(play(strength, proposedLevel(now.rating, kLevels), seats, random));
            now = rated(now, games.back());
        }
        QCOMPARE(ratingsAlong(games).back().rating, now.rating);
        QVERIFY2(now.error() < 150, qPrintable(QString::number(now.error())));
        within += std::abs(now.rating - strength) <= now.error() ? 1 : 0;
        bias += (now.rating - strength) / kPlayers;
    }
    qInfo("%d of %d within their error, bias %.1f", within, kPlayers, bias);
    QVERIFY2(within >= kPlayers * 92 / 100, qPrintable(QString::number(within)));
    QVERIFY2(change == 0 || within <= kPlayers * 98 / 100, qPrintable(QString::number(within)));
    QVERIFY2(std::abs(bias) < 12, qPrintable(QString::number(bias)));
}

} // namespace tests::tst_person_rating

TEST_CLASS(tst_person_rating, TestPersonRating)
#include "tst_person_rating.moc"
