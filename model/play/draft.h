// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "model/engine/core/game.h"

namespace play {

/// A choice in the making: the hands of one seat at the board, before it becomes an action. An action of several
/// touches (laying four cards) is put together touch by touch, in any order, and may be taken apart again; one of
/// a single touch is complete with it, where that is a place to point at or a piece that was picked up and put down.
/// Knows no game: it stands on the legal actions and the places they touch.
///
/// What there is to pick up without a choice is picked up by itself, and again when it was put down: the piece that is
/// on the move (`Position::inHand`), or the only one that can be moved where nothing else can be done.
class Draft {
public:
    /// A piece in hand: where it lies and its value.
    using Held = std::pair<engine::PlaceIndex, std::uint8_t>;

    /// A draft in which nothing can be chosen.
    Draft() = default;
    /// What `seat` may do in `position`; nothing if it owes no choice.
    Draft(const engine::Position &position, engine::Seat seat);

    engine::Seat seat() const { return m_seat; }
    bool isEmpty() const { return m_options.empty() && m_plain.empty(); }

    /// Places where a click leads on: with a piece picked up those where it may be put, else those to begin with.
    std::vector<engine::PlaceIndex> choosable() const;
    /// Actions that touch no place (passing), in their own order: offered as buttons.
    const std::vector<engine::Action> &plain() const { return m_plain; }
    /// Places of something else to be taken than what is at hand: of another piece beside the one on the move, or of
    /// something that may be given up for good.
    std::vector<engine::PlaceIndex> sources() const;
    /// A click on a place, and on a piece of that value there. Value 0: of pieces of several values that can be picked
    /// up there the first, with the next click the next, and after the last one none. False if nothing came of it.
    bool choose(engine::PlaceIndex place, std::uint8_t value = 0);
    /// True if a piece of that value may be moved so.
    bool canMove(engine::PlaceIndex from, std::uint8_t value, engine::PlaceIndex to) const;
    /// Moves a piece in one gesture, also one that was already put somewhere. False if that is not possible.
    bool move(engine::PlaceIndex from, std::uint8_t value, engine::PlaceIndex to);
    /// Puts a piece of that value on the first place that is free for it. False if there is none.
    bool putNext(std::uint8_t value);
    /// True if that action has several touches, all of which `fill` can choose.
    bool canFill(engine::Action action) const;
    /// Chooses all of that action instead of what was chosen. False, and nothing changes, if that is not possible.
    bool fill(engine::Action action);
    /// Takes the last touch back. False if there is none.
    bool takeBack();

    /// The piece in hand: its place and value.
    std::optional<Held> picked() const { return m_picked; }
    const std::vector<engine::Touch> &touches() const { return m_chosen; }
    /// The action, once all of it is chosen.
    std::optional<engine::Action> action() const;
    /// The action that a click on this place would complete.
    std::optional<engine::Action> actionAt(engine::PlaceIndex place) const;
    /// The place of something that may be given up for good, or `kNowhere`.
    engine::PlaceIndex givingUpPlace() const;
    /// True if a complete action waits for a last word: it has several touches, or gives something up for good.
    bool wantsConfirmation() const;
    /// `arrangement` with the pieces moved as chosen so far.
    engine::Arrangement applied(engine::Arrangement arrangement) const;

private:
    struct Option {
        engine::Action action;
        std::vector<engine::Touch> touches;
    };
    bool fits(const Option &option, const std::vector<engine::Touch> &chosen) const;
    bool possible(const std::vector<engine::Touch> &chosen) const;
    void keepGivenUp();
    std::vector<Held> pickable() const;
    bool point(engine::PlaceIndex place);
    bool pickUp(engine::PlaceIndex place, std::uint8_t value);
    void pickByItself();
    void putDown();
    bool pressHeld(std::uint8_t value);
    bool put(engine::Touch touch);
    std::vector<engine::Touch>::const_iterator chosenAt(engine::PlaceIndex place) const;

    engine::Seat m_seat = engine::kNobody;
    engine::PlaceIndex m_inHand = engine::kNowhere;
    std::vector<Option> m_options;
    std::vector<engine::Action> m_plain;
    std::vector<engine::Touch> m_chosen;
    std::vector<engine::Touch> m_laid; ///< what was chosen before something was to be given up
    std::optional<Held> m_picked;
    bool m_pickedByPlace = false; ///< by a click that named no piece
};

} // namespace play
