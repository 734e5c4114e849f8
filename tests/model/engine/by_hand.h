// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to an arrangement, and what is made of it, for the tests of any game.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <QtGlobal>

#include "model/engine/core/game.h"

namespace by_hand {

/// How the arrangements of a game, given as `G`'s own and as an `engine::Game`, are edited and looked at.
template <class G, const engine::Game &(*game)()>
struct Hands {
    using Arrangement = engine::Arrangement;

    static engine::PlaceIndex placeOf(std::string_view id) { return game().placeOf(id); }
    static std::vector<engine::Problem> problemsOf(const Arrangement &arrangement)
    {
        return game().problemsOf(arrangement);
    }
    /// The id of the first problem; empty where there is none.
    static std::string firstProblem(const Arrangement &arrangement)
    {
        const auto problems = problemsOf(arrangement);
        return problems.empty() ? std::string{} : problems.front().message.id;
    }
    /// The position; one that is none fails the test.
    static typename G::Position composed(const Arrangement &arrangement)
    {
        const auto made = G::compose(arrangement);
        if (std::holds_alternative<std::vector<engine::Problem>>(made))
            qFatal("no position: %s", firstProblem(arrangement).c_str());
        return std::get<typename G::Position>(made);
    }

    /// After that field has been set, and what follows.
    static Arrangement set(const Arrangement &before, std::string_view name, const engine::Value &value)
    {
        Arrangement after = before;
        engine::setMember(after.fields, name, value);
        return G::normalized(before, after);
    }
    /// After one more piece has been laid, and what follows.
    static Arrangement with(const Arrangement &before, std::string_view place, int kind, int value = 0,
                            engine::Seat owner = engine::kNobody)
    {
        Arrangement after = before;
        after.pieces.push_back(
            {placeOf(place), static_cast<std::uint8_t>(kind), owner, static_cast<std::uint8_t>(value)});
        return G::normalized(before, after);
    }
    /// Without the pieces of a place, and what follows.
    static Arrangement without(const Arrangement &before, std::string_view place)
    {
        Arrangement after = before;
        std::erase_if(after.pieces, [&](const engine::Piece &piece) { return piece.place == placeOf(place); });
        return G::normalized(before, after);
    }
    /// All problems fixed that can be, one after the other.
    static Arrangement fixed(Arrangement arrangement)
    {
        constexpr int kMostFixes = 50;
        for (int fixes = 0; fixes < kMostFixes; ++fixes) {
            std::optional<Arrangement> next;
            for (const engine::Problem &problem : problemsOf(arrangement)) {
                if (!next)
                    next = game().quickFix(arrangement, problem);
            }
            if (!next)
                return arrangement;
            arrangement = *next;
        }
        return arrangement;
    }

    /// The names of the fields of a group, divided by spaces.
    static std::string fieldNames(const Arrangement &arrangement, std::string_view group)
    {
        std::string all;
        for (const engine::FieldRule &rule : G::fields(arrangement)) {
            if (rule.group == group)
                all += (all.empty() ? "" : " ") + rule.name;
        }
        return all;
    }
    /// The least and the most that a field takes, or all that it offers.
    static std::vector<engine::Value> valuesOf(const engine::FieldRule &rule)
    {
        if (rule.form == engine::FieldRule::Form::Number)
            return {rule.least, rule.most};
        if (rule.form == engine::FieldRule::Form::Flag)
            return {true, false};
        return {rule.choices.begin(), rule.choices.end()};
    }
    /// Whether one piece more or as many as there are of its sort may lie where it lies.
    static bool isHeld(const Arrangement &arrangement, const engine::Piece &piece)
    {
        const auto sorts = G::holdable(arrangement, piece.place);
        return std::any_of(sorts.begin(), sorts.end(), [&piece](const engine::Piece &sort) {
            return sort.kind == piece.kind && sort.owner == piece.owner && sort.value == piece.value
                   && piece.count <= sort.count;
        });
    }
};

} // namespace by_hand
