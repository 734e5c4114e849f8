// SPDX-License-Identifier: GPL-3.0-or-later
// A position from pieces on places and fields, as arrangement.cpp writes them.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/places.h"

namespace engine::aton {

namespace {

/// Puts a position together from pieces and fields, collecting what does not fit.
class Composer {
public:
    explicit Composer(const Arrangement &arrangement) : m_from(arrangement)
    {
        for (Side &side : p.sides)
            side = emptied();
    }

    std::variant<Position, std::vector<Problem>> composed()
    {
        for (const Piece &piece : m_from.pieces)
            place(piece);
        for (std::size_t seat = 0; seat < 2; ++seat)
            finish(static_cast<Seat>(seat));
        fields();
        if (m_problems.empty())
            m_problems = Aton::problems(p);
        if (m_problems.empty())
            return p;
        return m_problems;
    }

private:
    static Side emptied()
    {
        Side side;
        side.pile = Cards{};
        side.exchangeOwned = false;
        return side;
    }

    void say(std::string_view id, Value::Members fields, PlaceIndex place)
    {
        Problem problem{{std::string(id), std::move(fields)}, false, {}};
        if (place != kNowhere)
            problem.places.push_back(place);
        m_problems.push_back(std::move(problem));
    }
    void misplaced(const Piece &piece)
    {
        const bool known = piece.place >= 0 && piece.place < kPlaces;
        say("problem.misplaced",
            {{"place", known ? Aton::places()[static_cast<std::size_t>(piece.place)].id : std::string()}},
            known ? piece.place : kNowhere);
    }

    void place(const Piece &piece)
    {
        if (piece.owner > kAmun || piece.place < 0 || piece.place >= kPlaces || piece.count == 0) {
            misplaced(piece);
            return;
        }
        switch (piece.kind) {
        case kCounter: counter(piece); break;
        case kCard: card(piece); break;
        case kExchange:
            if (piece.place == ownPlace(piece.owner, Own::Exchange) && piece.count == 1
                && !p.sides[piece.owner].exchangeOwned)
                p.sides[piece.owner].exchangeOwned = true;
            else
                misplaced(piece);
            break;
        case kMarker: break; // the field of the score says it
        default: misplaced(piece);
        }
    }

    void counter(const Piece &piece)
    {
        Side &side = p.sides[piece.owner];
        m_counters[piece.owner] += piece.count;
        if (piece.place < kSquares && piece.count == 1) {
            if ((p.occupied() & bit(piece.place)) != 0)
                say("problem.square-twice", {{"place", Aton::places()[static_cast<std::size_t>(piece.place)].id}},
                    piece.place);
            side.squares |= bit(piece.place);
        } else if (piece.place >= deadPlace(0) && piece.place < deadPlace(kKingdomSize)) {
            side.dead = static_cast<std::uint8_t>(std::min(side.dead + piece.count, 255));
        } else if (piece.place != ownPlace(piece.owner, Own::Stock)) {
            misplaced(piece);
        }
    }

    void card(const Piece &piece)
    {
        Side &side = p.sides[piece.owner];
        if (piece.value < 1 || piece.value > 4 || piece.count > 36) {
            say("problem.unknown-cards", {{"seat", seatName(piece.owner)}}, piece.place);
            return;
        }
        std::array<int, 5> &numbers = m_cards[piece.owner];
        numbers[piece.value] += piece.count;
        if (numbers[piece.value] > 9) // more than nine of a value would not fit the multisets
            return;
        Cards cards;
        for (int i = 0; i < piece.count; ++i)
            cards = cards + Cards::one(piece.value);
        const int which = piece.place - ownPlace(piece.owner, Own::Cartouche1);
        switch (static_cast<Own>(which)) {
        case Own::Cartouche1:
        case Own::Cartouche2:
        case Own::Cartouche3:
        case Own::Cartouche4: atCartouche(piece, which + 1); break;
        case Own::Hand: side.hand = side.hand + cards; break;
        case Own::Pile:
            if (piece.faceUp)
                keep(m_bottom[piece.owner], piece);
            else
                side.pile = side.pile + cards;
            break;
        case Own::Discard:
            (piece.faceUp ? side.discard : side.exchanged) = (piece.faceUp ? side.discard : side.exchanged) + cards;
            break;
        case Own::Drawn: keep(m_drawn[piece.owner], piece); break;
        default: misplaced(piece);
        }
    }

    void atCartouche(const Piece &piece, int cartouche)
    {
        Side &side = p.sides[piece.owner];
        if (piece.count != 1 || side.laid.at(cartouche) != 0)
            misplaced(piece);
        else
            side.laid.set(cartouche, piece.value);
        side.hasLaid = true;
    }

    static void keep(std::vector<int> &row, const Piece &piece) { row.insert(row.end(), piece.count, piece.value); }

    void finish(Seat seat)
    {
        Side &side = p.sides[seat];
        if (m_counters[seat] != kCounters)
            say("problem.counters", {{"seat", seatName(seat)}, {"n", m_counters[seat]}}, ownPlace(seat, Own::Stock));
        for (int value = 1; value <= 4; ++value) {
            const int n = m_cards[seat][static_cast<std::size_t>(value)];
            if (n != 9)
                say("problem.cards", {{"seat", seatName(seat)}, {"value", value}, {"n", n}}, ownPlace(seat, Own::Pile));
        }
        if (side.hasLaid && side.laid.cards().size() != 4)
            say("problem.row", {{"seat", seatName(seat)}}, cartouchePlace(seat, 1));
        if (m_bottom[seat].size() + m_drawn[seat].size() > OpenRow::kMost) {
            say("problem.drawn", {{"seat", seatName(seat)}}, ownPlace(seat, Own::Drawn));
            return;
        }
        for (const int value : m_bottom[seat])
            side.open.pushDrawn(value);
        side.open.settle();
        for (const int value : m_drawn[seat])
            side.open.pushDrawn(value);
    }

    const Value *field(std::string_view name)
    {
        const auto found = std::find_if(m_from.fields.begin(), m_from.fields.end(),
                                        [&](const auto &member) { return member.first == name; });
        if (found != m_from.fields.end())
            return &found->second;
        say("problem.field", {{"name", name}}, kNowhere);
        return nullptr;
    }
    std::int64_t number(std::string_view name, std::int64_t most)
    {
        const Value *value = field(name);
        const std::int64_t *n = value ? value->asInt() : nullptr;
        if (!n || *n < 0 || *n > most) {
            if (value)
                say("problem.field", {{"name", name}}, kNowhere);
            return 0;
        }
        return *n;
    }
    std::string word(std::string_view name)
    {
        const Value *value = field(name);
        const std::string *text = value ? value->asText() : nullptr;
        return text ? *text : std::string();
    }
    Seat seat(std::string_view name)
    {
        const std::string text = word(name);
        return text == "red" ? kRed : text == "blue" ? kAmun : kNobody;
    }

    void fields()
    {
        p.round = static_cast<std::uint32_t>(number("round", kMostRound));
        const std::string phase = word("phase");
        const auto *const found =
            std::find_if(kPhases.begin(), kPhases.end(), [&](Phase each) { return phaseName(each) == phase; });
        if (found == kPhases.end())
            say("problem.field", {{"name", "phase"}}, kNowhere);
        else
            p.phase = *found;
        p.actor = seat("actor") == kAmun ? kAmun : kRed;
        p.pending = static_cast<std::uint8_t>(number("pending", 255));
        p.surplus = static_cast<std::uint8_t>(number("surplus", 255));
        p.first = seat("first");
        const std::string reason = word("reason");
        for (int r = 0; r <= static_cast<int>(Reason::Scoring); ++r) {
            if (reason == reasonName(static_cast<Reason>(r)))
                p.reason = static_cast<Reason>(r);
        }
        owed();
        for (const Seat seat : {kRed, kAmun}) {
            const std::string name(seatName(seat));
            p.sides[seat].score = static_cast<std::uint16_t>(number("score." + name, 999));
            known(p.sides[seat], word("known." + name));
        }
    }

    void owed()
    {
        const std::string digits = word("owed");
        for (std::size_t temple = 0; temple < std::min<std::size_t>(digits.size(), kTemples); ++temple) {
            const int n = std::clamp(digits[temple] - '0', 0, 4);
            p.owed = static_cast<std::uint16_t>(p.owed | (n << (4 * temple)));
        }
    }

    void known(Side &side, const std::string &digits)
    {
        for (const char digit : digits) {
            if (digit >= '1' && digit <= '4' && side.known.size() < 4)
                side.known = side.known + Cards::one(digit - '0');
        }
    }

    const Arrangement &m_from;
    Position p;
    std::array<int, 2> m_counters{};
    std::array<std::array<int, 5>, 2> m_cards{};
    std::array<std::vector<int>, 2> m_bottom;
    std::array<std::vector<int>, 2> m_drawn;
    std::vector<Problem> m_problems;
};

} // namespace

std::variant<Position, std::vector<Problem>> Aton::compose(const Arrangement &arrangement)
{
    return Composer(arrangement).composed();
}

} // namespace engine::aton
