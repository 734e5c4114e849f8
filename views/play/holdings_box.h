// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/play/panel_box.h"

namespace views {

class PlaceButton;

/// One table for all players: a column a seat with its sign, before them what things are worth and what is left of
/// them. It is filled anew in place: what has the keyboard keeps it.
class HoldingsBox : public PanelBox {
    Q_OBJECT

public:
    using PanelBox::PanelBox;
    void show(const engine::Panel &panel, const PanelContext &context) override;
    void showChoice(const BoardViewState &shown) override;
    bool pointAt(engine::PlaceIndex place) override { return framePlace(place); }
    using PanelBox::pointAt;
    void setRoom(PanelRoom room) override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// The cells of a row; null where it has none.
    struct HoldingsRow {
        std::vector<QLabel *> scale = {};
        QLabel *left = nullptr;
        std::vector<QWidget *> seats = {};
    };
    /// The head of a seat's column.
    struct Head {
        QLabel *sign = nullptr, *more = nullptr, *name = nullptr, *role = nullptr;
    };

    void build(const engine::Panel &panel, const PanelContext &context);
    void buildHeads(const PanelContext &context);
    void buildRow(const engine::PanelRow &row, int y, const PanelContext &context);
    /// What a row is called, in brief where there is little room.
    QLabel *rowName(const engine::PanelRow &row, const QString &name, const PanelContext &context);
    /// A cell for a figure of a scale.
    QLabel *newValue();
    /// A cell for what can be chosen.
    PlaceButton *newChip(int height);
    void buildLegend(int y, int scale, const PanelContext &context);
    void addLine(int y);
    void fillHeads(const engine::Panel &panel, const PanelContext &context);
    void fillRow(const engine::PanelRow &row, const HoldingsRow &cells, const PanelContext &context);
    int seatColumn(int seat) const { return 3 + m_scale + seat; }

    QGridLayout *m_grid = nullptr;
    QLabel *m_note = nullptr;
    QStringList m_built;
    std::vector<Head> m_heads;
    std::vector<HoldingsRow> m_rows;
    std::vector<PlaceButton *> m_chips;
    int m_scale = 0;
    PanelRoom m_room = PanelRoom::Usual;
    int m_acting = -1;
    QColor m_column, m_bar;
};

} // namespace views
