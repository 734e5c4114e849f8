// SPDX-License-Identifier: GPL-3.0-or-later
// The tree search, on games so small that the right answer is known.
#include "model/engine/osiris/osiris.h"
#include "model/engine/search/plain_player.h"
#include "tests/test_class.h"

namespace tests::tst_tree_search {

using namespace engine;

namespace {

using search::Searched;
using search::TreeSettings;
using search::Values;

/// Nim with one heap: two seats take one to three stones in turn, who takes the last one wins.
struct Nim {
    struct Position {
        int stones = 0;
        Seat actor = 0;
    };
    using Move = int;
    using Moves = FixedList<int, 3>;

    int stones = 0;
    bool hasOpinion = false;

    Position determinized(Random &) const { return {stones, 0}; }
    SeatSet toAct(const Position &p) const { return p.stones == 0 ? SeatSet{0} : seatBit(p.actor); }
    std::uint64_t key(const Position &p, Seat seat) const { return static_cast<std::uint64_t>(p.stones * 2 + seat); }
    void moves(const Position &p, Seat, Moves &moves) const
    {
        for (int taken = 1; taken <= std::min(3, p.stones); ++taken)
            moves.push(taken);
    }
    bool isPossible(const Position &, int) const { return false; }
    void play(Position &p, int taken) const { p = {p.stones - taken, static_cast<Seat>(1 - p.actor)}; }
    void playChance(Position &, Random &) const {}
    bool evaluate(const Position &, Seat, const Moves &moves, std::span<double> shares) const
    {
        std::fill_n(shares.begin(), moves.size(), 0.5);
        return hasOpinion;
    }
    Values values(Position p, Random &random) const
    {
        while (p.stones > 0)
            play(p, 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(std::min(3, p.stones)))));
        Values values{};
        values[1U - p.actor] = 1;
        return values;
    }
};

/// The same with moves that several threads may prepare.
struct PreparedNim : Nim {
    using Prepared = std::vector<int>;

    Prepared prepare(const Position &p, Seat seat) const
    {
        Moves found;
        Nim::moves(p, seat, found);
        return {found.begin(), found.end()};
    }
    using Nim::moves;
    void moves(const Prepared &prepared, Moves &moves) const
    {
        for (const int taken : prepared)
            moves.push(taken);
    }
};
static_assert(search::PreparedModel<PreparedNim> && !search::PreparedModel<Nim>);

/// Both seats show a coin at once; equal sides win for seat 0, and heads twice as much. Seat 0 should show heads in one
/// of three games, and so should seat 1.
struct Coins {
    struct Position {
        int shown[2] = {-1, -1};
    };
    using Move = int;
    using Moves = FixedList<int, 4>;

    Position determinized(Random &) const { return {}; }
    SeatSet toAct(const Position &p) const
    {
        return static_cast<SeatSet>((p.shown[0] < 0 ? 1 : 0) | (p.shown[1] < 0 ? 2 : 0));
    }
    std::uint64_t key(const Position &, Seat seat) const { return 7 + seat; }
    void moves(const Position &, Seat seat, Moves &moves) const
    {
        moves.push(2 * seat);
        moves.push(2 * seat + 1);
    }
    bool isPossible(const Position &p, int move) const { return p.shown[move / 2] < 0; }
    void play(Position &p, int move) const { p.shown[move / 2] = move % 2; }
    void playChance(Position &, Random &) const {}
    bool evaluate(const Position &, Seat, const Moves &, std::span<double>) const { return false; }
    Values values(const Position &p, Random &) const
    {
        Values values{};
        values[0] = p.shown[0] != p.shown[1] ? 0 : p.shown[0] == 1 ? 1 : 0.5;
        values[1] = 1 - values[0];
        return values;
    }
};

/// A card is under one of two cups, under the left one in three games of four; seat 0 says where.
struct Cups {
    struct Position {
        int card = 0;
        int said = -1;
    };
    using Move = int;
    using Moves = FixedList<int, 2>;

    Position determinized(Random &random) const { return {random.below(4) == 0 ? 1 : 0, -1}; }
    SeatSet toAct(const Position &p) const { return p.said < 0 ? seatBit(0) : SeatSet{0}; }
    std::uint64_t key(const Position &, Seat) const { return 1; }
    void moves(const Position &, Seat, Moves &moves) const
    {
        moves.push(0);
        moves.push(1);
    }
    bool isPossible(const Position &, int) const { return false; }
    void play(Position &p, int said) const { p.said = said; }
    void playChance(Position &, Random &) const {}
    bool evaluate(const Position &, Seat, const Moves &, std::span<double>) const { return false; }
    Values values(const Position &p, Random &) const
    {
        Values values{};
        values[0] = p.said == p.card ? 1 : 0;
        return values;
    }
};

template <class M>
Searched<int> searched(const M &model, std::uint64_t nodes, int threads = 1, const CancelToken &cancel = {})
{
    const Level level;
    return search::searchTree(model, 0, {}, TreeSettings{}, {level, nodes, 3, threads, cancel});
}

} // namespace

class TestTreeSearch : public QObject {
    Q_OBJECT

private slots:
    void movesArePreparedTogether();
    void nimIsSolved_data();
    void nimIsSolved();
    void nobodyLearnsWhatIsChosenAtOnce();
    void hiddenThingsCountAsLikelyAsTheyAre();
    void anyNumberOfThreadsFindsTheSame();
    void anyBudgetGivesAnAnswer();
    void cancelledSearchesAnswer();
    void plainModelPlaysAnyGame();
    void logarithmsAreNearEnough();
};

/// However many threads prepare them, the tree is the same, and the right move is found.
void TestTreeSearch::movesArePreparedTogether()
{
    TreeSettings settings;
    settings.trees = 1;
    settings.together = 4;
    const Level level;
    const CancelToken never;
    for (const bool hasOpinion : {false, true}) {
        const PreparedNim model{{10, hasOpinion}};
        const auto one = search::searchTree(model, 0, {}, settings, {level, 5'001, 3, 1, never});
        QCOMPARE(one.moves[one.best()], 2);
        for (const int threads : {2, 3, 16}) {
            const auto more = search::searchTree(model, 0, {}, settings, {level, 5'001, 3, threads, never});
            QVERIFY(more.visits == one.visits && more.values == one.values && more.sums == one.sums);
            QCOMPARE(more.nodes, one.nodes);
        }
        for (const std::uint64_t nodes : {1, 2, 3, 10})
            QVERIFY(search::searchTree(model, 0, {}, settings, {level, nodes, 3, 2, never}).nodes >= 1);
    }
}

void TestTreeSearch::nimIsSolved_data()
{
    QTest::addColumn<int>("stones");
    QTest::addColumn<bool>("hasOpinion");
    for (const int stones : {1, 2, 3, 5, 6, 7, 9, 10, 11}) {
        for (const bool hasOpinion : {false, true})
            QTest::addRow("%d %d", stones, hasOpinion) << stones << hasOpinion;
    }
}

void TestTreeSearch::nimIsSolved()
{
    QFETCH(int, stones);
    QFETCH(bool, hasOpinion);
    const Searched<int> found = searched(Nim{stones, hasOpinion}, 20'000);
    QCOMPARE(found.moves[found.best()], stones % 4);
    QVERIFY2(found.values[found.best()] > 0.8, std::to_string(found.values[found.best()]).c_str());
}

void TestTreeSearch::nobodyLearnsWhatIsChosenAtOnce()
{
    // Who knew the other's coin would always show the same and win. Neither side can rely on one coin.
    const Searched<int> found = searched(Coins{}, 40'000);
    const double all = static_cast<double>(found.visits[0] + found.visits[1]);
    const double value = (found.sums[0][0] + found.sums[1][0]) / all;
    QVERIFY2(value > 0.25 && value < 0.5, std::to_string(value).c_str()); // a third if both play perfectly
    for (const std::uint64_t visits : found.visits)
        QVERIFY(static_cast<double>(visits) > all / 10);
}

void TestTreeSearch::hiddenThingsCountAsLikelyAsTheyAre()
{
    const Searched<int> found = searched(Cups{}, 20'000);
    QCOMPARE(found.moves[found.best()], 0);
    QVERIFY2(std::abs(found.values[0] - 0.75) < 0.03, std::to_string(found.values[0]).c_str());
    QVERIFY2(std::abs(found.values[1] - 0.25) < 0.10, std::to_string(found.values[1]).c_str());
}

void TestTreeSearch::anyNumberOfThreadsFindsTheSame()
{
    const Searched<int> one = searched(Nim{10}, 5'001, 1);
    for (const int threads : {2, 3, 16}) {
        const Searched<int> more = searched(Nim{10}, 5'001, threads);
        QVERIFY(more.values == one.values);
        QVERIFY(more.visits == one.visits);
        QVERIFY(more.sums == one.sums);
        QCOMPARE(more.nodes, one.nodes);
    }
}

void TestTreeSearch::anyBudgetGivesAnAnswer()
{
    for (const std::uint64_t nodes : {1, 2, 3, 5, 10}) {
        QCOMPARE(searched(Nim{10}, nodes).moves.size(), std::size_t{3});
        QCOMPARE(searched(Nim{10, true}, nodes).moves.size(), std::size_t{3});
    }
    QVERIFY(searched(Nim{10}, 1'000).nodes <= 1'000 + 4 * 4);
}

void TestTreeSearch::cancelledSearchesAnswer()
{
    CancelToken cancel;
    cancel.cancel();
    QCOMPARE(searched(Nim{10}, 1'000'000'000'000, 1, cancel).moves.size(), std::size_t{3});
    // It answers with what it has found by then: on a slow machine it takes longer to find the right move.
    int best = 0;
    for (std::chrono::milliseconds time(20); best != 2 && time < std::chrono::seconds(10); time *= 2) {
        const CancelToken soon(CancelToken::Clock::now() + time);
        const Searched<int> found = searched(Nim{10}, 1'000'000'000'000, 2, soon);
        best = found.moves[found.best()];
    }
    QCOMPARE(best, 2);
}

void TestTreeSearch::plainModelPlaysAnyGame()
{
    using osiris::Osiris;
    Random random(4);
    osiris::Position position = Osiris::start({3, {}});
    Osiris::apply(position, Osiris::sample(position, random));
    const osiris::Position view = Osiris::observe(position, position.actor);
    const Level level;
    const CancelToken never;
    const auto found = search::searchTree(search::PlainModel<Osiris>(view), position.actor, {}, TreeSettings{},
                                          {level, 400, 1, 1, never});
    QCOMPARE(found.moves.size(), std::size_t{13});
    QVERIFY(Osiris::isLegal(position, found.moves[found.best()]));
}

void TestTreeSearch::logarithmsAreNearEnough()
{
    for (std::uint32_t number = 1; number < 100'000; number += 7)
        QVERIFY(std::abs(search::logarithm(number) - std::log(number)) <= 0.01);
    QVERIFY(std::abs(search::logarithm(4'000'000'000U) - std::log(4e9)) <= 0.01);
}

} // namespace tests::tst_tree_search

TEST_CLASS(tst_tree_search, TestTreeSearch)
#include "tst_tree_search.moc"
