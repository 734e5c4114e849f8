// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/nefertiti/nefertiti.h"
namespace engine::nefertiti {
std::vector<Note> Nefertiti::notes(const Position &) { return {}; }
std::optional<Preview> Nefertiti::preview(const Position &, const std::optional<Action> &) { return {}; }
std::vector<Panel> Nefertiti::panels(const Position &) { return {}; }
std::vector<Panel> Nefertiti::report(const Position &, std::span<const Action>) { return {}; }
} // namespace engine::nefertiti
