// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include <QBoxLayout>
#include <QGridLayout>
#include <QWidget>

namespace views {

/// A layout of `owner`, or of nothing yet, with that room round it and between its parts; -1: the style's room.
template <class Layout>
Layout *makeLayout(QWidget *owner, const QMargins &margins = {}, int spacing = -1)
{
    auto *layout = new Layout(owner);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// Those parts below one another.
inline QVBoxLayout *makeColumn(QWidget *owner, const QMargins &margins = {}, int spacing = -1,
                               std::initializer_list<QWidget *> parts = {})
{
    auto *column = makeLayout<QVBoxLayout>(owner, margins, spacing);
    for (QWidget *part : parts)
        column->addWidget(part);
    return column;
}

/// Those parts beside one another.
inline QHBoxLayout *makeRow(QWidget *owner, const QMargins &margins = {}, int spacing = -1,
                            std::initializer_list<QWidget *> parts = {})
{
    auto *row = makeLayout<QHBoxLayout>(owner, margins, spacing);
    for (QWidget *part : parts)
        row->addWidget(part);
    return row;
}

/// Deletes all widgets of a layout, so that it can be filled anew. Layouts within it are not looked into.
inline void clearLayout(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace views
