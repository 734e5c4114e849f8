// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/handbook_pictures.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/export/board_svg.h"
#include "views/export/step_pictures.h"

namespace views {

namespace {

QStringList stringsOf(const QJsonValue &value)
{
    QStringList strings;
    for (const QJsonValue each : value.toArray())
        strings << each.toString();
    return strings;
}

/// A game that begins there, without actions yet; nothing where the text is no position of that game.
std::optional<record::Record> begun(const QString &text, const engine::Game *game)
{
    auto read = engine::readPosition(text.toStdString());
    const auto *start = std::get_if<engine::Position>(&read);
    if (!start || &start->game() != game || start->viewer() != engine::kNobody)
        return std::nullopt;
    record::Record record = record::newRecord(start->game(), start->setup());
    record.start = *start;
    return record;
}

/// Plays these actions; false where one is none or not allowed.
bool play(const QStringList &actions, record::Record &record)
{
    engine::Position position = *record.start;
    for (const QString &text : actions) {
        const auto read = position.readAction(text.toStdString());
        const auto *action = std::get_if<engine::Action>(&read);
        if (!action || position.illegalReason(*action))
            return false;
        position = position.after(*action);
        record.line.actions.push_back(*action);
    }
    return true;
}

} // namespace

HandbookPictures::HandbookPictures(const QString &theme) : m_theme(theme)
{
    read(QStringLiteral(":/help/pictures.json"), nullptr);
    for (const engine::Game *game : picturedGames())
        read(QStringLiteral(":/%1/help/pictures.json").arg(words::idOf(*game)), game);
}

/// `game` is null for a file whose pictures name their game.
void HandbookPictures::read(const QString &file, const engine::Game *game)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return;
    const QJsonObject pictures = QJsonDocument::fromJson(source.readAll()).object();
    for (auto it = pictures.begin(); it != pictures.end(); ++it) {
        const QJsonObject picture = it->toObject();
        const engine::Game *shown =
            game ? game : engine::findGame(picture[QStringLiteral("game")].toString().toStdString());
        const QString before = game ? words::idOf(*game) + u'-' : QString();
        m_sources[before + it.key() + QStringLiteral(".svg")] = {picture, shown};
    }
}

std::optional<HandbookPictures::Described> HandbookPictures::described(const Source &source)
{
    const auto &[picture, game] = source;
    std::optional<record::Record> record = begun(picture[QStringLiteral("start")].toString(), game);
    if (!record || !play(stringsOf(picture[QStringLiteral("actions")]), *record))
        return std::nullopt;
    Described described{*std::move(record)};
    if (const QString seat = picture[QStringLiteral("seen")].toString(); !seat.isEmpty()) {
        described.viewer = game->seatOf(seat.toStdString(), described.record.start->seatCount());
        if (described.viewer == engine::kNobody)
            return std::nullopt;
    }
    for (const QString &id : stringsOf(picture[QStringLiteral("around")])) {
        described.around.push_back(game->placeOf(id.toStdString()));
        if (described.around.back() == engine::kNowhere)
            return std::nullopt;
    }
    described.width = picture[QStringLiteral("width")].toInt(described.width);
    return described;
}

/// What is described under that name, read with the first question; null where it cannot be drawn.
HandbookPictures::Described *HandbookPictures::find(const QString &name)
{
    const auto source = m_sources.find(name);
    if (source == m_sources.end())
        return nullptr;
    const auto [found, isNew] = m_described.try_emplace(name);
    if (isNew)
        found->second = described(source->second);
    return found->second ? &*found->second : nullptr;
}

QStringList HandbookPictures::names()
{
    QStringList names;
    for (const auto &[name, source] : m_sources) {
        if (has(name))
            names << name;
    }
    return names;
}

const QRect &HandbookPictures::part(const QString &name)
{
    Described &described = *find(name);
    if (!described.part.isEmpty())
        return described.part;
    const replay::Timeline timeline(described.record);
    const ExportSource source{described.record, timeline};
    StepPictures whole(source, described.viewer, m_theme, described.width);
    described.part = described.around.empty() ? QRect(QPoint(), whole.size())
                                              : whole.partAround(described.around, timeline.stepCount());
    return described.part;
}

/// Hands what is seen of the board to `use`, with the course whose end it shows.
template <typename Use>
auto HandbookPictures::draw(const QString &name, double ratio, const Use &use)
{
    const QRectF seen = part(name);
    const Described &described = *find(name);
    const replay::Timeline timeline(described.record);
    const ExportSource source{described.record, timeline};
    StepPictures pictures(source, described.viewer, m_theme, described.width, ratio);
    pictures.cut({seen.topLeft() * ratio, seen.size() * ratio});
    return use(pictures, source);
}

QSize HandbookPictures::size(const QString &name) { return part(name).size(); }

QImage HandbookPictures::image(const QString &name, double dpr)
{
    QImage image = draw(name, dpr, [](StepPictures &pictures, const ExportSource &source) {
        return pictures.image(source.timeline.stepCount());
    });
    image.setDevicePixelRatio(dpr);
    return image;
}

QByteArray HandbookPictures::svg(const QString &name)
{
    return draw(name, 1, [](StepPictures &pictures, const ExportSource &source) {
        return boardSvg(pictures, source.timeline.stepCount(), titleOf(source));
    });
}

} // namespace views
