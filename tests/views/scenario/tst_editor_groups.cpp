// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of a group stand together under a heading that folds them, in a game that is another one with such groups.
#include <algorithm>

#include <QAccessible>
#include <QComboBox>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>

#include "editing.h"
#include "model/engine/core/adapter.h"
#include "model/engine/osiris/osiris.h"
#include "resources/aton/words.h"
#include "resources/nefertiti/words.h"
#include "resources/osiris/words.h"
#include "resources/tekhenu/words.h"
#include "tests/test_class.h"
#include "views/scenario/editor_position.h"

namespace tests::tst_editor_groups {

namespace {

struct Grouped : engine::osiris::Osiris {
    static std::vector<engine::FieldRule> fields(const engine::Arrangement &arrangement)
    {
        std::vector<engine::FieldRule> rules = Osiris::fields(arrangement);
        for (engine::FieldRule &rule : rules) {
            if (rule.name == "tip")
                rule.group = "rules";
            else if (rule.name != "seats" && rule.name != "phase")
                rule.group = "seat.b";
        }
        return rules;
    }
};

const engine::Game &grouped()
{
    static const engine::GameAdapter<Grouped> game;
    return game;
}

const words::Table &groupedTable()
{
    static const std::vector<words::Entry> entries = [] {
        const words::Table &osiris = words::osirisTable();
        std::vector<words::Entry> all(osiris.entries.begin(), osiris.entries.end());
        all.push_back({"group.rules", "Rules of this game"});
        all.push_back({"group.seat", "What {seat} does"});
        return all;
    }();
    static const words::Table table{"osiris", entries};
    return table;
}

} // namespace

class TestEditorGroups : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void init() { m_editing = std::make_unique<Editing>(grouped()); }
    void cleanup() { m_editing.reset(); }
    void fieldsOfAGroupStandTogether();
    void aHeadingFoldsAndUnfoldsByKey();
    void itIsReadOut();
    void itStaysOpenWhereTheFieldsBecomeOthers();
    void controlsAreMadeOnceTheyAreAskedFor();
    void othersStayWhereTheFieldsOfOneGroupChange();

private:
    views::EditorFields &fields() { return *m_editing->page().findChild<views::EditorFields *>(); }
    QWidget &control(const char *field) { return *fields().controlOf(field); }
    QToolButton &heading(const char *group)
    {
        return *m_editing->page().findChild<QToolButton *>(QLatin1String("group-") + QLatin1String(group));
    }
    int top(const QWidget &widget) { return widget.mapTo(&fields(), QPoint()).y(); }
    /// Somebody walks: there are fields of that.
    void walk()
    {
        auto &phase = static_cast<QComboBox &>(control("phase"));
        phase.setFocus();
        phase.setCurrentIndex(phase.findData(QStringLiteral("walk")));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::sendPostedEvents();
    }
    void unfold(const char *group)
    {
        heading(group).setFocus();
        QTest::keyClick(&heading(group), Qt::Key_Space);
        QCoreApplication::sendPostedEvents();
    }

    std::unique_ptr<Editing> m_editing;
};

void TestEditorGroups::fieldsOfAGroupStandTogether()
{
    walk();
    unfold("rules");
    QCOMPARE(heading("rules").text(), QStringLiteral("Rules of this game"));
    QCOMPARE(heading("seat.b").text(), QStringLiteral("What Blue does"));
    QVERIFY(top(control("seats")) < top(control("phase"))); // those of no group, where the first of them stood
    QVERIFY(top(control("phase")) < top(heading("rules")));
    QVERIFY(top(heading("rules")) < top(control("tip")));
    QVERIFY(top(control("tip")) < top(heading("seat.b")));
}

void TestEditorGroups::aHeadingFoldsAndUnfoldsByKey()
{
    walk();
    QVERIFY(control("seats").isVisible());
    QVERIFY(!control("tip").isVisible() && heading("rules").isVisible());
    unfold("rules");
    QVERIFY(control("tip").isVisible() && !control("actor").isVisible());
    QVERIFY(heading("rules").arrowType() == Qt::DownArrow && heading("seat.b").arrowType() == Qt::RightArrow);
    QTest::keyClick(&heading("rules"), Qt::Key_Tab);
    QVERIFY(control("tip").hasFocus());
    unfold("rules"); // folds it again
    QVERIFY(!control("tip").isVisible());
    QCOMPARE(m_editing->steps(), 1); // the phase
}

void TestEditorGroups::itIsReadOut()
{
    QAccessibleInterface *const spoken = QAccessible::queryAccessibleInterface(&heading("rules"));
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Rules of this game"));
    QVERIFY(spoken->state().checkable && spoken->state().focusable && !spoken->state().checked);
    spoken->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QVERIFY(spoken->state().checked && control("tip").isVisible());
}

void TestEditorGroups::itStaysOpenWhereTheFieldsBecomeOthers()
{
    unfold("rules");
    auto &tip = static_cast<QComboBox &>(control("tip"));
    tip.setFocus();
    tip.setCurrentIndex(1);
    const QWidget *const before = fields().controlOf("tip");
    walk();
    QVERIFY(fields().controlOf("tip") != before); // made anew
    QVERIFY(control("tip").isVisible() && heading("rules").isChecked() && !heading("seat.b").isChecked());
    QVERIFY(control("phase").hasFocus());
    QCOMPARE(static_cast<QComboBox &>(control("tip")).currentIndex(), 1);
}

void TestEditorGroups::controlsAreMadeOnceTheyAreAskedFor()
{
    const auto tip = [this] { return fields().findChild<QComboBox *>(QStringLiteral("field-tip")); };
    QVERIFY(!tip());
    unfold("rules");
    QVERIFY(tip() && tip()->isVisible());
    unfold("rules"); // folds it again
    QVERIFY(tip() && !tip()->isVisible());
}

/// How a tile is turned can be said while it lies in the temple; what else can be said stays, and its place among the
/// keys.
void TestEditorGroups::othersStayWhereTheFieldsOfOneGroupChange()
{
    m_editing = std::make_unique<Editing>("tekhenu");
    const engine::Game &game = m_editing->game();
    for (const char *const field : {"field-r1c1", "field-r1c2", "field-r1c3"}) {
        const engine::PlaceIndex place = game.placeOf(field);
        const std::vector<engine::Piece> sorts = game.holdable(m_editing->arrangement(), place);
        const std::vector<engine::Piece> &all = m_editing->arrangement().pieces;
        const auto tile = std::find_if(sorts.begin(), sorts.end(), [&](const engine::Piece &sort) {
            const auto isSame = [&sort](const engine::Piece &each) { return scenario::isSameSort(each, sort); };
            return game.pieceKinds()[sort.kind].id == "tile" && std::none_of(all.begin(), all.end(), isSame);
        });
        QVERIFY(tile != sorts.end());
        m_editing->editor().change(scenario::placed(game, m_editing->arrangement(), *tile, place), {"place-piece", {}});
    }
    for (const char *const group : {"wheel", "temple", "display"})
        unfold(group);
    const auto turned = [this] {
        return fields().findChildren<QSpinBox *>(QRegularExpression(QStringLiteral("^field-turned")));
    };
    QCOMPARE(turned().size(), 3);
    const QWidget *const sunny = fields().controlOf("sunny");
    m_editing->editor().change(scenario::emptied(game, m_editing->arrangement(), {game.placeOf("field-r1c2")}),
                               {"erase", {}});
    QCOMPARE(turned().size(), 2);
    QCOMPARE(fields().controlOf("sunny"), sunny);
    QWidget *last = &heading("temple");
    for (QSpinBox *const each : turned()) {
        last->setFocus();
        QTest::keyClick(last, Qt::Key_Tab);
        QVERIFY(each->hasFocus());
        last = each;
    }
    QTest::keyClick(last, Qt::Key_Tab);
    QVERIFY(heading("display").hasFocus());
}

} // namespace tests::tst_editor_groups

namespace words {

// This program brings its own table of words: that of the game above among them.
const Table *tableFor(std::string_view gameId)
{
    if (gameId == "osiris")
        return &tests::tst_editor_groups::groupedTable();
    return gameId == "aton" ? &atonTable() : gameId == "tekhenu" ? &tekhenuTable() : &nefertitiTable();
}

} // namespace words

TEST_CLASS(tst_editor_groups, TestEditorGroups)
#include "tst_editor_groups.moc"
