// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "model/scenario/kept_mistakes.h"
#include "model/scenario/mistakes.h"

namespace views {

class LessonPage;
class MistakesPage;
class PageStack;

/// Leads from the mistakes of a game, or those that come again, into one after the other, and keeps what was tried.
class MistakeLessons : public QObject {
    Q_OBJECT

public:
    /// Puts a lesson without an id on top of the pages.
    using PushLesson = std::function<LessonPage *(const record::Record &lesson)>;

    /// All outlive it; mistakes are kept in the folder, or nowhere if that is empty.
    /// `window` is that over which it asks.
    MistakeLessons(PageStack &pages, PushLesson push, const QString &folder, QWidget *window);

    /// How those of a game are looked for.
    void setSearch(const scenario::MistakeSearch &search) { m_search = search; }
    bool isKeeping() const { return m_kept.isKeeping(); }
    /// How many come again today.
    int countDue() const;
    /// Shows those of the game of the window, on top of the page that is shown.
    void learn();
    /// Shows those that come again today, or all that are kept once that is wanted, on top of the page that is shown;
    /// files that cannot be read are set aside.
    void solveAgain();
    /// True while such a page is there, perhaps below the lesson that is shown.
    bool isOpen() const { return page() != nullptr; }
    /// Shows the next one that is not solved.
    void openNext();

private:
    MistakesPage *page() const;
    MistakesPage *push(bool isGame);
    void showKept(MistakesPage *page, bool areAll);
    void open(int index);
    void write();

    PageStack &m_pages;
    PushLesson m_push;
    scenario::KeptMistakes m_kept;
    scenario::MistakeSearch m_search;
    QWidget *m_window;
    int m_index = -1; ///< of the lesson that is shown
};

} // namespace views
