// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of Nefertiti: seats, options, places, pieces, levels.
#include "model/engine/core/adapter.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

// The cells that keyboard and screen reader walk through: six rows a market (four of its stall, then the cards), a row
// of characters, a row for each thing that players have.
constexpr int kRowsOfMarket = 6;
constexpr int kSecondStall = 10; ///< column of the right stall
constexpr int kCharacterRow = kMarkets * kRowsOfMarket;
constexpr int kSeatRow = kCharacterRow + 1;
constexpr int kDeckRow = kSeatRow + kPlacesOfSeat;

std::string of(std::string_view kind, std::string_view whose) { return std::string(kind).append("-").append(whose); }

Place square(int number)
{
    const int stall = stallOfSquare(number);
    const Square &row = squareOf(stallOf(stall), number - stallOf(stall).first);
    const std::string name(squareName(number));
    constexpr std::array symbols{"none", "single", "deben", "extra"};
    return {name,
            name.substr(name.rfind('-') + 1),
            "square",
            kNobody,
            kRowsOfMarket * (stall / 2) + row.row,
            kSecondStall * (stall % 2) + row.column,
            {{"market", marketName(stall / 2)},
             {"side", stall % 2 == 0 ? "l" : "r"},
             {"bid", row.bid},
             {"symbol", symbols[static_cast<std::size_t>(row.symbol)]}},
            of(marketName(stall / 2), stall % 2 == 0 ? "l" : "r")};
}

Place ofMarket(std::string id, const char *kind, int market, int row, int column)
{
    return {std::move(id), "", kind, kNobody, kRowsOfMarket * market + row, column, {{"market", marketName(market)}}};
}

void addMarkets(std::vector<Place> &places)
{
    for (int market = 0; market < kMarkets; ++market) {
        for (int place = 0; place < kCardPlaces; ++place) {
            places.push_back(ofMarket(cardPlaceName(market, place), place == kUpper ? "upper" : "lower", market,
                                      place == kUpper ? 4 : 5, std::max(0, place - 1)));
            if (place != kUpper)
                places.back().details.emplace_back("number", place);
        }
    }
    for (int market = 0; market < kMarkets; ++market) {
        const std::string tile = of("tile", marketName(market));
        places.push_back(ofMarket(tile + "-l", "tile", market, 4, 3));
        places.push_back(ofMarket(tile + "-r", "tile", market, 4, 4));
        places.push_back(ofMarket(of("seal", marketName(market)), "seal", market, 4, 1));
        places.push_back(ofMarket(of("closed", marketName(market)), "closed", market, 4, 2));
    }
}

void addSeats(std::vector<Place> &places)
{
    constexpr std::array<const char *, FirstGiftPlace> ids{"servants", "purse", "seals", "dice", "amon"};
    for (Seat seat = 0; seat < kMostPlayers; ++seat) {
        const Value::Members details{{"seat", seatName(seat)}};
        for (int which = 0; which < FirstGiftPlace; ++which) {
            const std::string id = ids[which];
            places.push_back({of(id, seatName(seat)), "", id, seat, kSeatRow + which, seat, details});
        }
        for (int kind = 0; kind < kKinds; ++kind)
            places.push_back({of(of("gift", seatName(seat)), kindName(kind)),
                              "",
                              "gift",
                              seat,
                              kSeatRow + FirstGiftPlace + kind,
                              seat,
                              {{"seat", seatName(seat)}, {"gift", kindName(kind)}}});
    }
}

} // namespace

const std::vector<std::vector<std::string>> Nefertiti::kSeatings{
    {"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d"}, {"a", "b", "c", "d", "e"}};
const std::vector<PieceKind> Nefertiti::kPieceKinds{
    {"servant"},           {"gift", false, "g"},      {"seal", false, "*"},
    {"deben", false, "o"}, {"reserve", false, "R"},   {"closed", false, "X"},
    {"die", false, "#"},   {"character", false, "C"}, {"deck", true, "D"},
    {"amon", false, "A"}};
const std::vector<std::string> Nefertiti::kReasons{"closed"};

int Nefertiti::usualSeats() { return 4; }

const std::vector<Option> &Nefertiti::options()
{
    static const std::vector<Option> options{{"stalls", {"random", "fixed"}}};
    return options;
}

const std::vector<BookmarkRule> &Nefertiti::bookmarks()
{
    static const std::vector<BookmarkRule> rules = [] {
        std::vector<BookmarkRule> all;
        for (const std::string_view character : kCharacterNames)
            all.push_back({of("recruit", character), "character"});
        all.push_back({"closed", "closing", true});
        all.push_back({"akhenaton", "akhenaton"});
        all.push_back({"won", "win"});
        return all;
    }();
    return rules;
}

const std::vector<Place> &Nefertiti::places()
{
    static const std::vector<Place> all = [] {
        std::vector<Place> places;
        for (int number = 0; number < kSquares; ++number)
            places.push_back(square(number));
        addMarkets(places);
        addSeats(places);
        for (int character = 0; character < kCharacters; ++character)
            places.push_back({of("character", characterName(character)),
                              "",
                              "character",
                              kNobody,
                              kCharacterRow,
                              character,
                              {{"character", characterName(character)}}});
        int column = 0;
        for (const char *const id : {"deck", "supply", "free-dice"})
            places.push_back({id, "", id, kNobody, kDeckRow, column++});
        assert(places.size() == kPlaces);
        return places;
    }();
    return all;
}

// Squares that the Reserve tile covers cannot be used, and players who do not take part have no places.
bool Nefertiti::isInPlay(const Position &p, PlaceIndex place)
{
    const auto side = [&p](int market) { return p.side[market]; };
    if (place < kSquares)
        return side(stallOfSquare(place) / 2) == stallOfSquare(place) % 2;
    if (place >= kMarketPlaces && place < kSeatPlaces) {
        const int market = (place - kMarketPlaces) / 4;
        return (place - kMarketPlaces) % 4 >= 2 || place == tileOf(p, market);
    }
    if (place >= kSeatPlaces && place < kCommonPlaces) {
        const int which = (place - kSeatPlaces) % kPlacesOfSeat;
        return (place - kSeatPlaces) / kPlacesOfSeat < p.seats && (which != AmonPlace || p.seats == kMostPlayers);
    }
    return place != characterPlace(Amon) || p.seats == kMostPlayers;
}

const Game &game()
{
    static const GameAdapter<Nefertiti> nefertiti;
    return nefertiti;
}

} // namespace engine::nefertiti
