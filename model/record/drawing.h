// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "model/engine/core/game.h"

namespace words {
class Words;
}

namespace record {

/// What a person draws on the board at a position: an arrow, a circle round a place, or a place filled.
struct Drawing {
    enum class Form { Arrow, Circle, Fill };

    Form form = Form::Circle;
    int pen = 0; ///< index into `pens()`
    engine::PlaceIndex at = engine::kNowhere;
    engine::PlaceIndex to = engine::kNowhere; ///< of an arrow: where it ends, another place than `at`

    friend bool operator==(const Drawing &, const Drawing &) = default;
};

inline constexpr std::size_t kMostDrawings = 100; ///< at one position

/// The pens, by the lines that they draw: `solid dashed dotted double`. Each has a colour, too, the token `pen-ID`.
const QStringList &pens();

/// As files have it, in words: `arrow dashed temple-1-a temple-2-c`, `circle solid temple-1-a`, `fill double
/// temple-1-a`.
QString toText(const Drawing &drawing, const engine::Game &game);
/// The drawing of that text; nothing where it is none of that game.
std::optional<Drawing> drawingOf(const QString &text, const engine::Game &game);
/// "Arrow from square 1a to square 2c (plum)".
QString drawingWords(const Drawing &drawing, const words::Words &words);

/// Those drawings once `drawing` was drawn over them: what is there already goes, else it takes the place of what
/// stands there with another pen. A circle drawn again becomes a filled place.
std::vector<Drawing> drawnOver(std::vector<Drawing> drawings, Drawing drawing);

} // namespace record
