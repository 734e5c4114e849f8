// SPDX-License-Identifier: GPL-3.0-or-later
// Texts, arrangements and states of positions: each says all of a position, and only right texts are read.
#include "games.h"
#include "texts.h"

#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_text {

using namespace positions;
using namespace texts;
using namespace std::string_literals;

namespace {

const Change kMalformed[] = {
    {"version", kWalk, "osiris/1", "osiris/2"},
    {"version of a view", kSeen, "seen/1", "seen/2"},
    {"seat of a view", kSeen, "1 a", "1 e"},
    {"view without a seat", kSeen, "1 a abcd", "1 abcd"},
    {"view of a seat that does not play", kSeen, "1 a abcd", "1 c ab"},
    {"space before", kWalk, "osiris/1", "osiris/1 "},
    {"two spaces", kWalk, " t14", "  t14"},
    {"space behind", kGods, "-,-,-,- -,-,-,-,-,-,-,-,-,-,-,-,-", "-,-,-,- -,-,-,-,-,-,-,-,-,-,-,-,- "},
    {"tab", kWalk, " t14 ", "\tt14 "},
    {"one player", kGods, "abcd", "a"},
    {"five players", kGods, "abcd", "abcde"},
    {"other players", kTurn, "ab", "ac"},
    {"no rule for the tip", kWalk, " tip=pyramid", ""},
    {"unknown rule for the tip", kWalk, "pyramid", "tomb"},
    {"turn in words", kWalk, "t14", "tten"},
    {"turn below 0", kWalk, "t14", "t-1"},
    {"turn too great", kWalk, "t14", "t1000000001"},
    {"turn beyond all numbers", kWalk, "t14", "t99999999999999999999"},
    {"unknown phase", kWalk, "walk", "talk"},
    {"phase cut off", kWalk, "walk", "wal"},
    {"deal of a seat", kGods, "gods", "gods:a"},
    {"follower of nobody", kFollower, "follower:c", "follower"},
    {"seat that does not play", kFollower, "follower:c", "follower:d"},
    {"unknown priest", kWalk, "b0:2", "b3:2"},
    {"nothing spent", kWalk, "2+2", "+2"},
    {"nothing left", kWalk, "2+2", "2+"},
    {"more than can be counted", kWalk, "2+2", "256+2"},
    {"walk of a fight missing", kFight, ":d2:1+0:", ":"},
    {"fight without a loser", kFight, "d2>b0", "d2"},
    {"stop of a fight", kFight, "d2>b0", "d2>b0:stop"},
    {"stop before the first step", kTurn, "walk:b", "walk:b:stop"},
    {"stuck turns of a walk", kTurn, "walk:b", "walk:b:stuck:1"},
    {"stuck turns without a number", kStuck, "stuck:2", "stuck"},
    {"unknown reason", kTip, "over:a:tip", "over:a:boredom"},
    {"reason that is none of the rules", kTip, "over:a:tip", "over:a:resigned"},
    {"no reason", kTip, "over:a:tip", "over:a"},
    {"over by nobody", kTip, "over:a:tip", "over:tip"},
    {"eleven priests", kGods, " .,.", " ."},
    {"thirteen priests", kGods, " .,.", " .,.,."},
    {"space that is none", kWalk, "N-1-1", "N-1-4"},
    {"small letter", kWalk, "N-1-1", "n-1-1"},
    {"town instead of home", kWalk, ".,N-1-1", "town-a0,N-1-1"},
    {"eleven towns", kWalk, "4,4,0", "4,4"},
    {"town below 0", kWalk, "4,4,0", "4,4,-1"},
    {"town unknown", kSeen, "4,4,0", "4,4,?"},
    {"blockade on the tip", kWalk, "E-2-1,S-2-0", "E-2-1,tip"},
    {"comma behind the blockades", kWalk, "E-2-1,S-2-0", "E-2-1,S-2-0,"},
    {"no blockades", kWalk, " E-2-1,S-2-0", ""},
    {"temple of three colours", kWalk, "2001/", "200/"},
    {"temple of five colours", kWalk, "2001/", "20010/"},
    {"four followers of a colour", kWalk, "2001/", "4001/"},
    {"twelve temples", kWalk, "2001/", ""},
    {"unknown god", kWalk, "re,sobek", "ra,sobek"},
    {"hidden god in a full text", kWalk, "re,sobek", "re,?"},
    {"twelve gods", kWalk, "re,sobek", "re"},
    {"known to a seat that does not play", kTurn, "ab,b,a,b", "ab,c,a,b"},
    {"known to nobody, empty", kWalk, "hathor a,b", "hathor ,b"},
    {"known of twelve", kWalk, "hathor a,b", "hathor a"},
};

const Change kNotCanonical[] = {
    {"leading zero of a turn", kWalk, "t14", "t014"},
    {"leading zero of a town", kWalk, "4,4,0", "04,4,0"},
    {"leading zero of a walk", kWalk, "2+2", "2+02"},
    {"no stuck turns", kMove, "move:a", "move:a:stuck:0"},
    {"blockades not in order", kWalk, "E-2-1,S-2-0", "S-2-0,E-2-1"},
    {"blockade twice", kWalk, "E-2-1,S-2-0", "E-2-1,E-2-1,S-2-0"},
    {"seats not in order", kTurn, " ab,b,a,b", " ba,b,a,b"},
    {"seat twice", kTurn, " ab,b,a,b", " abb,b,a,b"},
    {"counters of an absent town", kFollower, "2,2,2,-", "2,2,2,0"},
    {"empty town as nothing", kWalk, "4,4,0,0", "4,4,-,0"},
};

void addRows(const Change *begin, const Change *end, const char *id)
{
    for (; begin != end; ++begin)
        QTest::newRow(begin->name) << QByteArray::fromStdString(begin->changed()) << QByteArray(id);
}

bool readsBack(const Position &position)
{
    const auto read = Osiris::read(Osiris::text(position));
    return std::holds_alternative<Position>(read) && std::get<Position>(read) == position;
}

bool composesBack(const Position &position)
{
    const auto composed = Osiris::compose(Osiris::arrangement(position));
    return std::holds_alternative<Position>(composed) && std::get<Position>(composed) == position;
}

std::string shapeOf(const engine::Value &value)
{
    if (const auto *number = value.asInt())
        return std::to_string(*number);
    if (const auto *text = value.asText())
        return *text;
    std::string all;
    if (const auto *list = value.asList()) {
        for (const engine::Value &item : *list)
            all += (all.empty() ? "" : " ") + shapeOf(item);
        return "[" + all + "]";
    }
    if (const auto *members = value.asMembers()) {
        for (const auto &[name, member] : *members)
            all += (all.empty() ? "" : " ") + name + ":" + shapeOf(member);
        return "{" + all + "}";
    }
    return "null";
}

std::string member(const char *text, const char *name)
{
    const engine::Value state = Osiris::state(texts::read(text));
    return shapeOf(*state.find(name));
}

} // namespace

class TestOsirisText : public QObject {
    Q_OBJECT

private slots:
    void start();
    void rightTexts();
    void turnsCountNoFurtherThanTheyAreRead();
    void wrongTexts_data();
    void wrongTexts();
    void columnOfTheFault();
    void everySingleChange_data();
    void everySingleChange();
    void everyPosition();
    void namesOfTheState();
    void stateOfAWalk();
    void stateOfTheSetUp();
    void stateOfAFight();
    void stateOfTheEnd();
    void stateOfAView();
};

void TestOsirisText::start() { QCOMPARE(Osiris::text(positions::start(4)), std::string(kGods)); }

void TestOsirisText::turnsCountNoFurtherThanTheyAreRead()
{
    std::string text = kTurn;
    text.replace(text.find("t18"), 3, "t1000000000");
    engine::Random random(5);
    Position position = std::get<Position>(Osiris::read(text));
    for (int i = 0; i < 20 && Osiris::toAct(position) != 0; ++i) {
        Osiris::apply(position, engine::randomAction<Osiris>(position, Osiris::toAct(position), random));
        QVERIFY(std::holds_alternative<Position>(Osiris::read(Osiris::text(position))));
    }
}

void TestOsirisText::rightTexts()
{
    for (const char *const text : kAll)
        QCOMPARE(Osiris::text(texts::read(text)), std::string(text));
    QCOMPARE(Osiris::text(Osiris::observe(texts::read(kWalk), 0)), std::string(kSeen));
}

void TestOsirisText::wrongTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("id");
    addRows(std::begin(kMalformed), std::end(kMalformed), "position.malformed");
    addRows(std::begin(kNotCanonical), std::end(kNotCanonical), "position.not-canonical");
}

void TestOsirisText::wrongTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, id);
    QCOMPARE(wrongOf(text.toStdString()), id.toStdString());
}

void TestOsirisText::columnOfTheFault()
{
    const auto column = [](std::size_t at) {
        std::string text = kWalk;
        text[at] = '#';
        return static_cast<std::size_t>(std::get<engine::Unreadable>(Osiris::read(text)).number("column"));
    };
    const std::string walk = kWalk;
    QCOMPARE(column(walk.find("pyramid")), walk.find("pyramid") + 1);
    QCOMPARE(column(walk.find("2+2") + 1), walk.find("2+2") + 2);
    QCOMPARE(column(walk.find("2001")), walk.find("2001") + 1);
    QCOMPARE(column(walk.size() - 1), walk.size());
    // A name is right or wrong as a whole.
    QCOMPARE(column(walk.find("hathor") + 3), walk.find("hathor") + 1);
}

void TestOsirisText::everySingleChange_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *const text : kAll)
        QTest::newRow(text) << QByteArray(text);
}

void TestOsirisText::everySingleChange()
{
    QFETCH(const QByteArray, text);
    const std::string right = text.toStdString();
    Random random(31);
    int accepted = 0;
    const auto check = [&](const std::string &changed) {
        const auto read = Osiris::read(changed);
        const auto *position = std::get_if<Position>(&read);
        if (!position)
            return !std::get<engine::Unreadable>(read).id.empty();
        ++accepted;
        return Osiris::text(*position) == changed && composesBack(*position) && !breachInPlay(*position, 30, random);
    };
    eachSingleChange(right, check);
    QVERIFY(accepted > static_cast<int>(right.size())); // the text itself at least, once for each place
}

// What games lead to, and what each seat sees of it, is right and raises no doubts.
void TestOsirisText::everyPosition()
{
    constexpr int kGames = tests::many(120);
    const auto isRight = [](const Position &position) {
        return readsBack(position) && composesBack(position) && Osiris::warnings(position).empty();
    };
    const auto law = [&isRight](const Position &position) -> const char * {
        if (!isRight(position))
            return "a position is doubted";
        for (Seat seat = 0; seat < position.seats; ++seat) {
            if (!isRight(Osiris::observe(position, seat)))
                return "what a seat sees is doubted";
        }
        return nullptr;
    };
    QCOMPARE(firstBreach(kGames, law), ""s);
}

void TestOsirisText::namesOfTheState()
{
    for (const char *const text : kAll) {
        const engine::Value state = Osiris::state(texts::read(text));
        std::string names;
        for (const auto &[name, value] : *state.asMembers())
            names += name + " ";
        QCOMPARE(names, "turn phase to_act priests towns blockades followers gods walk fight over "s);
    }
}

void TestOsirisText::stateOfAWalk()
{
    QCOMPARE(member(kWalk, "turn"), "14"s);
    QCOMPARE(member(kWalk, "phase"), "walk"s);
    QCOMPARE(member(kWalk, "to_act"), "[b]"s);
    QCOMPARE(member(kWalk, "priests"), "{a0:town-a0 b0:N-1-1 c0:N-1-2 d0:E-1-0 a1:E-1-1 b1:E-1-3 c1:town-c1 d1:S-1-1 "
                                       "a2:S-1-2 b2:W-2-0 c2:W-1-1 d2:town-d2}"s);
    QCOMPARE(member(kWalk, "towns"), "{a0:4 b0:4 c0:0 d0:0 a1:0 b1:1 c1:6 d1:1 a2:1 b2:0 c2:0 d2:5}"s);
    QCOMPARE(member(kStop, "blockades"), "[N-1-1 N-2-0 S-1-0 S-2-0 S-3-1 S-4-0 W-2-2 W-4-0]"s); // in byte order
    QVERIFY(member(kWalk, "followers").find("{osiris:{a:2 b:0 c:0 d:1} isis:{a:0 b:0 c:0 d:0} horus:") == 0);
    QVERIFY(member(kWalk, "gods").find("{a0:re b0:sobek c0:seth") == 0);
    QVERIFY(member(kWalk, "gods").find("d2:ptah tip:hathor}") != std::string::npos);
    QCOMPARE(member(kWalk, "walk"), "{priest:b0 spent:2 left:2}"s);
    QCOMPARE(member(kWalk, "fight"), "null"s);
    QCOMPARE(member(kWalk, "over"), "null"s);
    QCOMPARE(member(kTurn, "walk"), "null"s);
    QCOMPARE(member(kMove, "walk"), "null"s);
}

// O9: absent colours have no keys.
void TestOsirisText::stateOfTheSetUp()
{
    QCOMPARE(member(kGods, "to_act"), "[chance]"s);
    QCOMPARE(member(kGods, "gods"), "null"s);
    QCOMPARE(member(kGods, "turn"), "0"s);
    QCOMPARE(member(kFollower, "to_act"), "[c]"s);
    QCOMPARE(member(kFollower, "towns"), "{a0:2 b0:2 c0:2 a1:2 b1:2 c1:2 a2:2 b2:2 c2:2}"s);
    QCOMPARE(member(kFollower, "blockades"), "[]"s);
    QVERIFY(member(kFollower, "followers").find("{osiris:{a:0 b:1 c:1} ") == 0);
    QCOMPARE(member(kFollower, "gods"),
             "{a0:sobek b0:nephthys c0:amun a1:osiris b1:seth c1:anubis a2:horus b2:isis c2:bastet tip:re}"s);
}

void TestOsirisText::stateOfAFight()
{
    QCOMPARE(member(kFight, "phase"), "fight"s);
    QCOMPARE(member(kFight, "fight"), "{winner:d2 loser:b0}"s);
    QCOMPARE(member(kFight, "walk"), "{priest:d2 spent:1 left:0}"s);
    QCOMPARE(member(kFight, "to_act"), "[d]"s);
}

void TestOsirisText::stateOfTheEnd()
{
    QCOMPARE(member(kTip, "to_act"), "[]"s);
    QVERIFY(member(kTip, "priests").find("a2:tip") != std::string::npos);
    QCOMPARE(member(kTip, "over"), "{winners:[a] reason:tip score:{a:0 b:0 c:0 d:0}}"s); // Hathor's temple is empty
    QCOMPARE(member(kBlocked, "over"), "{winners:[a] reason:blocked score:{a:3 b:0 c:0}}"s);
    QCOMPARE(member(kStuckAll, "over"), "{winners:[a] reason:stuck score:{a:1 b:0}}"s);
}

void TestOsirisText::stateOfAView()
{
    QCOMPARE(member(kSeen, "gods"),
             "{a0:re b0:? c0:? d0:? a1:anubis b1:isis c1:? d1:? a2:nephthys b2:? c2:? d2:? tip:?}"s);
    QCOMPARE(member(kSeen, "walk"), member(kWalk, "walk"));
}

} // namespace tests::tst_osiris_text

TEST_CLASS(tst_osiris_text, TestOsirisText)
#include "tst_osiris_text.moc"
