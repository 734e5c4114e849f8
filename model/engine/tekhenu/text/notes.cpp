// SPDX-License-Identifier: GPL-3.0-or-later
// What the board says of its places: lights, dice, gold, costs, who has most, what may be taken.
#include <algorithm>
#include <numeric>
#include <utility>

#include "model/engine/core/insight.h"
#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

using Notes = std::vector<Note>;

bool isTop(const Position &p, Op op) { return p.depth > 0 && p.top().op == op; }

/// The seat of which the board speaks: who looks at it, else who has to choose or whose turn it is; kNone for nobody.
int seatSpokenOf(const Position &p)
{
    if (p.viewer < p.seats)
        return p.viewer;
    if (p.depth > 0 && isChoice(p.top().op))
        return p.top().seat;
    return p.active < p.seats ? p.active : int{kNone};
}

/// The light of a god's segment, where it stays the same, and what his action costs whoever carries it out.
void addGods(const Position &p, int seat, Notes &notes)
{
    for (int god = 0; god < kSegments; ++god) {
        Note note{placeAt(kGodPlace, god)};
        if (p.sunny != kNone) {
            const Light now = lightOf(god, p.sunny);
            note.lines.push_back({{"note.light", {{"light", kLightNames[now]}}}});
            if (now == lightOf(god, p.sunny + 1))
                note.lines.push_back({{"note.stays", {}}});
        }
        if (seat != kNone && (god == Bastet || (god == Horus && p.of(seat).statues > 0)))
            note.lines.push_back(
                {{"note.cost", {{"n", costOf(p, seat, god, 0).total()}}}, god == Bastet ? "res-p" : "res-g"});
        notes.push_back(std::move(note));
    }
}

/// What a die is where it lies: pure or tainted, or what makes a forbidden one legal now; `forbidden` where nothing
/// does.
const char *purityOfDie(const Position &p, int segment, Die die)
{
    const Side side = purityAt(p, segment, die);
    if (side == Pure)
        return "pure";
    if (side == Tainted)
        return "tainted";
    if (!isTop(p, Op::Draft))
        return "forbidden";
    if (p.shadow != 0)
        return "tainted";
    return p.of(p.top().seat).goods[Scribes] >= 2 ? "anubis" : "forbidden";
}

void addDice(const Position &p, Notes &notes)
{
    std::uint8_t last = kNone;
    for (const std::uint8_t each : p.wheel) {
        if (each == kNone || p.sunny == kNone || each == last)
            continue;
        last = each;
        const int segment = each / kDieKinds;
        const Die die = byte(each % kDieKinds);
        const std::string purity = purityOfDie(p, segment, die);
        const PlaceIndex place = placeAt(kSegmentPlace, segment);
        Note note{place, purity == "forbidden" ? "" : purity};
        note.lines.push_back({{"note." + purity,
                               {{"colour", colourName(colourOf(die))},
                                {"value", pipsOf(die)},
                                {"light", kLightNames[lightOf(segment, p.sunny)]}}}});
        note.piece = Piece{.place = place, .kind = byte(DieKind + colourOf(die)), .value = byte(pipsOf(die))};
        notes.push_back(std::move(note));
    }
}

void addGold(const Position &p, Notes &notes)
{
    for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
        if ((p.gold & (1U << i)) != 0)
            notes.push_back({placeAt(kSitePlace, kStatueSites[i]), "gold"});
    }
    if ((p.gold & kGoldRow2) != 0)
        notes.push_back({kNowhere, "gold-row2"});
}

/// Who would have the points of a district, with the most pieces there and the next most.
void addMajorities(const Position &p, Notes &notes)
{
    for (int district = 0; district < kResources; ++district) {
        const int leader = leaderOf(p, district);
        if (leader == kNone)
            continue;
        std::array<int, kOwners> pieces{};
        const auto see = [&](int site) {
            if (const std::uint8_t owner = p.sites[site]; owner != kNone)
                ++pieces[owner];
        };
        see(district < 2 ? kStatuePB : kStatueLG);
        for (int row = 1; row <= 6; ++row)
            see(osirisSite(district, row));
        const int most = std::exchange(pieces[leader], 0);
        const int next = *std::max_element(pieces.begin(), pieces.end());
        const std::string_view name = ownerName(leader, p.seats);
        notes.push_back({placeAt(kSitePlace, osirisSite(district, 1)),
                         {},
                         {{{next > 0 ? "note.most" : "note.most-alone", {{"seat", name}, {"n", most}, {"m", next}}},
                           "mark-" + std::string(name)}}});
    }
}

/// What a section asks, and whether that seat has as much.
void addSections(const Position &p, int seat, Notes &notes)
{
    for (int section = 0; section < kSections; ++section) {
        Note note{placeAt(kCardPlace, 4 * section)};
        const int needed = kHappinessOf[section];
        if (!p.isOpen(section)) {
            note.lines.push_back({{"note.opens", {{"n", kPopulationOf[section]}}}, "population"});
        } else {
            note.lines.push_back({{"note.section", {{"n", needed}}}, "happiness"});
            if (seat != kNone)
                note.lines.push_back(
                    {{p.of(seat).happiness < needed ? "note.not-yet" : "note.reached", {{"n", p.of(seat).happiness}}}});
        }
        notes.push_back(std::move(note));
    }
}

/// The ability of the tiles at Ra; a sign where words alone would be too long.
void addTiles(const Position &p, Notes &notes)
{
    constexpr std::array<std::string_view, 9> signs{"", "", "", "", "happiness", "population", "level", "faith", ""};
    for (std::size_t space = 0; space < p.spaces.size(); ++space) {
        if (p.spaces[space] == 0)
            continue;
        const char ability = tileRow(p.spaces[space]).ability;
        const std::string name = std::string("ability-") + ability;
        notes.push_back({placeAt(kTilePlace, static_cast<int>(space)),
                         name,
                         {{{"note." + name, {}}, std::string(signs[ability - 'A'])}}});
    }
}

/// Most points for buildings, edges and the space that the tile brings on a field, however it is turned.
int pointsOnField(const Position &p, int field, int tile)
{
    int edges = 0;
    for (int turn = 0; turn < 4; ++turn)
        edges = std::max(edges, edgesAt(p, field, tile, turn, false));
    return buildingsAt(p, field, kNone) + edges + (p.actionValue() + 1) / 2;
}

/// What a choice costs or brings, where places are being chosen.
void addChoices(const Position &p, Notes &notes)
{
    if (isTop(p, Op::Build)) {
        for (Site site = 0; site < kOsirisSites; ++site) {
            // Else the site itself says it.
            const int cost = costOf(p, p.top().seat, Hathor, site).total();
            if (isFreeSite(p, site) && cost != kBreadOfLine[site % 5U])
                notes.push_back({placeAt(kSitePlace, site), {}, {{{"note.bread", {{"n", cost}}}}}});
        }
    }
    if (isTop(p, Op::Field)) {
        const int tile = p.tileOf(p.actionValue());
        for (int field = 0; field < kFields && tile != 0; ++field) {
            if (p.tiles[field] == 0)
                notes.push_back(
                    {placeAt(kFieldPlace, field), {}, {{{"note.points", {{"n", pointsOnField(p, field, tile)}}}}}});
        }
    }
}

} // namespace

std::vector<Note> Tekhenu::notes(const Position &p)
{
    Notes notes;
    const int seat = seatSpokenOf(p);
    addGods(p, seat, notes);
    addDice(p, notes);
    addGold(p, notes);
    addMajorities(p, notes);
    addSections(p, seat, notes);
    addTiles(p, notes);
    addChoices(p, notes);
    notes.push_back({kNowhere, {}, {{{"note.bag", {{"n", std::accumulate(p.bag.begin(), p.bag.end(), 0)}}}}}});
    return notes;
}

} // namespace engine::tekhenu
