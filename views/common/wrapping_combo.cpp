// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/wrapping_combo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace views {

namespace {

constexpr int kLetters = 8; ///< so many have room at least
constexpr int kLines = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

} // namespace

WrappingCombo::WrappingCombo(QWidget *parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kLetters);
    connect(this, &QComboBox::currentTextChanged, this, [this] {
        updateGeometry();
        update();
    });
}

QRect WrappingCombo::field(int width) const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect.setWidth(width);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
}

int WrappingCombo::linesHeight(int width) const
{
    return fontMetrics()
        .boundingRect(QRect(0, 0, std::max(1, field(width).width()), 1), kLines, currentText())
        .height();
}

int WrappingCombo::heightFor(int width) const
{
    return QComboBox::sizeHint().height() + std::max(0, linesHeight(width) - fontMetrics().height());
}

QSize WrappingCombo::sizeHint() const { return {QComboBox::sizeHint().width(), heightFor(width())}; }
QSize WrappingCombo::minimumSizeHint() const { return {QComboBox::minimumSizeHint().width(), heightFor(width())}; }

void WrappingCombo::resizeEvent(QResizeEvent *event)
{
    QComboBox::resizeEvent(event);
    updateGeometry(); // the height follows the width
}

void WrappingCombo::paintEvent(QPaintEvent *event)
{
    if (linesHeight(width()) <= fontMetrics().height()) {
        QComboBox::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawItemText(field(width()), kLines, option.palette, isEnabled(), currentText(), QPalette::Text);
}

} // namespace views
