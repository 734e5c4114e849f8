// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing on the board of a review, by mouse and by keys: what stands in the record then, and what is told of it.
#include <QRegularExpression>
#include <QSignalSpy>

#include "model/play/commands.h"
#include "review.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"

namespace tests::tst_drawing_input {

using engine::PlaceIndex;
using record::Drawing;
using Form = record::Drawing::Form;
using Drawings = std::vector<record::Drawing>;

namespace {

struct Study : Review {
    Study() : Review(recordOf("aton", 10, 50))
    {
        page.seek(20);
        board().setFocus(Qt::OtherFocusReason);
    }
    PlaceIndex place(const char *id) { return play.game().placeOf(id); }
    QPoint at(PlaceIndex place) { return board().placeRect(place).center(); }
    Drawings drawn() { return record::drawingsAt(play.record().line, {{}, page.shownStep()}); }
    void drag(PlaceIndex from, PlaceIndex to, Qt::KeyboardModifiers held = {})
    {
        QTest::mousePress(board().viewport(), Qt::RightButton, held, at(from));
        QTest::mouseMove(board().viewport(), at(to));
        QTest::mouseRelease(board().viewport(), Qt::RightButton, held, at(to));
    }
    void click(PlaceIndex place, Qt::KeyboardModifiers held = {})
    {
        QTest::mouseClick(board().viewport(), Qt::RightButton, held, at(place));
    }
};

} // namespace

class TestDrawingInput : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void theRightButtonDraws();
    void keysHeldTakeOtherPens();
    void whatIsBegunIsSeen();
    void theMouseDrawsWhatItShowed();
    void noMoreThanAFileKeeps();
    void whatEndsNowhereIsNotDrawn();
    void theLeftButtonStillChooses();
    void keysDraw();
    void belongsToItsStep();
    void isUndone();
    void isTold();
    void theSameAtTheNextStepIsToldAgain();
};

void TestDrawingInput::theRightButtonDraws()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a"), b = study.place("temple-2-f");
    study.click(a);
    QVERIFY(study.drawn() == (Drawings{{Form::Circle, 0, a}}));
    study.drag(a, b);
    QVERIFY(study.drawn() == (Drawings{{Form::Circle, 0, a}, {Form::Arrow, 0, a, b}}));
    QVERIFY(study.shown().drawings == study.drawn());
    study.click(a); // filled
    QVERIFY(study.drawn() == (Drawings{{Form::Arrow, 0, a, b}, {Form::Fill, 0, a}}));
    study.click(a);
    study.drag(a, b);
    QVERIFY(study.drawn().empty());
    QVERIFY(study.shown().drawings.empty());
}

void TestDrawingInput::keysHeldTakeOtherPens()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a"), b = study.place("temple-2-f");
    const Qt::KeyboardModifiers held[] = {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier,
                                          Qt::ShiftModifier | Qt::ControlModifier};
    for (int pen = 0; pen < 4; ++pen) {
        study.click(a, held[pen]);
        study.drag(a, b, held[pen]);
        QVERIFY(study.drawn() == (Drawings{{Form::Circle, pen, a}, {Form::Arrow, pen, a, b}}));
    }
}

void TestDrawingInput::whatIsBegunIsSeen()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a"), b = study.place("temple-2-f");
    const auto drawn = [&study] { return study.board().boardScene().options().drawn; };
    QTest::mousePress(study.board().viewport(), Qt::RightButton, {}, study.at(a));
    QVERIFY(drawn() == (Drawing{Form::Circle, 0, a}));
    QTest::mouseMove(study.board().viewport(), study.at(b));
    QVERIFY(drawn() == (Drawing{Form::Arrow, 0, a, b}));
    QVERIFY(study.board().boardScene().elementItems().contains(QStringLiteral("drawing/0")));
    QTest::mouseClick(study.board().viewport(), Qt::LeftButton, {}, study.at(b)); // it was not meant
    QVERIFY(!drawn());
    QTest::mouseRelease(study.board().viewport(), Qt::RightButton, {}, study.at(b));
    QVERIFY(study.drawn().empty());
}

/// Also where the key that chose the pen is let go of before the button.
void TestDrawingInput::theMouseDrawsWhatItShowed()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a"), b = study.place("temple-2-f");
    QTest::mousePress(study.board().viewport(), Qt::RightButton, Qt::ShiftModifier, study.at(a));
    QTest::mouseMove(study.board().viewport(), study.at(b));
    const auto shown = study.board().boardScene().options().drawn;
    QVERIFY(shown == (Drawing{Form::Arrow, 1, a, b}));
    QTest::mouseRelease(study.board().viewport(), Qt::RightButton, {}, study.at(b));
    QVERIFY(study.drawn() == Drawings{*shown});
}

void TestDrawingInput::noMoreThanAFileKeeps()
{
    Study study;
    Drawings many;
    for (int number = 0; many.size() < record::kMostDrawings; ++number)
        many.push_back(
            {Form::Arrow, 0, static_cast<PlaceIndex>(number / 10), static_cast<PlaceIndex>(20 + number % 10)});
    QVERIFY(study.play.run(play::setDrawings({{}, study.page.shownStep()}, many)));
    heardIn(study.page);
    study.click(study.place("temple-1-a"));
    QVERIFY(study.drawn() == many);
    const QString why = QStringLiteral("No more than 100 drawings are kept at a position.");
    QVERIFY(heardIn(study.page).contains(why));
    QCOMPARE(study.page.shown().prompt.more, why);
}

void TestDrawingInput::whatEndsNowhereIsNotDrawn()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a");
    const QPoint beside(1, 1);
    QCOMPARE(study.board().placeAt(beside), engine::kNowhere);
    QTest::mousePress(study.board().viewport(), Qt::RightButton, {}, study.at(a));
    QTest::mouseRelease(study.board().viewport(), Qt::RightButton, {}, beside);
    QTest::mousePress(study.board().viewport(), Qt::RightButton, {}, beside);
    QTest::mouseRelease(study.board().viewport(), Qt::RightButton, {}, study.at(a));
    QVERIFY(study.drawn().empty());
    QVERIFY(!study.board().boardScene().options().drawn);
}

void TestDrawingInput::theLeftButtonStillChooses()
{
    Study study;
    QSignalSpy chosen(&study.board(), &views::BoardView::placeActivated);
    QTest::mouseClick(study.board().viewport(), Qt::LeftButton, {}, study.at(study.place("temple-1-a")));
    QCOMPARE(chosen.size(), 1);
    study.click(study.place("temple-1-a"));
    QCOMPARE(chosen.size(), 1);
}

void TestDrawingInput::keysDraw()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a"), b = study.place("temple-2-f");
    study.board().setCursorTo(a);
    QTest::keyClick(&study.board(), Qt::Key_D);
    QTest::keyClick(&study.board(), Qt::Key_D);
    QVERIFY(study.drawn() == (Drawings{{Form::Circle, 0, a}}));
    QTest::keyClick(&study.board(), Qt::Key_D, Qt::ShiftModifier);
    study.board().setCursorTo(b);
    QVERIFY(study.board().boardScene().options().drawn == (Drawing{Form::Arrow, 1, a, b}));
    QTest::keyClick(&study.board(), Qt::Key_D, Qt::ShiftModifier);
    QVERIFY(study.drawn() == (Drawings{{Form::Circle, 0, a}, {Form::Arrow, 1, a, b}}));
    QTest::keyClick(&study.board(), Qt::Key_D, Qt::ControlModifier);
    QTest::keyClick(&study.board(), Qt::Key_Escape); // nothing is begun any more
    QVERIFY(!study.board().boardScene().options().drawn);
    QTest::keyClick(&study.board(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&study.board(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(study.drawn().back() == (Drawing{Form::Circle, 3, b}));
}

void TestDrawingInput::belongsToItsStep()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a");
    study.click(a);
    study.page.seek(21);
    QVERIFY(study.shown().drawings.empty());
    QTest::keyClick(&study.board(), Qt::Key_D);
    study.page.seek(0); // what was begun is dropped
    QVERIFY(!study.board().boardScene().options().drawn);
    study.click(a, Qt::ShiftModifier);
    QVERIFY(record::drawingsAt(study.play.record().line, {{}, 0}) == (Drawings{{Form::Circle, 1, a}}));
    study.page.seek(20);
    QVERIFY(study.shown().drawings == (Drawings{{Form::Circle, 0, a}}));
}

void TestDrawingInput::isUndone()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a"), b = study.place("temple-2-f");
    study.click(a);
    study.drag(a, b);
    QVERIFY(study.page.canUndo() && study.play.isModified());
    study.page.undo();
    QVERIFY(study.shown().drawings == (Drawings{{Form::Circle, 0, a}}));
    study.page.undo();
    QVERIFY(study.shown().drawings.empty());
    study.page.redo();
    study.page.redo();
    QCOMPARE(study.shown().drawings.size(), 2U);
}

void TestDrawingInput::isTold()
{
    Study study;
    const PlaceIndex a = study.place("temple-1-a"), b = study.place("temple-2-f");
    const QString arrow = QStringLiteral("Arrow from square 1a to square 2f (violet)");
    const QString heard = words::Words(study.play.game()).heard(arrow);
    const auto isHeard = [&study](const QString &what) { return heardIn(study.page).join(u'|').contains(what); };
    isHeard({});
    study.drag(a, b);
    QVERIFY(isHeard(heard));
    study.page.seek(19);
    isHeard({});
    study.page.seek(20); // told when its step is shown
    QVERIFY(isHeard(heard));
    for (const PlaceIndex place : {a, b})
        QVERIFY(study.board().placeName(place).contains(arrow));
    study.drag(a, b);
    QVERIFY(isHeard(QStringLiteral("Erased: %1.").arg(heard)));
    study.board().setCursorTo(a);
    QTest::keyClick(&study.board(), Qt::Key_D);
    QVERIFY(isHeard(QStringLiteral("Drawing begins here")));
}

void TestDrawingInput::theSameAtTheNextStepIsToldAgain()
{
    Study study;
    const Drawings circle{{Form::Circle, 0, study.place("temple-1-a")}};
    QVERIFY(study.play.run(play::setDrawings({{}, 20}, circle)) && study.play.run(play::setDrawings({{}, 21}, circle)));
    const auto told = [&study] {
        return heardIn(study.page).filter(QRegularExpression(QStringLiteral("^Circle around"))).size();
    };
    told();
    study.page.seek(21);
    QCOMPARE(told(), 1);
    study.board().setCursorTo(study.place("temple-2-f")); // nothing else is shown
    QCOMPARE(told(), 0);
}

} // namespace tests::tst_drawing_input

TEST_CLASS(tst_drawing_input, TestDrawingInput)
#include "tst_drawing_input.moc"
