// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/folded_tables.h"

#include <algorithm>

#include <QPushButton>

#include "model/engine/core/panel.h"
#include "views/common/controls.h"
#include "views/common/layouts.h"
#include "views/panels/panel_column.h"

namespace views {

namespace {

bool isOffers(const engine::Panel &panel) { return panel.form == engine::PanelForm::Offers; }

} // namespace

FoldedTables::FoldedTables(QWidget *parent)
    : QWidget(parent), m_fold(boardsideButton("fold", this)), m_panels(new PanelColumn(this))
{
    m_fold->setCheckable(true);
    m_panels->setRoom(PanelRoom::Least);
    makeColumn(this, {}, 8, {m_fold, m_panels});
    connect(m_fold, &QPushButton::clicked, this, [this](bool shown) { fold(shown); });
    connect(m_panels, &PanelColumn::placeChosen, this, &FoldedTables::placeChosen);
    connect(m_panels, &PanelColumn::placePointed, this, &FoldedTables::placePointed);
    onLanguageChange(this, [this] { fold(m_fold->isChecked()); });
    fold(false);
    hide();
}

void FoldedTables::show(const std::vector<engine::Panel> &panels, const PanelContext &context)
{
    PanelContext slim = context;
    slim.isSlim = true;
    m_panels->show(offersFirst(panels), slim);
    m_offered = offeredPlaces(panels);
    setVisible(!boxedPanels(panels).empty());
}

void FoldedTables::showChoice(const BoardViewState &shown)
{
    m_panels->showChoice(shown);
    const bool isChosenFrom = std::any_of(m_offered.begin(), m_offered.end(),
                                          [&](engine::PlaceIndex place) { return shown.isChoosable(place); });
    if (isChosenFrom && !std::exchange(m_wasChosenFrom, true))
        fold(true);
}

void FoldedTables::fold(bool shown)
{
    m_fold->setChecked(shown);
    m_panels->setVisible(shown);
    m_fold->setText(shown ? tr("Hide the tables") : tr("Show the tables"));
}

std::vector<engine::Panel> offersFirst(std::vector<engine::Panel> panels)
{
    std::stable_partition(panels.begin(), panels.end(), isOffers);
    return panels;
}

std::vector<engine::PlaceIndex> offeredPlaces(const std::vector<engine::Panel> &panels)
{
    std::vector<engine::PlaceIndex> places;
    for (const engine::Panel &panel : panels) {
        for (const engine::PanelRow &row : panel.rows)
            places.insert(places.end(), row.places.begin(), isOffers(panel) ? row.places.end() : row.places.begin());
    }
    return places;
}

} // namespace views
