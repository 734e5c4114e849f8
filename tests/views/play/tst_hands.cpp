// SPDX-License-Identifier: GPL-3.0-or-later
// Hands at a board without a game: for any seat, in any position.
#include <set>

#include <QtTest>

#include "tests/test_class.h"
#include "views/board/board_view.h"
#include "views/play/eyes.h"
#include "views/play/hands.h"

namespace tests::tst_hands {

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
          hands(board, words), position(game.start({static_cast<int>(game.seatings().front().size()), {}}))
    {
        QObject::connect(&hands, &views::Hands::chosen, &hands, [this](Action action) { done = action; });
        QObject::connect(&hands, &views::Hands::changed, &hands, [this] { ++changes; });
    }

    views::Shown shown() const
    {
        views::Shown shown{position, position.arrangement()};
        hands.fill(shown);
        return shown;
    }
    void go(Action action) { position = position.after(action); }
    /// Lets chance do what it owes.
    void deal()
    {
        while (position.toAct() == engine::seatBit(engine::kChance))
            go(position.sample(random));
    }
    PlaceIndex place(const char *id) const { return game.placeOf(id); }
    std::vector<Action> legalOf(Seat seat) const
    {
        std::vector<Action> legal = position.legal();
        std::erase_if(legal, [seat](Action action) { return action.actor() != seat; });
        return legal;
    }
    QString labelOf(Action action) const
    {
        const engine::Message label = position.label(action);
        return words.say({"label." + label.id, label.fields});
    }
    QStringList offers() const
    {
        QStringList texts;
        for (const views::Offer &offer : hands.offers())
            texts << offer.text;
        return texts;
    }
    /// Does it touch by touch.
    void act(Action action)
    {
        const std::vector<engine::Touch> touches = position.touches(action);
        if (touches.empty())
            hands.takeOffer(static_cast<int>(offers().indexOf(labelOf(action))));
        for (const engine::Touch &touch : touches) {
            if (touch.choice != kNowhere) {
                hands.choose(touch.choice, 0);
                continue;
            }
            if (shown().picked != views::Picked{touch.from, touch.value})
                hands.choose(touch.from, touch.value);
            hands.choose(touch.to, 0);
        }
        if (!done)
            hands.confirm();
    }

    const engine::Game &game;
    words::Words words;
    views::BoardView board;
    views::Hands hands;
    engine::Position position;
    engine::Random random{3};
    std::optional<Action> done;
    int changes = 0;
};

} // namespace

class TestHands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void chooseWhateverIsLegal_data()
    {
        QTest::addColumn<QByteArray>("game");
        for (const engine::Game *game : engine::games())
            QTest::addRow("%s", game->id().data()) << QByteArray(game->id().data());
    }

    void chooseWhateverIsLegal()
    {
        QFETCH(QByteArray, game);
        Table table(game.constData());
        table.hands.setViewer(kEveryone);
        std::set<Seat> actors;
        for (int step = 0; step < 120; ++step) {
            table.deal();
            if (table.position.isOver())
                break;
            const std::vector<Action> legal = table.position.legal();
            const Action action = legal[table.random.below(static_cast<std::uint32_t>(legal.size()))];
            table.done.reset();
            table.hands.begin(table.position, action.actor());
            table.act(action);
            QVERIFY(table.done);
            QCOMPARE(table.done->bits, action.bits);
            QVERIFY(!table.hands.isFree());
            QCOMPARE(table.hands.seat(), kNobody);
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
            table.hands.begin(table.position, seat);
            QCOMPARE(table.hands.seat(), seat);
            table.act(action);
            QVERIFY(table.done);
            QCOMPARE(table.done->bits, action.bits);
        }
    }

    void keysLayCards()
    {
        Table table("aton");
        table.deal();
        table.hands.begin(table.position, 1);
        std::vector<int> figures;
        for (const engine::Piece &piece : table.position.arrangement().pieces) {
            for (int i = 0; piece.place == table.place("hand-blue") && i < piece.count; ++i)
                figures.push_back(piece.value);
        }
        QCOMPARE(figures.size(), std::size_t(4));
        QVERIFY(!table.hands.takeKey(Qt::Key_Backspace));
        for (const int figure : figures)
            QVERIFY(table.hands.takeKey(Qt::Key_0 + figure));
        QVERIFY(!table.hands.label().isEmpty());
        QVERIFY(table.hands.takeKey(Qt::Key_Backspace));
        QVERIFY(table.hands.label().isEmpty());
        QVERIFY(!table.hands.confirm());
        QVERIFY(table.hands.takeKey(Qt::Key_0 + figures.back()));
        QVERIFY(table.hands.takeKey(Qt::Key_Return));
        QVERIFY(table.done);
        QCOMPARE(table.done->actor(), Seat(1));
        QVERIFY(!table.position.refusal(*table.done));
    }

    void atRestNothingIsChosen()
    {
        Table table("aton");
        table.deal();
        table.hands.begin(table.position, 0);
        const std::vector<PlaceIndex> choosable = table.shown().choosable;
        QVERIFY(!choosable.empty());
        table.hands.rest();
        table.changes = 0;
        table.hands.choose(choosable.front(), 0);
        QVERIFY(!table.hands.takeKey(Qt::Key_1));
        table.hands.takeOffer(0);
        QVERIFY(!table.hands.confirm());
        QVERIFY(!table.hands.goOn());
        QVERIFY(table.shown().choosable.empty() && table.hands.offers().isEmpty() && table.hands.label().isEmpty());
        QVERIFY(table.hands.explanation().isEmpty());
        QCOMPARE(table.changes, 0);
        QVERIFY(!table.done);
    }

    void nobodysTurnIsNotTaken()
    {
        Table table("aton");
        table.deal();
        table.go(table.legalOf(0).front());
        table.hands.begin(table.position, 0); // red has laid
        QVERIFY(table.shown().choosable.empty());
        QVERIFY(table.hands.offers().isEmpty());
        QVERIFY(!table.hands.takeKey(Qt::Key_1));
        QVERIFY(!table.done);
    }

    void whatWasLaidStaysWhileHandsAreNotFree()
    {
        Table table("aton");
        table.deal();
        bool free = true;
        table.hands.setIsFree([&free] { return free; });
        table.hands.begin(table.position, 0);
        const Action action = table.legalOf(0).front();
        const engine::Touch touch = table.position.touches(action).front();
        table.hands.choose(touch.from, touch.value);
        table.hands.choose(touch.to, 0);
        QCOMPARE(table.changes, 2);
        const engine::Arrangement laid = table.shown().arrangement;
        QVERIFY(!(laid == table.position.arrangement()));
        free = false;
        QVERIFY(table.shown().arrangement == laid);
        QVERIFY(table.shown().choosable.empty());
        QVERIFY(!table.hands.takeKey(Qt::Key_Backspace));
        free = true;
        QVERIFY(table.hands.takeKey(Qt::Key_Backspace));
        QVERIFY(table.shown().arrangement == table.position.arrangement());
    }

    void saysWhyNot()
    {
        Table table("aton");
        table.deal();
        table.hands.begin(table.position, 0);
        QVERIFY(table.hands.explanation().isEmpty());
        table.hands.choose(table.place("hand-blue"), 0);
        QCOMPARE(table.changes, 1);
        QCOMPARE(table.hands.explanation(),
                 QStringList{table.words.say(table.position.seenBy(0).whyNot(0, table.place("hand-blue")))});
        QVERIFY(!table.hands.explanation().front().isEmpty());
        table.hands.unsay();
        QVERIFY(table.hands.explanation().isEmpty());
    }

    void whatFollowsIsSaidOfThePlacePointedAt()
    {
        Table table("aton");
        int said = 0;
        for (int step = 0; step < 200 && said == 0 && !table.position.isOver(); ++step) {
            table.deal();
            const std::vector<Action> legal = table.position.legal();
            for (const Action action : legal) {
                const std::vector<engine::Touch> touches = table.position.touches(action);
                if (touches.size() != 1 || touches.front().choice == kNowhere)
                    continue;
                table.hands.begin(table.position, action.actor());
                emit table.board.placeHovered(touches.front().choice);
                QCOMPARE(table.hands.label(), table.labelOf(action));
                QCOMPARE(table.shown().selected.value_or(kNowhere), touches.front().choice);
                said += table.hands.explanation().isEmpty() ? 0 : 1;
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

} // namespace tests::tst_hands

TEST_CLASS(tst_hands, TestHands)
#include "tst_hands.moc"
