// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are opened: what is open already in another window or program, and what is dropped on a window.
#include <QAction>
#include <QDropEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>

#include "program.h"
#include "tests/model/record/disk.h"
#include "tests/test_class.h"
#include "views/dialogs/new_game.h"

namespace tests::tst_opening_window {

using views::MainWindow;

namespace {

QByteArray anotherGame()
{
    return record::write(views::recordOf(*engine::findGame("osiris"), {{{}, kHuman}, {{}, kEasy}}));
}

/// Drops that on the window; what was done with it, as the other program hears.
Qt::DropAction drop(MainWindow &window, const QMimeData &mime)
{
    // With the key that moves files: nobody may lose the own file by it.
    const Qt::DropActions possible = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter({300, 300}, possible, &mime, Qt::LeftButton, Qt::ShiftModifier);
    enter.setAccepted(false);
    QCoreApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted())
        return Qt::IgnoreAction;
    QDropEvent event({300, 300}, possible, &mime, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(&window, &event);
    QCoreApplication::sendPostedEvents(&window, QEvent::MetaCall);
    return event.dropAction();
}

Qt::DropAction drop(MainWindow &window, const QList<QUrl> &urls)
{
    QMimeData mime;
    mime.setUrls(urls);
    return drop(window, mime);
}

} // namespace

class TestOpeningWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void aDropKeepsTheGame();
    void aFileThatIsOpenIsShown();
    void whatIsHandedOverTakesNoOtherWindow();
    void aFileThatIsShownOtherwiseIsAskedAbout();
    void anotherProgramIsAskedToShowIt();
    void aSavedFileCountsAsOpen();
    void allThatIsDroppedIsOpened();
    void windowsThatAreFreeAreTakenFirst();
    void manyFilesAreAskedAbout();
    void aDropIsACopy();
    void aTextWithAGameIsOpened();
    void aNameThatIsNoTextIsRefused();
};

void TestOpeningWindow::aDropKeepsTheGame()
{
    beginSaved(1);
    const QByteArray mine = played();
    const QString other = m_program->path(QStringLiteral("other.cartouche"));
    put(other, anotherGame());
    drop(window(), {QUrl::fromLocalFile(other)});
    QTRY_COMPARE(window().document()->autosave().file(), other);
    QCOMPARE(m_program->journals().size(), 2);
    Program::press(*window().findChild<QWidget *>(QStringLiteral("notice-set-aside")), "Go on with it");
    QTRY_COMPARE(window().document()->autosave().file(), file());
    QCOMPARE(played(), mine);
}

void TestOpeningWindow::aFileThatIsOpenIsShown()
{
    beginSaved(0);
    const QString link = m_program->path(QStringLiteral("link.cartouche"));
    QVERIFY(QFile::link(file(), link));
    MainWindow &second = *m_program->windows().open();
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    for (const QString &path : {file(), link}) {
        second.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&second));
        window().showMinimized();
        QVERIFY(!second.navigator().openFile(path));
        QVERIFY(second.navigator().isFree());
        QTRY_VERIFY(window().isActiveWindow() && !window().isMinimized());
    }
    QVERIFY(window().navigator().openFile(file())); // its own is opened again
    QVERIFY(!question.came());
    QVERIFY(second.close());
}

void TestOpeningWindow::whatIsHandedOverTakesNoOtherWindow()
{
    beginSaved(0);
    const QString other = m_program->path(QStringLiteral("other.cartouche"));
    MainWindow &second = *m_program->windows().open();
    second.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&second));
    const auto comes = [this](const QString &path) {
        return m_program->windows().bringForward(path, views::Navigator::As::Itself);
    };
    QVERIFY(!comes(other)); // there is no such file
    put(other, anotherGame());
    QVERIFY(!comes(other));
    QVERIFY(!m_program->windows().bringForward(file(), views::Navigator::As::Edit));
    QVERIFY(second.isActiveWindow());
    QVERIFY(comes(file()));
    QTRY_VERIFY(window().isActiveWindow());
    QVERIFY(second.navigator().isFree());
    QVERIFY(second.navigator().openFile(other));
    QVERIFY(comes(other));
    QTRY_VERIFY(second.isActiveWindow());
    QVERIFY(second.navigator().beginGame(trainingGame(kHuman, kHuman), 1));
    QVERIFY(!comes(other)); // it has gone from there
    QCOMPARE(m_program->windows().all().size(), 2U);
}

/// Who wants to review what is played elsewhere may want both.
void TestOpeningWindow::aFileThatIsShownOtherwiseIsAskedAbout()
{
    beginSaved(0);
    MainWindow &second = *m_program->windows().open();
    QString said;
    const Answer question("QMessageBox", [&said](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        Program::press(dialog, "Go there");
    });
    QVERIFY(!second.navigator().openFile(file(), views::Navigator::As::Review));
    QVERIFY(question.came());
    QCOMPARE(said, QStringLiteral("“mine.cartouche” is open already, in another window."));
    QTRY_VERIFY(window().isActiveWindow());
    QVERIFY(second.navigator().isFree());
}

void TestOpeningWindow::anotherProgramIsAskedToShowIt()
{
    beginSaved(0);
    Program beside(*m_program);
    MainWindow &other = beside.start();
    {
        const Answer question("QMessageBox", QStringLiteral("Cancel"));
        QVERIFY(!other.navigator().openFile(file()));
        QVERIFY(question.came());
    }
    QVERIFY(!window().isActiveWindow());
    {
        const Answer question("QMessageBox", QStringLiteral("Go there"));
        QVERIFY(!other.navigator().openFile(file()));
        QVERIFY(question.came());
    }
    QTRY_VERIFY(window().isActiveWindow());
    window().close();
    settle();
    m_table.reset();
    QVERIFY(other.navigator().openFile(file())); // nobody has it open any more
}

void TestOpeningWindow::aSavedFileCountsAsOpen()
{
    beginSaved(0);
    saveAs(*m_table, m_program->path(QStringLiteral("other.cartouche")));
    MainWindow &second = *m_program->windows().open();
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(!second.navigator().openFile(m_program->path(QStringLiteral("other.cartouche"))));
    QTRY_VERIFY(window().isActiveWindow());
    QVERIFY(second.navigator().openFile(file())); // the one before is free again
    QVERIFY(!question.came());
}

void TestOpeningWindow::allThatIsDroppedIsOpened()
{
    beginSaved(1);
    QList<QUrl> urls;
    for (const char *name : {"one.cartouche", "broken.cartouche", "three.cartouche"}) {
        const QString path = m_program->path(QLatin1String(name));
        put(path, urls.size() == 1 ? "broken" : anotherGame());
        urls << QUrl::fromLocalFile(path);
    }
    {
        const Answer broken("QMessageBox", QStringLiteral("OK"));
        drop(window(), urls);
        QVERIFY(broken.came());
    }
    QStringList open;
    for (MainWindow *each : m_program->windows().all())
        open << QFileInfo(each->document()->autosave().file()).fileName();
    QCOMPARE(open, QStringList({QFileInfo(file()).fileName(), QStringLiteral("one.cartouche"),
                                QStringLiteral("three.cartouche")}));
    const QString four = m_program->path(QStringLiteral("four.cartouche"));
    put(four, anotherGame());
    const Answer broken("QMessageBox", QStringLiteral("OK"));
    drop(window(), {QUrl::fromLocalFile(four), urls[1]}); // leaves no empty window behind
    QVERIFY(broken.came());
    settle();
    QCOMPARE(m_program->windows().all().size(), 4U);
    QCOMPARE(window().document()->autosave().file(), file());
}

/// One that was there before stays, whatever could not be opened in it.
void TestOpeningWindow::windowsThatAreFreeAreTakenFirst()
{
    beginSaved(1);
    const MainWindow *const one = m_program->windows().open();
    MainWindow *const other = m_program->windows().open();
    const QString good = m_program->path(QStringLiteral("good.cartouche"));
    const QString bad = m_program->path(QStringLiteral("bad.cartouche"));
    put(good, anotherGame());
    put(bad, "broken");
    const Answer broken("QMessageBox", QStringLiteral("OK"));
    drop(window(), {QUrl::fromLocalFile(good), QUrl::fromLocalFile(bad)});
    QVERIFY(broken.came());
    settle();
    QCOMPARE(m_program->windows().all().size(), 3U);
    QCOMPARE(one->document()->autosave().file(), good);
    QVERIFY(other->navigator().isFree());
    QCOMPARE(window().document()->autosave().file(), file());
}

void TestOpeningWindow::manyFilesAreAskedAbout()
{
    beginSaved(0);
    QList<QUrl> urls;
    for (int number = 0; number < 11; ++number) {
        urls << QUrl::fromLocalFile(m_program->path(QStringLiteral("%1.cartouche").arg(number)));
        put(urls.back().toLocalFile(), anotherGame());
    }
    QString said;
    const Answer question("QMessageBox", [&said](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        Program::press(dialog, "Cancel");
    });
    drop(window(), urls);
    QVERIFY(question.came());
    QCOMPARE(said, QStringLiteral("Open 11 games, each in a window of its own?"));
    QCOMPARE(m_program->windows().all().size(), 1U);
    QCOMPARE(window().document()->autosave().file(), file());
}

void TestOpeningWindow::aDropIsACopy()
{
    beginSaved(0);
    const QString other = m_program->path(QStringLiteral("other.cartouche"));
    put(other, anotherGame());
    QCOMPARE(drop(window(), {QUrl::fromLocalFile(other)}), Qt::CopyAction);
    QCOMPARE(window().document()->autosave().file(), other);
    QCOMPARE(drop(window(), {QUrl(QStringLiteral("https://example.org/game.cartouche"))}), Qt::IgnoreAction);
    QCOMPARE(drop(window(), QList<QUrl>()), Qt::IgnoreAction);
}

void TestOpeningWindow::aTextWithAGameIsOpened()
{
    beginSaved(0);
    QMimeData mime;
    mime.setText(QString::fromUtf8(anotherGame()));
    QCOMPARE(drop(window(), mime), Qt::CopyAction);
    QCOMPARE(window().document()->play().record().game, engine::findGame("osiris"));
    QVERIFY(window().document()->autosave().file().isEmpty());
    mime.setText(QStringLiteral("Dear Noor,"));
    {
        const Answer message("QMessageBox", QStringLiteral("OK"));
        drop(window(), mime);
        QVERIFY(message.came());
    }
    // What is saved takes no letter's place.
    const QString letter = m_program->path(QStringLiteral("letter.txt"));
    put(letter, QByteArray::fromStdString(engine::findGame("nefertiti")->start({3, {}}).text()));
    drop(window(), {QUrl::fromLocalFile(letter)});
    QCOMPARE(window().document()->play().record().game, engine::findGame("nefertiti"));
    QVERIFY(window().document()->autosave().file().isEmpty());
}

void TestOpeningWindow::aNameThatIsNoTextIsRefused()
{
    beginSaved(0);
    QString said;
    const Answer message("QMessageBox", [&said](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        Program::press(dialog, "OK");
    });
    drop(window(), {QUrl::fromEncoded("file:///tmp/%ff.cartouche")});
    QVERIFY(message.came());
    QVERIFY2(said.contains(QStringLiteral("no text (UTF-8)")), qPrintable(said));
    QCOMPARE(window().document()->autosave().file(), file());
}

} // namespace tests::tst_opening_window

TEST_CLASS(tst_opening_window, TestOpeningWindow)
#include "tst_opening_window.moc"
