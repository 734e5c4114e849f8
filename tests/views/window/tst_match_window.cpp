// SPDX-License-Identifier: GPL-3.0-or-later
// A match of computer players beside a game: it is begun from the menu, tells of its end, and ends with the window.
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include "program.h"
#include "tests/test_class.h"
#include "views/dialogs/match_dialog.h"

namespace tests::tst_match_window {

namespace {

constexpr int kPatience = 60'000;

} // namespace

class TestMatchWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void initTestCase() { ProgramTest::initTestCase(); }
    void init();
    void cleanup() { ProgramTest::cleanup(); }
    void aGameIsPlayedMeanwhile();
    void aNoticeTellsOfItsEnd();
    void theWindowAsksBeforeItCloses();
    void nobodyIsAskedWhereTheProgramMustEnd();

private:
    views::MatchDialog &open();
    void begin(int deals);
    QWidget *notice();
};

void TestMatchWindow::init()
{
    ProgramTest::init();
    m_table = std::make_unique<Table>(m_program->start());
}

views::MatchDialog &TestMatchWindow::open()
{
    entry(window(), "Match of computer players…").trigger();
    return *window().findChild<views::MatchDialog *>();
}

void TestMatchWindow::begin(int deals)
{
    views::MatchDialog &dialog = open();
    QVERIFY(dialog.isVisible() && !dialog.isModal());
    for (const char *player : {"player-1", "player-2"})
        dialog.findChild<QComboBox *>(QLatin1String(player))->setCurrentIndex(0);
    dialog.findChild<QSpinBox *>(QStringLiteral("deals"))->setValue(deals);
    dialog.findChild<QPushButton *>(QStringLiteral("start"))->click();
    QVERIFY(dialog.isPlaying());
    dialog.close();
    QVERIFY(dialog.isPlaying() && !dialog.isVisible());
}

QWidget *TestMatchWindow::notice()
{
    for (auto *each : window().findChildren<QWidget *>(QStringLiteral("notice-match"))) {
        if (!each->isHidden())
            return each;
    }
    return nullptr;
}

void TestMatchWindow::aGameIsPlayedMeanwhile()
{
    begin(10'000);
    window().navigator().beginGame(trainingGame(kHuman, kEasy), 1);
    m_table->hurry();
    playSome(*m_table, 2);
    QVERIFY(m_table->play().stepCount() > 2);
    QVERIFY(window().findChild<views::MatchDialog *>()->isPlaying());
    QCOMPARE(window().findChildren<views::MatchDialog *>().size(), 1);
    QVERIFY(open().isVisible());
    QCOMPARE(window().findChildren<views::MatchDialog *>().size(), 1);
}

void TestMatchWindow::aNoticeTellsOfItsEnd()
{
    begin(1);
    QTRY_VERIFY_WITH_TIMEOUT(notice(), kPatience);
    QCOMPARE(notice()->findChild<QLabel *>(QStringLiteral("sentence"))->text(),
             QStringLiteral("The match is over. Games in finished deals: 1 of 1."));
    Program::press(*notice(), "Show");
    QVERIFY(window().findChild<views::MatchDialog *>()->isVisible());
    QVERIFY(!notice());
}

void TestMatchWindow::theWindowAsksBeforeItCloses()
{
    begin(10'000);
    const Answer no("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(!window().close() && no.came());
    QVERIFY(window().findChild<views::MatchDialog *>()->isPlaying());
    const Answer yes("QMessageBox", QStringLiteral("OK"));
    QVERIFY(m_program->quit() && yes.came());
}

void TestMatchWindow::nobodyIsAskedWhereTheProgramMustEnd()
{
    begin(10'000);
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    m_program->windows().endAtOnce();
    m_program->kill();
    QVERIFY(!question.came());
}

} // namespace tests::tst_match_window

TEST_CLASS(tst_match_window, TestMatchWindow)
#include "tst_match_window.moc"
