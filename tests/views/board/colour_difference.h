// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

/// Measures of colours, for the tests of the themes.
namespace colours {

enum class Sight { Usual, Protanopia, Deuteranopia, Tritanopia };
inline constexpr Sight kSights[] = {Sight::Usual, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia};

/// WCAG 2 contrast ratio, 1 to 21.
double contrast(const QColor &a, const QColor &b);

/// CIEDE2000 distance of two colours (D65) as they appear to a sight; dichromats after Machado 2009, full strength,
/// in linear light.
double distance(const QColor &a, const QColor &b, Sight sight);

} // namespace colours
