// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "model/record/record.h"

namespace record {

/// What keeps two records from being merged: they are not of one game (`merge.other-start`), or other actions were
/// played in it (`merge.other-line` with the `number` of the first that differs). Nothing if nothing does.
std::optional<Error> mergeIllegalReason(const Record &record, const Record &other);

/// A tree with what another one has, too.
struct Merged {
    Line line;
    bool isChanged = false; ///< false: the other one says nothing else
};

/// Adds to a tree what another one of the same main line has: variations, comments, symbols, drawings. Of two different
/// comments at one place both stay, one below the other; of two symbols the later of `marks()` or `assessments()`. The
/// other way round the same is said of the same positions; variations stand in the order in which they came. Refused
/// (`merge.too-much`) where something lies too deep or is too much for a file then.
std::variant<Merged, Error> merged(Line main, const Line &other);

} // namespace record
