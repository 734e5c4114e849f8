// SPDX-License-Identifier: GPL-3.0-or-later
// A position that is being set up by hand. Pieces tell what lies on the board, fields what owners have and where cards
// are; decks, the bag and stocks hold the rest, and steps follow from what is next.
#pragma once

#include <optional>

#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

/// The pieces of an owner by their kind (T2).
struct Stock {
    std::uint8_t kind;
    std::string_view name;
    int of;
};
inline constexpr std::array<Stock, 3> kStocks{
    {{BuildingKind, "building", 10}, {StatueKind, "statue", 6}, {PillarKind, "pillar", 8}}};
/// That of a kind.
constexpr const Stock &stockOf(std::uint8_t kind)
{
    return kStocks[kind == BuildingKind ? 0 : kind == StatueKind ? 1 : 2];
}
inline constexpr int kMostAside = 4; ///< turns between two Maat phases (T42)

/// What is next on a table: the turn of `Position::active` or the Maat phase begins, nothing, or the steps of the
/// position are on their way.
enum class Next : std::uint8_t { Turn, Maat, Over, Midst };

/// A position without what follows from the rest of it: steps and what belongs to them (but in Midst), bag, decks,
/// stocks.
struct Sketch {
    Position p;
    std::array<std::uint8_t, kColours> aside{}; ///< dice that the bot has used (T51)
    Next next = Next::Turn;

    /// An empty table, and what a position holds.
    Sketch() = default;
    explicit Sketch(const Position &position);
};

/// Both are the same.
bool operator==(const Sketch &a, const Sketch &b);

/// Lays a piece; false if it may not lie there or something lies there already. Pillars come after tiles.
bool lay(Position &position, const Piece &piece);
/// The pieces of `pieces` laid, tiles first; `isRight` is told of each whether it could be laid.
template <class IsRight>
void layAll(Position &position, const std::vector<Piece> &pieces, IsRight isRight)
{
    for (const bool isPillar : {false, true}) {
        for (const Piece &piece : pieces) {
            if ((piece.kind == PillarKind) == isPillar)
                isRight(piece, piece.place >= 0 && piece.place < kPlacesEnd && lay(position, piece));
        }
    }
}
/// What an arrangement says, without what is wrong in it.
Sketch sketched(const Arrangement &arrangement);
/// The same; nothing if a field is wrong or a piece misplaced.
std::optional<Sketch> laid(const Arrangement &arrangement);
/// The pieces and fields of a sketch.
Arrangement arrangementOf(const Sketch &sketch);
/// The position with all that follows. The problems of setup/problems.cpp must not be there.
Position finished(const Sketch &sketch);

/// Whether an owner of that number takes part.
inline bool takesPart(const Position &p, int owner) { return owner < p.ownerCount(); }
/// The dice of a scale come first, each with a side.
void closeRanks(Holdings &own);
/// The cards of a deck that an owner has.
template <class Owner>
auto &heldBy(Owner &owner, int deck)
{
    return deck == Blessings ? owner.blessings : deck == Technologies ? owner.technologies : owner.decrees;
}
/// On how many places a card is: on the display, with owners, hidden, among the discards.
int placesOf(const Position &position, Card card);
/// The pieces of that kind that an owner has on the board.
int piecesOnBoard(const Position &position, int owner, std::uint8_t kind);
/// The dice of a colour on the wheel, on scales and in hand.
int diceOnTable(const Position &position, int colour);
/// The dice that the bot has used.
int allAside(const Sketch &sketch);
/// The most dice that an owner can have put on the scale (T18, T42).
int mostOnScale(const Sketch &sketch, int owner);
/// True if the turn that begins leaves something to decide (T22).
bool hasChoice(const Sketch &sketch);
/// The problems of a sketch, each with its fix.
std::vector<Problem> problemsOf(const Sketch &sketch);

/// The fix by that function of the sketch; the arrangement stays as it is where a field or a piece is wrong.
template <class Function, class... Arguments>
Fix fixBy(Function function, Arguments... arguments)
{
    return [=](Arrangement &arrangement) {
        if (std::optional<Sketch> sketch = laid(arrangement)) {
            function(*sketch, arguments...);
            arrangement = arrangementOf(*sketch);
        }
    };
}

} // namespace engine::tekhenu
