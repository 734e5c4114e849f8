// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"

#include <algorithm>
#include <bit>

namespace positions {

using namespace engine::osiris;
using engine::Action;
using engine::kChance;
using engine::kNobody;
using engine::Random;
using engine::Seat;
using Laws = OsirisLaws;

namespace {

/// No god lies under two priests, and none is missing; `true` before the deal too.
bool godsAreWhole(const Laws::Position &position)
{
    unsigned seen = 0;
    for (std::size_t i = 0; i < position.gods.size(); ++i) {
        const bool present = i == kUnderTip || isPresent(colourOf(static_cast<int>(i)), position.seats);
        const bool none = position.phase == Phase::Gods || !present;
        const God god = position.gods[i];
        if (none != (god == kNoGod) || (!none && (god >= kGods || (seen & (1U << god)) != 0)))
            return false;
        seen |= none ? 0U : 1U << god;
    }
    return true;
}

/// Of a colour five followers once all are set, fewer before that.
bool followersAreWhole(const Laws::Position &position)
{
    for (int colour = 0; colour < kColours; ++colour) {
        int number = 0;
        for (const Followers followers : position.temples)
            number += followers.of(colour);
        const bool beforeTurns = position.phase == Phase::Gods || position.phase == Phase::Follower;
        const int most = isPresent(colour, position.seats) ? kFollowersOfColour : 0;
        if (number > most || (!beforeTurns && number < most))
            return false;
    }
    return true;
}

/// Each priest on a node of his own, an absent one away.
bool priestsAreWhole(const Laws::Position &position)
{
    std::uint64_t taken = 0;
    for (int priest = 0; priest < kPriests; ++priest) {
        const Node at = position.at[priest];
        if (!isPresent(colourOf(priest), position.seats)) {
            if (at != kAway || position.town[priest] != 0)
                return false;
            continue;
        }
        if (at >= kNodes || (isTown(at) && at != townOf(priest)) || (taken & (std::uint64_t{1} << at)) != 0)
            return false;
        if (isSpace(at) && (position.blockades & spaceBit(at)) != 0)
            return false;
        taken |= std::uint64_t{1} << at;
    }
    return (position.blockades >> kSpaces) == 0;
}

void addSeatActions(std::vector<Action> &actions)
{
    for (const Seat seat : {Seat(0), Seat(1), Seat(2), Seat(3), kChance}) {
        for (int priest = 0; priest < kPriests; ++priest) {
            for (Node node = 0; node < kNodes; ++node)
                actions.push_back(makeStep(seat, priest, node));
        }
        for (Node space = 0; space < kNodes; ++space)
            actions.push_back(makeBlock(seat, space));
        for (const Verb verb : {Verb::Stop, Verb::Swap, Verb::Keep, Verb::Pass})
            actions.push_back(makeAction(seat, verb));
        for (int colour = 0; colour < kColours; ++colour) {
            for (God from = 0; from < kGods; ++from) {
                actions.push_back(makeFollower(seat, colour, from));
                for (God to = 0; to < kGods; ++to)
                    actions.push_back(makeMove(seat, colour, from, to));
            }
        }
    }
}

void addDeals(std::vector<Action> &actions)
{
    std::array<God, kGods> gods{};
    for (std::size_t i = 0; i < gods.size(); ++i)
        gods[i] = static_cast<God>(i);
    for (int i = 0; i < 20; ++i) {
        std::next_permutation(gods.begin(), gods.end());
        actions.push_back(makeGods(gods));
    }
    gods[0] = gods[1]; // one twice
    actions.push_back(makeGods(gods));
    gods[0] = 13; // none such
    actions.push_back(makeGods(gods));
}

/// No text says these.
void addNonsense(std::vector<Action> &actions)
{
    constexpr std::uint64_t kFar = std::uint64_t{1} << 40U;
    for (const Seat seat : {Seat(0), Seat(1), Seat(2), Seat(3), Seat(5), kChance, kNobody, Seat(15)}) {
        for (unsigned verb = 0; verb < 16; ++verb) {
            actions.emplace_back(seat, verb, kFar);
            actions.emplace_back(seat, verb, kFar | 0x1111U);
            actions.emplace_back(seat, verb, 0xfffU);
            if (verb > static_cast<unsigned>(Verb::Pass))
                actions.emplace_back(seat, verb, 0U);
        }
        actions.push_back(makeStep(seat, 12, 0));
        actions.push_back(makeStep(seat, 0, kNodes));
        actions.push_back(makeStep(seat, 15, 63));
        actions.push_back(makeBlock(seat, 63));
        actions.push_back(makeMove(seat, 0, 13, 0));
        actions.push_back(makeMove(seat, 0, 0, 15));
        actions.push_back(makeFollower(seat, 0, 14));
    }
}

int number(const Laws::Game::Facts &facts, FactId id)
{
    return static_cast<int>(std::count_if(facts.begin(), facts.end(), [id](const Fact &f) { return f.id == id; }));
}

int sownIn(const Laws::Game::Facts &facts)
{
    int n = 0;
    for (const Fact &fact : facts)
        n += fact.id == FactId::Sown ? fact.n : 0;
    return n;
}

/// Counters that came to towns other than that of the priest.
int gainedElsewhere(const Laws::Position &before, const Laws::Position &after, std::uint8_t walker)
{
    int n = 0;
    for (std::size_t town = 0; town < kPriests; ++town)
        n += town == walker ? 0 : after.town[town] - before.town[town];
    return n;
}

} // namespace

const char *conservation(const Laws::Position &position)
{
    int counters = std::popcount(position.blockades);
    for (const int inTown : position.town)
        counters += inTown;
    if (counters != (position.seats == 3 ? 18 : 24)) // O2
        return "power counters";
    if (!godsAreWhole(position))
        return "gods";
    if (!followersAreWhole(position))
        return "followers";
    return priestsAreWhole(position) ? nullptr : "priests";
}

const std::vector<Action> &candidates()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> actions;
        addSeatActions(actions);
        addDeals(actions);
        addNonsense(actions);
        std::sort(actions.begin(), actions.end());
        actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
        return actions;
    }();
    return all;
}

Laws::Position Laws::start(int number)
{
    static const std::array<Laws::Position, kSetups> all = [] {
        std::array<Laws::Position, kSetups> starts;
        for (int i = 0; i < kSetups; ++i)
            starts[i] = Game::start({4 - i % 3, {{"tip", i < 3 ? "priest" : "pyramid"}}});
        return starts;
    }();
    return all[number % kSetups];
}

const char *Laws::factsAreTrue(const Position &before, const Position &after, const Game::Facts &facts)
{
    if (number(facts, FactId::Turn) != static_cast<int>(after.turn - before.turn))
        return "turns told are not the turns that begin";
    const bool noStep = after.turn != before.turn && after.phase == Phase::Move;
    if (number(facts, FactId::NoStep) != (noStep ? 1 : 0))
        return "a turn without a step is not told";
    const int removed = std::popcount(before.blockades & ~after.blockades);
    if (number(facts, FactId::BlockadeRemoved) != removed)
        return "blockades told are not those removed";
    const int fights = after.phase == Phase::Fight ? 1 : 0;
    if (number(facts, FactId::FightWon) + number(facts, FactId::FightLost) != fights
        || number(facts, FactId::Strengths) != fights)
        return "fights told are not those fought";
    if (sownIn(facts)
        != gainedElsewhere(before, after,
                           before.walker == kNoPriest && !facts.empty() ? facts[0].priest : before.walker))
        return "counters told are not those sown";
    const auto result = Game::result(after);
    if (number(facts, FactId::Won) != (result ? 1 : 0) || number(facts, FactId::Decides) != (result ? 1 : 0))
        return "an end is not told";
    for (const Fact &fact : facts) {
        if (fact.id == FactId::Won && (fact.seat != result->winners.front() || fact.n != result->score[fact.seat]))
            return "another winner is told";
        if (describe(fact).id.empty())
            return "a fact has no name";
    }
    return nullptr;
}

/// Gods that the seat cannot know change places.
Laws::Position Laws::dealtAnew(Position position, Seat seat, Random &random)
{
    if (position.phase == Phase::Gods)
        return position;
    std::vector<std::size_t> hidden;
    std::vector<God> gods;
    unsigned placed = 0;
    for (std::size_t i = 0; i < position.gods.size(); ++i) {
        const bool isHidden = position.gods[i] != kNoGod && !engine::contains(position.known[i], seat);
        if (isHidden)
            hidden.push_back(i);
        else if (position.gods[i] != kNoGod)
            placed |= 1U << position.gods[i];
    }
    for (God god = 0; god < kGods; ++god) {
        if ((placed & (1U << god)) == 0)
            gods.push_back(god);
    }
    for (std::size_t i = gods.size(); i > 1; --i)
        std::swap(gods[i - 1], gods[random.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < hidden.size(); ++i)
        position.gods[hidden[i]] = gods[i];
    return position;
}

const char *Laws::openIsShown(const Position &position, const Position &view, Seat seat)
{
    for (std::size_t i = 0; i < position.gods.size(); ++i) {
        const bool isKnown = engine::contains(position.known[i], seat) || position.gods[i] == kNoGod;
        if (view.gods[i] != (isKnown ? position.gods[i] : kUnknownGod))
            return "a view shows other gods than the seat knows";
        const bool isOwn =
            i < kPriests && position.gods[i] != kNoGod && ownerOfPriest(position, static_cast<int>(i)) == seat;
        if (isOwn && !isKnown)
            return "a seat does not know a god of its own";
    }
    Position open = view;
    open.gods = position.gods;
    open.viewer = kNobody;
    return open == position ? nullptr : "a view hides what is open";
}

} // namespace positions
