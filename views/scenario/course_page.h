// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/scenario/course.h"
#include "views/common/page.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace views {

class LessonProgress;

/// The lessons of a game, which of them are done, and the way into the next one.
class CoursePage final : public Page {
    Q_OBJECT

public:
    /// `progress` outlives the page.
    CoursePage(const scenario::Course &course, LessonProgress &progress, QWidget *parent = nullptr);

    const scenario::Course &course() const { return m_course; }
    const engine::Game *game() const override { return m_course.game; }
    /// The lesson with which to go on: the first that is not done after the one opened last, else the first that is
    /// not done, else the first.
    int nextLesson() const;

signals:
    void lessonWanted(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate() override;
    void refresh();
    bool isDone(std::size_t lesson) const;
    void forget();

    scenario::Course m_course;
    LessonProgress &m_progress;
    QLabel *m_title;
    QLabel *m_count;
    QListWidget *m_list;
    QWidget *m_middle = nullptr; ///< what stands in the middle of a wide page
    QPushButton *m_next;
    QPushButton *m_back;
    QPushButton *m_forget;
};

} // namespace views
