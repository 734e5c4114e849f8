// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include <QStringList>

#include "model/engine/core/game.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/record/drawing.h"

namespace views {

/// Whether a new picture is reached at once or by moving pieces there one after the other.
enum class Motion { None, Animate };

/// A piece in hand, or one that is pointed at: the place where it lies and its value; 0 for a place as a whole. Its
/// kind counts only where pieces of several kinds have that value.
struct Picked {
    engine::PlaceIndex place = engine::kNowhere;
    std::uint8_t value = 0;
    std::uint8_t kind = engine::kAnyKind;

    /// True if that piece may be meant.
    bool isOf(const engine::Piece &piece) const
    {
        return place == piece.place && value == piece.value && (kind == engine::kAnyKind || kind == piece.kind);
    }

    friend bool operator==(const Picked &, const Picked &) = default;
};

/// What the piece in hand would do on a place.
struct Prospect {
    engine::PlaceIndex place = engine::kNowhere;
    engine::PlacementPreview placementPreview;
    std::uint8_t value = 0; ///< of the piece

    friend bool operator==(const Prospect &, const Prospect &) = default;
};

/// All that a board shows: a value, from which the picture follows.
struct BoardViewState {
    engine::Position position;
    /// What lies where. Differs from the position's own arrangement while cards are being laid.
    engine::Arrangement arrangement;
    std::vector<engine::PlaceIndex> choosable = {};  ///< places where a click leads on
    std::vector<engine::PlaceIndex> last = {};       ///< places of the last action, or of another's last turn
    bool showsEmptyHands = false;                    ///< the strip below the board is there although nobody holds cards
    QStringList told = {};                           ///< what that was, a line each; shown beside the hand
    std::optional<engine::PlaceIndex> selected = {}; ///< the place that a further press would confirm
    std::optional<Picked> picked = {};
    /// Pieces at choosable places that are chosen for their value, each by itself.
    std::vector<Picked> choosablePieces = {};
    /// Places and pieces that have been pointed at, which make up the action.
    std::vector<Picked> chosen = {};
    /// The quarter turns of the piece that is to come to the place chosen; nothing where none is being turned.
    std::optional<std::uint8_t> turning = {};
    /// The seat whose face-down cards are shown face up; with `kEveryone` those of all seats are.
    engine::Seat revealed = engine::kNobody;
    QStringList seatNames = {}; ///< players' names in seat order; an empty one: the seat's own name

    /// What places promise while a choice is being made; shown in short there, instead of what the position says.
    std::vector<Prospect> placementPreviews = {};
    /// What the action would do that is chosen or pointed at; nothing: what is under way, if anything is.
    std::optional<engine::Preview> preview = {};
    /// The card that the offer pointed at is about.
    std::optional<engine::Possession> offered = {};
    /// Where the piece in hand may end with several actions.
    std::vector<engine::Route> routes = {};
    /// A word a seat for its plate or tray, e.g. who plays it; where it is empty or missing a plate has none, and a
    /// tray what the game itself calls the seat.
    QStringList roles = {};
    /// Seats whose plates are outlined: those that act.
    engine::SeatSet acting = 0;
    /// What lies hidden under the pieces at these places: shown beside them, with its picture; without one only told.
    std::vector<engine::Caption> uncovered = {};

    /// The sides that chance has rolled, where that is the last that happened; 0 for a die that was not rolled.
    std::vector<int> rolled = {};
    /// The step that has led here, where something was counted in it that a printed game shows the board after; else 0.
    int scored = 0;

    /// What people have drawn there.
    std::vector<record::Drawing> drawings = {};
    /// Places that are selected together: each has a frame.
    std::vector<engine::PlaceIndex> marked = {};
    /// The board is being set up: every piece may be dragged, whatever is choosable, and nothing is said of what the
    /// position brings.
    bool isSetUp = false;

    /// The piece that is seen of those lying on one another there: the last one that lies face up, else the first;
    /// null where there is none.
    const engine::Piece *topOn(engine::PlaceIndex place) const
    {
        const engine::Piece *top = nullptr;
        for (const engine::Piece &piece : arrangement.pieces) {
            if (piece.place == place && (!top || piece.faceUp))
                top = &piece;
        }
        return top;
    }
    bool isChoosable(engine::PlaceIndex place) const
    {
        return std::find(choosable.begin(), choosable.end(), place) != choosable.end();
    }
    bool isChoosable(const engine::Piece &piece) const
    {
        return std::any_of(choosablePieces.begin(), choosablePieces.end(),
                           [&piece](const Picked &each) { return each.isOf(piece); });
    }
    /// True for what a further press would confirm, and for what is chosen as a whole.
    bool isSelected(engine::PlaceIndex place) const { return selected == place || isChosen({place, 0}); }
    bool isChosen(const Picked &what) const { return std::find(chosen.begin(), chosen.end(), what) != chosen.end(); }
    bool isPieceChosen(const engine::Piece &piece) const
    {
        return std::any_of(chosen.begin(), chosen.end(), [&piece](const Picked &each) { return each.isOf(piece); });
    }
    /// True if who looks at the board may see that.
    bool isSeen(const engine::Message &message) const;
    /// All short words at places that may be seen.
    std::vector<engine::Caption> captions() const;

    /// True if the face of that piece is seen by whoever looks at the board.
    bool isFaceSeen(const engine::Piece &piece) const
    {
        const bool known = revealed == engine::kEveryone || engine::contains(piece.known, revealed);
        return piece.value != 0 && (piece.faceUp || known);
    }

    /// The piece as whoever looks at the board knows it: without its value where that is not seen.
    engine::Piece asSeen(engine::Piece piece) const
    {
        piece.value = isFaceSeen(piece) ? piece.value : 0;
        return piece;
    }

    friend bool operator==(const BoardViewState &, const BoardViewState &) = default;
};

} // namespace views
