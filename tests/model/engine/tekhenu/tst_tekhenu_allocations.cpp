// SPDX-License-Identifier: GPL-3.0-or-later
// The rules run without the heap: playing programs call them many million times.
#include "play.h"

#include "tests/model/engine/allocations.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_allocations {

using namespace tekhenu;

struct Law {
    using Game = Tekhenu;
    static Game::Position start(int number)
    {
        Game::grammar(); // a table that is made once
        return startOf(number);
    }
    static int seats(const Game::Position &position) { return position.seats; }
};

class TestTekhenuAllocations : public QObject {
    Q_OBJECT

private slots:
    void countsAtAll() { QVERIFY(allocations::inTexts<Law>() > 0); }
    void legal() { QCOMPARE(allocations::inListing<Law>(), 0L); }
    void apply() { QCOMPARE(allocations::inApplying<Law>(), 0L); }
    void applyWithFacts() { QCOMPARE(allocations::inApplyingWithFacts<Law>(), 0L); }
    void observe() { QCOMPARE(allocations::inObserving<Law>(), 0L); }
};

} // namespace tests::tst_tekhenu_allocations

TEST_CLASS(tst_tekhenu_allocations, TestTekhenuAllocations)
#include "tst_tekhenu_allocations.moc"
