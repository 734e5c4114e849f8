// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/main_window.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/common/style_sheet.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/result_dialog.h"
#include "views/replay/review_page.h"
#include "views/scenario/course_page.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"
#include "views/window/notice_bar.h"
#include "views/window/start_page.h"

namespace views {

namespace {

constexpr int kNotePlaceMs = 1000; ///< rather than with each step of a timeline that is dragged

} // namespace

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
    connect(m_start, &StartPage::playNow, this, [this](const QString &game) {
        beginGame(gameAgainstComputer(m_settings, *engine::findGame(game.toStdString())));
    });
    connect(m_start, &StartPage::learn, this,
            [this](const QString &game) { showCourse(*engine::findGame(game.toStdString())); });
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
        if (m_editor)
            m_editor->setStyle(m_settings.style());
        if (m_lesson)
            m_lesson->setStyle(m_settings.style());
    });
    m_notingPlace.setSingleShot(true);
    m_notingPlace.setInterval(kNotePlaceMs);
    connect(&m_notingPlace, &QTimer::timeout, this, &MainWindow::notePlace);
    applyTheme();
    retranslate();
}

MainWindow::~MainWindow()
{
    delete m_review; // before the page that owns its game
    // What is still being typed becomes part of the record when its field goes; by then the menus may have gone.
    for (QWidget *page : std::initializer_list<QWidget *>{m_page, m_editor, m_lesson, m_course}) {
        if (page)
            page->disconnect(this);
    }
}

play::Play *MainWindow::play() const { return m_page ? &m_page->play() : m_editor ? &m_editor->play() : nullptr; }

// ---- looks and words

void MainWindow::useTheme(const QString &name) { m_settings.theme.setForThisRun(name); }

void MainWindow::applyTheme()
{
    // The program wears the theme alone: the windows may show different games.
    const Theme plain(m_settings.theme.get());
    wearTheme(plain);
    const auto dress = [&](auto *page, const engine::Game &game) {
        const Theme theme(plain.name(), words::idOf(game));
        page->setStyleSheet(figureSheetFor(theme));
        page->setTheme(theme);
    };
    if (m_page)
        dress(m_page, m_page->play().game());
    if (m_review)
        dress(m_review, m_page->play().game());
    if (m_editor)
        dress(m_editor, m_editor->play().game());
    if (m_lesson)
        dress(m_lesson, m_lesson->attempt().position().game());
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
    const bool holds = play() != nullptr;
    m_save->setEnabled(holds);
    m_saveAs->setEnabled(holds);
    m_skip->setEnabled(m_page && !m_review);
    const engine::Game *game = m_lesson ? &m_lesson->attempt().position().game() : holds ? &play()->game() : nullptr;
    m_counting->setVisible(game ? BoardPlan::hasCountedStacks(*game) : BoardPlan::hasCountedStacks());
    refreshUndo();
    refreshGameActions();
    refreshReviewActions();
    refreshScenarioActions();
    refreshTitle();
}

void MainWindow::refreshUndo()
{
    if (m_lesson) {
        m_undo->setEnabled(m_lesson->canUndo());
        m_redo->setEnabled(false);
    } else if (m_editor) {
        m_undo->setEnabled(m_editor->canUndo());
        m_redo->setEnabled(m_editor->canRedo());
    } else {
        m_undo->setEnabled(m_review ? m_review->canUndo() : m_page && m_page->canUndo());
        m_redo->setEnabled(m_review ? m_review->canRedo() : m_page && m_page->canRedo());
    }
    const play::Play *of = m_lesson ? nullptr : play();
    const auto named = [&](const QString &about, const engine::Message &label) {
        const words::Words &words = m_editor ? m_editor->words() : m_page->words();
        return about.arg(words.say({"undo." + label.id, label.fields}));
    };
    const engine::Message undo = of ? of->undoLabel() : engine::Message();
    const engine::Message redo = of ? of->redoLabel() : engine::Message();
    m_undo->setText(undo.id.empty() ? tr("&Undo") : named(tr("&Undo: %1"), undo));
    m_redo->setText(redo.id.empty() ? tr("&Redo") : named(tr("&Redo: %1"), redo));
}

void MainWindow::refreshTitle()
{
    const bool isLesson = m_lesson && !m_editor;
    if (isLesson || m_course || !play()) {
        setWindowTitle(isLesson ? tr("%1 – Cartouche").arg(scenarioTitle()) : QStringLiteral("Cartouche"));
        setWindowModified(false);
        return;
    }
    const QString what = m_editor ? scenarioTitle() : m_page->seatNames().join(QStringLiteral(" – "));
    const QString path = m_autosave->file();
    const QString unsaved = m_editor ? tr("unsaved scenario") : tr("unsaved game");
    setWindowTitle(tr("%1, %2[*] – Cartouche").arg(what, path.isEmpty() ? unsaved : QFileInfo(path).fileName()));
    setWindowModified(play()->isModified());
}

/// What can be done with the game as a whole.
void MainWindow::refreshGameActions()
{
    const bool game = m_page != nullptr;
    const bool over = game && m_page->play().isOver();
    const bool plays = game && !m_review;
    m_rematch->setEnabled(over);
    m_hint->setEnabled(plays && m_page->canHint());
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
    auto autosave = keep(*play);
    showGame(std::move(play), std::move(autosave));
    return true;
}

bool MainWindow::beginReview(record::Record record)
{
    if (!mayLeaveGame())
        return false;
    auto play = std::make_unique<play::Play>(std::move(record), play::freshSeed());
    auto autosave = keep(*play);
    showGame(std::move(play), std::move(autosave), true);
    return true;
}

/// The page goes. Later: it may be one of its own buttons that asked for another one.
void MainWindow::leave(QWidget *page)
{
    if (!page)
        return;
    page->disconnect(this);
    m_stack->removeWidget(page);
    page->deleteLater();
}

/// What the window holds goes, with its pages and its journal.
void MainWindow::leavePages()
{
    endGame();
    leaveReview();
    leave(std::exchange(m_lesson, nullptr));
    leave(std::exchange(m_course, nullptr));
    leave(std::exchange(m_page, nullptr));
    leave(std::exchange(m_editor, nullptr));
    m_scenarioFile.clear();
    m_lessonIndex = -1;
    m_autosave.reset();
}

/// From now on that keeper keeps what the window holds.
void MainWindow::take(std::unique_ptr<play::Autosave> autosave)
{
    m_autosave = std::move(autosave);
    connect(m_autosave.get(), &play::Autosave::troubleChanged, this, &MainWindow::notifyTrouble);
    connect(m_autosave.get(), &play::Autosave::fileChangedOnDisk, this, &MainWindow::notifyFile);
    notifyTrouble();
    notifyFile();
}

void MainWindow::showGame(std::unique_ptr<play::Play> play, std::unique_ptr<play::Autosave> autosave, bool review,
                          const std::optional<record::ShownPlace> &place)
{
    leavePages();
    m_matchBefore = m_match;
    const Theme theme(m_settings.theme.get(), words::idOf(play->game()));
    m_page = new GamePage(std::move(play), theme, m_settings.style(), m_stack);
    m_page->setStyleSheet(figureSheetFor(theme));
    connect(m_page, &GamePage::changed, this, &MainWindow::refreshActions);
    connect(m_page, &GamePage::finished, this, &MainWindow::onFinished);
    connect(m_page, &GamePage::rematchWanted, this, &MainWindow::rematch);
    m_stack->addWidget(m_page);
    m_stack->setCurrentWidget(m_page);
    take(std::move(autosave));
    m_page->hold(GamePage::Review, review);
    m_page->start();
    m_page->focusBoard();
    refreshActions();
    if (review)
        setReview(true, true);
    if (m_review && place)
        m_review->returnTo(*place);
}

void MainWindow::playNow(const engine::Game &game) { beginGame(lastGameOf(m_settings, game)); }

void MainWindow::demo(const engine::Game &game)
{
    const std::vector<engine::Level> &levels = game.levels();
    const SeatChoice computer{{}, QString::fromStdString(levels[levels.size() / 2].id)};
    beginGame(recordOf(game, QList<SeatChoice>(game.usualSeats(), computer)));
}

void MainWindow::newGame()
{
    NewGameDialog dialog(m_settings, gameAtHand(), this);
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
