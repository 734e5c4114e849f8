// SPDX-License-Identifier: GPL-3.0-or-later
// The engine in step with the second implementation of the rules, and numbers of action sequences, pinned.
#include "reference.h"

#include <algorithm>
#include <set>

#include "model/engine/core/game.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "tests/extent.h"
#include "tests/model/engine/flat_state.h"
#include "tests/model/engine/sequences.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_reference {

using namespace std::string_literals;
using engine::Action;
using engine::Random;
using sequences::Row;

namespace {

/// How actions of players are chosen.
enum class Manner {
    Any,
    ByVerb, ///< first any verb or character, so that rare ones are done
    Poor,   ///< the lowest bid, never behind another: the longest games, and the deadlock of N24
    Count,
};

engine::Setup setupOf(int seats, const std::string &stalls) { return {seats, {{"stalls", stalls}}}; }

std::string verbOf(const std::string &text)
{
    const std::vector<std::string> words = reference::wordsOf(text);
    return words[1] + (words[1] == "recruit" ? words[2] : "");
}

/// The first of the lowest bids, or half; else the first action.
std::string poorest(const std::vector<std::string> &texts)
{
    std::string poorest = texts.front();
    int lowest = 100;
    for (const std::string &text : texts) {
        const std::vector<std::string> words = reference::wordsOf(text);
        const int bid = words[1] == "half" ? 0 : words[1] == "place" ? reference::squareOf(words[2]).bid : 100;
        if (bid < lowest) {
            lowest = bid;
            poorest = text;
        }
    }
    return poorest;
}

/// Both side by side.
struct InStep {
    InStep(int seats, const std::string &stalls)
        : position(engine::findGame("nefertiti")->start(setupOf(seats, stalls))), game(seats, stalls)
    {
    }

    /// What differs here; empty if nothing does.
    std::string difference() const
    {
        if (const std::string inState = flat::firstDifference(flat::stateOf(position.state()), game.state().flat());
            !inState.empty())
            return "state: " + inState;
        flat::State own;
        for (const auto &[text, chance] : game.outcomes())
            own[text] =
                engine::Fraction::reduced(static_cast<unsigned>(chance.first), static_cast<unsigned>(chance.second))
                    .text();
        flat::State chances;
        for (const engine::Outcome &outcome : position.outcomes())
            chances[position.actionText(outcome.action)] = outcome.probability.text();
        if (const std::string inChances = flat::firstDifference(chances, own); !inChances.empty())
            return "chance: " + inChances;
        flat::State listed;
        for (const Action action : position.legal())
            listed[position.actionText(action)] = "listed";
        flat::State possible;
        for (const std::string &text : game.legal())
            possible[text] = "listed";
        for (const auto &[text, unused] : own)
            possible[text] = "listed";
        if (const std::string inActions = flat::firstDifference(listed, possible); !inActions.empty())
            return "actions: " + inActions;
        std::vector<int> scores;
        for (const auto &[seat, score] : game.state().score)
            scores.push_back(score);
        if (position.scores() != scores)
            return "scores";
        if (const int hits = saidHits(); hits >= 0 && hits != ownHits())
            return "hits " + std::to_string(hits) + " against " + std::to_string(ownHits());
        return totals() == ownTotals() ? ""s : "what it would be if it ended now";
    }

    /// In how many cases the dice would close Louqsor, as its note says; -1 where none does (N28).
    int saidHits() const
    {
        for (const engine::Note &note : position.notes()) {
            if (note.sign == "gauge-dice" || note.sign == "gauge-die")
                return note.gauge.done;
        }
        return -1;
    }

    int ownHits() const
    {
        const std::string stall = game.state().stallOf("louqsor");
        int hits = 0;
        for (int one = 1; one <= 6; ++one) {
            if (reference::diceOf(stall) == 1)
                hits += reference::isHit(stall, game.state().servants, {one}) ? 1 : 0;
            for (int other = 1; other <= 6 && reference::diceOf(stall) == 2; ++other)
                hits += reference::isHit(stall, game.state().servants, {one, other}) ? 1 : 0;
        }
        return hits;
    }

    /// What the panel says that each seat would have if the game ended now.
    std::vector<int> totals() const
    {
        for (const engine::Panel &panel : position.panels()) {
            for (const engine::PanelRow &row : panel.rows) {
                if (row.id == engine::kTotalRow)
                    return row.points;
            }
        }
        return {};
    }

    /// The same by N53; without the Priest of Amon, whose points are known at the end only.
    std::vector<int> ownTotals() const
    {
        const reference::State &state = game.state();
        std::vector<int> all;
        for (const std::string &seat : state.seats()) {
            int total = state.score.at(seat) + (game.isOver() ? 0 : 3 * state.seals.at(seat));
            for (const std::string &kind : reference::kinds())
                total += game.isOver() ? 0 : state.gifts.at(seat).at(kind) * state.valueOf(kind);
            all.push_back(total);
        }
        return all;
    }

    /// Does it on both sides, and tells what differs in the facts.
    std::string apply(const std::string &text)
    {
        const auto action = position.readAction(text);
        if (!std::holds_alternative<Action>(action))
            return "not read: " + text;
        std::vector<engine::Message> told;
        position = position.after(std::get<Action>(action), &told);
        std::vector<std::string> texts;
        for (const engine::Message &fact : told) {
            if (fact.id != "turn" && fact.id != "won") // what the rules' page does not name
                texts.push_back(flat::factText(fact));
        }
        facts = game.apply(text);
        const auto [one, other] = std::mismatch(texts.begin(), texts.end(), facts.begin(), facts.end());
        if (one == texts.end() && other == facts.end())
            return {};
        return "facts of " + text + ": " + (one == texts.end() ? "none" : *one) + " against "
               + (other == facts.end() ? "none" : *other);
    }

    /// The text of an action that may be done here.
    std::string any(Random &random, Manner manner) const
    {
        const auto below = [&random](std::size_t size) { return random.below(static_cast<std::uint32_t>(size)); };
        const reference::Outcomes outcomes = game.outcomes();
        if (!outcomes.empty()) {
            int rest = static_cast<int>(below(static_cast<std::size_t>(outcomes.begin()->second.second)));
            for (const auto &[text, chance] : outcomes) {
                rest -= chance.first;
                if (rest < 0)
                    return text;
            }
        }
        const std::vector<std::string> texts = game.legal();
        if (manner == Manner::Poor)
            return poorest(texts);
        if (manner == Manner::Any)
            return texts[below(texts.size())];
        std::map<std::string, std::vector<std::string>> verbs;
        for (const std::string &text : texts)
            verbs[verbOf(text)].push_back(text);
        const std::vector<std::string> &chosen = std::next(verbs.begin(), below(verbs.size()))->second;
        return chosen[below(chosen.size())];
    }

    engine::Position position;
    reference::Game game;
    std::vector<std::string> facts; ///< of the last action
};

/// `coin` or `points` with what it is for, else the fact alone.
std::string sortOf(const std::string &fact)
{
    const std::vector<std::string> words = reference::wordsOf(fact);
    return words[0] + (words.size() > 1 && words[1].compare(0, 4, "for=") == 0 ? " " + words[1] : "");
}

/// As in `s u12`: the symbol of the highest bidder who chooses now, and where cards lie; else empty.
std::string choiceOfFirst(const reference::State &state)
{
    if (!state.isFirst)
        return {};
    const char symbol = reference::squareOf(state.queue.front()).symbol;
    std::string text = std::string(1, symbol == 'd' ? ' ' : symbol) + " ";
    for (const std::string &place : state.cardsIn(state.settling))
        text += place.back();
    return text;
}

/// The first difference in a game with that seed, with the actions that lead to it. Adds the sorts of facts to `seen`.
std::string firstDifference(InStep both, std::uint64_t seed, Manner manner, std::set<std::string> &seen)
{
    Random random(seed);
    std::string line;
    std::string breach = both.difference();
    while (breach.empty() && !both.game.isOver()) {
        const std::string action = both.any(random, manner);
        line.append(" ").append(action).append(",");
        if (const std::string cards = choiceOfFirst(both.game.state()); !cards.empty())
            seen.insert(cards);
        breach = both.apply(action);
        for (const std::string &fact : both.facts)
            seen.insert(sortOf(fact));
        if (breach.empty())
            breach = both.difference();
    }
    if (both.game.state().winners.size() > 1)
        seen.insert("shared");
    return breach.empty() ? breach : breach.append("\nafter:").append(line);
}

const Row kRows[] = {
    {"stalls and draws", 4, 1, 0, "16 128 1024 8192 65520"},
    {"first turn", 4, 1, 13, "27 702 17550"},
    {"two, in the middle", 2, 2, 90, "6 71 448 2682 14330"},
    {"two, several characters", 2, 8, 60, "20 154 3896 55636"},
    {"three, a second swap", 3, 3, 80, "2 19 619 7530 80941"},
    {"three, few choices", 3, 7, 70, "3 12 37 169 1352"},
    {"four, a settling", 4, 4, 100, "2 9 57 381 8071"},
    {"four, the last refill", 4, 6, 140, "5 21 93 336 3840"},
    {"five, a settling", 5, 5, 100, "3 21 144 2880 40800"},
    {"five, the last refill", 5, 9, 150, "4 17 59 99 2343"},
};

} // namespace

class TestNefertitiReference : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data();
    void randomGames();
    void rareCases_data();
    void rareCases();
    void sequences_data();
    void sequences();
};

void TestNefertitiReference::randomGames_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<std::string>("stalls");
    for (const int seats : {2, 3, 4, 5}) {
        for (const char *stalls : {"random", "fixed"})
            QTest::addRow("%d, %s stalls", seats, stalls) << seats << std::string(stalls);
    }
}

void TestNefertitiReference::randomGames()
{
    QFETCH(int, seats);
    QFETCH(std::string, stalls);
    std::set<std::string> seen;
    for (int number = 0; number < many(38); ++number) {
        const auto seed = static_cast<std::uint64_t>(100 * seats + number);
        const auto manner = static_cast<Manner>(number % static_cast<int>(Manner::Count));
        QCOMPARE(firstDifference(InStep(seats, stalls), seed, manner, seen), ""s);
    }
    const std::vector<std::string> often{"coin for=first",
                                         "coin for=symbol",
                                         "coin for=treasurer",
                                         "missed",
                                         "closed for=condition",
                                         "closed for=roll",
                                         "closed for=designated",
                                         "unable",
                                         "paid",
                                         "half",
                                         "card",
                                         "seal",
                                         "swapped",
                                         "discarded",
                                         "opened",
                                         "akhenaton",
                                         "points for=vizier",
                                         "points for=scribe",
                                         "points for=royal-servant",
                                         "points for=gift-senet",
                                         "points for=seals"};
    for (const std::string &sort : often)
        QVERIFY2(!kSeesRareCases || seen.count(sort) > 0, sort.c_str());
    QVERIFY(!kSeesRareCases || seats != 5 || seen.count("points for=amon") > 0);
}

void TestNefertitiReference::rareCases_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<std::string>("stalls");
    QTest::addColumn<Manner>("manner");
    QTest::addColumn<int>("seed");
    QTest::addColumn<std::string>("sort");
    // N24, N54, N33: games that were looked for
    QTest::newRow("all passed") << 2 << "random"s << Manner::Any << 323 << "coin for=alms"s;
    QTest::newRow("all passed again") << 2 << "fixed"s << Manner::ByVerb << 377 << "coin for=alms"s;
    QTest::newRow("shared") << 2 << "random"s << Manner::ByVerb << 345 << "shared"s;
    QTest::newRow("any, three lower") << 2 << "random"s << Manner::Any << 461 << "  123"s;
    QTest::newRow("any, three lower, three players") << 3 << "random"s << Manner::ByVerb << 44 << "  123"s;
    QTest::newRow("single, two lower") << 2 << "random"s << Manner::Any << 284 << "s 13"s;
    QTest::newRow("single, two lower again") << 2 << "random"s << Manner::ByVerb << 556 << "s 23"s;
    QTest::newRow("extra, two") << 2 << "random"s << Manner::Any << 11 << "x u1"s;
    QTest::newRow("extra, three") << 2 << "random"s << Manner::Any << 25 << "x u12"s;
}

void TestNefertitiReference::rareCases()
{
    QFETCH(int, seats);
    QFETCH(std::string, stalls);
    QFETCH(Manner, manner);
    QFETCH(int, seed);
    QFETCH(std::string, sort);
    std::set<std::string> seen;
    QCOMPARE(firstDifference(InStep(seats, stalls), static_cast<std::uint64_t>(seed), manner, seen), ""s);
    std::string all;
    for (const std::string &one : seen)
        all.append(one).append("; ");
    QVERIFY2(seen.count(sort) > 0, all.c_str());
}

void TestNefertitiReference::sequences_data() { sequences::addRows(kRows); }

void TestNefertitiReference::sequences()
{
    QFETCH(Row, row);
    constexpr long long kSlow = 3'000; // the reference counts no further
    InStep both(row.seats, "random");
    Random random(static_cast<std::uint64_t>(row.seed));
    for (int i = 0; i < row.step; ++i)
        QCOMPARE(both.apply(both.any(random, Manner::Any)), ""s);
    sequences::compare(
        row, [&both](int depth) { return both.position.perft(depth); }, both.game, kSlow);
}

} // namespace tests::tst_nefertiti_reference

TEST_CLASS(tst_nefertiti_reference, TestNefertitiReference)
#include "tst_nefertiti_reference.moc"
