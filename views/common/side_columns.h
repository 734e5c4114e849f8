// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QSplitter;

namespace views {

/// How wide the columns beside a board are, which people may draw wider or narrower: what was drawn stays until the
/// page is of another class of widths (`widthClass`).
class SideColumns : public QObject {
    Q_OBJECT

public:
    /// Belongs to `columns`.
    explicit SideColumns(QSplitter *columns);
    /// Gives the columns these widths on a page of that width, unless somebody has drawn others.
    void fit(int pageWidth, const QList<int> &widths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QSplitter &m_columns;
    QList<int> m_widths; ///< last given
    int m_class = -1;
    bool m_isDrawn = false;
};

} // namespace views
