// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/mistakes_page.h"

#include <algorithm>

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>

#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/message_box.h"
#include "views/common/side_measure.h"
#include "views/handbook/help_request.h"
#include "views/scenario/course_rows.h"
#include "views/scenario/lesson_words.h"

namespace views {

using scenario::Tried;

MistakesPage::MistakesPage(Of of, scenario::KeptMistakes &kept, QWidget *parent)
    : Page(nullptr, parent), m_of(of), m_kept(kept), m_title(textLabel({}, FontRole::Score, this)),
      m_count(wrappedLabel({}, FontRole::Text, this)), m_all(makeNamed<QCheckBox>("all", this)),
      m_progress(new QProgressBar(this)), m_list(makeLessonList("mistakes", this)), m_middle(new QWidget(this)),
      m_forget(makePageButton("forget", this)), m_files(makePageButton("files", this)),
      m_back(makePageButton("back", this)), m_next(makePageButton("next", this))
{
    m_count->setProperty("second", true);
    m_next->setProperty("main", true);
    m_progress->hide();
    makeColumn();
    new SideText(this);
    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { emit lessonWanted(m_list->row(item)); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit lessonWanted(nextLesson()); });
    m_all->setVisible(m_of == Of::Again);
    m_forget->setVisible(m_of == Of::Again);
    connect(m_all, &QCheckBox::toggled, this, &MistakesPage::keptWanted);
    connect(m_forget, &QPushButton::clicked, this, &MistakesPage::forget);
    connect(m_files, &QPushButton::clicked, this, &MistakesPage::filesWanted);
    connect(m_back, &QPushButton::clicked, this, [this] { run(Command::Back); });
    offer(Command::Back, {});
    retranslate();
    offerHelp(this, "review#better");
}

void MistakesPage::makeColumn()
{
    auto *buttons = makeRow(nullptr, {}, -1, {m_forget, m_files});
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    QVBoxLayout *column = views::makeColumn(m_middle, {}, 8, {m_title, m_count, m_all, m_progress});
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    auto *layout = makeRow(this, {24, 24, 24, 24});
    layout->addStretch();
    layout->addWidget(m_middle, 100); // all there is, up to the widest
    layout->addStretch();
}

void MistakesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_middle->setMaximumWidth(widestList(*this));
}

QString MistakesPage::title() const
{
    return m_of == Of::Game ? tr("Learn from my mistakes") : tr("Mistakes to solve again");
}

void MistakesPage::focusBoard()
{
    if (m_lessons.empty())
        m_back->setFocus();
    else
        m_list->setFocus();
}

// ---- which they are

void MistakesPage::look(const record::Record &game, scenario::MistakeSearch search)
{
    m_game = game.game;
    m_worker.begin([this, game, search](const engine::CancelToken &cancel,
                                        const replay::Worker::Progress &report) -> replay::Worker::Delivery {
        auto found = scenario::findMistakes(game, scenario::learnersOf(game), search, cancel, [&](int done, int all) {
            report([this, done, all] { showProgress(done, all); });
        });
        if (!found)
            return {};
        return [this, lessons = *std::move(found)] {
            m_progress->hide();
            setLessons(lessons);
        };
    });
    m_progress->setRange(0, 0);
    m_progress->show();
    refresh();
    focusBoard();
    announce(*this, m_count->text());
}

void MistakesPage::showProgress(int done, int all)
{
    m_progress->setRange(0, all);
    m_progress->setValue(done);
}

void MistakesPage::setLessons(std::vector<record::Record> lessons)
{
    m_lessons = std::move(lessons);
    m_tries.clear();
    m_list->clear();
    for (const record::Record &lesson : m_lessons) {
        m_tries.push_back(m_kept.tries(scenario::KeptMistakes::idOf(lesson)));
        m_list->addItem(QString());
    }
    refresh();
    m_list->setCurrentRow(nextLesson());
    if (!m_all->hasFocus())
        focusBoard();
    announce(*this, m_count->text());
}

bool MistakesPage::isSolved(int lesson) const
{
    const std::vector<Tried> &tries = m_tries[lesson];
    const std::optional<QDate> again = scenario::comesAgain(tries);
    const auto isRight = [&tries](const Tried &one) { return one.isSolved && one.day == tries.back().day; };
    return std::any_of(tries.begin(), tries.end(), isRight) && (!again || *again > QDate::currentDate());
}

bool MistakesPage::hasUnsolvedBeside(int lesson) const
{
    const int next = nextLesson(lesson);
    return next != lesson && !isSolved(next);
}

int MistakesPage::nextLesson(int last) const
{
    const int count = static_cast<int>(m_lessons.size());
    for (int i = 1; i <= count; ++i) {
        if (const int lesson = (last + i) % count; !isSolved(lesson))
            return lesson;
    }
    return count == 0 ? -1 : 0;
}

void MistakesPage::note(int lesson, const Tried &tried)
{
    m_tries[lesson].push_back(tried);
    if (m_kept.isKeeping()) {
        if (const std::optional<record::Error> error = m_kept.note(m_lessons[lesson], tried))
            MessageBox::inform(this, MessageBox::Warning, tr("This could not be kept"), words::Words::explain(*error));
    }
    m_list->setCurrentRow(lesson);
    refresh();
}

void MistakesPage::forget()
{
    const int lesson = m_list->currentRow();
    const QString question = tr("It does not come again, and how it was tried is forgotten.");
    if (lesson < 0 || MessageBox::ask(this, tr("Forget this mistake?"), question) != MessageBox::Yes)
        return;
    if (!m_kept.remove(scenario::KeptMistakes::idOf(m_lessons[lesson])))
        return MessageBox::inform(this, MessageBox::Warning, tr("This could not be forgotten"),
                                  tr("The system does not let its file be deleted."));
    m_lessons.erase(m_lessons.begin() + lesson);
    setLessons(std::move(m_lessons));
}

// ---- what is shown

void MistakesPage::retranslate()
{
    m_title->setText(title());
    m_list->setAccessibleName(m_title->text());
    m_progress->setAccessibleName(tr("Looking for mistakes"));
    m_all->setText(tr("Also those that come another day"));
    m_back->setText(tr("Back"));
    m_forget->setText(tr("Forget this one…"));
    m_files->setText(tr("Make lessons of these…"));
    refresh();
}

QString MistakesPage::countText() const
{
    if (isLooking())
        return tr("The computer looks at every choice of the game. It may take a minute.");
    if (m_lessons.empty())
        return m_of == Of::Game     ? tr("No mistake was found in this game.")
               : m_all->isChecked() ? tr("None is kept yet.")
                                    : tr("Nothing is to be solved again today.");
    int solved = 0;
    for (int lesson = 0; lesson < static_cast<int>(m_lessons.size()); ++lesson)
        solved += isSolved(lesson) ? 1 : 0;
    return tr("%1 of %2 solved. What was solved comes again after some days.").arg(solved).arg(m_lessons.size());
}

void MistakesPage::refresh()
{
    const int count = static_cast<int>(m_lessons.size());
    for (int row = 0; row < count; ++row)
        showRow(row);
    m_count->setText(countText());
    m_list->setVisible(count > 0 || isLooking());
    m_next->setText(tr("Find better"));
    m_next->setEnabled(count > 0);
    m_files->setEnabled(count > 0);
    m_forget->setEnabled(count > 0);
    m_list->doItemsLayout();
}

/// When it comes again.
QString MistakesPage::againText(int lesson) const
{
    const std::vector<Tried> &tries = m_tries[lesson];
    const std::optional<QDate> again = scenario::comesAgain(tries);
    if (!again)
        return tries.empty() ? QString() : tr("learnt");
    return *again <= QDate::currentDate() ? QString()
                                          : tr("again: %1").arg(QLocale().toString(*again, QLocale::LongFormat));
}

void MistakesPage::showRow(int row)
{
    const record::Record &lesson = m_lessons[row];
    const words::Words words(*lesson.game);
    const scenario::Scenario said = scenario::sayMistake({}, *scenario::mistakeOf(lesson), words);
    const QString name = m_of == Of::Game ? QString() : words.text("game") + QStringLiteral(" – ");
    const QString title =
        tr("%1. %2", "number and title of a lesson").arg(row + 1).arg(name + LessonWords::of(said.title));
    QStringList more{LessonWords::of(said.text), isSolved(row) ? tr("solved") : QString()};
    if (m_all->isChecked())
        more << againText(row);
    more.removeAll(QString());
    QListWidgetItem &item = *m_list->item(row);
    item.setText(title);
    item.setData(CourseRows::kMoreRole, more.join(QStringLiteral("  ·  ")));
    item.setData(CourseRows::kDoneRole, isSolved(row));
    item.setData(Qt::AccessibleTextRole, words.heard((QStringList{title} + more).join(QStringLiteral(", "))));
}

} // namespace views
