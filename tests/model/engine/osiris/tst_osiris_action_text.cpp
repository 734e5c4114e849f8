// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of actions: right ones read back, wrong ones are told what is wrong.
#include "games.h"
#include "texts.h"

#include "tests/test_class.h"

namespace tests::tst_osiris_action_text {

using namespace positions;
using namespace std::string_literals;

namespace {

#define OSIRIS_TWELVE_GODS "isis horus seth nephthys anubis thoth re amun hathor bastet ptah sobek"

const WrongAction kWrong[] = {
    {"", "action.unknown-seat"},
    {" ", "action.unknown-seat"},
    {" a pass", "action.unknown-seat"},
    {"e pass", "action.unknown-seat"},
    {"A pass", "action.unknown-seat"},
    {"ab pass", "action.unknown-seat"},
    {"a\tpass", "action.unknown-seat"},
    {"-", "action.unknown-seat"},
    {"chanc", "action.unknown-seat"},
    {"a", "action.form"},
    {"a pass now", "action.form"},
    {"a pass ", "action.form"},
    {"a stop a0", "action.form"},
    {"b swap b1", "action.form"},
    {"b keep ", "action.form"},
    {"a step a0", "action.form"},
    {"a step  a0 N-1-2", "action.form"},
    {"a step a0 N-1-2 N-1-3", "action.form"},
    {"a block", "action.form"},
    {"a follower isis", "action.form"},
    {"a move c isis", "action.form"},
    {"a move c isis seth ", "action.form"},
    {"a ", "action.unknown-verb"},
    {"a  pass", "action.unknown-verb"},
    {"a Pass", "action.unknown-verb"},
    {"a lay 1234", "action.unknown-verb"},
    {"a gods osiris " OSIRIS_TWELVE_GODS, "action.unknown-verb"},
    {"a follower e isis", "action.unknown-colour"},
    {"a follower  isis", "action.unknown-colour"},
    {"a move aa isis seth", "action.unknown-colour"},
    {"a follower a ra", "action.unknown-god"},
    {"a follower a Isis", "action.unknown-god"},
    {"a follower a ?", "action.unknown-god"},
    {"a move a ra seth", "action.unknown-god"},
    {"a move a isis ", "action.unknown-god"},
    {"a step a3 N-1-2", "action.unknown-priest"},
    {"a step a N-1-2", "action.unknown-priest"},
    {"a step e0 N-1-2", "action.unknown-priest"},
    {"a step a0 N-1-4", "action.unknown-place"},
    {"a step a0 N-5-0", "action.unknown-place"},
    {"a step a0 n-1-2", "action.unknown-place"},
    {"a step a0 a0", "action.unknown-place"},
    {"a step a0 town-e0", "action.unknown-place"},
    {"a step a0 ", "action.unknown-place"},
    {"a block N-1", "action.unknown-place"},
    {"a block Tip", "action.unknown-place"},
    {"chance", "action.chance-form"},
    {"chance ", "action.chance-form"},
    {"chance pass", "action.chance-form"},
    {"chance deal osiris " OSIRIS_TWELVE_GODS, "action.chance-form"},
    {"chance gods " OSIRIS_TWELVE_GODS, "action.chance-form"},
    {"chance gods osiris " OSIRIS_TWELVE_GODS " ", "action.chance-form"},
    {"chance gods osiris osiris " OSIRIS_TWELVE_GODS, "action.chance-form"},
    {"chance gods ra " OSIRIS_TWELVE_GODS, "action.unknown-god"},
    {"chance gods  " OSIRIS_TWELVE_GODS, "action.unknown-god"},
    {"chance gods ? " OSIRIS_TWELVE_GODS, "action.unknown-god"},
    {"chance gods isis " OSIRIS_TWELVE_GODS, "action.god-twice"},
};

} // namespace

class TestOsirisActionText : public QObject {
    Q_OBJECT

private slots:
    void formOfTheTexts();
    void godsAsSeatsSeeThem();
    void allActionsReadBack();
    void wrongTexts_data() { addRows(kWrong); }
    void wrongTexts() { refusesTheRow<Osiris>(); }
};

void TestOsirisActionText::formOfTheTexts()
{
    for (const char *const text :
         {"a follower c isis", "a step a0 N-1-2", "a step a0 town-a0", "d step d2 tip", "a stop", "b swap", "b keep",
          "a block E-2-1", "a move c isis seth", "a pass", ("chance gods osiris " OSIRIS_TWELVE_GODS)}) {
        const auto read = Osiris::readAction(text);
        QVERIFY2(std::holds_alternative<Action>(read), text);
        QCOMPARE(Osiris::actionText(start(4), std::get<Action>(read), kNobody), std::string(text));
        // The tests' own notation, too, says the same.
        QCOMPARE(positions::text(std::get<Action>(read)), std::string(text));
    }
}

// O7: a seat knows the gods of its own priests; nobody those of absent ones and of the tip.
void TestOsirisActionText::godsAsSeatsSeeThem()
{
    const auto gods = [](int seats, Seat seat) { return Osiris::actionText(start(seats), anyGods(), seat); };
    QCOMPARE(gods(4, kNobody), "chance gods osiris " OSIRIS_TWELVE_GODS ""s);
    QCOMPARE(gods(4, 1), "chance gods ? isis ? ? ? anubis ? ? ? hathor ? ? ?"s);
    QCOMPARE(gods(3, 2), "chance gods ? ? horus ? ? ? thoth ? ? ? bastet ? ?"s);
    QCOMPARE(gods(2, 0), "chance gods osiris ? horus ? nephthys ? thoth ? amun ? bastet ? ?"s);
    QCOMPARE(gods(2, 1), "chance gods ? isis ? seth ? anubis ? re ? hathor ? ptah ?"s);
    // Everything else is seen by all.
    QCOMPARE(Osiris::actionText(start(4), action("a step a0 N-1-0"), 1), "a step a0 N-1-0"s);
}

void TestOsirisActionText::allActionsReadBack()
{
    const auto law = [](const Position &position) -> const char * {
        Osiris::Actions actions;
        Osiris::legal(position, actions);
        if (position.phase == Phase::Gods)
            actions.push(anyGods());
        for (const Action action : actions) {
            const std::string text = Osiris::actionText(position, action, kNobody);
            const auto read = Osiris::readAction(text);
            if (text != positions::text(action) || !std::holds_alternative<Action>(read)
                || std::get<Action>(read) != action)
                return "an action does not read back";
        }
        return nullptr;
    };
    QCOMPARE(firstBreach(60, law), ""s);
}

} // namespace tests::tst_osiris_action_text

TEST_CLASS(tst_osiris_action_text, TestOsirisActionText)
#include "tst_osiris_action_text.moc"
