// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QString>

#include "model/engine/core/arrangement.h"
#include "model/engine/core/possession.h"
#include "views/board/element.h"

namespace views {

/// A part of a panel that can be asked what it is: read out, explained, and where it is a button chosen.
struct PanelCell {
    enum class Kind : std::uint8_t {
        Words,
        Picture,
        Button,
        Group ///< holds what follows; it has the keyboard, and there is nothing to be pressed
    };

    QRectF rect;
    Kind kind = Kind::Words;
    QString name = {};  ///< as it is read out
    QString about = {}; ///< what a screen reader says beyond the name
    QString tip = {};   ///< said where it is pointed at
    std::string row = {};
    engine::PlaceIndex place = engine::kNowhere; ///< Button: what it stands for; `value` is that of the piece, or 0
    int value = 0;
    QRectF mark = {};             ///< Button: what is framed of it
    bool canPress = true;         ///< Button: there is something to be chosen
    int seat = -1;                ///< Button: whose board is seen large while it is pointed at
    engine::Possession card = {}; ///< Button: the card that is read when it is pointed at; of no kind: none

    bool isButton() const { return kind == Kind::Button; }
    friend bool operator==(const PanelCell &, const PanelCell &) = default;
};

/// A panel as it is seen: a value. Its corner is the origin.
struct PanelPicture {
    QSizeF size = {};                                      ///< larger than the room it had where that was too small
    std::vector<Element> elements = {};                    ///< from back to front
    std::vector<PanelCell> cells = {};                     ///< in the order in which they are read
    std::vector<std::pair<std::string, QRectF>> rows = {}; ///< where the row of that id is lit
    std::vector<std::pair<QRectF, QString>> tips = {};     ///< said where there is no cell with a tip
    int own = 0, large = 0;                                ///< of Boards: the seat whose is the own one, or seen large
    QRectF choices = {};                                   ///< of Boards: where choices may stand over its foot

    friend bool operator==(const PanelPicture &, const PanelPicture &) = default;
};

} // namespace views
