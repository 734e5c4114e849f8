// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/replay/worker.h"
#include "model/scenario/kept_mistakes.h"
#include "model/scenario/mistakes.h"
#include "views/common/page.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace views {

/// Mistakes to be done better: those of a game, which are looked for first, or those that come again today. Each is a
/// lesson, and what was tried is kept.
class MistakesPage final : public Page {
    Q_OBJECT

public:
    /// Which mistakes it shows, as its title says it.
    enum class Of { Game, Again };

    /// What is tried goes into `kept`, which outlives the page.
    MistakesPage(Of of, scenario::KeptMistakes &kept, QWidget *parent = nullptr);

    /// Looks for those of a game that these limits find, in a thread.
    void look(const record::Record &game, scenario::MistakeSearch search);
    /// Shows these.
    void setLessons(std::vector<record::Record> lessons);
    const std::vector<record::Record> &lessons() const { return m_lessons; }
    bool isLooking() const { return m_worker.isBusy(); }
    /// The lesson with which to go on: the first after `last` that is not solved, else the first that is not, else the
    /// first; of no lessons -1.
    int nextLesson(int last = -1) const;
    /// True if another one than that is not solved.
    bool hasUnsolvedBeside(int lesson) const;
    /// Somebody came to an end with that lesson.
    void note(int lesson, const scenario::Tried &tried);

    const engine::Game *game() const override { return m_lessons.empty() ? m_game : m_lessons.front().game; }
    QString title() const override;
    void focusBoard() override;

signals:
    void lessonWanted(int index);
    /// The lessons are to be written into files.
    void filesWanted();
    /// All that are kept are to be shown, or those that come again today.
    void keptWanted(bool areAll);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeColumn();
    void retranslate() override;
    void refresh();
    void showRow(int row);
    void showProgress(int done, int all);
    QString countText() const;
    QString againText(int lesson) const;
    bool isSolved(int lesson) const;
    void forget();

    Of m_of;
    scenario::KeptMistakes &m_kept;
    const engine::Game *m_game = nullptr;
    std::vector<record::Record> m_lessons;
    std::vector<std::vector<scenario::Tried>> m_tries; ///< of each lesson
    replay::Worker m_worker;
    QLabel *m_title;
    QLabel *m_count;
    QCheckBox *m_all; ///< not only what comes again today
    QProgressBar *m_progress;
    QListWidget *m_list;
    QWidget *m_middle;     ///< what stands in the middle of a wide page
    QPushButton *m_forget; ///< what comes again
    QPushButton *m_files;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace views
