// SPDX-License-Identifier: GPL-3.0-or-later
// The tutor on the page: before a choice that gives much away is done it says so; it never keeps anybody waiting.
#include <algorithm>
#include <atomic>
#include <thread>

#include <QSignalSpy>

#include "chooser.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/play/tutor.h"
#include "views/screen/board_input_controller.h"
#include "views/screen/prompt_strip.h"

namespace tests::tst_tutor_page {

using engine::Action;
using engine::Position;
using replay::Candidate;

namespace {

const QString kAnyway = QStringLiteral("Play anyway");

views::PlayStyle warnedFrom(double threshold)
{
    views::PlayStyle style{0, false, true};
    style.tutor = threshold;
    return style;
}

record::Record gameOf(const QByteArray &game, const QStringList &players)
{
    QList<views::SeatChoice> seats;
    for (const QString &player : players)
        seats << views::SeatChoice{{}, player};
    return views::recordOf(*engine::findGame(game.toStdString()), seats);
}

/// What is planted: the last action that may be chosen is worth 0.9, all others 0.2.
std::vector<Candidate> lastIsBest(const Position &view, const engine::CancelToken &)
{
    std::vector<Candidate> ranked;
    for (const Action action : view.legal()) {
        if (action.actor() == view.viewer())
            ranked.push_back({action, 0.2, 0});
    }
    ranked.back() = {ranked.back().action, 0.9, 1};
    std::rotate(ranked.begin(), ranked.end() - 1, ranked.end());
    return ranked;
}

/// Never ready before it is cancelled.
std::vector<Candidate> endless(const Position &, const engine::CancelToken &cancel)
{
    while (!cancel.isCancelled())
        std::this_thread::yield();
    return {};
}

/// A page whose tutor ranks by that, where a person may choose.
class TutoredPage {
public:
    TutoredPage(const record::Record &record, double threshold, const play::Judge::Search &search)
        : m_page(record, 1, warnedFrom(threshold))
    {
        judge().drop();
        judge().setSearch(search);
    }

    Page &operator*() { return m_page; }
    Page *operator->() { return &m_page; }
    play::Judge &judge() { return *m_page.page().findChild<play::Judge *>(); }
    views::Tutor &tutor() { return *m_page.page().findChild<views::Tutor *>(); }
    views::BoardInputController &input() { return *m_page.page().findChild<views::BoardInputController *>(); }

    bool waitReady() { return m_page.waitReady() && m_page.play().humanToAct() != engine::kNobody; }
    bool waitJudged()
    {
        QSignalSpy judged(&judge(), &play::Judge::judged);
        tutor().check();
        return judge().judgement() || judged.wait();
    }
    std::vector<Action> choices()
    {
        std::vector<Action> own = m_page.play().position().legal();
        std::erase_if(own, [this](Action action) { return action.actor() != m_page.play().humanToAct(); });
        return own;
    }
    /// Chooses it as the board does with the last touch; true if it was done.
    bool choose(Action action)
    {
        const int steps = m_page.play().stepCount();
        Chooser(m_page).act(action);
        if (m_page.play().stepCount() == steps && !tutor().isHolding() && m_page.button("main").isVisible())
            QTest::mouseClick(&m_page.button("main"), Qt::LeftButton);
        return m_page.play().stepCount() > steps;
    }
    QPushButton *anyway() { return Chooser(m_page).button(kAnyway); }

private:
    Page m_page;
};

/// Until an action is offered that one touch or button chooses, and is not the best; nothing where none comes.
std::optional<Action> badChoice(TutoredPage &page)
{
    for (int tries = 0; tries < 20 && page.waitReady(); ++tries) {
        const std::vector<Action> choices = page.choices();
        for (const Action action : choices) {
            if (action != choices.back() && page->play().position().moveTargets(action).size() <= 1)
                return action;
        }
        page->play().act(choices.back());
    }
    return std::nullopt;
}

} // namespace

class TestTutorPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void aBadChoiceIsSaidBeforeItIsDone_data() { addGames(); }
    void aBadChoiceIsSaidBeforeItIsDone();
    void aBestOneIsDoneAtOnce_data() { addGames(); }
    void aBestOneIsDoneAtOnce();
    void nothingIsSaidBelowTheThreshold();
    void escapeUndoAndTheButtonTakeBack();
    void cardsThatWereLaidStayWhereTheyWerePut();
    void aClickWaitsForATenthOfASecond();
    void aJudgementInTimeCounts();
    void itIsReachedAndHeardWithoutAMouse();
    void itComesInTheLanguageOfTheProgram();
    void severalPeopleAreNotTutored();
    void ratedGamesAreNotTutored();
    void whatElseHappensDropsIt();

private:
    static void addGames();
};

void TestTutorPage::addGames()
{
    QTest::addColumn<QByteArray>("game");
    for (const engine::Game *game : engine::games())
        QTest::newRow(std::string(game->id()).c_str()) << QByteArray::fromStdString(std::string(game->id()));
}

void TestTutorPage::aBadChoiceIsSaidBeforeItIsDone()
{
    QFETCH(QByteArray, game);
    TutoredPage page(gameOf(game, {kHuman, kEasy}), 0.1, lastIsBest);
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    QVERIFY(page.waitJudged());
    const int steps = page->play().stepCount();
    const QString prompt = page->prompt();
    QVERIFY(!page.choose(*bad));
    QVERIFY(page.tutor().isWarning());
    QVERIFY2(page->prompt().contains(QStringLiteral("lowers your chance to win by 70.0%: 20.0% instead of 90.0%")),
             qPrintable(page->prompt()));
    QVERIFY(page.anyway());
    QVERIFY(!page->button("main").isVisible()); // a second click does nothing
    QTest::keyClick(&page->board(), Qt::Key_Escape);
    QVERIFY(!page.tutor().isHolding() && !page.anyway());
    QCOMPARE(page->play().stepCount(), steps);
    QVERIFY(!page.choose(*bad));
    QVERIFY(page.anyway());
    QTest::mouseClick(page.anyway(), Qt::LeftButton);
    QVERIFY(page->play().stepCount() > steps);
    QVERIFY(page->play().step(steps + 1).action == *bad);
    QVERIFY(!page.tutor().isHolding());
}

void TestTutorPage::aBestOneIsDoneAtOnce()
{
    QFETCH(QByteArray, game);
    TutoredPage page(gameOf(game, {kHuman, kEasy}), 0.1, [](const Position &view, const engine::CancelToken &cancel) {
        std::vector<Candidate> ranked = lastIsBest(view, cancel);
        for (Candidate &one : ranked)
            one.value = 0.5;
        return ranked;
    });
    const std::optional<Action> action = badChoice(page);
    QVERIFY(action);
    QVERIFY(page.waitJudged());
    QVERIFY(page.choose(*action));
    QVERIFY(!page.tutor().isHolding());
}

void TestTutorPage::nothingIsSaidBelowTheThreshold()
{
    for (const auto &[threshold, warns] : {std::pair(0.0, false), {0.7, true}, {0.701, false}}) {
        TutoredPage page(gameOf("osiris", {kHuman, kEasy}), threshold, lastIsBest);
        const std::optional<Action> bad = badChoice(page);
        QVERIFY(bad);
        if (threshold > 0)
            QVERIFY(page.waitJudged());
        else
            QVERIFY(!page.judge().view()); // nor is anything thought about
        QCOMPARE(page.choose(*bad), !warns);
    }
}

void TestTutorPage::escapeUndoAndTheButtonTakeBack()
{
    TutoredPage page(gameOf("osiris", {kHuman, kEasy}), 0.1, lastIsBest);
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    QVERIFY(page.waitJudged());
    const int steps = page->play().stepCount();
    const views::BoardViewState before = page->shown();
    for (int way = 0; way < 3; ++way) {
        QVERIFY(!page.choose(*bad));
        QCOMPARE(page->button("takeBack").text(), QStringLiteral("Take back"));
        if (way == 0)
            QTest::keyClick(&page->board(), Qt::Key_Escape);
        else if (way == 1)
            page->page().commands().run(views::Command::Undo);
        else
            QTest::mouseClick(&page->button("takeBack"), Qt::LeftButton);
        QVERIFY(!page.tutor().isHolding());
        QCOMPARE(page->play().stepCount(), steps);
        QVERIFY(page->shown().arrangement == before.arrangement && page->shown().choosable == before.choosable);
        QVERIFY(page->board().hasFocus());
    }
}

void TestTutorPage::cardsThatWereLaidStayWhereTheyWerePut()
{
    TutoredPage page(gameOf("aton", {kHuman, kEasy}), 0.1, [](const Position &view, const engine::CancelToken &cancel) {
        std::vector<Candidate> ranked = lastIsBest(view, cancel);
        for (Candidate &one : ranked)
            one.value = 0.2;
        const Action other = view.legal().back(); // worth more than any laying here
        ranked.front() = {other, 0.9, 1};
        return ranked;
    });
    QVERIFY(page.waitReady());
    QVERIFY(page.waitJudged());
    const int steps = page->play().stepCount();
    page->lay();
    QVERIFY(page.tutor().isWarning());
    const engine::Arrangement laid = page->shown().arrangement;
    QTest::keyClick(&page->board(), Qt::Key_Escape);
    QCOMPARE(page->play().stepCount(), steps);
    QVERIFY(page->shown().arrangement == laid);
    QVERIFY(page->button("main").isVisible());
}

/// The one place where time counts: the timer is what ends the waiting.
void TestTutorPage::aClickWaitsForATenthOfASecond()
{
    QCOMPARE(views::Tutor::kPatience, std::chrono::milliseconds(100));
    TutoredPage page(gameOf("osiris", {kHuman, kEasy}), 0.1, endless);
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    const int steps = page->play().stepCount();
    QSignalSpy passed(&page.tutor(), &views::Tutor::passed);
    const QString prompt = page->prompt();
    QVERIFY(!page.choose(*bad));
    QVERIFY(page.tutor().isHolding() && !page.tutor().isWarning());
    QCOMPARE(page->prompt(), prompt);
    QVERIFY(passed.wait());
    QVERIFY(page->play().stepCount() > steps);
    QVERIFY(page->play().step(steps + 1).action == *bad);
}

void TestTutorPage::aJudgementInTimeCounts()
{
    std::atomic<bool> isWanted = false;
    TutoredPage page(gameOf("osiris", {kHuman, kEasy}), 0.1,
                     [&isWanted](const Position &view, const engine::CancelToken &cancel) {
                         while (!isWanted && !cancel.isCancelled())
                             std::this_thread::yield();
                         return lastIsBest(view, cancel);
                     });
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    QSignalSpy warned(&page.tutor(), &views::Tutor::warned);
    QVERIFY(!page.choose(*bad));
    QVERIFY(page.tutor().isHolding());
    isWanted = true;
    QVERIFY(warned.wait());
    QVERIFY(page.tutor().isWarning());
    QVERIFY(page.anyway());
}

void TestTutorPage::itIsReachedAndHeardWithoutAMouse()
{
    TutoredPage page(gameOf("osiris", {kHuman, kEasy}), 0.1, lastIsBest);
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    QVERIFY(page.waitJudged());
    QVERIFY(!page.choose(*bad));
    const int steps = page->play().stepCount();
    for (int keys = 0; keys < 60 && !page.anyway()->hasFocus(); ++keys)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(page.anyway()->hasFocus());
    QTest::keyClick(page.anyway(), Qt::Key_Space);
    QCOMPARE(page->play().stepCount(), steps + 1);
    QVERIFY(page->board().hasFocus());
}

void TestTutorPage::itComesInTheLanguageOfTheProgram()
{
    TutoredPage page(gameOf("osiris", {kHuman, kEasy}), 0.1, lastIsBest);
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    QVERIFY(page.waitJudged());
    QVERIFY(!page.choose(*bad));
    words::setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY(page.tutor().isWarning());
    QVERIFY2(page->prompt().contains(QStringLiteral("senkt Ihre Gewinnchance")), qPrintable(page->prompt()));
    QVERIFY(Chooser(*page).button(QStringLiteral("Trotzdem spielen")));
    QCOMPARE(page->button("takeBack").text(), QStringLiteral("Zurücknehmen"));
}

void TestTutorPage::severalPeopleAreNotTutored()
{
    TutoredPage page(gameOf("osiris", {kHuman, kHuman}), 0.1, lastIsBest);
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    QVERIFY(!views::isTutored(page->play()));
    QVERIFY(!page.judge().view());
    QVERIFY(page.choose(*bad));
}

void TestTutorPage::ratedGamesAreNotTutored()
{
    record::Record record = gameOf("osiris", {kHuman, kEasy});
    record.rated = QStringLiteral("2026-11-29T14:05:00Z");
    TutoredPage page(record, 0.1, lastIsBest);
    const std::optional<Action> bad = badChoice(page);
    QVERIFY(bad);
    QVERIFY(!page.judge().view());
    QVERIFY(page.choose(*bad));
}

void TestTutorPage::whatElseHappensDropsIt()
{
    for (int way = 0; way < 4; ++way) {
        TutoredPage page(gameOf("osiris", {kHuman, kEasy}), 0.1, lastIsBest);
        const std::optional<Action> bad = badChoice(page);
        QVERIFY(bad);
        QVERIFY(page.waitJudged());
        QVERIFY(!page.choose(*bad));
        const int steps = page->play().stepCount();
        if (way == 0)
            page->page().pause().set(true);
        else if (way == 1)
            page->page().history().lookAt(0);
        else if (way == 2)
            page->play().resign(0);
        else
            page->page().setStyle(warnedFrom(0));
        QVERIFY(!page.tutor().isHolding());
        QCOMPARE(page->play().stepCount(), steps);
        QVERIFY(!page.anyway());
        if (way == 2)
            continue;
        page->page().pause().set(false);
        page->page().history().lookAt(page->play().stepCount());
        QVERIFY(page.waitReady());
        QVERIFY(page.input().isFree());
    }
}

} // namespace tests::tst_tutor_page

TEST_CLASS(tst_tutor_page, TestTutorPage)
#include "tst_tutor_page.moc"
