// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for all players have their room in larger windows, too, where they are laid out otherwise.
#include "cut_off.h"
#include "everything.h"
#include "looking.h"
#include "pseudo.h"
#include "tests/test_class.h"

namespace tests::tst_cut_off_sizes {

class TestCutOffSizes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qApp->setQuitOnLastWindowClosed(false); }
    void cleanup();
    void tablesHaveTheirRoom_data();
    void tablesHaveTheirRoom();
};

void TestCutOffSizes::cleanup()
{
    qunsetenv("CARTOUCHE_SIZE");
    speak(QStringLiteral("en"));
}

void TestCutOffSizes::tablesHaveTheirRoom_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("size");
    for (const QString &language : languagesToLookAt()) {
        for (const QByteArray &size : {QByteArray("1280x800"), QByteArray("1600x1000")}) {
            if (language != pseudoCode())
                QTest::newRow(qPrintable(language + QLatin1Char(' ') + QLatin1String(size))) << language << size;
        }
    }
}

void TestCutOffSizes::tablesHaveTheirRoom()
{
    QFETCH(const QString, language);
    QFETCH(const QByteArray, size);
    qputenv("CARTOUCHE_SIZE", size);
    speak(language);
    QStringList faults;
    for (const Fixture &fixture : fixtures()) {
        if (!QLatin1String(fixture.name).startsWith(QLatin1String("nefertiti")))
            continue;
        Harness harness;
        fixture.open(harness);
        turnPages(QLatin1String(fixture.name), harness.window(), [&](const QString &name, QWidget &window) {
            for (const QString &finding : cutOff(window))
                faults << name + QLatin1String(": ") + finding;
        });
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

} // namespace tests::tst_cut_off_sizes

TEST_CLASS(tst_cut_off_sizes, TestCutOffSizes)
#include "tst_cut_off_sizes.moc"
