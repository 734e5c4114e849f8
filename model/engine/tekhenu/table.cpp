// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of Tekhenu: seats, options, places, pieces, reasons.
#include "model/engine/core/adapter.h"
#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

const std::vector<std::vector<std::string>> &Tekhenu::seatings()
{
    static const std::vector<std::vector<std::string>> seats{{"a"}, {"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d"}};
    return seats;
}

// T57
const std::vector<Option> &Tekhenu::options()
{
    static const std::vector<Option> options{
        {"solo", {"medium", "easy", "hard"}, {1}}, {"temple-statue", {"all", "own"}}, {"maat", {"mild", "strict"}}};
    return options;
}

namespace {

std::string named(std::string_view kind, std::string_view name) { return std::string(kind).append("-").append(name); }

/// A cell of the table that keyboard and the text picture walk through.
Place cell(std::string id, std::string_view kind, int row, int column, Value::Members details)
{
    const std::string name = id.substr(id.find('-') + 1);
    return {std::move(id), name, std::string(kind), kNobody, row, column, std::move(details)};
}

// Rows of the table: the temple with its sites (0 to 6), Osiris (7 to 13), segments, gods, tiles, the display.
constexpr int kOsirisRow = 7;
constexpr int kWheelRow = 14;
constexpr int kGodRow = 15;
constexpr int kTileRow = 16;
constexpr int kDisplayRow = 17;

Place sitePlace(Site site)
{
    const std::string_view name = siteName(site);
    int row = site % 5 + 1;
    int column = site < kEast ? 0 : 6;
    if (site >= kStatuePB) {
        row = kOsirisRow;
        column = site == kStatuePB ? 0 : 2;
    } else if (site >= kOsirisSites) {
        row = kOsirisRow + rowOf(site);
        column = districtOf(site);
    } else if (site >= kNorth) {
        column = site % 5 + 1;
        row = site < kSouth ? 0 : 6;
    }
    if (isStatueSite(site))
        return cell(named("site", name), "statue-site", row, column, {{"statue-site", name}});
    if (site >= kOsirisSites)
        return cell(named("site", name), "osiris-site", row, column,
                    {{"resource", resourceName(byte(districtOf(site)))}, {"row", rowOf(site)}});
    return cell(named("site", name), "temple-site", row, column,
                {{"side", name.substr(0, 1)}, {"number", site % 5 + 1}});
}

} // namespace

const std::vector<Place> &Tekhenu::places()
{
    static const std::vector<Place> all = [] {
        std::vector<Place> places;
        for (std::uint8_t segment = 0; segment < kSegments; ++segment)
            places.push_back(cell(named("segment", segmentName(segment)), "segment", kWheelRow, segment,
                                  {{"segment", segmentName(segment)}}));
        for (std::uint8_t god = 0; god < kSegments; ++god)
            places.push_back(cell(named("god", segmentName(god)), "god", kGodRow, god, {{"god", segmentName(god)}}));
        for (Site site = 0; site < kSites; ++site)
            places.push_back(sitePlace(site));
        for (std::uint8_t field = 0; field < kFields; ++field)
            places.push_back(cell(named("field", fieldName(field)), "field", field / 5 + 1, field % 5 + 1, {}));
        for (int space = 0; space < 3; ++space)
            places.push_back(
                cell(named("tile", std::to_string(space + 1)), "tile", kTileRow, space, {{"number", space + 1}}));
        for (int i = 0; i < 4 * kSections; ++i) {
            const std::string name = std::to_string(i / 4 + 1) + "." + std::to_string(i % 4 + 1);
            places.push_back(
                cell(named("card", name), "card", kDisplayRow + i / 4, i % 4,
                     {{"section", i / 4 + 1}, {"number", i % 4 + 1}, {"deck", kDeckNames[deckOfPlace(i)]}}));
        }
        return places;
    }();
    return all;
}

const std::vector<PieceKind> &Tekhenu::pieceKinds()
{
    static const std::vector<PieceKind> all = [] {
        std::vector<PieceKind> kinds;
        for (const char letter : kColourLetters)
            kinds.push_back({std::string("die-") + letter, false, std::string(1, letter)});
        kinds.push_back({"statue", false, ""});
        kinds.push_back({"building", false, ""});
        kinds.push_back({"pillar", false, ""});
        kinds.push_back({"tile", true, "x"});
        kinds.push_back({"blessing", true, "b"});
        kinds.push_back({"technology", true, "t"});
        kinds.push_back({"decree", true, "d"});
        return kinds;
    }();
    return all;
}

const std::vector<std::string> &Tekhenu::reasons()
{
    static const std::vector<std::string> reasons{"score", "scribes", "order"};
    return reasons;
}

const std::vector<BookmarkRule> &Tekhenu::bookmarks()
{
    static const std::vector<BookmarkRule> rules{{"anubis", "anubis"},      {"value", "extra"},
                                                 {"rotation", "rotation"},  {"balance", "maat"},
                                                 {"feed", "scoring", true}, {"feed-none", "scoring", true}};
    return rules;
}

// T60
bool Tekhenu::isInPlay(const Position &position, PlaceIndex place)
{
    const int site = place - kSitePlace;
    return site < 0 || site >= kOsirisSites || isStatueSite(site) || isInUse(site, position.seats);
}

const Game &game()
{
    static const GameAdapter<Tekhenu> tekhenu;
    return tekhenu;
}

} // namespace engine::tekhenu
