// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/list_arrivals.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QVariant>

#include "views/common/announcer.h"

namespace views {

namespace {

constexpr const char *kMet = "metByKeyboard"; ///< of a list to which the keyboard has come before

/// What is current there and not selected; empty where there is no such entry.
QString unselectedEntry(const QAbstractItemView &list)
{
    const QModelIndex current = list.currentIndex();
    if (!current.isValid() || list.selectionModel()->isSelected(current))
        return {};
    const QString said = current.data(Qt::AccessibleTextRole).toString();
    return said.isEmpty() ? current.data().toString() : said;
}

void arrive(QWidget *before, QWidget *now)
{
    auto *list = qobject_cast<QAbstractItemView *>(now);
    const bool isOfCombo = list && list->window()->windowType() == Qt::Popup;
    if (!list || !before || isOfCombo)
        return;
    // Of one that had no current entry Qt chooses the first, and says it.
    const bool isMet = list->property(kMet).toBool();
    list->setProperty(kMet, true);
    QMetaObject::invokeMethod(
        list,
        [list, isMet] {
            if (list->hasFocus() && (isMet || list->currentIndex().row() > 0))
                announce(*list, unselectedEntry(*list), list->currentIndex().data(kSecretRole).toBool());
        },
        Qt::QueuedConnection);
}

} // namespace

void sayListArrivals()
{
    [[maybe_unused]] static const QMetaObject::Connection once =
        QObject::connect(qApp, &QApplication::focusChanged, qApp, arrive);
}

} // namespace views
