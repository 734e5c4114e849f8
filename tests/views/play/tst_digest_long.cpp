// SPDX-License-Identifier: GPL-3.0-or-later
// How long all takes that is heard of whole games, from an own action to the next choice.
#include <algorithm>
#include <map>
#include <tuple>

#include "page.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"

namespace tests::tst_digest_long {

using views::Spoken;

namespace {

const QString kHuman = QStringLiteral("human");
const QString kRandom = QStringLiteral("random");

} // namespace

class TestDigestLong : public QObject {
    Q_OBJECT

private slots:
    void ninetyOfAHundredActionsTakeTwentySeconds_data();
    void ninetyOfAHundredActionsTakeTwentySeconds();
};

void TestDigestLong::ninetyOfAHundredActionsTakeTwentySeconds_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("most"); // characters; 300 are twenty seconds
    for (const auto &[game, seats, most] :
         {std::tuple("aton", 2, 300), {"osiris", 4, 300}, {"nefertiti", 3, 310}, {"tekhenu", 3, 310}})
        QTest::newRow(game) << QString::fromLatin1(game) << seats << most;
}

/// Of a person's own actions, at 15 characters a second, all that is said until the next choice: as long as what is
/// spoken is normal, and shorter than with all of it.
void TestDigestLong::ninetyOfAHundredActionsTakeTwentySeconds()
{
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    QFETCH(const int, most);
    constexpr int kGames = 2;
    std::map<Spoken, int> ninetieth;
    for (const Spoken spoken : {Spoken::Brief, Spoken::Normal, Spoken::All}) {
        std::vector<int> lengths;
        for (int round = 0; round < kGames; ++round) {
            views::PlayStyle style{0, false, true};
            style.spoken = spoken;
            const QStringList players = QStringList{kHuman} + QStringList(seats - 1, kRandom);
            const auto seed = static_cast<std::uint64_t>(round) + 1;
            Page page(newGame(qPrintable(game), players), seed, style);
            engine::Random random(seed);
            QVERIFY(page.waitReady());
            heardIn(page.page());
            while (!page.play().isOver()) {
                actAtRandom(page.play(), random);
                QVERIFY(page.waitReady());
                const QStringList heard = heardIn(page.page());
                lengths.push_back(static_cast<int>(heard.join(u' ').size()));
            }
        }
        std::sort(lengths.begin(), lengths.end());
        ninetieth[spoken] = lengths[lengths.size() * 9 / 10];
        qInfo("%s, amount %d: %d actions, characters heard: median %d, 90th percentile %d, most %d", qPrintable(game),
              static_cast<int>(spoken), static_cast<int>(lengths.size()), lengths[lengths.size() / 2],
              ninetieth[spoken], lengths.back());
    }
    QVERIFY(ninetieth[Spoken::Normal] <= most);
    QVERIFY(ninetieth[Spoken::Brief] <= ninetieth[Spoken::Normal]);
    QVERIFY(ninetieth[Spoken::Normal] < ninetieth[Spoken::All]);
}

} // namespace tests::tst_digest_long

TEST_CLASS(tst_digest_long, TestDigestLong)
#include "tst_digest_long.moc"
