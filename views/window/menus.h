// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QKeySequence>
#include <QObject>

#include "model/replay/navigator.h"
#include "views/common/commands.h"
#include "views/common/menu_entries.h"

class QMenu;
class QMenuBar;

namespace views {

class Page;
class Settings;
template <typename T>
class Setting;

/// The menu bar of a window. Its entries are commands, which the window or its page offers, ways along the game, and
/// the settings of how things look.
class Menus : public QObject {
    Q_OBJECT

public:
    /// Fills `bar`; `settings` outlive it.
    Menus(QMenuBar &bar, Settings &settings, QObject *parent);

    /// Says all entries in the language of the program.
    void retranslate();
    /// The commands that can be chosen now, in the order of the menus.
    std::vector<MenuEntry> offered();
    /// The command of these keys, if it is one that cannot be chosen now: a menu takes no keys of such.
    std::optional<Command> refusedBy(QKeySequence keys) const;
    /// What can be done now: `own` by the window, the others by `page`.
    void refresh(const Commands &own, Page &page);

    /// In a menu that has the keyboard a letter is that of an entry, not the key of a command.
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void asked(views::Command command);
    void jumpAsked(replay::Jump jump);
    void fileAsked(const QString &path);
    void lessonsAsked(const engine::Game &game);
    void scenarioAsked(const engine::Game &game);
    void studyAsked();
    void addToStudyAsked();

private:
    /// A menu or entry and its English text.
    struct Spoken {
        QAction *action;
        const char *text;
    };

    QMenu *addMenu(const char *text);
    QMenu *addMenu(QMenu *parent, const char *text);
    void addCommand(QMenu *menu, Command command, const char *text, const QList<QKeySequence> &keys = {},
                    bool isSwitch = false);
    void addPageCommand(QMenu *menu, Command command, const char *text);
    void makeKeys(QAction *action, const QString &name, const QList<QKeySequence> &keys = {});
    void applyKeys();
    void addSpoken(QAction *action, const char *text) { m_spoken.push_back({action, text}); }
    void makeGameMenu();
    void makeEditMenu();
    void makeReviewMenu();
    void makeScenarioMenu();
    void makeViewMenu();
    void makeReadingMenu(QMenu *above);
    void makeHelpMenu();
    template <typename T>
    QAction *addChoice(class QActionGroup *group, QMenu *menu, Setting<T> &setting, const T &value);
    QAction *addSwitch(QMenu *menu, Setting<bool> &setting);
    Setting<bool> &coordinates();
    void refreshRecent();
    void refreshSeenBy();

    QMenuBar &m_bar;
    Settings &m_settings;
    Page *m_page = nullptr; ///< as last refreshed
    std::vector<Spoken> m_spoken;
    std::vector<QAction *> m_keyed; ///< by their names: what may have keys
    std::map<Command, QAction *> m_commands;
    std::vector<std::pair<const engine::Game *, QAction *>> m_games; ///< entries that are called by a game's name
    std::vector<std::pair<replay::Jump, QAction *>> m_jumps;
    QAction *m_addToStudy = nullptr;
    QMenu *m_recent = nullptr;
    QMenu *m_seenBy = nullptr;
    QAction *m_counting = nullptr;
    QAction *m_coordinates = nullptr;
};

} // namespace views
