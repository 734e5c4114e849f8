// SPDX-License-Identifier: GPL-3.0-or-later
// What hands may do to an arrangement of Osiris, and a second look at what they made of it, written anew.
#pragma once

#include <string>

#include "positions.h"

namespace hands {

using engine::Arrangement;
using engine::Piece;
using engine::PlaceIndex;
using engine::Problem;
using positions::Osiris;
using positions::Position;
using positions::Random;

/// Null, or what cannot be on a table: followers, priests, blockades, gods or counters that no game has so.
const char *objection(const Arrangement &arrangement);

/// Moves, adds, changes or removes a piece, or sets a field, sensibly or not.
void change(Arrangement &arrangement, Random &random);
/// After up to `most` changes.
Arrangement changed(const Position &position, int most, Random &random);

/// Visits so many positions of random games of all players and options.
template <class Visit>
void eachPosition(int count, Random &random, Visit visit)
{
    const auto below = [&random](int n) { return random.below(static_cast<std::uint32_t>(n)); };
    const auto begin = [&] {
        const auto tip = below(2) == 0 ? positions::TipRule::Priest : positions::TipRule::Pyramid;
        return positions::start(2 + static_cast<int>(below(3)), tip);
    };
    Position position = begin();
    for (int i = 0; i < count; ++i) {
        visit(position);
        if (Osiris::toAct(position) == 0) {
            position = begin();
        } else if (position.phase == positions::Phase::Gods) {
            Osiris::apply(position, Osiris::sample(position, random));
        } else {
            Osiris::Actions actions;
            Osiris::legal(position, actions);
            Osiris::apply(position, actions[below(static_cast<int>(actions.size()))]);
        }
    }
}

PlaceIndex placeOf(const std::string &id);
/// The value of a field that is there.
engine::Value &field(Arrangement &arrangement, const std::string &name);
std::string text(Arrangement &arrangement, const std::string &name);
/// The first piece of that kind, e.g. `priest-a0`; fails the test where there is none.
Piece &piece(Arrangement &arrangement, const std::string &kind);
/// The number of pieces of that kind at a place, or anywhere.
int count(const Arrangement &arrangement, const std::string &kind, const std::string &place = {});
/// Everything wrong with it: problems, else warnings.
std::vector<Problem> problemsOf(const Arrangement &arrangement);

} // namespace hands
