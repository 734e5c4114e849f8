// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/value.h"

namespace engine {

/// Index into the game's table of places; `kNowhere` for none.
using PlaceIndex = std::int16_t;
inline constexpr PlaceIndex kNowhere = -1;

/// A place where pieces may lie. Its id is the id in the game's SVG pictures.
struct Place {
    std::string id;   ///< as in the picture, e.g. `temple-1-a`
    std::string name; ///< as in actions and for people, e.g. `1a`; empty where the place has no short name
    std::string kind; ///< key of the table of words: what sort of place this is
    Seat owner = kNobody;
    int row = -1;                ///< position in the table of cells that keyboard and screen reader walk through;
    int column = -1;             ///< -1 for places that are no cell
    Value::Members details = {}; ///< figures for the words: number of the temple, value of a bonus …
    std::string area = {};       ///< which places belong together for an editor's fill: a temple …; empty: none
};

/// A kind of piece: its id begins the ids of its pictures.
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
    std::uint8_t value = 0; ///< what is printed on it; 0 where it has none or it is not known
    std::uint8_t count = 1; ///< how many equal ones lie here
    bool faceUp = true;     ///< false: only those who know it may look
    SeatSet known = 0;      ///< of a piece that lies face down, the seats that know its face

    friend auto operator<=>(const Piece &, const Piece &) = default; // NOLINT: no null pointer
};

/// Which piece lies on which place, and in named fields what no piece shows. Pieces of one place stand in
/// the order in which they lie.
struct Arrangement {
    std::vector<Piece> pieces;
    Value::Members fields;

    friend bool operator==(const Arrangement &, const Arrangement &) = default;
};

/// Something that a position holds and no piece shows, as an editor offers it. The entry `field.NAME` of the table of
/// words is its name; where the name has a part after a dot that is a seat, the entry is `field.FIRSTPART` with the
/// field `seat`, and with another part `field.FIRSTPART` with the field `n`.
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
    std::string words =
        {};         ///< of a Choice, see there; of a Number the entry that names it, where it has one of its own
    int length = 0; ///< of Figures
    std::string group = {}; ///< those of one group stand together, under a heading named like a field: entry
                            ///< `group.GROUP`; empty: under none

    friend bool operator==(const FieldRule &, const FieldRule &) = default;
};

/// What an action moves: a piece of that value (0: no matter) from a place to a place; one of several touches moves
/// several pieces, or is chosen by pointing at several places. An action that is about a place and moves nothing has it
/// as both; one that gives up for nothing what lies there or may be done there has nothing as `to`, and is confirmed
/// before it is done. An action that touches no place at all (passing) has no touches and is offered as a button. Where
/// actions have the same touches they are offered as buttons once these are chosen: what tells them apart is their
/// `label`.
struct MoveTarget {
    PlaceIndex from = kNowhere;
    PlaceIndex to = kNowhere;
    std::uint8_t value = 0;
    /// Of the two, the place that a player points at to choose this action, or this part of it; where that is `from`,
    /// at a piece of that value there. An action has no point twice. `kNowhere` where the piece has to be moved.
    PlaceIndex choice = kNowhere;

    friend bool operator==(const MoveTarget &, const MoveTarget &) = default;
};

/// Why an arrangement, or a position text, is no position.
struct Problem {
    Message message;
    bool playable = false; ///< true: it cannot arise in a game, but play could start from it
    std::vector<PlaceIndex> places = {};
};

} // namespace engine
