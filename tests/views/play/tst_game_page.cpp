// SPDX-License-Identifier: GPL-3.0-or-later
// What a page shows when, and what hands and keys do on it.
#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

#include "chooser.h"
#include "model/words/languages.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "tests/views/panels.h"
#include "views/board/board_view_state.h"
#include "views/board/place_tip.h"
#include "views/screen/prompt_strip.h"
#include "views/screen/screen.h"

namespace tests::tst_game_page {

namespace {

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");

/// The tip where the mouse rests.
views::PlaceTip &tipAt(Page &page, QPoint at)
{
    QHelpEvent event(QEvent::ToolTip, at, page.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(page.viewport(), &event);
    return *page.board().findChild<views::PlaceTip *>();
}

views::PlaceTip &tipAt(Page &page, const char *place) { return tipAt(page, page.middleOf(page.place(place))); }

/// Every text of a page that eyes or ears can meet, in a fixed order.
QStringList textsOf(Page &page)
{
    QStringList texts{page.prompt()};
    for (const auto *label : page.page().findChildren<QLabel *>())
        texts << label->text() << label->accessibleName();
    for (const auto *panel : page.page().findChildren<views::PanelView *>())
        texts << tests::textsOf(*panel);
    for (const auto *button : page.page().findChildren<QAbstractButton *>()) {
        // Qt's own it names once; those that are hidden get their words when they are shown.
        if (!qobject_cast<QTabBar *>(button->parent()) && !button->isHidden())
            texts << button->text() << button->accessibleName() << button->toolTip();
    }
    for (int row = 0; row < page.log().rowCount(); ++row)
        texts << page.log().index(row).data().toString();
    for (const engine::PlaceIndex place : page.board().cells().cells())
        texts << page.board().placeName(place);
    QStringList drawn;
    for (const auto *item : page.board().boardScene().elementItems()) {
        if (item->element().look.form == views::ElementStyle::Form::Words)
            drawn << item->element().key + QLatin1Char('=') + item->element().look.id;
    }
    drawn.sort();
    return texts + drawn;
}

} // namespace

class TestGamePage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void factsAreToldInTheirOrder();
    void theTraysSayWhoIsWho();
    void aTableTakesWhatAWidePageLeavesFree();
    void skipShowsThePresentAtOnce();
    void aClickPassesOverOneAction();
    void aClickThatPassesOverOthersChoosesNothing();
    void eachActionOfAComputerMayStand();
    void aTurnIsShownAgain();
    void takingBackAndDoingAgain();
    void anIllegalClickSaysWhy();
    void hoveringSaysWhatAClickDoes();
    void aClickWhileOnesOwnCounterFliesCounts();
    void aHandThatIsNotOnesOwnIsNeverSeen();
    void theLogIsAProperModel();
    void theLanguageChangesWithoutLoss();
    void theThemeChangesAndComesBack();
    void aNarrowPageHasARail();
    void aClickIsSeenSoon();
    void thePromptTakesTheColoursOfTheTheme();
    void theStyleSaysWhetherPlacesAreExplained();
    void aCoverTakesNamesAsTheyAre();
    void aCoverEndsTips();
    void rowsOfPanelsAreExplained();
};

void TestGamePage::theTraysSayWhoIsWho()
{
    const auto said = [](Page &page, const char *seat) {
        const views::ElementItem *item =
            page.board().boardScene().elementItems().value(QStringLiteral("tray-role/") + QLatin1String(seat));
        return item ? item->element().look.id : QString();
    };
    Page alone(kEasy, {0, false, true});
    QCOMPARE(said(alone, "red"), QStringLiteral("you"));
    QCOMPARE(said(alone, "blue"), QStringLiteral("computer"));
    Page two(kHuman, {0, false, true});
    QCOMPARE(said(two, "red"), QStringLiteral("Aton"));
    QCOMPARE(said(two, "blue"), QStringLiteral("Amun"));
}

// Beside the board of Nefertiti there is no strip of nothing, and it is as large as the page's height lets it be.
void TestGamePage::aTableTakesWhatAWidePageLeavesFree()
{
    for (const QSize size : {QSize(1920, 1050), QSize(1600, 1000), QSize(1264, 730)}) {
        Page page(newGame("nefertiti", {kHuman, kEasy, kEasy, kEasy}));
        page.page().resize(size);
        QVERIFY(page.waitReady());
        const QRectF board = page.board().boardScene().layoutPlan().board();
        QVERIFY2(page.board().width() - board.width() < 0.1 * page.board().width(), qPrintable(page.prompt()));
        if (size.width() == 1920)
            QVERIFY2(page.board().height() - board.height() < 40, qPrintable(page.prompt()));
    }
}

void TestGamePage::factsAreToldInTheirOrder()
{
    Page page(kEasy, {50, false, true});
    QVERIFY(page.waitReady());
    const int before = page.play().stepCount();
    QStringList told;
    connect(&page.playback(), &views::PlaybackController::momentShown, this, [&] {
        const views::Moment &moment = page.playback().moment();
        if (moment.wait == views::Moment::Wait::Reading) {
            told << page.page().words().say(moment.line->message);
            QVERIFY(page.prompt().endsWith(told.back()));
            const QString deed = page.page().words().say(moment.deed->message);
            QVERIFY(deed == told.back() || page.prompt().startsWith(deed)); // what brought it about
            QCOMPARE(page.button("main").text(), QStringLiteral("Skip"));   // with the last one too
            QVERIFY(page.playback().shownStep() <= page.play().stepCount());
        }
    });
    page.lay();
    QVERIFY(page.waitReady());
    QStringList expected;
    for (int step = before + 1; step <= page.play().stepCount(); ++step) {
        for (const replay::Sentence &line :
             replay::narrate(page.play().timeline(), page.page().words(), step, page.play().onlyHuman())) {
            if (line.isFact && views::BoardPlan::of(page.play().position()).isAnnounced(line.message.id))
                expected << page.page().words().say(line.message);
        }
    }
    QVERIFY(expected.size() >= 2);
    QCOMPARE(told, expected);
}

void TestGamePage::skipShowsThePresentAtOnce()
{
    Page page(kEasy, {1, true, true});
    QVERIFY(page.page().isReady()); // nobody waits for the cards that are dealt
    page.lay();
    QTRY_COMPARE(page.button("main").text(), QStringLiteral("Skip"));
    QTest::mouseClick(&page.button("main"), Qt::LeftButton);
    QVERIFY(!page.playback().isPlayingBack());
    QVERIFY(page.waitReady());
    QVERIFY(!page.board().inMotion());
    QVERIFY(page.shown().arrangement == page.play().position().arrangement());
    QVERIFY(page.play().position() == page.shown().position);
    QVERIFY(!page.shown().choosable.empty());
    QVERIFY(page.log().index(page.log().rowCount() - 1).data(views::LogModel::StepRole).toInt()
            <= page.play().stepCount());
    // Keys skip too.
    page.page().history().showLastTurn();
    QVERIFY(page.playback().isPlayingBack());
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    QVERIFY(!page.playback().isPlayingBack());
}

void TestGamePage::aClickPassesOverOneAction()
{
    Page page(newGame("nefertiti", {kHuman, kEasy, kEasy}), 3, {1, false, true});
    QVERIFY(page.waitReady());
    engine::Random random(3);
    actAtRandom(page.play(), random);
    QTRY_VERIFY(page.playback().moment().deed && page.play().step(page.playback().shownStep()).action.actor() != 0);
    const int step = page.playback().shownStep();
    QVERIFY(page.playback().isPlayingBack());
    QSignalSpy shown(&page.playback(), &views::PlaybackController::momentShown);
    page.click(page.play().game().placeOf(page.play().game().places().front().id));
    QTRY_VERIFY(page.playback().shownStep() > step);
    for (const QList<QVariant> &each : shown) // none is left out
        QVERIFY(each.front().toInt() <= step + 1);
}

/// However often a place is clicked while others act, nothing is done there before the board has been seen.
void TestGamePage::aClickThatPassesOverOthersChoosesNothing()
{
    Page page(newGame("nefertiti", {kHuman, kEasy, kEasy}), 3, {1, false, true});
    engine::Random random(3);
    int busy = 0;
    for (int turn = 0; turn < 6; ++turn) {
        QVERIFY(page.waitReady());
        actAtRandom(page.play(), random);
        QTRY_VERIFY(page.play().humanToAct() != engine::kNobody && !page.play().hasAutomaticStep());
        const int steps = page.play().stepCount();
        const std::vector<engine::Action> own = page.play().position().legal();
        const engine::PlaceIndex place = page.play().position().moveTargets(own.front()).front().choice;
        const auto isOthers = [&page] { return page.play().step(page.playback().shownStep()).action.actor() != 0; };
        QTRY_VERIFY(page.page().isReady() || isOthers());
        for (; !page.page().isReady() && isOthers(); ++busy) {
            page.click(place);
            QCoreApplication::processEvents();
        }
        QCOMPARE(page.play().stepCount(), steps);
    }
    QVERIFY(busy > 0);
}

/// Told, it stands until the button, Space or a click says that it may go on; own actions and chance do not.
void TestGamePage::eachActionOfAComputerMayStand()
{
    views::PlayStyle style{1000, false, true};
    style.stepwise = true;
    Page page(newGame("nefertiti", {kHuman, kEasy, kEasy}), 3, style);
    QVERIFY(page.waitReady());
    engine::Random random(3);
    actAtRandom(page.play(), random);
    int stood = 0;
    while (!page.page().isReady()) {
        QTRY_VERIFY(page.playback().isAsking() || page.page().isReady());
        if (page.page().isReady())
            break;
        const int step = page.playback().shownStep();
        QVERIFY(page.play().step(step).action.actor() != 0);
        QCOMPARE(page.button("main").text(), QStringLiteral("Next"));
        QVERIFY(!page.prompt().isEmpty());
        switch (stood++ % 3) {
        case 0: QTest::mouseClick(&page.button("main"), Qt::LeftButton); break;
        case 1: QTest::keyClick(&page.board(), Qt::Key_Space); break;
        default: page.click(0);
        }
        QVERIFY(!page.playback().isAsking() || page.playback().shownStep() > step);
    }
    QVERIFY2(stood >= 2, qPrintable(QString::number(stood)));
    actAtRandom(page.play(), random);
    QTRY_VERIFY(page.playback().isAsking());
    const int first = page.playback().shownStep();
    for (int i = 0; i < 3; ++i) // more often than there is something to pass over
        QTest::mouseClick(&page.button("main"), Qt::LeftButton);
    QTRY_VERIFY(page.playback().isAsking());
    QVERIFY(page.playback().shownStep() <= first + 2);
    page.page().history().lookAt(page.playback().shownStep()); // it is seen already
    QVERIFY(page.playback().isAsking() && page.page().history().canUndo());
    QTest::keyClick(&page.board(), Qt::Key_Escape); // all of them
    QVERIFY(page.waitReady());
    actAtRandom(page.play(), random);
    QTRY_VERIFY(page.playback().isAsking());
    style.stepwise = false;
    page.page().setStyle(style);
    QVERIFY(page.waitReady());
    style.stepwise = true;
    page.page().setStyle(style);
    actAtRandom(page.play(), random);
    QTRY_VERIFY(page.playback().isAsking());
    page.play().resign(0); // it is shown at once
    QVERIFY(page.playback().isSettled());
}

void TestGamePage::aTurnIsShownAgain()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    page.click(page.choice());
    QVERIFY(page.waitReady());
    const QStringList before = textsOf(page);
    const int steps = page.play().stepCount();
    QVERIFY(page.page().history().canShowLastTurn());
    page.page().setStyle({50, false, true});
    QSignalSpy shown(&page.playback(), &views::PlaybackController::momentShown);
    page.page().history().showLastTurn();
    QVERIFY(page.playback().isShowingAgain());
    QVERIFY(page.playback().shownStep() < steps);
    QVERIFY(!page.page().history().canUndo());
    page.click(page.place("temple-1-a")); // ends it, and does nothing else
    QVERIFY(!page.playback().isShowingAgain());
    QCOMPARE(page.play().stepCount(), steps);
    page.page().history().showLastTurn();
    QVERIFY(page.waitReady());
    QVERIFY(!page.playback().isShowingAgain());
    QCOMPARE(shown.back().front().toInt(), steps);
    QCOMPARE(page.play().stepCount(), steps);
    QTest::mouseMove(page.viewport(), {2, 2});
    QCOMPARE(textsOf(page), before);
}

void TestGamePage::takingBackAndDoingAgain()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QVERIFY(!page.button("takeBack").isEnabled()); // a card that was laid lies
    const engine::Position before = page.play().position();
    page.click(page.choice());
    QVERIFY(page.waitReady());
    const engine::Position after = page.play().position();
    QVERIFY(!(after == before));
    QCOMPARE(page.button("takeBack").text(), QStringLiteral("Undo"));
    QTest::mouseClick(&page.button("takeBack"), Qt::LeftButton);
    QVERIFY(page.waitReady());
    QVERIFY(page.play().position() == before);
    QVERIFY(page.shown().arrangement == before.arrangement());
    QVERIFY(!page.button("takeBack").isEnabled());
    QVERIFY(page.page().history().canRedo());
    page.page().history().redo();
    QVERIFY(page.waitReady());
    QVERIFY(page.play().position() == after);
    QVERIFY(page.shown().arrangement == after.arrangement());
}

void TestGamePage::anIllegalClickSaysWhy()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    const engine::Position before = page.play().position();
    for (const char *id : {"temple-1-a", "cartouche-blue-2", "dead-1", "stock-red"}) {
        const engine::PlaceIndex place = page.place(id);
        page.click(place);
        QVERIFY2(page.prompt().endsWith(page.page().words().say(before.unplayableReason(0, place))), id);
        QVERIFY(page.play().position() == before);
        QVERIFY(page.shown().arrangement == before.arrangement());
    }
    QTest::mouseMove(page.viewport(), {2, 2});
    QTest::mouseMove(page.viewport(), page.middleOf(page.place("temple-1-b"))); // the remark goes
    QVERIFY(!page.prompt().contains(page.page().words().say(before.unplayableReason(0, page.place("stock-red")))));
}

void TestGamePage::hoveringSaysWhatAClickDoes()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    const engine::Position position = page.play().position();
    int withConsequences = 0;
    for (const engine::Action action : position.legal()) {
        const engine::PlaceIndex place = position.moveTargets(action).front().choice;
        QTest::mouseMove(page.viewport(), page.middleOf(place));
        const engine::Message label = position.label(action).entry("label.");
        // At once, or when the mouse rests where it may be on its way to the button.
        QTRY_COMPARE(page.button("main").text(), page.page().words().say(label));
        for (const engine::Message &consequence : position.consequences(action)) {
            QVERIFY(page.prompt().contains(page.page().words().say(consequence)));
            ++withConsequences;
        }
        QCOMPARE(page.shown().selected.value_or(engine::kNowhere), place);
    }
    QVERIFY(withConsequences > 0);
    QTest::mouseMove(page.viewport(), page.middleOf(page.place("cartouche-blue-1")));
    QTRY_VERIFY(!page.button("main").isVisible());
    QVERIFY(page.play().position() == position);
}

/// Somebody who knows what to do clicks faster than counters fly.
void TestGamePage::aClickWhileOnesOwnCounterFliesCounts()
{
    Page page(kEasy, {0, false, true}, 5);
    while (page.playToSquares() && page.play().position().prompt().front().number("n") < 3)
        page.click(page.choice());
    page.page().setStyle({1, true, true});
    const int steps = page.play().stepCount();
    const std::vector<engine::PlaceIndex> choices = page.shown().choosable;
    page.click(choices[0]);
    QVERIFY(page.board().inMotion());
    page.click(choices[1]);
    QCOMPARE(page.play().stepCount(), steps + 2);
}

void TestGamePage::aHandThatIsNotOnesOwnIsNeverSeen()
{
    Page page(kEasy);
    const auto check = [&] {
        QVERIFY(!page.isCovered());
        const views::BoardScene &scene = page.board().boardScene();
        for (const views::PieceSpot &spot : scene.piecesOn(page.place("hand-blue")))
            QCOMPARE(spot.look.value, 0);
        for (const char *id : {"cartouche-blue-1", "cartouche-blue-2", "cartouche-blue-3", "cartouche-blue-4"}) {
            for (const views::PieceSpot &spot : scene.piecesOn(page.place(id)))
                QVERIFY(spot.look.value == 0 || spot.piece.faceUp);
        }
    };
    connect(&page.playback(), &views::PlaybackController::momentShown, &page.page(), check, Qt::QueuedConnection);
    for (int round = 0; round < 4 && page.playToSquares(); ++round) {
        check();
        while (page.waitReady() && !page.play().isOver()
               && page.play().position().prompt().front().id.rfind("prompt.lay", 0) != 0)
            page.click(page.choice());
    }
    QVERIFY(page.play().stepCount() > 30);
}

void TestGamePage::theLogIsAProperModel()
{
    Page page(kEasy);
    const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(page.playToSquares());
    const int rows = page.log().rowCount();
    const auto lastStep = [&page] {
        return page.log().index(page.log().rowCount() - 1).data(views::LogModel::StepRole).toInt();
    };
    const int step = lastStep();
    page.click(page.choice());
    QVERIFY(page.waitReady());
    QVERIFY(lastStep() > step); // the heading of what others did may have gone
    QTest::mouseClick(&page.button("takeBack"), Qt::LeftButton);
    QVERIFY(page.waitReady());
    QCOMPARE(page.log().rowCount(), rows);
    page.log().showTo(0);
    QCOMPARE(page.log().rowCount(), 0);
    page.log().showTo(page.play().stepCount());
    QCOMPARE(page.log().rowCount(), rows);
}

void TestGamePage::theLanguageChangesWithoutLoss()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QTest::mouseMove(page.viewport(), {2, 2});
    const QStringList english = textsOf(page);
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        QCoreApplication::sendPostedEvents();
        Page fresh(page.play().record());
        QVERIFY(fresh.waitReady());
        QCOMPARE(textsOf(page), textsOf(fresh));
    }
    words::setLanguage(QStringLiteral("en"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(textsOf(page), english);
}

void TestGamePage::theThemeChangesAndComesBack()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QTest::mouseMove(page.viewport(), {2, 2});
    const auto picture = [&page] {
        QCoreApplication::processEvents(); // the layouts come to rest
        page.board().grab();               // a new picture of the board comes quick at first, then sharp
        return page.board().grab().toImage();
    };
    const QImage light = picture();
    for (const QString &name : views::Theme::themeNames()) {
        page.page().setTheme(views::Theme(name, QStringLiteral("aton")));
        QCOMPARE(picture() == light, name == QLatin1String("light"));
    }
    page.page().setTheme(views::Theme(QStringLiteral("light"), QStringLiteral("aton")));
    QVERIFY(picture() == light);
}

void TestGamePage::aNarrowPageHasARail()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    auto *ways = panelOf(page.page(), engine::PanelForm::Progress);
    QVERIFY(ways->isVisible());
    QList<QToolButton *> tabs = page.page().findChildren<QToolButton *>();
    tabs.removeIf([](const QToolButton *tab) { return !tab->property("rail").toBool(); });
    QCOMPARE(tabs.size(), 3);
    QVERIFY(!tabs[1]->isVisible());
    page.page().resize(1024, 650);
    QTRY_VERIFY(tabs[1]->isVisible());
    QVERIFY(!ways->isVisible());
    QTest::mouseClick(tabs[1], Qt::LeftButton);
    QVERIFY(ways->isVisible());
    QVERIFY(page.page().rect().contains(ways->geometry()));
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    QVERIFY(!ways->isVisible());
    QTest::mouseClick(tabs[1], Qt::LeftButton);
    page.page().resize(1280, 750);
    QTRY_VERIFY(!tabs[1]->isVisible());
    QVERIFY(ways->isVisible());
    page.page().resize(1024, 650); // nothing is left open or pressed
    QTRY_VERIFY(tabs[1]->isVisible());
    QVERIFY(!ways->isVisible());
    QVERIFY(!tabs[1]->isChecked());
}

/// Printed, not asserted: the machine that runs the tests may be busy.
void TestGamePage::aClickIsSeenSoon()
{
    Page page(kEasy);
    std::vector<double> times;
    for (int round = 0; round < 5 && page.playToSquares(); ++round) {
        while (page.waitReady() && !page.play().isOver()
               && page.play().position().prompt().front().id.rfind("prompt.lay", 0) != 0) {
            const QPoint point = page.middleOf(page.choice());
            QCoreApplication::processEvents();
            QElapsedTimer timer;
            timer.start();
            QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, point);
            QCoreApplication::processEvents(); // the repaint that the click asked for
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
    }
    QVERIFY(times.size() > 10);
    std::sort(times.begin(), times.end());
    qInfo("click to picture at 1280x750: median %.1f ms, longest %.1f ms of %zu", times[times.size() / 2], times.back(),
          times.size());
}

void TestGamePage::thePromptTakesTheColoursOfTheTheme()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    auto *strip = page.page().findChild<views::PromptStrip *>();
    views::Prompt prompt;
    prompt.sentence = QStringLiteral("Lay the cartouche cards");
    prompt.more = QStringLiteral("each on a place");
    strip->show(prompt, {});
    const auto has = [strip](QRgb colour) {
        const QImage seen = strip->findChild<QLabel *>(QStringLiteral("prompt"))->grab().toImage();
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x) {
                if (seen.pixel(x, y) == colour)
                    return true;
            }
        }
        return false;
    };
    QPalette palette = page.page().palette();
    palette.setColor(QPalette::PlaceholderText, QColor(0x123456));
    palette.setColor(QPalette::WindowText, QColor(0x654321));
    QVERIFY(!has(0xff123456) && !has(0xff654321));
    page.page().setPalette(palette);
    QVERIFY(has(0xff123456) && has(0xff654321));
}

void TestGamePage::theStyleSaysWhetherPlacesAreExplained()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    const auto told = [&page] { return tipAt(page, "temple-1-a").text(); };
    QVERIFY(told().contains("Yellow square 1a") && told().contains("Temple 1: "));
    page.page().setStyle({0, false, true, false});
    QVERIFY(told().contains("Yellow square 1a") && !told().contains("Temple 1: "));
    page.page().setStyle({0, false, true, true});
    QVERIFY(told().contains("Temple 1: "));
}

void TestGamePage::aCoverTakesNamesAsTheyAre()
{
    Page page(QStringLiteral("human"));
    QVERIFY(page.waitReady() && page.isCovered());
    page.play().setSeat(0, {"red", {QStringLiteral("<b>Tom</b> & Jerry")}, QStringLiteral("human")});
    QVERIFY(page.isCovered());
    const auto *cover = page.page().findChild<QWidget *>(QStringLiteral("cover"));
    for (const QLabel *label : cover->findChildren<QLabel *>())
        QVERIFY(label->pixmap(Qt::ReturnByValue).isNull() ? label->textFormat() == Qt::PlainText : true);
    QCOMPARE(cover->findChild<QPushButton *>()->text(), QStringLiteral("I am <b>Tom</b> && Jerry: show it"));
}

void TestGamePage::aCoverEndsTips()
{
    Page page(QStringLiteral("human"));
    const auto uncover = [&page] {
        QTest::mouseClick(page.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>(),
                          Qt::LeftButton);
    };
    QVERIFY(page.waitReady() && page.isCovered());
    const auto onCard = [&page] { // tips of the hand as a whole tell of none
        const QRectF rect = page.board().boardScene().piecesOn(page.place("hand-red")).front().rect;
        return page.board().mapFromScene(rect.center());
    };
    const auto tells = [](const views::PlaceTip &tip, const char *what) {
        return tip.text().contains(QLatin1String(what), Qt::CaseInsensitive);
    };
    for (const char *each : {"card 1", "card 2", "card 3", "card 4", "1 card"})
        QVERIFY(!tells(tipAt(page, "hand-red"), each) && !tells(tipAt(page, onCard()), each));
    uncover();
    const views::PlaceTip &tip = tipAt(page, onCard());
    QVERIFY(tip.isVisible() && tells(tip, "card "));
    page.lay();
    QVERIFY(page.waitReady() && page.isCovered());
    QVERIFY(!tip.isVisible() && tip.text().isEmpty());
    uncover();
    QVERIFY(!tip.isVisible());
    QVERIFY(tells(tipAt(page, "cartouche-red-1"), "card face down")); // for the other person
}

void TestGamePage::rowsOfPanelsAreExplained()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    QStringList explained;
    for (const auto *panel : page.page().findChildren<views::PanelView *>()) {
        for (const views::PanelCell &cell : panel->picture().cells) {
            if (cell.about.isEmpty())
                continue;
            QCOMPARE(cell.tip, cell.about);
            explained << cell.name;
        }
    }
    for (const char *row : {"Temple 1", "Temple 4", "Black squares", "Bonus squares", "Points", "Yellow", "One temple"})
        QVERIFY2(explained.contains(QLatin1String(row)), row);
}

} // namespace tests::tst_game_page

TEST_CLASS(tst_game_page, TestGamePage)
#include "tst_game_page.moc"
