// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/side_measure.h"

#include <algorithm>

#include <QChildEvent>
#include <QWidget>

#include "views/common/fonts.h"

namespace views {

namespace {

constexpr QSize kFrom(1600, 1000);
constexpr QSize kTo(3840, 2160);
constexpr int kWidthFrom = 330;
constexpr int kWidthTo = 520;
constexpr int kMedium = 1500; ///< below this width the boxes are narrow
constexpr int kNarrow = 280;

constexpr int kTimelineFrom = 130;
constexpr int kTimelineTo = 180;

constexpr int kSlimNarrow = 230; ///< of boxes beside the boards of seats
constexpr int kSlimWidth = 300;

constexpr int kWideFrom = 1200; ///< of boxes with a table for all players
constexpr int kWideNarrow = 376;
constexpr int kWideMedium = 520;
constexpr int kWideWidth = 614;

constexpr const char *kOwn = "ownPixels"; ///< the height of the font that a widget was given
constexpr const char *kFitsItself = "fitsItself";

/// What is `from` in a window of the first size and `to` in one of the second, by `from`.
qreal grown(QSize size, int from, int to)
{
    const QSizeF window = designedSize(size);
    const qreal across = qreal(window.width() - kFrom.width()) / (kTo.width() - kFrom.width());
    const qreal down = qreal(window.height() - kFrom.height()) / (kTo.height() - kFrom.height());
    const qreal part = std::clamp(std::min(across, down), 0.0, 1.0);
    return (from + part * (to - from)) / from;
}

} // namespace

qreal sideScale(QSize size) { return grown(size, kWidthFrom, kWidthTo); }
qreal timelineScale(QSize size) { return grown(size, kTimelineFrom, kTimelineTo); }

int widthClass(int width)
{
    const int designed = designedLength(width);
    return designed < 1200 ? 0 : designed < kMedium ? 1 : designed < 2400 ? 2 : 3;
}

int sidePanelWidth(QSize window)
{
    const bool isNarrow = designedLength(window.width()) < kMedium;
    return isNarrow ? scaledPixels(kNarrow) : qRound(scaledLength(kWidthFrom) * sideScale(window));
}

int widePanelWidth(QSize window)
{
    const int designed = designedLength(window.width());
    if (designed < kMedium)
        return scaledPixels(designed < kWideFrom ? kWideNarrow : kWideMedium);
    return qRound(scaledLength(kWideWidth) * sideScale(window));
}

int slimPanelWidth(QSize window)
{
    const bool isNarrow = designedLength(window.width()) < kMedium;
    return isNarrow ? scaledPixels(kSlimNarrow) : qRound(scaledLength(kSlimWidth) * sideScale(window));
}

int ownPixels(const QWidget &widget)
{
    if (const QVariant own = widget.property(kOwn); own.isValid())
        return own.toInt();
    const bool isOwn = widget.testAttribute(Qt::WA_SetFont) && (widget.font().resolveMask() & QFont::SizeResolved) != 0;
    return isOwn ? widget.font().pixelSize() : 0;
}

void setOwnFont(QWidget &widget, QFont font)
{
    const int before = ownPixels(widget);
    if (const QVariant own = widget.property(kOwn); own.isValid() && before > 0) {
        widget.setProperty(kOwn, font.pixelSize());
        font.setPixelSize(qRound(font.pixelSize() * qreal(widget.font().pixelSize()) / before));
    }
    widget.setFont(font);
}

SideText::SideText(QWidget *side) : QObject(side), m_side(*side)
{
    follow(m_side);
    fit();
}

void SideText::fit()
{
    const qreal scale = sideScale(m_side.window()->size());
    if (scale == m_scale)
        return;
    m_scale = scale;
    const QList<QWidget *> children = m_side.findChildren<QWidget *>();
    for (QWidget *child : children)
        follow(*child);
}

void SideText::followAll(QWidget &widget)
{
    follow(widget);
    const QList<QWidget *> within = widget.findChildren<QWidget *>();
    for (QWidget *child : within)
        follow(*child);
}

/// Hears of it and of its children from now on, and gives it its size.
void SideText::follow(QWidget &widget)
{
    // By the window, not by what was last heard of it: two of these on one widget want the same.
    const qreal scale = sideScale(m_side.window()->size());
    widget.installEventFilter(this); // a second time changes nothing
    if (&widget == &m_side || widget.property(kFitsItself).toBool() || (scale == 1 && !widget.property(kOwn).isValid()))
        return;
    if (!widget.property(kOwn).isValid()) // without a font of its own it may have that of a parent that has grown
        widget.setProperty(
            kOwn, (widget.testAttribute(Qt::WA_SetFont) ? widget.font() : fontFor(FontRole::Text)).pixelSize());
    const int own = widget.property(kOwn).toInt();
    const int pixels = qRound(own * scale);
    QFont font = widget.font();
    if (own <= 0 || font.pixelSize() == pixels)
        return;
    font.setPixelSize(pixels);
    widget.setFont(font);
}

bool SideText::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ChildAdded: // one that comes from elsewhere is not polished again
    case QEvent::ChildPolished: {
        auto *child = qobject_cast<QWidget *>(static_cast<QChildEvent *>(event)->child());
        if (child && (event->type() == QEvent::ChildPolished || child->testAttribute(Qt::WA_WState_Polished)))
            followAll(*child);
        break;
    }
    case QEvent::FontChange: // a style sheet gives the one of before back
        if (auto *widget = static_cast<QWidget *>(watched); m_side.isAncestorOf(widget))
            follow(*widget);
        break;
    case QEvent::Resize:
    case QEvent::Show:
        if (watched == &m_side)
            fit();
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace views
