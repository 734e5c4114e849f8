// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstring>

#include "model/engine/core/playout.h"
#include "model/engine/core/position_model.h"

namespace engine {

template <Rules G>
class GameAdapter;

/// Holds a position of the game `G` for the rest of the program. Thin: each function hands on to `G`.
template <Rules G>
class PositionAdapter final : public Position::Model {
public:
    PositionAdapter(const Game &game, const typename G::Position &position) : m_game(game), m_position(position) {}

    const typename G::Position &value() const { return m_position; }

    const Game &game() const override { return m_game; }
    int seatCount() const override { return G::setup(m_position).seats; }
    Setup setup() const override { return G::setup(m_position); }
    bool isInPlay(PlaceIndex place) const override { return G::isInPlay(m_position, place); }
    bool equals(const Model &other) const override
    {
        const auto *same = dynamic_cast<const PositionAdapter *>(&other);
        return same && same->m_position == m_position;
    }
    std::string text() const override { return G::text(m_position); }
    Seat viewer() const override { return G::viewer(m_position); }
    std::shared_ptr<const Model> seenBy(Seat seat) const override { return with(G::observe(m_position, seat)); }
    SeatSet toAct() const override { return G::toAct(m_position); }
    std::optional<Result> result() const override { return G::result(m_position); }
    std::vector<Action> legal() const override
    {
        typename G::Actions actions;
        if (toAct() != seatBit(kChance))
            G::legal(m_position, actions);
        else if (outcomeCount() <= kMostListedOutcomes)
            G::outcomes(m_position, actions);
        return {actions.begin(), actions.end()};
    }
    std::uint64_t outcomeCount() const override { return G::outcomeCount(m_position); }
    std::vector<Outcome> outcomes() const override
    {
        std::vector<Outcome> list;
        if (toAct() == seatBit(kChance)) {
            for (const Action action : legal())
                list.push_back({action, G::probability(m_position, action)});
        }
        return list;
    }
    Action sample(Random &random) const override { return G::sample(m_position, random); }
    std::optional<Message> refusal(Action action) const override { return G::refusal(m_position, action); }
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
    std::string actionText(Action action, Seat seat) const override { return G::actionText(m_position, action, seat); }
    std::variant<Action, Unreadable> readAction(std::string_view text) const override
    {
        std::variant<Action, Unreadable> read = G::readAction(text);
        if (auto *unreadable = std::get_if<Unreadable>(&read))
            *unreadable = shortened(*unreadable);
        return read;
    }
    Arrangement arrangement() const override { return G::arrange(m_position); }
    Value state() const override { return G::state(m_position); }
    std::vector<Problem> warnings() const override { return G::warnings(m_position); }
    std::vector<Touch> touches(Action action) const override { return G::touches(m_position, action); }
    PlaceIndex inHand() const override { return G::inHand(m_position); }
    std::vector<Route> routes(PlaceIndex from, std::uint8_t value) const override
    {
        return G::routes(m_position, from, value);
    }
    Message means(PlaceIndex from, std::uint8_t value) const override { return G::means(m_position, from, value); }
    Message moment() const override { return G::moment(m_position); }
    std::vector<int> scores() const override { return G::scores(m_position); }
    std::vector<Message> prompt() const override { return G::prompt(m_position); }
    Message label(Action action) const override { return G::label(m_position, action); }
    bool reveals(Action action) const override { return G::reveals(m_position, action); }
    bool choosesInSecret(Seat seat) const override { return G::choosesInSecret(m_position, seat); }
    bool seesAll(Seat seat) const override { return G::seesAll(m_position, seat); }
    std::vector<Message> consequences(Action action) const override { return G::consequences(m_position, action); }
    std::vector<Caption> captions() const override { return G::captions(m_position); }
    std::optional<Promise> promise(PlaceIndex place, std::uint8_t value) const override
    {
        return G::promise(m_position, place, value);
    }
    Message whyNot(Seat seat, PlaceIndex place) const override { return G::whyNot(m_position, seat, place); }
    std::vector<Panel> panels() const override { return G::panels(m_position); }
    std::shared_ptr<const Model> imagined(Random &random) const override
    {
        assert(viewer() != kNobody);
        return with(G::imagine(m_position, random));
    }
    int appraise(Action action) const override { return G::appraise(m_position, action); }
    Thought think(const Effort &effort) const override
    {
        assert(contains(toAct(), viewer()));
        return G::think(m_position, effort);
    }
    std::vector<double> expected(const Effort &effort) const override
    {
        assert(viewer() == kNobody);
        return G::expect(m_position, effort);
    }
    std::vector<Message> reasons(Action action, const Thought &thought) const override
    {
        return G::reasons(m_position, action, thought);
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
        Result stopped{{}, {}, G::scores(position)};
        for (Seat seat = 0; seat < seatCount(); ++seat)
            stopped.winners.push_back(seat);
        return stopped;
    }
    std::vector<Panel> report(std::span<const Action> actions) const override
    {
        assert(viewer() == kNobody);
        return G::report(m_position, actions);
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
template <Rules G>
class GameAdapter final : public Game {
public:
    std::string_view id() const override { return G::kId; }
    const std::vector<std::vector<std::string>> &seatings() const override { return G::seatings(); }
    const std::vector<Level> &levels() const override { return G::levels(); }
    const std::vector<Option> &options() const override { return G::options(); }
    const std::vector<Place> &places() const override { return G::places(); }
    const std::vector<PieceKind> &pieceKinds() const override { return G::pieceKinds(); }
    const std::vector<std::string> &reasons() const override { return G::reasons(); }
    const std::vector<LandmarkRule> &landmarks() const override { return G::landmarks(); }

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
    std::vector<FieldRule> fields(const Arrangement &arrangement) const override { return G::fields(arrangement); }
    std::vector<Piece> box(const Arrangement &arrangement) const override { return G::box(arrangement); }
    std::vector<Piece> holdable(const Arrangement &arrangement, PlaceIndex place) const override
    {
        return G::holdable(arrangement, place);
    }
    Arrangement settled(const Arrangement &before, Arrangement after) const override
    {
        return G::settled(before, std::move(after));
    }
    std::optional<Arrangement> mended(const Arrangement &arrangement, const Problem &problem) const override
    {
        return G::mended(arrangement, problem);
    }
    std::optional<Arrangement> mirrored(const Arrangement &arrangement) const override
    {
        return G::mirrored(arrangement);
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
