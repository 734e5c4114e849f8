// SPDX-License-Identifier: GPL-3.0-or-later
// Commands are found by their words and done, by keyboard alone, and what is chosen is heard.
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTimer>
#include <QTreeWidget>

#include "model/words/languages.h"
#include "program.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/common/announcer.h"
#include "views/common/menu_entries.h"
#include "views/dialogs/command_search.h"
#include "views/play/game_page.h"

namespace tests::tst_command_search {

class TestCommandSearch : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void whatCanBeDoneIsOfferedAndNothingElse();
    void commandsOfThePageAreDone();
    void wordsFitInAnyOrder();
    void accentsAndCapitalsDoNotMatter();
    void arrowsChooseAndAreHeard();
    void theFirstCommandIsHeardAtOnce();
    void withoutACommandNothingIsDone();
    void pauseHasKeysOfItsOwn();
    void whatIsReadOutIsFoundWithItsKey();
    void lettersOfAMenuAreItsOwn();

private:
    /// Opens the search by its keys and does that there; it is closed after that.
    void search(const std::function<void(views::CommandSearch &)> &use);
    static QStringList rows(const views::CommandSearch &dialog);
    static const QLabel *labelSaying(const views::CommandSearch &dialog, const QString &text);
    /// What is the current row once that was typed.
    static QString found(views::CommandSearch &dialog, const QString &typed);

    std::unique_ptr<Table> m_table;
};

void TestCommandSearch::init()
{
    failOnWarnings();
    words::setLanguage(QStringLiteral("en"));
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
}

void TestCommandSearch::search(const std::function<void(views::CommandSearch &)> &use)
{
    QVERIFY(m_table->activate()); // another dialogue may have been there
    bool wasUsed = false;
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<views::CommandSearch *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTRY_COMPARE(QApplication::activeWindow(), dialog); // to Qt Test it is active as soon as its parent is
        use(*dialog);
        wasUsed = true;
        if (QApplication::activeModalWidget() == dialog)
            dialog->reject();
    });
    QTest::keyClick(&m_table->window(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(wasUsed);
}

QStringList TestCommandSearch::rows(const views::CommandSearch &dialog)
{
    const auto *list = dialog.findChild<QTreeWidget *>();
    QStringList texts;
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (!list->topLevelItem(i)->isHidden())
            texts << list->topLevelItem(i)->text(0);
    }
    return texts;
}

const QLabel *TestCommandSearch::labelSaying(const views::CommandSearch &dialog, const QString &text)
{
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->text() == text)
            return label;
    }
    return nullptr;
}

QString TestCommandSearch::found(views::CommandSearch &dialog, const QString &typed)
{
    auto *field = qobject_cast<QLineEdit *>(dialog.focusWidget());
    if (!field)
        return {};
    field->clear();
    QTest::keyClicks(field, typed);
    const QTreeWidgetItem *item = dialog.findChild<QTreeWidget *>()->currentItem();
    return item ? item->text(0) : QString();
}

void TestCommandSearch::whatCanBeDoneIsOfferedAndNothingElse()
{
    QStringList can;
    for (const views::MenuEntry &entry : views::menuEntries(*m_table->window().menuBar())) {
        if (entry.action->isEnabled() && entry.action->isVisible() && entry.text != QStringLiteral("Find a command…"))
            can << entry.path;
    }
    search([&](views::CommandSearch &dialog) {
        QCOMPARE(rows(dialog), can);
        QVERIFY(can.contains(QStringLiteral("Game ▸ Open…")));
        QVERIFY(!can.contains(QStringLiteral("Game ▸ Save"))); // there is no game yet
        QVERIFY(can.contains(QStringLiteral("View ▸ Theme ▸ Dark")));
    });
}

void TestCommandSearch::commandsOfThePageAreDone()
{
    m_table->begin(kHuman, kEasy, 5);
    QVERIFY(m_table->waitReady());
    QVERIFY(!entry(m_table->window(), "Pause").isChecked());
    search([&](views::CommandSearch &dialog) {
        QCOMPARE(found(dialog, QStringLiteral("pause")), QStringLiteral("Game ▸ Pause"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(dialog.result(), QDialog::Accepted);
    });
    QVERIFY(entry(m_table->window(), "Pause").isChecked());
    search([&](views::CommandSearch &dialog) {
        QCOMPARE(found(dialog, QStringLiteral("seen")), QString()); // that menu is for the review
    });
}

void TestCommandSearch::wordsFitInAnyOrder()
{
    search([&](views::CommandSearch &dialog) {
        QCOMPARE(found(dialog, QStringLiteral("dark theme")), QStringLiteral("View ▸ Theme ▸ Dark"));
        QCOMPARE(rows(dialog).size(), 1);
        // What begins with the word comes before what only has it, and both before the menus.
        QCOMPARE(found(dialog, QStringLiteral("new")), QStringLiteral("Game ▸ New…"));
        QCOMPARE(found(dialog, QStringLiteral("game")), QStringLiteral("Edit ▸ Paste a position or game"));
        QCOMPARE(found(dialog, QStringLiteral("dark theme")), QStringLiteral("View ▸ Theme ▸ Dark"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QCOMPARE(m_table->settings().theme.get(), QStringLiteral("dark"));
}

void TestCommandSearch::accentsAndCapitalsDoNotMatter()
{
    words::setLanguage(QStringLiteral("fr"));
    QCoreApplication::sendPostedEvents(); // the menus hear of it
    QVERIFY(entry(m_table->window(), "Préférences…").isEnabled());
    search([&](views::CommandSearch &dialog) {
        QCOMPARE(found(dialog, QStringLiteral("PREFERENCES")), QStringLiteral("Édition ▸ Préférences…"));
        const QTreeWidgetItem *item = dialog.findChild<QTreeWidget *>()->currentItem();
        QVERIFY(item->text(1).contains(QKeySequence(Qt::CTRL | Qt::Key_Comma).toString(QKeySequence::NativeText)));
    });
}

void TestCommandSearch::arrowsChooseAndAreHeard()
{
    search([&](views::CommandSearch &dialog) {
        const QStringList all = rows(dialog);
        const auto *list = dialog.findChild<QTreeWidget *>();
        QCOMPARE(list->currentItem()->text(0), all.front());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QCOMPARE(list->currentItem()->text(0), all[1]);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Up);
        QCOMPARE(list->currentItem()->text(0), all[1]);
        QVERIFY(qobject_cast<QLineEdit *>(dialog.focusWidget()));
        found(dialog, QStringLiteral("export a nothing"));
        found(dialog, QStringLiteral("full screen"));
        const QStringList heard = views::Announcer::of(dialog).said();
        QVERIFY2(heard.contains(all[1]) && heard.contains(all[2] + QStringLiteral(", Ctrl+O")),
                 qPrintable(heard.join(u'\n')));
        QVERIFY(heard.contains(QStringLiteral("No command has these words.")));
        QCOMPARE(heard.back(), QStringLiteral("View ▸ Full screen, F11"));
    });
}

void TestCommandSearch::theFirstCommandIsHeardAtOnce()
{
    search([&](views::CommandSearch &dialog) {
        QCOMPARE(views::Announcer::of(dialog).said(), QStringList(QStringLiteral("Game ▸ New…, Ctrl+N")));
    });
}

void TestCommandSearch::withoutACommandNothingIsDone()
{
    search([&](views::CommandSearch &dialog) {
        QCOMPARE(found(dialog, QStringLiteral("mauve")), QString());
        QVERIFY(rows(dialog).isEmpty() && !dialog.chosen());
        const QLabel *none = labelSaying(dialog, QStringLiteral("No command has these words."));
        QVERIFY(none && none->isVisible());
        QCOMPARE(found(dialog, QStringLiteral("open")), QStringLiteral("Game ▸ Open…"));
        QVERIFY(!none->isVisible());
        QCOMPARE(found(dialog, QStringLiteral("mauve")), QString());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    });
}

void TestCommandSearch::pauseHasKeysOfItsOwn()
{
    m_table->begin(kHuman, kEasy, 5);
    QVERIFY(m_table->waitReady());
    QAction &pause = entry(m_table->window(), "Pause");
    QTest::keyClick(&m_table->window(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(pause.isChecked());
    QTest::keyClick(&m_table->window(), Qt::Key_Pause);
    QVERIFY(!pause.isChecked());
}

void TestCommandSearch::whatIsReadOutIsFoundWithItsKey()
{
    m_table->begin(kHuman, kEasy, 5);
    QVERIFY(m_table->waitReady());
    heardIn(m_table->page());
    search([&](views::CommandSearch &dialog) {
        for (const auto &[words, path, key] :
             {std::tuple("to be done", "View ▸ Read out ▸ What is to be done", "F2"),
              std::tuple("next choice", "View ▸ Read out ▸ Next choice", "N"),
              std::tuple("player before", "View ▸ Read out ▸ What the player before has", "Shift+B"),
              std::tuple("game stands", "View ▸ Read out ▸ How the game stands", "F4")}) {
            QCOMPARE(found(dialog, QLatin1String(words)), QString::fromUtf8(path));
            QCOMPARE(dialog.findChild<QTreeWidget *>()->currentItem()->text(1), QLatin1String(key));
        }
        QCOMPARE(found(dialog, QStringLiteral("only you")), QString()); // this game has no secrets of that kind
        found(dialog, QStringLiteral("game stands"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    const QStringList byCommand = heardIn(m_table->page()); // and perhaps what the board says of itself
    QVERIFY(m_table->activate());
    heardIn(m_table->page());
    QTest::keyClick(&m_table->board(), Qt::Key_F4);
    const QStringList byKey = heardIn(m_table->page());
    QCOMPARE(byKey.size(), 1);
    QVERIFY2(byCommand.contains(byKey.front()), qPrintable(byCommand.join(u'\n')));
}

void TestCommandSearch::lettersOfAMenuAreItsOwn()
{
    m_table->begin(kHuman, kEasy, 5);
    QVERIFY(m_table->waitReady());
    QTest::keyClick(&m_table->window(), Qt::Key_F10);
    QVERIFY(m_table->window().menuBar()->hasFocus());
    heardIn(m_table->page());
    QTest::keyClick(m_table->window().menuBar(), Qt::Key_B);
    QCOMPARE(heardIn(m_table->page()), QStringList());
}

} // namespace tests::tst_command_search

TEST_CLASS(tst_command_search, TestCommandSearch)
#include "tst_command_search.moc"
