// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every position, looked at in all positions of random games of two, three and four players.
#include "games.h"
#include "positions.h"

#include <algorithm>

#include "tests/model/engine/laws_insight.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_laws {

using namespace positions;
using namespace std::string_literals;

namespace {

/// One position in so many is looked at by the laws that try everything.
constexpr int kSample = 200;

} // namespace

class TestOsirisLaws : public QObject {
    Q_OBJECT

private slots:
    void O2_countersAreConserved();
    void listedActionsAreLegalAndApply();
    void everythingElseIsRefused();
    void textReadsBackWithEqualHash();
    void actionsReadBack();
    void arrangementComposesBack();
    void factsTellWhatHappens();
    void probabilitiesSumToOne();
    void noProblemArises();
    void everythingIsTold();
    void allKindsOfPositionsAreSeen();
};

void TestOsirisLaws::O2_countersAreConserved() { QCOMPARE(firstBreach(kGames, conservation), ""s); }

void TestOsirisLaws::listedActionsAreLegalAndApply()
{
    QCOMPARE(firstBreach(kLawGames, laws::listedActionsApply<OsirisLaws>), ""s);
}

void TestOsirisLaws::everythingElseIsRefused()
{
    const auto law = laws::sometimes<OsirisLaws>(kSample, laws::allElseIsRefused<OsirisLaws>);
    QCOMPARE(firstBreach(kLawGames, law), ""s);
}

void TestOsirisLaws::textReadsBackWithEqualHash()
{
    QCOMPARE(firstBreach(kLawGames, laws::readsBack<OsirisLaws>), ""s);
}

void TestOsirisLaws::actionsReadBack() { QCOMPARE(firstBreach(kLawGames / 4, laws::actionsReadBack<OsirisLaws>), ""s); }

void TestOsirisLaws::arrangementComposesBack()
{
    QCOMPARE(firstBreach(kLawGames, laws::composesBack<OsirisLaws>), ""s);
}

void TestOsirisLaws::factsTellWhatHappens()
{
    QCOMPARE(firstBreach(kLawGames, laws::factsTellWhatHappens<OsirisLaws>), ""s);
}

void TestOsirisLaws::probabilitiesSumToOne()
{
    QCOMPARE(firstBreach(kLawGames, laws::outcomesAreCertain<OsirisLaws>), ""s);
}

void TestOsirisLaws::noProblemArises() { QCOMPARE(firstBreach(kLawGames, laws::hasNoProblems<OsirisLaws>), ""s); }

void TestOsirisLaws::everythingIsTold()
{
    const auto law = laws::sometimes<OsirisLaws>(kSample, laws::everythingIsToldToAll<OsirisLaws>);
    QCOMPARE(firstBreach(kLawGames, law), ""s);
}

// The laws say little unless the games lead everywhere.
void TestOsirisLaws::allKindsOfPositionsAreSeen()
{
    std::array<int, 6> phases{};
    std::array<int, 4> reasons{};
    int mayStop = 0;
    int blockades = 0;
    int noStep = 0;
    int defenders = 0;
    const auto look = [&](const Position &position) -> const char * {
        ++phases[static_cast<unsigned>(position.phase)];
        ++reasons[static_cast<unsigned>(position.reason)];
        mayStop += position.mayStop ? 1 : 0;
        blockades += position.blockades != 0 ? 1 : 0;
        noStep += position.phase == Phase::Move && position.stuck > 0 ? 1 : 0;
        defenders += position.phase == Phase::Fight && position.winner != position.walker ? 1 : 0;
        return nullptr;
    };
    QCOMPARE(firstBreach(kLawGames, look), ""s);
    qInfo("phases %d %d %d %d %d %d, tip %d, blocked %d, stuck %d, may stop %d, no step %d, defender won %d", phases[0],
          phases[1], phases[2], phases[3], phases[4], phases[5], reasons[1], reasons[2], reasons[3], mayStop, noStep,
          defenders);
    QVERIFY(*std::min_element(phases.begin(), phases.end()) >= kLawGames);
    QVERIFY(*std::min_element(reasons.begin(), reasons.end()) > kLawGames / 20);
    QVERIFY(mayStop > kLawGames && blockades > kLawGames && noStep > kLawGames && defenders > kLawGames);
}

} // namespace tests::tst_osiris_laws

TEST_CLASS(tst_osiris_laws, TestOsirisLaws)
#include "tst_osiris_laws.moc"
