// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where the screen shows everything half as large again, in the longest languages; the others:
// tst_cut_off_scaled_long.
#include <QApplication>

#include "pseudo.h"
#include "room.h"
#include "tests/test_class.h"

namespace tests::tst_cut_off_scaled {

class TestCutOffScaled : public EverythingHasItsRoom {
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_SCALE_FACTOR", "1.5"); }

protected:
    void checkScreen() override { QCOMPARE(qApp->devicePixelRatio(), 1.5); }
    QStringList languages() const override { return {QStringLiteral("de"), pseudoCode()}; }
};

} // namespace tests::tst_cut_off_scaled

TEST_CLASS(tst_cut_off_scaled, TestCutOffScaled)
#include "tst_cut_off_scaled.moc"
