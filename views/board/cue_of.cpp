// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/cue_of.h"

#include <algorithm>

#include "views/board/board_plan.h"
#include "views/board/changes.h"

namespace views {

namespace {

engine::Arrangement asSeen(const BoardViewState &shown)
{
    engine::Arrangement seen = shown.arrangement;
    for (engine::Piece &piece : seen.pieces) {
        piece = shown.asSeen(piece);
        piece.known = 0;
    }
    return seen;
}

/// The most that a seat has gained.
int gain(const BoardViewState &before, const BoardViewState &now)
{
    const std::vector<int> earlier = before.position.scores();
    const std::vector<int> later = now.position.scores();
    int most = 0;
    for (std::size_t seat = 0; seat < std::min(earlier.size(), later.size()); ++seat)
        most = std::max(most, later[seat] - earlier[seat]);
    return most;
}

/// From what is everybody's to what is a player's own, to where pieces sink, or out of the game.
bool isRemoved(const Change &change, const BoardPlan &plan, const engine::Game &game)
{
    if (!change.before || !change.after)
        return !change.after;
    const engine::Place &from = *placeAt(game, change.before->place);
    const engine::Place &to = *placeAt(game, change.after->place);
    return plan.isSink(to) || (from.owner == engine::kNobody && to.owner != engine::kNobody);
}

Sound soundOf(const Change &change, const BoardPlan &plan, const engine::Game &game)
{
    const engine::Piece &piece = change.after ? *change.after : *change.before;
    switch (plan.materialOf(game.pieceKinds()[piece.kind])) {
    case Material::Papyrus: return Sound::Card;
    case Material::Metal: return Sound::Coin;
    case Material::Bone: return change.before ? Sound::Die : Sound::Dice;
    case Material::Stone: break;
    }
    return isRemoved(change, plan, game) ? Sound::Remove : Sound::Place;
}

/// True if a marker that is no piece has gone on.
bool hasMarkerMoved(const BoardViewState &before, const BoardViewState &now, const BoardPlan &plan)
{
    return std::any_of(plan.gauges.begin(), plan.gauges.end(), [&](const GaugePlan &gauge) {
        const auto valueIn = [&gauge](const BoardViewState &shown) {
            return engine::Message{{}, shown.arrangement.fields}.number(gauge.field);
        };
        return valueIn(before) != valueIn(now);
    });
}

} // namespace

std::optional<Cue> cueOf(const BoardViewState &before, const BoardViewState &now)
{
    const engine::Game &game = now.position.game();
    const BoardPlan &plan = BoardPlan::of(now.position);
    if (now.scored != 0 && now.scored != before.scored)
        return Cue{Sound::Scoring};
    if (const int points = gain(before, now); points > 0)
        return Cue{Sound::Score, points};
    if (!now.rolled.empty() && now.rolled != before.rolled)
        return Cue{Sound::Dice};
    std::optional<Cue> cue;
    for (const Change &change : changesBetween(asSeen(before), asSeen(now))) {
        const Sound sound = soundOf(change, plan, game);
        if (!cue || sound > cue->sound)
            cue = Cue{sound};
    }
    if (!cue && hasMarkerMoved(before, now, plan))
        cue = Cue{Sound::Place};
    return cue;
}

bool isHeardAtEnd(Sound sound)
{
    return sound == Sound::Place || sound == Sound::Remove || sound == Sound::Die || sound == Sound::Coin;
}

} // namespace views
