// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_plan.h"

#include <algorithm>
#include <iterator>
#include <map>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include "views/board/artwork.h"

namespace views {

namespace {

/// The text with `%KEY` replaced by the detail of that name, where it is a word or a number.
QString withDetails(QString text, const engine::Place &place)
{
    for (const auto &[name, value] : place.details) {
        if (const std::string *word = value.asText())
            text.replace(u'%' + QString::fromStdString(name), QString::fromStdString(*word));
        else if (const std::int64_t *number = value.asInt())
            text.replace(u'%' + QString::fromStdString(name), QString::number(*number));
    }
    return text;
}

/// What the signs `#`, `$`, `~`, `@` and `%KEY` stand for in one use of a line of the plan.
struct Meaning {
    QString number = {}, id = {}, rest = {}, seat = {};
    const engine::Place *place = nullptr;

    QString in(QString text) const
    {
        text.replace(u'#', number).replace(u'$', id).replace(u'~', rest).replace(u'@', seat);
        return place ? withDetails(text, *place) : text;
    }
};

QString planPathOf(const engine::Game &game)
{
    return QString::fromStdString(":/" + std::string(game.id()) + "/board.json");
}

QJsonObject read(const engine::Game &game)
{
    QFile file(planPathOf(game));
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
    return {QString::number(number), id, id.mid(static_cast<qsizetype>(place.kind.size()) + 1), {}, &place};
}

LabelPlan::Part partOf(const QString &name)
{
    return name == "head" ? LabelPlan::Part::Head : name == "rest" ? LabelPlan::Part::Rest : LabelPlan::Part::Whole;
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
    label.pieces = line["count"].toString().toStdString();
    label.named = line["named"].toString().toStdString();
    label.part = partOf(line["part"].toString());
    label.brief = meaning.in(line["brief"].toString());
    if (!label.named.empty()) { // `#` is filled in later
        label.words = line["words"].toString();
        label.brief = line["brief"].toString();
    }
    label.zeroColour = line["zeroColour"].toString();
    label.panel = line["panel"].toString();
    label.row = meaning.in(line["row"].toString());
    label.seat = line["seat"].toInt(-1);
    label.style = styleOf(line);
    label.onlyWhole = line["onlyWhole"].toBool();
    label.inPicture = line["inPicture"].toBool();
    const int every = line["every"].toInt();
    if (every > 0 && meaning.number.toInt() % every == 0) {
        label.style.size = line["everySize"].toDouble();
        label.style.weight = line["everyWeight"].toInt();
        label.style.colour = line["everyColour"].toString();
    }
    return label;
}

/// Calls `add` for each use of a line: for each place of the kind that `each` names (with `detail`, only those where
/// that is a number but 0), or for each number from 1 to `to`, or once.
template <typename Add>
void forEachUse(const engine::Game &game, const QJsonObject &line, Add add)
{
    const std::string kind = line["each"].toString().toStdString();
    if (kind.empty()) {
        for (int n = 1; n <= line["to"].toInt(1); ++n)
            add(Meaning{QString::number(n)}, engine::kNowhere);
        return;
    }
    const std::string detail = line["detail"].toString().toStdString();
    for (std::size_t i = 0; i < game.places().size(); ++i) {
        const engine::Place &place = game.places()[i];
        const std::int64_t number = engine::Message{{}, place.details}.number(detail);
        if (place.kind == kind && (number != 0 || detail.empty()))
            add(meaningOf(place, number), static_cast<engine::PlaceIndex>(i));
    }
}

void addLabels(const engine::Game &game, const QJsonObject &line, std::vector<LabelPlan> &labels)
{
    forEachUse(game, line, [&](const Meaning &meaning, engine::PlaceIndex place) {
        labels.push_back(labelOf(line, meaning));
        labels.back().place = place;
    });
}

void addSigns(const engine::Game &game, const QJsonObject &line, std::vector<SignPlan> &signs)
{
    const double z = line["layer"].toString() == "ground" ? layer::kOverlay : layer::kWords;
    forEachUse(game, line, [&](const Meaning &meaning, engine::PlaceIndex place) {
        signs.push_back({meaning.in(line["at"].toString()), meaning.in(line["picture"].toString()), place, z});
    });
}

/// A gauge for each seat where the line says so, for the rival if there is one, or as other lines.
void addGauges(const engine::Game &game, int players, const QJsonObject &line, std::vector<GaugePlan> &gauges)
{
    const auto add = [&](const Meaning &meaning) {
        gauges.push_back({meaning.in(line["field"].toString()).toStdString(), meaning.in(line["picture"].toString()),
                          meaning.in(line["at"].toString())});
    };
    const QString each = line["each"].toString();
    if (each == "rival") {
        if (game.figures(players) > players)
            add(Meaning{
                {}, {}, {}, QString::fromStdString(game.figureId(static_cast<engine::Seat>(players), players))});
        return;
    }
    if (each != "seat")
        return forEachUse(game, line, [&](const Meaning &meaning, engine::PlaceIndex) { add(meaning); });
    for (const std::string &seat : *game.seating(players))
        add(Meaning{{}, {}, {}, QString::fromStdString(seat)});
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
                                                            {"stack", SectionPlan::Form::Stack},
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
    section.counted = line["counted"].toInt();
    section.most = line["most"].toInt(1);
    return section;
}

std::vector<TrayPlan> traysOf(const engine::Game &game, int players, const QJsonObject &each)
{
    const QJsonObject head = each["head"].toObject();
    std::vector<TrayPlan> trays;
    if (each.isEmpty())
        return trays;
    for (const std::string &seat : *game.seating(players)) {
        const Meaning meaning{{}, {}, {}, QString::fromStdString(seat)};
        const auto text = [&](const char *name) { return meaning.in(head[QLatin1String(name)].toString()); };
        TrayPlan tray{meaning.seat, text("sign"), text("role"), text("score"),
                      text("of"),   text("edge"), text("bar"),  {}};
        for (const QJsonValue section : each["sections"].toArray())
            tray.sections.push_back(sectionOf(game, section.toObject(), meaning));
        trays.push_back(std::move(tray));
    }
    return trays;
}

StepPlan stepsOf(const QJsonObject &line)
{
    return {line["label"].toString(), line["corner"].toString(), line["mark"].toString(), styleOf(line)};
}

PlatePlan platesOf(const QJsonObject &line)
{
    const auto text = [&line](const char *name) { return line[QLatin1String(name)].toString(); };
    PlatePlan plate{text("ground"), text("on"), text("sign"), text("name"), text("role"), text("figure")};
    plate.nameStyle = styleOf(line["nameStyle"].toObject());
    plate.roleStyle = styleOf(line["roleStyle"].toObject());
    plate.figureStyle = styleOf(line["figureStyle"].toObject());
    plate.figureSign = text("figureSign");
    plate.figurePicture = text("figurePicture");
    plate.panel = text("panel");
    plate.row = text("row");
    return plate;
}

/// Pictures of their own, and with none those kinds of pieces that are only counted.
std::vector<PicturePlan> picturesOf(const QJsonValue &list)
{
    std::vector<PicturePlan> all;
    for (const QJsonValue value : list.toArray()) {
        const QJsonObject line = value.toObject();
        all.push_back({line["kind"].toString().toStdString(), line["place"].toString().toStdString(),
                       line["picture"].toString()});
    }
    return all;
}

FacePlan faceOf(const QJsonObject &line)
{
    FacePlan face{line["kind"].toString().toStdString(), line["picture"].toString(), line["back"].toString(), {}, {}};
    for (const QJsonValue value : line["values"].toArray())
        face.values << value.toString();
    for (const QJsonValue value : line["over"].toArray()) {
        const QJsonObject over = value.toObject();
        face.over.push_back({over["picture"].toString(), over["text"].toString(), styleOf(over), over["at"].toString(),
                             over["on"].toString()});
    }
    return face;
}

void addNotes(const engine::Game &game, const QJsonObject &notes, BoardPlan &plan)
{
    for (const QJsonValue value : notes["signs"].toArray()) {
        const QJsonObject line = value.toObject();
        plan.noteSigns.push_back({line["sign"].toString().toStdString(), line["at"].toString(),
                                  line["picture"].toString(line["sign"].toString()), line["onPiece"].toDouble(),
                                  line["mark"].toBool()});
    }
    for (const QJsonValue value : notes["lines"].toArray()) {
        const QJsonObject line = value.toObject();
        plan.noteLines.push_back({line["line"].toString().toStdString(), line["at"].toString(),
                                  line["signAt"].toString(), line["figure"].toString(), line["words"].toString(),
                                  line["brief"].toString(), styleOf(line), line["onlyWhole"].toBool(),
                                  line["inTile"].toBool()});
    }
    const QJsonObject tile = notes["tile"].toObject();
    QStringList headWords;
    for (const QJsonValue id : tile["words"].toArray())
        headWords << id.toString();
    plan.noteTile = {tile["kind"].toString().toStdString(),
                     tile["head"].toString().toStdString(),
                     tile["foot"].toString().toStdString(),
                     tile["small"].toString().toStdString(),
                     tile["picture"].toString(),
                     tile["figure"].toString(),
                     headWords,
                     tile["detail"].toString().toStdString(),
                     tile["courses"].toString().toStdString(),
                     tile["wide"].toString()};
    for (const QJsonValue value : notes["sides"].toArray()) {
        const QJsonObject line = value.toObject();
        forEachUse(game, line, [&](const Meaning &meaning, engine::PlaceIndex place) {
            plan.sides.push_back({place, meaning.in(line["id"].toString()), meaning.in(line["at"].toString())});
        });
    }
}

HoldingsPlan holdingsOf(const QJsonObject &line)
{
    const auto list = [&line](const char *name) {
        QStringList all;
        for (const QJsonValue value : line[QLatin1String(name)].toArray())
            all << value.toString();
        return all;
    };
    return {list("heads"), list("pieces"), line["picture"].toString(), line["chip"].toString()};
}

RollPlan rollsOf(const QJsonObject &line)
{
    return {texts(line["labels"]), texts(line["figures"]), line["picture"].toString(), line["at"].toString()};
}

BoardPlan load(const engine::Game &game, int players)
{
    const QJsonObject file = read(game);
    BoardPlan plan;
    for (const QJsonValue line : file["labels"].toArray())
        addLabels(game, line.toObject(), plan.labels);
    for (const QJsonValue line : file["signs"].toArray())
        addSigns(game, line.toObject(), plan.signs);
    for (const QJsonValue line : file["gauges"].toArray())
        addGauges(game, players, line.toObject(), plan.gauges);
    for (const QJsonValue value : file["captions"].toArray()) {
        const QJsonObject line = value.toObject();
        plan.captions.push_back({line["kind"].toString(), line["label"].toString(), line["sign"].toString(),
                                 line["acting"].toString(), line["ground"].toString(), styleOf(line),
                                 line["activeColour"].toString()});
    }
    plan.trays = traysOf(game, players, file["trays"].toObject());
    plan.steps = stepsOf(file["steps"].toObject());
    plan.plates = platesOf(file["plates"].toObject());
    plan.ends = file["ends"].toObject()["at"].toString();
    plan.seatSign = file["seatSign"].toString();
    plan.pieceLine = file["pieceLine"].toString();
    plan.tracks = texts(file["tracks"]);
    if (file.contains("told"))
        plan.told = texts(file["told"]);
    plan.sinks = texts(file["sinks"]);
    plan.hangs = texts(file["hangs"]);
    plan.counted = picturesOf(file["counted"]);
    plan.pictures = picturesOf(file["pictures"]);
    plan.stacks = picturesOf(file["stacks"]);
    addNotes(game, file["notes"].toObject(), plan);
    plan.holdings = holdingsOf(file["holdings"].toObject());
    plan.rolls = rollsOf(file["rolls"].toObject());
    plan.cards = {file["cards"]["sign"].toString(), file["cards"]["ground"].toString()};
    plan.chain = file["chain"].toString();
    plan.scoresGraph = file["graph"].toBool(true);
    plan.isEditable = file["editor"].toBool();
    plan.oneByOne = file["oneByOne"].toBool();
    plan.tellsInStages = file["stages"].toBool();
    for (const QJsonValue face : file["faces"].toArray())
        plan.faces.push_back(faceOf(face.toObject()));
    for (const QJsonValue value : file["carried"].toArray()) {
        const QJsonObject line = value.toObject();
        plan.carried.push_back(
            {line["kind"].toString().toStdString(), line["piece"].toString(), line["place"].toString()});
    }
    const QJsonObject spoken = file["spoken"].toObject();
    for (auto it = spoken.begin(); it != spoken.end(); ++it)
        plan.spoken.emplace_back(it.key().toStdString(), it.value().toString().toStdString());
    plan.keysByPicture = file["keys"].toString() == "picture";
    return plan;
}

template <typename Is>
bool anySection(const std::vector<TrayPlan> &trays, Is is)
{
    return std::any_of(trays.begin(), trays.end(), [is](const TrayPlan &tray) {
        return std::any_of(tray.sections.begin(), tray.sections.end(), is);
    });
}

bool contains(const std::vector<std::string> &kinds, const std::string &kind)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

const PicturePlan *find(const std::vector<PicturePlan> &plans, const engine::PieceKind &piece,
                        const engine::Place &place)
{
    const auto found = std::find_if(plans.begin(), plans.end(), [&](const PicturePlan &plan) {
        return plan.piece == piece.id && plan.place == place.kind;
    });
    return found == plans.end() ? nullptr : &*found;
}

} // namespace

const BoardPlan &BoardPlan::of(const engine::Game &game, int players)
{
    static std::map<std::pair<std::string, int>, BoardPlan> plans;
    const std::pair key(std::string(game.id()), players);
    auto found = plans.find(key);
    if (found == plans.end())
        found = plans.emplace(key, load(game, players)).first;
    return found->second;
}

bool BoardPlan::isTold(std::string_view fact) const
{
    const std::string_view name = fact.substr(fact.find('.') + 1);
    return !told || contains(*told, std::string(name.substr(0, name.find('.'))));
}

bool BoardPlan::isTrack(const engine::Place &place) const { return contains(tracks, place.kind); }

bool BoardPlan::isSink(const engine::Place &place) const { return contains(sinks, place.kind); }

bool BoardPlan::isHanging(const engine::Place &place) const { return contains(hangs, place.kind); }

bool BoardPlan::isCounted(const engine::PieceKind &piece, const engine::Place &place) const
{
    return find(counted, piece, place) != nullptr;
}

QString BoardPlan::pictureOf(const engine::PieceKind &piece, const engine::Place &place) const
{
    const PicturePlan *plan = find(pictures, piece, place);
    return plan ? withDetails(plan->picture, place) : QString();
}

const FacePlan *BoardPlan::faceOf(const engine::PieceKind &piece) const
{
    const auto found =
        std::find_if(faces.begin(), faces.end(), [&piece](const FacePlan &face) { return face.piece == piece.id; });
    return found == faces.end() ? nullptr : &*found;
}

ElementStyle FacePlan::front(const QString &owner, int value) const
{
    const Meaning meaning{values.value(value - 1, QString::number(value)), {}, {}, owner};
    ElementStyle look = ElementStyle::picture(meaning.in(picture));
    look.value = value;
    look.over = over;
    for (Inlay &inlay : look.over) {
        inlay.picture = meaning.in(inlay.picture);
        inlay.text.replace(u'#', QLocale().toString(value));
    }
    return look;
}

bool BoardPlan::isCarried(const engine::Place &place) const
{
    return std::any_of(carried.begin(), carried.end(),
                       [&place](const CarriedPlan &plan) { return plan.kind == place.kind; });
}

engine::PlaceIndex BoardPlan::carrierOf(const engine::Game &game, const engine::Arrangement &arrangement,
                                        engine::PlaceIndex place) const
{
    const engine::Place &at = *placeAt(game, place);
    for (const CarriedPlan &plan : carried) {
        if (plan.kind != at.kind)
            continue;
        const std::string kind = withDetails(plan.piece, at).toStdString();
        const auto piece =
            std::find_if(arrangement.pieces.begin(), arrangement.pieces.end(),
                         [&](const engine::Piece &each) { return game.pieceKinds()[each.kind].id == kind; });
        const engine::PlaceIndex carrier =
            piece != arrangement.pieces.end() ? piece->place : game.placeOf(withDetails(plan.place, at).toStdString());
        if (carrier != engine::kNowhere)
            return carrier;
    }
    return engine::kNowhere;
}

std::vector<engine::PlaceIndex> BoardPlan::carriedOn(const engine::Game &game, const engine::Arrangement &arrangement,
                                                     engine::PlaceIndex place) const
{
    std::vector<engine::PlaceIndex> all;
    for (std::size_t i = 0; i < game.places().size() && !carried.empty(); ++i) {
        const auto each = static_cast<engine::PlaceIndex>(i);
        if (isCarried(game.places()[i]) && carrierOf(game, arrangement, each) == place)
            all.push_back(each);
    }
    return all;
}

std::optional<QString> BoardPlan::stackOn(const engine::Place &place) const
{
    const auto found =
        std::find_if(stacks.begin(), stacks.end(), [&](const PicturePlan &plan) { return plan.place == place.kind; });
    return found == stacks.end() ? std::nullopt : std::optional(withDetails(found->picture, place));
}

bool BoardPlan::hasEditor(const engine::Game &game) { return of(game, game.mostSeats()).isEditable; }

bool BoardPlan::hasCountedStacks(const engine::Game &game)
{
    return anySection(of(game, game.mostSeats()).trays, [](const SectionPlan &section) { return section.counted > 0; });
}

bool BoardPlan::hasCountedStacks()
{
    const auto &games = engine::games();
    return std::any_of(games.begin(), games.end(), [](const engine::Game *game) { return hasCountedStacks(*game); });
}

bool BoardPlan::hasHands() const
{
    return anySection(trays, [](const SectionPlan &section) { return section.hand != engine::kNowhere; });
}

QString seatSign(const Artwork &artwork, const engine::Game &game, engine::Seat seat, int players)
{
    QString sign = BoardPlan::of(game, players).seatSign;
    sign.replace(u'@', QString::fromStdString(game.figureId(seat, players)));
    const QString variant = QStringLiteral("%1-%2").arg(sign).arg(players);
    return artwork.has(variant) ? variant : sign;
}

const engine::Place *placeAt(const engine::Game &game, engine::PlaceIndex place)
{
    const auto index = static_cast<std::size_t>(place);
    return place >= 0 && index < game.places().size() ? &game.places()[index] : nullptr;
}

bool hasPicture(const engine::Game &game) { return QFile::exists(planPathOf(game)); }

std::vector<const engine::Game *> picturedGames()
{
    std::vector<const engine::Game *> games;
    std::copy_if(engine::games().begin(), engine::games().end(), std::back_inserter(games),
                 [](const engine::Game *game) { return hasPicture(*game); });
    return games;
}

} // namespace views
