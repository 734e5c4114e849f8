// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>

#include "model/outside/process.h"
#include "tests/test_class.h"

namespace tests::tst_process {

using outside::Process;

class TestProcess : public QObject {
    Q_OBJECT

private slots:
    void whyNothingIsStarted();
    void nothingComesAfterTheDeadline();
};

/// Lines that lie ready already are no excuse: who never stops writing would never be late.
void TestProcess::whyNothingIsStarted()
{
    QCOMPARE(Process({"true"}).error(), 0);
    QCOMPARE(Process({"/no/such/program"}).error(), ENOENT);
    QCOMPARE(Process({"/"}).error(), EACCES);
    QCOMPARE(Process({}).error(), ENOENT);
    QVERIFY(!Process({"/"}).isRunning());
}

void TestProcess::nothingComesAfterTheDeadline()
{
    Process process({"printf", "one\\ntwo\\nthree\\n"}); // one write: all of it is read with the first line
    QVERIFY(process.isRunning());
    const auto now = Process::Clock::now();
    std::string line;
    QVERIFY(process.read(line, now + std::chrono::seconds(60)) == Process::Answer::Line);
    QCOMPARE(line, std::string("one"));
    QVERIFY(process.read(line, now) == Process::Answer::Late);
    QCOMPARE(line, std::string("one"));
    QVERIFY(process.read(line, now + std::chrono::seconds(60)) == Process::Answer::Line);
    QCOMPARE(line, std::string("two"));
}

} // namespace tests::tst_process

TEST_CLASS(tst_process, TestProcess)
#include "tst_process.moc"
