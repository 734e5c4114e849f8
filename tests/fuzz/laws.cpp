// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/laws.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"

namespace fuzz {

namespace {

using engine::Action;
using engine::kChance;
using engine::kNobody;
using engine::Position;
using engine::Seat;
using engine::seatBit;

constexpr std::size_t kTried = 8; ///< of the actions of a position so many are done

void checkText(const Position &position)
{
    const std::string text = position.text();
    const auto read = engine::readPosition(text);
    const auto *same = std::get_if<Position>(&read);
    require(same && *same == position && same->text() == text, "the text of a position does not read back");
}

void checkAction(const Position &position, Action action)
{
    require(!position.illegalReason(action), "a listed action is illegal");
    const auto read = position.readAction(position.actionText(action));
    const auto *same = std::get_if<Action>(&read);
    require(same && *same == action, "the text of an action does not read back");
    position.label(action);
    position.moveTargets(action);
    position.consequences(action);
    position.preview(action);
    if (position.viewer() != kNobody)
        return;
    position.reveals(action);
    std::vector<engine::Message> facts;
    const Position next = position.after(action, &facts);
    require(!(next == position), "an action changes nothing");
    require(position.stages(action).size() <= facts.size(), "there are more stages than facts");
    checkText(next);
}

void askForBoard(const Position &position)
{
    position.state();
    position.heading();
    position.prompt();
    position.captions();
    position.panels();
    position.notes();
    position.preview({});
    position.inHand();
    position.warnings();
    position.scores();
}

} // namespace

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "A law does not hold: %s.\n", what);
    std::abort();
}

std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

std::uint64_t seedOf(std::string_view text)
{
    std::uint64_t seed = 14695981039346656037U;
    for (const char c : text)
        seed = (seed ^ static_cast<std::uint8_t>(c)) * 1099511628211U;
    return seed;
}

Position startOf(std::string_view line)
{
    const std::string_view id = line.substr(0, line.find(' '));
    const engine::Game *game = engine::findGame(id);
    if (!game)
        game = engine::games()[seedOf(id) % engine::games().size()];
    line.remove_prefix(std::min(id.size() + 1, line.size()));
    int players = game->usualSeats();
    std::from_chars(line.data(), line.data() + line.size(), players);
    return game->start({game->seating(players) ? players : game->usualSeats(), {}});
}

void checkPosition(const Position &position)
{
    checkText(position);
    askForBoard(position);
    require(position.isOver() == position.result().has_value(), "a result does not go with the end");
    const bool isView = position.viewer() != kNobody;
    if (!isView) {
        for (Seat seat = 0; seat < position.seatCount(); ++seat)
            checkText(position.seenBy(seat));
        const auto composed = position.game().compose(position.arrangement());
        const auto *same = std::get_if<Position>(&composed);
        require(same && *same == position, "the arrangement of a position does not compose it");
    }
    if (!isView && position.toAct() == seatBit(kChance))
        require(position.outcomeCount() > 0, "chance has no outcome");
    const std::vector<Action> legal = position.legal();
    require(isView || position.isOver() || !legal.empty() || position.outcomeCount() > engine::kMostListedOutcomes,
            "nobody can do anything");
    for (std::size_t i = 0; i < std::min(kTried, legal.size()); ++i)
        checkAction(position, legal[i * legal.size() / std::min(kTried, legal.size())]);
}

std::optional<Action> anyAction(const Position &position, engine::Random &random)
{
    if (position.toAct() == seatBit(kChance) && position.viewer() == kNobody)
        return position.sample(random);
    const std::vector<Action> legal = position.legal();
    if (legal.empty())
        return {};
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

} // namespace fuzz
