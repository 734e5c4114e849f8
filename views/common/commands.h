// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>

#include <QString>

namespace views {

/// What menus, keys and buttons ask of the window or of the page that it shows.
enum class Command {
    // of the window
    New,
    NewWindow,
    Open,
    Save,
    SaveAs,
    Export,
    Print,
    BringBack,
    Library,
    SolveMistakes,
    Close,
    Quit,
    Match,
    CopyPosition,
    CopyGame,
    Paste,
    Settings,
    FullScreen,
    FindCommand,
    Handbook,
    Rules,
    Card,
    About,
    // of a page
    Rematch,
    OtherSide,
    Hint,
    Players,
    Pause,
    Resign,
    AgreeDraw,
    Undo,
    Redo,
    Review,
    PlayFromHere,
    PlayByItself,
    Analyse,
    LearnFromMistakes,
    GuessMoves,
    Merge,
    PromoteLine,
    RemoveLine,
    CopyLine,
    EditPosition,
    TryScenario,
    ShowLastTurn,
    Skip,
    SayPrompt,
    SayStep,
    SayNextStep,
    SayStanding,
    SaySeat,
    SayPreviousSeat,
    ShowSecrets,
    NextChoice,
    PreviousChoice,
    Back,      ///< no menu has it
    NextLesson ///< as `Back`
};

/// What menus show of a command.
struct CommandState {
    bool can = false;
    bool isOn = false;

    friend bool operator==(const CommandState &, const CommandState &) = default;
};
using CommandStates = std::map<Command, CommandState>;

/// The name by which a command is known in files, such as `save-as`.
QString nameOf(Command command);

/// The commands that somebody offers, with what they do.
class Commands {
public:
    /// Offers a command while `can` says so; always without it. `isOn`: for what is turned on and off.
    void offer(Command command, std::function<void()> run, std::function<bool()> can = {},
               std::function<bool()> isOn = {});
    /// What says why that command, which is offered, cannot be run just now.
    void explain(Command command, std::function<void()> sayWhyNot);
    bool has(Command command) const { return m_offered.count(command) > 0; }
    bool can(Command command) const;
    /// All that are offered, as they stand now.
    CommandStates states() const;
    /// Does it. Unless `can`, nothing happens, but that it is said why not where that is known.
    void run(Command command) const;

private:
    struct Offered {
        std::function<void()> run;
        std::function<bool()> can;
        std::function<bool()> isOn;
        std::function<void()> sayWhyNot = {};
    };
    std::map<Command, Offered> m_offered;
};

} // namespace views
