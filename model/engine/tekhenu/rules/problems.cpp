// SPDX-License-Identifier: GPL-3.0-or-later
// What makes a position unplayable: material that is not what the box holds, values out of range, and steps that cannot
// be next. Whatever passes can be played to the end.
#include <algorithm>
#include <bit>

#include "model/engine/core/problem_list.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// Checks a position part by part.
class Check : ProblemList {
public:
    explicit Check(const Position &position) : ProblemList(Tekhenu::places()), p(position) {}

    std::vector<Problem> found()
    {
        if (owners() && board() && dice() && tiles() && cards() && pieces() && turn() && steps() && isSettled())
            return {};
        return taken();
    }

private:
    bool is(bool right, std::string_view id)
    {
        if (!right && nothingFound())
            say(id);
        return right;
    }
    bool waits(Op op) const;
    int turnsTaken(int owner) const;
    bool pyramid() const;
    bool owners();
    bool board();
    bool dice();
    bool tiles();
    bool cards();
    bool pieces();
    bool turn();
    bool steps();
    bool isSettled();
    bool isRight(std::size_t i) const;
    bool isFreePlace(int purpose, int place) const;
    bool isPick(const Step &step) const;
    bool isDraw(const Step &step) const;
    bool isSetUp(const Step &step) const;

    const Position &p;
};

/// How many of a row are known, its first ones, each another below `of`; -1 if it is no such row.
int knownOf(const auto &row, int of)
{
    unsigned seen = 0;
    int known = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const int each = row[i];
        if (each == kNone)
            continue;
        if (known != static_cast<int>(i) || each >= of || ((seen >> each) & 1U) != 0)
            return -1;
        seen |= 1U << static_cast<unsigned>(each);
        ++known;
    }
    return known;
}

/// True if such a step is still to be taken.
bool Check::waits(Op op) const
{
    return std::any_of(p.steps.begin(), p.steps.begin() + p.depth, [op](const Step &step) { return step.op == op; });
}

/// Turns since the last Maat for which an owner has put a die away, or moved as the bot (T18, T42, T50).
int Check::turnsTaken(int owner) const
{
    if (p.round == 0)
        return 0;
    const int before = (p.round - 1) % 4;
    if (p.active == kNone && p.turnIndex == 0) { // the round is over
        const bool isMaatOver =
            p.round % 4 == 0 && p.depth > 0 && (p.steps[0].op == Op::NextTurn || p.steps[0].op == Op::SetUp);
        return isMaatOver ? 0 : before + 1;
    }
    const bool hasDie = owner == p.active && !p.isBot(owner) && p.side != NoSide;
    return before + (hasDie || placeInOrder(p, owner) < p.turnIndex ? 1 : 0);
}

/// The pyramid of the bot: whole while nothing of it is drawn, and the bot as far from its start as coins brought it.
bool Check::pyramid() const
{
    constexpr std::array<int, kPaths> moves{0, 1, 2, 3, 1, 2, 3, 2, 3, 3};
    const int paths = knownOf(p.pyramid, kPaths);
    if (paths < 0 || p.at >= kPaths)
        return false;
    const bool isLaid =
        p.round > 0 || p.steps[0].op == Op::NextTurn || p.steps[0].part() > SetUpDestinies; // Decrees are last (T16)
    if (isLaid && !waits(Op::DrawPath) && paths < kPaths)
        return false;
    return moves[p.at] <= turnsTaken(1) - (waits(Op::Coin) ? 1 : 0);
}

bool Check::owners()
{
    bool right = p.seats >= 1 && p.seats <= kOwners && (p.viewer == kNobody || p.viewer < p.seats);
    for (int i = 0; i < kOwners; ++i) {
        const Holdings &own = p.of(i);
        if (i >= p.ownerCount()) {
            right = right && own == Holdings{};
            continue;
        }
        right = right && own.happiness <= own.population && own.population <= kMostTrack
                && own.diceCount <= turnsTaken(i) && own.destiny <= kDestinies
                && (own.isBalanced == 1 || (own.isBalanced == 0 && own.balance == 0));
        for (std::size_t n = 0; n < 4; ++n)
            right = right && own.levels[n] <= kMostLevel
                    && (n < own.diceCount ? own.dice[n] >= 1 && own.dice[n] <= kDieKinds && own.sides[n] != NoSide
                                                && own.sides[n] <= Middle
                                          : own.dice[n] == 0 && own.sides[n] == 0);
        const bool hasSecret = own.secret != 0;
        const bool isDecree = own.secret == kNone ? p.viewer != kNobody && p.viewer != i
                                                  : own.secret <= kCards && deckOf(byte(own.secret - 1)) == Decrees;
        right = right && (!hasSecret || isDecree);
        right = right && (!p.isBot(i) || own == asBot(own));
    }
    return is(right, "problem.owners");
}

bool Check::board()
{
    const int known = knownOf(p.gods, kSegments);
    const int ordered = knownOf(p.order, p.ownerCount());
    const bool isOrdered = ordered > 0;
    bool right = known >= 0 && (p.sunny < kSegments || p.sunny == kNone) && (known == 0 || p.sunny != kNone)
                 && (ordered == 0 || ordered == p.ownerCount());
    right = right && p.round <= kRounds
            && (p.round == 0 ? p.turnIndex == 0 : isOrdered && p.turnIndex <= p.ownerCount())
            && (p.openSections & 3) == 3 && p.openSections <= 15 && p.gold <= 31;
    right = right && (!isOrdered || (known == kSegments && p.sunny != kNone));
    right = right && (p.seats == 1 ? pyramid() : p.pyramid == Position().pyramid && p.at == 0);
    unsigned destinies = 0;
    for (const Holdings &own : p.owners) {
        const unsigned bit = own.destiny == 0 ? 0U : 1U << own.destiny;
        right = right && (destinies & bit) == 0;
        destinies |= bit;
    }
    return is(right, "problem.board");
}

bool Check::dice()
{
    std::array<int, kColours> n{};
    bool right = std::is_sorted(p.wheel.begin(), p.wheel.end());
    for (const std::uint8_t entry : p.wheel) {
        right = right && (entry == kNone || entry < kSegments * kDieKinds);
        if (right && entry != kNone)
            ++n[colourOf(entry % kDieKinds)];
    }
    for (const Holdings &own : p.owners) {
        for (std::size_t i = 0; i < own.diceCount; ++i)
            ++n[colourOf(byte(own.dice[i] - 1))];
    }
    const bool isHeld = p.depth > 0 && p.active != kNone && p.die != kNone && (p.isBot(p.active) || p.side == NoSide);
    if (isHeld && p.die < kDieKinds)
        ++n[colourOf(p.die)];
    int used = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const int left = diceOf(colour, p.seats) - n[colour] - p.bag[colour];
        right = right && left >= 0;
        used += left;
    }
    return is(right && (p.seats == 1 ? used <= 4 : used == 0), "problem.dice");
}

bool Check::tiles()
{
    std::uint32_t seen = p.tileDeck;
    bool right = (p.tileDeck & ~kAllTiles) == 0;
    const auto see = [&](int tile) {
        right = right && tile <= kTiles && (tile == 0 || (seen & numberBit(tile)) == 0);
        if (right && tile != 0)
            seen |= numberBit(tile);
    };
    for (int field = 0; field < kFields; ++field) {
        const auto at = static_cast<std::size_t>(field);
        see(p.tiles[at]);
        right = right && p.turns[at] < 4 && p.tileOwners[at] < p.ownerCount()
                && (p.tiles[at] != 0 || (p.turns[at] == 0 && p.tileOwners[at] == 0));
    }
    for (const std::uint8_t tile : p.spaces)
        see(tile);
    return is(right && seen == kAllTiles, "problem.tiles");
}

bool Check::cards()
{
    std::array<std::uint32_t, kDecks> seen{};
    bool right = true;
    const auto see = [&](int deck, std::uint32_t cards) {
        std::uint32_t &all = seen[deck];
        right = right && (cards & ~kWholeDeck) == 0 && (all & cards) == 0;
        all |= cards;
    };
    const auto seeOne = [&](int card) {
        right = right && card < kCards;
        if (right)
            see(deckOf(byte(card)), cardBit(byte(card)));
    };
    for (int deck = 0; deck < kDecks; ++deck) {
        see(deck, p.decks[deck]);
        see(deck, p.discards[deck]);
    }
    for (int place = 0; place < 4 * kSections; ++place) {
        const std::uint8_t card = p.display[place];
        if (card == kNone)
            continue;
        seeOne(card);
        right = right && p.isOpen(place / 4) && deckOf(card) == deckOfPlace(place);
    }
    for (const Holdings &own : p.owners) {
        see(Technologies, own.technologies);
        see(Blessings, own.blessings);
        see(Decrees, own.decrees);
        if (own.secret != 0 && own.secret != kNone)
            seeOne(own.secret - 1);
    }
    for (const std::uint8_t card : p.offer) {
        if (card != 0 && card != kNone)
            seeOne(card - 1);
        right = right && (card != kNone || p.viewer != kNobody);
    }
    right = right && (p.offer[1] == 0 || (p.offer[0] != 0 && p.offer[0] <= p.offer[1]));
    std::uint32_t starts = p.startOffer;
    for (const Holdings &own : p.owners) {
        right = right && (starts & own.starts) == 0 && std::popcount(own.starts) <= 2;
        starts |= own.starts;
    }
    for (const std::uint32_t all : seen)
        right = right && all == kWholeDeck;
    return is(right && starts < (1U << kStarts) && deckSize(p, Decrees) >= 0, "problem.cards");
}

bool Check::pieces()
{
    std::array<int, kOwners> buildings{};
    std::array<int, kOwners> pillars{};
    std::array<int, kOwners> statues{};
    bool right = true;
    const auto see = [&](std::array<int, kOwners> &all, std::uint8_t owner) {
        right = right && (owner == kNone || owner < p.ownerCount());
        if (right && owner != kNone)
            ++all[owner];
    };
    for (Site site = 0; site < kSites; ++site) {
        see(isStatueSite(site) ? statues : buildings, p.sites[site]);
        right =
            right && (p.sites[site] == kNone || !isTempleSite(site) || isStatueSite(site) || isInUse(site, p.seats));
    }
    for (const auto &spaces : p.statues) {
        bool isEnd = false;
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            see(statues, spaces[i]);
            right = right && (spaces[i] == kNone || (!isEnd && static_cast<int>(i) < spacesOf(p.seats)));
            isEnd = isEnd || spaces[i] == kNone;
        }
    }
    for (std::size_t field = 0; field < kFields; ++field)
        see(pillars, p.tiles[field] == 0 ? kNone : p.tileOwners[field]);
    for (int i = 0; i < p.ownerCount(); ++i) {
        const auto owner = static_cast<std::size_t>(i);
        const Holdings &own = p.of(i);
        right = right && own.buildings + buildings[owner] == 10 && own.pillars + pillars[owner] == 8
                && own.statues + statues[owner] == 6;
    }
    for (std::size_t i = 0; i < kStatueSites.size(); ++i)
        right = right && (p.sites[kStatueSites[i]] == kNone || (p.gold & (1 << i)) == 0);
    return is(right, "problem.pieces");
}

bool Check::turn()
{
    const bool isTurn = p.active != kNone;
    bool right = isTurn ? p.active < p.ownerCount() && p.round > 0 && p.turnIndex < p.ownerCount()
                              && p.order[p.turnIndex] == p.active
                        : p.die == kNone && p.from == kNone && p.value == 0 && p.side == NoSide && p.extra == 0
                              && p.extraValue == 0 && p.shadow == 0 && p.ready == 0 && p.used == 0 && p.cardsLeft == 0
                              && p.cardsTaken == 0 && p.renewal == 0;
    const bool hasDie = p.die != kNone;
    right = right && (!hasDie || (p.die < kDieKinds && p.from < kSegments && p.value >= 1 && p.value <= 6));
    right = right && (hasDie || (p.from == kNone && p.value == 0 && p.side == NoSide));
    right = right && p.side <= Middle && p.extra <= 2 && p.extraValue <= 6 && (p.extra == 2 || p.extraValue == 0)
            && p.shadow <= 1;
    if (p.extra == 2) // after the action of the die: its value is asked for, or it goes on (T33)
        right = right && !waits(Op::Draft) && !waits(Op::Mask)
                && (waits(Op::ExtraOver) ? p.extraValue > 0 : p.extraValue == 0 && waits(Op::Extra));
    right = right && p.cardsLeft <= 3 && p.cardsTaken <= 3 && p.renewal <= 2 && (p.used & ~kWholeDeck) == 0;
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((p.ready & numberBit(number)) != 0)
            right = right && kBlessings[number - 1].when == When::Ready;
    }
    if (isTurn && p.active < p.ownerCount()) {
        const Holdings &own = p.of(p.active);
        right = right && (p.used & ~own.technologies) == 0;
        if (hasDie && !p.isBot(p.active) && p.side != NoSide)
            right = right && own.diceCount > 0 && own.dice[own.diceCount - 1U] == p.die + 1
                    && own.sides[own.diceCount - 1U] == p.side;
    }
    return is(right, "problem.turn");
}

/// A free place for the piece of an action, and the piece.
bool Check::isFreePlace(int purpose, int place) const
{
    const Holdings &own = p.of(p.active);
    switch (purpose) {
    case Horus:
        if (own.statues == 0 || place >= kStatuePlaces)
            return false;
        return place < kSegments ? hasSpace(p, place) : p.sites[kStatueSites[place - kSegments]] == kNone;
    case Ra: return own.pillars > 0 && place < 4 * kFields && p.tiles[place / 4] == 0 && p.tileOf(p.actionValue()) != 0;
    case Hathor: return own.buildings > 0 && place < kOsirisSites && isFreeSite(p, place);
    case kRenewal: return place < kSections && p.isOpen(place) && p.cardsLeft > 0;
    default: return place == 0 && (purpose == Bastet || purpose == Thoth);
    }
}

/// A tie of the bot.
bool Check::isPick(const Step &step) const
{
    const Holdings &bot = p.of(1);
    if (step.pick() == PickDie)
        return step.fromSegment() < kSegments && p.die == kNone;
    if (step.more != 0 || p.die == kNone)
        return false;
    switch (step.pick()) {
    case PickField: return bot.pillars > 0 && p.tileOf(p.value) != 0;
    case PickStatue: return bot.statues > 0;
    default: return step.pick() == PickBuilding && bot.buildings > 0;
    }
}

bool Check::isDraw(const Step &step) const
{
    switch (step.op) {
    case Op::DrawWheel: return p.sunny == kNone;
    case Op::DrawGod:
        return step.left() >= 1 && step.left() <= kSegments
               && std::count(p.gods.begin(), p.gods.end(), kNone) == step.left();
    case Op::DrawDie: return step.segment() < kSegments && step.left() >= 1 && step.left() <= 4;
    case Op::DrawTile:
        if (step.space() == kMiddleField)
            return p.seats == 1 && p.round == 0 && p.tiles[12] == 0;
        return step.space() < 3 && p.spaces[step.space()] == 0;
    case Op::DrawStart:
        return step.left() >= 1 && p.round == 0 && std::popcount(p.startOffer) + step.left() == 2 * p.seats + 1;
    case Op::Offer: return p.round == 0 && (step.deck() == Blessings || step.deck() == Decrees) && p.offer[1] == 0;
    case Op::DrawCard: return step.section() < kSections && p.isOpen(step.section());
    case Op::DrawPath:
        return p.seats == 1 && step.left() >= 1 && std::count(p.pyramid.begin(), p.pyramid.end(), kNone) == step.left();
    case Op::Coin: return p.seats == 1 && p.round % 4 != 0; // how far it is, `pyramid` knows
    default: return p.seats == 1 && p.of(1).destiny == 0;
    }
}

bool Check::isSetUp(const Step &step) const
{
    const int part = step.part();
    return p.active == kNone && p.turnIndex == 0 && part < kSetUpParts && (part <= SetUpStarts || part >= SetUpDraft)
           && (p.round == 0 || part >= SetUpDestinies) && p.round < kRounds
           && (part < SetUpGoods || p.order[0] != kNone) && (part != SetUpBot || p.seats == 1)
           && step.number() <= (part == SetUpGoods ? 2 * p.ownerCount() : 0);
}

bool Check::isRight(std::size_t i) const
{
    const Step &step = p.steps[i];
    const Op below = i > 0 ? p.steps[i - 1].op : Op::kCount;
    const bool isOwner = step.seat < p.ownerCount();
    const bool isPlayer = step.seat < p.seats;
    const bool isTurn = isOwner && step.seat == p.active;
    const bool isOwn = isTurn && isPlayer;
    const bool isAction = isOwn && p.actionValue() >= 1;
    const bool isRoundOver = p.active == kNone && p.turnIndex == 0 && p.round > 0 && p.round % 4 == 0;
    const Holdings &own = p.of(isOwner ? step.seat : 0);
    switch (step.op) {
    case Op::Give: return isOwner && step.topic() < static_cast<int>(Topic::kCount) && step.number() <= 4;
    case Op::Level: return isPlayer && step.good() < kResources && step.number() <= 2;
    case Op::Gain: return isPlayer && step.set() < 64 && step.left() >= 1 && step.left() <= 3;
    case Op::Marker: return isPlayer && step.set() < 16 && step.more < 16 && step.markersLeft() < 3;
    case Op::Bonus: return isOwner && step.position() - 1U < 6U && step.godThere() < kSegments && p.active != kNone;
    case Op::BuildOsiris:
        return isPlayer && own.buildings > 0 && step.set() < 64
               && (isOwn ? step.more == 0 : p.round == 0 && step.more == 1);
    case Op::TakeBlessing: return isOwn;
    case Op::DrawTwo: return isPlayer && p.round == 0 && step.deck() == Decrees;
    case Op::Keep: return isPlayer && p.round == 0 && own.secret == 0 && (i + 1U < p.depth || p.offer[1] != 0);
    case Op::TakeStart: return isPlayer && p.round == 0 && p.order[0] == kNone;
    case Op::Destiny: return isPlayer && p.active == kNone && own.destiny == 0 && p.order[0] != kNone;
    case Op::Faith: return isPlayer && isRoundOver && own.isBalanced == 0;
    case Op::Feed: return isPlayer && isRoundOver && p.round % 8 == 0 && p.order[0] != kNone;
    case Op::Maat: return i == 0 && isRoundOver;
    case Op::MaatOver: return i == 0 && isRoundOver && p.round < kRounds;
    case Op::GameOver: return i == 0 && isRoundOver && p.round == kRounds;
    case Op::NextTurn:
        return i == 0 && p.active == kNone && p.order[0] != kNone
               && (p.turnIndex > 0 || (p.round < kRounds && p.round % 2 == 0));
    case Op::SetUp: return i == 0 && isSetUp(step);
    case Op::TurnOver: return i == 0 && isTurn;
    case Op::Refill: return below == Op::TurnOver && isTurn;
    case Op::LastMoment: return below == Op::Refill && isOwn;
    case Op::Extra: return isOwn;
    case Op::Mask: return below == Op::Extra && isOwn;
    case Op::ExtraOver: return isOwn && p.extra == 2;
    case Op::Act:
        return isAction && (p.extra == 2 || p.die != kNone)
               && (below == Op::ExtraOver || (i >= 3 && below == Op::Mask && p.steps[i - 3].op == Op::LastMoment));
    case Op::Draft: return below == Op::Refill && isOwn && p.die == kNone && own.diceCount < 4;
    case Op::ChooseSide: return below == Op::Act && isOwn && p.die != kNone && p.side == NoSide && own.diceCount < 4;
    case Op::Statue: return isAction && own.statues > 0;
    case Op::Field: return isAction && own.pillars > 0 && p.tileOf(p.actionValue()) != 0;
    case Op::Turn: return isAction && step.field() < kFields && isFreePlace(Ra, step.field() * 4);
    case Op::Build: return isAction && own.buildings > 0;
    case Op::Pay: return isAction && step.purpose() <= kRenewal && isFreePlace(step.purpose(), step.place());
    case Op::Cards: return isOwn && p.cardsLeft > 0;
    case Op::Works: return isOwn && step.god() < kSegments && step.owners() < 16;
    case Op::Bonuses: return isTurn && step.god() < kSegments && step.owners() < 16;
    case Op::CloseGap: return isTurn && step.space() < 3 && p.spaces[step.space()] == 0;
    case Op::BotDance: return isTurn && !isPlayer && p.value >= 1 && step.left() <= 6;
    case Op::Pick: return isTurn && !isPlayer && isPick(step);
    default: return isChance(step.op) && isDraw(step);
    }
}

bool Check::steps()
{
    bool right = p.depth <= 16;
    // Steps further down wait for what lies above them: only what is on top must be possible at once.
    for (std::size_t i = 0; right && i < kMostSteps; ++i)
        right = i < p.depth ? isRight(i) : p.steps[i] == Step{};
    const auto isAt = [&](std::size_t down, Op op) { return p.depth > down && p.steps[p.depth - 1U - down].op == op; };
    if (right && p.offer[0] != 0) // cards are offered to somebody, at once
        right = isAt(0, Op::Keep) || (isAt(0, Op::Offer) && isAt(1, Op::Keep));
    if (p.depth == 0)
        right = right && p.round == kRounds && p.active == kNone && p.order[0] != kNone;
    else
        right = right && (p.active == kNone) != (p.steps[0].op == Op::TurnOver);
    return is(right, "problem.steps");
}

/// What can happen by itself has happened (T22).
bool Check::isSettled()
{
    if (p.depth == 0)
        return true;
    Position next = p;
    settle({next, nullptr});
    return is(next == p, "problem.steps");
}

} // namespace

std::vector<Problem> Tekhenu::problems(const Position &position) { return Check(position).found(); }

} // namespace engine::tekhenu
