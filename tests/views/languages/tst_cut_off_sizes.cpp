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
    for (const QString &language : languagesToLookAt()) {
        if (language != pseudoCode())
            QTest::newRow(qPrintable(language)) << language;
    }
}

void TestCutOffSizes::tablesHaveTheirRoom()
{
    QFETCH(const QString, language);
    speak(language);
    QStringList faults;
    for (const Fixture &fixture : fixtures()) {
        if (!QLatin1String(fixture.name).startsWith(QLatin1String("nefertiti")))
            continue;
        Harness harness;
        for (const char *const size : {"1280x800", "1600x1000"}) {
            qputenv("CARTOUCHE_SIZE", size);
            if (harness.seen().empty())
                fixture.open(harness);
            harness.window().resize(screenToFit());
            Harness::rest();
            turnPages(QLatin1String(fixture.name), harness.window(), [&](const QString &name, QWidget &window) {
                for (const QString &finding : cutOff(window))
                    faults << QStringLiteral("%1 %2: %3").arg(name, QLatin1String(size), finding);
            });
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

} // namespace tests::tst_cut_off_sizes

TEST_CLASS(tst_cut_off_sizes, TestCutOffSizes)
#include "tst_cut_off_sizes.moc"
