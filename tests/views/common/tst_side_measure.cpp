// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the board grows with its window, and its words with it.
#include <QLabel>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "views/common/labels.h"
#include "views/common/side_measure.h"

namespace tests::tst_side_measure {

using namespace views;

class TestSideMeasure : public QObject {
    Q_OBJECT

private slots:
    void widthsAreThoseOfTheStyle_data();
    void widthsAreThoseOfTheStyle();
    void theWidthNeverFalls();
    void wordsGrowWithTheWindow();
};

void TestSideMeasure::widthsAreThoseOfTheStyle_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("width");
    QTest::newRow("1280x800") << QSize(1280, 800) << 280;
    QTest::newRow("1600x1000") << QSize(1600, 1000) << 330;
    QTest::newRow("half way") << QSize(2720, 1580) << 425;
    QTest::newRow("4K") << QSize(3840, 2160) << 520;
    QTest::newRow("8K") << QSize(7680, 4320) << 520;
    QTest::newRow("wide and low") << QSize(3840, 1000) << 330;
}

void TestSideMeasure::widthsAreThoseOfTheStyle()
{
    QFETCH(const QSize, window);
    QFETCH(const int, width);
    QCOMPARE(sidePanelWidth(window), width);
    if (window.width() >= 1600)
        QCOMPARE(sideScale(window), width / 330.0);
}

void TestSideMeasure::theWidthNeverFalls()
{
    for (int width = 640; width < 4000; width += 7)
        QVERIFY(sidePanelWidth({width, width * 9 / 16}) <= sidePanelWidth({width + 7, (width + 7) * 9 / 16}));
}

void TestSideMeasure::wordsGrowWithTheWindow()
{
    QWidget window;
    auto *side = new QWidget(&window);
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(side);
    auto *rows = new QVBoxLayout(side);
    QLabel *heading = textLabel(QStringLiteral("Heading"), FontRole::Heading, side);
    auto *plain = new QLabel(QStringLiteral("Plain"), side);
    rows->addWidget(heading);
    rows->addWidget(plain);
    new SideText(side);
    window.resize(1600, 1000);
    window.show();
    const int small = fontFor(FontRole::Heading).pixelSize();
    const int text = fontFor(FontRole::Text).pixelSize();
    QCOMPARE(heading->font().pixelSize(), small);
    window.resize(3840, 2160);
    const qreal scale = 520 / 330.0;
    QTRY_COMPARE(heading->font().pixelSize(), qRound(small * scale));
    QCOMPARE(heading->font().weight(), fontFor(FontRole::Heading).weight());
    QCOMPARE(plain->font().pixelSize(), qRound(text * scale));
    // What comes later, within something else.
    auto *box = new QFrame(side);
    QLabel *later = textLabel(QStringLiteral("Later"), FontRole::Second, box);
    rows->addWidget(box);
    box->show();
    QTRY_COMPARE(later->font().pixelSize(), qRound(fontFor(FontRole::Second).pixelSize() * scale));
    window.resize(1280, 800);
    QTRY_COMPARE(heading->font().pixelSize(), small);
    QCOMPARE(later->font().pixelSize(), fontFor(FontRole::Second).pixelSize());
}

} // namespace tests::tst_side_measure

TEST_CLASS(tst_side_measure, TestSideMeasure)
#include "tst_side_measure.moc"
