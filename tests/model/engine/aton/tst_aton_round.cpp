// SPDX-License-Identifier: GPL-3.0-or-later
// The search's own board, the ends of rounds and the round's table against the rules.
#include <cmath>
#include <map>

#include "games.h"
#include "model/engine/aton/player/round_table.h"
#include "model/engine/aton/player/value.h"
#include "model/engine/aton/rules/layings.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/search/shares.h"
#include "positions.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_aton_round {

using namespace positions;
using namespace engine::aton;

namespace {

/// Positions of random games in which `wanted` is true, up to a number.
template <class Wanted>
std::vector<Position> positionsWhere(std::size_t number, std::uint64_t seed, Wanted wanted)
{
    std::vector<Position> found;
    Random random(seed);
    while (found.size() < number) {
        Position position = Aton::start({});
        while (found.size() < number && Aton::toAct(position) != 0) {
            if (wanted(position, random))
                found.push_back(position);
            Aton::apply(position, anyAction(position, random));
        }
    }
    return found;
}

bool bothHold(const Position &position)
{
    return position.phase == Phase::Lay && position.sides[kRed].hand.size() == 4
           && position.sides[kAmun].hand.size() == 4;
}

float shareIn(const RoundTable &table, int red, int blue) { return table.shares()[red * kLayings + blue]; }

double redOf(const Position &position) { return engine::search::shares(*Aton::result(position), 2)[kRed]; }

/// The best that both can do by the rules, square by square, equal squares tried once; nothing where it takes too long
/// or a scoring follows, whose takings a table only guesses.
class Rulebook {
public:
    explicit Rulebook(const RoundEnd &end) : m_end(end) {}

    std::optional<double> red(const Position &position)
    {
        if (++m_seen > 30'000 || position.phase == Phase::Take || position.phase == Phase::Draw)
            return std::nullopt;
        if (position.phase == Phase::Over)
            return redOf(position);
        if (position.phase == Phase::Deal)
            return redShare(m_end.nextRound(Board(position), position.sides[kRed].score, position.sides[kAmun].score));
        std::optional<double> best;
        Squares tried = 0;
        Aton::Actions actions;
        Aton::legal(position, actions);
        for (const Action action : actions) {
            const Squares equal = kClassSquares[classOf(squareArgument(action))];
            if ((tried & equal) != 0)
                continue;
            tried |= equal;
            Position next = position;
            Aton::apply(next, action);
            const std::optional<double> share = red(next);
            if (!share)
                return std::nullopt;
            best = !best ? *share : position.actor == kRed ? std::max(*best, *share) : std::min(*best, *share);
        }
        return best;
    }

private:
    const RoundEnd &m_end;
    int m_seen = 0;
};

Turn turnOf(const Position &position, Seat seat)
{
    Turn turn;
    turn.seat = seat;
    turn.removals = removalAsked(position, position.sides[seat].laid.at(2));
    turn.allowed = position.sides[seat].laid.at(3);
    turn.placements = position.sides[seat].laid.at(4);
    return turn;
}

/// True if no more lines are there than a search keeps.
bool isNarrow(const Position &position)
{
    const auto few = [](const Lines &lines) { return lines.size() < Lines::kMost / 2; };
    if (position.first == kNobody)
        return false;
    const Heuristic &heuristic = Heuristic::of(Ahead::Round);
    const Lines first(Board(position), turnOf(position, position.first), heuristic, Lines::kMost);
    return few(first) && std::all_of(first.begin(), first.end(), [&](const Line &line) {
               return few(Lines(line.board, turnOf(position, otherSeat(position.first)), heuristic, Lines::kMost));
           });
}

Wanted all()
{
    Wanted wanted;
    for (auto &rows : wanted.rows)
        rows.fill(true);
    return wanted;
}

/// The same position with the colours exchanged.
Position exchangedColours(Position position)
{
    std::swap(position.sides[kRed], position.sides[kAmun]);
    return position;
}

} // namespace

class TestAtonRound : public QObject {
    Q_OBJECT

private slots:
    void classesAreEqualSquares();
    void boardFollowsTheRules();
    void endsOfRoundsAreThoseOfTheRules();
    void cellsAreThoseOfTheRules();
    void coloursAreEqual();
    void threadsMakeNoDifference();
    void handsAddUp();
    void equilibriaOfRounds();
};

void TestAtonRound::classesAreEqualSquares()
{
    for (int square = 0; square < kSquares; ++square) {
        const int which = classOf(square);
        QCOMPARE(templePart(which), templeOf(square) - 1);
        for (Squares left = kClassSquares[which]; left != 0; left &= left - 1) {
            const int other = std::countr_zero(left);
            QCOMPARE(printedAt(other), printedAt(square));
            QCOMPARE(templeOf(other), templeOf(square));
        }
    }
}

void TestAtonRound::boardFollowsTheRules()
{
    QCOMPARE(firstBreach(kGames / 20,
                         [](const Position &p) -> const char * {
                             const Board board(p);
                             for (const Seat seat : {kRed, kAmun}) {
                                 if (board.stock(seat) != p.sides[seat].stock())
                                     return "another stock";
                                 if (board.isFilled(seat) != (filled(p.sides[seat].squares) != Reason::None))
                                     return "another end";
                                 if (engine::aton::count(board.squares()[seat])
                                     != engine::aton::count(p.sides[seat].squares))
                                     return "counters are lost";
                             }
                             if (!(Board([&] {
                                       Position same = p;
                                       for (const Seat seat : {kRed, kAmun})
                                           same.sides[seat].squares = board.squares()[seat];
                                       return same;
                                   }())
                                   == board))
                                 return "squares of other classes";
                             if (engine::aton::scoringPoints(board) != engine::aton::scoringPoints(p))
                                 return "other points";
                             return nullptr;
                         }),
             std::string());
}

void TestAtonRound::endsOfRoundsAreThoseOfTheRules()
{
    // The last action of a round by the rules against the board's.
    int ended = 0;
    for (const Position &position : positionsWhere(2'000, 3, [](const Position &p, Random &) {
             return p.phase == Phase::Place && p.pending == 1 && p.actor != p.first && p.surplus == 0;
         })) {
        Aton::Actions actions;
        Aton::legal(position, actions);
        const RoundEnd end(position);
        for (const Action action : actions) {
            Position next = position;
            Aton::apply(next, action);
            Board board(position);
            board.put(position.actor, classOf(squareArgument(action)));
            if (board.isFilled(position.actor)) {
                QCOMPARE(next.phase, Phase::Over);
                continue;
            }
            const double share = end.share(board, position.sides[kRed].score, position.sides[kAmun].score);
            if (next.phase == Phase::Over) {
                ++ended;
                QCOMPARE(share, redOf(next));
            } else if (next.phase == Phase::Deal) {
                QVERIFY2(std::abs(share - redShare(next)) < 1e-6, Aton::text(next).c_str());
            }
        }
    }
    QVERIFY(ended > 20);
}

void TestAtonRound::cellsAreThoseOfTheRules()
{
    int compared = 0;
    for (const Position &position : positionsWhere(many(80), 5, [](const Position &p, Random &random) {
             return bothHold(p) && p.round > 1 && random.below(4) == 0;
         })) {
        const RoundEnd end(position);
        Wanted wanted;
        for (const Seat seat : {kRed, kAmun}) {
            const auto [begin, last] = layingsRange(position.sides[seat].hand);
            std::fill(wanted.rows[seat].begin() + begin, wanted.rows[seat].begin() + last, true);
        }
        const RoundTable table(position, end, wanted, {64, 64, 64}, 1, engine::CancelToken());
        for (const Laid red : layingsOf(position.sides[kRed].hand)) {
            for (const Laid blue : layingsOf(position.sides[kAmun].hand)) {
                Position next = position;
                Aton::apply(next, makeLay(kRed, red));
                Aton::apply(next, makeLay(kAmun, blue));
                if (!isNarrow(next))
                    continue;
                const std::optional<double> share = Rulebook(end).red(next);
                if (!share)
                    continue;
                ++compared;
                const auto cell = static_cast<double>(shareIn(table, indexOf(red), indexOf(blue)));
                QVERIFY2(std::abs(*share - cell) < 1e-5, Aton::text(next).c_str());
            }
        }
    }
    QVERIFY2(compared > (kSeesRareCases ? 100 : 0), std::to_string(compared).c_str());
}

void TestAtonRound::coloursAreEqual()
{
    for (const Position &position : positionsWhere(
             many(10), 7, [](const Position &p, Random &random) { return bothHold(p) && random.below(4) == 0; })) {
        const Position other = exchangedColours(position);
        const RoundTable table(position, RoundEnd(position), all(), {1, 2, 3}, 1, engine::CancelToken());
        const RoundTable mirrored(other, RoundEnd(other), all(), {1, 2, 3}, 1, engine::CancelToken());
        for (int red = 0; red < kLayings; ++red) {
            for (int blue = 0; blue < kLayings; ++blue)
                QVERIFY(std::abs(shareIn(table, red, blue) + shareIn(mirrored, blue, red) - 1) < 1e-5F);
        }
    }
}

void TestAtonRound::threadsMakeNoDifference()
{
    const Position position =
        positionsWhere(1, 9, [](const Position &p, Random &) { return bothHold(p) && p.round == 4; })[0];
    const RoundEnd end(position);
    const RoundTable one(position, end, all(), {1, 2, 3}, 1, engine::CancelToken());
    const RoundTable three(position, end, all(), {1, 2, 3}, 3, engine::CancelToken());
    QVERIFY(one.shares() == three.shares());
    QCOMPARE(one.nodes(), three.nodes());
}

void TestAtonRound::handsAddUp()
{
    const char *const breach = [] {
        for (const Position &p : positionsWhere(3'000, 11, [](const Position &q, Random &) { return bothHold(q); })) {
            for (const Seat seat : {kRed, kAmun}) {
                double sum = 0;
                double own = 0;
                for (const LikelyHand &hand : likelyHands(p, seat)) {
                    sum += hand.weight;
                    own += hand.hand == p.sides[seat].hand ? hand.weight : 0;
                }
                if (std::abs(sum - 1) > 1e-9)
                    return "weights do not sum up";
                if (own <= 0)
                    return "the hand held is held for impossible";
                const Position seen = Aton::observe(p, otherSeat(seat));
                const auto theirs = likelyHands(seen, seat);
                const auto full = likelyHands(p, seat);
                for (std::size_t i = 0; i < full.size(); ++i) {
                    if (!(theirs.at(i).hand == full[i].hand) || theirs[i].weight != full[i].weight)
                        return "the other sees other hands";
                }
            }
        }
        return static_cast<const char *>(nullptr);
    }();
    QVERIFY2(!breach, breach);
}

void TestAtonRound::equilibriaOfRounds()
{
    constexpr int kNumber = std::min(tests::many(1'000), 400); // as good to the thousandth as more of them
    const auto known = [](const Position &p) {
        return likelyHands(p, kRed).size() + likelyHands(p, kAmun).size() == 2;
    };
    auto positions =
        positionsWhere(kNumber / 5, 13, [&](const Position &p, Random &) { return bothHold(p) && known(p); });
    const auto others = positionsWhere(kNumber - kNumber / 5, 14, [&](const Position &p, Random &random) {
        return bothHold(p) && !known(p) && random.below(8) == 0;
    });
    positions.insert(positions.end(), others.begin(), others.end());
    std::vector<double> errors;
    for (const Position &p : positions) {
        const auto red = likelyHands(p, kRed);
        const auto blue = likelyHands(p, kAmun);
        const RoundTable table(p, RoundEnd(p), Wanted::of(red, blue), {1, 1, 1}, 1, engine::CancelToken());
        const auto game = roundGame(table, red, blue);
        const auto play = engine::search::solve(game, 300, engine::CancelToken());
        errors.push_back(engine::search::nashConv(game, play.rowPlay, play.columnPlay));
    }
    double sum = 0;
    for (const double error : errors)
        sum += error;
    std::sort(errors.begin(), errors.end());
    qInfo("NashConv of %d positions: mean %.6f, 95 %% below %.6f", kNumber, sum / kNumber,
          errors[errors.size() * 95 / 100]);
    QVERIFY(sum / kNumber <= 0.001);
    QVERIFY(errors[errors.size() * 95 / 100] <= 0.005);
}

} // namespace tests::tst_aton_round

TEST_CLASS(tst_aton_round, TestAtonRound)
#include "tst_aton_round.moc"
