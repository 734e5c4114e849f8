// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are offered back after the program ended unexpectedly.
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/dialogs/recovery_dialog.h"
#include "words_of.h"

namespace tests::tst_recovery_dialog {

namespace {

views::RecoveredGame aGame(const QString &name, const QString &file)
{
    return {.title = [name] { return name + QLocale().name().left(2); },
            .heading = [] { return QStringLiteral("Round 3, 14 actions"); },
            .when = QDateTime({2030, 3, 1}, {14, 5}),
            .file = file,
            .journal = QStringLiteral("/kept/%1.journal").arg(name)};
}

/// One that has a file, one never saved that lost something, one that cannot be read.
std::vector<views::RecoveredGame> threeGames()
{
    std::vector<views::RecoveredGame> games{aGame(QStringLiteral("ada"), QStringLiteral("/games/ada.cartouche")),
                                            aGame(QStringLiteral("bob"), {}), aGame(QStringLiteral("dim"), {})};
    games[1].lostLines = 2;
    games[2].readable = false;
    games[2].title = nullptr;
    return games;
}

const QString kAda = QStringLiteral("/kept/ada.journal");
const QString kBob = QStringLiteral("/kept/bob.journal");
const QString kDim = QStringLiteral("/kept/dim.journal");

} // namespace

class TestRecoveryDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void allThatCanBeReadIsChosenAtFirst();
    void theKeyboardChoosesAndGoesOn();
    void theMouseChooses();
    void escapeIsLater();
    void closingIsLater();
    void eachGameSaysWhereItLies();
    void nobodySeesAJournal();
    void discardingAsksOnceMore();
    void keepingDiscardsNothing_data();
    void keepingDiscardsNothing();
    void theLastOneDiscardedCloses();
    void whatCannotBeReadMayBeDiscarded();
    void theLanguageChangesWhileItIsOpen();
    void keysGoRound();

private:
    QListWidget &list() { return *m_dialog->findChild<QListWidget *>(); }
    QString path(const char *name) { return m_dialog->findChild<QLineEdit *>(QLatin1String(name))->text(); }
    QString label(const char *name) { return m_dialog->findChild<QLabel *>(QLatin1String(name))->text(); }
    static QPushButton *button(const QWidget &dialog, const char *text);
    void click(const char *text) { QTest::mouseClick(button(*m_dialog, text), Qt::LeftButton); }
    QMessageBox *question() { return m_dialog->findChild<QMessageBox *>(); }
    void open(std::vector<views::RecoveredGame> games);

    std::unique_ptr<views::RecoveryDialog> m_dialog;
};

void TestRecoveryDialog::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    words::setLanguage(QStringLiteral("en"));
    open(threeGames());
}

void TestRecoveryDialog::cleanup()
{
    m_dialog.reset();
    words::setLanguage(QStringLiteral("en"));
}

void TestRecoveryDialog::open(std::vector<views::RecoveredGame> games)
{
    m_dialog = std::make_unique<views::RecoveryDialog>(std::move(games));
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

QPushButton *TestRecoveryDialog::button(const QWidget &dialog, const char *text)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
            return button;
    }
    return nullptr;
}

void TestRecoveryDialog::allThatCanBeReadIsChosenAtFirst()
{
    QCOMPARE(list().count(), 3);
    QCOMPARE(m_dialog->chosen(), QStringList({kAda, kBob}));
    QVERIFY((list().item(2)->flags() & Qt::ItemIsUserCheckable) == 0);
    QVERIFY(list().item(2)->text().contains(QStringLiteral("Unknown game")));
    QVERIFY(list().item(2)->text().contains(QStringLiteral("cannot be read")));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return); // the main button
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
}

void TestRecoveryDialog::theKeyboardChoosesAndGoesOn()
{
    QCOMPARE(m_dialog->focusWidget(), &list());
    QPushButton *resume = button(*m_dialog, "Go on with the chosen games");
    QTest::keyClick(&list(), Qt::Key_Space);
    QCOMPARE(m_dialog->chosen(), QStringList({kBob}));
    QTest::keyClick(&list(), Qt::Key_Down);
    QTest::keyClick(&list(), Qt::Key_Space);
    QCOMPARE(m_dialog->chosen(), QStringList());
    QVERIFY(!resume->isEnabled());
    QVERIFY(!button(*m_dialog, "Discard…")->isEnabled());
    QTest::keyClick(&list(), Qt::Key_Down);
    QTest::keyClick(&list(), Qt::Key_Space); // cannot be read
    QCOMPARE(m_dialog->chosen(), QStringList());
    QTest::keyClick(&list(), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QTest::keyClick(&list(), Qt::Key_Home);
    QTest::keyClick(&list(), Qt::Key_Space);
    QVERIFY(resume->isEnabled());
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(m_dialog->chosen(), QStringList({kAda}));
}

void TestRecoveryDialog::theMouseChooses()
{
    const QRect row = list().visualItemRect(list().item(1));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, QPoint(row.left() + 12, row.center().y()));
    QCOMPARE(m_dialog->chosen(), QStringList({kAda}));
    QCOMPARE(path("file"), QStringLiteral("never saved"));
    click("Go on with the chosen games");
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
}

void TestRecoveryDialog::escapeIsLater()
{
    const QSignalSpy discarded(m_dialog.get(), &views::RecoveryDialog::discarded);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
    QCOMPARE(discarded.size(), 0);
}

void TestRecoveryDialog::closingIsLater()
{
    m_dialog->setResult(QDialog::Accepted);
    m_dialog->close();
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
    open(threeGames());
    click("Later");
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
}

void TestRecoveryDialog::eachGameSaysWhereItLies()
{
    QCOMPARE(path("file"), QStringLiteral("/games/ada.cartouche"));
    QVERIFY(label("when").contains(QStringLiteral("2030")));
    QCOMPARE(label("loss"), QStringLiteral("Nothing is lost."));
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(path("file"), QStringLiteral("never saved"));
    QVERIFY(label("loss").contains(QLatin1Char('2')));
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(path("file"), QStringLiteral("not known"));
    QCOMPARE(label("loss"), QStringLiteral("This copy cannot be read."));
    QTest::keyClick(&list(), Qt::Key_Home);
    auto *file = m_dialog->findChild<QLineEdit *>(QStringLiteral("file"));
    QVERIFY(file->isReadOnly());
    QTest::keyClick(file, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(file->selectedText(), QStringLiteral("/games/ada.cartouche"));
}

void TestRecoveryDialog::nobodySeesAJournal()
{
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        open(threeGames());
        for (int row = 0; row < 3; ++row) {
            list().setCurrentRow(row);
            for (const QString &word : wordsOf(*m_dialog))
                QVERIFY2(!word.contains(QStringLiteral("journal")), qPrintable(word));
        }
        QTest::mouseClick(m_dialog->findChild<QPushButton *>(QStringLiteral("discardBroken")), Qt::LeftButton);
        QVERIFY(question());
        QVERIFY2(!question()->informativeText().contains(QStringLiteral(".journal")),
                 qPrintable(question()->informativeText()));
    }
}

void TestRecoveryDialog::discardingAsksOnceMore()
{
    const QSignalSpy discarded(m_dialog.get(), &views::RecoveryDialog::discarded);
    QTest::keyClick(&list(), Qt::Key_Space); // not this one
    click("Discard…");
    QVERIFY(question() && question()->isVisible());
    QVERIFY(question()->informativeText().contains(QStringLiteral("bob")));
    QVERIFY(question()->informativeText().contains(QStringLiteral("never saved")));
    QVERIFY(!question()->informativeText().contains(QStringLiteral("ada")));
    QCOMPARE(discarded.size(), 0);
    QTest::mouseClick(button(*question(), "Discard"), Qt::LeftButton);
    QCOMPARE(discarded.size(), 1);
    QCOMPARE(discarded.front().front().toStringList(), QStringList({kBob}));
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(list().count(), 2);
    QCOMPARE(m_dialog->chosen(), QStringList());
    QCOMPARE(path("file"), QStringLiteral("/games/ada.cartouche"));
}

void TestRecoveryDialog::keepingDiscardsNothing_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("Escape") << static_cast<int>(Qt::Key_Escape);
}

void TestRecoveryDialog::keepingDiscardsNothing()
{
    QFETCH(int, key);
    const QSignalSpy discarded(m_dialog.get(), &views::RecoveryDialog::discarded);
    click("Discard…");
    QVERIFY(QTest::qWaitForWindowActive(question()));
    QTest::keyClick(question(), static_cast<Qt::Key>(key));
    QTRY_VERIFY(!question());
    QCOMPARE(discarded.size(), 0);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(m_dialog->chosen(), QStringList({kAda, kBob}));
}

void TestRecoveryDialog::theLastOneDiscardedCloses()
{
    open({aGame(QStringLiteral("ada"), {})});
    const QSignalSpy discarded(m_dialog.get(), &views::RecoveryDialog::discarded);
    click("Discard…");
    QTest::mouseClick(button(*question(), "Discard"), Qt::LeftButton);
    QCOMPARE(discarded.size(), 1);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->chosen(), QStringList());
}

void TestRecoveryDialog::whatCannotBeReadMayBeDiscarded()
{
    const QSignalSpy discarded(m_dialog.get(), &views::RecoveryDialog::discarded);
    QPushButton *discard = button(*m_dialog, "Discard this copy…");
    QVERIFY(!discard->isVisible());
    QTest::keyClick(&list(), Qt::Key_End);
    QVERIFY(discard->isVisible());
    QTest::mouseClick(discard, Qt::LeftButton);
    QVERIFY(question()->informativeText().contains(QStringLiteral("Unknown game")));
    QTest::mouseClick(button(*question(), "Discard"), Qt::LeftButton);
    QCOMPARE(discarded.front().front().toStringList(), QStringList({kDim}));
    QCOMPARE(m_dialog->chosen(), QStringList({kAda, kBob}));
    QVERIFY(!discard->isVisible());
    QCOMPARE(path("file"), QStringLiteral("never saved"));
}

void TestRecoveryDialog::theLanguageChangesWhileItIsOpen()
{
    QTest::keyClick(&list(), Qt::Key_Space);
    QTest::keyClick(&list(), Qt::Key_Down);
    click("Discard…");
    for (const QString &language : {QStringLiteral("fr"), QStringLiteral("de"), QStringLiteral("en")}) {
        words::setLanguage(language);
        QCoreApplication::sendPostedEvents();
        QVERIFY(list().item(0)->text().startsWith(QStringLiteral("ada") + language));
        QVERIFY(question()->informativeText().contains(QStringLiteral("bob") + language));
        views::RecoveryDialog fresh(threeGames());
        fresh.findChild<QListWidget *>()->setCurrentRow(1);
        const QStringList words = wordsOf(*m_dialog);
        for (const QString &word : wordsOf(fresh))
            QVERIFY2(words.contains(word), qPrintable(word));
        QCOMPARE(m_dialog->chosen(), QStringList({kBob}));
    }
}

void TestRecoveryDialog::keysGoRound()
{
    QCOMPARE(nameless(*m_dialog), QStringList());
    const QStringList always{QString(), // the list
                             QStringLiteral("Choose all"),
                             QStringLiteral("Choose none"),
                             QStringLiteral("file"),
                             QStringLiteral("Go on with the chosen games"),
                             QStringLiteral("Later"),
                             QStringLiteral("Discard…")};
    QStringList round = tabRound(*m_dialog);
    round.sort();
    QStringList wanted = always;
    wanted.sort();
    QCOMPARE(round, wanted);
    QTest::keyClick(&list(), Qt::Key_End);
    QCOMPARE(tabRound(*m_dialog).mid(2, 4),
             QStringList({QStringLiteral("Choose none"), QStringLiteral("file"), QStringLiteral("discardBroken"),
                          QStringLiteral("Go on with the chosen games")}));
}

} // namespace tests::tst_recovery_dialog

TEST_CLASS(tst_recovery_dialog, TestRecoveryDialog)
#include "tst_recovery_dialog.moc"
