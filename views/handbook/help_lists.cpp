// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/help_lists.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextOption>

#include "views/common/announcer.h"
#include "views/common/style_sheet.h"
#include "views/common/theme.h"
#include "views/common/wrapped_rows.h"

namespace views {

namespace {

constexpr int kPlace = Qt::UserRole; ///< as text
constexpr int kHeading = Qt::UserRole + 1;
constexpr int kPage = Qt::UserRole + 2;
constexpr int kExcerpt = Qt::UserRole + 3;
constexpr int kHitMargin = 6;

QTreeWidgetItem *newItem(const QString &title, const HelpPlace &place)
{
    auto *item = new QTreeWidgetItem({title});
    item->setData(0, kPlace, place.text());
    item->setToolTip(0, title); // it may be longer than the column
    return item;
}

/// A hit in lines: the heading, the page unless it is the page's own, two of the words found, wrapped.
class HitDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (index.data(kPlace).isNull())
            return QStyledItemDelegate::sizeHint(option, index);
        const int lines = index.data(kPage).toString().isEmpty() ? 3 : 4;
        return {0, lines * option.fontMetrics.lineSpacing() + 2 * kHitMargin};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem bare = option;
        initStyleOption(&bare, index);
        if (index.data(kPlace).isNull()) {
            QStyledItemDelegate::paint(painter, option, index);
            return;
        }
        bare.text.clear(); // it is for screen readers
        const QWidget *view = option.widget;
        view->style()->drawControl(QStyle::CE_ItemViewItem, &bare, painter, view);
        const Theme theme(wornTheme());
        const QFontMetrics lines(option.font);
        QRect line = option.rect.adjusted(kHitMargin, kHitMargin, -kHitMargin, -kHitMargin);
        const QRect excerpt = line.adjusted(0, line.height() - 2 * lines.lineSpacing(), 0, 0);
        line.setHeight(lines.lineSpacing());
        QFont bold = option.font;
        bold.setWeight(QFont::DemiBold);
        painter->save();
        painter->setFont(bold);
        painter->setPen(theme.colour(u"ink"));
        const QString heading = index.data(kHeading).toString();
        painter->drawText(line, QFontMetrics(bold).elidedText(heading, Qt::ElideRight, line.width()));
        painter->setFont(option.font);
        painter->setPen(theme.colour(u"accent"));
        const QString page = index.data(kPage).toString();
        painter->drawText(line.translated(0, line.height()), lines.elidedText(page, Qt::ElideRight, line.width()));
        painter->setPen(theme.colour(u"ink2"));
        painter->setClipRect(excerpt);
        painter->drawText(QRectF(excerpt), index.data(kExcerpt).toString(), QTextOption(Qt::AlignLeft | Qt::AlignTop));
        painter->restore();
    }
};

} // namespace

HelpContents::HelpContents(QWidget *parent) : QuietTree(parent)
{
    setHeaderHidden(true);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(false);
    setFrameShape(QFrame::NoFrame);
    setIndentation(16);
    new WrappedRows(*this, 0);
    const auto choose = [this](const QTreeWidgetItem *item) {
        emit chosen(HelpPlace::of(item->data(0, kPlace).toString()));
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
        const bool isIt = page->data(0, kPlace).toString() == place.page;
        page->setExpanded(isIt);
        if (!isIt)
            continue;
        QTreeWidgetItem *current = page;
        for (int n = 0; n < page->childCount(); ++n) {
            if (page->child(n)->data(0, kPlace).toString() == place.text())
                current = page->child(n);
        }
        setCurrentItem(current);
    }
}

// ---- what was found

HelpHits::HelpHits(QWidget *parent) : QListWidget(parent)
{
    setItemDelegate(new HitDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(true);
    const auto choose = [this](const QListWidgetItem *item) {
        emit chosen(HelpPlace::of(item->data(kPlace).toString()));
    };
    connect(this, &QListWidget::itemClicked, this, choose);
    connect(this, &QListWidget::itemActivated, this, choose);
}

void HelpHits::show(const std::vector<HelpHit> &hits)
{
    clear();
    for (const HelpHit &hit : hits) {
        auto *item = new QListWidgetItem(QStringList{hit.title, hit.page, hit.excerpt}.join(QLatin1Char('\n')), this);
        item->setData(kPlace, hit.place.text());
        item->setData(kHeading, hit.title);
        item->setData(kPage, hit.title == hit.page ? QString() : hit.page);
        item->setData(kExcerpt, hit.excerpt);
    }
    const int count = static_cast<int>(hits.size());
    const QString found = hits.empty() ? tr("Nothing found.") : tr("%n place(s) found", nullptr, count);
    if (hits.empty())
        (new QListWidgetItem(found, this))->setFlags(Qt::NoItemFlags);
    if (found == accessibleName())
        return;
    setAccessibleName(found);
    announce(*this, found); // who types is not here
}

void HelpHits::chooseFirst()
{
    if (count() == 0 || item(0)->flags() == Qt::NoItemFlags)
        return;
    setCurrentRow(0);
    emit itemActivated(item(0));
}

void HelpHits::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up && currentRow() <= 0)
        emit leftUpwards();
    else
        QListWidget::keyPressEvent(event);
}

} // namespace views
