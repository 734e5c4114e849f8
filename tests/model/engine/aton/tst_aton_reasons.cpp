// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says for an action is true: looked at in every choice of many games, by playing it.
#include <algorithm>
#include <functional>
#include <map>

#include "model/engine/aton/rules/scoring.h"
#include "model/engine/core/game.h"
#include "model/engine/core/panel.h"
#include "positions.h"
#include "tests/test_class.h"

namespace tests::tst_aton_reasons {

using namespace positions;
using engine::aton::Cards;
using engine::aton::Laid;
using engine::aton::laidArgument;
using engine::aton::otherSeat;
using engine::aton::Squares;
using engine::aton::Verb;

namespace {

constexpr int kGames = 60;

/// A choice in a game, and one reason for one of the actions.
struct Said {
    const Position &full;
    Action action;
    const Message &reason;

    Seat seat() const { return action.actor(); }
    Seat other() const { return otherSeat(action.actor()); }
    int n() const { return static_cast<int>(reason.number("n", -1)); }
    Laid laid() const { return laidArgument(action); }
};

struct Row {
    std::vector<int> held;
    std::vector<int> points;
};

/// The table of the scoring as the window shows it, by the topic of a reason.
std::map<std::string, Row> scoring(const Position &position)
{
    std::map<std::string, Row> rows;
    const engine::Panel panel = Aton::panels(position).front();
    for (const engine::PanelRow &row : panel.rows)
        rows[row.id] = {row.counts, row.points};
    return rows;
}

Squares squaresOf(const std::string &way)
{
    using namespace engine::aton;
    return way == "yellow" ? kYellow : way == "green" ? kGreen : templeSquares(way.back() - '0');
}

/// Four counters are enough, and two removals to make room for them.
bool isInReach(const Position &position, Seat seat, Squares squares)
{
    using engine::aton::count;
    const Squares own = position.sides[seat].squares;
    const Squares other = position.sides[otherSeat(seat)].squares;
    return count(squares & ~own) <= std::min(4, position.sides[seat].stock())
           && count(squares & other) <= (position.round > 1 ? 2 : 0);
}

/// Both lay: the seat these cards, the other one such cards as the test likes, which need not be in any pile.
Position bothLay(const Said &said, Laid others)
{
    Position p = said.full;
    for (Side &side : p.sides) {
        side.hasLaid = false;
        side.laid = Laid{};
        side.known = Cards{};
    }
    p.sides[said.seat()].hand = said.laid().cards();
    p.sides[said.other()].hand = others.cards();
    Aton::apply(p, engine::aton::makeLay(said.seat(), said.laid()));
    Aton::apply(p, engine::aton::makeLay(said.other(), others));
    return p;
}

Laid cards(int first, int second, int third, int fourth)
{
    Laid laid;
    laid.set(1, first);
    laid.set(2, second);
    laid.set(3, third);
    laid.set(4, fourth);
    return laid;
}

/// The same with the seat playing first, where that can be; nobody wins by points before.
std::optional<Position> seatFirst(const Said &said)
{
    const int own = said.laid().at(1);
    const Position p = bothLay(said, cards(said.laid().at(2) == 4 ? std::min(4, own + 1) : own, 4, 1, 1));
    if (p.phase == Phase::Over || p.phase == Phase::Draw || p.first != said.seat())
        return std::nullopt;
    return p;
}

bool wins(const Position &position, Seat seat)
{
    const auto result = Aton::result(position);
    return result && result->winners == std::vector<Seat>{seat};
}

/// Plays the seat's cards on these squares as far as that goes.
Position filling(Position position, Seat seat, Squares squares)
{
    while (position.actor == seat && (position.phase == Phase::Remove || position.phase == Phase::Place)) {
        const Squares all = engine::aton::choices(position);
        const bool ownGoes = position.phase == Phase::Remove && (all & position.sides[seat].squares) != 0;
        const Squares liked = all & (ownGoes ? ~squares : squares);
        const Verb verb = position.phase == Phase::Remove ? Verb::Remove : Verb::Place;
        const int square = std::countr_zero(liked != 0 ? liked : all);
        Aton::apply(position, engine::aton::makeSquare(seat, verb, square));
    }
    return position;
}

int sumOf(Cards hand)
{
    int sum = 0;
    for (int value = 1; value <= 4; ++value)
        sum += value * hand.count(value);
    return sum;
}

int lead(const Position &position, Seat seat)
{
    const auto points = engine::aton::scoringPoints(position);
    return points[seat] - points[otherSeat(seat)];
}

// ---- whether it is true

bool isWon(const Said &said)
{
    const Position next = after<Aton>(said.full, said.action);
    return wins(next, said.seat()) && said.reason.text("reason") == engine::aton::reasonName(next.reason);
}

bool isStopped(const Said &said)
{
    const Squares way = squaresOf(std::string(said.reason.text("for")));
    return isInReach(said.full, said.other(), way)
           && !isInReach(after<Aton>(said.full, said.action), said.other(), way);
}

bool isNear(const Said &said)
{
    const Squares way = squaresOf(std::string(said.reason.text("for")));
    const Position next = after<Aton>(said.full, said.action);
    return isInReach(next, said.seat(), way) && said.n() == engine::aton::count(next.sides[said.seat()].squares & way);
}

/// One of the reasons that compare the scoring before and after.
bool isScored(const Said &said)
{
    const std::string row(said.reason.text("for"));
    const Row was = scoring(said.full)[row];
    const Row is = scoring(after<Aton>(said.full, said.action))[row];
    const Seat own = said.seat();
    const Seat other = said.other();
    const auto points = static_cast<int>(said.reason.number("points"));
    const bool ahead = was.held[own] > was.held[other];
    const bool isAhead = is.held[own] > is.held[other];
    const std::string id = said.reason.id.substr(std::string("because.").size());
    if (id == "majority")
        return !ahead && isAhead && is.points[own] == points;
    if (id == "breaks")
        return was.held[other] > was.held[own] && is.held[other] <= is.held[own];
    if (id == "less")
        return was.points[other] - is.points[other] == points && points > 0;
    return is.points[own] - was.points[own] == points && points > 0;
}

bool costsNothing(const Said &said)
{
    return lead(after<Aton>(said.full, said.action), said.seat()) >= lead(said.full, said.seat());
}

bool costsLeast(const Said &said)
{
    const auto cost = [&](Action action) {
        return lead(said.full, said.seat()) - lead(after<Aton>(said.full, action), said.seat());
    };
    Aton::Actions actions;
    Aton::legal(said.full, actions);
    return cost(said.action) == said.n()
           && std::none_of(actions.begin(), actions.end(), [&](Action each) { return cost(each) < said.n(); });
}

bool laysToWin(const Said &said)
{
    for (int opposite = 1; opposite <= 4; ++opposite) {
        const Position p = bothLay(said, cards(opposite, 1, 1, 1));
        if ((wins(p, said.seat()) && p.reason == engine::aton::Reason::Points) != (opposite <= said.n()))
            return false;
    }
    return true;
}

bool guards(const Said &said)
{
    return !wins(bothLay(said, cards(4, 1, 1, 1)), said.other()) && said.full.sides[said.other()].score + 6 >= 40;
}

bool fills(const Said &said)
{
    const std::optional<Position> p = seatFirst(said);
    return !p || wins(filling(*p, said.seat(), squaresOf(std::string(said.reason.text("reason")))), said.seat());
}

bool removes(const Said &said)
{
    const std::optional<Position> p = seatFirst(said);
    return !p || (p->phase == Phase::Remove && p->pending == said.n() && said.laid().at(2) > 2);
}

bool bringsScoring(const Said &said)
{
    const Row total = scoring(said.full)["total"];
    return said.full.kingdom() + said.n() == 8 && total.points[said.seat()] == said.reason.number("points")
           && total.points[said.other()] == said.reason.number("against")
           && total.points[said.seat()] > total.points[said.other()];
}

bool isFirst(const Said &said)
{
    for (int opposite = 2; opposite <= 4; ++opposite) {
        const Position p = bothLay(said, cards(said.laid().at(1), opposite, 1, 1));
        if (p.phase != Phase::Over && p.first != said.seat())
            return false;
    }
    return true;
}

bool isHigher(const Said &said)
{
    const Side &side = said.full.sides[said.other()];
    const Cards all = side.known.size() == 4 ? side.known : side.pile + side.hand + side.exchanged + side.laid.cards();
    int lower = 0;
    for (int value = 1; value < said.reason.number("value"); ++value)
        lower += all.count(value);
    return lower == said.n() && all.size() == said.reason.number("all")
           && said.reason.number("value") == said.laid().at(1);
}

bool places(const Said &said)
{
    std::optional<Position> p = seatFirst(said);
    while (p && p->phase == Phase::Remove && p->actor == said.seat())
        Aton::apply(*p,
                    engine::aton::makeSquare(said.seat(), Verb::Remove, std::countr_zero(engine::aton::choices(*p))));
    return !p || p->phase == Phase::Over || (p->phase == Phase::Place && p->pending >= said.n());
}

bool isWeak(const Said &said)
{
    const Side &own = said.full.sides[said.seat()];
    return sumOf(own.hand) == said.n() && said.n() < said.reason.number("usual")
           && std::abs(4.0 * sumOf(own.pile) / own.pile.size() - static_cast<double>(said.reason.number("usual")))
                  <= 0.5;
}

bool isHighest(const Said &said) { return said.laid().at(1) == 4; }

const std::map<std::string, std::function<bool(const Said &)>> kChecks{
    {"wins", isWon},
    {"stops", isStopped},
    {"near", isNear},
    {"majority", isScored},
    {"breaks", isScored},
    {"more", isScored},
    {"less", isScored},
    {"bonus", isScored},
    {"costs-nothing", costsNothing},
    {"costs-least", costsLeast},
    {"lay-wins", laysToWin},
    {"lay-guards", guards},
    {"lay-fills", fills},
    {"lay-removes", removes},
    {"lay-removes-one", removes},
    {"lay-removes-two", removes},
    {"lay-scoring", bringsScoring},
    {"lay-first", isFirst},
    {"lay-highest", isHighest},
    {"lay-higher", isHigher},
    {"lay-places", places},
    {"lay-places-one", places},
    {"lay-places-two", places},
    {"weak-hand", isWeak},
};

/// Looks at all reasons for all that can be done there; the first one that is not true, or empty.
std::string firstLie(const Position &full, std::map<std::string, int> &said)
{
    for (const Seat seat : {kRed, kAmun}) {
        if (!engine::contains(Aton::toAct(full), seat))
            continue;
        const Position view = Aton::observe(full, seat);
        Aton::Actions actions;
        Aton::legal(view, actions);
        for (const Action action : actions) {
            if (action.actor() != seat)
                continue;
            const std::vector<Message> reasons = Aton::reasons(view, action, {});
            if (reasons.size() > 3)
                return "too many";
            for (const Message &reason : reasons) {
                const std::string id = reason.id.substr(std::string("because.").size());
                ++said[id];
                const auto check = kChecks.find(id);
                if (check == kChecks.end())
                    return "not checked: " + reason.id;
                if (!check->second({full, action, reason}))
                    return reason.id + " n=" + std::to_string(reason.number("n")) + " "
                           + Aton::actionText(full, action, kNobody) + " in " + Aton::text(full);
            }
        }
    }
    return {};
}

std::vector<std::string> idsFor(const Position &position, const std::string &text)
{
    const Action chosen = action(text);
    const Position view = Aton::observe(position, chosen.actor());
    std::vector<std::string> ids;
    for (const Message &reason : Aton::reasons(view, chosen, {}))
        ids.push_back(reason.id);
    return ids;
}

bool says(const Position &position, const std::string &text, const std::string &id)
{
    const std::vector<std::string> ids = idsFor(position, text);
    return std::find(ids.begin(), ids.end(), "because." + id) != ids.end();
}

} // namespace

class TestAtonReasons : public QObject {
    Q_OBJECT

private slots:
    void allThatIsSaidIsTrue();
    void theWeightiestComesFirst();
    void winsAndDefencesAreNamed();
};

void TestAtonReasons::allThatIsSaidIsTrue()
{
    std::map<std::string, int> said;
    for (int game = 0; game < kGames; ++game) {
        Random random(static_cast<std::uint64_t>(game));
        Position position = Aton::start({});
        while (Aton::toAct(position) != 0) {
            QCOMPARE(firstLie(position, said), std::string());
            Aton::apply(position, likely<Aton>(position, random, 4));
        }
    }
    for (const auto &[id, check] : kChecks)
        QVERIFY2(said[id] > 0, id.c_str());
}

void TestAtonReasons::theWeightiestComesFirst()
{
    // Red wins with the last yellow square; whatever else 1a brings goes without saying.
    Setup setup;
    setup.temples = {".rrr", "rrrr", "rrr", "rrr"};
    setup.phase = "place:red:1";
    setup.first = "red";
    setup.red.laid = "1141";
    setup.blue.laid = "1222";
    const Position position = setup.position();
    QCOMPARE(idsFor(position, "red place 1a"), std::vector<std::string>{"because.wins"});
    QVERIFY(!says(position, "red place 1e", "wins"));
}

void TestAtonReasons::winsAndDefencesAreNamed()
{
    Setup setup = beforeLaying("1144", "1234");
    setup.red.score = 34;
    setup.blue.score = 36;
    QVERIFY(says(setup.position(), "red lay 4141", "lay-wins"));
    QVERIFY(says(setup.position(), "red lay 4141", "lay-guards"));
    QVERIFY(!says(setup.position(), "red lay 1441", "lay-wins"));
    QVERIFY(!says(setup.position(), "red lay 1144", "lay-fills"));
    setup.temples = {"r", "rrrrrrrr"}; // the counter that has to go is not one of temple 2
    QVERIFY(says(setup.position(), "red lay 1144", "lay-fills"));
    QVERIFY(!says(setup.position(), "red lay 1414", "lay-fills")); // temple 2 is not open
}

} // namespace tests::tst_aton_reasons

TEST_CLASS(tst_aton_reasons, TestAtonReasons)
#include "tst_aton_reasons.moc"
