// SPDX-License-Identifier: GPL-3.0-or-later
// The learned value: it favours nobody and likes what is good.
#include "games.h"
#include "positions.h"

#include <cmath>
#include <numeric>

#include "model/engine/aton/player/value.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_aton_value {

using namespace positions;
using engine::aton::Outlook;
using engine::aton::redShare;

namespace {

Position exchangedColours(Position position)
{
    std::swap(position.sides[kRed], position.sides[kAmun]);
    position.actor = engine::aton::otherSeat(position.actor);
    if (position.first != kNobody)
        position.first = engine::aton::otherSeat(position.first);
    return position;
}

double shareAt(const Position &position, int red, int blue) { return Outlook(position).red(red, blue); }

/// Calls `visit` with each position of some games played at random.
template <class Visit>
void inRandomGames(int games, Visit visit)
{
    for (int game = 0; game < games; ++game) {
        Random random(static_cast<std::uint64_t>(game) + 1);
        Position position = Aton::start({});
        while (position.phase != Phase::Over) {
            visit(position);
            Aton::apply(position, anyAction(position, random));
        }
    }
}

} // namespace

class TestAtonValue : public QObject {
    Q_OBJECT

private slots:
    void logisticIsExactEnough()
    {
        for (int i = -8000; i <= 8000; ++i) {
            const double x = i / 100.0;
            QVERIFY2(std::abs(engine::aton::logistic(x) - 1 / (1 + std::exp(-x))) < 1e-7,
                     qPrintable(QString::number(x)));
            QVERIFY(engine::aton::logistic(x) + engine::aton::logistic(-x) == 1.0);
        }
    }

    void neitherColourIsFavoured()
    {
        int asked = 0;
        inRandomGames(200, [&](const Position &position) {
            const int red = position.sides[kRed].score;
            const int blue = position.sides[kAmun].score;
            const double share = shareAt(position, red, blue);
            QVERIFY(share >= 0 && share <= 1);
            QVERIFY(share + shareAt(exchangedColours(position), blue, red) == 1.0); // to the last digit
            ++asked;
        });
        QVERIFY(asked > 10'000);
        QCOMPARE(redShare(Aton::start({})), 0.5);
    }

    void onlyWhatBothKnowCounts()
    {
        inRandomGames(100, [](const Position &position) {
            const int red = position.sides[kRed].score;
            const int blue = position.sides[kAmun].score;
            for (const Seat seat : {kRed, kAmun})
                QCOMPARE(shareAt(Aton::observe(position, seat), red, blue), shareAt(position, red, blue));
        });
    }

    void pointsAreGood()
    {
        const Position position = Setup{.temples = {"rb", "rrb", "rbb", "rb"}, .phase = "deal:red"}.position();
        for (int score = 0; score < 36; score += 4)
            QVERIFY2(shareAt(position, score + 4, 12) > shareAt(position, score, 12),
                     qPrintable(QString::number(score)));
        QVERIFY(shareAt(position, 30, 10) > 0.75);
        QVERIFY(shareAt(position, 10, 30) < 0.25);
    }

    void aNearWinIsGood()
    {
        const auto share = [](const char *temple) {
            return redShare(Setup{.temples = {temple, "bbb", "bbb", "bbb"}, .phase = "deal:red"}.position());
        };
        QVERIFY(share("rrrrrrrrrrr") > share("rrrrrrrr"));
        QVERIFY(share("rrrrrrrrrrr") > share("rrrrrrrrrrb"));
        QVERIFY(share("rrrrrrrr") > share("rrrr"));
    }

    void aFullKingdomScores()
    {
        // A20, A28: the scoring that is due brings red 27 points.
        Position position = Setup{.temples = {"rrrrrrr", "rrr", "rrr", "rrr....r"}, .phase = "deal:red"}.position();
        position.sides[kRed].dead = position.sides[kAmun].dead = 4;
        QCOMPARE(shareAt(position, 30, 0), 1.0);
        QCOMPARE(shareAt(exchangedColours(position), 0, 30), 0.0);
        QVERIFY(shareAt(position, 0, 0) < 1.0);
    }
};

} // namespace tests::tst_aton_value

TEST_CLASS(tst_aton_value, TestAtonValue)
#include "tst_aton_value.moc"
