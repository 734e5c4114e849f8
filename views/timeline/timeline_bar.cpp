// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timeline_bar.h"

#include <QAccessibleWidget>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include "model/replay/thousandths.h"
#include "views/board/board_plan.h"
#include "views/common/plain_text.h"

namespace views {

using replay::Jump;

namespace {

constexpr int kNotch = 120; // of a wheel, in eighths of a degree

/// Where a key leads; nothing for other keys.
std::optional<Jump> jumpOf(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool plain = modifiers == Qt::NoModifier;
    const bool marks = modifiers == (Qt::AltModifier | Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool isLeft = event.key() == Qt::Key_Left;
        if (plain)
            return isLeft ? Jump::PreviousStep : Jump::NextStep;
        if (modifiers == Qt::ControlModifier)
            return isLeft ? Jump::PreviousTurn : Jump::NextTurn;
        if (marks)
            return isLeft ? Jump::PreviousMark : Jump::NextMark;
        return {};
    }
    case Qt::Key_Up: return plain ? std::optional(Jump::NextStep) : std::nullopt; // as in every slider
    case Qt::Key_Down: return plain ? std::optional(Jump::PreviousStep) : std::nullopt;
    case Qt::Key_PageUp: return plain ? std::optional(Jump::PreviousHeading) : std::nullopt;
    case Qt::Key_PageDown: return plain ? std::optional(Jump::NextHeading) : std::nullopt;
    case Qt::Key_Home: return plain ? std::optional(Jump::First) : std::nullopt;
    case Qt::Key_End: return plain ? std::optional(Jump::Last) : std::nullopt;
    case Qt::Key_Comma: return plain ? std::optional(Jump::PreviousMark) : std::nullopt;
    case Qt::Key_Period: return plain ? std::optional(Jump::NextMark) : std::nullopt;
    default: return {};
    }
}

/// A timeline for assistive technology: a slider whose value is the step.
class AccessibleTimeline final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleTimeline(TimelineBar &bar) : QAccessibleWidget(&bar, QAccessible::Slider), m_bar(bar) {}

    QString text(QAccessible::Text text) const override
    {
        if (text == QAccessible::Value)
            return TimelineBar::stepName(m_bar.shown(), m_bar.lastStep());
        if (text == QAccessible::Description)
            return m_bar.inWords(m_bar.shown());
        return QAccessibleWidget::text(text);
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QStringList actionNames() const override
    {
        return QAccessibleWidget::actionNames()
               << QAccessibleActionInterface::increaseAction() << QAccessibleActionInterface::decreaseAction();
    }

    void doAction(const QString &name) override
    {
        if (name == QAccessibleActionInterface::increaseAction())
            m_bar.go(replay::Jump::NextStep);
        else if (name == QAccessibleActionInterface::decreaseAction())
            m_bar.go(replay::Jump::PreviousStep);
        else
            QAccessibleWidget::doAction(name);
    }

    QVariant currentValue() const override { return m_bar.shown(); }
    void setCurrentValue(const QVariant &value) override { m_bar.want(value.toInt(), false); }
    QVariant maximumValue() const override { return m_bar.lastStep(); }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    TimelineBar &m_bar;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *bar = qobject_cast<TimelineBar *>(object);
    return bar ? new AccessibleTimeline(*bar) : nullptr;
}

/// Qt asks for the class above where it meets a TimelineBar. Further calls do nothing.
void installAccess()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
}

} // namespace

TimelineBar::TimelineBar(QWidget *parent) : QWidget(parent), m_signs(m_theme)
{
    installAccess();
    setObjectName(QStringLiteral("timeline"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Timeline"));
}

void TimelineBar::setTimeline(const replay::Timeline *timeline)
{
    m_content.timeline = timeline;
    m_content.showsScores = !timeline || BoardPlan::of(timeline->last()).scoresGraph;
    m_content.marks.clear();
    m_content.expected.clear();
    timelineChanged(std::numeric_limits<int>::max());
}

void TimelineBar::timelineChanged(int until)
{
    m_content.until = until;
    m_shown = std::clamp(m_shown, 0, lastStep());
    m_wanted = m_shown;
    renew();
    announceValue();
}

void TimelineBar::setMarks(std::vector<replay::Mark> marks)
{
    m_content.marks = std::move(marks);
    redraw();
}

void TimelineBar::setExpected(std::vector<std::vector<double>> expected, bool isUnanalysed)
{
    m_content.isUnanalysed = isUnanalysed;
    m_content.expected = std::move(expected);
    renew();
}

void TimelineBar::setWords(const words::Words &words, std::function<QString(int)> stepInWords)
{
    m_content.words = words;
    m_stepInWords = std::move(stepInWords);
    redraw();
}

void TimelineBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_signs.setTheme(theme);
    redraw();
}

void TimelineBar::setReview()
{
    m_content.isReview = true;
    renew();
}

void TimelineBar::setForm(TimelineForm form, qreal scale)
{
    m_form = form;
    m_scale = scale;
    renew();
}

void TimelineBar::setShown(int step)
{
    step = std::clamp(step, 0, lastStep());
    m_wanted = step;
    if (step == m_shown)
        return;
    updateAround(m_shown);
    m_shown = step;
    updateAround(m_shown);
    announceValue();
}

const TimelineLayout &TimelineBar::placing()
{
    if (!m_isPlaced) {
        m_layout = TimelineLayout(m_content, m_form, size(), m_scale);
        m_isPlaced = true;
    }
    return m_layout;
}

bool TimelineBar::hasGraph() const { return m_isGraph; }

int TimelineBar::target(Jump jump) const
{
    return m_content.timeline ? replay::Navigator(*m_content.timeline, m_content.marks).target(jump, m_shown) : 0;
}

void TimelineBar::go(Jump jump)
{
    m_wanted = m_shown; // what was asked for and never shown may be asked for again
    want(target(jump), jump == Jump::PreviousStep || jump == Jump::NextStep);
}

void TimelineBar::want(int step, bool isStep)
{
    step = std::clamp(step, 0, lastStep());
    if (step == m_wanted)
        return;
    m_wanted = step;
    emit seekWanted(step, isStep);
}

QString TimelineBar::stepName(int step, int last)
{
    return tr("Step %1 of %2").arg(words::Words::number(step), words::Words::number(last));
}

QString TimelineBar::inWords(int step) const
{
    if (!m_content.timeline)
        return {};
    QStringList lines{stepName(step, lastStep())};
    for (const replay::Mark &mark : m_content.marks) {
        if (mark.step == step)
            lines << m_content.words.text("bookmark." + mark.id);
    }
    if (const QString said = m_stepInWords ? m_stepInWords(step) : QString(); !said.isEmpty())
        lines << said;
    if (step < static_cast<int>(m_content.expected.size())) {
        const engine::Position &position = m_content.timeline->last();
        const std::vector<long> values = replay::divided(100, m_content.expected[step]);
        QStringList shares;
        for (std::size_t seat = 0; seat < values.size(); ++seat) {
            const auto id = position.game().figureId(static_cast<engine::Seat>(seat), position.seatCount());
            shares << tr("%1 %2%").arg(m_content.words.seat(id), words::Words::number(values[seat]));
        }
        lines << tr("Expected result: %1").arg(shares.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

QSize TimelineBar::sizeHint() const { return {800, TimelineLayout::heightFor(m_form, m_isGraph, m_scale)}; }
QSize TimelineBar::minimumSizeHint() const { return {160, sizeHint().height()}; }

/// What is drawn has another shape.
void TimelineBar::renew()
{
    m_isGraph = m_form != TimelineForm::Small && m_content.hasGraph();
    updateGeometry();
    redraw();
}

void TimelineBar::redraw()
{
    m_isPlaced = false;
    m_picture = {};
    update();
}

void TimelineBar::updateAround(int step)
{
    const qreal reach = TimelinePainter::playheadReach(placing());
    update(QRectF(m_layout.xOf(step) - reach, 0, 2 * reach, height()).toAlignedRect());
}

void TimelineBar::pointAt(qreal x)
{
    for (const qreal there : {m_pointer, x}) {
        if (there >= 0)
            update(QRectF(there - 2, 0, 4, height()).toAlignedRect());
    }
    m_pointer = x;
}

int TimelineBar::stepUnder(QPointF point)
{
    const int mark = placing().markAt(point, m_content);
    return mark >= 0 ? m_content.marks[mark].step : m_layout.stepAt(point.x());
}

void TimelineBar::showToolTip(QPoint globalPosition, QPointF point)
{
    QToolTip::showText(globalPosition, tipText(inWords(stepUnder(point))), this);
}

/// Elsewhere nobody hears it, and a screen reader that is flooded drops what is to be heard.
void TimelineBar::announceValue()
{
    if (!hasFocus())
        return;
    QAccessibleValueChangeEvent value(this, m_shown);
    QAccessible::updateAccessibility(&value);
    QAccessibleEvent description(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&description);
}

bool TimelineBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_content.timeline) {
        const auto *help = static_cast<QHelpEvent *>(event);
        showToolTip(help->globalPos(), help->pos());
        return true;
    }
    return QWidget::event(event);
}

void TimelineBar::paintEvent(QPaintEvent *event)
{
    placing();
    const qreal dpr = devicePixelRatioF();
    const TimelinePainter timeline(m_content, m_layout, m_theme, m_signs);
    if (m_picture.isNull() || m_picture.devicePixelRatio() != dpr) {
        m_picture = QPixmap(size() * dpr);
        m_picture.setDevicePixelRatio(dpr);
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        timeline.paint(painter);
    }
    QPainter painter(this);
    const QRectF part = event->rect();
    painter.drawPixmap(part, m_picture, QRectF(part.topLeft() * dpr, part.size() * dpr));
    if (m_pointer >= 0) {
        QPen pen(m_theme.colour(u"ink2"), 1, Qt::CustomDashLine);
        pen.setDashPattern({2, 2});
        painter.setPen(pen);
        painter.drawLine(QPointF(m_pointer, 2), QPointF(m_pointer, m_layout.axis()));
    }
    if (m_content.timeline)
        timeline.paintPlayhead(painter, m_shown);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.colour(u"accent"), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
}

void TimelineBar::resizeEvent(QResizeEvent *) { redraw(); }

void TimelineBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Timeline"));
        redraw();
    } else if (event->type() == QEvent::FontChange) {
        renew();
    }
    QWidget::changeEvent(event);
}

void TimelineBar::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressed = event->position();
    m_wanted = m_shown;
    want(stepUnder(m_pressed), false);
}

void TimelineBar::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF point = event->position();
    pointAt(std::clamp(point.x(), placing().left(), m_layout.right()));
    if (QToolTip::isVisible())
        showToolTip(event->globalPosition().toPoint(), point);
    if (!(event->buttons() & Qt::LeftButton))
        return;
    // A click on a mark that trembles is still a click on it.
    const int far = QGuiApplication::styleHints()->startDragDistance() / 2;
    m_isScrubbing = m_isScrubbing || std::abs(point.x() - m_pressed.x()) >= far;
    if (m_isScrubbing)
        want(m_layout.stepAt(point.x()), false);
}

void TimelineBar::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_isScrubbing = false;
}

void TimelineBar::leaveEvent(QEvent *) { pointAt(-1); }

/// Away from the hand goes back, as in a text.
void TimelineBar::wheelEvent(QWheelEvent *event)
{
    m_wheel += event->angleDelta().x() + event->angleDelta().y();
    for (; m_wheel >= kNotch; m_wheel -= kNotch)
        want(m_wanted - 1, true);
    for (; m_wheel <= -kNotch; m_wheel += kNotch)
        want(m_wanted + 1, true);
    event->accept();
}

bool TimelineBar::takeKey(const QKeyEvent &key)
{
    if (const std::optional<Jump> jump = jumpOf(key))
        go(*jump);
    else if (key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier && !key.isAutoRepeat())
        emit playWanted();
    else
        return false;
    return true;
}

void TimelineBar::keyPressEvent(QKeyEvent *event)
{
    if (!takeKey(*event))
        QWidget::keyPressEvent(event);
}

} // namespace views
