// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/chapter_boards.h"

#include <QListWidget>
#include <QScrollBar>

#include "views/export/small_board.h"
#include "views/scenario/course_rows.h"

namespace views {

namespace {

constexpr int kRestMs = 30;
constexpr double kLarger = 1.5; ///< than at the usual size of fonts, so that larger ones need no other picture

} // namespace

ChapterBoards::ChapterBoards(QListWidget &list, std::function<const record::Record &(int row)> gameOf, QString theme)
    : QObject(&list), m_list(list), m_gameOf(std::move(gameOf)), m_theme(std::move(theme))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &ChapterBoards::drawNext);
    connect(m_list.verticalScrollBar(), &QScrollBar::valueChanged, this, &ChapterBoards::draw);
    connect(m_list.verticalScrollBar(), &QScrollBar::rangeChanged, this, &ChapterBoards::draw);
}

void ChapterBoards::setTheme(const QString &theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    for (int row = 0; row < m_list.count(); ++row)
        m_list.item(row)->setData(CourseRows::kBoardRole, {});
    draw();
}

void ChapterBoards::draw() { m_rest.start(); }

/// A row in sight whose board is missing, or -1.
int ChapterBoards::nextRow() const
{
    const QRect seen = m_list.viewport()->rect();
    for (int row = 0; row < m_list.count(); ++row) {
        const QListWidgetItem &item = *m_list.item(row);
        if (!item.isHidden() && item.data(CourseRows::kBoardRole).isNull()
            && m_list.visualItemRect(&item).intersects(seen))
            return row;
    }
    return -1;
}

void ChapterBoards::drawNext()
{
    const int row = m_list.isVisible() ? nextRow() : -1;
    if (row < 0)
        return;
    const qreal ratio = m_list.devicePixelRatioF();
    QPixmap board = QPixmap::fromImage(smallBoard(m_gameOf(row), m_theme, CourseRows::kBoard * kLarger, ratio));
    board.setDevicePixelRatio(ratio);
    m_list.item(row)->setData(CourseRows::kBoardRole, board);
    m_rest.start();
}

} // namespace views
