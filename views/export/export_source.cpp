// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/export_source.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>

#include "model/replay/narration.h"

namespace views {

QString titleOf(const ExportSource &source)
{
    const engine::Position &start = source.timeline.position(0);
    const words::Words words(start.game(), source.seatNames);
    QStringList names;
    for (engine::Seat seat = 0; seat < start.seatCount(); ++seat)
        names << words.seat(start.game().seatId(seat, start.seatCount()));
    QString title = QCoreApplication::translate("replay::GameText", "%1: %2", "game and players")
                        .arg(words.text("game"), names.join(QStringLiteral(" – ")));
    title.removeIf([](QChar c) { return c.unicode() < 0x20 || c.unicode() >= 0xFFFE; });
    return title;
}

QString saidAt(const ExportSource &source, const words::Words &words, int step, engine::Seat viewer)
{
    return step == 0 ? QCoreApplication::translate("views::HtmlPage", "The game begins.")
                     : replay::stepText(source.timeline, words, step, viewer);
}

QString headingAt(const ExportSource &source, const words::Words &words, int step)
{
    const auto heading = static_cast<std::size_t>(source.timeline.headingOf(step));
    return words.say(source.timeline.headings()[heading].message);
}

QDate dateOf(const QString &file)
{
    const QFileInfo info(file);
    return info.isFile() ? info.lastModified().date() : QDate::currentDate();
}

int lastStep(const ExportSource &source, const ExportChoice &choice)
{
    return std::clamp(choice.last, 0, source.timeline.stepCount());
}

int firstStep(const ExportSource &source, const ExportChoice &choice)
{
    return std::clamp(choice.first, 0, lastStep(source, choice));
}

} // namespace views
