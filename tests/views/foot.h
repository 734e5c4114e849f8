// SPDX-License-Identifier: GPL-3.0-or-later
// What stands at the foot of a page's board.
#pragma once

#include <QBoxLayout>
#include <QCoreApplication>
#include <QTest>

#include "views/board/board_view.h"

namespace tests {

/// Puts something there as a page would: it stands right below the board and is as wide, and the board gives way.
inline void verifyFoot(QWidget &page)
{
    constexpr int kHeight = 40;
    QWidget &board = *page.findChild<views::BoardView *>();
    QCoreApplication::processEvents();
    const QRect before = board.geometry();
    QBoxLayout *column = nullptr;
    for (QBoxLayout *each : page.findChildren<QBoxLayout *>()) {
        if (each->indexOf(&board) >= 0)
            column = each;
    }
    QVERIFY(column);
    auto *thing = new QWidget(board.parentWidget());
    thing->setFixedHeight(kHeight);
    column->addWidget(thing);
    thing->show();
    QCoreApplication::processEvents();
    QCOMPARE(board.geometry().topLeft(), before.topLeft());
    QCOMPARE(board.width(), before.width());
    QVERIFY(board.geometry().bottom() <= before.bottom() - kHeight);
    QCOMPARE(thing->geometry().left(), before.left());
    QCOMPARE(thing->width(), before.width());
    QVERIFY(thing->y() > board.geometry().bottom());
    QCOMPARE(thing->geometry().bottom(), before.bottom());
    delete thing;
    QCoreApplication::processEvents();
    QCOMPARE(board.geometry(), before);
}

} // namespace tests
