// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>

#include <QObject>
#include <QStringList>

#include "model/engine/core/label.h"
#include "model/play/action_builder.h"
#include "model/words/words.h"
#include "views/screen/choice_box.h"

class QWidget;

namespace views {

class BoardView;
struct BoardViewState;

/// What mouse, keyboard and buttons do at a board becomes a draft (`play::ActionBuilder`), a finished draft an action.
/// It knows the position and the seat that chooses, and nothing of the game it belongs to: its owner plays the action
/// (`chosen`), shows the position that follows and lets the input begin anew. The board's clicks, hovering and dragging
/// come here by themselves; the owner leads keys to `takeKey`.
class BoardInputController : public QObject {
    Q_OBJECT

public:
    /// True while input counts.
    using IsFree = std::function<bool()>;
    /// The action that a click on that place stands for, if it stands for one.
    using Shortcut = std::function<std::optional<engine::Action>(engine::PlaceIndex)>;
    /// True if that action may be done now that it is chosen; else what was chosen stays as it is.
    using Gate = std::function<bool(engine::Action)>;

    /// At rest at first. `board` and `words` outlive it; the words may change. `confirming` is the button that
    /// confirms: what is pointed at stays so while the mouse is on its way there.
    BoardInputController(BoardView &board, const words::Words &words, QWidget &confirming, QObject *parent = nullptr);

    /// From now on input chooses for `seat` in that full position. Nothing is chosen yet; a seat that owes no choice
    /// has nothing to choose.
    void begin(const engine::Position &position, engine::Seat seat);
    /// Drops what was chosen; nothing can be chosen before the next `begin`.
    void rest();
    /// Something else that has to be true for input to be free; without it it is from `begin` to `rest`.
    void setIsFree(IsFree isFree) { m_isFree = std::move(isFree); }
    /// What a click does on a place that cannot be chosen by itself; nothing where it stays so. At first none does.
    void setShortcut(Shortcut shortcut) { m_shortcut = std::move(shortcut); }
    /// Is asked before each action; at first none is. Who says no may `perform` the action later.
    void setGate(Gate gate) { m_gate = std::move(gate); }
    /// With it an action that is chosen by one touch and ends the turn, or may do so by what it reveals, waits for
    /// `confirm`. Off at first.
    void setConfirmingTurns(bool on) { m_confirmsTurns = on; }
    /// Without it what the rules say is left out of prompts. On at first.
    void setExplaining(bool on) { m_explains = on; }
    /// True if something may be chosen now.
    bool isFree() const { return m_view && (!m_isFree || m_isFree()); }
    /// Who looks at the screen: a seat, `kNobody` for all (as at first), or `kEveryone` from whom nothing is kept.
    void setViewer(engine::Seat viewer) { m_viewer = viewer; }

    /// Puts into the picture what was chosen, and while input is free what may be chosen and what it brings.
    void fill(BoardViewState &shown) const;
    /// The words of the action that `confirm` would do, for a button; empty if there is none.
    QString label() const;
    /// What can be done and is no place of the board, or a place to take something else from; and where several
    /// actions are chosen by the same places, those: for buttons, as `engine::Label` has it.
    QList<Offer> offers() const;
    /// The prompt in that position as `viewer` sees it.
    std::vector<engine::Message> promptSeen(const engine::Position &position, engine::Seat viewer) const;
    /// What is to be said instead of the further sentences of the prompt: why something cannot be done, or what
    /// follows from what is chosen or pointed at. Without parts there is nothing to say.
    QStringList explanation() const;
    /// How the piece in hand moves; without id where nothing is in hand, or the game does not tell.
    engine::Message movementHint() const;
    /// What is being put together, instead of the first sentence of the prompt: where the game has the words
    /// `compose.PLACE` for a place that is pointed at. Else empty.
    QString composed() const;

    /// A click on that place; `value` and `kind` are those of the piece meant, or 0 and any. On the place of a piece
    /// that is being turned it confirms.
    void choose(engine::PlaceIndex place, int value, int kind = engine::kAnyKind);
    /// That place is pointed at, on the board or where else it is spoken of, or a piece there; `kNowhere` changes
    /// nothing.
    void point(engine::PlaceIndex place, int value = 0, int kind = engine::kAnyKind);
    /// The offer of that number is pointed at; -1 for none.
    void pointOffer(int index);
    /// Turns the piece that is being turned, if one is.
    void turn(bool clockwise);
    /// Does what is complete, or would be with a click on the place that was pointed at. False if nothing is.
    bool confirm();
    /// Does that action, whatever the gate says: the input rests.
    void perform(engine::Action action);
    /// True if that action is put together of several touches, which `arrange` can do.
    bool canArrange(engine::Action action) const;
    /// Puts it together instead of what was chosen so far; it then waits for `confirm`.
    void arrange(engine::Action action);
    /// Takes back the last touch of what is being put together, with whatever is in the hand; false where nothing has
    /// been put or pointed at yet.
    bool takeBack();
    /// What is being put together; its seat, for which input chooses, is `kNobody` at rest.
    const play::ActionBuilder &draft() const { return m_builder; }
    bool canTakeBack() const { return isFree() && m_builder.canTakeBack() && !m_builder.moveTargets().empty(); }
    /// Takes the offer of that number, from 0.
    void takeOffer(int index);
    /// Figures take the piece of that value, R and Shift+R turn one, Return confirms what is complete, Backspace and
    /// Escape take back. False for a key that means nothing now.
    bool takeKey(int key, Qt::KeyboardModifiers held = Qt::NoModifier);
    /// Does the next action of a way that was chosen by its end: to be called after `begin` in the position
    /// after an action. False if there is none, or if by now the way is another's choice or barred: then it is dropped.
    bool resume();
    /// Drops what is left of such a way.
    void dropWay() { m_way.clear(); }
    /// Says why nothing can be chosen there, until another place is pointed at or the next thing happens.
    void refuse(const QString &why);
    /// Drops what was said of something that cannot be done.
    void retract() { m_remark.clear(); }
    /// Nothing is pointed at any more, whatever the mouse was over.
    void forgetPointed() { m_pointed = {}; }

signals:
    /// An action has been chosen; the input rests.
    void chosen(engine::Action action);
    /// What `fill`, `label`, `offers` or `explanation` say has changed.
    void changed();
    /// A click while nothing may be chosen.
    void ignored(engine::PlaceIndex place, int value, int kind);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What an offer stands for: an action, a place to take something from, or a turn of the piece.
    struct Choice {
        std::optional<engine::Action> action = {};
        engine::PlaceIndex place = engine::kNowhere;
        bool turns = false;
    };

    void drop(engine::PlaceIndex from, int value, engine::PlaceIndex to);
    void builderChanged(bool waits = false);
    void follow(const engine::Route &route);
    bool putTogether(engine::Action action);
    void propose(engine::Action action);
    std::optional<engine::Action> previewedAction() const;
    std::vector<Choice> choices() const;

    BoardView &m_board;
    const words::Words &m_words;
    IsFree m_isFree;
    bool m_confirmsTurns = false;
    bool m_explains = true;
    Shortcut m_shortcut;
    Gate m_gate;
    std::optional<engine::Position> m_position;
    std::optional<engine::Position> m_view; ///< what the seat sees of it
    engine::Seat m_viewer = engine::kNobody;
    play::ActionBuilder m_builder;
    std::map<engine::Action, int> m_offers; ///< buttons that have a number, by action
    std::vector<engine::Route> m_routes;    ///< of the piece in hand, but for where it comes with a single action
    std::deque<engine::Action> m_way;       ///< what is left of a way that was chosen by its end
    play::ActionBuilder::Point m_pointed;
    int m_pointedOffer = -1;
    QString m_remark; ///< why something cannot be done; until the next thing happens
};

} // namespace views
