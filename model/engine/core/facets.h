// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is to the program, in three facets: rules, board and player. A game is a struct `G` of static functions
// over a value `G::Position`; a position in which some things are unknown is what one seat sees (`observe`), and every
// function that does not need the unknown takes it as well. What is missing is an error that names it.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "model/engine/core/insight.h"
#include "model/engine/core/random.h"
#include "model/engine/core/search_result.h"
#include "model/engine/core/setup.h"

namespace engine {

// clang-format off
#define ASKED_OF_POSITION(answer, name, parameters, ...) \
    { G::name(p __VA_OPT__(, ) __VA_ARGS__) } -> std::convertible_to<answer>;

/// What searches, playouts and records stand on, beside the questions of questions.def:
///
/// - `start`, `toAct` (who owes a choice now; only `kChance` before an outcome; empty when over),
/// - `legal` fills a list with the actions of all seats that owe one (none for chance), `isLegal` says the same
///   of one action, chance included,
/// - `apply` carries out an action that is legal, with everything that follows from it; the second form also
///   appends facts, which `describe` puts into messages. Neither allocates,
/// - `outcomeCount`, `outcomes`, `sample`: the chance outcomes possible now (each distinct one once), with their
///   probabilities, and one drawn at random; `probability` of one of them,
/// - `observe` hides what the seat cannot know; `determinize` fills in of a view what is hidden, as likely as it is,
/// - `hash` of all that tells two positions apart,
/// - `read` and `readAction` read what `text` and `actionText` write, or say what is wrong with it.
template <class G>
concept Rules = std::is_trivially_copyable_v<typename G::Position> && std::equality_comparable<typename G::Position>
    && requires(const typename G::Position &p, typename G::Position &changing, typename G::Actions &actions,
                typename G::Facts &facts, Action action, Seat seat, Random &random, const Setup &setup,
                std::string_view text) {
    { G::start(setup) } -> std::same_as<typename G::Position>;
    { G::legal(p, actions) } -> std::same_as<void>;
    { G::isLegal(p, action) } -> std::same_as<bool>;
    { G::apply(changing, action) } -> std::same_as<void>;
    { G::apply(changing, action, facts) } -> std::same_as<void>;
    { G::describe(*facts.begin()) } -> std::same_as<Message>;
    { G::outcomes(p, actions) } -> std::same_as<void>;
    { G::probability(p, action) } -> std::same_as<Fraction>;
    { G::observe(p, seat) } -> std::same_as<typename G::Position>;
    { G::determinize(p, random) } -> std::same_as<typename G::Position>;
    { G::hash(p) } -> std::same_as<std::uint64_t>;
    { G::read(text) } -> std::same_as<std::variant<typename G::Position, Unreadable>>;
    { G::readAction(text) } -> std::same_as<std::variant<Action, Unreadable>>;
#define RULES_QUESTION ASKED_OF_POSITION
#include "model/engine/core/questions.def"
};

/// What views, editor and hints ask of a position, and what is asked of the game itself. `compose` makes a position of
/// an arrangement, or says all that is wrong with it.
template <class G>
concept Board = requires(const typename G::Position &p, Action action, Seat seat, PlaceIndex place, PlaceIndex from,
                         std::uint8_t value, std::span<const Action> actions, const Arrangement &arrangement,
                         const Arrangement &before, const Arrangement &after, const Problem &problem) {
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::compose(arrangement) } -> std::same_as<std::variant<typename G::Position, std::vector<Problem>>>;
#define BOARD_QUESTION ASKED_OF_POSITION
#define GAME_QUESTION(answer, name, parameters, ...) \
    { G::name(__VA_ARGS__) } -> std::convertible_to<answer>;
#include "model/engine/core/questions.def"
};

/// How the game is judged: its computer player, and why it thinks so.
template <class G>
concept Player = requires(const typename G::Position &p, Action action, const SearchLimits &limits, const SearchResult &thought) {
#define PLAYER_QUESTION ASKED_OF_POSITION
#include "model/engine/core/questions.def"
};

#undef ASKED_OF_POSITION
// clang-format on

/// A whole game.
template <class G>
concept Playable = Rules<G> && Board<G> && Player<G>;

} // namespace engine
