// SPDX-License-Identifier: GPL-3.0-or-later
// The field for a comment and the buttons for a mark.
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "views/replay/comment_box.h"

namespace tests::tst_comment_box {

using record::Place;
using record::Text;
using views::CommentBox;

namespace {

const QString kHm = QStringLiteral("Hm.");

/// A box on the screen, with another field that can take the keyboard.
struct Box {
    Box()
    {
        box.setParent(&window);
        other.setParent(&window);
        other.setFocus();
        window.show();
        window.activateWindow();
    }

    QPlainTextEdit &edit() { return *box.findChild<QPlainTextEdit *>(); }
    QPushButton &button(const char *mark) { return *box.findChild<QPushButton *>(QLatin1String(mark)); }
    void type(const QString &text) { QTest::keyClicks(&edit(), text); }
    /// What was told: place and text.
    static Place place(const QSignalSpy &spy, int at = 0) { return spy[at][0].value<Place>(); }
    static QString text(const QSignalSpy &spy, int at = 0) { return spy[at][1].toString(); }

    QWidget window;
    CommentBox box;
    QPushButton other;
    QSignalSpy comments{&box, &CommentBox::commentChanged};
    QSignalSpy marks{&box, &CommentBox::markChanged};
};

} // namespace

class TestCommentBox : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_GB"))); }
    void showsWhatIsSaid();
    void tellsWhenTheKeyboardLeaves();
    void tellsWhenAnotherPlaceIsShown();
    void tellsOnControlReturn();
    void tellsOnceAChange();
    void nothingTypedIsNoChange_data();
    void nothingTypedIsNoChange();
    void whatIsBeingTypedStays();
    void whoHearsItMayShowAgain();
    void anEmptyCommentIsNone();
    void theReadersLanguage();
    void aLongCommentIsCut();
    void marksExcludeEachOther();
    void howItStandsIsSaidBesideAMark();
    void speaks();
};

void TestCommentBox::showsWhatIsSaid()
{
    Box box;
    box.box.showPlace({{}, 3}, {kHm, {}}, {QStringLiteral("mistake"), {}});
    QCOMPARE(box.edit().toPlainText(), kHm);
    QVERIFY(box.button("mistake").isChecked());
    QVERIFY(!box.button("good").isChecked());
    box.box.showPlace({{}, 4}, {}, {});
    QVERIFY(box.edit().toPlainText().isEmpty());
    QVERIFY(!box.button("mistake").isChecked());
    QVERIFY(box.comments.isEmpty() && box.marks.isEmpty());
}

void TestCommentBox::tellsWhenTheKeyboardLeaves()
{
    Box box;
    QTRY_VERIFY(box.window.isActiveWindow());
    box.box.showPlace({{1}, 3}, {}, {});
    box.box.beginComment();
    QTRY_VERIFY(box.edit().hasFocus());
    box.type(kHm);
    QVERIFY(box.comments.isEmpty());
    QTest::keyClick(&box.edit(), Qt::Key_Tab);
    QTRY_COMPARE(box.comments.size(), 1);
    QCOMPARE(Box::place(box.comments), (Place{{1}, 3}));
    QCOMPARE(Box::text(box.comments), kHm);
}

void TestCommentBox::tellsWhenAnotherPlaceIsShown()
{
    Box box;
    box.box.showPlace({{}, 3}, {}, {});
    box.type(kHm);
    box.box.showPlace({{}, 4}, {QStringLiteral("Other."), {}}, {});
    QCOMPARE(box.comments.size(), 1);
    QCOMPARE(Box::place(box.comments), (Place{{}, 3}));
    QCOMPARE(Box::text(box.comments), kHm);
    QCOMPARE(box.edit().toPlainText(), QStringLiteral("Other."));
}

void TestCommentBox::tellsOnControlReturn()
{
    Box box;
    box.box.showPlace({{}, 3}, {}, {});
    box.type(kHm);
    QTest::keyClick(&box.edit(), Qt::Key_Return);
    QVERIFY(box.comments.isEmpty());
    box.type(QStringLiteral("Oh."));
    QTest::keyClick(&box.edit(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(box.comments.size(), 1);
    QCOMPARE(Box::text(box.comments), QStringLiteral("Hm.\nOh."));
}

void TestCommentBox::tellsOnceAChange()
{
    Box box;
    box.box.showPlace({{}, 3}, {}, {});
    box.type(kHm);
    box.box.commit();
    box.box.commit();
    box.box.showPlace({{}, 3}, {kHm, {}}, {});
    box.box.showPlace({{}, 4}, {}, {});
    QCOMPARE(box.comments.size(), 1);
}

void TestCommentBox::nothingTypedIsNoChange_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("lines") << QStringLiteral("one\ntwo\r\nthree");
    QTest::newRow("hard spaces") << QStringLiteral("«\u00a0Oh\u00a0!\u00a0»");
    QTest::newRow("line separator") << QStringLiteral("one\u2028two");
    QTest::newRow("spaces around") << QStringLiteral("  one \n");
    QTest::newRow("tab") << QStringLiteral("one\ttwo");
}

void TestCommentBox::nothingTypedIsNoChange()
{
    QFETCH(QString, text);
    Box box;
    box.box.showPlace({{}, 3}, {text, {}}, {});
    box.box.commit();
    box.box.showPlace({{}, 4}, {}, {});
    QVERIFY(box.comments.isEmpty());
    // Hard spaces are still there when something else is changed.
    box.box.showPlace({{}, 3}, {text, {}}, {});
    box.edit().moveCursor(QTextCursor::End);
    box.type(QStringLiteral("x"));
    box.box.commit();
    QCOMPARE(box.comments.size(), 1);
    QCOMPARE(Box::text(box.comments).count(QChar::Nbsp), text.count(QChar::Nbsp));
}

void TestCommentBox::whatIsBeingTypedStays()
{
    Box box;
    box.box.showPlace({{}, 3}, {kHm, {}}, {});
    box.edit().moveCursor(QTextCursor::End);
    box.type(QStringLiteral(" So"));
    box.box.showPlace({{}, 3}, {kHm, {}}, {QStringLiteral("good"), {}});
    box.type(QStringLiteral(" what?"));
    QCOMPARE(box.edit().toPlainText(), QStringLiteral("Hm. So what?"));
    // But not where the comment has become another one.
    box.box.showPlace({{}, 3}, {QStringLiteral("Undone."), {}}, {});
    QCOMPARE(box.edit().toPlainText(), QStringLiteral("Undone."));
    QVERIFY(box.comments.isEmpty());
}

void TestCommentBox::whoHearsItMayShowAgain()
{
    Box box;
    connect(&box.box, &CommentBox::commentChanged, &box.box, [&box](const Place &, const QString &text) {
        box.box.showPlace({{}, 4}, {text, {}}, {});
        box.box.showPlace({{}, 4}, {QStringLiteral("There."), {}}, {});
    });
    box.box.showPlace({{}, 3}, {}, {});
    box.type(kHm);
    box.box.showPlace({{}, 4}, {QStringLiteral("There."), {}}, {});
    QCOMPARE(box.comments.size(), 1);
    QCOMPARE(box.edit().toPlainText(), QStringLiteral("There."));
    box.box.commit();
    QCOMPARE(box.comments.size(), 1);
}

void TestCommentBox::anEmptyCommentIsNone()
{
    Box box;
    box.box.showPlace({{}, 3}, {kHm, {}}, {});
    box.edit().selectAll();
    QTest::keyClick(&box.edit(), Qt::Key_Delete);
    box.type(QStringLiteral("  "));
    box.box.commit();
    QCOMPARE(box.comments.size(), 1);
    QVERIFY(Box::text(box.comments).isEmpty());
}

void TestCommentBox::theReadersLanguage()
{
    const Text both{{}, {{QStringLiteral("en"), kHm}, {QStringLiteral("de"), QStringLiteral("Ähm.")}}};
    Box box;
    box.box.showPlace({{}, 3}, both, {});
    QCOMPARE(box.edit().toPlainText(), kHm);
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&box.box, &change);
    QCOMPARE(box.edit().toPlainText(), QStringLiteral("Ähm."));
    QVERIFY(box.comments.isEmpty());
}

void TestCommentBox::aLongCommentIsCut()
{
    Box box;
    const QString most(record::kMostCharacters, QLatin1Char('a'));
    box.box.showPlace({{}, 3}, {}, {});
    box.edit().insertPlainText(most + QStringLiteral("bcd"));
    QCOMPARE(box.edit().toPlainText(), most);
    const auto told = [&box] {
        const QList<QLabel *> labels = box.box.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [](const QLabel *label) { return label->isVisible() && label->text().contains(u"10,000"); });
    };
    QVERIFY(told());
    // What is put in somewhere does not push out what was there.
    box.edit().moveCursor(QTextCursor::Start);
    box.type(QStringLiteral("x"));
    QCOMPARE(box.edit().toPlainText(), most);
    box.edit().moveCursor(QTextCursor::End);
    QTest::keyClick(&box.edit(), Qt::Key_Backspace);
    QVERIFY(!told());
    // No half of a character is left.
    box.edit().insertPlainText(QStringLiteral("😀"));
    QCOMPARE(box.edit().toPlainText(), most.chopped(1));
}

void TestCommentBox::marksExcludeEachOther()
{
    Box box;
    box.box.showPlace({{2}, 3}, {}, {});
    box.button("good").click();
    QCOMPARE(box.marks.size(), 1);
    QCOMPARE(Box::place(box.marks), (Place{{2}, 3}));
    QCOMPARE(Box::text(box.marks), QStringLiteral("good"));
    box.button("blunder").click();
    QCOMPARE(box.marks.size(), 2);
    QCOMPARE(Box::text(box.marks, 1), QStringLiteral("blunder"));
    QVERIFY(!box.button("good").isChecked());
    box.button("blunder").toggle(); // as assistive technology does
    QCOMPARE(box.marks.size(), 3);
    QVERIFY(Box::text(box.marks, 2).isEmpty());
    QVERIFY(!box.button("blunder").isChecked());
}

void TestCommentBox::howItStandsIsSaidBesideAMark()
{
    Box box;
    box.box.showPlace({{}, 3}, {}, {QStringLiteral("brilliant"), QStringLiteral("worse")});
    QVERIFY(box.button("brilliant").isChecked() && box.button("worse").isChecked());
    QSignalSpy assessments(&box.box, &views::CommentBox::assessmentChanged);
    box.button("equal").click();
    QVERIFY(box.button("brilliant").isChecked() && !box.button("worse").isChecked());
    box.button("equal").click();
    QCOMPARE(assessments.size(), 2);
    QCOMPARE(Box::text(assessments), QStringLiteral("equal"));
    QVERIFY(Box::text(assessments, 1).isEmpty());
    QVERIFY(box.marks.isEmpty());
}

void TestCommentBox::speaks()
{
    Box box;
    QVERIFY(!box.edit().accessibleName().isEmpty());
    QCOMPARE(box.button("interesting").accessibleName(), QStringLiteral("Interesting"));
    QCOMPARE(box.button("interesting").text(), QStringLiteral("!?"));
    QVERIFY(box.button("interesting").toolTip().contains(QStringLiteral("Interesting")));
    for (const QString &symbol : record::marks() + record::assessments())
        QVERIFY(!box.button(qPrintable(symbol)).accessibleName().isEmpty());
    QVERIFY(box.edit().tabChangesFocus());
}

} // namespace tests::tst_comment_box

TEST_CLASS(tst_comment_box, TestCommentBox)
#include "tst_comment_box.moc"
