// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

constexpr std::array<std::string_view, kNodes> kNodeNames{
#define SPACE(id, face, lane, x, y) id,
#include "model/engine/osiris/rules/board_table.inc" // NOLINT
#define TIP(id, x, y) id,
#include "model/engine/osiris/rules/board_table.inc" // NOLINT
#define TOWN(priest, x, y) "town-" priest,
#include "model/engine/osiris/rules/board_table.inc" // NOLINT
};

} // namespace

std::string_view seatName(Seat seat)
{
    static constexpr std::string_view names = "abcd";
    if (seat == kChance)
        return "chance";
    return seat < names.size() ? names.substr(seat, 1) : std::string_view();
}

std::string_view phaseName(Phase phase)
{
    static constexpr std::array<std::string_view, 6> names{"gods", "follower", "walk", "fight", "move", "over"};
    return names[static_cast<unsigned>(phase)];
}

std::string_view reasonName(Reason reason)
{
    static constexpr std::array<std::string_view, 4> names{"-", "tip", "blocked", "stuck"};
    return names[static_cast<unsigned>(reason)];
}

std::string_view nodeName(Node node) { return kNodeNames[node]; }

} // namespace engine::osiris
