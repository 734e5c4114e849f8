// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for an action: what it brings and costs by the rules at once. All is open, so all may read them.
#include <bit>

#include "model/engine/core/reason_list.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"

namespace engine::nefertiti {

namespace {

constexpr int kWinWeight = 1000;
constexpr int kPayerWeight = 12;
constexpr int kLeadWeight = 4;

Value::Members ofSeat(Seat seat, int n) { return {{"seat", seatName(seat)}, {"n", n}}; }

/// Whose Servant has to pay as the highest bidder when the market closes like this, or `kNobody`.
Seat payerOf(const Position &p, int market)
{
    const int index = highestBidder(p, market);
    return index < 0 ? kNobody : ownerAt(p, market, index);
}

/// What a Servant there makes of the bids: it closes the market with its owner to pay, or puts him first. The
/// coins of the placement may pay.
void addPlacing(const Position &before, int square, int coins, ReasonList &reasons)
{
    const Seat seat = before.current;
    const int market = stallOfSquare(square) / 2;
    const Stall &stall = stallOf(visibleStall(before, market));
    Position after = before;
    after.money[seat] = static_cast<std::uint8_t>(after.money[seat] + coins);
    after.stand[at(market)][at(square - stall.first)] = static_cast<std::uint8_t>(seat + 1);
    if (payerOf(after, market) != seat)
        return;
    if (isFulfilled(after, market))
        reasons.add(kPayerWeight, "because.closes-payer",
                    ofSeat(seat, bidAt(after, market, highestBidder(after, market))));
    else if (payerOf(before, market) != seat)
        reasons.add(kLeadWeight, "because.leads", ofSeat(seat, bidAt(after, market, highestBidder(after, market))));
}

/// A roll after which the roller would pay as the highest bidder: how many results close the market (N28).
void addRoll(const Position &p, ReasonList &reasons)
{
    const Stall &stall = stallOf(visibleStall(p, kLouqsor));
    const int all = stall.closing == Closing::TwoDice ? kDiceSides * kDiceSides : kDiceSides;
    if (payerOf(p, kLouqsor) == p.current)
        reasons.add(kLeadWeight, "because.rolls",
                    {{"seat", seatName(p.current)}, {"n", progressOf(stall, takenIn(p, kLouqsor))}, {"all", all}});
}

/// What changes for the purse, the points and the worth of what is held.
void addChanges(const Position &before, const Position &after, Seat own, ReasonList &reasons)
{
    const auto add = [&](const char *id, Seat seat, int n) {
        if (n > 0)
            reasons.add(n, id, ofSeat(seat, n));
    };
    add("because.scores", own, after.score[own] - before.score[own]);
    add("because.gains", own, worthOf(after, own) - worthOf(before, own));
    add("because.money", own, after.money[own] - before.money[own]);
    Seat most = kNobody; // who loses most of the others
    const auto lossOf = [&](Seat seat) {
        return worthOf(before, seat) + before.score[seat] - worthOf(after, seat) - after.score[seat];
    };
    for (Seat seat = 0; seat < before.seats; ++seat) {
        if (seat != own && (most == kNobody || lossOf(seat) > lossOf(most)))
            most = seat;
    }
    if (lossOf(most) > 0)
        reasons.add(lossOf(most), "because.hurts", {{"other", seatName(most)}, {"n", lossOf(most)}});
}

} // namespace

std::vector<Message> Nefertiti::reasons(const Position &view, Action action, const SearchResult &)
{
    const Seat own = action.actor();
    Position after = view;
    Facts facts;
    apply(after, action, facts);
    ReasonList reasons;
    if (after.phase == Phase::Over) { // what is held has become points
        if (winnersOf(after) == seatBit(own))
            reasons.add(kWinWeight, "because.wins", ofSeat(own, after.score[own]));
        return reasons.weightiest();
    }
    switch (verbOf(action)) {
    case Verb::Place: {
        int coins = 0;
        for (const Fact &fact : facts)
            coins += fact.id == FactId::Coin && fact.seat == own ? fact.n : 0;
        addPlacing(view, numberArgument(action), coins, reasons);
        break;
    }
    case Verb::Designate:
        if (payerOf(view, marketArgument(action)) == own)
            reasons.add(kPayerWeight, "because.designates-payer", {{"seat", seatName(own)}});
        break;
    case Verb::Roll: addRoll(view, reasons); break;
    default: break;
    }
    addChanges(view, after, own, reasons);
    return reasons.weightiest();
}

} // namespace engine::nefertiti
