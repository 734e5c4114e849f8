// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/play/panel_box.h"

namespace views {

class OfferRow;

/// A row a pile: its name, what is left, and what it would bring now by which choice. A row stands for the place of its
/// pile: it is pointed at and chosen like that. Where there is little room what it would bring is said of what is
/// pointed at; in the least room piles are tiles side by side, the gain below them. Rows are filled anew in place: what
/// has the keyboard keeps it.
class OffersBox : public PanelBox {
    Q_OBJECT

public:
    using PanelBox::PanelBox;
    void show(const engine::Panel &panel, const PanelContext &context) override;
    void showChoice(const BoardViewState &shown) override;
    bool pointAt(engine::PlaceIndex place) override { return framePlace(place); }
    using PanelBox::pointAt;
    void setRoom(PanelRoom room) override;

private:
    void build(const engine::Panel &panel, const PanelContext &context);

    QStringList m_built;
    std::vector<OfferRow *> m_rows;
    QLabel *m_note = nullptr;
    QString m_about; ///< what the note says while nothing is pointed at
    PanelRoom m_room = PanelRoom::Usual;
};

} // namespace views
