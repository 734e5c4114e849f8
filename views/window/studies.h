// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "model/scenario/study_file.h"

namespace views {

class CoursePage;
class DocumentFiles;
class LessonPage;
class NoticeBar;
class PageStack;
class Settings;

/// The study or course of a window: its chapters are gone through and edited, each on a page above the list of all.
class Studies : public QObject {
    Q_OBJECT

public:
    /// How a chapter is put on top of what is shown.
    struct Ways {
        std::function<LessonPage *(const record::Record &lesson, const QString &id)> learn;
        std::function<void(const record::Record &game)> review;
        std::function<void(const record::Record &scenario)> edit;
    };
    /// All outlive it. `window` is that over which it asks.
    Studies(Settings &settings, PageStack &pages, DocumentFiles &files, NoticeBar &notices, Ways ways, QWidget *window);

    /// Shows a study above the start page, where nothing else is shown; `course`: the game of a course of the program.
    /// `edits`: with the tools with which it is edited.
    void show(scenario::StudyFile file, const engine::Game *course = nullptr, bool edits = false);
    /// The page with all chapters; null where no study is open.
    CoursePage *page() const;
    /// True while a chapter is shown.
    bool isInChapter() const;
    /// True if that file is the study that is open.
    bool shows(const QString &path) const;

    // What is not saved in the chapter that is left is asked about: nothing happens if the answer was to stay.
    void open(int chapter);
    void openNext() { open(m_index + 1); }
    /// A position in the editor, a game in its review: saving writes it into the study.
    void edit(int chapter);
    /// The same of the chapter that is shown. False if it cannot be changed.
    bool editShown();
    void goBack();

    /// A new study in a file that is asked for. Nothing if the answer was to stay.
    std::optional<scenario::StudyFile> make();
    /// Adds a game to a study that is asked for, or to a new one.
    void addTo(const record::Record &game);

private:
    bool leaveChapter();
    void showGame(int chapter, bool inEditor);
    void notify();
    std::optional<scenario::StudyFile> studyAt(const QString &path);
    QString askPlace(const QString &title, bool mayBeThere);
    QStringList recentGames() const;
    void saveCopy();

    Settings &m_settings;
    PageStack &m_pages;
    DocumentFiles &m_files;
    NoticeBar &m_notices;
    Ways m_ways;
    QWidget *m_window;
    int m_index = -1; ///< of the chapter that is shown, or was last
};

} // namespace views
