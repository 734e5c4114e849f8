// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QString>

#include "views/board/board_scene.h"

/// The game whose board the tests show.
const engine::Game &boardGame();

/// What a window would show of each position of a random game, from its start to its end.
std::vector<views::BoardViewState> randomGame(std::uint64_t seed);

/// What a window would show of that position text.
views::BoardViewState shownOf(const std::string &text, engine::Seat revealed = engine::kNobody);

/// Positions for the tests: in the midst of placing, and with cards in both hands.
extern const char *const kPlacing;
extern const char *const kLaying;

/// Everything that can be seen of a scene's items, by key.
std::map<QString, QString> seen(const views::BoardScene &scene);
/// The same, were the position shown in a new scene like that one.
std::map<QString, QString> seenAfresh(const views::BoardViewState &shown, const views::BoardScene &like,
                                      const views::Theme &theme);
