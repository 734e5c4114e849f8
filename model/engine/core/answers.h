// SPDX-License-Identifier: GPL-3.0-or-later
// The types that questions.def names. Those that only few files need complete are declared.
#pragma once

#include "model/engine/core/arrangement.h"
#include "model/engine/core/random.h"
#include "model/engine/core/result.h"
#include "model/engine/core/search_result.h"
#include "model/engine/core/setup.h"

namespace engine {

struct Caption;
struct Label;
struct Note;
struct Panel;
struct PlacementPreview;
struct Preview;
struct Route;

} // namespace engine
