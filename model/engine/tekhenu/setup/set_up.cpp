// SPDX-License-Identifier: GPL-3.0-or-later
// From an arrangement to a position, and back.
#include "model/engine/tekhenu/setup/set_up.h"

#include <algorithm>
#include <cassert>

#include "model/engine/core/problem_list.h"
#include "model/engine/tekhenu/setup/fixes.h"

namespace engine::tekhenu {

namespace {

/// What belongs to a turn or to steps under way has no value.
void clearSteps(Position &p)
{
    const Position none;
    p.turnIndex = 0;
    p.active = p.die = p.from = kNone;
    p.value = p.side = p.extra = p.extraValue = p.shadow = 0;
    p.ready = p.used = 0;
    p.cardsLeft = p.cardsTaken = p.renewal = 0;
    p.offer = none.offer;
    p.depth = 0;
    p.steps = none.steps;
}

void clearBalances(Position &p)
{
    for (Holdings &own : p.owners)
        own.isBalanced = byte(own.balance = 0);
}

void fillStocks(Position &p)
{
    for (int owner = 0; owner < p.ownerCount(); ++owner) {
        const auto left = [&](std::uint8_t kind) { return byte(stockOf(kind).of - piecesOnBoard(p, owner, kind)); };
        Holdings &own = p.of(owner);
        own.statues = left(StatueKind);
        own.buildings = left(BuildingKind);
        own.pillars = left(PillarKind);
    }
}

/// Every card and tile that is nowhere else is in its deck (T3).
void fillDecks(Position &p)
{
    p.tileDeck = kAllTiles;
    for (const std::uint8_t tile : p.tiles)
        p.tileDeck &= tile == 0 ? kAllTiles : ~numberBit(tile);
    for (const std::uint8_t tile : p.spaces)
        p.tileDeck &= tile == 0 ? kAllTiles : ~numberBit(tile);
    p.decks.fill(kWholeDeck);
    const auto see = [&p](std::uint8_t card) {
        if (card < kCards)
            p.decks[deckOf(card)] &= ~cardBit(card);
    };
    std::for_each(p.display.begin(), p.display.end(), see);
    for (const std::uint8_t card : p.offer)
        see(card == kNone || card == 0 ? kNone : byte(card - 1));
    for (int deck = 0; deck < kDecks; ++deck)
        p.decks[deck] &= ~p.discards[deck];
    for (const Holdings &own : p.owners) {
        for (int deck = 0; deck < kDecks; ++deck)
            p.decks[deck] &= ~heldBy(own, deck);
        see(own.secret == kNone || own.secret == 0 ? kNone : byte(own.secret - 1));
    }
}

void fillBag(Position &p, const std::array<std::uint8_t, kColours> &aside)
{
    for (int colour = 0; colour < kColours; ++colour)
        p.bag[colour] = byte(std::max(0, diceOf(colour, p.seats) - diceOnTable(p, colour) - aside[colour]));
}

/// T17 to T26, as `nextTurn` begins a turn; T39 to T42, as a round ends.
void pushSteps(Position &p, Next next, std::uint8_t actor)
{
    if (next == Next::Turn) {
        p.active = actor;
        p.turnIndex = byte(placeInOrder(p, actor));
        p.push({{Op::Draft, 0, actor}, {Op::Refill, 0, actor}, {Op::TurnOver, 0, actor}});
    } else if (next == Next::Maat) {
        p.push({Op::Maat});
        for (int i = p.ownerCount() - 1; i >= 0; --i) {
            if (!p.isBot(p.order[i]))
                p.push({Op::Faith, 0, p.order[i]});
        }
        settle({p, nullptr});
    }
}

/// What can be next in a position but its steps: where they are exactly those, that.
Next nextOf(const Position &p)
{
    if (p.depth == 0)
        return p.active == kNone ? Next::Over : Next::Midst;
    const bool isTurn =
        p.top().op == Op::Draft && p.depth == 3 && p.turnIndex < p.ownerCount() && p.order[p.turnIndex] == p.active;
    if (isTurn)
        return Next::Turn;
    const bool isMaat = p.top().op == Op::Faith && p.steps[0].op == Op::Maat && p.order[0] != kNone;
    return isMaat ? Next::Maat : Next::Midst;
}

/// The field has its neutral value.
Fix fixOfField(const std::string &name)
{
    return
        [name](Arrangement &arrangement) { setMember(arrangement.fields, name, *Tekhenu::fieldTable().neutral(name)); };
}

void removeMisplaced(Arrangement &arrangement) { arrangement = arrangementOf(sketched(arrangement)); }

/// True if a tile lies as its field says that it is turned; other pieces are not.
bool isTurnedRight(const Position &p, const Piece &piece)
{
    const int field = piece.place - kFieldPlace;
    return piece.kind != TileKind || field < 0 || field >= kFields || p.turns[field] == piece.turn;
}

/// What needs nobody to say it.
void tidy(Sketch &sketch)
{
    for (std::size_t field = 0; field < kFields; ++field) {
        if (sketch.p.tiles[field] == 0)
            sketch.p.turns[field] = 0;
    }
    for (Holdings &own : sketch.p.owners)
        closeRanks(own);
    if (sketch.next == Next::Midst)
        return;
    const std::uint8_t actor = sketch.p.active;
    clearSteps(sketch.p);
    sketch.p.startOffer = 0;
    if (sketch.next != Next::Over)
        clearBalances(sketch.p);
    if (sketch.next == Next::Turn)
        sketch.p.active = actor;
    for (int owner = 0; sketch.next == Next::Over && owner < sketch.p.seats; ++owner)
        sketch.p.of(owner).isBalanced = 1;
}

class Composing : ProblemList {
public:
    explicit Composing(const Arrangement &arrangement) : ProblemList(Tekhenu::places()), m_from(arrangement) {}

    std::variant<Position, std::vector<Problem>> composed()
    {
        Sketch sketch;
        for (const std::string &name : Tekhenu::fieldTable().read(m_from.fields, sketch))
            say("problem.field", {{"name", name}}, {}, fixOfField(name));
        layAll(sketch.p, m_from.pieces, [&](const Piece &piece, bool isRight) {
            if (!isRight || !isTurnedRight(sketch.p, piece))
                sayAt("problem.misplaced", piece.place, removeMisplaced);
        });
        tidy(sketch);
        std::vector<Problem> found = taken();
        if (found.empty())
            found = problemsOf(sketch);
        if (!found.empty())
            return found;
        auto made = composedAs<Tekhenu>(finished(sketch), {});
        if (auto *const problems = std::get_if<std::vector<Problem>>(&made); problems && sketch.next == Next::Midst) {
            for (Problem &problem : *problems) // what was under way does not fit any more
                problem.fix = fixBy(beginTurn);
        }
        return made;
    }

private:
    const Arrangement &m_from;
};

} // namespace

Sketch::Sketch(const Position &position) : p(position), next(nextOf(position))
{
    for (int colour = 0; colour < kColours; ++colour) {
        const int left = diceOf(colour, p.seats) - diceOnTable(p, colour) - p.bag[colour];
        aside[colour] = byte(p.seats == 1 ? std::max(0, left) : 0);
    }
    if (next == Next::Midst)
        return;
    tidy(*this);
    if (!(finished(*this) == position)) {
        p = position;
        next = Next::Midst;
    }
}

bool operator==(const Sketch &a, const Sketch &b) { return a.p == b.p && a.aside == b.aside && a.next == b.next; }

Sketch sketched(const Arrangement &arrangement)
{
    Sketch sketch;
    Tekhenu::fieldTable().read(arrangement.fields, sketch);
    layAll(sketch.p, arrangement.pieces, [](const Piece &, bool) {});
    tidy(sketch);
    return sketch;
}

std::optional<Sketch> laid(const Arrangement &arrangement)
{
    Sketch sketch;
    bool isAllRight = Tekhenu::fieldTable().read(arrangement.fields, sketch).empty();
    layAll(sketch.p, arrangement.pieces, [&isAllRight](const Piece &, bool isRight) { isAllRight &= isRight; });
    tidy(sketch);
    return isAllRight ? std::optional(sketch) : std::nullopt;
}

Arrangement arrangementOf(const Sketch &sketch)
{
    return {Tekhenu::pieces(sketch.p), Tekhenu::fieldTable().fieldsOf(sketch)};
}

Position finished(const Sketch &sketch)
{
    Position p = sketch.p;
    fillStocks(p);
    fillDecks(p);
    fillBag(p, sketch.aside);
    pushSteps(p, sketch.next, sketch.p.active);
    return p;
}

int piecesOnBoard(const Position &p, int owner, std::uint8_t kind)
{
    int number = 0;
    for (std::size_t field = 0; field < kFields; ++field)
        number += kind == PillarKind && p.tiles[field] != 0 && p.tileOwners[field] == owner ? 1 : 0;
    for (Site site = 0; site < kSites; ++site)
        number += kind == (isStatueSite(site) ? StatueKind : BuildingKind) && p.sites[site] == owner ? 1 : 0;
    for (const auto &spaces : p.statues) {
        if (kind == StatueKind)
            number += static_cast<int>(std::count(spaces.begin(), spaces.end(), static_cast<std::uint8_t>(owner)));
    }
    return number;
}

int diceOnTable(const Position &p, int colour)
{
    int dice = 0;
    for (const std::uint8_t entry : p.wheel)
        dice += entry != kNone && colourOf(entry % kDieKinds) == colour ? 1 : 0;
    for (const Holdings &own : p.owners) {
        for (const std::uint8_t die : own.dice)
            dice += die != 0 && colourOf(byte(die - 1)) == colour ? 1 : 0;
    }
    const bool isInHand =
        p.depth > 0 && p.active < kOwners && p.die < kDieKinds && (p.isBot(p.active) || p.side == NoSide);
    return dice + (isInHand && colourOf(p.die) == colour ? 1 : 0);
}

void closeRanks(Holdings &own)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < own.dice.size(); ++i) {
        const std::uint8_t die = own.dice[i];
        const std::uint8_t side = own.sides[i];
        own.dice[i] = own.sides[i] = 0;
        if (die == 0)
            continue;
        own.dice[count] = die;
        own.sides[count++] = side == NoSide ? std::uint8_t{Pure} : side;
    }
    own.diceCount = byte(static_cast<int>(count));
}

Arrangement Tekhenu::arrangement(const Position &position)
{
    return {pieces(position), fieldTable().fieldsOf(Sketch(position))};
}

std::variant<Position, std::vector<Problem>> Tekhenu::compose(const Arrangement &arrangement)
{
    return Composing(arrangement).composed();
}

} // namespace engine::tekhenu
