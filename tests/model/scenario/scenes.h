// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and scenarios for tests.
#pragma once

#include "model/engine/core/random.h"
#include "model/scenario/scenario.h"

/// A file that must be right, e.g. one of tests/data by its name; fails the test run otherwise.
record::Record mustLoad(const QString &path);
/// A record without actions that begins there, with a scenario block out of JSON text if that is not empty.
record::Record recordAt(const engine::Position &start, const QByteArray &block = {});
/// The scenario of a record, which must be right; and a record at that position with it.
scenario::Scenario mustRead(const record::Record &record);
record::Json parsed(const QByteArray &json);

engine::Position positionOf(const char *text);
/// Some position of a game of some number of seats, over only where that is allowed.
engine::Position randomPosition(const engine::Game &game, engine::Random &random, bool mayBeOver = true);
/// Up to `most` actions from there, each drawn among those that are legal, chance's by their probability.
std::vector<engine::Action> randomLine(const engine::Position &start, engine::Random &random, int most);
/// A random legal action of those that owe one.
engine::Action randomAction(const engine::Position &position, engine::Random &random);
/// The texts of a line.
std::vector<QString> textsOf(const std::vector<engine::Action> &line, const engine::Position &start);
/// The action of that text.
engine::Action actionOf(const QString &text, const engine::Position &position);
/// An arrangement made wrong: pieces taken away, doubled, turned, moved, counted otherwise; fields changed or gone.
engine::Arrangement mutilated(engine::Arrangement arrangement, const engine::Game &game, engine::Random &random);
