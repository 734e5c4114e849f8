// SPDX-License-Identifier: GPL-3.0-or-later
// The rules run without the heap: playing programs call them many million times.
#include "games.h"
#include "positions.h"

#include "tests/model/engine/allocations.h"
#include "tests/test_class.h"

namespace tests::tst_allocations {

using positions::AtonLaws;

class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void countsAtAll() { QVERIFY(allocations::inTexts<AtonLaws>() > 0); }
    void legal() { QCOMPARE(allocations::inListing<AtonLaws>(), 0L); }
    void apply() { QCOMPARE(allocations::inApplying<AtonLaws>(), 0L); }
    void applyWithFacts() { QCOMPARE(allocations::inApplyingWithFacts<AtonLaws>(), 0L); }
    void observe() { QCOMPARE(allocations::inObserving<AtonLaws>(), 0L); }
    void chance() { QCOMPARE(allocations::atChance<AtonLaws>(), 0L); }
    void playout();
};

void TestAllocations::playout()
{
    std::uint64_t actions = 0;
    QCOMPARE(allocations::inPlayouts<AtonLaws>(1000, actions), 0L);
    QVERIFY(actions > 10'000);
}

} // namespace tests::tst_allocations

TEST_CLASS(tst_allocations, TestAllocations)
#include "tst_allocations.moc"
