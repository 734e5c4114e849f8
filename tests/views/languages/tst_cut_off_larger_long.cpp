// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where people have text half as large again on a screen that is no larger, in the languages
// that tst_cut_off_larger leaves out.
#include "room.h"
#include "tests/test_class.h"

namespace tests::tst_cut_off_larger_long {

class TestCutOffLargerLong : public EverythingHasItsRoom {
    Q_OBJECT

public:
    static void initMain() { setDpi(144); }

protected:
    void checkScreen() override { checkDpi(144); }
    QStringList languages() const override { return {QStringLiteral("en"), QStringLiteral("fr")}; }
};

} // namespace tests::tst_cut_off_larger_long

TEST_CLASS(tst_cut_off_larger_long, TestCutOffLargerLong)
#include "tst_cut_off_larger_long.moc"
