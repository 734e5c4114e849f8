// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QFont>
#include <QStyledItemDelegate>

#include "views/common/quiet_tree.h"
#include "views/common/theme.h"
#include "views/replay/notation_model.h"

class QMenu;

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
    struct NotationRow {
        QString text;
        QFont font;
        int width;

        friend bool operator==(const NotationRow &, const NotationRow &) = default;
        friend size_t qHash(const NotationRow &row, size_t seed = 0)
        {
            return qHashMulti(seed, row.text, row.font, row.width);
        }
    };

    Theme m_theme;
    mutable QCache<NotationRow, qreal> m_heights{1000}; ///< of rows whose words have been laid out
};

/// The record in words beside the board: marks the place that is shown, and says what somebody wants with a row. What
/// holds the marked row is open as long as it is marked; what people have opened or closed stays so, also when the
/// record changes.
///
/// Return or a click chooses a row, Delete takes its variation away, Ctrl+C copies its line, the menu key or the right
/// button offers all that; the arrows open and close.
class NotationView : public QuietTree<QTreeView> {
    Q_OBJECT

public:
    /// `model` must outlive the view.
    explicit NotationView(NotationModel &model, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Marks the row of that place and brings it into sight, without taking the keyboard. A row at that place that is
    /// the current one stays it: several rows may be about one place.
    void markPlace(const record::Place &place);
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    /// A row was chosen.
    void placeChosen(const record::Place &place);
    /// What the menu of a row offers.
    void promoteWanted(const record::LinePath &line);
    void removeWanted(const record::LinePath &line);
    void copyWanted(const record::Place &place);
    void commentWanted(const record::Place &place);

protected:
    bool event(QEvent *event) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void nameIt();
    void keep();
    void restore();
    void openFor(const QModelIndex &marked);
    QMenu *menuFor(const QModelIndex &row);

    NotationModel &m_model;
    NotationDelegate *m_delegate;
    record::Place m_place;
    QPersistentModelIndex m_marked;
    std::vector<record::Place> m_opened; ///< rows that were opened for the marked one
    bool m_opening = false;
    std::vector<record::Place> m_kept; ///< the open rows while the model is read again
    int m_keptScroll = 0;
};

} // namespace views
