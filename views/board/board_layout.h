// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>
#include <QRectF>
#include <QString>

#include "model/engine/core/game.h"
#include "views/board/artwork.h"
#include "views/board/board_plan.h"

namespace views {

/// Measures of everything beside the board for views of at least `width` x `height`; from
/// `:/board/windows.json`, in device-independent pixels. All of them grow with the system's font size.
struct WindowPlan {
    double width = 0, height = 0;
    double margin = 0, gap = 0, strip = 0, tray = 0;
    double least = 13; ///< the smallest words
    double sign = 0, name = 0, role = 0, score = 0, of = 0, title = 0, number = 0, word = 0, values = 0;
    double card = 0, token = 0, small = 0;
    bool counters = false; ///< equal pieces are shown one by one, not as one and a number
    bool bars = false;     ///< there is room for the bars of counted stacks

    /// The plan for a view of that size.
    static WindowPlan forView(QSizeF view);
};

/// Where a section of a tray has its parts; empty where it has none.
struct SectionLayout {
    QRectF title;
    QRectF body; ///< pieces, or the picture of the stack or the token
    QRectF number;
    QRectF bars;     ///< of a counted stack
    QRectF hand;     ///< of a face-down stack: where a hand lies that is not shown
    QRectF word;     ///< Token
    double line = 0; ///< y of the line above
};

/// Where a tray has its parts.
struct TrayLayout {
    QRectF box, edge, sign, name, role, score, of;
    std::vector<SectionLayout> sections;
};

/// What a view has for a layout.
struct Surface {
    QSizeF size; ///< device-independent pixels
    qreal dpr = 1;
    bool strip = true; ///< room is left for the strip, also while no hand is shown; in games that have hands
    /// What panels would take from the view's width if they found no room on the board.
    double panels = 0;

    friend bool operator==(const Surface &, const Surface &) = default;
};

/// Where everything lies in a view of a certain size: the board in the middle, a tray on each side where the game has
/// trays, the strip for hands below. The board keeps its proportion and takes what is left. All rectangles are in
/// device-independent pixels of the view and lie on whole device pixels.
class BoardLayout {
public:
    BoardLayout() = default;
    /// Of the game's boards the first one is taken, in `artwork` too, on which a square comes out nearly as large as on
    /// any, once the panels have their room.
    BoardLayout(const BoardPlan &plan, Artwork &artwork, const Surface &surface);

    /// True if the board that is taken for that surface leaves enough room for panels.
    static bool leavesPanelsRoom(const BoardPlan &plan, const Artwork &artwork, const Surface &surface);

    const WindowPlan &window() const { return m_window; }
    const QRectF &board() const { return m_board; }
    const QRectF &strip() const { return m_strip; } ///< empty without one
    /// The part of the strip that is that seat's where all hands are seen: always the same, so that none moves when
    /// another becomes empty.
    QRectF stripShare(std::size_t seat) const;
    double stripTitleHeight() const;
    const std::vector<TrayLayout> &trays() const { return m_trays; }
    /// Pixels for a unit of the picture.
    double scale() const { return m_scale; }
    /// Pixels for one square of the board.
    double square() const { return m_scale * m_unit; }
    qreal devicePixelRatio() const { return m_dpr; }
    /// The height of words that are `units` high on the board, but never too small to be read.
    double wordHeight(double units) const;
    /// The height of a full bar of a counted stack.
    double barHeight() const { return m_window.card * 0.65; }

    /// The rectangle of an element of the board's picture.
    QRectF onBoard(const Artwork &artwork, const QString &id) const;
    /// The same, moved so that its middle is that of another rectangle.
    QRectF onBoard(const Artwork &artwork, const QString &id, const QRectF &around) const;
    QRectF snapped(const QRectF &rect) const;
    /// Where the board's picture leaves room for panels; empty where it does not.
    QRectF panelsRoom() const { return m_panels; }

private:
    TrayLayout trayAt(const QRectF &box, const TrayPlan &plan) const;
    double sectionHeight(const SectionPlan &section) const;
    SectionLayout sectionAt(const QRectF &inner, double top, const SectionPlan &section) const;

    WindowPlan m_window;
    QRectF m_board, m_strip, m_panels;
    std::vector<TrayLayout> m_trays;
    double m_scale = 1;
    double m_unit = 1;
    qreal m_dpr = 1;
};

/// Rectangles of the proportion width : height for `count` pieces side by side in `rect`, as large as they fit,
/// with a small gap where there is room; they may cover one another by a fifth before they get smaller.
std::vector<QRectF> sideBySide(const QRectF &rect, double proportion, int count);

} // namespace views
