// SPDX-License-Identifier: GPL-3.0-or-later
// A position from pieces on places and fields, as arrangement.cpp writes them.
#include <algorithm>

#include "model/engine/core/problem_list.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/setup/fields.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

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
            m_followers[static_cast<std::size_t>(piece.kind - kFollowerKind)] += piece.count;
        if (!mayLie(piece, p.seats)) {
            sayAt("problem.misplaced", piece.place);
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
        Node &at = p.at[static_cast<std::size_t>(priest)];
        if (at != kAway)
            say("problem.priest-twice", {{"priest", priestName(priest)}}, {piece.place});
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
            say("problem.temple", {{"colour", colourName(colour)}, {"god", kGodNames[god]}}, {piece.place});
        else
            temple.add(colour, piece.count);
    }

    // O1, O9
    void followersInAll()
    {
        for (int colour = 0; colour < kColours; ++colour) {
            const int number = m_followers[static_cast<std::size_t>(colour)];
            if (isPresent(colour, p.seats) && number != kFollowersOfColour)
                say("problem.followers", {{"colour", colourName(colour)}, {"n", number}}, {stockPlace(colour)});
            else if (!isPresent(colour, p.seats) && number != 0)
                say("problem.absent", {{"colour", colourName(colour)}}, {stockPlace(colour)});
        }
    }

    void counters(const Piece &piece)
    {
        const auto node = static_cast<Node>(piece.place);
        if (isTown(node)) {
            std::uint8_t &town = p.town[static_cast<std::size_t>(node - kTowns)];
            town = static_cast<std::uint8_t>(std::min(town + piece.count, 255));
        } else if (piece.count > 1 || (p.blockades & spaceBit(node)) != 0) {
            sayAt("problem.blockades", piece.place);
        } else {
            p.blockades |= spaceBit(node);
        }
    }

    void god(const Piece &piece)
    {
        const auto index = static_cast<std::size_t>(piece.place - godPlace(0));
        God &god = p.gods[index];
        if (god != kNoGod) {
            sayAt("problem.two-gods", piece.place);
            return;
        }
        god = piece.value == 0 ? kUnknownGod : static_cast<God>(piece.value - 1);
        p.known[index] = piece.known;
    }

    void fields()
    {
        p.seats = static_cast<std::uint8_t>(Osiris::seatings().front().size());
        for (const std::string &name : fieldTable().read(m_from.fields, p))
            say("problem.field", {{"name", name}});
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
