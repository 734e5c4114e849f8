// SPDX-License-Identifier: GPL-3.0-or-later
// The review of the window's game, and what leads a game out of the program or into it: export, clipboard.
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QProgressDialog>
#include <QPushButton>
#include <QStackedWidget>

#include "model/words/words.h"
#include "views/dialogs/export_dialog.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/players_dialog.h"
#include "views/export/exporter.h"
#include "views/replay/review_page.h"
#include "views/scenario/editor_page.h"
#include "views/window/main_window.h"
#include "views/window/notice_bar.h"
#include "views/window/windows.h"

namespace views {

using replay::Jump;

namespace {

const QString kExported = QStringLiteral("exported");

struct JumpEntry {
    Jump jump;
    const char *text;
    QKeySequence keys;
};

/// Ways along the game, in the order of the menu.
std::vector<JumpEntry> jumpEntries()
{
    return {
        {Jump::PreviousStep, QT_TRANSLATE_NOOP("views::MainWindow", "One step &back"), Qt::ALT | Qt::Key_Left},
        {Jump::NextStep, QT_TRANSLATE_NOOP("views::MainWindow", "One step for&ward"), Qt::ALT | Qt::Key_Right},
        {Jump::PreviousTurn, QT_TRANSLATE_NOOP("views::MainWindow", "Previous &turn"), Qt::ALT | Qt::Key_Up},
        {Jump::NextTurn, QT_TRANSLATE_NOOP("views::MainWindow", "Next t&urn"), Qt::ALT | Qt::Key_Down},
        {Jump::PreviousHeading, QT_TRANSLATE_NOOP("views::MainWindow", "Previous &round"), Qt::ALT | Qt::Key_PageUp},
        {Jump::NextHeading, QT_TRANSLATE_NOOP("views::MainWindow", "Next r&ound"), Qt::ALT | Qt::Key_PageDown},
        {Jump::PreviousMark, QT_TRANSLATE_NOOP("views::MainWindow", "Previous &mark"), Qt::CTRL | Qt::Key_Up},
        {Jump::NextMark, QT_TRANSLATE_NOOP("views::MainWindow", "Next mar&k"), Qt::CTRL | Qt::Key_Down},
        {Jump::First, QT_TRANSLATE_NOOP("views::MainWindow", "Beginnin&g"), Qt::ALT | Qt::Key_Home},
        {Jump::Last, QT_TRANSLATE_NOOP("views::MainWindow", "&End"), Qt::ALT | Qt::Key_End},
    };
}

} // namespace

void MainWindow::makeReviewMenu()
{
    QMenu *menu = addMenu(nullptr, QT_TR_NOOP("&Review"));
    m_reviewing = addAction(menu, QT_TR_NOOP("Re&view the game"), Qt::CTRL | Qt::Key_R, &MainWindow::toggleReview);
    m_reviewing->setCheckable(true);
    m_playFromHere =
        addAction(menu, QT_TR_NOOP("Play &from here…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, &MainWindow::playFromHere);
    menu->addSeparator();
    m_playing = addAction(menu, QT_TR_NOOP("&Play by itself"), Qt::CTRL | Qt::Key_Space, &MainWindow::togglePlaying);
    m_playing->setCheckable(true);
    for (const JumpEntry &entry : jumpEntries()) {
        QAction *action = menu->addAction(QString());
        action->setShortcut(entry.keys);
        connect(action, &QAction::triggered, this, [this, jump = entry.jump] { go(jump); });
        m_spoken << Spoken{action, entry.text};
        m_jumps.emplace_back(entry.jump, action);
    }
    menu->addSeparator();
    m_eyes = addMenu(menu, QT_TR_NOOP("&Seen by"));
    connect(m_eyes, &QMenu::aboutToShow, this, &MainWindow::refreshEyes);
    m_analyse = addAction(menu, QT_TR_NOOP("&Analyse the game"), {}, &MainWindow::analyse);
    menu->addSeparator();
    m_promote = addAction(menu, QT_TR_NOOP("Promote the var&iation"), {}, &MainWindow::promoteLine);
    m_removeLine = addAction(menu, QT_TR_NOOP("&Delete the variation"), {}, &MainWindow::removeLine);
    m_copyLine =
        addAction(menu, QT_TR_NOOP("&Copy the line as text"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, &MainWindow::copyLine);
}

/// The steps of the game that are shown, and which of them.
const replay::Timeline *MainWindow::shownTimeline() const
{
    return m_review ? &m_review->timeline() : m_page ? &m_page->play().timeline() : nullptr;
}

int MainWindow::shownStep() const { return m_review ? m_review->shownStep() : m_page ? m_page->shownStep() : 0; }

void MainWindow::refreshReviewActions()
{
    const replay::Timeline *timeline = shownTimeline();
    const int last = timeline ? timeline->stepCount() : 0;
    m_reviewing->setEnabled(m_page);
    m_reviewing->setChecked(m_review);
    const bool goesOn = m_review && !m_review->timeline().position(shownStep()).isOver();
    m_playFromHere->setEnabled(goesOn || scenarioGoesOn());
    m_playing->setEnabled(m_review);
    m_playing->setChecked(m_review && m_review->isPlaying());
    for (const auto &[jump, action] : m_jumps)
        action->setEnabled(timeline && (jump < Jump::NextStep ? shownStep() > 0 : shownStep() < last));
    m_eyes->setEnabled(m_review);
    m_analyse->setEnabled(m_review && !m_review->isAnalysing());
    const bool branches = m_review && !m_review->line().empty();
    m_promote->setEnabled(branches);
    m_removeLine->setEnabled(branches);
    m_copyLine->setEnabled(m_review);
    const bool changeLog = m_editor && !m_lesson && m_editor->editor().position();
    m_export->setEnabled(changeLog || m_review || (m_page && m_page->showsEverything()));
    m_copyPosition->setEnabled(changeLog || m_review || (m_page && m_page->viewToCopy()));
    m_copyGame->setEnabled(changeLog || m_review || (m_page && m_page->showsEverything()));
}

void MainWindow::refreshEyes()
{
    m_eyes->clear();
    delete m_eyes->findChild<QActionGroup *>();
    if (!m_review)
        return;
    auto *group = new QActionGroup(m_eyes);
    const auto add = [&](const QString &text, engine::Seat seat) {
        QAction *action = m_eyes->addAction(text, this, [this, seat] { m_review->setViewer(seat); });
        action->setCheckable(true);
        action->setChecked(m_review->viewer() == seat);
        group->addAction(action);
    };
    add(tr("everyone"), engine::kEveryone);
    for (engine::Seat seat = 0; seat < m_review->play().seatCount(); ++seat)
        add(m_review->seatNames()[seat], seat);
}

// ---- the review

void MainWindow::toggleReview() { setReview(!m_review); }

bool MainWindow::setReview(bool on, bool wasOpenedForIt)
{
    if (on == (m_review != nullptr) || !m_page)
        return on == (m_review != nullptr);
    if (on && !mayReveal(wasOpenedForIt)) {
        refreshActions();
        return false;
    }
    if (on) {
        m_page->hold(GamePage::Review, true);
        m_review = new ReviewPage(m_page->play(), Theme(m_settings.theme.get(), words::idOf(m_page->play().game())),
                                  m_settings.style(), m_stack);
        connect(m_review, &ReviewPage::changed, this, &MainWindow::refreshActions);
        connect(m_review, &ReviewPage::changed, this, [this] {
            if (!m_notingPlace.isActive())
                m_notingPlace.start();
        });
        connect(m_review, &ReviewPage::playFromHereWanted, this, &MainWindow::playFromHere);
        connect(m_review, &ReviewPage::copyWanted, this,
                [](const QString &text) { QGuiApplication::clipboard()->setText(text); });
        m_review->setStyleSheet(m_page->styleSheet());
        m_stack->addWidget(m_review);
        m_stack->setCurrentWidget(m_review);
        m_review->focusBoard();
        notePlace();
    } else {
        leaveReview();
        m_autosave->setReviewed({});
        m_page->hold(GamePage::Review, false);
        m_stack->setCurrentWidget(m_page);
        m_page->focusBoard();
    }
    refreshActions();
    return true;
}

/// Later: it may be one of its own buttons that asked for another page.
void MainWindow::leaveReview()
{
    if (!m_review)
        return;
    m_review->commit();
    m_review->disconnect(this);
    m_stack->removeWidget(m_review);
    m_review->deleteLater();
    m_review = nullptr;
}

/// A review shows what is hidden. Where the game goes on, that makes it a training game.
bool MainWindow::mayReveal(bool wasOpenedForIt)
{
    play::Play &play = m_page->play();
    if (wasOpenedForIt && !play.isOver() && !play.isTraining()) {
        play.becomeTraining();
        m_autosave->countAsSaved(); // nobody has changed anything yet
    }
    if (play.isOver() || play.isTraining()) {
        play.reveal();
        return true;
    }
    QMessageBox box(QMessageBox::Question, tr("Look at everything?"),
                    tr("The game is not over, and a review shows what is hidden. It goes on as a training game then: "
                       "everything can be taken back."),
                    QMessageBox::Cancel, this);
    QPushButton *look = box.addButton(tr("&Review the game"), QMessageBox::AcceptRole);
    box.setDefaultButton(look);
    box.exec();
    if (box.clickedButton() != look)
        return false;
    play.reveal();
    return true;
}

void MainWindow::go(Jump jump)
{
    if (m_review)
        return m_review->go(jump);
    if (!m_page)
        return;
    const replay::Timeline &timeline = m_page->play().timeline();
    const std::vector<replay::Mark> marks = replay::marksOf(timeline, m_page->play().record().line, {});
    m_page->lookAt(replay::Navigator(timeline, marks).target(jump, m_page->shownStep()));
}

void MainWindow::togglePlaying()
{
    if (m_review)
        m_review->togglePlaying();
}

void MainWindow::analyse()
{
    if (m_review)
        m_review->analyse();
}

void MainWindow::promoteLine()
{
    if (m_review)
        m_review->promoteLine();
}

void MainWindow::removeLine()
{
    if (m_review)
        m_review->removeLine();
}

void MainWindow::copyLine()
{
    if (m_review)
        QGuiApplication::clipboard()->setText(m_review->lineText());
}

/// A game of its own that begins with what was played up to here, or with the position of a scenario: what is looked at
/// stays as it is.
void MainWindow::playFromHere()
{
    if (m_lesson || m_editor)
        return playScenario();
    if (!m_review || m_review->timeline().position(shownStep()).isOver())
        return;
    record::Record next = record::newRecord(m_page->play().game(), m_page->play().record().setup);
    next.seats = m_page->play().record().seats;
    next.start = m_page->play().record().start;
    next.training = true; // everything has been seen
    next.line.actions = record::actionsAlong(m_page->play().record().line, m_review->line());
    next.line.actions.resize(static_cast<std::size_t>(shownStep()));
    playOn(std::move(next));
}

/// Asks who plays, and begins that game in a window of its own if there may be one.
void MainWindow::playOn(record::Record next)
{
    // Whoever asks wants to choose here.
    const engine::SeatSet acting = replay::Timeline::endOf(next.startPosition(), next.line.actions).toAct();
    for (engine::Seat seat = 0; seat < next.seats.size(); ++seat) {
        if (engine::contains(acting, seat))
            next.seats[seat].player = kPerson;
    }
    PlayersDialog dialog(next, this);
    dialog.setAbout([] { return tr("Play from here"); },
                    [isScenario = m_editor || m_lesson] {
                        return isScenario
                                   ? tr("A game of its own begins here. The scenario stays as it is.")
                                   : tr("A game of its own begins here. The one that you review stays as it is.");
                    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    next.seats = dialog.seats();
    windowForMore()->beginGame(std::move(next));
}

// ---- out of the program and into it

ExportSource MainWindow::exportSource() const
{
    return {play()->record(), m_review ? m_review->timeline() : play()->timeline(),
            m_review ? m_review->line() : record::LinePath(), m_editor ? m_editor->seatNames() : m_page->seatNames(),
            rolesOf(play()->record())};
}

void MainWindow::exportGame()
{
    if (!m_export->isEnabled())
        return;
    commit(); // the course that is exported may be another one afterwards
    const ExportSource source = exportSource();
    ExportChoice last = m_settings.lastExport();
    last.viewer = m_review ? m_review->viewer() : engine::kEveryone;
    ExportDialog dialog(source, shownStep(), last, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const ExportChoice choice = dialog.choice();
    m_settings.setLastExport(choice);
    const QString ending = endingOf(choice.kind);
    QString name = QFileInfo(m_autosave->file()).completeBaseName();
    if (name.isEmpty())
        name = m_editor ? scenarioTitle() : m_page->seatNames().join(QStringLiteral(" - "));
    QFileDialog files(this, tr("Export"), QFileInfo(m_autosave->file()).path(), QStringLiteral("*.%1").arg(ending));
    files.setAcceptMode(QFileDialog::AcceptSave);
    files.setDefaultSuffix(ending);
    files.selectFile(name + QLatin1Char('.') + ending);
    if (files.exec() == QDialog::Accepted)
        exportTo(files.selectedFiles().front(), choice);
}

void MainWindow::exportTo(const QString &path, const ExportChoice &choice)
{
    QProgressDialog waiting(tr("Writing “%1”").arg(QFileInfo(path).fileName()), tr("Cancel"), 0, 0, this);
    // Neither may the other windows quit the program meanwhile, or speak another language.
    waiting.setWindowModality(Qt::ApplicationModal);
    waiting.setWindowTitle(tr("Export"));
    auto *bar = new QProgressBar;
    bar->setTextVisible(false);
    waiting.setBar(bar);
    const auto progress = [&waiting](int done, int all) {
        waiting.setMaximum(all);
        waiting.setValue(done);
        return !waiting.wasCanceled();
    };
    const std::optional<record::Error> error = views::exportTo(path, exportSource(), choice, progress);
    const bool isDone = !error && !waiting.wasCanceled();
    waiting.reset();
    if (isDone)
        m_notices->post(kExported, NoticeKind::Information,
                        [name = QFileInfo(path).fileName()] { return tr("“%1” is written.").arg(name); },
                        {{[] { return tr("Close"); }, [this] { m_notices->withdraw(kExported); }}});
    if (!error)
        return;
    QMessageBox::warning(this, tr("Nothing was written"),
                         tr("%1: %2").arg(QFileInfo(path).fileName(), words::Words::about(*error).say(*error)));
}

void MainWindow::copyPosition()
{
    if (!m_copyPosition->isEnabled())
        return;
    const engine::Position position = m_editor   ? *m_editor->editor().position()
                                      : m_review ? m_review->copiedPosition()
                                                 : *m_page->viewToCopy();
    QGuiApplication::clipboard()->setText(QString::fromStdString(position.text()));
}

void MainWindow::copyGame()
{
    commit();
    if (m_copyGame->isEnabled())
        QGuiApplication::clipboard()->setText(QString::fromUtf8(record::write(play()->record())));
}

/// The record on the clipboard, or that of a position there.
std::variant<record::Record, record::Error> MainWindow::pastedRecord()
{
    const QByteArray text = QGuiApplication::clipboard()->text().left(record::kMostBytes).trimmed().toUtf8();
    if (text.isEmpty())
        return record::Error{"paste.empty", {}};
    if (text.startsWith('{'))
        return record::read(text);
    auto position = engine::readPosition(text.toStdString());
    if (auto *unreadable = std::get_if<engine::Unreadable>(&position)) {
        record::Error error = *unreadable;
        error.fields.emplace_back("game", text.left(text.indexOf('/')).toStdString()); // whose words say it
        return error;
    }
    const engine::Position &start = std::get<engine::Position>(position);
    if (start.viewer() != engine::kNobody)
        return record::Error{"paste.seen", {}};
    record::Record record = record::newRecord(start.game(), start.setup());
    record.start = start;
    return record;
}

void MainWindow::paste()
{
    auto pasted = pastedRecord();
    if (const auto *error = std::get_if<record::Error>(&pasted)) {
        QMessageBox box(QMessageBox::Warning, tr("Nothing was pasted"),
                        tr("The clipboard holds no game and no position."), QMessageBox::Ok, this);
        box.setInformativeText(words::Words::about(*error).say(*error));
        box.exec();
        return;
    }
    auto &record = std::get<record::Record>(pasted);
    const bool isPosition = record.line.actions.empty() && !record.scenario;
    if (m_editor && !m_lesson && isPosition && record.game == &m_editor->editor().game())
        m_editor->usePosition(record.startPosition());
    else
        beginReview(std::move(record));
}

} // namespace views
