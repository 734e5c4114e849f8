// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/engine/core/game.h"
#include "model/record/json.h"

namespace scenario {

/// An arrangement as `{"pieces":[{"place":"temple-1-a","kind":"counter","owner":"red","value":…,"count":…,"down":true,
/// "known":["red"]}],"fields":{"round":3,…}}`: what has its usual value (no owner, value 0, one piece, face up, known
/// to nobody) is left out.
record::Json toJson(const engine::Arrangement &arrangement, const engine::Game &game);
/// The arrangement of that form, or nothing where it is of another one, has other keys or names a place, a kind or a
/// seat that the game does not have. Read back exactly.
std::optional<engine::Arrangement> arrangementOf(const record::Json &json, const engine::Game &game);

} // namespace scenario
