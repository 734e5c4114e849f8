// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says of its places is seen on its board: signs, texts, and a tile that turns into the preview.
#include <QtTest>

#include "tests/bazaar/bazaar.h"
#include "tests/test_class.h"
#include "tests/views/languages/pseudo.h"
#include "tests/views/window/table.h"
#include "views/board/board_scene.h"
#include "views/board/board_view_state.h"

namespace tests::tst_bazaar_notes {

using engine::Action;
using views::BoardViewState;

namespace {

engine::Position after(int turns)
{
    engine::Position position = bazaar::game().start({2, {}});
    for (int i = 0; i < turns; ++i)
        position = position.after(position.legal().front());
    return position;
}

/// The action that takes so many coins out of the till.
Action paying(const engine::Position &position, std::uint64_t coins)
{
    return Action(position.legal().front().actor(), bazaar::Pay, coins - 1);
}

struct Scene : views::BoardScene {
    explicit Scene(QSizeF size = {1280, 840}) : BoardScene(views::Theme("light", "bazaar")) { setSurface({size}); }

    /// All words of the notes, from top to bottom, those of a line from left to right.
    QStringList words() const
    {
        std::vector<const views::Element *> all;
        for (const views::ElementItem *item : elementItems()) {
            const views::Element &element = item->element();
            if (element.key.startsWith("note") && element.look.form == views::ElementStyle::Form::Words)
                all.push_back(&element);
        }
        std::sort(all.begin(), all.end(), [](const views::Element *a, const views::Element *b) {
            return std::pair(a->rect.center().y(), a->rect.left()) < std::pair(b->rect.center().y(), b->rect.left());
        });
        QStringList words;
        for (const views::Element *element : all)
            words << element->look.id;
        return words;
    }
    int boxes(const QString &fill) const
    {
        return static_cast<int>(std::count_if(elementItems().begin(), elementItems().end(), [&](const auto *item) {
            const views::Element &element = item->element();
            return element.key.startsWith("note/") && element.look.fill == fill;
        }));
    }
};

} // namespace

class TestBazaarNotes : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        speak(QStringLiteral("en"));
    }
    void signsAndTextsStandAtTheirPlaces();
    void aSignOfPiecesStandsInTheirCorners();
    void whatIsSaidOfTheGameAsAWholeHasItsSign();
    void aTileSaysAllOfIt();
    void aGaugeFills();
    void theTileTurnsIntoThePreview();
    void manyRowsAreCounted();
    void whatIsUnderWayIsShown();
    void whileABoardIsSetUpOnlyAPositionIsSaid();
};

void TestBazaarNotes::signsAndTextsStandAtTheirPlaces()
{
    Scene scene;
    const engine::Position position = after(0);
    scene.show({position, position.arrangement()}, views::Motion::None);
    const views::ElementItem *sign = scene.elementItems().value(QStringLiteral("note-sign/stall-1/die-2"));
    QVERIFY(sign);
    QVERIFY(scene.placeRect(bazaar::Stall1).contains(sign->element().rect.center()));
    QVERIFY(!scene.elementItems().contains(QStringLiteral("note-sign/stall-2/die-2")));
    const QHash<QString, views::ElementItem *> &items = scene.elementItems();
    QCOMPARE(items.value(QStringLiteral("note-line/stall-2/0"))->element().look.id, QStringLiteral("costs 7"));
    QCOMPARE(items.value(QStringLiteral("note-line/stall-2/1"))->element().look.id, QStringLiteral("7"));
}

void TestBazaarNotes::aSignOfPiecesStandsInTheirCorners()
{
    Scene scene;
    const engine::Position position = after(0);
    scene.show({position, position.arrangement()}, views::Motion::None);
    int signs = 0;
    for (const engine::PlaceIndex place : {bazaar::Bowl, bazaar::Chest}) {
        for (const views::PieceSpot &spot : scene.piecesOn(place)) {
            const views::ElementItem *sign = scene.elementItems().value("note-sign/" + spot.key);
            QCOMPARE(sign != nullptr, place == bazaar::Bowl && spot.piece.value == 5);
            if (!sign)
                continue;
            ++signs;
            QCOMPARE(sign->element().look.id, QStringLiteral("die-1"));
            QVERIFY(sign->element().rect.contains(spot.rect.topRight()));
            QVERIFY(std::abs(sign->element().rect.width() - spot.rect.width() / 2) <= 1);
        }
    }
    QCOMPARE(signs, 1);
}

void TestBazaarNotes::whatIsSaidOfTheGameAsAWholeHasItsSign()
{
    Scene scene;
    const engine::Position position = after(4);
    scene.show({position, position.arrangement()}, views::Motion::None);
    const QHash<QString, views::ElementItem *> &items = scene.elementItems();
    QVERIFY(items.contains(QStringLiteral("note-line//0")));
    QCOMPARE(items.value(QStringLiteral("note-line//0"))->element().look.id, QStringLiteral("4"));
    QCOMPARE(items.value(QStringLiteral("note-line-sign//0"))->element().look.id, QStringLiteral("die-6"));
    QVERIFY(scene.placeRect(bazaar::HomeB).contains(items.value(QStringLiteral("note-line-sign//0"))->element().rect));
}

void TestBazaarNotes::aTileSaysAllOfIt()
{
    Scene scene;
    const engine::Position position = after(3);
    scene.show({position, position.arrangement()}, views::Motion::None);
    const QString said = scene.words().join(u' ');
    for (const char *part : {"7", "coins", "3 turns", "no change"})
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    const QRectF till = scene.placeRect(bazaar::Till);
    for (const views::ElementItem *item : scene.elementItems()) {
        if (item->element().key.startsWith("note/"))
            QVERIFY2(till.adjusted(-1, -1, 1, 1).contains(item->element().rect), qPrintable(item->element().key));
    }
}

// More parts than cells have room for: a bar, as long as what is done, with a mark where something happens.
void TestBazaarNotes::aGaugeFills()
{
    Scene scene;
    QRectF before;
    for (const int turns : {3, 6}) {
        const engine::Position position = after(turns);
        scene.show({position, position.arrangement()}, views::Motion::None);
        QCOMPARE(scene.boxes("gold"), 1);
        QCOMPARE(scene.boxes("ink"), 1);
        for (const views::ElementItem *item : scene.elementItems()) {
            if (item->element().key.startsWith("note/") && item->element().look.fill == "ink") {
                QVERIFY(item->element().rect.width() > before.width());
                before = item->element().rect;
            }
        }
    }
}

void TestBazaarNotes::theTileTurnsIntoThePreview()
{
    Scene scene;
    const engine::Position position = after(0);
    BoardViewState shown{position, position.arrangement()};
    shown.preview = position.preview(paying(position, 2));
    scene.show(shown, views::Motion::None);
    const QString said = scene.words().join(u'|');
    for (const char *part : {"Paying", "in order", "coins: 7", "coin 1 is gone|6", "coin 2 is gone|5"})
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    QVERIFY2(!said.contains("turns") && !said.contains("they go"), qPrintable(said)); // too long: in brief
    // The sign of the sentence, and those of the seats.
    QStringList signs;
    for (const views::ElementItem *item : scene.elementItems()) {
        if (item->element().key.startsWith("note/till/sign"))
            signs << item->element().look.id;
    }
    signs.sort();
    QCOMPARE(signs, (QStringList{"die-2", "seat-a", "seat-b"}));
}

void TestBazaarNotes::manyRowsAreCounted()
{
    Scene scene({640, 480});
    const engine::Position position = after(0);
    BoardViewState shown{position, position.arrangement()};
    shown.preview = position.preview(paying(position, 7));
    scene.show(shown, views::Motion::None);
    const QStringList said = scene.words();
    const auto rows = static_cast<int>(said.filter(QStringLiteral("is gone")).size());
    QVERIFY(rows < 7);
    QVERIFY2(said.contains(QStringLiteral("and %1 more").arg(7 - rows)), qPrintable(said.join(u'|')));
}

void TestBazaarNotes::whatIsUnderWayIsShown()
{
    Scene scene;
    const engine::Position position = after(bazaar::kTurns - 1);
    scene.show({position, position.arrangement()}, views::Motion::None);
    QVERIFY(scene.words().contains(QStringLiteral("Paying")));
}

void TestBazaarNotes::whileABoardIsSetUpOnlyAPositionIsSaid()
{
    Scene scene;
    const engine::Position position = after(0);
    BoardViewState shown{position, position.arrangement()};
    shown.isSetUp = true;
    scene.show(shown, views::Motion::None);
    QVERIFY(!scene.words().isEmpty());
    shown.arrangement.pieces.pop_back(); // what lies there now is another one, or none
    scene.show(shown, views::Motion::None);
    QCOMPARE(scene.words(), QStringList());
    QVERIFY(!scene.elementItems().contains(QStringLiteral("note-sign/stall-1/die-2")));
}

} // namespace tests::tst_bazaar_notes

TEST_CLASS(tst_bazaar_notes, TestBazaarNotes)
#include "tst_bazaar_notes.moc"
