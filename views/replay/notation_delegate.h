// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "views/common/theme.h"

namespace views {

/// Paints a row of the notation: its words on as many lines as they need, whatever the width, the sign of a seat or
/// of a comment before them. The view paints what is behind.
class NotationDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = theme; }
    const Theme &theme() const { return m_theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme m_theme;
};

} // namespace views
