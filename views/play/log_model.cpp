// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/log_model.h"

#include "views/board/fonts.h"

namespace views {

LogModel::LogModel(const replay::Timeline &timeline, QObject *parent) : QAbstractListModel(parent), m_timeline(timeline)
{
}

void LogModel::setWords(const words::Words &words, const QList<QPixmap> &seatSigns)
{
    m_words = words;
    m_signs = seatSigns;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

std::vector<LogModel::Row> LogModel::rowsOf(int first, int last) const
{
    std::vector<Row> rows;
    for (int step = first; step <= last; ++step) {
        for (replay::Sentence &line : replay::narrate(m_timeline, m_words, step, m_viewer))
            rows.push_back({step, std::move(line)});
    }
    return rows;
}

void LogModel::setViewer(engine::Seat viewer)
{
    if (viewer == m_viewer)
        return;
    beginResetModel();
    m_viewer = viewer;
    m_rows = rowsOf(1, m_step);
    endResetModel();
}

void LogModel::showTo(int step)
{
    const auto end = std::find_if(m_rows.begin(), m_rows.end(), [step](const Row &row) { return row.step > step; });
    if (end != m_rows.end()) {
        beginRemoveRows({}, static_cast<int>(end - m_rows.begin()), rowCount() - 1);
        m_rows.erase(end, m_rows.end());
        endRemoveRows();
    }
    const std::vector<Row> more = rowsOf(std::min(m_step, step) + 1, step);
    if (!more.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(more.size()) - 1);
        m_rows.insert(m_rows.end(), more.begin(), more.end());
        endInsertRows();
    }
    m_step = step;
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return m_words.say(row.line.message);
    case Qt::DecorationRole: return row.line.seat < m_signs.size() ? QVariant(m_signs[row.line.seat]) : QVariant();
    case Qt::FontRole: {
        QFont font = fontFor(FontRole::Second);
        if (row.line.isHeading)
            font.setWeight(QFont::DemiBold);
        return font;
    }
    case StepRole: return row.step;
    case HeadingRole: return row.line.isHeading;
    default: return {};
    }
}

} // namespace views
