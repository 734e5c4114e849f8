// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <limits>

#include <QStringList>

#include "model/record/record.h"
#include "model/record/tree.h"
#include "model/replay/timeline.h"

namespace views {

/// What is exported: one course of a game and who played it. All that it refers to must outlive it.
struct ExportSource {
    const record::Record &record;
    const replay::Timeline &timeline; ///< along `line`
    record::LinePath line = {};
    QStringList seatNames = {}; ///< players' names in seat order; an empty or missing one: the seat's own name
    QStringList roles = {};     ///< a word a seat for its plate on the board, as in `Shown`
};

/// Told now and then while something long is made: how much of it is done, and of how much. False stops it.
using Progress = std::function<bool(int done, int all)>;

/// What is to be made of it.
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

/// A word a seat: the level of a computer player, or that it is a person.
QStringList rolesOf(const record::Record &record);

/// "Game: Ada – Noor", for the title of what is exported, without characters that no file may hold.
QString titleOf(const ExportSource &source);

/// The last step that there is of those chosen, and the first of them.
int lastStep(const ExportSource &source, const ExportChoice &choice);
int firstStep(const ExportSource &source, const ExportChoice &choice);

} // namespace views
