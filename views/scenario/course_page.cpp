// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/course_page.h"

#include <algorithm>

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "model/scenario/scenario.h"
#include "model/words/words.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/lesson_progress.h"
#include "views/common/message_box.h"
#include "views/common/side_measure.h"
#include "views/handbook/help_request.h"
#include "views/scenario/course_rows.h"
#include "views/scenario/lesson_words.h"

namespace views {

CoursePage::CoursePage(const scenario::Course &course, LessonProgress &progress, QWidget *parent)
    : Page(nullptr, parent), m_course(course), m_progress(progress), m_title(textLabel({}, FontRole::Score, this)),
      m_count(textLabel({}, FontRole::Text, this)), m_list(makeLessonList("lessons", this)),
      m_next(makePageButton("next", this)), m_back(makePageButton("back", this)),
      m_forget(makePageButton("forget", this))
{
    m_count->setProperty("second", true);
    m_next->setProperty("main", true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_forget);
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    m_middle = new QWidget(this);
    auto *column = new QVBoxLayout(m_middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_count);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addStretch();
    layout->addWidget(m_middle, 100); // all there is, up to the widest
    layout->addStretch();
    new SideText(this);
    setFocusProxy(m_list);

    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { emit lessonWanted(m_list->row(item)); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit lessonWanted(nextLesson()); });
    connect(m_back, &QPushButton::clicked, this, [this] { run(Command::Back); });
    offer(Command::Back, {});
    connect(m_forget, &QPushButton::clicked, this, &CoursePage::forget);
    connect(&m_progress, &LessonProgress::changed, this, &CoursePage::refresh);
    for (std::size_t i = 0; i < m_course.lessons.size(); ++i)
        m_list->addItem(QString());
    retranslate();
    m_list->setCurrentRow(nextLesson());
    offerHelp(this, "editor#lessons");
}

void CoursePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_middle->setMaximumWidth(widestList(*this));
}

bool CoursePage::isDone(std::size_t lesson) const { return m_progress.isSolved(m_course.lessons[lesson].id); }

int CoursePage::nextLesson() const
{
    const std::size_t count = m_course.lessons.size();
    const QString last = m_progress.lastLesson(words::idOf(*m_course.game));
    const auto opened = std::find_if(m_course.lessons.begin(), m_course.lessons.end(),
                                     [&last](const scenario::Lesson &lesson) { return lesson.id == last; });
    const std::size_t from =
        opened == m_course.lessons.end() ? 0 : static_cast<std::size_t>(opened - m_course.lessons.begin());
    for (std::size_t i = 0; i < count; ++i) {
        if (const std::size_t lesson = (from + i) % count; !isDone(lesson))
            return static_cast<int>(lesson);
    }
    return 0;
}

void CoursePage::retranslate()
{
    m_title->setText(tr("Learn %1").arg(words::Words(*m_course.game).text("game")));
    m_list->setAccessibleName(tr("Lessons"));
    m_back->setText(tr("Back"));
    m_forget->setText(tr("Forget progress…"));
    refresh();
}

void CoursePage::refresh()
{
    int done = 0;
    for (std::size_t i = 0; i < m_course.lessons.size(); ++i) {
        QListWidgetItem &item = *m_list->item(static_cast<int>(i));
        const QString title =
            tr("%1. %2", "number and title of a lesson").arg(i + 1).arg(LessonWords::of(m_course.lessons[i].title));
        const QString hard = LessonWords::difficulty(m_course.lessons[i].difficulty);
        const QString mark = isDone(i) ? tr("done") : QString();
        done += isDone(i) ? 1 : 0;
        QStringList more{hard.isEmpty()
                             ? QString()
                             : LessonWords::stars(m_course.lessons[i].difficulty) + QLatin1String("  ") + hard,
                         mark};
        QStringList said{title, hard, mark};
        more.removeAll(QString());
        said.removeAll(QString());
        item.setText(title);
        item.setData(CourseRows::kMoreRole, more.join(QStringLiteral("  ·  ")));
        item.setData(CourseRows::kDoneRole, isDone(i));
        item.setData(Qt::AccessibleTextRole, said.join(QStringLiteral(", ")));
    }
    const int count = static_cast<int>(m_course.lessons.size());
    m_count->setText(done < count ? tr("%1 of %2 lessons done").arg(done).arg(count) : tr("All lessons done"));
    m_next->setText(done == 0 ? tr("Begin") : done < count ? tr("Continue") : tr("Begin again"));
    m_forget->setEnabled(done > 0);
    m_list->doItemsLayout();
}

void CoursePage::forget()
{
    const QString question = tr("All lessons of this game will count as not done.");
    if (MessageBox::ask(this, tr("Forget progress?"), question) != MessageBox::Yes)
        return;
    QStringList ids;
    for (const scenario::Lesson &lesson : m_course.lessons)
        ids << lesson.id;
    m_progress.reset(ids);
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

} // namespace views
