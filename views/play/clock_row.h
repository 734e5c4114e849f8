// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include "model/play/clock.h"

namespace views {

/// A time as clocks show it, rounded up: 9:41, from an hour on 1:02:03, below 20 seconds 0:12.3.
QString clockText(int milliseconds);

/// One seat's sign, name and time. Whose time runs has a triangle, bold words and a frame; two bars instead of the
/// triangle mean a pause. It asks the clock whenever it is painted or read out.
class SeatTime : public QWidget {
    Q_OBJECT

public:
    /// The clock outlives this.
    SeatTime(const play::Clock &clock, engine::Seat seat, QWidget *parent);

    void setSeat(const QPixmap &sign, const QString &name);
    /// Shows the present time; makes room where it needs more than any before.
    void refresh();
    /// “Red: 9 minutes 41 seconds left”. Never told unasked: a screen reader that speaks each second is no help.
    QString spokenTime() const;
    /// Whether the time runs, or is held by a pause; empty for those who wait.
    QString spokenState() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isRunning() const { return engine::contains(m_clock.running(), m_seat); }
    int widthOf(const QString &time) const;
    int widthOfName() const;
    int widthFor(int name) const;
    void paintMark(QPainter &painter, const QRectF &box) const;
    void paintTime(QPainter &painter, const QRect &box) const;

    const play::Clock &m_clock;
    engine::Seat m_seat;
    QPixmap m_sign;
    QString m_name;
    int m_timeWidth = 0; ///< of the longest time so far
};

/// The slim row with the time of each seat. It is hidden for a game without a clock.
class ClockRow : public QWidget {
    Q_OBJECT

public:
    /// The clock outlives the row.
    explicit ClockRow(const play::Clock &clock, QWidget *parent = nullptr);

    /// Sign and name of each seat, in seat order. To be given again when theme or language change.
    void setSeats(const std::vector<QPixmap> &signs, const QStringList &names);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    const play::Clock &m_clock;
    std::vector<SeatTime *> m_times;
    QTimer *m_tenths; ///< wakes up for the next tenth of the last seconds
};

} // namespace views
