// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/finger_scroll.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QGraphicsView>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QScroller>

namespace views {

namespace {

constexpr const char *kKept = "keptFromFingers";
constexpr QPointF kNowhere(-1000, -1000);

/// The finger that scrolls has pressed an entry before anybody knew that it would scroll, and the entry goes with it.
class FingerScroll : public QObject {
public:
    explicit FingerScroll(QWidget &viewport) : QObject(&viewport)
    {
        QScroller::grabGesture(&viewport, QScroller::TouchGesture);
        viewport.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::MouseButtonRelease || QScroller::scroller(watched)->state() == QScroller::Inactive)
            return false;
        const auto &release = static_cast<const QMouseEvent &>(*event);
        if (release.position() == kNowhere || release.pointingDevice()->type() != QInputDevice::DeviceType::TouchScreen)
            return false;
        if (QScroller::scroller(watched)->state() == QScroller::Pressed)
            return false;
        QMouseEvent elsewhere(release.type(), kNowhere, kNowhere, kNowhere, release.button(), release.buttons(),
                              release.modifiers(), release.pointingDevice());
        QCoreApplication::sendEvent(watched, &elsewhere);
        return true;
    }
};

/// Hears of each area when it gets its looks.
class Areas : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Polish)
            return false;
        auto *area = qobject_cast<QAbstractScrollArea *>(watched);
        if (area && !qobject_cast<QGraphicsView *>(area) && !area->property(kKept).toBool())
            new FingerScroll(*area->viewport());
        return false;
    }
};

} // namespace

void scrollByFinger()
{
    [[maybe_unused]] static const bool once = [] {
        qApp->installEventFilter(new Areas(qApp));
        return true;
    }();
}

void keepFromFingers(QWidget &area) { area.setProperty(kKept, true); }

} // namespace views
