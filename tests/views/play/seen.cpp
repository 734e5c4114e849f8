// SPDX-License-Identifier: GPL-3.0-or-later
#include "seen.h"

#include <QListView>

#include "tests/model/play/change_spy.h"
#include "tests/model/play/hands.h"
#include "views/board/board_view_state.h"

QStringList logOf(Page &page)
{
    QStringList rows;
    for (int row = 0; row < page.log().rowCount(); ++row) {
        const QModelIndex line = page.log().index(row);
        rows << QStringLiteral("log %1: %2|%3|%4|%5|%6")
                    .arg(row)
                    .arg(line.data().toString(), line.data(views::LogModel::StepRole).toString(),
                         line.data(views::LogModel::HeadingRole).toString(),
                         line.data(Qt::FontRole).value<QFont>().toString(),
                         pictureText(line.data(Qt::DecorationRole).value<QPixmap>()));
    }
    return rows;
}

QStringList seenOn(Page &page)
{
    QCoreApplication::sendPostedEvents(); // what a layout shows comes into sight then
    QStringList seen{QStringLiteral("prompt: ") + page.prompt()};
    const auto *log = page.page().findChild<QListView *>(QStringLiteral("log"));
    for (const QModelIndex &line : log->selectionModel()->selectedIndexes())
        seen << QStringLiteral("marked: %1").arg(line.row());
    return seen + logOf(page) + seenOn(page.page());
}

record::Record cutAt(record::Record record, int step)
{
    record.line.actions.resize(static_cast<std::size_t>(step));
    record.line.variations.clear();
    record.result.reset();
    return record;
}

bool waitThinking(Page &page)
{
    ChangeSpy thinking(page.play(), play::Change::Thinking);
    while (!page.play().isThinking()) {
        if (!thinking.wait())
            return false;
    }
    return true;
}

void addPeoplesPairings()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("players");
    for (const auto &[game, players] : pairings()) {
        if (players.contains(QStringLiteral("human")))
            QTest::addRow("%s %s", game, qPrintable(players.join(QLatin1Char(' ')))) << QString(game) << players;
    }
}
