// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>

#include <QString>

#include "model/engine/core/game.h"

namespace views {

/// What is to be made of a game that is exported.
struct ExportChoice {
    enum class Kind { Png, Svg, Pdf, Gif, Page, Text };

    Kind kind = Kind::Png;
    int width = 1280;                           ///< of a picture in pixels, `kLeastWidth` to `kMostWidth`
    QString theme = QStringLiteral("light");    ///< one of Theme::themeNames()
    engine::Seat viewer = engine::kEveryone;    ///< as seen by that seat, or by everyone
    int step = 0;                               ///< Png, Svg, Pdf: which; Page: where it opens
    int first = 0;                              ///< Gif: the first step …
    int last = std::numeric_limits<int>::max(); ///< … and the last; beyond the end: the end
    double speed = 1;                           ///< Gif: steps a second, 0.1 to 20
    bool loop = true;                           ///< Gif: it begins again when it is over

    static constexpr int kLeastWidth = 160;
    static constexpr int kMostWidth = 7680;

    friend bool operator==(const ExportChoice &, const ExportChoice &) = default;
};

/// The name ending of files of that kind: `png`, `svg`, `pdf`, `gif`, `html`, `txt`.
QString endingOf(ExportChoice::Kind kind);
/// The kind of file that is meant by a name, by its ending; nothing for another one.
std::optional<ExportChoice::Kind> kindOf(const QString &path);

} // namespace views
