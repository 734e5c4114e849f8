// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every game hold for one that writes only what is its own; see tests/model/engine/laws.h.
#include "model/engine/core/game.h"
#include "tests/model/engine/laws_insight.h"
#include "tests/model/engine/laws_views.h"
#include "tests/race/race.h"
#include "tests/test_class.h"

namespace tests::tst_race_laws {

using namespace engine;
using namespace std::string_literals;

namespace {

struct RaceLaws {
    using Game = race::Race;
    using Position = Game::Position;

    static Position start(int number) { return Game::start({2 + number % 2, {}}); }
    static int seats(const Position &p) { return p.seats; }
    static const char *conservation(const Position &p)
    {
        const Arrangement lying = Game::arrangement(p);
        return std::ranges::count(lying.pieces, Seat{1}, &Piece::owner) == 4 ? nullptr : "pieces are lost";
    }
    static std::vector<Action> candidates()
    {
        std::vector<Action> all;
        for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, kChance}) {
            for (unsigned argument = 0; argument < 4; ++argument) {
                all.emplace_back(seat, race::kBid, argument);
                all.emplace_back(seat, race::kRoll, argument);
            }
        }
        return all;
    }
    static const char *factsAreTrue(const Position &before, const Position &after, const Game::Facts &facts)
    {
        std::array<std::int64_t, 3> at{before.at[0], before.at[1], before.at[2]};
        for (const Message &fact : facts) {
            const auto seat =
                static_cast<std::size_t>(std::ranges::find(race::kSeats, fact.text("seat")) - race::kSeats.begin());
            at[seat] += fact.id == "advance" ? fact.number("n") : 0;
        }
        for (std::size_t seat = 0; seat < at.size(); ++seat) {
            if (std::min<std::int64_t>(at[seat], race::kHome) != after.at[seat])
                return "a counter is not where it was said to go";
        }
        return nullptr;
    }
    static Position dealtAnew(Position p, Seat seat, Random &random)
    {
        for (Seat other = 0; other < p.seats && p.roller == kNobody; ++other) {
            if (other != seat && p.bids[other] != 0)
                p.bids[other] = static_cast<std::uint8_t>(1 + random.below(race::kCards));
        }
        return p;
    }
    static const char *openIsShown(const Position &p, const Position &view, Seat seat)
    {
        return view.at == p.at && view.bids[seat] == p.bids[seat] ? nullptr : "a view hides what is open";
    }
    static bool isPublic(const Position &view, Action action)
    {
        return action.verb() == race::kRoll || action.actor() == view.viewer;
    }
    static bool isOpen(const Position &view, Action action)
    {
        return isPublic(view, action) && std::ranges::count(view.bids, race::kHidden) == 0;
    }
    static laws::SeenOutcomes seenOutcomes(const Position &, Seat) { return laws::SeenOutcomes::All; }
};

constexpr int kGames = 200;

} // namespace

class TestRaceLaws : public QObject {
    Q_OBJECT

private slots:
    void lawsHold_data();
    void lawsHold();
    void theRulesHold();
    void theComputerBidsWell();
    void chanceIsExpected();
    void whatIsInNoBoxIsRefused();
    void itsBoardSaysNothing();
};

using Law = const char *(*)(const RaceLaws::Position &);

void TestRaceLaws::lawsHold_data()
{
    QTest::addColumn<Law>("law");
    QTest::newRow("listed actions apply") << Law(laws::listedActionsApply<RaceLaws>);
    QTest::newRow("all else is refused") << Law(laws::allElseIsRefused<RaceLaws>);
    QTest::newRow("text reads back") << Law(laws::readsBack<RaceLaws>);
    QTest::newRow("actions read back") << Law(laws::actionsReadBack<RaceLaws>);
    QTest::newRow("arrangement composes back") << Law(laws::composesBack<RaceLaws>);
    QTest::newRow("no problem arises") << Law(laws::hasNoProblems<RaceLaws>);
    QTest::newRow("facts tell what happens") << Law(laws::factsTellWhatHappens<RaceLaws>);
    QTest::newRow("outcomes are certain") << Law(laws::outcomesAreCertain<RaceLaws>);
    QTest::newRow("samples are as likely") << Law(laws::samplesAreAsLikely<RaceLaws>);
    QTest::newRow("everything is told") << Law(laws::everythingIsToldToAll<RaceLaws>);
    QTest::newRow("hidden makes no difference") << Law(laws::hiddenMakesNoDifference<RaceLaws>);
    QTest::newRow("own knowledge stays") << Law(laws::ownKnowledgeStays<RaceLaws>);
    QTest::newRow("views read back") << Law(laws::viewsReadBack<RaceLaws>);
    QTest::newRow("own actions are listed") << Law(laws::ownActionsAreListed<RaceLaws>);
    QTest::newRow("open actions apply to views") << Law(laws::openActionsApplyToViews<RaceLaws>);
    QTest::newRow("hidden actions are refused") << Law(laws::hiddenActionsAreRefused<RaceLaws>);
}

void TestRaceLaws::lawsHold()
{
    QFETCH(Law, law);
    QCOMPARE(laws::firstBreach<RaceLaws>(kGames, law), ""s);
}

// The rules as the heading of race.h tells them.
void TestRaceLaws::theRulesHold()
{
    const Game &game = *findGame("race");
    Position position = game.start({3, {}});
    const auto play = [&](std::initializer_list<const char *> texts) {
        for (const char *text : texts)
            position = position.after(std::get<Action>(position.readAction(text)));
        return position.text();
    };
    QCOMPARE(play({"red bid 3", "blue bid 3"}), "race/1 3 0,0,0 33. -"s);
    QCOMPARE(position.seenBy(2).text(), "race-seen/1 green 3 0,0,0 ??. -"s);
    QCOMPARE(play({"green bid 2"}), "race/1 3 0,0,0 332 green"s);
    QCOMPARE(play({"chance roll 3"}), "race/1 3 0,0,4 ... -"s);
    QCOMPARE(play({"red bid 1", "blue bid 1", "green bid 1"}), "race/1 3 1,1,5 ... -"s);
    QCOMPARE(play({"red bid 2", "blue bid 3", "green bid 1", "chance roll 1"}), "race/1 3 1,2,5 ... -"s);
    const Position end = std::get<Position>(game.read("race/1 3 9,9,5 ... -"));
    position = end;
    play({"red bid 2", "blue bid 2", "green bid 2"});
    QCOMPARE(position.result(), (Result{{0, 1}, "home", {10, 10, 6}}));
    QVERIFY(std::holds_alternative<Unreadable>(game.read("race/1 3 9,9,5 12. red")));
}

// One square from home, a bid of 3 wins whatever the other bids; no other does.
void TestRaceLaws::theComputerBidsWell()
{
    const Game &game = *findGame("race");
    const Position position = std::get<Position>(game.read("race/1 2 9,7 .. -"));
    const CancelToken never;
    const SearchResult thought = position.seenBy(0).search({*game.level("hard"), 2'000, 1, 1, never});
    QCOMPARE(position.actionText(thought.actions.front().action), "red bid 3"s);
    const std::vector<double> shares = position.expected({*game.level("hard"), 2'000, 1, 1, never});
    QVERIFY(shares[0] > 0.9 && shares[1] < 0.1);
}

// Whoever rolls is home with any roll, or needs a 3; outcomes are weighed as they come.
void TestRaceLaws::chanceIsExpected()
{
    const Game &game = *findGame("race");
    const CancelToken never;
    const auto expected = [&](const char *text) {
        return std::get<Position>(game.read(text)).expected({*game.level("hard"), 3'000, 1, 1, never});
    };
    QCOMPARE(expected("race/1 2 9,0 21 red"), (std::vector<double>{1, 0}));
    const std::vector<double> shares = expected("race/1 2 7,9 32 red");
    QVERIFY(shares[0] > 1.0 / 3 && shares[0] < 0.8);
    QCOMPARE(shares[0] + shares[1], 1.0);
}

void TestRaceLaws::whatIsInNoBoxIsRefused()
{
    const Game &game = *findGame("race");
    Arrangement arrangement = std::get<Position>(game.read("race/1 2 0,0 3. -")).arrangement();
    QVERIFY(std::holds_alternative<Position>(game.compose(arrangement)));
    std::ranges::find(arrangement.pieces, game.placeOf("bid-red"), &Piece::place)->value = 9;
    const auto composed = game.compose(arrangement);
    QCOMPARE(std::get<std::vector<Problem>>(composed).front().message.id, "problem.number"s);
}

// Notes and previews are for games that have them.
void TestRaceLaws::itsBoardSaysNothing()
{
    const Position position = findGame("race")->start({2, {}});
    QVERIFY(position.notes().empty());
    QVERIFY(!position.preview(std::nullopt) && !position.preview(position.legal().front()));
}

} // namespace tests::tst_race_laws

TEST_CLASS(tst_race_laws, TestRaceLaws)
#include "tst_race_laws.moc"
