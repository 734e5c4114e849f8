// SPDX-License-Identifier: GPL-3.0-or-later
// What the board says of its places, and what an action would do.
#include "model/engine/core/insight.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

constexpr int kPercent = 100;

int percentOf(int n, int of) { return (kPercent * n + of / 2) / of; }
std::string stallId(int stall) { return std::string(marketName(stall / 2)) + (stall % 2 == 0 ? "-l" : "-r"); }

constexpr std::array<const char *, 7> kForms{"connected", "servants", "levels", "line", "sum", "dice", "die"};
const char *formOf(const Stall &stall) { return kForms[static_cast<std::size_t>(stall.closing)]; }

Gauge gaugeOf(const Stall &stall, unsigned taken)
{
    const int done = progressOf(stall, taken);
    if (stall.closing == Closing::TwoDice)
        return {done, kDiceSides * kDiceSides, {}};
    if (stall.closing == Closing::OneDie)
        return {done, kDiceSides, {}};
    const int most = stall.goals.back();
    Gauge gauge{std::min(done, most), most, {}};
    if (stall.closing == Closing::Levels)
        gauge.parts = levelsOf(stall, taken);
    for (const std::uint8_t goal : stall.goals) {
        if (stall.closing == Closing::Sum && (gauge.goals.empty() || gauge.goals.back() != goal))
            gauge.goals.push_back(goal);
    }
    return gauge;
}

Message progressLine(const char *id, const Position &p, int market)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    const int done = progressOf(stall, takenIn(p, market));
    Message line{std::string(id) + formOf(stall), {{"n", done}, {"most", stall.goals.back()}}};
    if (stall.closing == Closing::Servants)
        line.fields.emplace_back("colours", coloursIn(p, market));
    if (stall.closing == Closing::TwoDice)
        line.fields.emplace_back("percent", percentOf(done, kDiceSides * kDiceSides));
    if (stall.closing == Closing::OneDie)
        line.fields.emplace_back("percent", percentOf(done, kDiceSides));
    return line;
}

/// True if the current player would close the market by placing there.
bool wouldClose(const Position &p, int market, int square)
{
    if (p.phase != Phase::Turn || !canPlaceOn(p, market, square))
        return false;
    Position after = p;
    after.stand[at(market)][at(square)] = static_cast<std::uint8_t>(p.current + 1);
    return isFulfilled(after, market);
}

Note tileNote(const Position &p, int market)
{
    const int number = visibleStall(p, market);
    const Stall &stall = stallOf(number);
    Note note{tileOf(p, market), std::string("gauge-") + formOf(stall)};
    const auto say = [&note](const char *id, Value::Members fields) {
        note.lines.push_back({{id, std::move(fields)}});
    };
    say("note.reserve", {{"n", p.reserve[at(market)]}, {"half", halfOf(p, market)}});
    if (!isOpen(p, market)) {
        note.sign = {};
        const int cards = std::popcount(cardsIn(p, market));
        const bool hasTile = p.closed == market;
        say(hasTile ? "note.closed" : "note.shut", {{"n", cards}});
        if (hasTile && cards > 0 && p.characters[Thief] > 0)
            say("note.thief", {});
        if (hasTile && p.akhenaton)
            say("note.opens-next", {});
    } else {
        note.gauge = gaugeOf(stall, takenIn(p, market));
        note.lines.push_back({progressLine("note.progress-", p, market)});
        Value::List closing;
        for (int i = 0; i < stall.count; ++i) {
            if (wouldClose(p, market, i))
                closing.emplace_back(bidName(stall.first + i));
        }
        if (!closing.empty())
            note.lines.push_back({{"note.closing", {{"name", closing}}}, "closes"});
        if (market == kLouqsor && p.dice != kNobody)
            say("note.dice", {{"seat", seatName(p.dice)}});
    }
    say("note.condition", {{"stall", stallId(number)}});
    say("note.beneath", {{"stall", stallId(number ^ 1)}});
    return note;
}

void addSquares(const Position &p, int market, std::vector<Note> &notes)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    for (int i = 0; i < stall.count; ++i) {
        const Seat seat = standing(p, market, i);
        if (seat != kNobody && p.money[seat] < squareOf(stall, i).bid)
            notes.push_back({squarePlace(stall.first + i), "cannot-pay"});
        else if (seat == kNobody && wouldClose(p, market, i))
            notes.push_back({squarePlace(stall.first + i), "closes"});
    }
}

/// The value of a card now, and what it would be worth to that seat where the number of owners changes.
void addCards(const Position &p, int market, Seat seat, std::vector<Note> &notes)
{
    for (int place = 0; place < kCardPlaces; ++place) {
        const int kind = cardAt(p, market, place);
        if (kind < 0)
            continue;
        Position after = p;
        ++after.gifts[seat][at(kind)];
        const int now = valueOf(p, kind);
        const int then = valueOf(after, kind);
        Note note{cardPlace(market, place)};
        if (now == then)
            note.lines.push_back({{"note.value", {{"n", now}}}});
        else
            note.lines.push_back({{"note.value-yours", {{"n", now}, {"yours", then}}}});
        notes.push_back(note);
    }
}

/// Adds a row for each Servant still to be served: the highest bidder pays, all others take half.
void addService(Position p, int market, int from, bool isBegun, Preview &preview)
{
    const int payer = isBegun ? (p.first ? from : -1) : highestBidder(p, market);
    int cards = payer < 0 && !isBegun ? 0 : std::popcount(cardsIn(p, market));
    const Stall &stall = stallOf(visibleStall(p, market));
    preview.heading = {"preview.order", {}};
    preview.figure = {"preview.reserve", {{"n", p.reserve[at(market)]}}};
    for (const std::uint8_t index : queueOf(p, market, from)) {
        const int square = stall.order[index];
        const Seat seat = ownerAt(p, market, index);
        const int bid = bidAt(p, market, index);
        const bool canPay = p.money[seat] >= bid;
        Message text{"preview.half", {{"seat", seatName(seat)}, {"bid", bid}, {"half", halfOf(p, market)}}};
        int money = -halfOf(p, market);
        if (index == payer) {
            const Sets sets = setsFor(p, market, squareOf(stall, square).symbol, true);
            int most = 0;
            for (const std::uint8_t set : sets)
                most = std::max(most, std::popcount(set));
            cards -= most;
            money = bid;
            text = {"preview.pays", {{"seat", seatName(seat)}, {"bid", bid}, {"n", most}}};
        } else if (index < payer) {
            money = 0;
            text.id = "preview.unable";
        } else if (canPay && cards > 0) {
            text.id = "preview.half-or-card";
        }
        p.money[seat] = static_cast<std::uint8_t>(p.money[seat] - money);
        p.reserve[at(market)] = static_cast<std::uint8_t>(p.reserve[at(market)] + money);
        preview.rows.push_back({seat, squarePlace(stall.first + square), {text}, p.reserve[at(market)]});
    }
}

Preview placing(Position p, int square)
{
    const int market = stallOfSquare(square) / 2;
    const Stall &stall = stallOf(visibleStall(p, market));
    Preview preview{tileOf(p, market), {"preview.place", {{"seat", seatName(p.current)}, {"name", bidName(square)}}}};
    const bool isFirst = takenIn(p, market) == 0;
    const int index = square - stall.first;
    const int wanted = (isFirst ? 1 : 0) + (squareOf(stall, index).symbol == Symbol::Deben ? 1 : 0);
    const int coins = std::min<int>(wanted, p.reserve[at(market)]);
    p.stand[at(market)][at(index)] = static_cast<std::uint8_t>(p.current + 1);
    p.reserve[at(market)] = static_cast<std::uint8_t>(p.reserve[at(market)] - coins);
    p.money[p.current] = static_cast<std::uint8_t>(p.money[p.current] + coins);
    const bool closes = isFulfilled(p, market);
    if (closes)
        preview.lines.push_back({{"preview.closes", {}}, "closes"});
    else
        preview.lines.push_back({{market == kLouqsor ? "preview.rolls" : "preview.open", {}}});
    preview.lines.push_back({progressLine("note.progress-", p, market)});
    if (coins > 0)
        preview.lines.push_back({{"preview.coins", {{"n", coins}}}});
    if (closes || market == kLouqsor)
        addService(p, market, 0, false, preview);
    return preview;
}

} // namespace

std::vector<Note> Nefertiti::notes(const Position &p)
{
    std::vector<Note> notes;
    if (p.phase == Phase::Stalls)
        return notes;
    const Seat seat = p.viewer < p.seats ? p.viewer : toAct(p) == seatBit(kChance) ? p.current : firstSeat(toAct(p));
    for (int market = 0; market < kMarkets; ++market) {
        notes.push_back(
            {closedPlace(market), "", {{{"note.condition", {{"stall", stallId(visibleStall(p, market))}}}}}});
        notes.push_back(tileNote(p, market));
        if (isOpen(p, market))
            addSquares(p, market, notes);
        addCards(p, market, seat < p.seats ? seat : Seat{0}, notes);
    }
    return notes;
}

std::optional<Preview> Nefertiti::preview(const Position &p, const std::optional<Action> &action)
{
    if (p.phase == Phase::Settle && p.settling < kMarkets) {
        Preview preview{tileOf(p, p.settling), {"preview.settling", {{"market", marketName(p.settling)}}}};
        addService(p, p.settling, p.next, true, preview);
        return preview;
    }
    if (p.phase != Phase::Turn || !action)
        return std::nullopt;
    if (verbOf(*action) == Verb::Place)
        return placing(p, numberArgument(*action));
    if (verbOf(*action) != Verb::Designate)
        return std::nullopt;
    const int market = marketArgument(*action);
    Preview preview{tileOf(p, market), {"preview.designate", {{"market", marketName(market)}}}};
    addService(p, market, 0, false, preview);
    return preview;
}

} // namespace engine::nefertiti
