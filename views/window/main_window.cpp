// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QRandomGenerator>
#include <QScreen>
#include <QStackedWidget>

#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/result_dialog.h"
#include "views/window/languages.h"
#include "views/window/new_game.h"
#include "views/window/start_page.h"
#include "views/window/style_sheet.h"

namespace views {

namespace {

const QString kSuffix = QStringLiteral("cartouche");

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64() >> 4U; }

QString idOf(const engine::Game &game) { return QString::fromStdString(std::string(game.id())); }

/// A single local file that is dragged over the window, or empty.
QString draggedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(Settings &settings, QWidget *parent)
    : QMainWindow(parent), m_settings(settings), m_stack(new QStackedWidget(this)), m_start(new StartPage(m_stack))
{
    setMinimumSize(640, 480);
    const QSize frame(16, 48); // about what a window manager adds
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - frame));
    setAcceptDrops(true);
    setCentralWidget(m_stack);
    m_stack->addWidget(m_start);
    makeMenus();
    connect(m_start, &StartPage::playNow, this,
            [this](const QString &game) { playNow(*engine::findGame(game.toStdString())); });
    connect(m_start, &StartPage::newGame, this, &MainWindow::newGame);
    connect(m_start, &StartPage::open, this, &MainWindow::open);
    connect(m_start, &StartPage::openFile, this, &MainWindow::openFile);
    connect(&m_settings, &Settings::recentFilesChanged, this, &MainWindow::refreshRecent);
    connect(&m_settings, &Settings::themeChanged, this, [this] {
        m_theme.clear();
        applyTheme();
    });
    connect(&m_settings, &Settings::styleChanged, this, [this] {
        if (m_page)
            m_page->setStyle(m_settings.style());
    });
    applyTheme();
    retranslate();
}

MainWindow::~MainWindow() = default;

// ---- looks and words

void MainWindow::useTheme(const QString &name)
{
    m_theme = name;
    applyTheme();
}

void MainWindow::applyTheme()
{
    const QString name = m_theme.isEmpty() ? m_settings.theme() : m_theme;
    const Theme theme(name, m_page ? idOf(m_page->play().game()) : QString());
    qApp->setPalette(theme.palette());
    qApp->setStyleSheet(styleSheetFor(theme));
    if (m_page)
        m_page->setTheme(theme);
}

/// The game waits while a dialogue asks something.
bool MainWindow::event(QEvent *event)
{
    const bool blocked = event->type() == QEvent::WindowBlocked;
    if (m_page && (blocked || event->type() == QEvent::WindowUnblocked))
        m_page->hold(blocked);
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    for (const Spoken &spoken : std::as_const(m_spoken))
        spoken.action->setText(tr(spoken.text));
    refreshRecent();
    refreshActions();
}

void MainWindow::refreshActions()
{
    const bool game = m_page != nullptr;
    m_save->setEnabled(game);
    m_saveAs->setEnabled(game);
    m_rematch->setEnabled(game && m_page->play().isOver());
    m_undo->setEnabled(game && m_page->canUndo());
    m_redo->setEnabled(game && m_page->canRedo());
    m_lastTurn->setEnabled(game && m_page->canShowLastTurn());
    m_skip->setEnabled(game);
    const auto named = [this](const QString &plain, const QString &about, const engine::Message &label) {
        return label.id.empty() ? plain : about.arg(m_page->words().say({"undo." + label.id, label.fields}));
    };
    m_undo->setText(named(tr("&Undo"), tr("&Undo: %1"), game ? m_page->play().undoLabel() : engine::Message()));
    m_redo->setText(named(tr("&Redo"), tr("&Redo: %1"), game ? m_page->play().redoLabel() : engine::Message()));

    if (!game) {
        setWindowTitle(QStringLiteral("Cartouche"));
        return;
    }
    const QString players = m_page->seatNames().join(QStringLiteral(" – "));
    const QString name = m_path.isEmpty() ? tr("unsaved game") : QFileInfo(m_path).fileName();
    setWindowTitle(tr("%1, %2[*] – Cartouche").arg(players, name));
    setWindowModified(m_page->play().isModified());
}

void MainWindow::refreshRecent()
{
    const QStringList files = m_settings.recentFiles();
    m_recent->clear();
    for (const QString &path : files)
        m_recent->addAction(QFileInfo(path).fileName(), this, [this, path] { openFile(path); })->setToolTip(path);
    m_recent->setEnabled(!files.isEmpty());
    m_start->setRecentFiles(files);
}

// ---- games

bool MainWindow::beginGame(record::Record record, std::optional<std::uint64_t> seed)
{
    if (!mayLeaveGame())
        return false;
    showGame(std::make_unique<play::Play>(std::move(record), seed.value_or(freshSeed())), {});
    return true;
}

void MainWindow::showGame(std::unique_ptr<play::Play> play, const QString &path)
{
    if (m_page) { // later: it may be one of its own buttons that asked for another game
        m_page->disconnect(this);
        m_stack->removeWidget(m_page);
        m_page->deleteLater();
    }
    m_matchBefore = m_match;
    m_path = path;
    const QString name = m_theme.isEmpty() ? m_settings.theme() : m_theme;
    const Theme theme(name, idOf(play->game()));
    m_page = new GamePage(std::move(play), theme, m_settings.style(), m_stack);
    connect(m_page, &GamePage::changed, this, &MainWindow::refreshActions);
    connect(m_page, &GamePage::finished, this, &MainWindow::onFinished);
    connect(m_page, &GamePage::rematchWanted, this, &MainWindow::rematch);
    m_stack->addWidget(m_page);
    m_stack->setCurrentWidget(m_page);
    m_page->start();
    m_page->focusBoard();
    refreshActions();
}

void MainWindow::playNow(const engine::Game &game)
{
    const int players = playersOf(m_settings, game);
    beginGame(recordOf(game, seatsOf(m_settings, game, players), m_settings.lastOptions(idOf(game))));
}

void MainWindow::demo(const engine::Game &game)
{
    const SeatChoice computer{{}, QString::fromStdString(game.levels().back())};
    beginGame(recordOf(game, QList<SeatChoice>(game.mostSeats(), computer)));
}

void MainWindow::newGame()
{
    NewGameDialog dialog(m_settings, m_page ? m_page->play().game() : *engine::games().front(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const play::MatchScore before = std::exchange(m_match, {});
    if (!beginGame(dialog.record(), dialog.seed()))
        m_match = before;
}

void MainWindow::rematch()
{
    record::Record record = m_page->play().record();
    record::Record next = record::newRecord(*record.game, record.setup);
    next.seats = record.seats;
    beginGame(std::move(next));
}

void MainWindow::onFinished()
{
    m_match = m_matchBefore; // an end that was taken back does not count
    m_match.add(*m_page->play().position().result(), m_page->seatNames());
    auto *dialog = new ResultDialog(m_page->play(), m_match, m_page);
    connect(&m_page->play(), &play::Play::stepsTakenBack, dialog, &QDialog::close);
    connect(dialog, &ResultDialog::rematchWanted, this, &MainWindow::rematch, Qt::QueuedConnection);
    connect(dialog, &ResultDialog::saveWanted, this, &MainWindow::saveFromMenu);
    connect(dialog, &ResultDialog::lastTurnWanted, this, &MainWindow::showLastTurn, Qt::QueuedConnection);
    dialog->adjustSize();
    // Over the panel, so that the board that decided the game stays in sight.
    const QPoint corner = m_page->mapToGlobal(m_page->rect().bottomRight());
    dialog->move(corner - QPoint(dialog->width() + 16, dialog->height() + 16));
    dialog->show();
}

// ---- files

bool MainWindow::mayLeaveGame()
{
    if (!m_page || !m_page->play().isModified())
        return true;
    const auto answer =
        QMessageBox::question(this, tr("Save the game?"), tr("This game has not been saved since the last action."),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void MainWindow::open()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a saved game"), QFileInfo(m_path).path(),
                                                      tr("Games of Cartouche (*.%1);;All files (*)").arg(kSuffix));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::openFile(const QString &path)
{
    // Read before asking about the present game: a broken file is no reason to leave it.
    auto loaded = record::load(path);
    if (const auto *error = std::get_if<record::Error>(&loaded)) {
        QMessageBox::warning(
            this, tr("This file cannot be opened"),
            QStringLiteral("%1: %2").arg(QFileInfo(path).fileName(), words::Words::about(*error).say(*error)));
        return false;
    }
    if (!mayLeaveGame())
        return false;
    m_match = {};
    showGame(std::make_unique<play::Play>(std::get<record::Record>(std::move(loaded)), freshSeed()), path);
    m_settings.addRecentFile(path);
    return true;
}

bool MainWindow::save()
{
    if (!m_page)
        return false;
    return m_path.isEmpty() ? saveAs() : saveTo(m_path);
}

bool MainWindow::saveAs()
{
    if (!m_page)
        return false;
    const QString suggested =
        m_path.isEmpty() ? m_page->seatNames().join(QStringLiteral(" - ")) + QLatin1Char('.') + kSuffix : m_path;
    QFileDialog dialog(this, tr("Save the game"), QFileInfo(m_path).path(),
                       tr("Games of Cartouche (*.%1)").arg(kSuffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kSuffix);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().front());
}

bool MainWindow::saveTo(const QString &path)
{
    if (const std::optional<record::Error> error = record::save(m_page->play().record(), path)) {
        QMessageBox::warning(this, tr("The game was not saved"),
                             tr("%1\n\nThe game goes on; the file on the disk is as it was.")
                                 .arg(words::Words::about(*error).say(*error)));
        return false;
    }
    m_path = path;
    m_page->play().setSaved();
    m_settings.addRecentFile(path);
    refreshActions();
    return true;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeaveGame()) {
        event->ignore();
        return;
    }
    m_settings.setGeometry(saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = draggedFile(event->mimeData());
    event->acceptProposedAction();
    if (!path.isEmpty()) // after the drop is over: a dialogue inside it would hold the other program
        QMetaObject::invokeMethod(
            this, [this, path] { openFile(path); }, Qt::QueuedConnection);
}

} // namespace views
