// SPDX-License-Identifier: GPL-3.0-or-later
// Help where it is asked for: by the menu, at a place of the board, in a dialogue.
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>

#include "model/words/languages.h"
#include "program.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/handbook/handbook_window.h"
#include "views/handbook/help_request.h"

namespace tests::tst_help {

using views::Handbook;
using views::HandbookWindow;
using views::HelpPlace;

class TestHelp : public QObject {
    Q_OBJECT

private slots:
    static void initTestCase();
    void init();
    void theMenuOpensPages();
    void theBoardAsksAboutThePlaceAtItsCursor();
    void panelsAskAboutThemselves();
    void aDialogueStaysUsableBesideTheHandbook();
    void theHandbookOutlivesADialogueThatBlocksNothing();
    void aMinimisedHandbookComesBack();

private:
    /// The handbook above that window, once it has the keyboard; or null.
    static HandbookWindow *handbookOf(const QWidget &window);
    static bool hasKeyboard(const QWidget &window);
    /// Closes it by keys; true if the window has the keyboard then.
    static bool close(HandbookWindow &handbook, QWidget &window);

    std::unique_ptr<Table> m_table;
};

void TestHelp::initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

void TestHelp::init()
{
    failOnWarnings();
    words::setLanguage(QStringLiteral("en"));
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
}

HandbookWindow *TestHelp::handbookOf(const QWidget &window)
{
    const auto all = window.findChildren<HandbookWindow *>(QString(), Qt::FindDirectChildrenOnly);
    return all.size() == 1 && hasKeyboard(*all.front()) ? all.front() : nullptr;
}

/// Qt takes a window above the active one for active as well.
bool TestHelp::hasKeyboard(const QWidget &window)
{
    return QTest::qWaitFor([&] { return QApplication::activeWindow() == &window; });
}

bool TestHelp::close(HandbookWindow &handbook, QWidget &window)
{
    QTest::keyClick(handbook.focusWidget(), Qt::Key_Escape);
    window.activateWindow();
    return !handbook.isVisible() && hasKeyboard(window);
}

void TestHelp::theMenuOpensPages()
{
    const QString first = Handbook::rulesPageOf(*views::picturedGames().front());
    QTest::keyClick(&m_table->window(), Qt::Key_F1);
    HandbookWindow *handbook = handbookOf(m_table->window());
    QVERIFY(handbook);
    QCOMPARE(handbook->place(), HelpPlace{QStringLiteral("start")});
    entry(m_table->window(), "Rules of the game").trigger();
    QCOMPARE(handbook->place(), HelpPlace{first});
    QCOMPARE(handbookOf(m_table->window()), handbook); // the same again
    const engine::Game &game = *views::picturedGames().back();
    m_table->window().navigator().playNow(game);
    entry(m_table->window(), "Rules of the game").trigger();
    QCOMPARE(handbook->place(), HelpPlace{Handbook::rulesPageOf(game)});
    entry(m_table->window(), "Reference card").trigger();
    QCOMPARE(handbook->place(), HelpPlace{Handbook::cardPageOf(game)});
    QVERIFY(close(*handbook, m_table->window()));
}

void TestHelp::theBoardAsksAboutThePlaceAtItsCursor()
{
    m_table->begin(kHuman, kEasy, 5);
    m_table->hurry();
    QVERIFY(m_table->waitReady());
    m_table->board().setFocus();
    walkTo(m_table->board(), m_table->place("cartouche-red-2"));
    QTest::keyClick(&m_table->board(), Qt::Key_F1);
    HandbookWindow *handbook = handbookOf(m_table->window());
    QVERIFY(handbook);
    const Handbook text(QStringLiteral("en"));
    QVERIFY(text.section(handbook->place())->about.contains(QLatin1String("cartouche.2")));
    QVERIFY(close(*handbook, m_table->window()));
}

void TestHelp::panelsAskAboutThemselves()
{
    m_table->window().navigator().beginReview(finishedGame());
    const Handbook handbook(QStringLiteral("en"));
    int offers = 0;
    for (const auto *widget : m_table->window().findChildren<QWidget *>()) {
        const HelpPlace place = views::helpPlaceFor(widget);
        QVERIFY2(handbook.section(place), qPrintable(place.text()));
        offers += place.page == QLatin1String("review");
    }
    QVERIFY(offers > 3);
}

void TestHelp::aDialogueStaysUsableBesideTheHandbook()
{
    bool opened = false;
    bool closed = false;
    HelpPlace place;
    QString typed;
    const Answer answer("views::NewGameDialog", [&](QDialog &dialog) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_F1);
        if (HandbookWindow *handbook = handbookOf(dialog)) {
            opened = true;
            place = handbook->place();
            QTest::keyClick(handbook->windowHandle(), Qt::Key_F, Qt::ControlModifier);
            for (const Qt::Key key : {Qt::Key_W, Qt::Key_I, Qt::Key_N})
                QTest::keyClick(handbook->windowHandle(), key); // as far as the dialogue lets them through
            typed = handbook->findChild<QLineEdit *>()->text();
            handbook->findChild<QLineEdit *>()->clear();
            closed = close(*handbook, dialog);
        }
        dialog.reject();
    });
    QTest::keyClick(&m_table->window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(answer.came());
    QVERIFY(opened);
    QCOMPARE(place, (HelpPlace{QStringLiteral("start"), QStringLiteral("new-game")}));
    QCOMPARE(typed, QStringLiteral("win"));
    QVERIFY(closed);
}

void TestHelp::theHandbookOutlivesADialogueThatBlocksNothing()
{
    auto dialog = std::make_unique<QDialog>(&m_table->window());
    views::offerHelp(dialog.get(), "start#settings");
    dialog->show();
    dialog->activateWindow();
    QVERIFY(hasKeyboard(*dialog));
    QTest::keyClick(dialog.get(), Qt::Key_F1);
    const HandbookWindow *handbook = handbookOf(m_table->window());
    QVERIFY(handbook);
    QCOMPARE(handbook->place(), (HelpPlace{QStringLiteral("start"), QStringLiteral("settings")}));
    dialog.reset();
    QVERIFY(handbookOf(m_table->window()) && handbook->isVisible());
}

void TestHelp::aMinimisedHandbookComesBack()
{
    QTest::keyClick(&m_table->window(), Qt::Key_F1);
    HandbookWindow *handbook = handbookOf(m_table->window());
    QVERIFY(handbook);
    handbook->showMinimized();
    m_table->window().activateWindow();
    QVERIFY(hasKeyboard(m_table->window()));
    QTest::keyClick(&m_table->window(), Qt::Key_F1);
    QVERIFY(!handbook->isMinimized());
}

} // namespace tests::tst_help

TEST_CLASS(tst_help, TestHelp)
#include "tst_help.moc"
