// SPDX-License-Identifier: GPL-3.0-or-later
// The rules run without the heap: playing programs call them many million times.
#include "games.h"
#include "positions.h"

#include "tests/model/engine/allocations.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_allocations {

using positions::OsirisLaws;

class TestOsirisAllocations : public QObject {
    Q_OBJECT

private slots:
    void countsAtAll() { QVERIFY(allocations::inTexts<OsirisLaws>() > 0); }
    void legal() { QCOMPARE(allocations::inListing<OsirisLaws>(), 0L); }
    void apply() { QCOMPARE(allocations::inApplying<OsirisLaws>(), 0L); }
    void applyWithFacts() { QCOMPARE(allocations::inApplyingWithFacts<OsirisLaws>(), 0L); }
    void observe() { QCOMPARE(allocations::inObserving<OsirisLaws>(), 0L); }
    void chance() { QCOMPARE(allocations::atChance<OsirisLaws>(), 0L); }
    void playout();
};

void TestOsirisAllocations::playout()
{
    std::uint64_t actions = 0;
    QCOMPARE(allocations::inPlayouts<OsirisLaws>(1000, actions), 0L);
    QVERIFY(actions > 100'000);
}

} // namespace tests::tst_osiris_allocations

TEST_CLASS(tst_osiris_allocations, TestOsirisAllocations)
#include "tst_osiris_allocations.moc"
