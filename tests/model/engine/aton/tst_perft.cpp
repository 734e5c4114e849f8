// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of action sequences, pinned; the short ones are counted by the second implementation of the rules too.
#include "games.h"
#include "positions.h"
#include "reference.h"

#include "model/engine/core/game.h"
#include "tests/extent.h"
#include "tests/model/engine/sequences.h"
#include "tests/test_class.h"

namespace tests::tst_perft {

namespace {

/// A position of a random game: after `step` actions of the game with that seed.
struct Row {
    const char *name;
    int seed;
    int step;
    const char *text;
    const char *counts; ///< for the depths from 1 on
};

const Row kRows[] = {
    {"start", 1, 0,
     "aton/1 ............/............/............/............ r1 deal:red - "
     "red:0,0,x,-,-,-,-,9999,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000",
     "35 1225 20370 234742 5686518"},
    {"blue's first deal", 2, 1,
     "aton/1 ............/............/............/............ r1 deal:blue - "
     "red:0,0,x,2334,-,-,-,9878,-,0000,0000 blue:0,0,x,-,-,-,-,9999,-,0000,0000",
     "35 746 9270 257386"},
    {"both lay", 5, 2,
     "aton/1 ............/............/............/............ r1 lay - "
     "red:0,0,x,1113,-,-,-,6989,-,0000,0000 blue:0,0,x,1144,-,-,-,7997,-,0000,0000",
     "12 128 2282 36434 1160008"},
    {"blue lays, exchange left", 4, 3,
     "aton/1 ............/............/............/............ r1 lay - "
     "red:0,0,x,1114,-,-,-,6998,-,0000,0000 blue:0,0,x,-,-,1344,-,8987,-,0000,0000",
     "5 155 5464 244096"},
    {"drawing in the first round", 13, 4,
     "aton/1 ............/............/............/............ r1 draw:red - "
     "red:0,0,x,-,-,4331,-,8978,-,0000,0000 blue:0,0,x,-,-,4311,-,7988,-,0000,0000",
     "4 16 304 5104 177616"},
    {"drawing again", 32, 7,
     "aton/1 ............/............/............/............ r1 draw:blue - "
     "red:0,0,x,-,-,3224,21,8688,-,0000,0000 blue:0,0,x,-,-,3211,2,7789,-,0000,0000",
     "4 76 1672 36664 770104"},
    {"place in the first round", 1, 6,
     "aton/1 ............/............/............/............ r1 place:red:3 red "
     "red:2,0,x,-,-,2123,-,8789,-,0000,0000 blue:0,0,-,-,-,1334,-,8668,-,0000,0310",
     "24 552 12144 400752"},
    {"deal, known bottom", 11, 84,
     "aton/1 bbr.bbbrbb.b/b..brr.b..r./............/............ r8 deal:red - "
     "red:24,1,-,-,-,-,-,1010,33,7858,1111 blue:15,1,-,-,-,-,-,0101,44,7786,2110",
     "1 1 8 32 412 9708"},
    {"deal with a refill", 2, 100,
     "aton/1 ..r........./..........r./............/............ r9 deal:red - "
     "red:34,0,-,-,-,-,-,0000,-,9788,0211 blue:20,0,x,-,-,-,-,0112,-,9887,0000",
     "35 35 711 7625 144760"},
    {"deal, refill over known cards", 1, 103,
     "aton/1 bbbb.rbr.bbb/............/............/............ r8 deal:blue - "
     "red:25,0,-,1244,4,-,-,0000,-,6877,2020 blue:19,0,-,-,-,-,-,1110,3,8569,0310",
     "1 24 288 2756 56748 1606660"},
    {"mid-lay, exchanges used", 1, 65,
     "aton/1 ..rb..b.rb.b/r.........../...........r/............ r5 lay - "
     "red:10,0,-,-,-,4114,-,3512,4,2464,2020 blue:6,0,-,1233,-,-,-,3233,3,5326,0310",
     "12 30 430 8476 117556 278512"},
    {"drawing from known cards", 95, 146,
     "aton/1 ..rb.rrr.b../...br.rrbr.b/...bb......./............ r12 draw:blue - "
     "red:24,2,x,-,-,1412,11,3577,-,2321,0000 blue:39,2,-,-,-,1422,1,4537,-,1241,2020",
     "4 10 22 124 748 8128"},
    {"remove one", 1, 19,
     "aton/1 ...r......../..r.b.r....b/..bb......../............ r2 remove:blue:1 blue "
     "red:2,0,x,-,-,4442,-,8685,4,1210,0000 blue:0,0,-,-,-,4412,-,7556,3,1021,0310",
     "1 12 132 792 3960 166320"},
    {"remove own, Kingdom full", 14, 60,
     "aton/1 r.r...b.rr.r/r.r......rrb/r.r.b.....b./.......b.... r6 remove:blue:1 red "
     "red:8,6,-,-,-,1133,-,1403,-,6563,0013 blue:6,2,-,-,-,2144,-,3212,-,5564,0121",
     "5 165 5280 163680"},
    {"remove two", 2, 109,
     "aton/1 ..r..r....../r.r.r......./............/............ r9 remove:blue:2 red "
     "red:34,1,-,-,-,1124,-,7898,-,0000,0000 blue:22,0,x,-,-,2443,-,0000,-,9887,0000",
     "5 20 900 39600 1702800"},
    {"place, Kingdom full", 1, 50,
     "aton/1 .rr.....rb../r.r.b......./..bbr......r/.r.......... r4 place:blue:4 red "
     "red:4,4,-,-,-,3324,-,5514,4,2343,2020 blue:2,4,-,-,-,4414,-,4353,3,4323,0310",
     "8 56 336 1680 13440 64080"},
    {"surplus", 17, 146,
     "aton/1 rbrbbbb.br../.r.b.rrr.rr./..b......b../...r..r..... r11 place:red:3+1 blue "
     "red:37,1,-,-,-,4114,-,5846,4,2110,0040 blue:39,1,-,-,-,4133,-,4667,1,1210,2101",
     "3 6 6 210 7350 107520"},
    {"surplus, Kingdom full", 3, 124,
     "aton/1 .bbrbbbbb.b./rbbb.b..rrrb/..br...rrr../..r......r.b r11 place:red:3+1 red "
     "red:28,7,-,-,-,1114,-,3574,1,2424,0000 blue:34,1,-,-,-,1342,-,4564,2,4224,0000",
     "3 6 6 84 1680 31920"},
    {"place before the last of the round, near the end", 2, 141,
     "aton/1 b.rr.r....../b.rb.......b/.b........../.b...b...... r11 place:red:2 blue "
     "red:36,5,-,-,-,1422,-,6665,4,2132,0000 blue:22,3,x,-,-,1424,-,7875,3,1012,0000",
     "16 240 540 2520 7560 10800"},
    {"take four each", 1, 54,
     "aton/1 .rrb..bbrb.b/r.r.b......./..bbr......r/.r.......... r4 take:red:1111 red "
     "red:10,4,-,-,-,-,-,5514,4,2464,2020 blue:6,4,-,-,-,-,-,4353,3,5326,0310",
     "8 46 168 288 2304 10368"},
    {"take, near the end", 2, 93,
     "aton/1 ..rr......../.........brr/..b.....r.r./.........b.. r8 take:red:1120 blue "
     "red:34,0,-,-,-,-,-,0000,-,9788,0211 blue:20,8,x,-,-,-,-,0112,-,9887,0000",
     "6 26 72 96 288 576"},
    {"lay with 40 in reach", 5, 150,
     "aton/1 rrrrr.brrrbr/........b..b/..b.r......./.......r.... r13 lay - "
     "red:30,3,-,1124,-,-,-,4254,1,2644,0000 blue:35,3,-,1124,-,-,-,4232,2,3553,0013",
     "24 288 1826 24958 405192"},
};

/// The reference counts no more than this: it is slow.
constexpr long long kMostByReference = many(1'200'000);

/// The texts of the actions that lead there.
std::vector<std::string> actionsTo(const Row &row)
{
    engine::Random random(static_cast<std::uint64_t>(row.seed));
    positions::Position position = positions::Aton::start({});
    std::vector<std::string> actions;
    for (int i = 0; i < row.step; ++i) {
        const engine::Action action = positions::anyAction(position, random);
        actions.push_back(positions::Aton::actionText({}, action, engine::kNobody));
        positions::Aton::apply(position, action);
    }
    return actions;
}

} // namespace

class TestPerft : public QObject {
    Q_OBJECT

private slots:
    void pinned_data() { addRows(); }
    void pinned();
    void asTheReferenceCounts_data() { addRows(); }
    void asTheReferenceCounts();

private:
    static void addRows();
    static QList<long long> counts(const Row &row);
};

void TestPerft::addRows()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < static_cast<int>(std::size(kRows)); ++index)
        QTest::newRow(kRows[index].name) << index;
}

QList<long long> TestPerft::counts(const Row &row)
{
    QList<long long> numbers;
    for (const QString &number : QString::fromLatin1(row.counts).split(QLatin1Char(' ')))
        numbers.append(number.toLongLong());
    return numbers;
}

void TestPerft::pinned()
{
    QFETCH(const int, index);
    const Row &row = kRows[index];
    const auto read = engine::readPosition(row.text);
    QVERIFY(std::holds_alternative<engine::Position>(read));
    const auto &position = std::get<engine::Position>(read);
    const QList<long long> expected = counts(row);
    for (int depth = 1; depth <= expected.size(); ++depth)
        QCOMPARE(static_cast<long long>(position.perft(depth)), expected.at(depth - 1));
}

void TestPerft::asTheReferenceCounts()
{
    QFETCH(const int, index);
    const Row &row = kRows[index];
    reference::Game game;
    positions::Position position = positions::Aton::start({});
    for (const std::string &action : actionsTo(row)) {
        game.apply(action);
        position = positions::play(position, {action});
    }
    QCOMPARE(positions::Aton::text(position), std::string(row.text));
    const QList<long long> expected = counts(row);
    for (int depth = 1; depth <= expected.size() && (depth <= 2 || expected.at(depth - 1) <= kMostByReference); ++depth)
        QCOMPARE(sequences::count(game, depth), expected.at(depth - 1));
}

} // namespace tests::tst_perft

TEST_CLASS(tst_perft, TestPerft)
#include "tst_perft.moc"
