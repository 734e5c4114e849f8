// SPDX-License-Identifier: GPL-3.0-or-later
// Names and players of a game in progress.
#include <QRadioButton>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/common/segmented_row.h"
#include "views/dialogs/players_dialog.h"
#include "words_of.h"

namespace tests::tst_players_dialog {

namespace {

record::Record aGame()
{
    record::Record record = record::newRecord(*engine::findGame("aton"), {});
    record.seats[0].name = {
        {}, {{QStringLiteral("en"), QStringLiteral("Queen")}, {QStringLiteral("fr"), QStringLiteral("Reine")}}};
    record.seats[0].player = QStringLiteral("deep-thought");
    record.seats[0].unknown = record::Json::Members{{QStringLiteral("elo"), QStringLiteral("1800")}};
    record.seats[1].player = QStringLiteral("easy");
    return record;
}

} // namespace

class TestPlayersDialog : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        words::setLanguage(QStringLiteral("en"));
        m_dialog = std::make_unique<views::PlayersDialog>(aGame());
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void cleanup()
    {
        m_dialog.reset();
        words::setLanguage(QStringLiteral("en"));
    }
    void whatIsNotTouchedStays();
    void aNameAndAPlayerAreChanged();
    void anEmptiedNameIsThatOfTheSeat();
    void typingBackIsNoChange();
    void theLanguageChangesWhileItIsOpen();
    void allLevelsCanBeChosen();
    void keysGoRoundAndOut();

private:
    QLineEdit &name(const char *seat) { return *m_dialog->findChild<QLineEdit *>(QLatin1String("name-") + seat); }
    views::SegmentedRow &player(const char *seat)
    {
        return *m_dialog->findChild<views::SegmentedRow *>(QLatin1String("player-") + seat);
    }
    /// What is heard of the choice.
    QString heard(const char *seat)
    {
        return player(seat).findChildren<QRadioButton *>().at(player(seat).currentIndex())->accessibleName();
    }
    static void type(QLineEdit &field, const QString &text)
    {
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, text);
    }

    std::unique_ptr<views::PlayersDialog> m_dialog;
};

void TestPlayersDialog::whatIsNotTouchedStays()
{
    QCOMPARE(name("red").text(), QStringLiteral("Queen"));
    QCOMPARE(heard("red"), QStringLiteral("Who plays Red: Person")); // what the program does not know
    QCOMPARE(name("blue").text(), QString());
    QCOMPARE(player("blue").currentId(), QStringLiteral("easy"));
    const std::vector<record::SeatEntry> before = aGame().seats;
    const std::vector<record::SeatEntry> after = m_dialog->seats();
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i].seat, before[i].seat);
        QVERIFY(after[i].name == before[i].name);
        QCOMPARE(after[i].player, before[i].player);
        QVERIFY(after[i].unknown == before[i].unknown);
    }
}

void TestPlayersDialog::aNameAndAPlayerAreChanged()
{
    type(name("red"), QStringLiteral(" Ada "));
    player("red").setFocus();
    QTest::keyClick(&player("red"), Qt::Key_End);
    QTest::keyClick(&player("blue"), Qt::Key_Home);
    const std::vector<record::SeatEntry> seats = m_dialog->seats();
    QVERIFY(seats[0].name == record::Text{QStringLiteral("Ada")});
    QCOMPARE(seats[0].player, QString::fromStdString(engine::findGame("aton")->levels().back().id));
    QVERIFY(seats[0].unknown.find(u"elo"));
    QVERIFY(seats[1].name == aGame().seats[1].name);
    QCOMPARE(seats[1].player, QStringLiteral("human"));
    QTest::keyClick(&name("red"), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
}

void TestPlayersDialog::allLevelsCanBeChosen()
{
    QStringList shown;
    for (const auto *choice : player("blue").findChildren<QRadioButton *>())
        shown << choice->text();
    QCOMPARE(shown, (QStringList{QStringLiteral("Person"), QStringLiteral("easy"), QStringLiteral("normal"),
                                 QStringLiteral("hard"), QStringLiteral("expert")}));
    QCOMPARE(heard("blue"), QStringLiteral("Who plays Blue: Computer: easy"));
    const auto *about = m_dialog->findChild<QLabel *>(QStringLiteral("levels"));
    QVERIFY(about->isVisible() && about->text().startsWith(QStringLiteral("easy: ")));
    player("blue").setCurrentIndex(3);
    player("red").setCurrentIndex(4);
    QCOMPARE(m_dialog->seats()[1].player, QStringLiteral("hard"));
    QCOMPARE(m_dialog->seats()[0].player, QStringLiteral("expert"));
    const QStringList lines = about->text().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2); // one for each level that plays
    QVERIFY(lines[0].startsWith(QStringLiteral("hard: ")) && lines[1].startsWith(QStringLiteral("expert: ")));
    const auto *chosen = player("blue").findChildren<QRadioButton *>().at(3);
    QVERIFY(!chosen->toolTip().isEmpty() && lines[0].contains(chosen->toolTip()));
    QCOMPARE(chosen->accessibleDescription(), chosen->toolTip());
    player("blue").setCurrentIndex(0);
    player("red").setCurrentIndex(0);
    QVERIFY(!about->isVisible());
}

void TestPlayersDialog::anEmptiedNameIsThatOfTheSeat()
{
    type(name("red"), QStringLiteral("  "));
    QVERIFY(m_dialog->seats()[0].name == record::Text{QStringLiteral("red")});
}

void TestPlayersDialog::typingBackIsNoChange()
{
    type(name("red"), QStringLiteral("Ada"));
    type(name("red"), QStringLiteral("Queen"));
    QTest::keyClick(&player("red"), Qt::Key_End);
    QTest::keyClick(&player("red"), Qt::Key_Home);
    QVERIFY(m_dialog->seats()[0].name == aGame().seats[0].name);
    QCOMPARE(m_dialog->seats()[0].player, QStringLiteral("deep-thought"));
}

void TestPlayersDialog::theLanguageChangesWhileItIsOpen()
{
    const QStringList english = wordsOf(*m_dialog);
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        QCoreApplication::sendPostedEvents();
        const views::PlayersDialog fresh(aGame());
        QCOMPARE(wordsOf(*m_dialog), wordsOf(fresh));
        QVERIFY(m_dialog->seats()[0].name == aGame().seats[0].name);
    }
    type(name("red"), QStringLiteral("Ada"));
    words::setLanguage(QStringLiteral("fr"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(wordsOf(*m_dialog) != english);
    QCOMPARE(name("red").text(), QStringLiteral("Ada"));
}

void TestPlayersDialog::keysGoRoundAndOut()
{
    QCOMPARE(nameless(*m_dialog), QStringList());
    QCOMPARE(tabRound(*m_dialog),
             QStringList({QStringLiteral("name-red"), QStringLiteral("player-red"), QStringLiteral("name-blue"),
                          QStringLiteral("player-blue"), QStringLiteral("OK"), QStringLiteral("Cancel")}));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
}

} // namespace tests::tst_players_dialog

TEST_CLASS(tst_players_dialog, TestPlayersDialog)
#include "tst_players_dialog.moc"
