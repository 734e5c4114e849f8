// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where people have text a quarter larger on a screen that is no larger.
#include "room.h"
#include "tests/test_class.h"

namespace tests::tst_cut_off_120_long {

class TestCutOff120 : public EverythingHasItsRoom {
    Q_OBJECT

public:
    static void initMain() { setDpi(120); }

protected:
    void checkScreen() override { checkDpi(120); }
};

} // namespace tests::tst_cut_off_120_long

TEST_CLASS(tst_cut_off_120_long, TestCutOff120)
#include "tst_cut_off_120_long.moc"
