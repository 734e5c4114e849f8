// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/course_page.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "model/record/file_name.h"
#include "model/replay/seat_names.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/lesson_progress.h"
#include "views/common/message_box.h"
#include "views/common/side_measure.h"
#include "views/handbook/help_request.h"
#include "views/scenario/chapter_boards.h"
#include "views/scenario/course_rows.h"
#include "views/scenario/lesson_words.h"
#include "views/scenario/study_tools.h"

namespace views {

using scenario::Chapter;
using scenario::ChapterKind;

CoursePage::CoursePage(scenario::StudyFile file, const engine::Game *course, LessonProgress &progress,
                       const QString &theme, QWidget *parent)
    : Page(nullptr, parent), m_file(std::move(file)), m_course(course), m_progress(progress),
      m_title(wrappedLabel({}, FontRole::Score, this)), m_introduction(wrappedLabel({}, FontRole::Text, this)),
      m_count(textLabel({}, FontRole::Text, this)), m_search(makeNamed<QLineEdit>("search", this)),
      m_list(makeLessonList("lessons", this, true)), m_middle(new QWidget(this)), m_next(makePageButton("next", this)),
      m_back(makePageButton("back", this)), m_forget(makePageButton("forget", this)),
      m_edit(makePageButton("edit", this)), m_tools(new StudyTools(*this)),
      m_boards(new ChapterBoards(
          *m_list, [this](int row) -> const record::Record & { return study().chapters[row].game; }, theme))
{
    m_count->setProperty("second", true);
    m_next->setProperty("main", true);
    m_edit->setCheckable(true);
    m_edit->setVisible(m_file.canChange());
    m_tools->hide();
    makeColumn();
    new SideText(this);
    setFocusProxy(m_list);
    connectParts();
    fill(-1);
    m_list->setCurrentRow(nextLesson());
    offerHelp(this, m_course ? "editor#lessons" : "editor#studies");
}

CoursePage::~CoursePage() = default;

void CoursePage::makeColumn()
{
    auto *buttons = makeRow(nullptr, {}, -1, {m_forget, m_edit});
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    QVBoxLayout *column = views::makeColumn(m_middle, {}, 8, {m_title, m_introduction, m_count, m_search});
    column->addWidget(m_list, 1);
    column->addWidget(m_tools);
    column->addLayout(buttons);
    auto *layout = makeRow(this, {24, 24, 24, 24});
    layout->addStretch();
    layout->addWidget(m_middle, 100); // all there is, up to the widest
    layout->addStretch();
}

void CoursePage::connectParts()
{
    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { emit lessonWanted(m_list->row(item)); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_tools->refresh();
        emit changed();
    });
    connect(m_search, &QLineEdit::textChanged, this, &CoursePage::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &CoursePage::focusBoard);
    connect(m_next, &QPushButton::clicked, this, [this] { emit lessonWanted(nextLesson()); });
    connect(m_back, &QPushButton::clicked, this, [this] { run(Command::Back); });
    connect(m_forget, &QPushButton::clicked, this, &CoursePage::forget);
    connect(m_edit, &QPushButton::toggled, this, &CoursePage::setEditing);
    connect(&m_progress, &LessonProgress::changed, this, &CoursePage::refresh);
    offer(Command::Back, {});
    offer(
        Command::Undo, [this] { return m_file.canUndo(); },
        [this] {
            if (mayReplace())
                finish(m_file.undo(), current());
        });
    offer(
        Command::Redo, [this] { return m_file.canRedo(); },
        [this] {
            if (mayReplace())
                finish(m_file.redo(), current());
        });
}

void CoursePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_middle->setMaximumWidth(widestList(*this));
    m_boards->draw();
}

const engine::Game *CoursePage::game() const
{
    if (m_course || current() < 0)
        return m_course;
    return study().chapters[current()].game.game;
}

QString CoursePage::title() const
{
    if (m_course)
        return tr("Learn %1").arg(words::Words(*m_course).text("game"));
    const QString title = words::shownName(LessonWords::of(study().title));
    return title.isEmpty() ? record::shownName(m_file.path()) : title;
}

void CoursePage::setTheme(const Theme &theme) { m_boards->setTheme(theme.name()); }

void CoursePage::focusBoard()
{
    if (m_list->count() > 0 || !m_file.canChange())
        m_list->setFocus();
    else
        m_tools->setFocus();
}

// ---- which chapter

int CoursePage::current() const { return m_list->currentRow(); }

void CoursePage::setCurrent(int chapter) { m_list->setCurrentRow(chapter); }

bool CoursePage::isDone(int chapter) const { return m_progress.isSolved(study().chapters[chapter].id); }

int CoursePage::nextLesson() const
{
    const int count = m_file.count();
    const QString last = m_course ? m_progress.lastLesson(words::idOf(*m_course)) : QString();
    const auto &chapters = study().chapters;
    const auto opened =
        std::find_if(chapters.begin(), chapters.end(), [&last](const Chapter &chapter) { return chapter.id == last; });
    const int from = opened == chapters.end() ? 0 : static_cast<int>(opened - chapters.begin());
    for (int i = 0; i < count; ++i) {
        if (const int lesson = (from + i) % count; !isDone(lesson))
            return lesson;
    }
    return count == 0 ? -1 : 0;
}

void CoursePage::noteOpened(int chapter)
{
    const Chapter &opened = study().chapters[chapter];
    if (scenario::kindOf(opened.game) != ChapterKind::Lesson)
        m_progress.setSolved(opened.id);
}

void CoursePage::forget()
{
    const QString question = m_course ? tr("All lessons of this game will count as not done.")
                                      : tr("All chapters of this study will count as not done.");
    if (MessageBox::ask(this, tr("Forget progress?"), question) != MessageBox::Yes)
        return;
    QStringList ids;
    for (const Chapter &chapter : study().chapters)
        ids << chapter.id;
    m_progress.reset(ids);
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

/// Leaves the rows in which all words stand that are looked for.
void CoursePage::filter()
{
    const QStringList wanted = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem &item = *m_list->item(row);
        const QString said = item.data(Qt::AccessibleTextRole).toString();
        item.setHidden(!std::all_of(wanted.begin(), wanted.end(),
                                    [&said](const QString &word) { return said.contains(word, Qt::CaseInsensitive); }));
    }
    if (current() < 0 || m_list->item(current())->isHidden()) {
        int row = 0;
        while (row < m_list->count() && m_list->item(row)->isHidden())
            ++row;
        m_list->setCurrentRow(row < m_list->count() ? row : -1);
    }
    m_boards->draw();
}

// ---- changes

bool CoursePage::mayReplace()
{
    return !m_file.isChangedOnDisk()
           || MessageBox::ask(
                  this, tr("Replace the file?"),
                  tr("Another program has changed “%1” since it was read here. Replacing it keeps the other "
                     "version as “%1~”.")
                      .arg(record::shownName(m_file.path())))
                  == MessageBox::Yes;
}

bool CoursePage::change(scenario::Study next, int row)
{
    return mayReplace() && finish(m_file.change(std::move(next)), row);
}

bool CoursePage::finish(const std::optional<record::Error> &error, int row)
{
    if (error) {
        MessageBox::inform(this, MessageBox::Warning, tr("The study was not saved"), words::Words::explain(*error));
        return false;
    }
    fill(row);
    emit changed();
    return true;
}

void CoursePage::setEditing(bool on)
{
    m_edit->setChecked(on);
    m_tools->setVisible(on);
}

// ---- what is shown

void CoursePage::retranslate()
{
    m_list->setAccessibleName(m_course ? tr("Lessons") : tr("Chapters"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the chapters"));
    m_back->setText(tr("Back"));
    m_forget->setText(tr("Forget progress…"));
    m_edit->setText(tr("Edit the study"));
    m_tools->retranslate();
    refresh();
}

/// As many rows as there are chapters; boards are drawn again of those that are others.
void CoursePage::fill(int row)
{
    constexpr int kFew = 6;
    m_list->clear();
    for (int i = 0; i < m_file.count(); ++i)
        m_list->addItem(QString());
    m_search->setVisible(m_file.count() > kFew);
    if (!m_search->isVisibleTo(this))
        m_search->clear();
    retranslate();
    m_list->setCurrentRow(std::min(row, m_file.count() - 1));
    if (!m_search->text().isEmpty())
        filter();
    m_boards->draw();
}

QString CoursePage::chapterTitle(int chapter) const
{
    const Chapter &shown = study().chapters[chapter];
    const QString title = words::shownName(LessonWords::of(titleOf(shown)));
    return title.isEmpty() ? replay::seatNames(shown.game).join(QStringLiteral(" – ")) : title;
}

QString CoursePage::kindText(int chapter) const
{
    const record::Record &game = study().chapters[chapter].game;
    const QString name = words::Words(*game.game).text("game");
    switch (scenario::kindOf(game)) {
    case ChapterKind::Lesson: return tr("%1: lesson", "name of a game").arg(name);
    case ChapterKind::Position: return tr("%1: position to play", "name of a game").arg(name);
    case ChapterKind::Game: break;
    }
    return tr("%1: game to read", "name of a game").arg(name);
}

/// 1 if that chapter is done, else 0.
int CoursePage::showRow(int row)
{
    QListWidgetItem &item = *m_list->item(row);
    const QString title = tr("%1. %2", "number and title of a lesson").arg(row + 1).arg(chapterTitle(row));
    const int grade = scenario::difficultyOf(study().chapters[row].game);
    const QString hard = LessonWords::difficulty(grade);
    const QString kind = m_course ? QString() : kindText(row);
    const QString mark = isDone(row) ? tr("done") : QString();
    QStringList more{kind, hard.isEmpty() ? QString() : LessonWords::stars(grade) + QLatin1String("  ") + hard, mark};
    QStringList said{title, kind, hard, mark};
    more.removeAll(QString());
    said.removeAll(QString());
    item.setText(title);
    item.setData(CourseRows::kMoreRole, more.join(QStringLiteral("  ·  ")));
    item.setData(CourseRows::kDoneRole, isDone(row));
    item.setData(Qt::AccessibleTextRole, said.join(QStringLiteral(", ")));
    return isDone(row) ? 1 : 0;
}

void CoursePage::refresh()
{
    const int count = m_file.count();
    int done = 0;
    for (int row = 0; row < std::min(count, m_list->count()); ++row)
        done += showRow(row);
    m_title->setText(title());
    m_introduction->setText(LessonWords::of(study().introduction));
    m_introduction->setVisible(!m_introduction->text().isEmpty());
    if (count == 0)
        m_count->setText(tr("There is no chapter yet."));
    else if (m_course)
        m_count->setText(done < count ? tr("%1 of %2 lessons done").arg(done).arg(count) : tr("All lessons done"));
    else
        m_count->setText(done < count ? tr("%1 of %2 chapters done").arg(done).arg(count) : tr("All chapters done"));
    m_next->setText(done == 0 ? tr("Begin") : done < count ? tr("Continue") : tr("Begin again"));
    m_next->setEnabled(count > 0);
    m_forget->setEnabled(done > 0);
    m_tools->refresh();
    m_list->doItemsLayout();
}

} // namespace views
