// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/theme.h"

#include <QCache>
#include <QHash>
#include <QPixmap>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QSvgRenderer>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace views {

/// One of the boards that a game brings, before it is loaded. All have the same ids, but that where one has no room for
/// words it has no rectangle for them. Of a game with several the elements `unit`, `panels` and `least` stand first in
/// the file: nothing after them is read.
struct BoardShape {
    QString file;
    QSizeF size;        ///< in board units
    qreal unit = 1;     ///< as `Artwork::unit()`
    QSizeF panels = {}; ///< room that it leaves for panels, the element of that id; empty if it leaves none
    qreal least = 0;    ///< pixels of a square below which its words have no room, the element of that id; 0: never
};

/// The pictures of one game in the colours of one theme: its board and its pieces, drawn from `:/<game>/board.svg`
/// and `:/<game>/pieces.svg`. Only for the thread of the window. An element of the board hides one of the same name
/// among the pieces. A game may bring further boards, `board-….svg`, for windows of another shape; one at a time is in
/// use, and all questions are about that one.
class Artwork {
public:
    /// The pictures of `theme.game()`. A file that is missing or no SVG warns; then `isValid()` is false.
    explicit Artwork(const Theme &theme);

    /// The same pictures in the colours of another theme of this game. Pixmaps given out before stay as they are.
    void setTheme(const Theme &theme);
    const Theme &theme() const { return m_theme; }
    bool isValid() const { return m_board.isValid() && m_pieces.isValid(); }

    /// The boards there are, from the widest on, of equal ones from that for the largest squares on. Cheap: only their
    /// sizes are read, and only where there are several.
    const std::vector<BoardShape> &boards() const { return m_boards; }
    /// Takes another board, by its index in `boards()`. Pixmaps given out before stay as they are.
    void useBoard(std::size_t index);

    QSizeF boardSize() const; ///< in board units, those of the file
    qreal unit() const;       ///< board units of one square, the q of all measures; 1 if the board does not say
    bool has(const QString &id) const;

    /// Where an element lies: in board units, or for a piece in the units of its own sheet, where only the size says
    /// something. Strokes are included. Empty for an id that is nowhere.
    QRectF bounds(const QString &id) const;

    /// An element drawn to fill `size`, in device-independent pixels, at the given device pixel ratio: the pixmap is
    /// `size * dpr` large, rounded to whole pixels, at least 1 x 1. Drawn once for each element and size in pixels.
    /// An unknown id warns and gives a null pixmap, as does an empty size.
    QPixmap pixmap(const QString &id, QSizeF size, qreal dpr);

    /// The whole board without its overlays, as `pixmap`, with its straight edges on device pixels. `size` should keep
    /// the proportion of `boardSize()`. Takes about 50 ms when it is drawn anew.
    QPixmap board(QSizeF size, qreal dpr);
    /// True if `board` has it ready.
    bool hasBoard(QSizeF size, qreal dpr) const;
    /// The whole board as the file has it, edges wherever they fall: a quarter of the time, to be seen until the sharp
    /// one is drawn.
    QPixmap quickBoard(QSizeF size, qreal dpr);

private:
    struct Key {
        QString id;
        QSize pixels;
        friend bool operator==(const Key &, const Key &) = default;
    };
    friend size_t qHash(const Key &key, size_t seed)
    {
        return qHashMulti(seed, key.id, key.pixels.width(), key.pixels.height());
    }

    using Draw = std::function<void(QPainter &, const QRectF &)>;

    void findBoards();
    void load();
    void loadBoard();
    const std::optional<QRectF> &found(const QString &id) const;
    QPixmap cached(const Key &key, qreal dpr, const Draw &draw);

    Theme m_theme;
    std::vector<BoardShape> m_boards;
    std::size_t m_used = 0; ///< index of the board in use
    QByteArray m_boardSvg;  ///< in the theme's colours
    QSvgRenderer m_board;
    QSvgRenderer m_pieces;
    mutable QHash<QString, std::optional<QRectF>> m_bounds; ///< of what was asked for; none: there is no such element
    QCache<Key, QPixmap> m_pixmaps;                         ///< of this theme only; cost in KiB
};

} // namespace views
