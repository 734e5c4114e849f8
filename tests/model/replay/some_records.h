// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include "model/engine/search/match.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"
#include "model/record/record.h"
#include "tests/data_file.h"

/// The saved game of that name in tests/data.
inline record::Record saved(const char *name)
{
    QFile file(tests::dataFile(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return std::get<record::Record>(record::read(file.readAll()));
}

/// A random game of as many as may play, to its end.
inline record::Record playedGame(const char *game, std::uint64_t seed)
{
    const engine::Game &found = *engine::findGame(game);
    record::Record record = record::newRecord(found, {found.mostSeats(), {}});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        players.push_back(engine::search::makePlayer(found, "random", engine::search::derivedSeed(seed, seat)));
    engine::Random chance(seed);
    auto played = engine::search::playGame(record.startPosition(), players, chance, record::kMostActions);
    record.line.actions = std::move(played.actions);
    record.result = record::FinalResult{*played.end.result(), {}};
    return record;
}
