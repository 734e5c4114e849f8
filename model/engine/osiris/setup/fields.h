// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/fields.h"
#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

/// `seats tip turn phase actor walker spent left may-stop winner loser stuck reason viewer`; `-` stands for none. The
/// editor offers all but the viewer. The seat that ended a game is its actor.
const FieldTable<Position> &fieldTable();

} // namespace engine::osiris
