// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of positions and actions that are wrong, and what is said of them.
#include "games.h"
#include "positions.h"

#include "model/engine/core/game.h"
#include "tests/test_class.h"

namespace tests::tst_text {

using namespace positions;
using namespace std::string_literals;

namespace {

#define EMPTY_BOARD "............/............/............/............"

// Right texts, which the rows below make wrong.
const char kStart[] =
    "aton/1 " EMPTY_BOARD " r1 deal:red - red:0,0,x,-,-,-,-,9999,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000";
const char kLay[] =
    "aton/1 " EMPTY_BOARD " r1 lay - red:0,0,x,1114,-,-,-,6998,-,0000,0000 blue:0,0,x,-,-,1344,-,8987,-,0000,0000";
const char kDraw[] = "aton/1 " EMPTY_BOARD
                     " r1 draw:blue - red:0,0,x,-,-,3224,21,8688,-,0000,0000 blue:0,0,x,-,-,3211,2,7789,-,0000,0000";
const char kRemove[] = "aton/1 ...r......../..r.b.r....b/..bb......../............ r2 remove:blue:1 blue "
                       "red:2,0,x,-,-,4442,-,8685,4,1210,0000 blue:0,0,-,-,-,4412,-,7556,3,1021,0310";
const char kPlace[] = "aton/1 .bbrbbbbb.b./rbbb.b..rrrb/..br...rrr../..r......r.b r11 place:red:3+1 red "
                      "red:28,7,-,-,-,1114,-,3574,1,2424,0000 blue:34,1,-,-,-,1342,-,4564,2,4224,0000";
const char kTake[] = "aton/1 .rrb..bbrb.b/r.r.b......./..bbr......r/.r.......... r4 take:red:1111 red "
                     "red:10,4,-,-,-,-,-,5514,4,2464,2020 blue:6,4,-,-,-,-,-,4353,3,5326,0310";
const char kOver[] = "aton/1 " EMPTY_BOARD
                     " r2 over:points - red:40,0,x,-,-,4411,-,7997,-,0000,0000 blue:39,0,x,-,-,1222,-,8699,-,0000,0000";
const char kSeen[] = "aton-seen/1 red " EMPTY_BOARD
                     " r1 lay - red:0,0,x,1334,-,-,-,8978,-,0000,0000 blue:0,0,x,????,-,-,-,?32,-,0000,?0";
const char kSeenLaid[] = "aton-seen/1 blue " EMPTY_BOARD
                         " r1 lay - red:0,0,x,-,-,????,-,?32,-,0000,?0 blue:0,0,x,2244,-,-,-,9797,-,0000,0000";
const char kSeenUp[] = "aton-seen/1 red " EMPTY_BOARD
                       " r1 draw:red - red:0,0,x,-,-,3214,-,8888,-,0000,0000 blue:0,0,x,-,-,3241,-,?32,-,0000,?0";

struct Wrong {
    const char *name;
    const char *text; ///< a right text …
    const char *from; ///< … in which this …
    const char *to;   ///< … is replaced by that
    const char *id;
};

const Wrong kMalformed[] = {
    {"version", kStart, "aton/1", "aton/2", ""},
    {"version of a view", kSeen, "seen/1", "seen/2", ""},
    {"seat of a view", kSeen, "1 red", "1 green", ""},
    {"space before", kStart, "aton/1", "aton/1 ", ""},
    {"two spaces", kStart, " r1", "  r1", ""},
    {"space behind", kStart, "9999,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000",
     "9999,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000 ", ""},
    {"tab", kStart, " r1 ", "\tr1 ", ""},
    {"temple too short", kStart, "............/", ".........../", ""},
    {"temple too long", kStart, "............/", "............./", ""},
    {"three temples", kStart, "............/", "", ""},
    {"unknown counter", kStart, "............/", "g.........../", ""},
    {"capital counter", kStart, "............/", "R.........../", ""},
    {"no round", kStart, " r1", "", ""},
    {"round in words", kStart, "r1", "rone", ""},
    {"round below 0", kStart, "r1", "r-1", ""},
    {"round too great", kStart, "r1", "r1000000001", ""},
    {"round beyond all numbers", kStart, "r1", "r99999999999999999999", ""},
    {"unknown phase", kStart, "deal:red", "wait:red", ""},
    {"deal to nobody", kStart, "deal:red", "deal", ""},
    {"unknown seat", kStart, "deal:red", "deal:green", ""},
    {"figure of a deal", kStart, "deal:red", "deal:red:1", ""},
    {"lay with seat", kLay, "lay", "lay:red", ""},
    {"unknown first", kStart, " - red", " x red", ""},
    {"sides exchanged", kStart, " red:0", " blue:0", ""},
    {"score below 0", kStart, "red:0", "red:-1", ""},
    {"score of four digits", kStart, "red:0", "red:1000", ""},
    {"nine in the Kingdom", kStart, "red:0,0", "red:0,9", ""},
    {"exchange counter", kStart, "x", "y", ""},
    {"hand of five", kLay, "1114", "11144", ""},
    {"card of value 5", kLay, "1114", "1115", ""},
    {"card of value 0", kLay, "1114", "0111", ""},
    {"row of three", kLay, "1344", "134", ""},
    {"pile of three values", kStart, "9999", "999", ""},
    {"pile of ten", kStart, "9999", "99910", ""},
    {"unknown pile", kStart, "9999", "?36", ""},
    {"side cut off", kStart, ",0000 blue", " blue", ""},
    {"comma left out", kStart, "x,-", "x-", ""},
    {"33 open cards", kDraw, "3224,21", "3224,111111111111111111111111111111111", ""},
    {"five to be removed", kRemove, "blue:1", "blue:5", ""},
    {"five surplus", kPlace, "3+1", "3+5", ""},
    {"surplus of a removal", kRemove, "blue:1", "blue:1+1", ""},
    {"owed by three temples", kTake, "1111", "111", ""},
    {"five owed", kTake, "1111", "5111", ""},
    {"unknown reason", kOver, "points", "boredom", ""},
    {"reason that is none of the rules", kOver, "points", "resigned", ""},
    {"own pile unknown", kSeen, "8978", "?32", ""},
    {"hidden pile in counts", kSeen, "?32", "8888", ""},
    {"37 hidden cards", kSeen, "?32", "?37", ""},
};

const Wrong kImpossible[] = {
    {"leading zero of a round", kStart, "r1", "r01", "position.not-canonical"},
    {"leading zero of a score", kStart, "red:0", "red:00", "position.not-canonical"},
    {"hand not ascending", kLay, "1114", "1141", "position.not-canonical"},
    {"surplus of none", kRemove, "remove:blue:1", "place:blue:2+0", "position.not-canonical"},
    {"unknown known card", kSeen, "????,-", "????,?", "position.not-canonical"},
    {"30 counters", kStart, EMPTY_BOARD, "rrrrrrrrrrrr/rrrrrrrrrrrr/rrrrrr....../............", "problem.counters"},
    {"29 counters and one dead", kStart, EMPTY_BOARD " r1 deal:red - red:0,0",
     "rrrrrrrrrrrr/rrrrrrrrrrrr/rrrrr......./............ r1 deal:red - red:0,1", "problem.counters"},
    {"nine in the Kingdom", kTake, "red:10,4", "red:10,5", "problem.kingdom"},
    {"round 0", kStart, "r1", "r0", "problem.round"},
    {"a card missing", kStart, "9999", "9998", "problem.cards"},
    {"a card too many", kLay, "6998", "6999", "problem.cards"},
    {"one card for another", kLay, "6998", "7988", "problem.cards"},
    {"sixteen cards that pass for one", kStart, "9999,-", "9899,1111111111111111", "problem.cards"},
    {"a hidden card missing", kSeen, "?32", "?31", "problem.all-cards"},
    {"own hand unknown", kSeen, "1334,-,-,-,8978", "????,-,-,-,9999", "problem.unknown-cards"},
    {"hand unknown to all", kLay, "1114,-,-,-,6998", "????,-,-,-,9999", "problem.unknown-cards"},
    {"row unknown to all", kLay, "1344,-,8987", "????,-,9999", "problem.unknown-cards"},
    {"known card that is not there", kLay, "1114,-", "1114,2", "problem.known"},
    {"known card of a row turned up", kDraw, "x,-,-,3224", "x,-,2,3224", "problem.known"},
    {"seen card that is not known", kSeen, "????,-,-,-,?32", "1???,-,-,-,?32", "problem.known"},
    {"row turned up but unknown", kSeenUp, "3241,-,?32", "????,-,?32", "problem.row-is-up"},
    {"row face down but known", kSeenLaid, "????", "1334", "problem.row-is-down"},
    {"40 points go on", kLay, "red:0", "red:40", "problem.score"},
    {"97 points", kOver, "red:40", "red:97", "problem.score"},
    {"order before the turning up", kLay, "lay -", "lay red", "problem.first"},
    {"no order after it", kRemove, "blue:1 blue", "blue:1 -", "problem.first"},
    {"drawn without a tie", kLay, "x,1114,-,-,-,6998", "x,1114,-,-,2,6898", "problem.drawn"},
    {"blue's drawn card missing", kDraw, "3211,2,7789", "3211,-,7889", "problem.drawn"},
    {"drawn cards decided before", kDraw, "3211,2,7789", "3211,1,6889", "problem.draw"},
    {"tie that the cards settle", kDraw, "3211", "3121", "problem.draw"},
    {"no hand to lay", kLay, "x,1114,-,-,-,6998", "x,-,-,-,-,9999", "problem.hands"},
    {"hand of three", kLay, "x,1114,-,-,-,6998", "x,111,-,-,-,6999", "problem.hands"},
    {"hand in a removal", kRemove, "x,-,-,4442,-,8685", "x,1,-,4442,-,7685", "problem.hands"},
    {"two deals due, blue's first", kStart, "deal:red", "deal:blue", "problem.hands"},
    {"both have laid", kLay, "x,1114,-,-", "x,-,-,1114", "problem.hands"},
    {"order against the cards", kPlace, "+1 red", "+1 blue", "problem.order"},
    {"more to remove than there is", kRemove, "blue:1", "blue:2", "problem.pending"},
    {"nothing to remove", kRemove, "blue:1", "blue:0", "problem.pending"},
    {"removal in the first round", kRemove, "r2", "r1", "problem.first-round"},
    {"more to place than squares", kPlace, "3+1", "4", "problem.pending"},
    {"surplus beyond the card", kPlace, "3+1", "3+2", "problem.surplus"},
    {"surplus with squares left", kPlace, "3+1", "2+1", "problem.surplus"},
    {"five to take", kTake, "1111", "2111", "problem.pending"},
    {"nothing to take", kTake, "1111", "0000", "problem.pending"},
    {"owed by an empty place", kTake, "1111", "0400", "problem.owed"},
    {"points that do not win", kOver, "red:40", "red:39", "problem.over"},
    {"both win by points", kOver, "blue:39", "blue:41", "problem.over"},
    {"temple that is not full", kRemove, "remove:blue:1", "over:temple-1", "problem.over"},
    {"scoring without 40", kTake, "take:red:1111", "over:scoring", "problem.over"},
};

std::string idOf(const std::string &text)
{
    const auto read = engine::readPosition(text);
    const auto *unreadable = std::get_if<engine::Unreadable>(&read);
    return unreadable ? unreadable->id : ""s;
}

void addRow(const Wrong &wrong, const char *id)
{
    std::string text = wrong.text;
    const std::size_t at = text.find(wrong.from);
    if (at == std::string::npos)
        qFatal("%s: nothing to replace", wrong.name);
    text.replace(at, qstrlen(wrong.from), wrong.to);
    QTest::newRow(wrong.name) << QByteArray::fromStdString(text) << QByteArray(id);
}

} // namespace

class TestText : public QObject {
    Q_OBJECT

private slots:
    void rightTexts();
    void wrongTexts_data();
    void wrongTexts();
    void unknownGames();
    void columnOfTheFault();
    void everySingleChange_data();
    void everySingleChange();
};

void TestText::rightTexts()
{
    for (const char *const text : {kStart, kLay, kDraw, kRemove, kPlace, kTake, kOver, kSeen, kSeenLaid, kSeenUp}) {
        const auto read = engine::readPosition(text);
        QVERIFY2(std::holds_alternative<engine::Position>(read), text);
        QCOMPARE(std::get<engine::Position>(read).text(), std::string(text));
    }
}

void TestText::wrongTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("id");
    for (const Wrong &wrong : kMalformed)
        addRow(wrong, "position.malformed");
    for (const Wrong &wrong : kImpossible)
        addRow(wrong, wrong.id);
}

void TestText::wrongTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, id);
    QCOMPARE(QByteArray::fromStdString(idOf(text.toStdString())), id);
    const auto read = Aton::read(text.toStdString());
    QVERIFY(std::holds_alternative<engine::Unreadable>(read));
}

void TestText::unknownGames()
{
    for (const char *const text : {"", " ", "aton", "chess/1 x", "atony/1", "Aton/1", "aton seen/1", "aton-see/1"})
        QCOMPARE(idOf(text), "position.unknown-game"s);
    QCOMPARE(idOf("aton/"), "position.malformed"s);
    QCOMPARE(idOf("aton-seen/"), "position.malformed"s);
}

void TestText::columnOfTheFault()
{
    const auto column = [](std::string text, std::size_t at) {
        text[at] = '#';
        return std::get<engine::Unreadable>(engine::readPosition(text)).number("column");
    };
    const std::string start = kStart;
    QCOMPARE(column(start, 9), std::int64_t(10));
    QCOMPARE(column(start, start.find("deal")), std::int64_t(start.find("deal") + 1));
    QCOMPARE(column(start, start.size() - 1), std::int64_t(start.size()));
}

void TestText::everySingleChange_data()
{
    QTest::addColumn<QByteArray>("text");
    std::array<int, 7> seen{};
    Random random(31);
    int rows = 0;
    while (rows < 20) { // three of each phase, for the last of them what a seat sees
        Position position = Aton::start({});
        while (Aton::toAct(position) != 0) {
            const auto phase = static_cast<std::size_t>(position.phase);
            if (seen[phase] < 3 && random.below(40) == 0) {
                const bool view = seen[phase] == 2;
                const std::string text =
                    Aton::text(view ? Aton::observe(position, static_cast<Seat>(rows % 2)) : position);
                QTest::addRow("%d", rows) << QByteArray::fromStdString(text);
                ++seen[phase];
                ++rows;
            }
            Aton::apply(position, anyAction(position, random));
        }
        if (seen.back() < 2) {
            QTest::addRow("%d", rows) << QByteArray::fromStdString(Aton::text(position));
            ++seen.back();
            ++rows;
        }
    }
}

void TestText::everySingleChange()
{
    QFETCH(const QByteArray, text);
    const std::string right = text.toStdString();
    int accepted = 0;
    const auto check = [&accepted](const std::string &changed) {
        const auto read = Aton::read(changed);
        const auto *position = std::get_if<Position>(&read);
        if (!position)
            return !std::get<engine::Unreadable>(read).id.empty();
        ++accepted;
        Aton::Actions actions;
        listed(*position, actions);
        for (const Action action : actions) {
            Position next = *position;
            Aton::apply(next, action);
        }
        const bool acts = !actions.empty() || Aton::toAct(*position) == 0 || position->viewer != kNobody;
        return Aton::text(*position) == changed && acts && (position->viewer != kNobody || !conservation(*position));
    };
    eachSingleChange(right, check);
    QVERIFY(accepted > static_cast<int>(right.size())); // the text itself at least, once for each place
}

} // namespace tests::tst_text

TEST_CLASS(tst_text, TestText)
#include "tst_text.moc"
