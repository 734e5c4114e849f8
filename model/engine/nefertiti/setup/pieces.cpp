// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces on their places, and the fields that no piece shows.
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

class Table {
public:
    void add(PlaceIndex place, PieceSort kind, int count, int value = 0, Seat owner = kNobody)
    {
        if (count > 0)
            pieces.push_back({place, kind, owner, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(count),
                              kind != DeckPiece});
    }
    void addMarket(const Position &p, int market)
    {
        if (p.side[at(market)] != kUndrawn) {
            const Stall &stall = stallOf(visibleStall(p, market));
            for (int i = 0; i < stall.count; ++i) {
                if (const Seat seat = standing(p, market, i); seat != kNobody)
                    add(squarePlace(stall.first + i), ServantPiece, 1, 0, seat);
            }
            add(tileOf(p, market), TilePiece, 1);
        }
        add(tileOf(p, market), DebenPiece, p.reserve[at(market)]);
        for (int place = 0; place < kCardPlaces; ++place) {
            if (const int kind = cardAt(p, market, place); kind >= 0)
                add(cardPlace(market, place), GiftPiece, 1, kind + 1);
        }
        add(sealPlace(market), SealPiece, (p.sealed & marketBit(market)) != 0 ? 1 : 0);
        add(closedPlace(market), ClosedPiece, p.closed == market ? 1 : 0);
    }
    void addSeat(const Position &p, Seat seat)
    {
        add(seatPlace(seat, FreePlace), ServantPiece, p.free[seat], 0, seat);
        add(seatPlace(seat, PursePlace), DebenPiece, p.money[seat]);
        add(seatPlace(seat, OwnSealsPlace), SealPiece, p.seals[seat]);
        add(seatPlace(seat, DicePlace), DiePiece, p.dice == seat ? diceOf(p) : 0);
        add(seatPlace(seat, AmonPlace), AmonPiece, p.amon == seat ? 1 : 0);
        for (int kind = 0; kind < kKinds; ++kind)
            add(giftPlace(seat, kind), GiftPiece, held(p, seat, kind), kind + 1);
    }
    /// The dice that the visible stall of Louqsor asks for.
    static int diceOf(const Position &p)
    {
        return p.side[kLouqsor] != kUndrawn && stallOf(visibleStall(p, kLouqsor)).closing == Closing::OneDie ? 1 : 2;
    }

    std::vector<Piece> pieces;
};

bool putOnMarket(Position &p, const Piece &piece)
{
    const int market = (piece.place - kMarketPlaces) / 4;
    const int what = (piece.place - kMarketPlaces) % 4;
    if (what < 2 && piece.kind == TilePiece)
        p.side[at(market)] = static_cast<std::uint8_t>(1 - what);
    else if (what < 2 && piece.kind == DebenPiece)
        p.reserve[at(market)] = piece.count;
    else if (what == 2 && piece.kind == SealPiece)
        p.sealed |= marketBit(market);
    else if (what == 3 && piece.kind == ClosedPiece)
        p.closed = static_cast<std::uint8_t>(market);
    else
        return false;
    return true;
}

bool putAtSeat(Position &p, const Piece &piece)
{
    const auto seat = static_cast<Seat>((piece.place - kSeatPlaces) / kPlacesOfSeat);
    const int which = (piece.place - kSeatPlaces) % kPlacesOfSeat;
    if (seat >= p.seats)
        return false;
    if (which == FreePlace && piece.kind == ServantPiece && piece.owner == seat)
        p.free[seat] = piece.count;
    else if (which == PursePlace && piece.kind == DebenPiece)
        p.money[seat] = piece.count;
    else if (which == OwnSealsPlace && piece.kind == SealPiece)
        p.seals[seat] = piece.count;
    else if (which == DicePlace && piece.kind == DiePiece)
        p.dice = seat;
    else if (which == AmonPlace && piece.kind == AmonPiece)
        p.amon = seat;
    else if (which >= FirstGiftPlace && piece.kind == GiftPiece && piece.value == which - FirstGiftPlace + 1)
        p.gifts[seat][at(which - FirstGiftPlace)] = piece.count;
    else
        return false;
    return true;
}

/// Access to the part that `part` returns a reference to.
template <auto part>
constexpr FieldAccess<Position> partField()
{
    return {[](const Position &p) { return std::int64_t{part(const_cast<Position &>(p))}; }, // NOLINT: only read
            [](Position &p, std::int64_t n) {
                auto &value = part(p);
                value = static_cast<std::remove_cvref_t<decltype(value)>>(n);
            }};
}
template <std::size_t seat>
constexpr auto scoreOf = partField < [](Position &p) -> auto &
{
    return p.score[seat];
}
> ();
template <std::size_t kind>
constexpr auto deckOf = partField < [](Position &p) -> auto &
{
    return p.deck[kind];
}
> ();

} // namespace

std::vector<Piece> Nefertiti::pieces(const Position &p)
{
    Table table;
    for (int market = 0; market < kMarkets; ++market)
        table.addMarket(p, market);
    for (Seat seat = 0; seat < p.seats; ++seat)
        table.addSeat(p, seat);
    for (int character = 0; character < kCharacters; ++character)
        table.add(characterPlace(character), CharacterPiece, p.characters[at(character)], character + 1);
    table.add(kDeckPlace, DeckPiece, deckSize(p));
    table.add(kSupplyPlace, SealPiece, p.supply);
    table.add(kFreeDicePlace, DiePiece, p.dice == kNobody ? 2 : 2 - Table::diceOf(p));
    return table.pieces;
}

bool Nefertiti::put(Position &p, const Piece &piece)
{
    const int place = piece.place;
    if (place < kSquares) {
        const int stall = stallOfSquare(place);
        if (piece.kind != ServantPiece || piece.owner >= p.seats)
            return false;
        p.stand[at(stall / 2)][at(place - stallOf(stall).first)] = static_cast<std::uint8_t>(piece.owner + 1);
        return true;
    }
    if (place < kMarketPlaces) {
        const int card = place - kSquares;
        const bool isGift = piece.kind == GiftPiece && piece.value >= 1 && piece.value <= kKinds;
        if (isGift)
            p.cards[at(card / kCardPlaces)][at(card % kCardPlaces)] = piece.value;
        return isGift;
    }
    if (place < kSeatPlaces)
        return putOnMarket(p, piece);
    if (place < kCommonPlaces)
        return putAtSeat(p, piece);
    if (place < kDeckPlace) {
        const bool isPile = piece.kind == CharacterPiece && piece.value == place - kCommonPlaces + 1;
        if (isPile)
            p.characters[at(place - kCommonPlaces)] = piece.count;
        return isPile;
    }
    if (place == kSupplyPlace && piece.kind == SealPiece)
        p.supply = piece.count;
    else
        return piece.kind == (place == kDeckPlace ? DeckPiece : DiePiece);
    return true;
}

std::vector<Piece> Nefertiti::box(const Arrangement &arrangement)
{
    Position p;
    fieldTable().read(arrangement.fields, p);
    Table table;
    for (Seat seat = 0; seat < p.seats; ++seat)
        table.add(kNowhere, ServantPiece, servantsOf(p.seats), 0, seat);
    for (int kind = 0; kind < kKinds; ++kind)
        table.add(kNowhere, GiftPiece, giftOf(kind).cards, kind + 1);
    table.add(kNowhere, SealPiece, kSeals);
    table.add(kNowhere, DebenPiece, moneyOf(p.seats));
    table.add(kNowhere, TilePiece, kMarkets);
    table.add(kNowhere, ClosedPiece, 1);
    table.add(kFreeDicePlace, DiePiece, 2);
    for (int character = 0; character < kCharacters; ++character)
        table.add(kNowhere, CharacterPiece, cardsOf(character, p.seats), character + 1);
    table.add(kNowhere, DeckPiece, kGiftCards + 1);
    table.add(kNowhere, AmonPiece, p.seats == kMostPlayers ? 1 : 0);
    return table.pieces;
}

const FieldTable<Nefertiti::Position> &Nefertiti::fieldTable()
{
    static const std::vector<std::string> seats = orNone(kSeatings.back());
    static const auto markets = [] {
        return orNone(namesOf(kMarketNames, [](std::string_view name) { return name; }));
    };
    static const auto phases = [] {
        std::vector<std::string> names;
        for (int phase = 0; phase < kPhases; ++phase)
            names.emplace_back(phaseName(static_cast<Phase>(phase)));
        return names;
    };
    static const auto characters = [] {
        return orNone(namesOf(kCharacterNames, [](std::string_view name) { return name; }));
    };
    static const auto flag = [](const char *name) { return FieldRule{.name = name, .form = FieldRule::Form::Flag}; };
    static const FieldTable<Position> table = [] {
        std::vector<Field<Position>> rows{
            {numberRule("seats", 2, kMostPlayers), kMemberField<Position, &Position::seats>},
            {choiceRule("stalls", {"random", "fixed"}, "option.stalls"),
             kMemberField<Position, &Position::fixedStalls>},
            {choiceRule("phase", phases(), "phase"), kMemberField<Position, &Position::phase>},
            {numberRule("turn", 0, 65'535), kMemberField<Position, &Position::turn>},
            {seatRule("actor", kSeatings.back()), kMemberField<Position, &Position::current>},
            {numberRule("left", 0, 2), kMemberField<Position, &Position::left>},
            {choiceRule("recruited", characters(), "character"),
             kOptionalField<Position, &Position::recruited, kNoCharacter>},
            {numberRule("passes", 0, kMostPlayers), kMemberField<Position, &Position::passes>},
            {seatRule("swapped", seats), kOptionalField<Position, &Position::swapped, kNobody>},
            {numberRule("owners", 0, kMostPlayers), kMemberField<Position, &Position::owners>},
            {choiceRule("filling", markets(), "market"), kOptionalField<Position, &Position::filling, kNoMarket>},
            {choiceRule("settling", markets(), "market"), kOptionalField<Position, &Position::settling, kNoMarket>},
            {numberRule("next", 0, kMostSquares), kMemberField<Position, &Position::next>},
            {flag("first"), kMemberField<Position, &Position::first>},
            {numberRule("open", 0, 15), kMemberField<Position, &Position::open>},
            {numberRule("choosing", 0, 31), kMemberField<Position, &Position::choosing>},
            {flag("fresh"), kMemberField<Position, &Position::fresh>},
            {flag("akhenaton"), kMemberField<Position, &Position::akhenaton>}};
        const auto number = [&rows](std::string name, std::int64_t most, FieldAccess<Position> access) {
            rows.push_back({numberRule(name, 0, most), access});
        };
        number("score.a", 65'535, scoreOf<0>);
        number("score.b", 65'535, scoreOf<1>);
        number("score.c", 65'535, scoreOf<2>);
        number("score.d", 65'535, scoreOf<3>);
        number("score.e", 65'535, scoreOf<4>);
        constexpr std::array deck{deckOf<0>, deckOf<1>, deckOf<2>, deckOf<3>,
                                  deckOf<4>, deckOf<5>, deckOf<6>, deckOf<7>};
        static_assert(deck.size() == kKinds);
        for (int kind = 0; kind < kKinds; ++kind)
            number("deck." + std::string(kindName(kind)), giftOf(kind).cards, deck[at(kind)]);
        rows.push_back({.rule = seatRule("viewer", seats),
                        .access = kOptionalField<Position, &Position::viewer, kNobody>,
                        .isMeant = [](const Position &) { return false; }});
        return FieldTable<Position>(std::move(rows));
    }();
    return table;
}

} // namespace engine::nefertiti
