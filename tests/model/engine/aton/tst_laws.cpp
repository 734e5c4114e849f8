// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every position, looked at in all positions of random games.
#include "games.h"
#include "positions.h"

#include <algorithm>

#include "tests/model/engine/laws_insight.h"
#include "tests/test_class.h"

namespace tests::tst_laws {

using namespace positions;
using namespace std::string_literals;

namespace {

/// One position in so many is looked at by the laws that try everything.
constexpr int kSample = 50;

} // namespace

class TestLaws : public QObject {
    Q_OBJECT

private slots:
    void countersAndCardsAreConserved();
    void listedActionsAreLegalAndApply();
    void everythingElseIsRefused();
    void textReadsBackWithEqualHash();
    void arrangementComposesBack();
    void factsTellTheScoreChanges();
    void probabilitiesSumToOne();
    void outcomesAreDrawnAsLikelyAsTheyAre();
    void noProblemArises();
    void everythingIsTold();
    void allKindsOfPositionsAreSeen();
};

void TestLaws::countersAndCardsAreConserved() { QCOMPARE(firstBreach(kGames, conservation), ""s); }
void TestLaws::listedActionsAreLegalAndApply()
{
    QCOMPARE(firstBreach(kGames, laws::listedActionsApply<AtonLaws>), ""s);
}

void TestLaws::everythingElseIsRefused()
{
    const auto law = laws::sometimes<AtonLaws>(kSample, laws::allElseIsRefused<AtonLaws>);
    QCOMPARE(firstBreach(kGames, law), ""s);
}

void TestLaws::textReadsBackWithEqualHash() { QCOMPARE(firstBreach(kGames, laws::readsBack<AtonLaws>), ""s); }
void TestLaws::arrangementComposesBack() { QCOMPARE(firstBreach(kGames, laws::composesBack<AtonLaws>), ""s); }
void TestLaws::factsTellTheScoreChanges() { QCOMPARE(firstBreach(kGames, laws::factsTellWhatHappens<AtonLaws>), ""s); }
void TestLaws::outcomesAreDrawnAsLikelyAsTheyAre()
{
    QCOMPARE(firstBreach(4, laws::samplesAreAsLikely<AtonLaws>), ""s);
}

void TestLaws::probabilitiesSumToOne() { QCOMPARE(firstBreach(kGames, laws::outcomesAreCertain<AtonLaws>), ""s); }
void TestLaws::noProblemArises() { QCOMPARE(firstBreach(kGames / 10, laws::hasNoProblems<AtonLaws>), ""s); }

void TestLaws::everythingIsTold()
{
    const auto law = laws::sometimes<AtonLaws>(kSample, laws::everythingIsToldToAll<AtonLaws>);
    QCOMPARE(firstBreach(kGames / 10, law), ""s);
}

// The laws say little unless the games lead everywhere.
void TestLaws::allKindsOfPositionsAreSeen()
{
    std::array<int, 7> phases{};
    std::array<int, 9> reasons{};
    int surplus = 0;
    int draws = 0;
    int knownHands = 0;
    int refills = 0;
    const auto count = [&](const Position &position) -> const char * {
        ++phases[static_cast<unsigned>(position.phase)];
        ++reasons[static_cast<unsigned>(position.reason)];
        surplus += position.surplus > 0 ? 1 : 0;
        const auto result = Aton::result(position);
        draws += result && result->winners.size() == 2 ? 1 : 0;
        knownHands += position.sides[kRed].known.empty() ? 0 : 1;
        refills += position.phase == Phase::Deal && position.sides[kRed].pileSize() < 4 ? 1 : 0;
        return nullptr;
    };
    QCOMPARE(firstBreach(kGames, count), ""s);
    QVERIFY(*std::min_element(phases.begin(), phases.end()) > kGames / 20);
    qInfo("reasons %d %d %d %d %d %d %d %d, surplus %d, drawn %d, known %d, refills %d", reasons[1], reasons[2],
          reasons[3], reasons[4], reasons[5], reasons[6], reasons[7], reasons[8], surplus, draws, knownHands, refills);
    QVERIFY(reasons[1] > kGames / 20 && reasons[8] > kGames / 20);
    QVERIFY(surplus > kGames / 20 && knownHands > kGames / 20 && refills > kGames / 20);
}

} // namespace tests::tst_laws

TEST_CLASS(tst_laws, TestLaws)
#include "tst_laws.moc"
