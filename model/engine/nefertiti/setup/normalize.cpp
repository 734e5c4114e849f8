// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from an edit of a piece or a field.
#include "model/engine/nefertiti/rules/closing.h"
#include "model/engine/nefertiti/setup/set_up.h"

namespace engine::nefertiti {

namespace {

/// From the position before to the one edited, which becomes what follows.
class Following {
public:
    Following(const Position &before, Position &edited) : b(before), p(edited) {}

    void follow()
    {
        if (p.seats != b.seats)
            players();
        for (int market = 0; market < kMarkets; ++market) {
            if (p.side[at(market)] != b.side[at(market)])
                sendHome(p, market);
        }
        if (p.phase != b.phase)
            phase();
        else if (p.settling != b.settling && p.settling < kMarkets)
            serve(p.settling);
        if (p.recruited != b.recruited)
            recruited();
        markets();
        gifts();
    }

private:
    // N11, N15, N16
    void players()
    {
        clearAbsent(p);
        for (Seat seat = 0; seat < p.seats; ++seat) {
            if (seat >= b.seats)
                p.money[seat] = static_cast<std::uint8_t>(purseOf(seat, p.seats));
            p.free[seat] = static_cast<std::uint8_t>(std::max(0, servantsOf(p.seats) - standingIn(p, seat)));
        }
        balanceMoney(p);
        for (int character = 0; character < kCharacters; ++character) {
            std::uint8_t &left = p.characters[at(character)];
            const int all = cardsOf(character, p.seats);
            const bool isWhole = left == cardsOf(character, b.seats);
            left = static_cast<std::uint8_t>(isWhole ? all : std::min<int>(left, all));
        }
    }

    void phase()
    {
        clearPhase(p);
        const bool isAtStart = p.phase == Phase::Stalls || (p.phase == Phase::Draw && p.turn == 0);
        if (!isAtStart && p.turn == 0)
            p.turn = 1;
        const bool isStep = p.phase == Phase::Turn || p.phase == Phase::Swap || p.phase == Phase::Discard;
        if (isStep && (p.left == 0 || p.phase != Phase::Turn))
            p.left = 1;
        switch (p.phase) {
        case Phase::Draw: fill(); break;
        case Phase::Swap: swap(); break;
        case Phase::Discard: discard(); break;
        case Phase::Settle: settle(); break;
        case Phase::Roll: takeDice(p.left > 0); break;
        case Phase::Reroll:
            p.left = 0;
            takeDice(false);
            break;
        case Phase::Over:
            p.left = 0;
            p.akhenaton = false;
            p.open = 0;
            break;
        default: break;
        }
    }
    void fill()
    {
        for (std::uint8_t market = 0; market < kMarkets && p.filling == kNoMarket; ++market) {
            if (market != p.closed && cardsIn(p, market) != (1U << kCardPlaces) - 1)
                p.filling = market;
        }
    }
    void swap()
    {
        p.recruited = Merchant;
        p.characters[Merchant] = static_cast<std::uint8_t>(cardsOf(Merchant, p.seats) - 1);
        for (Seat seat = 0; seat < p.seats && p.swapped == kNobody; ++seat) {
            if (seat != p.current && hasSwap(p, p.current, seat))
                p.swapped = seat;
        }
    }
    void discard()
    {
        p.recruited = RoyalServant;
        p.owners = static_cast<std::uint8_t>(ownersOf(p, giftOf(kSenet).type));
        for (Seat seat = 0; seat < p.seats; ++seat) {
            if (hasBothSenets(p, seat))
                p.choosing |= seatBit(seat);
        }
    }
    void takeDice(bool isFresh)
    {
        p.dice = p.current;
        p.fresh = isFresh;
    }

    /// The first market where somebody has a choice.
    void settle()
    {
        for (int market = 0; market < kMarkets && p.settling == kNoMarket; ++market) {
            if (isOpen(p, market))
                serve(market);
        }
    }
    /// The first Servant of the market who has a choice: the highest bidder one of sets, others whether they buy.
    void serve(int market)
    {
        Position next = p;
        next.settling = static_cast<std::uint8_t>(market);
        const int highest = p.side[at(market)] == kUndrawn || cardsIn(p, market) == 0 ? -1 : highestBidder(p, market);
        if (highest < 0)
            return;
        for (const std::uint8_t index : queueOf(p, market, highest)) {
            next.next = index;
            next.first = index == highest;
            if (canPayAt(next, market, index) && (!next.first || setsNow(next).size() > 1)) {
                p = next;
                if (market == kLouqsor)
                    p.dice = kNobody;
                return;
            }
        }
    }

    /// His card is gone, and only the High Priest gives a second step.
    void recruited()
    {
        if (p.recruited != HighPriest)
            p.left = std::min<std::uint8_t>(p.left, 1);
        if (p.recruited == kNoCharacter)
            return;
        std::uint8_t &left = p.characters[p.recruited];
        if (left > 0 && left == cardsOf(p.recruited, p.seats))
            --left;
        if (p.recruited == Amon && p.amon == kNobody)
            p.amon = p.current;
    }

    void markets()
    {
        if (p.akhenaton || p.phase == Phase::Draw)
            p.open = p.turn == 0 ? static_cast<std::uint8_t>(marketBit(kLouqsor) - 1U) : openOf(p);
        else if (p.closed < kMarkets)
            p.open &= static_cast<std::uint8_t>(~marketBit(p.closed));
        for (int market = 0; market < kMarkets; ++market) {
            if (isOpen(b, market) && !isOpen(p, market))
                sendHome(p, market);
        }
        if (p.amon != kNobody)
            p.characters[Amon] = 0;
        else if (b.amon != kNobody)
            p.characters[Amon] = static_cast<std::uint8_t>(cardsOf(Amon, p.seats));
    }

    /// Gifts that are laid out or given to somebody come out of the deck.
    void gifts()
    {
        for (int kind = 0; kind < kKinds; ++kind) {
            const int excess = giftsIn(p, kind) - giftOf(kind).cards;
            std::uint8_t &deck = p.deck[at(kind)];
            if (excess > 0 && deck == b.deck[at(kind)])
                deck = static_cast<std::uint8_t>(std::max(0, deck - excess));
        }
    }

    const Position &b;
    Position &p;
};

} // namespace

// What is no position at all is left as hands have made it.
Arrangement Nefertiti::normalized(const Arrangement &before, const Arrangement &after)
{
    const std::optional<Position> was = laid(before);
    Arrangement next = after;
    if (const std::uint8_t seats = positionOf(after.fields).seats; was && seats < was->seats) // their Servants go too
        std::erase_if(next.pieces,
                      [&](const Piece &piece) { return piece.owner >= seats && piece.owner < was->seats; });
    std::optional<Position> edited = laid(next);
    if (!edited)
        return after;
    if (before.fields == after.fields && before.pieces != after.pieces)
        readHoldings(*edited, next.pieces);
    if (was && !(*was == *edited))
        Following(*was, *edited).follow();
    return arrangement(*edited);
}

} // namespace engine::nefertiti
