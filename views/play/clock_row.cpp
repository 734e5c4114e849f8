// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/clock_row.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include "views/common/fonts.h"

namespace views {

namespace {

constexpr int kTenthsBelow = 20'000; // ms

// Measures at the design's font size, in pixels.
constexpr int kHeight = 30;
constexpr int kMargin = 8;
constexpr int kMark = 10;
constexpr int kSign = 18;
constexpr int kGap = 6;
constexpr int kLeastName = 28; // a long name keeps that much

int scaled(int pixels) { return qRound(pixels * fontScale()); }

QFont timeFont(bool bold)
{
    QFont font = fontFor(FontRole::Text);
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    return font;
}

/// Each figure gets the room of the widest in bold, so that nothing moves while the figures change.
int widthOfCharacter(QChar character)
{
    const QFontMetrics metrics(timeFont(true));
    if (!character.isDigit())
        return metrics.horizontalAdvance(character);
    int width = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        width = std::max(width, metrics.horizontalAdvance(QLatin1Char(digit)));
    return width;
}

/// Reads out a SeatTime as it is at that moment.
class AccessibleTime : public QAccessibleWidget {
public:
    explicit AccessibleTime(SeatTime &time) : QAccessibleWidget(&time, QAccessible::StaticText), m_time(time) {}

    QString text(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name: return m_time.spokenTime();
        case QAccessible::Description: return m_time.spokenState();
        default: return QAccessibleWidget::text(kind);
        }
    }

private:
    SeatTime &m_time;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *time = qobject_cast<SeatTime *>(object);
    return time ? new AccessibleTime(*time) : nullptr;
}

void installInterface()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
}

QString twoDigits(int number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); }

} // namespace

QString clockText(int milliseconds)
{
    const int tenths = (milliseconds + 99) / 100;
    if (tenths < kTenthsBelow / 100)
        return QStringLiteral("0:%1.%2").arg(twoDigits(tenths / 10)).arg(tenths % 10);
    const int seconds = (milliseconds + 999) / 1000;
    const QString last = twoDigits(seconds % 60);
    const int minutes = seconds / 60;
    if (minutes < 60)
        return QStringLiteral("%1:%2").arg(minutes).arg(last);
    return QStringLiteral("%1:%2:%3").arg(minutes / 60).arg(twoDigits(minutes % 60), last);
}

SeatTime::SeatTime(const play::Clock &clock, engine::Seat seat, QWidget *parent)
    : QWidget(parent), m_clock(clock), m_seat(seat)
{
    installInterface();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_timeWidth = widthOf(clockText(0)); // so that the last seconds have room
    refresh();
}

void SeatTime::setSeat(const QPixmap &sign, const QString &name)
{
    m_sign = sign;
    m_name = name;
    updateGeometry();
    update();
}

void SeatTime::refresh()
{
    if (const int width = widthOf(clockText(m_clock.left(m_seat))); width > m_timeWidth) {
        m_timeWidth = width;
        updateGeometry();
    }
    update();
}

QString SeatTime::spokenTime() const
{
    const int seconds = m_clock.secondsLeft(m_seat);
    QStringList parts;
    if (const int hours = seconds / 3600; hours > 0)
        parts << tr("%n hour(s)", nullptr, hours);
    if (const int minutes = seconds / 60 % 60; minutes > 0)
        parts << tr("%n minute(s)", nullptr, minutes);
    if (seconds % 60 > 0 || parts.isEmpty())
        parts << tr("%n second(s)", nullptr, seconds % 60);
    return tr("%1: %2 left", "who: how much time").arg(m_name, parts.join(QLatin1Char(' ')));
}

QString SeatTime::spokenState() const
{
    if (!isRunning())
        return {};
    return m_clock.isPaused() ? tr("Held by a pause") : tr("Running");
}

int SeatTime::widthOf(const QString &time) const
{
    int width = 0;
    for (const QChar character : time)
        width += widthOfCharacter(character);
    return width;
}

int SeatTime::widthFor(int name) const
{
    return 2 * scaled(kMargin) + scaled(kMark) + scaled(kSign) + name + m_timeWidth + 3 * scaled(kGap);
}

int SeatTime::widthOfName() const { return QFontMetrics(timeFont(true)).horizontalAdvance(m_name) + 1; }

QSize SeatTime::sizeHint() const { return {widthFor(widthOfName()), scaled(kHeight)}; }

QSize SeatTime::minimumSizeHint() const
{
    return {widthFor(std::min(widthOfName(), scaled(kLeastName))), scaled(kHeight)};
}

void SeatTime::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (isRunning()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5), 6, 6);
    }
    int x = scaled(kMargin);
    const int mark = scaled(kMark);
    if (isRunning())
        paintMark(painter, QRectF(x, (height() - mark) / 2.0, mark, mark));
    x += mark + scaled(kGap);
    const int side = scaled(kSign);
    if (!m_sign.isNull()) {
        QRectF sign({}, m_sign.deviceIndependentSize().scaled(side, side, Qt::KeepAspectRatio));
        sign.moveCenter(QPointF(x + side / 2.0, height() / 2.0));
        painter.drawPixmap(sign, m_sign, QRectF(m_sign.rect()));
    }
    x += side + scaled(kGap);
    painter.setFont(timeFont(isRunning()));
    painter.setPen(palette().color(isRunning() ? QPalette::WindowText : QPalette::PlaceholderText));
    const QRect time(width() - scaled(kMargin) - m_timeWidth, 0, m_timeWidth, height());
    const QRect name(x, 0, time.left() - scaled(kGap) - x, height());
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_name, Qt::ElideRight, name.width()));
    paintTime(painter, time);
}

void SeatTime::paintMark(QPainter &painter, const QRectF &box) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    if (!m_clock.isPaused()) {
        painter.drawPolygon(QPolygonF{box.topLeft(), QPointF(box.right(), box.center().y()), box.bottomLeft()});
        return;
    }
    const qreal bar = box.width() / 3;
    painter.drawRect(QRectF(box.left(), box.top(), bar, box.height()));
    painter.drawRect(QRectF(box.right() - bar, box.top(), bar, box.height()));
}

void SeatTime::paintTime(QPainter &painter, const QRect &box) const
{
    const QString time = clockText(m_clock.left(m_seat));
    int x = box.right() + 1 - widthOf(time);
    for (const QChar character : time) {
        const int width = widthOfCharacter(character);
        painter.drawText(QRect(x, box.top(), width, box.height()), Qt::AlignCenter, character);
        x += width;
    }
}

void SeatTime::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        QAccessibleEvent change(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&change);
    }
}

ClockRow::ClockRow(const play::Clock &clock, QWidget *parent)
    : QWidget(parent), m_clock(clock), m_tenths(new QTimer(this))
{
    setObjectName(QStringLiteral("clocks"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(scaled(kMargin), 2, scaled(kMargin), 2);
    layout->setSpacing(scaled(kMargin));
    layout->addStretch();
    m_tenths->setObjectName(QStringLiteral("tenths"));
    m_tenths->setSingleShot(true);
    m_tenths->setTimerType(Qt::PreciseTimer);
    connect(m_tenths, &QTimer::timeout, this, &ClockRow::refresh);
    connect(&clock, &play::Clock::ticked, this, &ClockRow::refresh);
    connect(&clock, &play::Clock::changed, this, &ClockRow::refresh);
    if (!clock.isOn())
        hide();
}

void ClockRow::setSeats(const std::vector<QPixmap> &signs, const QStringList &names)
{
    auto *row = static_cast<QHBoxLayout *>(layout());
    while (m_times.size() < static_cast<std::size_t>(names.size())) {
        auto *time = new SeatTime(m_clock, static_cast<engine::Seat>(m_times.size()), this);
        row->insertWidget(static_cast<int>(m_times.size()), time);
        m_times.push_back(time);
    }
    for (std::size_t seat = 0; seat < m_times.size(); ++seat)
        m_times[seat]->setSeat(signs[seat], names[static_cast<qsizetype>(seat)]);
}

void ClockRow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void ClockRow::refresh()
{
    int next = kTenthsBelow;
    for (std::size_t i = 0; i < m_times.size(); ++i) {
        m_times[i]->refresh();
        const auto seat = static_cast<engine::Seat>(i);
        const int left = m_clock.left(seat);
        if (engine::contains(m_clock.running(), seat) && left > 0 && left <= kTenthsBelow)
            next = std::min(next, (left - 1) % 100 + 1);
    }
    // The clock itself tells seconds only.
    if (next < kTenthsBelow && isVisible() && !m_clock.isPaused())
        m_tenths->start(next);
    else
        m_tenths->stop();
}

} // namespace views
