// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/game.h"

#include <algorithm>
#include <iterator>

#include "model/engine/core/position_model.h"

namespace engine {

const Game &Position::game() const { return m_model->game(); }
int Position::seatCount() const { return m_model->seatCount(); }
Setup Position::setup() const { return m_model->setup(); }
bool Position::isInPlay(PlaceIndex place) const { return m_model->isInPlay(place); }
std::string Position::text() const { return m_model->text(); }
Seat Position::viewer() const { return m_model->viewer(); }
Position Position::seenBy(Seat seat) const { return Position(m_model->seenBy(seat)); }
SeatSet Position::toAct() const { return m_model->toAct(); }
std::optional<Result> Position::result() const { return m_model->result(); }
std::vector<Action> Position::legal() const { return m_model->legal(); }
std::uint64_t Position::outcomeCount() const { return m_model->outcomeCount(); }
std::vector<Outcome> Position::outcomes() const { return m_model->outcomes(); }
Action Position::sample(Random &random) const { return m_model->sample(random); }
std::optional<Message> Position::refusal(Action action) const { return m_model->refusal(action); }
Position Position::after(Action action, std::vector<Message> *facts) const
{
    return Position(m_model->after(action, facts));
}
std::vector<Position> Position::stages(Action action) const
{
    std::vector<Position> stages;
    const auto models = m_model->stages(action);
    std::transform(models.begin(), models.end(), std::back_inserter(stages),
                   [](const auto &model) { return Position(model); });
    return stages;
}
std::string Position::actionText(Action action, Seat seat) const { return m_model->actionText(action, seat); }
std::variant<Action, Unreadable> Position::readAction(std::string_view text) const { return m_model->readAction(text); }
Arrangement Position::arrangement() const { return m_model->arrangement(); }
Value Position::state() const { return m_model->state(); }
std::vector<Problem> Position::warnings() const { return m_model->warnings(); }
std::vector<Touch> Position::touches(Action action) const { return m_model->touches(action); }
PlaceIndex Position::inHand() const { return m_model->inHand(); }
std::vector<Route> Position::routes(PlaceIndex from, std::uint8_t value) const { return m_model->routes(from, value); }
Message Position::means(PlaceIndex from, std::uint8_t value) const { return m_model->means(from, value); }
Message Position::moment() const { return m_model->moment(); }
std::vector<int> Position::scores() const { return m_model->scores(); }
std::vector<Message> Position::prompt() const { return m_model->prompt(); }
Message Position::label(Action action) const { return m_model->label(action); }
bool Position::reveals(Action action) const { return m_model->reveals(action); }
bool Position::choosesInSecret(Seat seat) const { return m_model->choosesInSecret(seat); }
bool Position::seesAll(Seat seat) const { return m_model->seesAll(seat); }
std::vector<Message> Position::consequences(Action action) const { return m_model->consequences(action); }
std::vector<Caption> Position::captions() const { return m_model->captions(); }
std::optional<Promise> Position::promise(PlaceIndex place, std::uint8_t value) const
{
    return m_model->promise(place, value);
}
Message Position::whyNot(Seat seat, PlaceIndex place) const { return m_model->whyNot(seat, place); }
std::vector<Panel> Position::panels() const { return m_model->panels(); }
Position Position::imagined(Random &random) const { return Position(m_model->imagined(random)); }
int Position::appraise(Action action) const { return m_model->appraise(action); }
Thought Position::think(const Effort &effort) const { return m_model->think(effort); }
std::vector<double> Position::expected(const Effort &effort) const { return m_model->expected(effort); }
std::vector<Message> Position::reasons(Action action, const Thought &thought) const
{
    return m_model->reasons(action, thought);
}
std::uint64_t Position::perft(int depth) const { return m_model->perft(depth); }
Result Position::playOut(Random &random) const { return m_model->playOut(random); }
std::vector<Panel> Position::report(std::span<const Action> actions) const { return m_model->report(actions); }

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
