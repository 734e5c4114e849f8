// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/segmented_row.h"

#include <QButtonGroup>
#include <QRadioButton>

#include "views/common/flow_layout.h"

namespace views {

SegmentedRow::SegmentedRow(const QStringList &ids, QWidget *parent)
    : QWidget(parent), m_ids(ids), m_group(new QButtonGroup(this))
{
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        auto *button = new QRadioButton(this);
        button->setProperty("segment", true);
        m_group->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
        m_buttons.push_back(button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_buttons.front()->setChecked(true);
    setFocusProxy(m_buttons.front());
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (!on)
            return;
        setFocusProxy(m_buttons[static_cast<std::size_t>(index)]); // the stop of the keyboard
        emit currentIndexChanged(index);
    });
}

void SegmentedRow::setTexts(const QStringList &texts, const QStringList &abouts)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(texts.value(static_cast<qsizetype>(i)));
        m_buttons[i]->setToolTip(abouts.value(static_cast<qsizetype>(i)));
        m_buttons[i]->setAccessibleDescription(m_buttons[i]->toolTip());
    }
    setAbout(accessibleName());
}

void SegmentedRow::setAbout(const QString &about)
{
    setAccessibleName(about);
    for (QRadioButton *button : m_buttons)
        button->setAccessibleName(about.isEmpty() ? button->text() : tr("%1: %2").arg(about, button->text()));
}

int SegmentedRow::currentIndex() const { return m_group->checkedId(); }

void SegmentedRow::setCurrentIndex(int index) { m_buttons.at(static_cast<std::size_t>(index))->setChecked(true); }

} // namespace views
