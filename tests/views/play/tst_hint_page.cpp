// SPDX-License-Identifier: GPL-3.0-or-later
// A hint on the page: asked for by button, thought about meanwhile, said and marked, gone with the next change.
#include <QLabel>
#include <QSignalSpy>

#include "chooser.h"
#include "model/engine/core/label.h"
#include "model/play/adviser.h"
#include "model/words/languages.h"
#include "tests/model/play/hands.h"
#include "tests/model/play/moments.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_view_state.h"
#include "views/play/hint_row.h"
#include "views/screen/prompt_strip.h"

namespace tests::tst_hint_page {

namespace {

constexpr int kPatience = 20'000; // ms; the strongest level takes its time

views::HintRow &row(Page &page) { return *page.page().findChild<views::HintRow *>(); }
play::Adviser &adviser(Page &page) { return *page.page().findChild<play::Adviser *>(); }

/// One in which everything can be taken back.
record::Record trainingGame()
{
    record::Record record = record::newRecord(*engine::findGame("aton"), {});
    record.seats[1].player = kEasy;
    record.training = true;
    return record;
}

/// Asks with the button, and waits for the answer.
bool askAndWait(Page &page)
{
    QSignalSpy advised(&adviser(page), &play::Adviser::advised);
    QTest::mouseClick(&page.button("askHint"), Qt::LeftButton);
    return !advised.isEmpty() || advised.wait(kPatience);
}

} // namespace

class TestHintPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void aHintIsThoughtAboutSaidAndMarked();
    void aLayingIsToldWholeAndLaidOut();
    void itStaysUntilSomethingIsDone();
    void escapeAndTheButtonCloseIt();
    void theSameOneIsThereAgain();
    void nobodyIsAdvisedWhoMayNotSee();
    void noHintWhileThePastIsLookedAt();
    void itComesInTheLanguageOfTheProgram();
    void anythingMayHappenWhileItIsThoughtAbout();
    void aPriestsWayIsMarked();
    void aHintedPlaceIsOneClick();
    void codesOfPlacesAreHeardInWords();
    void theButtonKeepsWhatIsPointedAtAndItsPlace();
    void itLiesOverTheMarginAndTheBoardStays();
    void itCoversNoChoices();
    void itCoversNeitherNamesNorConditions();
    void itNamesTheMarket();
};

void TestHintPage::aHintIsThoughtAboutSaidAndMarked()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QVERIFY(page.page().hints().canAsk());
    QVERIFY(page.button("askHint").isVisible());
    QVERIFY(!row(page).isVisible());
    const QString prompt = page.prompt();
    QTest::mouseClick(&page.button("askHint"), Qt::LeftButton);
    QVERIFY(row(page).isVisible());
    QVERIFY(row(page).said().contains(QStringLiteral("thinking")));
    QVERIFY(!page.button("askHint").isVisible());
    QVERIFY(page.shown().marked.empty());
    QTRY_VERIFY_WITH_TIMEOUT(!page.shown().marked.empty(), kPatience);
    const engine::PlaceIndex marked = page.shown().marked.front();
    QCOMPARE(page.shown().marked.size(), 1U);
    const std::vector<engine::PlaceIndex> &choosable = page.shown().choosable;
    QVERIFY(std::find(choosable.begin(), choosable.end(), marked) != choosable.end());
    const std::string name = page.play().game().places()[marked].name;
    QVERIFY2(row(page).said().contains(QString::fromStdString(name)), qPrintable(row(page).said()));
    const QString temple = QStringLiteral("temple ") + QString::fromStdString(name).front(); // 3 of 3d
    QVERIFY2(row(page).said().contains(temple), qPrintable(row(page).said()));
    QVERIFY(!row(page).doButton()->isVisible());
    QCOMPARE(row(page).accessibleName(), row(page).said());
    QCOMPARE(page.prompt(), prompt); // what is to be done stays to be read
    const int steps = page.play().stepCount();
    page.click(marked);
    QCOMPARE(page.play().stepCount(), steps + 1);
    QVERIFY(!row(page).isVisible());
    QVERIFY(page.shown().marked.empty());
}

void TestHintPage::aLayingIsToldWholeAndLaidOut()
{
    Page page(kEasy);
    QVERIFY(page.waitReady());
    QVERIFY(askAndWait(page));
    const QString said = row(page).said();
    QVERIFY2(row(page).doButton()->isVisible(), qPrintable(said)); // a hand too good to be exchanged
    QVERIFY2(said.contains(QStringLiteral("at cartouche 1")), qPrintable(said));
    QCOMPARE(page.shown().marked.size(), 4U);
    QTest::mouseClick(row(page).doButton(), Qt::LeftButton);
    QVERIFY(!row(page).isVisible());
    QCOMPARE(page.play().stepCount(), page.playback().shownStep());
    QCOMPARE(page.button("main").text(), QStringLiteral("Lay the cards"));
    const int steps = page.play().stepCount();
    QTest::mouseClick(&page.button("main"), Qt::LeftButton);
    QTRY_VERIFY(page.play().stepCount() > steps);
    // It was that laying: the words name the card at each cartouche in order.
    const engine::Position &before = page.play().positionAt(steps);
    const engine::Label label = before.label(page.play().step(steps + 1).action);
    QVERIFY(said.contains(page.page().words().say(label.entry("hint."))));
}

void TestHintPage::itStaysUntilSomethingIsDone()
{
    Page page(trainingGame());
    QVERIFY(page.playToSquares());
    QVERIFY(askAndWait(page));
    QTest::mouseMove(page.viewport(), page.middleOf(page.choice()));
    QVERIFY(row(page).isVisible());
    page.page().pause().set(true);
    QVERIFY(!row(page).isVisible());
    page.page().pause().set(false);
    QVERIFY(askAndWait(page));
    QVERIFY(row(page).isVisible());
    page.page().history().undo();
    QVERIFY(!row(page).isVisible());
}

void TestHintPage::escapeAndTheButtonCloseIt()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QVERIFY(askAndWait(page));
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    QVERIFY(!row(page).isVisible());
    QVERIFY(page.shown().marked.empty());
    QVERIFY(askAndWait(page));
    QTest::mouseClick(row(page).closeButton(), Qt::LeftButton);
    QVERIFY(!row(page).isVisible());
    QVERIFY(page.board().hasFocus());
    QVERIFY(page.button("askHint").isVisible());
}

void TestHintPage::theSameOneIsThereAgain()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QVERIFY(askAndWait(page));
    const QString said = row(page).said();
    page.page().hints().ask(); // asked again while it stands
    QCOMPARE(row(page).said(), said);
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    page.page().hints().ask();
    QCOMPARE(row(page).said(), said); // without thinking
}

void TestHintPage::nobodyIsAdvisedWhoMayNotSee()
{
    Page page(kHuman);
    QVERIFY(page.waitReady());
    QVERIFY(page.isCovered());
    QVERIFY(!page.page().hints().canAsk());
    QVERIFY(!page.button("askHint").isVisible());
    page.page().hints().ask();
    QVERIFY(!row(page).isVisible());
    QTest::mouseClick(page.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>(),
                      Qt::LeftButton);
    QVERIFY(!page.isCovered());
    QVERIFY(askAndWait(page));
    QVERIFY(row(page).isVisible());
    page.lay(); // the other person's turn
    QVERIFY(page.waitReady());
    QVERIFY(page.isCovered());
    QVERIFY(!row(page).isVisible());
    QVERIFY(!page.page().hints().canAsk());
}

void TestHintPage::noHintWhileThePastIsLookedAt()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QVERIFY(askAndWait(page));
    page.page().history().lookAt(1);
    QVERIFY(!row(page).isVisible());
    QVERIFY(!page.page().hints().canAsk());
    QVERIFY(page.shown().marked.empty());
    page.page().history().lookAt(page.play().stepCount());
    QVERIFY(page.waitReady());
    QVERIFY(page.page().hints().canAsk());
    page.play().resign(0);
    QVERIFY(!page.page().hints().canAsk());
}

void TestHintPage::itComesInTheLanguageOfTheProgram()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    page.page().hints().ask();
    words::setLanguage(QStringLiteral("de")); // while it is thought about
    QTRY_VERIFY_WITH_TIMEOUT(!page.shown().marked.empty(), kPatience);
    words::setLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QVERIFY(row(page).isVisible());
    QVERIFY(row(page).said().startsWith(QStringLiteral("Hint: ")));
    QCOMPARE(row(page).closeButton()->text(), QStringLiteral("Close"));
}

/// Undo, another choice, the page's own end: no answer comes for what is no longer asked.
void TestHintPage::anythingMayHappenWhileItIsThoughtAbout()
{
    engine::Random random(4);
    for (int i = 0; i < 12; ++i) {
        Page page(trainingGame());
        QVERIFY(page.playToSquares());
        QSignalSpy advised(&adviser(page), &play::Adviser::advised);
        page.page().hints().ask();
        letThink(anyMoment(random, 3'000'000));
        if (i % 4 == 0)
            page.click(page.choice());
        else if (i % 4 == 1)
            page.page().history().undo();
        else if (i % 4 == 2)
            page.page().history().lookAt(0);
        else
            continue; // the page goes
        QVERIFY(!row(page).isVisible());
        QVERIFY(!adviser(page).isThinking());
        QVERIFY(page.waitReady());
        QCoreApplication::processEvents();
        QVERIFY(advised.isEmpty());
        QVERIFY(page.shown().marked.empty());
    }
}

void TestHintPage::aPriestsWayIsMarked()
{
    Page page(gameOf({kHuman, kEasy, kEasy, kEasy}));
    QVERIFY(page.waitReady());
    QVERIFY(askAndWait(page));
    QVERIFY(!page.shown().marked.empty());
    QVERIFY(row(page).said().contains(QStringLiteral("Set at the temple")));
    QVERIFY(!row(page).doButton()->isVisible());
}

/// Also where a piece would have to be picked up first.
void TestHintPage::aHintedPlaceIsOneClick()
{
    Page page(gameOf({kHuman, kEasy}));
    QVERIFY(Chooser(page).playToWalk());
    QVERIFY(askAndWait(page));
    QCOMPARE(page.shown().marked.size(), 2U); // the priest, and where he goes
    const engine::PlaceIndex end = page.shown().marked.back();
    const int steps = page.play().stepCount();
    page.click(end);
    QVERIFY(page.play().stepCount() > steps);
    QVERIFY(!row(page).isVisible());
}

void TestHintPage::codesOfPlacesAreHeardInWords()
{
    words::setLanguage(QStringLiteral("de"));
    Page page(gameOf({kHuman, kEasy}));
    QVERIFY(Chooser(page).playToWalk());
    QVERIFY(askAndWait(page));
    const QString said = row(page).said();
    QVERIFY2(said.contains(QRegularExpression(QStringLiteral("\\b[NESW]-\\d-\\d\\b"))), qPrintable(said));
    const QString heard = row(page).accessibleName();
    QVERIFY2(heard.contains(QRegularExpression(QStringLiteral("\\b(Norden|Osten|Süden|Westen) \\d \\d"))),
             qPrintable(heard));
    QVERIFY(heardIn(page.page()).contains(heard));
}

void TestHintPage::itLiesOverTheMarginAndTheBoardStays()
{
    for (const bool squares : {false, true}) {
        Page page(kEasy);
        QVERIFY(squares ? page.playToSquares() : page.waitReady());
        const QRect board = page.board().geometry();
        QVERIFY(askAndWait(page));
        QCOMPARE(page.board().geometry(), board);
        const QRect said = row(page).geometry().translated(-page.board().pos());
        const auto isInItsRoom = [&page] {
            const QRect prompt = page.page().findChild<views::PromptStrip *>()->geometry();
            const QRect at = row(page).geometry();
            return at.top() > prompt.bottom() && at.bottom() <= page.board().boardRect().bottom() + page.board().y();
        };
        QVERIFY(isInItsRoom());
        QVERIFY(row(page).width() > 300 && row(page).height() >= row(page).heightForWidth(row(page).width()));
        std::vector<engine::PlaceIndex> meant = page.shown().choosable;
        meant.insert(meant.end(), page.shown().marked.begin(), page.shown().marked.end());
        for (const engine::PlaceIndex place : meant)
            QVERIFY2(!page.board().placeRect(place).intersects(said), qPrintable(page.board().placeName(place)));
        page.page().resize(page.page().size() - QSize(120, 60));
        QTRY_VERIFY(isInItsRoom());
    }
}

void TestHintPage::theButtonKeepsWhatIsPointedAtAndItsPlace()
{
    Page page(kEasy);
    QVERIFY(page.playToSquares());
    QPushButton &button = page.button("main");
    const std::vector<engine::PlaceIndex> squares = page.shown().choosable;
    const engine::PlaceIndex low = *std::max_element(
        squares.begin(), squares.end(), [&](auto a, auto b) { return page.middleOf(a).y() < page.middleOf(b).y(); });
    QTest::mouseMove(page.viewport(), page.middleOf(low) - QPoint(20, 0));
    QTest::mouseMove(page.viewport(), page.middleOf(low));
    const QString said = button.text();
    QVERIFY(!said.isEmpty());
    const QRect at = button.geometry();
    // On the way to the button it names what it named.
    const QPoint end = page.viewport()->mapFromGlobal(button.mapToGlobal(button.rect().center()));
    const QLineF way(page.middleOf(low), end);
    int crossed = 0;
    QPoint last;
    for (double done = 0; done < 1; done += 12 / way.length()) {
        const QPoint point = way.pointAt(done).toPoint();
        if (!page.viewport()->rect().contains(point))
            break;
        last = point;
        QTest::mouseMove(page.viewport(), point);
        const engine::PlaceIndex under = page.board().placeAt(point);
        crossed += under != low && std::find(squares.begin(), squares.end(), under) != squares.end() ? 1 : 0;
        QCOMPARE(button.text(), said);
    }
    QVERIFY(crossed > 0);
    // Elsewhere it says at once what lies there, and where the mouse rests.
    const auto sameSide = [&](engine::PlaceIndex place) {
        return place != low && page.middleOf(place).x() <= page.middleOf(low).x();
    };
    const auto other = std::find_if(squares.begin(), squares.end(), sameSide);
    QVERIFY(other != squares.end());
    QTest::mouseMove(page.viewport(), last);
    QTest::mouseMove(page.viewport(), page.middleOf(*other));
    QVERIFY(button.text() != said);
    QCOMPARE(button.geometry(), at);
    page.click(*other);
    QVERIFY(page.waitReady());
    QCOMPARE(button.geometry().right(), at.right());
    QCOMPARE(button.geometry().left(), at.left());
    QVERIFY(button.isVisible() || page.button("askHint").geometry().right() < at.left());
}

void TestHintPage::itCoversNoChoices()
{
    const QString human = QStringLiteral("human");
    Page page(newGame("tekhenu", {human, human, human, human}), 3);
    const auto &strip = *page.page().findChild<views::PromptStrip *>();
    QTRY_VERIFY(!strip.choicesAtBottom().isEmpty());
    QVERIFY(askAndWait(page));
    for (const QSize size : {QSize(1008, 628), QSize(1264, 728), QSize(1600, 950)}) {
        page.page().resize(size);
        const QRect choices = strip.choicesAtBottom();
        QVERIFY(row(page).isVisible() && !choices.isEmpty());
        QVERIFY2(!row(page).geometry().intersects(choices), qPrintable(QString::number(size.width())));
    }
}

void TestHintPage::itCoversNeitherNamesNorConditions()
{
    const QString human = QStringLiteral("human");
    Page page(newGame("nefertiti", {human, human, human}), 3);
    QVERIFY(page.waitReady());
    QVERIFY(askAndWait(page));
    for (const QSize size : {QSize(1008, 628), QSize(1264, 728), QSize(1600, 950)}) {
        page.page().resize(size);
        QVERIFY(row(page).isVisible());
        const QRect said = row(page).geometry().translated(-page.board().pos());
        int names = 0;
        for (const views::ElementItem *item : page.board().boardScene().elementItems()) {
            const views::Element &element = item->element();
            if (!element.key.startsWith("label/market-name-") && !element.key.startsWith("note-line/closed-"))
                continue;
            ++names;
            const QRect at = page.board().mapFromScene(element.rect).boundingRect();
            QVERIFY2(!said.intersects(at), qPrintable(element.look.id));
        }
        QVERIFY(names >= 4);
        for (const engine::PlaceIndex place : page.shown().choosable)
            QVERIFY(!page.board().placeRect(place).intersects(said));
    }
}

void TestHintPage::itNamesTheMarket()
{
    const QString human = QStringLiteral("human");
    Page page(newGame("nefertiti", {human, human, human}), 3);
    QVERIFY(page.waitReady());
    QVERIFY(askAndWait(page));
    QCOMPARE(page.shown().marked.size(), 1U); // the square alone
    const engine::Place &square = page.play().game().places()[page.shown().marked.front()];
    const std::string market(engine::Message{{}, square.details}.text("market"));
    const QString name = page.page().words().text("market." + market);
    QVERIFY2(row(page).said().contains(name), qPrintable(row(page).said()));
}

} // namespace tests::tst_hint_page

TEST_CLASS(tst_hint_page, TestHintPage)
#include "tst_hint_page.moc"
