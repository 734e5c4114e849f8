// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/outcome_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QListWidget>

#include "model/engine/core/label.h"
#include "views/common/layouts.h"
#include "views/handbook/help_request.h"

namespace views {

OutcomeDialog::OutcomeDialog(const engine::Position &position, std::optional<engine::Action> now,
                             const words::Words &words, QWidget *parent)
    : QDialog(parent), m_outcomes(position.legal()), m_list(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What chance brings"));
    std::sort(m_outcomes.begin(), m_outcomes.end());
    for (const engine::Action outcome : m_outcomes) {
        m_list->addItem(words.say(position.label(outcome).entry("label.")));
        if (outcome == now)
            m_list->setCurrentRow(m_list->count() - 1);
    }
    m_list->setAccessibleName(windowTitle());
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    m_list->setMinimumWidth(m_list->sizeHintForColumn(0) + 48);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    makeColumn(this, {16, 16, 16, 16}, 12, {m_list, buttons});
    offerHelp(this, "review#variations");
}

bool OutcomeDialog::offers(const engine::Position &position)
{
    return position.toAct() == engine::seatBit(engine::kChance)
           && position.outcomeCount() <= engine::kMostListedOutcomes;
}

engine::Action OutcomeDialog::outcome() const { return m_outcomes[m_list->currentRow()]; }

} // namespace views
