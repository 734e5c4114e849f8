// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons are said by their weight, three at most.
#include <QtTest>

#include "model/engine/core/reason_list.h"
#include "tests/test_class.h"

namespace tests::tst_reason_list {

using engine::ReasonList;

namespace {

std::string said(ReasonList reasons)
{
    std::string ids;
    for (const engine::Message &reason : reasons.weightiest())
        ids += reason.id;
    return ids;
}

} // namespace

class TestReasonList : public QObject {
    Q_OBJECT

private slots:
    void theWeightiestFirst()
    {
        QCOMPARE(said(ReasonList()), std::string());
        QCOMPARE(said(ReasonList().add(1, "a", {}).add(3, "b", {})), std::string("ba"));
        QCOMPARE(said(ReasonList().add(1, "a", {}).add(2, "b", {}).add(1, "c", {}).add(9, "d", {})),
                 std::string("dba"));
    }

    void fieldsStayWithTheirReason()
    {
        const auto reasons = ReasonList().add(1, "a", {{"n", 1}}).add(2, "b", {{"n", 2}}).weightiest();
        QCOMPARE(reasons.size(), std::size_t{2});
        QCOMPARE(reasons[0].number("n"), 2);
        QCOMPARE(reasons[1].number("n"), 1);
    }
};

} // namespace tests::tst_reason_list

TEST_CLASS(tst_reason_list, TestReasonList)
#include "tst_reason_list.moc"
