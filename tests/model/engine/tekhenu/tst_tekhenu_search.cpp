// SPDX-License-Identifier: GPL-3.0-or-later
// The search over whole turns: what it ranks, what its turns are, what is expected of a position.
#include "play.h"

#include <numeric>
#include <set>

#include "model/engine/core/playout.h"
#include "model/engine/tekhenu/player/turn_model.h"
#include "tests/extent.h"
#include "tests/model/engine/searches.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_search {

using namespace tekhenu;
using engine::SearchResult;

namespace {

const engine::CancelToken kNever;
const engine::Level kLevel;

/// Choices of random games, from the draft of the starting cards to the last turn.
std::vector<Position> somePositions(int seats, int games = 1)
{
    std::vector<Position> all;
    Random random(5);
    for (int game = 0; game < games; ++game) {
        playedOut(startOf(4 * game + seats - 1), random, [&](const Position &p) {
            if (Tekhenu::toAct(p) != seatBit(kChance) && random.below(12) == 0)
                all.push_back(p);
        });
    }
    return all;
}

SearchResult thought(const Position &p, std::uint64_t nodes, int threads = 1, double noise = 0)
{
    engine::Level level = kLevel;
    level.noise = noise;
    return Tekhenu::search(Tekhenu::observe(p, p.top().seat), {level, nodes, 1, threads, kNever});
}

/// The position after these actions of a turn, as the search sees it.
Position after(Position p, const auto &actions, int turn)
{
    const Seat seat = p.top().seat;
    for (const Action action : actions) {
        engine::tekhenu::answer(p, nullptr, action);
        engine::tekhenu::advance(p, seat, turn);
    }
    return p;
}

double sumOf(const std::vector<double> &shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); }

} // namespace

class TestTekhenuSearch : public QObject {
    Q_OBJECT

private slots:
    void everyActionIsRanked_data() { eachNumberOfSeats(); }
    void everyActionIsRanked();
    void sameWithAnyThreads_data() { eachNumberOfSeats(); }
    void sameWithAnyThreads();
    void cancelledThoughtsAnswer();
    void expectedSharesSumUp_data() { eachNumberOfSeats(); }
    void expectedSharesSumUp();
    void aChoiceIsWorthItsBestAction();
    void turnsCanBePlayed_data() { eachNumberOfSeats(); }
    void turnsCanBePlayed();
    void everyFirstActionLeadsToAnEnd_data() { eachNumberOfSeats(); }
    void everyFirstActionLeadsToAnEnd();
    void theOrderOfCardsDoesNotMatter();
    void cancelledTurnsAreFew();
    void hiddenDecreesAreNotSeen();
    void whatIsForetoldComes();

private:
    static void eachNumberOfSeats()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {1, 2, 3, 4})
            QTest::addRow("%d", seats) << seats;
    }
};

void TestTekhenuSearch::everyActionIsRanked()
{
    QFETCH(int, seats);
    for (const Position &p : somePositions(seats)) {
        for (const auto &[nodes, noise] : {std::pair(1, 0.0), std::pair(60, 0.0), std::pair(60, 0.1)}) {
            const SearchResult found = thought(p, static_cast<std::uint64_t>(nodes), 1, noise);
            const char *const wrong = searches::fault<Tekhenu>(Tekhenu::observe(p, p.top().seat), found);
            QVERIFY2(!wrong, (std::string(wrong ? wrong : "") + ": " + Tekhenu::text(p)).c_str());
            QVERIFY(found.nodes >= 1);
        }
    }
}

void TestTekhenuSearch::sameWithAnyThreads()
{
    QFETCH(int, seats);
    for (const Position &p : somePositions(seats)) {
        const SearchResult one = thought(p, 120);
        for (const int threads : {1, 2, 3})
            QVERIFY(searches::same(thought(p, 120, threads), one));
    }
    // A large tree grows at several places at the same time.
    const Position p = somePositions(seats).back();
    const SearchResult one = thought(p, 1'200);
    for (const int threads : {1, 2, 3})
        QVERIFY(searches::same(thought(p, 1'200, threads), one));
}

void TestTekhenuSearch::cancelledThoughtsAnswer()
{
    for (const Position &p : somePositions(3))
        searches::answersCancelled<Tekhenu>(p, kLevel);
}

void TestTekhenuSearch::expectedSharesSumUp()
{
    QFETCH(int, seats);
    Random random(7);
    const auto check = [&](const Position &p) {
        if (random.below(5) != 0)
            return;
        const std::vector<double> shares = Tekhenu::expected(p, {kLevel, 20, 1, 1, kNever});
        QCOMPARE(shares.size(), static_cast<std::size_t>(p.ownerCount())); // the rival's is the last one
        QVERIFY2(std::abs(sumOf(shares) - 1) < 1e-9, Tekhenu::text(p).c_str());
        QVERIFY(*std::min_element(shares.begin(), shares.end()) >= 0);
    };
    const Position end = playedOut(startOf(seats - 1), random, check);
    const std::vector<double> shares = Tekhenu::expected(end, {kLevel, 20, 1, 1, kNever});
    QCOMPARE(shares[Tekhenu::result(end)->winners.front()], 1.0);
}

// Where nothing is hidden, what is expected of a choice is the value of the best action that a search finds.
void TestTekhenuSearch::aChoiceIsWorthItsBestAction()
{
    int open = 0;
    for (const int seats : {1, 2}) {
        for (Position p : somePositions(seats)) {
            for (Holdings &own : p.owners)
                own.secret = p.offer[0] == 0 ? std::uint8_t{0} : own.secret;
            const Seat seat = p.top().seat;
            if (!Tekhenu::seesAll(p, seat) || thought(p, 1).actions.size() < 2)
                continue;
            const double best = thought(p, 100).actions.front().value;
            const double expected = Tekhenu::expected(p, {kLevel, 100, 1, 1, kNever})[seat];
            QVERIFY2(std::abs(best - expected) < 1e-6, Tekhenu::text(p).c_str());
            ++open;
        }
    }
    QVERIFY(open > 10);
}

// Each turn that is found is legal action by action, leads to what it was judged by, and ends with somebody else's
// choice or with dice; no two lead to the same.
void TestTekhenuSearch::turnsCanBePlayed()
{
    QFETCH(int, seats);
    const auto &weights = weightsFor(seats);
    for (const Position &p : somePositions(seats)) {
        const Seat seat = p.top().seat;
        const int turn = turnOf(p);
        std::set<std::uint64_t> ends;
        for (const FoundTurn &found : findTurns(p, {150, false}, weights)) {
            Position next = p;
            for (const Action action : found.actions) {
                QVERIFY2(Tekhenu::isLegal(next, action), Tekhenu::text(next).c_str());
                engine::tekhenu::answer(next, nullptr, action);
                engine::tekhenu::advance(next, seat, turn);
            }
            QCOMPARE(valuesOf(next, weights)[seat], found.value);
            QVERIFY(ends.insert(Tekhenu::hash(next)).second);
            const bool isSame = next.depth > 0 && turnOf(next) == turn && next.top().seat == seat;
            QVERIFY(!isSame || !isChoice(next.top().op));
        }
    }
}

// What is done first and leads to ends that others lead to as well stands beside the best of them, and comes there.
void TestTekhenuSearch::everyFirstActionLeadsToAnEnd()
{
    QFETCH(int, seats);
    const auto &weights = weightsFor(seats);
    int shared = 0;
    for (const Position &p : somePositions(seats, 8)) {
        const int turn = turnOf(p);
        const Seat seat = p.top().seat;
        const std::vector<FoundTurn> found = findTurns(p, {1'200, false}, weights);
        Tekhenu::Actions actions;
        Tekhenu::legal(p, actions);
        for (const Action action : actions) {
            const auto begins = [action](const FoundTurn &each) { return each.actions[0] == action; };
            const auto shares = [action](const FoundTurn &each) {
                return std::find(each.otherFirst.begin(), each.otherFirst.end(), action) != each.otherFirst.end();
            };
            const auto other = std::find_if(found.begin(), found.end(), shares);
            QVERIFY2(other != found.end() || std::any_of(found.begin(), found.end(), begins),
                     Tekhenu::actionText(p, action, kNobody).c_str());
            if (other == found.end())
                continue;
            QVERIFY(!begins(*other));
            const std::uint64_t wanted = Tekhenu::hash(after(p, other->actions, turn));
            Actions one;
            one.push(action);
            const Position next = after(p, one, turn);
            bool comes = Tekhenu::hash(next) == wanted;
            if (!comes && next.depth > 0 && next.top().seat == seat && turnOf(next) == turn) {
                for (const FoundTurn &each : findTurns(next, {2'000, false}, weights))
                    comes = comes || Tekhenu::hash(after(next, each.actions, turn)) == wanted;
            }
            QVERIFY2(comes, (Tekhenu::actionText(p, action, kNobody) + " in " + Tekhenu::text(p)).c_str());
            ++shared;
        }
    }
    QVERIFY2(shared > 2, qPrintable(QString::number(shared)));
}

// Of two cards that are taken each may be the first.
void TestTekhenuSearch::theOrderOfCardsDoesNotMatter()
{
    Play play = table(2);
    setDice(play, {"thoth", "b3", "ra", "w1"});
    play.of(0).goods[Papyrus] = 4;
    QVERIFY(play.does({"a draft thoth b3", "a god thoth"}));
    QCOMPARE(play.phase(), std::string_view("cards"));
    const std::vector<FoundTurn> turns = findTurns(play.p, {1'200, false}, weightsFor(2));
    const auto isIn = [](const auto &actions, Action action) {
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    };
    int cards = 0;
    for (const engine::Ranked &ranked : thought(play.p, 200).actions) {
        if (verbOf(ranked.action) != Verb::Take)
            continue;
        double asFirst = 0;
        double anywhere = 0;
        for (const FoundTurn &turn : turns) {
            if (turn.actions[0] == ranked.action || isIn(turn.otherFirst, ranked.action))
                asFirst = std::max(asFirst, turn.value);
            if (verbOf(turn.actions[0]) == Verb::Take && isIn(turn.actions, ranked.action))
                anywhere = std::max(anywhere, turn.value);
        }
        QVERIFY(asFirst >= anywhere);
        QVERIFY(ranked.value > 0);
        ++cards;
    }
    QVERIFY(cards > 2);
}

void TestTekhenuSearch::cancelledTurnsAreFew()
{
    engine::CancelToken cancel;
    cancel.cancel();
    for (const Position &p : somePositions(2))
        QCOMPARE(findTurns(p, {1'200, false}, weightsFor(2), &cancel).size(), std::size_t{1});
}

// Two positions that differ in a hidden Decree are one for who does not see it.
void TestTekhenuSearch::hiddenDecreesAreNotSeen()
{
    int hidden = 0;
    for (const Position &p : somePositions(2)) {
        Position other = p;
        const std::size_t owner = 1U - p.top().seat;
        if (other.owners[owner].secret == 0)
            continue;
        const auto kept = static_cast<Card>(other.owners[owner].secret - 1);
        const Card drawn = cardOf(Decrees, std::countr_zero(other.decks[Decrees]) + 1);
        other.owners[owner].secret = static_cast<std::uint8_t>(drawn + 1);
        other.decks[Decrees] = (other.decks[Decrees] & ~cardBit(drawn)) | cardBit(kept);
        QVERIFY(searches::same(thought(p, 60), thought(other, 60)));
        ++hidden;
    }
    QVERIFY(hidden > 3);
}

// In games of two in which each plays the turn that the judgement likes best: judged before each first turn of a round.
void TestTekhenuSearch::whatIsForetoldComes()
{
    struct Bin {
        int number = 0;
        double foretold = 0;
        double came = 0;
    };
    constexpr int kPlayed = many(320);
    std::array<Bin, 5> bins;
    for (int game = 0; game < kPlayed; ++game) {
        Random random(engine::mixed(17, static_cast<std::uint64_t>(game)));
        Position p = Tekhenu::start({2, {}});
        std::vector<double> foretold;
        while (p.depth > 0) {
            if (Tekhenu::toAct(p) == seatBit(kChance)) {
                Tekhenu::apply(p, Tekhenu::sample(p, random));
                continue;
            }
            if (p.top().op == Op::Draft && p.turnIndex == 0)
                foretold.push_back(valuesOf(p, weightsFor(2))[0]);
            Tekhenu::apply(p, findTurns(p, {100, true}, weightsFor(2)).front().actions[0]);
        }
        const bool won = Tekhenu::result(p)->winners.front() == 0;
        for (const double each : foretold) {
            Bin &bin = bins[std::min<std::size_t>(4, static_cast<std::size_t>(each * 5))];
            ++bin.number;
            bin.foretold += each;
            bin.came += won ? 1 : 0;
        }
    }
    for (const Bin &bin : bins) {
        qInfo("%6d: foretold %.3f, came %.3f", bin.number, bin.foretold / bin.number, bin.came / bin.number);
        if (!kSeesRareCases)
            continue; // too few games for shares
        QVERIFY(bin.number > 60);
        QVERIFY(std::abs(bin.foretold - bin.came) / bin.number < 0.12);
    }
}

} // namespace tests::tst_tekhenu_search

TEST_CLASS(tst_tekhenu_search, TestTekhenuSearch)
#include "tst_tekhenu_search.moc"
