// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do with an arrangement while a position is set up. Every function is free of rules but for what the game
// says of its box and its places; it gives the arrangement that follows, or nothing where nothing would change or it
// cannot be done. Sorts are told apart by kind, owner and value.
#pragma once

#include <optional>
#include <vector>

#include "model/engine/core/game.h"

namespace scenario {

using engine::Arrangement;
using engine::Game;
using engine::Piece;
using engine::PlaceIndex;

/// True for pieces of one sort: kind, owner and value are the same.
bool isSameSort(const Piece &a, const Piece &b);
/// How many of that sort are there, and how many of them at that place (in whatever way they lie there).
int countOf(const Arrangement &arrangement, const Piece &sort);
int countAt(const Arrangement &arrangement, PlaceIndex place, const Piece &sort);
/// How many of that sort of the box are left: those at their home, and those that are missing from the table.
int leftOf(const Arrangement &arrangement, const Piece &boxed);

/// As that piece lies at a place, or nothing where none of its sort may. `like`: where it may lie in several ways, the
/// one that has the same face is preferred.
std::optional<Piece> asLyingAt(const Game &game, const Arrangement &arrangement, const Piece &like, PlaceIndex place);

/// One more of that sort at that place, from its home if one is left there; the only piece of its sort comes from
/// wherever it lies (`moved`). What lies on a place for a single piece goes home.
std::optional<Arrangement> placed(const Game &game, const Arrangement &arrangement, const Piece &sort, PlaceIndex to);
/// One piece from a place to another one. What lies on a place for a single piece changes places with it, if it may
/// lie there, else goes home.
std::optional<Arrangement> moved(const Game &game, const Arrangement &arrangement, PlaceIndex from, const Piece &sort,
                                 PlaceIndex to);
/// One piece less at that place: it goes home; at home it leaves the table.
std::optional<Arrangement> erased(const Game &game, const Arrangement &arrangement, PlaceIndex from, const Piece &sort);
/// As many of that sort lie at that place in that way, taken from or given to its home where that is another place.
std::optional<Arrangement> counted(const Game &game, const Arrangement &arrangement, const Piece &lying, int count);
/// Every empty place of the area to which that place belongs gets one of that sort, as long as some are left at home or
/// missing; of a place that belongs to none, that place alone gets as many as it holds and as are left.
std::optional<Arrangement> filled(const Game &game, const Arrangement &arrangement, const Piece &sort, PlaceIndex at);
/// All pieces of those places go home.
std::optional<Arrangement> emptied(const Game &game, const Arrangement &arrangement,
                                   const std::vector<PlaceIndex> &places);
/// All pieces of those places go to that place, or to it and the following free places of its area, as many as may lie
/// there.
std::optional<Arrangement> gathered(const Game &game, const Arrangement &arrangement,
                                    const std::vector<PlaceIndex> &places, PlaceIndex to);
/// Nothing but the standard set-up's pieces that lie at home: a table with nothing played. Fields are those of the
/// standard set-up.
std::optional<Arrangement> cleared(const Game &game, const Arrangement &arrangement, const engine::Setup &setup);
/// That field has another value.
std::optional<Arrangement> withField(const Game &game, const Arrangement &arrangement, std::string_view name,
                                     const engine::Value &value);
/// The value of a field, or null.
const engine::Value *fieldOf(const Arrangement &arrangement, std::string_view name);

/// That problem fixed, one of those that `Game::problemsOf` tells of the arrangement: as `Game::quickFix`, without
/// looking for it again.
std::optional<Arrangement> oneFixed(const Game &game, const Arrangement &arrangement, const engine::Problem &problem);
/// All problems fixed that can be, one after the other; nothing if none can.
std::optional<Arrangement> allFixed(const Game &game, const Arrangement &arrangement);
/// All problems fixed in another phase (field `phase`), where more of the pieces that hands have laid stay than in
/// `fixed`, which `allFixed` has given, or where that is no position; nothing elsewhere.
std::optional<Arrangement> fixedInOtherPhase(const Game &game, const Arrangement &arrangement,
                                             const std::optional<Arrangement> &fixed);

} // namespace scenario
