// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/osiris/player/distances.h"

namespace engine::osiris {

Distances distancesToTip(Spaces blockades)
{
    Distances all;
    all.fill(kNoWay);
    all[kTip] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (Node node = 0; node < kNodes; ++node) {
            for (const Edge way : kGraph[node]) {
                const bool closed =
                    way.kind != StepKind::Side && isSpace(way.to) && (blockades & spaceBit(way.to)) != 0;
                if (closed || way.cost + all[way.to] >= all[node])
                    continue;
                all[node] = way.cost + all[way.to];
                changed = true;
            }
        }
    }
    return all;
}

} // namespace engine::osiris
