// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "model/record/record.h"

/// The saved games of tests/data.
QByteArrayList savedGames();
/// Reads a file that must be right; fails the test run otherwise.
record::Record mustRead(const QByteArray &bytes);
/// A random game of `game`, played to its end with that seed, with its result.
record::Record randomGame(const engine::Game &game, std::uint64_t seed);
/// The error in the words of the program.
QString inWords(const record::Error &error);
/// Reads the `file` of the row; the error has its `id`, and its sentence the `part`. May the sentence name `seats[0]`?
void refusesTheRow(bool mayNameEntries);
