// SPDX-License-Identifier: GPL-3.0-or-later
// From an arrangement to a position, and what the editor offers.
#include "model/engine/nefertiti/setup/set_up.h"

#include "model/engine/core/problem_list.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

bool isSeatPlace(PlaceIndex place) { return place >= kSeatPlaces && place < kCommonPlaces; }

/// True for a piece that shows what a field tells.
bool followsField(const Piece &piece)
{
    switch (piece.kind) {
    case TilePiece:
    case DiePiece:
    case CharacterPiece:
    case DeckPiece:
    case AmonPiece: return true;
    default: return isSeatPlace(piece.place) && piece.kind != ServantPiece;
    }
}

/// Where a seat holds such pieces as a number of a field; null if it does not hold them there.
std::uint8_t *holdingOf(Position &p, const Piece &piece)
{
    if (!isSeatPlace(piece.place))
        return nullptr;
    const int seat = (piece.place - kSeatPlaces) / kPlacesOfSeat;
    const int which = (piece.place - kSeatPlaces) % kPlacesOfSeat;
    if (seat >= p.seats)
        return nullptr;
    if (which == PursePlace && piece.kind == DebenPiece)
        return &p.money[at(seat)];
    if (which == OwnSealsPlace && piece.kind == SealPiece)
        return &p.seals[at(seat)];
    if (which >= FirstGiftPlace && piece.kind == GiftPiece && piece.value == which - FirstGiftPlace + 1)
        return &p.gifts[at(seat)][at(which - FirstGiftPlace)];
    return nullptr;
}

/// The only one on its place.
template <class Byte>
bool layOne(const Piece &piece, Byte &part, std::uint8_t none, std::uint8_t value)
{
    const bool isFree = part == none && piece.count == 1;
    if (isFree)
        part = value;
    return isFree;
}
bool layHeap(const Piece &piece, std::uint8_t &part)
{
    const bool isFree = part == 0;
    if (isFree)
        part = piece.count;
    return isFree;
}

bool layServant(Position &p, const Piece &piece)
{
    if (piece.owner >= p.seats)
        return false;
    if (piece.place >= kSquares)
        return piece.place == seatPlace(piece.owner, FreePlace) && layHeap(piece, p.free[piece.owner]);
    const int stall = stallOfSquare(piece.place);
    if (p.side[at(stall / 2)] != stall % 2)
        return false;
    return layOne(piece, p.stand[at(stall / 2)][at(piece.place - stallOf(stall).first)], 0,
                  static_cast<std::uint8_t>(piece.owner + 1));
}

bool laySeal(Position &p, const Piece &piece)
{
    if (piece.place == kSupplyPlace)
        return layHeap(piece, p.supply);
    const int market = marketOfPlace(piece.place);
    const bool isFree = market != kNoMarket && piece.place == sealPlace(market) && piece.count == 1
                        && (p.sealed & marketBit(market)) == 0;
    if (isFree)
        p.sealed |= marketBit(market);
    return isFree;
}

bool layGift(Position &p, const Piece &piece)
{
    const int card = piece.place - kSquares;
    return card >= 0 && piece.place < kMarketPlaces && piece.value >= 1 && piece.value <= kKinds
           && layOne(piece, p.cards[at(card / kCardPlaces)][at(card % kCardPlaces)], 0, piece.value);
}

/// The field has its neutral value.
Fix fixOfField(const std::string &name)
{
    return [name](Arrangement &arrangement) {
        setMember(arrangement.fields, name, *Nefertiti::fieldTable().neutral(name));
    };
}

/// With the pieces that may lie where they do, and those that follow from fields.
void removeMisplaced(Arrangement &arrangement)
{
    Position p = Nefertiti::positionOf(arrangement.fields);
    for (const Piece &piece : arrangement.pieces) {
        if (piece.place >= 0 && piece.place < kPlaces)
            lay(p, piece);
    }
    arrangement = Nefertiti::arrangement(p);
}

class Composing : ProblemList {
public:
    explicit Composing(const Arrangement &arrangement) : ProblemList(Nefertiti::places()), m_from(arrangement) {}

    std::variant<Position, std::vector<Problem>> composed()
    {
        for (const std::string &name : Nefertiti::fieldTable().read(m_from.fields, p))
            say("problem.field", {{"name", name}}, {}, fixOfField(name));
        for (const Piece &piece : m_from.pieces) {
            if (!isPlace(piece.place) || !lay(p, piece))
                sayAt("problem.misplaced", piece.place, removeMisplaced);
        }
        if (nothingFound())
            whatFollows();
        return composedAs<Nefertiti>(p, taken());
    }

private:
    /// Pieces that are there although no field says so, or that are missing.
    void whatFollows()
    {
        const auto followers = [](const std::vector<Piece> &pieces) {
            std::vector<Piece> some;
            std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(some), followsField);
            std::sort(some.begin(), some.end());
            return some;
        };
        std::vector<Piece> wrong;
        const std::vector<Piece> there = followers(m_from.pieces);
        const std::vector<Piece> right = followers(Nefertiti::pieces(p));
        std::set_symmetric_difference(there.begin(), there.end(), right.begin(), right.end(),
                                      std::back_inserter(wrong));
        for (const Piece &piece : wrong)
            sayAt("problem.misplaced", piece.place, removeMisplaced);
    }

    const Arrangement &m_from;
    Position p;
};

} // namespace

bool lay(Position &p, const Piece &piece)
{
    if (followsField(piece))
        return true;
    const int market = marketOfPlace(piece.place);
    switch (piece.kind) {
    case ServantPiece: return layServant(p, piece);
    case GiftPiece: return layGift(p, piece);
    case SealPiece: return laySeal(p, piece);
    case DebenPiece:
        return market != kNoMarket && piece.place == tileOf(p, market) && layHeap(piece, p.reserve[at(market)]);
    case ClosedPiece:
        return market != kNoMarket && piece.place == closedPlace(market)
               && layOne(piece, p.closed, kNoMarket, static_cast<std::uint8_t>(market));
    default: return false;
    }
}

std::optional<Position> laid(const Arrangement &arrangement)
{
    Position p;
    if (!Nefertiti::fieldTable().read(arrangement.fields, p).empty())
        return std::nullopt;
    const bool isRight = std::all_of(arrangement.pieces.begin(), arrangement.pieces.end(), [&p](const Piece &piece) {
        return piece.place >= 0 && piece.place < kPlaces && lay(p, piece);
    });
    return isRight ? std::optional(p) : std::nullopt;
}

void readHoldings(Position &p, const std::vector<Piece> &pieces)
{
    p.money.fill(0);
    p.seals.fill(0);
    p.gifts = {};
    for (const Piece &piece : pieces) {
        if (std::uint8_t *const number = holdingOf(p, piece))
            *number = static_cast<std::uint8_t>(std::min(*number + piece.count, 255));
    }
}

int standingIn(const Position &p, Seat seat)
{
    int all = 0;
    for (const auto &stand : p.stand)
        all += static_cast<int>(std::count(stand.begin(), stand.end(), seat + 1));
    return all;
}

void clearAbsent(Position &p)
{
    for (Seat seat = p.seats; seat < kMostPlayers; ++seat) {
        p.money[seat] = p.seals[seat] = p.free[seat] = 0;
        p.score[seat] = 0;
        p.gifts[seat].fill(0);
    }
    for (Seat *const whose : {&p.amon, &p.dice, &p.swapped, &p.viewer}) {
        if (*whose >= p.seats)
            *whose = kNobody;
    }
    if (p.current >= p.seats)
        p.current = 0;
    p.choosing &= static_cast<SeatSet>((1U << p.seats) - 1U);
    p.passes = std::min(p.passes, static_cast<std::uint8_t>(p.seats - 1));
}

std::uint8_t openOf(const Position &p)
{
    unsigned shut = p.closed < kMarkets ? marketBit(p.closed) : 0U;
    if (p.turn > 0 && p.filling < kMarkets)
        shut |= marketBit(p.filling);
    return static_cast<std::uint8_t>((marketBit(kMarkets) - 1U) & ~shut);
}

int giftsIn(const Position &p, int kind)
{
    int all = p.deck[at(kind)];
    for (const auto &gifts : p.gifts)
        all += gifts[at(kind)];
    for (const auto &cards : p.cards)
        all += static_cast<int>(std::count(cards.begin(), cards.end(), kind + 1));
    return all;
}

int moneyIn(const Position &p)
{
    int all = 0;
    for (const std::uint8_t money : p.money)
        all += money;
    for (const std::uint8_t money : p.reserve)
        all += money;
    return all;
}

void balanceMoney(Position &p)
{
    for (int lacks = moneyOf(p.seats) - moneyIn(p); lacks != 0; lacks += lacks > 0 ? -1 : 1) {
        std::uint8_t &reserve = greatestOf(p.reserve);
        std::uint8_t &purse = greatestOf(p.money);
        if (lacks > 0)
            ++*std::min_element(p.reserve.begin(), p.reserve.end());
        else
            --(reserve < purse ? purse : reserve);
    }
}

void clearPhase(Position &p)
{
    const Position none;
    p.swapped = none.swapped;
    p.choosing = none.choosing;
    p.owners = none.owners;
    p.filling = none.filling;
    p.settling = none.settling;
    p.next = none.next;
    p.first = none.first;
}

std::variant<Position, std::vector<Problem>> Nefertiti::compose(const Arrangement &arrangement)
{
    return Composing(arrangement).composed();
}

std::vector<FieldRule> Nefertiti::fields(const Arrangement &arrangement)
{
    return fieldTable().offered(positionOf(arrangement.fields), [&](const FieldRule &rule) {
        return rule.group != "open" && fieldTable().holds(arrangement.fields, rule);
    });
}

// What is set by number is not in it.
std::vector<Piece> Nefertiti::box(const Arrangement &arrangement)
{
    const Position p = positionOf(arrangement.fields);
    std::vector<Piece> all;
    const auto add = [&all](PlaceIndex home, PieceSort kind, int count, int value = 0, Seat owner = kNobody) {
        all.push_back({home, kind, owner, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(count)});
    };
    for (Seat seat = 0; seat < p.seats; ++seat)
        add(seatPlace(seat, FreePlace), ServantPiece, servantsOf(p.seats), 0, seat);
    for (int kind = 0; kind < kKinds; ++kind)
        add(kNowhere, GiftPiece, giftOf(kind).cards, kind + 1);
    add(kSupplyPlace, SealPiece, kSeals);
    add(kNowhere, DebenPiece, moneyOf(p.seats));
    add(kNowhere, ClosedPiece, 1);
    return all;
}

std::vector<Piece> Nefertiti::holdable(const Arrangement &arrangement, PlaceIndex place)
{
    if (place < 0 || place >= kPlaces)
        return {};
    std::vector<Piece> sorts;
    const Position bare = positionOf(arrangement.fields);
    for (Piece sort : box(arrangement)) {
        const int most = sort.count;
        Position p = bare;
        sort.place = place;
        sort.count = 1;
        if (followsField(sort) ? !holdingOf(p, sort) : !lay(p, sort))
            continue;
        const bool isHeap = sort.kind == DebenPiece || isSeatPlace(place) || place == kSupplyPlace;
        sort.count = static_cast<std::uint8_t>(isHeap ? most : 1);
        sorts.push_back(sort);
    }
    return sorts;
}

} // namespace engine::nefertiti
