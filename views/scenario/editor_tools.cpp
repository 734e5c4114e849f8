// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_tools.h"

#include <algorithm>

#include <QButtonGroup>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QRubberBand>

#include "views/board/board_view.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/scenario/editor_palette.h"
#include "views/screen/screen.h"

namespace views {

using engine::kNowhere;
using engine::Piece;
using engine::PlaceIndex;

namespace {

constexpr int kCarried = 36;   ///< side of the picture under the hand
constexpr int kStrokeStep = 6; ///< a place that a stroke crosses on less than this may be missed
constexpr int kToolIcon = 18;

QString said(const char *text) { return QCoreApplication::translate("views::EditorTool", text); }

QString nothingThere() { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing lies here.")); }

QString nothingChosen() { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Choose a piece out of the box first.")); }

/// Puts the palette's pieces on places.
class PlaceTool final : public EditorTool {
public:
    explicit PlaceTool(EditorContext &context)
        : EditorTool(context,
                     {"place", QT_TRANSLATE_NOOP("views::EditorTool", "Place"),
                      QT_TRANSLATE_NOOP(
                          "views::EditorTool",
                          "Choose a piece, then its places. By mouse also: draw over them, or drag it to its place."),
                      Qt::Key_P, Stroke::Puts})
    {
    }

    void activate(PlaceIndex place, const std::optional<Piece> &) override
    {
        m_context.beginGesture();
        passOver(place);
    }

    void passOver(PlaceIndex at) override
    {
        const std::optional<Piece> sort = m_context.sort();
        if (!sort) {
            m_context.say(nothingChosen());
            return;
        }
        const PlaceIndex place = m_context.placeFor(*sort, at);
        m_context.change(scenario::placed(m_context.game(), m_context.arrangement(), *sort, place), "place-piece",
                         m_context.placementProblem(*sort, place));
    }
};

/// Moves a piece, or all that is selected.
class MoveTool final : public EditorTool {
public:
    explicit MoveTool(EditorContext &context)
        : EditorTool(
            context,
            {"move", QT_TRANSLATE_NOOP("views::EditorTool", "Move"),
             QT_TRANSLATE_NOOP("views::EditorTool",
                               "Choose a piece, then its new place. By mouse also: drag it there, or off the board."),
             Qt::Key_M, Stroke::Drags})
    {
    }

    void activate(PlaceIndex place, const std::optional<Piece> &piece) override
    {
        const std::optional<Piece> picked = m_context.picked();
        if (!m_context.selection().empty())
            gather(place);
        else if (picked && picked->place == place)
            m_context.pick(std::nullopt);
        else if (picked)
            drop(*picked, place);
        else if (piece)
            m_context.pick(piece);
        else
            m_context.say(nothingThere());
    }

    void finish(PlaceIndex from, PlaceIndex to) override
    {
        const std::optional<Piece> piece = from == kNowhere ? std::nullopt : m_context.topOf(from);
        if (to != kNowhere && to != from && (piece || m_context.isSelected(from)))
            drop(piece.value_or(Piece{from}), to);
    }

    void drop(const Piece &piece, PlaceIndex at) override
    {
        if (m_context.isSelected(piece.place)) {
            gather(at);
            return;
        }
        const PlaceIndex to = m_context.placeFor(piece, at);
        m_context.beginGesture();
        const bool done =
            m_context.change(scenario::moved(m_context.game(), m_context.arrangement(), piece.place, piece, to),
                             "move-piece", m_context.placementProblem(piece, to));
        if (done)
            m_context.pick(std::nullopt);
    }

    void takeOff(const Piece &piece) override
    {
        m_context.beginGesture();
        if (m_context.isSelected(piece.place))
            m_context.empty(m_context.selection());
        else
            m_context.change(scenario::erased(m_context.game(), m_context.arrangement(), piece.place, piece), "erase");
    }

private:
    void gather(PlaceIndex to)
    {
        m_context.beginGesture();
        const bool done = m_context.change(
            scenario::gathered(m_context.game(), m_context.arrangement(), m_context.selection(), to), "move-piece",
            said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing of what is selected can lie here.")));
        if (done)
            m_context.select({});
    }
};

/// Takes pieces away.
class EraseTool final : public EditorTool {
public:
    explicit EraseTool(EditorContext &context)
        : EditorTool(context, {"erase", QT_TRANSLATE_NOOP("views::EditorTool", "Erase"),
                               QT_TRANSLATE_NOOP("views::EditorTool",
                                                 "Choose pieces to take them away. By mouse also: draw over them."),
                               Qt::Key_E, Stroke::Passes})
    {
    }

    void activate(PlaceIndex place, const std::optional<Piece> &piece) override
    {
        m_context.beginGesture();
        if (piece)
            erase(place, *piece);
        else
            m_context.say(nothingThere());
    }

    void passOver(PlaceIndex place) override
    {
        if (const std::optional<Piece> top = m_context.topOf(place))
            erase(place, *top);
    }

private:
    void erase(PlaceIndex place, const Piece &piece)
    {
        m_context.change(scenario::erased(m_context.game(), m_context.arrangement(), place, piece), "erase",
                         nothingThere());
    }
};

/// Selects places.
class SelectTool final : public EditorTool {
public:
    explicit SelectTool(EditorContext &context)
        : EditorTool(context,
                     {"select", QT_TRANSLATE_NOOP("views::EditorTool", "Select"),
                      QT_TRANSLATE_NOOP(
                          "views::EditorTool",
                          "Choose places or draw a frame. Then press Delete, or move all of them with the tool Move."),
                      Qt::Key_S, Stroke::Frames})
    {
    }

    void activate(PlaceIndex place, const std::optional<Piece> &) override
    {
        std::vector<PlaceIndex> places = m_context.selection();
        if (std::erase(places, place) == 0)
            places.push_back(place);
        m_context.select(std::move(places));
    }

    void frame(const std::vector<PlaceIndex> &places, bool adds) override
    {
        std::vector<PlaceIndex> all = adds ? m_context.selection() : std::vector<PlaceIndex>();
        all.insert(all.end(), places.begin(), places.end());
        m_context.select(std::move(all));
    }
};

/// Fills a whole area with the palette's pieces.
class FillTool final : public EditorTool {
public:
    explicit FillTool(EditorContext &context)
        : EditorTool(context, {"fill", QT_TRANSLATE_NOOP("views::EditorTool", "Fill"),
                               QT_TRANSLATE_NOOP("views::EditorTool",
                                                 "Choose a piece, then a place: all free places around it are filled."),
                               Qt::Key_F, Stroke::Puts})
    {
    }

    void activate(PlaceIndex place, const std::optional<Piece> &) override
    {
        m_context.beginGesture();
        fill(place, said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing of this can be added here.")));
    }

    /// A stroke within one area fills it once.
    void passOver(PlaceIndex place) override { fill(place, m_context.remark()); }

private:
    void fill(PlaceIndex place, const QString &why)
    {
        const std::optional<Piece> sort = m_context.sort();
        if (!sort)
            m_context.say(nothingChosen());
        else
            m_context.change(scenario::filled(m_context.game(), m_context.arrangement(), *sort, place), "fill", why);
    }
};

/// Lines of a tool's sign in a box of 18 units.
QPainterPath signOf(const QString &tool)
{
    QPainterPath path;
    const auto draw = [&path](std::initializer_list<std::initializer_list<QPointF>> lines) {
        for (const auto &line : lines)
            path.addPolygon(QPolygonF(QList<QPointF>(line)));
    };
    if (tool == QLatin1String("place")) {
        path.addEllipse(QPointF(9, 9), 6.5, 6.5);
        draw({{{9, 5.5}, {9, 12.5}}, {{5.5, 9}, {12.5, 9}}});
    } else if (tool == QLatin1String("move")) {
        draw({{{2, 9}, {16, 9}}, {{12, 5}, {16, 9}, {12, 13}}});
    } else if (tool == QLatin1String("erase")) {
        draw({{{4, 4}, {14, 14}}, {{14, 4}, {4, 14}}});
    } else if (tool == QLatin1String("select")) {
        for (const double at : {2.5, 7.5, 12.5}) {
            for (const double edge : {2.5, 15.5})
                draw({{{at, edge}, {at + 3, edge}}, {{edge, at}, {edge, at + 3}}});
        }
    } else {
        for (const QPointF &corner : {QPointF(2.5, 2.5), QPointF(10.5, 2.5), QPointF(2.5, 10.5), QPointF(10.5, 10.5)})
            path.addRect({corner, QSizeF(5, 5)});
    }
    return path;
}

QIcon iconOf(const QString &tool, const QColor &colour, qreal dpr)
{
    QPixmap pixmap((QSizeF(kToolIcon, kToolIcon) * dpr).toSize());
    pixmap.setDevicePixelRatio(dpr);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(signOf(tool));
    return pixmap;
}

} // namespace

QString EditorTool::name() const { return said(m_traits.name); }
QString EditorTool::hint() const { return said(m_traits.hint); }

std::vector<std::unique_ptr<EditorTool>> editorTools(EditorContext &context)
{
    std::vector<std::unique_ptr<EditorTool>> tools;
    tools.push_back(std::make_unique<PlaceTool>(context));
    tools.push_back(std::make_unique<MoveTool>(context));
    tools.push_back(std::make_unique<EraseTool>(context));
    tools.push_back(std::make_unique<SelectTool>(context));
    tools.push_back(std::make_unique<FillTool>(context));
    return tools;
}

// ---- the hand

ToolController::ToolController(BoardView &board, EditorContext &context, QObject *parent)
    : QObject(parent), m_board(board), m_context(context),
      m_frame(new QRubberBand(QRubberBand::Rectangle, board.viewport()))
{
    connect(&board, &BoardView::placeActivated, this, &ToolController::activate);
    connect(&board, &BoardView::placeDropped, this, &ToolController::drop);
    connect(&board, &BoardView::strokeMoved, this, &ToolController::stroke);
    connect(&board, &BoardView::strokeEnded, this, &ToolController::endStroke);
}

ToolController::~ToolController() { delete m_carried; }

void ToolController::take(EditorTool *tool)
{
    m_tool = tool;
    if (!tool || !tool->drags()) {
        m_board.setCanDrop({});
        return;
    }
    m_board.setCanDrop([this](PlaceIndex from, int value, PlaceIndex to) {
        const std::optional<Piece> piece = meantAt(from, value);
        return m_context.isSelected(from)
               || (piece
                   && scenario::asLyingAt(m_context.game(), m_context.arrangement(), *piece,
                                          m_context.placeFor(*piece, to))
                          .has_value());
    });
}

/// The piece that the board says was meant, else the last one of that value.
std::optional<Piece> ToolController::meantAt(PlaceIndex place, int value) const
{
    if (const std::optional<Piece> meant = m_board.pieceMeant(place))
        return meant;
    const std::vector<Piece> &all = m_context.arrangement().pieces;
    const auto of = std::find_if(all.rbegin(), all.rend(), [&](const Piece &piece) {
        return piece.place == place && value != 0 && piece.value == value;
    });
    return of == all.rend() ? m_context.topOf(place) : std::optional(*of);
}

void ToolController::activate(PlaceIndex place, int value)
{
    if (!m_tool)
        return;
    emit placeChosen(place);
    m_tool->activate(place, meantAt(place, value));
}

void ToolController::drop(PlaceIndex from, int value, PlaceIndex to)
{
    const std::optional<Piece> piece = meantAt(from, value);
    if (m_tool && piece && to == kNowhere)
        m_tool->takeOff(*piece);
    else if (m_tool && piece)
        m_tool->drop(*piece, to);
}

void ToolController::erase()
{
    m_context.beginGesture();
    const PlaceIndex place = m_board.cursor();
    if (!m_context.selection().empty()) {
        if (m_context.empty(m_context.selection()))
            m_context.select({});
    } else if (const std::optional<Piece> piece = m_context.picked() ? m_context.picked() : meantAt(place, 0)) {
        m_context.change(scenario::erased(m_context.game(), m_context.arrangement(), piece->place, *piece), "erase");
    }
}

void ToolController::stroke(QPoint from, QPoint to)
{
    if (!m_tool)
        return;
    if (!std::exchange(m_stroking, true)) {
        m_from = from;
        m_passed.clear();
        m_context.beginGesture();
    }
    m_to = to;
    if (m_tool->frames()) {
        m_frame->setGeometry(QRect(m_from, to).normalized());
        m_frame->show();
        return;
    }
    const int steps = std::max(1, (to - from).manhattanLength() / kStrokeStep);
    for (int i = 0; i <= steps; ++i)
        passOver(m_board.placeAt(from + (to - from) * i / steps));
    const std::optional<Piece> carried = m_tool->drags() ? m_context.topOf(m_board.placeAt(m_from)) : std::nullopt;
    if (carried)
        carry(*carried, m_board.viewport()->mapToGlobal(to));
}

void ToolController::passOver(PlaceIndex at)
{
    const bool isPut = m_tool->usesPalette() && m_context.sort();
    const PlaceIndex place = isPut ? m_context.placeFor(*m_context.sort(), at) : at;
    if (place != kNowhere && m_passed.insert(place).second)
        m_tool->passOver(place);
}

void ToolController::endStroke()
{
    if (!std::exchange(m_stroking, false) || !m_tool)
        return;
    carryNothing();
    m_frame->hide();
    if (m_tool->frames()) {
        const bool adds = QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
        m_tool->frame(placesIn(QRect(m_from, m_to).normalized()), adds);
    } else {
        m_tool->finish(m_board.placeAt(m_from), m_board.placeAt(m_to));
    }
}

/// The places whose middle is in that frame.
std::vector<PlaceIndex> ToolController::placesIn(const QRect &frame) const
{
    std::vector<PlaceIndex> places;
    const auto count = static_cast<PlaceIndex>(m_context.game().places().size());
    for (PlaceIndex place = 0; place < count; ++place) {
        const QRect rect = m_board.placeRect(place);
        if (!rect.isEmpty() && frame.contains(rect.center()))
            places.push_back(place);
    }
    return places;
}

void ToolController::carry(const Piece &piece, QPoint at)
{
    if (!m_carried) {
        m_carried = new QLabel(m_board.window());
        m_carried->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_carried->setPixmap(picturePiece(m_board, piece, {kCarried, kCarried}));
        m_carried->adjustSize();
    }
    m_carried->move(m_carried->parentWidget()->mapFromGlobal(at) - m_carried->rect().center());
    m_carried->show();
    m_carried->raise();
}

void ToolController::carryNothing() { delete m_carried; }

PlaceIndex ToolController::placeUnder(QPoint at) const
{
    const QPoint point = m_board.viewport()->mapFromGlobal(at);
    return m_board.viewport()->rect().contains(point) ? m_board.placeAt(point) : kNowhere;
}

// ---- the strip

EditorToolRow::EditorToolRow(const std::vector<std::unique_ptr<EditorTool>> &tools, QWidget *parent)
    : QFrame(parent), m_tools(tools), m_group(new QButtonGroup(this)), m_standard(boardsideButton("standard", this)),
      m_clear(boardsideButton("clear", this)), m_mirror(boardsideButton("mirror", this)),
      m_try(boardsideButton("try", this)), m_play(boardsideButton("play", this)),
      m_hint(wrappedLabel({}, FontRole::Second, this))
{
    setObjectName(QStringLiteral("strip"));
    auto *const upper = makeRow(nullptr);
    for (const auto &tool : m_tools) {
        QPushButton *const button = boardsideButton(tool->id(), this);
        button->setCheckable(true);
        m_group->addButton(button, static_cast<int>(m_buttons.size()));
        m_buttons.push_back(button);
        upper->addWidget(button);
    }
    upper->addStretch(1);
    upper->addWidget(m_play);
    upper->addWidget(m_try);
    m_try->setProperty("main", true);
    m_hint->setObjectName(QStringLiteral("second-text"));
    m_hint->setMinimumHeight(2 * QFontMetrics(m_hint->font()).lineSpacing()); // the board below does not move
    m_hint->setContentsMargins(8, 0, 0, 0);
    auto *const lower = makeRow(nullptr, {}, -1, {m_standard, m_clear, m_mirror});
    for (QPushButton *button : {m_standard, m_clear, m_mirror})
        button->setProperty("small", true);
    lower->addWidget(m_hint, 1);
    auto *const layout = makeColumn(this, {12, 6, 12, 6}, 6);
    layout->addLayout(upper);
    layout->addLayout(lower);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (on)
            emit toolChosen(index);
    });
    connect(m_standard, &QPushButton::clicked, this, &EditorToolRow::standardWanted);
    connect(m_clear, &QPushButton::clicked, this, &EditorToolRow::clearWanted);
    connect(m_mirror, &QPushButton::clicked, this, &EditorToolRow::mirrorWanted);
    connect(m_try, &QPushButton::clicked, this, &EditorToolRow::tryWanted);
    connect(m_play, &QPushButton::clicked, this, &EditorToolRow::playWanted);
    retranslate();
    drawIcons();
}

void EditorToolRow::retranslate()
{
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        m_buttons[i]->setText(m_tools[i]->name());
        const QString keys = QKeySequence(m_tools[i]->key()).toString(QKeySequence::NativeText);
        m_buttons[i]->setToolTip(tr("%1 (key %2)").arg(m_tools[i]->hint(), keys));
        m_buttons[i]->setAccessibleDescription(m_buttons[i]->toolTip());
    }
    m_standard->setText(tr("Standard set-up"));
    m_clear->setText(tr("Clear"));
    m_mirror->setText(tr("Change colours"));
    m_try->setText(tr("Try it"));
    m_play->setText(tr("Play from here…"));
}

QString EditorToolRow::hint() const { return m_hint->text(); }

void EditorToolRow::show(const ToolsShown &tools, const words::Words &words)
{
    if (tools.tool >= 0)
        m_group->button(tools.tool)->setChecked(true);
    m_try->setEnabled(tools.tryProblem.isEmpty());
    m_try->setToolTip(tools.tryProblem.isEmpty() ? tr("Do it as a learner would") : tools.tryProblem);
    m_try->setAccessibleDescription(m_try->toolTip());
    m_play->setEnabled(tools.canPlay);
    m_mirror->setEnabled(tools.canMirror);
    if (m_hint->text() == tools.hint)
        return;
    m_hint->setText(tools.hint);
    if (tools.isRemark)
        announce(*m_hint, words.heard(tools.hint));
}

void EditorToolRow::drawIcons()
{
    for (std::size_t i = 0; i < m_tools.size(); ++i)
        m_buttons[i]->setIcon(
            iconOf(QLatin1String(m_tools[i]->id()), palette().color(QPalette::WindowText), devicePixelRatioF()));
}

void EditorToolRow::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        drawIcons();
}

} // namespace views
