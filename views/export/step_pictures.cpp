// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/step_pictures.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "model/engine/core/panel.h"
#include "model/words/words.h"
#include "views/board/board_picture.h"
#include "views/board/choreography.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"

namespace views {

namespace {

/// The layout is made for windows: a smaller or larger picture is one of these, scaled.
constexpr double kLeastLayout = 800;
constexpr double kMostLayout = 1600;
/// Height by width of the window for which a picture is laid out: enough for the board to take all of the width.
constexpr double kTallest = 0.8;
constexpr double kMargin = 8;
constexpr double kTableWords = 14;
constexpr double kBoardsHeight = 160;    ///< of seats' boards below a board
constexpr double kCaption = 16;          ///< size of a caption's words, for windows …
constexpr double kLeastCaption = 12;     ///< … and in pixels of a smaller picture, up to twice as large
constexpr double kMarginOfPart = 0.2;    ///< round the places of a part, by the size of a square of the board
constexpr double kMarginOfWords = 0.125; ///< round words that would be cut through, in the same way
constexpr double kScaleSteps = 65536;    ///< paint devices know their ratio in these steps

QRectF contentOf(const BoardLayout &layout)
{
    QRectF content = layout.board() | layout.strip();
    for (const TrayLayout &tray : layout.trays())
        content |= tray.box;
    return content.adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

QRectF grown(const QRectF &rect, double margin) { return rect.adjusted(-margin, -margin, margin, margin); }

} // namespace

struct StepPictures::Stage {
    Stage(StepPictures &pictures, int atStep)
        : step(atStep), shown(pictures.shownAt(atStep)),
          picture(pictures.m_layout, pictures.m_faces.artwork(), pictures.m_words, shown, pictures.m_options)
    {
    }

    int step;
    BoardViewState shown;
    BoardPicture picture;
};

StepPictures::StepPictures(const ExportSource &source, engine::Seat viewer, const QString &theme, int width,
                           double ratio)
    : m_source(source), m_viewer(viewer), m_faces(Theme(theme, words::idOf(*source.record.game))),
      m_words(*source.record.game, source.seatNames), m_below(m_words, m_faces.artwork())
{
    layOut(width, ratio);
}

StepPictures::~StepPictures() = default;

void StepPictures::layOut(int width, double ratio)
{
    const BoardPlan &plan = BoardPlan::of(m_source.timeline.position(0));
    const double wide = std::clamp<double>(width, kLeastLayout, kMostLayout);
    const double scale = width * ratio / wide;
    // A painter takes no ratio below 1: what is smaller is painted larger.
    m_larger = std::max(1, static_cast<int>(std::ceil(1 / scale)));
    Surface surface{{wide, wide * kTallest}, std::round(scale * m_larger * kScaleSteps) / kScaleSteps, true, 0};
    const double beyond = contentOf(BoardLayout(plan, m_faces.artwork(), surface)).width() - wide;
    surface.size.rwidth() -= beyond;
    m_layout = BoardLayout(plan, m_faces.artwork(), surface);
    QRectF frame = contentOf(m_layout);
    frame.adjust((frame.width() - wide) / 2, 0, (wide - frame.width()) / 2, 0);
    m_size = {qRound(width * ratio), qRound(frame.height() * scale)};
    m_frame = {m_layout.snapped(frame).topLeft(), QSizeF(m_size * m_larger) / surface.dpr};
}

BoardViewState StepPictures::shownAt(int step) const
{
    BoardViewState shown = views::shownAt(m_source.timeline, step, m_viewer);
    shown.seatNames = m_source.seatNames;
    shown.uncovered = secretPlaces(panelsSeenBy(shown.position, m_viewer));
    shown.roles = m_source.roles;
    shown.showsEmptyHands = m_showsEmptyHands;
    const record::Line &main = m_source.record.line;
    shown.drawings = record::drawingsAt(main, record::placeAlong(main, m_source.line, step));
    return shown;
}

StepPictures::Stage &StepPictures::stageOf(int step)
{
    const auto known = std::find_if(m_stages.begin(), m_stages.end(),
                                    [step](const std::unique_ptr<Stage> &stage) { return stage->step == step; });
    if (known != m_stages.end())
        std::rotate(known, known + 1, m_stages.end()); // the one asked for last comes last
    else
        m_stages.push_back(std::make_unique<Stage>(*this, step));
    if (m_stages.size() > 2)
        m_stages.erase(m_stages.begin());
    return *m_stages.back();
}

QRect StepPictures::partAround(const std::vector<engine::PlaceIndex> &places, int step)
{
    const BoardPicture &picture = stageOf(step).picture;
    QRectF part;
    for (const engine::PlaceIndex place : places) {
        const QRectF &rect = picture.places()[place];
        if (rect.isEmpty())
            qWarning("place %s is not seen", placeAt(m_source.timeline.position(step).game(), place)->id.c_str());
        part |= rect;
    }
    part = wholeWords(grown(part, kMarginOfPart * m_layout.square()), picture.elements());
    const QPointF corner = (part.topLeft() - m_frame.topLeft()) / unitsOfPixel();
    return QRectF(corner, part.size() / unitsOfPixel()).toAlignedRect() & QRect(QPoint(), m_size);
}

/// The part, larger by the words that it would cut through, be it because it ends on whole pixels.
QRectF StepPictures::wholeWords(QRectF part, const std::vector<Element> &elements) const
{
    const auto cutsThrough = [this, &part](const QRectF &words) {
        return grown(part, unitsOfPixel()).intersects(words) && !part.contains(words);
    };
    for (QRectF before; before != part;) {
        before = part;
        for (const Element &element : elements) {
            if (element.look.form != ElementStyle::Form::Words)
                continue;
            const QRectF words = PieceRenderer::fitting(element.look, element.rect.size()).rect;
            if (cutsThrough(words.translated(element.rect.topLeft())))
                part |= grown(words.translated(element.rect.topLeft()), kMarginOfWords * m_layout.square());
        }
    }
    return part;
}

void StepPictures::cut(const QRectF &part)
{
    m_frame.translate(QPointF(part.topLeft().toPoint()) * unitsOfPixel());
    m_size = part.size().toSize();
    m_frame.setSize(QSizeF(m_size) * unitsOfPixel());
}

void StepPictures::cutBelow(int step)
{
    const double height = (bottomOf(step, step) - m_frame.top()) / unitsOfPixel();
    cut({0, 0, double(m_size.width()), std::min<double>(std::ceil(height), m_size.height())});
}

/// The boards of the seats stand where the board has room for them, else below it.
void StepPictures::addHoldings()
{
    const engine::Position &start = m_source.timeline.position(0);
    const QPointF corner(m_frame.left() + 2 * kMargin, m_frame.bottom());
    const double width = m_frame.width() - 4 * kMargin;
    const double unit = std::clamp(kLeastCaption * unitsOfPixel() / kTableWords, 1.0, 2.0);
    if (const double height = m_below.place(corner, width, unit, start); height > 0)
        growBelow(height);
    if (!PanelsBelow::hasBoards(start))
        return;
    QRectF room = m_layout.panelsRoom();
    if (room.isEmpty()) {
        room = {corner.x(), m_frame.bottom(), width, kBoardsHeight};
        growBelow(room.height());
    }
    m_below.placeBoards(room);
}

void StepPictures::growBelow(double height)
{
    m_size.setHeight(static_cast<int>(std::ceil((m_frame.height() + height + kMargin) / unitsOfPixel())));
    m_frame.setHeight(m_size.height() * unitsOfPixel());
}

void StepPictures::addCaption(int first, int last)
{
    const double bottom = m_below.isEmpty() ? bottomOf(first, last) : m_frame.bottom();
    m_showsEmptyHands = first < last && !m_layout.strip().isEmpty() && bottom >= m_layout.strip().bottom();
    m_stages.clear();
    m_caption.emplace(m_source, m_words, m_viewer);
    const double size = std::clamp(kLeastCaption * unitsOfPixel(), kCaption, 2 * kCaption);
    const double width = m_frame.width() - 4 * kMargin;
    const double height =
        m_caption->place({m_frame.left() + 2 * kMargin, bottom}, width, size, first, last) + 1.5 * kMargin;
    m_size.setHeight(static_cast<int>(std::ceil((bottom + height - m_frame.top()) / unitsOfPixel())));
    m_frame.setHeight(m_size.height() * unitsOfPixel());
}

/// Where the board ends in these steps. Room below it for what is only there now and then, such as a hand, may be free.
double StepPictures::bottomOf(int first, int last)
{
    double bottom = 0;
    for (int step = first; step <= last && bottom < m_frame.bottom(); ++step) {
        for (const Element &element : stageOf(step).picture.elements())
            bottom = std::max(bottom, element.rect.bottom() + kMargin);
    }
    return std::min(bottom, m_frame.bottom());
}

std::vector<Element> StepPictures::elements(int step)
{
    std::vector<Element> elements = stageOf(step).picture.elements();
    std::stable_sort(elements.begin(), elements.end(), [](const Element &a, const Element &b) { return a.z < b.z; });
    const std::vector<Element> below = m_below.elements(stageOf(step).shown.position);
    elements.insert(elements.end(), below.begin(), below.end());
    if (m_caption) {
        const std::vector<Element> caption = m_caption->elements(step);
        elements.insert(elements.end(), caption.begin(), caption.end());
    }
    return elements;
}

std::vector<Glide> StepPictures::glides(int before, int step)
{
    const Stage &earlier = stageOf(before);
    const Stage &now = stageOf(step);
    const Choreography choreography(BoardPlan::of(now.shown.position), now.shown.position.game(),
                                    {earlier.shown.arrangement, earlier.picture.places(), earlier.picture.pieces()},
                                    now.picture, now.shown.arrangement, m_layout.square());
    std::vector<Glide> glides;
    for (const PlannedMove &move : choreography.moves()) {
        const QPointF from = move.step.way.front() - move.step.way.back();
        if (!move.key.isEmpty() && !from.isNull())
            glides.push_back({move.key, from, move.step.sizeFrom});
    }
    return glides;
}

QImage StepPictures::image(int step)
{
    const double ratio = m_layout.devicePixelRatio();
    QImage image(m_size * m_larger, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme().colour(u"ground"));
    m_faces.artwork().board(m_layout.board().size(), ratio); // the sharp one, not a quick one first
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(-m_frame.topLeft());
    for (const Element &element : elements(step)) {
        const QSizeF size = element.rect.size();
        const FittedWords fitted =
            element.look.form == ElementStyle::Form::Words ? PieceRenderer::fitting(element.look, size) : FittedWords();
        painter.save();
        painter.translate(element.rect.topLeft());
        painter.setOpacity(element.opacity);
        m_faces.paint(painter, element.look, {QPointF(), size}, fitted);
        painter.restore();
    }
    painter.end();
    image.setDevicePixelRatio(1); // which files would keep as a size in metres
    return m_larger == 1 ? image : image.scaled(m_size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QByteArray shortNumber(double number, int decimals)
{
    QByteArray text = QByteArray::number(number, 'f', decimals);
    if (text.contains('.')) {
        while (text.endsWith('0'))
            text.chop(1);
        if (text.endsWith('.'))
            text.chop(1);
    }
    return text == "-0" ? QByteArray("0") : text;
}

} // namespace views
