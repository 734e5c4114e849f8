// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a game, in three concepts: rules, board and player. A game is a struct `G` of static functions over
// a value type `G::Position`. A view, which is what one seat sees (`observe`), is a position with unknown parts; every
// function that does not need these accepts it. A missing function is a compile error with its name.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "model/engine/core/answers.h"

namespace engine {

class Game;

// clang-format off
#define ASKED_OF_POSITION(answer, name, parameters, ...) \
    { G::name(p __VA_OPT__(, ) __VA_ARGS__) } -> std::convertible_to<answer>;

/// The rules, used by searches, playouts and records; further functions are listed in questions.def:
///
/// - `start` returns the first position of a set-up, which must be one that the game offers,
/// - `toAct` returns the seats that have to act; `kChance` alone before an outcome; empty when the game is over,
/// - `legal` appends the legal actions of all these seats (none for chance) to an empty list; `isLegal` tests one
///   action of a seat or of chance,
/// - `apply` carries out a legal action and all that follows from it; the second form also appends facts, which
///   `describe` turns into messages. Neither allocates,
/// - `outcomeCount` is the number of chance outcomes; `outcomes` appends each distinct one once, `probability` is that
///   of one of them, `sample` draws one by these probabilities,
/// - `observe` hides what the seat cannot know; `determinize` replaces what a view hides by values drawn with the
///   probability that the rules give them,
/// - `hash` covers everything in which two positions can differ,
/// - `read` and `readAction` read what `text` and `actionText` write, or return the first error.
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

/// What views, editor and hints need of a position and of the game. `compose` returns the position of an arrangement,
/// or all its problems.
template <class G>
concept Board = requires(const typename G::Position &p, Action action, Seat seat, PlaceIndex place, PlaceIndex from,
                         std::uint8_t value, std::span<const Action> actions, const Arrangement &arrangement,
                         const Arrangement &before, const Arrangement &after) {
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::compose(arrangement) } -> std::same_as<std::variant<typename G::Position, std::vector<Problem>>>;
#define BOARD_QUESTION ASKED_OF_POSITION
#define GAME_QUESTION(answer, name, parameters, ...) \
    { G::name(__VA_ARGS__) } -> std::convertible_to<answer>;
#include "model/engine/core/questions.def"
};

/// The computer player: evaluation, search, and the reasons for an action.
template <class G>
concept Player = requires(const typename G::Position &p, Action action, const SearchLimits &limits, const SearchResult &result) {
#define PLAYER_QUESTION ASKED_OF_POSITION
#include "model/engine/core/questions.def"
};

#undef ASKED_OF_POSITION
// clang-format on

/// A complete game.
template <class G>
concept Playable = Rules<G> && Board<G> && Player<G>;

} // namespace engine
