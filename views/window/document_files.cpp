// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/document_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

#include "model/words/words.h"
#include "views/common/play_log.h"
#include "views/common/settings.h"
#include "views/window/notice_bar.h"

namespace views {

namespace {

constexpr int kNotePlaceMs = 1000; ///< rather than with each step of a timeline that is dragged

const QString kSuffix = QStringLiteral("cartouche");

// Notices
const QString kTrouble = QStringLiteral("trouble");
const QString kFile = QStringLiteral("file");
const QString kKept = QStringLiteral("kept");
const QString kDraft = QStringLiteral("draft");

/// A name as a file may have it.
QString fileName(QString name)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    name = name.replace(unfit, QStringLiteral(" ")).simplified().left(80);
    return name.startsWith(QLatin1Char('.')) ? name.mid(1) : name;
}

} // namespace

DocumentFiles::DocumentFiles(Settings &settings, PageStack &pages, NoticeBar &notices, QWidget *window)
    : QObject(window), m_settings(settings), m_pages(pages), m_notices(notices), m_window(window)
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
    return page.isScenario() ? page.title() : page.seatNames().join(QStringLiteral(" - "));
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

bool DocumentFiles::mayLeave(const QString &file)
{
    play::Document *document = m_pages.document();
    if (!document)
        return true;
    commit();
    const bool modified = document->play().isModified();
    const bool anew = !file.isEmpty() && QFileInfo(file).absoluteFilePath() == this->file();
    if (anew ? !modified : document->autosave().isSaved())
        return true;
    const QString unsaved = isScenario() ? tr("This scenario has not been saved since the last change.")
                                         : tr("This game has not been saved since the last action.");
    const QString other = isScenario() ? tr("The file of this scenario no longer holds it as it is here.")
                                       : tr("The file of this game no longer holds it as it is here.");
    const auto answer = QMessageBox::question(
        m_window, isScenario() ? tr("Save the scenario?") : tr("Save the game?"), modified ? unsaved : other,
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) // not over what is to be opened
        return anew && document->autosave().isChangedOnDisk() ? saveAs() : save();
    return answer == QMessageBox::Discard;
}

bool DocumentFiles::save()
{
    if (!m_pages.document())
        return false;
    return file().isEmpty() ? saveAs() : saveTo(file());
}

bool DocumentFiles::saveAs()
{
    if (!m_pages.document())
        return false;
    const QString own = file();
    const QString suggested = own.isEmpty() ? fileName(suggestedName()) + QLatin1Char('.') + kSuffix : own;
    QFileDialog dialog(m_window, isScenario() ? tr("Save the scenario") : tr("Save the game"), QFileInfo(own).path(),
                       tr("Games of Cartouche (*.%1)").arg(kSuffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kSuffix);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().front());
}

bool DocumentFiles::saveTo(const QString &path)
{
    if (!mayReplace(path))
        return false;
    commit();
    play::Document &document = *m_pages.document();
    if (const std::optional<record::Error> error = document.autosave().save(path))
        return afterFailedSave(*error);
    qCDebug(playLog, "the game is saved, %d edits", static_cast<int>(document.play().changeLog().size()));
    m_settings.addRecentFile(path);
    notifyFile();
    notifyDraft();
    emit saved();
    return true;
}

/// Asks before what another program wrote into the document's own file is replaced.
bool DocumentFiles::mayReplace(const QString &path)
{
    if (QFileInfo(path).absoluteFilePath() != file() || !m_pages.document()->autosave().isChangedOnDisk())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Replace the file?"),
                    tr("Another program has changed “%1” since it was opened or saved here. Replacing it keeps the "
                       "other version as “%1~”.")
                        .arg(QFileInfo(path).fileName()),
                    QMessageBox::Cancel, m_window);
    QPushButton *replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

/// Says what went wrong and offers another place. True if it was saved there.
bool DocumentFiles::afterFailedSave(const record::Error &error)
{
    QString reason = words::Words::about(error).say(error) + QLatin1Char('.');
    reason[0] = reason[0].toUpper();
    QMessageBox box(QMessageBox::Warning,
                    isScenario() ? tr("The scenario was not saved") : tr("The game was not saved"), reason,
                    QMessageBox::Cancel, m_window);
    QPushButton *elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
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
    notifyTrouble();
    notifyFile();
}

void DocumentFiles::end()
{
    if (play::Document *document = m_pages.document()) {
        document->autosave().disconnect(this);
        document->autosave().endInOrder(false);
    }
    for (const QString &notice : {kTrouble, kFile, kKept, kDraft})
        m_notices.withdraw(notice);
}

bool DocumentFiles::comesBack() const
{
    play::Document *document = m_pages.document();
    if (!document || document->autosave().journalPath().isEmpty() || !document->autosave().trouble().isEmpty())
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
        const QString name = QFileInfo(file()).fileName();
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
