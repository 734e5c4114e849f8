// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue of a match: what is asked for is played, shown, copied, saved and told, also while it is closed.
#include <csignal>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "model/words/languages.h"
#include "tests/engines.h"
#include "tests/test_class.h"
#include "views/common/announcer.h"
#include "views/common/settings.h"
#include "views/dialogs/match_dialog.h"
#include "words_of.h"

namespace tests::tst_match_dialog {

namespace {

constexpr int kPatience = 60'000;

/// Words that are the same in that language as in English.
QSet<QString> alike(const QString &language)
{
    QSet<QString> words{QStringLiteral("Mine"), QStringLiteral("Aton"), QStringLiteral("Osiris"),
                        QStringLiteral("Tekhenu")};
    words << QStringLiteral("Scroll Left") << QStringLiteral("Scroll Right"); // hidden, and named by Qt alone
    if (language == QLatin1String("fr"))
        words << QStringLiteral("expert");
    return words;
}

} // namespace

class TestMatchDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); } // as in the program
    void init();
    void cleanup();
    void aMatchIsPlayed();
    void allSeatingsAreCounted();
    void itIsStopped();
    void itGoesOnWhileTheDialogueIsClosed();
    void gamesAreSavedAndLostByFailures();
    void aFailureEndsIt();
    void enginesComeAndGo();
    void everyGameIsOffered();
    void keysGoRound();
    void everythingHasANameInEveryLanguage_data();
    void everythingHasANameInEveryLanguage();

private:
    void open(const QString &command = {});
    void start();
    bool waitForEnd();
    template <class Widget>
    Widget &part(const char *name)
    {
        return *m_dialog->findChild<Widget *>(QLatin1String(name));
    }
    QPushButton &button(const char *name) { return part<QPushButton>(name); }
    QComboBox &combo(const char *name) { return part<QComboBox>(name); }
    void choose(const char *name, const QString &data) { combo(name).setCurrentIndex(combo(name).findData(data)); }
    QString said() { return part<QLabel>("said").text(); }
    QString heard() { return views::Announcer::of(*m_dialog).said().constLast(); }
    QStringList row(int row);
    static QString copied() { return QGuiApplication::clipboard()->text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::MatchDialog> m_dialog;
    std::unique_ptr<QSignalSpy> m_over;
};

void TestMatchDialog::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    words::setLanguage(QStringLiteral("en"));
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<views::Settings>(m_folder->filePath(QStringLiteral("settings.conf")));
}

void TestMatchDialog::cleanup()
{
    m_over.reset();
    m_dialog.reset();
    words::setLanguage(QStringLiteral("en"));
}

/// With an engine of that command line, which plays first against the easiest level.
void TestMatchDialog::open(const QString &command)
{
    if (!command.isEmpty())
        m_settings->engines.add({QStringLiteral("Mine"), command});
    m_dialog = std::make_unique<views::MatchDialog>(m_settings->engines, *engine::findGame("aton"));
    m_over = std::make_unique<QSignalSpy>(m_dialog.get(), &views::MatchDialog::over);
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    if (command.isEmpty())
        return;
    choose("player-1", QStringLiteral("engine:Mine"));
    choose("player-2", QStringLiteral("easy"));
    part<QSpinBox>("deals").setValue(2);
}

void TestMatchDialog::start()
{
    QVERIFY(button("start").isEnabled() && !button("stop").isEnabled());
    button("start").setFocus();
    QTest::keyClick(&button("start"), Qt::Key_Space);
    QCOMPARE(part<QTabWidget>("tabs").currentIndex(), 1);
    QVERIFY(m_dialog->isPlaying() && !button("start").isEnabled() && button("stop").hasFocus());
    QVERIFY(!combo("game").isEnabled());
    QTRY_VERIFY(views::Announcer::of(*m_dialog).said().contains(QStringLiteral("The match has begun.")));
}

bool TestMatchDialog::waitForEnd() { return !m_over->isEmpty() || m_over->wait(kPatience); }

QStringList TestMatchDialog::row(int row)
{
    const QTreeWidgetItem *item = part<QTreeWidget>("table").topLevelItem(row);
    QStringList texts;
    for (int column = 0; item && column < item->columnCount(); ++column)
        texts << item->text(column);
    return texts;
}

void TestMatchDialog::aMatchIsPlayed()
{
    open(ownEngine("aton"));
    QCOMPARE(said(), QStringLiteral("Nothing has been played yet."));
    QVERIFY(!button("copy-text").isEnabled());
    start();
    QCOMPARE(said(), QStringLiteral("The match is being played. Games in finished deals: 0 of 4."));
    QCOMPARE(row(0).front(), QStringLiteral("Mine"));
    QVERIFY(waitForEnd());
    QCOMPARE(said(), QStringLiteral("The match is over. Games in finished deals: 4 of 4."));
    QTRY_COMPARE(heard(), said());
    QVERIFY(button("start").isEnabled() && button("start").hasFocus() && !button("stop").isEnabled());
    int games = 0;
    for (int column = 1; column <= 3; ++column)
        games += row(0).at(column).toInt();
    QCOMPARE(games, 4);
    QCOMPARE(row(1).front(), QStringLiteral("easy"));
    QVERIFY2(row(1).at(5).contains(QChar(0x00b1)), qPrintable(row(1).at(5)));
    QTest::mouseClick(&button("copy-text"), Qt::LeftButton);
    QVERIFY2(copied().startsWith(QLatin1String("games 4, seed 1\n\nplayer ")), qPrintable(copied()));
    QVERIFY(copied().contains(QLatin1String("\nengine:Mine  ")) && copied().contains(QLatin1String("\nelo ")));
    QTest::mouseClick(&button("copy-csv"), Qt::LeftButton);
    QVERIFY2(
        copied().startsWith(QLatin1String("player,wins,draws,losses,failures,points,score,error\n\"engine:Mine\",")),
        qPrintable(copied()));
    QTRY_COMPARE(heard(), QStringLiteral("The table is copied."));
}

void TestMatchDialog::allSeatingsAreCounted()
{
    open();
    const auto about = [this] { return part<QSpinBox>("deals").accessibleDescription(); };
    QVERIFY2(about().endsWith(QLatin1String("Games: 20.")), qPrintable(about()));
    choose("player-2", combo("player-1").currentData().toString()); // then both seatings are one
    QVERIFY2(about().endsWith(QLatin1String("Games: 10.")), qPrintable(about()));
    choose("game", QStringLiteral("osiris"));
    combo("seats").setCurrentIndex(combo("seats").findData(4));
    QVERIFY(combo("player-4").isVisible());
    choose("player-1", QStringLiteral("easy"));
    choose("player-2", QStringLiteral("normal"));
    choose("player-3", QStringLiteral("easy"));
    choose("player-4", QStringLiteral("normal"));
    QVERIFY2(about().endsWith(QLatin1String("Games: 20.")), qPrintable(about()));
    choose("player-4", QStringLiteral("hard"));
    QVERIFY2(about().endsWith(QLatin1String("Games: 40.")), qPrintable(about()));
    // What is missing is missing.
    part<QLineEdit>("seed").clear();
    QVERIFY(!button("start").isEnabled());
    QTest::keyClicks(&part<QLineEdit>("seed"), QStringLiteral("7"));
    QVERIFY(button("start").isEnabled());
    part<QCheckBox>("saves").setChecked(true);
    QVERIFY(!button("start").isEnabled());
    part<QLineEdit>("folder").setText(m_folder->path());
    QVERIFY(button("start").isEnabled());
}

void TestMatchDialog::itIsStopped()
{
    open();
    choose("player-1", QStringLiteral("expert"));
    choose("player-2", QStringLiteral("hard"));
    part<QSpinBox>("deals").setValue(10'000);
    combo("time").setCurrentIndex(combo("time").findData(10'000));
    start();
    QTest::keyClick(&button("stop"), Qt::Key_Space);
    QVERIFY(said().startsWith(QLatin1String("The match is being stopped."))
            || said().startsWith(QLatin1String("The match was stopped.")));
    QVERIFY(waitForEnd());
    QCOMPARE(said(), QStringLiteral("The match was stopped. Games in finished deals: 0 of 20,000."));
    QVERIFY(button("start").isEnabled());
}

void TestMatchDialog::itGoesOnWhileTheDialogueIsClosed()
{
    open(ownEngine("aton"));
    start();
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible() && m_dialog->isPlaying());
    QVERIFY(waitForEnd());
    QCOMPARE(m_dialog->standing(), QStringLiteral("The match is over. Games in finished deals: 4 of 4."));
    m_dialog->show();
    QCOMPARE(said(), m_dialog->standing());
}

void TestMatchDialog::gamesAreSavedAndLostByFailures()
{
    open(engineThat("exit"));
    part<QCheckBox>("saves").setChecked(true);
    part<QLineEdit>("folder").setText(m_folder->filePath(QStringLiteral("games")));
    start();
    QVERIFY(waitForEnd());
    QCOMPARE(said(), QStringLiteral("The match is over. Games in finished deals: 4 of 4."));
    auto &list = part<QListWidget>("failures");
    QVERIFY(list.isVisible());
    QCOMPARE(list.count(), 4);
    QCOMPARE(list.item(0)->text(), QStringLiteral("Game 1, lost for Mine: “Mine” ended without an answer."));
    QVERIFY(views::Announcer::of(*m_dialog).said().contains(list.item(0)->text()));
    QCOMPARE(list.accessibleName(), QStringLiteral("Games in which an engine has failed: 4"));
    const QDir games(m_folder->filePath(QStringLiteral("games")));
    QCOMPARE(games.entryList(QDir::Files).size(), 4);
    // All deals came to the same: nobody knows how far others differ.
    QCOMPARE(row(0).at(5), QStringLiteral("0.0%"));
    QVERIFY(!part<QLabel>("rating").isVisible());
    // In another language all of it is.
    words::setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(list.count(), 4);
    QVERIFY2(list.item(0)->text().startsWith(QLatin1String("Partie 1")), qPrintable(list.item(0)->text()));
    // Another match in the same folder leaves them alone.
    words::setLanguage(QStringLiteral("en"));
    m_over->clear();
    start();
    QVERIFY(waitForEnd());
    QCOMPARE(games.entryList(QDir::Files).size(), 8);
}

void TestMatchDialog::aFailureEndsIt()
{
    open(engineThat("exit"));
    part<QCheckBox>("recovers").setChecked(false);
    start();
    QVERIFY(waitForEnd());
    QCOMPARE(
        said(),
        QStringLiteral("The match has ended early. Games in finished deals: 0 of 4. “Mine” ended without an answer."));
    QCOMPARE(part<QListWidget>("failures").item(0)->text(),
             QStringLiteral("Game 1, not counted: “Mine” ended without an answer."));
}

void TestMatchDialog::enginesComeAndGo()
{
    open(ownEngine("aton"));
    const int count = combo("player-1").count();
    m_settings->engines.add({QStringLiteral("Other"), QStringLiteral("./other")});
    QCOMPARE(combo("player-1").count(), count + 1);
    QCOMPARE(combo("player-1").currentText(), QStringLiteral("Mine"));
    m_settings->engines.remove(0);
    QCOMPARE(combo("player-1").currentText(), QStringLiteral("easy"));
}

void TestMatchDialog::everyGameIsOffered()
{
    open();
    for (int at = 0; at < combo("game").count(); ++at) {
        combo("game").setCurrentIndex(at);
        for (int seats = 0; seats < combo("seats").count(); ++seats) {
            combo("seats").setCurrentIndex(seats);
            QVERIFY(combo("seats").currentData().toInt() >= 2);
            QVERIFY(button("start").isEnabled());
        }
    }
}

void TestMatchDialog::keysGoRound()
{
    open(ownEngine("aton"));
    combo("game").setFocus();
    QCOMPARE(tabRound(*m_dialog),
             (QStringList{QStringLiteral("game"), QStringLiteral("player-1"), QStringLiteral("player-2"),
                          QStringLiteral("deals"), QStringLiteral("time"), QStringLiteral("seed"),
                          QStringLiteral("threads"), QStringLiteral("recovers"), QStringLiteral("saves"),
                          QStringLiteral("start"), QStringLiteral("Close"), QStringLiteral("qt_tabwidget_tabbar")}));
    part<QTabWidget>("tabs").setCurrentIndex(1);
    part<QTreeWidget>("table").setFocus();
    QCOMPARE(tabRound(*m_dialog), (QStringList{QStringLiteral("table"), QStringLiteral("start"),
                                               QStringLiteral("Close"), QStringLiteral("qt_tabwidget_tabbar")}));
}

void TestMatchDialog::everythingHasANameInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : words::languages())
        QTest::newRow(qPrintable(code)) << code;
}

void TestMatchDialog::everythingHasANameInEveryLanguage()
{
    QFETCH(const QString, language);
    open(engineThat("exit"));
    start();
    QVERIFY(waitForEnd());
    const QStringList english = wordsOf(*m_dialog);
    words::setLanguage(language);
    QCoreApplication::processEvents();
    QCOMPARE(nameless(*m_dialog), QStringList());
    const QStringList now = wordsOf(*m_dialog);
    QCOMPARE(now.size(), english.size());
    QSet<QString> same;
    for (qsizetype at = 0; at < now.size(); ++at) {
        static const QRegularExpression word(QStringLiteral("\\p{L}{2}"));
        if (now[at] == english[at] && now[at].contains(word))
            same.insert(now[at]);
    }
    if (language != QLatin1String("en"))
        QCOMPARE(same - alike(language), QSet<QString>());
}

} // namespace tests::tst_match_dialog

TEST_CLASS(tst_match_dialog, TestMatchDialog)
#include "tst_match_dialog.moc"
