// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace tests {

/// Of so many random cases those that this kind of build has time for: all of them in a release build, as
/// `packaging/test.sh --long` runs it; the first of them, the same each time, where assertions or sanitizers make
/// everything slow (CARTOUCHE_TEST_SHARE in tests/CMakeLists.txt).
constexpr int many(int all) { return std::max(1, all / CARTOUCHE_TEST_SHARE); }

/// The same of what is done in a window, where a case takes long and there are few to begin with: a quarter, or all.
constexpr int manyOnScreen(int all)
{
    constexpr int kShare = CARTOUCHE_TEST_SHARE <= 12 ? std::min(CARTOUCHE_TEST_SHARE, 4) : CARTOUCHE_TEST_SHARE;
    return std::max(1, all / kShare);
}

/// Whether those are so many that rare cases are among them.
inline constexpr bool kSeesRareCases = CARTOUCHE_TEST_SHARE <= 4;

} // namespace tests
