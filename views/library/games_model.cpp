// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/games_model.h"

#include <algorithm>

#include <QFontMetrics>
#include <QIcon>
#include <QLocale>

#include "model/record/file_name.h"
#include "model/replay/seat_names.h"
#include "model/words/languages.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/board/seat_roles.h"
#include "views/common/fonts.h"
#include "views/library/board_pictures.h"

namespace views {

namespace {

constexpr int kMostRead = 2'000;
constexpr int kLines = 5; ///< of the words of a row

/// "Winner: Ada, 33 : 18".
QString outcomeOf(const engine::Result &result, const QStringList &names)
{
    QStringList winners;
    for (const engine::Seat seat : result.winners)
        winners << names.value(seat);
    QStringList score;
    for (const int points : result.score)
        score << words::Words::number(points);
    const QString outcome = winners.size() == names.size() ? GamesModel::tr("drawn")
                            : winners.size() == 1          ? GamesModel::tr("Winner: %1")
                                                           : GamesModel::tr("Winners: %1");
    const QString said =
        outcome.contains(QLatin1String("%1")) ? outcome.arg(winners.join(QStringLiteral(", "))) : outcome;
    return GamesModel::tr("%1, %2", "outcome, score").arg(said, score.join(QStringLiteral(" : ")));
}

QString whenOf(const library::Entry &entry)
{
    const QDateTime end = QDateTime::fromMSecsSinceEpoch(entry.ended);
    const QLocale locale;
    return GamesModel::tr("%1, %2", "date, time")
        .arg(locale.toString(end.date(), QLocale::LongFormat), locale.toString(end.time(), QLocale::ShortFormat));
}

/// Who played, how it ended, which game, when, how long, its tags.
QStringList linesOf(const library::Entry &entry)
{
    if (!entry.game)
        return {record::shownName(entry.path), GamesModel::tr("This file cannot be read."), whenOf(entry)};
    const words::Words words(*entry.game);
    const record::Record head = entry.head();
    const QStringList names = replay::figureNames(head);
    QStringList players = names.mid(0, static_cast<qsizetype>(head.seats.size()));
    for (qsizetype seat = 0; seat < players.size(); ++seat) {
        if (const QString computer = computerOf(head.seats[seat], words); !computer.isEmpty())
            players[seat] = GamesModel::tr("%1 (%2)", "player, level").arg(players[seat], computer);
    }
    const QString title = words::shownLine(entry.title.in(words::spokenLanguage()));
    QStringList lines{title.isEmpty() ? players.join(QStringLiteral(" – ")) : title};
    lines << (entry.result ? outcomeOf(*entry.result, names) : GamesModel::tr("Not finished"));
    if (!entry.rated.isEmpty())
        lines.last() = GamesModel::tr("%1 · rated").arg(lines.last());
    lines << GamesModel::tr("%1, %2", "game, when").arg(words.text("game"), whenOf(entry));
    lines << GamesModel::tr("%n action(s)", nullptr, entry.actions);
    if (!entry.tags.isEmpty())
        lines.last() = GamesModel::tr("%1; %2", "length, tags")
                           .arg(lines.last(), words::shownLine(entry.tags.join(QStringLiteral(", "))));
    return lines;
}

} // namespace

GamesModel::GamesModel(library::Library &library, BoardPictures &pictures, QObject *parent)
    : QAbstractListModel(parent), m_library(library), m_pictures(pictures), m_read(kMostRead)
{
}

void GamesModel::show(std::vector<qint64> numbers)
{
    m_read.clear();
    if (numbers == m_numbers) {
        if (!m_numbers.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_numbers = std::move(numbers);
    endResetModel();
}

library::Entry GamesModel::entry(int row) const
{
    const qint64 number = m_numbers[row];
    if (const library::Entry *known = m_read.object(number))
        return *known;
    library::Entry entry = m_library.entry(number);
    m_read.insert(number, new library::Entry(entry));
    return entry;
}

int GamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

QVariant GamesModel::data(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return linesOf(entry(index.row())).join(QLatin1Char('\n'));
    case Qt::AccessibleTextRole: return linesOf(entry(index.row())).join(QStringLiteral("; "));
    case Qt::DecorationRole: return m_pictures.of(entry(index.row()));
    case Qt::SizeHintRole:
        return QSize(
            0, std::max(BoardPictures::size().height(), kLines * QFontMetrics(fontFor(FontRole::Text)).lineSpacing()));
    default: return {};
    }
}

} // namespace views
