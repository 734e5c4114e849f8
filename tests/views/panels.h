// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen and read of the panels within a widget.
#pragma once

#include "views/panels/panel_view.h"

namespace tests {

/// Those that are seen.
inline QList<views::PanelView *> seenPanels(const QWidget &within)
{
    QList<views::PanelView *> all = within.findChildren<views::PanelView *>();
    all.removeIf([](const views::PanelView *each) { return !each->isVisible(); });
    return all;
}

/// The first of that form, seen or not; null if there is none.
inline views::PanelView *panelOf(const QWidget &within, engine::PanelForm form)
{
    for (views::PanelView *each : within.findChildren<views::PanelView *>()) {
        if (each->panel().form == form)
            return each;
    }
    return nullptr;
}

/// A cell and the panel in which it is.
struct SeenCell {
    const views::PanelView *view = nullptr;
    const views::PanelCell *cell = nullptr;

    explicit operator bool() const { return cell != nullptr; }
    const views::PanelCell *operator->() const { return cell; }
    /// Where it is in that widget, which holds the panel.
    QRectF in(const QWidget &widget) const { return cell->rect.translated(view->mapTo(&widget, QPoint())); }
    /// The words that are written in it, and how.
    const views::ElementStyle *look() const
    {
        for (const views::Element &element : view->picture().elements) {
            if (element.look.form == views::ElementStyle::Form::Words && cell->rect.contains(element.rect.center()))
                return &element.look;
        }
        return nullptr;
    }
    QString words() const { return look() ? look()->id : QString(); }
};

/// The seen cells of which that is read.
inline QList<SeenCell> cellsOf(const QWidget &within, const QString &name)
{
    QList<SeenCell> found;
    for (const views::PanelView *view : seenPanels(within)) {
        for (const views::PanelCell &cell : view->picture().cells) {
            if (cell.name == name)
                found << SeenCell{view, &cell};
        }
    }
    return found;
}

/// The first of them; none if there is none.
inline SeenCell cellOf(const QWidget &within, const QString &name) { return cellsOf(within, name).value(0); }

/// All that is written in a panel, and all that is read and explained of it.
inline QStringList textsOf(const views::PanelView &view)
{
    QStringList texts;
    for (const views::Element &element : view.picture().elements) {
        if (element.look.form == views::ElementStyle::Form::Words)
            texts << element.look.id;
    }
    for (const views::PanelCell &cell : view.picture().cells)
        texts << cell.name << cell.about << cell.tip;
    texts.removeAll(QString());
    return texts;
}

} // namespace tests
