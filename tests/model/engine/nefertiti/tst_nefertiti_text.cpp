// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of positions and actions, the state for other programs, and damaged texts.
#include "games.h"

#include "model/engine/core/game.h"
#include "model/engine/core/label.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_text {

using namespace nefertiti_games;
using namespace std::string_literals;

namespace {

constexpr int kDamaged = many(200);

/// The text of a wrong action's error, `id: text`.
std::string wrong(const std::string &text)
{
    const auto read = G::readAction(text);
    const auto *error = std::get_if<engine::Unreadable>(&read);
    return error ? error->id + ": " + std::string(error->text("text")) : ""s;
}

std::vector<std::string> keysOf(const engine::Value &value)
{
    std::vector<std::string> keys;
    for (const auto &[name, member] : *value.asMembers())
        keys.push_back(name);
    return keys;
}

} // namespace

class TestNefertitiText : public QObject {
    Q_OBJECT

private slots:
    void start();
    void actionsOfThePage();
    void drawnStallsAreNamed();
    void wrongActions();
    void wrongPositions_data();
    void wrongPositions();
    void damagedTextsAreRefused();
    void theStateHasItsKeys();
    void theStateOfASettling();
    void N58_everySeatSeesAll();
    void refusalsSayWhy();
};

void TestNefertitiText::start()
{
    QCOMPARE(G::text(G::start({4, {}})),
             "nefertiti/1 4 0 a 0 - 0 stalls ???? gizeh,akhet-aton,abou-simbel louqsor 1:....: 1:....: 1:....: 1:....: "
             "8,4,0,0,00000000 9,4,0,0,00000000 9,4,0,0,00000000 10,4,0,0,00000000 13121410 - - 12 53886655+"s);
    QCOMPARE(G::text(G::observe(firstTurn(2), 1)).substr(0, 24), "nefertiti-seen/1 b 2f 1 "s);
    QCOMPARE(int(sizeof(Position)), 170);
}

void TestNefertitiText::actionsOfThePage()
{
    for (const char *const text : {"chance stalls rlrl",
                                   "chance draw harp",
                                   "chance draw akhenaton",
                                   "chance roll 2 3",
                                   "chance roll 4",
                                   "a place gizeh-l-5",
                                   "a place abou-simbel-r-2b",
                                   "a designate gizeh",
                                   "a pass",
                                   "a recruit vizier",
                                   "a recruit high-priest",
                                   "a recruit priest-of-amon",
                                   "a recruit merchant harp c statuette",
                                   "a swap necklace d statuette",
                                   "a done",
                                   "a recruit royal-servant chair",
                                   "a recruit scribe senet",
                                   "b discard double",
                                   "b discard senet",
                                   "a recruit thief louqsor-u",
                                   "a recruit treasurer gizeh 3",
                                   "b buy gizeh-u",
                                   "b buy gizeh-u gizeh-2",
                                   "b buy gizeh-1 gizeh-3",
                                   "e half",
                                   "a roll",
                                   "a hold"})
        QCOMPARE(G::actionText(firstTurn(), action(text), kNobody), std::string(text));
}

void TestNefertitiText::drawnStallsAreNamed()
{
    const engine::Message drawn = G::label(G::start({4, {}}), action("chance stalls rlrl")).words;
    QCOMPARE(drawn.id, "stalls"s);
    std::string sides;
    for (const char *const market : {"gizeh", "akhet-aton", "abou-simbel", "louqsor"})
        sides += std::string(drawn.text(market + "-side"s)) + ' ';
    QCOMPARE(sides, "right left right left "s);
}

void TestNefertitiText::wrongActions()
{
    QCOMPARE(wrong("f pass"), "action.unknown-seat: f"s);
    QCOMPARE(wrong("a"), "action.form: a"s);
    QCOMPARE(wrong("a dance"), "action.unknown-verb: dance"s);
    QCOMPARE(wrong("a pass now"), "action.form: a pass now"s);
    QCOMPARE(wrong("a  pass"), "action.unknown-verb: "s);
    QCOMPARE(wrong("a place gizeh-l-9"), "action.unknown-place: gizeh-l-9"s);
    QCOMPARE(wrong("a place abou-simbel-r-2"), "action.unknown-place: abou-simbel-r-2"s);
    QCOMPARE(wrong("a designate memphis"), "action.unknown-market: memphis"s);
    QCOMPARE(wrong("a buy gizeh-2 gizeh-u"), "action.unknown-cards: gizeh-2 gizeh-u"s);
    QCOMPARE(wrong("a buy gizeh-u louqsor-1"), "action.unknown-cards: gizeh-u louqsor-1"s);
    QCOMPARE(wrong("a buy gizeh-u "), "action.unknown-cards: gizeh-u "s);
    QCOMPARE(wrong("a recruit scribe double"), "action.unknown-recruit: scribe double"s);
    QCOMPARE(wrong("a recruit vizier harp"), "action.unknown-recruit: vizier harp"s);
    QCOMPARE(wrong("a recruit treasurer gizeh 5"), "action.unknown-recruit: treasurer gizeh 5"s);
    QCOMPARE(wrong("a recruit treasurer gizeh 0"), "action.unknown-recruit: treasurer gizeh 0"s);
    QCOMPARE(wrong("a discard harp"), "action.unknown-gift: harp"s);
    QCOMPARE(wrong("chance roll 3 2"), "action.unknown-dice: 3 2"s);
    QCOMPARE(wrong("chance roll 7"), "action.unknown-dice: 7"s);
    QCOMPARE(wrong("chance roll"), "action.chance-form: chance roll"s);
    QCOMPARE(wrong("chance stalls rlr"), "action.unknown-stalls: rlr"s);
    QCOMPARE(wrong("a stalls rlrl"), "action.unknown-verb: stalls"s);
}

void TestNefertitiText::wrongPositions_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *from, const char *to, const char *id) {
        QTest::addRow("%s -> %s", from, to) << from << to << id;
    };
    row("nefertiti/1 4", "nefertiti/1 6", "position.malformed");
    row("nefertiti/1 4", "nefertiti/2 4", "position.malformed");
    row(" 1 a 1 - 0", " 1 e 1 - 0", "problem.seats");
    row(" 1 a 1 - 0", " 1 a 1 - 4", "problem.seats");
    row(" 1 a 1 - 0", " 1 a 2 - 0", "problem.phase");
    row(" 1 a 1 - 0", " 1 a 0 - 0", "problem.phase");
    row(" 1 a 1 - 0", " 0 a 1 - 0", "problem.phase");
    row(" 1 a 1 - 0", " 01 a 1 - 0", "position.not-canonical");
    row(" 8,4,0,0,", " 9,4,0,0,", "problem.money");
    row(" 8,4,0,0,", " 8,3,0,0,", "problem.servants");
    row(" 8,4,0,0,", " 8,4,9,0,", "problem.seals");
    row("turn rlrl", "over rlrl", "problem.not-over");
    row("turn rlrl", "roll rlrl", "problem.phase");
    row("turn rlrl", "reroll rlrl", "problem.phase");
    row("turn rlrl", "swap,b rlrl", "problem.phase");
    row("turn rlrl", "discard,a,1 rlrl", "problem.phase");
    row("turn rlrl", "settle,gizeh,0 rlrl", "problem.phase");
    row("turn rlrl", "draw,gizeh rlrl", "problem.open");
    row("turn rlrl", "turn rl?l", "position.malformed");
    row("turn rlrl", "stalls rlrl", "problem.phase");
    row(",abou-simbel louqsor", " louqsor", "problem.open");
    row("abou-simbel louqsor", "abou-simbel gizeh", "problem.closed-open");
    row("abou-simbel louqsor", "abou-simbel -", "problem.no-closed");
    row("13121410 - -", "23121410 - -", "problem.characters");
    row("13121410 - -", "13121410 a -", "problem.characters");
    row("13121410 - -", "13121410 - a", "problem.dice");
    row(",00000000 9,", ",90000000 9,", "problem.gifts");
}

void TestNefertitiText::wrongPositions()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, id);
    QString text = QString::fromStdString(G::text(firstTurn()));
    const auto place = text.indexOf(from);
    QVERIFY2(place >= 0, qPrintable(text));
    const auto read = G::read(text.replace(place, from.size(), to).toStdString());
    const auto *error = std::get_if<engine::Unreadable>(&read);
    QVERIFY(error);
    QCOMPARE(QString::fromStdString(error->id), id);
}

// A text with one character less, more, changed or exchanged is refused or means what it says.
void TestNefertitiText::damagedTextsAreRefused()
{
    Random random(17);
    int refused = 0;
    for (int game = 0; game < kDamaged; ++game) {
        Position p = NefertitiLaws::start(game);
        for (std::uint32_t steps = random.below(180); steps > 0 && G::toAct(p) != 0; --steps)
            G::apply(p, engine::randomAction<G>(p, G::toAct(p), random));
        const std::string text = G::text(p);
        for (int damage = 0; damage < 200; ++damage) {
            std::string wrong = text;
            const std::size_t place = random.below(static_cast<std::uint32_t>(text.size()));
            const std::size_t other = random.below(static_cast<std::uint32_t>(text.size()));
            switch (damage % 4) {
            case 0: wrong.erase(place, 1); break;
            case 1: wrong.insert(place, 1, text[other]); break;
            case 2: wrong[place] = text[other]; break;
            default: wrong.resize(place); break;
            }
            const auto read = G::read(wrong);
            refused += std::holds_alternative<engine::Unreadable>(read) ? 1 : 0;
            if (const auto *same = std::get_if<Position>(&read)) {
                QCOMPARE(G::text(*same), wrong);
                Position played = *same; // it can be played to its end
                played.viewer = kNobody;
                for (int actions = 0; G::toAct(played) != 0 && actions < 3'000; ++actions) {
                    G::Actions legal;
                    laws::listed<NefertitiLaws>(played, legal);
                    QVERIFY2(!legal.empty(), wrong.c_str());
                    G::apply(played, engine::randomAction<G>(played, G::toAct(played), random));
                }
            }
        }
    }
    QVERIFY(refused > kDamaged * 100);
}

void TestNefertitiText::theStateHasItsKeys()
{
    const engine::Value state = G::state(firstTurn());
    QCOMPARE(keysOf(state),
             (std::vector<std::string>{"turn",     "phase",  "to_act", "current",    "left",   "recruited", "swapped",
                                       "choosing", "fixed",  "passes", "open",       "closed", "visible",   "reserve",
                                       "cards",    "sealed", "supply", "servants",   "free",   "money",     "gifts",
                                       "seals",    "score",  "values", "characters", "amon",   "dice",      "deck",
                                       "filling",  "settle", "over"}));
    QVERIFY(state.find("over")->isNull() && state.find("settle")->isNull() && state.find("dice")->isNull());
    QCOMPARE(*state.find("visible")->find("gizeh")->asText(), "r"s);
    QVERIFY(G::state(G::start({4, {}})).find("visible")->find("gizeh")->isNull());
    QCOMPARE(state.find("characters")->asMembers()->size(), std::size_t{7});
    QCOMPARE(G::state(firstTurn(5)).find("characters")->asMembers()->size(), std::size_t{8});
    QCOMPARE(*state.find("characters")->find("scribe"), (engine::Value::List{3, 2, 2, 1}));
    QCOMPARE(*state.find("values")->find("necklace")->asInt(), std::int64_t{14});
}

void TestNefertitiText::theStateOfASettling()
{
    Position p = firstTurn();
    stand(p, 0, 1, {"a8", "b5", "c4", "d1"});
    p.free[3] = 0;
    p.stand[1][0] = 4;
    p.current = 3;
    p.money[0] = 7;
    p = play(p, {"d designate gizeh"});
    const engine::Value state = G::state(p);
    QCOMPARE(*state.find("settle")->find("queue"), (engine::Value::List{"gizeh-r-5", "gizeh-r-4", "gizeh-r-1"}));
    QVERIFY(*state.find("settle")->find("first")->asBool());
    QCOMPARE(*state.find("to_act"), (engine::Value::List{"b"}));
    QCOMPARE(*state.find("current")->asText(), "d"s);
    QCOMPARE(*state.find("servants")->find("gizeh-r-8")->asText(), "a"s);
}

void TestNefertitiText::N58_everySeatSeesAll()
{
    const Position p = firstTurn();
    for (Seat seat = 0; seat < 4; ++seat) {
        QVERIFY(G::seesAll(p, seat));
        QCOMPARE(G::state(G::observe(p, seat)), G::state(p));
    }
}

void TestNefertitiText::refusalsSayWhy()
{
    Position p = firstTurn();
    const auto why = [&p](const char *text) { return G::illegalReason(p, action(text))->id; };
    QCOMPARE(why("a place gizeh-l-5"), "refused.covered"s);
    QCOMPARE(why("a place louqsor-l-1"), "refused.market-closed"s);
    QCOMPARE(why("a place akhet-aton-l-9"), "refused.too-dear"s);
    QCOMPARE(why("a designate gizeh"), "refused.can-place"s);
    QCOMPARE(why("a pass"), "refused.can-place"s);
    QCOMPARE(why("a recruit vizier"), "refused.no-seal"s);
    QCOMPARE(why("b pass"), "refused.others-turn"s);
    QCOMPARE(why("chance draw harp"), "refused.no-chance"s);
    giveSeal(p, 0);
    QCOMPARE(why("a recruit vizier"), "refused.recruit-vizier"s);
    QCOMPARE(why("a recruit thief louqsor-u"), "refused.recruit-thief"s);
    p = play(p, {"a place gizeh-r-1"});
    QCOMPARE(why("b place gizeh-r-1"), "refused.taken"s);
    // Of a place that is clicked while a Servant has to be placed.
    const auto barred = [&p](const char *place) { return G::unplayableReason(p, 1, game().placeOf(place)).id; };
    QCOMPARE(barred("gizeh-r-1"), "refused.taken"s);
    QCOMPARE(barred("tile-gizeh-l"), "refused.can-place"s);
    QCOMPARE(barred("gizeh-u"), "refused.card"s);
    QCOMPARE(barred("character-vizier"), "refused.no-seal"s);
}

} // namespace tests::tst_nefertiti_text

TEST_CLASS(tst_nefertiti_text, TestNefertitiText)
#include "tst_nefertiti_text.moc"
