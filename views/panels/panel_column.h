// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/engine/core/panel.h"
#include "views/board/board_view_state.h"
#include "views/panels/panel_box.h"

class QVBoxLayout;

namespace views {

/// The panels that have a box of their own: all but bare figures and secrets of which there are none.
std::vector<engine::Panel> boxedPanels(const std::vector<engine::Panel> &panels);
/// A box for a panel of that form, which shows nothing yet.
PanelBox *newPanelBox(engine::PanelForm form, QWidget *parent);

/// The boxes of all panels of a game, below one another.
class PanelColumn : public QWidget {
    Q_OBJECT

public:
    explicit PanelColumn(QWidget *parent = nullptr);

    void show(const std::vector<engine::Panel> &panels, const PanelContext &context);
    /// As `PanelBox::showChoice`, in boxes yet to come too.
    void showChoice(const BoardViewState &shown);
    /// That card is pointed at: a box that can show it does.
    void pointAt(const engine::Possession &card);
    void setRoom(PanelRoom room);
    using QWidget::show;

signals:
    /// As of a `PanelBox`.
    void placeChosen(engine::PlaceIndex place, int value);
    void placePointed(engine::PlaceIndex place);

private:
    std::vector<std::string> m_panels; ///< ids of those that have a box
    std::vector<PanelBox *> m_boxes;
    QVBoxLayout *m_layout;
    PanelRoom m_room = PanelRoom::Usual;
    std::vector<engine::Panel> m_shown;
    PanelContext m_context;
    std::optional<BoardViewState> m_choice;
};

} // namespace views
