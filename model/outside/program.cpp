// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/outside/program.h"

#include "model/outside/command_words.h"
#include "model/outside/engine.h"

namespace outside {

namespace {

const QLatin1String kEngine("engine:");
constexpr std::chrono::seconds kTrial{1}; ///< that the first choice may take

/// What whoever is first to choose sees then.
engine::Position firstChoice(const engine::Game &game)
{
    engine::Position position = game.start({game.firstSeats(), {}});
    engine::Random random(1);
    while (position.toAct() == engine::seatBit(engine::kChance))
        position = position.after(position.sample(random));
    engine::Seat seat = 0;
    while (!engine::contains(position.toAct(), seat))
        ++seat;
    return position.seenBy(seat);
}

} // namespace

QString playerOf(const QString &program) { return kEngine + program; }

QString programOf(const QString &player) { return player.startsWith(kEngine) ? player.mid(kEngine.size()) : QString(); }

Trial tryOut(const Program &program, const engine::CancelToken &cancel)
{
    Engine engine(program.name, commandWords(program.command), nullptr, &cancel);
    Trial trial{engine.ownName(), {}};
    for (const engine::Game *game : engine::games()) {
        if (engine.plays(game->id()))
            trial.games.push_back(game);
    }
    if (trial.games.empty())
        throw Failure{{"outside.no-game", {{"player", program.name.toStdString()}}}, nullptr};
    engine.beginGame(1, &cancel);
    engine.choose(firstChoice(*trial.games.front()), {0, kTrial}, &cancel);
    return trial;
}

} // namespace outside
