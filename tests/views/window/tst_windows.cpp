// SPDX-License-Identifier: GPL-3.0-or-later
// Several windows: opening, closing, quitting, one look for all, the entries of the settings in the menu.
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QSignalSpy>

#include "model/words/languages.h"
#include "program.h"
#include "tests/test_class.h"
#include "views/board/board_view.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/settings_dialog.h"
#include "views/play/game_page.h"

namespace tests::tst_windows {

using views::MainWindow;

class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void windowsCascadeAndGoWhenTheyAreClosed();
    void aRestoredWindowIsNoLargerThanTheScreen();
    void theMenuOpensAWindowAndQuitsAll();
    void allAreClosedNewestFirst();
    void oneThatRefusesStaysWithTheOthers();
    void aWindowAloneQuitsItselfAndOpensNoOther();
    void figuresKeepTheirColoursWithTwoGames();
    void theMenuFollowsTheSettings();
    void theMenuSetsTheSettings();
    void discardsAreCountedWhereAGameHasSuchStacks();
    void thereIsOneDialogueOfTheSettings();
    void fullScreenIsNotRemembered();

private:
    MainWindow *openShown();
    static QList<views::SettingsDialog *> dialogues();

    QTemporaryDir m_folder;
    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::Windows> m_windows;
    int m_runs = 0;
};

void TestWindows::initTestCase() { qApp->setQuitOnLastWindowClosed(false); }

void TestWindows::init()
{
    failOnWarnings();
    m_settings = std::make_unique<views::Settings>(m_folder.filePath(QStringLiteral("%1.conf").arg(++m_runs)));
    m_windows = std::make_unique<views::Windows>(*m_settings);
}

void TestWindows::cleanup()
{
    m_windows.reset();
    m_settings.reset();
    settle();
}

MainWindow *TestWindows::openShown()
{
    MainWindow *window = m_windows->open();
    window->activateWindow();
    return QTest::qWaitForWindowActive(window) ? window : nullptr;
}

QList<views::SettingsDialog *> TestWindows::dialogues()
{
    QList<views::SettingsDialog *> all;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialogue = qobject_cast<views::SettingsDialog *>(widget); dialogue && dialogue->isVisible())
            all << dialogue;
    }
    return all;
}

void TestWindows::windowsCascadeAndGoWhenTheyAreClosed()
{
    MainWindow *unseen = m_windows->make();
    QVERIFY(!unseen->isVisible());
    unseen->resize(640, 480);
    unseen->move(10, 10);
    unseen->show();
    const QPointer<MainWindow> first = unseen;
    const QPointer<MainWindow> second = openShown();
    QVERIFY(second);
    QCOMPARE(second->size(), first->size());
    QVERIFY(second->pos().x() > first->pos().x() && second->pos().y() > first->pos().y());
    MainWindow *third = openShown();
    for (int i = 0; i < 40; ++i) // never off the screen
        third = m_windows->open();
    QVERIFY(third->screen()->availableGeometry().contains(third->geometry()));
    QCOMPARE(m_windows->all().size(), 43U);
    QVERIFY(second->close());
    QCOMPARE(m_windows->all().size(), 42U);
    settle();
    QVERIFY(!second && first);
    delete third;
    QCOMPARE(m_windows->all().size(), 41U);
    QVERIFY(!m_windows->isQuitting());
}

void TestWindows::aRestoredWindowIsNoLargerThanTheScreen()
{
    {
        MainWindow larger(*m_settings);
        larger.setGeometry(60, 40, 3000, 2000);
        m_settings->setGeometry(larger.saveGeometry());
    }
    const MainWindow *window = m_windows->make();
    const QSize frame(16, 48); // about what a window manager adds
    const QRect available = window->screen()->availableGeometry();
    QVERIFY2(available.contains(QRect(window->pos(), window->size() + frame)),
             qPrintable(QStringLiteral("%1 x %2").arg(window->width()).arg(window->height())));
    QCOMPARE(window->size(), available.size() - frame);
}

void TestWindows::theMenuOpensAWindowAndQuitsAll()
{
    MainWindow *first = openShown();
    QTest::keyClick(first, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_windows->all().size(), 2U);
    MainWindow *second = m_windows->all().back();
    QVERIFY(second->isVisible());
    QCOMPARE(second->size(), first->size());
    second->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(second));
    QTest::keyClick(second, Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(m_windows->all().empty());
}

void TestWindows::allAreClosedNewestFirst()
{
    std::vector<MainWindow *> opened;
    std::vector<MainWindow *> closed;
    bool all = true;
    for (int i = 0; i < 3; ++i) {
        MainWindow *window = m_windows->open();
        opened.insert(opened.begin(), window);
        connect(window, &MainWindow::closed, this, [&, window] {
            closed.push_back(window);
            all = all && m_windows->isQuitting(); // known to each of them
        });
    }
    QVERIFY(!m_windows->isQuitting());
    QVERIFY(m_windows->quit());
    QVERIFY(all && m_windows->isQuitting());
    QVERIFY(closed == opened);
    QVERIFY(m_windows->all().empty());
}

void TestWindows::oneThatRefusesStaysWithTheOthers()
{
    /// Refuses to go.
    class Stubborn : public QObject {
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() != QEvent::Close)
                return false;
            event->ignore();
            return true;
        }
    } stubborn;
    MainWindow *oldest = m_windows->open();
    MainWindow *middle = m_windows->open();
    const QPointer<MainWindow> newest = m_windows->open();
    middle->installEventFilter(&stubborn);
    QVERIFY(!m_windows->quit());
    settle();
    QVERIFY(!newest);
    QVERIFY(m_windows->all() == std::vector<MainWindow *>({oldest, middle}));
    QVERIFY(oldest->isVisible() && middle->isVisible());
    QVERIFY(!m_windows->isQuitting());
    middle->removeEventFilter(&stubborn);
    QVERIFY(m_windows->quit());
}

void TestWindows::aWindowAloneQuitsItselfAndOpensNoOther()
{
    MainWindow alone(*m_settings);
    alone.show();
    alone.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&alone));
    QVERIFY(!entry(alone, "New window").isEnabled());
    QTest::keyClick(&alone, Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!alone.isVisible());
}

void TestWindows::figuresKeepTheirColoursWithTwoGames()
{
    const auto begin = [this](const char *id) {
        MainWindow *window = m_windows->open();
        const engine::Game &game = *engine::findGame(id);
        window->navigator().beginGame(
            views::recordOf(game, QList<views::SeatChoice>(game.mostSeats(), {{}, views::kPerson})), 1);
        return window;
    };
    MainWindow *osiris = begin("osiris");
    MainWindow *aton = begin("aton");
    const auto colourIn = [](const MainWindow &window, QStringView token) {
        return window.find<views::GamePage>()->findChild<views::BoardView *>()->artwork().theme().colour(token);
    };
    for (const QString &name : views::Theme::themeNames()) {
        m_settings->theme.set(name);
        const views::Theme inOsiris(name, QStringLiteral("osiris"));
        const views::Theme inAton(name, QStringLiteral("aton"));
        QCOMPARE(colourIn(*osiris, u"ctext"), inOsiris.colour(u"ctext"));
        QCOMPARE(colourIn(*aton, u"redtext"), inAton.colour(u"redtext"));
    }
}

void TestWindows::fullScreenIsNotRemembered()
{
    MainWindow &window = *m_windows->open();
    window.resize(760, 640);
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QAction &fullScreen = entry(window, "Full screen");
    QCOMPARE(fullScreen.shortcut(), QKeySequence(Qt::Key_F11));
    QVERIFY(fullScreen.isCheckable() && !fullScreen.isChecked());
    QTest::keyClick(&window, Qt::Key_F11);
    QTRY_VERIFY(window.isFullScreen() && fullScreen.isChecked());
    QTest::keyClick(&window, Qt::Key_F11);
    QTRY_VERIFY(!window.isFullScreen() && !fullScreen.isChecked());
    QCOMPARE(window.size(), QSize(760, 640));
    QTest::keyClick(&window, Qt::Key_F11);
    QTRY_VERIFY(window.isFullScreen());
    QVERIFY(window.close());
    settle();
    MainWindow &next = *m_windows->open();
    QVERIFY(!next.isFullScreen());
    QCOMPARE(next.size(), QSize(760, 640));
}

void TestWindows::theMenuFollowsTheSettings()
{
    MainWindow *window = m_windows->make();
    const auto ticked = [window](std::initializer_list<const char *> texts) {
        QStringList found;
        for (const char *text : texts) {
            if (entry(*window, text).isChecked())
                found << QString::fromUtf8(text);
        }
        return found.join(QLatin1Char(' '));
    };
    const auto themes = [&] { return ticked({"Light", "Dark", "High contrast", "Colour-blind"}); };
    const auto paces = [&] { return ticked({"Slow", "Normal", "Fast"}); };
    const auto languages = [&] { return ticked({"As the system", "English", "Français", "Deutsch"}); };
    const auto switches = [&] { return ticked({"Motion", "Count the discards", "Explain places"}); };
    QCOMPARE(m_settings->theme.get(), QStringLiteral("system"));
    QCOMPARE(themes(), QString()); // as the system
    QCOMPARE(paces(), QStringLiteral("Normal"));
    QCOMPARE(languages(), QStringLiteral("As the system"));
    QCOMPARE(switches(), QStringLiteral("Motion Count the discards Explain places"));
    m_settings->theme.set(QStringLiteral("colour-blind"));
    QCOMPARE(themes(), QStringLiteral("Colour-blind"));
    window->useTheme(QStringLiteral("dark"));
    QCOMPARE(themes(), QStringLiteral("Dark"));
    m_settings->pace.set(0.5);
    QCOMPARE(paces(), QStringLiteral("Slow"));
    m_settings->language.set(QStringLiteral("fr"));
    QCOMPARE(languages(), QStringLiteral("Français"));
    m_settings->motion.set(false);
    QCOMPARE(switches(), QStringLiteral("Count the discards Explain places"));
    m_settings->countingHelp.set(false);
    QCOMPARE(switches(), QStringLiteral("Explain places"));
    m_settings->explainPlaces.set(false);
    QCOMPARE(switches(), QString());
    m_settings->restoreDefaults();
    QCOMPARE(themes() + paces() + languages() + switches(),
             QStringLiteral("NormalAs the systemMotion Count the discards Explain places"));
}

void TestWindows::discardsAreCountedWhereAGameHasSuchStacks()
{
    for (const bool counts : {true, false}) {
        MainWindow *window = m_windows->open();
        QVERIFY(entry(*window, "Count the discards").isVisible()); // some game has them
        window->navigator().playNow(*engine::findGame(counts ? "aton" : "osiris"));
        QCOMPARE(entry(*window, "Count the discards").isVisible(), counts);
    }
}

void TestWindows::theMenuSetsTheSettings()
{
    MainWindow *window = m_windows->make();
    entry(*window, "High contrast").trigger();
    QCOMPARE(m_settings->theme.get(), QStringLiteral("high-contrast"));
    entry(*window, "High contrast").trigger(); // stays ticked
    QVERIFY(entry(*window, "High contrast").isChecked());
    entry(*window, "Fast").trigger();
    QCOMPARE(m_settings->pace.get(), 2.5);
    entry(*window, "Deutsch").trigger();
    QCOMPARE(m_settings->language.get(), QStringLiteral("de"));
    entry(*window, "Motion").trigger();
    QCOMPARE(m_settings->motion.get(), false);
    entry(*window, "Motion").trigger();
    QCOMPARE(m_settings->motion.get(), true);
    entry(*window, "Count the discards").trigger();
    QCOMPARE(m_settings->countingHelp.get(), false);
    entry(*window, "Explain places").trigger();
    QCOMPARE(m_settings->explainPlaces.get(), false);
}

void TestWindows::thereIsOneDialogueOfTheSettings()
{
    MainWindow *first = openShown();
    QTest::keyClick(first, Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(dialogues().size(), 1);
    const QPointer<views::SettingsDialog> dialogue = dialogues().front();
    QVERIFY(!dialogue->isModal());
    entry(*first, "Settings…").trigger();
    QCOMPARE(dialogues(), QList<views::SettingsDialog *>{dialogue});
    MainWindow *second = openShown();
    entry(*second, "Settings…").trigger();
    QCOMPARE(dialogues(), QList<views::SettingsDialog *>{dialogue});
    QCOMPARE(dialogue->parentWidget(), second);
    QVERIFY(QTest::qWaitForWindowActive(dialogue));
    QTest::keyClick(dialogue, Qt::Key_Escape);
    settle();
    QVERIFY(!dialogue);
    entry(*first, "Settings…").trigger();
    QCOMPARE(dialogues().size(), 1);
    QVERIFY(first->close()); // and it goes with its window
    settle();
    QCOMPARE(dialogues().size(), 0);
}

} // namespace tests::tst_windows

TEST_CLASS(tst_windows, TestWindows)
#include "tst_windows.moc"
