// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/main_window.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/result_dialog.h"
#include "views/replay/review_page.h"
#include "views/window/languages.h"
#include "views/window/new_game.h"
#include "views/window/notice_bar.h"
#include "views/window/start_page.h"
#include "views/window/style_sheet.h"

namespace views {

MainWindow::MainWindow(Settings &settings, Windows *windows, QWidget *parent)
    : QMainWindow(parent), m_settings(settings), m_windows(windows), m_stack(new QStackedWidget(this)),
      m_start(new StartPage(m_stack)), m_notices(new NoticeBar(this))
{
    setMinimumSize(640, 480);
    const QSize frame(16, 48); // about what a window manager adds
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - frame));
    setAcceptDrops(true);
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(m_stack, 1);
    setCentralWidget(centre);
    m_stack->addWidget(m_start);
    makeMenus();
    connect(m_start, &StartPage::playNow, this,
            [this](const QString &game) { playNow(*engine::findGame(game.toStdString())); });
    connect(m_start, &StartPage::newGame, this, &MainWindow::newGame);
    connect(m_start, &StartPage::open, this, &MainWindow::open);
    connect(m_start, &StartPage::openFile, this, [this](const QString &path) { openFile(path); });
    connect(&m_settings, &Settings::recentFilesChanged, this, &MainWindow::refreshRecent);
    connect(&m_settings.theme, &AnySetting::changed, this, &MainWindow::applyTheme);
    connect(&m_settings, &Settings::styleChanged, this, [this] {
        if (m_page)
            m_page->setStyle(m_settings.style());
        if (m_review)
            m_review->setStyle(m_settings.style());
    });
    applyTheme();
    retranslate();
}

MainWindow::~MainWindow()
{
    delete m_review; // before the page that owns its game
}

// ---- looks and words

void MainWindow::useTheme(const QString &name) { m_settings.theme.setForThisRun(name); }

void MainWindow::applyTheme()
{
    // The program wears the theme alone: the windows may show different games.
    const Theme plain(m_settings.theme.get());
    const QString sheet = styleSheetFor(plain);
    if (qApp->styleSheet() != sheet) { // another window was faster
        qApp->setPalette(plain.palette());
        qApp->setStyleSheet(sheet);
    }
    if (m_page) {
        const Theme theme(plain.name(), idOf(m_page->play().game()));
        m_page->setStyleSheet(figureSheetFor(theme));
        m_page->setTheme(theme);
        if (m_review) {
            m_review->setStyleSheet(m_page->styleSheet());
            m_review->setTheme(theme);
        }
    }
}

/// The game waits while a dialogue asks something.
bool MainWindow::event(QEvent *event)
{
    const bool blocked = event->type() == QEvent::WindowBlocked;
    if (m_page && (blocked || event->type() == QEvent::WindowUnblocked))
        m_page->hold(GamePage::Question, blocked);
    if (m_review && blocked)
        m_review->pausePlaying();
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
    m_undo->setEnabled(m_review ? m_review->canUndo() : game && m_page->canUndo());
    m_redo->setEnabled(m_review ? m_review->canRedo() : game && m_page->canRedo());
    m_skip->setEnabled(game && !m_review);
    refreshGameActions();
    refreshReviewActions();
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
    const QString path = m_keeper->file();
    const QString name = path.isEmpty() ? tr("unsaved game") : QFileInfo(path).fileName();
    setWindowTitle(tr("%1, %2[*] – Cartouche").arg(players, name));
    setWindowModified(m_page->play().isModified());
}

/// What can be done with the game as a whole.
void MainWindow::refreshGameActions()
{
    const bool game = m_page != nullptr;
    const bool over = game && m_page->play().isOver();
    const bool plays = game && !m_review;
    m_rematch->setEnabled(over);
    m_players->setEnabled(plays);
    m_pause->setEnabled(plays && (!over || m_page->isPaused()));
    m_pause->setChecked(game && m_page->isPaused());
    m_resign->setEnabled(plays && m_page->whoMayResign() != engine::kNobody);
    m_agreeDraw->setEnabled(plays && m_page->canAgreeDraw());
    m_lastTurn->setEnabled(plays && m_page->canShowLastTurn());
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
    auto play = std::make_unique<play::Play>(std::move(record), seed.value_or(play::freshSeed()));
    auto keeper = keep(*play);
    showGame(std::move(play), std::move(keeper));
    return true;
}

bool MainWindow::beginReview(record::Record record)
{
    if (!mayLeaveGame())
        return false;
    auto play = std::make_unique<play::Play>(std::move(record), play::freshSeed());
    auto keeper = keep(*play);
    showGame(std::move(play), std::move(keeper), true);
    return true;
}

void MainWindow::showGame(std::unique_ptr<play::Play> play, std::unique_ptr<play::Keeper> keeper, bool review)
{
    endGame();
    leaveReview();
    if (m_page) { // later: it may be one of its own buttons that asked for another game
        m_page->disconnect(this);
        m_stack->removeWidget(m_page);
        m_page->deleteLater();
    }
    m_matchBefore = m_match;
    m_keeper = std::move(keeper);
    connect(m_keeper.get(), &play::Keeper::troubleChanged, this, &MainWindow::tellTrouble);
    connect(m_keeper.get(), &play::Keeper::fileChangedOnDisk, this, &MainWindow::tellFile);
    const Theme theme(m_settings.theme.get(), idOf(play->game()));
    m_page = new GamePage(std::move(play), theme, m_settings.style(), m_stack);
    m_page->setStyleSheet(figureSheetFor(theme));
    connect(m_page, &GamePage::changed, this, &MainWindow::refreshActions);
    connect(m_page, &GamePage::finished, this, &MainWindow::onFinished);
    connect(m_page, &GamePage::rematchWanted, this, &MainWindow::rematch);
    m_stack->addWidget(m_page);
    m_stack->setCurrentWidget(m_page);
    tellTrouble();
    tellFile();
    m_page->hold(GamePage::Review, review);
    m_page->start();
    m_page->focusBoard();
    refreshActions();
    if (review)
        setReview(true, true);
}

void MainWindow::playNow(const engine::Game &game) { beginGame(lastGameOf(m_settings, game)); }

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
    const record::Record &record = m_page->play().record();
    record::Record next = record::newRecord(*record.game, record.setup);
    next.seats = record.seats;
    next.training = record.training;
    if (record.timing && record.timing->control)
        next.timing = record::Timing{record.timing->control, {}, {}, {}};
    beginGame(std::move(next));
}

void MainWindow::onFinished()
{
    m_match = m_matchBefore; // an end that was taken back does not count
    m_match.add(*m_page->play().result(), m_page->seatNames());
    auto *dialog = new ResultDialog(m_page->play(), m_match, m_page);
    connect(&m_page->play(), &play::Play::stepsTakenBack, dialog, &QDialog::close);
    connect(&m_page->play(), &play::Play::endChanged, dialog, &QDialog::close);
    connect(dialog, &ResultDialog::rematchWanted, this, &MainWindow::rematch, Qt::QueuedConnection);
    connect(dialog, &ResultDialog::saveWanted, this, &MainWindow::saveFromMenu);
    connect(dialog, &ResultDialog::lastTurnWanted, this, &MainWindow::showLastTurn, Qt::QueuedConnection);
    connect(dialog, &ResultDialog::reviewWanted, this, [this] { setReview(true); });
    dialog->adjustSize();
    // Over the panel, so that the board that decided the game stays in sight.
    const QPoint corner = m_page->mapToGlobal(m_page->rect().bottomRight());
    dialog->move(corner - QPoint(dialog->width() + 16, dialog->height() + 16));
    dialog->show();
}

} // namespace views
