// SPDX-License-Identifier: GPL-3.0-or-later
// Which game has which words: a new game adds a line in each of the two places.
#include <algorithm>
#include <array>
#include <utility>

#include "model/words/table.h"
#include "resources/aton/words.h"
#include "resources/nefertiti/words.h"
#include "resources/osiris/words.h"
#include "resources/tekhenu/words.h"

namespace words {

const Table *tableFor(std::string_view gameId)
{
    static const std::array<std::pair<std::string_view, const Table *>, 4> tables{{{"aton", &atonTable()},
                                                                                   {"osiris", &osirisTable()},
                                                                                   {"tekhenu", &tekhenuTable()},
                                                                                   {"nefertiti", &nefertitiTable()}}};
    const auto *const found =
        std::find_if(tables.begin(), tables.end(), [&](const auto &row) { return row.first == gameId; });
    return found == tables.end() ? nullptr : found->second;
}

} // namespace words
