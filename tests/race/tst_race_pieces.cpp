// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces as a game's board.json says them: faces by value with their names, stacks, and when those set off that move in
// one step.
#include "model/engine/core/adapter.h"
#include "tests/race/race.h"
#include "tests/test_class.h"
#include "views/board/board_picture.h"
#include "views/board/cell_words.h"
#include "views/board/choreography.h"
#include "views/board/piece_look.h"
#include "views/board/piece_renderer.h"
#include "views/board/place_rules.h"

#include <QPainter>

namespace tests::tst_race_pieces {

using namespace views;
using engine::Piece;
using engine::PlaceIndex;
using engine::Seat;

namespace {

/// The race with another board.json: what lies on a square is a stack, and so is a bid, face down.
struct Stacked : engine::race::Race {
    static constexpr std::string_view kId = "stacked";
};

const engine::Game &race() { return *engine::findGame("race"); }

const engine::Game &stacked()
{
    static const engine::GameAdapter<Stacked> game;
    return game;
}

Piece card(Seat owner, std::uint8_t value, PlaceIndex place, bool isUp)
{
    return {place, engine::race::kCard, owner, value, 1, isUp, isUp ? engine::SeatSet{0} : engine::seatBit(owner)};
}

Piece racer(Seat owner, PlaceIndex place) { return {place, engine::race::kRacer, owner}; }

/// What a board shows on which that lies.
struct Table {
    Table(const engine::Game &game, std::vector<Piece> pieces, Seat viewer, engine::Value::Members fields = {})
        : words(game), shown{game.start({2, {}}), {std::move(pieces), std::move(fields)}},
          artwork(Theme("light", words::idOf(game)))
    {
        shown.revealed = viewer;
        layout = BoardLayout(plan(), artwork, Surface{{800, 600}});
        picture.emplace(layout, artwork, words, shown, options);
    }
    Table(const Table &) = delete;

    const BoardPlan &plan() const { return BoardPlan::of(shown.position); }
    ElementStyle look(const Piece &piece) const
    {
        return lookOf(piece, artwork, shown.position.game(), 2, shown.isFaceSeen(piece));
    }
    const Element *element(const QString &key) const
    {
        const auto &all = picture->elements();
        const auto found = std::find_if(all.begin(), all.end(), [&](const Element &each) { return each.key == key; });
        return found == all.end() ? nullptr : &*found;
    }
    std::vector<int> starts(const BoardPlan &plan, const Table &before) const
    {
        const Earlier earlier{before.shown.arrangement, before.picture->places(), before.picture->pieces()};
        const Choreography choreography(plan, shown.position.game(), earlier, *picture, shown.arrangement,
                                        layout.square());
        std::vector<int> starts;
        for (const PlannedMove &move : choreography.moves())
            starts.push_back(move.step.start);
        return starts;
    }

    words::Words words;
    BoardViewState shown;
    Artwork artwork;
    BoardOptions options;
    BoardLayout layout;
    std::optional<BoardPicture> picture;
};

QImage painted(const ElementStyle &look, const QString &game)
{
    PieceRenderer faces{Theme("light", game)};
    QImage image(124, 172, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    faces.paint(painter, look, image.rect(), {});
    return image;
}

} // namespace

class TestRacePieces : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void facesAreByValue();
    void facesArePutTogether();
    void turnedPiecesLieTurned();
    void fieldsAreSeenAsPictures();
    void spotsAreForThatManyPieces();
    void namesAreByValue();
    void stacksShowTheirTop();
    void stacksAreSpoken();
    void movesOfOneSortStartTogether();
    void factsAreToldThatThePlanNames();
};

void TestRacePieces::facesAreByValue()
{
    const PlaceIndex hand = engine::race::handPlace(0, 0);
    const Table table(race(), {card(0, 3, hand, false)}, 0);
    const ElementStyle face = table.look(card(0, 3, hand, false));
    QCOMPARE(face.id, QStringLiteral("card-red-3"));
    QCOMPARE(face.value, 3);
    const ElementStyle back = table.look(card(1, 3, engine::race::handPlace(1, 0), false));
    QCOMPARE(back, ElementStyle::picture(QStringLiteral("card-blue-back")));
    QCOMPARE(table.look(racer(1, 0)), ElementStyle::picture(QStringLiteral("racer-blue")));
    QCOMPARE(table.look({hand, engine::race::kCard, 0, 0}).id, QStringLiteral("card-red-back")); // not known
    QCOMPARE(table.picture->pieces().front().look, face);
    QVERIFY(table.artwork.has(face.id) && table.artwork.has(back.id));
    QCOMPARE(proportion(table.artwork, face), proportion(table.artwork, back));
    QVERIFY(painted(face, "race") != painted(table.look(card(0, 2, hand, false)), "race"));
}

// The text fills the rectangle that the plan names, over the owner's counter.
void TestRacePieces::facesArePutTogether()
{
    const Table table(stacked(), {}, 0);
    const ElementStyle three = table.look(card(0, 3, 0, true));
    QCOMPARE(three.over.size(), 2U);
    QCOMPARE(three.over[0].picture, QStringLiteral("racer-red"));
    QCOMPARE(three.over[1].text, QStringLiteral("3"));
    const QRectF all(0, 0, 60, 60);
    QCOMPARE(inlayRect(three.over[0], table.artwork, all), all);
    const QRectF above = inlayRect(three.over[1], table.artwork, all); // the number stands above its square
    QVERIFY(above.bottom() <= 0 && std::abs(above.width() - 60) < 2);
    const QImage plain = painted(ElementStyle::picture(three.id), "stacked");
    QVERIFY(painted(three, "stacked") != plain);
    QVERIFY(painted(three, "stacked") != painted(table.look(card(1, 3, 0, true)), "stacked"));
}

void TestRacePieces::turnedPiecesLieTurned()
{
    const PlaceIndex hand = engine::race::handPlace(0, 0);
    const Table table(race(), {}, 0);
    Piece piece = card(0, 3, hand, false);
    const ElementStyle upright = table.look(piece);
    piece.turn = 1;
    const ElementStyle quarter = table.look(piece);
    QCOMPARE(quarter.turn, 1);
    QCOMPARE(proportion(table.artwork, quarter), 1 / proportion(table.artwork, upright));
    piece.turn = 2;
    QCOMPARE(painted(table.look(piece), "race"), painted(upright, "race").transformed(QTransform().rotate(180)));
    QVERIFY(painted(table.look(piece), "race") != painted(upright, "race"));
}

// The square with the number of the field; two at one square share it.
void TestRacePieces::fieldsAreSeenAsPictures()
{
    const Table table(stacked(), {}, 0, {{"lap.red", 3}, {"lap.blue", 5}});
    const Element *red = table.element("gauge/lap.red");
    QVERIFY(red && table.element("gauge/lap.blue") && !table.element("gauge/lap.green"));
    QCOMPARE(red->look, ElementStyle::picture(QStringLiteral("racer-red")));
    const QRectF square = table.layout.onBoard(table.artwork, QStringLiteral("square-3"));
    QCOMPARE(red->rect, square);
    const Table shared(stacked(), {}, 0, {{"lap.red", 3}, {"lap.blue", 3}});
    const QRectF first = shared.element("gauge/lap.red")->rect;
    const QRectF second = shared.element("gauge/lap.blue")->rect;
    QVERIFY(square.contains(first) && square.contains(second) && !first.intersects(second));
    const Table beyond(stacked(), {}, 0, {{"lap.red", 99}, {"lap.blue", 0}});
    QVERIFY(!beyond.element("gauge/lap.red") && beyond.element("gauge/lap.blue"));
}

void TestRacePieces::spotsAreForThatManyPieces()
{
    const PlaceIndex bid = engine::race::bidPlace(1);
    const auto rects = [bid](std::vector<std::uint8_t> values) {
        std::vector<Piece> pieces;
        for (const std::uint8_t value : values)
            pieces.push_back(card(1, value, bid, true));
        const Table table(race(), std::move(pieces), 0);
        std::vector<QRectF> all;
        for (const PieceSpot &spot : table.picture->pieces())
            all.push_back(spot.rect);
        return all;
    };
    QCOMPARE(rects({1}), std::vector<QRectF>{rects({1, 2}).front()}); // one takes the first spot of two
    QVERIFY(rects({1, 2})[0].bottom() <= rects({1, 2})[1].top());
    QCOMPARE(rects({1, 2, 3})[0].top(), rects({1, 2, 3})[1].top()); // there is no such set: side by side
}

void TestRacePieces::namesAreByValue()
{
    const PlaceIndex hand = engine::race::handPlace(0, 0);
    Table table(race(), {}, 0);
    const auto name = [&](const Piece &piece) { return CellWords(table.words, table.shown).nameOf(piece); };
    const auto about = [&](const Piece &piece) { return PlaceRules(table.words, table.shown).about(piece); };
    const Piece three = card(0, 3, hand, false);
    QCOMPARE(name(three), QStringLiteral("card 3, the highest"));
    QCOMPARE(name(card(0, 2, hand, false)), QStringLiteral("card 2"));
    QVERIFY(about(three).startsWith(QStringLiteral("Highest card: ")));
    QVERIFY(about(card(0, 2, hand, false)).startsWith(QStringLiteral("Card: ")));
    QCOMPARE(PlaceRules::aboutKeys(race(), hand, &three),
             QStringList({"hand.red", "hand.seat-red", "piece.card.3", "piece.card.hand", "piece.card", "hand"}));
    table.shown.revealed = 1;
    QCOMPARE(name(three), QStringLiteral("card face down"));
    QVERIFY(about(three).startsWith(QStringLiteral("Card: "))); // the value is not given away
    QCOMPARE(table.shown.asSeen(three).value, 0);
}

void TestRacePieces::stacksShowTheirTop()
{
    const PlaceIndex bid = engine::race::bidPlace(1);
    Piece two = card(1, 2, bid, true);
    two.count = 2;
    const Table table(stacked(), {racer(0, 4), racer(1, 4), two}, engine::kEveryone);
    QVERIFY(table.picture->pieces().empty());
    QCOMPARE(table.element("stack-piece/square-4")->look, ElementStyle::picture(QStringLiteral("racer-blue")));
    QVERIFY(!table.element("stack-below/square-4/1")); // lies open
    QCOMPARE(table.element("stack-piece/bid-blue")->look, ElementStyle::picture(QStringLiteral("card-blue-back")));
    QVERIFY(table.element("stack-below/bid-blue/1") && !table.element("stack-below/bid-blue/2"));
    QVERIFY(table.element("stack-empty/square-3") && !table.element("stack-piece/square-3"));
    const QRectF square = table.layout.onBoard(table.artwork, QStringLiteral("square-4"));
    QVERIFY(square.contains(table.element("stack-piece/square-4")->rect));
    QVERIFY(!table.plan().hasHands() && !BoardPlan::hasCountedStacks(stacked()));
    QVERIFY(BoardPlan::hasCountedStacks() && BoardPlan::hasCountedStacks(*engine::findGame("aton")));
    QVERIFY(!BoardPlan::hasCountedStacks(*engine::findGame("osiris")));
}

void TestRacePieces::stacksAreSpoken()
{
    const PlaceIndex bid = engine::race::bidPlace(1);
    const Table table(stacked(), {racer(0, 4), racer(1, 4), card(1, 2, bid, true)}, engine::kEveryone);
    const CellWords words(table.words, table.shown);
    const QString open = words.nameOf(PlaceIndex{4});
    QVERIFY2(open.contains(QStringLiteral("[cell.count.square], [cell.piece.racer]")), qPrintable(open));
    const QString closed = words.nameOf(bid);
    QVERIFY2(closed.contains(QStringLiteral("[cell.count.bid]")) && !closed.contains("piece"), qPrintable(closed));
}

void TestRacePieces::movesOfOneSortStartTogether()
{
    const Table before(race(), {racer(0, 0), racer(1, 2)}, 0);
    const Table after(race(), {racer(0, 1), racer(1, 3)}, 0);
    QCOMPARE(after.starts(after.plan(), before), std::vector<int>({0, 60}));
    BoardPlan oneByOne = after.plan();
    oneByOne.oneByOne = true;
    const std::vector<int> starts = after.starts(oneByOne, before);
    QVERIFY(starts.size() == 2 && starts[0] == 0 && starts[1] > 200); // once the first is there
}

void TestRacePieces::factsAreToldThatThePlanNames()
{
    BoardPlan plan = BoardPlan::of(race(), 2);
    QVERIFY(plan.isAnnounced("fact.bid") && plan.isAnnounced("fact.advance.home") && !plan.isAnnounced("fact.home"));
    QVERIFY(BoardPlan::of(stacked(), 2).isAnnounced("fact.home")); // it names none: all are told
}

} // namespace tests::tst_race_pieces

TEST_CLASS(tst_race_pieces, TestRacePieces)
#include "tst_race_pieces.moc"
