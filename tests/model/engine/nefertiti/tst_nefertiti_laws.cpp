// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every position of random games with two to five players and both options.
#include <map>
#include <numeric>

#include "games.h"

#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "model/engine/core/playout.h"
#include "tests/model/engine/allocations.h"
#include "tests/model/engine/laws_insight.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_laws {

using namespace nefertiti_games;
using namespace std::string_literals;
using L = NefertitiLaws;

namespace {

constexpr int kSample = 150; ///< one position in so many is looked at by the laws that try everything

/// Notes and previews stand at places and say something.
const char *boardIsTold(const Position &p)
{
    for (const engine::Note &note : G::notes(p)) {
        if (!G::isInPlay(p, note.place) || (note.sign.empty() && note.lines.empty()))
            return "a note stands nowhere or says nothing";
    }
    G::Actions actions;
    laws::listed<L>(p, actions);
    for (const Action each : actions) {
        const auto preview = G::preview(p, each);
        if (!preview)
            continue;
        if (!G::isInPlay(p, preview->place) || preview->title.id.empty())
            return "a preview stands nowhere";
        for (const engine::PreviewRow &row : preview->rows) {
            if (row.seat >= p.seats || row.text.words.id.empty() || row.after < 0 || !G::isInPlay(p, row.place))
                return "a row of a preview is about nobody";
        }
    }
    return nullptr;
}

/// Each stage of an action can be shown (a step that is told while it is under way).
const char *stagesAreTold(const Position &p)
{
    G::Actions actions;
    laws::listedOrDrawn<L>(p, actions);
    for (const Action each : actions) {
        Position next = p;
        G::Facts facts;
        const char *breach = nullptr;
        facts.watch = [&] {
            const auto acting = G::toAct(next);
            if (acting != 0 && acting != seatBit(kChance) && engine::firstSeat(acting) >= next.seats)
                breach = "nobody acts at a stage";
            G::prompt(next);
            G::notes(next);
            G::preview(next, std::nullopt);
            G::panels(next);
            G::state(next);
            G::arrangement(next);
        };
        G::apply(next, each, facts);
        if (breach)
            return breach;
    }
    return nullptr;
}

} // namespace

using Law = const char *(*)(const Position &);

class TestNefertitiLaws : public QObject {
    Q_OBJECT

private slots:
    void N4_N59_sumsAreKept() { QCOMPARE(laws::firstBreach<L>(kGames, nefertiti_games::conservation), ""s); }
    void lawsHold_data();
    void lawsHold();
    void triedEverywhere_data();
    void triedEverywhere();
    void N55_everyGameEnds();
    void nothingIsAllocated();
    void reportsAddUp();
};

void TestNefertitiLaws::lawsHold_data()
{
    QTest::addColumn<Law>("law");
    QTest::newRow("listed actions apply") << Law(laws::listedActionsApply<L>);
    QTest::newRow("text reads back") << Law(laws::readsBack<L>);
    QTest::newRow("arrangement composes back") << Law(laws::composesBack<L>);
    QTest::newRow("no problem arises") << Law(laws::hasNoProblems<L>);
    QTest::newRow("facts tell what happens") << Law(laws::factsTellWhatHappens<L>);
    QTest::newRow("outcomes are certain") << Law(laws::outcomesAreCertain<L>);
}

void TestNefertitiLaws::lawsHold()
{
    QFETCH(Law, law);
    QCOMPARE(laws::firstBreach<L>(kLawGames / 4, law), ""s);
}

void TestNefertitiLaws::triedEverywhere_data()
{
    QTest::addColumn<Law>("law");
    QTest::newRow("all else is refused") << Law(laws::allElseIsRefused<L>);
    QTest::newRow("actions read back") << Law(laws::actionsReadBack<L>);
    QTest::newRow("samples are as likely") << Law(laws::samplesAreAsLikely<L>);
    QTest::newRow("everything is told") << Law(laws::everythingIsToldToAll<L>);
    QTest::newRow("notes and previews") << Law(boardIsTold);
    QTest::newRow("stages are told") << Law(stagesAreTold);
    QTest::newRow("hidden makes no difference") << Law(laws::hiddenMakesNoDifference<L>);
    QTest::newRow("views read back") << Law(laws::viewsReadBack<L>);
    QTest::newRow("own actions are listed") << Law(laws::ownActionsAreListed<L>);
    QTest::newRow("open actions apply to views") << Law(laws::openActionsApplyToViews<L>);
}

void TestNefertitiLaws::triedEverywhere()
{
    QFETCH(Law, law);
    QCOMPARE(laws::firstBreach<L>(kLawGames / 4, laws::sometimes<L>(kSample, law)), ""s);
}

// The same games meet all phases, ties of N24 and N35 and the characters.
void TestNefertitiLaws::N55_everyGameEnds()
{
    std::array<int, kPhases> phases{};
    Random random(5);
    for (int game = 0; game < kLawGames; ++game) {
        Position p = L::start(game);
        for (int actions = 0; G::toAct(p) != 0; ++actions) {
            QVERIFY(actions < 2'000);
            ++phases[static_cast<unsigned>(p.phase)];
            G::apply(p, engine::randomAction<G>(p, G::toAct(p), random));
        }
        ++phases[static_cast<unsigned>(p.phase)];
    }
    QVERIFY(*std::min_element(phases.begin(), phases.end()) > 0);
    QCOMPARE(phases[static_cast<unsigned>(Phase::Over)], kLawGames);
}

void TestNefertitiLaws::nothingIsAllocated()
{
    QVERIFY(allocations::inTexts<L>() > 0);
    QCOMPARE(allocations::inListing<L>(), 0L);
    QCOMPARE(allocations::inApplying<L>(), 0L);
    QCOMPARE(allocations::inApplyingWithFacts<L>(), 0L);
    QCOMPARE(allocations::inObserving<L>(), 0L);
    QCOMPARE(allocations::atChance<L>(), 0L);
}

// Points by source make the score, Deben the purse, and what was paid is taken once at most.
void TestNefertitiLaws::reportsAddUp()
{
    for (int game = 0; game < kGames / 20; ++game) {
        Random random(engine::mixed(23, static_cast<std::uint64_t>(game)));
        const Position start = L::start(game);
        std::vector<Action> actions;
        Position p = start;
        for (; p.phase != Phase::Over; G::apply(p, actions.back()))
            actions.push_back(engine::randomAction<G>(p, G::toAct(p), random));
        std::map<std::string, std::vector<int>> figures;
        const std::vector<engine::Panel> report = G::report(start, actions);
        QCOMPARE(report.front().rows.size(), std::size_t(p.seats == kMostPlayers ? 6 : 5));
        QCOMPARE(report.back().rows.size(), std::size_t(p.seats));
        for (const engine::Panel &panel : report) {
            for (const engine::PanelRow &row : panel.rows)
                figures[row.id] = row.points;
        }
        const auto sum = [&figures](Seat seat, const std::vector<std::string> &rows) {
            int all = 0;
            for (const std::string &row : rows)
                all += figures.contains(row) ? figures[row][seat] : 0;
            return all;
        };
        int taken = 0;
        int paid = 0;
        int matched = 0;
        for (Seat seat = 0; seat < p.seats; ++seat) {
            const int points = sum(seat, {"points-gifts", "points-seals", "vizier", "royal-servant", "scribe", "amon"});
            QCOMPARE(points, int(p.score[seat]));
            const int in = sum(seat, {"deben-coins", "deben-halves", "treasurer", "swaps-got"});
            const int out = sum(seat, {"deben-paid", "swaps-paid"});
            QCOMPARE(start.money[seat] + in - out, int(p.money[seat]));
            const std::vector<int> &from = figures["from-" + std::string(seatName(seat))];
            const int used = std::accumulate(from.begin(), from.end(), 0);
            QVERIFY(used <= out);
            taken += in;
            paid += out;
            matched += used;
        }
        const int left = std::accumulate(p.reserve.begin(), p.reserve.end(), 0);
        QVERIFY(matched <= taken && taken - matched <= kMarkets); // nobody paid what lay there at first
        QCOMPARE(paid - matched, left - (kMarkets - (taken - matched)));
    }
}

} // namespace tests::tst_nefertiti_laws

TEST_CLASS(tst_nefertiti_laws, TestNefertitiLaws)
#include "tst_nefertiti_laws.moc"
