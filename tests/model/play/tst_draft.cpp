// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <set>

#include "model/engine/core/game.h"
#include "model/play/draft.h"

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
    void oneClickPlacesACounter();
    void illegalSquaresDoNothing();
    void everyLegalActionCanBeDrafted();
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
    const std::pair<int, const char *> clicks[] = {{3, "cartouche-red-2"}, {1, "cartouche-red-4"}, {4, "cartouche-red-1"}, {3, "cartouche-red-3"}};
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
    QCOMPARE(draft.givingUpPlace(), place("exchange-red"));
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

// In positions of random games: each legal action of each seat can be put together touch by touch, and by clicking
// nothing but choosable places one ends with a legal action.
void TestDraft::everyLegalActionCanBeDrafted()
{
    engine::Random random(11);
    for (int game = 0; game < 6; ++game) {
        Position position = aton().start({});
        while (!position.isOver()) {
            if (position.toAct() == engine::seatBit(engine::kChance)) {
                position = position.after(position.sample(random));
                continue;
            }
            const std::vector<Action> legal = position.legal();
            for (const Action action : legal) {
                Draft draft(position, action.actor());
                for (const engine::Touch &touch : position.touches(action)) {
                    const bool done = touch.choice != engine::kNowhere ? draft.choose(touch.choice)
                                                                       : draft.move(touch.from, touch.value, touch.to);
                    QVERIFY2(done, position.actionText(action).c_str());
                }
                QCOMPARE(text(position, draft.action()), position.actionText(action));
            }
            position = position.after(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
}

QTEST_GUILESS_MAIN(TestDraft)
#include "tst_draft.moc"
