// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures on the board.
#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include <QFontMetricsF>

#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "views/board/board_layers.h"
#include "views/board/piece_renderer.h"
#include "views/common/remembered.h"

namespace views {

namespace {

constexpr double kCoordinate = 0.19; ///< height of a place's short name in squares of the board
constexpr double kLeastCoordinate = 10;
constexpr double kMostOfPlace = 0.28; ///< height of a coordinate: what a place is about lies in its middle
constexpr double kGapShare = 3;       ///< a label that has to fit keeps that part of its size free
constexpr double kHidden = 0.4;       ///< part of a short name that must not lie under a piece

/// How many pieces of the label's kind lie on its place.
int countOn(const BoardCanvas &canvas, const LabelPlan &label)
{
    int count = 0;
    for (const engine::Piece &piece : canvas.shown.arrangement.pieces) {
        if (piece.place == label.place && label.isOf(canvas.game.pieceKinds()[piece.kind]))
            count += piece.count;
    }
    return count;
}

/// A track ends, scores go on: its last place shows the score itself.
QString trackText(const BoardCanvas &canvas, const LabelPlan &label)
{
    QStringList beyond;
    for (const engine::Piece &piece : canvas.shown.arrangement.pieces) {
        if (piece.place == label.place && piece.owner < canvas.plan.trays.size()
            && canvas.scoreOf(piece.owner) > label.text.toInt())
            beyond += words::Words::number(canvas.scoreOf(piece.owner));
    }
    return beyond.isEmpty() ? label.text : beyond.join(u' ');
}

QString countText(const BoardCanvas &canvas, const LabelPlan &label)
{
    const std::string kind = label.countKind.toStdString();
    int count = 0;
    int most = 0;
    for (std::size_t i = 0; i < canvas.places().size(); ++i) {
        if (canvas.game.places()[i].kind == kind) {
            ++most;
            count += canvas.isOccupied(static_cast<engine::PlaceIndex>(i)) ? 1 : 0;
        }
    }
    return canvas.words.say({label.words.toStdString(), {{"count", count}, {"most", most}}});
}

/// The panels of the position: from picture to picture it is mostly the same, and to count them takes longer than the
/// labels that show some of it.
const std::vector<engine::Panel> &panelsOf(const engine::Position &position)
{
    static thread_local Remembered<engine::Position, std::vector<engine::Panel>> known;
    return known.of(position, [&position] { return position.panels(); });
}

/// The count of a seat in that row of a panel, as it is written; empty where there is none.
QString panelText(const std::vector<engine::Panel> &panels, const QString &panelId, const QString &rowId, int seat)
{
    for (const engine::Panel &panel : panels) {
        if (panel.id != panelId.toStdString())
            continue;
        for (const engine::PanelRow &row : panel.rows) {
            if (row.id == rowId.toStdString() && static_cast<std::size_t>(seat) < row.counts.size())
                return words::Words::number(row.counts[seat]);
        }
    }
    return {};
}

/// The part of a text that a label has: before or behind its colon, without the full stop.
QString partOf(const QString &text, LabelPlan::Part part)
{
    const qsizetype colon = text.indexOf(u':');
    if (part == LabelPlan::Part::Whole || colon < 0)
        return text;
    const QString taken = (part == LabelPlan::Part::Head ? text.left(colon) : text.mid(colon + 1)).trimmed();
    return taken.endsWith(u'.') ? taken.chopped(1) : taken;
}

/// The words for the piece of the label's kind on its place; empty where none lies there.
QString nameOfPiece(const BoardCanvas &canvas, const LabelPlan &label, const QString &words)
{
    for (const engine::Piece &piece : canvas.shown.arrangement.pieces) {
        const engine::PieceKind &kind = canvas.game.pieceKinds()[piece.kind];
        if (piece.place != label.place || kind.id != label.named
            || (piece.value != 0 && !canvas.shown.isFaceSeen(piece)))
            continue;
        const FacePlan *face = canvas.plan.faceOf(kind);
        const QString value = QString::number(piece.value);
        const QString name = face ? face->values.value(piece.value - 1, value) : value;
        const std::string id = QString(words).replace(u'#', name).toStdString();
        return canvas.words.has(id) ? partOf(canvas.words.text(id), label.part) : QString();
    }
    return {};
}

/// The room for words that are left out, or said in brief, where they do not fit: they keep clear of its edges.
QSizeF withGap(QSizeF room, const TextStyle &style) { return room - QSizeF(style.size / kGapShare, 0); }

/// The label's words, or the name of its piece; in brief where that does not fit.
QString fittingWords(const BoardCanvas &canvas, const LabelPlan &label, const TextStyle &style, QSizeF room)
{
    const auto said = [&](const QString &words) {
        return label.named.empty() ? canvas.words.text(words.toStdString()) : nameOfPiece(canvas, label, words);
    };
    const QString name = said(label.words);
    if (!label.named.empty()) // on a card they would touch its edge
        room = withGap(room, style);
    const bool isCut = !label.brief.isEmpty() && !PieceRenderer::fitsWhole(ElementStyle::words(name, style), room);
    return isCut ? said(label.brief) : name;
}

QString labelText(const BoardCanvas &canvas, const LabelPlan &label)
{
    if (!label.panel.isEmpty())
        return canvas.shown.isSetUp ? QString()
                                    : panelText(panelsOf(canvas.shown.position), label.panel, label.row, label.seat);
    if (!label.pieces.empty() && label.words.isEmpty())
        return words::Words::number(countOn(canvas, label));
    if (!label.words.isEmpty())
        return label.countKind.isEmpty() ? canvas.words.text(label.words.toStdString()) : countText(canvas, label);
    return canvas.isOccupied(label.place) && canvas.plan.isTrack(canvas.placeOf(label.place)) ? trackText(canvas, label)
                                                                                              : label.text;
}

/// True for a label that says what its place is called, as far as the picture does: coordinates complete it, and no
/// second name stands over it.
bool namesPlace(const BoardCanvas &canvas, const LabelPlan &label)
{
    if (label.place == engine::kNowhere || label.text.isEmpty())
        return false;
    const QString name = canvas.words.coordinate(label.place);
    return name == label.text || (name.startsWith(label.text) && name.at(label.text.size()).isLetter());
}

/// True for a place about which something is said while a piece is in hand.
bool isPreviewed(const BoardCanvas &canvas, engine::PlaceIndex place)
{
    return std::any_of(canvas.shown.placementPreviews.begin(), canvas.shown.placementPreviews.end(),
                       [place](const Prospect &prospect) { return prospect.place == place; });
}

void addCaption(BoardCanvas &canvas, const engine::Caption &caption, const CaptionPlan &plan)
{
    const QString place = canvas.idOf(caption.place);
    const auto at = [&](QString id) { return id.replace(u'$', place).replace(u'~', place.mid(plan.kind.size() + 1)); };
    const double z = plan.ground.isEmpty() ? layer::kWords : layer::kMarkWords;
    TextStyle style = plan.style;
    style.size = canvas.layout.wordHeight(style.size);
    QString sign = QString::fromStdString(caption.sign);
    if (caption.active && !plan.acting.isEmpty()) {
        style.colour = plan.activeColour;
        sign += "-on";
        canvas.add("acting/" + place, canvas.onBoard(at(plan.acting)), layer::kActing,
                   ElementStyle::picture(at(plan.acting)));
    }
    if (!plan.ground.isEmpty())
        canvas.add("caption-ground/" + place, canvas.onBoard(at(plan.ground)), layer::kMark,
                   ElementStyle::picture(at(plan.ground)));
    QRectF label = canvas.onBoard(at(plan.label));
    const QRectF signRect = canvas.onBoard(at(plan.sign));
    const ElementStyle words = ElementStyle::words(canvas.words.say(caption.message), style);
    // Words alone have the whole place, and so have those that would be cut beside the sign.
    if (canvas.artwork.has(sign) && PieceRenderer::fitting(words, label.size()).words == words.id)
        canvas.add("caption-sign/" + place, signRect, z, ElementStyle::picture(sign));
    else
        label = label.united(signRect);
    canvas.add("caption/" + place, label, z, words);
}

/// A ring with the cost in it, in a corner where a piece lies.
void addStep(BoardCanvas &canvas, const engine::Caption &caption)
{
    const StepPlan &plan = canvas.plan.steps;
    const QString id = canvas.idOf(caption.place);
    const QString corner = plan.corner(id);
    const bool covered = canvas.isOccupied(caption.place) && canvas.artwork.has(corner);
    const QRectF rect = canvas.onBoard(covered ? corner : plan.label(id));
    TextStyle style = plan.style;
    style.size *= canvas.layout.scale();
    canvas.add("mark/" + id, rect, layer::kMark, ElementStyle::picture(plan.mark));
    canvas.add("step/" + id, rect, layer::kMarkWords, ElementStyle::words(canvas.words.say(caption.message), style));
}

void addPlate(BoardCanvas &canvas, engine::Seat seat)
{
    const PlatePlan &plan = canvas.plan.plates;
    const QString id = canvas.seatId(seat);
    const auto at = [&id](const QString &text) { return QString(text).replace(u'@', id); };
    const auto picture = [&](const char *key, const QString &place, const QString &what, double z) {
        canvas.add(key + id, canvas.onBoard(place), z, ElementStyle::picture(what));
    };
    const auto words = [&](const char *key, const QString &place, const QString &text, TextStyle style) {
        style.size = canvas.layout.wordHeight(style.size);
        canvas.add(key + id, canvas.onBoard(place), layer::kWords, ElementStyle::words(text, style));
    };
    picture("plate/", at(plan.ground), at(plan.ground), layer::kOverlay);
    if (engine::contains(canvas.shown.acting, seat))
        picture("plate-on/", at(plan.on), at(plan.on), layer::kActing);
    picture("plate-sign/", at(plan.sign),
            seatSign(canvas.artwork, canvas.game, seat, canvas.shown.position.seatCount()), layer::kWords);
    words("plate-name/", at(plan.name), canvas.words.seat(id.toStdString()), plan.nameStyle);
    words("plate-role/", at(plan.role), canvas.shown.roles.value(seat), plan.roleStyle);
    const QString figure =
        canvas.showsPosition() ? panelText(panelsOf(canvas.shown.position), plan.panel, plan.row, seat) : QString();
    words("plate-figure/", at(plan.figure), figure, plan.figureStyle);
    if (!figure.isEmpty())
        picture("plate-figure-sign/", at(plan.figureSign), plan.figurePicture, layer::kWords);
}

/// A label as it is said now.
struct Said {
    const LabelPlan *label;
    QRectF rect;
    QSize room; ///< its size in units of the picture: that in pixels differs by one from place to place
    ElementStyle look;
};

/// Nothing where the label is not to be seen.
std::optional<Said> saidOf(const BoardCanvas &canvas, const LabelPlan &label)
{
    if (!canvas.isInPlay(label.place))
        return std::nullopt;
    const bool covered =
        canvas.isOccupied(label.place) || (label.place != engine::kNowhere && canvas.shown.isSelected(label.place));
    const bool isNamed = !label.named.empty();
    const bool isLifted = isNamed && canvas.options.lifted == label.place && label.place != engine::kNowhere;
    if ((covered && label.onlyEmpty) || isLifted)
        return std::nullopt;
    TextStyle style = label.style;
    style.size = label.inPicture ? style.size * canvas.layout.scale() : canvas.layout.wordHeight(style.size);
    if (!label.zeroColour.isEmpty() && countOn(canvas, label) == 0)
        style.colour = label.zeroColour;
    const QString &at = covered && !label.occupiedAt.isEmpty() ? label.occupiedAt : label.at;
    const QRectF rect = canvas.onBoard(at);
    const bool isFitted = isNamed || !label.brief.isEmpty();
    QString text = isFitted ? fittingWords(canvas, label, style, rect.size()) : labelText(canvas, label);
    if (canvas.options.coordinates && namesPlace(canvas, label)) {
        const QString name = canvas.words.coordinate(label.place);
        if (PieceRenderer::fitting(ElementStyle::words(name, style), rect.size()).words == name)
            text = name;
    }
    const ElementStyle look = ElementStyle::words(text, style);
    if (label.onlyWhole && !PieceRenderer::fitsWhole(look, withGap(rect.size(), style)))
        return std::nullopt;
    return Said{&label, rect, canvas.artwork.bounds(at).size().toSize(), look};
}

/// Words of the board in places of one size are all as large as the longest of them may be that is not cut.
void makeEven(std::vector<Said> &all)
{
    using Sort = std::tuple<double, int, QSize>;
    const auto isName = [](const Said &said) { return !said.label->words.isEmpty() && said.label->named.empty(); };
    std::vector<std::pair<Sort, int>> sizes;
    const auto sizeOf = [&sizes](const Said &said) -> int & {
        const Sort sort{said.look.text.size, said.look.text.weight, said.room};
        const auto known =
            std::find_if(sizes.begin(), sizes.end(), [&sort](const auto &each) { return each.first == sort; });
        return known != sizes.end() ? known->second : sizes.emplace_back(sort, qRound(said.look.text.size)).second;
    };
    for (const Said &said : all) {
        const FittedWords fitted = PieceRenderer::fitting(said.look, said.rect.size());
        if (isName(said) && fitted.words == said.look.id)
            sizeOf(said) = std::min(sizeOf(said), fitted.font.pixelSize());
    }
    for (Said &said : all) {
        const int size = isName(said) ? sizeOf(said) : 0;
        if (isName(said) && size < qRound(said.look.text.size))
            said.look.text.size = size;
    }
}

} // namespace

void paintLabels(BoardCanvas &canvas)
{
    std::vector<Said> all;
    for (const LabelPlan &label : canvas.plan.labels) {
        if (const std::optional<Said> said = saidOf(canvas, label))
            all.push_back(*said);
    }
    makeEven(all);
    for (const Said &said : all) {
        const bool isNamed = !said.label->named.empty();
        // What names a piece stands on it.
        canvas.add(said.label->key(), said.rect, isNamed ? layer::kMarkWords : layer::kWords, said.look, 1,
                   isNamed ? canvas.pieceUnder(said.label->place, said.rect) : QString());
    }
    if (canvas.plan.pieceLine.isEmpty())
        return;
    for (const engine::Piece &piece : canvas.shown.arrangement.pieces) {
        if (!canvas.plan.isTrack(canvas.placeOf(piece.place)))
            continue;
        const QString id = QString(canvas.plan.pieceLine)
                               .replace(u'$', canvas.idOf(piece.place))
                               .replace(u'@', canvas.seatId(piece.owner));
        canvas.add("line/" + canvas.seatId(piece.owner), canvas.onBoard(id), layer::kActing, ElementStyle::picture(id));
    }
}

void paintCoordinates(BoardCanvas &canvas)
{
    const double size = std::max(kLeastCoordinate, kCoordinate * canvas.layout.square());
    const ElementStyle ground = ElementStyle::box(QStringLiteral("card"), {}, 0, size / 4);
    for (std::size_t i = 0; canvas.options.coordinates && i < canvas.places().size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        const QString name = canvas.words.coordinate(place);
        const bool isSaid =
            std::any_of(canvas.plan.labels.begin(), canvas.plan.labels.end(),
                        [&](const LabelPlan &label) { return label.place == place && namesPlace(canvas, label); });
        if (name.isEmpty() || isSaid || !canvas.isOnBoard(place) || !canvas.isInPlay(place))
            continue;
        const ElementStyle words = ElementStyle::words(name, {size, 500, QStringLiteral("card-ink")});
        const QRectF at = canvas.rectOf(place);
        const FittedWords fitted = PieceRenderer::fitting(words, at.size());
        const auto chipOf = [&](double high) {
            return canvas.layout.snapped({at.topLeft(), QSizeF(fitted.rect.width() + size / 2, high)});
        };
        const double most = kMostOfPlace * at.height();
        QRectF chip = chipOf(fitted.rect.height());
        if (chip.height() > most) // no higher than its letters and figures
            chip = chipOf(QFontMetricsF(fitted.font).capHeight() + 2);
        const bool isHidden = std::any_of(canvas.pieces().begin(), canvas.pieces().end(), [&](const PieceSpot &spot) {
            const QSizeF both = spot.rect.intersected(chip).size();
            return spot.piece.place == place && both.width() * both.height() > kHidden * chip.width() * chip.height();
        });
        if (isHidden || chip.height() > most) // that would cover what the place is about
            continue;
        canvas.add("coordinate-ground/" + canvas.idOf(place), chip, layer::kOverlay, ground);
        canvas.add("coordinate/" + canvas.idOf(place), chip, layer::kWords, words);
    }
}

void paintCaptions(BoardCanvas &canvas)
{
    for (const engine::Caption &caption : canvas.shown.captions()) {
        if (isPreviewed(canvas, caption.place) && canvas.isStepPlace(caption.place)) {
            if (canvas.isStep(caption.place, caption.message))
                addStep(canvas, caption);
            continue; // without a cost the mark says enough
        }
        for (const CaptionPlan &plan : canvas.plan.captions) {
            if (plan.kind.isEmpty() || canvas.placeOf(caption.place).kind == plan.kind.toStdString())
                addCaption(canvas, caption, plan);
        }
    }
}

void paintPlates(BoardCanvas &canvas)
{
    for (int seat = 0; seat < canvas.shown.position.seatCount() && !canvas.plan.plates.name.isEmpty(); ++seat)
        addPlate(canvas, static_cast<engine::Seat>(seat));
}

} // namespace views
