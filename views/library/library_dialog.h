// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QTimer>

#include "model/library/library.h"

class QLabel;
class QListView;
class QMenu;
class QProgressBar;
class QPushButton;

namespace views {

class BoardPictures;
class GamesModel;
class LibraryFilter;

/// The library: all games on the disk that the program knows, to be searched, tagged, copied, deleted and opened.
/// Accepted: the game of `chosen` is to be opened. Texts follow the language.
class LibraryDialog : public QDialog {
    Q_OBJECT

public:
    /// Boards have the colours of that theme. `board` is that of the position which the window shows, if any.
    LibraryDialog(const library::Folders &folders, const QString &theme, std::optional<std::uint64_t> board = {},
                  QWidget *parent = nullptr);

    /// The chosen game; an empty path where none or several are.
    library::Entry chosen() const;
    /// The step at which it is to be opened: where the wanted board came up.
    std::optional<int> step();
    /// True until all files are read, all boards that are looked at are drawn, and what is done with files is done.
    bool isBusy() const;

    /// Ends what is done with files, if anything is, else closes the dialogue.
    void reject() override;

private:
    void makeLayouts();
    void makeShortcuts();
    QStringList chosenPaths() const;
    std::vector<qint64> chosenNumbers() const;
    void find();
    void showNow();
    void refresh();
    void retranslate();
    QString countText() const;
    void fillTags();
    void fillFolders();
    void tag(const QString &tag, bool on);
    void askForTag();
    void askForFolder();
    void wait(int files, std::function<void(const library::FilesDone &done)> then);
    void exportChosen();
    void removeChosen();
    void putBack();
    void showAdvance(int done, int all);
    void end(const library::FilesDone &done);
    void complain(const QString &title, const record::Error &error);

    library::Library m_library;
    QTimer m_soon; ///< the list is made anew
    std::function<void(const library::FilesDone &done)> m_then;
    BoardPictures *m_pictures;
    GamesModel *m_model;
    LibraryFilter *m_filter;
    QLabel *m_about;
    QLabel *m_count;
    QListView *m_list;
    QPushButton *m_open;
    QPushButton *m_tags;
    QPushButton *m_export;
    QPushButton *m_delete;
    QPushButton *m_putBack;
    QPushButton *m_ownFolders;
    QProgressBar *m_progress; ///< of what is done with files
    QPushButton *m_stop;
    QPushButton *m_statistics;
};

} // namespace views
