// SPDX-License-Identifier: GPL-3.0-or-later
// In a window smaller than the program is meant for, pages are scrolled: nothing lies over anything else.
#include <QScrollArea>
#include <QScrollBar>

#include "cut_off.h"
#include "everything.h"
#include "pseudo.h"
#include "tests/test_class.h"
#include "views/board/board_view.h"
#include "views/window/page_stack.h"

namespace tests::tst_small_window {

class TestSmallWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qApp->setQuitOnLastWindowClosed(false); }
    void cleanup() { speak(QStringLiteral("en")); }
    void pagesAreScrolled_data();
    void pagesAreScrolled();
    void theBoardGivesWayBeforeTheHand_data();
    void theBoardGivesWayBeforeTheHand();
    void whatMayBeChosenComesIntoSight();
};

void TestSmallWindow::pagesAreScrolled_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::newRow("fr 960x540") << QStringLiteral("fr") << QSize(960, 540);
    QTest::newRow("de 640x480") << QStringLiteral("de") << QSize(640, 480);
}

void TestSmallWindow::pagesAreScrolled()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    speak(language);
    for (const Fixture &fixture : fixtures()) {
        Harness harness;
        fixture.open(harness);
        views::MainWindow &window = harness.window();
        window.resize(size);
        Harness::rest();
        const auto *pages = window.findChild<views::PageStack *>();
        QWidget *page = pages->currentWidget();
        const auto *area = qobject_cast<QScrollArea *>(pages->parentWidget()->parentWidget());
        QVERIFY(area);
        // In one direction where that is enough.
        const bool isNarrow = size.width() < 960;
        QCOMPARE(area->horizontalScrollBar()->maximum() > 0, isNarrow);
        QCOMPARE(area->horizontalScrollBar()->isVisible(), isNarrow);
        if (page->minimumSize().isEmpty() || isNarrow)
            QVERIFY(area->verticalScrollBar()->maximum() > 0 && area->verticalScrollBar()->isVisible());
        for (const QString &finding : cutOff(*page, false))
            QVERIFY2(!finding.contains(QLatin1String("lies over"))
                         && !finding.contains(QLatin1String("reaches out of what holds it")),
                     qPrintable(QLatin1String(fixture.name) + QLatin1Char(' ') + finding));
    }
}

void TestSmallWindow::theBoardGivesWayBeforeTheHand_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("de")})
        QTest::newRow(qPrintable(language)) << language;
}

/// On a screen of 1366 x 768 that shows everything at 125 % a window has so much room within its frame.
void TestSmallWindow::theBoardGivesWayBeforeTheHand()
{
    QFETCH(const QString, language);
    speak(language);
    for (const Fixture &fixture : fixtures()) {
        if (QLatin1String(fixture.name) != QLatin1String("laying"))
            continue;
        Harness harness;
        fixture.open(harness);
        views::MainWindow &window = harness.window();
        window.resize(1076, 566);
        Harness::rest();
        const auto &board = *window.findChild<views::PageStack *>()->currentWidget()->findChild<views::BoardView *>();
        const QRect strip = board.stripRect();
        QVERIFY(!strip.isEmpty());
        QVERIFY(window.rect().contains(QRect(board.mapTo(&window, strip.topLeft()), strip.size())));
        QVERIFY2(strip.height() >= 72, qPrintable(QString::number(strip.height())));
        QStringList findings = cutOff(window);
        findings.removeIf([](const QString &finding) { return finding.contains(QLatin1String("is 1076 x 566:")); });
        QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
        return;
    }
    QFAIL("there is no such page");
}

/// At 150 % the page is scrolled: to the hand, when a card is to be laid.
void TestSmallWindow::whatMayBeChosenComesIntoSight()
{
    Harness harness;
    views::MainWindow &window = harness.window();
    window.resize(894, 464);
    Harness::rest();
    record::Record record = record::newRecord(*engine::findGame("aton"), {});
    record.seats[1].player = QStringLiteral("easy");
    harness.begin(std::move(record));
    QVERIFY(harness.table().waitReady());
    const auto *area =
        qobject_cast<QScrollArea *>(window.findChild<views::PageStack *>()->parentWidget()->parentWidget());
    QVERIFY(area->verticalScrollBar()->maximum() > 0);
    const auto &board = harness.table().board();
    const QRect strip(board.viewport()->mapTo(area->viewport(), board.stripRect().topLeft()), board.stripRect().size());
    QVERIFY(area->viewport()->rect().intersects(strip));
    for (const engine::PlaceIndex place : board.boardScene().shown()->choosable)
        QVERIFY(area->viewport()->rect().contains(
            QRect(board.viewport()->mapTo(area->viewport(), board.placeRect(place).topLeft()),
                  board.placeRect(place).size())));
}

} // namespace tests::tst_small_window

TEST_CLASS(tst_small_window, TestSmallWindow)
#include "tst_small_window.moc"
