// SPDX-License-Identifier: GPL-3.0-or-later
// Positions set up by hand: what fields tell, what follows from an edit, and the fixes of what is wrong.
#include <algorithm>

#include "play.h"

#include "model/engine/tekhenu/setup/set_up.h"
#include "tests/extent.h"
#include "tests/model/engine/by_hand.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_set_up {

using namespace tekhenu;
using engine::Arrangement;
using engine::FieldRule;
using engine::Piece;
using engine::PlaceIndex;
using engine::Problem;

namespace {

using G = Tekhenu;

constexpr int kOpened = tests::many(20'000);
constexpr int kEdited = tests::many(2'000);

const engine::Game &game() { return engine::tekhenu::game(); }
using H = by_hand::Hands<G, engine::tekhenu::game>;

int kindOf(int colour) { return DieKind + colour; }
/// Of the cards of that place of the display.
int cardKind(int place) { return CardKind + int{deckOfPlace(place)}; }

/// Without dice on the wheel.
Arrangement bare(Arrangement arrangement)
{
    for (const std::string_view segment : kSegmentNames)
        arrangement = H::without(arrangement, "segment-" + std::string(segment));
    return arrangement;
}
std::string valueOf(const Arrangement &arrangement, std::string_view name)
{
    const Value *const value = engine::findMember(arrangement.fields, name);
    return !value ? "?"s : value->asText() ? *value->asText() : std::to_string(value->asInt() ? *value->asInt() : -1);
}

/// The beginning of a turn in the third round.
Arrangement turn(int seats)
{
    Position p = table(seats).p;
    p.round = 3;
    return H::fixed(H::set(G::arrangement(p), "phase", "turn"));
}

/// Something that is laid, taken away or set, whether or not it is right.
void change(Arrangement &arrangement, Random &random)
{
    const auto below = [&random](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    if (below(3) == 0 && !arrangement.pieces.empty()) {
        arrangement.pieces.erase(arrangement.pieces.begin() + below(arrangement.pieces.size()));
    } else if (below(2) == 0) {
        const auto place = static_cast<PlaceIndex>(below(kPlacesEnd));
        const auto sorts = G::holdable(arrangement, place);
        if (!sorts.empty()) {
            Piece piece = sorts[below(sorts.size())];
            piece.count = 1;
            arrangement.pieces.push_back(piece);
        }
        if (below(20) == 0)
            arrangement.pieces.push_back({static_cast<PlaceIndex>(static_cast<int>(below(kPlacesEnd + 2)) - 1),
                                          byte(static_cast<int>(below(14))), static_cast<Seat>(below(6)),
                                          byte(static_cast<int>(below(30))), byte(static_cast<int>(below(4)))});
    } else {
        const auto rules = G::fields(arrangement);
        const FieldRule &rule = rules[below(rules.size())];
        Value value = below(2) == 0;
        if (rule.form == FieldRule::Form::Number)
            value = static_cast<int>(rule.least + below(static_cast<std::size_t>(rule.most - rule.least + 1)));
        else if (rule.form == FieldRule::Form::SeatId)
            value = "abcd-"s.substr(below(5), 1);
        else if (rule.form == FieldRule::Form::Choice)
            value = rule.choices[below(rule.choices.size())];
        engine::setMember(arrangement.fields, rule.name, value);
    }
}

/// Problems in the order in which they are looked for: what a fix brings about is not graver.
int gravity(const Problem &problem)
{
    constexpr std::array<std::string_view, 3> gravest{"problem.field", "problem.misplaced", "problem.seats"};
    const auto *const at = std::find(gravest.begin(), gravest.end(), problem.message.id);
    return static_cast<int>(at - gravest.begin());
}

/// Null, or what is wrong with what is said of an arrangement that hands have made.
const char *breach(const Arrangement &arrangement)
{
    const auto made = G::compose(arrangement);
    if (const auto *position = std::get_if<Position>(&made)) {
        const auto read = G::read(G::text(*position));
        const auto *same = std::get_if<Position>(&read);
        return same && *same == *position ? nullptr : "a position that its text does not say";
    }
    const auto problems = std::get<std::vector<Problem>>(made);
    if (problems.empty())
        return "refused without a problem";
    for (const Problem &problem : problems) {
        if (!problem.fix)
            return "a problem without a fix";
        const auto next = game().quickFix(arrangement, problem);
        if (!next)
            return "a fix that changes nothing";
        for (const Problem &left : H::problemsOf(*next)) {
            if (left.message == problem.message)
                return "a fix leaves its problem";
            if (gravity(left) < gravity(problem))
                return "a fix brings about a graver problem";
        }
    }
    return nullptr;
}

} // namespace

class TestTekhenuSetUp : public QObject, H {
    Q_OBJECT

private slots:
    void positionsStayAsTheyAre();
    void whateverHandsDo();
    void aTableIsSetUpFromNothing();
    void fieldsAreAccepted();
    void fieldsOfThePhase();
    void whatMayLieWhere();
    void T1_theBoxHasTheDiceThatAreLeft();
    void T2_T33_happinessAndPopulation();
    void T3_aCardIsInOnePlace();
    void T10_aStatueTakesTheGold();
    void T13_T49_numberOfPlayers();
    void T17_diceOnScales();
    void T22_thereIsSomethingToDecide();
    void T29_tilesAndTheirTurns();
    void T31_sectionsAndTheirCards();
    void T39_theMaatPhaseBegins();
    void T47_theGameIsOver();
    void T50_theRivalAndItsPyramid();
    void problemsAreFixed_data();
    void problemsAreFixed();
    void theMidstOfATurnIsKept();
    void coloursAreExchanged();
};

void TestTekhenuSetUp::positionsStayAsTheyAre()
{
    Random random(4);
    int opened = 0;
    for (int number = 0; opened < kOpened; ++number) {
        for (Position p = startOf(number); p.depth > 0; advance(p, random)) {
            if (random.below(40) != 0 && p.round != kRounds)
                continue;
            ++opened;
            const Arrangement arrangement = G::arrangement(p);
            const auto made = G::compose(arrangement);
            const auto *const same = std::get_if<Position>(&made);
            QVERIFY2(same && *same == p, (G::text(p) + ' ' + firstProblem(arrangement)).c_str());
            QVERIFY2(G::normalized(arrangement, arrangement) == arrangement, G::text(p).c_str());
            QVERIFY2(G::normalized({}, arrangement) == arrangement, G::text(p).c_str());
            for (const Piece &piece : arrangement.pieces)
                QVERIFY(isHeld(arrangement, piece));
        }
    }
}

void TestTekhenuSetUp::whateverHandsDo()
{
    Random random(5);
    int played = 0;
    for (int i = 0; i < kEdited; ++i) {
        Position p = startOf(i);
        for (std::uint32_t steps = random.below(250); steps > 0 && p.depth > 0; --steps)
            advance(p, random);
        Arrangement arrangement = G::arrangement(p);
        if (random.below(3) != 0)
            arrangement = set(arrangement, "phase", std::array{"turn", "turn", "maat", "over"}[random.below(4)]);
        for (std::uint32_t edits = 1 + random.below(4); edits > 0; --edits) {
            const Arrangement before = arrangement;
            change(arrangement, random);
            if (random.below(3) != 0)
                arrangement = G::normalized(before, arrangement);
        }
        if (const char *const wrong = breach(arrangement))
            QFAIL((wrong + ": "s + G::text(p) + ' ' + firstProblem(arrangement)).c_str());
        const Arrangement whole = fixed(arrangement);
        QVERIFY2(problemsOf(whole).empty(), (G::text(p) + ' ' + firstProblem(whole)).c_str());
        Position end = composed(whole);
        for (int step = 0; end.depth > 0 && i % 10 == 0; ++step) {
            QVERIFY(step < 2000);
            advance(end, random);
        }
        ++played;
    }
    QCOMPARE(played, kEdited);
}

// As the editor begins: nothing lies there, a turn is asked for, and the rest is fixed.
void TestTekhenuSetUp::aTableIsSetUpFromNothing()
{
    for (int seats = 1; seats <= kOwners; ++seats) {
        const Arrangement asked = set(G::arrangement(G::start({seats, {}})), "phase", "turn");
        QCOMPARE(firstProblem(asked), "problem.sunny"s);
        const Position p = composed(fixed(asked));
        QVERIFY(p.top().op == Op::Draft && p.round == 1 && p.active == 0);
        QCOMPARE(G::toAct(p), engine::seatBit(0));
    }
}

void TestTekhenuSetUp::fieldsAreAccepted()
{
    for (int seats = 1; seats <= kOwners; ++seats) {
        const Arrangement before = turn(seats);
        const auto rules = G::fields(before);
        QVERIFY(rules.size() > 100);
        for (const FieldRule &rule : rules) {
            const auto values = valuesOf(rule);
            QVERIFY2(!values.empty(), rule.name.c_str());
            for (const Value &value : values) {
                const Arrangement after = set(before, rule.name, value);
                QVERIFY2(firstProblem(after) != "problem.field", rule.name.c_str());
                QVERIFY2(problemsOf(fixed(after)).empty(), rule.name.c_str());
            }
        }
    }
    Arrangement broken = turn(2);
    engine::setMember(broken.fields, "papyrus.a", "many");
    QCOMPARE(firstProblem(broken), "problem.field"s);
    QVERIFY(problemsOf(fixed(broken)).empty());
}

void TestTekhenuSetUp::fieldsOfThePhase()
{
    QCOMPARE(fieldNames(turn(2), ""), "seats phase round actor"s);
    QCOMPARE(fieldNames(set(turn(2), "phase", "over"), ""), "seats phase round"s);
    QCOMPARE(fieldNames(turn(2), "order"), "order.1 order.2"s);
    QCOMPARE(fieldNames(turn(2), "temple"), ""s);
    QCOMPARE(fieldNames(turn(2), "midst"), ""s);
    QCOMPARE(fieldNames(turn(2), "rules"), "temple-statue maat"s);
    QCOMPARE(fieldNames(turn(1), "rules"), "solo temple-statue maat"s);
    QCOMPARE(fieldNames(turn(3), "seat.d"), ""s);
    QVERIFY(fieldNames(turn(1), "rival").find("scribes.b population.b") != std::string::npos);
    QVERIFY(fieldNames(turn(1), "rival").find("papyrus") == std::string::npos);
    QCOMPARE(fieldNames(turn(1), "seat.b"), ""s);
}

void TestTekhenuSetUp::whatMayLieWhere()
{
    const auto count = [](int seats, std::string_view place) {
        return G::holdable(turn(seats), placeOf(place)).size();
    };
    QCOMPARE(count(4, "segment-ra"), 30U);
    QCOMPARE(count(3, "god-ra"), 3U);
    QCOMPARE(count(1, "god-ra"), 2U);
    QCOMPARE(count(4, "site-e3"), 4U);
    QCOMPARE(count(4, "site-p1"), 4U);
    QCOMPARE(count(4, "field-r1c1"), 31U);
    QCOMPARE(count(4, "tile-1"), 27U);
    QCOMPARE(count(4, "card-1.1"), 24U);
    QVERIFY(G::holdable(turn(4), -1).empty() && G::holdable(turn(4), kPlacesEnd).empty());
    QCOMPARE(int(G::holdable(turn(3), placeOf("god-ra")).front().count), 2);
    int used = 0;
    for (int line = 1; line <= 5; ++line)
        used += count(2, "site-e" + std::to_string(line)) == 2 ? 1 : 0;
    QVERIFY(used < 5);
}

void TestTekhenuSetUp::T1_theBoxHasTheDiceThatAreLeft()
{
    const auto left = [](const Arrangement &arrangement, int pips) {
        for (const Piece &sort : G::box(arrangement)) {
            if (sort.kind == kindOf(Grey) && sort.value == pips)
                return int(sort.count) - engine::countPieces(arrangement.pieces, [&](const Piece &piece) {
                           return piece.kind == sort.kind && piece.value == sort.value;
                       });
        }
        return -1;
    };
    Arrangement arrangement = bare(turn(3));
    QCOMPARE(left(arrangement, 1), 4);
    arrangement = with(arrangement, "segment-ra", kindOf(Grey), 2);
    QCOMPARE(left(arrangement, 1), 3);
    QCOMPARE(left(arrangement, 2), 3);
    arrangement = set(arrangement, "die-1.b", "g6");
    QCOMPARE(left(arrangement, 2), 2);
}

void TestTekhenuSetUp::T2_T33_happinessAndPopulation()
{
    const Arrangement happy = set(turn(2), "happiness.a", 17);
    QCOMPARE(valueOf(happy, "population.a"), "17"s);
    QCOMPARE(valueOf(set(happy, "population.a", 9), "happiness.a"), "9"s);
    QCOMPARE(int(composed(set(happy, "milestones.a", 1)).of(0).milestones), 1);
    QCOMPARE(int(composed(set(happy, "milestones.a", 3)).of(0).milestones), 7);
}

void TestTekhenuSetUp::T3_aCardIsInOnePlace()
{
    const Arrangement own = set(turn(2), "d05", "a");
    QVERIFY((composed(own).of(0).decrees & numberBit(5)) != 0);
    QVERIFY((composed(own).decks[Decrees] & numberBit(5)) == 0);
    const Arrangement hidden = set(own, "secret.b", "d05");
    QCOMPARE(valueOf(hidden, "d05"), "deck"s);
    QCOMPARE(int(composed(hidden).of(1).secret), int(cardOf(Decrees, 5)) + 1);
    const Arrangement taken = set(set(hidden, "secret.a", "d05"), "d05", "discards");
    QCOMPARE(valueOf(taken, "secret.b"), "-"s);
    QCOMPARE(composed(taken).discards[Decrees] & numberBit(5), numberBit(5));
    // A card of the display that somebody gets leaves it, and comes back from him.
    const Arrangement shown = with(without(turn(2), "card-1.1"), "card-1.1", cardKind(0), 7);
    const std::string card(cardName(cardOf(deckOfPlace(0), 7)));
    const Arrangement held = set(shown, card, "b");
    QCOMPARE(int(composed(held).display[0]), int(kNone));
    QCOMPARE(valueOf(with(held, "card-1.1", cardKind(0), 7), card), "deck"s);
}

void TestTekhenuSetUp::T10_aStatueTakesTheGold()
{
    Arrangement arrangement = set(without(turn(2), "site-e3"), "gold-place.e3", true);
    arrangement = with(arrangement, "site-e3", StatueKind, 0, 1);
    QCOMPARE(composed(arrangement).gold & 4, 0);
    QCOMPARE(int(composed(arrangement).of(1).statues), 5);
    engine::setMember(arrangement.fields, "gold-place.e3", true);
    QCOMPARE(firstProblem(arrangement), "problem.gold"s);
    QCOMPARE(composed(fixed(arrangement)).gold & 4, 0);
}

void TestTekhenuSetUp::T13_T49_numberOfPlayers()
{
    for (int from = 1; from <= kOwners; ++from) {
        for (int to = 1; to <= kOwners; ++to) {
            const Arrangement after = set(turn(from), "seats", to);
            const Position p = composed(fixed(after));
            QCOMPARE(int(p.seats), to);
            if (to > from && from > 1)
                QVERIFY(p.of(to - 1).population == 5 && p.of(to - 1).goods[Gold] == 1);
            if (to == 1)
                QVERIFY(from == 1 || p.of(1).population == 7);
        }
    }
}

void TestTekhenuSetUp::T17_diceOnScales()
{
    const Arrangement one = set(turn(2), "die-2.a", "w4"); // the first one is empty
    QCOMPARE(valueOf(one, "die-1.a"), "w4"s);
    QCOMPARE(valueOf(one, "side-1.a"), "pure"s);
    Position p = composed(set(one, "side-1.a", "middle"));
    QVERIFY(p.of(0).diceCount == 1 && p.of(0).sides[0] == Middle);
    const Arrangement many = set(set(one, "die-2.a", "g1"), "die-3.a", "g2");
    QCOMPARE(firstProblem(many), "problem.scale"s); // two turns are over before the third round
    QCOMPARE(int(composed(fixed(many)).of(0).diceCount), 2);
    QCOMPARE(firstProblem(set(many, "round", 4)), ""s);
}

void TestTekhenuSetUp::T22_thereIsSomethingToDecide()
{
    const Arrangement empty = bare(turn(2));
    QCOMPARE(firstProblem(empty), "problem.no-choice"s);
    QVERIFY(composed(fixed(empty)).wheel[1] != kNone);
    QCOMPARE(firstProblem(set(set(turn(2), "phase", "maat"), "faith.a", 0)), "problem.no-faith"s);
}

void TestTekhenuSetUp::T29_tilesAndTheirTurns()
{
    const Arrangement tile = with(without(turn(2), "tile-1"), "field-r2c3", TileKind, 4);
    QCOMPARE(firstProblem(tile), "problem.no-pillar"s);
    const Arrangement whole = set(with(tile, "field-r2c3", PillarKind, 0, 1), "turned.r2c3", 3);
    const Position p = composed(whole);
    QVERIFY(p.tiles[7] == 4 && p.turns[7] == 3 && p.tileOwners[7] == 1 && p.of(1).pillars == 7);
    QVERIFY((p.tileDeck & numberBit(4)) == 0);
    QVERIFY(std::any_of(whole.pieces.begin(), whole.pieces.end(),
                        [](const Piece &piece) { return piece.kind == TileKind && piece.turn == 3; }));
    QCOMPARE(int(composed(with(whole, "field-r2c3", PillarKind, 0, 0)).tileOwners[7]), 0);
    QCOMPARE(int(composed(with(whole, "field-r2c3", TileKind, 9)).tiles[7]), 9);
    // It keeps its turn where it is moved.
    Arrangement moved = whole;
    for (Piece &piece : moved.pieces) {
        if (piece.place == placeOf("field-r2c3"))
            piece.place = placeOf("field-r1c1");
    }
    for (Piece &piece : moved.pieces)
        piece.turn = 0;
    moved = G::normalized(whole, moved);
    QVERIFY(composed(moved).turns[0] == 3 && composed(moved).turns[7] == 0);
    QCOMPARE(valueOf(without(whole, "field-r2c3"), "turned.r2c3"), "0"s);
}

void TestTekhenuSetUp::T31_sectionsAndTheirCards()
{
    Position p = table(2).p;
    const Arrangement shut = G::arrangement(p);
    const Arrangement open = with(shut, "card-3.1", cardKind(8), 9);
    QVERIFY(composed(open).isOpen(2));
    QCOMPARE(int(composed(set(open, "open.3", false)).display[8]), int(kNone));
    Arrangement wrong = open;
    engine::setMember(wrong.fields, "open.3", false);
    QCOMPARE(firstProblem(wrong), "problem.closed-section"s);
    QVERIFY(composed(fixed(wrong)).isOpen(2));
}

void TestTekhenuSetUp::T39_theMaatPhaseBegins()
{
    Arrangement maat = set(set(turn(3), "faith.b", 2), "phase", "maat");
    QCOMPARE(valueOf(maat, "round"), "4"s);
    const Position p = composed(maat);
    QVERIFY(p.top().op == Op::Faith && p.top().seat == 1 && p.round == 4);
    QCOMPARE(valueOf(G::arrangement(p), "phase"), "maat"s);
    maat = set(maat, "round", 7);
    QCOMPARE(firstProblem(maat), "problem.round-maat"s);
    QCOMPARE(int(composed(fixed(maat)).round), 8);
}

void TestTekhenuSetUp::T47_theGameIsOver()
{
    const Arrangement over = set(set(turn(2), "points.b", 70), "phase", "over");
    const Position p = composed(set(over, "balance.a", -4));
    QVERIFY(p.depth == 0 && p.round == kRounds && p.of(0).balance == -4);
    QCOMPARE(G::result(p)->winners, std::vector<Seat>{1});
    QCOMPARE(firstProblem(set(over, "round", 3)), "problem.round-over"s);
    QCOMPARE(valueOf(G::arrangement(p), "phase"), "over"s);
}

void TestTekhenuSetUp::T50_theRivalAndItsPyramid()
{
    const Arrangement solo = turn(1);
    const Arrangement other = set(set(solo, "pyramid.1", "gl"), "pyramid.2", "gl");
    QCOMPARE(firstProblem(other), "problem.pyramid"s);
    QCOMPARE(firstProblem(set(set(solo, "round", 1), "pyramid-at", 9)), "problem.pyramid-at"s);
    QCOMPARE(firstProblem(set(set(bare(solo), "aside.w", 3), "aside.g", 3)), "problem.aside"s);
    const Position p = composed(set(set(solo, "t03", "bot"), "points.b", 30));
    QVERIFY(p.of(1).technologies == numberBit(3) && p.of(1).points == 30);
    QCOMPARE(int(composed(with(solo, "site-l2", BuildingKind, 0, kOwners)).of(1).buildings), 9);
}

void TestTekhenuSetUp::problemsAreFixed_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *field, const char *value, const char *problem) {
        QTest::newRow(problem) << field << value << QString::fromLatin1(problem);
    };
    row("sunny", "-", "problem.sunny");
    row("god.2", "-", "problem.gods");
    row("order.1", "b", "problem.order");
    row("round", "0", "problem.round");
    row("actor", "-", "problem.actor");
    row("destiny.a", "2", "problem.destiny");
    row("die-1.b", "w1", "problem.dice-colour");
}

void TestTekhenuSetUp::problemsAreFixed()
{
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(QString, problem);
    bool isNumber = false;
    const int n = value.toInt(&isNumber);
    Arrangement start = turn(2);
    if (problem == QLatin1String("problem.dice-colour")) {
        start = bare(start);
        for (int pips = 1; pips <= 4; ++pips)
            start = with(start, "segment-ra", kindOf(White), pips);
    }
    const Arrangement wrong = set(start, field.toStdString(), isNumber ? Value(n) : Value(value.toStdString()));
    QCOMPARE(QString::fromStdString(firstProblem(wrong)), problem);
    QCOMPARE(breach(wrong), nullptr);
    QVERIFY(problemsOf(fixed(wrong)).empty());
}

// What is under way goes on where it was, as long as what is laid leaves it possible.
void TestTekhenuSetUp::theMidstOfATurnIsKept()
{
    const Position p =
        found(2, [](const Position &each) { return each.round > 1 && each.top().op == Op::Build && each.seats == 3; });
    const Arrangement opened = G::arrangement(p);
    QCOMPARE(valueOf(opened, "phase"), "midst"s);
    const Position richer = composed(set(opened, "bread.a", 20));
    QVERIFY(richer.top() == p.top() && richer.of(0).goods[Bread] == 20);
    const Position begun = composed(fixed(set(opened, "phase", "turn")));
    QVERIFY(begun.top().op == Op::Draft && begun.active == p.active);
    for (const FieldRule &rule : G::fields(G::arrangement(begun)))
        QVERIFY(std::find(rule.choices.begin(), rule.choices.end(), "midst") == rule.choices.end());
}

void TestTekhenuSetUp::coloursAreExchanged()
{
    for (int seats = 2; seats <= kOwners; ++seats) {
        const Arrangement start = set(set(turn(seats), "points.a", 12), "b03", "a");
        Arrangement other = with(with(start, "site-p2", BuildingKind, 0, 0), "god-ra", StatueKind, 0, 0);
        const Arrangement laid = other;
        other = G::mirrored(other).value();
        const Position p = composed(other);
        QVERIFY(p.of(1).points == 12 && p.of(1).blessings == numberBit(3) && p.of(1).statues == 5);
        QVERIFY(p.active == 1 && p.sites[site("p2")] == 1 && p.order[0] == 1);
        for (int i = 1; i < seats; ++i)
            other = G::mirrored(other).value();
        QCOMPARE(other, laid);
    }
    QVERIFY(!G::mirrored(turn(1)));
}

} // namespace tests::tst_tekhenu_set_up

TEST_CLASS(tst_tekhenu_set_up, TestTekhenuSetUp)
#include "tst_tekhenu_set_up.moc"
