// SPDX-License-Identifier: GPL-3.0-or-later
// Nefertiti at the window: what the board and the tables beside it say during a game.
#include <QAccessible>
#include <QHelpEvent>
#include <QSignalSpy>

#include "hands.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/panels.h"
#include "views/board/board_layers.h"
#include "views/board/board_plan.h"
#include "views/board/place_tip.h"
#include "views/play/game_page.h"
#include "views/screen/board_input_controller.h"

namespace tests::tst_nefertiti_window {

using engine::Action;
using engine::MoveTarget;
using engine::PlaceIndex;
using views::PlaceButton;

namespace {

const engine::Game &nefertiti() { return *engine::findGame("nefertiti"); }

} // namespace

class TestNefertitiWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init()
    {
        failOnWarnings();
        words::setLanguage(QStringLiteral("en"));
    }
    void oneIsSaidAsOne();
    void pointingShowsThePreview();
    void aPreviewIsNotCovered_data();
    void aPreviewIsNotCovered();
    void theTableFollowsTheGame();
    void aPileIsPointedAtLikeItsPlace();
    void theCursorIsSeenAtAPile();
    void theReviewAsksNothing();
    void aTabOfTheReviewMovesNoBoard();
    void tablesOfTheReviewStandForTheirPlaces();
};

void TestNefertitiWindow::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QAccessible::setActive(true);
}

void TestNefertitiWindow::oneIsSaidAsOne()
{
    const words::Words words(nefertiti());
    const auto said = [&words](int n) {
        return QStringList{words.say({"note.closed", {{"n", n}}}), words.say({"preview.pays", {{"bid", 8}, {"n", n}}})};
    };
    QCOMPARE(said(1), (QStringList{"Market Closed: 1 card", "pays 8: 1 card"}));
    QCOMPARE(said(2), (QStringList{"Market Closed: 2 cards", "pays 8: 2 cards"}));
    words::setLanguage(QStringLiteral("fr"));
    QCOMPARE(said(1), (QStringList{"Marché fermé\u00a0: 1 carte", "paie 8\u00a0: 1 carte"}));
    words::setLanguage(QStringLiteral("de"));
    QCOMPARE(said(1), (QStringList{"Markt geschlossen: 1 Karte", "zahlt 8: 1 Karte"}));
}

void TestNefertitiWindow::pointingShowsThePreview()
{
    Hands hands(nefertiti(), Way::Mouse, 5, {1600, 1000}, 3);
    const engine::Position position = hands.play().position();
    for (const Action action : position.legal()) {
        const std::vector<MoveTarget> targets = position.moveTargets(action);
        const std::optional<engine::Preview> preview = position.preview(action);
        if (!preview || targets.size() != 1)
            continue;
        const PlaceIndex square = targets.front().choice;
        QTest::mouseMove(hands.board().viewport(), hands.table().middleOf(square));
        QTRY_VERIFY(hands.table().shown().preview);
        const QString title = hands.table().page().words().say(preview->title);
        bool isSeen = false;
        for (const views::ElementItem *item : hands.board().boardScene().elementItems()) {
            const views::Element &element = item->element();
            isSeen =
                isSeen
                || (element.key.startsWith("note/") && !element.look.id.isEmpty() && title.startsWith(element.look.id));
        }
        QVERIFY2(isSeen, qPrintable(title));
        return;
    }
    QFAIL("nothing has a preview");
}

void TestNefertitiWindow::aPreviewIsNotCovered_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isWide");
    QTest::newRow("1024") << QSize(1024, 700) << true;
    QTest::newRow("1280") << QSize(1280, 800) << false;
}

// In a small window it lies over the stall as well; what is said of the square it is about stands beside it.
void TestNefertitiWindow::aPreviewIsNotCovered()
{
    QFETCH(QSize, size);
    QFETCH(bool, isWide);
    Hands hands(nefertiti(), Way::Mouse, 3, size, 3);
    const auto closing = [&hands]() -> std::optional<Action> {
        const engine::Position position = hands.play().position();
        for (const Action action : position.legal()) {
            const std::optional<engine::Preview> preview = position.preview(action);
            if (preview && !preview->rows.empty() && position.moveTargets(action).size() == 1)
                return action;
        }
        return std::nullopt;
    };
    while (!closing()) {
        hands.act(hands.chosen());
        QVERIFY(hands.waitReady());
    }
    const engine::Position position = hands.play().position();
    const QPoint at = hands.table().middleOf(position.moveTargets(*closing()).front().choice);
    QTest::mouseMove(hands.board().viewport(), at);
    QTRY_VERIFY(hands.table().shown().preview);
    QHelpEvent event(QEvent::ToolTip, at, hands.board().viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(hands.board().viewport(), &event);
    const auto *tip = hands.board().findChild<views::PlaceTip *>();
    QVERIFY(tip->isVisible());
    const views::BoardScene &scene = hands.board().boardScene();
    const QRectF preview = scene.elementItems().value(views::kPreviewKey)->element().rect;
    QVERIFY(!tip->geometry().intersects(hands.board().mapFromScene(preview).boundingRect()));
    QCOMPARE(preview.contains(hands.board().mapToScene(at)), isWide);
    QVERIFY(preview.contains(scene.placeRect(hands.table().shown().preview->place).center()));
}

void TestNefertitiWindow::theTableFollowsTheGame()
{
    Hands hands(nefertiti(), Way::Mouse, 4, {1600, 1000}, 3);
    const auto *box = panelOf(hands.table().page(), engine::PanelForm::Holdings);
    QVERIFY(box && box->isVisible());
    for (int step = 0; step < 12; ++step) {
        hands.act(hands.chosen());
        QVERIFY(hands.waitReady());
        for (const engine::Panel &panel : hands.play().position().panels()) {
            if (panel.form != engine::PanelForm::Holdings)
                continue;
            for (const engine::PanelRow &row : panel.rows) {
                for (std::size_t seat = 0; !row.scale.empty() && seat < row.places.size(); ++seat) {
                    const PlaceButton *chip = hands.button(row.places[seat]);
                    QVERIFY2(chip, row.id.c_str());
                    QVERIFY2(chip->accessibleName().endsWith(QString::number(row.counts[seat])),
                             qPrintable(chip->accessibleName()));
                }
            }
        }
    }
}

void TestNefertitiWindow::aPileIsPointedAtLikeItsPlace()
{
    Hands hands(nefertiti(), Way::Mouse, 4, {1600, 1000}, 3);
    while (hands.waitReady() && !hands.play().isOver()) {
        for (PlaceButton *pile : hands.table().page().findChildren<PlaceButton *>()) {
            const std::vector<PlaceIndex> &choosable = hands.table().shown().choosable;
            const bool isChoosable = std::find(choosable.begin(), choosable.end(), pile->place()) != choosable.end();
            QCOMPARE(pile->isChoosable(), isChoosable);
        }
        if (hands.table().seen.count("recruit vizier") != 0)
            return;
        hands.act(hands.chosen());
    }
    QFAIL("nobody recruits the Vizier");
}

// The board does not show the piles: where the cursor comes to one, its button is framed until it leaves.
void TestNefertitiWindow::theCursorIsSeenAtAPile()
{
    Hands hands(nefertiti(), Way::Mouse, 4, {1600, 1000}, 3);
    const auto pile = [&hands]() -> PlaceButton * {
        for (PlaceButton *each :
             panelOf(hands.table().page(), engine::PanelForm::Offers)->findChildren<PlaceButton *>()) {
            if (each->isChoosable())
                return each;
        }
        return nullptr;
    };
    while (!pile()) {
        hands.act(hands.chosen());
        QVERIFY(hands.waitReady());
    }
    PlaceButton *offered = pile();
    hands.board().setFocus();
    QVERIFY(!offered->isPointed());
    for (int keys = 0; hands.board().cursor() != offered->place(); ++keys) {
        QVERIFY(keys < 120);
        QTest::keyClick(&hands.board(), Qt::Key_N);
    }
    QVERIFY(offered->isPointed());
    hands.board().clearFocus();
    QVERIFY(!offered->isPointed());
}

void TestNefertitiWindow::theReviewAsksNothing()
{
    Hands hands(nefertiti(), Way::Mouse, 3, {1280, 800}, 3);
    const Answer asked("QMessageBox", QStringLiteral("Cancel"));
    hands.table().page().commands().run(views::Command::Review);
    QVERIFY(hands.table().window().find<views::ReviewPage>());
    QVERIFY(!asked.came());
}

// The tab with the tables has its width before anybody has opened it.
void TestNefertitiWindow::aTabOfTheReviewMovesNoBoard()
{
    Hands hands(nefertiti(), Way::Mouse, 5, {1024, 700}, 3);
    hands.table().page().commands().run(views::Command::Review);
    auto *review = hands.table().window().find<views::ReviewPage>();
    QVERIFY(review);
    QCoreApplication::processEvents();
    const auto *board = review->findChild<views::BoardView *>();
    const QRect before = board->geometry();
    review->findChild<QTabWidget *>()->setCurrentIndex(1);
    QTRY_VERIFY(panelOf(*review, engine::PanelForm::Offers)->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(board->geometry(), before);
}

// They are pointed at, marked and clicked as in the game.
void TestNefertitiWindow::tablesOfTheReviewStandForTheirPlaces()
{
    Hands hands(nefertiti(), Way::Mouse, 3, {1600, 1000}, 3);
    const auto recruits = [&hands] {
        const std::vector<Action> legal = hands.play().position().legal();
        return std::any_of(legal.begin(), legal.end(), [&hands](Action action) {
            return hands.play().position().actionText(action).find("recruit") != std::string::npos;
        });
    };
    while (!recruits()) {
        hands.act(hands.chosen());
        QVERIFY(hands.waitReady());
    }
    hands.table().page().commands().run(views::Command::Review);
    auto *review = hands.table().window().find<views::ReviewPage>();
    QVERIFY(review);
    review->findChild<QTabWidget *>()->setCurrentIndex(1);
    const auto offered = [review]() -> PlaceButton * {
        for (PlaceButton *pile : panelOf(*review, engine::PanelForm::Offers)->findChildren<PlaceButton *>()) {
            if (pile->isChoosable())
                return pile;
        }
        return nullptr;
    };
    QTRY_VERIFY(offered());
    PlaceButton *pile = offered();
    emit pile->pointed(true);
    QCOMPARE(review->findChild<views::BoardView *>()->boardScene().options().lit,
             std::vector<PlaceIndex>{pile->place()});
    const auto *input = review->findChild<views::BoardInputController *>();
    QSignalSpy chosen(input, &views::BoardInputController::chosen);
    QSignalSpy changed(input, &views::BoardInputController::changed);
    pile->click();
    QVERIFY(!chosen.isEmpty() || !changed.isEmpty());
}

} // namespace tests::tst_nefertiti_window

TEST_CLASS(tst_nefertiti_window, TestNefertitiWindow)
#include "tst_nefertiti_window.moc"
