// SPDX-License-Identifier: GPL-3.0-or-later
// A finger scrolls what is longer than its room; a tap is a click, the end of a scroll is none.
#include <memory>

#include <QListWidget>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "views/common/finger_scroll.h"

namespace tests::tst_finger_scroll {

class TestFingerScroll : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::scrollByFinger(); }
    void aFingerScrollsAList_data();
    void aFingerScrollsAList();
};

void TestFingerScroll::aFingerScrollsAList_data()
{
    QTest::addColumn<bool>("isKept");
    QTest::newRow("any list") << false;
    QTest::newRow("one that needs the finger itself") << true;
}

void TestFingerScroll::aFingerScrollsAList()
{
    QFETCH(const bool, isKept);
    constexpr int kFrom = 300;
    constexpr int kTo = 100;
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QListWidget list;
    for (int i = 0; i < 200; ++i)
        list.addItem(QString::number(i));
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.resize(300, 400);
    if (isKept)
        views::keepFromFingers(list);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    const QSignalSpy clicked(&list, &QListWidget::clicked);
    QWidget *viewport = list.viewport();
    QTest::touchEvent(viewport, screen.get()).press(0, {50, kFrom});
    QTest::touchEvent(viewport, screen.get()).release(0, {50, kFrom});
    QCOMPARE(clicked.count(), 1);
    QTest::touchEvent(viewport, screen.get()).press(0, {50, kFrom});
    for (int y = kFrom - 10; y >= kTo; y -= 10)
        QTest::touchEvent(viewport, screen.get()).move(0, {50, y});
    QCOMPARE(list.verticalScrollBar()->value() > 0, !isKept);
    QTest::touchEvent(viewport, screen.get()).release(0, {50, kTo});
    QCOMPARE(clicked.count(), 1);
}

} // namespace tests::tst_finger_scroll

TEST_CLASS(tst_finger_scroll, TestFingerScroll)
#include "tst_finger_scroll.moc"
