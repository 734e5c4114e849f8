// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/game.h"

#include <algorithm>
#include <tuple>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"

namespace engine {

// Defaults look at none of their arguments.
// clang-format off
#define RULES_QUESTION(answer, name, parameters, ...)                                                                  \
    answer Position::name parameters const { return m_model->name(__VA_ARGS__); }
#define BOARD_QUESTION RULES_QUESTION
#define BOARD_QUESTION_OR(otherwise, answer, name, parameters, ...)                                                    \
    answer Position::name parameters const { return m_model->name(__VA_ARGS__); }                                      \
    answer Position::Model::name parameters const                                                                      \
    {                                                                                                                  \
        static_cast<void>(std::tie(__VA_ARGS__));                                                                      \
        return otherwise;                                                                                              \
    }
#define PLAYER_QUESTION RULES_QUESTION
#define GAME_QUESTION_OR(otherwise, answer, name, parameters, ...)                                                     \
    answer Game::name parameters const { return otherwise; }
#include "model/engine/core/questions.def"
// clang-format on

const Game &Position::game() const { return m_model->game(); }
Position Position::seenBy(Seat seat) const { return Position(m_model->seenBy(seat)); }
Position Position::determinized(Random &random) const { return Position(m_model->determinized(random)); }
std::vector<Action> Position::legal() const { return m_model->legal(); }
std::vector<Outcome> Position::outcomes() const { return m_model->outcomes(); }
Position Position::after(Action action, std::vector<Message> *facts) const
{
    return Position(m_model->after(action, facts));
}
std::vector<Position> Position::stages(Action action) const
{
    const auto models = m_model->stages(action);
    return {models.begin(), models.end()};
}
std::variant<Action, Unreadable> Position::readAction(std::string_view text) const { return m_model->readAction(text); }
std::uint64_t Position::perft(int depth) const { return m_model->perft(depth); }
Result Position::playOut(Random &random) const { return m_model->playOut(random); }

bool operator==(const Position &a, const Position &b)
{
    return a.m_model == b.m_model || a.m_model->equals(*b.m_model);
}

Seat Game::seatOf(std::string_view id, int players) const
{
    if (id == "chance")
        return kChance;
    const std::vector<std::string> *seats = seating(players);
    if (!seats)
        return kNobody;
    const auto found = std::find(seats->begin(), seats->end(), id);
    return found == seats->end() ? kNobody : static_cast<Seat>(found - seats->begin());
}

std::string_view Game::seatId(Seat seat, int players) const
{
    const std::vector<std::string> *seats = seating(players);
    return seats && seat < seats->size() ? std::string_view((*seats)[seat]) : std::string_view("chance");
}

int Game::figures(int players) const { return players + (rival() && rival()->players == players ? 1 : 0); }

Seat Game::figureOf(std::string_view id, int players) const
{
    const std::optional<Rival> other = rival();
    return other && other->id == id ? static_cast<Seat>(players) : seatOf(id, players);
}

std::string Game::figureId(Seat figure, int players) const
{
    return figure == players && rival() ? rival()->id : std::string(seatId(figure, players));
}

std::string Game::ownerId(Seat owner, int players) const
{
    return owner == mostSeats() ? figureId(owner, mostSeats()) : std::string(seatId(owner, players));
}

std::vector<Problem> Game::problemsOf(const Arrangement &arrangement) const
{
    auto composed = compose(arrangement);
    if (auto *problems = std::get_if<std::vector<Problem>>(&composed))
        return std::move(*problems);
    return std::get<Position>(composed).warnings();
}

std::optional<Arrangement> Game::quickFix(const Arrangement &arrangement, const Problem &problem) const
{
    const auto isSaid = [&](const Problem &each) { return each.message == problem.message; };
    const std::vector<Problem> now = problemsOf(arrangement);
    const auto found = std::find_if(now.begin(), now.end(), [&](const Problem &each) {
        return isSaid(each) && each.places == problem.places && each.fix;
    });
    if (found == now.end())
        return std::nullopt;
    Arrangement fixed = arrangement;
    found->fix(fixed);
    const std::vector<Problem> left = problemsOf(fixed); // where it says the same of other places, nothing is better
    if (fixed == arrangement || std::any_of(left.begin(), left.end(), isSaid))
        return std::nullopt;
    return fixed;
}

PlaceIndex Game::placeOf(std::string_view id) const
{
    const auto &all = places();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Place &place) { return place.id == id; });
    return found == all.end() ? kNowhere : static_cast<PlaceIndex>(found - all.begin());
}

const Level *Game::level(std::string_view id) const
{
    const auto found =
        std::find_if(levels().begin(), levels().end(), [id](const Level &level) { return level.id == id; });
    return found == levels().end() ? nullptr : &*found;
}

const std::vector<std::string> *Game::seating(int players) const
{
    const auto &all = seatings();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const auto &seats) { return static_cast<int>(seats.size()) == players; });
    return found == all.end() ? nullptr : &*found;
}

const Game *findGame(std::string_view id)
{
    const auto all = games();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Game *game) { return game->id() == id; });
    return found == all.end() ? nullptr : *found;
}

std::variant<Position, Unreadable> readPosition(std::string_view text)
{
    for (const Game *game : games()) {
        const std::string_view rest =
            text.substr(0, game->id().size()) == game->id() ? text.substr(game->id().size()) : std::string_view();
        if (!rest.empty() && (rest.front() == '/' || rest.substr(0, 6) == "-seen/"))
            return game->read(text);
    }
    return shortened(Unreadable{"position.unknown-game", {{"text", text.substr(0, text.find(' '))}}});
}

} // namespace engine
