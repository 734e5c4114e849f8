// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/adapter.h"
#include "model/engine/osiris/osiris.h"

/// A game for two to four, usually for three; two are asked for their board, all for the tip.
struct Choosy : engine::osiris::Osiris {
    static constexpr std::string_view kId = "choosy";
    static int usualSeats() { return 3; }
    static const std::vector<engine::Option> &options()
    {
        static const std::vector<engine::Option> all{{"tip", {"priest", "pyramid"}},
                                                     {"board", {"small", "large"}, {2}}};
        return all;
    }
};

inline const engine::Game &choosy()
{
    static const engine::GameAdapter<Choosy> game;
    return game;
}
