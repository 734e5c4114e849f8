// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do with an arrangement: the box is neither filled nor emptied by it.
#include "model/scenario/difference.h"
#include "model/scenario/editing.h"
#include "tests/model/random_positions.h"
#include "tests/test_class.h"

namespace tests::tst_editing {

using namespace scenario;
using engine::kNowhere;

namespace {

constexpr int kPositions = 300; ///< of each game

const engine::Game &gameOf(const QString &id) { return *engine::findGame(id.toStdString()); }

std::uint32_t sizeOf(std::size_t size) { return static_cast<std::uint32_t>(size); }

template <class T>
const T &anyOf(const std::vector<T> &list, engine::Random &random)
{
    return list[random.below(sizeOf(list.size()))];
}

/// Pieces of the sorts in the box that are there in all.
std::vector<int> countsOf(const Game &game, const Arrangement &arrangement)
{
    std::vector<int> counts;
    for (const Piece &sort : game.box(arrangement))
        counts.push_back(countOf(arrangement, sort));
    return counts;
}

/// True if no more of that sort lie at a place than it holds.
bool isHeld(const Game &game, const Arrangement &arrangement, const Piece &piece)
{
    const std::vector<Piece> sorts = game.holdable(arrangement, piece.place);
    return std::any_of(sorts.begin(), sorts.end(), [&](const Piece &each) {
        return isSameSort(each, piece) && each.faceUp == piece.faceUp && piece.count <= each.count;
    });
}

/// A place and a sort of the box that may lie there.
std::pair<Piece, PlaceIndex> anyTarget(const Game &game, const Arrangement &arrangement, engine::Random &random)
{
    const std::vector<Piece> box = game.box(arrangement);
    while (true) {
        const auto place = static_cast<PlaceIndex>(random.below(sizeOf(game.places().size())));
        const std::vector<Piece> sorts = game.holdable(arrangement, place);
        if (sorts.empty())
            continue;
        const Piece &sort = anyOf(sorts, random);
        if (std::any_of(box.begin(), box.end(), [&](const Piece &each) { return isSameSort(each, sort); }))
            return {sort, place};
    }
}

} // namespace

class TestEditing : public QObject {
    Q_OBJECT

private slots:
    void whatIsPlacedComesFromItsHome_data();
    void whatIsPlacedComesFromItsHome();
    void theOnlyOneIsMoved();
    void whatIsErasedGoesHome_data() { whatIsPlacedComesFromItsHome_data(); }
    void whatIsErasedGoesHome();
    void movingMakesNoPieces_data() { whatIsPlacedComesFromItsHome_data(); }
    void movingMakesNoPieces();
    void countsAreAsAsked_data() { whatIsPlacedComesFromItsHome_data(); }
    void countsAreAsAsked();
    void fillingStopsWhereNothingIsLeft_data() { whatIsPlacedComesFromItsHome_data(); }
    void fillingStopsWhereNothingIsLeft();
    void gatheringAndEmptyingKeepThePieces_data() { whatIsPlacedComesFromItsHome_data(); }
    void gatheringAndEmptyingKeepThePieces();
    void aClearedTableIsThatOfTheStart_data() { whatIsPlacedComesFromItsHome_data(); }
    void aClearedTableIsThatOfTheStart();
    void whatCannotBeIsRefused_data() { whatIsPlacedComesFromItsHome_data(); }
    void whatCannotBeIsRefused();
    void fieldsAreSet();
    void everythingFixableIsFixed_data() { whatIsPlacedComesFromItsHome_data(); }
    void everythingFixableIsFixed();
    void oneProblemIsFixedAsAskedForLater_data() { whatIsPlacedComesFromItsHome_data(); }
    void oneProblemIsFixedAsAskedForLater();
    void anotherPhaseKeepsThePieces();
};

void TestEditing::whatIsPlacedComesFromItsHome_data()
{
    QTest::addColumn<QString>("id");
    for (const char *const id : {"aton", "osiris", "nefertiti"}) // which have an editor
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TestEditing::whatIsPlacedComesFromItsHome()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(1);
    int done = 0;
    for (int i = 0; i < kPositions; ++i) {
        const Arrangement before = anyPosition(game, random).arrangement();
        const auto [sort, place] = anyTarget(game, before, random);
        const auto after = placed(game, before, sort, place);
        if (!after)
            continue;
        ++done;
        QCOMPARE(countAt(*after, place, sort), countAt(before, place, sort) + 1);
        for (const Piece &each : game.box(before)) {
            if (!isSameSort(each, sort))
                continue;
            const bool comesFromHome =
                each.place != kNowhere && each.place != place && countAt(before, each.place, each) > 0;
            const bool isOnly = each.count == 1 && countOf(before, each) == 1;
            QCOMPARE(countOf(*after, each), countOf(before, each) + (comesFromHome || isOnly ? 0 : 1));
        }
    }
    QVERIFY2(done > kPositions / 4, QByteArray::number(done).constData());
}

/// Of a sort that the box has once there are never two: a god changes places with another one, a priest walks.
void TestEditing::theOnlyOneIsMoved()
{
    const Game &game = gameOf(QStringLiteral("osiris"));
    engine::Random random(9);
    int exchanges = 0;
    for (int i = 0; i < kPositions; ++i) {
        const Arrangement before = anyPosition(game, random).arrangement();
        const auto [sort, place] = anyTarget(game, before, random);
        const std::vector<Piece> box = game.box(before);
        const auto supply =
            std::find_if(box.begin(), box.end(), [&sort = sort](const Piece &each) { return isSameSort(each, sort); });
        const auto after = placed(game, before, sort, place);
        if (supply->count != 1 || !after)
            continue;
        QCOMPARE(countOf(*after, sort), 1);
        QCOMPARE(countAt(*after, place, sort), 1);
        const bool isExchange = supply->place == kNowhere && countOf(before, sort) == 1;
        exchanges += isExchange ? 1 : 0;
        QVERIFY(!isExchange || countsOf(game, before) == countsOf(game, *after));
    }
    QVERIFY(exchanges > 20);
}

void TestEditing::whatIsErasedGoesHome()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(2);
    int done = 0;
    for (int i = 0; i < kPositions; ++i) {
        const Arrangement before = anyPosition(game, random).arrangement();
        const Piece piece = anyOf(before.pieces, random);
        const auto after = erased(game, before, piece.place, piece);
        const std::vector<Piece> box = game.box(before);
        const auto boxed =
            std::find_if(box.begin(), box.end(), [&](const Piece &each) { return isSameSort(each, piece); });
        if (!after || boxed == box.end())
            continue;
        ++done;
        QCOMPARE(countAt(*after, piece.place, piece), countAt(before, piece.place, piece) - 1);
        const bool hasHome = boxed->place != kNowhere && boxed->place != piece.place;
        QCOMPARE(countOf(*after, piece), countOf(before, piece) - (hasHome ? 0 : 1));
    }
    QVERIFY2(done > kPositions / 2, QByteArray::number(done).constData());
}

void TestEditing::movingMakesNoPieces()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(3);
    int done = 0;
    for (int i = 0; i < kPositions * 4; ++i) {
        const Arrangement before = anyPosition(game, random).arrangement();
        const Piece piece = anyOf(before.pieces, random);
        const auto to = static_cast<PlaceIndex>(random.below(sizeOf(game.places().size())));
        const auto after = moved(game, before, piece.place, piece, to);
        if (!after)
            continue;
        ++done;
        QVERIFY(asLyingAt(game, before, piece, to));
        QVERIFY(countAt(*after, to, piece) >= 1);
        QVERIFY(countOf(*after, piece) <= countOf(before, piece));
    }
    QVERIFY2(done > 20, QByteArray::number(done).constData());
}

void TestEditing::countsAreAsAsked()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(4);
    int done = 0;
    for (int i = 0; i < kPositions; ++i) {
        const Arrangement before = anyPosition(game, random).arrangement();
        auto [sort, place] = anyTarget(game, before, random);
        sort.place = place;
        const int count = static_cast<int>(random.below(sort.count + 1U));
        const auto after = counted(game, before, sort, count);
        if (!after)
            continue;
        ++done;
        int now = 0;
        for (const Piece &each : after->pieces) {
            if (each.place == place && isSameSort(each, sort) && each.faceUp == sort.faceUp)
                now += each.count;
        }
        QCOMPARE(now, count);
    }
    QVERIFY2(done > kPositions / 8, QByteArray::number(done).constData());
}

void TestEditing::fillingStopsWhereNothingIsLeft()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(5);
    int done = 0;
    for (int i = 0; i < kPositions; ++i) {
        const Arrangement before = anyPosition(game, random).arrangement();
        const auto [sort, place] = anyTarget(game, before, random);
        const auto after = filled(game, before, sort, place);
        if (!after)
            continue;
        ++done;
        for (const Piece &each : game.box(*after))
            QVERIFY(countOf(*after, each) <= std::max<int>(each.count, countOf(before, each)));
        for (const Piece &each : after->pieces)
            QVERIFY(!isSameSort(each, sort) || isHeld(game, *after, each));
        QVERIFY(!filled(game, *after, sort, place)); // there is no more to fill
    }
    QVERIFY2(done > kPositions / 10, QByteArray::number(done).constData());
}

void TestEditing::gatheringAndEmptyingKeepThePieces()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(6);
    int gatherings = 0;
    for (int i = 0; i < kPositions; ++i) {
        const Arrangement before = anyPosition(game, random).arrangement();
        std::vector<PlaceIndex> places;
        for (int n = 0; n < 4; ++n) {
            const PlaceIndex place = anyOf(before.pieces, random).place;
            if (std::find(places.begin(), places.end(), place) == places.end())
                places.push_back(place);
        }
        const auto to = static_cast<PlaceIndex>(random.below(sizeOf(game.places().size())));
        if (const auto after = gathered(game, before, places, to)) {
            ++gatherings;
            QCOMPARE(countsOf(game, *after), countsOf(game, before));
        }
        const auto after = emptied(game, before, places);
        for (const Piece &each : game.box(before)) {
            const bool isHome = std::find(places.begin(), places.end(), each.place) != places.end();
            if (after && each.place != kNowhere && !isHome)
                QCOMPARE(countOf(*after, each), countOf(before, each));
        }
    }
    QVERIFY2(gatherings > 10, QByteArray::number(gatherings).constData());
}

void TestEditing::aClearedTableIsThatOfTheStart()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(7);
    for (int i = 0; i < 50; ++i) {
        const engine::Position position = anyPosition(game, random);
        const auto after = cleared(game, position.arrangement(), position.setup());
        QVERIFY(after || position == game.start(position.setup()));
        if (after)
            QCOMPARE(after->fields, game.start(position.setup()).arrangement().fields);
    }
}

void TestEditing::whatCannotBeIsRefused()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    const Arrangement start = game.start({game.mostSeats(), {}}).arrangement();
    const Piece sort = game.box(start).front();
    const auto beyond = static_cast<PlaceIndex>(game.places().size());
    for (const PlaceIndex place : {kNowhere, beyond}) {
        QVERIFY(!placed(game, start, sort, place));
        QVERIFY(!moved(game, start, sort.place, sort, place));
        QVERIFY(!moved(game, start, place, sort, sort.place));
        QVERIFY(!erased(game, start, place, sort));
        QVERIFY(!filled(game, start, sort, place));
        QVERIFY(!gathered(game, start, {sort.place}, place));
        Piece lying = sort;
        lying.place = place;
        QVERIFY(!counted(game, start, lying, 1));
    }
    QVERIFY(!withField(game, start, "no-such-field", 1));
}

void TestEditing::fieldsAreSet()
{
    const Game &game = *engine::games().front();
    const Arrangement start = game.start({}).arrangement();
    const auto after = withField(game, start, "round", 7);
    QVERIFY(after);
    QCOMPARE(*fieldOf(*after, "round")->asInt(), 7);
    QVERIFY(!withField(game, *after, "round", 7));
    QVERIFY(!fieldOf(start, "no-such-field"));
}

/// One piece too many anywhere is found, and mostly fixed into something that can be played.
void TestEditing::everythingFixableIsFixed()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(8);
    int fixed = 0;
    int broken = 0;
    for (int i = 0; i < kPositions; ++i) {
        Arrangement arrangement = anyPosition(game, random).arrangement();
        Piece more = anyOf(arrangement.pieces, random);
        more.count = 1;
        arrangement.pieces.push_back(more);
        broken += game.problemsOf(arrangement).empty() ? 0 : 1;
        if (const auto after = allFixed(game, arrangement)) {
            const std::vector<engine::Problem> left = game.problemsOf(*after);
            fixed += std::none_of(left.begin(), left.end(), [](const auto &each) { return !each.playable; }) ? 1 : 0;
        }
    }
    QVERIFY2(broken > kPositions * 9 / 10, QByteArray::number(broken).constData());
    QVERIFY2(fixed > kPositions / 2, QByteArray::number(fixed).constData());
}

void TestEditing::oneProblemIsFixedAsAskedForLater()
{
    QFETCH(QString, id);
    const Game &game = gameOf(id);
    engine::Random random(9);
    int told = 0;
    for (int i = 0; i < kPositions / 3; ++i) {
        Arrangement arrangement = anyPosition(game, random).arrangement();
        arrangement.pieces.push_back(anyOf(arrangement.pieces, random));
        for (const engine::Problem &problem : game.problemsOf(arrangement)) {
            ++told;
            QCOMPARE(oneFixed(game, arrangement, problem), game.quickFix(arrangement, problem));
        }
    }
    QVERIFY(told > 0);
}

/// Gods and followers lie on the board, but it is said that the gods are still to be dealt: what is wrong is the phase.
void TestEditing::anotherPhaseKeepsThePieces()
{
    const Game &game = gameOf(QStringLiteral("osiris"));
    engine::Random random(10);
    Arrangement whole;
    while (!fieldOf(whole, "phase") || *fieldOf(whole, "phase")->asText() != "walk")
        whole = anyPosition(game, random).arrangement();
    Arrangement early = whole;
    engine::setMember(early.fields, "phase", "gods");
    const auto here = allFixed(game, early);
    QVERIFY(here && difference(early, *here).pieces.size() > 10); // they are taken away
    const auto there = fixedInOtherPhase(game, early, here);
    QVERIFY(there && game.problemsOf(*there).empty());
    QVERIFY(difference(early, *there).pieces.empty());
    QCOMPARE(fieldOf(*there, "phase")->asText()->c_str(), "walk");
    QVERIFY(!fixedInOtherPhase(game, whole, std::nullopt)); // nothing is wrong
    // What is only missing is added; nothing that lies there has to go.
    Arrangement few = whole;
    std::erase_if(few.pieces, [&](const Piece &each) { return each.place == game.placeOf("god-a0"); });
    QVERIFY(allFixed(game, few) && !fixedInOtherPhase(game, few, allFixed(game, few)));
}

} // namespace tests::tst_editing

TEST_CLASS(tst_editing, TestEditing)
#include "tst_editing.moc"
