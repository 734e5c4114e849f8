// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_view_state.h"

#include "model/engine/core/insight.h"
#include "model/engine/core/message_seats.h"

namespace views {

bool BoardViewState::isSeen(const engine::Message &message) const { return engine::isFor(message, position, revealed); }

std::vector<engine::Caption> BoardViewState::captions() const
{
    std::vector<engine::Caption> all;
    if (isSetUp)
        return all;
    for (const Prospect &prospect : placementPreviews) {
        if (isSeen(prospect.placementPreview.brief))
            all.push_back({prospect.place, prospect.placementPreview.brief, false, prospect.placementPreview.sign});
    }
    for (engine::Caption &caption : position.captions()) {
        if (!isSeen(caption.message))
            continue;
        const bool previewed = std::any_of(placementPreviews.begin(), placementPreviews.end(),
                                           [&](const Prospect &prospect) { return prospect.place == caption.place; });
        if (!previewed)
            all.push_back(std::move(caption));
    }
    return all;
}

} // namespace views
