// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/help_contents.h"

#include <QHeaderView>

namespace views {

namespace {

constexpr int kPagePlace = Qt::UserRole; ///< as text

QTreeWidgetItem *newItem(const QString &title, const HelpPlace &place)
{
    auto *item = new QTreeWidgetItem({title});
    item->setData(0, kPagePlace, place.text());
    item->setToolTip(0, title); // it may be longer than the column
    return item;
}

} // namespace

HelpContents::HelpContents(QWidget *parent) : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setExpandsOnDoubleClick(false);
    setFrameShape(QFrame::NoFrame);
    setIndentation(16);
    const auto choose = [this](const QTreeWidgetItem *item) {
        emit chosen(HelpPlace::of(item->data(0, kPagePlace).toString()));
    };
    connect(this, &QTreeWidget::itemClicked, this, choose);
    connect(this, &QTreeWidget::itemActivated, this, choose);
}

void HelpContents::show(const Handbook &handbook)
{
    clear();
    for (const HelpPage &page : handbook.pages()) {
        QTreeWidgetItem *item = newItem(page.title(), {page.id});
        for (const HelpSection &section : page.sections) {
            if (section.level == 2)
                item->addChild(newItem(section.title, {page.id, section.id}));
        }
        addTopLevelItem(item);
    }
}

void HelpContents::setPlace(const HelpPlace &place)
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *page = topLevelItem(i);
        const bool isIt = page->data(0, kPagePlace).toString() == place.page;
        page->setExpanded(isIt);
        if (!isIt)
            continue;
        QTreeWidgetItem *current = page;
        for (int n = 0; n < page->childCount(); ++n) {
            if (page->child(n)->data(0, kPagePlace).toString() == place.text())
                current = page->child(n);
        }
        setCurrentItem(current);
    }
}

} // namespace views
