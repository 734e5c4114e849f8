// SPDX-License-Identifier: GPL-3.0-or-later
// Hands at a board without a game: for any seat, in any position.
#include <set>

#include <QtTest>

#include "model/engine/core/panel.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"
#include "views/screen/board_input_controller.h"

namespace tests::tst_board_input_controller {

using engine::Action;
using engine::kEveryone;
using engine::kNobody;
using engine::kNowhere;
using engine::PlaceIndex;
using engine::Seat;

namespace {

struct Table {
    explicit Table(const char *gameId)
        : game(*engine::findGame(gameId)), words(game), board(views::Theme("light", QLatin1String(gameId))),
          input(board, words, confirming),
          position(game.start({std::max(2, static_cast<int>(game.seatings().front().size())), {}}))
    {
        QObject::connect(&input, &views::BoardInputController::chosen, &input,
                         [this](Action action) { done = action; });
        QObject::connect(&input, &views::BoardInputController::changed, &input, [this] { ++changes; });
    }

    views::BoardViewState shown() const
    {
        views::BoardViewState shown{position, position.arrangement()};
        input.fill(shown);
        return shown;
    }
    void go(Action action) { position = position.after(action); }
    /// Lets chance do what it owes.
    void deal()
    {
        while (position.toAct() == engine::seatBit(engine::kChance))
            go(position.sample(random));
    }
    Seat actingSeat() const
    {
        Seat seat = 0;
        while (!engine::contains(position.toAct(), seat))
            ++seat;
        return seat;
    }
    PlaceIndex place(const char *id) const { return game.placeOf(id); }
    std::vector<Action> legalOf(Seat seat) const
    {
        std::vector<Action> legal = position.legal();
        std::erase_if(legal, [seat](Action action) { return action.actor() != seat; });
        return legal;
    }
    QString labelOf(Action action) const { return words.say(position.label(action).entry("label.")); }
    QStringList offers() const
    {
        QStringList texts;
        for (const views::Offer &offer : input.offers())
            texts << offer.text;
        return texts;
    }
    /// Does it touch by touch.
    void act(Action action)
    {
        const std::vector<engine::MoveTarget> moveTargets = position.moveTargets(action);
        for (int turns = 0; turns < 4 && input.draft().isTurning() && input.draft().action() != action; ++turns)
            input.turn(true);
        if (input.draft().isTurning()) {
            input.confirm();
            return;
        }
        if (moveTargets.empty())
            input.takeOffer(static_cast<int>(offers().indexOf(labelOf(action))));
        for (const engine::MoveTarget &target : moveTargets) {
            if (target.choice != kNowhere) {
                input.choose(target.choice, target.value, target.kind);
                continue;
            }
            if (shown().picked != views::Picked{target.from, target.value})
                input.choose(target.from, target.value);
            input.choose(target.to, 0);
        }
        if (const qsizetype offer = offers().indexOf(labelOf(action)); !done && offer >= 0)
            input.takeOffer(static_cast<int>(offer)); // one of several that are chosen by the same places
        if (!done)
            input.confirm();
    }

    const engine::Game &game;
    words::Words words;
    views::BoardView board;
    QPushButton confirming;
    views::BoardInputController input;
    engine::Position position;
    engine::Random random{3};
    std::optional<Action> done;
    int changes = 0;
};

} // namespace

class TestBoardInputController : public QObject {
    Q_OBJECT

private slots:
    /// What the game numbers has a button in that order, also where a place chooses it.
    void theGodOfTheDieIsOfferedFirst()
    {
        Table table("tekhenu");
        int seen = 0;
        for (int step = 0; step < 400 && !table.position.isOver() && seen < 5; ++step) {
            table.deal();
            const Seat seat = table.actingSeat();
            const std::vector<Action> legal = table.legalOf(seat);
            const auto ranked = [&](int rank) {
                return std::find_if(legal.begin(), legal.end(),
                                    [&](Action action) { return table.position.label(action).offer == rank; });
            };
            if (const auto god = ranked(0); god != legal.end()) {
                ++seen;
                QVERIFY(!table.position.moveTargets(*god).empty());
                table.input.begin(table.position, seat);
                QCOMPARE(table.offers().front(), table.labelOf(*god));
                QCOMPARE(table.offers().count(table.labelOf(*god)), 1);
                QCOMPARE(table.offers().back(), QStringLiteral("No action"));
                table.done.reset();
                table.input.takeOffer(0);
                QCOMPARE(table.done, std::optional(*god));
            }
            table.go(legal[(step * 7) % legal.size()]);
        }
        QCOMPARE(seen, 5);
    }

    /// T18: a die is chosen, then drafted, whether or not there is another way to draft it.
    void aDieIsChosenBeforeItIsDrafted()
    {
        Table table("tekhenu");
        int dice = 0;
        for (int step = 0; step < 300 && !table.position.isOver() && dice < 20; ++step) {
            table.deal();
            const Seat seat = table.actingSeat();
            const std::vector<Action> legal = table.legalOf(seat);
            for (const Action action : legal) {
                if (table.position.label(action).words.id != "draft")
                    continue;
                const engine::MoveTarget die = table.position.moveTargets(action).front();
                table.done.reset();
                table.input.begin(table.position, seat);
                table.input.choose(die.choice, die.value, die.kind);
                QVERIFY(!table.done);
                QCOMPARE(table.input.label(), table.labelOf(action));
                QCOMPARE(table.shown().chosen.size(), 1U);
                QVERIFY(table.input.confirm());
                QCOMPARE(table.done, std::optional(action));
                ++dice;
            }
            table.go(legal[(step * 5) % legal.size()]);
        }
        QVERIFY(dice >= 20);
    }

    /// T18: what costs scribes waits for a last word; where the usual draft is possible, too, that has the main button.
    void anubisIsNotTakenUnasked()
    {
        Table table("tekhenu");
        int pure = 0;
        int forbidden = 0;
        for (int step = 0; step < 600 && !table.position.isOver() && (pure == 0 || forbidden == 0); ++step) {
            table.deal();
            const Seat seat = table.actingSeat();
            const std::vector<Action> legal = table.legalOf(seat);
            for (const Action action : legal) {
                if (table.position.label(action).words.id != "anubis")
                    continue;
                const engine::MoveTarget die = table.position.moveTargets(action).front();
                const auto usual = std::find_if(legal.begin(), legal.end(), [&](Action other) {
                    return other != action && table.position.moveTargets(other) == std::vector{die};
                });
                table.done.reset();
                table.input.begin(table.position, seat);
                table.input.choose(die.choice, die.value, die.kind);
                QVERIFY(!table.done);
                ++(usual == legal.end() ? forbidden : pure);
                const Action main = usual == legal.end() ? action : *usual;
                QCOMPARE(table.input.label(), table.labelOf(main));
                QCOMPARE(table.offers(), usual == legal.end() ? QStringList() : QStringList{table.labelOf(action)});
                QVERIFY(table.input.takeKey(Qt::Key_Return));
                QCOMPARE(table.done, std::optional(main));
            }
            table.go(legal[(step * 5) % legal.size()]);
        }
        QVERIFY(pure > 0);
        QVERIFY(forbidden > 0);
    }

    /// As a hint sets it: the action that a click means on a place to which nothing in hand could go.
    void aShortcutWaitsWhereTurnsAreConfirmed()
    {
        Table table("osiris");
        table.input.setConfirmingTurns(true);
        int waited = 0;
        for (int turn = 0; turn < 400 && !table.position.isOver() && waited < 2; ++turn) {
            table.deal();
            Seat seat = 0;
            while (!engine::contains(table.position.toAct(), seat))
                ++seat;
            const std::vector<Action> legal = table.legalOf(seat);
            for (const Action action : legal) {
                const std::vector<engine::MoveTarget> targets = table.position.moveTargets(action);
                const bool isMove = targets.size() == 1 && targets.front().choice == kNowhere;
                if (!isMove || !table.position.reveals(action))
                    continue;
                table.input.begin(table.position, seat);
                const std::vector<PlaceIndex> choosable = table.shown().choosable;
                const PlaceIndex to = targets.front().to;
                if (std::find(choosable.begin(), choosable.end(), to) != choosable.end())
                    continue;
                ++waited;
                table.input.setShortcut(
                    [&](PlaceIndex place) { return place == to ? std::optional(action) : std::nullopt; });
                table.done.reset();
                table.input.choose(to, 0);
                QVERIFY(!table.done);
                QCOMPARE(table.input.label(), table.labelOf(action));
                QVERIFY(table.input.confirm());
                QVERIFY(table.done == action);
                table.input.setShortcut({});
                break;
            }
            table.go(legal[table.random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        QCOMPARE(waited, 2);
    }

    void initTestCase() { views::initResources(); }

    void chooseWhateverIsLegal_data()
    {
        QTest::addColumn<QByteArray>("game");
        for (const engine::Game *game : views::picturedGames())
            QTest::addRow("%s", game->id().data()) << QByteArray(game->id().data());
    }

    void chooseWhateverIsLegal()
    {
        QFETCH(QByteArray, game);
        Table table(game.constData());
        table.input.setViewer(kEveryone);
        std::set<Seat> actors;
        for (int step = 0; step < 120; ++step) {
            table.deal();
            if (table.position.isOver())
                break;
            const std::vector<Action> legal = table.position.legal();
            const Action action = legal[table.random.below(static_cast<std::uint32_t>(legal.size()))];
            table.done.reset();
            table.input.begin(table.position, action.actor());
            table.act(action);
            QVERIFY(table.done);
            QCOMPARE(table.done->bits, action.bits);
            QVERIFY(!table.input.isFree());
            QCOMPARE(table.input.draft().seat(), kNobody);
            actors.insert(action.actor());
            table.go(action);
        }
        QVERIFY(actors.size() > 1);
    }

    void anyOfThoseWhoOweAChoiceMayBegin()
    {
        Table table("aton");
        table.deal();
        for (const Seat seat : {Seat(1), Seat(0)}) {
            QVERIFY(engine::contains(table.position.toAct(), seat));
            const Action action = table.legalOf(seat).front();
            table.done.reset();
            table.input.begin(table.position, seat);
            QCOMPARE(table.input.draft().seat(), seat);
            table.act(action);
            QVERIFY(table.done);
            QCOMPARE(table.done->bits, action.bits);
        }
    }

    void keysLayCards()
    {
        Table table("aton");
        table.deal();
        table.input.begin(table.position, 1);
        std::vector<int> figures;
        for (const engine::Piece &piece : table.position.arrangement().pieces) {
            for (int i = 0; piece.place == table.place("hand-blue") && i < piece.count; ++i)
                figures.push_back(piece.value);
        }
        QCOMPARE(figures.size(), std::size_t(4));
        QVERIFY(!table.input.takeKey(Qt::Key_Backspace));
        for (const int figure : figures)
            QVERIFY(table.input.takeKey(Qt::Key_0 + figure));
        QVERIFY(!table.input.label().isEmpty());
        QVERIFY(table.input.takeKey(Qt::Key_Backspace));
        QVERIFY(table.input.label().isEmpty());
        QVERIFY(!table.input.confirm());
        QVERIFY(table.input.takeKey(Qt::Key_0 + figures.back()));
        QVERIFY(table.input.takeKey(Qt::Key_Return));
        QVERIFY(table.done);
        QCOMPARE(table.done->actor(), Seat(1));
        QVERIFY(!table.position.illegalReason(*table.done));
    }

    void atRestNothingIsChosen()
    {
        Table table("aton");
        table.deal();
        table.input.begin(table.position, 0);
        const std::vector<PlaceIndex> choosable = table.shown().choosable;
        QVERIFY(!choosable.empty());
        table.input.rest();
        table.changes = 0;
        table.input.choose(choosable.front(), 0);
        QVERIFY(!table.input.takeKey(Qt::Key_1));
        table.input.takeOffer(0);
        QVERIFY(!table.input.confirm());
        QVERIFY(!table.input.resume());
        QVERIFY(table.shown().choosable.empty() && table.input.offers().isEmpty() && table.input.label().isEmpty());
        QVERIFY(table.input.explanation().isEmpty());
        QCOMPARE(table.changes, 0);
        QVERIFY(!table.done);
    }

    void nobodysTurnIsNotTaken()
    {
        Table table("aton");
        table.deal();
        table.go(table.legalOf(0).front());
        table.input.begin(table.position, 0); // red has laid
        QVERIFY(table.shown().choosable.empty());
        QVERIFY(table.input.offers().isEmpty());
        QVERIFY(!table.input.takeKey(Qt::Key_1));
        QVERIFY(!table.done);
    }

    void whatWasLaidStaysWhileHandsAreNotFree()
    {
        Table table("aton");
        table.deal();
        bool free = true;
        table.input.setIsFree([&free] { return free; });
        table.input.begin(table.position, 0);
        const Action action = table.legalOf(0).front();
        const engine::MoveTarget target = table.position.moveTargets(action).front();
        table.input.choose(target.from, target.value);
        table.input.choose(target.to, 0);
        QCOMPARE(table.changes, 2);
        const engine::Arrangement laid = table.shown().arrangement;
        QVERIFY(!(laid == table.position.arrangement()));
        free = false;
        QVERIFY(table.shown().arrangement == laid);
        QVERIFY(table.shown().choosable.empty());
        QVERIFY(!table.input.takeKey(Qt::Key_Backspace));
        free = true;
        QVERIFY(table.input.takeKey(Qt::Key_Backspace));
        QVERIFY(table.shown().arrangement == table.position.arrangement());
    }

    void saysWhyNot()
    {
        Table table("aton");
        table.deal();
        table.input.begin(table.position, 0);
        QVERIFY(table.input.explanation().isEmpty());
        table.input.choose(table.place("hand-blue"), 0);
        QCOMPARE(table.changes, 1);
        QCOMPARE(table.input.explanation(),
                 QStringList{table.words.say(table.position.seenBy(0).unplayableReason(0, table.place("hand-blue")))});
        QVERIFY(!table.input.explanation().front().isEmpty());
        table.input.retract();
        QVERIFY(table.input.explanation().isEmpty());
    }

    void whatFollowsIsSaidOfThePlacePointedAt()
    {
        Table table("aton");
        int said = 0;
        for (int step = 0; step < 200 && said == 0 && !table.position.isOver(); ++step) {
            table.deal();
            const std::vector<Action> legal = table.position.legal();
            for (const Action action : legal) {
                const std::vector<engine::MoveTarget> moveTargets = table.position.moveTargets(action);
                if (moveTargets.size() != 1 || moveTargets.front().choice == kNowhere)
                    continue;
                table.input.begin(table.position, action.actor());
                emit table.board.placeHovered(moveTargets.front().choice);
                QCOMPARE(table.input.label(), table.labelOf(action));
                QCOMPARE(table.shown().selected.value_or(kNowhere), moveTargets.front().choice);
                said += table.input.explanation().isEmpty() ? 0 : 1;
            }
            table.go(legal[table.random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        QVERIFY(said > 0);
    }

    void panelsAreOpenToEveryone()
    {
        Table table("osiris");
        for (int step = 0; step < 60; ++step) {
            table.deal();
            const std::vector<Action> legal = table.position.legal();
            table.go(legal[table.random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        const auto known = [&](Seat viewer) {
            return views::secretPlaces(views::panelsSeenBy(table.position, viewer)).size();
        };
        QCOMPARE(known(kNobody), std::size_t(0));
        for (Seat seat = 0; seat < table.position.seatCount(); ++seat) {
            QVERIFY(known(seat) > 0);
            QVERIFY(known(kEveryone) > known(seat));
        }
    }
};

} // namespace tests::tst_board_input_controller

TEST_CLASS(tst_board_input_controller, TestBoardInputController)
#include "tst_board_input_controller.moc"
