// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Tekhenu at the window: by mouse, with keys alone, and through what assistive technology meets.
#include <QAccessible>

#include "hands.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_window {

class TestTekhenuWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void aWholeGame_data();
    void aWholeGame();
};

void TestTekhenuWindow::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QAccessible::setActive(true);
}

void TestTekhenuWindow::aWholeGame_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::newRow("mouse, alone") << static_cast<int>(Way::Mouse) << 1 << QSize(1024, 700);
    QTest::newRow("mouse, two") << static_cast<int>(Way::Mouse) << 2 << QSize(1600, 1000);
    QTest::newRow("mouse, three") << static_cast<int>(Way::Mouse) << 3 << QSize(1024, 700);
    QTest::newRow("keys, two") << static_cast<int>(Way::Keys) << 2 << QSize(1280, 800);
    QTest::newRow("accessible actions, three") << static_cast<int>(Way::Accessible) << 3 << QSize(1600, 1000);
    QTest::newRow("mouse, four") << static_cast<int>(Way::Mouse) << 4 << QSize(1280, 800);
}

void TestTekhenuWindow::aWholeGame()
{
    QFETCH(int, way);
    QFETCH(int, seats);
    QFETCH(QSize, size);
    Hands hands(*engine::findGame("tekhenu"), static_cast<Way>(way), seats, size, 5);
    const QTemporaryDir folder; // of this game alone: nothing there to be overwritten
    hands.playWholeGame(folder.path());
    for (const char *const verb : {"draft", "god", "produce"})
        QVERIFY2(hands.table().seen.count(verb) != 0, verb);
}

} // namespace tests::tst_tekhenu_window

TEST_CLASS(tst_tekhenu_window, TestTekhenuWindow)
#include "tst_tekhenu_window.moc"
