// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QPersistentModelIndex>

namespace views {

/// Which line of a list is pointed at: that under the mouse, else the one to which somebody went with the keyboard, as
/// long as the list has it.
class PointedLine : public QObject {
    Q_OBJECT

public:
    /// A child of the list, which has its model and keeps it.
    explicit PointedLine(QAbstractItemView &list);

signals:
    /// Another line is pointed at; an invalid one for none.
    void pointed(const QModelIndex &line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void point(const QModelIndex &under, const QModelIndex &current);

    QAbstractItemView &m_list;
    QPersistentModelIndex m_under;   ///< the mouse
    QPersistentModelIndex m_current; ///< of the keyboard
    QPersistentModelIndex m_said;
};

} // namespace views
