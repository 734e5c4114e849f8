// SPDX-License-Identifier: GPL-3.0-or-later
// The learned value of Aton foretells what comes of games played by it.
#include <QtTest>

#include "app/train/aton/value_player.h"
#include "model/engine/aton/player/value.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_aton_foretelling {

using engine::Action;
using engine::kChance;
using engine::Random;
using engine::Seat;
using engine::aton::Aton;
using engine::aton::kAmun;
using engine::aton::kRed;
using engine::aton::Phase;
using engine::aton::Position;
using engine::aton::redShare;

namespace {

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
    const train::ValuePlayer player(12, 0);
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
        const Seat seat = engine::firstSeat(toAct);
        const Action action = player.choose(position, seat, random);
        QVERIFY(Aton::isLegal(position, action));
        Aton::apply(position, action);
    }
    for (const double share : foretold)
        reliability.add(share, redResult(position));
}

} // namespace

class TestAtonForetelling : public QObject {
    Q_OBJECT

private slots:
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

} // namespace tests::tst_aton_foretelling

TEST_CLASS(tst_aton_foretelling, TestAtonForetelling)
#include "tst_aton_foretelling.moc"
