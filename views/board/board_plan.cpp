// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_plan.h"

#include <algorithm>
#include <map>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace views {

namespace {

/// What the signs `#`, `$`, `~` and `@` stand for in one use of a line of the plan.
struct Meaning {
    QString number, id, rest, seat;

    QString in(QString text) const
    {
        return text.replace(u'#', number).replace(u'$', id).replace(u'~', rest).replace(u'@', seat);
    }
};

QJsonObject read(const engine::Game &game, const char *name)
{
    const std::string path = ":/" + std::string(game.id()) + "/" + name;
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

TextStyle styleOf(const QJsonObject &line)
{
    const QString align = line["align"].toString();
    const Qt::Alignment side = align == "left" ? Qt::AlignLeft : align == "right" ? Qt::AlignRight : Qt::AlignHCenter;
    return {line["size"].toDouble(), line["weight"].toInt(400), line["colour"].toString(), side | Qt::AlignVCenter};
}

Meaning meaningOf(const engine::Place &place, qint64 number)
{
    const QString id = QString::fromStdString(place.id);
    return {QString::number(number), id, id.mid(static_cast<qsizetype>(place.kind.size()) + 1), {}};
}

LabelPlan labelOf(const QJsonObject &line, const Meaning &meaning)
{
    LabelPlan label;
    label.at = meaning.in(line["at"].toString());
    label.occupiedAt = meaning.in(line["occupied"].toString());
    label.onlyEmpty = line["empty"].toBool();
    label.text = meaning.in(line["text"].toString());
    label.words = meaning.in(line["words"].toString());
    label.countKind = line["pieces"].toString();
    label.panel = line["panel"].toString();
    label.row = meaning.in(line["row"].toString());
    label.seat = line["seat"].toInt(-1);
    label.style = styleOf(line);
    label.inPicture = line["inPicture"].toBool();
    const int every = line["every"].toInt();
    if (every > 0 && meaning.number.toInt() % every == 0) {
        label.style.size = line["everySize"].toDouble();
        label.style.weight = line["everyWeight"].toInt();
        label.style.colour = line["everyColour"].toString();
    }
    return label;
}

void addLabels(const engine::Game &game, const QJsonObject &line, std::vector<LabelPlan> &labels)
{
    const std::string kind = line["each"].toString().toStdString();
    if (kind.empty()) {
        for (int n = 1; n <= line["to"].toInt(1); ++n)
            labels.push_back(labelOf(line, {QString::number(n), {}, {}, {}}));
        return;
    }
    const std::string detail = line["detail"].toString().toStdString();
    for (std::size_t i = 0; i < game.places().size(); ++i) {
        const engine::Place &place = game.places()[i];
        const std::int64_t number = engine::Message{{}, place.details}.number(detail);
        if (place.kind != kind || number == 0)
            continue;
        labels.push_back(labelOf(line, meaningOf(place, number)));
        labels.back().place = static_cast<engine::PlaceIndex>(i);
    }
}

std::vector<std::string> texts(const QJsonValue &list)
{
    std::vector<std::string> all;
    for (const QJsonValue text : list.toArray())
        all.push_back(text.toString().toStdString());
    return all;
}

SectionPlan sectionOf(const engine::Game &game, const QJsonObject &line, const Meaning &meaning)
{
    static const std::map<QString, SectionPlan::Form> forms{{"counters", SectionPlan::Form::Counters},
                                                            {"pile", SectionPlan::Form::Pile},
                                                            {"discard", SectionPlan::Form::Discard},
                                                            {"token", SectionPlan::Form::Token}};
    const auto place = [&](const char *name) {
        return game.placeOf(meaning.in(line[QLatin1String(name)].toString()).toStdString());
    };
    const auto text = [&](const char *name) { return meaning.in(line[QLatin1String(name)].toString()); };
    SectionPlan section;
    section.form = forms.at(line["form"].toString());
    section.place = place("place");
    section.hand = place("hand");
    section.drawn = place("drawn");
    section.title = text("title");
    section.picture = text("picture");
    section.absentPicture = text("absentPicture");
    section.presentWord = text("present");
    section.absentWord = text("absent");
    section.values = line["values"].toInt();
    section.most = line["most"].toInt(1);
    return section;
}

std::vector<TrayPlan> traysOf(const engine::Game &game)
{
    const QJsonObject file = read(game, "trays.json");
    const QJsonObject head = file["head"].toObject();
    std::vector<TrayPlan> trays;
    for (const std::string &seat : game.seatings().front()) {
        const Meaning meaning{{}, {}, {}, QString::fromStdString(seat)};
        const auto text = [&](const char *name) { return meaning.in(head[QLatin1String(name)].toString()); };
        TrayPlan tray{meaning.seat, text("sign"), text("role"), text("score"),
                      text("of"),   text("edge"), text("bar"),  {}};
        for (const QJsonValue section : file["sections"].toArray())
            tray.sections.push_back(sectionOf(game, section.toObject(), meaning));
        trays.push_back(std::move(tray));
    }
    return trays;
}

BoardPlan load(const engine::Game &game)
{
    const QJsonObject file = read(game, "board.json");
    BoardPlan plan;
    for (const QJsonValue line : file["labels"].toArray())
        addLabels(game, line.toObject(), plan.labels);
    for (const QJsonValue line : file["signs"].toArray()) {
        for (int n = 1; n <= line["to"].toInt(1); ++n) {
            const Meaning meaning{QString::number(n), {}, {}, {}};
            plan.signs.push_back({meaning.in(line["at"].toString()), meaning.in(line["picture"].toString())});
        }
    }
    for (const QJsonValue line : file["captions"].toArray()) {
        plan.captions.push_back({line["kind"].toString(), line["label"].toString(), line["sign"].toString(),
                                 line["acting"].toString(), styleOf(line.toObject()), line["activeColour"].toString()});
    }
    plan.trays = traysOf(game);
    plan.cardSign = file["cardSign"].toString();
    plan.pieceLine = file["pieceLine"].toString();
    plan.tracks = texts(file["tracks"]);
    plan.sinks = texts(file["sinks"]);
    const QJsonObject spoken = file["spoken"].toObject();
    for (auto it = spoken.begin(); it != spoken.end(); ++it)
        plan.spoken.emplace_back(it.key().toStdString(), it.value().toString().toStdString());
    return plan;
}

bool contains(const std::vector<std::string> &kinds, const std::string &kind)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

} // namespace

const BoardPlan &BoardPlan::of(const engine::Game &game)
{
    static std::map<std::string, BoardPlan, std::less<>> plans;
    auto found = plans.find(game.id());
    if (found == plans.end())
        found = plans.emplace(std::string(game.id()), load(game)).first;
    return found->second;
}

bool BoardPlan::isTrack(const engine::Place &place) const { return contains(tracks, place.kind); }

bool BoardPlan::isSink(const engine::Place &place) const { return contains(sinks, place.kind); }

const engine::Place *placeAt(const engine::Game &game, engine::PlaceIndex place)
{
    const auto index = static_cast<std::size_t>(place);
    return place >= 0 && index < game.places().size() ? &game.places()[index] : nullptr;
}

} // namespace views
