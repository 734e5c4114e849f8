// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands.h"

#include <algorithm>
#include <set>

#include "model/engine/core/game.h"

namespace hands {

using engine::Value;

namespace {

/// Pieces as their ids say, without the engine's own numbers.
struct Lying {
    std::string kind;
    std::string place;
    const Piece *piece;
};

std::vector<Lying> lyingOn(const Arrangement &arrangement)
{
    std::vector<Lying> all;
    for (const Piece &piece : arrangement.pieces) {
        const bool isKind = piece.kind < Osiris::pieceKinds().size();
        const bool isPlace = piece.place >= 0 && static_cast<std::size_t>(piece.place) < Osiris::places().size();
        all.push_back({isKind ? Osiris::pieceKinds()[piece.kind].id : std::string(),
                       isPlace ? Osiris::places()[piece.place].id : std::string(), &piece});
    }
    return all;
}

bool begins(const std::string &text, const char *with) { return text.rfind(with, 0) == 0; }
bool isSpace(const std::string &place) { return place.size() == 5 && place[1] == '-' && place[3] == '-'; }

int seatsOf(const Arrangement &arrangement)
{
    const Value fields(arrangement.fields);
    const Value *const seats = fields.find("seats");
    return seats && seats->asInt() ? static_cast<int>(*seats->asInt()) : 0;
}

const char *wrongPriests(const std::vector<Lying> &all, const std::string &colours)
{
    std::set<std::string> taken;
    std::set<std::string> standing;
    for (const Lying &each : all) {
        if (!begins(each.kind, "priest-"))
            continue;
        const std::string name = each.kind.substr(7);
        const bool mayStand = isSpace(each.place) || each.place == "tip" || each.place == "town-" + name;
        if (!mayStand || each.piece->count != 1)
            return "a priest stands where he cannot";
        if (!standing.insert(name).second || !taken.insert(each.place).second)
            return "a priest twice, or two on a place";
        if (colours.find(name[0]) == std::string::npos)
            return "an absent priest";
    }
    return standing.size() == 3 * colours.size() ? nullptr : "a priest is missing";
}

const char *wrongCounters(const std::vector<Lying> &all, const std::string &colours)
{
    std::set<std::string> blocked;
    int total = 0;
    for (const Lying &each : all) {
        if (each.kind != "power")
            continue;
        total += each.piece->count;
        const bool isTown = begins(each.place, "town-") && colours.find(each.place[5]) != std::string::npos;
        if (!isTown && (!isSpace(each.place) || each.piece->count != 1 || !blocked.insert(each.place).second))
            return "a counter lies where it cannot";
    }
    for (const Lying &each : all) {
        if (begins(each.kind, "priest-") && blocked.count(each.place) > 0)
            return "a blockade under a priest";
    }
    return total < 40 ? nullptr : "more counters than spaces";
}

const char *wrongFollowers(const std::vector<Lying> &all, const std::string &colours)
{
    for (const char colour : std::string("abcd")) {
        int total = 0;
        std::map<std::string, int> at;
        for (const Lying &each : all) {
            if (each.kind != std::string("follower-") + colour)
                continue;
            if (!begins(each.place, "temple-") && each.place != std::string("stock-") + colour)
                return "a follower is where none can be";
            total += each.piece->count;
            at[each.place] += each.piece->count;
            if (begins(each.place, "temple-") && at[each.place] > 3)
                return "more than three at a temple";
        }
        if (total != (colours.find(colour) == std::string::npos ? 0 : 5))
            return "not five followers";
    }
    return nullptr;
}

const char *wrongGods(const Arrangement &arrangement, const std::vector<Lying> &all, const std::string &colours)
{
    std::set<int> gods;
    std::set<std::string> places;
    for (const Lying &each : all) {
        if (each.kind != "god")
            continue;
        const bool isThere =
            each.place == "god-tip" || (begins(each.place, "god-") && colours.find(each.place[4]) != std::string::npos);
        if (!isThere || each.piece->faceUp || each.piece->count != 1)
            return "a god lies where it cannot";
        if (each.piece->value < 1 || each.piece->value > 13 || !gods.insert(each.piece->value).second
            || !places.insert(each.place).second)
            return "gods are not different";
    }
    const Value fields(arrangement.fields);
    const Value *const phase = fields.find("phase");
    const bool areDealt = phase && phase->asText() && *phase->asText() != "gods";
    return gods.size() == (areDealt ? 3 * colours.size() + 1 : 0) ? nullptr : "not the right number of gods";
}

template <class T>
const T &any(const std::vector<T> &of, Random &random)
{
    return of[random.below(static_cast<std::uint32_t>(of.size()))];
}

void changePiece(Piece &piece, Random &random)
{
    const auto byte = [&random](std::uint32_t n) { return static_cast<std::uint8_t>(random.below(n)); };
    switch (random.below(8)) {
    case 0: piece.count = byte(256); break;
    case 1: piece.count = byte(4); break;
    case 2: piece.kind = byte(20); break;
    case 3: piece.owner = byte(10); break;
    case 4: piece.value = byte(16); break;
    case 5: piece.faceUp = !piece.faceUp; break;
    case 6: piece.known = byte(16); break;
    default: piece.known = byte(256);
    }
}

/// A value that one of the game's own rules offers.
void setOffered(Arrangement &arrangement, Random &random)
{
    const auto rules = Osiris::fields(arrangement);
    const engine::FieldRule &rule = any(rules, random);
    using Form = engine::FieldRule::Form;
    Value &value = field(arrangement, rule.name);
    if (rule.form == Form::Number)
        value = rule.least
                + static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(
                    std::min<std::int64_t>(rule.most - rule.least + 1, random.below(30) + 1))));
    else if (rule.form == Form::Choice)
        value = any(rule.choices, random);
    else if (rule.form == Form::SeatId)
        value = std::string(
            1, static_cast<char>(
                   'a' + random.below(static_cast<std::uint32_t>(std::max(1, std::min(4, seatsOf(arrangement)))))));
    else
        value = random.below(2) == 0;
}

void setAnything(Arrangement &arrangement, Random &random)
{
    static const std::vector<Value> values{0,     1,      2,    3,     4,   5,   -1,       255,    256,  2'000'000'000,
                                           "",    "-",    "a",  "b",   "c", "d", "chance", "walk", "a0", "d2",
                                           "tip", "over", true, false, {}};
    if (random.below(8) == 0)
        arrangement.fields.erase(arrangement.fields.begin()
                                 + random.below(static_cast<std::uint32_t>(arrangement.fields.size())));
    if (!arrangement.fields.empty())
        arrangement.fields[random.below(static_cast<std::uint32_t>(arrangement.fields.size()))].second =
            any(values, random);
}

} // namespace

const char *objection(const Arrangement &arrangement)
{
    const int seats = seatsOf(arrangement);
    if (seats < 2 || seats > 4)
        return "players";
    const std::string colours = seats == 3 ? "abc" : "abcd";
    const std::vector<Lying> all = lyingOn(arrangement);
    for (const Lying &each : all) {
        if (each.kind.empty() || each.place.empty() || each.piece->count == 0)
            return "a piece that is none";
    }
    if (const char *const wrong = wrongPriests(all, colours))
        return wrong;
    if (const char *const wrong = wrongCounters(all, colours))
        return wrong;
    if (const char *const wrong = wrongFollowers(all, colours))
        return wrong;
    return wrongGods(arrangement, all, colours);
}

void change(Arrangement &arrangement, Random &random)
{
    auto &pieces = arrangement.pieces;
    const auto index = [&] { return random.below(static_cast<std::uint32_t>(pieces.size())); };
    const auto place = static_cast<PlaceIndex>(static_cast<int>(random.below(88)) - 2);
    const std::uint32_t what = pieces.empty() ? 9 : random.below(12);
    if (what < 4) {
        pieces[index()].place = place;
    } else if (what == 4) {
        std::swap(pieces[index()].place, pieces[index()].place);
    } else if (what == 5) {
        Piece piece = pieces[index()];
        piece.place = place;
        pieces.push_back(piece);
    } else if (what == 6) {
        pieces.erase(pieces.begin() + index());
    } else if (what == 7) {
        changePiece(pieces[index()], random);
    } else if (what < 11) {
        setOffered(arrangement, random);
    } else {
        setAnything(arrangement, random);
    }
}

Arrangement changed(const Position &position, int most, Random &random)
{
    Arrangement arrangement = Osiris::arrangement(position);
    for (std::uint32_t n = 1 + random.below(static_cast<std::uint32_t>(most)); n > 0; --n)
        change(arrangement, random);
    return arrangement;
}

PlaceIndex placeOf(const std::string &id) { return engine::osiris::game().placeOf(id); }

Value &field(Arrangement &arrangement, const std::string &name)
{
    const auto found = std::find_if(arrangement.fields.begin(), arrangement.fields.end(),
                                    [&](const auto &member) { return member.first == name; });
    if (found != arrangement.fields.end())
        return found->second;
    return arrangement.fields.emplace_back(name, Value()).second;
}

std::string text(Arrangement &arrangement, const std::string &name)
{
    const Value &value = field(arrangement, name);
    if (const auto *const n = value.asInt())
        return std::to_string(*n);
    if (const bool *const flag = value.asBool())
        return *flag ? "yes" : "no";
    return value.asText() ? *value.asText() : std::string();
}

Piece &piece(Arrangement &arrangement, const std::string &kind)
{
    const auto found = std::find_if(arrangement.pieces.begin(), arrangement.pieces.end(),
                                    [&](const Piece &each) { return Osiris::pieceKinds()[each.kind].id == kind; });
    if (found == arrangement.pieces.end())
        qFatal("no %s", kind.c_str());
    return *found;
}

int count(const Arrangement &arrangement, const std::string &kind, const std::string &place)
{
    int number = 0;
    for (const Lying &each : lyingOn(arrangement))
        number += each.kind == kind && (place.empty() || each.place == place) ? each.piece->count : 0;
    return number;
}

std::vector<Problem> problemsOf(const Arrangement &arrangement)
{
    return engine::osiris::game().problemsOf(arrangement);
}

} // namespace hands
