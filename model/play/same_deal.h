// SPDX-License-Identifier: GPL-3.0-or-later
// The same deal from the other side: a game that is over is played once more with the seats exchanged and what chance
// did then. The new record has the link to it in a block of its own, file key `sameDeal`.
#pragma once

#include <optional>
#include <vector>

#include "model/play/play.h"

namespace play {

/// True for a game that is over in which one person has played against computers.
bool hasOtherSide(const Play &play);

/// The record of that game once more, without actions: each player sits one seat before the one of then, the first one
/// on the last. `hasOtherSide` must be true.
record::Record otherSideOf(const Play &play);

/// How the game ended whose deal a record has.
struct DealBefore {
    std::vector<record::SeatEntry> seats; ///< who sat there
    engine::Seat person = 0;              ///< who was the person among them
    std::vector<int> score;               ///< a figure each, as in a result
};
/// Nothing where the record has no such block, or one of another form.
std::optional<DealBefore> dealBefore(const record::Record &record);

/// What chance does next in a game with the deal of another one. Of a kind – a verb together with the seats that it
/// names – the n-th outcome is the n-th one of that game. Nothing where there is none, or it is not possible now.
/// `any` is one of those that are possible.
std::optional<engine::Action> sameOutcome(const record::Record &record, const replay::Timeline &timeline,
                                          engine::Action any);

} // namespace play
