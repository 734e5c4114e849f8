// SPDX-License-Identifier: GPL-3.0-or-later
// A game looked at again: every position as if it had just been opened, whatever was shown before; what is changed is
// an edit of the record.
#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>

#include "model/play/commands.h"
#include "review.h"
#include "tests/model/play/change_spy.h"
#include "tests/test_class.h"
#include "tests/views/foot.h"
#include "tests/views/panels.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/common/announcer.h"
#include "views/common/fonts.h"
#include "views/play/game_page.h"
#include "views/replay/analysis_panel.h"
#include "views/replay/notation_view.h"
#include "views/replay/outcome_dialog.h"
#include "views/replay/review_page.h"
#include "views/replay/review_side.h"
#include "views/timeline/timeline_strip.h"

namespace tests::tst_review_page {

using engine::kEveryone;
using record::LinePath;
using record::Place;

namespace {

/// The items of the scene, each with all that it shows.
QStringList sceneOf(views::BoardView &board)
{
    QStringList items;
    for (const views::ElementItem *item : board.boardScene().elementItems()) {
        const views::Element &element = item->element();
        const QRectF &rect = element.rect;
        items << QStringLiteral("%1: %2 %3 %4 %5 %6 at %7 %8 %9 %10 z %11 opacity %12 stands %13 %14")
                     .arg(element.key)
                     .arg(static_cast<int>(element.look.form))
                     .arg(element.look.id)
                     .arg(element.look.value)
                     .arg(element.look.fill, element.look.line)
                     .arg(rect.x())
                     .arg(rect.y())
                     .arg(rect.width())
                     .arg(rect.height())
                     .arg(element.z)
                     .arg(element.opacity)
                     .arg(item->sceneBoundingRect().center().x())
                     .arg(item->sceneBoundingRect().center().y());
    }
    items.sort();
    return items;
}

} // namespace

class TestReviewPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void opensAtTheEnd();
    void aSeekIsOneSignalAndNoEdit();
    void everySceneIsThatOfAFreshOne_data();
    void everySceneIsThatOfAFreshOne();
    void seenByASeatHidesTheOthers();
    void anotherActionBeginsAVariation();
    void theSameActionFollowsTheLine();
    void undoAndRedoFollow();
    void aPromotedVariationStaysInSight();
    void aCommentIsKeptWhenTheEyeGoesOn();
    void chanceFollowsByItself();
    void playsByItselfToTheEnd();
    void anAnalysisIsKeptInTheRecord();
    void opensWithItsAnalysis();
    void saysWhatWasLuckAndWhatAnError();
    void theRivalIsCalledByItsName();
    void aLineIsPlayed();
    void anAnalysisComesToTheFront();
    void showsAMixtureWhereThereIsOne();
    void anAnalysisIsForEveryoneOnly();
    void playingAlongAVariationEndsWithIt();
    void afterAPauseActionsCanBeChosen();
    void aClickWhereNothingCanBeChosenSaysWhy();
    void anOutcomeOfChanceGoesWithItsAction();
    void theMainLineIsNearFromAVariation();
    void marksOfAKindAreLookedFor();
    void theBoardKeepsItsSizeInAVariation_data();
    void theBoardKeepsItsSizeInAVariation();
    void variationsAreDealtWhatTheGameDealt();
    void theOutcomeOfChanceCanBeChosen();
    void keysLeadAlongFromTheStart();
    void whatStandsAtTheFootIsBelowTheBoard();
    void theColumnGrowsAndStaysAsItWasDrawn();
    void keysBelongToWhoNeedsThem();
    void theBoardsOfTheSeatsAreSeenInASmallWindow();
};

void TestReviewPage::opensAtTheEnd()
{
    Review review(recordOf("aton", 3, 60));
    QCOMPARE(review.page.shownStep(), 60);
    QCOMPARE(review.page.shown().review->place, (Place{{}, 60}));
    QCOMPARE(review.page.viewer(), kEveryone);
}

void TestReviewPage::aSeekIsOneSignalAndNoEdit()
{
    Review review(recordOf("aton", 4, 80));
    QSignalSpy changed(&review.page, &views::ReviewPage::changed);
    QSignalSpy edited(&review.play, &play::Play::edited);
    const QByteArray before = record::write(review.play.record());
    for (const int step : {0, 80, 41, 40, 7}) {
        review.page.seek(step);
        QCOMPARE(changed.count(), 1);
        changed.clear();
        QCOMPARE(review.page.shownStep(), step);
        QVERIFY(review.shown().position == review.play.positionAt(step));
        QVERIFY(!review.board().inMotion());
    }
    review.page.seek(-5);
    QCOMPARE(review.page.shownStep(), 0);
    review.page.seek(1000);
    QCOMPARE(review.page.shownStep(), 80);
    QCOMPARE(edited.count(), 0);
    QCOMPARE(record::write(review.play.record()), before);
}

void TestReviewPage::everySceneIsThatOfAFreshOne_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("viewer");
    for (const char *const game : {"aton", "osiris"}) {
        for (int seed = 1; seed <= 2; ++seed) {
            QTest::addRow("%s %d", game, seed) << QByteArray(game) << seed << static_cast<int>(kEveryone);
            if (seed == 1)
                QTest::addRow("%s %d seen by a seat", game, seed) << QByteArray(game) << seed << 1;
        }
    }
}

void TestReviewPage::everySceneIsThatOfAFreshOne()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seed);
    QFETCH(int, viewer);
    const record::Record record = recordOf(game.constData(), static_cast<std::uint64_t>(seed), 40);
    Review review(record);
    review.page.setViewer(static_cast<engine::Seat>(viewer));
    const int last = review.play.stepCount();
    std::vector<QStringList> fresh;
    for (int step = 0; step <= last; ++step) {
        Review other(record);
        other.page.setViewer(static_cast<engine::Seat>(viewer));
        other.page.seek(step);
        fresh.push_back(sceneOf(other.board()));
    }
    review.page.seek(0);
    for (int step = 0; step <= last; ++step) {
        review.page.seek(step, true);
        QCOMPARE(sceneOf(review.board()), fresh[step]);
    }
    for (int step = last; step >= 0; --step) {
        review.page.seek(step, true);
        QCOMPARE(sceneOf(review.board()), fresh[step]);
    }
}

void TestReviewPage::seenByASeatHidesTheOthers()
{
    Review review(recordOf("aton", 5, 3)); // both hands are dealt, one has laid
    QVERIFY(!review.play.position().arrangement().pieces.empty());
    const auto hidden = [&] {
        const views::BoardViewState &shown = review.shown();
        return std::count_if(shown.arrangement.pieces.begin(), shown.arrangement.pieces.end(),
                             [&](const engine::Piece &piece) { return piece.value != 0 && !shown.isFaceSeen(piece); });
    };
    QCOMPARE(hidden(), 0);
    review.page.setViewer(0);
    QVERIFY(hidden() > 0);
    review.page.setViewer(kEveryone);
    QCOMPARE(hidden(), 0);
}

void TestReviewPage::anotherActionBeginsAVariation()
{
    Review review(recordOf("osiris", 6, 40));
    QVERIFY(review.waitChoice());
    review.page.seek(20);
    QVERIFY(review.shown().choosable.empty());
    QVERIFY(review.waitChoice());
    const auto before = review.play.record().line.actions;
    // The keyboard's way: the place, then the main button.
    for (const engine::Action action : review.play.positionAt(20).legal()) {
        if (action == review.play.step(21).action)
            continue;
        const auto moveTargets = review.play.positionAt(20).moveTargets(action);
        if (moveTargets.size() != 1 || moveTargets.front().choice == engine::kNowhere)
            continue;
        review.board().activate(moveTargets.front().choice);
        review.board().activate(moveTargets.front().choice);
        if (!review.page.line().empty())
            break;
    }
    QVERIFY(!review.page.line().empty()); // there is another action of one click at this position
    QCOMPARE(review.play.record().line.actions, before);
    QCOMPARE(review.play.record().line.variations.size(), 1U);
    QCOMPARE(review.page.line(), LinePath{0});
    QCOMPARE(review.page.shownStep(), 21);
    QCOMPARE(review.page.steps().stepCount(), 21);
}

namespace {

/// Another action than the one that was chosen at that position.
engine::Action anotherAt(const play::Play &play, int step)
{
    for (const engine::Action action : play.positionAt(step).legal()) {
        if (action != play.step(step + 1).action)
            return action;
    }
    return play.step(step + 1).action;
}

/// The first position from there on where somebody had a choice.
int choiceFrom(const play::Play &play, int step)
{
    while (play.positionAt(step).legal().size() < 2)
        ++step;
    return step;
}

} // namespace

void TestReviewPage::theSameActionFollowsTheLine()
{
    Review review(recordOf("osiris", 7, 40));
    const Place there = *review.play.tryAction({{}, 20}, review.play.step(21).action);
    QCOMPARE(there, (Place{{}, 21}));
    QVERIFY(review.play.record().line.variations.empty());
}

void TestReviewPage::undoAndRedoFollow()
{
    Review review(recordOf("osiris", 8, 40));
    const int at = choiceFrom(review.play, 20);
    const Place there = *review.play.tryAction({{}, at}, anotherAt(review.play, at));
    review.page.showPlace(there);
    QCOMPARE(review.page.line(), LinePath{0});
    QVERIFY(review.page.canUndo());
    review.page.undo();
    QCOMPARE(review.page.line(), LinePath());
    QCOMPARE(review.page.shownStep(), at);
    QVERIFY(!review.page.canUndo()); // the game's own actions are not taken back here
    QVERIFY(review.page.canRedo());
    review.page.redo();
    QCOMPARE(review.play.record().line.variations.size(), 1U);
}

void TestReviewPage::aPromotedVariationStaysInSight()
{
    Review review(recordOf("osiris", 9, 40));
    const int at = choiceFrom(review.play, 20);
    const engine::Action action = anotherAt(review.play, at);
    review.page.showPlace(*review.play.tryAction({{}, at}, action));
    const engine::Position position = review.page.steps().position(at + 1);
    review.page.findChild<views::ReviewSide *>()->promote(review.page.line());
    QCOMPARE(review.page.line(), LinePath());
    QCOMPARE(review.page.shownStep(), at + 1);
    QVERIFY(review.play.position() == position);
    QVERIFY(review.shown().position == position);
    QCOMPARE(review.play.record().line.variations.size(), 1U);
    review.page.undo();
    QCOMPARE(review.page.line(), LinePath{0});
    QCOMPARE(review.play.stepCount(), 40);
}

void TestReviewPage::aCommentIsKeptWhenTheEyeGoesOn()
{
    Review review(recordOf("aton", 10, 50));
    review.page.seek(30);
    auto *edit = review.page.findChild<QPlainTextEdit *>();
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("A fine idea"));
    review.page.seek(31);
    const record::Text *comment = record::commentAt(review.play.record().line, {{}, 30});
    QVERIFY(comment);
    QCOMPARE(comment->in(u"en"), QStringLiteral("A fine idea"));
    QCOMPARE(review.page.shownStep(), 31);
    QVERIFY(review.play.isModified());
}

void TestReviewPage::chanceFollowsByItself()
{
    // The last card of a round is placed, and the next deal follows.
    Review review(recordOf("aton", 11));
    int at = 0;
    for (int step = 20; step < review.play.stepCount() - 1 && at == 0; ++step) {
        const engine::Position &next = review.play.positionAt(step + 1);
        if (next.toAct() == engine::seatBit(engine::kChance) && review.play.positionAt(step).legal().size() > 1
            && review.play.step(step + 1).action.actor() < 2)
            at = step;
    }
    QVERIFY(at > 0);
    for (const engine::Action action : review.play.positionAt(at).legal()) {
        const engine::Position next = review.play.positionAt(at).after(action);
        if (action == review.play.step(at + 1).action || next.toAct() != engine::seatBit(engine::kChance))
            continue;
        review.page.seek(at);
        QVERIFY(review.waitChoice());
        const auto moveTargets = review.play.positionAt(at).moveTargets(action);
        review.board().activate(moveTargets.front().choice);
        review.board().activate(moveTargets.front().choice);
        QVERIFY(!review.page.line().empty());
        QVERIFY(review.page.steps().last().toAct() != engine::seatBit(engine::kChance));
        QVERIFY(review.page.shownStep() > at + 1);
        return;
    }
    QFAIL("no such choice in this game");
}

void TestReviewPage::playsByItselfToTheEnd()
{
    Review review(recordOf("aton", 12, 12));
    review.page.findChild<views::TimelineStrip *>()->autoplay().setInterval(0);
    review.page.seek(0);
    review.page.togglePlaying();
    QVERIFY(review.page.isPlaying());
    QTRY_COMPARE(review.page.shownStep(), 12);
    QTRY_VERIFY(!review.page.isPlaying());
}

void TestReviewPage::anAnalysisIsKeptInTheRecord()
{
    Review review(recordOf("osiris", 13, 30));
    ChangeSpy tree(review.play, play::Change::Tree);
    review.page.commands().run(views::Command::Analyse);
    QVERIFY(tree.wait(60'000)); // quickly first; a deeper look goes on
    const auto analysis = replay::Analysis::of(review.play.record());
    QVERIFY(analysis);
    QCOMPARE(analysis->findings.size(), 31U);
    QVERIFY(!review.page.canUndo());
    QVERIFY(review.play.isModified());
}

namespace {

/// The record with an analysis that marks the choice at that position as a blunder.
record::Record analysed(record::Record record, int at, bool isMixed = false)
{
    const replay::Timeline timeline(record);
    replay::Analysis analysis;
    for (int step = 0; step <= timeline.stepCount(); ++step)
        analysis.findings.push_back({std::vector<double>(record.seats.size(), 0.5)});
    replay::Finding &finding = analysis.findings[at];
    for (const engine::Action action : timeline.position(at).legal())
        finding.best = {{action, 0.9}};
    finding.chosen = 0.1;
    for (const engine::Action action : timeline.position(at).legal()) {
        if (isMixed && finding.mixture.size() < 2)
            finding.mixture.push_back({action, 0.625, finding.mixture.empty() ? 0.75 : 0.25});
    }
    record.analysis = analysis.toJson(record);
    return record;
}

} // namespace

void TestReviewPage::opensWithItsAnalysis()
{
    record::Record record = recordOf("osiris", 14, 40);
    const play::Play play(record, 1);
    const int at = choiceFrom(play, 20);
    Review review(analysed(std::move(record), at));
    auto *mistakes = review.page.findChild<QListWidget *>(QStringLiteral("mistakes"));
    QCOMPARE(mistakes->count(), 1);
    QVERIFY(mistakes->item(0)->text().contains(QStringLiteral("80%")));
    review.page.findChild<views::AnalysisPanel *>()->stepChosen(at);
    QCOMPARE(review.page.shownStep(), at);
    QCOMPARE(review.page.findChild<QListWidget *>(QStringLiteral("best"))->count(), 1);
}

void TestReviewPage::saysWhatWasLuckAndWhatAnError()
{
    record::Record record = recordOf("osiris", 14, 40);
    const play::Play play(record, 1);
    const int at = choiceFrom(play, 20);
    Review review(analysed(std::move(record), at));
    const auto *change = review.page.findChild<QLabel *>(QStringLiteral("change"));
    const auto *accounts = review.page.findChild<QLabel *>(QStringLiteral("accounts"));
    const QStringList &names = review.page.seatNames();
    const engine::Seat actor = play.step(at + 1).action.actor();
    const QString &own = names[actor];
    const QString &other = names[1 - actor];
    const auto minus = [](const char *figure) { return QChar(0x2212) + QLatin1String(figure); };
    review.page.seek(at + 1);
    // The choice gave away 80 % and nothing came of it.
    QVERIFY2(change->text().contains(QStringLiteral("Error of %1: %2").arg(own, minus("80.0%"))),
             qPrintable(change->text()));
    QVERIFY2(change->text().contains(QStringLiteral("What was hidden: ")), qPrintable(change->text()));
    QVERIFY2(change->text().contains(QStringLiteral("%1 +80.0%").arg(own)), qPrintable(change->text()));
    QVERIFY2(change->text().contains(QStringLiteral("%1 %2").arg(other, minus("80.0%"))), qPrintable(change->text()));
    review.page.seek(at);
    QVERIFY2(change->text().contains(QStringLiteral("No luck in it.")), qPrintable(change->text()));
    for (const QString &line :
         {QStringLiteral("%1 gave away 0.8 games in 1 choice(s). The worst one, %2 (%3): ")
              .arg(own, words::Words(play.game()).say(play.positionAt(at).heading()), minus("80%")),
          QStringLiteral("%1: at the start 50.0%, hidden +80.0%, own errors %2; at the end 50.0%.")
              .arg(own, minus("80.0%")),
          QStringLiteral("%1 gave nothing away.").arg(other),
          QStringLiteral("%1: at the start 50.0%, hidden %2, errors of others +80.0%; at the end 50.0%.")
              .arg(other, minus("80.0%"))})
        QVERIFY2(accounts->text().contains(line), qPrintable(line + QLatin1Char('\n') + accounts->text()));
    review.page.seek(0);
    QVERIFY(change->isHidden());
    QVERIFY(!accounts->isHidden());
    review.page.setViewer(0);
    QVERIFY(accounts->isHidden() && change->isHidden());
}

// It has a share of the result and of luck, and chooses nothing.
void TestReviewPage::theRivalIsCalledByItsName()
{
    record::Record record = recordOf("tekhenu", 5, 10, 1);
    replay::Analysis analysis;
    analysis.findings.assign(11, {{0.5, 0.5}});
    analysis.findings.front() = {{0.7, 0.3}};
    record.analysis = analysis.toJson(record);
    Review review(std::move(record));
    const auto *accounts = review.page.findChild<QLabel *>(QStringLiteral("accounts"));
    QVERIFY2(
        accounts->text().contains(QStringLiteral("Botankhamun: at the start 30.0%, luck +20.0%; at the end 50.0%.")),
        qPrintable(accounts->text()));
    review.page.seek(1); // chance has drawn
    const auto *change = review.page.findChild<QLabel *>(QStringLiteral("change"));
    QVERIFY2(change->text().startsWith(QStringLiteral("Luck: ")), qPrintable(change->text()));
    review.page.seek(2);
    QCOMPARE(change->text(), QStringLiteral("No luck in it."));
    QVERIFY(!accounts->text().contains(QStringLiteral("Botankhamun gave")));
    review.page.focusBoard();
    QTest::keyClick(&review.board(), Qt::Key_F4);
    QCoreApplication::processEvents();
    const QString said = views::Announcer::of(review.page).said().join(u'\n'); // with the step, once the board is there
    QVERIFY2(said.contains(QStringLiteral(", Botankhamun: ")), qPrintable(said));
}

/// It stands behind its action; who chooses it sees it on the board, as a variation, from there to its end.
void TestReviewPage::aLineIsPlayed()
{
    record::Record record = recordOf("osiris", 14, 40);
    const play::Play play(record, 1);
    int at = choiceFrom(play, 20);
    while (play.positionAt(at).legal().back() == play.step(at + 1).action) // the best one shall be another
        at = choiceFrom(play, at + 1);
    record = analysed(std::move(record), at);
    replay::Analysis analysis = *replay::Analysis::of(record);
    replay::Candidate &best = analysis.findings[at].best.front();
    const engine::CancelToken never;
    const std::vector<engine::Action> line = replay::bestLine(play.positionAt(at), best.action, {8, 1}, never);
    best.line.assign(line.begin() + 1, line.end());
    QVERIFY(!best.line.empty());
    record.analysis = analysis.toJson(record);
    Review review(std::move(record));
    review.page.findChild<views::TimelineStrip *>()->autoplay().setInterval(0);
    review.page.seek(at);
    auto *list = review.page.findChild<QListWidget *>(QStringLiteral("best"));
    QCOMPARE(list->count(), 2);
    QVERIFY2(list->item(1)->text().startsWith(QStringLiteral("then ")), qPrintable(list->item(1)->text()));
    QSignalSpy moved(review.page.findChild<views::ReviewCursor *>(), &views::ReviewCursor::moved);
    emit list->itemActivated(list->item(1));
    QCOMPARE(review.page.shownStep(), at);
    QCOMPARE(moved.count(), 1); // its end has not been seen
    QVERIFY(review.page.isPlaying());
    const int end = at + static_cast<int>(line.size());
    QCOMPARE(review.page.steps().stepCount(), end);
    for (int step = at; step < end; ++step)
        QVERIFY(review.page.steps().step(step + 1).action == line[static_cast<std::size_t>(step - at)]);
    QTRY_COMPARE(review.page.shownStep(), end);
    QTRY_VERIFY(!review.page.isPlaying());
    const QByteArray played = record::write(review.play.record());
    review.page.undo();
    QVERIFY(review.play.record().line.variations.empty());
    QCOMPARE(review.page.shownStep(), at);
    QVERIFY(!review.page.canUndo());
    review.page.redo();
    QCOMPARE(record::write(review.play.record()), played);
    // The same once more begins no second one.
    review.page.showPlace({{}, at});
    emit list->itemActivated(list->item(1));
    QCOMPARE(review.play.record().line.variations.size(), 1U);
}

void TestReviewPage::anAnalysisComesToTheFront()
{
    Review review(recordOf("aton", 3, 4));
    const auto *tabs = review.page.findChild<QTabWidget *>();
    QVERIFY(!review.page.findChild<views::AnalysisPanel *>()->isVisible());
    review.page.commands().run(views::Command::Analyse);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("Analysis"));
    QVERIFY(review.page.findChild<views::AnalysisPanel *>()->isVisible());
}

void TestReviewPage::showsAMixtureWhereThereIsOne()
{
    record::Record record = recordOf("osiris", 14, 40);
    const play::Play play(record, 1);
    const int at = choiceFrom(play, 20);
    Review review(analysed(std::move(record), at, true));
    review.page.seek(at);
    const auto *best = review.page.findChild<QListWidget *>(QStringLiteral("best"));
    QCOMPARE(best->count(), 2);
    QVERIFY(best->item(0)->text().contains(QStringLiteral("chosen in 75% of cases")));
    QVERIFY(best->item(1)->text().contains(QStringLiteral("chosen in 25% of cases")));
}

void TestReviewPage::anAnalysisIsForEveryoneOnly()
{
    record::Record record = recordOf("osiris", 14, 40);
    const play::Play play(record, 1);
    Review review(analysed(std::move(record), choiceFrom(play, 20)));
    auto *strip = review.page.findChild<views::TimelineStrip *>();
    QVERIFY(!strip->bar().content().expected.empty());
    review.page.setViewer(0);
    QVERIFY(strip->bar().content().expected.empty());
    QCOMPARE(review.page.findChild<QListWidget *>(QStringLiteral("mistakes"))->count(), 0);
    review.page.setViewer(kEveryone);
    QVERIFY(!strip->bar().content().expected.empty());
}

void TestReviewPage::playingAlongAVariationEndsWithIt()
{
    Review review(recordOf("osiris", 15, 60));
    const int at = choiceFrom(review.play, 10);
    review.page.showPlace(*review.play.tryAction({{}, at}, anotherAt(review.play, at)));
    review.page.seek(0);
    review.page.togglePlaying();
    review.page.showPlace({{}, 60});
    QCOMPARE(review.page.shownStep(), 60);
    QVERIFY(!review.page.isPlaying());
    review.page.showPlace({{0}, 1});
    QCOMPARE(review.page.shownStep(), at + 1);
}

void TestReviewPage::afterAPauseActionsCanBeChosen()
{
    Review review(recordOf("osiris", 16, 40));
    QSignalSpy changed(&review.page, &views::ReviewPage::changed);
    review.page.seek(25);
    review.page.togglePlaying();
    QVERIFY(changed.count() >= 2); // the menu shows that it plays
    review.page.togglePlaying();
    QVERIFY(review.waitChoice());
}

void TestReviewPage::aClickWhereNothingCanBeChosenSaysWhy()
{
    Review review(recordOf("osiris", 16));
    const auto said = [&review](int step) {
        review.page.seek(step);
        const QPoint tip = review.board().placeRect(review.play.game().placeOf("tip")).center();
        QTest::mouseClick(review.board().viewport(), Qt::LeftButton, {}, tip);
        return review.page.shown().prompt.more;
    };
    QVERIFY(review.page.steps().last().isOver());
    QVERIFY(said(review.page.steps().stepCount()).contains(QStringLiteral("the game is over")));
    QCOMPARE(review.page.steps().position(0).toAct(), engine::seatBit(engine::kChance));
    QVERIFY(said(0).contains(QStringLiteral("Chance decides")));
    int turn = 1; // of somebody else than who looks
    while (review.page.steps().position(turn).toAct() != engine::seatBit(1))
        ++turn;
    review.page.setViewer(0);
    QVERIFY(said(turn).contains(QStringLiteral("not the turn of")));
    review.page.seek(turn - 1); // what was said is over
    QVERIFY(!review.page.shown().prompt.more.contains(QStringLiteral("not the turn of")));
}

void TestReviewPage::anOutcomeOfChanceGoesWithItsAction()
{
    Review review(recordOf("aton", 11));
    int at = 20;
    while (review.play.positionAt(at).toAct() != engine::seatBit(engine::kChance))
        ++at;
    --at; // a choice that a deal follows
    QVERIFY(review.play.positionAt(at).legal().size() > 1);
    const Place tried = *review.play.tryAction({{}, at}, anotherAt(review.play, at));
    const engine::Position next = review.play.positionAt(at).after(anotherAt(review.play, at));
    QCOMPARE(next.toAct(), engine::seatBit(engine::kChance));
    engine::Random random(1);
    QVERIFY(review.play.tryAction(tried, next.sample(random)));
    review.page.undo();
    QVERIFY(review.play.record().line.variations.empty());
}

void TestReviewPage::theMainLineIsNearFromAVariation()
{
    Review review(recordOf("osiris", 17, 40));
    const int at = choiceFrom(review.play, 20);
    review.page.showPlace(*review.play.tryAction({{}, at}, anotherAt(review.play, at)));
    QPushButton *back = nullptr;
    for (QPushButton *button : review.page.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Back to the main line"))
            back = button;
    }
    QVERIFY(back);
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(review.page.shown().review->place, (Place{{}, at}));
    QCOMPARE(review.page.line(), LinePath());
}

/// By the list at the timeline; keys and menu then lead from one of that kind to the next.
void TestReviewPage::marksOfAKindAreLookedFor()
{
    record::Record record = recordOf("osiris", 14, 40);
    record.line.comments[30] = {QStringLiteral("Here"), {}};
    const int at = choiceFrom(play::Play(record, 1), 20);
    Review review(analysed(std::move(record), at)); // a blunder that only the analysis marks
    review.page.seek(0);
    const auto choose = [&review](const char *kind) {
        for (QAction *action : review.page.findChild<QToolButton *>(QStringLiteral("mark-kind"))->menu()->actions()) {
            if (action->data().toString() == QLatin1String(kind))
                return action->trigger();
        }
        QFAIL(kind);
    };
    choose("error");
    review.page.go(replay::Jump::NextMark);
    QCOMPARE(review.page.shownStep(), at + 1);
    review.page.go(replay::Jump::NextMark);
    QCOMPARE(review.page.shownStep(), at + 1); // there are no others
    choose("comment");
    QTest::keyClick(review.page.findChild<views::TimelineBar *>(), Qt::Key_Period);
    QCOMPARE(review.page.shownStep(), 30);
    QCOMPARE(review.page.shown().timeline.marks.size(), std::size_t(1));
    choose("");
    QVERIFY(review.page.shown().timeline.marks.size() > 2);
}

void TestReviewPage::theBoardKeepsItsSizeInAVariation_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("window");
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"}) {
        for (const QSize size : {QSize(960, 540), QSize(1264, 752), QSize(1600, 1000)})
            QTest::addRow("%s, %d", game, size.width()) << QString::fromLatin1(game) << size;
    }
}

/// Nor does an analysis change it.
void TestReviewPage::theBoardKeepsItsSizeInAVariation()
{
    QFETCH(const QString, game);
    QFETCH(const QSize, window);
    record::Record record = recordOf(game.toLatin1(), 14, 60);
    const int at = choiceFrom(play::Play(record, 1), 20);
    QList<QSize> sizes;
    for (const bool isAnalysed : {false, true}) {
        Review review(isAnalysed ? analysed(record, at) : record);
        review.page.resize(window);
        review.page.seek(at);
        QVERIFY(QTest::qWaitFor([&review] { return review.isSettled(); }, 5000)); // a choice may be in the prompt alone
        QCoreApplication::sendPostedEvents();
        sizes << review.board().size();
        review.page.showPlace(*review.play.tryAction({{}, at}, anotherAt(review.play, at)));
        QVERIFY(!review.page.line().empty());
        QVERIFY(QTest::qWaitFor([&review] { return review.isSettled(); }, 5000));
        QCoreApplication::sendPostedEvents();
        sizes << review.board().size();
    }
    QCOMPARE(sizes, QList<QSize>(4, sizes.front()));
}

namespace {

/// What chance brought after that step, in order.
std::vector<engine::Action> dealtAfter(const replay::Timeline &steps, int step)
{
    std::vector<engine::Action> dealt;
    for (int at = step + 1; at <= steps.stepCount(); ++at) {
        if (steps.step(at).action.actor() == engine::kChance)
            dealt.push_back(steps.step(at).action);
    }
    return dealt;
}

} // namespace

/// Whatever is tried at the end of a round: the hands of the next one are those of the game.
void TestReviewPage::variationsAreDealtWhatTheGameDealt()
{
    Review review(recordOf("aton", 11));
    int tried = 0;
    for (int at = 20; at < review.play.stepCount() - 1; ++at) {
        const engine::Action other = anotherAt(review.play, at);
        const engine::Position next = review.play.positionAt(at).after(other);
        if (review.play.step(at + 1).action.actor() == engine::kChance || other == review.play.step(at + 1).action
            || next.toAct() != engine::seatBit(engine::kChance) || next.illegalReason(review.play.step(at + 2).action))
            continue;
        review.page.returnTo({{}, at});
        views::ReviewCursor &cursor = *review.page.findChild<views::ReviewCursor *>();
        cursor.tryAction(other);
        const std::vector<engine::Action> own = dealtAfter(review.page.steps(), at);
        const std::vector<engine::Action> game = dealtAfter(review.play.timeline(), at);
        QVERIFY(!own.empty() && own.size() <= game.size());
        QVERIFY(std::equal(own.begin(), own.end(), game.begin()));
        ++tried;
    }
    QVERIFY(tried > 0);
}

void TestReviewPage::theOutcomeOfChanceCanBeChosen()
{
    Review review(recordOf("aton", 11));
    int at = 20;
    while (review.play.positionAt(at).toAct() != engine::seatBit(engine::kChance))
        ++at;
    const auto offer = [&review]() -> QPushButton * {
        for (QPushButton *button : review.page.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == QStringLiteral("Choose what chance brings…"))
                return button;
        }
        return nullptr;
    };
    review.page.seek(at - 1);
    QVERIFY(!offer());
    QVERIFY(review.play.run(play::setMark({{}, at}, QStringLiteral("good"))));
    review.page.seek(at);
    review.page.setViewer(0); // whoever has seats of its own may not look into the piles
    QVERIFY(!offer());
    review.page.setViewer(kEveryone);
    QVERIFY(offer());
    QTest::mouseClick(offer(), Qt::LeftButton);
    auto *dialog = review.page.findChild<views::OutcomeDialog *>();
    QVERIFY(dialog);
    auto *list = dialog->findChild<QListWidget *>();
    QCOMPARE(list->count(), static_cast<int>(review.play.positionAt(at).outcomeCount()));
    const QString dealt = QStringLiteral(" is dealt ");
    QVERIFY(list->item(0)->text().contains(dealt));
    QVERIFY(dialog->outcome() == review.play.step(at + 1).action); // as it was
    list->setCurrentRow(list->currentRow() == 0 ? 1 : 0);
    const QString said = list->currentItem()->text();
    const engine::Action chosen = dialog->outcome();
    QVERIFY(!review.play.positionAt(at).illegalReason(chosen));
    dialog->accept();
    QCOMPARE(review.page.line(), LinePath{0});
    QCOMPARE(review.page.steps().step(at + 1).action, chosen);
    const QModelIndex row = review.page.findChild<views::NotationModel *>()->holderAt({{0}, 1});
    QVERIFY(row.data().toString().contains(said));
    QVERIFY(review.page.steps().last().toAct() != engine::seatBit(engine::kChance)); // the rest follows
    review.page.undo();
    QVERIFY(review.play.record().line.variations.empty());
    QCOMPARE(record::markAt(review.play.record().line, {{}, at}), QStringLiteral("good")); // a step of its own
}

void TestReviewPage::whatStandsAtTheFootIsBelowTheBoard()
{
    Review review(recordOf("aton", 5));
    review.page.resize(1280, 750);
    verifyFoot(review.page);
}

void TestReviewPage::theColumnGrowsAndStaysAsItWasDrawn()
{
    Review review(recordOf("aton", 5));
    auto &columns = *review.page.findChild<QSplitter *>();
    auto &strip = *review.page.findChild<views::TimelineStrip *>();
    const auto widthAt = [&](QSize size) {
        review.page.resize(size);
        QCoreApplication::processEvents();
        return columns.sizes().back();
    };
    QCOMPARE(widthAt({1280, 750}), 300);
    QCOMPARE(widthAt({1600, 1000}), 360);
    const int words = strip.findChild<QLabel *>()->font().pixelSize();
    QCOMPARE(widthAt({3840, 2160}), qRound(360 * 520 / 330.0));
    QVERIFY(std::abs(strip.height() / views::fontScale() - 180) <= 3);
    QVERIFY(strip.findChild<QLabel *>()->font().pixelSize() > words);
    const auto *prompt = review.page.findChild<QLabel *>(QStringLiteral("prompt"));
    QVERIFY(prompt->font().pixelSize() > views::fontFor(views::FontRole::Prompt).pixelSize());
    // Drawn by the mouse at its handle.
    widthAt({1280, 750});
    QWidget *handle = columns.handle(1);
    const QPoint at = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, at);
    QMouseEvent move(QEvent::MouseMove, at - QPoint(80, 0), handle->mapToGlobal(at - QPoint(80, 0)), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(handle, &move);
    QTest::mouseRelease(handle, Qt::LeftButton, {}, at - QPoint(80, 0));
    const int drawn = columns.sizes().back();
    QVERIFY(drawn > 340);
    QCOMPARE(widthAt({1281, 751}), drawn);
    QCOMPARE(widthAt({1400, 800}), drawn);
    QCOMPARE(widthAt({1600, 1000}), 360); // another class
}

void TestReviewPage::keysLeadAlongFromTheStart()
{
    Review review(recordOf("aton", 3, 60));
    review.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&review.page));
    review.page.focusBoard();
    const auto press = [&review](int key) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        return review.page.shownStep();
    };
    QCOMPARE(press(Qt::Key_Left), 59);
    QCOMPARE(press(Qt::Key_Home), 0);
    QCOMPARE(press(Qt::Key_Right), 1);
    QCOMPARE(press(Qt::Key_End), 60);
    QVERIFY(press(Qt::Key_PageUp) < 60);
    review.page.seek(10);
    press(Qt::Key_Space);
    QVERIFY(review.page.isPlaying());
    press(Qt::Key_Space);
    QVERIFY(!review.page.isPlaying());
    review.page.seek(10);
    auto *mark = review.page.findChild<QPushButton *>(QStringLiteral("good"));
    mark->setFocus();
    QCOMPARE(press(Qt::Key_Right), 11);
    QVERIFY(mark->hasFocus());
    press(Qt::Key_Space);
    QVERIFY(mark->isChecked() && !review.page.isPlaying());
    review.page.findChild<views::NotationView *>()->setFocus();
    press(Qt::Key_Space);
    QVERIFY(review.page.isPlaying());
}

void TestReviewPage::keysBelongToWhoNeedsThem()
{
    Review review(recordOf("aton", 3, 60));
    review.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&review.page));
    review.page.seek(30);
    review.board().setFocus(Qt::TabFocusReason); // its cursor is seen
    const engine::PlaceIndex before = review.board().cursor();
    QTest::keyClick(&review.board(), Qt::Key_Down);
    QVERIFY(review.board().cursor() != before);
    QCOMPARE(review.page.shownStep(), 30);
    auto *comment = review.page.findChild<QPlainTextEdit *>();
    comment->setFocus();
    QTest::keyClicks(comment, QStringLiteral("a b"));
    QTest::keyClick(comment, Qt::Key_Home);
    QTest::keyClick(comment, Qt::Key_Right);
    QCOMPARE(comment->toPlainText(), QStringLiteral("a b"));
    QCOMPARE(comment->textCursor().position(), 1);
    QCOMPARE(review.page.shownStep(), 30);
}

/// Of a window of 1024x700 the page has that much.
void TestReviewPage::theBoardsOfTheSeatsAreSeenInASmallWindow()
{
    Review review(recordOf("tekhenu", 5, 100, 4));
    review.page.resize(1024, 640);
    QCoreApplication::processEvents(); // the layouts come to rest
    const auto *boards = panelOf(review.page, engine::PanelForm::Boards);
    QVERIFY(boards && boards->isVisible());
    QVERIFY(!review.page.findChild<QTabWidget *>()->isAncestorOf(boards));
    QVERIFY(review.page.rect().contains({boards->mapTo(&review.page, QPoint()), boards->size()}));
    QVERIFY(boards->width() >= 2 * boards->height());
}

} // namespace tests::tst_review_page

TEST_CLASS(tst_review_page, TestReviewPage)
#include "tst_review_page.moc"
