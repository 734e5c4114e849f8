// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a window on disk: opening, saving, keeping, closing.
#include <algorithm>

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>

#include "model/editor/editor.h"
#include "views/common/play_log.h"
#include "views/replay/review_page.h"
#include "views/scenario/editor_page.h"
#include "views/window/main_window.h"
#include "views/window/notice_bar.h"
#include "views/window/windows.h"

namespace views {

namespace {

const QString kSuffix = QStringLiteral("cartouche");

// Notices
const QString kTrouble = QStringLiteral("trouble");
const QString kFile = QStringLiteral("file");
const QString kKept = QStringLiteral("kept");
const QString kDraft = QStringLiteral("draft");

/// A single local file that is dragged over the window, or empty.
QString draggedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

/// A name as a file may have it.
QString fileName(QString name)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    name = name.replace(unfit, QStringLiteral(" ")).simplified().left(80);
    return name.startsWith(QLatin1Char('.')) ? name.mid(1) : name;
}

/// Of games that are the oldest first, the newest that has edits which are not in its file.
std::vector<play::RecoverableSession>::iterator newestModified(std::vector<play::RecoverableSession> &games)
{
    const auto found = std::find_if(games.rbegin(), games.rend(), [](const play::RecoverableSession &game) {
        return playOf(game.content)->isModified();
    });
    return found == games.rend() ? games.end() : std::prev(found.base());
}

} // namespace

/// What was typed or measured and is not yet in the record.
void MainWindow::commit()
{
    if (m_review)
        m_review->commit();
    if (m_page)
        m_page->noteTime();
    if (m_editor)
        m_editor->commit();
    notePlace();
}

/// Of the review, so that it can be opened there again.
void MainWindow::notePlace()
{
    m_notingPlace.stop();
    if (!m_review)
        return;
    const record::ShownPlace place = m_review->shownPlace();
    m_autosave->setReviewed(place);
    if (!m_autosave->file().isEmpty())
        m_settings.setReviewed(m_autosave->file(), place);
}

/// Asks about what would be lost with the present game. Its own file as `file`: that one is to be opened in its place.
bool MainWindow::mayLeaveGame(const QString &file)
{
    if (!play())
        return true;
    commit();
    const bool modified = play()->isModified();
    const bool anew = !file.isEmpty() && QFileInfo(file).absoluteFilePath() == m_autosave->file();
    if (anew ? !modified : m_autosave->isSaved())
        return true;
    const QString unsaved = m_editor ? tr("This scenario has not been saved since the last change.")
                                     : tr("This game has not been saved since the last action.");
    const QString other = m_editor ? tr("The file of this scenario no longer holds it as it is here.")
                                   : tr("The file of this game no longer holds it as it is here.");
    const auto answer = QMessageBox::question(
        this, m_editor ? tr("Save the scenario?") : tr("Save the game?"), modified ? unsaved : other,
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) // not over what is to be opened
        return anew && m_autosave->isChangedOnDisk() ? saveAs() : save();
    return answer == QMessageBox::Discard;
}

void MainWindow::open()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a saved game"),
                                                      QFileInfo(m_autosave ? m_autosave->file() : QString()).path(),
                                                      tr("Games of Cartouche (*.%1);;All files (*)").arg(kSuffix));
    if (!path.isEmpty())
        openFile(path);
}

/// Reads a file that is to be opened so; what is wrong with it is said in a dialogue.
std::optional<MainWindow::Opened> MainWindow::readFile(const QString &path, As as)
{
    play::OwnFile own = play::OwnFile::at(path);
    auto loaded = record::load(path);
    auto *const record = std::get_if<record::Record>(&loaded);
    const std::optional<record::Error> error = record ? errorOf(*record, as) : std::get<record::Error>(loaded);
    if (!error)
        return Opened{std::move(own), std::move(*record)};
    QMessageBox::warning(this, tr("This file cannot be opened"),
                         tr("%1: %2").arg(QFileInfo(path).fileName(), words::Words::about(*error).say(*error)));
    return std::nullopt;
}

bool MainWindow::isForScenario(const record::Record &record, As as)
{
    const bool isScenario = editor::isScenario(record) || (scenario::isPlayable(record) && !record.result);
    return as == As::Edit || (as == As::Itself && isScenario);
}

std::optional<record::Error> MainWindow::errorOf(const record::Record &record, As as)
{
    if (!isForScenario(record, as))
        return std::nullopt;
    const auto read = scenario::scenarioOf(record);
    const auto *const error = std::get_if<record::Error>(&read);
    return error ? std::optional(*error) : std::nullopt;
}

void MainWindow::showScenario(record::Record record, As as)
{
    Opened opened{{}, std::move(record)};
    openScenario(opened, as);
}

bool MainWindow::openFile(QString path, As as, std::optional<int> step) // by value: the path may be the keeper's
{
    // Read before asking about the present game: a broken file is no reason to leave it.
    std::optional<Opened> file = readFile(path, as);
    if (!file || !mayLeaveGame(path))
        return false;
    if (record::stampOf(path) != file->own.stamp) { // the present game was saved into it
        file = readFile(path, as);
        if (!file)
            return false;
    }
    m_match = {};
    if (isForScenario(file->record, as))
        openScenario(*file, as);
    else
        showOpened(*file, as == As::Review, step);
    m_settings.addRecentFile(path);
    return true;
}

/// Goes on with that game, or with what is kept of it.
void MainWindow::showOpened(Opened &file, bool review, std::optional<int> step)
{
    const std::optional<record::ShownPlace> place =
        step ? record::ShownPlace{{}, *step} : m_settings.reviewed(file.own.path);
    std::vector<play::RecoverableSession> kept = keptGames(file.own.path);
    if (goOnWithSame(file, kept)) {
        setReview(m_review || review, true);
        if (m_review && place)
            m_review->returnTo(*place);
        return;
    }
    auto play = std::make_unique<play::Play>(std::move(file.record), play::freshSeed());
    auto autosave = keep(*play, std::move(file.own));
    if (editor::isScenario(play->record()) && !review) {
        showEditor(std::move(play), std::move(autosave));
    } else {
        const bool isOver = play->isOver();
        showGame(std::move(play), std::move(autosave), review || isOver, place);
    }
    if (newestModified(kept) != kept.end())
        notifyKept();
}

bool MainWindow::save()
{
    if (!play())
        return false;
    return m_autosave->file().isEmpty() ? saveAs() : saveTo(m_autosave->file());
}

bool MainWindow::saveAs()
{
    if (!play())
        return false;
    const QString own = m_autosave->file();
    const QString name = m_editor ? scenarioTitle() : m_page->seatNames().join(QStringLiteral(" - "));
    const QString suggested = own.isEmpty() ? fileName(name) + QLatin1Char('.') + kSuffix : own;
    QFileDialog dialog(this, m_editor ? tr("Save the scenario") : tr("Save the game"), QFileInfo(own).path(),
                       tr("Games of Cartouche (*.%1)").arg(kSuffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kSuffix);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().front());
}

bool MainWindow::saveTo(const QString &path)
{
    if (!mayReplaceFile(path))
        return false;
    commit();
    if (const std::optional<record::Error> error = m_autosave->save(path))
        return afterFailedSave(*error);
    qCDebug(playLog, "the game is saved, %d edits", static_cast<int>(play()->changeLog().size()));
    m_settings.addRecentFile(path);
    notifyFile();
    notifyDraft();
    refreshActions();
    return true;
}

/// Asks before what another program wrote into the game's own file is replaced.
bool MainWindow::mayReplaceFile(const QString &path)
{
    if (QFileInfo(path).absoluteFilePath() != m_autosave->file() || !m_autosave->isChangedOnDisk())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Replace the file?"),
                    tr("Another program has changed “%1” since it was opened or saved here. Replacing it keeps the "
                       "other version as “%1~”.")
                        .arg(QFileInfo(path).fileName()),
                    QMessageBox::Cancel, this);
    QPushButton *replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

/// Says what went wrong and offers another place. True if it was saved there.
bool MainWindow::afterFailedSave(const record::Error &error)
{
    QString reason = words::Words::about(error).say(error) + QLatin1Char('.');
    reason[0] = reason[0].toUpper();
    QMessageBox box(QMessageBox::Warning, m_editor ? tr("The scenario was not saved") : tr("The game was not saved"),
                    reason, QMessageBox::Cancel, this);
    QPushButton *elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    return box.clickedButton() == elsewhere && saveAs();
}

// ---- keeping the game

std::unique_ptr<play::Autosave> MainWindow::keep(play::Play &play, play::OwnFile own)
{
    return std::make_unique<play::Autosave>(play, m_windows ? m_windows->journals() : QString(), std::move(own));
}

void MainWindow::goOnWith(play::RecoverableSession session)
{
    std::unique_ptr<play::Play> play = playOf(session.content);
    qCDebug(playLog, "%d actions are recovered, %d of %d edits", play->stepCount(),
            static_cast<int>(play->changeLog().size()), static_cast<int>(session.content.changeLog.size()));
    const std::optional<record::ShownPlace> place = session.content.reviewed;
    auto autosave = std::make_unique<play::Autosave>(*play, std::move(session));
    m_match = {};
    const bool isOver = play->isOver();
    if (editor::isScenario(play->record()))
        showEditor(std::move(play), std::move(autosave));
    else
        showGame(std::move(play), std::move(autosave), isOver || place, place);
}

/// The games of that file that were kept for the next start.
std::vector<play::RecoverableSession> MainWindow::keptGames(const QString &file) const
{
    return m_windows ? m_windows->recovery().closedOf(file) : std::vector<play::RecoverableSession>();
}

/// Goes on with a kept game that says what the file says, if there is one: else it would come back beside this one at
/// the next start.
bool MainWindow::goOnWithSame(const Opened &file, std::vector<play::RecoverableSession> &kept)
{
    for (play::RecoverableSession &game : kept) {
        if (game.content.own.stamp == file.own.stamp && !playOf(game.content)->isModified()) {
            goOnWith(std::move(game));
            return true;
        }
    }
    return false;
}

void MainWindow::notifyKept()
{
    m_notices->post(kKept, NoticeKind::Information,
                    [this] {
                        return m_editor ? tr("This scenario was last left with changes that are not in the file. They "
                                             "are kept.")
                                        : tr("This game was last left with changes that are not in the file. They are "
                                             "kept.");
                    },
                    {{[] { return tr("Bring it back"); }, [this] { bringBackKept(); }},
                     {[] { return tr("Later"); }, [this] { m_notices->withdraw(kKept); }}});
}

void MainWindow::bringBackKept()
{
    std::vector<play::RecoverableSession> kept = keptGames(m_autosave->file());
    const auto newest = newestModified(kept);
    if (newest == kept.end()) { // another window or program was faster
        m_notices->withdraw(kKept);
        bringBack();
    } else if (mayLeaveGame()) {
        goOnWith(std::move(*newest));
    }
}

/// The journal of the present game is needed no more.
void MainWindow::endGame()
{
    if (m_autosave)
        m_autosave->endInOrder(false);
    m_notices->withdraw(kTrouble);
    m_notices->withdraw(kFile);
    m_notices->withdraw(kKept);
    m_notices->withdraw(kDraft);
}

/// True for a game that the next start brings back: one that is not over or not saved, but for what nobody played.
bool MainWindow::comesBack() const
{
    if (!play() || m_autosave->journalPath().isEmpty() || !m_autosave->trouble().isEmpty())
        return false;
    return !m_autosave->isSaved() || (!m_autosave->file().isEmpty() && !play()->isOver());
}

void MainWindow::notifyTrouble()
{
    if (m_autosave->trouble().isEmpty()) {
        m_notices->withdraw(kTrouble);
        return;
    }
    m_notices->post(
        kTrouble, NoticeKind::Warning,
        [this] {
            const QString text =
                m_editor
                    ? tr("What you do is not being kept at the moment: %1. Save the scenario to be safe.")
                    : tr("What you do is not being kept at the moment: %1. Play goes on; save the game to be safe.");
            return text.arg(m_autosave->trouble());
        },
        {{[] { return tr("Save…"); }, [this] { save(); }}});
}

void MainWindow::notifyFile()
{
    const bool gone = m_autosave->isGone();
    if (!gone && !m_autosave->isChangedOnDisk()) {
        m_notices->withdraw(kFile);
        return;
    }
    const auto keepMine = [this] {
        m_autosave->keepMine();
        notifyFile();
    };
    const auto text = [this, gone] {
        const QString name = QFileInfo(m_autosave->file()).fileName();
        return gone ? tr("The file “%1” is no longer in its place.").arg(name)
                    : tr("Another program has changed the file “%1”.").arg(name);
    };
    std::vector<NoticeAction> actions;
    if (gone)
        actions.push_back({[] { return tr("Save again"); }, [this] { save(); }});
    else
        actions.push_back({[] { return tr("Open the changed one"); }, [this] { reload(); }});
    actions.push_back({[] { return tr("Keep this game"); }, keepMine});
    m_notices->post(kFile, NoticeKind::Warning, text, std::move(actions));
}

/// A file that nobody can play yet is saved all the same.
void MainWindow::notifyDraft()
{
    if (!m_editor || m_editor->editor().position())
        return m_notices->withdraw(kDraft);
    m_notices->post(kDraft, NoticeKind::Information,
                    [] { return tr("Saved as a draft: the position cannot be played yet."); },
                    {{[] { return tr("Close"); }, [this] { m_notices->withdraw(kDraft); }}});
}

/// Opens the game's own file again as it is now.
void MainWindow::reload() { openFile(m_autosave->file(), m_editor ? As::Edit : As::Itself); }

void MainWindow::closeEvent(QCloseEvent *event)
{
    // A dialogue that asks runs inside this window's functions: it is answered first.
    const QWidget *asking = QApplication::activeModalWidget();
    if (asking && asking->windowModality() == Qt::ApplicationModal) {
        event->ignore();
        return;
    }
    commit();
    const bool comes = m_windows && m_windows->isEnding() && m_settings.restoreGames.get() && comesBack();
    // What cannot be kept after all is asked about.
    if (!comes || !m_autosave->endInOrder(true)) {
        if (!mayLeaveGame()) {
            event->ignore();
            return;
        }
        if (m_autosave)
            m_autosave->endInOrder(false);
    }
    m_settings.setGeometry(saveGeometry());
    event->accept();
    emit closed();
}

void MainWindow::endAtOnce()
{
    commit();
    m_settings.setGeometry(saveGeometry());
    if (!m_autosave || (m_settings.restoreGames.get() && comesBack() && m_autosave->endInOrder(true)))
        return;
    if (m_autosave->isSaved())
        m_autosave->endInOrder(false);
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
