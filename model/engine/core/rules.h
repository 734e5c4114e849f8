// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/arrangement.h"
#include "model/engine/core/fraction.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/random.h"
#include "model/engine/core/thought.h"
#include "model/engine/core/value.h"

namespace engine {

/// Above this many outcomes a chance is sampled and checked but not listed.
inline constexpr std::uint64_t kMostListedOutcomes = 10'000;

/// An option that a game offers, with its choices; the first one is the default.
struct Option {
    std::string id;
    std::vector<std::string> choices;
};

/// What is worth finding again in a game: an action whose label, or a fact whose id, is `cause`. Its sign and its words
/// (`landmark.ID`) belong to `id`; several causes may share one.
struct LandmarkRule {
    std::string cause;
    std::string id;
};

/// What a new game needs to know: how many seats, and the options by name; those not named have their default.
struct Setup {
    int seats = 2;
    std::vector<std::pair<std::string, std::string>> options = {};
};

/// What the rules of a game are to the program. A game is a struct `G` of static functions over a value
/// `G::Position`; a position in which some things are unknown is what one seat sees (`observe`), and every
/// function that does not need the unknown takes it as well.
///
/// - `start`, `toAct` (who owes a choice now; only `kChance` before an outcome; empty when over),
/// - `legal` fills a list with the actions of all seats that owe one (none for chance), `isLegal` says the same
///   of one action, chance included,
/// - `apply` carries out an action that is legal, with everything that follows from it; the second form also
///   appends facts. Neither allocates,
/// - `outcomeCount`, `outcomes`, `sample`: the chance outcomes possible now (each distinct one once), with their
///   probabilities, and one drawn at random; `probability` of one of them,
/// - `observe` hides what the seat cannot know; `imagine` fills in of a view what is hidden, as likely as it is,
/// - `think` (of a view whose seat owes a choice) and `expect` (of a full position) are its computer player.
template <class G>
concept Rules =
    std::is_trivially_copyable_v<typename G::Position> && std::equality_comparable<typename G::Position> && requires(
        const typename G::Position &p, typename G::Position &changing, typename G::Actions &actions,
        typename G::Facts &facts, Action action, Seat seat, Random &random, const Setup &setup, const Effort &effort)
{
    {
        G::start(setup)
        } -> std::same_as<typename G::Position>;
    {
        G::toAct(p)
        } -> std::same_as<SeatSet>;
    {
        G::legal(p, actions)
        } -> std::same_as<void>;
    {
        G::isLegal(p, action)
        } -> std::same_as<bool>;
    {
        G::apply(changing, action)
        } -> std::same_as<void>;
    {
        G::apply(changing, action, facts)
        } -> std::same_as<void>;
    {
        G::outcomeCount(p)
        } -> std::same_as<std::uint64_t>;
    {
        G::outcomes(p, actions)
        } -> std::same_as<void>;
    {
        G::probability(p, action)
        } -> std::same_as<Fraction>;
    {
        G::sample(p, random)
        } -> std::same_as<Action>;
    {
        G::observe(p, seat)
        } -> std::same_as<typename G::Position>;
    {
        G::imagine(p, random)
        } -> std::same_as<typename G::Position>;
    {
        G::viewer(p)
        } -> std::same_as<Seat>;
    {
        G::appraise(p, action)
        } -> std::same_as<int>;
    {
        G::think(p, effort)
        } -> std::same_as<Thought>;
    {
        G::expect(p, effort)
        } -> std::same_as<std::vector<double>>;
};

} // namespace engine
