// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/segmented_row.h"

#include <QApplication>
#include <QButtonGroup>
#include <QKeyEvent>
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
        button->setFocusPolicy(Qt::ClickFocus);
        button->setProperty("segment", true);
        m_group->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
        m_buttons.push_back(button);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        QRadioButton *button = m_buttons[index];
        button->setFocusPolicy(on ? Qt::StrongFocus : Qt::ClickFocus); // the stop of the keyboard
        if (on)
            emit currentIndexChanged(index);
    });
    m_buttons.front()->setChecked(true);
}

void SegmentedRow::setTexts(const QStringList &texts, const QStringList &abouts, const QStringList &spoken)
{
    m_spoken = spoken.isEmpty() ? texts : spoken;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(texts.value(static_cast<qsizetype>(i)));
        m_buttons[i]->setToolTip(abouts.value(static_cast<qsizetype>(i)));
        m_buttons[i]->setAccessibleDescription(m_buttons[i]->toolTip());
    }
    setAbout(accessibleName());
    updateGeometry(); // at once, for whoever asks for the new size
}

void SegmentedRow::setAbout(const QString &about)
{
    setAccessibleName(about);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QString text = m_spoken.value(static_cast<qsizetype>(i));
        m_buttons[i]->setAccessibleName(about.isEmpty() ? text : tr("%1: %2").arg(about, text));
    }
}

void SegmentedRow::setWrapping(bool isWrapping)
{
    m_isWrapping = isWrapping;
    setSizePolicy(QSizePolicy::Preferred, isWrapping ? QSizePolicy::Preferred : QSizePolicy::Fixed);
}

/// Of one row.
QSize SegmentedRow::sizeHint() const
{
    QSize size(-layout()->spacing(), 0);
    for (const QRadioButton *button : m_buttons) {
        const QSize own = button->sizeHint();
        size = {size.width() + layout()->spacing() + own.width(), std::max(size.height(), own.height())};
    }
    return size;
}

QList<QWidget *> SegmentedRow::fields() const { return {m_buttons.begin(), m_buttons.end()}; }

/// The ends, which the buttons leave to this.
void SegmentedRow::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Home: setCurrentIndex(0); break;
    case Qt::Key_End: setCurrentIndex(count() - 1); break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (isAncestorOf(QApplication::focusWidget()))
        setFocus(Qt::OtherFocusReason);
}

/// The one that is chosen has the keyboard. (A focus proxy would change with the choice, and with it the order of
/// keys.)
void SegmentedRow::focusInEvent(QFocusEvent *event)
{
    m_buttons.at(static_cast<std::size_t>(currentIndex()))->setFocus(event->reason());
}

int SegmentedRow::currentIndex() const { return m_group->checkedId(); }

void SegmentedRow::setCurrentIndex(int index) { m_buttons.at(static_cast<std::size_t>(index))->setChecked(true); }

} // namespace views
