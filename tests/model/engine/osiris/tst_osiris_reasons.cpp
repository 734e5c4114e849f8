// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says for an action is true: looked at in every choice of many games, by playing it.
#include <algorithm>
#include <functional>
#include <map>

#include "model/engine/core/message_seats.h"
#include "model/engine/osiris/rules/tally.h"
#include "positions.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_reasons {

using namespace positions;
using engine::osiris::kAway;
using engine::osiris::kGods;
using engine::osiris::kPriests;
using engine::osiris::kTip;
using engine::osiris::kUnderTip;
using engine::osiris::kUnknownGod;
using engine::osiris::ownerOfPriest;
using engine::osiris::Verb;
using engine::osiris::verbOf;

namespace {

constexpr int kGames = 40;
constexpr int kMostActions = 400;

struct Said {
    const Position &full;
    const Position &view;
    Action action;
    const Message &reason;

    Seat seat() const { return action.actor(); }
    int n() const { return static_cast<int>(reason.number("n", -1)); }
    God god(const char *field = "god") const { return positions::god(std::string(reason.text(field))); }
    int priest(const char *field) const { return positions::priest(std::string(reason.text(field))); }
};

bool wins(const Position &position, Seat seat)
{
    const auto result = Osiris::result(position);
    return result && result->winners == std::vector<Seat>{seat};
}

/// The position with that god where another one lies; they change places.
Position with(Position position, std::size_t index, God god)
{
    auto *const found = std::find(position.gods.begin(), position.gods.end(), god);
    if (found != position.gods.end())
        *found = position.gods[index];
    position.gods[index] = god;
    return position;
}

/// The gods that may lie there for all that the seat knows.
std::vector<God> possible(const Said &said, std::size_t index)
{
    if (said.view.gods[index] != kUnknownGod)
        return {said.view.gods[index]};
    std::vector<God> gods;
    for (God god = 0; god < kGods; ++god) {
        if (std::find(said.view.gods.begin(), said.view.gods.end(), god) == said.view.gods.end())
            gods.push_back(god);
    }
    return gods;
}

/// Of how many of them something is true.
int number(const Said &said, std::size_t index, const std::function<bool(const Position &)> &isTrue)
{
    int n = 0;
    for (const God god : possible(said, index))
        n += isTrue(with(said.full, index, god)) ? 1 : 0;
    return n;
}

std::size_t deciding(const Said &said)
{
    const bool own = verbOf(said.action) == Verb::Step && said.full.tip == TipRule::Priest;
    return own ? static_cast<std::size_t>(engine::osiris::priestArgument(said.action)) : kUnderTip;
}

std::size_t rivalAt(const Said &said)
{
    return engine::osiris::priestAt(said.full, engine::osiris::stepArgument(said.action));
}

/// Power that a priest of nobody's needs from there to the tip: tried node by node.
int power(const Position &position, Node from)
{
    std::map<Node, int> paid{{from, 0}};
    std::vector<Node> next{from};
    while (!next.empty()) {
        const Node node = next.back();
        next.pop_back();
        for (const engine::osiris::Edge way : engine::osiris::kGraph[node]) {
            const bool closed = way.kind != engine::osiris::StepKind::Side && engine::osiris::isSpace(way.to)
                                && (position.blockades & engine::osiris::spaceBit(way.to)) != 0;
            const int all = paid[node] + way.cost;
            if (closed || (paid.count(way.to) != 0 && paid[way.to] <= all))
                continue;
            paid[way.to] = all;
            next.push_back(way.to);
        }
    }
    return paid.count(kTip) != 0 ? paid[kTip] : 1000;
}

bool isHeard(const Said &said, bool secret)
{
    for (Seat seat = 0; seat < said.full.seats; ++seat) {
        const std::string_view id = engine::osiris::seatName(seat);
        if (engine::isFor(said.reason, id) != (!secret || seat == said.seat()))
            return false;
    }
    return true;
}

// ---- whether it is true

bool endsWell(const Said &said)
{
    const Position next = after<Osiris>(said.full, said.action);
    return isHeard(said, true) && wins(next, said.seat()) && next.gods[deciding(said)] == said.god()
           && engine::osiris::followersOf(next, said.seat(), said.god()) == said.n();
}

bool mayEndWell(const Said &said)
{
    const std::size_t index = deciding(said);
    const int all = static_cast<int>(possible(said, index).size());
    const int won =
        number(said, index, [&](const Position &p) { return wins(after<Osiris>(p, said.action), said.seat()); });
    return isHeard(said, true) && won == said.n() && all == said.reason.number("all") && 2 * won > all && all > 1;
}

bool isFight(const Said &said)
{
    const std::size_t rival = rivalAt(said);
    const int all = static_cast<int>(possible(said, rival).size());
    const int won =
        number(said, rival, [&](const Position &p) { return after<Osiris>(p, said.action).winner != rival; });
    const bool certain = said.reason.id != "because.likely-fight";
    return isHeard(said, true) && said.n() == won && said.reason.number("all") == all
           && (certain ? won == all : won < all && 2 * won > all);
}

bool sendsHome(const Said &said)
{
    const std::size_t rival = rivalAt(said);
    const Position next = after<Osiris>(said.full, said.action);
    return isHeard(said, true) && said.priest("rival") == static_cast<int>(rival)
           && next.at[rival] == engine::osiris::townOf(static_cast<int>(rival))
           && said.n() == power(said.full, said.full.at[rival]);
}

bool learns(const Said &said)
{
    const std::size_t rival = rivalAt(said);
    return isHeard(said, false) && said.view.gods[rival] == kUnknownGod
           && Osiris::observe(after<Osiris>(said.full, said.action), said.seat()).gods[rival] != kUnknownGod;
}

bool isNearer(const Said &said)
{
    const auto priest = static_cast<std::size_t>(engine::osiris::priestArgument(said.action));
    const Position next = after<Osiris>(said.full, said.action);
    return isHeard(said, false) && power(said.full, said.full.at[priest]) == said.reason.number("was")
           && power(next, next.at[priest]) == said.n() && said.n() < said.reason.number("was");
}

bool takesBlockade(const Said &said)
{
    const Position next = after<Osiris>(said.full, said.action);
    return isHeard(said, false) && std::popcount(next.blockades) + 1 == std::popcount(said.full.blockades);
}

bool lengthens(const Said &said)
{
    const auto rival = static_cast<std::size_t>(said.priest("rival"));
    const Position next = after<Osiris>(said.full, said.action);
    const int is = power(next, next.at[rival]);
    const bool bars = said.reason.id == "because.bars";
    return isHeard(said, false) && ownerOfPriest(said.full, static_cast<int>(rival)) != said.seat()
           && power(said.full, said.full.at[rival]) == said.reason.number("was") && (bars ? is == 1000 : is == said.n())
           && is > said.reason.number("was");
}

bool keepsPower(const Said &said) { return isHeard(said, false) && said.full.left == said.n(); }

bool isOwnGod(const Said &said)
{
    const int priest = said.priest("under");
    return isHeard(said, true) && ownerOfPriest(said.full, priest) == said.seat()
           && said.full.gods[priest] == said.god()
           && after<Osiris>(said.full, said.action).temples[said.god()].all() == said.n();
}

bool isBluff(const Said &said)
{
    for (int priest = 0; priest < kPriests; ++priest) {
        const bool own = said.full.at[priest] != kAway && ownerOfPriest(said.full, priest) == said.seat();
        if (own && said.full.gods[priest] == said.god())
            return false;
    }
    return isHeard(said, true);
}

bool hasMost(const Said &said)
{
    const Position next = after<Osiris>(said.full, said.action);
    for (Seat other = 0; other < said.full.seats; ++other) {
        if (other != said.seat()
            && engine::osiris::followersOf(next, other, said.god())
                   >= engine::osiris::followersOf(next, said.seat(), said.god()))
            return false;
    }
    return isHeard(said, false) && engine::osiris::followersOf(next, said.seat(), said.god()) == said.n();
}

bool weakens(const Said &said)
{
    const int rival = said.priest("under");
    const Position next = after<Osiris>(said.full, said.action);
    return isHeard(said, true) && ownerOfPriest(said.full, rival) != said.seat() && said.full.gods[rival] == said.god()
           && next.temples[said.god()].all() == said.n()
           && next.temples[said.god()].all() < said.full.temples[said.god()].all();
}

/// What the winner of a fight has afterwards, beside what the loser has.
bool isBetterGod(const Said &said)
{
    const Position next = after<Osiris>(said.full, said.action);
    const bool followers = said.reason.id == "because.more-followers";
    const auto figure = [&](God god) {
        return followers ? engine::osiris::followersOf(next, said.seat(), god) : next.temples[god].all();
    };
    return isHeard(said, true) && next.gods[said.full.winner] == said.god()
           && next.gods[said.full.loser] == said.god("rival-god") && figure(said.god()) == said.n()
           && figure(said.god("rival-god")) == said.reason.number("against")
           && said.n() > said.reason.number("against");
}

const std::map<std::string, std::function<bool(const Said &)>> kChecks{
    {"wins-tip", endsWell},
    {"wins-closed", endsWell},
    {"may-win-tip", mayEndWell},
    {"may-win-closed", mayEndWell},
    {"stronger-god", isFight},
    {"strongest-god", isFight},
    {"likely-fight", isFight},
    {"sends-home", sendsHome},
    {"learns-god", learns},
    {"nearer", isNearer},
    {"takes-blockade", takesBlockade},
    {"lengthens", lengthens},
    {"bars", lengthens},
    {"keeps-power", keepsPower},
    {"own-god", isOwnGod},
    {"bluff", isBluff},
    {"most-followers", hasMost},
    {"weakens", weakens},
    {"more-followers", isBetterGod},
    {"has-stronger", isBetterGod},
};

/// Those that random games hardly come to.
const std::vector<std::string> kRare{"wins-closed", "may-win-closed", "strongest-god", "bars"};

std::string lieAbout(const Said &said, std::map<std::string, int> &ids)
{
    const std::string id = said.reason.id.substr(std::string("because.").size());
    ++ids[id];
    const auto check = kChecks.find(id);
    if (check == kChecks.end())
        return "not checked: " + said.reason.id;
    return check->second(said) ? std::string()
                               : said.reason.id + ": " + text(said.action) + " in " + Osiris::text(said.full);
}

/// Looks at all reasons for all that can be done there; the first one that is not true, or empty.
std::string firstLie(const Position &full, std::map<std::string, int> &ids)
{
    Osiris::Actions actions;
    Osiris::legal(full, actions);
    for (const Action action : actions) {
        const Position view = Osiris::observe(full, action.actor());
        const std::vector<Message> reasons = Osiris::reasons(view, action, {});
        if (reasons.size() > 3)
            return "too many";
        for (const Message &reason : reasons) {
            if (std::string lie = lieAbout({full, view, action, reason}, ids); !lie.empty())
                return lie;
        }
    }
    return {};
}

std::vector<std::string> idsFor(const Position &position, const std::string &words)
{
    const Action chosen = action(words);
    std::vector<std::string> ids;
    for (const Message &reason : Osiris::reasons(Osiris::observe(position, chosen.actor()), chosen, {}))
        ids.push_back(reason.id);
    return ids;
}

using Ids = std::vector<std::string>;

} // namespace

class TestOsirisReasons : public QObject {
    Q_OBJECT

private slots:
    void allThatIsSaidIsTrue();
    void theTip();
    void aFight();
    void blockades();
};

void TestOsirisReasons::allThatIsSaidIsTrue()
{
    std::map<std::string, int> ids;
    for (int game = 0; game < kGames; ++game) {
        Random random(static_cast<std::uint64_t>(game));
        Position position = start(2 + game % 3, game % 2 == 0 ? TipRule::Priest : TipRule::Pyramid);
        for (int action = 0; action < kMostActions && Osiris::toAct(position) != 0; ++action) {
            if (Osiris::toAct(position) != seatBit(kChance))
                QCOMPARE(firstLie(position, ids), std::string());
            Osiris::apply(position, likely<Osiris>(position, random, 3));
        }
    }
    for (const auto &[id, check] : kChecks) {
        const bool rare = std::find(kRare.begin(), kRare.end(), id) != kRare.end();
        QVERIFY2(rare || ids[id] > 0, id.c_str());
    }
}

void TestOsirisReasons::theTip()
{
    Setup setup;
    setup.priests = {{"a0", "N-4-0"}};
    setup.towns = {{"a0", 2}};
    setup.gods = {{"a0", "isis"}};
    setup.followers = {{"isis", "aab"}};
    QCOMPARE(idsFor(setup.position(), "a step a0 tip"), Ids{"because.wins-tip"});
    setup.followers = {{"isis", "abb"}};
    QCOMPARE(idsFor(setup.position(), "a step a0 tip"), Ids());
}

void TestOsirisReasons::aFight()
{
    Setup setup;
    setup.priests = {{"a0", "N-3-0"}, {"b0", "N-4-0"}};
    setup.towns = {{"a0", 4}};
    setup.gods = {{"a0", "isis"}, {"b0", "seth"}};
    setup.followers = {{"isis", "aaabbb"}, {"seth", "cd"},    {"horus", "ccc"},
                       {"ptah", "ddd"},    {"sobek", "abcd"}, {"amun", "ab"}};
    const Ids ids = idsFor(setup.position(), "a step a0 N-4-0");
    QCOMPARE(ids, (Ids{"because.strongest-god", "because.sends-home", "because.learns-god"}));
}

void TestOsirisReasons::blockades()
{
    Setup setup;
    setup.priests = {{"a0", "N-3-1"}, {"b0", "N-3-0"}};
    setup.towns = {{"a0", 2}};
    setup.blockades = {"E-4-0", "S-4-0", "W-4-0"};
    Position position = play(setup.position(), {"a step a0 E-3-0"});
    QCOMPARE(position.left, 1);
    QVERIFY(idsFor(position, "a block E-3-1").empty() || idsFor(position, "a block E-3-1") != Ids{"because.bars"});
    std::map<std::string, int> ids;
    QCOMPARE(firstLie(position, ids), std::string());
    QVERIFY(ids["wins-closed"] + ids["may-win-closed"] <= 1);
}

} // namespace tests::tst_osiris_reasons

TEST_CLASS(tst_osiris_reasons, TestOsirisReasons)
#include "tst_osiris_reasons.moc"
