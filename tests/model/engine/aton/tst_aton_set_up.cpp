// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Aton set up by hand: fields, box, places, what follows from an edit, and what cannot be.
#include "arrangements.h"
#include "games.h"

#include <map>

#include "model/engine/core/game.h"
#include "tests/test_class.h"

namespace tests::tst_aton_set_up {

using namespace arrangements;
using namespace std::string_literals;
using engine::FieldRule;
using engine::Piece;
using engine::PlaceIndex;
using engine::Value;
using positions::Aton;
using positions::beforeLaying;
using positions::Position;

namespace {

PlaceIndex placeOf(const std::string &id) { return engine::aton::game().placeOf(id); }

Arrangement start() { return Aton::arrangement(Position{}); }

/// Both have laid; blue plays first with a 3 at cartouche 2 and finds red counters in temple 1.
Position rowsUp()
{
    positions::Setup setup = beforeLaying("1424", "4334");
    setup.temples[0] = "rrr.bb";
    return positions::laid(setup, "1424", "4334");
}

Arrangement changed(const Arrangement &before, const std::string &field, const Value &value)
{
    return Aton::normalized(before, with(before, field, value));
}

Arrangement moved(Arrangement arrangement, const std::string &from, const std::string &to)
{
    for (Piece &piece : arrangement.pieces) {
        if (piece.place == placeOf(from)) {
            piece.place = placeOf(to);
            break;
        }
    }
    return arrangement;
}

Arrangement without(Arrangement arrangement, const std::string &place)
{
    std::erase_if(arrangement.pieces, [&](const Piece &piece) { return piece.place == placeOf(place); });
    return arrangement;
}

int countOn(const Arrangement &arrangement, const std::string &place)
{
    int number = 0;
    for (const Piece &piece : arrangement.pieces)
        number += piece.place == placeOf(place) ? piece.count : 0;
    return number;
}

Arrangement plus(Arrangement arrangement, const Piece &piece)
{
    arrangement.pieces.push_back(piece);
    return arrangement;
}

bool isForm(const Piece &piece, const Piece &form)
{
    return piece.kind == form.kind && piece.owner == form.owner && piece.value == form.value
           && piece.faceUp == form.faceUp && piece.known == form.known;
}

/// The pieces of one place and form are at most as many as it says.
const char *fitsItsPlaces(const Arrangement &arrangement)
{
    std::map<std::pair<PlaceIndex, std::size_t>, int> number;
    for (const Piece &piece : arrangement.pieces) {
        const std::vector<Piece> forms = Aton::holdable(arrangement, piece.place);
        const auto form =
            std::find_if(forms.begin(), forms.end(), [&](const Piece &each) { return isForm(piece, each); });
        if (form == forms.end() || form->place != piece.place)
            return "a piece lies as none may";
        int &sum = number[{piece.place, static_cast<std::size_t>(form - forms.begin())}];
        sum += piece.count;
        if (sum > form->count)
            return "more pieces than may be there";
    }
    return nullptr;
}

/// As many of each sort as the box has; exchange counters may be given up, and markers are not in it.
const char *isOfTheBox(const Arrangement &arrangement)
{
    int all = 0;
    int pieces = 0;
    for (const Piece &sort : Aton::box(arrangement)) {
        int number = 0;
        for (const Piece &piece : arrangement.pieces)
            number +=
                piece.kind == sort.kind && piece.owner == sort.owner && piece.value == sort.value ? piece.count : 0;
        const bool mayBeAway = sort.count == 1;
        if (number > sort.count || (number < sort.count && !mayBeAway))
            return "not as many pieces as in the box";
        all += number;
    }
    for (const Piece &piece : arrangement.pieces)
        pieces += Aton::pieceKinds()[piece.kind].id == "marker" ? 0 : piece.count;
    return all == pieces ? nullptr : "a piece that is not in the box";
}

const FieldRule *ruleOf(const std::vector<FieldRule> &rules, const std::string &name)
{
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const FieldRule &rule) { return rule.name == name; });
    return found == rules.end() ? nullptr : &*found;
}

std::vector<Value> valuesOf(const FieldRule &rule)
{
    switch (rule.form) {
    case FieldRule::Form::Number: return {rule.least, rule.most};
    case FieldRule::Form::Figures:
        return {"", std::string(static_cast<std::size_t>(rule.length), static_cast<char>('0' + rule.most)),
                std::string(1, static_cast<char>('0' + rule.least))};
    default: break;
    }
    std::vector<Value> values(rule.choices.begin(), rule.choices.end());
    if (rule.form == FieldRule::Form::SeatId) {
        values.emplace_back("red");
        values.emplace_back("blue");
    }
    return values;
}

/// Null, or what goes wrong when the position is played on at random to its end.
const char *playsOn(Position position, Random &random)
{
    for (int action = 0; action < engine::kMostRandomActions; ++action) {
        if (const char *const lost = positions::conservation(position))
            return lost;
        const engine::SeatSet acting = Aton::toAct(position);
        if (acting == 0)
            return Aton::result(position) ? nullptr : "over without a result";
        Aton::Actions actions;
        positions::listed(position, actions);
        if (actions.size() == 0)
            return "nothing can be done";
        Aton::apply(position, engine::randomAction<Aton>(position, acting, random));
    }
    return "no end";
}

} // namespace

class TestAtonSetUp : public QObject {
    Q_OBJECT

private slots:
    void areasOfPlaces();
    void positionsComposeBack();
    void nothingIsSettledWithoutAnEdit();
    void mirrorsComposeAndTwiceIsNoChange();
    void mirrorOfAPosition();
    void piecesLieAsTheyMay();
    void cardsLieInTwoWays();
    void boxIsWhole();
    void everyFieldIsListedOrNeutral();
    void fieldsOfPhases();
    void valuesOfRulesAreAccepted();
    void whatIsWrongIsSaid();
    void whatIsComposedCanBePlayed();
    void positionsHaveNoWarnings();
    void strangePieces_data();
    void strangePieces();
    void problemsNamePlaces();
    void warningsOfWhatCannotBe();
    void markerAndScoreAgree();
    void markersMayShareASquare();
    void rowsTurnUp();
    void phaseBringsItsFigures();
    void takingIsSetUpByOneField();
    void actorBringsItsFigures();
};

void TestAtonSetUp::areasOfPlaces()
{
    std::map<std::string, int> areas;
    for (const engine::Place &place : Aton::places())
        ++areas[place.area];
    QCOMPARE(areas.size(), std::size_t{6});
    for (const char *const temple : {"temple-1", "temple-2", "temple-3", "temple-4"})
        QCOMPARE(areas[temple], 12);
    QCOMPARE(areas["kingdom"], 8);
    QCOMPARE(Aton::places()[placeOf("temple-3-d")].area, "temple-3"s);
}

void TestAtonSetUp::positionsComposeBack()
{
    eachPosition(kNumber, [](const Position &position) {
        const auto composed = Aton::compose(Aton::arrangement(position));
        QVERIFY(std::holds_alternative<Position>(composed));
        QVERIFY(std::get<Position>(composed) == position);
    });
}

void TestAtonSetUp::nothingIsSettledWithoutAnEdit()
{
    Arrangement last = start();
    eachPosition(kNumber, [&last](const Position &position) {
        const Arrangement now = Aton::arrangement(position);
        QVERIFY(Aton::normalized(now, now) == now);
        // A whole position in place of another one is left as it is; what only changes who acts is taken for an edit.
        if (last.pieces != now.pieces)
            QVERIFY2(Aton::normalized(last, now) == now, told(now).c_str());
        last = now;
    });
    eachMutated(kNumber, [](const Arrangement &any) { QVERIFY(Aton::normalized(any, any) == any); });
}

void TestAtonSetUp::mirrorsComposeAndTwiceIsNoChange()
{
    int without = 0;
    eachPosition(kNumber, [&without](const Position &position) {
        const Arrangement arrangement = Aton::arrangement(position);
        const auto mirror = Aton::mirrored(arrangement);
        // Red draws first: there is no position in which blue has drawn one card more.
        const bool isBluesDraw = position.phase == engine::aton::Phase::Draw && position.actor == positions::kAmun;
        QCOMPARE(!mirror, isBluesDraw);
        without += isBluesDraw ? 1 : 0;
        if (mirror) {
            QVERIFY2(std::holds_alternative<Position>(Aton::compose(*mirror)), ids(*mirror).c_str());
            QVERIFY(*Aton::mirrored(*mirror) == arrangement);
        }
    });
    QVERIFY(without > 0);
    eachMutated(kNumber, [](const Arrangement &any) {
        if (const auto mirror = Aton::mirrored(any))
            QVERIFY(*Aton::mirrored(*mirror) == any);
    });
}

void TestAtonSetUp::mirrorOfAPosition()
{
    const Position mirror = std::get<Position>(Aton::compose(*Aton::mirrored(Aton::arrangement(rowsUp()))));
    QCOMPARE(Aton::text(mirror), "aton/1 bbb.rr....../............/............/............ r2 remove:red:1 red "
                                 "red:6,0,x,-,-,4334,-,9977,-,0000,0000 blue:0,0,x,-,-,1424,-,8897,-,0000,0000"s);
}

void TestAtonSetUp::piecesLieAsTheyMay()
{
    eachPosition(kNumber, [](const Position &position) {
        const Arrangement arrangement = Aton::arrangement(position);
        const char *const wrong = fitsItsPlaces(arrangement);
        QVERIFY2(!wrong, wrong);
    });
}

void TestAtonSetUp::cardsLieInTwoWays()
{
    const auto facesOf = [](const Arrangement &arrangement, const char *place) {
        std::string faces;
        for (const Piece &form : Aton::holdable(arrangement, placeOf(place))) {
            if (form.kind != 1 || form.value == 1)
                faces += form.faceUp ? "up " : "down ";
        }
        return faces;
    };
    QCOMPARE(facesOf(start(), "pile-red"), "down up "s);
    QCOMPARE(facesOf(start(), "discard-red"), "up down "s);
    QCOMPARE(facesOf(start(), "hand-blue"), "down "s);
    QCOMPARE(facesOf(start(), "drawn-blue"), "up "s);
    QCOMPARE(facesOf(start(), "cartouche-red-2"), "down "s);
    QCOMPARE(facesOf(Aton::arrangement(rowsUp()), "cartouche-red-2"), "up "s);
    QCOMPARE(facesOf(start(), "temple-1-a"), "up up "s);
    QCOMPARE(facesOf(start(), "score-7"), "up up "s);
    QVERIFY(Aton::holdable(start(), engine::kNowhere).empty());
    QVERIFY(Aton::holdable(start(), 9'999).empty());
}

void TestAtonSetUp::boxIsWhole()
{
    eachPosition(kNumber, [](const Position &position) {
        const char *const wrong = isOfTheBox(Aton::arrangement(position));
        QVERIFY2(!wrong, wrong);
    });
    for (const Piece &sort : Aton::box(start())) {
        if (sort.count > 1) // all lie at home at the beginning
            QVERIFY(fitsItsPlaces({{sort}, {}}) == nullptr);
        const std::vector<Piece> &pieces = start().pieces;
        QVERIFY(std::find(pieces.begin(), pieces.end(), sort) != pieces.end());
    }
}

void TestAtonSetUp::everyFieldIsListedOrNeutral()
{
    const auto look = [neutral = start()](const Arrangement &arrangement) {
        const std::vector<FieldRule> rules = Aton::fields(arrangement);
        for (const auto &member : neutral.fields) {
            const bool isNeutral =
                std::find(arrangement.fields.begin(), arrangement.fields.end(), member) != arrangement.fields.end();
            const bool isThere = std::any_of(arrangement.fields.begin(), arrangement.fields.end(),
                                             [&](const auto &each) { return each.first == member.first; });
            QVERIFY2(!isThere || isNeutral || ruleOf(rules, member.first), member.first.c_str());
        }
    };
    eachPosition(kNumber, [&look](const Position &position) { look(Aton::arrangement(position)); });
    eachMutated(kNumber, look);
}

void TestAtonSetUp::fieldsOfPhases()
{
    const auto names = [](const Arrangement &arrangement) {
        std::string all;
        for (const FieldRule &rule : Aton::fields(arrangement))
            all += (all.empty() ? "" : " ") + rule.name;
        return all;
    };
    const std::string scores = "score.red score.blue";
    const std::string known = " known.red known.blue";
    QCOMPARE(names(start()), "round phase actor " + scores + known);
    QCOMPARE(names(with(start(), "phase", "lay")), "round phase " + scores + known);
    QCOMPARE(names(with(start(), "phase", "draw")), "round phase actor " + scores);
    QCOMPARE(names(with(start(), "phase", "remove")), "round phase actor pending first " + scores);
    QCOMPARE(names(with(start(), "phase", "place")), "round phase actor pending surplus first " + scores);
    QCOMPARE(names(with(start(), "phase", "take")),
             "round phase actor pending owed.1 owed.2 owed.3 owed.4 first " + scores);
    const auto saysWhat = [](const char *phase) {
        const std::vector<FieldRule> rules = Aton::fields(with(start(), "phase", phase));
        return std::any_of(rules.begin(), rules.end(), [phase](const FieldRule &rule) {
            return rule.name == "pending" && rule.words == std::string("field.pending.") + phase;
        });
    };
    QVERIFY(saysWhat("remove") && saysWhat("place") && saysWhat("take"));
    QCOMPARE(names(with(start(), "phase", "over")), "round phase first reason " + scores);
    QCOMPARE(names(with(with(start(), "phase", "over"), "reason", "points")), "round phase reason " + scores);
    // What does not belong there is shown as long as it holds something.
    QCOMPARE(names(with(with(start(), "phase", "lay"), "owed.3", 2)), "round phase owed.3 " + scores + known);
    QCOMPARE(names({}), names(start()));
}

void TestAtonSetUp::valuesOfRulesAreAccepted()
{
    int values = 0;
    eachPosition(200, [&values](const Position &position) {
        const Arrangement arrangement = Aton::arrangement(position);
        for (const FieldRule &rule : Aton::fields(arrangement)) {
            for (const Value &value : valuesOf(rule)) {
                ++values;
                const std::string found = ids(with(arrangement, rule.name, value));
                QVERIFY2(found.find("problem.field") == std::string::npos, rule.name.c_str());
            }
        }
    });
    QVERIFY(values > 1'000);
}

void TestAtonSetUp::whatIsWrongIsSaid()
{
    int wrong = 0;
    eachMutated(kNumber, [&wrong](const Arrangement &arrangement) {
        const char *const why = objection(arrangement);
        wrong += why ? 1 : 0;
        const auto composed = Aton::compose(arrangement);
        const auto *const problems = std::get_if<std::vector<Problem>>(&composed);
        QVERIFY2(!why || problems, (std::string(why ? why : "") + ": " + told(arrangement)).c_str());
        QVERIFY(!problems || !problems->empty());
    });
    QVERIFY(wrong > kNumber / 2);
    eachPosition(kNumber, [](const Position &position) {
        const char *const why = objection(Aton::arrangement(position));
        QVERIFY2(!why, why);
    });
}

void TestAtonSetUp::whatIsComposedCanBePlayed()
{
    Random random(33);
    int composable = 0;
    int unlikely = 0;
    eachMutated(kNumber, [&](const Arrangement &arrangement) {
        const auto composed = Aton::compose(arrangement);
        const auto *const position = std::get_if<Position>(&composed);
        if (!position)
            return;
        ++composable;
        unlikely += Aton::warnings(*position).empty() ? 0 : 1;
        const auto read = Aton::read(Aton::text(*position));
        QVERIFY2(std::holds_alternative<Position>(read), Aton::text(*position).c_str());
        QVERIFY(std::get<Position>(read) == *position);
        QVERIFY(objection(Aton::arrangement(*position)) == nullptr);
        const char *const lost = playsOn(*position, random);
        QVERIFY2(!lost, Aton::text(*position).c_str());
    });
    QVERIFY2(composable > kNumber / 20 && unlikely > 0, std::to_string(composable).c_str());
}

void TestAtonSetUp::positionsHaveNoWarnings()
{
    std::string why = positions::firstBreach(positions::kGames, [](const Position &position) -> const char * {
        return Aton::warnings(position).empty() ? nullptr : "a position of a game is warned of";
    });
    QCOMPARE(why, ""s);
}

void TestAtonSetUp::strangePieces_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("owner");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char *name, const char *place, int kind, int owner, int value, int count,
                        const char *id) {
        QTest::newRow(name) << QByteArray(place) << kind << owner << value << count << QByteArray(id);
    };
    row("no place", "nowhere", 0, 0, 0, 1, "problem.nowhere");
    row("no kind", "temple-1-a", 7, 0, 0, 1, "problem.misplaced");
    row("no seat", "temple-1-a", 0, 5, 0, 1, "problem.misplaced");
    row("no piece", "temple-1-a", 0, 0, 0, 0, "problem.misplaced");
    row("counter in a hand", "hand-red", 0, 0, 0, 1, "problem.misplaced");
    row("card on a square", "temple-1-a", 1, 0, 3, 1, "problem.misplaced");
    row("card of the other", "hand-red", 1, 1, 3, 1, "problem.misplaced");
    row("marker on a square", "temple-1-a", 3, 0, 0, 1, "problem.misplaced");
    row("stack on a square", "temple-1-a", 0, 0, 0, 255, "problem.square-twice");
    row("stack in the Kingdom", "dead-1", 0, 0, 0, 255, "problem.square-twice");
    row("stack in the stock", "stock-red", 0, 0, 0, 255, "problem.counters");
    row("255 cards", "pile-red", 1, 0, 3, 255, "problem.cards");
    row("255 known cards", "pile-red", 1, 0, 3, 255, "problem.cards");
    row("255 drawn cards", "drawn-red", 1, 0, 3, 255, "problem.cards");
    row("stack at a cartouche", "cartouche-red-1", 1, 0, 3, 255, "problem.cards-twice");
    row("card of value 0", "pile-red", 1, 0, 0, 1, "problem.unknown-cards");
    row("card of value 200", "hand-red", 1, 0, 200, 9, "problem.unknown-cards");
    row("second exchange counter", "exchange-red", 2, 0, 0, 1, "problem.exchange");
    row("marker without points", "score-7", 3, 0, 0, 1, "problem.marker");
}

void TestAtonSetUp::strangePieces()
{
    QFETCH(const QByteArray, place);
    QFETCH(const int, kind);
    QFETCH(const int, owner);
    QFETCH(const int, value);
    QFETCH(const int, count);
    QFETCH(const QByteArray, id);
    const Piece piece{placeOf(place.toStdString()),
                      static_cast<std::uint8_t>(kind),
                      static_cast<engine::Seat>(owner),
                      static_cast<std::uint8_t>(value),
                      static_cast<std::uint8_t>(count),
                      true,
                      0};
    Arrangement crowded = plus(start(), piece);
    QVERIFY2((ids(crowded) + " ").find((id + " ").toStdString()) != std::string::npos, ids(crowded).c_str());
    crowded.pieces.insert(crowded.pieces.end(), 700, piece);
    QVERIFY(ids(crowded).find(id.toStdString()) != std::string::npos);
}

void TestAtonSetUp::problemsNamePlaces()
{
    const auto placesOf = [](const Arrangement &arrangement, const std::string &id) {
        std::string names;
        for (const Problem &problem : problemsOf(arrangement)) {
            for (const PlaceIndex place : problem.places)
                names += problem.message.id == id ? Aton::places()[place].id + " " : "";
        }
        return names;
    };
    const Piece red{placeOf("temple-2-h"), 0, 0, 0, 1, true, 0};
    QCOMPARE(placesOf(plus(start(), red), "problem.counters"), "temple-2-h stock-red "s);
    const Piece three{placeOf("hand-blue"), 1, 1, 3, 1, false, 2};
    QCOMPARE(placesOf(plus(start(), three), "problem.cards"), "hand-blue pile-blue "s);
    QCOMPARE(placesOf(with(start(), "score.red", 50), "problem.marker"), "score-40 "s);
    QVERIFY(placesOf(with(start(), "phase", "lay"), "problem.hands").find("hand-blue cartouche-blue-1")
            != std::string::npos);
    const Arrangement rows = Aton::arrangement(rowsUp());
    QCOMPARE(placesOf(with(rows, "first", "red"), "problem.order"), "cartouche-red-2 cartouche-blue-2 "s);
    QCOMPARE(placesOf(with(rows, "pending", 4), "problem.pending"), "cartouche-blue-2 cartouche-blue-3 "s);
    QCOMPARE(placesOf(with(start(), "known.red", "4"), "problem.known"), "hand-red "s);
}

void TestAtonSetUp::warningsOfWhatCannotBe()
{
    const Arrangement placed = moved(Aton::normalized(start(), start()), "stock-red", "stock-red");
    QCOMPARE(ids(placed), ""s);
    const auto warned = [](const std::string &text) { return ids(Aton::arrangement(positions::read(text))); };
    const std::string empty = "............/............/............/............";
    const std::string cards = "-,-,-,-,9999,-,0000,0000";
    QCOMPARE(warned("aton/1 r.........../............/............/............ r1 deal:red - red:0,0,x," + cards
                    + " blue:0,0,x," + cards),
             "warning.first-round-counters"s);
    QCOMPARE(warned("aton/1 " + empty + " r1 deal:red - red:4,0,x," + cards + " blue:0,1,x," + cards),
             "warning.first-round-counters warning.first-round-points"s);
    QCOMPARE(warned("aton/1 " + empty + " r1 deal:red - red:0,0,x,-,-,-,-,8999,-,1000,0000 blue:0,0,x," + cards),
             "warning.first-round-discards"s);
    QCOMPARE(warned("aton/1 rrrrrrrrrrrr/............/............/............ r2 deal:red - red:0,0,x," + cards
                    + " blue:0,0,x," + cards),
             "warning.filled"s);
    QCOMPARE(warned("aton/1 " + empty + " r2 deal:red - red:0,4,x," + cards + " blue:0,4,x," + cards),
             "warning.kingdom-full"s);
    QCOMPARE(warned("aton/1 " + empty + " r2 over:scoring red red:40,4,x," + cards + " blue:0,3,x," + cards),
             "warning.scored-not-full"s);
    QCOMPARE(warned("aton/1 r.........../............/............/............ r2 take:red:1000 red red:0,4,x," + cards
                    + " blue:0,3,x," + cards),
             "warning.kingdom-not-full"s);
    QCOMPARE(warned("aton/1 " + empty + " r2 deal:red - red:0,0,x,-,-,-,-,8999,-,0000,1000 blue:0,0,x," + cards),
             "warning.exchanged"s);
}

void TestAtonSetUp::markerAndScoreAgree()
{
    const Arrangement seven = changed(start(), "score.red", 7);
    QCOMPARE(countOn(seven, "score-7"), 1);
    QCOMPARE(ids(seven), "warning.first-round-points"s);
    const Arrangement nine = Aton::normalized(seven, moved(seven, "score-7", "score-9"));
    QCOMPARE(number(nine, "score.red"), 9);
    QCOMPARE(number(Aton::normalized(nine, without(nine, "score-9")), "score.red"), 0);
    // A second marker from the palette takes the place of the first.
    const Piece marker{placeOf("score-12"), 3, 0, 0, 1, true, 0};
    const Arrangement twelve = Aton::normalized(nine, plus(nine, marker));
    QCOMPARE(number(twelve, "score.red"), 12);
    QCOMPARE(countOn(twelve, "score-9"), 0);
    const Arrangement many = changed(twelve, "score.red", 45);
    QCOMPARE(countOn(many, "score-40"), 1);
    QCOMPARE(number(many, "score.red"), 45);
    QCOMPARE(countOn(changed(many, "score.red", 0), "score-40"), 0);
}

void TestAtonSetUp::markersMayShareASquare()
{
    const Arrangement apart = changed(changed(start(), "score.red", 7), "score.blue", 9);
    Arrangement pushed = without(apart, "score-7");
    pushed = Aton::normalized(apart, moved(pushed, "score-9", "score-7"));
    QCOMPARE(number(pushed, "score.red"), 7);
    QCOMPARE(number(pushed, "score.blue"), 7);
    QCOMPARE(countOn(pushed, "score-7"), 2);
}

void TestAtonSetUp::rowsTurnUp()
{
    const Arrangement up = Aton::arrangement(rowsUp());
    Arrangement seven = moved(up, "cartouche-blue-4", "hand-blue");
    seven = Aton::normalized(up, seven);
    const auto isUp = [](const Arrangement &arrangement) {
        return std::any_of(arrangement.pieces.begin(), arrangement.pieces.end(), [](const Piece &piece) {
            return piece.place == placeOf("cartouche-red-1") && piece.faceUp && piece.known == 0;
        });
    };
    QVERIFY(isUp(up) && !isUp(seven));
    const Arrangement known = with(seven, "known.red", "1");
    const Arrangement again = Aton::normalized(known, moved(known, "hand-blue", "cartouche-blue-4"));
    QVERIFY(isUp(again));
    QCOMPARE(text(again, "known.red"), ""s);
    QCOMPARE(ids(again), ""s);
}

void TestAtonSetUp::phaseBringsItsFigures()
{
    const Arrangement removing = Aton::arrangement(rowsUp()); // blue removes one
    QCOMPARE(text(removing, "phase"), "remove"s);
    const Arrangement placing = changed(removing, "phase", "place");
    QCOMPARE(ids(placing), ""s);
    QCOMPARE(text(placing, "actor"), "blue"s);
    QCOMPARE(number(placing, "pending"), 4);
    const Arrangement back = changed(placing, "phase", "remove");
    QCOMPARE(ids(back), ""s);
    QCOMPARE(number(back, "pending"), 1);
    // From a phase without order, the cards say who plays first.
    const Arrangement over = changed(with(removing, "score.red", 3), "phase", "over");
    QCOMPARE(number(over, "pending"), 0);
    QCOMPARE(text(over, "actor"), "red"s);
    const Arrangement onward = changed(over, "phase", "place");
    QCOMPARE(text(onward, "first"), "blue"s);
    QCOMPARE(text(onward, "actor"), "blue"s);
    QCOMPARE(text(onward, "reason"), "-"s);
    const Arrangement drawing = changed(placing, "phase", "draw");
    QCOMPARE(text(drawing, "first"), "-"s);
    QCOMPARE(number(drawing, "pending"), 0);
    const Arrangement won = changed(changed(removing, "score.red", 41), "phase", "over");
    QCOMPARE(text(won, "reason"), "points"s);
    QCOMPARE(text(won, "first"), "-"s);
    QCOMPARE(ids(won), ""s);
}

void TestAtonSetUp::takingIsSetUpByOneField()
{
    const Position before = positions::read(
        "aton/1 rr..b......./............/r.........../.b.......... r3 deal:red - red:5,4,x,-,-,-,-,9999,-,0000,0000 "
        "blue:9,4,x,-,-,-,-,9999,-,0000,0000");
    const Arrangement taking = changed(Aton::arrangement(before), "phase", "take");
    QCOMPARE(ids(taking), ""s);
    QCOMPARE(text(taking, "actor"), "blue"s); // the leader in points
    QCOMPARE(number(taking, "owed.1") * 1000 + number(taking, "owed.4"), 1001);
    const Arrangement reds = changed(taking, "actor", "red");
    QCOMPARE(ids(reds), ""s);
    QCOMPARE(number(reds, "owed.1") * 10 + number(reds, "owed.3"), 21);
    QCOMPARE(number(reds, "pending"), 3);
    QCOMPARE(number(changed(reds, "owed.1", 1), "pending"), 2);
    const Arrangement fewer = changed(reds, "pending", 2);
    QCOMPARE(number(fewer, "owed.1") * 10 + number(fewer, "owed.3"), 11);
    QCOMPARE(changed(fewer, "pending", 3), reds);
}

void TestAtonSetUp::actorBringsItsFigures()
{
    const Arrangement placing = changed(Aton::arrangement(rowsUp()), "phase", "place");
    const Arrangement reds = changed(placing, "actor", "red");
    QCOMPARE(text(reds, "first"), "blue"s);
    QCOMPARE(number(reds, "pending"), 4);
    QCOMPARE(ids(reds), ""s);
}

} // namespace tests::tst_aton_set_up

TEST_CLASS(tst_aton_set_up, TestAtonSetUp)
#include "tst_aton_set_up.moc"
