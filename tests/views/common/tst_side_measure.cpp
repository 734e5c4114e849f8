// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the board grows with its window, and its words with it.
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "views/common/labels.h"
#include "views/common/side_columns.h"
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
    void twoOnOneBoxAgree();
    void whatFitsItselfIsLeftAlone();
    void drawnColumnsStayInTheirClass();
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
    const qreal part = (sideScale(window) - 1) / (520 / 330.0 - 1);
    QCOMPARE(qRound(130 * timelineScale(window)), qRound(130 + 50 * part));
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

/// As boxes do that stand beside the board or over it, of which one place is hidden and hears of no size.
void TestSideMeasure::twoOnOneBoxAgree()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *column = new QWidget(&window);
    auto *room = new QWidget(&window);
    layout->addWidget(column);
    room->hide();
    new QVBoxLayout(column);
    new QVBoxLayout(room);
    new SideText(column);
    new SideText(room);
    window.resize(1600, 1000);
    window.show();
    QLabel *words = textLabel(QStringLiteral("Words"), FontRole::Text, column);
    column->layout()->addWidget(words);
    words->show();
    const int text = fontFor(FontRole::Text).pixelSize();
    for (const QSize size : {QSize(1600, 1000), QSize(3840, 2100), QSize(2400, 1400), QSize(1280, 800)}) {
        for (QWidget *place : {room, column}) {
            column->setVisible(place == column);
            room->setVisible(place == room);
            place->layout()->addWidget(words);
            words->show();
            window.resize(size);
            room->setGeometry(QRect(QPoint(), size / 2)); // seen or not
            QTRY_COMPARE(words->font().pixelSize(), qRound(text * sideScale(size)));
            QFont other = words->font();
            other.setPixelSize(text); // as a style sheet does
            words->setFont(other);
            QCOMPARE(words->font().pixelSize(), qRound(text * sideScale(size)));
        }
    }
}

void TestSideMeasure::whatFitsItselfIsLeftAlone()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    QLabel *words = textLabel(QStringLiteral("Words"), FontRole::Text, &window);
    words->setProperty("fitsItself", true);
    layout->addWidget(words);
    new SideText(&window);
    window.resize(3840, 2160);
    window.show();
    QCoreApplication::processEvents();
    QCOMPARE(words->font().pixelSize(), fontFor(FontRole::Text).pixelSize());
}

void TestSideMeasure::drawnColumnsStayInTheirClass()
{
    class Columns : public QSplitter {
    public:
        /// As the mouse does.
        void draw(int x) { moveSplitter(x, 1); }
    };
    Columns columns;
    columns.addWidget(new QWidget);
    columns.addWidget(new QWidget);
    columns.setHandleWidth(0);
    SideColumns widths(&columns);
    const auto fit = [&](int width) {
        columns.resize(width, 400);
        widths.fit(width, {width - 300, 300});
        return columns.sizes().back();
    };
    columns.resize(1280, 400);
    columns.show();
    QCOMPARE(fit(1280), 300);
    QCOMPARE(fit(1300), 300);
    columns.draw(900);
    QCOMPARE(columns.sizes().back(), 400);
    QVERIFY(fit(1301) > 390); // stays, but for what the splitter shares out itself
    QVERIFY(fit(1499) > 390);
    QCOMPARE(fit(1500), 300);
    QCOMPARE(fit(2399), 300);
    columns.draw(1900);
    QVERIFY(fit(2300) > 400);
    QCOMPARE(fit(2400), 300);
}

} // namespace tests::tst_side_measure

TEST_CLASS(tst_side_measure, TestSideMeasure)
#include "tst_side_measure.moc"
