// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a game to who does not see it: everybody's moves, what is laid, and what is to be done now.
#include <set>

#include <QAccessible>
#include <QSignalSpy>

#include "chooser.h"
#include "model/replay/narration.h"
#include "page.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_view_state.h"

namespace tests::tst_commentary {

namespace {

views::BoardView *listenedTo = nullptr;
QStringList namesRead; ///< of places where the keyboard is and nothing can be chosen

/// Notes what a screen reader would read of such a place.
void noteName(QAccessibleEvent *event)
{
    const QAccessibleInterface *thing = event->accessibleInterface();
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(listenedTo);
    const bool isRead = event->type() == QAccessible::Focus || event->type() == QAccessible::NameChanged;
    if (!isRead || !thing || thing != board->focusChild())
        return;
    if (!listenedTo->boardScene().shown()->isChoosable(listenedTo->cursor()))
        namesRead << thing->text(QAccessible::Name);
}

} // namespace

class TestCommentary : public QObject {
    Q_OBJECT

private slots:
    void everyLineOfTheLogIsSaid();
    void thePromptIsSaidAfterEachChange();
    void whatIsLaidIsSaid();
    void whatIsTakenBackIsSaid();
    void keysSayItAgain();
    void aKeyGoesBackDeedByDeed();
    void aKeyLeadsToWhatMayBeChosen();
    void aGameThatWasPlayedBeforeIsNotToldAgain();
    void rulesAreSaidOnceAndByAKey();
    void whileSomethingIsToldTheQuestionIsStillToCome();
    void whatIsToBeDoneSoundsLikeNothingElse();
    void whatAPlaceSaysIsNotSaidAgain();
    void noPlaceIsNamedWhereNothingCanBeChosen_data();
    void noPlaceIsNamedWhereNothingCanBeChosen();

private:
    static QStringList said(Page &page) { return heardIn(page.page()); }

    /// The last one of which something is said.
    static QString deedUpTo(Page &page, int step)
    {
        QString deed;
        for (; deed.isEmpty() && step > 0; --step)
            deed = replay::stepText(page.play().timeline(), page.page().words(), step, 0);
        return deed;
    }
};

void TestCommentary::everyLineOfTheLogIsSaid()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.waitReady());
    said(page);
    const int before = page.log().rowCount();
    page.lay();
    QVERIFY(page.waitReady());
    const QStringList heard = said(page);
    QStringList lines;
    for (int row = before; row < page.log().rowCount(); ++row) {
        if (!page.log().index(row).data(views::LogModel::SinceRole).toBool())
            lines << page.log().index(row).data().toString();
    }
    QVERIFY(lines.size() > 2);
    QStringList told = heard;
    told.removeIf([&](const QString &sentence) { return !lines.contains(sentence); });
    QCOMPARE(told, lines);
}

void TestCommentary::thePromptIsSaidAfterEachChange()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.waitReady());
    QCOMPARE(said(page).count(asked(page.prompt())), 1);
    QVERIFY(page.playToSquares());
    QCOMPARE(said(page).back(), asked(page.prompt()));
    page.click(page.choice());
    QVERIFY(page.waitReady());
    QVERIFY(said(page).contains(asked(page.prompt())));
}

void TestCommentary::whatIsLaidIsSaid()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.waitReady());
    said(page);
    const auto cards = page.board().boardScene().piecesOn(page.place("hand-red"));
    QTest::keyClick(&page.board(), static_cast<char>('0' + cards.front().piece.value));
    const QStringList first = said(page);
    QVERIFY2(!first.isEmpty()
                 && first.front().startsWith(
                     QStringLiteral("Laid: Cartouche 1 of Red: card %1, ").arg(cards.front().piece.value)),
             qPrintable(first.join(QLatin1Char('|'))));
    for (std::size_t i = 1; i < cards.size(); ++i)
        QTest::keyClick(&page.board(), static_cast<char>('0' + cards[i].piece.value));
    QCOMPARE(said(page).back(), QStringLiteral("Return: Lay the cards"));
}

void TestCommentary::whatIsTakenBackIsSaid()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.waitReady());
    const auto cards = page.board().boardScene().piecesOn(page.place("hand-red"));
    QTest::keyClick(&page.board(), static_cast<char>('0' + cards.front().piece.value));
    said(page);
    QTest::keyClick(&page.board(), Qt::Key_Backspace);
    const QStringList back = said(page);
    QVERIFY2(back.value(0).startsWith(
                 QStringLiteral("Taken back: Cartouche 1 of Red: card %1").arg(cards.front().piece.value)),
             qPrintable(back.join(u'|')));
    QTest::keyClick(&page.board(), Qt::Key_Escape); // and the card that is in the hand now
    QVERIFY(page.playToSquares());
    page.click(page.choice());
    QVERIFY(page.waitReady() && page.page().history().canUndo());
    said(page);
    page.page().history().undo();
    const QStringList heard = said(page);
    QVERIFY2(heard.value(0).startsWith(QStringLiteral("Taken back: ")), qPrintable(heard.value(0)));
    QVERIFY(heard.contains(asked(page.prompt())));
    QTest::keyClick(&page.board(), Qt::Key_F3); // the deed before that
    QCOMPARE(said(page), QStringList{deedUpTo(page, page.play().stepCount())});
}

void TestCommentary::keysSayItAgain()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.waitReady());
    page.lay();
    QVERIFY(page.waitReady());
    said(page);
    QTest::keyClick(&page.board(), Qt::Key_F2);
    QCOMPARE(said(page), QStringList{asked(page.prompt())});
    QTest::keyClick(&page.board(), Qt::Key_F3);
    const QStringList last = said(page);
    QCOMPARE(last.size(), 1);
    QVERIFY(last.front().endsWith(page.log().index(page.log().rowCount() - 1).data().toString()));
    QTest::keyClick(&page.board(), Qt::Key_F4);
    const QStringList scores = said(page);
    QCOMPARE(scores.size(), 1);
    QVERIFY2(scores.front().startsWith(QStringLiteral("Red: ")) && scores.front().contains(QStringLiteral(", Blue: ")),
             qPrintable(scores.front()));
}

void TestCommentary::aKeyGoesBackDeedByDeed()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.playToSquares());
    QStringList deeds; // of all seats, the last one first
    std::set<engine::Seat> actors;
    for (int step = page.play().stepCount(); step > 0; --step) {
        const QString deed = replay::stepText(page.play().timeline(), page.page().words(), step, 0);
        if (!deed.isEmpty())
            deeds << deed;
        actors.insert(page.play().step(step).action.actor());
    }
    QVERIFY(deeds.size() > 2 && actors.count(0) == 1 && actors.count(1) == 1);
    said(page);
    for (qsizetype i = 0; i <= deeds.size(); ++i)
        QTest::keyClick(&page.board(), Qt::Key_F3);
    QCOMPARE(said(page), deeds + QStringList{QStringLiteral("Nothing before that.")});
    QTest::keyClick(&page.board(), Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(said(page), QStringList{deeds.back()});
    QTest::keyClick(&page.board(), Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(said(page), QStringList{deeds[deeds.size() - 2]});
    QTest::keyClick(&page.board(), Qt::Key_F2); // something else is said: it begins anew
    said(page);
    QTest::keyClick(&page.board(), Qt::Key_F3);
    QCOMPARE(said(page), QStringList{deeds.front()});
    page.page().history().lookAt(page.play().stepCount() - 1); // of what is shown
    said(page);
    QTest::keyClick(&page.board(), Qt::Key_F3);
    QCOMPARE(said(page), QStringList{deedUpTo(page, page.play().stepCount() - 1)});
}

void TestCommentary::aKeyLeadsToWhatMayBeChosen()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.playToSquares());
    QVERIFY(page.shown().choosable.size() > 1);
    std::set<engine::PlaceIndex> met;
    for (std::size_t i = 0; i < page.shown().choosable.size(); ++i) {
        QTest::keyClick(&page.page(), Qt::Key_N);
        QVERIFY(page.board().hasFocus() && page.shown().isChoosable(page.board().cursor()));
        met.insert(page.board().cursor());
    }
    QCOMPARE(met.size(), page.shown().choosable.size());
    const engine::PlaceIndex here = page.board().cursor();
    QTest::keyClick(&page.page(), Qt::Key_N, Qt::ShiftModifier);
    QVERIFY(page.board().cursor() != here);
    QTest::keyClick(&page.page(), Qt::Key_N);
    QCOMPARE(page.board().cursor(), here);
}

void TestCommentary::aGameThatWasPlayedBeforeIsNotToldAgain()
{
    Page played(QStringLiteral("easy"));
    QVERIFY(played.playToSquares());
    Page page(played.play().record());
    QVERIFY(page.waitReady());
    QVERIFY(page.log().rowCount() > 5);
    QCOMPARE(said(page), QStringList{asked(page.prompt())});
}

/// Where less than all is spoken they are no description, which would be read before what a choice does.
void TestCommentary::rulesAreSaidOnceAndByAKey()
{
    views::PlayStyle style{0, false, true};
    style.spoken = views::Spoken::Normal;
    Page page(QStringLiteral("easy"), style);
    QVERIFY(page.playToSquares());
    page.board().setFocus();
    const QList<const char *> places{"temple-1-a", "temple-2-c", "temple-3-d", "temple-4-e"};
    const auto rulesAt = [&page](const char *id) {
        page.board().setCursorTo(page.place(id));
        return page.board().rulesAtCursor();
    };
    qsizetype first = 0;
    for (const char *id : places) {
        said(page);
        const QString rules = rulesAt(id);
        QVERIFY(!rules.isEmpty());
        first += said(page).count(rules);
    }
    QVERIFY(first >= places.size() - 1); // one may have been said before
    for (const char *id : places) {
        const QString rules = rulesAt(id);
        QVERIFY(!said(page).contains(rules));
        QTest::keyClick(&page.board(), Qt::Key_F2);
        QCOMPARE(said(page).count(rules), 1);
    }
    QAccessibleInterface *place = QAccessible::queryAccessibleInterface(&page.board())->focusChild();
    QVERIFY(place && place->text(QAccessible::Description).isEmpty());
    style.spoken = views::Spoken::All;
    page.page().setStyle(style);
    QCOMPARE(place->text(QAccessible::Description), page.board().rulesAtCursor());
}

void TestCommentary::whatIsToBeDoneSoundsLikeNothingElse()
{
    for (const views::Spoken spoken : {views::Spoken::Brief, views::Spoken::Normal, views::Spoken::All}) {
        views::PlayStyle style{0, false, true};
        style.spoken = spoken;
        Page page(QStringLiteral("easy"), style);
        QVERIFY(page.waitReady());
        said(page);
        QTest::keyClick(&page.board(), Qt::Key_F2);
        QCOMPARE(said(page).value(0), asked(page.prompt()));
        page.page().history().lookAt(0); // there it says where one is
        said(page);
        QTest::keyClick(&page.board(), Qt::Key_F2);
        QCOMPARE(said(page).value(0), page.prompt());
    }
}

/// What would come of a choice is in the name of its place, which is read.
void TestCommentary::whatAPlaceSaysIsNotSaidAgain()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    Chooser input(page);
    QVERIFY(input.playToWalk());
    page.board().setFocus();
    const engine::Position view = page.play().position().seenBy(0);
    int read = 0;
    for (const engine::Action action : view.legal()) {
        const engine::MoveTarget target = view.moveTargets(action).front();
        if (page.shown().picked != views::Picked{target.from, target.value})
            input.click(target.from, target.value);
        const QString coming = page.page().words().say(view.placementPreview(target.to, target.value)->full);
        said(page);
        page.board().setCursorTo(target.to);
        const QString heard = said(page).join(u'|');
        if (!page.board().placeName(target.to).contains(coming))
            continue;
        ++read;
        QVERIFY2(!heard.contains(coming), qPrintable(heard));
    }
    QVERIFY(read > 0);
}

void TestCommentary::noPlaceIsNamedWhereNothingCanBeChosen_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("others");
    for (const auto &[game, others] : {std::pair("osiris", 2), {"nefertiti", 2}, {"tekhenu", 1}})
        QTest::newRow(game) << QByteArray(game) << others;
}

/// After a choice, before what is to be done next is said.
void TestCommentary::noPlaceIsNamedWhereNothingCanBeChosen()
{
    QFETCH(QByteArray, game);
    QFETCH(int, others);
    Page page(newGame(game.constData(), QStringList{kHuman} + QStringList(others, kEasy)), 3);
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    QVERIFY(page.waitReady());
    page.board().setFocus();
    QAccessible::setActive(true);
    listenedTo = &page.board();
    namesRead.clear();
    const auto handler = QAccessible::installUpdateHandler(noteName);
    engine::Random random(3);
    int chosen = 0;
    for (int turn = 0; turn < 30 && chosen < 12 && !page.play().isOver(); ++turn) {
        QTest::keyClick(&page.page(), Qt::Key_N);
        if (!page.board().hasFocus() || !page.shown().isChoosable(page.board().cursor())) { // chosen beside the board
            actAtRandom(page.play(), random);
            QVERIFY(page.waitReady());
            page.board().setFocus();
            namesRead.clear(); // of where it has come to
            continue;
        }
        const int steps = page.play().stepCount();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_N, Qt::Key_Return, Qt::Key_Return})
            QTest::keyClick(&page.board(), key);
        chosen += page.play().stepCount() > steps ? 1 : 0;
        if (!page.waitReady())
            break;
    }
    QAccessible::installUpdateHandler(handler);
    QVERIFY2(namesRead.isEmpty(), qPrintable(namesRead.join(u'|')));
    QVERIFY(chosen > 0);
}

void TestCommentary::whileSomethingIsToldTheQuestionIsStillToCome()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(QTest::qWaitForWindowActive(&page.page())); // only there the board has the keyboard
    QVERIFY(page.waitReady());
    page.lay();
    QVERIFY(page.playback().isPlayingBack() || page.playback().hasAutomaticStep());
    QTest::keyClick(&page.page(), Qt::Key_N);
    QVERIFY(said(page).contains(QStringLiteral("Not yet.")));
}

} // namespace tests::tst_commentary

TEST_CLASS(tst_commentary, TestCommentary)
#include "tst_commentary.moc"
