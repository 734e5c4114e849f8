// SPDX-License-Identifier: GPL-3.0-or-later
// The rules run without the heap: playing programs call them many million times.
#include "games.h"
#include "positions.h"

#include <atomic>
#include <cstdlib>
#include <new>

#include "model/engine/core/playout.h"

namespace {
std::atomic<long> allocations{0};
}

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *const memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

using namespace positions;
using namespace std::string_literals;

namespace {

/// How often `work` takes memory from the heap, all positions of some games together.
template <class Work>
long allocationsIn(Work work)
{
    long sum = 0;
    firstBreach(200, [&](const Position &position) -> const char * {
        const long before = allocations;
        work(position);
        sum += allocations - before;
        return nullptr;
    });
    return sum;
}

} // namespace

class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void countsAtAll();
    void legal();
    void apply();
    void applyWithFacts();
    void observe();
    void chance();
    void playout();
};

void TestAllocations::countsAtAll()
{
    QVERIFY(allocationsIn([](const Position &position) { Aton::text(position); }) > 0);
}

void TestAllocations::legal()
{
    QCOMPARE(allocationsIn([](const Position &position) {
                 Aton::Actions actions;
                 listed(position, actions);
                 for (const Action action : actions) {
                     if (!Aton::isLegal(position, action))
                         std::abort();
                 }
             }),
             0L);
}

void TestAllocations::apply()
{
    QCOMPARE(allocationsIn([](const Position &position) {
                 Aton::Actions actions;
                 listed(position, actions);
                 for (const Action action : actions) {
                     Position next = position;
                     Aton::apply(next, action);
                 }
             }),
             0L);
}

void TestAllocations::applyWithFacts()
{
    QCOMPARE(allocationsIn([](const Position &position) {
                 Aton::Actions actions;
                 listed(position, actions);
                 for (const Action action : actions) {
                     Position next = position;
                     Aton::Facts facts;
                     Aton::apply(next, action, facts);
                 }
             }),
             0L);
}

void TestAllocations::observe()
{
    QCOMPARE(allocationsIn([](const Position &position) {
                 for (const Seat seat : {kRed, kAmun}) {
                     const Position view = Aton::observe(position, seat);
                     Aton::Actions actions;
                     listed(view, actions);
                     if (Aton::hash(view) == Aton::hash(position))
                         std::abort();
                 }
             }),
             0L);
}

void TestAllocations::chance()
{
    Random random(1);
    QCOMPARE(allocationsIn([&random](const Position &position) {
                 if (Aton::toAct(position) == seatBit(kChance))
                     Aton::probability(position, Aton::sample(position, random));
             }),
             0L);
}

void TestAllocations::playout()
{
    Random random(3);
    const long before = allocations;
    std::uint64_t actions = 0;
    for (int game = 0; game < 1000; ++game)
        actions += engine::playout<Aton>(Aton::start({}), random, [](const Position &, Action) {});
    const long after = allocations;
    QCOMPARE(after, before);
    QVERIFY(actions > 10'000);
}

QTEST_GUILESS_MAIN(TestAllocations)
#include "tst_allocations.moc"
