// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QTest>

#include "views/dialogs/new_game.h"
#include "views/play/game_page.h"

Program::Program() : m_folder(std::make_shared<QTemporaryDir>())
{
    QDir().mkdir(journalFolder());
    views::Settings(path(QStringLiteral("settings.conf"))).motion.set(false);
}

views::MainWindow &Program::start(const QString &file)
{
    m_windows.reset();
    m_settings = std::make_unique<views::Settings>(path(QStringLiteral("settings.conf")));
    m_windows = std::make_unique<views::Windows>(*m_settings, journalFolder());
    views::MainWindow &window = *m_windows->make();
    window.show();
    if (!file.isEmpty())
        window.navigator().openFile(file);
    m_windows->recovery().start(&window, !window.find<views::GamePage>() && m_settings->restoreGames.get());
    if (!window.findChild<views::RecoveryDialog *>()) {
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("The window does not come up");
    }
    return window;
}

void Program::kill()
{
    m_windows.reset();
    settle();
}

bool Program::quit()
{
    views::MainWindow &window = *m_windows->all().back();
    window.activateWindow();
    entry(window, "Quit").trigger();
    settle();
    return m_windows->all().empty();
}

QMap<QString, QByteArray> Program::journals() const
{
    QMap<QString, QByteArray> journals;
    const QDir folder(journalFolder());
    for (const QString &name : folder.entryList({QStringLiteral("*.journal")})) {
        QFile file(folder.filePath(name));
        journals.insert(file.fileName(), file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return journals;
}

views::RecoveryDialog *Program::offer(const views::MainWindow &window)
{
    auto *dialog = window.findChild<views::RecoveryDialog *>();
    return dialog && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
}

void Program::press(const QWidget &dialog, const char *text)
{
    QPushButton *button = Table::buttonOf(dialog, QString::fromUtf8(text));
    if (!button)
        qFatal("There is no button %s", text);
    QTest::mouseClick(button, Qt::LeftButton);
}

void ProgramTest::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    qApp->setQuitOnLastWindowClosed(false);
}

void ProgramTest::init()
{
    failOnWarnings();
    m_program = std::make_unique<Program>();
}

void ProgramTest::cleanup()
{
    m_table.reset();
    m_program.reset();
}

void ProgramTest::beginSaved(int choices)
{
    m_table = std::make_unique<Table>(m_program->start());
    window().navigator().beginGame(trainingGame(kHuman, kEasy), 3);
    m_table->hurry();
    playSome(*m_table, 1);
    saveAs(*m_table, file());
    playSome(*m_table, choices);
}

record::Record trainingGame(const QString &red, const QString &blue)
{
    record::Record record = views::recordOf(*engine::findGame("aton"), {{{}, red}, {{}, blue}});
    record.training = true;
    return record;
}

record::Record finishedGame()
{
    play::Play play(trainingGame(kEasy, kEasy), 3);
    while (!play.isOver()) {
        const engine::Position &position = play.position();
        engine::Random random(static_cast<std::uint64_t>(play.stepCount()));
        play.act(position.toAct() == engine::seatBit(engine::kChance) ? position.sample(random)
                                                                      : position.legal().front());
    }
    record::Record record = play.record();
    record.training = false;
    return record;
}

void playSome(Table &table, int choices)
{
    for (int done = 0; done <= choices; ++done) {
        QVERIFY(table.waitReady());
        if (QPushButton *button = table.uncover())
            QTest::mouseClick(button, Qt::LeftButton);
        if (done == choices || table.play().isOver())
            return;
        const engine::Action action = table.chosen();
        const int before = table.play().stepCount();
        if (table.verb(action) == "lay") {
            std::vector<engine::MoveTarget> moveTargets = table.moveTargets(action);
            std::sort(moveTargets.begin(), moveTargets.end(),
                      [](const engine::MoveTarget &a, const engine::MoveTarget &b) { return a.to < b.to; });
            table.board().setFocus();
            for (const engine::MoveTarget &target : moveTargets)
                QTest::keyClick(&table.board(), static_cast<Qt::Key>(Qt::Key_0 + target.value));
            QTest::keyClick(&table.board(), Qt::Key_Return);
        } else {
            QVERIFY(table.play().act(action));
        }
        QVERIFY(table.play().stepCount() > before);
    }
}

void saveAs(Table &table, const QString &path)
{
    QVERIFY(table.activate());
    const Answer name("QFileDialog", [&path](QDialog &dialog) { Table::typeFile(dialog, path); });
    QTest::keyClick(&table.window(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(name.came());
    QVERIFY(QFile::exists(path));
    QVERIFY(!table.window().isWindowModified());
    QVERIFY(table.activate());
}

QList<QByteArray> walked(Table &table)
{
    play::Play &play = table.play();
    QList<QByteArray> all{record::write(play.record())};
    int undone = 0;
    for (; play.canUndo(); ++undone) {
        play.undo();
        all << record::write(play.record());
    }
    for (; undone > 0; --undone) {
        play.redo();
        all << record::write(play.record());
    }
    playSome(table, 0); // till all of it is shown
    return all;
}

QAction &entry(views::MainWindow &window, const char *text)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
            return *action;
    }
    qFatal("There is no entry %s", text);
}

void settle() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }
