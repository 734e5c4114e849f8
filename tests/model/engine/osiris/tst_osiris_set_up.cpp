// SPDX-License-Identifier: GPL-3.0-or-later
// What an editor may do with positions: every position is one that hands could have laid, and nothing that hands lay
// is taken for a position that is none.
#include <algorithm>

#include "hands.h"
#include "texts.h"

#include "model/engine/core/game.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_set_up {

using namespace hands;
using namespace std::string_literals;
using engine::FieldRule;
using engine::Value;
using positions::Phase;

namespace {

constexpr int kPositions = tests::many(20'000);

/// Null, or what is wrong with what an editor says of that position.
const char *breach(const Position &position)
{
    const Arrangement arrangement = Osiris::arrangement(position);
    const auto composed = Osiris::compose(arrangement);
    const auto *const same = std::get_if<Position>(&composed);
    if (!same || !(*same == position))
        return "not composed";
    if (objection(arrangement))
        return objection(arrangement);
    if (!Osiris::warnings(position).empty())
        return "a warning about a position of a game";
    return Osiris::normalized(arrangement, arrangement) == arrangement ? nullptr : "settled to another one";
}

bool isSameSort(const Piece &a, const Piece &b) { return a.kind == b.kind && a.owner == b.owner && a.value == b.value; }

/// Null, or a piece that lies otherwise than one may lie.
const char *heldBreach(const Arrangement &arrangement)
{
    for (const Piece &piece : arrangement.pieces) {
        const auto sorts = Osiris::holdable(arrangement, piece.place);
        const auto found = std::find_if(sorts.begin(), sorts.end(), [&](const Piece &each) {
            return isSameSort(each, piece) && each.place == piece.place && each.faceUp == piece.faceUp
                   && each.known == piece.known;
        });
        if (found == sorts.end() || found->count < piece.count)
            return "a piece lies where it may not";
    }
    return nullptr;
}

/// Null, or a piece that the box does not have, or not so often.
const char *boxBreach(const Arrangement &arrangement)
{
    const auto box = Osiris::box(arrangement);
    for (const Piece &piece : arrangement.pieces) {
        if (std::none_of(box.begin(), box.end(), [&](const Piece &each) { return isSameSort(each, piece); }))
            return "a piece that is not in the box";
    }
    for (const Piece &sort : box) {
        int number = 0;
        for (const Piece &piece : arrangement.pieces)
            number += isSameSort(sort, piece) ? piece.count : 0;
        if (sort.place != engine::kNowhere || sort.value == 0 ? number != sort.count : number > sort.count)
            return "not as many as in the box";
    }
    return nullptr;
}

const char *mirrorBreach(const Position &position)
{
    const Arrangement arrangement = Osiris::arrangement(position);
    auto mirrored = Osiris::mirrored(arrangement);
    if (position.seats == 3)
        return mirrored ? "three colours were changed" : nullptr;
    if (!mirrored)
        return position.phase == Phase::Follower ? nullptr : "not mirrored";
    const auto composed = Osiris::compose(*mirrored);
    const auto *const next = std::get_if<Position>(&composed);
    if (!next || !Osiris::warnings(*next).empty())
        return "no position that a game leads to";
    if (Osiris::toAct(*next) != 0) {
        Osiris::Actions before;
        Osiris::Actions after;
        Osiris::legal(position, before);
        Osiris::legal(*next, after);
        if (before.size() != after.size())
            return "another number of actions";
    }
    for (int i = 0; i < 3; ++i)
        mirrored = Osiris::mirrored(*mirrored);
    return *mirrored == arrangement ? nullptr : "four times is a change";
}

template <class Law>
QString firstBreach(std::uint64_t seed, Law law)
{
    Random random(seed);
    QString failure;
    eachPosition(kPositions, random, [&](const Position &position) {
        const char *const wrong = law(position);
        if (wrong && failure.isEmpty())
            failure = QStringLiteral("%1: %2").arg(wrong, QString::fromStdString(Osiris::text(position)));
    });
    return failure;
}

/// All values that a rule offers, of numbers the first and the last.
std::vector<Value> valuesOf(const FieldRule &rule, int seats)
{
    if (rule.form == FieldRule::Form::Number)
        return {rule.least, rule.most};
    if (rule.form == FieldRule::Form::Flag)
        return {true, false};
    std::vector<Value> values(rule.choices.begin(), rule.choices.end());
    for (int seat = 0; rule.form == FieldRule::Form::SeatId && seat < seats; ++seat)
        values.emplace_back(std::string(1, static_cast<char>('a' + seat)));
    return values;
}

std::string names(const Arrangement &arrangement)
{
    std::string all;
    for (const FieldRule &rule : Osiris::fields(arrangement))
        all += (all.empty() ? "" : " ") + rule.name;
    return all;
}

Arrangement arranged(const char *text) { return Osiris::arrangement(texts::read(text)); }

/// After that field has been set, and what follows for certain.
Arrangement set(const Arrangement &before, const std::string &name, const Value &value)
{
    Arrangement after = before;
    field(after, name) = value;
    return Osiris::normalized(before, after);
}

std::string firstProblem(const Arrangement &arrangement)
{
    const auto problems = problemsOf(arrangement);
    return problems.empty() ? std::string() : problems.front().message.id;
}

} // namespace

class TestOsirisSetUp : public QObject {
    Q_OBJECT

private slots:
    void positionsOfGames() { QCOMPARE(firstBreach(1, breach), QString()); }
    void heldAsTheyMay()
    {
        QCOMPARE(firstBreach(2, [](const Position &p) { return heldBreach(Osiris::arrangement(p)); }), QString());
    }
    void box()
    {
        QCOMPARE(firstBreach(3, [](const Position &p) { return boxBreach(Osiris::arrangement(p)); }), QString());
    }
    void mirrored() { QCOMPARE(firstBreach(4, mirrorBreach), QString()); }
    void coloursOfAQuarterTurn();
    void whateverHandsDo();
    void hundredsOfPieces();
    void fieldsAreAccepted();
    void fieldsOfThePhase();
    void whatMayLieWhere();
    void O7_theFirstGodLaidBeginsTheDeal();
    void areas();
    void O9_numberOfPlayers();
    void otherPhases();
    void O10_turnAndPlayer();
    void O12_walker();
    void O23_knowledgeGoesWithTheGod();
    void O8_nextFollower();
};

// O5: seen from the centre the board is the same, and each town belongs to the next colour.
void TestOsirisSetUp::coloursOfAQuarterTurn()
{
    auto turned = *Osiris::mirrored(arranged(texts::kWalk));
    QCOMPARE(text(turned, "actor") + text(turned, "turn"), "c15"s);
    QCOMPARE(text(turned, "walker"), "c2"s);                      // was b0
    QCOMPARE(piece(turned, "priest-c2").place, placeOf("W-1-1")); // was on N-1-1
    QCOMPARE(count(turned, "power", "N-2-1"), 1);                 // was on E-2-1
    QCOMPARE(count(turned, "power", "town-c2"), 4);               // was in b0
    QCOMPARE(count(turned, "follower-b", "temple-osiris"), 2);    // were beige
    QCOMPARE(count(turned, "god", "god-tip"), 1);
    auto two = *Osiris::mirrored(arranged(texts::kMove));
    QCOMPARE(text(two, "actor") + text(two, "turn"), "b4"s);
    QVERIFY(!Osiris::mirrored(arranged(texts::kStuck)));
}

void TestOsirisSetUp::whateverHandsDo()
{
    Random random(5);
    int played = 0;
    int refused = 0;
    QString failure;
    const auto wrong = [&](const Arrangement &arrangement) -> const char * {
        const auto composed = Osiris::compose(arrangement);
        const auto *const position = std::get_if<Position>(&composed);
        const char *const objects = objection(arrangement);
        if (!position) {
            ++refused;
            const auto &problems = std::get<std::vector<Problem>>(composed);
            return problems.empty() ? "refused without a problem" : nullptr;
        }
        if (objects)
            return objects;
        ++played;
        if (!(texts::read(Osiris::text(*position)) == *position))
            return "read as another one";
        return texts::breachInPlay(*position, 300, random);
    };
    eachPosition(kPositions, random, [&](const Position &position) {
        Arrangement arrangement = Osiris::arrangement(position);
        for (std::uint32_t n = 1 + random.below(3); n > 0; --n) {
            const Arrangement before = arrangement;
            change(arrangement, random);
            if (random.below(2) == 0)
                arrangement = Osiris::normalized(before, arrangement);
        }
        const char *const found = wrong(arrangement);
        if (found && failure.isEmpty())
            failure = QStringLiteral("%1: %2").arg(found, QString::fromStdString(Osiris::text(position)));
    });
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
    QVERIFY(played > kPositions / 10);
    QVERIFY(refused > kPositions / 10);
}

// Far more pieces than there are, of all sorts, in any number: in words what is wrong, and no figure runs over.
void TestOsirisSetUp::hundredsOfPieces()
{
    Random random(6);
    for (int i = 0; i < many(1'200); ++i) {
        Arrangement wild = arranged(texts::kAll[static_cast<std::size_t>(i) % texts::kAll.size()]);
        for (int n = 0; n < 300; ++n) {
            const auto byte = [&random](std::uint32_t below) { return static_cast<std::uint8_t>(random.below(below)); };
            wild.pieces.push_back({static_cast<PlaceIndex>(static_cast<int>(random.below(90)) - 2), byte(20), byte(9),
                                   byte(14), static_cast<std::uint8_t>(255 - byte(2)), byte(2) == 0, byte(255)});
        }
        const auto composed = Osiris::compose(wild);
        QVERIFY(std::holds_alternative<std::vector<Problem>>(composed));
        for (const Problem &problem : std::get<std::vector<Problem>>(composed))
            engine::osiris::game().quickFix(wild, problem);
        Osiris::normalized(arranged(texts::kWalk), wild);
        Osiris::mirrored(wild);
        for (PlaceIndex place = -2; place < 90; ++place)
            Osiris::holdable(wild, place);
    }
    Arrangement full = arranged(texts::kMove);
    for (Piece &each : full.pieces)
        each.count = Osiris::pieceKinds()[each.kind].id == "power" ? 255 : each.count;
    QCOMPARE(firstProblem(full), "problem.counters"s);
}

void TestOsirisSetUp::fieldsAreAccepted()
{
    for (const char *const each : texts::kAll) {
        const Arrangement arrangement = arranged(each);
        const int seats = texts::read(each).seats;
        for (const FieldRule &rule : Osiris::fields(arrangement)) {
            const auto values = valuesOf(rule, seats);
            QVERIFY(values.size() > 1);
            for (const Value &value : values) {
                Arrangement changed = arrangement;
                field(changed, rule.name) = value;
                for (const Problem &problem : problemsOf(changed))
                    QVERIFY2(problem.message.id != "problem.field" || problem.message.text("name") != rule.name,
                             rule.name.c_str());
                changed = Osiris::normalized(arrangement, changed);
                for (const Problem &problem : problemsOf(changed))
                    QVERIFY2(problem.message.id != "problem.field", rule.name.c_str());
            }
        }
    }
}

void TestOsirisSetUp::fieldsOfThePhase()
{
    QCOMPARE(names(arranged(texts::kGods)), "seats tip phase"s);
    QCOMPARE(names(arranged(texts::kFollower)), "seats tip phase actor"s);
    QCOMPARE(names(arranged(texts::kTurn)), "seats tip phase turn actor walker"s);
    QCOMPARE(names(arranged(texts::kStop)), "seats tip phase turn actor walker spent left may-stop"s);
    QCOMPARE(names(arranged(texts::kFight)), "seats tip phase turn actor walker spent left winner loser"s);
    QCOMPARE(names(arranged(texts::kStuck)), "seats tip phase turn actor stuck"s);
    QCOMPARE(names(arranged(texts::kStuckAll)), "seats tip phase turn actor reason"s);
    Arrangement session = arranged(texts::kGods); // can be seen, to be cleared
    field(session, "turn") = 3;
    field(session, "winner") = "a0";
    field(session, "reason") = "tip";
    QCOMPARE(names(session), "seats tip phase turn winner reason"s);
    QVERIFY(!Osiris::fields({}).empty());
}

void TestOsirisSetUp::whatMayLieWhere()
{
    const Arrangement three = arranged(texts::kFollower);
    const auto number = [&](const Arrangement &arrangement, const char *place) {
        return Osiris::holdable(arrangement, placeOf(place)).size();
    };
    QCOMPARE(number(three, "N-1-0"), std::size_t(10)); // nine priests, a blockade
    QCOMPARE(number(three, "tip"), std::size_t(9));
    QCOMPARE(number(three, "town-a0"), std::size_t(2));
    QCOMPARE(number(three, "town-d0"), std::size_t(0));
    QCOMPARE(number(three, "temple-re"), std::size_t(3));
    QCOMPARE(number(three, "god-tip"), std::size_t(13));
    QCOMPARE(number(three, "god-d0"), std::size_t(0));
    QCOMPARE(number(three, "stock-d"), std::size_t(0));
    QCOMPARE(number(arranged(texts::kGods), "god-a0"), std::size_t(13)); // the first one begins the deal
    QCOMPARE(number(three, "nowhere"), std::size_t(0));
}

/// Gods that are laid by hand are not shuffled any more; laid where one lies already, it is an exchange.
void TestOsirisSetUp::O7_theFirstGodLaidBeginsTheDeal()
{
    const Arrangement before = arranged(texts::kGods);
    Arrangement after = before;
    Piece god = Osiris::holdable(before, placeOf("god-a0")).front();
    god.place = placeOf("god-a0");
    after.pieces.push_back(god);
    after = Osiris::normalized(before, after);
    QCOMPARE(textIn(after.fields, "phase"), std::string_view("follower"));
    QCOMPARE(after.pieces.back().known, engine::seatBit(0));
    Arrangement again = after;
    again.pieces.pop_back();
    QCOMPARE(textIn(Osiris::normalized(after, again).fields, "phase"), std::string_view("follower"));
}

void TestOsirisSetUp::areas()
{
    const auto area = [](const char *place) { return Osiris::places()[placeOf(place)].area; };
    QCOMPARE(area("N-1-0"), "lane-1"s);
    QCOMPARE(area("W-4-0"), "lane-4"s);
    QCOMPARE(area("town-c1"), "towns"s);
    QCOMPARE(area("temple-isis"), "temples"s);
    QCOMPARE(area("god-tip"), "gods"s);
    QCOMPARE(area("tip"), ""s);
}

void TestOsirisSetUp::O9_numberOfPlayers()
{
    Arrangement start = arranged(texts::kGods);
    for (const int seats : {3, 2, 4, 3, 4, 2, 3, 2, 4}) {
        start = set(start, "seats", seats);
        QCOMPARE(firstProblem(start), ""s);
        Position begin = positions::start(seats);
        QVERIFY(std::get<Position>(Osiris::compose(start)) == begin);
    }
    for (const char *const each : texts::kAll) {
        if (std::string_view(each) == texts::kSeen)
            continue;
        const Arrangement before = arranged(each);
        for (const int seats : {2, 3, 4}) {
            const Arrangement after = set(before, "seats", seats);
            QVERIFY2(!objection(after), each);
            for (const Problem &problem : problemsOf(after)) // what else is wrong lies in the walk, fight or end alone
                QVERIFY2(problem.message.id != "problem.known" && problem.message.id != "problem.leftovers"
                             && problem.message.id != "problem.misplaced" && problem.message.id != "warning.turn"
                             && problem.message.id != "problem.decides" && problem.message.id != "problem.stuck",
                         problem.message.id.c_str());
        }
    }
}

// Nothing that belongs to the phase before is left, and what the new one needs for certain is there.
void TestOsirisSetUp::otherPhases()
{
    for (const char *const each : texts::kAll) {
        for (const char *const phase : {"gods", "follower", "walk", "move", "over"}) {
            const Arrangement before = arranged(each);
            const Arrangement after = set(before, "phase", phase);
            for (const Problem &problem : problemsOf(after)) {
                QVERIFY2(problem.message.id != "problem.leftovers" && problem.message.id != "problem.turn"
                             && problem.message.id != "problem.actor" && problem.message.id != "problem.god-early"
                             && problem.message.id != "warning.turn" && problem.message.id != "problem.stuck"
                             && problem.message.id != "problem.decides" && problem.message.id != "warning.known-tip",
                         qPrintable(QString::fromStdString(problem.message.id + " " + phase + " ") + each));
            }
        }
    }
    Arrangement ended = set(arranged(texts::kTurn), "phase", "over");
    QCOMPARE(text(ended, "reason") + text(ended, "stuck"), "stuck2"s);
    ended = set(ended, "reason", "blocked");
    QCOMPARE(text(ended, "stuck"), "0"s);
    QCOMPARE(firstProblem(set(arranged(texts::kWalk), "phase", "move")), ""s);
}

void TestOsirisSetUp::O10_turnAndPlayer()
{
    const Arrangement before = arranged(texts::kTurn); // t18 walk:b of two
    Arrangement after = set(before, "turn", 21);
    QCOMPARE(text(after, "actor"), "a"s);
    after = set(before, "actor", "a");
    QCOMPARE(text(after, "turn"), "17"s);
    QCOMPARE(firstProblem(after), ""s);
}

void TestOsirisSetUp::O12_walker()
{
    const Arrangement before = arranged(texts::kWalk); // b0 walks, 2+2
    Arrangement after = set(before, "walker", "-");
    QCOMPARE(text(after, "spent") + text(after, "left"), "00"s);
    after = set(after, "walker", "c1");
    QCOMPARE(text(after, "actor") + text(after, "spent") + text(after, "left"), "c15"s);
    QCOMPARE(firstProblem(after), ""s);
    after = set(after, "actor", "d");
    QCOMPARE(text(after, "walker") + text(after, "turn"), "-16"s);
    QCOMPARE(firstProblem(after), ""s);
}

void TestOsirisSetUp::O23_knowledgeGoesWithTheGod()
{
    const Arrangement before = arranged(texts::kFight); // under a0 isis, known to a b d; under a2 re, to all
    Arrangement after = before;
    const auto at = [&after](const char *place) {
        return std::find_if(after.pieces.begin(), after.pieces.end(),
                            [&](const Piece &each) { return each.place == placeOf(place); });
    };
    std::swap(at("god-c0")->value, at("god-a0")->value); // c0: known to b c d
    after = Osiris::normalized(before, after);
    QCOMPARE(int(at("god-a0")->known), 0b1111);
    QCOMPARE(int(at("god-c0")->known), 0b1111);
    const Arrangement between = after;
    std::swap(at("god-tip")->value, at("god-d1")->value); // d1: known to a c d
    after = Osiris::normalized(between, after);
    QCOMPARE(int(at("god-tip")->known), 0);
    QCOMPARE(int(at("god-d1")->known), 0b1000);
    QCOMPARE(firstProblem(after), ""s);
}

void TestOsirisSetUp::O8_nextFollower()
{
    const Arrangement before = arranged(texts::kFollower); // c is next
    Arrangement after = before;
    for (Piece &each : after.pieces) {
        if (each.place == placeOf("stock-c") && each.count > 0) {
            Piece one = each;
            one.count = 1;
            one.place = placeOf("temple-sobek");
            --each.count;
            after.pieces.push_back(one);
            break;
        }
    }
    after = Osiris::normalized(before, after);
    QCOMPARE(text(after, "actor"), "a"s);
    QCOMPARE(firstProblem(after), ""s);
}

} // namespace tests::tst_osiris_set_up

TEST_CLASS(tst_osiris_set_up, TestOsirisSetUp)
#include "tst_osiris_set_up.moc"
