// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where text has its usual size.
#include <QApplication>
#include <QRegularExpression>

#include "harness.h"
#include "room.h"
#include "tests/test_class.h"

namespace tests::tst_cut_off {

class TestCutOff : public EverythingHasItsRoom {
    Q_OBJECT

private slots:
    void buttonsHaveOneFontInEachState();
};

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

} // namespace tests::tst_cut_off

TEST_CLASS(tst_cut_off, TestCutOff)
#include "tst_cut_off.moc"
