// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where the screen shows everything half as large again.
#include <QApplication>
#include <QDir>

#include "looking.h"
#include "tests/test_class.h"
#include "tests/views/window/table.h"

namespace tests::tst_cut_off_scaled {

class TestCutOffScaled : public QObject {
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_SCALE_FACTOR", "1.5"); } // before there is an application

private slots:
    void initTestCase();
    void everythingHasItsRoom_data();
    void everythingHasItsRoom();
};

void TestCutOffScaled::initTestCase()
{
    failOnWarnings();
    qApp->setQuitOnLastWindowClosed(false);
    // Dialogues for files show the folder they are in, whose path may be of any length.
    QVERIFY(QDir::setCurrent(QDir::rootPath()));
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

} // namespace tests::tst_cut_off_scaled

TEST_CLASS(tst_cut_off_scaled, TestCutOffScaled)
#include "tst_cut_off_scaled.moc"
