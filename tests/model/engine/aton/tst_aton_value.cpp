// SPDX-License-Identifier: GPL-3.0-or-later
// The learned value: it favours nobody, likes what is good, and foretells what comes.
#include "games.h"
#include "positions.h"

#include <cmath>
#include <numeric>

#include "model/engine/aton/player/value.h"
#include "model/engine/aton/player/value_player.h"
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

/// Beginnings of rounds, those with less than 40 points each, that share a bin of what was foretold.
struct Bin {
    int number = 0;
    double foretold = 0;
    double came = 0;
    double gap() const { return std::abs(foretold - came) / number; }
};

struct Reliability {
    std::array<Bin, 10> bins;
    double squares = 0;
    int number = 0;
    double brier() const { return squares / number; }

    void add(double foretold, double came)
    {
        Bin &bin = bins[std::min<std::size_t>(9, static_cast<std::size_t>(foretold * 10))];
        ++bin.number;
        bin.foretold += foretold;
        bin.came += came;
        squares += (foretold - came) * (foretold - came);
        ++number;
    }
};

bool beginsRound(const Position &position)
{
    return position.phase == Phase::Deal && position.round > 1 && position.sides[kRed].handSize() == 0
           && position.sides[kAmun].handSize() == 0 && position.actor == kRed;
}

double redResult(const Position &position)
{
    const auto result = Aton::result(position);
    return result->winners.size() != 1 ? 0.5 : result->winners.front() == kRed ? 1 : 0;
}

void playAndCompare(std::uint64_t seed, Reliability &reliability)
{
    Random random(seed);
    const engine::aton::ValuePlayer player(12, 0);
    Position position = Aton::start({});
    std::vector<double> foretold;
    while (position.phase != Phase::Over) {
        if (beginsRound(position))
            foretold.push_back(redShare(position));
        const auto toAct = Aton::toAct(position);
        if (engine::contains(toAct, kChance)) {
            Aton::apply(position, Aton::sample(position, random));
            continue;
        }
        const Seat seat = engine::contains(toAct, Seat{kRed}) ? kRed : kAmun;
        const Action action = player.choose(position, seat, random);
        QVERIFY(Aton::isLegal(position, action));
        Aton::apply(position, action);
    }
    for (const double share : foretold)
        reliability.add(share, redResult(position));
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

    void whatIsForetoldComes()
    {
        constexpr std::uint64_t kGames = many(12'000);
        Reliability reliability;
        for (std::uint64_t seed = 1; seed <= kGames; ++seed)
            playAndCompare(seed, reliability);
        double largest = 0;
        for (const Bin &bin : reliability.bins) {
            if (bin.number == 0)
                continue;
            qInfo("%6d positions: foretold %.3f, came %.3f", bin.number, bin.foretold / bin.number,
                  bin.came / bin.number);
            if (bin.number >= 200)
                largest = std::max(largest, bin.gap());
        }
        qInfo("Brier %.4f on %d positions, largest gap %.3f", reliability.brier(), reliability.number, largest);
        // The positions of a game belong together: a bin of 1,500 is some 500 games, good to 0.03 by chance alone.
        QVERIFY(largest <= 0.05 || !kSeesRareCases);
        QVERIFY(reliability.brier() < 0.20);
    }
};

} // namespace tests::tst_aton_value

TEST_CLASS(tst_aton_value, TestAtonValue)
#include "tst_aton_value.moc"
