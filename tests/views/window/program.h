// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table.h"
#include "views/dialogs/recovery_dialog.h"
#include "views/window/windows.h"

// Who plays.
inline const QString kHuman = QStringLiteral("human");
inline const QString kEasy = QStringLiteral("easy");

/// The program with its windows, started again and again over one folder, which has its settings, the games it keeps
/// and the player's own files.
class Program {
public:
    /// In a folder of its own, with motion off.
    Program();
    /// In the folder of another one, beside it.
    explicit Program(const Program &other) : m_folder(other.m_folder) {}
    Program &operator=(const Program &) = delete;

    /// Starts it; with `file`, as if it had been called with that one. The first window, which has the keyboard unless
    /// a dialogue has it.
    views::MainWindow &start(const QString &file = {});
    /// All goes at once, as with a power cut.
    void kill();
    /// Ends it in order, from the menu. False if a window stayed.
    bool quit();

    views::Settings &settings() { return *m_settings; }
    views::Windows &windows() { return *m_windows; }
    /// The player's file of that name.
    QString path(const QString &name) const { return m_folder->filePath(name); }
    /// Where games are kept.
    QString journalFolder() const { return path(QStringLiteral("kept")); }
    /// The kept games, with what their files hold.
    QMap<QString, QByteArray> journals() const;
    /// The dialogue that offers games over a window, with the keyboard, or null.
    static views::RecoveryDialog *offer(const views::MainWindow &window);
    /// Presses the button of a dialogue with that text.
    static void press(const QWidget &dialog, const char *text);

private:
    std::shared_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<views::Settings> m_settings;
    std::unique_ptr<views::Windows> m_windows;
};

/// A test whose functions have a program of their own each. Every warning fails them.
class ProgramTest : public QObject {
    Q_OBJECT

protected:
    views::MainWindow &window() { return m_table->window(); }
    QString file() const { return m_program->path(QStringLiteral("mine.cartouche")); }
    /// A game between a person and the computer that was saved in `file()`, and that many choices after it.
    void beginSaved(int choices);
    QByteArray played() { return record::write(m_table->play().record()); }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<Table> m_table;

protected slots:
    void initTestCase();
    void init();
    void cleanup();
};

/// A game of Aton in which everything may be taken back, between these players.
record::Record trainingGame(const QString &red, const QString &blue);
/// A game between two computers that is over, with nothing secret.
record::Record finishedGame();
/// A person's next so many choices: cards are laid by keys, the rest is done at once. Returns with the next choice.
void playSome(Table &table, int choices);
/// Saves the game of a window into that file, by keys and the dialogue.
void saveAs(Table &table, const QString &path);
/// All positions that undoing comes to, and redoing from there, as saved games; the game ends where it was.
QList<QByteArray> walked(Table &table);
/// An entry of a window's menu, by its text without ampersands.
QAction &entry(views::MainWindow &window, const char *text);
/// What is deleted later is deleted now.
void settle();
