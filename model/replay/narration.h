// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/engine/core/value.h"
#include "model/replay/timeline.h"
#include "model/words/words.h"

namespace replay {

/// One sentence of what happened, ready for words::Words.
struct Sentence {
    engine::Message message;
    engine::Seat seat = engine::kNobody; ///< whom it is about, for the sign beside it
    std::string topic;                   ///< row of a panel that it is about, or empty
    bool isFact = false;    ///< follows from the action and is to be told; what else there is the board shows
    bool isHeading = false; ///< names the moment that begins here: it heads the log and needs no telling
    int fact = -1;          ///< index of the last fact that it says, or -1 for the action itself

    friend bool operator==(const Sentence &, const Sentence &) = default;
};

/// What a step of a game says: the action itself, then its facts, each a sentence. Entries `fact.ID` of
/// `words` are for facts to be told, `shown.ID` for those that the board shows anyway; facts without either are left
/// out, those that the sentence of the action has told (`words::Told`), and those that `viewer` must not learn;
/// `kNobody` learns what all do.
///
/// A fact names in the field `for` the row of a panel that it is about: `fact.ID.ROW` goes before `fact.ID`. Where
/// there is an entry `fact.scored.ROW`, the first of them is a comparison: it becomes one sentence with each of those
/// that follow (the points that it brings), and `fact.equal.ROW` where none does.
std::vector<Sentence> narrate(const Timeline &timeline, const words::Words &words, int step, engine::Seat viewer);

/// Facts of a step as they are told, several at once: those about one topic of several seats, with the entries
/// `fact.ID.all` and, in its list `each`, `fact.ID.each`; else those of one seat about several topics, with
/// `fact.ID.sum` (which has the sum of their `points`) and `fact.ID.part`. Facts without such entries stay by
/// themselves. `lines` are some of what `narrate` gives.
std::vector<Sentence> gathered(std::vector<Sentence> lines, const words::Words &words);

/// The places that a sentence of that step is about: those that the action touches, or that a fact names.
std::vector<engine::PlaceIndex> placesOf(const Timeline &timeline, int step, const Sentence &sentence);

/// All that a step of a game says but for headings, as one text; empty for step 0.
QString stepText(const Timeline &timeline, const words::Words &words, int step, engine::Seat viewer);

} // namespace replay
