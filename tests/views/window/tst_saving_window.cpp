// SPDX-License-Identifier: GPL-3.0-or-later
// The player's own file: changed or gone behind the game's back, places where it cannot be written, two games on one.
#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpression>

#include "program.h"
#include "tests/model/record/disk.h"
#include "tests/test_class.h"
#include "views/dialogs/new_game.h"
#include "views/play/game_page.h"

namespace tests::tst_saving_window {

using views::MainWindow;

namespace {

/// A message without words shows its id in brackets.
const QRegularExpression kBareId(QStringLiteral("\\[[a-z]+\\.[a-z.-]+\\]"));

/// What another program writes.
QByteArray anotherGame()
{
    return record::write(views::recordOf(*engine::findGame("osiris"), {{{}, kHuman}, {{}, kEasy}}));
}

} // namespace

class TestSavingWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void theChangedFileIsOpened_data();
    void theChangedFileIsOpened();
    void savingAsksBeforeItReplaces_data();
    void savingAsksBeforeItReplaces();
    void thisGameIsKept();
    void aFileThatIsGoneIsSavedAgain();
    void aGameWhoseFileIsGoneIsAskedAbout();
    void aFinishedGameWhoseFileIsGoneComesBack();
    void anotherPlaceIsOffered_data();
    void anotherPlaceIsOffered();
    void troubleWithTheJournalIsToldWhileItLasts();
    void aGameInTroubleIsAskedAboutAtTheEnd();
    void aLinkStaysALink();
    void twoProgramsHaveOneFile();
    void aGameThatCameBackDoesNotReplaceWhatChanged();
    void theOwnFileIsOpenedAgain_data();
    void theOwnFileIsOpenedAgain();
    void aNameGetsItsEnding_data();
    void aNameGetsItsEnding();
    void whatTheEndingMeetsIsAskedAbout();
    void anExportGetsItsEnding();

private:
    /// A game that was saved, and that many choices after it.
    void begin(int choices);
    static QWidget *notice(const MainWindow &window, const char *name);
    static QString sentence(const QWidget &notice)
    {
        return notice.findChild<QLabel *>(QStringLiteral("sentence"))->text();
    }
    void save() { QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier); }
    /// Chooses "Save as", types that name, and presses that button if something is asked then.
    bool saveAsTyped(const QString &name, const QString &button = {});
};

void TestSavingWindow::begin(int choices)
{
    beginSaved(choices);
    QCOMPARE(window().isWindowModified(), choices > 0);
    QVERIFY(!notice(window(), "file"));
}

QWidget *TestSavingWindow::notice(const MainWindow &window, const char *name)
{
    for (auto *notice : window.findChildren<QWidget *>(QStringLiteral("notice-") + QLatin1String(name))) {
        if (!notice->isHidden())
            return notice;
    }
    return nullptr;
}

void TestSavingWindow::theChangedFileIsOpened_data()
{
    QTest::addColumn<int>("choices");
    QTest::newRow("as it was saved") << 0;
    QTest::newRow("with something to lose") << 1;
}

void TestSavingWindow::theChangedFileIsOpened()
{
    QFETCH(const int, choices);
    begin(choices);
    const QByteArray mine = played();
    put(file(), anotherGame());
    QTRY_VERIFY(notice(window(), "file"));
    QCOMPARE(sentence(*notice(window(), "file")),
             QStringLiteral("Another program has changed the file “mine.cartouche”."));
    // What is to be opened is not what the present game is saved over.
    const QString elsewhere = m_program->path(QStringLiteral("elsewhere.cartouche"));
    const Answer question("QMessageBox", QStringLiteral("Save"));
    const Answer name("QFileDialog", [&elsewhere](QDialog &dialog) { Table::typeFile(dialog, elsewhere); });
    Program::press(*notice(window(), "file"), "Open the changed one");
    QCOMPARE(question.came(), choices > 0);
    QCOMPARE(name.came(), choices > 0);
    QCOMPARE(contentOf(elsewhere), choices > 0 ? mine : QByteArray());
    QCOMPARE(contentOf(file()), anotherGame());
    QCOMPARE(record::write(m_table->play().beginning()), anotherGame());
    QVERIFY(!notice(window(), "file"));
    QVERIFY(!window().isWindowModified());
    QCOMPARE(window().document()->autosave().file(), file());
}

void TestSavingWindow::savingAsksBeforeItReplaces_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("cancel") << "Cancel";
    QTest::newRow("replace") << "Replace";
}

void TestSavingWindow::savingAsksBeforeItReplaces()
{
    QFETCH(const QString, button);
    begin(1);
    put(file(), anotherGame());
    QTRY_VERIFY(notice(window(), "file"));
    const Answer question("QMessageBox", button);
    save();
    QVERIFY(question.came());
    const bool replaces = button == QLatin1String("Replace");
    QCOMPARE(contentOf(file()), replaces ? played() : anotherGame());
    QCOMPARE(window().isWindowModified(), !replaces);
    QCOMPARE(notice(window(), "file") != nullptr, !replaces);
    if (replaces)
        QCOMPARE(contentOf(file() + QLatin1Char('~')), anotherGame());
}

void TestSavingWindow::thisGameIsKept()
{
    begin(0);
    put(file(), anotherGame());
    QTRY_VERIFY(notice(window(), "file"));
    Program::press(*notice(window(), "file"), "Keep this game");
    QVERIFY(!notice(window(), "file"));
    QCOMPARE(contentOf(file()), anotherGame());
    // It lies nowhere now but here.
    m_program->settings().restoreGames.set(false);
    {
        const Answer question("QMessageBox", QStringLiteral("Cancel"));
        QVERIFY(!window().close());
        QVERIFY(question.came());
    }
    QVERIFY(m_table->activate());
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    save();
    QVERIFY(!question.came()); // that was said already
    QCOMPARE(contentOf(file()), played());
    QCOMPARE(contentOf(file() + QLatin1Char('~')), anotherGame());
    put(file(), anotherGame()); // and once more
    QTRY_VERIFY(notice(window(), "file"));
}

void TestSavingWindow::aFileThatIsGoneIsSavedAgain()
{
    begin(1);
    QVERIFY(QFile::remove(file()));
    QTRY_VERIFY(notice(window(), "file"));
    QCOMPARE(sentence(*notice(window(), "file")),
             QStringLiteral("The file “mine.cartouche” is no longer in its place."));
    Program::press(*notice(window(), "file"), "Save again");
    QCOMPARE(contentOf(file()), played());
    QVERIFY(!notice(window(), "file"));
    QVERIFY(!window().isWindowModified());
}

void TestSavingWindow::aGameWhoseFileIsGoneIsAskedAbout()
{
    begin(0);
    m_program->settings().restoreGames.set(false);
    QVERIFY(QFile::remove(file()));
    QTRY_VERIFY(notice(window(), "file"));
    Program::press(*notice(window(), "file"), "Keep this game");
    QVERIFY(!notice(window(), "file"));
    const QByteArray mine = played();
    const Answer question("QMessageBox", QStringLiteral("Save"));
    QVERIFY(window().close());
    QVERIFY(question.came());
    QCOMPARE(contentOf(file()), mine);
}

void TestSavingWindow::aFinishedGameWhoseFileIsGoneComesBack()
{
    begin(0);
    entry(window(), "Resign").trigger();
    QVERIFY(m_table->waitReady());
    save();
    QVERIFY(!window().isWindowModified());
    QVERIFY(QFile::remove(file()));
    const QByteArray mine = played();
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(m_program->quit());
    QVERIFY(!question.came());
    MainWindow &again = m_program->start();
    QVERIFY(again.find<views::GamePage>() && notice(again, "file"));
    QCOMPARE(record::write(again.find<views::GamePage>()->play().record()), mine);
}

void TestSavingWindow::anotherPlaceIsOffered_data()
{
    QTest::addColumn<QString>("obstacle");
    for (const char *obstacle : {"folder gone", "read-only folder", "full disk"})
        QTest::newRow(obstacle) << obstacle;
}

void TestSavingWindow::anotherPlaceIsOffered()
{
    QFETCH(const QString, obstacle);
    begin(0);
    const QString folder = m_program->path(QStringLiteral("folder"));
    const QString there = folder + QStringLiteral("/game.cartouche");
    QVERIFY(QDir().mkdir(folder));
    saveAs(*m_table, there);
    playSome(*m_table, 1);
    const QByteArray before = contentOf(there);
    std::optional<NoPrivilege> bound;
    std::optional<SmallDisk> disk;
    if (obstacle == QLatin1String("folder gone"))
        QVERIFY(QDir(folder).removeRecursively());
    if (obstacle == QLatin1String("read-only folder")) {
        QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
        bound.emplace();
    }
    if (obstacle == QLatin1String("full disk"))
        disk.emplace(static_cast<rlim_t>(10));
    QString said;
    const Answer message("QMessageBox", [&](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        disk.reset(); // another disk
        Program::press(dialog, "Save as…");
    });
    const Answer name("QFileDialog", [this](QDialog &dialog) {
        Table::typeFile(dialog, m_program->path(QStringLiteral("elsewhere.cartouche")));
    });
    save();
    QVERIFY(message.came() && name.came());
    QVERIFY2(!said.isEmpty() && !said.contains(kBareId), qPrintable(said));
    QCOMPARE(window().document()->autosave().file(), m_program->path(QStringLiteral("elsewhere.cartouche")));
    QCOMPARE(contentOf(window().document()->autosave().file()), played());
    QVERIFY(!window().isWindowModified());
    QVERIFY(!notice(window(), "file"));
    if (obstacle != QLatin1String("folder gone"))
        QCOMPARE(contentOf(there), before);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestSavingWindow::troubleWithTheJournalIsToldWhileItLasts()
{
    begin(0);
    const QString folder = m_program->journalFolder();
    QVERIFY(QDir().rename(folder, folder + QStringLiteral("-away")));
    put(folder, "no folder");
    playSome(*m_table, 2); // play goes on
    QVERIFY(notice(window(), "trouble"));
    const Answer name("QFileDialog", QStringLiteral("Cancel"));
    Program::press(*notice(window(), "trouble"), "Save…");
    QVERIFY(!name.came()); // into its own file
    QCOMPARE(contentOf(file()), played());
    QVERIFY(notice(window(), "trouble"));
    QVERIFY(QFile::remove(folder));
    playSome(*m_table, 1);
    QVERIFY(!notice(window(), "trouble"));
    QCOMPARE(m_program->journals().size(), 1);
    m_program->kill();
    QVERIFY(Program::offer(m_program->start()));
}

void TestSavingWindow::aGameInTroubleIsAskedAboutAtTheEnd()
{
    const QString folder = m_program->journalFolder();
    QVERIFY(QDir().rmdir(folder));
    put(folder, "no folder");
    begin(0);
    QVERIFY(notice(window(), "trouble")); // from the beginning
    playSome(*m_table, 1);
    const QByteArray mine = played();
    const Answer question("QMessageBox", QStringLiteral("Save"));
    QVERIFY(m_program->quit());
    QVERIFY(question.came());
    QCOMPARE(contentOf(file()), mine);
}

void TestSavingWindow::aLinkStaysALink()
{
    begin(0);
    const QString link = m_program->path(QStringLiteral("link.cartouche"));
    QVERIFY(QFile::link(file(), link));
    QVERIFY(window().navigator().openFile(link));
    m_table->hurry();
    playSome(*m_table, 1);
    save();
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentOf(file()), played());
    QCOMPARE(window().document()->autosave().file(), link);
    put(file(), anotherGame()); // what it points to is watched
    QTRY_VERIFY(notice(window(), "file"));
}

void TestSavingWindow::twoProgramsHaveOneFile()
{
    begin(0);
    Program beside(*m_program);
    MainWindow &second = beside.start();
    const Answer already("QMessageBox", QStringLiteral("Open it here too"));
    QVERIFY(second.navigator().openFile(file()));
    QVERIFY(already.came());
    Table other(second);
    other.hurry();
    playSome(other, 1);
    QVERIFY(other.activate());
    playSome(*m_table, 2);
    QVERIFY(m_table->activate());
    save();
    const QByteArray mine = played();
    QCOMPARE(contentOf(file()), mine);
    QTRY_VERIFY(notice(second, "file"));
    QVERIFY(!notice(window(), "file"));
    QVERIFY(other.activate());
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QTest::keyClick(&second, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(question.came());
    QCOMPARE(contentOf(file()), mine);
    QCOMPARE(m_program->journals().size(), 2);
}

void TestSavingWindow::aGameThatCameBackDoesNotReplaceWhatChanged()
{
    begin(1);
    const QByteArray mine = played();
    QVERIFY(m_program->quit());
    put(file(), anotherGame());
    m_table = std::make_unique<Table>(m_program->start());
    QCOMPARE(played(), mine);
    QVERIFY(notice(window(), "file"));
    m_table->hurry();
    {
        const Answer question("QMessageBox", QStringLiteral("Cancel"));
        save();
        QVERIFY(question.came());
    }
    QCOMPARE(contentOf(file()), anotherGame());
    QVERIFY(m_table->activate());
    const Answer question("QMessageBox", QStringLiteral("Replace"));
    save();
    QVERIFY(question.came());
    QCOMPARE(contentOf(file()), mine);
    QCOMPARE(contentOf(file() + QLatin1Char('~')), anotherGame());
}

void TestSavingWindow::theOwnFileIsOpenedAgain_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("save") << "Save";
    QTest::newRow("discard") << "Discard";
    QTest::newRow("cancel") << "Cancel";
}

void TestSavingWindow::theOwnFileIsOpenedAgain()
{
    QFETCH(const QString, button);
    begin(1);
    const QByteArray before = contentOf(file());
    const QByteArray mine = played();
    const Answer question("QMessageBox", button);
    QCOMPARE(window().navigator().openFile(file()), button != QLatin1String("Cancel"));
    QVERIFY(question.came());
    QCOMPARE(played(), button == QLatin1String("Discard") ? before : mine);
    QCOMPARE(contentOf(file()), button == QLatin1String("Save") ? mine : before);
    QCOMPARE(window().isWindowModified(), button == QLatin1String("Cancel"));
    QVERIFY(!notice(window(), "file"));
    QCOMPARE(m_program->journals().size(), button == QLatin1String("Cancel") ? 1 : 0);
}

bool TestSavingWindow::saveAsTyped(const QString &name, const QString &button)
{
    if (!m_table->activate())
        return false;
    std::optional<Answer> question;
    std::optional<Answer> again;
    const Answer typed("QFileDialog", [&](QDialog &dialog) {
        if (!button.isEmpty()) {
            question.emplace("QMessageBox", button);
            again.emplace("QFileDialog", [](QDialog &second) { second.reject(); });
        }
        Table::typeFile(dialog, m_program->path(name));
    });
    QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    return typed.came() && m_table->activate() && (!question || question->came());
}

void TestSavingWindow::aNameGetsItsEnding_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("saved");
    QTest::newRow("date") << "Spiel 27.11.2026"
                          << "Spiel 27.11.2026.cartouche";
    QTest::newRow("hidden") << ".hidden"
                            << ".hidden.cartouche";
    QTest::newRow("another kind") << "game.png"
                                  << "game.png.cartouche";
    QTest::newRow("none") << "game"
                          << "game.cartouche";
    QTest::newRow("ours") << "game.Cartouche"
                          << "game.Cartouche";
}

void TestSavingWindow::aNameGetsItsEnding()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, saved);
    begin(0);
    QVERIFY(saveAsTyped(typed));
    QCOMPARE(window().document()->autosave().file(), m_program->path(saved));
    QCOMPARE(contentOf(m_program->path(saved)), played());
    QCOMPARE(QFile::exists(m_program->path(typed)), typed == saved);
}

void TestSavingWindow::whatTheEndingMeetsIsAskedAbout()
{
    const QString there = m_program->path(QStringLiteral("Spiel 27.11.2026.cartouche"));
    begin(0);
    put(there, anotherGame());
    QVERIFY(saveAsTyped(QStringLiteral("Spiel 27.11.2026"), QStringLiteral("Cancel")));
    QCOMPARE(contentOf(there), anotherGame());
    QCOMPARE(window().document()->autosave().file(), file());
    QVERIFY(saveAsTyped(QStringLiteral("Spiel 27.11.2026"), QStringLiteral("Replace")));
    QCOMPARE(contentOf(there), played());
    QCOMPARE(contentOf(there + QLatin1Char('~')), anotherGame());
    // The same with the whole name, which is asked about once.
    QVERIFY(saveAsTyped(QFileInfo(there).fileName(), QStringLiteral("Cancel")));
}

void TestSavingWindow::anExportGetsItsEnding()
{
    begin(0);
    const Answer choice("views::ExportDialog", [](QDialog &dialog) { dialog.accept(); });
    QString proposed;
    const Answer name("QFileDialog", [&](QDialog &dialog) {
        proposed = dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->text();
        Table::typeFile(dialog, m_program->path(QStringLiteral("mine.cartouche"))); // is no name of a picture
    });
    entry(window(), "Export…").trigger();
    QVERIFY(choice.came() && name.came());
    QCOMPARE(proposed, QStringLiteral("mine.png"));
    QVERIFY(contentOf(m_program->path(QStringLiteral("mine.cartouche.png"))).startsWith("\x89PNG"));
    QCOMPARE(contentOf(file()), played());
}

} // namespace tests::tst_saving_window

TEST_CLASS(tst_saving_window, TestSavingWindow)
#include "tst_saving_window.moc"
