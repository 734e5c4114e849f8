// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of Osiris: seats, options, places, pieces, reasons.
#include <algorithm>

#include "model/engine/core/adapter.h"
#include "model/engine/core/fields.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/places.h"

namespace engine::osiris {

namespace {

// The cells that keyboard and screen reader walk through form a table: a row for each lane of each face, the tip,
// a row of towns for each face, the temples.
constexpr int kLanes = [] {
    int most = 0;
    for (const SpaceRow &row : kSpaceRows)
        most = std::max(most, row.lane);
    return most;
}();
constexpr std::string_view kFaces = "NESW";
constexpr int kTipRow = static_cast<int>(kFaces.size()) * kLanes;
constexpr int kTownColumns = kPriests / static_cast<int>(kFaces.size());
constexpr int kTempleColumns = 4;

std::string of(std::string_view kind, std::string_view whose) { return std::string(kind).append("-").append(whose); }

/// Spaces of one lane of a face stand together in the table of the board, clockwise.
int indexInLane(int space)
{
    const SpaceRow &row = kSpaceRows[space];
    const auto *const first = std::find_if(kSpaceRows.begin(), kSpaceRows.end(), [&row](const SpaceRow &each) {
        return each.face == row.face && each.lane == row.lane;
    });
    return space - static_cast<int>(first - kSpaceRows.begin());
}

Place space(int node)
{
    const SpaceRow &row = kSpaceRows[node];
    const int index = indexInLane(node);
    const bool upright = row.face == "N" || row.face == "S"; // on these faces the way up is the picture's up or down
    return {std::string(row.id),
            std::string(row.id),
            "space",
            kNobody,
            static_cast<int>(kFaces.find(row.face)) * kLanes + row.lane - 1,
            index,
            {{"face", row.face}, {"lane", row.lane}, {"index", index}, {"closed", upright ? "rows" : "columns"}},
            of("lane", std::to_string(row.lane))};
}

Place town(int priest)
{
    const std::string_view name = priestName(priest);
    return {of("town", name),
            std::string(name),
            "town",
            kNobody,
            kTipRow + 1 + priest / kTownColumns,
            priest % kTownColumns,
            {{"town", name}, {"priest", name}, {"colour", colourName(colourOf(priest))}, {"rings", ringsOf(priest)}},
            "towns"};
}

Place temple(int god)
{
    const std::string_view name = kGodNames[god];
    const int firstRow = kTipRow + 1 + kPriests / kTownColumns;
    return {of("temple", name),
            "",
            "temple",
            kNobody,
            firstRow + god / kTempleColumns,
            god % kTempleColumns,
            {{"god", name}, {"of", name}},
            "temples"};
}

Place godUnder(int priest)
{
    const std::string_view name = priestName(priest);
    return {of("god", name), "", "god", kNobody, -1, -1, {{"under", name}}, "gods"};
}

Place stock(int c) { return {of("stock", colourName(c)), "", "stock", kNobody, -1, -1, {{"colour", colourName(c)}}}; }

} // namespace

const std::vector<std::vector<std::string>> &Osiris::seatings()
{
    static const std::vector<std::vector<std::string>> seats{{"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d"}};
    return seats;
}

const std::vector<Option> &Osiris::options()
{
    static const std::vector<Option> options{{"tip", {"priest", "pyramid"}}};
    return options;
}

const std::vector<Place> &Osiris::places()
{
    static const std::vector<Place> all = [] {
        std::vector<Place> places;
        for (int node = 0; node < kSpaces; ++node)
            places.push_back(space(node));
        places.push_back({"tip", "", "tip", kNobody, kTipRow, 0});
        for (int priest = 0; priest < kPriests; ++priest)
            places.push_back(town(priest));
        for (int god = 0; god < kGods; ++god)
            places.push_back(temple(god));
        for (int priest = 0; priest < kPriests; ++priest)
            places.push_back(godUnder(priest));
        places.push_back({"god-tip", "", "god", kNobody, -1, -1, {{"under", "tip"}}, "gods"});
        for (int c = 0; c < kColours; ++c)
            places.push_back(stock(c));
        return places;
    }();
    return all;
}

const std::vector<PieceKind> &Osiris::pieceKinds()
{
    static const std::vector<PieceKind> all = [] {
        std::vector<PieceKind> kinds;
        for (int priest = 0; priest < kPriests; ++priest)
            kinds.push_back({of("priest", priestName(priest)), false, std::string(priestName(priest))});
        for (int c = 0; c < kColours; ++c)
            kinds.push_back({of("follower", colourName(c)), false, std::string(colourName(c))});
        kinds.push_back({"power", false, "p"});
        kinds.push_back({"god", true});
        return kinds;
    }();
    return all;
}

const std::vector<std::string> &Osiris::reasons()
{
    static const std::vector<std::string> reasons =
        namesOf(std::array{Reason::Tip, Reason::Blocked, Reason::Stuck}, reasonName);
    return reasons;
}

const std::vector<BookmarkRule> &Osiris::bookmarks()
{
    static const std::vector<BookmarkRule> rules{{"block", "blockade"},
                                                 {"swap", "swap"},
                                                 {"fight-won", "fight", true},
                                                 {"fight-lost", "fight", true},
                                                 {"won", "win"}};
    return rules;
}

// O9
bool Osiris::isInPlay(const Position &position, PlaceIndex place)
{
    const auto isAbsent = [&position](int c) { return !isPresent(c, position.seats); };
    if (place >= nodePlace(kTowns) && place < nodePlace(kNodes))
        return !isAbsent(colourOf(place - nodePlace(kTowns)));
    if (place >= godPlace(0) && place < godPlace(kUnderTip))
        return !isAbsent(colourOf(place - godPlace(0)));
    if (place >= stockPlace(0))
        return !isAbsent(place - stockPlace(0));
    return true;
}

const Game &game()
{
    static const GameAdapter<Osiris> osiris;
    return osiris;
}

} // namespace engine::osiris
