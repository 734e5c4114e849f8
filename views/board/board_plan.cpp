// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_plan.h"

#include <algorithm>
#include <iterator>
#include <map>

#include <QFile>
#include <QLocale>

#include "views/board/artwork.h"
#include "views/board/board_file.h"

namespace views {

namespace {

QString planPathOf(const engine::Game &game)
{
    return QString::fromStdString(":/" + std::string(game.id()) + "/board.json");
}

BoardPlan load(const engine::Game &game, int players)
{
    QFile file(planPathOf(game));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString fault;
    BoardPlan plan = readBoard(file.readAll(), game, players, fault);
    if (!fault.isEmpty())
        qFatal("%s:%s", qPrintable(file.fileName()), qPrintable(fault));
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

bool BoardPlan::isAnnounced(std::string_view fact) const
{
    const std::string_view name = fact.substr(fact.find('.') + 1);
    return !announced || contains(*announced, std::string(name.substr(0, name.find('.'))));
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

Material BoardPlan::materialOf(const engine::PieceKind &piece) const
{
    const auto found =
        std::find_if(made.begin(), made.end(), [&piece](const MadePlan &plan) { return plan.piece == piece.id; });
    if (found != made.end())
        return found->material;
    return piece.flat ? Material::Papyrus : Material::Stone;
}

ElementStyle FacePlan::front(const QString &owner, int value) const
{
    const auto named = [&](QString id) {
        return id.replace(u'#', values.value(value - 1, QString::number(value))).replace(u'@', owner);
    };
    ElementStyle look = ElementStyle::picture(named(picture));
    look.value = value;
    look.over = over;
    for (Inlay &inlay : look.over) {
        inlay.picture = named(inlay.picture);
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
