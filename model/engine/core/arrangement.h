// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/value.h"

namespace engine {

/// Index into the game's table of places; `kNowhere` for none.
using PlaceIndex = std::int16_t;
inline constexpr PlaceIndex kNowhere = -1;
/// No kind in particular.
inline constexpr std::uint8_t kAnyKind = 255;

/// A place where pieces may lie. Its id is the id in the game's SVG pictures.
struct Place {
    std::string id;   ///< as in the picture, e.g. `temple-1-a`
    std::string name; ///< as in actions and for people, e.g. `1a`; empty where the place has no short name
    std::string kind; ///< key of the table of words: what sort of place this is
    Seat owner = kNobody;
    int row = -1;                ///< cell for keyboard and screen reader, from 0;
    int column = -1;             ///< -1 for a place that is not a cell
    Value::Members details = {}; ///< fields for messages: number of the temple, value of a bonus …
    std::string area = {};       ///< places that the editor fills together: a temple …; empty: none
};

/// A kind of piece. Its id is the beginning of the ids of its pictures.
struct PieceKind {
    std::string id;          ///< e.g. `counter`
    bool flat = false;       ///< a card or tile that has a back
    std::string symbol = {}; ///< stands for it in a plain-text picture, before the value where there is one; empty: the
                             ///< initial of its owner, which each piece of the kind has then, or for a flat one nothing
};

/// Equal pieces lying on one place; several different ones may share a place (a pile, a hand).
struct Piece {
    PlaceIndex place = kNowhere;
    std::uint8_t kind = 0; ///< index into the game's kinds
    Seat owner = kNobody;
    std::uint8_t value = 0; ///< printed value; 0: none, or not known
    std::uint8_t count = 1; ///< how many equal ones lie here
    bool faceUp = true;     ///< false: its face is visible to the seats of `known` only
    SeatSet known = 0;      ///< of a piece that lies face down, the seats that know its face
    std::uint8_t turn = 0;  ///< quarter turns clockwise, 0 to 3

    friend auto operator<=>(const Piece &, const Piece &) = default; // NOLINT: no null pointer
};

/// The pieces on their places, and in named fields what no piece shows. It need not be a position. Pieces of one place
/// are in the order in which they lie there.
struct Arrangement {
    std::vector<Piece> pieces;
    Value::Members fields;

    friend bool operator==(const Arrangement &, const Arrangement &) = default;
};

/// A value of a position that no piece shows, as the editor offers it. Its name is the entry `field.NAME` of the table
/// of words; where NAME has a part after a dot, the entry is `field.FIRSTPART`, with that part as the field `seat` (if
/// it is a seat) or `n`.
struct FieldRule {
    enum class Form {
        Number, ///< a whole number from `least` to `most`
        Choice, ///< a text out of `choices`; the entry `WORDS.TEXT` names it, and `choice.none` an empty one or `-`
        SeatId, ///< a seat's id, or one of `choices` for none (an empty text or `-`)
        Flag,   ///< true or false
        Figures ///< a text of up to `length` figures from `least` to `most`, as in `1334`
    };

    std::string name; ///< as in `Arrangement::fields`
    Form form = Form::Number;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<std::string> choices = {};
    std::string words = {}; ///< of a Choice, see there; of a Number or a Flag the entry that names it, where it has one
    int length = 0;         ///< of Figures
    std::string group = {}; ///< those of one group stand together, under a heading named like a field: entry
                            ///< `group.GROUP`; empty: under none

    friend bool operator==(const FieldRule &, const FieldRule &) = default;
};

/// One target of an action: a piece of that value (0: any) goes from a place to a place. An action with several targets
/// moves several pieces, or is chosen by pointing at several places. An action that concerns a place and moves nothing
/// has that place as `from` and `to`. One that gives up what lies or may be done at a place has `kNowhere` as `to` and
/// must be confirmed. An action without targets (passing) is offered as a button. Actions with equal targets are
/// offered as buttons once these are chosen, with their `label`; such that differ in `turn` alone, one target each, are
/// one choice: the piece is turned by hand until it is confirmed.
struct MoveTarget {
    PlaceIndex from = kNowhere;
    PlaceIndex to = kNowhere;
    std::uint8_t value = 0;
    /// `from` or `to`: the place to point at in order to choose this target (at `from`: a piece of that value there).
    /// Differs for all targets of an action. `kNowhere`: the piece has to be moved.
    PlaceIndex choice = kNowhere;
    std::uint8_t kind = kAnyKind; ///< of the piece that is pointed at, where pieces of several kinds have its value
    std::uint8_t turn = 0;        ///< quarter turns clockwise with which it comes there

    friend bool operator==(const MoveTarget &, const MoveTarget &) = default;
};

/// Changes an arrangement that has the problem so that it is gone. It holds values only: it outlives who has found the
/// problem.
using Fix = std::function<void(Arrangement &)>;

/// A reason why an arrangement or a position text is not a valid position.
struct Problem {
    Message message;
    bool playable = false; ///< a warning: the position cannot arise in a game but can be played
    std::vector<PlaceIndex> places = {};
    Fix fix = {}; ///< empty if there is no single obvious one
};

} // namespace engine
