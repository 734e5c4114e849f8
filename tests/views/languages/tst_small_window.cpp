// SPDX-License-Identifier: GPL-3.0-or-later
// In a window smaller than the program is meant for, pages are scrolled: nothing lies over anything else.
#include <QScrollArea>
#include <QScrollBar>

#include "cut_off.h"
#include "everything.h"
#include "pseudo.h"
#include "tests/test_class.h"
#include "views/window/page_stack.h"

namespace tests::tst_small_window {

class TestSmallWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qApp->setQuitOnLastWindowClosed(false); }
    void cleanup() { speak(QStringLiteral("en")); }
    void pagesAreScrolled_data();
    void pagesAreScrolled();
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
        QVERIFY(area->horizontalScrollBar()->maximum() > 0 && area->verticalScrollBar()->maximum() > 0);
        QVERIFY(area->horizontalScrollBar()->isVisible() && area->verticalScrollBar()->isVisible());
        for (const QString &finding : cutOff(*page, false))
            QVERIFY2(!finding.contains(QLatin1String("lies over"))
                         && !finding.contains(QLatin1String("reaches out of what holds it")),
                     qPrintable(QLatin1String(fixture.name) + QLatin1Char(' ') + finding));
    }
}

} // namespace tests::tst_small_window

TEST_CLASS(tst_small_window, TestSmallWindow)
#include "tst_small_window.moc"
