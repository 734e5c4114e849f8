// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room in a small window, in each language and in one that is longer than any, and every text is one
// of the language.
#include <QDir>

#include "everything.h"
#include "looking.h"
#include "tests/test_class.h"
#include "tests/views/window/table.h"

namespace tests::tst_cut_off {

class TestCutOff : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void buttonsHaveOneFontInEachState();
    void everythingHasItsRoom_data();
    void everythingHasItsRoom();
};

void TestCutOff::initTestCase()
{
    failOnWarnings();
    qApp->setQuitOnLastWindowClosed(false);
    // Dialogues for files show the folder they are in, whose path may be of any length.
    QVERIFY(QDir::setCurrent(QDir::rootPath()));
}

/// The room of a button is measured before anybody knows in which state it will be drawn.
void TestCutOff::buttonsHaveOneFontInEachState()
{
    Harness harness;
    harness.window();
    static const QRegularExpression rule(QStringLiteral("([^{}]*):[a-z]+[^{}]*\\{[^}]*font"));
    const QRegularExpressionMatch match = rule.match(qApp->styleSheet());
    QVERIFY(!qApp->styleSheet().isEmpty());
    QVERIFY2(!match.hasMatch(), qPrintable(match.captured()));
}

void TestCutOff::everythingHasItsRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languagesToLookAt())
        QTest::newRow(qPrintable(language)) << language;
}

void TestCutOff::everythingHasItsRoom()
{
    QFETCH(QString, language);
    const QStringList faults = faultsIn(language);
    for (const QString &line : faults)
        qInfo().noquote() << line;
    QVERIFY(faults.isEmpty());
}

} // namespace tests::tst_cut_off

TEST_CLASS(tst_cut_off, TestCutOff)
#include "tst_cut_off.moc"
