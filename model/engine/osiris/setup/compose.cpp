// SPDX-License-Identifier: GPL-3.0-or-later
// A position from pieces on places and fields, as arrangement.cpp writes them.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "model/engine/core/problem_list.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/setup/fields.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

/// O10; the first seat where no turn has begun or the number of players is invalid.
Seat seatOnTurn(const Table &t)
{
    const bool isKnown = !t.isSetUp() && t.number("seats") == t.seats();
    const std::int64_t turn = std::max<std::int64_t>(t.number("turn"), 1);
    return static_cast<Seat>(isKnown ? (turn - 1) % t.seats() : 0);
}

/// A value that fits the turn, or the neutral one; number of players and phase have no fix.
Fix fixOfField(const std::string &name)
{
    if (name == "turn")
        return fixBy(&Table::fitTurn);
    if (name == "actor")
        return fixBy([](Table &t) { t.set("actor", seatName(seatOnTurn(t))); });
    return name == "seats" || name == "phase" ? Fix() : fixBy(&Table::set, name, *fieldTable().neutral(name));
}

/// The piece as it may lie there, else at its home; nothing if it has none.
std::optional<Piece> righted(Piece piece, int seats)
{
    const int colour = colourOfKind(piece.kind);
    if (piece.kind > kGodKind || piece.count == 0 || (colour >= 0 && !isPresent(colour, seats)))
        return std::nullopt;
    piece.owner = colour >= 0 ? ownerOf(colour, seats) : kNobody;
    if (isPriestKind(piece.kind) || piece.kind == kGodKind)
        piece.count = 1;
    if (piece.kind == kGodKind)
        piece.faceUp = false;
    if (colour >= 0 && !mayLie(piece, seats))
        piece.place = isPriestKind(piece.kind) ? nodePlace(townOf(piece.kind - kPriestKind)) : stockPlace(colour);
    return mayLie(piece, seats) ? std::optional(piece) : std::nullopt;
}

/// Rights the pieces of a place; all those that lie on none if it is none.
void rightMisplaced(Table &t, PlaceIndex place)
{
    const auto isPlace = [](PlaceIndex each) { return each >= 0 && each < kPlaces; };
    std::vector<Piece> right;
    for (const Piece &piece : t.pieces()) {
        const bool isMeant = piece.place == place || (!isPlace(place) && !isPlace(piece.place));
        if (!isMeant || mayLie(piece, t.seats()))
            right.push_back(piece);
        else if (const auto better = righted(piece, t.seats()))
            right.push_back(*better);
    }
    t.pieces() = std::move(right);
}

/// Keeps only the first of the pieces of that kind, on that place or, if it is none, anywhere.
void keepFirst(Table &t, std::uint8_t kind, PlaceIndex place)
{
    bool found = false;
    std::erase_if(t.pieces(), [&](const Piece &piece) {
        const bool isOne =
            piece.kind == kind && (place == kNowhere || piece.place == place) && mayLie(piece, t.seats());
        return std::exchange(found, found || isOne) && isOne;
    });
}

/// Those beyond the limit of a temple go to the stock (O8).
void emptyTemple(Table &t, PlaceIndex temple, int colour)
{
    int left = kMostOfColourAtTemple;
    int surplus = 0;
    for (Piece &piece : t.pieces()) {
        if (piece.place != temple || piece.kind != kFollowerKind + colour || !mayLie(piece, t.seats()))
            continue;
        const int stay = std::min<int>(left, piece.count);
        surplus += piece.count - stay;
        left -= stay;
        piece.count = static_cast<std::uint8_t>(stay);
        if (stay == 0)
            piece.place = kNowhere; // taken off below
    }
    std::erase_if(t.pieces(), [](const Piece &piece) { return piece.place == kNowhere && piece.count == 0; });
    if (surplus > 0)
        t.addFollowers(colour, surplus);
}

/// Builds a position from pieces and fields, and collects the problems.
class Composer : ProblemList {
public:
    explicit Composer(const Arrangement &arrangement) : ProblemList(Osiris::places()), m_from(arrangement)
    {
        p.at.fill(kAway);
        p.gods.fill(kNoGod);
    }

    std::variant<Position, std::vector<Problem>> composed()
    {
        fields();
        if (nothingFound()) { // whose pieces they are depends on the number of players
            for (const Piece &piece : m_from.pieces)
                place(piece);
            followersInAll();
        }
        return composedAs<Osiris>(p, taken());
    }

private:
    void place(const Piece &piece)
    {
        if (isPlace(piece.place) && isFollowerKind(piece.kind))
            m_followers[piece.kind - kFollowerKind] += piece.count;
        if (!mayLie(piece, p.seats)) {
            sayAt("problem.misplaced", piece.place, fixBy(rightMisplaced, piece.place));
            return;
        }
        if (isPriestKind(piece.kind))
            priest(piece, piece.kind - kPriestKind);
        else if (isFollowerKind(piece.kind))
            follower(piece, piece.kind - kFollowerKind);
        else if (piece.kind == kPowerKind)
            counters(piece);
        else
            god(piece);
    }

    void priest(const Piece &piece, int priest)
    {
        Node &at = p.at[priest];
        if (at != kAway)
            say("problem.priest-twice", {{"priest", priestName(priest)}}, {piece.place},
                fixBy(keepFirst, piece.kind, kNowhere));
        else
            at = static_cast<Node>(piece.place);
    }

    void follower(const Piece &piece, int colour)
    {
        if (piece.place == stockPlace(colour))
            return;
        const auto god = static_cast<std::size_t>(piece.place - templePlace(0));
        Followers &temple = p.temples[god];
        if (temple.of(colour) + piece.count > kMostOfColourAtTemple) // O8
            say("problem.temple", {{"colour", colourName(colour)}, {"god", kGodNames[god]}}, {piece.place},
                fixBy(emptyTemple, piece.place, colour));
        else
            temple.add(colour, piece.count);
    }

    // O1, O9
    void followersInAll()
    {
        for (int colour = 0; colour < kColours; ++colour) {
            const int number = m_followers[colour];
            if (isPresent(colour, p.seats) && number != kFollowersOfColour)
                say("problem.followers", {{"colour", colourName(colour)}, {"n", number}}, {stockPlace(colour)},
                    fixBy(&Table::addFollowers, colour, kFollowersOfColour - number));
            else if (!isPresent(colour, p.seats) && number != 0)
                say("problem.absent", {{"colour", colourName(colour)}}, {stockPlace(colour)},
                    fixBy(&Table::removeColour, colour));
        }
    }

    void counters(const Piece &piece)
    {
        const auto node = static_cast<Node>(piece.place);
        if (isTown(node)) {
            std::uint8_t &town = p.town[node - kTowns];
            town = static_cast<std::uint8_t>(std::min(town + piece.count, 255));
        } else if (piece.count > 1 || (p.blockades & spaceBit(node)) != 0) {
            sayAt("problem.blockades", piece.place, fixBy(&Table::setCounters, piece.place, 1));
        } else {
            p.blockades |= spaceBit(node);
        }
    }

    void god(const Piece &piece)
    {
        const auto index = static_cast<std::size_t>(piece.place - godPlace(0));
        God &god = p.gods[index];
        if (god != kNoGod) {
            sayAt("problem.two-gods", piece.place, fixBy(keepFirst, kGodKind, piece.place));
            return;
        }
        god = piece.value == 0 ? kUnknownGod : static_cast<God>(piece.value - 1);
        p.known[index] = piece.known;
    }

    void fields()
    {
        p.seats = static_cast<std::uint8_t>(Osiris::seatings().front().size());
        for (const std::string &name : fieldTable().read(m_from.fields, p))
            say("problem.field", {{"name", name}}, {}, fixOfField(name));
        p.ender = p.phase == Phase::Over ? p.actor : kNobody;
    }

    const Arrangement &m_from;
    Position p;
    std::array<int, kColours> m_followers{};
};

} // namespace

std::variant<Position, std::vector<Problem>> Osiris::compose(const Arrangement &arrangement)
{
    return Composer(arrangement).composed();
}

} // namespace engine::osiris
