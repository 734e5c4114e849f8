// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/editing.h"

#include <algorithm>
#include <limits>

#include "model/scenario/difference.h"

namespace scenario {

using engine::kNowhere;
using engine::Problem;
using engine::Value;

namespace {

/// How often problems are fixed one after the other before that is given up: fixing one may bring about another.
constexpr int kMostFixes = 50;
constexpr const char *kPhase = "phase"; ///< the field that says what is next

/// True if both are equal but for their number.
bool liesAlike(const Piece &a, const Piece &b)
{
    return isSameSort(a, b) && a.place == b.place && a.faceUp == b.faceUp && a.known == b.known;
}

/// Adds a piece, as one more of those that lie there in the same way.
void put(Arrangement &arrangement, const Piece &piece)
{
    std::vector<Piece> &all = arrangement.pieces;
    const auto same = std::find_if(all.begin(), all.end(), [&](const Piece &each) { return liesAlike(each, piece); });
    if (same == all.end())
        all.push_back(piece);
    else
        same->count = static_cast<std::uint8_t>(std::min(same->count + piece.count, 255));
}

/// Takes one piece of that sort away from a place, one that lies as `like` does if there is one; nothing if there is
/// none of the sort.
std::optional<Piece> take(Arrangement &arrangement, PlaceIndex place, const Piece &like)
{
    std::vector<Piece> &all = arrangement.pieces;
    Piece wanted = like;
    wanted.place = place;
    auto found = std::find_if(all.rbegin(), all.rend(), [&](const Piece &each) { return liesAlike(each, wanted); });
    if (found == all.rend())
        found = std::find_if(all.rbegin(), all.rend(),
                             [&](const Piece &each) { return each.place == place && isSameSort(each, like); });
    if (found == all.rend())
        return std::nullopt;
    Piece taken = *found;
    taken.count = 1;
    if (--found->count == 0)
        all.erase(std::next(found).base());
    return taken;
}

/// The box's entry for that sort, or nothing.
std::optional<Piece> boxed(const Game &game, const Arrangement &arrangement, const Piece &sort)
{
    for (const Piece &each : game.box(arrangement)) {
        if (isSameSort(each, sort))
            return each;
    }
    return std::nullopt;
}

PlaceIndex homeOf(const Game &game, const Arrangement &arrangement, const Piece &sort)
{
    const std::optional<Piece> supply = boxed(game, arrangement, sort);
    return supply ? supply->place : kNowhere;
}

/// Where the piece lies of which the box has one only.
PlaceIndex placeOfOnly(const Game &game, const Arrangement &arrangement, const Piece &sort)
{
    const std::optional<Piece> supply = boxed(game, arrangement, sort);
    if (!supply || supply->count != 1 || countOf(arrangement, sort) != 1)
        return kNowhere;
    const auto only = std::find_if(arrangement.pieces.begin(), arrangement.pieces.end(),
                                   [&](const Piece &each) { return isSameSort(each, sort); });
    return only->place;
}

/// How many pieces of any sort may lie on that place at once: 1, or more where a sort may lie there more than once.
bool isSingle(const Game &game, const Arrangement &arrangement, PlaceIndex place)
{
    const std::vector<Piece> sorts = game.holdable(arrangement, place);
    return std::all_of(sorts.begin(), sorts.end(), [](const Piece &each) { return each.count == 1; });
}

/// Lays a piece at its home as those of the box lie there, if it has one where it may lie.
void sendHome(const Game &game, Arrangement &arrangement, const Piece &piece)
{
    const std::optional<Piece> supply = boxed(game, arrangement, piece);
    const auto lying = supply ? asLyingAt(game, arrangement, *supply, supply->place) : std::nullopt;
    if (!lying)
        return;
    Piece home = *lying;
    home.count = piece.count;
    put(arrangement, home);
}

void sendAllHome(const Game &game, Arrangement &arrangement, PlaceIndex place)
{
    std::vector<Piece> there;
    std::erase_if(arrangement.pieces, [&](const Piece &each) {
        if (each.place == place)
            there.push_back(each);
        return each.place == place;
    });
    for (const Piece &piece : there) {
        if (homeOf(game, arrangement, piece) != place)
            sendHome(game, arrangement, piece);
    }
}

bool isEmpty(const Arrangement &arrangement, PlaceIndex place)
{
    return std::none_of(arrangement.pieces.begin(), arrangement.pieces.end(),
                        [place](const Piece &each) { return each.place == place; });
}

/// The arrangement as the game lets it follow from the other, if it is another one.
std::optional<Arrangement> normalized(const Game &game, const Arrangement &before, const Arrangement &edited)
{
    Arrangement after = game.normalized(before, edited);
    return after == before ? std::nullopt : std::optional(std::move(after));
}

/// The places of an area in their order, beginning with that one; only itself if it belongs to none.
std::vector<PlaceIndex> areaFrom(const Game &game, PlaceIndex place)
{
    const std::vector<engine::Place> &places = game.places();
    const std::string &area = places[place].area;
    std::vector<PlaceIndex> all;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!area.empty() && places[i].area == area)
            all.push_back(static_cast<PlaceIndex>(i));
    }
    if (all.empty())
        return {place};
    std::rotate(all.begin(), std::find(all.begin(), all.end(), place), all.end());
    return all;
}

bool isPlaceOf(const Game &game, PlaceIndex place)
{
    return place >= 0 && static_cast<std::size_t>(place) < game.places().size();
}

/// As many of that sort as the place holds and as are left.
void fillHeap(const Game &game, Arrangement &arrangement, const Piece &sort, PlaceIndex place)
{
    const std::optional<Piece> lying = asLyingAt(game, arrangement, sort, place);
    const std::optional<Piece> supply = boxed(game, arrangement, sort);
    if (!lying || !supply)
        return;
    const int room = lying->count - countAt(arrangement, place, sort);
    for (int left = std::min(room, leftOf(arrangement, *supply)); left > 0; --left) {
        take(arrangement, supply->place, sort);
        Piece one = *lying;
        one.count = 1;
        put(arrangement, one);
    }
}

/// True if such problems leave something that can be played.
bool isPosition(const std::vector<Problem> &problems)
{
    return std::all_of(problems.begin(), problems.end(), [](const Problem &each) { return each.playable; });
}

/// What has come of fixing problems.
struct Fixed {
    Arrangement arrangement;
    std::vector<Problem> left;
    int steps = 0;
};

/// That problem of the arrangement fixed; nothing if it has no fix or remains.
std::optional<Fixed> fixedBy(const Game &game, const Arrangement &arrangement, const Problem &problem)
{
    if (!problem.fix)
        return std::nullopt;
    Fixed fixed{arrangement, {}, 1};
    problem.fix(fixed.arrangement);
    if (fixed.arrangement == arrangement)
        return std::nullopt;
    fixed.left = game.problemsOf(fixed.arrangement);
    const bool isLeft = std::any_of(fixed.left.begin(), fixed.left.end(),
                                    [&](const Problem &each) { return each.message == problem.message; });
    return isLeft ? std::nullopt : std::optional(std::move(fixed));
}

/// The first problem that can be fixed, then the first of those that are told then, and so on.
Fixed fixedOneByOne(const Game &game, const Arrangement &arrangement)
{
    Fixed now{arrangement, game.problemsOf(arrangement), 0};
    while (now.steps < kMostFixes) {
        std::optional<Fixed> next;
        for (std::size_t i = 0; i < now.left.size() && !next; ++i)
            next = fixedBy(game, now.arrangement, now.left[i]);
        if (!next)
            break;
        next->steps += now.steps;
        now = std::move(*next);
    }
    return now;
}

/// The choices of the field that says what is next.
std::vector<std::string> phases(const Game &game, const Arrangement &arrangement)
{
    for (const engine::FieldRule &rule : game.fields(arrangement)) {
        if (rule.name == kPhase)
            return rule.choices;
    }
    return {};
}

/// The pieces that lay somewhere else than at home and do not lie there any more.
int takenAway(const Game &game, const Arrangement &before, const Arrangement &after)
{
    int number = 0;
    for (const PieceChange &change : difference(before, after).pieces) {
        if (change.from != kNowhere && change.from != homeOf(game, before, change.piece))
            number += change.count;
    }
    return number;
}

} // namespace

bool isSameSort(const Piece &a, const Piece &b) { return a.kind == b.kind && a.owner == b.owner && a.value == b.value; }

int countOf(const Arrangement &arrangement, const Piece &sort)
{
    int count = 0;
    for (const Piece &piece : arrangement.pieces)
        count += isSameSort(piece, sort) ? piece.count : 0;
    return count;
}

int countAt(const Arrangement &arrangement, PlaceIndex place, const Piece &sort)
{
    int count = 0;
    for (const Piece &piece : arrangement.pieces)
        count += piece.place == place && isSameSort(piece, sort) ? piece.count : 0;
    return count;
}

int leftOf(const Arrangement &arrangement, const Piece &supply)
{
    const int missing = std::max(0, supply.count - countOf(arrangement, supply));
    return missing + (supply.place == kNowhere ? 0 : countAt(arrangement, supply.place, supply));
}

std::optional<Piece> asLyingAt(const Game &game, const Arrangement &arrangement, const Piece &like, PlaceIndex place)
{
    if (!isPlaceOf(game, place))
        return std::nullopt;
    std::optional<Piece> found;
    for (const Piece &each : game.holdable(arrangement, place)) {
        if (isSameSort(each, like) && (!found || (found->faceUp != like.faceUp && each.faceUp == like.faceUp)))
            found = each;
    }
    if (found)
        found->place = place;
    return found;
}

std::optional<Arrangement> placed(const Game &game, const Arrangement &arrangement, const Piece &sort, PlaceIndex to)
{
    std::optional<Piece> lying = asLyingAt(game, arrangement, sort, to);
    if (!lying)
        return std::nullopt;
    if (const PlaceIndex from = placeOfOnly(game, arrangement, sort); from != kNowhere)
        return moved(game, arrangement, from, sort, to);
    Arrangement after = arrangement;
    const PlaceIndex home = homeOf(game, arrangement, sort);
    if (isSingle(game, arrangement, to)) {
        if (countAt(arrangement, to, sort) > 0)
            return std::nullopt;
        sendAllHome(game, after, to);
    }
    if (home != to && home != kNowhere)
        take(after, home, sort);
    lying->count = 1;
    put(after, *lying);
    return normalized(game, arrangement, after);
}

std::optional<Arrangement> moved(const Game &game, const Arrangement &arrangement, PlaceIndex from, const Piece &sort,
                                 PlaceIndex to)
{
    if (from == to)
        return std::nullopt;
    Arrangement after = arrangement;
    const std::optional<Piece> taken = take(after, from, sort);
    std::optional<Piece> lying = taken ? asLyingAt(game, after, *taken, to) : std::nullopt;
    if (!lying)
        return std::nullopt;
    if (isSingle(game, arrangement, to) && !isEmpty(after, to)) {
        const Piece other = *std::find_if(after.pieces.begin(), after.pieces.end(),
                                          [to](const Piece &each) { return each.place == to; });
        const std::optional<Piece> back = asLyingAt(game, after, other, from);
        const bool changesPlaces = back && isSingle(game, arrangement, from);
        if (changesPlaces)
            take(after, to, other);
        sendAllHome(game, after, to);
        if (changesPlaces) {
            Piece one = *back;
            one.count = 1;
            put(after, one);
        }
    }
    lying->count = 1;
    put(after, *lying);
    return normalized(game, arrangement, after);
}

std::optional<Arrangement> erased(const Game &game, const Arrangement &arrangement, PlaceIndex from, const Piece &sort)
{
    Arrangement after = arrangement;
    const std::optional<Piece> taken = take(after, from, sort);
    if (!taken)
        return std::nullopt;
    if (homeOf(game, arrangement, sort) != from)
        sendHome(game, after, *taken);
    return normalized(game, arrangement, after);
}

std::optional<Arrangement> counted(const Game &game, const Arrangement &arrangement, const Piece &lying, int count)
{
    if (!isPlaceOf(game, lying.place) || count < 0 || count > 255)
        return std::nullopt;
    Arrangement after = arrangement;
    const auto alike = [&](const Piece &each) { return liesAlike(each, lying); };
    int now = 0;
    for (const Piece &each : arrangement.pieces)
        now += alike(each) ? each.count : 0;
    std::erase_if(after.pieces, alike);
    Piece rest = lying;
    rest.count = static_cast<std::uint8_t>(count);
    if (count > 0)
        put(after, rest);
    const PlaceIndex home = homeOf(game, arrangement, lying);
    if (home != lying.place && home != kNowhere) {
        for (int i = now; i < count; ++i)
            take(after, home, lying);
        Piece one = lying;
        one.count = 1;
        for (int i = count; i < now; ++i)
            sendHome(game, after, one);
    }
    return normalized(game, arrangement, after);
}

std::optional<Arrangement> filled(const Game &game, const Arrangement &arrangement, const Piece &sort, PlaceIndex at)
{
    if (!isPlaceOf(game, at))
        return std::nullopt;
    Arrangement after = arrangement;
    const std::optional<Piece> supply = boxed(game, arrangement, sort);
    const std::vector<PlaceIndex> places = areaFrom(game, at);
    if (places.size() == 1 && !isSingle(game, arrangement, at))
        fillHeap(game, after, sort, at);
    for (const PlaceIndex place : places) {
        std::optional<Piece> lying = asLyingAt(game, after, sort, place);
        const bool isLeft = !supply || leftOf(after, *supply) > 0;
        if (!lying || !isLeft || !isEmpty(after, place))
            continue;
        if (supply && supply->place != kNowhere)
            take(after, supply->place, sort);
        lying->count = 1;
        put(after, *lying);
    }
    return normalized(game, arrangement, after);
}

std::optional<Arrangement> emptied(const Game &game, const Arrangement &arrangement,
                                   const std::vector<PlaceIndex> &places)
{
    Arrangement after = arrangement;
    for (const PlaceIndex place : places)
        sendAllHome(game, after, place);
    return normalized(game, arrangement, after);
}

std::optional<Arrangement> gathered(const Game &game, const Arrangement &arrangement,
                                    const std::vector<PlaceIndex> &places, PlaceIndex to)
{
    if (!isPlaceOf(game, to))
        return std::nullopt;
    Arrangement after = arrangement;
    std::vector<Piece> moving;
    for (const PlaceIndex place : places) {
        if (place == to)
            continue;
        std::erase_if(after.pieces, [&](const Piece &each) {
            if (each.place == place)
                moving.push_back(each);
            return each.place == place;
        });
    }
    std::vector<PlaceIndex> targets = areaFrom(game, to);
    for (const Piece &piece : moving) {
        for (int i = 0; i < piece.count; ++i) {
            Piece one = piece;
            one.count = 1;
            const auto free = std::find_if(targets.begin(), targets.end(), [&](PlaceIndex target) {
                const bool isFree = !isSingle(game, after, target) || isEmpty(after, target);
                return isFree && asLyingAt(game, after, one, target).has_value();
            });
            if (free == targets.end()) { // no room: it stays
                put(after, one);
                continue;
            }
            Piece lying = *asLyingAt(game, after, one, *free);
            lying.count = 1;
            put(after, lying);
        }
    }
    return normalized(game, arrangement, after);
}

std::optional<Arrangement> cleared(const Game &game, const Arrangement &arrangement, const engine::Setup &setup)
{
    const Arrangement standard = game.start(setup).arrangement();
    Arrangement bare{{}, standard.fields};
    for (const Piece &piece : standard.pieces) {
        if (homeOf(game, standard, piece) == piece.place)
            bare.pieces.push_back(piece);
    }
    bare = game.normalized(bare, bare);
    return bare == arrangement ? std::nullopt : std::optional(std::move(bare));
}

std::optional<Arrangement> withField(const Game &game, const Arrangement &arrangement, std::string_view name,
                                     const Value &value)
{
    Arrangement after = arrangement;
    for (auto &[field, now] : after.fields) {
        if (field == name)
            now = value;
    }
    return normalized(game, arrangement, after);
}

const Value *fieldOf(const Arrangement &arrangement, std::string_view name)
{
    const auto found = std::find_if(arrangement.fields.begin(), arrangement.fields.end(),
                                    [name](const auto &field) { return field.first == name; });
    return found == arrangement.fields.end() ? nullptr : &found->second;
}

std::optional<Arrangement> oneFixed(const Game &game, const Arrangement &arrangement, const Problem &problem)
{
    std::optional<Fixed> fixed = fixedBy(game, arrangement, problem);
    return fixed ? std::optional(std::move(fixed->arrangement)) : std::nullopt;
}

std::optional<Arrangement> allFixed(const Game &game, const Arrangement &arrangement)
{
    Fixed fixed = fixedOneByOne(game, arrangement);
    return fixed.steps > 0 ? std::optional(std::move(fixed.arrangement)) : std::nullopt;
}

std::optional<Arrangement> fixedInOtherPhase(const Game &game, const Arrangement &arrangement,
                                             const std::optional<Arrangement> &fixed)
{
    const Value *const phase = fieldOf(arrangement, kPhase);
    const Arrangement &here = fixed ? *fixed : arrangement;
    int least =
        isPosition(game.problemsOf(here)) ? takenAway(game, arrangement, here) : std::numeric_limits<int>::max();
    if (!phase || least == 0)
        return std::nullopt;
    std::optional<Arrangement> best;
    for (const std::string &choice : phases(game, arrangement)) {
        const auto other = *phase == Value(choice) ? std::nullopt : withField(game, arrangement, kPhase, choice);
        if (!other)
            continue;
        Fixed there = fixedOneByOne(game, *other);
        const int taken = takenAway(game, arrangement, there.arrangement);
        if (isPosition(there.left) && taken < least) {
            least = taken;
            best = std::move(there.arrangement);
        }
    }
    return best;
}

} // namespace scenario
