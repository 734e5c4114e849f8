// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/visibility.h"

#include <algorithm>

#include "model/engine/core/insight.h"
#include "model/engine/core/message_seats.h"
#include "model/engine/core/panel.h"

namespace views {

namespace {

/// What each of the seats knows in secret, in one panel.
engine::Panel secretsOfAll(const engine::Position &full)
{
    engine::Panel all;
    for (engine::Seat seat = 0; seat < full.seatCount(); ++seat) {
        const std::vector<engine::Panel> seen = full.seenBy(seat).panels();
        const engine::Panel &own = *engine::secretsOf(seen);
        if (seat == 0)
            all = own;
        for (engine::PanelRow &row : all.rows) {
            for (const engine::PanelRow &known : own.rows) {
                if (known.id == row.id && !known.text.id.empty())
                    row = known;
            }
        }
    }
    return all;
}

/// Leaves what all know: things of which only their owner knows what they are lie face down, and cannot be read.
void hideSecrets(engine::Panel &panel)
{
    std::erase_if(panel.cards, [](const engine::ReadableCard &each) { return each.card.isSecret; });
    for (engine::SeatBoard &board : panel.boards) {
        for (engine::BoardRow &row : board.rows) {
            for (engine::PossessionGroup &group : row.groups) {
                for (engine::Possession &thing : group.things)
                    thing.value = thing.isSecret ? std::uint8_t{0} : thing.value;
            }
        }
    }
}

} // namespace

std::vector<engine::Message> seenMessages(std::vector<engine::Message> messages, const engine::Position &position,
                                          engine::Seat viewer)
{
    std::erase_if(messages, [&](const engine::Message &message) { return !engine::isFor(message, position, viewer); });
    return messages;
}

QString sayAll(const words::Words &words, const std::vector<engine::Message> &messages)
{
    QStringList said;
    for (const engine::Message &message : messages)
        said << words.say(message);
    return said.join(QStringLiteral(" "));
}

std::vector<engine::Panel> panelsSeenBy(const engine::Position &full, engine::Seat viewer)
{
    const bool seesAll = full.isOver() || viewer == engine::kEveryone;
    if (!seesAll && viewer != engine::kNobody)
        return full.seenBy(viewer).panels();
    std::vector<engine::Panel> panels = full.panels();
    if (!seesAll)
        std::for_each(panels.begin(), panels.end(), hideSecrets);
    else if (const engine::Panel *secrets = engine::secretsOf(panels))
        panels[secrets - panels.data()] = secretsOfAll(full);
    return panels;
}

std::vector<engine::Caption> secretPlaces(const std::vector<engine::Panel> &panels)
{
    std::vector<engine::Caption> all;
    const engine::Panel *secrets = engine::secretsOf(panels);
    if (!secrets)
        return all;
    for (const engine::PanelRow &row : secrets->rows) {
        for (const engine::PlaceIndex place : row.places) {
            if (!row.text.id.empty())
                all.push_back({place, row.text, false, row.textSign});
        }
    }
    return all;
}

} // namespace views
