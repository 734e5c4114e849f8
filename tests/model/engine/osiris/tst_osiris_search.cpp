// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player of Osiris thinks: of all actions, of any position, within any budget.
#include <numeric>

#include "model/engine/core/playout.h"
#include "positions.h"
#include "tests/model/engine/searches.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_search {

using namespace positions;
using engine::CancelToken;
using engine::Level;
using engine::SearchResult;

namespace {

const Level kLevel{"", 300, 2, 0, 1};

SearchResult thought(const Position &view, const Level &level, std::uint64_t nodes, int threads = 1)
{
    const CancelToken never;
    return Osiris::search(view, {level, nodes, 5, threads, never});
}

/// Every seventh position of some random games of that many seats in which a seat acts.
std::vector<Position> somePositions(int seats, TipRule tip)
{
    std::vector<Position> list;
    Random random(static_cast<std::uint64_t>(seats));
    for (int game = 0; game < 2; ++game) {
        Position position = positions::start(seats, tip);
        for (int number = 0; Osiris::toAct(position) != 0; ++number) {
            if (number % 7 == 1)
                list.push_back(position);
            Osiris::apply(position, engine::randomAction<Osiris>(position, Osiris::toAct(position), random));
        }
    }
    return list;
}

} // namespace

class TestOsirisSearch : public QObject {
    Q_OBJECT

private slots:
    void everyActionIsRanked_data();
    void everyActionIsRanked();
    void sameForAnyNumberOfThreads();
    void cancelledThoughtsAnswer();
    void aWalkIsTheSameFromWhicheverSideItComes();
    void expectedSharesSumUp();
    void whatIsOverIsCertain();
};

void TestOsirisSearch::everyActionIsRanked_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("tip");
    QTest::addColumn<int>("nodes");
    for (const int seats : {2, 3, 4}) {
        for (const TipRule tip : {TipRule::Priest, TipRule::Pyramid}) {
            for (const int nodes : {1, 300, 2'000})
                QTest::addRow("%d %d %d", seats, static_cast<int>(tip), nodes)
                    << seats << static_cast<int>(tip) << nodes;
        }
    }
}

void TestOsirisSearch::everyActionIsRanked()
{
    QFETCH(int, seats);
    QFETCH(int, tip);
    QFETCH(int, nodes);
    const Level forgetful{"", 300, 1, 0.1, 0.5};
    for (const Position &position : somePositions(seats, static_cast<TipRule>(tip))) {
        const Position view = Osiris::observe(position, engine::firstSeat(Osiris::toAct(position)));
        for (const Level &level : {kLevel, forgetful}) {
            const SearchResult found = thought(view, level, static_cast<std::uint64_t>(nodes));
            const char *const wrong = searches::fault<Osiris>(view, found);
            QVERIFY2(!wrong, (std::string(wrong ? wrong : "") + ": " + Osiris::text(view)).c_str());
            QVERIFY(found.nodes >= 1);
        }
    }
}

void TestOsirisSearch::sameForAnyNumberOfThreads()
{
    for (const Position &position : somePositions(3, TipRule::Priest)) {
        const Position view = Osiris::observe(position, engine::firstSeat(Osiris::toAct(position)));
        const SearchResult one = thought(view, kLevel, 9'000);
        for (const int threads : {2, 3})
            QVERIFY(searches::same(thought(view, kLevel, 9'000, threads), one));
        if (position.turn > 6)
            break;
    }
}

void TestOsirisSearch::cancelledThoughtsAnswer()
{
    for (const Position &position : somePositions(4, TipRule::Priest))
        searches::answersCancelled<Osiris>(position, kLevel);
}

void TestOsirisSearch::aWalkIsTheSameFromWhicheverSideItComes()
{
    // a0 with three counters to N-1-1 by a lane and a step, or up and round: every first step that leads to the best
    // end is worth as much as that.
    const Position position = positions::Setup{.towns = {{"a0", 4}}}.position();
    const Position view = Osiris::observe(position, 0);
    const SearchResult found = thought(view, kLevel, 5'000);
    QVERIFY(found.actions.size() > 2);
    QCOMPARE(found.actions[0].weight, 1.0);
    Position after = position;
    Osiris::apply(after, found.actions[0].action);
    if (after.phase == Phase::Walk && after.left > 1) {
        const SearchResult next = thought(Osiris::observe(after, 0), kLevel, 5'000);
        QVERIFY(std::abs(next.actions[0].value - found.actions[0].value) < 0.1);
    }
}

void TestOsirisSearch::expectedSharesSumUp()
{
    const CancelToken never;
    for (const int seats : {2, 3, 4}) {
        for (const Position &position : somePositions(seats, TipRule::Priest)) {
            for (const std::uint64_t nodes : {1U, 1'000U}) {
                const std::vector<double> shares = Osiris::expected(position, {kLevel, nodes, 1, 1, never});
                QCOMPARE(shares.size(), static_cast<std::size_t>(seats));
                QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < 1e-9);
                QVERIFY(*std::min_element(shares.begin(), shares.end()) >= 0);
            }
        }
        const std::vector<double> start = Osiris::expected(positions::start(seats), {kLevel, 500, 1, 1, never});
        QVERIFY(std::abs(std::accumulate(start.begin(), start.end(), 0.0) - 1) < 1e-9);
    }
}

void TestOsirisSearch::whatIsOverIsCertain()
{
    const CancelToken never;
    Random random(1);
    Position position = positions::start(4);
    while (Osiris::toAct(position) != 0)
        Osiris::apply(position, engine::randomAction<Osiris>(position, Osiris::toAct(position), random));
    const std::vector<double> shares = Osiris::expected(position, {kLevel, 100, 1, 1, never});
    for (Seat seat = 0; seat < 4; ++seat)
        QCOMPARE(shares[seat], seat == Osiris::result(position)->winners.front() ? 1.0 : 0.0);
}

} // namespace tests::tst_osiris_search

TEST_CLASS(tst_osiris_search, TestOsirisSearch)
#include "tst_osiris_search.moc"
