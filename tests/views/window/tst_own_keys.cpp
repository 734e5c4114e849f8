// SPDX-License-Identifier: GPL-3.0-or-later
// A person gives commands other keys: in the dialogue, in every window, and for the next start.
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTreeWidget>

#include "model/words/languages.h"
#include "program.h"
#include "tests/test_class.h"
#include "tests/views/dialogs/words_of.h"
#include "tests/views/heard.h"
#include "views/common/announcer.h"
#include "views/common/menu_entries.h"
#include "views/dialogs/keys_dialog.h"

namespace tests::tst_own_keys {

using views::KeyField;
using views::KeysDialog;

using Keys = QList<QKeySequence>;

class TestOwnKeys : public ProgramTest {
    Q_OBJECT

private slots:
    void initTestCase() { ProgramTest::initTestCase(); }
    void init();
    void cleanup();
    void everyCommandHasANameOfItsOwn();
    void noKeyIsGivenTwiceAtFirst();
    void aKeyIsPressedAndCountsAtOnce();
    void aKeyOfAnotherIsNamedAndGivenOnceConfirmed();
    void aKeyThatThePageTakesIsGivenToo();
    void whatTypesIsRefused();
    void keysComeBack();
    void theNextStartHasThem();
    void everythingHasAName();
    void keysGoRound();

private:
    void open();
    /// Makes that command the current one, by its words.
    void find(const QString &words);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    QString last() const { return views::Announcer::of(*m_dialog).said().constLast(); }
    QPushButton *button(const char *text) const { return Table::buttonOf(*m_dialog, QString::fromUtf8(text)); }
    Keys keysOf(const char *text) { return entry(*m_window, text).shortcuts(); }

    views::MainWindow *m_window = nullptr;
    std::unique_ptr<KeysDialog> m_dialog;
};

void TestOwnKeys::init()
{
    ProgramTest::init();
    words::setLanguage(QStringLiteral("en"));
    m_window = &m_program->start();
}

void TestOwnKeys::cleanup()
{
    m_dialog.reset();
    ProgramTest::cleanup();
}

void TestOwnKeys::open()
{
    m_dialog = std::make_unique<KeysDialog>(m_program->settings().keys, *m_window->menuBar());
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestOwnKeys::find(const QString &words)
{
    auto *field = m_dialog->findChild<views::CommandFinder *>()->findChild<QLineEdit *>();
    field->setFocus();
    field->clear();
    QTest::keyClicks(field, words);
}

/// In the field, where the keyboard goes with Return and from which it is led with Tab.
void TestOwnKeys::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(qobject_cast<KeyField *>(m_dialog->focusWidget()));
    QTest::keyClick(m_dialog->focusWidget(), key, modifiers);
}

void TestOwnKeys::everyCommandHasANameOfItsOwn()
{
    QStringList names;
    for (const views::MenuEntry &entry : views::menuEntries(*m_window->menuBar()))
        names << entry.action->objectName();
    names.removeAll(QString()); // recent files
    QVERIFY(names.size() > 60);
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
    for (const char *name : {"save-as", "jump/previous-step", "look/theme-dark", "play/motion", "lessons/aton"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
}

void TestOwnKeys::noKeyIsGivenTwiceAtFirst()
{
    Keys all;
    for (const views::MenuEntry &entry : views::menuEntries(*m_window->menuBar()))
        all += entry.action->shortcuts();
    QVERIFY(all.size() > 30);
    QCOMPARE(QSet<QKeySequence>(all.begin(), all.end()).size(), all.size());
}

void TestOwnKeys::aKeyIsPressedAndCountsAtOnce()
{
    views::MainWindow &second = *m_program->windows().open();
    open();
    find(QStringLiteral("full screen"));
    press(Qt::Key_F12);
    QCOMPARE(keysOf("Full screen"), Keys{Qt::Key_F12});
    QCOMPARE(entry(second, "Full screen").shortcuts(), keysOf("Full screen"));
    QTRY_COMPARE(last(), QStringLiteral("F12 is the key of “View ▸ Full screen” now."));
    const auto *list = m_dialog->findChild<QTreeWidget *>();
    QCOMPARE(list->currentItem()->text(1), QStringLiteral("F12"));
    QCOMPARE(m_dialog->findChild<KeyField *>()->keySequence(), QKeySequence(Qt::Key_F12)); // waits for no second one
    find(QStringLiteral("motion"));
    press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier); // one that had none
    QCOMPARE(keysOf("Motion"), Keys{Qt::CTRL | Qt::SHIFT | Qt::Key_M});
}

void TestOwnKeys::aKeyOfAnotherIsNamedAndGivenOnceConfirmed()
{
    open();
    find(QStringLiteral("full screen"));
    QVERIFY(button("Give it to this command")->isHidden());
    press(Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(last(), QStringLiteral("Ctrl+E is the key of “Game ▸ Export…”."));
    QCOMPARE(keysOf("Full screen"), Keys{Qt::Key_F11});
    QVERIFY(!button("Give it to this command")->isHidden());
    find(QStringLiteral("motion")); // not meant after all
    QVERIFY(button("Give it to this command")->isHidden());
    find(QStringLiteral("full screen"));
    press(Qt::Key_E, Qt::ControlModifier);
    QTest::mouseClick(button("Give it to this command"), Qt::LeftButton);
    QCOMPARE(keysOf("Full screen"), Keys{Qt::CTRL | Qt::Key_E});
    QCOMPARE(keysOf("Export…"), Keys{});
    QVERIFY(button("Give it to this command")->isHidden());
    QVERIFY(qobject_cast<KeyField *>(m_dialog->focusWidget()));
}

void TestOwnKeys::aKeyThatThePageTakesIsGivenToo()
{
    const auto heardAt = [this](Qt::Key key) {
        heardIn(*m_window);
        QTest::keyClick(m_window->focusWidget(), key);
        return heardIn(*m_window);
    };
    const QStringList none{QStringLiteral("No game is open here.")};
    QCOMPARE(heardAt(Qt::Key_F4), none);
    open();
    find(QStringLiteral("game stands"));
    press(Qt::Key_F7);
    find(QStringLiteral("full screen"));
    press(Qt::Key_F3);
    QTRY_COMPARE(last(), QStringLiteral("F3 is the key of “View ▸ Read out ▸ What happened last”."));
    m_dialog.reset();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    QCOMPARE(heardAt(Qt::Key_F4), QStringList());
    QCOMPARE(heardAt(Qt::Key_F7), none);
    QCOMPARE(heardAt(Qt::Key_F3), none);
    m_program->settings().keys.restoreAll();
    QCOMPARE(heardAt(Qt::Key_F4), none);
}

void TestOwnKeys::whatTypesIsRefused()
{
    open();
    find(QStringLiteral("full screen"));
    press(Qt::Key_X);
    QTRY_COMPARE(last(), QStringLiteral("X cannot be given: it types, opens a menu or has a meaning of its own."));
    QCOMPARE(keysOf("Full screen"), Keys{Qt::Key_F11});
    QCOMPARE(m_dialog->findChild<KeyField *>()->keySequence(), QKeySequence(Qt::Key_F11));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
    QCOMPARE(m_dialog->focusWidget(), button("No key"));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void TestOwnKeys::keysComeBack()
{
    open();
    find(QStringLiteral("full screen"));
    QVERIFY(!button("As at first")->isEnabled());
    QTest::mouseClick(button("No key"), Qt::LeftButton);
    QCOMPARE(keysOf("Full screen"), Keys{});
    QVERIFY(!button("No key")->isEnabled());
    QTest::mouseClick(button("As at first"), Qt::LeftButton);
    QCOMPARE(keysOf("Full screen"), Keys{Qt::Key_F11});
    find(QStringLiteral("full screen"));
    press(Qt::Key_F12);
    QTest::mouseClick(button("Restore all keys"), Qt::LeftButton);
    QCOMPARE(keysOf("Full screen"), Keys{Qt::Key_F11});
}

void TestOwnKeys::theNextStartHasThem()
{
    m_program->settings().keys.give(QStringLiteral("full-screen"), QKeySequence(Qt::Key_F12));
    m_program->kill();
    m_window = &m_program->start();
    QCOMPARE(keysOf("Full screen"), Keys{Qt::Key_F12});
    QVERIFY(!m_window->isFullScreen());
    QTest::keyClick(m_window, Qt::Key_F12);
    QVERIFY(m_window->isFullScreen());
}

void TestOwnKeys::everythingHasAName()
{
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        open();
        for (QWidget *widget : m_dialog->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->focusProxy()
                || qobject_cast<KeyField *>(widget->parentWidget()))
                continue;
            const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }
}

void TestOwnKeys::keysGoRound()
{
    open();
    find(QStringLiteral("full screen"));
    const QStringList round = tabRound(*m_dialog);
    QVERIFY2(round.contains(QStringLiteral("Restore all keys")) && round.contains(QStringLiteral("Close"))
                 && round.size() < 12,
             qPrintable(round.join(u'\n')));
}

} // namespace tests::tst_own_keys

TEST_CLASS(tst_own_keys, TestOwnKeys)
#include "tst_own_keys.moc"
