// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/game.h"

namespace engine {

/// What an adapter implements behind `Position`; each function is described there.
class Position::Model : public std::enable_shared_from_this<Position::Model> {
public:
    virtual ~Model() = default;
    Model() = default;
    Model(const Model &) = delete;
    Model &operator=(const Model &) = delete;

    virtual const Game &game() const = 0;
    virtual int seatCount() const = 0;
    virtual Setup setup() const = 0;
    virtual bool isInPlay(PlaceIndex place) const = 0;
    virtual bool equals(const Model &other) const = 0;
    virtual std::string text() const = 0;
    virtual Seat viewer() const = 0;
    virtual std::shared_ptr<const Model> seenBy(Seat seat) const = 0;
    virtual SeatSet toAct() const = 0;
    virtual std::optional<Result> result() const = 0;
    virtual std::vector<Action> legal() const = 0;
    virtual std::uint64_t outcomeCount() const = 0;
    virtual std::vector<Outcome> outcomes() const = 0;
    virtual Action sample(Random &random) const = 0;
    virtual std::optional<Message> refusal(Action action) const = 0;
    virtual std::shared_ptr<const Model> after(Action action, std::vector<Message> *facts) const = 0;
    virtual std::vector<std::shared_ptr<const Model>> stages(Action action) const = 0;
    virtual std::string actionText(Action action, Seat seat) const = 0;
    virtual std::variant<Action, Unreadable> readAction(std::string_view text) const = 0;
    virtual Arrangement arrangement() const = 0;
    virtual Value state() const = 0;
    virtual std::vector<Problem> warnings() const = 0;
    virtual std::vector<Touch> touches(Action action) const = 0;
    virtual PlaceIndex inHand() const = 0;
    virtual std::vector<Route> routes(PlaceIndex from, std::uint8_t value) const = 0;
    virtual Message means(PlaceIndex from, std::uint8_t value) const = 0;
    virtual Message moment() const = 0;
    virtual std::vector<int> scores() const = 0;
    virtual std::vector<Message> prompt() const = 0;
    virtual Message label(Action action) const = 0;
    virtual bool reveals(Action action) const = 0;
    virtual bool choosesInSecret(Seat seat) const = 0;
    virtual bool seesAll(Seat seat) const = 0;
    virtual std::vector<Message> consequences(Action action) const = 0;
    virtual std::vector<Caption> captions() const = 0;
    virtual std::optional<Promise> promise(PlaceIndex place, std::uint8_t value) const = 0;
    virtual Message whyNot(Seat seat, PlaceIndex place) const = 0;
    virtual std::vector<Panel> panels() const = 0;
    virtual std::shared_ptr<const Model> imagined(Random &random) const = 0;
    virtual int appraise(Action action) const = 0;
    virtual Thought think(const Effort &effort) const = 0;
    virtual std::vector<double> expected(const Effort &effort) const = 0;
    virtual std::vector<Message> reasons(Action action, const Thought &thought) const = 0;
    virtual std::uint64_t perft(int depth) const = 0;
    virtual Result playOut(Random &random) const = 0;
    virtual std::vector<Panel> report(std::span<const Action> actions) const = 0;
};

} // namespace engine
