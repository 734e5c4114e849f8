// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "views/export/export_source.h"

namespace views {

class DocumentFiles;
class Navigator;
class NoticeBar;
class PageStack;
class Settings;

/// What leads a game out of the program or into it: export, paper and clipboard.
class Exchange : public QObject {
    Q_OBJECT

public:
    /// All outlive it. `window` is that over which it asks.
    Exchange(Settings &settings, PageStack &pages, Navigator &navigator, DocumentFiles &files, NoticeBar &notices,
             QWidget *window);

    /// True if the whole of what is shown may leave the program.
    bool canCopyGame() const;
    bool canCopyPosition() const;
    /// Asks what is to be made and where, and writes it. Only where `canCopyGame`, as the next.
    void exportGame();
    /// True if what is shown may be printed: a lesson, too, as its learner sees it.
    bool canPrint() const;
    /// Shows what would be printed, and prints it or saves it as a PDF. Only where `canPrint`.
    void print();
    void copyGame();
    void copyPosition();
    /// Goes on with the game or the position on the clipboard; says what is wrong with it.
    void paste();
    /// The same with that text, which was dropped.
    void take(const QString &text);
    /// Asks for another file of the game that is reviewed and adds what it says; says why not.
    void merge();

private:
    /// Only where `canCopyGame`.
    ExportSource source() const;
    std::optional<QString> askPlace(const QString &title, const QString &ending, const QString &name);
    void exportTo(const QString &path, const ExportChoice &choice);
    void tell(const QString &path, const std::optional<record::Error> &error);

    Settings &m_settings;
    PageStack &m_pages;
    Navigator &m_navigator;
    DocumentFiles &m_files;
    NoticeBar &m_notices;
    QWidget *m_window;
};

} // namespace views
