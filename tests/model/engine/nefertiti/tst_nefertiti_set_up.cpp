// SPDX-License-Identifier: GPL-3.0-or-later
// Positions set up by hand: what fields tell, what follows from an edit, and the fixes of what is wrong.
#include <algorithm>

#include "games.h"

#include "model/engine/nefertiti/rules/places.h"
#include "tests/model/engine/by_hand.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_set_up {

using namespace nefertiti_games;
using namespace std::string_literals;
using engine::Arrangement;
using engine::FieldRule;
using engine::Piece;
using engine::PlaceIndex;
using engine::Problem;
using engine::Value;

namespace {

constexpr int kEdited = many(1'000);

using H = by_hand::Hands<G, engine::nefertiti::game>;

/// Something that is laid, taken away or set, whether or not it is right.
void change(Arrangement &arrangement, Random &random)
{
    const auto byte = [&random](std::uint32_t below) { return static_cast<std::uint8_t>(random.below(below)); };
    if (random.below(3) == 0 && !arrangement.pieces.empty()) {
        arrangement.pieces.erase(arrangement.pieces.begin()
                                 + random.below(static_cast<std::uint32_t>(arrangement.pieces.size())));
    } else if (random.below(2) == 0) {
        arrangement.pieces.push_back({static_cast<PlaceIndex>(random.below(kPlaces + 2) - 1), byte(11),
                                      random.below(3) == 0 ? kNobody : byte(5), byte(9), byte(3)});
    } else {
        auto &[name, value] = arrangement.fields[random.below(static_cast<std::uint32_t>(arrangement.fields.size()))];
        const auto rules = G::fields(arrangement);
        const auto rule =
            std::find_if(rules.begin(), rules.end(), [&](const FieldRule &each) { return each.name == name; });
        if (rule != rules.end() && rule->form == FieldRule::Form::Choice)
            value = rule->choices[random.below(static_cast<std::uint32_t>(rule->choices.size()))];
        else if (value.asBool())
            value = !*value.asBool();
        else if (value.asInt())
            value = static_cast<int>(random.below(16));
    }
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
        const auto next = game().quickFix(arrangement, problem);
        if (!next)
            continue;
        const auto left = H::problemsOf(*next);
        const auto isSame = [&problem](const Problem &each) { return each.message == problem.message; };
        if (std::any_of(left.begin(), left.end(), isSame))
            return "a fix leaves its problem";
    }
    return nullptr;
}

} // namespace

class TestNefertitiSetUp : public QObject, H {
    Q_OBJECT

private slots:
    void positionsStayAsTheyAre();
    void whateverHandsDo();
    void thousandsOfPieces();
    void fieldsAreAccepted();
    void fieldsOfThePhase();
    void whatMayLieWhere();
    void aTableIsSetUpFromNothing();
    void N4_moneyIsBalanced();
    void fieldsAndPiecesFollowEachOther();
    void N5_anotherStallIsVisible();
    void N12_marketClosedIsMoved();
    void N13_giftsComeOutOfTheDeck();
    void N16_N56_N57_numberOfPlayers();
    void N28_theDiceNeedAServant();
    void N40_theCharacterOfTheTurn();
    void N51_marketsAfterAkhenaton();
    void phasesBegin_data();
    void phasesBegin();
};

void TestNefertitiSetUp::positionsStayAsTheyAre()
{
    const auto law = [](const Position &p) -> const char * {
        const Arrangement arrangement = G::arrangement(p);
        if (!(G::normalized(arrangement, arrangement) == arrangement))
            return "another one follows";
        if (!(G::normalized({}, arrangement) == arrangement))
            return "another one follows from nothing";
        for (const Piece &piece : arrangement.pieces) {
            if (!isHeld(arrangement, piece) && piece.place < kMarketPlaces)
                return "a piece lies where it may not";
        }
        return nullptr;
    };
    QCOMPARE(laws::firstBreach<NefertitiLaws>(kLawGames / 10, law), ""s);
}

void TestNefertitiSetUp::whateverHandsDo()
{
    Random random(5);
    int played = 0;
    for (int i = 0; i < kEdited; ++i) {
        Position p = NefertitiLaws::start(i);
        for (std::uint32_t steps = random.below(160); steps > 0 && G::toAct(p) != 0; --steps)
            G::apply(p, engine::randomAction<G>(p, G::toAct(p), random));
        Arrangement arrangement = G::arrangement(p);
        for (std::uint32_t edits = 1 + random.below(4); edits > 0; --edits) {
            const Arrangement before = arrangement;
            change(arrangement, random);
            if (random.below(3) != 0)
                arrangement = G::normalized(before, arrangement);
        }
        if (const char *const wrong = breach(arrangement))
            QFAIL((wrong + ": "s + G::text(p) + ' ' + firstProblem(arrangement)).c_str());
        const Arrangement whole = fixed(arrangement);
        played += problemsOf(whole).empty() ? 1 : 0;
    }
    QVERIFY2(played > kEdited * 9 / 10, QByteArray::number(played).constData());
}

// Far more pieces than there are, of all sorts: in words what is wrong, and no figure runs over.
void TestNefertitiSetUp::thousandsOfPieces()
{
    Random random(6);
    for (int i = 0; i < many(200); ++i) {
        const Arrangement start = G::arrangement(firstTurn(2 + i % 4));
        Arrangement wild = start;
        for (int n = 0; n < 300; ++n) {
            const auto byte = [&random](std::uint32_t below) { return static_cast<std::uint8_t>(random.below(below)); };
            wild.pieces.push_back({static_cast<PlaceIndex>(static_cast<int>(random.below(kPlaces + 4)) - 2), byte(20),
                                   byte(9), byte(14), static_cast<std::uint8_t>(255 - byte(2)), byte(2) == 0,
                                   byte(255)});
        }
        QVERIFY(!problemsOf(wild).empty());
        QCOMPARE(breach(wild), nullptr);
        QVERIFY(problemsOf(fixed(wild)).empty());
        QCOMPARE(G::normalized(start, wild), wild);
        for (PlaceIndex place = -2; place < kPlaces + 2; ++place)
            G::holdable(wild, place);
    }
}

void TestNefertitiSetUp::fieldsAreAccepted()
{
    const Arrangement before = G::arrangement(firstTurn(5));
    const auto rules = G::fields(before);
    QVERIFY(rules.size() > 80);
    for (const FieldRule &rule : rules) {
        const auto values = valuesOf(rule);
        QVERIFY2(!values.empty() || rule.form == FieldRule::Form::SeatId, rule.name.c_str());
        for (const Value &value : values)
            QVERIFY2(firstProblem(set(before, rule.name, value)) != "problem.field", rule.name.c_str());
    }
    Arrangement broken = before;
    engine::setMember(broken.fields, "money.a", "many");
    QCOMPARE(firstProblem(broken), "problem.field"s);
    QVERIFY(problemsOf(fixed(broken)).empty());
}

void TestNefertitiSetUp::fieldsOfThePhase()
{
    const Arrangement turn = G::arrangement(firstTurn(3));
    QCOMPARE(fieldNames(turn, ""), "seats stalls phase turn actor left recruited passes dice"s);
    QCOMPARE(fieldNames(turn, "open"), ""s);
    QCOMPARE(fieldNames(turn, "seat.c"),
             "score.c money.c seals.c senet.c double.c harp.c chair.c mirror.c statuette.c necklace.c gold.c"s);
    QCOMPARE(fieldNames(turn, "seat.d"), ""s);
    QCOMPARE(fieldNames(G::arrangement(G::start({5, {}})), ""), "seats stalls phase turn actor dice amon"s);
    QCOMPARE(fieldNames(set(set(turn, "akhenaton", false), "phase", "discard"), ""),
             "seats stalls phase turn actor left recruited passes owners dice choosing.a choosing.b choosing.c"s);
    QCOMPARE(fieldNames(set(turn, "akhenaton", false), "open"),
             "open.gizeh open.akhet-aton open.abou-simbel open.louqsor"s);
}

void TestNefertitiSetUp::whatMayLieWhere()
{
    const Arrangement turn = G::arrangement(firstTurn(3));
    const auto sorts = [&turn](std::string_view place) {
        std::string all;
        for (const Piece &sort : G::holdable(turn, placeOf(place)))
            all += (all.empty() ? "" : " ") + G::pieceKinds()[sort.kind].id + ':' + std::to_string(sort.count);
        return all;
    };
    QCOMPARE(sorts("gizeh-r-1"), "servant:1 servant:1 servant:1"s);
    QCOMPARE(sorts("gizeh-l-0"), ""s); // covered
    QCOMPARE(sorts("gizeh-u"), "gift:1 gift:1 gift:1 gift:1 gift:1 gift:1 gift:1 gift:1"s);
    QCOMPARE(sorts("seal-gizeh"), "seal:1"s);
    QCOMPARE(sorts("tile-gizeh-l"), "deben:30"s);
    QCOMPARE(sorts("tile-gizeh-r"), ""s);
    QCOMPARE(sorts("closed-gizeh"), "closed:1"s);
    QCOMPARE(sorts("servants-b"), "servant:4"s);
    QCOMPARE(sorts("supply"), "seal:12"s);
    QCOMPARE(sorts("purse-b") + ' ' + sorts("seals-c") + ' ' + sorts("gift-a-harp"), "deben:30 seal:12 gift:8"s);
    QCOMPARE(sorts("purse-d") + sorts("deck") + sorts("character-vizier"), ""s); // not there, or set by number
}

// As the editor begins: nothing lies there, a phase is chosen, and the rest is fixed.
void TestNefertitiSetUp::aTableIsSetUpFromNothing()
{
    for (int seats = 2; seats <= kMostPlayers; ++seats) {
        const Arrangement asked = set(G::arrangement(G::start({seats, {}})), "phase", "turn");
        QCOMPARE(firstProblem(asked), "problem.stalls"s);
        const Position p = composed(fixed(asked));
        QVERIFY(p.phase == Phase::Turn && p.turn == 1 && p.left == 1);
        for (int market = 0; market < kLouqsor; ++market)
            QCOMPARE(cardsIn(p, market), 15U);
        QVERIFY(nefertiti_games::conservation(p) == nullptr);
    }
}

void TestNefertitiSetUp::N4_moneyIsBalanced()
{
    const Arrangement turn = G::arrangement(firstTurn());
    const Arrangement rich = set(turn, "money.a", 11);
    QCOMPARE(firstProblem(rich), "problem.money"s);
    Position p = composed(fixed(rich));
    QCOMPARE(p.money[0] + p.money[1] + p.money[2] + p.money[3] + p.reserve[0] + p.reserve[1] + p.reserve[2]
                 + p.reserve[3],
             moneyOf(4));
    QVERIFY(p.money[0] == 9 && p.money[3] == 9); // the fullest ones
    p = composed(fixed(set(turn, "money.a", 5)));
    QCOMPARE(int(p.money[0]), 5);
    QCOMPARE(p.reserve[0] + p.reserve[1] + p.reserve[2] + p.reserve[3], 7);
}

void TestNefertitiSetUp::fieldsAndPiecesFollowEachOther()
{
    const Arrangement turn = G::arrangement(firstTurn());
    Position p = composed(with(turn, "gift-b-harp", GiftPiece, 3));
    QCOMPARE(int(p.gifts[1][2]), 1);
    const Arrangement sealed = set(turn, "seals.c", 2);
    const auto there = [&](const Piece &piece) { return piece.place == placeOf("seals-c") && piece.count == 2; };
    QVERIFY(std::any_of(sealed.pieces.begin(), sealed.pieces.end(), there));
    p = composed(without(sealed, "seals-c"));
    QCOMPARE(int(p.seals[2]), 0);
    Arrangement extra = turn; // by another hand: a die where no field says so
    extra.pieces.push_back({placeOf("dice-b"), DiePiece});
    QCOMPARE(firstProblem(extra), "problem.misplaced"s);
    QCOMPARE(fixed(extra), turn);
}

void TestNefertitiSetUp::N5_anotherStallIsVisible()
{
    const Arrangement stood = with(without(G::arrangement(firstTurn()), "servants-b"), "gizeh-r-5", ServantPiece, 0, 1);
    const Arrangement turned = set(stood, "stall-gizeh", "gizeh-l");
    const Position p = composed(fixed(turned));
    QCOMPARE(int(p.side[0]), 0);
    QCOMPARE(int(takenIn(p, 0)), 0);
    QCOMPARE(int(p.free[1]), 4);
    const Arrangement canonical = G::arrangement(p);
    QVERIFY(std::any_of(canonical.pieces.begin(), canonical.pieces.end(), [](const Piece &piece) {
        return piece.kind == TilePiece && piece.place == placeOf("tile-gizeh-r");
    }));
}

void TestNefertitiSetUp::N12_marketClosedIsMoved()
{
    const Arrangement turn = G::arrangement(firstTurn());
    QCOMPARE(firstProblem(without(turn, "closed-louqsor")), "problem.no-closed"s);
    const Arrangement moved = with(without(turn, "closed-louqsor"), "closed-gizeh", ClosedPiece);
    const auto problems = problemsOf(moved);
    QCOMPARE(problems.size(), std::size_t(1)); // Louqsor is open now and has no cards
    QCOMPARE(problems.front().message.id, "problem.few-cards"s);
    QCOMPARE(problems.front().places.size(), std::size_t(4));
    const Position p = composed(fixed(moved));
    QVERIFY(!engine::nefertiti::isOpen(p, 0) && engine::nefertiti::isOpen(p, kLouqsor) && cardsIn(p, 0) == 15);
}

void TestNefertitiSetUp::N13_giftsComeOutOfTheDeck()
{
    const Arrangement turn = G::arrangement(firstTurn());
    const int harps = composed(turn).deck[2];
    QVERIFY(harps > 0);
    const Position p = composed(set(turn, "harp.c", 1));
    QCOMPARE(int(p.deck[2]), harps - 1);
    const Arrangement tooMany = set(set(turn, "harp.c", 8), "deck.harp", 3);
    QCOMPARE(firstProblem(tooMany), "problem.gifts"s);
    QCOMPARE(int(composed(fixed(tooMany)).deck[2]), 0);
    QCOMPARE(firstProblem(set(turn, "akhenaton", false)), "problem.akhenaton"s);
    QCOMPARE(engine::nefertiti::deckSize(composed(fixed(set(turn, "akhenaton", false)))), 4);
}

void TestNefertitiSetUp::N16_N56_N57_numberOfPlayers()
{
    for (int from = 2; from <= kMostPlayers; ++from) {
        const Arrangement before = G::arrangement(firstTurn(from));
        for (int to = 2; to <= kMostPlayers; ++to) {
            const Position p = composed(set(before, "seats", to));
            QCOMPARE(int(p.seats), to);
            QCOMPARE(int(p.free[1]), servantsOf(to));
            QCOMPARE(int(p.characters[Scribe]), cardsOf(Scribe, to));
            QCOMPARE(int(p.characters[Amon]), to == 5 ? 1 : 0);
        }
    }
}

void TestNefertitiSetUp::N28_theDiceNeedAServant()
{
    const Arrangement has = set(G::arrangement(firstTurn()), "dice", "b");
    QCOMPARE(firstProblem(has), "problem.dice"s);
    QCOMPARE(int(composed(fixed(has)).dice), int(kNobody));
}

void TestNefertitiSetUp::N40_theCharacterOfTheTurn()
{
    const Arrangement priest = set(set(G::arrangement(firstTurn()), "recruited", "high-priest"), "left", 2);
    Position p = composed(priest);
    QCOMPARE(int(p.characters[HighPriest]), 0);
    QCOMPARE(int(p.left), 2);
    p = composed(set(priest, "recruited", "thief"));
    QCOMPARE(int(p.left), 1);
    p = composed(set(G::arrangement(firstTurn(5)), "recruited", "priest-of-amon"));
    QCOMPARE(int(p.amon), 0);
    QCOMPARE(int(p.characters[Amon]), 0);
}

void TestNefertitiSetUp::N51_marketsAfterAkhenaton()
{
    const Arrangement last = fixed(set(G::arrangement(firstTurn()), "akhenaton", false));
    const Position p = composed(set(last, "open.gizeh", false));
    QCOMPARE(int(p.open), 6);
    QCOMPARE(firstProblem(set(last, "open.louqsor", true)), ""s); // it has the tile: it stays shut
    Arrangement none = last;
    for (const char *const open : {"open.gizeh", "open.akhet-aton", "open.abou-simbel"})
        none = set(none, open, false);
    QCOMPARE(firstProblem(none), "problem.over"s);
    QCOMPARE(composed(fixed(none)).phase, Phase::Over);
}

void TestNefertitiSetUp::phasesBegin_data()
{
    QTest::addColumn<QString>("phase");
    for (const char *const phase : {"turn", "swap", "discard", "roll", "settle", "reroll", "over"})
        QTest::newRow(phase) << phase;
}

// Where all has been laid out that the phase needs, it can be played at once.
void TestNefertitiSetUp::phasesBegin()
{
    QFETCH(QString, phase);
    Position p = firstTurn();
    p.closed = 0; // Louqsor is open
    p.open = 14;
    Arrangement laid = fixed(G::arrangement(p));
    for (const auto &[name, n] : {std::pair("senet.a", 1),
                                  {"double.a", 1},
                                  {"harp.a", 1},
                                  {"harp.b", 1},
                                  {"chair.b", 1},
                                  {"senet.c", 1},
                                  {"senet.b", 1}})
        laid = set(laid, name, n);
    laid = with(without(laid, "servants-a"), "louqsor-l-3", ServantPiece, 0, 0);
    laid = fixed(with(laid, "akhet-aton-l-4", ServantPiece, 0, 0));
    if (phase == QLatin1String("over"))
        laid = fixed(set(laid, "akhenaton", false));
    const Arrangement begun = set(laid, "phase", phase.toStdString());
    QCOMPARE(firstProblem(begun), ""s);
    QCOMPARE(QString::fromStdString(std::string(phaseName(composed(begun).phase))), phase);
    QCOMPARE(firstProblem(set(begun, "phase", "turn")), phase == QLatin1String("over") ? "problem.over"s : ""s);
}

} // namespace tests::tst_nefertiti_set_up

TEST_CLASS(tst_nefertiti_set_up, TestNefertitiSetUp)
#include "tst_nefertiti_set_up.moc"
