// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Nefertiti in the smallest window: nothing moves when something is chosen, and what hangs over
// squares lets them be seen.
#include "harness.h"
#include "model/words/languages.h"
#include "pseudo.h"
#include "records.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/panels/place_button.h"
#include "views/play/game_page.h"
#include "views/screen/prompt_strip.h"

namespace tests::tst_nefertiti_room {

using engine::PlaceIndex;

namespace {

constexpr int kLessOfWarning = 8; ///< Akhenaton has come, and the Treasurer may be recruited

record::Record five(int actionsLess)
{
    return records::unfinished(records::fromFile("nefertiti-five-seats"), actionsLess);
}

} // namespace

class TestNefertitiRoom : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }
    void cleanup() { speak(QStringLiteral("en")); }
    void theTreasurerMovesNothing_data() { languages(); }
    void theTreasurerMovesNothing();
    void whatHangsIsLifted();

private:
    static void languages();
};

void TestNefertitiRoom::languages()
{
    QTest::addColumn<QString>("language");
    for (const char *const language : {"en", "fr", "de"})
        QTest::newRow(language) << QString(language);
}

void TestNefertitiRoom::theTreasurerMovesNothing()
{
    QFETCH(QString, language);
    speak(language);
    Harness harness;
    harness.window().resize(1024, 700);
    harness.begin(five(kLessOfWarning));
    Table table = harness.table();
    QVERIFY(table.waitReady());
    auto *strip = table.page().findChild<views::PromptStrip *>();
    const QRect board = table.board().geometry();
    const int height = strip->height();
    const QString before = strip->said();
    for (views::PlaceButton *pile : table.page().findChildren<views::PlaceButton *>()) {
        if (pile->place() == table.place("character-treasurer"))
            QTest::mouseClick(pile, Qt::LeftButton);
    }
    QVERIFY2(strip->said() != before, qPrintable(before)); // not any more that a character may be recruited
    QVERIFY(strip->more().isEmpty());
    const std::vector<PlaceIndex> tiles = table.shown().choosable;
    const auto tile = std::find_if(tiles.begin(), tiles.end(), [&table](PlaceIndex place) {
        return table.play().game().places()[place].id.starts_with("tile-abou-simbel");
    });
    QVERIFY(tile != tiles.end());
    QTest::mouseClick(table.board().viewport(), Qt::LeftButton, {}, table.middleOf(*tile));
    Harness::rest();
    QVERIFY(strip->hasOffers());
    int offered = 0;
    for (const QPushButton *button : strip->findChildren<QPushButton *>())
        offered += button->isVisible() && button->text().contains("Deben") ? 1 : 0;
    QCOMPARE(offered, 4);
    QCOMPARE(strip->height(), height);
    QCOMPARE(table.board().geometry(), board);
}

// The Market Closed tile hangs over squares of a high stall.
void TestNefertitiRoom::whatHangsIsLifted()
{
    Harness harness;
    harness.window().resize(1024, 700);
    harness.begin(five(kLessOfWarning));
    Table table = harness.table();
    QVERIFY(table.waitReady());
    const views::BoardScene &scene = table.board().boardScene();
    const auto blind = [&scene]() -> const views::Element * {
        for (const views::ElementItem *item : scene.elementItems()) {
            if (item->element().key.startsWith("piece/closed-"))
                return &item->element();
        }
        return nullptr;
    };
    QVERIFY(blind());
    const QRectF hanging = blind()->rect;
    QCOMPARE(blind()->opacity, 1.0);
    QTest::mouseMove(table.board().viewport(), table.board().mapFromScene(hanging.center()));
    QVERIFY(blind()->opacity < 0.5);
    QTest::mouseMove(table.board().viewport(),
                     table.board().mapFromScene(QPointF(hanging.center().x(), hanging.bottom() + hanging.height())));
    QCOMPARE(blind()->opacity, 1.0);
}

} // namespace tests::tst_nefertiti_room

TEST_CLASS(tst_nefertiti_room, TestNefertitiRoom)
#include "tst_nefertiti_room.moc"
