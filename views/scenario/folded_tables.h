// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "views/panels/panel_box.h"

class QPushButton;

namespace views {

class PanelColumn;

/// The tables of a game, which are folded until somebody asks for them, or something may be chosen there.
class FoldedTables : public QWidget {
    Q_OBJECT

public:
    explicit FoldedTables(QWidget *parent = nullptr);

    /// Those of a position. Without any there is nothing to be seen.
    void show(const std::vector<engine::Panel> &panels, const PanelContext &context);
    /// As `PanelBox::showChoice`. The first time that something may be chosen there the tables unfold.
    void showChoice(const BoardViewState &shown);
    using QWidget::show;

signals:
    /// As of a `PanelBox`.
    void placeChosen(engine::PlaceIndex place, int value);
    void placePointed(engine::PlaceIndex place);

private:
    void fold(bool shown);

    QPushButton *m_fold;
    PanelColumn *m_panels;
    std::vector<engine::PlaceIndex> m_offered; ///< places of rows from which something is chosen
    bool m_wasChosenFrom = false;
};

/// The panels with those first from which something is chosen: they are to be seen without a scroll.
std::vector<engine::Panel> offersFirst(std::vector<engine::Panel> panels);
/// Places of the rows from which something is chosen.
std::vector<engine::PlaceIndex> offeredPlaces(const std::vector<engine::Panel> &panels);

} // namespace views
