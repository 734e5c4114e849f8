// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QTemporaryDir>

#include "tests/views/window/table.h"
#include "views/window/windows.h"

/// Told each thing that is shown: its name and the window.
using Look = std::function<void(const QString &name, QWidget &window)>;

/// Where something of the program is shown: windows over a folder of its own, as small as they are meant to be used,
/// with nothing that moves.
class Harness {
public:
    explicit Harness(Look look = {});
    ~Harness();

    views::Settings &settings() { return *m_settings; }
    /// The player's file of that name.
    QString path(const QString &name) const { return m_folder.filePath(folder + name); }
    /// Where such files lie in the folder of the harness: empty, or with a slash at its end.
    static inline QString folder;
    QString save(const record::Record &record, const QString &name) const;
    /// Games are kept from now on, in the folder `kept`.
    void keepGames() { m_journals = path(QStringLiteral("kept")); }
    /// Games are not kept from now on, because the disk refuses: windows say so.
    void breakDisk();

    /// The window of the program; it is made with the first call.
    views::MainWindow &window();
    /// What one does there, with the game as it is.
    Table table() { return Table(window()); }
    void begin(record::Record record, std::uint64_t seed = 5);
    void open(const QString &path, views::Navigator::As as = views::Navigator::As::Itself);
    /// A dialogue of that window, or another one, beside it; it goes with the stage.
    void show(QWidget *widget);
    /// What `trigger` asks in a dialogue of that class is looked at, and refused.
    void ask(const QString &name, const char *className, const std::function<void()> &trigger);
    /// The same of a menu.
    void popUp(const QString &name, const std::function<void()> &trigger);
    /// An entry of the menu, by its source text.
    void trigger(const char *source);

    /// All windows that are seen now.
    std::vector<QWidget *> seen();
    /// Until all is laid out and nothing follows by itself.
    static void rest();

private:
    Look m_look;
    QTemporaryDir m_folder;
    QString m_journals;
    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::Windows> m_windows;
    views::MainWindow *m_window = nullptr;
    std::vector<std::unique_ptr<QWidget>> m_others;
};
