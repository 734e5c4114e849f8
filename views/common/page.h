// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QWidget>

#include "model/record/tree.h"
#include "model/replay/navigator.h"
#include "views/common/commands.h"
#include "views/common/play_style.h"
#include "views/common/sound.h"
#include "views/common/theme.h"

namespace play {
class Document;
}

class QKeyEvent;

namespace views {

class CommandKeys;

/// What can be done with a page at one moment, and what the window says of it: plain values.
struct CommandsShown {
    CommandStates offered = {};
    bool goesBack = false, goesOn = false; ///< steps lie there
    bool canSetViewer = false;
    bool canCopyPosition = false, isWhole = false; ///< as `showsEverything`
    QString undo = {}, redo = {};                  ///< what these are about
    QString title = {};
    std::size_t edits = 0;                        ///< of the document; whether they are saved the window knows
    std::optional<record::ShownPlace> place = {}; ///< where the document is to be opened again

    friend bool operator==(const CommandsShown &, const CommandsShown &) = default;
};

/// What the window asks of whatever it shows. A page says what it shows and offers its commands; the window knows no
/// page by its kind. What a page does not have it leaves as it stands here.
class Page : public QWidget {
    Q_OBJECT

public:
    /// `document`, which somebody else owns and which outlives the page, is what is shown; null for none.
    explicit Page(play::Document *document = nullptr, QWidget *parent = nullptr);

    play::Document *document() const { return m_document; }
    /// The game that it is about, as at first the document's; null for none.
    virtual const engine::Game *game() const;
    /// True for a scenario, made or learnt, and false for a game.
    virtual bool isScenario() const { return false; }
    /// True for a page where positions are studied, and false where a game is played.
    virtual bool isForStudy() const { return false; }
    /// What the window is named after, as at first the players; empty for nothing.
    virtual QString title() const { return seatNames().join(QStringLiteral(" – ")); }
    /// Players' names in seat order.
    virtual QStringList seatNames() const { return {}; }

    // ---- where it looks

    /// The line that is shown; null where there are no steps.
    virtual const replay::Timeline *timeline() const { return nullptr; }
    virtual record::LinePath line() const { return {}; }
    /// Number of the position that is shown, in `timeline`; 0 where there are no steps.
    virtual int shownStep() const { return 0; }
    /// Where the document is to be opened again; nothing for its end.
    virtual std::optional<record::ShownPlace> shownPlace() const { return std::nullopt; }
    virtual void go(replay::Jump) {}
    /// Who looks: a seat, or `kEveryone`. `setViewer` only where `canSetViewer`.
    virtual engine::Seat viewer() const { return engine::kEveryone; }
    virtual bool canSetViewer() const { return false; }
    virtual void setViewer(engine::Seat) {}

    // ---- what may leave it

    /// The position that is shown, if it may be seen whole: to go on with in the editor.
    virtual std::optional<engine::Position> positionToEdit() const { return std::nullopt; }
    /// What is drawn on it.
    virtual std::vector<record::Drawing> drawingsToEdit() const { return {}; }
    /// The position that is shown as who looks may copy it.
    virtual std::optional<engine::Position> positionToCopy() const { return std::nullopt; }
    /// True if nothing is hidden from who looks: the whole may be copied and exported.
    virtual bool showsEverything() const { return false; }
    /// The record of the scenario that is learnt, which may be printed; null for none. Then there is a `timeline`.
    virtual const record::Record *lesson() const { return nullptr; }
    /// The record of a game that would go on from what is shown.
    virtual std::optional<record::Record> gameFromHere() const { return std::nullopt; }
    /// True if that position is to be used in place of the one shown: it has been.
    virtual bool takePosition(const engine::Position &) { return false; }

    // ---- what it does

    /// What `Command::Undo` and `Redo` would be about in the document, in words; empty where there is nothing to say.
    virtual QString undoText() const;
    QString redoText() const;
    /// What the page can do now.
    const Commands &commands() const { return m_commands; }
    CommandsShown commandsShown() const;
    /// The keys that count for `pageKeys`; without them the first ones do. They outlive the page.
    void setKeys(const CommandKeys *keys) { m_keys = keys; }

    virtual void setTheme(const Theme &) {}
    virtual void setStyle(const PlayStyle &) {}
    /// What was typed or measured and is not yet in the record becomes part of it: call it before the record is saved.
    virtual void commit() {}
    virtual void focusBoard() {}
    /// While a dialogue asks something, or another page lies above this one, nothing goes on by itself.
    virtual void setAsked(bool) {}
    virtual void setBelow(bool) {}
    /// Begins to show, once it is in its window.
    virtual void start() {}

signals:
    /// `commandsShown` is different.
    void changed();
    /// Something is wanted that more than this page is needed for.
    void wanted(views::Command command);
    /// Something that is shown now is to be heard.
    void sounded(views::Cue cue);

protected:
    /// What an edit of that label is about, in the game's words.
    virtual QString editText(const engine::Message &) const { return {}; }
    /// All that is said or drawn is made anew, in the present language and theme.
    virtual void retranslate() {}
    /// Offers a command while `can` says so, or always. Without `run` it is `wanted` of the window.
    void offer(Command command, std::function<bool()> can, std::function<void()> run = {},
               std::function<bool()> isOn = {});
    /// What says why that command, which is offered, cannot be run just now.
    void explain(Command command, std::function<void()> sayWhyNot)
    {
        m_commands.explain(command, std::move(sayWhyNot));
    }
    void run(Command command) const { m_commands.run(command); }
    /// What such a key asks of this page by `pageKeys`; nothing: none of it.
    std::optional<Command> commandOf(const QKeyEvent &key) const;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    play::Document *m_document;
    Commands m_commands;
    const CommandKeys *m_keys = nullptr;
};

} // namespace views
