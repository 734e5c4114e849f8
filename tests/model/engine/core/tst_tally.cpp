// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a report, a figure a seat.
#include <QtTest>

#include "model/engine/core/panel.h"
#include "model/engine/core/tally.h"
#include "tests/test_class.h"

namespace tests::tst_tally {

class TestTally : public QObject {
    Q_OBJECT

private slots:
    void countsBySeatAndRow()
    {
        engine::Tally tally(3, {{"report-a", {"won", "lost"}}, {"report-b", {"moved"}}});
        tally.add("lost", 2);
        tally.add("moved", 0, 5);
        tally.add("moved", 0, -1);
        const std::vector<engine::Panel> &panels = tally.panels();
        QCOMPARE(panels.size(), std::size_t{2});
        QCOMPARE(panels[0].id, std::string("report-a"));
        QVERIFY(panels[0].form == engine::PanelForm::Points);
        QCOMPARE(panels[0].rows[0].points, (std::vector{0, 0, 0}));
        QCOMPARE(panels[0].rows[1].id, std::string("lost"));
        QCOMPARE(panels[0].rows[1].points, (std::vector{0, 0, 1}));
        QCOMPARE(panels[1].rows[0].points, (std::vector{4, 0, 0}));
        QVERIFY(panels[1].rows[0].counts.empty());
    }
};

} // namespace tests::tst_tally

TEST_CLASS(tst_tally, TestTally)
#include "tst_tally.moc"
