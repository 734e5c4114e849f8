// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of Aton: seats, places, pieces, reasons.
#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/places.h"
#include "model/engine/core/adapter.h"
#include "model/engine/core/fields.h"

namespace engine::aton {

namespace {

std::string_view colourOf(char printed)
{
    switch (printed) {
    case 'Y': return "yellow";
    case 'G': return "green";
    case 'K': return "black";
    case 'B': return "blue";
    default: return "bonus";
    }
}

// The cells for keyboard and screen reader form a table: red's places, the board, blue's places, as in the picture.
// Rows 0 to 6 are those of the temples with one between, row 7 is the Kingdom of the Dead.
Place square(int index)
{
    const int temple = templeOf(index);
    const int inTemple = index % kSquaresOfTemple;
    const char printed = printedAt(index);
    const int worth = printed == '1' || printed == '2' ? printed - '0' : 0;
    const std::string letter(1, static_cast<char>('a' + inTemple));
    return {"temple-" + std::to_string(temple) + "-" + letter,
            squareName(index),
            "square",
            kNobody,
            (temple > 2 ? 3 : 0) + inTemple / 4,
            (temple % 2 == 0 ? 6 : 2) + inTemple % 4,
            {{"temple", temple}, {"letter", letter}, {"colour", colourOf(printed)}, {"worth", worth}},
            "temple-" + std::to_string(temple)};
}

Place dead(int i)
{
    const std::string number = std::to_string(i + 1);
    return {"dead-" + number, number, "dead", kNobody, 6, 2 + i, {{"number", i + 1}}, "kingdom"};
}

Place score(int n)
{
    const std::string number = std::to_string(n);
    return {"score-" + number, number, "score", kNobody, -1, -1, {{"number", n}}};
}

void addOwn(std::vector<Place> &places, Seat seat)
{
    const std::string owner(seatName(seat));
    const int inner = seat == kRed ? 1 : 10;
    const int outer = seat == kRed ? 0 : 11;
    const std::string cartouche = "cartouche-" + owner + "-";
    for (int n = 1; n <= 4; ++n) {
        const std::string number = std::to_string(n);
        places.push_back(
            {cartouche + number, number, "cartouche", seat, n - 1, inner, {{"seat", owner}, {"number", n}}});
    }
    int row = 0;
    for (const char *const kind : {"hand", "stock", "pile", "discard", "drawn", "exchange"})
        places.push_back({std::string(kind) + "-" + owner, "", kind, seat, row++, outer, {{"seat", owner}}});
}

} // namespace

const std::vector<std::vector<std::string>> &Aton::seatings()
{
    static const std::vector<std::vector<std::string>> seats{{"red", "blue"}};
    return seats;
}

const std::vector<Option> &Aton::options()
{
    static const std::vector<Option> none;
    return none;
}

const std::vector<Place> &Aton::places()
{
    static const std::vector<Place> all = [] {
        std::vector<Place> places;
        for (int index = 0; index < kSquares; ++index)
            places.push_back(square(index));
        for (int i = 0; i < kKingdomSize; ++i)
            places.push_back(dead(i));
        for (int n = 1; n <= kWinningScore; ++n)
            places.push_back(score(n));
        addOwn(places, kRed);
        addOwn(places, kAmun);
        return places;
    }();
    return all;
}

const std::vector<PieceKind> &Aton::pieceKinds()
{
    static const std::vector<PieceKind> kinds{
        {"counter", false}, {"card", true}, {"exchange", false}, {"marker", false}};
    return kinds;
}

const std::vector<std::string> &Aton::reasons()
{
    static const std::vector<std::string> reasons =
        namesOf(std::array{Reason::Points, Reason::Temple1, Reason::Temple2, Reason::Temple3, Reason::Temple4,
                           Reason::Yellow, Reason::Green, Reason::Scoring},
                reasonName);
    return reasons;
}

const std::vector<BookmarkRule> &Aton::bookmarks()
{
    static const std::vector<BookmarkRule> rules{
        {"exchange", "exchange"}, {"scoring", "scoring", true}, {"won", "win"}, {"drawn-game", "win"}};
    return rules;
}

bool Aton::isInPlay(const Position &, PlaceIndex) { return true; }

const Game &game()
{
    static const GameAdapter<Aton> aton;
    return aton;
}

} // namespace engine::aton
