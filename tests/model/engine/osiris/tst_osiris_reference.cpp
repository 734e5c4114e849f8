// SPDX-License-Identifier: GPL-3.0-or-later
// The engine in step with the second implementation of the rules, and numbers of action sequences, pinned.
#include "games.h"
#include "positions.h"
#include "reference.h"

#include <algorithm>

#include "tests/extent.h"
#include "tests/model/engine/flat_state.h"
#include "tests/model/engine/sequences.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_reference {

using namespace positions;
using sequences::Row;
using namespace std::string_literals;

namespace {

std::map<std::string, std::string> known(const Position &position)
{
    std::map<std::string, std::string> all;
    for (const std::string &priest : reference::priestNames()) {
        if (godOf(position, priest) != "-")
            all[priest] = knownTo(position, priest);
    }
    if (position.phase != Phase::Gods)
        all["tip"] = knownTo(position, "tip");
    return all;
}

/// Both side by side.
struct InStep {
    InStep(int seats, TipRule tip)
        : position(start(seats, tip)), game(seats, tip == TipRule::Priest ? "priest" : "pyramid")
    {
    }

    /// What differs here; empty if nothing does.
    std::string difference() const
    {
        std::vector<std::string> texts;
        Osiris::Actions actions;
        Osiris::legal(position, actions);
        for (const Action action : actions)
            texts.push_back(Osiris::actionText(position, action, kNobody));
        std::sort(texts.begin(), texts.end());
        if (texts != game.legal())
            return "legal actions";
        const std::string inState = flat::firstDifference(flat::stateOf(Osiris::state(position)), game.state());
        if (!inState.empty())
            return "state: " + inState;
        // At the end the god that decides is turned up.
        return game.isOver() ? ""s : flat::firstDifference(known(position), game.known());
    }

    void apply(const std::string &text)
    {
        game.apply(text);
        Osiris::apply(position, std::get<Action>(Osiris::readAction(text)));
    }

    /// The text of any action that may be done here; `byVerb`: first any of the verbs, so that walks go on for longer
    /// and more priests reach the tip.
    std::string any(Random &random, bool byVerb) const
    {
        Action action = engine::randomAction<Osiris>(position, Osiris::toAct(position), random);
        if (byVerb && action.actor() != kChance)
            action = anyByVerb(random);
        return Osiris::actionText(position, action, kNobody);
    }

    Action anyByVerb(Random &random) const
    {
        Osiris::Actions actions;
        Osiris::legal(position, actions);
        std::map<unsigned, std::vector<Action>> verbs;
        for (const Action action : actions)
            verbs[action.verb()].push_back(action);
        const auto below = [&random](std::size_t size) { return random.below(static_cast<std::uint32_t>(size)); };
        const std::vector<Action> &chosen = std::next(verbs.begin(), below(verbs.size()))->second;
        return chosen[below(chosen.size())];
    }

    Position position;
    reference::Game game;
};

/// The first difference in so many games, with the actions that lead to it.
std::string firstDifference(int seats, TipRule tip, int games, std::map<std::string, int> &ends)
{
    Random random(static_cast<std::uint64_t>(seats * 2 + (tip == TipRule::Priest ? 0 : 1)));
    for (int number = 0; number < games; ++number) {
        InStep both(seats, tip);
        std::string line;
        for (;;) {
            std::string breach = both.difference();
            if (!breach.empty())
                return breach.append("\nafter:").append(line);
            if (both.game.isOver())
                break;
            const std::string action = both.any(random, number % 2 == 1);
            line.append(" ").append(action).append(",");
            both.apply(action);
        }
        ++ends[both.game.reason()];
    }
    return {};
}

const Row kRows[] = {
    {"followers", 4, 1, 5, "13 169 2197 28561 371293"},
    {"first turn", 4, 1, 21, "6 294 1764 77420 1304163"},
    {"first turn of two", 2, 2, 21, "12 1308 15696 1315412"},
    {"first turn of three", 3, 3, 16, "6 366 2196 113948"},
    {"four, in the middle", 4, 4, 120, "5 175 2359 32585 403234"},
    {"three, in the middle", 3, 5, 90, "31 1147 4514 21164 228993"},
    {"two, in the middle", 2, 6, 150, "3 28 2493 16007 522345"},
    {"four, move a follower", 4, 8, 60, "61 305 5307 127798"},
    {"three, move a follower", 3, 9, 110, "49 98 3430 168070"},
    {"two, a walk that is on", 2, 10, 60, "5 18 1021 25551 497987"},
    {"four, few steps left", 4, 11, 200, "1 2 74 148 1332 58164 123284 246568"},
};

} // namespace

class TestOsirisReference : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data();
    void randomGames();
    void sequences_data();
    void sequences();
};

void TestOsirisReference::randomGames_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("byPriest");
    for (const int seats : {2, 3, 4}) {
        for (const bool byPriest : {true, false})
            QTest::addRow("%d, the god of the %s", seats, byPriest ? "priest" : "pyramid") << seats << byPriest;
    }
}

void TestOsirisReference::randomGames()
{
    QFETCH(int, seats);
    QFETCH(bool, byPriest);
    std::map<std::string, int> ends;
    QCOMPARE(firstDifference(seats, byPriest ? TipRule::Priest : TipRule::Pyramid, many(240), ends), ""s);
    qInfo("tip %d, blocked %d, stuck %d", ends["tip"], ends["blocked"], ends["stuck"]);
    QVERIFY(!kSeesRareCases || (ends["tip"] > 0 && ends["blocked"] > 0 && ends["stuck"] > 0));
}

void TestOsirisReference::sequences_data() { sequences::addRows(kRows); }

void TestOsirisReference::sequences()
{
    QFETCH(Row, row);
    constexpr long long kSlow = 30'000; // the reference counts no further
    InStep both(row.seats, TipRule::Priest);
    Random random(static_cast<std::uint64_t>(row.seed));
    for (int i = 0; i < row.step; ++i)
        both.apply(both.any(random, false));
    sequences::compare(
        row, [&both](int depth) { return engine::perft<Osiris>(both.position, depth); }, both.game, kSlow);
}

} // namespace tests::tst_osiris_reference

TEST_CLASS(tst_osiris_reference, TestOsirisReference)
#include "tst_osiris_reference.moc"
