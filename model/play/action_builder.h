// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "model/engine/core/game.h"
#include "model/play/touches.h"

namespace play {

/// A choice in the making: what one seat has put together at the board, before it becomes an action. An action is put
/// together touch by touch, in any order, and may be taken apart again: by pieces that are picked up and put down, and
/// by places or pieces that are pointed at (`engine::MoveTarget::choice`), where a further click takes the finger off
/// again. Knows no game: it stands on the legal actions and the places they touch.
///
/// What is chosen may be all of several actions (`alternatives`), or of one and a part of others: it waits then. What
/// is pointed at and does not go together with what was chosen before takes its place; pieces that had been moved are
/// there again when nothing is pointed at any more. To point at what an action would give up for nothing is a forfeit:
/// as long as it is not confirmed anything else that is done takes it back. Actions that differ in how a piece is
/// turned are chosen together and told apart by turning it (`turnBy`); where nothing else is to be chosen, that begins
/// by itself.
///
/// What there is to pick up without a choice is picked up by itself, and again when it was put down: the piece that is
/// on the move (`Position::inHand`), or the only one that can be moved where nothing else can be done.
class ActionBuilder {
public:
    /// A piece in hand: where it lies and its value.
    using Held = std::pair<engine::PlaceIndex, std::uint8_t>;
    using Point = play::Point;

    /// A draft in which nothing can be chosen.
    ActionBuilder() = default;
    /// What `seat` may do in `position`; nothing if it owes no choice.
    ActionBuilder(const engine::Position &position, engine::Seat seat);

    engine::Seat seat() const { return m_seat; }
    bool isEmpty() const { return m_options.empty() && m_plain.empty(); }

    /// Places where a click leads on: with a piece picked up those where it may be put, else those to begin with.
    std::vector<engine::PlaceIndex> choosable() const;
    /// The pieces there that are pointed at for their value, each by itself; none at a place that is meant as a whole.
    std::vector<Point> choosablePieces() const;
    /// Actions that touch no place (passing), in their own order: offered as buttons.
    const std::vector<engine::Action> &plain() const { return m_plain; }
    /// Places of something else to be taken than what is at hand: of another piece beside the one on the move, or of
    /// something that may be forfeited.
    std::vector<engine::PlaceIndex> sources() const;
    /// A click on a place, and on a piece of that value and kind there. Value 0: of pieces of several values that can
    /// be picked up or pointed at there the first, with the next click the next, and after the last one none. False if
    /// nothing came of it. A piece that the draft has put somewhere is taken up there; a click on another such piece
    /// then exchanges the two.
    bool choose(engine::PlaceIndex place, std::uint8_t value = 0, std::uint8_t kind = engine::kAnyKind);
    /// True if a piece of that value may be moved so.
    bool canMove(engine::PlaceIndex from, std::uint8_t value, engine::PlaceIndex to) const;
    /// Moves a piece in one gesture, also one that was already put somewhere: onto another such piece, and the two
    /// change places, or back to where it was before. False if that is not possible.
    bool move(engine::PlaceIndex from, std::uint8_t value, engine::PlaceIndex to);
    /// Puts a piece of that value on the first place that is free for it. False if there is none.
    bool putNext(std::uint8_t value);
    /// True if that action has several touches, all of which `fill` can choose, or is one of the turns.
    bool canFill(engine::Action action) const;
    /// Chooses all of that action instead of what was chosen. False, and nothing changes, if that is not possible.
    bool fill(engine::Action action);
    /// Takes the last touch back. False if there is none.
    bool takeBack();
    /// True if there is a touch to take back.
    bool canTakeBack() const { return m_picked || (!m_chosen.empty() && !m_turnsByItself); }
    /// True if all is chosen but how the piece is turned.
    bool isTurning() const;
    /// The quarter turns of the piece that is being turned, or 0.
    std::uint8_t turn() const { return isTurning() ? m_turn : std::uint8_t{0}; }
    /// Turns it on to the next turn that may be chosen, clockwise or back. False if nothing is turned.
    bool turnBy(bool clockwise);

    /// The piece in hand: its place and value.
    std::optional<Held> picked() const { return m_picked; }
    const std::vector<engine::MoveTarget> &moveTargets() const { return m_chosen; }
    /// What is pointed at, in the order in which that came about.
    std::vector<Point> pointedAt() const;
    /// The actions of which all is chosen, in their own order. Actions that are chosen by the same touches can only be
    /// told apart by their names.
    std::vector<engine::Action> alternatives() const;
    /// The only one of `alternatives`, or that of the turn; nothing where there are none or several.
    std::optional<engine::Action> action() const;
    /// The action, if there is only one, that a click on this place would complete; and those of which the click would
    /// leave open which of them.
    std::optional<engine::Action> actionAt(engine::PlaceIndex place) const;
    std::vector<engine::Action> actionsAt(const Point &meant) const;
    /// True if a complete action waits for a last word: it moves several pieces, forfeits something, turns a piece, or
    /// is a part of another.
    bool wantsConfirmation() const;
    /// `arrangement` with the pieces moved as chosen so far.
    engine::Arrangement applied(engine::Arrangement arrangement) const;

private:
    struct Option {
        engine::Action action;
        std::vector<engine::MoveTarget> moveTargets;
    };
    bool fits(const Option &option, const std::vector<engine::MoveTarget> &chosen) const;
    bool possible(const std::vector<engine::MoveTarget> &chosen) const;
    template <class Attempt>
    bool orInstead(const Attempt &attempt);
    bool isForfeit() const;
    std::vector<engine::PlaceIndex> forfeits() const;
    std::vector<engine::MoveTarget> pointable(const std::vector<engine::MoveTarget> &chosen) const;
    std::vector<Held> pickable() const;
    bool press(const Point &meant);
    bool point(const Point &meant);
    bool pointNext(const Point &meant, const Point *after);
    bool takeOff(const Point &meant);
    void beginTurning();
    void stopPointing();
    void restore();
    bool pickUp(engine::PlaceIndex place, std::uint8_t value);
    void pickByItself();
    void putDown();
    bool pressHeld(std::uint8_t value);
    std::optional<std::vector<engine::MoveTarget>> moved(engine::PlaceIndex from, std::uint8_t value,
                                                         engine::PlaceIndex to) const;
    bool isNext(const Option &option, const engine::MoveTarget &target) const;
    std::vector<engine::MoveTarget>::const_iterator movedTo(engine::PlaceIndex place) const;

    engine::Seat m_seat = engine::kNobody;
    engine::PlaceIndex m_inHand = engine::kNowhere;
    std::vector<Option> m_options;
    std::vector<engine::Action> m_plain;
    std::vector<engine::MoveTarget> m_chosen;
    std::vector<engine::MoveTarget> m_setAside; ///< what was chosen before something else was pointed at instead
    std::optional<Held> m_picked;
    std::uint8_t m_turn = 0;
    bool m_turnsByItself = false;                       ///< nobody pointed at the piece that is turned
    bool m_pickedByPlace = false;                       ///< by a click that named no piece
    engine::PlaceIndex m_liftedFrom = engine::kNowhere; ///< where the draft had put the piece in hand
};

} // namespace play
