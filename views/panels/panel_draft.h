// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/panel.h"
#include "views/common/fonts.h"
#include "views/panels/panel_layout.h"

namespace views {

inline constexpr double kPanelMargin = 12; ///< at the sides of a panel, in units of the design
inline constexpr double kPanelTop = 10;    ///< above and below
inline constexpr double kPanelGap = 8;     ///< between columns

/// The picture of a panel in the making. Lengths are pixels; `length` makes them of units of the design.
class PanelDraft {
public:
    PanelDraft(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);

    /// What follows belongs to the row of that id, whatever the rows before it have.
    void begin(const std::string &row);
    /// Whole pixels for that many units of the design.
    double length(double units) const;
    /// The words of a role, as large as the room asks for.
    TextStyle style(FontRole role, Qt::Alignment align = Qt::AlignLeft,
                    const QString &colour = QStringLiteral("ink")) const;
    /// How wide words are, and how high a line of them.
    static double widthOf(const QString &text, const TextStyle &style);
    static double heightOf(const TextStyle &style);
    /// Of all lines of a text that is that wide.
    static double highOf(const QString &text, const TextStyle &style, double width);

    /// What is empty keeps its place among the elements: their keys stay the same.
    void look(const QRectF &rect, const ElementStyle &look);
    void box(const QRectF &rect, const QString &fill, const QString &line = {}, double width = 1, double radius = 0);
    /// The same behind everything else.
    void ground(const QRectF &rect, const QString &fill, double radius = 0);
    /// A look of the game's artwork as large as the rectangle lets it be, in its middle; where it stands, which is
    /// empty where the artwork has no such picture.
    QRectF picture(const QString &id, const QRectF &rect);
    /// A cell that is asked for what it is, over whatever is drawn there.
    PanelCell &cell(const QRectF &rect, PanelCell::Kind kind, const QString &name);
    /// What the panel is called, from the margin on; where that ends.
    double heading(double width);
    /// What the rules say of a row is its description and its tip.
    void explain(PanelCell &cell, const engine::PanelRow &row) const;
    /// A sign, which says what it is where it is pointed at. Nothing where the artwork has no such picture.
    void sign(const QString &id, const QRectF &rect, const QString &tip);
    /// Words in one line, in the middle of the rectangle's height. They are a cell, too, which says the same.
    PanelCell &words(const QRectF &rect, const QString &text, TextStyle style);
    /// The same without a cell.
    void bareWords(const QRectF &rect, const QString &text, TextStyle style);
    /// Words on as many lines as they need from the top of the rectangle on; how high they are.
    double lines(const QRectF &rect, const QString &text, TextStyle style);
    /// The same as a cell.
    PanelCell &paragraph(const QRectF &rect, const QString &text, TextStyle style);
    /// Where the row of that id is lit.
    void lightAt(const std::string &row, const QRectF &rect) { m_picture.rows.emplace_back(row, rect); }

    /// The picture, of that size.
    PanelPicture take(const QSizeF &size);

private:
    const engine::Panel &m_panel;
    const PanelContext &m_context;
    const PanelSpace &m_space;
    QString m_key;
    std::string m_row;
    int m_number = 0;
    std::vector<Element> m_grounds;
    PanelPicture m_picture;
};

} // namespace views
