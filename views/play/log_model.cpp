// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/log_model.h"

#include "views/board/fonts.h"

namespace views {

LogModel::LogModel(const play::Play &play, QObject *parent) : QAbstractListModel(parent), m_play(play) {}

void LogModel::setWords(const words::Words &words, const QList<QPixmap> &seatSigns)
{
    m_words = words;
    m_signs = seatSigns;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void LogModel::showTo(int step)
{
    const auto end = std::find_if(m_rows.begin(), m_rows.end(), [step](const Row &row) { return row.step > step; });
    if (end != m_rows.end()) {
        beginRemoveRows({}, static_cast<int>(end - m_rows.begin()), rowCount() - 1);
        m_rows.erase(end, m_rows.end());
        endRemoveRows();
    }
    std::vector<Row> more;
    for (int s = std::min(m_step, step) + 1; s <= step; ++s) {
        for (Line &line : narrate(m_play, s))
            more.push_back({s, std::move(line)});
    }
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
    const bool heading = row.line.message.id == "fact.round";
    switch (role) {
    case Qt::DisplayRole: return m_words.say(row.line.message);
    case Qt::DecorationRole: return row.line.seat < m_signs.size() ? QVariant(m_signs[row.line.seat]) : QVariant();
    case Qt::FontRole: {
        QFont font = fontFor(FontRole::Second);
        if (heading)
            font.setWeight(QFont::DemiBold);
        return font;
    }
    case StepRole: return row.step;
    case HeadingRole: return heading;
    default: return {};
    }
}

} // namespace views
