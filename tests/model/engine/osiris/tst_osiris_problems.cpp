// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that cannot be played are refused, each for its own reason; those that merely cannot arise are not.
#include <functional>

#include "games.h"
#include "texts.h"

#include "model/engine/core/game.h"
#include "model/engine/osiris/rules/places.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_problems {

using namespace positions;
using namespace texts;
using namespace std::string_literals;
using engine::Arrangement;
using engine::Piece;
using engine::PlaceIndex;
using engine::Problem;

namespace {

const Change kProblems[] = {
    {"turn in the set-up", kFollower, "t0", "t1", "problem.turn"},
    {"no turn after it", kWalk, "t14", "t0", "problem.turn"},
    {"more stuck turns than players", kStuck, "stuck:2", "stuck:4", "problem.stuck"},
    {"priest missing", kWalk, " .,N-1-1", " -,N-1-1", "problem.priest-missing"},
    {"priest on the tip", kWalk, " .,N-1-1", " tip,N-1-1", "problem.on-tip"},
    {"priest on the tip of another end", kStuckAll, " N-1-0,.", " tip,.", "problem.on-tip"},
    {"two priests on a space", kWalk, " .,N-1-1", " N-1-1,N-1-1", "problem.two-priests"},
    {"two priests on the tip", kTip, " E-2-0,", " tip,", "problem.two-priests"},
    {"priest on a blockade", kWalk, " .,N-1-1", " E-2-1,N-1-1", "problem.priest-on-blockade"},
    {"absent priest", kFollower, ".,.,.,-", ".,.,.,.", "problem.absent"},
    {"counters in an absent town", kFollower, "2,2,2,-", "2,2,2,1", "problem.absent"},
    {"follower of an absent colour", kFollower, "0110/", "0111/", "problem.absent"},
    {"god of an absent priest", kFollower, "amun,-,", "amun,ptah,", "problem.absent"},
    {"known god of an absent priest", kFollower, "a,b,c,-", "a,b,c,a", "problem.absent"},
    {"30 counters", kGods, "2,2,2,2,2", "2,2,2,2,8", "problem.counters"},
    {"33 counters of three players", kFollower, "2,2,2,-", "2,2,17,-", "problem.counters"},
    {"six followers", kWalk, "2001/0000/", "2001/1000/", "problem.followers"},
    {"god before the deal", kGods, " -,-,-", " isis,-,-", "problem.god-early"},
    {"known before the deal", kGods, "- -,-", "- a,-", "problem.god-early"},
    {"god missing", kWalk, "re,sobek", "-,sobek", "problem.god-missing"},
    {"god missing under the tip", kWalk, ",hathor", ",-", "problem.god-missing"},
    {"own god unknown", kSeen, "re,?", "?,?", "problem.god-unknown"},
    {"known god unknown", kSeen, "anubis,isis", "anubis,?", "problem.god-unknown"},
    {"secret god", kSeen, "re,?", "re,sobek", "problem.god-secret"},
    {"god of the tip seen", kSeen, "?,? a,b", "?,hathor a,b", "problem.god-secret"},
    {"god twice", kWalk, "re,sobek", "re,re", "problem.god-twice"},
    {"god twice in a view", kSeen, "re,?", "isis,?", "problem.god-twice"},
    {"own god not known", kWalk, "hathor a,b", "hathor b,b", "problem.known"},
    {"own god known to nobody", kWalk, "hathor a,b", "hathor -,b", "problem.known"},
    {"tip closed in", kBlocked, "over:c:blocked", "move:c", "problem.blocked"},
    {"tip closed in at another end", kBlocked, "over:c:blocked", "over:c:stuck", "problem.blocked"},
    {"tip closed in, but entered", kTip, "S-3-1,W-3-0,W-3-1,N-4-0,E-4-0", "N-4-0,E-4-0,S-4-0,W-4-0", "problem.blocked"},
    {"follower out of turn", kFollower, "follower:c", "follower:a", "problem.actor"},
    {"colours not in turn", kFollower, "0110/", "1010/", "problem.followers-order"},
    {"nothing left to set", kMove, "t3 move:a", "t0 follower:a", "problem.followers-order"},
    {"turn without a step", kStuck, "move:b:stuck:2", "walk:b", "problem.no-step"},
    {"priest of another walks", kWalk, "walk:b:", "walk:a:", "problem.walker"},
    {"absent priest walks", kStuck, "move:b:stuck:2", "walk:b:d0:1+1", "problem.walker"},
    {"nothing spent", kWalk, "2+2", "0+2", "problem.budget"},
    {"nothing left", kWalk, "2+2", "2+0", "problem.budget"},
    {"nothing left to stop with", kStop, "2+5", "2+0", "problem.budget"},
    {"more than in the town", kWalk, "2+2", "2+3", "problem.budget"},
    {"nothing spent on a fight", kFight, "1+0", "0+1", "problem.budget"},
    {"more than in the town in a fight", kFight, "1+0", "1+1", "problem.budget"},
    {"fight of others", kFight, "d2>b0", "c2>b0", "problem.fight"},
    {"fight of one", kFight, "d2>b0", "d2>d2", "problem.fight"},
    {"fight of own priests", kFight, "d2>b0", "d2>d0", "problem.fight"},
    {"fight with an absent priest", kStuck, "move:b:stuck:2", "fight:b:b0:1+1:b0>d0", "problem.fight"},
    {"gods of a fight not looked at", kFight, " abd,abcd,bcd", " abd,abc,bcd", "problem.fight-known"},
    {"nobody on the tip", kTip, ",tip,", ",.,", "problem.over"},
    {"another on the tip", kTip, "over:a:tip", "over:b:tip", "problem.over"},
    {"tip not closed in", kTip, "over:a:tip", "over:a:blocked", "problem.on-tip"},
    {"tip open", kMove, "move:a", "over:a:blocked", "problem.over"},
    {"god that decides not turned up", kTip, "bd,abcd", "bd,abc", "problem.decides"},
    {"another god turned up", kTip, "pyramid", "priest", "problem.decides"},
};

const Change kWarnings[] = {
    {"23 counters", kTurn, "0,1,1,2,2", "0,0,1,2,2", "warning.counters"},
    {"no counters", kGods, "2,2,2,2,2,2,2,2,2,2,2,2", "0,0,0,0,0,0,0,0,0,0,0,0", "warning.counters warning.set-up"},
    {"29 counters", kTurn, "0,1,1,2,2", "5,1,1,2,2", "warning.counters"},
    {"32 counters of three players", kFollower, "2,2,2,-", "2,2,16,-", "warning.counters warning.set-up"},
    {"priest away from home", kGods, " .,.", " N-2-0,.", "warning.set-up"},
    {"blockade", kGods, "2,2 -", "2,1 N-2-0", "warning.set-up"},
    {"follower before the deal", kGods, "0000/", "1000/", "warning.set-up"},
    {"god known too early", kFollower, "a,b,c,-,a", "ab,b,c,-,a", "warning.set-up"},
    {"four followers", kWalk, "2001/", "1001/", "warning.followers"},
    {"turn of another", kWalk, "t14", "t15", "warning.turn"},
    {"more counters at home than blockades", kStop, "b1:2+5", "b1:1+4", "warning.budget"},
    {"stop at home", kStop, ".,E-1-2,S-2-1", ".,.,S-2-1", "warning.may-stop"},
    {"loser not at home", kFight, " .,.,.,E-1-0", " .,N-2-0,.,E-1-0", "warning.fight-place"},
    {"winner at home", kFight, ",W-1-1 0,0", ",. 0,0", "warning.fight-place"},
    {"weaker winner", kFight, "1000/1212/0000/0020/0000/0002/2000/0100/0000/1210/0000/0011/0000",
     "1000/1212/0020/0000/0000/0002/2000/0100/0000/1210/0000/0000/0011", "warning.strengths"},
    {"stuck with a step", kStuck, " .,N-1-2,.,-,.,S-1-0,.,-,.,.,W-1-0,- 0,0,3",
     " .,N-1-2,.,-,.,S-1-0,.,-,.,.,W-1-0,- 0,3,0", "warning.stuck"},
    {"no space left from which to enter the tip", kTip, " E-2-0,N-1-0", " S-4-0,W-4-0", "warning.way-to-tip"},
    {"god of the tip known", kWalk, ",d,-", ",d,a", "warning.known-tip"},
};

std::string warningsOf(const Position &position)
{
    std::string ids;
    for (const Problem &problem : Osiris::warnings(position)) {
        if (!problem.playable)
            ids += "not playable: ";
        ids += (ids.empty() ? "" : " ") + problem.message.id;
    }
    return ids;
}

void addRows(const Change *begin, const Change *end)
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("id");
    for (; begin != end; ++begin)
        QTest::newRow(begin->name) << QByteArray::fromStdString(begin->changed()) << QByteArray(begin->id);
}

/// What an editor may do to pieces and fields.
struct Edit {
    const char *name;
    std::function<void(Arrangement &)> make;
    const char *id;
    const char *place = ""; ///< of the problem, where it has one
};

PlaceIndex placeOf(const std::string &id) { return engine::osiris::game().placeOf(id); }

Piece &pieceAt(Arrangement &arrangement, const std::string &id)
{
    const auto found = std::find_if(arrangement.pieces.begin(), arrangement.pieces.end(),
                                    [&](const Piece &piece) { return piece.place == placeOf(id); });
    if (found == arrangement.pieces.end())
        qFatal("nothing lies at %s", id.c_str());
    return *found;
}

std::function<void(Arrangement &)> moved(const std::string &from, const std::string &to)
{
    return [=](Arrangement &arrangement) { pieceAt(arrangement, from).place = placeOf(to); };
}

std::function<void(Arrangement &)> copied(const std::string &from, const std::string &to)
{
    return [=](Arrangement &arrangement) {
        Piece piece = pieceAt(arrangement, from);
        piece.place = placeOf(to);
        arrangement.pieces.push_back(piece);
    };
}

std::function<void(Arrangement &)> removed(const std::string &from)
{
    return [=](Arrangement &arrangement) {
        const Piece piece = pieceAt(arrangement, from);
        std::erase(arrangement.pieces, piece);
    };
}

std::function<void(Arrangement &)> changed(const std::string &at, const std::function<void(Piece &)> &change)
{
    return [=](Arrangement &arrangement) { change(pieceAt(arrangement, at)); };
}

std::function<void(Arrangement &)> field(const std::string &name, const engine::Value &value)
{
    return [=](Arrangement &arrangement) {
        for (auto &member : arrangement.fields) {
            if (member.first == name)
                member.second = value;
        }
    };
}

// All of them done to the position of kWalk.
const std::vector<Edit> &edits()
{
    static const std::vector<Edit> all{
        {"priest in another's town", moved("N-1-1", "town-a1"), "problem.foreign-town", "town-a1"},
        {"priest in his colour's other town", moved("N-1-1", "town-b1"), "problem.foreign-town", "town-b1"},
        {"priest at a temple", moved("N-1-1", "temple-isis"), "problem.misplaced", "temple-isis"},
        {"priest in the stock", moved("N-1-1", "stock-b"), "problem.misplaced", "stock-b"},
        {"priest nowhere", moved("N-1-1", "none"), "problem.misplaced"},
        {"priest taken away", removed("N-1-1"), "problem.priest-missing", "town-b0"},
        {"priest twice", copied("N-1-1", "N-1-0"), "problem.priest-twice", "N-1-0"},
        {"priest of another seat", changed("N-1-1", [](Piece &piece) { piece.owner = 0; }), "problem.misplaced",
         "N-1-1"},
        {"two of a priest", changed("N-1-1", [](Piece &piece) { piece.count = 2; }), "problem.misplaced", "N-1-1"},
        {"none of a priest", changed("N-1-1", [](Piece &piece) { piece.count = 0; }), "problem.misplaced", "N-1-1"},
        {"unknown piece", changed("N-1-1", [](Piece &piece) { piece.kind = 99; }), "problem.misplaced", "N-1-1"},
        {"two priests", moved("N-1-1", "N-1-2"), "problem.two-priests", "N-1-2"},
        {"four at a temple", changed("temple-bastet", [](Piece &piece) { piece.count = 4; }), "problem.temple",
         "temple-bastet"},
        {"follower on the pyramid", moved("temple-osiris", "N-2-0"), "problem.misplaced", "N-2-0"},
        {"follower in another's stock", moved("temple-osiris", "stock-b"), "problem.misplaced", "stock-b"},
        {"follower taken away", removed("temple-amun"), "problem.followers", "stock-d"},
        {"follower too many", copied("temple-amun", "temple-isis"), "problem.followers", "stock-d"},
        {"counter at a temple", moved("E-2-1", "temple-isis"), "problem.misplaced", "temple-isis"},
        {"counter on the tip", moved("E-2-1", "tip"), "problem.misplaced", "tip"},
        {"counter of a seat", changed("E-2-1", [](Piece &piece) { piece.owner = 0; }), "problem.misplaced", "E-2-1"},
        {"two counters on a space", changed("E-2-1", [](Piece &piece) { piece.count = 2; }), "problem.blockades",
         "E-2-1"},
        {"blockade on a blockade", moved("E-2-1", "S-2-0"), "problem.blockades", "S-2-0"},
        {"blockade under a priest", moved("E-2-1", "N-1-1"), "problem.priest-on-blockade", "N-1-1"},
        {"255 counters in a town", changed("town-d2", [](Piece &piece) { piece.count = 255; }), "problem.counters"},
        {"god on the board", moved("god-a0", "N-2-0"), "problem.misplaced", "N-2-0"},
        {"god on a god", moved("god-a0", "god-b0"), "problem.two-gods", "god-b0"},
        {"god face up", changed("god-a0", [](Piece &piece) { piece.faceUp = true; }), "problem.misplaced", "god-a0"},
        {"god that is none", changed("god-a0", [](Piece &piece) { piece.value = 14; }), "problem.misplaced", "god-a0"},
        {"god without a name", changed("god-a0", [](Piece &piece) { piece.value = 0; }), "problem.god-unknown",
         "god-a0"},
        {"god twice", changed("god-a0", [](Piece &piece) { piece.value = 1; }), "problem.god-twice", "god-c1"},
        {"god taken away", removed("god-tip"), "problem.god-missing", "god-tip"},
        {"god known to a seat that is none", changed("god-a0", [](Piece &piece) { piece.known = 17; }), "problem.known",
         "god-a0"},
        {"no phase", field("phase", "sleep"), "problem.field"},
        {"five players", field("seats", 5), "problem.field"},
        {"players in words", field("seats", "four"), "problem.field"},
        {"actor that is none", field("actor", "e"), "problem.field"},
        {"no actor", field("actor", "-"), "problem.field"},
        {"viewer that is none", field("viewer", "chance"), "problem.field"},
        {"turn below 0", field("turn", -1), "problem.field"},
        {"spent beyond all figures", field("spent", 256), "problem.field"},
        {"stop that is no yes or no", field("may-stop", 1), "problem.field"},
        {"rule that is none", field("tip", "tomb"), "problem.field"},
        {"reason that is none", field("reason", "time"), "problem.field"},
        {"walker that is none", field("walker", "e0"), "problem.field"},
        {"fields left out", [](Arrangement &arrangement) { arrangement.fields.clear(); }, "problem.field"},
        {"no walker but a walk", field("walker", "-"), "problem.leftovers"},
        {"winner of no fight", field("winner", "a0"), "problem.leftovers"},
        {"end of a walk", field("reason", "tip"), "problem.leftovers"},
        {"walk in another phase", field("phase", "move"), "problem.leftovers"},
        {"stuck in a walk", field("stuck", 1), "problem.leftovers"},
        {"colours that have left", field("seats", 3), "problem.absent", "stock-d"},
    };
    return all;
}

} // namespace

class TestOsirisProblems : public QObject {
    Q_OBJECT

private slots:
    void problems_data() { addRows(std::begin(kProblems), std::end(kProblems)); }
    void problems();
    void warnings_data() { addRows(std::begin(kWarnings), std::end(kWarnings)); }
    void warnings();
    void edits_data();
    void edits();
    void walkThatCannotGoOn();
    void walkOfAnAbsentPriest();
    void wildPositions();
};

// Such a priest stands nowhere: nothing may be asked of where he could go.
void TestOsirisProblems::walkOfAnAbsentPriest()
{
    QVERIFY(!wrongOf("osiris/1 abc tip=priest t1 walk:c:d2:1+2 .,.,.,-,.,.,.,-,.,.,.,- 2,2,2,-,2,2,2,-,2,2,2,- - "
                     "0000/0000/0000/0000/0000/0000/0000/0000/0000/0000/1110/2220/2220 "
                     "osiris,isis,horus,-,nephthys,anubis,thoth,-,amun,hathor,bastet,-,sobek "
                     "a,b,c,-,a,b,c,-,a,b,c,-,-")
                 .empty());
}

void TestOsirisProblems::problems()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, id);
    QCOMPARE(QByteArray::fromStdString(wrongOf(text.toStdString())), id);
}

void TestOsirisProblems::warnings()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, id);
    const Position position = texts::read(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(warningsOf(position)), id);
    Random random(5);
    for (int game = 0; game < 20; ++game)
        QCOMPARE(breachInPlay(position, 400, random), static_cast<const char *>(nullptr));
}

void TestOsirisProblems::edits_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Edit &edit : tst_osiris_problems::edits())
        QTest::newRow(edit.name) << index++;
}

void TestOsirisProblems::edits()
{
    QFETCH(const int, index);
    const Edit &edit = tst_osiris_problems::edits()[index];
    Arrangement arrangement = Osiris::arrangement(texts::read(kWalk));
    edit.make(arrangement);
    const auto composed = Osiris::compose(arrangement);
    QVERIFY(std::holds_alternative<std::vector<Problem>>(composed));
    const auto &found = std::get<std::vector<Problem>>(composed);
    QCOMPARE(found.front().message.id, std::string(edit.id));
    QVERIFY(!found.front().playable);
    if (*edit.place != '\0')
        QCOMPARE(found.front().places, std::vector<PlaceIndex>{placeOf(edit.place)});
}

// O12: a priest hemmed in by his own and by blockades, with more than one counter left, would be stuck for ever.
void TestOsirisProblems::walkThatCannotGoOn()
{
    Position position = Setup{.priests = {{"a0", "N-2-1"}, {"a1", "N-2-0"}, {"a2", "N-2-2"}},
                              .towns = {{"a0", 4}},
                              .blockades = {"N-1-1", "N-1-2", "N-3-0", "N-3-1"}}
                            .position();
    const auto wrong = [&position](int spent, int left, bool mayStop) {
        position.walker = 0;
        position.spent = static_cast<std::uint8_t>(spent);
        position.left = static_cast<std::uint8_t>(left);
        position.mayStop = mayStop;
        const auto found = Osiris::problems(position);
        return found.empty() ? std::string() : found.front().message.id;
    };
    QCOMPARE(wrong(2, 2, false), "problem.no-way"s);
    QCOMPARE(wrong(3, 1, false), ""s); // the last counter becomes a blockade
    QCOMPARE(wrong(2, 2, true), ""s);  // after a won fight he may stop
    position.blockades &= ~engine::osiris::spaceBit(node("N-3-0"));
    QCOMPARE(wrong(2, 2, false), ""s);
    QCOMPARE(wrong(3, 1, false), ""s);
}

// Whatever is not refused can be played, however wild it is.
void TestOsirisProblems::wildPositions()
{
    Random random(11);
    const auto below = [&random](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
    int played = 0;
    int refused = 0;
    const auto law = [&](Position position) -> const char * {
        for (int change = below(4); change >= 0; --change) {
            const auto priest = static_cast<std::size_t>(below(12));
            switch (below(9)) {
            case 0: position.at[priest] = static_cast<Node>(below(engine::osiris::kNodes)); break;
            case 1: position.town[priest] = static_cast<std::uint8_t>(below(9)); break;
            case 2: position.blockades ^= engine::osiris::spaceBit(static_cast<Node>(below(40))); break;
            case 3: position.blockades ^= engine::osiris::kRoundTip; break;
            case 4: position.left = static_cast<std::uint8_t>(below(5)); break;
            case 5: position.mayStop = !position.mayStop; break;
            case 6: position.actor = static_cast<Seat>(below(4)); break;
            case 7: position.temples[priest].bits = static_cast<std::uint8_t>(below(256)); break;
            default: position.phase = engine::osiris::kPhases[below(6)];
            }
        }
        if (!Osiris::problems(position).empty()) {
            ++refused;
            return nullptr;
        }
        ++played;
        const char *const breach = breachInPlay(position, 60, random);
        if (breach)
            qWarning("%s", Osiris::text(position).c_str()); // the changed one
        return breach;
    };
    QCOMPARE(firstBreach(150, law), ""s);
    QVERIFY(played > 500);
    QVERIFY(refused > 500);
}

} // namespace tests::tst_osiris_problems

TEST_CLASS(tst_osiris_problems, TestOsirisProblems)
#include "tst_osiris_problems.moc"
