// SPDX-License-Identifier: GPL-3.0-or-later
// A position from any pieces and fields in the form of arrangement.cpp; each piece that does not fit is a problem.
#include <algorithm>
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/setup/fields.h"
#include "model/engine/aton/setup/pieces.h"
#include "model/engine/aton/setup/place_sets.h"
#include "model/engine/core/problem_list.h"

namespace engine::aton {

namespace {

/// Invalid fields become neutral, unknown ones are removed.
void fixFields(Arrangement &arrangement)
{
    Value::Members &fields = arrangement.fields;
    Position ignored;
    for (const std::string &name : readFields(fields, ignored)) {
        if (const auto neutral = fieldTable().neutral(name))
            setMember(fields, name, *neutral);
        else
            std::erase_if(fields, [&name](const auto &member) { return member.first == name; });
    }
}

/// Leaves the arrangement as it is where pieces that differ lie on a place for one: nobody knows which one was meant.
void spreadOutAll(Arrangement &arrangement, std::string_view problem)
{
    Arrangement after = arrangement;
    spreadOut(after);
    const std::vector<Problem> left = drafted(after).problems;
    if (std::none_of(left.begin(), left.end(), [&](const Problem &each) { return each.message.id == problem; }))
        arrangement = std::move(after);
}

/// Builds a position from pieces and fields, and collects the problems.
class Composer : ProblemList {
public:
    explicit Composer(const Arrangement &arrangement) : ProblemList(Aton::places()), m_from(arrangement)
    {
        for (Side &side : p.sides) {
            side.pile = Cards{};
            side.exchangeOwned = false;
        }
    }

    Draft drafted()
    {
        for (const Piece &piece : m_from.pieces)
            place(piece);
        for (const Seat seat : {kRed, kAmun}) {
            counterNumber(seat);
            cardNumbers(seat);
            openRow(seat);
        }
        for (const std::string &name : readFields(m_from.fields, p))
            say("problem.field", {{"name", name}}, {}, fixBy(fixFields));
        for (const Seat seat : {kRed, kAmun})
            marker(seat);
        return {p, taken()};
    }

private:
    void place(const Piece &piece)
    {
        if (!isPlace(piece.place)) {
            say("problem.nowhere", {}, {}, fixBy(sendMisplacedHome));
            return;
        }
        if (piece.count == 0 || !mayLie(piece.kind, piece.owner, piece.place)) {
            sayAt("problem.misplaced", piece.place, fixBy(sendMisplacedHome));
            return;
        }
        switch (piece.kind) {
        case kCounter: counter(piece); break;
        case kCard: card(piece); break;
        case kExchange: exchange(piece); break;
        default: m_markers[piece.owner].push_back(piece); // looked at when the score is known
        }
    }

    /// Reports a second piece on a place for one.
    void takeSeat(const Piece &piece, std::string_view id)
    {
        bool &taken = m_taken[piece.place];
        if (taken || piece.count > 1)
            sayAt(id, piece.place, fixBy(spreadOutAll, id));
        taken = true;
    }

    void counter(const Piece &piece)
    {
        Side &side = p.sides[piece.owner];
        m_counters[piece.owner] += piece.count;
        m_counterPlaces[piece.owner].push_back(piece.place);
        if (piece.place < kSquares) {
            takeSeat(piece, "problem.square-twice");
            side.squares |= bit(piece.place);
        } else if (deadNumber(piece.place) >= 0) {
            takeSeat(piece, "problem.square-twice");
            side.dead = static_cast<std::uint8_t>(std::min(side.dead + piece.count, 255));
        }
    }

    void exchange(const Piece &piece)
    {
        Side &side = p.sides[piece.owner];
        if (side.exchangeOwned || piece.count > 1)
            say("problem.exchange", {{"seat", seatName(piece.owner)}}, {piece.place},
                fixBy(keepOneExchange, piece.owner));
        side.exchangeOwned = true;
    }

    void card(const Piece &piece)
    {
        if (piece.value < 1 || piece.value > 4) {
            say("problem.unknown-cards", {{"seat", seatName(piece.owner)}}, {piece.place},
                fixBy(dropUnknownCards, piece.owner));
            return;
        }
        int &number = m_cards[piece.owner][piece.value];
        const int fitting = std::min<int>(piece.count, std::max(0, kOfEachValue - number));
        number += piece.count;
        m_cardPlaces[piece.owner][piece.value].push_back(piece.place);
        Piece cards = piece; // more than nine of a value would not fit the multisets
        cards.count = static_cast<std::uint8_t>(fitting);
        const int which = piece.place - ownPlace(piece.owner, Own::Cartouche1);
        if (which < 4)
            atCartouche(piece, which + 1);
        else if (fitting > 0)
            inHeap(cards, static_cast<Own>(which));
    }

    void atCartouche(const Piece &piece, int cartouche)
    {
        Side &side = p.sides[piece.owner];
        takeSeat(piece, "problem.cards-twice");
        if (side.laid.at(cartouche) == 0)
            side.laid.set(cartouche, piece.value);
        side.hasLaid = true;
    }

    void inHeap(const Piece &piece, Own which)
    {
        Side &side = p.sides[piece.owner];
        Cards cards;
        for (int i = 0; i < piece.count; ++i)
            cards = cards + Cards::one(piece.value);
        const auto keep = [&piece](std::vector<int> &row) { row.insert(row.end(), piece.count, piece.value); };
        switch (which) {
        case Own::Hand: side.hand = side.hand + cards; break;
        case Own::Drawn: keep(m_drawn[piece.owner]); break;
        case Own::Discard: {
            Cards &heap = piece.faceUp ? side.discard : side.exchanged;
            heap = heap + cards;
            break;
        }
        default:
            if (piece.faceUp)
                keep(m_bottom[piece.owner]);
            else
                side.pile = side.pile + cards;
        }
    }

    // A2
    void counterNumber(Seat seat)
    {
        if (m_counters[seat] == kCounters)
            return;
        Places &places = m_counterPlaces[seat];
        places.push_back(ownPlace(seat, Own::Stock));
        say("problem.counters", {{"seat", seatName(seat)}, {"n", m_counters[seat]}}, once(places),
            fixBy(fixCounters, seat));
    }

    // A1
    void cardNumbers(Seat seat)
    {
        for (int value = 1; value <= 4; ++value) {
            const int n = m_cards[seat][value];
            Places &places = m_cardPlaces[seat][value];
            places.push_back(ownPlace(seat, Own::Pile));
            if (n != kOfEachValue)
                say("problem.cards", {{"seat", seatName(seat)}, {"value", value}, {"n", n}}, once(places),
                    fixBy(fixCards, seat, value));
        }
        if (p.sides[seat].hasLaid && p.sides[seat].laid.cards().size() != 4)
            say("problem.row", {{"seat", seatName(seat)}}, cartouchePlaces(seat), fixBy(takeRowBack, seat));
    }

    void openRow(Seat seat)
    {
        OpenRow &open = p.sides[seat].open;
        if (m_bottom[seat].size() + m_drawn[seat].size() > OpenRow::kMost) {
            say("problem.drawn", {{"seat", seatName(seat)}}, ownPlaces(seat, {Own::Drawn, Own::Pile}), fixBy(fixDraw));
            return;
        }
        for (const int value : m_bottom[seat])
            open.pushDrawn(value);
        open.settle();
        for (const int value : m_drawn[seat])
            open.pushDrawn(value);
    }

    /// Marker and score must agree.
    void marker(Seat seat)
    {
        const int score = p.sides[seat].score;
        Places places = markerPlaces(score);
        const std::vector<Piece> &markers = m_markers[seat];
        const bool fits = markers.size() == places.size()
                          && (markers.empty() || (markers[0].count == 1 && markers[0].place == places[0]));
        if (fits)
            return;
        for (const Piece &piece : markers)
            places.push_back(piece.place);
        say("problem.marker", {{"seat", seatName(seat)}, {"points", score}}, once(places),
            fixBy(setMarker, seat, score));
    }

    static Places once(Places places)
    {
        std::sort(places.begin(), places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
        return places;
    }

    const Arrangement &m_from;
    Position p;
    std::array<bool, kPlaces> m_taken{};
    std::array<int, 2> m_counters{};
    std::array<Places, 2> m_counterPlaces;
    std::array<std::array<int, 5>, 2> m_cards{};
    std::array<std::array<Places, 5>, 2> m_cardPlaces;
    std::array<std::vector<int>, 2> m_bottom;
    std::array<std::vector<int>, 2> m_drawn;
    std::array<std::vector<Piece>, 2> m_markers;
};

} // namespace

Draft drafted(const Arrangement &arrangement) { return Composer(arrangement).drafted(); }

std::variant<Position, std::vector<Problem>> Aton::compose(const Arrangement &arrangement)
{
    Draft draft = drafted(arrangement);
    return composedAs<Aton>(draft.position, std::move(draft.problems));
}

} // namespace engine::aton
