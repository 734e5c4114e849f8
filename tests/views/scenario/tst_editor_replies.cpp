// SPDX-License-Identifier: GPL-3.0-or-later
// What the author says to wrong actions: chosen at the board, written beside it, heard by the learner.
#include <QComboBox>
#include <QPlainTextEdit>
#include <QTabWidget>

#include "editing.h"
#include "lesson_desk.h"
#include "model/scenario/attempt.h"
#include "model/scenario/editing.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/screen/board_input_controller.h"
#include "views/screen/screen.h"

namespace tests::tst_editor_replies {

namespace {

record::Record withoutReplies()
{
    record::Record record = atonRecord();
    scenario::Scenario scenario = atonScenario();
    scenario.replies.clear();
    scenario.goal = {scenario::Goal::Kind::Find};
    record.scenario = scenario::toJson(scenario, *record.game);
    return record;
}

} // namespace

class TestEditorReplies : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void aWrongActionIsChosenAndAnswered();
    void onTheWayAlongTheAnswer();
    void anEmptyOneGoes();
    void itCanBeStopped();
    void theWordsStayInFront_data();
    void theWordsStayInFront();
    void titlesFollowThePosition();
    void inEachLanguage();

private:
    /// Has it chosen at the board.
    static void choose(Editing &editing, const char *action);
    static QPlainTextEdit *field(Editing &editing, int number)
    {
        return editing.page().findChild<QPlainTextEdit *>(QStringLiteral("reply-%1").arg(number));
    }
    static void write(Editing &editing, int number, const QString &text);
};

void TestEditorReplies::choose(Editing &editing, const char *action)
{
    QVERIFY(editing.shown().acting != 0);
    const auto read = editing.editor().position()->readAction(action);
    emit editing.page().findChild<views::BoardInputController *>()->chosen(std::get<engine::Action>(read));
}

void TestEditorReplies::write(Editing &editing, int number, const QString &text)
{
    field(editing, number)->setPlainText(text);
    editing.page().commit();
}

void TestEditorReplies::aWrongActionIsChosenAndAnswered()
{
    Editing editing(withoutReplies());
    const QByteArray before = editing.bytes();
    QVERIFY(!field(editing, 0));
    editing.button("add-reply").click();
    QCOMPARE(editing.page().shown().prompt.heading, QStringLiteral("Do the wrong action."));
    QVERIFY(editing.button("add-reply").isVisible() && editing.button("add-reply").isEnabled());
    choose(editing, "red remove 2a");
    QCOMPARE(editing.button("add-reply").text(), QStringLiteral("Say something to a wrong action…"));
    QVERIFY(field(editing, 0)->isVisible() && editing.page().focusWidget() == field(editing, 0));
    QVERIFY(field(editing, 0)->accessibleName().startsWith(QStringLiteral("What is said to: ")));
    QVERIFY(!field(editing, 0)->accessibleName().contains(QStringLiteral("red remove"))); // it is in words
    QCOMPARE(editing.bytes(), before);                                                    // nothing is said yet
    write(editing, 0, QStringLiteral("That is another temple."));
    const auto &replies = editing.editor().scenario().replies;
    QCOMPARE(replies.size(), std::size_t(1));
    QCOMPARE(replies.front().first, QStringLiteral("red remove 2a"));
    QVERIFY(editing.bytes() != before);
    scenario::Attempt attempt(editing.page().play().record(), editing.editor().scenario());
    QVERIFY(attempt.act(std::get<engine::Action>(attempt.position().readAction("red remove 2a"))));
    QCOMPARE(attempt.verdict(), scenario::Verdict::Failed);
    // In the language of the words, which this scenario has in several.
    QCOMPARE(attempt.reply()->translations,
             (decltype(record::Text::translations){{QStringLiteral("en"), QStringLiteral("That is another temple.")}}));
    editing.undoAll();
    QCOMPARE(editing.bytes(), before);
    QVERIFY(!field(editing, 0));
    editing.redoAll();
    QCOMPARE(field(editing, 0)->toPlainText(), QStringLiteral("That is another temple."));
}

void TestEditorReplies::onTheWayAlongTheAnswer()
{
    Editing editing(withoutReplies());
    editing.button("add-reply").click();
    choose(editing, "red remove 1c"); // as the answer has it
    QVERIFY(!field(editing, 0));
    choose(editing, "red place 1a");
    QVERIFY(field(editing, 0));
    write(editing, 0, QStringLiteral("Not there."));
    QCOMPARE(editing.editor().scenario().replies.front().first, QStringLiteral("red place 1a"));
    QCOMPARE(editing.editor().scenario().answer.size(), std::size_t(2)); // as it was
    // The same once more is the same field.
    editing.button("add-reply").click();
    choose(editing, "red remove 1c");
    choose(editing, "red place 1a");
    QVERIFY(!field(editing, 1));
    QCOMPARE(field(editing, 0)->toPlainText(), QStringLiteral("Not there."));
}

void TestEditorReplies::anEmptyOneGoes()
{
    record::Record record = atonRecord();
    record.scenario = scenario::toJson(atonScenario(), *record.game);
    Editing editing(record);
    // The reply is one for all languages, other words are not: those of one language are shown first.
    QCOMPARE(field(editing, 0)->toPlainText(), QString());
    QCOMPARE(field(editing, 0)->placeholderText(), QStringLiteral("That is another temple."));
    editing.control<QComboBox>(QStringLiteral("language")).setCurrentIndex(0);
    QCOMPARE(field(editing, 0)->toPlainText(), QStringLiteral("That is another temple."));
    write(editing, 0, QString());
    QVERIFY(editing.editor().scenario().replies.empty());
    QVERIFY(!field(editing, 0));
    // And one that was chosen once more before.
    editing.undoAll();
    editing.button("add-reply").click();
    choose(editing, "red remove 2a");
    QCOMPARE(field(editing, 0)->toPlainText(), QStringLiteral("That is another temple."));
    write(editing, 0, QString());
    QVERIFY(editing.editor().scenario().replies.empty());
    QVERIFY(!field(editing, 0));
}

void TestEditorReplies::itCanBeStopped()
{
    Editing editing(withoutReplies());
    const QByteArray before = editing.bytes();
    editing.button("add-reply").click();
    QCOMPARE(editing.button("add-reply").text(), QStringLiteral("Stop"));
    editing.button("add-reply").click();
    QCOMPARE(editing.button("add-reply").text(), QStringLiteral("Say something to a wrong action…"));
    QVERIFY(!field(editing, 0));
    QCOMPARE(editing.bytes(), before);
    editing.button("record-answer").click(); // nothing else is chosen while the answer is recorded
    QVERIFY(!editing.button("add-reply").isEnabled());
    editing.button("record-answer").click();
    QVERIFY(editing.button("add-reply").isEnabled());
    QCOMPARE(editing.bytes(), before);
}

void TestEditorReplies::theWordsStayInFront_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("wide") << 1280;
    QTest::newRow("narrow") << 900; // the box is one of the tabs
}

void TestEditorReplies::theWordsStayInFront()
{
    QFETCH(int, width);
    Editing editing(withoutReplies());
    editing.page().resize(width, 700);
    QCoreApplication::processEvents();
    auto &tabs = *editing.page().findChild<QTabWidget *>();
    tabs.setCurrentIndex(tabs.count() - 2);
    QVERIFY(editing.button("add-reply").isVisible());
    editing.button("add-reply").click();
    QVERIFY(tabs.isTabEnabled(tabs.count() - 2) && !tabs.isTabEnabled(tabs.count() - 1));
    choose(editing, "red remove 2a");
    QCOMPARE(tabs.currentIndex(), tabs.count() - 2);
    QVERIFY(field(editing, 0)->hasFocus());
    // The answer is recorded at its own form, as ever.
    tabs.setCurrentIndex(tabs.count() - 1);
    editing.button("record-answer").click();
    QVERIFY(!tabs.isTabEnabled(tabs.count() - 2) && tabs.isTabEnabled(tabs.count() - 1));
    editing.button("record-answer").click();
    QCOMPARE(tabs.currentIndex(), tabs.count() - 1);
}

void TestEditorReplies::titlesFollowThePosition()
{
    record::Record record = atonRecord();
    record.scenario = scenario::toJson(atonScenario(), *record.game);
    Editing editing(record);
    const QString title = field(editing, 0)->accessibleName();
    const scenario::Scenario before = editing.editor().scenario();
    QVERIFY(editing.editor().change(
        scenario::emptied(editing.game(), editing.arrangement(), {editing.place("temple-2-a")}), {"erase", {}}));
    QCOMPARE(editing.editor().scenario(), before);
    QVERIFY(field(editing, 0)->accessibleName() != title); // nothing lies there now that could be removed
    editing.undoAll();
    QCOMPARE(field(editing, 0)->accessibleName(), title);
}

void TestEditorReplies::inEachLanguage()
{
    Editing editing(withoutReplies());
    editing.button("add-reply").click();
    choose(editing, "red remove 2a");
    auto &language = editing.control<QComboBox>(QStringLiteral("language"));
    for (const auto &[index, text] : {std::pair(1, "Not there."), std::pair(3, "Nicht dort.")}) {
        language.setCurrentIndex(index);
        write(editing, 0, QLatin1String(text));
    }
    const record::Text &reply = editing.editor().scenario().replies.front().second;
    QCOMPARE(reply.in(u"en"), QStringLiteral("Not there."));
    QCOMPARE(reply.in(u"de"), QStringLiteral("Nicht dort."));
}

} // namespace tests::tst_editor_replies

TEST_CLASS(tst_editor_replies, TestEditorReplies)
#include "tst_editor_replies.moc"
