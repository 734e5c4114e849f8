// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "model/scenario/study.h"

class QKeyEvent;
class QMenu;
class QPushButton;

namespace views {

class CoursePage;

/// What a teacher does with a study on its page: chapters come, go, move and are called otherwise.
class StudyTools : public QWidget {
    Q_OBJECT

public:
    explicit StudyTools(CoursePage &page);

    /// Paths of games that were played or opened of late, which can be added; none at first.
    void setRecent(std::function<QStringList()> recent) { m_recent = std::move(recent); }
    void retranslate();
    /// What can be done with the chapter that is chosen.
    void refresh();

    /// The games in these files, and the chapters of those that are studies, behind the chosen chapter. Of a file that
    /// cannot be read it says why, and adds none of them.
    void addFiles(const QStringList &paths);

signals:
    /// The study is to be saved in another file, too.
    void copyWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPushButton *addButton(const char *name, std::function<void()> run, bool needsChapter = true);
    void makeMenu();
    void fillRecent();
    void askFiles();
    void addPosition(const engine::Game &game);
    void move(int by);
    void rename();
    void nameStudy();
    void saveSingle();
    void remove();
    bool takeKey(const QKeyEvent &key);

    CoursePage &m_page;
    std::function<QStringList()> m_recent;
    std::vector<QPushButton *> m_ofChapters; ///< those that do something with the one that is chosen
    QPushButton *m_add;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_newMenu = nullptr;
    QAction *m_files = nullptr;
    std::vector<std::pair<const engine::Game *, QAction *>> m_games;
    QPushButton *m_change;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_rename;
    QPushButton *m_copy;
    QPushButton *m_single;
    QPushButton *m_remove;
    QPushButton *m_name;
    QPushButton *m_saveCopy;
};

} // namespace views
