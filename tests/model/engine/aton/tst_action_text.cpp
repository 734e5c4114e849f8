// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of actions: right ones read back, wrong ones are told what is wrong.
#include "games.h"
#include "positions.h"

#include "model/engine/core/game.h"
#include "tests/test_class.h"

namespace tests::tst_action_text {

using namespace positions;
using namespace std::string_literals;

namespace {

const WrongAction kWrong[] = {
    {"", "action.unknown-seat"},
    {" ", "action.unknown-seat"},
    {" red lay 1234", "action.unknown-seat"},
    {"green lay 1234", "action.unknown-seat"},
    {"RED lay 1234", "action.unknown-seat"},
    {"red\tlay 1234", "action.unknown-seat"},
    {"chance deal green 1334", "action.unknown-seat"},
    {"chance deal chance 1334", "action.unknown-seat"},
    {"chance draw  1", "action.unknown-seat"},
    {"red", "action.form"},
    {"red lay", "action.form"},
    {"red  lay 1234", "action.form"},
    {"red lay  1234", "action.form"},
    {"red lay 1234 ", "action.form"},
    {"red lay 1 2 3 4", "action.form"},
    {"red exchange 1 2", "action.form"},
    {"red lay 123", "action.bad-cards"},
    {"red lay 12345", "action.bad-cards"},
    {"red lay 1235", "action.bad-cards"},
    {"red lay 0123", "action.bad-cards"},
    {"red lay ????", "action.bad-cards"},
    {"red lay ", "action.bad-cards"},
    {"chance deal red 133", "action.bad-cards"},
    {"chance deal red 13344", "action.bad-cards"},
    {"chance deal red 1335", "action.bad-cards"},
    {"chance deal red ????", "action.bad-cards"},
    {"chance draw red 12", "action.bad-cards"},
    {"chance draw red 5", "action.bad-cards"},
    {"chance draw red ", "action.bad-cards"},
    {"chance deal red 4331", "action.cards-not-ascending"},
    {"chance deal red 1343", "action.cards-not-ascending"},
    {"chance", "action.chance-form"},
    {"chance deal red", "action.chance-form"},
    {"chance roll red 1334", "action.chance-form"},
    {"chance exchange", "action.chance-form"},
    {"chance deal red 1334 ", "action.chance-form"},
    {"red place 5a", "action.unknown-square"},
    {"red place 0a", "action.unknown-square"},
    {"red place 1m", "action.unknown-square"},
    {"red place 1A", "action.unknown-square"},
    {"red remove 1", "action.unknown-square"},
    {"red remove 1aa", "action.unknown-square"},
    {"red take a1", "action.unknown-square"},
    {"red take ", "action.unknown-square"},
    {"red move 1a", "action.unknown-verb"},
    {"red Lay 1234", "action.unknown-verb"},
    {"red exchange now", "action.unknown-verb"},
    {"blue exchange ", "action.unknown-verb"},
    {"blue deal 1334", "action.unknown-verb"},
};

} // namespace

class TestActionText : public QObject {
    Q_OBJECT

private slots:
    void formOfTheTexts();
    void listedActionsReadBack();
    void wrongTexts_data() { addRows(kWrong); }
    void wrongTexts();
};

void TestActionText::formOfTheTexts()
{
    using engine::aton::Cards;
    using engine::aton::Laid;
    Laid laid;
    laid.set(1, 3);
    laid.set(2, 1);
    laid.set(3, 4);
    laid.set(4, 3);
    const auto text = [](Action action) { return Aton::actionText({}, action, kNobody); };
    QCOMPARE(text(engine::aton::makeLay(kRed, laid)), "red lay 3143"s);
    QCOMPARE(text(engine::aton::makeOutcome(engine::aton::Verb::Deal, kRed, laid.cards())), "chance deal red 1334"s);
    QCOMPARE(text(engine::aton::makeOutcome(engine::aton::Verb::Draw, kAmun, Cards::one(2))), "chance draw blue 2"s);
    QCOMPARE(text(engine::aton::makeExchange(kRed)), "red exchange"s);
    QCOMPARE(text(engine::aton::makeSquare(kRed, engine::aton::Verb::Remove, 19)), "red remove 2h"s);
    QCOMPARE(text(engine::aton::makeSquare(kAmun, engine::aton::Verb::Place, 24)), "blue place 3a"s);
    QCOMPARE(text(engine::aton::makeSquare(kRed, engine::aton::Verb::Take, 2)), "red take 1c"s);
}

void TestActionText::listedActionsReadBack()
{
    const auto readBack = [](const Position &position) -> const char * {
        Aton::Actions actions;
        listed(position, actions);
        for (const Action action : actions) {
            const auto read = Aton::readAction(Aton::actionText({}, action, kNobody));
            if (!std::holds_alternative<Action>(read) || std::get<Action>(read) != action)
                return "an action does not read back";
        }
        return nullptr;
    };
    QCOMPARE(firstBreach(500, readBack), ""s);
}

void TestActionText::wrongTexts()
{
    refusesTheRow<Aton>();
    // The general boundary says the same.
    QFETCH(const QByteArray, text);
    const auto general = engine::aton::game().start({}).readAction(text.toStdString());
    QVERIFY(std::holds_alternative<engine::Unreadable>(general));
}

} // namespace tests::tst_action_text

TEST_CLASS(tst_action_text, TestActionText)
#include "tst_action_text.moc"
