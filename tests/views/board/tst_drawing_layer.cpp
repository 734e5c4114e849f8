// SPDX-License-Identifier: GPL-3.0-or-later
// What people have drawn, as elements of a board's picture.
#include <set>

#include "board_games.h"
#include "tests/test_class.h"
#include "views/board/board_picture.h"

namespace tests::tst_drawing_layer {

using namespace views;
using record::Drawing;
using Form = record::Drawing::Form;

namespace {

/// The board of that position with these drawings, in a view of that size.
std::vector<Element> elementsOf(const char *game, const std::vector<Drawing> &drawings, QSizeF size = {1000, 760})
{
    const engine::Game &played = *engine::findGame(game);
    const engine::Position position = played.start({2, {}});
    PieceRenderer faces(Theme(QStringLiteral("light"), QString::fromLatin1(game)));
    const BoardLayout layout(BoardPlan::of(position), faces.artwork(), {size, 1, true, 0});
    BoardViewState shown{position, position.arrangement()};
    shown.drawings = drawings;
    const words::Words words(played);
    return BoardPicture(layout, faces.artwork(), words, shown, {}).elements();
}

std::vector<Element> drawnOf(std::vector<Element> elements)
{
    std::erase_if(elements, [](const Element &element) { return !element.key.startsWith(QLatin1String("drawing/")); });
    return elements;
}

} // namespace

class TestDrawingLayer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void everyPenHasALineOfItsOwn();
    void liesOverAllElse();
    void anArrowLeadsFromPlaceToPlace();
    void whatIsNotSeenIsNotDrawn();
};

void TestDrawingLayer::everyPenHasALineOfItsOwn()
{
    const engine::PlaceIndex a = boardGame().placeOf("temple-1-a"), b = boardGame().placeOf("temple-3-h");
    for (const Form form : {Form::Arrow, Form::Circle, Form::Fill}) {
        std::set<int> shapes; // by how many points they have
        for (int pen = 0; pen < record::pens().size(); ++pen) {
            const Drawing drawing{form, pen, a, form == Form::Arrow ? b : engine::kNowhere};
            const std::vector<Element> drawn = drawnOf(elementsOf("aton", {drawing}));
            const Element &line = drawn.back();
            QCOMPARE(line.key, QStringLiteral("drawing/0"));
            QCOMPARE(line.look.fill, "pen-" + record::pens()[pen]);
            const Element &edge = drawn[drawn.size() - 2];
            QCOMPARE(edge.look.fill, QStringLiteral("frame"));
            QVERIFY(edge.rect.contains(line.rect));
            shapes.insert(line.look.path.elementCount());
        }
        QCOMPARE(shapes.size(), 4U);
    }
}

void TestDrawingLayer::liesOverAllElse()
{
    const std::vector<Element> elements = elementsOf("aton", {{Form::Fill, 0, boardGame().placeOf("temple-1-a")}});
    for (const Element &element : elements) {
        const bool isDrawn = element.key.startsWith(QLatin1String("drawing/"));
        QVERIFY2(isDrawn == (element.z > layer::kMarkWords), qPrintable(element.key));
    }
    // What lies under a filled place is seen.
    QVERIFY(drawnOf(elements).front().opacity < 0.5);
}

void TestDrawingLayer::anArrowLeadsFromPlaceToPlace()
{
    const engine::PlaceIndex a = boardGame().placeOf("temple-1-a"), b = boardGame().placeOf("temple-3-h");
    const auto middle = [](engine::PlaceIndex place) {
        return drawnOf(elementsOf("aton", {{Form::Circle, 0, place}})).back().rect.center();
    };
    const Element arrow = drawnOf(elementsOf("aton", {{Form::Arrow, 0, a, b}})).back();
    const auto covers = [&arrow](QPointF point) { return arrow.look.path.contains(point - arrow.rect.topLeft()); };
    const QPointF ahead = middle(b) - middle(a);
    QVERIFY(covers(middle(b) - ahead * 0.01)); // its tip
    QVERIFY(covers(middle(a) + ahead * 0.5));
    QVERIFY(!covers(middle(a)));
    QVERIFY(!covers(middle(b) + ahead * 0.02));
}

void TestDrawingLayer::whatIsNotSeenIsNotDrawn()
{
    const engine::Game &game = *engine::findGame("osiris");
    const auto none = std::find_if(game.places().begin(), game.places().end(), [&game](const engine::Place &place) {
        const Drawing circle{Form::Circle, 0, game.placeOf(place.id)};
        return drawnOf(elementsOf("osiris", {circle})).empty();
    });
    QVERIFY(none != game.places().end());
    const engine::PlaceIndex hidden = game.placeOf(none->id);
    QVERIFY(drawnOf(elementsOf("osiris", {{Form::Arrow, 0, game.placeOf("N-1-0"), hidden}})).empty());
}

} // namespace tests::tst_drawing_layer

TEST_CLASS(tst_drawing_layer, TestDrawingLayer)
#include "tst_drawing_layer.moc"
