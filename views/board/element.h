// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <Qt>

#include "model/engine/core/arrangement.h"

namespace views {

/// How a text stands: size in pixels, weight 100 to 900, token of its colour, width of its letters in percent.
struct TextStyle {
    double size = 14;
    int weight = 400;
    QString colour;
    Qt::Alignment align = Qt::AlignCenter;
    int stretch = 100;

    friend bool operator==(const TextStyle &, const TextStyle &) = default;
};

/// What is drawn over a picture: another one, or a short text as high as its rectangle.
struct Inlay {
    QString picture; ///< id; empty where there is a text
    QString text;
    TextStyle style; ///< of the text; its size follows from the rectangle
    QString at, on;  ///< the rectangle: where the element `at` lies on the picture `on`; empty: all of the picture

    friend bool operator==(const Inlay &, const Inlay &) = default;
    /// Tells it from every other one on the same picture.
    QString key() const
    {
        return QStringList{picture, text, style.colour, QString::number(style.weight), at, on}.join(u'/');
    }
};

/// What an element of the scene looks like. Colours are tokens, pictures are ids of the game's artwork.
struct ElementStyle {
    enum class Form { Board, Picture, Words, Box, Line, Bowl, Shape };

    Form form = Form::Picture;
    QString id;                   ///< Picture: its id. Words: the text
    int value = 0;                ///< Picture: the value of a piece that is seen on it; 0: none
    TextStyle text;               ///< Words
    QString fill = {};            ///< Box, Bowl, Shape: token of the ground, empty for none
    QString line = {};            ///< Box, Bowl: token of the outline, empty for none; Line: its token
    double width = 1;             ///< of outline or line
    double radius = 0;            ///< Box: radius of the corners
    std::vector<Inlay> over = {}; ///< Picture: what is drawn over it, in that order
    int turn = 0;                 ///< Picture: quarter turns clockwise; Line: 1 where it rises
    bool isDashed = false;        ///< Box: its outline
    QPainterPath path = {};       ///< Shape: what is filled, from the left top corner of the rectangle on

    friend bool operator==(const ElementStyle &, const ElementStyle &) = default;

    /// The whole board without pieces and words.
    static ElementStyle board() { return {Form::Board, {}, 0, {}}; }
    static ElementStyle picture(const QString &id) { return {Form::Picture, id, 0, {}}; }
    static ElementStyle words(const QString &words, const TextStyle &style) { return {Form::Words, words, 0, style}; }
    static ElementStyle box(const QString &fill, const QString &line, double width, double radius)
    {
        return {Form::Box, {}, 0, {}, fill, line, width, radius};
    }
    /// From the left top corner of the rectangle to its right bottom, or from the left bottom to the right top.
    static ElementStyle stroke(const QString &line, double width, bool isRising)
    {
        ElementStyle look{Form::Line, {}, 0, {}, {}, line, width};
        look.turn = isRising ? 1 : 0;
        return look;
    }
    static ElementStyle shape(const QPainterPath &path, const QString &fill)
    {
        ElementStyle look{Form::Shape, {}, 0, {}, fill};
        look.path = path;
        look.path.setFillRule(Qt::WindingFill);
        return look;
    }
    /// The lower half of an ellipse.
    static ElementStyle bowl(const QString &fill, const QString &line, double width)
    {
        return {Form::Bowl, {}, 0, {}, fill, line, width};
    }
};

/// One thing in the scene: a value. Its key says which thing it is from one picture to the next.
struct Element {
    QString key;
    QRectF rect;
    double z = 0;
    ElementStyle look;
    double opacity = 1;
    QString on = {}; ///< key of the piece on which it stands and with which it moves; empty: it stands by itself

    friend bool operator==(const Element &, const Element &) = default;
};

/// Order from back to front.
namespace layer {
inline constexpr double kGround = 0;
inline constexpr double kOverlay = 0.5; ///< what is laid over the board for good
inline constexpr double kActing = 1;    ///< what is drawn over a place at work, under its words
inline constexpr double kWords = 2;
inline constexpr double kPiece = 3;
inline constexpr double kMark = 4;        ///< rings, corners, frames
inline constexpr double kMarkWords = 4.5; ///< what stands in a mark
inline constexpr double kDrawing = 4.8;   ///< of people
inline constexpr double kCursor = 5;
inline constexpr double kMoving = 6; ///< is added to what is on its way
} // namespace layer

} // namespace views
