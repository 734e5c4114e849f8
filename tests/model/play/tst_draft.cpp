// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "model/engine/core/game.h"
#include "model/play/draft.h"
#include "tests/bazaar/bazaar.h"
#include "tests/test_class.h"

namespace tests::tst_draft {

using engine::Action;
using engine::PlaceIndex;
using engine::Position;
using play::Draft;

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

class TestDraft : public QObject {
    Q_OBJECT

private slots:
    void nothingCanBeChosenWithoutATurn();
    void fourCardsAreLaidByClicks();
    void fourCardsAreLaidByFigures();
    void aCardIsLiftedAgain();
    void aCardMovesFromOneCartoucheToAnother();
    void aCardTakesTheOthersPlace();
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
};

void TestDraft::nothingCanBeChosenWithoutATurn()
{
    Draft none;
    QVERIFY(none.isEmpty());
    QVERIFY(!none.choose(place("hand-red"), 3));
    Draft beforeTheDeal(aton().start({}), 0);
    QVERIFY(beforeTheDeal.isEmpty());
    QVERIFY(beforeTheDeal.choosable().empty());
}

void TestDraft::fourCardsAreLaidByClicks()
{
    const Position position = dealt();
    Draft draft(position, 0);
    const std::pair<int, const char *> clicks[] = {
        {3, "cartouche-red-2"}, {1, "cartouche-red-4"}, {4, "cartouche-red-1"}, {3, "cartouche-red-3"}};
    for (const auto &[value, to] : clicks) {
        QVERIFY(!draft.action());
        QVERIFY(draft.choose(place("hand-red"), static_cast<std::uint8_t>(value)));
        QCOMPARE(int(draft.picked()->second), value);
        QVERIFY(draft.choose(place(to)));
        QVERIFY(!draft.picked());
    }
    QCOMPARE(text(position, draft.action()), std::string("red lay 4331"));
    QVERIFY(draft.wantsConfirmation());
}

void TestDraft::fourCardsAreLaidByFigures()
{
    const Position position = dealt();
    Draft draft(position, 0);
    for (const int value : {3, 1, 4, 3})
        QVERIFY(draft.putNext(static_cast<std::uint8_t>(value)));
    QCOMPARE(text(position, draft.action()), std::string("red lay 3143"));
    QVERIFY(!draft.putNext(3));
    QVERIFY(draft.takeBack());
    QVERIFY(!draft.action());
    QVERIFY(!draft.putNext(1)); // the only 1 lies at cartouche 2
    QVERIFY(draft.putNext(3));
    QVERIFY(draft.action());
}

void TestDraft::aCardIsLiftedAgain()
{
    Draft draft(dealt(), 0);
    QVERIFY(draft.putNext(4));
    QVERIFY(draft.choose(place("cartouche-red-1")));
    QCOMPARE(int(draft.picked()->second), 4);
    QVERIFY(draft.touches().empty());
    QVERIFY(draft.choose(place("cartouche-red-3")));
    QCOMPARE(draft.touches().front().to, place("cartouche-red-3"));
}

void TestDraft::aCardMovesFromOneCartoucheToAnother()
{
    Draft draft(dealt(), 0);
    QVERIFY(draft.move(place("hand-red"), 4, place("cartouche-red-1")));
    QVERIFY(draft.move(place("cartouche-red-1"), 4, place("cartouche-red-2")));
    QCOMPARE(draft.touches().size(), std::size_t(1));
    QCOMPARE(draft.touches().front().to, place("cartouche-red-2"));
    QCOMPARE(draft.touches().front().from, place("hand-red"));
}

void TestDraft::aCardTakesTheOthersPlace()
{
    Draft draft(dealt(), 0);
    QVERIFY(draft.move(place("hand-red"), 4, place("cartouche-red-1")));
    QVERIFY(draft.move(place("hand-red"), 1, place("cartouche-red-1")));
    QCOMPARE(draft.touches().size(), std::size_t(1));
    QCOMPARE(int(draft.touches().front().value), 1);
    QVERIFY(draft.move(place("hand-red"), 4, place("cartouche-red-2"))); // the 4 is in the hand again
}

void TestDraft::onlyCardsOfTheHandCanBeLaid()
{
    Draft draft(dealt(), 0);
    QVERIFY(!draft.putNext(2));
    QVERIFY(!draft.choose(place("hand-red"), 2));
    QVERIFY(!draft.canMove(place("hand-red"), 2, place("cartouche-red-1")));
    QVERIFY(!draft.canMove(place("hand-red"), 3, place("cartouche-blue-1")));
    QVERIFY(draft.putNext(3) && draft.putNext(3));
    QVERIFY(!draft.putNext(3)); // there are two
}

void TestDraft::givingUpWantsConfirmationAndCanBeLeft()
{
    const Position position = dealt();
    Draft draft(position, 0);
    QCOMPARE(draft.sources(), std::vector<PlaceIndex>{place("exchange-red")});
    QVERIFY(draft.choose(place("exchange-red")));
    QCOMPARE(text(position, draft.action()), std::string("red exchange"));
    QVERIFY(draft.wantsConfirmation());
    QVERIFY(draft.choose(place("exchange-red"))); // a second click: no, after all
    QVERIFY(!draft.action());
    QVERIFY(draft.choose(place("exchange-red")));
    QVERIFY(draft.putNext(1)); // doing something else says the same
    QVERIFY(!draft.action());
    QCOMPARE(draft.touches().size(), std::size_t(1));
}

void TestDraft::givingUpPutsThePieceInHandDown()
{
    const Position position = dealt();
    Draft draft(position, 0);
    QVERIFY(draft.choose(place("hand-red"), 3));
    QCOMPARE(draft.sources(), std::vector<PlaceIndex>{place("exchange-red")});
    QVERIFY(draft.choose(place("exchange-red")));
    QVERIFY(!draft.picked());
    QCOMPARE(text(position, draft.action()), std::string("red exchange"));
    QVERIFY(draft.choose(place("hand-red"), 3)); // no, after all: the card is in hand again
    QVERIFY(!draft.action() && draft.picked());
}

void TestDraft::oneClickPlacesACounter()
{
    const Position position = after(dealt(), {"red lay 3143", "blue lay 2424"});
    QCOMPARE(position.toAct(), engine::seatBit(0)); // cartouche 2: red's 1 is lower
    Draft draft(position, 0);
    QCOMPARE(text(position, draft.actionAt(place("temple-4-b"))), std::string("red place 4b"));
    QVERIFY(draft.choose(place("temple-4-b")));
    QCOMPARE(text(position, draft.action()), std::string("red place 4b"));
    QVERIFY(!draft.wantsConfirmation());
}

void TestDraft::illegalSquaresDoNothing()
{
    const Position position = after(dealt(), {"red lay 1334", "blue lay 2424", "red place 1a"});
    Draft draft(position, 0);
    QVERIFY(!draft.choose(place("temple-1-a"))); // occupied
    QVERIFY(!draft.choose(place("temple-4-a"))); // cartouche 3 shows 3
    QVERIFY(!draft.choose(place("stock-red")));
    QVERIFY(!draft.action());
    const std::vector<PlaceIndex> choosable = draft.choosable();
    QVERIFY(std::find(choosable.begin(), choosable.end(), place("temple-1-a")) == choosable.end());
    QCOMPARE(choosable.size(), std::size_t(35));
}

namespace {

Draft atTheBazaar() { return {bazaar::game().start({2, {}}), 0}; }

std::string text(const Draft &draft)
{
    std::string all;
    for (const Action action : draft.alternatives())
        all += (all.empty() ? "" : ", ") + bazaar::game().start({2, {}}).actionText(action);
    return all;
}

bool isChoosable(const Draft &draft, PlaceIndex place)
{
    const std::vector<PlaceIndex> places = draft.choosable();
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
bool press(Draft &draft, const Position &position, Action action, bool withValues)
{
    for (const engine::Touch &touch : position.touches(action)) {
        const Draft::Held piece{touch.from, touch.value};
        if (touch.choice != engine::kNowhere) {
            if (!draft.choose(touch.choice))
                return false;
            continue;
        }
        for (int presses = 0; draft.picked() != piece; ++presses) {
            if (presses == 9 || !draft.choose(touch.from, withValues ? touch.value : std::uint8_t(0)))
                return false;
        }
        if (!draft.choose(touch.to))
            return false;
    }
    const std::vector<Action> &plain = draft.plain();
    return draft.action() == action || std::find(plain.begin(), plain.end(), action) != plain.end();
}

} // namespace

void TestDraft::everyLegalActionCanBePressedTogether()
{
    engine::Random random(11);
    for (const engine::Game *game : engine::games()) {
        std::set<std::string> kinds;
        for (const Position &position : positionsOf(*game, random)) {
            for (const Action action : position.legal()) {
                for (const bool withValues : {true, false}) {
                    Draft draft(position, action.actor());
                    QVERIFY2(press(draft, position, action, withValues), position.actionText(action).c_str());
                }
                kinds.insert(position.label(action).id);
            }
        }
        QVERIFY(kinds.size() > 4);
    }
}

/// Whatever is pressed in whatever order: what comes out is legal.
void TestDraft::nothingIllegalCanBePressedTogether()
{
    engine::Random random(12);
    int complete = 0;
    for (const engine::Game *game : engine::games()) {
        const auto places = static_cast<std::uint32_t>(game->places().size());
        for (const Position &position : positionsOf(*game, random)) {
            engine::Seat seat = 0;
            while (!engine::contains(position.toAct(), seat))
                ++seat;
            Draft draft(position, seat);
            for (int presses = 0; presses < 12; ++presses) {
                const std::vector<PlaceIndex> choosable = draft.choosable();
                const bool anywhere = choosable.empty() || random.below(3) == 0;
                const auto at = anywhere ? static_cast<PlaceIndex>(random.below(places))
                                         : choosable[random.below(static_cast<std::uint32_t>(choosable.size()))];
                draft.choose(at, static_cast<std::uint8_t>(random.below(2) == 0 ? 0 : random.below(13)));
                const std::optional<Action> action = draft.action();
                QVERIFY(!action || !position.refusal(*action));
                complete += action.has_value();
            }
            for (const Action action : draft.plain())
                QVERIFY(!position.refusal(action));
        }
    }
    QVERIFY(complete > 1000);
}

/// A piece on the move is in hand without a click, comes back into it, and may be left for something beside it.
void TestDraft::whatIsOnTheMoveIsInHand()
{
    engine::Random random(13);
    int inHand = 0;
    int beside = 0;
    for (const engine::Game *game : engine::games()) {
        for (const Position &position : positionsOf(*game, random)) {
            if (position.inHand() == engine::kNowhere)
                continue;
            Draft draft(position, position.legal().front().actor());
            if (!draft.picked() || draft.picked()->first != position.inHand())
                continue; // it has no way to go
            ++inHand;
            const Draft::Held held = *draft.picked();
            QVERIFY(!draft.takeBack());
            QVERIFY(draft.choose(held.first, held.second)); // put down: in hand again
            QVERIFY(draft.picked() == held);
            for (const PlaceIndex source : draft.sources()) {
                ++beside;
                QVERIFY(draft.choose(source));
                QVERIFY(draft.picked() && draft.picked()->first == source);
                QVERIFY(draft.takeBack());
                QVERIFY(draft.picked() == held);
            }
        }
    }
    QVERIFY(inHand > 100);
    QVERIFY(beside > 10);
}

void TestDraft::givingUpIsOfferedUntilTheLayingIsConfirmed()
{
    const Position position = dealt();
    Draft draft(position, 0);
    for (const std::uint8_t value : std::initializer_list<std::uint8_t>{1, 3, 3, 4}) {
        QVERIFY(draft.putNext(value));
        QCOMPARE(draft.sources(), std::vector<PlaceIndex>{place("exchange-red")});
        const std::vector<PlaceIndex> choosable = draft.choosable();
        QVERIFY(std::find(choosable.begin(), choosable.end(), place("exchange-red")) != choosable.end());
    }
    QVERIFY(draft.choose(place("exchange-red")));
    QCOMPARE(text(position, draft.action()), std::string("red exchange"));
    QVERIFY(draft.applied(position.arrangement()) == position.arrangement()); // all cards are in the hand again
    QVERIFY(draft.takeBack());                                                // no, after all: they lie as before
    QCOMPARE(draft.touches().size(), std::size_t(4));
    QVERIFY(draft.choose(place("exchange-red")));
    QVERIFY(draft.choose(place("exchange-red")));
    QCOMPARE(text(position, draft.action()), std::string("red lay 1334"));
}

void TestDraft::placesArePointedAtOneByOne()
{
    Draft draft = atTheBazaar();
    QVERIFY(isChoosable(draft, bazaar::Stall2));
    QVERIFY(draft.choose(bazaar::Stall2));
    QCOMPARE(text(draft), std::string());
    QVERIFY(!draft.action());
    QVERIFY(!isChoosable(draft, bazaar::Bowl)); // what does not go together with it is not lit
    QVERIFY(isChoosable(draft, bazaar::Stall1) && isChoosable(draft, bazaar::Stall4));
    QVERIFY(draft.choose(bazaar::Stall4));
    QVERIFY(!isChoosable(draft, bazaar::Stall1)); // no action has these three
    QVERIFY(draft.choose(bazaar::Stall3));
    QCOMPARE(text(draft), std::string("a buy 14"));
    QVERIFY(!draft.wantsConfirmation());
    QCOMPARE(draft.pointedAt(),
             (std::vector<Draft::Held>{{bazaar::Stall2, 0}, {bazaar::Stall4, 0}, {bazaar::Stall3, 0}}));
    const engine::Arrangement table = bazaar::game().start({2, {}}).arrangement();
    QVERIFY(draft.applied(table) == table); // what is pointed at stays where it lies
}

void TestDraft::aClickTakesAPointBack()
{
    Draft draft = atTheBazaar();
    QVERIFY(draft.choose(bazaar::Stall2) && draft.choose(bazaar::Stall4));
    QVERIFY(isChoosable(draft, bazaar::Stall2));
    QVERIFY(draft.choose(bazaar::Stall2, 2));
    QCOMPARE(draft.pointedAt(), (std::vector<Draft::Held>{{bazaar::Stall4, 0}}));
    QVERIFY(draft.takeBack());
    QVERIFY(draft.touches().empty() && !draft.takeBack());
}

void TestDraft::whatIsPartOfMoreWaits()
{
    Draft draft = atTheBazaar();
    QVERIFY(draft.choose(bazaar::Stall1));
    QCOMPARE(text(draft), std::string("a buy 1"));
    QVERIFY(draft.wantsConfirmation());
    QVERIFY(draft.choose(bazaar::Stall3));
    QCOMPARE(text(draft), std::string("a buy 5"));
    QVERIFY(!draft.wantsConfirmation());
}

void TestDraft::whatDoesNotGoTogetherIsReplaced()
{
    Draft draft = atTheBazaar();
    QVERIFY(draft.choose(bazaar::Stall1));
    QVERIFY(draft.choose(bazaar::Chest, 2));
    QCOMPARE(draft.pointedAt(), (std::vector<Draft::Held>{{bazaar::Chest, 2}}));
    QVERIFY(draft.choose(bazaar::Stall1));
    QCOMPARE(text(draft), std::string("a buy 1"));
}

void TestDraft::whatLeadsNowhereChangesNothing()
{
    Draft draft = atTheBazaar();
    QVERIFY(draft.choose(bazaar::Stall1));
    QVERIFY(!draft.choose(bazaar::Bowl, 6));
    QVERIFY(!draft.choose(bazaar::HomeB));
    QVERIFY(!draft.putNext(4));
    QCOMPARE(text(draft), std::string("a buy 1"));
}

void TestDraft::actionsOfOnePlaceAreAlternatives()
{
    Draft draft = atTheBazaar();
    QVERIFY(!draft.actionAt(bazaar::Till));
    QVERIFY(draft.choose(bazaar::Till));
    QCOMPARE(text(draft), std::string("a pay 1, a pay 2, a pay 3, a pay 4, a pay 5, a pay 6, a pay 7"));
    QVERIFY(!draft.action());
    QVERIFY(draft.choose(bazaar::Till)); // no, after all
    QCOMPARE(text(draft), std::string());
}

void TestDraft::piecesOfOnePlaceAreToldApart()
{
    Draft draft = atTheBazaar();
    QCOMPARE(draft.choosablePieces(),
             (std::vector<Draft::Held>{{bazaar::Bowl, 3}, {bazaar::Bowl, 5}, {bazaar::Chest, 2}, {bazaar::Chest, 5}}));
    QVERIFY(!draft.choose(bazaar::Bowl, 6)); // of no use
    QVERIFY(draft.choose(bazaar::Bowl, 5));
    QCOMPARE(text(draft), std::string("a use 1 bake, a use 1 brew"));
    QCOMPARE(draft.choosablePieces(), (std::vector<Draft::Held>{{bazaar::Bowl, 3}, {bazaar::Bowl, 5}}));
    QVERIFY(draft.choose(bazaar::Chest, 5));
    QCOMPARE(text(draft), std::string("a use 4 bake, a use 4 brew"));
    QVERIFY(!draft.wantsConfirmation());
}

void TestDraft::aClickThatNamesNoPieceGoesThroughThem()
{
    Draft draft = atTheBazaar();
    for (const std::uint8_t value : std::initializer_list<std::uint8_t>{3, 5}) {
        QVERIFY(draft.choose(bazaar::Bowl));
        QCOMPARE(draft.pointedAt(), (std::vector<Draft::Held>{{bazaar::Bowl, value}}));
    }
    QVERIFY(draft.choose(bazaar::Bowl));
    QVERIFY(draft.pointedAt().empty());
}

void TestDraft::piecesOfOnePlaceArePointedAtTogether()
{
    Draft draft = atTheBazaar();
    QVERIFY(draft.choose(bazaar::Bowl, 3));
    QVERIFY(draft.wantsConfirmation());
    QVERIFY(draft.choose(bazaar::Bowl, 5));
    QCOMPARE(text(draft), std::string("a pair"));
    QVERIFY(!draft.wantsConfirmation());
    QVERIFY(draft.choose(bazaar::Bowl, 3));
    QCOMPARE(text(draft), std::string("a use 1 bake, a use 1 brew"));
}

void TestDraft::aPieceIsMovedAndAnotherPointedAt()
{
    for (const bool movesFirst : {true, false}) {
        Draft draft = atTheBazaar();
        QVERIFY(!draft.picked());
        if (!movesFirst)
            QVERIFY(draft.choose(bazaar::Chest, 2));
        QVERIFY(draft.choose(bazaar::HomeA, 1));
        QVERIFY(draft.picked());
        QVERIFY(draft.choose(bazaar::Stall4));
        if (movesFirst)
            QVERIFY(draft.choose(bazaar::Chest, 2));
        QCOMPARE(text(draft), std::string("a carry"));
        QVERIFY(draft.choose(bazaar::Stall1)); // something else: the ware that was carried waits for it
        QCOMPARE(text(draft), std::string("a buy 1"));
        QVERIFY(draft.choose(bazaar::Stall1));
        QCOMPARE(draft.touches().size(), std::size_t(1));
    }
}

void TestDraft::pointingIsForeseen()
{
    const Position position = bazaar::game().start({2, {}});
    Draft draft = atTheBazaar();
    QCOMPARE(text(position, draft.actionAt(bazaar::Stall1)), std::string("a buy 1"));
    QVERIFY(!draft.actionAt(bazaar::Stall2)); // only a part
    QVERIFY(!draft.actionAt(bazaar::Bowl));   // one of several
    QVERIFY(draft.choose(bazaar::Stall2));
    QCOMPARE(text(position, draft.actionAt(bazaar::Stall1)), std::string("a buy 3"));
    QVERIFY(!draft.actionAt(bazaar::Stall2)); // a click takes it back
    QVERIFY(draft.choose(bazaar::Stall4));
    QCOMPARE(text(position, draft.actionAt(bazaar::Stall3)), std::string("a buy 14"));
    QCOMPARE(text(position, draft.actionAt(bazaar::Stall1)), std::string("a buy 1")); // instead
}

void TestDraft::everyActionOfABazaarCanBePointedTogether()
{
    const Position position = bazaar::game().start({2, {}});
    for (const Action action : position.legal()) {
        std::vector<engine::Touch> touches = position.touches(action);
        for (int order = 0; order < 2; ++order, std::reverse(touches.begin(), touches.end())) {
            Draft draft = atTheBazaar();
            for (const engine::Touch &touch : touches) {
                if (touch.choice != engine::kNowhere)
                    QVERIFY(draft.choose(touch.choice, touch.value));
                else
                    QVERIFY(draft.move(touch.from, touch.value, touch.to));
            }
            std::vector<Action> found = touches.empty() ? draft.plain() : draft.alternatives();
            QVERIFY2(std::find(found.begin(), found.end(), action) != found.end(), position.actionText(action).c_str());
        }
    }
}

} // namespace tests::tst_draft

TEST_CLASS(tst_draft, TestDraft)
#include "tst_draft.moc"
