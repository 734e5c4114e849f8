// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue of one's own engines: what is typed holds at once, and what is tried answers in words.
#include <csignal>

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "model/words/languages.h"
#include "tests/engines.h"
#include "tests/test_class.h"
#include "views/common/announcer.h"
#include "views/common/settings.h"
#include "views/dialogs/engines_dialog.h"
#include "words_of.h"

namespace tests::tst_engines_dialog {

class TestEnginesDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); } // as in the program
    void init();
    void cleanup();
    void anEngineIsAdded();
    void aNameIsNeededAndIsNobodyElses();
    void anEngineIsRemoved();
    void whatIsTriedAnswers_data();
    void whatIsTriedAnswers();
    void whatIsTriedCanBeLeft();
    void damagedSettingsAreRead();
    void keysGoRound();
    void everythingHasANameInEveryLanguage_data();
    void everythingHasANameInEveryLanguage();

private:
    void open(const QStringList &names = {});
    views::OwnEngines &engines() { return m_settings->engines; }
    QPushButton &button(const char *name) { return *m_dialog->findChild<QPushButton *>(QLatin1String(name)); }
    QLineEdit &field(const char *name) { return *m_dialog->findChild<QLineEdit *>(QLatin1String(name)); }
    QListWidget &list() { return *m_dialog->findChild<QListWidget *>(); }
    QString said() { return m_dialog->findChild<QLabel *>(QStringLiteral("said"))->text(); }
    void type(QLineEdit &field, const QString &text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::EnginesDialog> m_dialog;
};

void TestEnginesDialog::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    words::setLanguage(QStringLiteral("en"));
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<views::Settings>(m_folder->filePath(QStringLiteral("settings.conf")));
}

void TestEnginesDialog::cleanup()
{
    m_dialog.reset();
    words::setLanguage(QStringLiteral("en"));
}

void TestEnginesDialog::open(const QStringList &names)
{
    for (const QString &name : names)
        engines().add({name, ownEngine("aton")});
    m_dialog = std::make_unique<views::EnginesDialog>(engines());
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestEnginesDialog::anEngineIsAdded()
{
    open();
    QVERIFY(button("add").hasFocus());
    QVERIFY(!field("name").isEnabled() && !button("try").isEnabled() && !button("remove").isEnabled());
    QTest::keyClick(&button("add"), Qt::Key_Space);
    QVERIFY(field("name").hasFocus());
    QTest::keyClicks(&field("name"), QStringLiteral("Mine"));
    QVERIFY(!button("try").isEnabled());
    type(field("command"), QStringLiteral("./mine --fast"));
    QVERIFY(button("try").isEnabled());
    QCOMPARE(list().item(0)->text(), QStringLiteral("Mine"));
    QVERIFY(engines().all() == QList<outside::Program>({{QStringLiteral("Mine"), QStringLiteral("./mine --fast")}}));
    QCOMPARE(engines().commandOf(QStringLiteral("Mine")), QStringLiteral("./mine --fast"));
    // It is there at the next start, and restoring the settings is about others.
    m_settings->restoreDefaults();
    const views::Settings next(m_folder->filePath(QStringLiteral("settings.conf")));
    QVERIFY(next.engines.all() == engines().all());
    QTest::mouseClick(&button("add"), Qt::LeftButton);
    QTest::mouseClick(&button("add"), Qt::LeftButton);
    QCOMPARE(engines().all().last().name, QStringLiteral("Engine 2"));
    list().setCurrentRow(0);
    QCOMPARE(field("name").text(), QStringLiteral("Mine"));
}

void TestEnginesDialog::aNameIsNeededAndIsNobodyElses()
{
    open({QStringLiteral("One"), QStringLiteral("Two")});
    type(field("name"), QStringLiteral("Two"));
    QCOMPARE(said(), QStringLiteral("Another engine is called “Two”."));
    QCOMPARE(engines().all().front().name, QStringLiteral("Tw"));
    field("command").setFocus();
    QCOMPARE(field("name").text(), QStringLiteral("Tw"));
    type(field("name"), {});
    QCOMPARE(said(), QStringLiteral("An engine needs a name."));
    QCOMPARE(views::Announcer::of(*m_dialog).said().constLast(), said());
    QTest::keyClick(&field("name"), Qt::Key_Tab);
    QCOMPARE(field("name").text(), QStringLiteral("Tw"));
}

void TestEnginesDialog::anEngineIsRemoved()
{
    open({QStringLiteral("One"), QStringLiteral("Two")});
    QSignalSpy changed(&engines(), &views::OwnEngines::changed);
    QTest::mouseClick(&button("remove"), Qt::LeftButton);
    QCOMPARE(said(), QStringLiteral("“One” is removed."));
    QCOMPARE(field("name").text(), QStringLiteral("Two"));
    QTest::mouseClick(&button("remove"), Qt::LeftButton);
    QCOMPARE(changed.size(), 2);
    QVERIFY(engines().all().isEmpty() && button("add").hasFocus());
    QVERIFY(field("name").text().isEmpty() && !field("name").isEnabled());
}

void TestEnginesDialog::whatIsTriedAnswers_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("answer");
    QTest::newRow("good") << littlePlayer() // of the games of this program (tst_new_game_options) it knows these
                          << QStringLiteral("“Mine” works: it is “little”. It plays: Aton, Osiris.");
    QTest::newRow("nowhere") << QStringLiteral("/no/such/program")
                             << QStringLiteral("“Mine” cannot be started: there is no such file or folder.");
    QTest::newRow("half quoted") << QStringLiteral("'x") << QStringLiteral("A quotation mark is not closed in “Mine”.");
    QTest::newRow("crash") << engineThat("exit") << QStringLiteral("“Mine” ended without an answer.");
    QTest::newRow("rubbish") << QStringLiteral("sh -c 'echo hello; cat'")
                             << QStringLiteral("“Mine” wrote “hello”, which the engine protocol does not know here.");
    QTest::newRow("not here") << QStringLiteral("sh -c 'echo game chess; echo ready; cat'")
                              << QStringLiteral("“Mine” plays none of the games that are here.");
}

void TestEnginesDialog::whatIsTriedAnswers()
{
    QFETCH(const QString, command);
    QFETCH(const QString, answer);
    open();
    engines().add({QStringLiteral("Mine"), command});
    m_dialog.reset();
    open();
    QTest::mouseClick(&button("try"), Qt::LeftButton);
    QCOMPARE(said(), QStringLiteral("Trying “Mine”…"));
    QTRY_COMPARE_WITH_TIMEOUT(said(), answer, 10'000);
    QTRY_COMPARE(views::Announcer::of(*m_dialog).said().constLast(), answer);
}

/// One that says nothing is forgotten when another is looked at, or the dialogue is closed.
void TestEnginesDialog::whatIsTriedCanBeLeft()
{
    engines().add({QStringLiteral("Mute"), QStringLiteral("sh -c 'while read line; do :; done'")});
    open({QStringLiteral("Mine")});
    QTest::mouseClick(&button("try"), Qt::LeftButton);
    list().setCurrentRow(1);
    QVERIFY(said().isEmpty());
    QTest::mouseClick(&button("try"), Qt::LeftButton);
    QTRY_VERIFY2_WITH_TIMEOUT(said().startsWith(QStringLiteral("“Mine” works")), qPrintable(said()), 10'000);
    list().setCurrentRow(0);
    QTest::mouseClick(&button("try"), Qt::LeftButton);
    m_dialog.reset();
}

void TestEnginesDialog::damagedSettingsAreRead()
{
    const QString path = m_folder->filePath(QStringLiteral("damaged.conf"));
    {
        QSettings store(path, QSettings::IniFormat);
        store.setValue(QStringLiteral("engines/list"),
                       QStringList{QString(), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("./b"),
                                   QStringLiteral("b"), QStringLiteral("./c"), QString(99, QLatin1Char('n')), QString(),
                                   QStringLiteral("alone")});
    }
    const views::Settings settings(path);
    QVERIFY(settings.engines.all()
            == QList<outside::Program>({{QStringLiteral("b"), QStringLiteral("./b")},
                                        {QString(views::OwnEngines::kLongestName, QLatin1Char('n')), {}}}));
}

void TestEnginesDialog::keysGoRound()
{
    open({QStringLiteral("One")});
    QVERIFY(list().hasFocus());
    QCOMPARE(tabRound(*m_dialog),
             (QStringList{QStringLiteral("engines"), QStringLiteral("add"), QStringLiteral("remove"),
                          QStringLiteral("name"), QStringLiteral("command"), QStringLiteral("choose"),
                          QStringLiteral("try"), QStringLiteral("Close")}));
    QTest::keyClick(&field("command"), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void TestEnginesDialog::everythingHasANameInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : words::languages())
        QTest::newRow(qPrintable(code)) << code;
}

void TestEnginesDialog::everythingHasANameInEveryLanguage()
{
    QFETCH(const QString, language);
    open({QStringLiteral("One")});
    const QStringList english = wordsOf(*m_dialog);
    words::setLanguage(language);
    QCoreApplication::processEvents();
    QCOMPARE(nameless(*m_dialog), QStringList());
    QCOMPARE(wordsOf(*m_dialog) == english, language == QLatin1String("en"));
}

} // namespace tests::tst_engines_dialog

TEST_CLASS(tst_engines_dialog, TestEnginesDialog)
#include "tst_engines_dialog.moc"
