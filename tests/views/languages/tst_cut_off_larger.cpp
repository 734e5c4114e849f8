// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where people have text half as large again on a screen that is no larger, in the longest
// languages; the others: tst_cut_off_larger_long.
#include "pseudo.h"
#include "room.h"
#include "tests/test_class.h"

namespace tests::tst_cut_off_larger {

class TestCutOffLarger : public EverythingHasItsRoom {
    Q_OBJECT

public:
    static void initMain() { setDpi(144); }

protected:
    void checkScreen() override { checkDpi(144); }
    QStringList languages() const override { return {QStringLiteral("de"), pseudoCode()}; }
};

} // namespace tests::tst_cut_off_larger

TEST_CLASS(tst_cut_off_larger, TestCutOffLarger)
#include "tst_cut_off_larger.moc"
