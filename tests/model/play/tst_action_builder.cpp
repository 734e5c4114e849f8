// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "model/engine/core/game.h"
#include "model/play/action_builder.h"
#include "tests/bazaar/bazaar.h"
#include "tests/test_class.h"

namespace tests::tst_action_builder {

using engine::Action;
using engine::PlaceIndex;
using engine::Position;
using play::ActionBuilder;

namespace {

const engine::Game &aton() { return *engine::findGame("aton"); }

PlaceIndex place(const char *id) { return aton().placeOf(id); }

Position after(Position position, std::initializer_list<const char *> actions)
{
    for (const char *const text : actions)
        position = position.after(std::get<Action>(position.readAction(text)));
    return position;
}

Position dealt() { return after(aton().start({}), {"chance deal red 1334", "chance deal blue 2244"}); }

std::string text(const Position &position, const std::optional<Action> &action)
{
    return action ? position.actionText(*action) : std::string("none");
}

} // namespace

class TestActionBuilder : public QObject {
    Q_OBJECT

private slots:
    void nothingCanBeChosenWithoutATurn();
    void fourCardsAreLaidByClicks();
    void fourCardsAreLaidByFigures();
    void aCardIsLiftedAgain();
    void aCardMovesFromOneCartoucheToAnother();
    void aCardTakesTheOthersPlace();
    void laidCardsChangePlaces();
    void laidCardsChangePlacesByTwoClicks();
    void aLaidCardGoesBackToTheHand();
    void onlyCardsOfTheHandCanBeLaid();
    void givingUpWantsConfirmationAndCanBeLeft();
    void givingUpPutsThePieceInHandDown();
    void givingUpIsOfferedUntilTheLayingIsConfirmed();
    void oneClickPlacesACounter();
    void illegalSquaresDoNothing();
    void everyLegalActionCanBePressedTogether();
    void nothingIllegalCanBePressedTogether();
    void whatIsOnTheMoveIsInHand();

    // where several places make an action, and several actions a place
    void placesArePointedAtOneByOne();
    void aClickTakesAPointBack();
    void whatIsPartOfMoreWaits();
    void whatDoesNotGoTogetherIsReplaced();
    void whatLeadsNowhereChangesNothing();
    void actionsOfOnePlaceAreAlternatives();
    void piecesOfOnePlaceAreToldApart();
    void aClickThatNamesNoPieceGoesThroughThem();
    void piecesOfOnePlaceArePointedAtTogether();
    void aPieceIsMovedAndAnotherPointedAt();
    void pointingIsForeseen();
    void everyActionOfABazaarCanBePointedTogether();

    // where pieces of several kinds have one value, and where a piece is turned
    void piecesOfOneValueAreToldApartByKind();
    void aPieceIsTurned();
};

void TestActionBuilder::nothingCanBeChosenWithoutATurn()
{
    ActionBuilder none;
    QVERIFY(none.isEmpty());
    QVERIFY(!none.choose(place("hand-red"), 3));
    ActionBuilder beforeTheDeal(aton().start({}), 0);
    QVERIFY(beforeTheDeal.isEmpty());
    QVERIFY(beforeTheDeal.choosable().empty());
}

void TestActionBuilder::fourCardsAreLaidByClicks()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    const std::pair<int, const char *> clicks[] = {
        {3, "cartouche-red-2"}, {1, "cartouche-red-4"}, {4, "cartouche-red-1"}, {3, "cartouche-red-3"}};
    for (const auto &[value, to] : clicks) {
        QVERIFY(!builder.action());
        QVERIFY(builder.choose(place("hand-red"), static_cast<std::uint8_t>(value)));
        QCOMPARE(int(builder.picked()->second), value);
        QVERIFY(builder.choose(place(to)));
        QVERIFY(!builder.picked());
    }
    QCOMPARE(text(position, builder.action()), std::string("red lay 4331"));
    QVERIFY(builder.wantsConfirmation());
}

void TestActionBuilder::fourCardsAreLaidByFigures()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    for (const int value : {3, 1, 4, 3})
        QVERIFY(builder.putNext(static_cast<std::uint8_t>(value)));
    QCOMPARE(text(position, builder.action()), std::string("red lay 3143"));
    QVERIFY(!builder.putNext(3));
    QVERIFY(builder.takeBack());
    QVERIFY(!builder.action());
    QVERIFY(!builder.putNext(1)); // the only 1 lies at cartouche 2
    QVERIFY(builder.putNext(3));
    QVERIFY(builder.action());
}

void TestActionBuilder::aCardIsLiftedAgain()
{
    ActionBuilder builder(dealt(), 0);
    QVERIFY(builder.putNext(4));
    QVERIFY(builder.choose(place("cartouche-red-1")));
    QCOMPARE(int(builder.picked()->second), 4);
    QVERIFY(builder.moveTargets().empty());
    QVERIFY(builder.choose(place("cartouche-red-3")));
    QCOMPARE(builder.moveTargets().front().to, place("cartouche-red-3"));
}

void TestActionBuilder::aCardMovesFromOneCartoucheToAnother()
{
    ActionBuilder builder(dealt(), 0);
    QVERIFY(builder.move(place("hand-red"), 4, place("cartouche-red-1")));
    QVERIFY(builder.move(place("cartouche-red-1"), 4, place("cartouche-red-2")));
    QCOMPARE(builder.moveTargets().size(), std::size_t(1));
    QCOMPARE(builder.moveTargets().front().to, place("cartouche-red-2"));
    QCOMPARE(builder.moveTargets().front().from, place("hand-red"));
}

void TestActionBuilder::aCardTakesTheOthersPlace()
{
    ActionBuilder builder(dealt(), 0);
    QVERIFY(builder.move(place("hand-red"), 4, place("cartouche-red-1")));
    QVERIFY(builder.move(place("hand-red"), 1, place("cartouche-red-1")));
    QCOMPARE(builder.moveTargets().size(), std::size_t(1));
    QCOMPARE(int(builder.moveTargets().front().value), 1);
    QVERIFY(builder.move(place("hand-red"), 4, place("cartouche-red-2"))); // the 4 is in the hand again
}

void TestActionBuilder::laidCardsChangePlaces()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    for (const int value : {3, 1, 4, 3})
        QVERIFY(builder.putNext(static_cast<std::uint8_t>(value)));
    QVERIFY(builder.canMove(place("cartouche-red-2"), 1, place("cartouche-red-3")));
    QVERIFY(builder.move(place("cartouche-red-2"), 1, place("cartouche-red-3")));
    QCOMPARE(builder.moveTargets().size(), std::size_t(4));
    QCOMPARE(text(position, builder.action()), std::string("red lay 3413"));
    QVERIFY(builder.move(place("cartouche-red-4"), 3, place("cartouche-red-1"))); // equal ones too
    QCOMPARE(text(position, builder.action()), std::string("red lay 3413"));
}

void TestActionBuilder::laidCardsChangePlacesByTwoClicks()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    for (const int value : {3, 1, 4, 3})
        QVERIFY(builder.putNext(static_cast<std::uint8_t>(value)));
    QVERIFY(builder.choose(place("cartouche-red-2"), 1));
    QCOMPARE(int(builder.picked()->second), 1);
    QVERIFY(builder.choose(place("cartouche-red-3"), 4));
    QVERIFY(!builder.picked());
    QCOMPARE(text(position, builder.action()), std::string("red lay 3413"));
    QVERIFY(builder.choose(place("cartouche-red-1"))); // and a click that names no piece
    QVERIFY(builder.choose(place("cartouche-red-3")));
    QCOMPARE(text(position, builder.action()), std::string("red lay 1433"));
    // One that went back to the hand has left its place: what lies where it goes then comes into the hand.
    QVERIFY(builder.choose(place("cartouche-red-1")) && builder.takeBack());
    QVERIFY(builder.choose(place("hand-red"), 1) && builder.choose(place("cartouche-red-2")));
    QVERIFY(!builder.action());
    QCOMPARE(builder.moveTargets().size(), std::size_t(3));
    QVERIFY(builder.choose(place("hand-red"), 4) && builder.choose(place("cartouche-red-1")));
    QCOMPARE(text(position, builder.action()), std::string("red lay 4133"));
}

void TestActionBuilder::aLaidCardGoesBackToTheHand()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    for (const int value : {3, 1, 4, 3})
        QVERIFY(builder.putNext(static_cast<std::uint8_t>(value)));
    QVERIFY(builder.canMove(place("cartouche-red-2"), 1, place("hand-red")));
    QVERIFY(!builder.canMove(place("cartouche-red-2"), 1, place("hand-blue")));
    QVERIFY(!builder.canMove(place("hand-red"), 1, place("hand-red"))); // what lies there is there
    QVERIFY(builder.move(place("cartouche-red-2"), 1, place("hand-red")));
    QCOMPARE(builder.moveTargets().size(), std::size_t(3));
    QVERIFY(!builder.action() && !builder.picked());
    QVERIFY(builder.putNext(1));
    QCOMPARE(text(position, builder.action()), std::string("red lay 3143"));
}

void TestActionBuilder::onlyCardsOfTheHandCanBeLaid()
{
    ActionBuilder builder(dealt(), 0);
    QVERIFY(!builder.putNext(2));
    QVERIFY(!builder.choose(place("hand-red"), 2));
    QVERIFY(!builder.canMove(place("hand-red"), 2, place("cartouche-red-1")));
    QVERIFY(!builder.canMove(place("hand-red"), 3, place("cartouche-blue-1")));
    QVERIFY(builder.putNext(3) && builder.putNext(3));
    QVERIFY(!builder.putNext(3)); // there are two
}

void TestActionBuilder::givingUpWantsConfirmationAndCanBeLeft()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    QCOMPARE(builder.sources(), std::vector<PlaceIndex>{place("exchange-red")});
    QVERIFY(builder.choose(place("exchange-red")));
    QCOMPARE(text(position, builder.action()), std::string("red exchange"));
    QVERIFY(builder.wantsConfirmation());
    QVERIFY(builder.choose(place("exchange-red"))); // a second click: no, after all
    QVERIFY(!builder.action());
    QVERIFY(builder.choose(place("exchange-red")));
    QVERIFY(builder.putNext(1)); // doing something else says the same
    QVERIFY(!builder.action());
    QCOMPARE(builder.moveTargets().size(), std::size_t(1));
}

void TestActionBuilder::givingUpPutsThePieceInHandDown()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    QVERIFY(builder.choose(place("hand-red"), 3));
    QCOMPARE(builder.sources(), std::vector<PlaceIndex>{place("exchange-red")});
    QVERIFY(builder.choose(place("exchange-red")));
    QVERIFY(!builder.picked());
    QCOMPARE(text(position, builder.action()), std::string("red exchange"));
    QVERIFY(builder.choose(place("hand-red"), 3)); // no, after all: the card is in hand again
    QVERIFY(!builder.action() && builder.picked());
}

void TestActionBuilder::oneClickPlacesACounter()
{
    const Position position = after(dealt(), {"red lay 3143", "blue lay 2424"});
    QCOMPARE(position.toAct(), engine::seatBit(0)); // cartouche 2: red's 1 is lower
    ActionBuilder builder(position, 0);
    QCOMPARE(text(position, builder.actionAt(place("temple-4-b"))), std::string("red place 4b"));
    QVERIFY(builder.choose(place("temple-4-b")));
    QCOMPARE(text(position, builder.action()), std::string("red place 4b"));
    QVERIFY(!builder.wantsConfirmation());
}

void TestActionBuilder::illegalSquaresDoNothing()
{
    const Position position = after(dealt(), {"red lay 1334", "blue lay 2424", "red place 1a"});
    ActionBuilder builder(position, 0);
    QVERIFY(!builder.choose(place("temple-1-a"))); // occupied
    QVERIFY(!builder.choose(place("temple-4-a"))); // cartouche 3 shows 3
    QVERIFY(!builder.choose(place("stock-red")));
    QVERIFY(!builder.action());
    const std::vector<PlaceIndex> choosable = builder.choosable();
    QVERIFY(std::find(choosable.begin(), choosable.end(), place("temple-1-a")) == choosable.end());
    QCOMPARE(choosable.size(), std::size_t(35));
}

namespace {

ActionBuilder atTheBazaar() { return {bazaar::game().start({2, {}}), 0}; }

std::string text(const ActionBuilder &builder)
{
    std::string all;
    for (const Action action : builder.alternatives())
        all += (all.empty() ? "" : ", ") + bazaar::game().start({2, {}}).actionText(action);
    return all;
}

bool isChoosable(const ActionBuilder &builder, PlaceIndex place)
{
    const std::vector<PlaceIndex> places = builder.choosable();
    return std::find(places.begin(), places.end(), place) != places.end();
}

/// The positions of random games of every number of players in which seats have something to choose.
std::vector<Position> positionsOf(const engine::Game &game, engine::Random &random)
{
    std::vector<Position> positions;
    for (const std::vector<std::string> &seats : game.seatings()) {
        Position position = game.start({static_cast<int>(seats.size()), {}});
        for (int step = 0; step < 400 && !position.isOver(); ++step) {
            if (position.toAct() == engine::seatBit(engine::kChance)) {
                position = position.after(position.sample(random));
                continue;
            }
            positions.push_back(position);
            const std::vector<Action> legal = position.legal();
            position = position.after(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
    return positions;
}

/// Puts an action together by pressing places, with the value of the piece that is meant or, as keys and screen readers
/// may, without.
bool press(ActionBuilder &builder, const Position &position, Action action, bool withValues)
{
    for (int turns = 0; builder.isTurning() && builder.action() != action; ++turns) {
        if (turns == 4 || !builder.turnBy(true))
            return false;
    }
    if (builder.isTurning()) // by itself: there is nothing else to choose
        return true;
    for (const engine::MoveTarget &target : position.moveTargets(action)) {
        const ActionBuilder::Held piece{target.from, target.value};
        if (target.choice != engine::kNowhere) {
            const ActionBuilder::Point point = play::pointOf(target);
            const auto isPointedAt = [&builder, &point] {
                const std::vector<ActionBuilder::Point> points = builder.pointedAt();
                return std::find(points.begin(), points.end(), point) != points.end();
            };
            for (int presses = 0; !isPointedAt(); ++presses) {
                if (presses == 9
                    || !(withValues ? builder.choose(point.place, point.value, point.kind)
                                    : builder.choose(point.place)))
                    return false;
            }
            continue;
        }
        for (int presses = 0; builder.picked() != piece; ++presses) {
            if (presses == 9 || !builder.choose(target.from, withValues ? target.value : std::uint8_t(0)))
                return false;
        }
        if (!builder.choose(target.to))
            return false;
    }
    // What the same touches choose is told apart by its names only.
    const std::vector<Action> alternatives = builder.alternatives();
    const auto isTouchedAlike = [&](const Action other) {
        return position.moveTargets(other) == position.moveTargets(action);
    };
    const std::vector<Action> &plain = builder.plain();
    return std::find(plain.begin(), plain.end(), action) != plain.end()
           || (std::find(alternatives.begin(), alternatives.end(), action) != alternatives.end()
               && std::all_of(alternatives.begin(), alternatives.end(), isTouchedAlike));
}

} // namespace

void TestActionBuilder::everyLegalActionCanBePressedTogether()
{
    engine::Random random(11);
    for (const engine::Game *game : engine::games()) {
        std::set<std::string> kinds;
        for (const Position &position : positionsOf(*game, random)) {
            for (const Action action : position.legal()) {
                for (const bool withValues : {true, false}) {
                    ActionBuilder builder(position, action.actor());
                    QVERIFY2(press(builder, position, action, withValues), position.actionText(action).c_str());
                }
                kinds.insert(position.label(action).words.id);
            }
        }
        QVERIFY(kinds.size() > 4);
    }
}

/// Whatever is pressed in whatever order: what comes out is legal.
void TestActionBuilder::nothingIllegalCanBePressedTogether()
{
    engine::Random random(12);
    int complete = 0;
    for (const engine::Game *game : engine::games()) {
        const auto places = static_cast<std::uint32_t>(game->places().size());
        for (const Position &position : positionsOf(*game, random)) {
            engine::Seat seat = 0;
            while (!engine::contains(position.toAct(), seat))
                ++seat;
            ActionBuilder builder(position, seat);
            for (int presses = 0; presses < 12; ++presses) {
                const std::vector<PlaceIndex> choosable = builder.choosable();
                const bool anywhere = choosable.empty() || random.below(3) == 0;
                const auto at = anywhere ? static_cast<PlaceIndex>(random.below(places))
                                         : choosable[random.below(static_cast<std::uint32_t>(choosable.size()))];
                builder.choose(at, static_cast<std::uint8_t>(random.below(2) == 0 ? 0 : random.below(13)));
                const std::optional<Action> action = builder.action();
                QVERIFY(!action || !position.illegalReason(*action));
                complete += action.has_value();
            }
            for (const Action action : builder.plain())
                QVERIFY(!position.illegalReason(action));
        }
    }
    QVERIFY(complete > 1000);
}

/// A piece on the move is in hand without a click, comes back into it, and may be left for something beside it.
void TestActionBuilder::whatIsOnTheMoveIsInHand()
{
    engine::Random random(13);
    int inHand = 0;
    int beside = 0;
    for (const engine::Game *game : engine::games()) {
        for (const Position &position : positionsOf(*game, random)) {
            if (position.inHand() == engine::kNowhere)
                continue;
            ActionBuilder builder(position, position.legal().front().actor());
            if (!builder.picked() || builder.picked()->first != position.inHand())
                continue; // it has no way to go
            ++inHand;
            const ActionBuilder::Held held = *builder.picked();
            QVERIFY(!builder.takeBack());
            QVERIFY(builder.choose(held.first, held.second)); // put down: in hand again
            QVERIFY(builder.picked() == held);
            for (const PlaceIndex source : builder.sources()) {
                ++beside;
                QVERIFY(builder.choose(source));
                QVERIFY(builder.picked() && builder.picked()->first == source);
                QVERIFY(builder.takeBack());
                QVERIFY(builder.picked() == held);
            }
        }
    }
    QVERIFY(inHand > 100);
    QVERIFY(beside > 10);
}

void TestActionBuilder::givingUpIsOfferedUntilTheLayingIsConfirmed()
{
    const Position position = dealt();
    ActionBuilder builder(position, 0);
    for (const std::uint8_t value : std::initializer_list<std::uint8_t>{1, 3, 3, 4}) {
        QVERIFY(builder.putNext(value));
        QCOMPARE(builder.sources(), std::vector<PlaceIndex>{place("exchange-red")});
        const std::vector<PlaceIndex> choosable = builder.choosable();
        QVERIFY(std::find(choosable.begin(), choosable.end(), place("exchange-red")) != choosable.end());
    }
    QVERIFY(builder.choose(place("exchange-red")));
    QCOMPARE(text(position, builder.action()), std::string("red exchange"));
    QVERIFY(builder.applied(position.arrangement()) == position.arrangement()); // all cards are in the hand again
    QVERIFY(builder.takeBack());                                                // no, after all: they lie as before
    QCOMPARE(builder.moveTargets().size(), std::size_t(4));
    QVERIFY(builder.choose(place("exchange-red")));
    QVERIFY(builder.choose(place("exchange-red")));
    QCOMPARE(text(position, builder.action()), std::string("red lay 1334"));
}

void TestActionBuilder::placesArePointedAtOneByOne()
{
    ActionBuilder builder = atTheBazaar();
    QVERIFY(isChoosable(builder, bazaar::Stall2));
    QVERIFY(builder.choose(bazaar::Stall2));
    QCOMPARE(text(builder), std::string());
    QVERIFY(!builder.action());
    QVERIFY(!isChoosable(builder, bazaar::Bowl)); // what does not go together with it is not lit
    QVERIFY(isChoosable(builder, bazaar::Stall1) && isChoosable(builder, bazaar::Stall4));
    QVERIFY(builder.choose(bazaar::Stall4));
    QVERIFY(!isChoosable(builder, bazaar::Stall1)); // no action has these three
    QVERIFY(builder.choose(bazaar::Stall3));
    QCOMPARE(text(builder), std::string("a buy 14"));
    QVERIFY(!builder.wantsConfirmation());
    QCOMPARE(builder.pointedAt(),
             (std::vector<ActionBuilder::Point>{{bazaar::Stall2, 0}, {bazaar::Stall4, 0}, {bazaar::Stall3, 0}}));
    const engine::Arrangement table = bazaar::game().start({2, {}}).arrangement();
    QVERIFY(builder.applied(table) == table); // what is pointed at stays where it lies
}

void TestActionBuilder::aClickTakesAPointBack()
{
    ActionBuilder builder = atTheBazaar();
    QVERIFY(builder.choose(bazaar::Stall2) && builder.choose(bazaar::Stall4));
    QVERIFY(isChoosable(builder, bazaar::Stall2));
    QVERIFY(builder.choose(bazaar::Stall2, 2));
    QCOMPARE(builder.pointedAt(), (std::vector<ActionBuilder::Point>{{bazaar::Stall4, 0}}));
    QVERIFY(builder.takeBack());
    QVERIFY(builder.moveTargets().empty() && !builder.takeBack());
}

void TestActionBuilder::whatIsPartOfMoreWaits()
{
    ActionBuilder builder = atTheBazaar();
    QVERIFY(builder.choose(bazaar::Stall1));
    QCOMPARE(text(builder), std::string("a buy 1"));
    QVERIFY(builder.wantsConfirmation());
    QVERIFY(builder.choose(bazaar::Stall3));
    QCOMPARE(text(builder), std::string("a buy 5"));
    QVERIFY(!builder.wantsConfirmation());
}

void TestActionBuilder::whatDoesNotGoTogetherIsReplaced()
{
    ActionBuilder builder = atTheBazaar();
    QVERIFY(builder.choose(bazaar::Stall1));
    QVERIFY(builder.choose(bazaar::Chest, 2));
    QCOMPARE(builder.pointedAt(), (std::vector<ActionBuilder::Point>{{bazaar::Chest, 2}}));
    QVERIFY(builder.choose(bazaar::Stall1));
    QCOMPARE(text(builder), std::string("a buy 1"));
}

void TestActionBuilder::whatLeadsNowhereChangesNothing()
{
    ActionBuilder builder = atTheBazaar();
    QVERIFY(builder.choose(bazaar::Stall1));
    QVERIFY(!builder.choose(bazaar::Bowl, 6));
    QVERIFY(!builder.choose(bazaar::HomeB));
    QVERIFY(!builder.putNext(4));
    QCOMPARE(text(builder), std::string("a buy 1"));
}

void TestActionBuilder::actionsOfOnePlaceAreAlternatives()
{
    ActionBuilder builder = atTheBazaar();
    QVERIFY(!builder.actionAt(bazaar::Till));
    QVERIFY(builder.choose(bazaar::Till));
    QCOMPARE(text(builder), std::string("a pay 1, a pay 2, a pay 3, a pay 4, a pay 5, a pay 6, a pay 7"));
    QVERIFY(!builder.action());
    QVERIFY(builder.choose(bazaar::Till)); // no, after all
    QCOMPARE(text(builder), std::string());
}

void TestActionBuilder::piecesOfOnePlaceAreToldApart()
{
    ActionBuilder builder = atTheBazaar();
    QCOMPARE(builder.choosablePieces(),
             (std::vector<ActionBuilder::Point>{
                 {bazaar::Bowl, 3}, {bazaar::Bowl, 5}, {bazaar::Chest, 2}, {bazaar::Chest, 5}}));
    QVERIFY(!builder.choose(bazaar::Bowl, 6)); // of no use
    QVERIFY(builder.choose(bazaar::Bowl, 5));
    QCOMPARE(text(builder), std::string("a use 1 bake, a use 1 brew"));
    QCOMPARE(builder.choosablePieces(), (std::vector<ActionBuilder::Point>{{bazaar::Bowl, 3}, {bazaar::Bowl, 5}}));
    QVERIFY(builder.choose(bazaar::Chest, 5));
    QCOMPARE(text(builder), std::string("a use 4 bake, a use 4 brew"));
    QVERIFY(!builder.wantsConfirmation());
}

void TestActionBuilder::aClickThatNamesNoPieceGoesThroughThem()
{
    ActionBuilder builder = atTheBazaar();
    for (const std::uint8_t value : std::initializer_list<std::uint8_t>{3, 5}) {
        QVERIFY(builder.choose(bazaar::Bowl));
        QCOMPARE(builder.pointedAt(), (std::vector<ActionBuilder::Point>{{bazaar::Bowl, value}}));
    }
    QVERIFY(builder.choose(bazaar::Bowl));
    QVERIFY(builder.pointedAt().empty());
}

void TestActionBuilder::piecesOfOnePlaceArePointedAtTogether()
{
    ActionBuilder builder = atTheBazaar();
    QVERIFY(builder.choose(bazaar::Bowl, 3));
    QVERIFY(builder.wantsConfirmation());
    QVERIFY(builder.choose(bazaar::Bowl, 5));
    QCOMPARE(text(builder), std::string("a pair"));
    QVERIFY(!builder.wantsConfirmation());
    QVERIFY(builder.choose(bazaar::Bowl, 3));
    QCOMPARE(text(builder), std::string("a use 1 bake, a use 1 brew"));
}

void TestActionBuilder::aPieceIsMovedAndAnotherPointedAt()
{
    for (const bool movesFirst : {true, false}) {
        ActionBuilder builder = atTheBazaar();
        QVERIFY(!builder.picked());
        if (!movesFirst)
            QVERIFY(builder.choose(bazaar::Chest, 2));
        QVERIFY(builder.choose(bazaar::HomeA, 1));
        QVERIFY(builder.picked());
        QVERIFY(builder.choose(bazaar::Stall4));
        if (movesFirst)
            QVERIFY(builder.choose(bazaar::Chest, 2));
        QCOMPARE(text(builder), std::string("a carry"));
        QVERIFY(builder.choose(bazaar::Stall1)); // something else: the ware that was carried waits for it
        QCOMPARE(text(builder), std::string("a buy 1"));
        QVERIFY(builder.choose(bazaar::Stall1));
        QCOMPARE(builder.moveTargets().size(), std::size_t(1));
    }
}

void TestActionBuilder::pointingIsForeseen()
{
    const Position position = bazaar::game().start({2, {}});
    ActionBuilder builder = atTheBazaar();
    QCOMPARE(text(position, builder.actionAt(bazaar::Stall1)), std::string("a buy 1"));
    QVERIFY(!builder.actionAt(bazaar::Stall2)); // only a part
    QVERIFY(!builder.actionAt(bazaar::Bowl));   // one of several
    QVERIFY(builder.choose(bazaar::Stall2));
    QCOMPARE(text(position, builder.actionAt(bazaar::Stall1)), std::string("a buy 3"));
    QVERIFY(!builder.actionAt(bazaar::Stall2)); // a click takes it back
    QVERIFY(builder.choose(bazaar::Stall4));
    QCOMPARE(text(position, builder.actionAt(bazaar::Stall3)), std::string("a buy 14"));
    QCOMPARE(text(position, builder.actionAt(bazaar::Stall1)), std::string("a buy 1")); // instead
}

void TestActionBuilder::everyActionOfABazaarCanBePointedTogether()
{
    const Position position = bazaar::game().start({2, {}});
    for (const Action action : position.legal()) {
        std::vector<engine::MoveTarget> moveTargets = position.moveTargets(action);
        for (int order = 0; order < 2; ++order, std::reverse(moveTargets.begin(), moveTargets.end())) {
            ActionBuilder builder = atTheBazaar();
            for (const engine::MoveTarget &target : moveTargets) {
                if (target.choice != engine::kNowhere)
                    QVERIFY(builder.choose(target.choice, target.value));
                else
                    QVERIFY(builder.move(target.from, target.value, target.to));
            }
            std::vector<Action> found = moveTargets.empty() ? builder.plain() : builder.alternatives();
            QVERIFY2(std::find(found.begin(), found.end(), action) != found.end(), position.actionText(action).c_str());
        }
    }
}

namespace {

/// The first position of random games of Tekhenu with a choice of a person like that.
template <class IsWanted>
Position positionOfTekhenu(IsWanted isWanted)
{
    engine::Random random(2);
    for (;;) {
        for (Position position = engine::findGame("tekhenu")->start({2, {}}); !position.isOver();) {
            if (position.toAct() == engine::seatBit(engine::kChance)) {
                position = position.after(position.sample(random));
                continue;
            }
            if (isWanted(position))
                return position;
            const std::vector<Action> legal = position.legal();
            position = position.after(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
}

engine::Seat seatOf(const Position &position) { return engine::firstSeat(position.toAct()); }

} // namespace

void TestActionBuilder::piecesOfOneValueAreToldApartByKind()
{
    engine::MoveTarget one, other;
    const Position position = positionOfTekhenu([&](const Position &each) {
        if (each.label(each.legal().front()).words.id != "draft")
            return false;
        for (const Action a : each.legal()) {
            for (const Action b : each.legal()) {
                if (each.moveTargets(a).size() != 1 || each.moveTargets(b).size() != 1)
                    continue;
                one = each.moveTargets(a).front();
                other = each.moveTargets(b).front();
                if (one.from == other.from && one.value == other.value && one.kind < other.kind)
                    return true;
            }
        }
        return false;
    });
    ActionBuilder builder(position, seatOf(position));
    const std::vector<ActionBuilder::Point> pieces = builder.choosablePieces();
    QVERIFY(std::count(pieces.begin(), pieces.end(), ActionBuilder::Point{one.from, one.value, one.kind}) == 1);
    for (const engine::MoveTarget &die : {one, other}) {
        QVERIFY(builder.choose(die.from, die.value, die.kind));
        QVERIFY(!builder.alternatives().empty());
        for (const Action action : builder.alternatives())
            QCOMPARE(position.moveTargets(action).front().kind, die.kind);
        QCOMPARE(builder.actionsAt({die.from, die.value, die.kind}), std::vector<Action>());
    }
    QCOMPARE(builder.pointedAt(), (std::vector<ActionBuilder::Point>{{other.from, other.value, other.kind}}));
    QVERIFY(builder.choose(other.from, 0)); // a click that names none goes on to the next one, or takes the finger off
    QVERIFY(builder.pointedAt() != (std::vector<ActionBuilder::Point>{{other.from, other.value, other.kind}}));
}

void TestActionBuilder::aPieceIsTurned()
{
    const Position position = positionOfTekhenu([](const Position &each) {
        return each.label(each.legal().front()).words.id == "turn" && each.legal().size() == 4;
    });
    const std::vector<Action> turns = position.legal();
    ActionBuilder builder(position, seatOf(position));
    QVERIFY(builder.isTurning()); // by itself: there is nothing else to choose
    QVERIFY(builder.wantsConfirmation());
    QVERIFY(!builder.canTakeBack());
    QVERIFY(!builder.takeBack());
    for (const int turn : {0, 1, 2, 3, 0}) {
        QCOMPARE(int(builder.turn()), turn);
        QCOMPARE(int(position.moveTargets(*builder.action()).front().turn), turn);
        QVERIFY(builder.turnBy(true));
    }
    QVERIFY(builder.turnBy(false));
    QVERIFY(builder.turnBy(false));
    QCOMPARE(int(builder.turn()), 3);
    QVERIFY(builder.fill(turns[2]));
    QCOMPARE(*builder.action(), turns[2]);
}

} // namespace tests::tst_action_builder

TEST_CLASS(tst_action_builder, TestActionBuilder)
#include "tst_action_builder.moc"
