// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/study_file.h"
#include "views/common/page.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace views {

class ChapterBoards;
class LessonProgress;
class StudyTools;

/// The chapters of a study, which of them are done, and the way into the next one. One that has a file is edited here.
class CoursePage final : public Page {
    Q_OBJECT

public:
    /// A study; `course`: the game that it teaches, of a course of the program, else null. `progress` outlives the
    /// page.
    CoursePage(scenario::StudyFile file, const engine::Game *course, LessonProgress &progress, const QString &theme,
               QWidget *parent = nullptr);
    ~CoursePage() override;

    const scenario::StudyFile &file() const { return m_file; }
    const scenario::Study &study() const { return m_file.study(); }
    /// What is done, or taken back, with the study; then `row` is chosen. False where its file could not be written, or
    /// should not be because another program has changed it.
    bool change(scenario::Study next, int row);
    /// The chapter that is chosen; -1 where there is none.
    int current() const;
    void setCurrent(int chapter);
    /// Whether the tools are shown with which it is edited.
    void setEditing(bool on);
    StudyTools &tools() { return *m_tools; }
    /// The chapter with which to go on: the first that is not done after the one opened last, else the first that is
    /// not done, else the first; of no chapters -1.
    int nextLesson() const;
    /// A game was opened to be read, or a position to be played.
    void noteOpened(int chapter);
    /// What a chapter is called.
    QString chapterTitle(int chapter) const;

    const engine::Game *game() const override;
    QString title() const override;
    void setTheme(const Theme &theme) override;
    void focusBoard() override;

signals:
    void lessonWanted(int index);
    void editWanted(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeColumn();
    void connectParts();
    void retranslate() override;
    void fill(int row);
    void refresh();
    int showRow(int row);
    void filter();
    QString kindText(int chapter) const;
    bool isDone(int chapter) const;
    bool finish(const std::optional<record::Error> &error, int row);
    bool mayReplace();
    void forget();

    scenario::StudyFile m_file;
    const engine::Game *m_course;
    LessonProgress &m_progress;
    QLabel *m_title;
    QLabel *m_introduction;
    QLabel *m_count;
    QLineEdit *m_search;
    QListWidget *m_list;
    QWidget *m_middle; ///< what stands in the middle of a wide page
    QPushButton *m_next;
    QPushButton *m_back;
    QPushButton *m_forget;
    QPushButton *m_edit;
    StudyTools *m_tools;
    ChapterBoards *m_boards;
};

} // namespace views
