// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QListWidget;
class QPushButton;

namespace views {

/// What pages with a list of lessons share: the list itself, a button below it, and how wide both get on that page.
QListWidget *makeLessonList(const char *name, QWidget *parent, bool showsBoards = false);
QPushButton *makePageButton(const char *name, QWidget *parent);
int widestList(const QWidget &page);

/// Paints a lesson in the list of a course: sign, title, and below it how hard it is and whether it is done; its board
/// in small, where the list shows boards.
class CourseRows : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kMoreRole = Qt::UserRole + 1;  ///< the second line
    static constexpr int kDoneRole = Qt::UserRole + 2;  ///< bool
    static constexpr int kBoardRole = Qt::UserRole + 3; ///< QPixmap
    static constexpr QSize kBoard{96, 75};              ///< the room for a board, at the usual size of fonts

    using QStyledItemDelegate::QStyledItemDelegate;

    void setShowsBoards(bool on) { m_showsBoards = on; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int wordsAt(const QStyleOptionViewItem &option) const;

    bool m_showsBoards = false;
};

} // namespace views
