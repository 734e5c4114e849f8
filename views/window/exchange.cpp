// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/exchange.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProgressBar>
#include <QProgressDialog>

#include "model/play/commands.h"
#include "model/record/file_name.h"
#include "model/record/handed_text.h"
#include "model/record/merge.h"
#include "model/record/write_whole.h"
#include "model/words/words.h"
#include "views/board/seat_roles.h"
#include "views/common/message_box.h"
#include "views/common/settings.h"
#include "views/dialogs/export_dialog.h"
#include "views/dialogs/print_dialog.h"
#include "views/export/exporter.h"
#include "views/window/document_files.h"
#include "views/window/file_reading.h"
#include "views/window/navigator.h"
#include "views/window/notice_bar.h"
#include "views/window/page_stack.h"

namespace views {

namespace {

const QString kExported = QStringLiteral("exported");

/// What is learnt, from where it begins: the lesson's record may say something of its own steps, which are not those of
/// the attempt. Without these: the scenario could not be read at their end.
record::Record withoutGame(const record::Record &lesson, const replay::Timeline &steps)
{
    const engine::Position &start = steps.position(0);
    record::Record record = record::newRecord(start.game(), start.setup());
    record.start = start;
    record.seats = lesson.seats;
    record.scenario = lesson.scenario;
    if (const auto result = steps.last().result())
        record.result = record::FinalResult{*result, {}};
    return record;
}

} // namespace

Exchange::Exchange(Settings &settings, PageStack &pages, Navigator &navigator, DocumentFiles &files, NoticeBar &notices,
                   QWidget *window)
    : QObject(window), m_settings(settings), m_pages(pages), m_navigator(navigator), m_files(files), m_notices(notices),
      m_window(window)
{
}

bool Exchange::canCopyGame() const { return m_pages.document() && m_pages.top()->showsEverything(); }
bool Exchange::canPrint() const { return canCopyGame() || m_pages.top()->lesson(); }
bool Exchange::canCopyPosition() const { return m_pages.top()->positionToCopy().has_value(); }

ExportSource Exchange::source() const
{
    const Page &page = *m_pages.top();
    const play::Play &play = m_pages.document()->play();
    return {play.record(),    page.timeline() ? *page.timeline() : play.timeline(), page.line(),
            page.seatNames(), rolesOf(play.record(), words::Words(play.game())),    dateOf(m_files.file())};
}

void Exchange::exportGame()
{
    m_files.commit(); // the line that is exported may be another one afterwards
    ExportChoice last = m_settings.lastExport();
    last.viewer = m_pages.top()->viewer();
    ExportDialog dialog(source(), m_pages.top()->shownStep(), last, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const ExportChoice choice = dialog.choice();
    m_settings.setLastExport(choice);
    if (const std::optional<QString> path = askPlace(tr("Export"), endingOf(choice.kind), m_files.suggestedName()))
        exportTo(*path, choice);
}

/// Beside the game's own file and named like it, if it has one; else that name is proposed.
std::optional<QString> Exchange::askPlace(const QString &title, const QString &ending, const QString &name)
{
    const QFileInfo own(m_files.file());
    const QString base = m_files.file().isEmpty() ? record::fileName(name) : own.completeBaseName();
    const QString suggested = QDir(own.path()).filePath(base + QLatin1Char('.') + ending);
    return m_files.askPlace(title, QStringLiteral("*.%1").arg(ending), suggested, ending);
}

void Exchange::exportTo(const QString &path, const ExportChoice &choice)
{
    QProgressDialog waiting(tr("Writing “%1”").arg(record::shownName(path)), tr("Cancel"), 0, 0, m_window);
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
    const std::optional<record::Error> error = views::exportTo(path, source(), choice, progress);
    const bool isDone = !waiting.wasCanceled();
    waiting.reset();
    if (error || isDone)
        tell(path, error);
}

void Exchange::tell(const QString &path, const std::optional<record::Error> &error)
{
    if (!error)
        m_notices.post(kExported, NoticeKind::Information,
                       [name = record::shownName(path)] { return tr("“%1” is written.").arg(name); },
                       {{[] { return tr("Close"); }, [this] { m_notices.withdraw(kExported); }}});
    else
        MessageBox::inform(m_window, MessageBox::Warning, tr("Nothing was written"),
                           tr("%1: %2").arg(record::shownName(path), words::Words::explain(*error)));
}

void Exchange::print()
{
    m_files.commit(); // as for an export
    const Page &page = *m_pages.top();
    std::optional<record::Record> lesson;
    if (const record::Record *record = page.lesson())
        lesson = withoutGame(*record, *page.timeline());
    const ExportSource printed = lesson ? ExportSource{*lesson, *page.timeline(), {}, page.seatNames()} : source();
    PrintDialog dialog(printed, page.shownStep(), page.viewer(), m_window);
    if (dialog.exec() != PrintDialog::kSavesPdf)
        return;
    const SheetChoice choice = dialog.choice();
    if (const std::optional<QString> path = askPlace(tr("Save as PDF"), QStringLiteral("pdf"), titleOf(printed)))
        tell(*path, record::writeWhole(*path, sheetPdf(printed, choice)));
}

void Exchange::copyPosition()
{
    if (const std::optional<engine::Position> position = m_pages.top()->positionToCopy())
        QGuiApplication::clipboard()->setText(QString::fromStdString(position->text()));
}

void Exchange::copyGame()
{
    m_files.commit();
    QGuiApplication::clipboard()->setText(QString::fromUtf8(record::write(m_pages.document()->play().record())));
}

namespace {

/// Why nothing comes into the game from what was read; without id if something does.
record::Error whyNotMerged(const record::Record &game, const FileRead &read)
{
    if (const auto *error = std::get_if<record::Error>(&read.content))
        return *error;
    const auto &other = std::get<record::Record>(read.content);
    if (std::optional<record::Error> why = record::mergeIllegalReason(game, other))
        return *std::move(why);
    const auto both = record::merged(game.line, other.line);
    if (const auto *error = std::get_if<record::Error>(&both))
        return *error;
    return std::get<record::Merged>(both).isChanged ? record::Error() : record::Error{"merge.nothing", {}};
}

} // namespace

void Exchange::merge()
{
    m_files.commit();
    const QString folder = m_files.file().isEmpty() ? QString() : QFileInfo(m_files.file()).path();
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Merge with a file"), folder,
                                                      tr("Games of Cartouche (*.%1)").arg(record::kSuffix));
    const std::optional<FileRead> read = path.isEmpty() ? std::nullopt : readInThread(path, m_window);
    if (!read)
        return;
    play::Play &play = m_pages.document()->play();
    const record::Error why = whyNotMerged(play.record(), *read);
    if (why.id.empty())
        play.run(play::merge(std::get<record::Record>(read->content)));
    else
        MessageBox::inform(m_window, MessageBox::Warning, tr("Nothing was merged"),
                           tr("%1: %2").arg(record::shownName(path), words::Words::explain(why)));
}

void Exchange::paste() { take(QGuiApplication::clipboard()->text()); }

void Exchange::take(const QString &text)
{
    auto pasted = record::readText(text);
    if (const auto *error = std::get_if<record::Error>(&pasted)) {
        MessageBox::inform(m_window, MessageBox::Warning, tr("Nothing was opened"),
                           tr("This text is no game and no position."), words::Words::explain(*error));
        return;
    }
    auto &record = std::get<record::Record>(pasted);
    const bool isPosition = record.line.actions.empty() && !record.scenario;
    if (!isPosition || !m_pages.top()->takePosition(record.startPosition()))
        m_navigator.beginReview(std::move(record));
}

} // namespace views
