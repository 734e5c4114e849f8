// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>

#include "model/engine/core/facets.h"
#include "model/engine/core/game.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"
#include "model/engine/core/playout.h"

namespace engine {

/// Implements `Position::Model` for a position of the game `G`: each question is passed on to `G`. Preconditions are
/// checked by assertion. An optional function of `G` that is no template but has other parameters does not build.
template <Playable G>
class PositionAdapter final : public Position::Model {
public:
    /// `game` must outlive the position.
    PositionAdapter(const Game &game, const typename G::Position &position) : m_game(game), m_position(position) {}

    /// The position in the game's own type.
    const typename G::Position &value() const { return m_position; }

// clang-format off
#define RULES_QUESTION(answer, name, parameters, ...)                                                                  \
    answer name parameters const override { return G::name(m_position __VA_OPT__(, ) __VA_ARGS__); }
#define BOARD_QUESTION RULES_QUESTION
#define BOARD_QUESTION_OR(otherwise, answer, name, parameters, ...)                                                    \
    answer name parameters const override                                                                              \
    {                                                                                                                  \
        if constexpr (requires { &G::name; } || requires { G::name(m_position __VA_OPT__(, ) __VA_ARGS__); })          \
            return G::name(m_position __VA_OPT__(, ) __VA_ARGS__);                                                     \
        else                                                                                                           \
            return Position::Model::name(__VA_ARGS__);                                                                 \
    }
#define PLAYER_QUESTION RULES_QUESTION
#include "model/engine/core/questions.def"
    // clang-format on

    const Game &game() const override { return m_game; }
    bool equals(const Model &other) const override
    {
        const auto *same = dynamic_cast<const PositionAdapter *>(&other);
        return same && same->m_position == m_position;
    }
    std::shared_ptr<const Model> seenBy(Seat seat) const override { return with(G::observe(m_position, seat)); }
    std::shared_ptr<const Model> determinized(Random &random) const override
    {
        assert(viewer() != kNobody);
        return with(G::determinize(m_position, random));
    }
    std::vector<Action> legal() const override
    {
        typename G::Actions actions;
        if (toAct() != seatBit(kChance))
            G::legal(m_position, actions);
        else if (outcomeCount() <= kMostListedOutcomes)
            G::outcomes(m_position, actions);
        return {actions.begin(), actions.end()};
    }
    std::vector<Outcome> outcomes() const override
    {
        std::vector<Outcome> list;
        if (toAct() == seatBit(kChance)) {
            for (const Action action : legal())
                list.push_back({action, G::probability(m_position, action)});
        }
        return list;
    }
    std::shared_ptr<const Model> after(Action action, std::vector<Message> *facts) const override
    {
        assert(G::isLegal(m_position, action));
        typename G::Position next = m_position;
        if (!facts) {
            G::apply(next, action);
        } else {
            typename G::Facts list;
            G::apply(next, action, list);
            for (const auto &fact : list)
                facts->push_back(G::describe(fact));
        }
        return with(next);
    }
    std::vector<std::shared_ptr<const Model>> stages(Action action) const override
    {
        assert(G::isLegal(m_position, action));
        std::vector<std::shared_ptr<const Model>> stages;
        typename G::Position next = m_position;
        typename G::Facts list;
        list.watch = [&] { stages.push_back(with(next)); };
        G::apply(next, action, list);
        return stages;
    }
    std::variant<Action, Unreadable> readAction(std::string_view text) const override
    {
        std::variant<Action, Unreadable> read = G::readAction(text);
        if (auto *unreadable = std::get_if<Unreadable>(&read))
            *unreadable = shortened(*unreadable);
        return read;
    }
    std::uint64_t perft(int depth) const override { return engine::perft<G>(m_position, depth); }
    Result playOut(Random &random) const override
    {
        assert(viewer() == kNobody);
        typename G::Position position = m_position;
        for (int action = 0; action < kMostRandomActions; ++action) {
            const SeatSet acting = G::toAct(position);
            if (acting == 0)
                return *G::result(position);
            G::apply(position, randomAction<G>(position, acting, random));
        }
        Result stopped{{}, {}, scores()};
        for (Seat seat = 0; seat < setup().seats; ++seat)
            stopped.winners.push_back(seat);
        return stopped;
    }

private:
    std::shared_ptr<const Model> with(const typename G::Position &position) const
    {
        return std::make_shared<PositionAdapter>(m_game, position);
    }

    const Game &m_game;
    const typename G::Position m_position;
};

/// The game `G` as an entry of the table of games.
template <Playable G>
class GameAdapter final : public Game {
public:
    std::string_view id() const override { return G::kId; }
// clang-format off
#define GAME_QUESTION(answer, name, parameters, ...)                                                                   \
    answer name parameters const override { return G::name(__VA_ARGS__); }
#define GAME_QUESTION_OR(otherwise, answer, name, parameters, ...)                                                     \
    answer name parameters const override                                                                              \
    {                                                                                                                  \
        if constexpr (requires { G::name(__VA_ARGS__); })                                                              \
            return G::name(__VA_ARGS__);                                                                               \
        else                                                                                                           \
            return Game::name(__VA_ARGS__);                                                                            \
    }
#include "model/engine/core/questions.def"
    // clang-format on

    Position start(const Setup &setup) const override { return wrap(G::start(setup)); }
    std::variant<Position, Unreadable> read(std::string_view text) const override
    {
        auto result = G::read(text);
        if (auto *unreadable = std::get_if<Message>(&result))
            return shortened(*unreadable);
        return wrap(std::get<typename G::Position>(result));
    }
    std::variant<Position, std::vector<Problem>> compose(const Arrangement &arrangement) const override
    {
        auto result = G::compose(arrangement);
        if (auto *problems = std::get_if<std::vector<Problem>>(&result))
            return *problems;
        return wrap(std::get<typename G::Position>(result));
    }
    std::uint64_t signature(int games) const override
    {
        Random random(1);
        std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a, 64 bits
        const auto mix = [&hash](std::uint64_t word) {
            for (int byte = 0; byte < 8; ++byte, word >>= 8U)
                hash = (hash ^ (word & 0xffU)) * 0x100000001b3U;
        };
        for (int game = 0; game < games; ++game) {
            playout<G>(begin(), random, [&](const typename G::Position &position, Action action) {
                mix(G::hash(position));
                mix(action.bits);
            });
        }
        return hash;
    }
    std::uint64_t playRandomly(int games, Random &random) const override
    {
        std::uint64_t actions = 0;
        for (int game = 0; game < games; ++game)
            actions += playout<G>(begin(), random, [](const auto &, Action) {});
        return actions;
    }
    std::uint64_t drawAndCopy(std::uint64_t steps, Random &random) const override
    {
        const typename G::Position source = begin();
        typename G::Position target = source;
        std::uint64_t sum = 0;
        for (std::uint64_t step = 0; step < steps; ++step) {
            target = source;
            asm volatile("" : : "r"(&target) : "memory"); // the copy is really made
            sum += random.below(24);
        }
        return sum;
    }
    std::size_t positionSize() const override { return sizeof(typename G::Position); }

private:
    typename G::Position begin() const { return G::start({mostSeats(), {}}); }
    Position wrap(const typename G::Position &position) const
    {
        return Position(std::make_shared<PositionAdapter<G>>(*this, position));
    }
};

} // namespace engine
