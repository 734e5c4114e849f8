// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game through what assistive technology meets: names, states and press actions, nothing else.
#include <QAccessible>
#include <QRegularExpression>
#include <QSignalSpy>

#include "table.h"
#include "tests/test_class.h"
#include "tests/views/panels.h"
#include "views/board/accessible_board.h"
#include "views/play/game_page.h"

namespace tests::tst_accessible_game {

namespace {

constexpr std::uint64_t kSeed = 1;

using Thing = QAccessibleInterface;

QString nameOf(Thing *thing) { return thing->text(QAccessible::Name); }

bool isSeen(Thing *thing) { return !thing->state().invisible && !thing->state().disabled; }

/// All that is below `top`, in reading order; what an earlier call told of the rows of lists is not valid any more.
QList<Thing *> below(Thing *top)
{
    QList<Thing *> all;
    if (QAccessibleTableInterface *table = top->tableInterface()) { // without a screen reader Qt tells it of no change
        QAccessibleTableModelChangeEvent reset(top->object(), QAccessibleTableModelChangeEvent::ModelReset);
        table->modelChange(&reset);
    }
    for (int i = 0; i < top->childCount(); ++i) {
        if (Thing *child = top->child(i))
            all << child << below(child);
    }
    return all;
}

void pressOn(Thing *thing)
{
    QVERIFY(thing);
    QAccessibleActionInterface *actions = thing->actionInterface();
    QVERIFY(actions && actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
    auto *button = qobject_cast<QAbstractButton *>(thing->object());
    if (!button) {
        actions->doAction(QAccessibleActionInterface::pressAction());
        return;
    }
    QSignalSpy clicked(button, &QAbstractButton::clicked);
    actions->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(!clicked.isEmpty() || clicked.wait()); // Qt shows it pressed for a moment before it clicks
}

} // namespace

class TestAccessibleGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init() { failOnWarnings(); }
    void aPersonPlaysAgainstTheComputer();
    void everythingThatTakesTheFocusHasAName();
    void theRailSpeaksToo();

private:
    Thing *window() { return QAccessible::queryAccessibleInterface(&m_table->window()); }
    Thing *board();
    Thing *cell(engine::PlaceIndex place);
    Thing *card(engine::PlaceIndex place, int value);
    Thing *button(const QString &name);
    void lay(const std::vector<engine::MoveTarget> &moveTargets);
    void checkNames(const char *when);

    std::unique_ptr<Table> m_table;
};

Thing *TestAccessibleGame::board()
{
    for (Thing *thing : below(window())) {
        if (dynamic_cast<views::AccessibleBoard *>(thing) && isSeen(thing))
            return thing;
    }
    return nullptr;
}

Thing *TestAccessibleGame::cell(engine::PlaceIndex place)
{
    return dynamic_cast<views::AccessibleBoard *>(board())->cellOf(place);
}

Thing *TestAccessibleGame::card(engine::PlaceIndex place, int value)
{
    Thing *hand = cell(place);
    for (int i = 0; i < hand->childCount(); ++i) {
        if (nameOf(hand->child(i)).contains(QString::number(value)))
            return hand->child(i);
    }
    return nullptr;
}

Thing *TestAccessibleGame::button(const QString &name)
{
    for (Thing *thing : below(window())) {
        if (thing->role() == QAccessible::Button && isSeen(thing) && nameOf(thing) == name)
            return thing;
    }
    return nullptr;
}

void TestAccessibleGame::lay(const std::vector<engine::MoveTarget> &moveTargets)
{
    for (const engine::MoveTarget &target : moveTargets) {
        pressOn(card(target.from, target.value));
        QVERIFY(nameOf(cell(target.to)).contains(QStringLiteral("may be chosen")));
        pressOn(cell(target.to));
        QVERIFY2(nameOf(cell(target.to)).contains(QString::number(target.value)), qPrintable(nameOf(cell(target.to))));
    }
    pressOn(button(QStringLiteral("Lay the cards")));
}

void TestAccessibleGame::aPersonPlaysAgainstTheComputer()
{
    m_table = std::make_unique<Table>();
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    bool exchanged = false;
    while (m_table->waitReady() && !m_table->play().isOver()) {
        const int steps = m_table->play().stepCount();
        const engine::Action action = m_table->chosen();
        const std::string verb = m_table->verb(action);
        if (verb != "lay") {
            const engine::PlaceIndex square = m_table->moveTargets(action).front().choice;
            QVERIFY(nameOf(cell(square)).contains(QStringLiteral("may be chosen")));
            pressOn(cell(square));
        } else if (!exchanged) {
            exchanged = true;
            pressOn(button(QStringLiteral("Exchange…")));
            pressOn(button(QStringLiteral("Exchange the hand")));
        } else {
            lay(m_table->moveTargets(action));
        }
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_table->play().stepCount() > steps);
        checkNames(verb.c_str());
    }
    QVERIFY(m_table->play().isOver());
    QCOMPARE(m_table->seen, (std::set<std::string>{"lay", "remove", "place", "take"}));

    QVERIFY(m_table->result());
    Thing *result = QAccessible::queryAccessibleInterface(m_table->result());
    QStringList said;
    for (Thing *thing : below(result))
        said << nameOf(thing);
    QVERIFY2(said.contains(m_table->prompt()), qPrintable(said.join(QStringLiteral(" | "))));
}

/// What can be reached says what it is, in words of the table: no ids in brackets.
void TestAccessibleGame::checkNames(const char *when)
{
    for (Thing *thing : below(window())) {
        if (!isSeen(thing))
            continue;
        const QString name = nameOf(thing);
        if (thing->state().focusable || thing->role() == QAccessible::ListItem)
            QVERIFY2(!name.isEmpty(),
                     qPrintable(QStringLiteral("%1: role %2").arg(QLatin1String(when)).arg(thing->role())));
        static const QRegularExpression id(QStringLiteral("\\[[a-z]+[.a-z-]*\\]"));
        QVERIFY2(!name.contains(id), qPrintable(QLatin1String(when) + QLatin1String(": ") + name));
    }
}

void TestAccessibleGame::everythingThatTakesTheFocusHasAName()
{
    m_table = std::make_unique<Table>();
    checkNames("start page");
    m_table->begin(QStringLiteral("human"), QStringLiteral("human"), kSeed);
    QVERIFY(m_table->waitReady());
    checkNames("cover");
    pressOn(button(QStringLiteral("I am Red: show it")));
    QVERIFY(!m_table->uncover());
    checkNames("hand");
}

void TestAccessibleGame::theRailSpeaksToo()
{
    m_table = std::make_unique<Table>();
    m_table->window().resize(1024, 700);
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    QVERIFY(m_table->waitReady());
    checkNames("rail");
    // A button that stays pressed is a check box to Qt, with another action.
    for (Thing *thing : below(window())) {
        if (thing->role() == QAccessible::CheckBox && isSeen(thing) && nameOf(thing) == QStringLiteral("Ways to win"))
            thing->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    }
    QVERIFY(panelOf(m_table->page(), engine::PanelForm::Progress)->isVisible());
    checkNames("open box");
}

} // namespace tests::tst_accessible_game

TEST_CLASS(tst_accessible_game, TestAccessibleGame)
#include "tst_accessible_game.moc"
