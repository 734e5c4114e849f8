// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/mistake_lessons.h"

#include <algorithm>
#include <thread>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "model/record/file_name.h"
#include "model/words/shown.h"
#include "views/common/message_box.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/mistakes_page.h"
#include "views/window/page_stack.h"

namespace views {

namespace {

/// The lesson with the words that it has in the language of the program: whoever opens the file reads them.
record::Record withWords(record::Record lesson)
{
    auto says = scenario::scenarioOf(lesson);
    if (const auto *task = std::get_if<scenario::Scenario>(&says))
        lesson.scenario = scenario::toJson(
            scenario::sayMistake(*task, *scenario::mistakeOf(lesson), words::Words(*lesson.game)), *lesson.game);
    return lesson;
}

/// A name that no file of the folder has.
QString freePath(const QDir &folder, const QString &game, int number)
{
    for (;; ++number) {
        const QString name = MistakeLessons::tr("%1, mistake %2", "a game and a number, as the name of a file")
                                 .arg(game)
                                 .arg(number, 2, 10, QLatin1Char('0'));
        const QString path = folder.filePath(record::fileName(name) + QLatin1Char('.') + record::kSuffix);
        if (!QFileInfo::exists(path))
            return path;
    }
}

} // namespace

MistakeLessons::MistakeLessons(PageStack &pages, PushLesson push, const QString &folder, QWidget *window)
    : QObject(window), m_pages(pages), m_push(std::move(push)), m_kept(folder), m_window(window)
{
    m_search.threads = std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
}

MistakesPage *MistakeLessons::page() const { return m_pages.find<MistakesPage>(); }

int MistakeLessons::countDue() const { return static_cast<int>(m_kept.due(QDate::currentDate()).size()); }

MistakesPage *MistakeLessons::push(bool isGame)
{
    auto *page = new MistakesPage(isGame ? MistakesPage::Of::Game : MistakesPage::Of::Again, m_kept, &m_pages);
    connect(page, &MistakesPage::lessonWanted, this, &MistakeLessons::open);
    connect(page, &MistakesPage::filesWanted, this, &MistakeLessons::write);
    connect(page, &MistakesPage::keptWanted, this, [this, page](bool areAll) { showKept(page, areAll); });
    m_pages.push(page);
    return page;
}

void MistakeLessons::learn()
{
    const play::Document *document = m_pages.document();
    if (!document || isOpen())
        return;
    push(true)->look(document->play().record(), m_search);
    emit m_pages.changed();
}

void MistakeLessons::solveAgain()
{
    showKept(push(false), false);
    emit m_pages.changed();
}

void MistakeLessons::showKept(MistakesPage *page, bool areAll)
{
    std::vector<record::Record> lessons;
    const QStringList paths = areAll ? m_kept.all() : m_kept.due(QDate::currentDate());
    for (const QString &path : paths) {
        auto loaded = record::load(path);
        auto *const lesson = std::get_if<record::Record>(&loaded);
        if (lesson && scenario::mistakeOf(*lesson))
            lessons.push_back(std::move(*lesson));
        else
            scenario::KeptMistakes::setAside(path);
    }
    page->setLessons(std::move(lessons));
}

void MistakeLessons::open(int index)
{
    MistakesPage *const list = page();
    const int count = static_cast<int>(list->lessons().size());
    if (index < 0 || index >= count)
        return;
    if (m_pages.top() != list)
        m_pages.popTo(list);
    m_index = index;
    LessonPage *const lesson = m_push(list->lessons()[index]);
    lesson->setBack(LessonPage::Back::Mistakes);
    lesson->setHasNext(list->hasUnsolvedBeside(index));
    connect(lesson, &LessonPage::tried, list, [list, lesson, index](bool isSolved) {
        list->note(index, {QDate::currentDate(), isSolved});
        lesson->setHasNext(list->hasUnsolvedBeside(index));
    });
    emit m_pages.changed();
}

void MistakeLessons::openNext() { open(page()->nextLesson(m_index)); }

void MistakeLessons::write()
{
    const QString chosen = QFileDialog::getExistingDirectory(m_window, tr("Make lessons of these"));
    if (chosen.isEmpty())
        return;
    const QDir folder(chosen);
    int written = 0;
    for (const record::Record &lesson : page()->lessons()) {
        const QString path = freePath(folder, words::Words(*lesson.game).text("game"), written + 1);
        if (const std::optional<record::Error> error = record::save(withWords(lesson), path))
            return MessageBox::inform(m_window, MessageBox::Warning, tr("The lessons cannot be written"),
                                      words::Words::explain(*error));
        ++written;
    }
    MessageBox::inform(m_window, MessageBox::Information, tr("Make lessons of these"),
                       tr("%n lesson(s) are in “%1” now. Each opens like a saved game.", nullptr, written)
                           .arg(words::shownLine(QDir::toNativeSeparators(chosen))));
}

} // namespace views
