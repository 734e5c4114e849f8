// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/document_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include "model/record/file_name.h"
#include "model/record/replace.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/common/message_box.h"
#include "views/common/play_log.h"
#include "views/common/settings.h"
#include "views/window/notice_bar.h"
#include "views/window/windows.h"

namespace views {

namespace {

constexpr int kNotePlaceMs = 1000; ///< rather than with each step of a timeline that is dragged

// Notices
const QString kTrouble = QStringLiteral("trouble");
const QString kFile = QStringLiteral("file");
const QString kKept = QStringLiteral("kept");
const QString kDraft = QStringLiteral("draft");
const QString kSetAside = QStringLiteral("set-aside");

} // namespace

DocumentFiles::DocumentFiles(Settings &settings, PageStack &pages, NoticeBar &notices, QString journals,
                             QWidget *window)
    : QObject(window), m_settings(settings), m_pages(pages), m_notices(notices), m_journals(std::move(journals)),
      m_finished(library::Folders::beside(m_journals)), m_window(window)
{
    m_notingPlace.setSingleShot(true);
    m_notingPlace.setInterval(kNotePlaceMs);
    connect(&m_notingPlace, &QTimer::timeout, this, &DocumentFiles::notePlace);
    connect(&m_pages, &PageStack::changed, this, [this] {
        if (m_pages.top()->shownPlace() && !m_notingPlace.isActive())
            m_notingPlace.start();
    });
}

QString DocumentFiles::file() const { return m_pages.document() ? m_pages.document()->autosave().file() : QString(); }

bool DocumentFiles::isScenario() const { return m_pages.documentPage() && m_pages.documentPage()->isScenario(); }

QString DocumentFiles::suggestedName() const
{
    const Page &page = *m_pages.documentPage();
    if (page.isScenario())
        return page.title();
    return (QStringList{words::Words(*page.game()).text("game")} + page.seatNames()).join(QStringLiteral(" - "));
}

void DocumentFiles::commit()
{
    m_pages.forEach([](Page &page) { page.commit(); });
    notePlace();
}

/// So that the review can be opened there again.
void DocumentFiles::notePlace()
{
    m_notingPlace.stop();
    const std::optional<record::ShownPlace> place = m_pages.top()->shownPlace();
    if (!place || !m_pages.document())
        return;
    m_pages.document()->autosave().setReviewed(*place);
    if (!file().isEmpty())
        m_settings.setReviewed(file(), *place);
}

bool DocumentFiles::isOwn(const QString &path) const
{
    return !m_ownPlace.isEmpty() && QFileInfo(path).canonicalFilePath() == m_ownPlace;
}

bool DocumentFiles::mayOpen(const QString &path)
{
    if (isOwn(path) || !play::OpenFile::isOpen(m_journals, path))
        return true;
    MessageBox box(MessageBox::Question, tr("Already open"),
                   tr("“%1” is open already, in another window.").arg(record::shownName(path)), MessageBox::Cancel,
                   m_window);
    QPushButton *there = box.addButton(tr("&Go there"), MessageBox::AcceptRole);
    QPushButton *here = box.addButton(tr("Open it &here too"), MessageBox::AcceptRole);
    box.setDefaultButton(there);
    box.exec();
    if (box.clickedButton() == there) {
        play::OpenFile::ask(m_journals, path);
        emit shownElsewhere();
    }
    return box.clickedButton() == here;
}

/// Others hear that the document's own file is open here.
void DocumentFiles::claim()
{
    m_open.reset(); // it may be the same file again
    m_ownPlace = file().isEmpty() ? QString() : QFileInfo(file()).canonicalFilePath();
    if (file().isEmpty() || m_journals.isEmpty())
        return;
    m_open = std::make_unique<play::OpenFile>(m_journals, file());
    connect(m_open.get(), &play::OpenFile::wanted, this, [this] { Windows::bringForward(*m_window); });
}

bool DocumentFiles::mayLeave(const QString &file)
{
    m_setsAside = false;
    if (!m_pages.document())
        return true;
    commit();
    const bool opensAgain = !file.isEmpty() && QFileInfo(file).absoluteFilePath() == this->file();
    if (isSafe(opensAgain) || (!opensAgain && keepFinished()))
        return true;
    if (m_saveInto) // set aside it would come back without the whole
        return ask(false);
    m_setsAside = !opensAgain && m_pages.document()->autosave().keep();
    return m_setsAside || ask(opensAgain);
}

bool DocumentFiles::mayClose()
{
    commit();
    return !m_pages.document() || isSafe(false) || keepFinished() || ask(false);
}

/// True if nothing would be lost with the document; where its file is to be opened again that has what it has.
bool DocumentFiles::isSafe(bool opensAgain) const
{
    const play::Document &document = *m_pages.document();
    return opensAgain ? !document.play().isModified() : m_pages.document()->autosave().isSaved();
}

/// Keeps a game that is over and has no file of the player's own. False if it is none, or that is not possible.
bool DocumentFiles::keepFinished()
{
    play::Document &document = *m_pages.document();
    play::Autosave &autosave = document.autosave();
    if (isScenario() || !document.play().isOver() || !m_finished.isKeeping() || m_saveInto)
        return false;
    if (m_finished.holds(file()))
        return !autosave.isChangedOnDisk() && !autosave.save(file());
    if (!file().isEmpty() || m_finished.keep(document.play().record(), m_ended))
        return false;
    autosave.countAsSaved();
    return true;
}

void DocumentFiles::keepRated()
{
    play::Document *document = m_pages.document();
    if (!document || !document->play().isRated() || !document->play().isOver() || isSafe(false) || m_saveInto)
        return;
    // The file is its own from now on: what is added to the game later is no second one.
    if (file().isEmpty() && m_finished.isKeeping())
        document->autosave().save(m_finished.newFile(document->play().record(), m_ended));
    else
        keepFinished();
}

/// Asks about what would be lost. False if the answer was to stay.
bool DocumentFiles::ask(bool opensAgain)
{
    play::Document *document = m_pages.document();
    const QString unsaved = isScenario() ? tr("This scenario has not been saved since the last change.")
                                         : tr("This game has not been saved since the last action.");
    const QString other = isScenario() ? tr("The file of this scenario no longer holds it as it is here.")
                                       : tr("The file of this game no longer holds it as it is here.");
    const auto answer = MessageBox::ask(m_window, isScenario() ? tr("Save the scenario?") : tr("Save the game?"),
                                        document->play().isModified() ? unsaved : other,
                                        MessageBox::Save | MessageBox::Discard | MessageBox::Cancel, MessageBox::Save);
    if (answer == MessageBox::Save) // not over what is to be opened
        return opensAgain && document->autosave().isChangedOnDisk() ? saveAs() : save();
    return answer == MessageBox::Discard;
}

bool DocumentFiles::save()
{
    if (!m_pages.document())
        return false;
    if (m_saveInto)
        return saveIntoWhole();
    return file().isEmpty() ? saveAs() : saveTo(file());
}

bool DocumentFiles::saveIntoWhole()
{
    commit();
    play::Document &document = *m_pages.document();
    if (!m_saveInto(document.play().record()))
        return false;
    document.autosave().countAsSaved();
    notifyDraft();
    emit saved();
    return true;
}

bool DocumentFiles::saveAs()
{
    if (!m_pages.document())
        return false;
    const QString own = file();
    const std::optional<QString> path = askPlace(
        isScenario() ? tr("Save the scenario") : tr("Save the game"),
        tr("Games of Cartouche (*.%1)").arg(record::kSuffix),
        own.isEmpty() ? record::fileName(suggestedName()) + QLatin1Char('.') + record::kSuffix : own, record::kSuffix);
    return path && saveTo(*path);
}

std::optional<QString> DocumentFiles::askPlace(const QString &title, const QString &filter, const QString &suggested,
                                               const QString &ending)
{
    QFileDialog dialog(m_window, title, QFileInfo(suggested).path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.selectFile(suggested);
    // It would take a date's year for an ending, and ask about the name as it was typed.
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    while (dialog.exec() == QDialog::Accepted) {
        const QString path = record::withEnding(dialog.selectedFiles().front(), ending);
        // A portal has asked outside of the sandbox; about another program's version `mayReplace` asks.
        const bool isAsked = record::isInDocumentPortal(path) || isChangedByOthers(path);
        if (!QFileInfo::exists(path) || isAsked
            || askToReplace(path, tr("“%1” is already there. Replacing it keeps the other version as “%2”.")))
            return path;
    }
    return std::nullopt;
}

bool DocumentFiles::saveTo(const QString &path)
{
    if (!mayReplace(path))
        return false;
    commit();
    play::Document &document = *m_pages.document();
    if (const std::optional<record::Error> error = document.autosave().save(path))
        return afterFailedSave(*error);
    m_saveInto = {};
    claim();
    qCDebug(playLog, "the game is saved, %d edits", static_cast<int>(document.play().changeLog().size()));
    m_settings.addRecentFile(path);
    notifyFile();
    notifyDraft();
    emit saved();
    return true;
}

/// True for the document's own file where it is not as it was read or written here.
bool DocumentFiles::isChangedByOthers(const QString &path) const
{
    return QFileInfo(path).absoluteFilePath() == file() && m_pages.document()->autosave().isChangedOnDisk();
}

/// Asks before what another program wrote into the document's own file is replaced.
bool DocumentFiles::mayReplace(const QString &path)
{
    return !isChangedByOthers(path)
           || askToReplace(path,
                           tr("Another program has changed “%1” since it was opened or saved here. Replacing it keeps "
                              "the other version as “%2”."));
}

/// True if the answer was to replace it; `why` has places for the names of the file and of its backup.
bool DocumentFiles::askToReplace(const QString &path, const QString &why)
{
    MessageBox box(MessageBox::Warning, tr("Replace the file?"),
                   why.arg(record::shownName(path), words::shownLine(record::backupShown(path))), MessageBox::Cancel,
                   m_window);
    QPushButton *replace = box.addButton(tr("&Replace"), MessageBox::DestructiveRole);
    box.setDefaultButton(MessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

/// Says what went wrong and offers another place. True if it was saved there.
bool DocumentFiles::afterFailedSave(const record::Error &error)
{
    QString reason = words::Words::explain(error) + QLatin1Char('.');
    reason[0] = reason[0].toUpper();
    MessageBox box(MessageBox::Warning, isScenario() ? tr("The scenario was not saved") : tr("The game was not saved"),
                   reason, MessageBox::Cancel, m_window);
    QPushButton *elsewhere = box.addButton(tr("Save &as…"), MessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    return box.clickedButton() == elsewhere && saveAs();
}

// ---- the autosave

void DocumentFiles::follow()
{
    play::Autosave &autosave = m_pages.document()->autosave();
    connect(&autosave, &play::Autosave::troubleChanged, this, &DocumentFiles::notifyTrouble);
    connect(&autosave, &play::Autosave::fileChangedOnDisk, this, &DocumentFiles::notifyFile);
    // A game that comes back from its journal was over before.
    m_ended = std::exchange(m_written, QDateTime());
    noteEnd();
    connect(m_pages.document(), &play::Document::changed, this, [this] {
        noteEnd();
        if (m_pages.document() && m_pages.document()->play().isModified()) // whoever plays on has read it
            m_notices.withdraw(kSetAside);
    });
    claim();
    notifyTrouble();
    notifyFile();
}

/// Games are kept by the time at which they were over, not by that at which somebody left them.
void DocumentFiles::noteEnd()
{
    if (!m_pages.document() || !m_pages.document()->play().isOver())
        m_ended = {};
    else if (!m_ended.isValid())
        m_ended = QDateTime::currentDateTime();
}

void DocumentFiles::setPartOf(const QString &file, SaveInto saveInto)
{
    m_whole = file;
    m_saveInto = std::move(saveInto);
}

void DocumentFiles::end()
{
    m_saveInto = {};
    m_open.reset();
    m_ownPlace.clear();
    for (const QString &notice : {kTrouble, kFile, kKept, kDraft, kSetAside})
        m_notices.withdraw(notice);
    play::Document *document = m_pages.document();
    if (!document)
        return;
    document->disconnect(this);
    play::Autosave &autosave = document->autosave();
    autosave.disconnect(this);
    if (!std::exchange(m_setsAside, false)) {
        autosave.endInOrder(false);
        return;
    }
    const QString journal = autosave.journalPath();
    autosave.setAside();
    notifySetAside(journal, m_pages.documentPage()->title());
}

bool DocumentFiles::comesBack() const
{
    play::Document *document = m_pages.document();
    if (!document || m_saveInto || document->autosave().journalPath().isEmpty()
        || !document->autosave().trouble().isEmpty())
        return false;
    return !document->autosave().isSaved() || (!file().isEmpty() && !document->play().isOver());
}

bool DocumentFiles::keepForNextStart() { return comesBack() && m_pages.document()->autosave().endInOrder(true); }

void DocumentFiles::notifyTrouble()
{
    const auto trouble = [this] { return m_pages.document()->autosave().trouble(); };
    if (trouble().isEmpty())
        return m_notices.withdraw(kTrouble);
    m_notices.post(
        kTrouble, NoticeKind::Warning,
        [this, trouble] {
            const QString text =
                isScenario()
                    ? tr("What you do is not being kept at the moment: %1. Save the scenario to be safe.")
                    : tr("What you do is not being kept at the moment: %1. Play goes on; save the game to be safe.");
            return text.arg(trouble());
        },
        {{[] { return tr("Save…"); }, [this] { save(); }}});
}

void DocumentFiles::notifyFile()
{
    play::Autosave &autosave = m_pages.document()->autosave();
    const bool gone = autosave.isGone();
    if (!gone && !autosave.isChangedOnDisk())
        return m_notices.withdraw(kFile);
    const auto keepMine = [this, &autosave] {
        autosave.keepMine();
        notifyFile();
    };
    const auto text = [this, gone] {
        const QString name = record::shownName(file());
        return gone ? tr("The file “%1” is no longer in its place.").arg(name)
                    : tr("Another program has changed the file “%1”.").arg(name);
    };
    std::vector<NoticeAction> actions;
    if (gone)
        actions.push_back({[] { return tr("Save again"); }, [this] { save(); }});
    else
        actions.push_back({[] { return tr("Open the changed one"); }, [this] { emit reloadWanted(); }});
    actions.push_back({[] { return tr("Keep this game"); }, keepMine});
    m_notices.post(kFile, NoticeKind::Warning, text, std::move(actions));
}

void DocumentFiles::notifyKept()
{
    m_notices.post(kKept, NoticeKind::Information,
                   [this] {
                       return isScenario() ? tr("This scenario was last left with changes that are not in the file. "
                                                "They are kept.")
                                           : tr("This game was last left with changes that are not in the file. They "
                                                "are kept.");
                   },
                   {{[] { return tr("Bring it back"); }, [this] { emit bringBackWanted(); }},
                    {[] { return tr("Later"); }, [this] { withdrawKept(); }}});
}

void DocumentFiles::withdrawKept() { m_notices.withdraw(kKept); }

/// Nobody shall think that what is gone from the window is lost.
void DocumentFiles::notifySetAside(const QString &journal, const QString &title)
{
    m_notices.post(kSetAside, NoticeKind::Information,
                   [title] { return tr("“%1” is kept: you can go on with it at any time.").arg(title); },
                   {{[] { return tr("Go on with it"); }, [this, journal] { emit resumeWanted(journal); }},
                    {[] { return tr("Close"); }, [this] { m_notices.withdraw(kSetAside); }}});
}

/// A file that nobody can play yet is saved all the same.
void DocumentFiles::notifyDraft()
{
    if (!isScenario() || m_pages.documentPage()->showsEverything())
        return m_notices.withdraw(kDraft);
    m_notices.post(kDraft, NoticeKind::Information,
                   [] { return tr("Saved as a draft: the position cannot be played yet."); },
                   {{[] { return tr("Close"); }, [this] { m_notices.withdraw(kDraft); }}});
}

} // namespace views
