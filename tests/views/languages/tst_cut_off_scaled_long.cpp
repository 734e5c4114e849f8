// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where the screen shows everything half as large again: lengths are rounded otherwise than at
// the usual size, which tst_all_windows looks at.
#include <QApplication>

#include "room.h"
#include "tests/test_class.h"

namespace tests::tst_cut_off_scaled_long {

class TestCutOffScaledLong : public EverythingHasItsRoom {
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_SCALE_FACTOR", "1.5"); }

protected:
    void checkScreen() override { QCOMPARE(qApp->devicePixelRatio(), 1.5); }
};

} // namespace tests::tst_cut_off_scaled_long

TEST_CLASS(tst_cut_off_scaled_long, TestCutOffScaledLong)
#include "tst_cut_off_scaled_long.moc"
