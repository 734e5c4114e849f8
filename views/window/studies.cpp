// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/studies.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "model/record/file_name.h"
#include "model/scenario/scenario.h"
#include "model/words/words.h"
#include "views/common/message_box.h"
#include "views/common/settings.h"
#include "views/scenario/course_page.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/study_tools.h"
#include "views/window/document_files.h"
#include "views/window/navigator.h"
#include "views/window/notice_bar.h"
#include "views/window/page_stack.h"

namespace views {

using scenario::Chapter;
using scenario::ChapterKind;
using scenario::StudyFile;

namespace {

// Notices
const QString kChapter = QStringLiteral("chapter");
const QString kAdded = QStringLiteral("added");

} // namespace

Studies::Studies(Settings &settings, PageStack &pages, DocumentFiles &files, NoticeBar &notices, Ways ways,
                 QWidget *window)
    : QObject(window), m_settings(settings), m_pages(pages), m_files(files), m_notices(notices),
      m_ways(std::move(ways)), m_window(window)
{
    connect(&m_pages, &PageStack::changed, this, [this] {
        if (!isInChapter() || !m_pages.document())
            m_notices.withdraw(kChapter);
    });
}

CoursePage *Studies::page() const { return m_pages.find<CoursePage>(); }

bool Studies::isInChapter() const { return page() && m_pages.top() != page(); }

bool Studies::shows(const QString &path) const
{
    return page() && page()->file().canChange()
           && QFileInfo(path).canonicalFilePath() == QFileInfo(page()->file().path()).canonicalFilePath();
}

void Studies::show(StudyFile file, const engine::Game *course, bool edits)
{
    m_index = -1;
    const bool isEmpty = file.canChange() && file.count() == 0;
    auto *page = new CoursePage(std::move(file), course, m_settings.lessons, m_settings.shownTheme(), &m_pages);
    connect(page, &CoursePage::lessonWanted, this, &Studies::open);
    connect(page, &CoursePage::editWanted, this, &Studies::edit);
    connect(&page->tools(), &StudyTools::copyWanted, this, &Studies::saveCopy);
    page->tools().setRecent([this] { return recentGames(); });
    page->setEditing(page->file().canChange() && (edits || isEmpty));
    m_pages.push(page);
    page->focusBoard();
    emit m_pages.changed();
}

QStringList Studies::recentGames() const
{
    constexpr qsizetype kMost = 12;
    QStringList paths = m_settings.recentFiles();
    const QDir finished(m_files.finished().isKeeping() ? m_files.finished().folders().games : QString());
    for (const QFileInfo &game : m_files.finished().isKeeping() ? finished.entryInfoList(
                                     {QLatin1String("*.") + record::kSuffix}, QDir::Files, QDir::Time)
                                                                : QFileInfoList())
        paths << game.filePath();
    paths.removeAll(page()->file().path());
    return paths.first(std::min(kMost, paths.size()));
}

// ---- through the chapters

/// Back to the list of all. False if the answer was to stay.
bool Studies::leaveChapter()
{
    if (!isInChapter())
        return true;
    if (!m_files.mayLeave())
        return false;
    m_files.end();
    m_pages.popTo(page());
    return true;
}

void Studies::goBack()
{
    if (leaveChapter())
        emit m_pages.changed();
}

void Studies::open(int chapter)
{
    CoursePage *const list = page();
    if (!list || chapter < 0 || chapter >= list->file().count() || !leaveChapter())
        return;
    list->setCurrent(chapter);
    const Chapter &opened = list->study().chapters[chapter];
    const bool isGame = scenario::kindOf(opened.game) == ChapterKind::Game;
    const auto error = Navigator::errorOf(opened.game, isGame ? Navigator::As::Review : Navigator::As::Edit);
    if (error)
        return MessageBox::inform(m_window, MessageBox::Warning, tr("This chapter cannot be opened"),
                                  words::Words::explain(*error));
    m_index = chapter;
    list->noteOpened(chapter);
    if (isGame || opened.game.scenario->find(u"draft"))
        return showGame(chapter, !isGame);
    LessonPage *lesson = m_ways.learn(opened.game, opened.id);
    lesson->setBack(list->file().canChange() ? LessonPage::Back::Study : LessonPage::Back::Lessons);
    lesson->setHasNext(chapter + 1 < list->file().count());
    emit m_pages.changed();
}

void Studies::edit(int chapter)
{
    CoursePage *const list = page();
    if (!list || chapter < 0 || chapter >= list->file().count() || !leaveChapter())
        return;
    list->setCurrent(chapter);
    m_index = chapter;
    const record::Record &game = list->study().chapters[chapter].game;
    const bool inEditor = game.scenario && Navigator::isOnlyPosition(game);
    const auto error = Navigator::errorOf(game, inEditor ? Navigator::As::Edit : Navigator::As::Review);
    if (error)
        return MessageBox::inform(m_window, MessageBox::Warning, tr("This chapter cannot be opened"),
                                  words::Words::explain(*error));
    showGame(chapter, inEditor);
}

bool Studies::editShown()
{
    if (!isInChapter() || !page()->file().canChange())
        return false;
    edit(m_index);
    return true;
}

/// In the editor, or in its review. What is saved there goes into the study.
void Studies::showGame(int chapter, bool inEditor)
{
    CoursePage *const list = page();
    const record::Record game = list->study().chapters[chapter].game;
    inEditor ? m_ways.edit(game) : m_ways.review(game);
    m_files.setPartOf(list->file().path(), [list, chapter](const record::Record &saved) {
        return list->change(scenario::changed(list->study(), chapter, saved), chapter);
    });
    notify();
    emit m_pages.changed();
}

/// Where one is, and the ways from there: the pages of games have none of their own.
void Studies::notify()
{
    const int chapter = m_index;
    const int count = page()->file().count();
    std::vector<NoticeAction> actions{{[] { return tr("Back to the study"); }, [this] { goBack(); }}};
    if (chapter + 1 < count)
        actions.push_back({[] { return tr("Next chapter"); }, [this] { openNext(); }});
    const auto text = [this, chapter, count] {
        return tr("Chapter %1 of %2 of “%3”: %4")
            .arg(chapter + 1)
            .arg(count)
            .arg(page()->title(), page()->chapterTitle(chapter));
    };
    m_notices.post(kChapter, NoticeKind::Information, text, std::move(actions));
}

// ---- files

/// A file for a study, with its ending; empty if the answer was to stay. One that is there is asked about unless it may
/// be there.
QString Studies::askPlace(const QString &title, bool mayBeThere)
{
    const QString filter = tr("Studies of Cartouche (*.%1)").arg(record::kSuffix);
    const QString name = tr("Study", "name of a file") + QLatin1Char('.') + record::kSuffix;
    if (!mayBeThere)
        return m_files.askPlace(title, filter, name, record::kSuffix).value_or(QString());
    const QString path =
        QFileDialog::getSaveFileName(m_window, title, name, filter, nullptr, QFileDialog::DontConfirmOverwrite);
    return path.isEmpty() ? path : record::withEnding(path, record::kSuffix);
}

/// The study of that file, or a new one that will be there. Nothing, and it is said, where that is no study.
std::optional<StudyFile> Studies::studyAt(const QString &path)
{
    if (!QFileInfo::exists(path))
        return StudyFile({.title = {QFileInfo(path).completeBaseName()}}, path);
    const std::optional<record::FileStamp> stamp = record::stampOf(path);
    auto read = scenario::loadStudy(path);
    if (auto *study = std::get_if<scenario::Study>(&read))
        return StudyFile(std::move(*study), path, stamp);
    MessageBox::inform(m_window, MessageBox::Warning, tr("This file cannot be opened"),
                       tr("%1: %2").arg(record::shownName(path), words::Words::explain(std::get<record::Error>(read))));
    return std::nullopt;
}

std::optional<StudyFile> Studies::make()
{
    const QString path = askPlace(tr("New study"), false);
    if (path.isEmpty())
        return std::nullopt;
    const scenario::Study study{.title = {QFileInfo(path).completeBaseName()}};
    if (const auto error = scenario::save(study, path)) {
        MessageBox::inform(m_window, MessageBox::Warning, tr("The study was not saved"), words::Words::explain(*error));
        return std::nullopt;
    }
    return StudyFile(study, path, record::stampOf(path));
}

void Studies::addTo(const record::Record &game)
{
    const QString path = askPlace(tr("Add to a study"), true);
    std::optional<StudyFile> file = path.isEmpty() ? std::nullopt : studyAt(path);
    auto chapter = scenario::chapterOf(game);
    if (!file || !std::holds_alternative<Chapter>(chapter))
        return;
    const int number = file->count() + 1;
    if (const auto error = file->change(added(file->study(), std::get<Chapter>(std::move(chapter)), number - 1)))
        return MessageBox::inform(m_window, MessageBox::Warning, tr("The study was not saved"),
                                  words::Words::explain(*error));
    m_settings.addRecentFile(path);
    m_notices.post(
        kAdded, NoticeKind::Information,
        [path, number] { return tr("This is chapter %1 of “%2” now.").arg(number).arg(record::shownName(path)); },
        {{[] { return tr("Close"); }, [this] { m_notices.withdraw(kAdded); }}});
}

void Studies::saveCopy()
{
    const QString path = askPlace(tr("Save a copy"), false);
    if (path.isEmpty())
        return;
    if (const auto error = scenario::save(page()->study(), path))
        return MessageBox::inform(m_window, MessageBox::Warning, tr("The study was not saved"),
                                  words::Words::explain(*error));
    m_settings.addRecentFile(path);
}

} // namespace views
