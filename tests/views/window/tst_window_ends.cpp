// SPDX-License-Identifier: GPL-3.0-or-later
// Ends that no rule brings about, at the window: what the dialogue says, the score of the match, another game.
#include <QAction>
#include <QLabel>
#include <QMessageBox>

#include "program.h"
#include "tests/test_class.h"
#include "views/dialogs/new_game.h"
#include "views/play/game_page.h"

namespace tests::tst_window_ends {

class TestWindowEnds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qApp->setQuitOnLastWindowClosed(false); }
    void init();
    void cleanup() { m_table.reset(); }
    void theEndIsTold_data();
    void theEndIsTold();
    void onlyPeopleAgreeOnADraw();
    void whoDoesNotAgreePlaysOn();
    void anEndTakenBackIsNotCounted();
    void anotherGameKeepsTheTerms();

private:
    /// A game between two people with names, with a clock if that has seconds.
    void begin(int seconds = 0);
    void end(const QString &how);
    void takeBack();
    QStringList said();
    QString match();

    std::unique_ptr<Table> m_table;
};

void TestWindowEnds::init()
{
    failOnWarnings();
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
}

void TestWindowEnds::begin(int seconds)
{
    record::Record record = views::recordOf(
        *engine::findGame("aton"), {{QStringLiteral("Ada"), views::kPerson}, {QStringLiteral("Bob"), views::kPerson}});
    record.training = true;
    if (seconds > 0)
        record.timing = record::Timing{.control = record::TimeControl{seconds, 5}};
    QVERIFY(m_table->window().navigator().beginGame(record, 1));
    m_table->hurry();
    playSome(*m_table, 1);
}

void TestWindowEnds::end(const QString &how)
{
    if (how == QLatin1String("resigned"))
        entry(m_table->window(), "Resign").trigger();
    if (how == QLatin1String("time"))
        QVERIFY(m_table->play().loseOnTime(m_table->play().humanToAct()));
    if (how == QLatin1String("agreed")) {
        const Answer question("QMessageBox", QStringLiteral("Yes"));
        entry(m_table->window(), "Agree on a draw…").trigger();
        QVERIFY(question.came());
    }
    QTRY_VERIFY(m_table->result());
}

void TestWindowEnds::takeBack()
{
    QVERIFY(m_table->activate());
    QTest::keyClick(&m_table->window(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!m_table->result());
    QVERIFY(!m_table->play().isOver());
    playSome(*m_table, 0);
}

QStringList TestWindowEnds::said()
{
    QStringList texts;
    for (const auto *label : m_table->result()->findChildren<QLabel *>())
        texts << label->text();
    return texts;
}

QString TestWindowEnds::match() { return said().filter(QStringLiteral("Match: ")).value(0); }

void TestWindowEnds::theEndIsTold_data()
{
    QTest::addColumn<QStringList>("sentences");
    QTest::addColumn<QString>("score");
    QTest::newRow("resigned") << QStringList{QStringLiteral("The game is over. Winner: %1."),
                                             QStringLiteral("%2 has resigned.")}
                              << QStringLiteral("Match: Ada %1, Bob %2");
    QTest::newRow("agreed") << QStringList{QStringLiteral("The game is drawn."), QStringLiteral("All agreed to it.")}
                            << QStringLiteral("Match: Ada 0, Bob 0, drawn 1");
    QTest::newRow("time") << QStringList{QStringLiteral("The game is over. Winner: %1."),
                                         QStringLiteral("The time of %2 has run out.")}
                          << QStringLiteral("Match: Ada %1, Bob %2");
}

void TestWindowEnds::theEndIsTold()
{
    QFETCH(const QStringList, sentences);
    QFETCH(const QString, score);
    begin();
    const engine::Seat loser = m_table->play().humanToAct();
    const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bob")};
    end(QLatin1String(QTest::currentDataTag()));
    for (const QString &sentence : sentences) {
        const QString full =
            QString(sentence).replace(QLatin1String("%1"), names[1 - loser]).replace(QLatin1String("%2"), names[loser]);
        QVERIFY2(said().contains(full), qPrintable(said().join(QLatin1Char('/'))));
    }
    QCOMPARE(match(), QString(score)
                          .replace(QLatin1String("%1"), QString::number(loser == 0 ? 0 : 1))
                          .replace(QLatin1String("%2"), QString::number(loser == 0 ? 1 : 0)));
    const engine::Result result = *m_table->play().result();
    QCOMPARE(result.score, m_table->play().position().scores());
    for (const int points : result.score)
        QVERIFY(said().contains(words::Words::number(points)));
    QVERIFY(!entry(m_table->window(), "Resign").isEnabled());
    QVERIFY(!entry(m_table->window(), "Agree on a draw…").isEnabled());
    QVERIFY(entry(m_table->window(), "Rematch").isEnabled());
}

void TestWindowEnds::onlyPeopleAgreeOnADraw()
{
    m_table->begin(kHuman, kEasy, 1);
    QVERIFY(m_table->waitReady());
    QVERIFY(!entry(m_table->window(), "Agree on a draw…").isEnabled());
    QVERIFY(entry(m_table->window(), "Resign").isEnabled());
}

void TestWindowEnds::whoDoesNotAgreePlaysOn()
{
    begin();
    const Answer question("QMessageBox", QStringLiteral("No"));
    entry(m_table->window(), "Agree on a draw…").trigger();
    QVERIFY(question.came());
    QVERIFY(!m_table->play().isOver() && !m_table->result());
    playSome(*m_table, 1);
}

void TestWindowEnds::anEndTakenBackIsNotCounted()
{
    begin();
    end(QStringLiteral("resigned"));
    const QString first = match();
    takeBack();
    end(QStringLiteral("agreed"));
    QCOMPARE(match(), QStringLiteral("Match: Ada 0, Bob 0, drawn 1"));
    takeBack();
    end(QStringLiteral("resigned"));
    QCOMPARE(match(), first);
}

void TestWindowEnds::anotherGameKeepsTheTerms()
{
    begin(600);
    end(QStringLiteral("resigned"));
    const views::GamePage *before = m_table->window().find<views::GamePage>();
    {
        const Answer question("QMessageBox", QStringLiteral("Discard"));
        Program::press(*m_table->result(), "Rematch");
        QTRY_VERIFY(m_table->window().find<views::GamePage>() != before);
    }
    const record::Record &record = m_table->play().record();
    QVERIFY(record.training);
    QVERIFY(record.timing->control == (record::TimeControl{600, 5}));
    QVERIFY(record.timing->left.empty() && record.timing->pauses.empty());
    QCOMPARE(m_table->page().seatNames(), QStringList({QStringLiteral("Ada"), QStringLiteral("Bob")}));
    m_table->hurry();
    playSome(*m_table, 1);
    end(QStringLiteral("agreed"));
    QVERIFY2(match().endsWith(QStringLiteral(", drawn 1")), qPrintable(match()));
    QVERIFY(match().contains(QLatin1Char('1') + QStringLiteral(", "))); // the first game counts on
}

} // namespace tests::tst_window_ends

TEST_CLASS(tst_window_ends, TestWindowEnds)
#include "tst_window_ends.moc"
