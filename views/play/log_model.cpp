// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/log_model.h"

#include <algorithm>

#include <QFont>

#include "model/engine/core/message_seats.h"
#include "views/common/list_arrivals.h"

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

/// The rows that are to be shown of that step and the later ones.
std::vector<LogModel::LogRow> LogModel::rowsFrom(int first) const
{
    std::vector<LogRow> rows;
    const int last = std::min(m_step, m_timeline.stepCount()); // the game may have lost steps by now
    for (int step = std::max(first, 1); step <= last; ++step) {
        for (replay::Sentence &line : replay::narrate(m_timeline, m_words, step, m_viewer)) {
            if (LogRow row{step, std::move(line)}; isShown(row))
                rows.push_back(std::move(row));
        }
    }
    return rows;
}

bool LogModel::isShown(const LogRow &row) const
{
    return row.step < m_step || (row.step == m_step && row.line.fact <= m_fact);
}

void LogModel::setViewer(engine::Seat viewer)
{
    if (viewer == m_viewer)
        return;
    beginResetModel();
    m_viewer = viewer;
    m_rows = rowsFrom(1);
    m_heading = rowSince();
    endResetModel();
}

/// The step after the last action of who reads, where others have acted since; else 0.
int LogModel::firstSince() const
{
    const int last = std::min(m_step, m_timeline.stepCount());
    int own = m_viewer < m_timeline.last().seatCount() ? last : 0;
    while (own > 0 && m_timeline.step(own).action.actor() != m_viewer)
        --own;
    const engine::Position &now = m_timeline.last();
    const bool hasRival = now.game().figures(now.seatCount()) > now.seatCount(); // who acts with what is drawn
    for (int step = own + 1; own > 0 && step <= last; ++step) {
        if (hasRival || m_timeline.step(step).action.actor() != engine::kChance)
            return own + 1;
    }
    return 0;
}

/// Where the heading belongs, or -1.
int LogModel::rowSince() const
{
    const int first = firstSince();
    const auto since =
        std::find_if(m_rows.begin(), m_rows.end(), [first](const LogRow &row) { return row.step >= first; });
    return first == 0 || since == m_rows.end() ? -1 : static_cast<int>(since - m_rows.begin());
}

/// After the other rows.
void LogModel::placeHeading()
{
    const int wanted = rowSince();
    if (wanted == m_heading)
        return;
    if (hasHeading()) {
        beginRemoveRows({}, m_heading, m_heading);
        m_heading = -1;
        endRemoveRows();
    }
    if (wanted >= 0) {
        beginInsertRows({}, wanted, wanted);
        m_heading = wanted;
        endInsertRows();
    }
}

void LogModel::showTo(int step, int fact)
{
    const int same = std::min(m_step, step); // the first of which there may be more or fewer rows
    m_step = step;
    m_fact = fact;
    const auto end = std::find_if(m_rows.begin(), m_rows.end(), [this](const LogRow &row) { return !isShown(row); });
    if (end != m_rows.end()) {
        const auto first = static_cast<std::size_t>(end - m_rows.begin());
        const bool goesToo = m_heading >= static_cast<int>(first);
        beginRemoveRows({}, goesToo ? static_cast<int>(first) : rowOf(first), rowCount() - 1);
        m_rows.erase(end, m_rows.end());
        m_heading = goesToo ? -1 : m_heading;
        endRemoveRows();
    }
    std::vector<LogRow> more = rowsFrom(same);
    more.erase(more.begin(), more.begin() + std::count_if(m_rows.begin(), m_rows.end(), [same](const LogRow &row) {
                                 return row.step >= same;
                             }));
    if (!more.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(more.size()) - 1);
        m_rows.insert(m_rows.end(), more.begin(), more.end());
        endInsertRows();
    }
    placeHeading();
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size()) + (hasHeading() ? 1 : 0);
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LogRow &row = lineOf(index.row());
    const bool isSince = index.row() == m_heading;
    if (isSince && role != Qt::DisplayRole && role != Qt::FontRole && role != StepRole && role != SinceRole)
        return {};
    switch (role) {
    case Qt::DisplayRole: return isSince ? tr("Since your last turn") : m_words.say(row.line.message);
    case Qt::AccessibleTextRole: return m_words.heard(m_words.say(row.line.message)); // as it is told
    case Qt::DecorationRole: return row.line.seat < m_signs.size() ? QVariant(m_signs[row.line.seat]) : QVariant();
    case Qt::FontRole: { // the size is the list's
        QFont font;
        if (row.line.isHeading || isSince)
            font.setWeight(QFont::DemiBold);
        return font;
    }
    case StepRole: return row.step;
    case PlacesRole: {
        const std::vector<engine::PlaceIndex> places = replay::placesOf(m_timeline, row.step, row.line);
        return QVariant::fromValue(QList<engine::PlaceIndex>(places.begin(), places.end()));
    }
    case HeadingRole: return row.line.isHeading;
    case SinceRole: return isSince;
    case kSecretRole: return !engine::isFor(row.line.message, m_timeline.last(), engine::kNobody);
    default: return {};
    }
}

} // namespace views
