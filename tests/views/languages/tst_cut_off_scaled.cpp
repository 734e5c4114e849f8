// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where the screen shows everything half as large again.
#include <QApplication>
#include <QTest>

#include "looking.h"
#include "tests/views/window/table.h"

class TestCutOffScaled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everythingHasItsRoom_data();
    void everythingHasItsRoom();
};

void TestCutOffScaled::initTestCase()
{
    failOnWarnings();
    qApp->setQuitOnLastWindowClosed(false);
}

void TestCutOffScaled::everythingHasItsRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languagesToLookAt())
        QTest::newRow(qPrintable(language)) << language;
}

void TestCutOffScaled::everythingHasItsRoom()
{
    QCOMPARE(qApp->devicePixelRatio(), 1.5);
    QFETCH(QString, language);
    const QStringList faults = faultsIn(language);
    for (const QString &line : faults)
        qInfo().noquote() << line;
    QVERIFY(faults.isEmpty());
}

int main(int argc, char **argv)
{
    qputenv("QT_SCALE_FACTOR", "1.5"); // before there is an application
    QApplication app(argc, argv);
    TestCutOffScaled test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

#include "tst_cut_off_scaled.moc"
