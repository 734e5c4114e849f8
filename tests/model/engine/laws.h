// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that hold in every position of every game, looked at in all positions of random games.
//
// A law is a function of a position that returns null, or what is wrong. `T` tells what the laws must know of a game:
//   Game                           the rules, as core/facets.h has them
//   start(number)                  the beginning of the game of that number: set-ups and options take turns
//   seats(position)                the number of players
//   conservation(position)         a law: nothing of the material is lost or added
//   candidates()                   all actions that the text of an action can say, or a good many, and some that it
//   cannot factsAreTrue(before, after, facts)   a law: what the facts tell is what happened
// and for the views in laws_views.h
//   dealtAnew(position, seat, random)    the position with all that the seat cannot know dealt anew
//   openIsShown(position, view, seat)    a law: the view shows what is open and what the seat knows
//   isPublic(view, action)         the viewer sees the whole of an action, its own or another's
//   isOpen(view, action)           and what follows from it
//   seenOutcomes(position, seat)   which outcomes of chance the seat's view lists
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "model/engine/core/playout.h"

namespace laws {

using engine::Action;
using engine::Fraction;
using engine::kChance;
using engine::Random;
using engine::Seat;
using engine::seatBit;
using engine::SeatSet;

template <class T>
using PositionOf = typename T::Game::Position;
template <class T>
using ActionsOf = typename T::Game::Actions;

/// Shows the law each position of that many random games, the last one of a game too. The first breach ends it and
/// is returned with the position. Empty: the law holds.
template <class T, class Law>
std::string firstBreach(int games, Law law)
{
    using G = typename T::Game;
    Random random(2024);
    for (int game = 0; game < games; ++game) {
        PositionOf<T> position = T::start(game);
        for (;;) {
            if (const char *const breach = law(position))
                return breach + (": " + G::text(position));
            const SeatSet acting = G::toAct(position);
            if (acting == 0)
                break;
            G::apply(position, engine::randomAction<G>(position, acting, random));
        }
    }
    return {};
}

/// The law, but only in one position of so many and in the last one of each game: for laws that try everything.
template <class T, class Law>
auto sometimes(int every, Law law)
{
    return [every, law, number = 0](const PositionOf<T> &position) mutable -> const char * {
        return ++number % every == 0 || T::Game::toAct(position) == 0 ? law(position) : nullptr;
    };
}

/// True where chance has more outcomes than are listed.
template <class T>
bool hasTooManyOutcomes(const PositionOf<T> &position)
{
    return T::Game::outcomeCount(position) > engine::kMostListedOutcomes;
}

/// All actions or outcomes possible now; none where chance has too many.
template <class T>
void listed(const PositionOf<T> &position, ActionsOf<T> &actions)
{
    actions.clear();
    if (T::Game::toAct(position) != seatBit(kChance))
        T::Game::legal(position, actions);
    else if (!hasTooManyOutcomes<T>(position))
        T::Game::outcomes(position, actions);
}

/// The same in order. Of more outcomes than are listed a few are drawn.
template <class T>
void listedOrDrawn(const PositionOf<T> &position, ActionsOf<T> &actions)
{
    static Random random(12);
    listed<T>(position, actions);
    if (hasTooManyOutcomes<T>(position)) {
        while (actions.size() < 4)
            actions.push(T::Game::sample(position, random));
    }
    std::sort(actions.begin(), actions.end());
}

template <class T>
const char *listedActionsApply(const PositionOf<T> &position)
{
    using G = typename T::Game;
    ActionsOf<T> actions;
    listedOrDrawn<T>(position, actions);
    SeatSet acting = 0;
    for (const Action action : actions) {
        acting = static_cast<SeatSet>(acting | seatBit(action.actor()));
        if (!G::isLegal(position, action))
            return "a listed action is not legal";
        PositionOf<T> next = position;
        G::apply(next, action);
        if (next == position)
            return "an action changes nothing";
        if (const char *const lost = T::conservation(next))
            return lost;
    }
    if (acting != G::toAct(position))
        return "listed are actions of others than those who act";
    const bool twice = std::adjacent_find(actions.begin(), actions.end()) != actions.end();
    return twice && !hasTooManyOutcomes<T>(position) ? "an action is listed twice" : nullptr;
}

/// The candidates, then some of them and the listed actions with one bit changed, and random bits: what most texts
/// cannot say.
template <class T>
std::vector<Action> triedActions(const ActionsOf<T> &listed)
{
    static Random random(14);
    std::vector<Action> all = T::candidates();
    std::vector<Action> changed(listed.begin(), listed.end());
    for (int i = 0; i < 64; ++i)
        changed.push_back(all[random.below(static_cast<std::uint32_t>(T::candidates().size()))]);
    for (Action action : changed) {
        action.bits ^= std::uint64_t{1} << random.below(64);
        all.push_back(action);
        action.bits = ((std::uint64_t{random.bits()} << 32U) | random.bits()) >> random.below(64);
        all.push_back(action);
    }
    return all;
}

template <class T>
const char *allElseIsRefused(const PositionOf<T> &position)
{
    using G = typename T::Game;
    ActionsOf<T> actions;
    listed<T>(position, actions);
    std::sort(actions.begin(), actions.end());
    const PositionOf<T> before = position;
    const bool countOnly = hasTooManyOutcomes<T>(position);
    std::size_t accepted = 0;
    std::size_t candidatesLeft = T::candidates().size();
    for (const Action action : triedActions<T>(actions)) {
        const bool isLegal = G::isLegal(position, action);
        const bool isListed = countOnly && action.actor() == kChance
                                  ? isLegal
                                  : std::binary_search(actions.begin(), actions.end(), action);
        accepted += isListed && candidatesLeft > 0 ? 1 : 0;
        candidatesLeft -= candidatesLeft > 0 ? 1 : 0;
        const auto message = G::illegalReason(position, action);
        if (isListed == message.has_value() || isListed != isLegal)
            return "legal and listed are not the same";
        if (message && message->id.compare(0, 8, "refused.") != 0)
            return "refused without a reason";
    }
    if (accepted != actions.size() && !countOnly)
        return "a listed action is not among all actions";
    return position == before ? nullptr : "a refusal changes the position";
}

template <class T>
const char *readsBack(const PositionOf<T> &position)
{
    const auto read = T::Game::read(T::Game::text(position));
    const auto *same = std::get_if<PositionOf<T>>(&read);
    if (!same || *same != position)
        return "text does not read back";
    return T::Game::hash(*same) == T::Game::hash(position) ? nullptr : "equal positions differ in hash";
}

template <class T>
const char *actionsReadBack(const PositionOf<T> &position)
{
    ActionsOf<T> actions;
    listedOrDrawn<T>(position, actions);
    for (const Action action : actions) {
        const auto read = T::Game::readAction(T::Game::actionText(position, action, engine::kNobody));
        const auto *same = std::get_if<Action>(&read);
        if (!same || *same != action)
            return "an action does not read back";
    }
    return nullptr;
}

template <class T>
const char *composesBack(const PositionOf<T> &position)
{
    const auto composed = T::Game::compose(T::Game::arrangement(position));
    const auto *same = std::get_if<PositionOf<T>>(&composed);
    return same && *same == position ? nullptr : "arrangement does not compose back";
}

/// What arises in a game has no problem, and nothing to warn of.
template <class T>
const char *hasNoProblems(const PositionOf<T> &position)
{
    if (!T::Game::problems(position).empty())
        return "a position of a game has problems";
    return T::Game::warnings(position).empty() ? nullptr : "a position of a game is warned of";
}

template <class T>
const char *factsTellWhatHappens(const PositionOf<T> &position)
{
    using G = typename T::Game;
    ActionsOf<T> actions;
    listedOrDrawn<T>(position, actions);
    for (const Action action : actions) {
        PositionOf<T> plain = position;
        G::apply(plain, action);
        PositionOf<T> told = position;
        typename G::Facts facts;
        G::apply(told, action, facts);
        if (plain != told)
            return "facts change what happens";
        if (const char *const breach = T::factsAreTrue(position, told, facts))
            return breach;
    }
    return nullptr;
}

/// Outcomes are drawn as often as they are likely: of few of them, so many that chance cannot hide the difference.
template <class T>
const char *samplesAreAsLikely(const PositionOf<T> &position)
{
    using G = typename T::Game;
    constexpr int kDraws = 2'000;
    if (G::toAct(position) != seatBit(kChance) || G::outcomeCount(position) > 40)
        return nullptr;
    static Random random(13);
    ActionsOf<T> outcomes;
    G::outcomes(position, outcomes);
    std::vector<int> drawn(outcomes.size());
    for (int i = 0; i < kDraws; ++i)
        ++drawn[std::find(outcomes.begin(), outcomes.end(), G::sample(position, random)) - outcomes.begin()];
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const Fraction likely = G::probability(position, outcomes[i]);
        const double p = static_cast<double>(likely.numerator) / static_cast<double>(likely.denominator);
        if (std::abs(drawn[i] - kDraws * p) > 6 * std::sqrt(kDraws * p * (1 - p)) + 1)
            return "an outcome is not drawn as often as it is likely";
    }
    return nullptr;
}

inline Fraction sum(Fraction a, Fraction b)
{
    return Fraction::reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/// Outcomes that are listed are as many as counted and certain together; one that is drawn is legal, and listed.
template <class T>
const char *outcomesAreCertain(const PositionOf<T> &position)
{
    using G = typename T::Game;
    if (G::toAct(position) != seatBit(kChance))
        return G::outcomeCount(position) == 0 ? nullptr : "outcomes where chance is not to act";
    static Random random(11);
    ActionsOf<T> actions;
    listed<T>(position, actions);
    const bool isListed = !hasTooManyOutcomes<T>(position);
    for (int i = 0; i < 4; ++i) {
        const Action drawn = G::sample(position, random);
        if (isListed && std::find(actions.begin(), actions.end(), drawn) == actions.end())
            return "a sampled outcome is not listed";
        if (!G::isLegal(position, drawn))
            return "a sampled outcome is not legal";
        if (!isListed && G::probability(position, drawn) != Fraction{1, G::outcomeCount(position)})
            return "a sampled outcome is not as likely as the others";
    }
    if (!isListed)
        return nullptr;
    if (actions.size() != G::outcomeCount(position))
        return "outcomes are not as many as counted";
    Fraction all{0, 1};
    for (const Action action : actions)
        all = sum(all, G::probability(position, action));
    return all == Fraction{1, 1} ? nullptr : "probabilities do not sum to 1";
}

} // namespace laws
