// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include <algorithm>
#include <bit>
#include <sstream>

namespace positions {

namespace {

using engine::osiris::kAway;
using engine::osiris::kColours;
using engine::osiris::kGodNames;
using engine::osiris::kGods;
using engine::osiris::kNoGod;
using engine::osiris::kPriestNames;
using engine::osiris::kPriests;
using engine::osiris::kSpaceRows;
using engine::osiris::kSpaces;
using engine::osiris::kTip;
using engine::osiris::kUnderTip;
using engine::osiris::kUnknownGod;
using engine::osiris::Verb;

/// Fails the test, and gives an index that is valid all the same.
int none(const std::string &what)
{
    fail("unknown in a test: " + what);
    return 0;
}

template <class Names>
int indexOf(const Names &names, const std::string &name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? none(name) : static_cast<int>(found - names.begin());
}

std::size_t godIndex(const std::string &place)
{
    return place == "tip" ? kUnderTip : static_cast<std::size_t>(priest(place));
}

std::string seatText(Seat seat) { return seat == kChance ? "chance" : std::string(1, static_cast<char>('a' + seat)); }
std::string colourText(int colour) { return std::string(1, static_cast<char>('a' + colour)); }

std::vector<std::string> legalTexts(const Position &position, const std::string &beginning)
{
    return by_text::legal<Osiris>(position, beginning, text);
}

bool isPresent(const Setup &setup, int priest) { return setup.seats != 3 || kPriestNames[priest][0] != 'd'; }

void placePriests(const Setup &setup, Position &position)
{
    for (int i = 0; i < kPriests; ++i) {
        const auto known = seatBit(static_cast<Seat>((kPriestNames[i][0] - 'a') % (setup.seats == 2 ? 2 : 4)));
        position.at[i] = isPresent(setup, i) ? engine::osiris::townOf(i) : kAway;
        position.gods[i] = static_cast<God>(i);
        position.known[i] = isPresent(setup, i) ? known : SeatSet{0};
    }
    for (const auto &[name, where] : setup.priests)
        position.at[priest(name)] = node(where);
}

void layGods(const Setup &setup, Position &position)
{
    position.gods[kUnderTip] = static_cast<God>(kGods - 1);
    for (const auto &[place, name] : setup.gods) {
        auto *const found = std::find(position.gods.begin(), position.gods.end(), god(name));
        std::swap(*found, position.gods[godIndex(place)]);
    }
    for (int i = 0; i < kPriests; ++i)
        position.gods[i] = isPresent(setup, i) ? position.gods[i] : kNoGod;
}

void layCounters(const Setup &setup, Position &position)
{
    int rest = setup.seats == 3 ? 18 : 24;
    for (const std::string &name : setup.blockades)
        position.blockades |= engine::osiris::spaceBit(node(name));
    rest -= std::popcount(position.blockades);
    for (const auto &[name, n] : setup.towns) {
        position.town[priest(name)] = static_cast<std::uint8_t>(n);
        rest -= n;
    }
    for (int i = kPriests - 1; rest > 0; i = (i + kPriests - 1) % kPriests) {
        if (!isPresent(setup, i) || setup.towns.count(std::string(kPriestNames[i])) > 0)
            continue;
        ++position.town[i];
        --rest;
    }
}

void setFollowers(const Setup &setup, Position &position)
{
    std::array<int, kColours> rest{};
    for (int colour = 0; colour < (setup.seats == 3 ? 3 : 4); ++colour)
        rest[colour] = 5;
    for (const auto &[temple, colours] : setup.followers) {
        for (const char colour : colours) {
            position.temples[god(temple)].add(colour - 'a', 1);
            --rest[colour - 'a'];
        }
    }
    for (int temple = kGods - 1; temple >= 0; --temple) {
        if (setup.followers.count(std::string(kGodNames[temple])) > 0)
            continue;
        for (int colour = 0; colour < kColours; ++colour) {
            const int n = std::min(3, rest[colour]);
            position.temples[temple].add(colour, n);
            rest[colour] -= n;
        }
    }
}

} // namespace

Position Setup::position() const
{
    Position position;
    position.seats = static_cast<std::uint8_t>(seats);
    position.tip = tip;
    position.phase = phase;
    position.actor = static_cast<Seat>(actor - 'a');
    position.turn = static_cast<std::uint32_t>(seats + 1 + position.actor);
    position.stuck = static_cast<std::uint8_t>(stuck);
    placePriests(*this, position);
    layGods(*this, position);
    layCounters(*this, position);
    setFollowers(*this, position);
    return position;
}

Position start(int seats, TipRule tip)
{
    return Osiris::start({seats, {{"tip", tip == TipRule::Priest ? "priest" : "pyramid"}}});
}

Action anyGods()
{
    std::array<God, kGods> gods{};
    for (int i = 0; i < kGods; ++i)
        gods[i] = static_cast<God>(i);
    return engine::osiris::makeGods(gods);
}

Position setUp(int seats, TipRule tip)
{
    Position position = start(seats, tip);
    Osiris::apply(position, anyGods());
    while (position.phase == Phase::Follower) {
        Osiris::Actions actions;
        Osiris::legal(position, actions);
        Osiris::apply(position, *std::min_element(actions.begin(), actions.end()));
    }
    return position;
}

std::string nodeName(Node node)
{
    if (node < kSpaces)
        return std::string(kSpaceRows[node].id);
    if (node == kTip)
        return "tip";
    return node == kAway ? "away" : "town-" + std::string(kPriestNames[node - engine::osiris::kTowns]);
}

Node node(const std::string &name)
{
    for (Node node = 0; node < engine::osiris::kNodes; ++node) {
        if (nodeName(node) == name)
            return node;
    }
    return static_cast<Node>(none(name));
}

int priest(const std::string &name) { return indexOf(kPriestNames, name); }
God god(const std::string &name) { return static_cast<God>(indexOf(kGodNames, name)); }

std::string text(Action action)
{
    using namespace engine::osiris;
    const std::string start = seatText(action.actor()) + " ";
    switch (verbOf(action)) {
    case Verb::Gods: {
        std::string all = start + "gods";
        for (std::size_t i = 0; i < kGods; ++i)
            all.append(" ").append(kGodNames[godArgument(action, i)]);
        return all;
    }
    case Verb::Follower:
        return start + "follower " + colourText(colourArgument(action)) + " "
               + std::string(kGodNames[templeArgument(action)]);
    case Verb::Step:
        return start + "step " + std::string(kPriestNames[priestArgument(action)]) + " "
               + positions::nodeName(stepArgument(action));
    case Verb::Stop: return start + "stop";
    case Verb::Swap: return start + "swap";
    case Verb::Keep: return start + "keep";
    case Verb::Block: return start + "block " + positions::nodeName(blockArgument(action));
    case Verb::Move:
        return start + "move " + colourText(colourArgument(action)) + " "
               + std::string(kGodNames[templeArgument(action)]) + " " + std::string(kGodNames[targetArgument(action)]);
    case Verb::Pass: return start + "pass";
    }
    return start + "?";
}

Action action(const std::string &text)
{
    using namespace engine::osiris;
    std::istringstream stream(text);
    std::vector<std::string> word;
    for (std::string next; stream >> next;)
        word.push_back(next);
    word.resize(15);
    const Seat seat = word[0] == "chance" ? kChance : static_cast<Seat>(word[0][0] - 'a');
    if (word[1] == "gods") {
        std::array<God, kGods> gods{};
        for (std::size_t i = 0; i < gods.size(); ++i)
            gods[i] = god(word[i + 2]);
        return makeGods(gods);
    }
    if (word[1] == "follower")
        return makeFollower(seat, word[2][0] - 'a', god(word[3]));
    if (word[1] == "step")
        return makeStep(seat, priest(word[2]), node(word[3]));
    if (word[1] == "block")
        return makeBlock(seat, node(word[2]));
    if (word[1] == "move")
        return makeMove(seat, word[2][0] - 'a', god(word[3]), god(word[4]));
    for (const auto &[name, verb] : {std::pair{"stop", Verb::Stop}, std::pair{"swap", Verb::Swap},
                                     std::pair{"keep", Verb::Keep}, std::pair{"pass", Verb::Pass}}) {
        if (word[1] == name)
            return makeAction(seat, verb);
    }
    none(text);
    return makeAction(kNobody, Verb::Pass);
}

bool isLegal(const Position &position, const std::string &text) { return Osiris::isLegal(position, action(text)); }
std::string legal(const Position &position, const std::string &beginning)
{
    return joined(legalTexts(position, beginning), ", ");
}
int count(const Position &position, const std::string &beginning)
{
    return static_cast<int>(legalTexts(position, beginning).size());
}

std::string at(const Position &position, const std::string &name) { return nodeName(position.at[priest(name)]); }
int counters(const Position &position, const std::string &name) { return position.town[priest(name)]; }

std::string blockades(const Position &position)
{
    std::vector<std::string> names;
    for (Node space = 0; space < kSpaces; ++space) {
        if ((position.blockades & engine::osiris::spaceBit(space)) != 0)
            names.push_back(nodeName(space));
    }
    return joined(names, " ");
}

std::string towns(const Position &position)
{
    std::vector<std::string> numbers;
    for (const int n : position.town)
        numbers.push_back(std::to_string(n));
    return joined(numbers, " ");
}

std::string followers(const Position &position, const std::string &temple)
{
    std::string all;
    for (int colour = 0; colour < kColours; ++colour)
        all.append(static_cast<std::size_t>(position.temples[god(temple)].of(colour)), static_cast<char>('a' + colour));
    return all;
}

std::string godOf(const Position &position, const std::string &place)
{
    const God god = position.gods[godIndex(place)];
    if (god == kUnknownGod)
        return "?";
    return god == kNoGod ? "-" : std::string(kGodNames[god]);
}

std::string knownTo(const Position &position, const std::string &place)
{
    std::string seats;
    for (Seat seat = 0; seat < kColours; ++seat) {
        if (engine::contains(position.known[godIndex(place)], seat))
            seats += seatText(seat);
    }
    return seats;
}

int allCounters(const Position &position)
{
    int all = std::popcount(position.blockades);
    for (const int n : position.town)
        all += n;
    return all;
}

std::string result(const Position &position) { return by_text::result<Osiris>(position, seatText); }

std::string scores(const Position &position)
{
    std::vector<std::string> numbers;
    if (const auto result = Osiris::result(position)) {
        for (const int score : result->score)
            numbers.push_back(std::to_string(score));
    }
    return joined(numbers, " ");
}

std::vector<Message> facts(const Position &position, const std::string &text, const std::string &id)
{
    std::vector<Message> found = by_text::facts<Osiris>(position, action(text));
    std::erase_if(found, [&id](const Message &fact) { return fact.id != id; });
    return found;
}

} // namespace positions
