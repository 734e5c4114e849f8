// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_column.h"

#include <algorithm>
#include <utility>

#include <QVBoxLayout>

#include "model/engine/core/panel.h"
#include "views/panels/panel_view.h"
#include "views/panels/secrets_box.h"

namespace views {

std::vector<engine::Panel> boxedPanels(const std::vector<engine::Panel> &panels)
{
    std::vector<engine::Panel> boxed;
    for (const engine::Panel &panel : panels) {
        const bool empty = panel.form == engine::PanelForm::Secrets && panel.rows.empty();
        if (panel.form == engine::PanelForm::Figures || empty)
            continue;
        boxed.push_back(panel);
        if (panel.form == engine::PanelForm::Secrets) {
            for (engine::PanelRow &row : boxed.back().rows)
                row.places.clear(); // the box does not show where they lie, and is the same wherever they go
        }
    }
    return boxed;
}

PanelBox *newPanelBox(engine::PanelForm form, QWidget *parent)
{
    if (form == engine::PanelForm::Secrets)
        return new SecretsBox(parent);
    auto *view = new PanelView(parent);
    view->setProperty("box", form != engine::PanelForm::Boards); // each board is a box of its own
    return view;
}

PanelColumn::PanelColumn(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    m_layout->addStretch(1);
}

void PanelColumn::show(const std::vector<engine::Panel> &panels, const PanelContext &context)
{
    if (&panels != &m_shown) {
        m_shown = panels;
        m_context = context;
    }
    const std::vector<engine::Panel> own = boxedPanels(panels);
    const auto isBox = [](const engine::Panel &panel, const std::string &id) { return panel.id == id; };
    if (!std::equal(own.begin(), own.end(), m_panels.begin(), m_panels.end(), isBox)) {
        qDeleteAll(m_boxes);
        m_boxes.clear();
        m_panels.clear();
        for (const engine::Panel &panel : own) {
            m_boxes.push_back(newPanelBox(panel.form, this));
            m_panels.push_back(panel.id);
            m_layout->insertWidget(static_cast<int>(m_boxes.size()) - 1, m_boxes.back());
            connect(m_boxes.back(), &PanelBox::placeChosen, this, &PanelColumn::placeChosen);
            connect(m_boxes.back(), &PanelBox::placePointed, this, &PanelColumn::placePointed);
            connect(m_boxes.back(), &PanelBox::possessionPointed, this, &PanelColumn::pointAt);
            m_boxes.back()->setRoom(m_room);
            m_boxes.back()->show();
        }
    }
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i]->showUnheard(own[i], context);
        m_boxes[i]->setAccessibleName(context.words->text(own[i].heading()));
    }
    if (m_choice)
        showChoice(*m_choice);
}

void PanelColumn::setRoom(PanelRoom room)
{
    if (std::exchange(m_room, room) == room)
        return;
    for (PanelBox *box : m_boxes)
        box->setRoom(room);
    if (!m_boxes.empty())
        show(m_shown, m_context);
}

void PanelColumn::pointAt(const engine::Possession &card)
{
    for (PanelBox *box : m_boxes)
        box->pointAt(card);
}

void PanelColumn::showChoice(const BoardViewState &shown)
{
    m_choice = shown;
    for (PanelBox *box : m_boxes)
        box->showChoice(shown);
}

} // namespace views
