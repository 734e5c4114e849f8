// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of Nefertiti: that each place stands where the rules draw it, and what moves there.
#include "model/engine/core/game.h"
#include "model/engine/core/insight.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/board/board_layers.h"
#include "views/board/board_picture.h"
#include "views/board/board_scene.h"
#include "views/board/board_view_state.h"
#include "views/board/cell_words.h"
#include "views/board/choreography.h"
#include "views/board/step_shown.h"
#include "views/common/fonts.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace tests::tst_nefertiti_pictures {

using views::Artwork;
using views::BoardViewState;
using views::PlannedMove;
using views::Theme;

namespace {

const QString kNefertiti = QStringLiteral("nefertiti");

QRectF around(const Artwork &artwork, const std::function<bool(const engine::Place &)> &isMeant)
{
    QRectF all;
    for (const engine::Place &place : engine::nefertiti::game().places()) {
        if (isMeant(place))
            all |= artwork.bounds(QString::fromStdString(place.id));
    }
    return all;
}

/// A random game with four seats.
replay::Timeline randomGame(std::uint64_t seed)
{
    engine::Random random(seed);
    replay::Timeline timeline(engine::nefertiti::game().start({.seats = 4}));
    while (!timeline.last().isOver()) {
        const std::vector<engine::Action> legal = timeline.last().legal();
        timeline.append(timeline.last().toAct() == engine::seatBit(engine::kChance)
                            ? timeline.last().sample(random)
                            : legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return timeline;
}

BoardViewState shownAt(const replay::Timeline &timeline, int step)
{
    return views::shownAt(timeline, step, engine::kNobody);
}

/// What moves with a step, and the board on which it does.
class Moved {
public:
    Moved(const replay::Timeline &timeline, int step) : Moved(shownAt(timeline, step - 1), shownAt(timeline, step)) {}
    Moved(const BoardViewState &before, const BoardViewState &after)
    {
        static Artwork artwork(Theme("light", kNefertiti));
        const views::BoardPlan &plan = views::BoardPlan::of(before.position);
        const views::BoardLayout layout(plan, artwork, {QSizeF(900, 800)});
        const words::Words words(engine::nefertiti::game());
        const views::BoardPicture earlier(layout, artwork, words, before, {});
        const views::BoardPicture picture(layout, artwork, words, after, {});
        const views::Earlier kept{before.arrangement, earlier.places(), earlier.pieces(), !before.rolled.empty()};
        edge = layout.board().right();
        places = picture.places();
        moves = views::Choreography(plan, engine::nefertiti::game(), kept, picture, after.arrangement, layout.square())
                    .moves();
    }

    int count(const std::function<bool(const PlannedMove &)> &isMeant) const
    {
        return static_cast<int>(std::count_if(moves.begin(), moves.end(), isMeant));
    }

    double edge = 0;
    std::vector<QRectF> places;
    std::vector<PlannedMove> moves;
};

int countAt(const BoardViewState &shown, const char *piece, const char *place)
{
    int count = 0;
    for (const engine::Piece &lying : shown.arrangement.pieces) {
        const engine::Game &game = engine::nefertiti::game();
        if (game.pieceKinds()[lying.kind].id == piece && views::placeAt(game, lying.place)->kind == place)
            count += lying.count;
    }
    return count;
}

/// What is said on cards at that size of the board, by the keys that begin so, at all steps of a game.
std::vector<views::Element> saidOnCards(QSizeF size, const QString &key)
{
    views::BoardScene scene(Theme("light", kNefertiti));
    scene.setSurface({size});
    const replay::Timeline game = randomGame(4);
    std::vector<views::Element> said;
    for (int step = 1; step <= game.stepCount(); step += 12) {
        scene.show(shownAt(game, step), views::Motion::None);
        for (const views::ElementItem *item : scene.elementItems()) {
            const views::Element &element = item->element();
            if (element.key.startsWith(key) && !element.on.isEmpty() && !element.look.id.isEmpty())
                said.push_back(element);
        }
    }
    return said;
}

} // namespace

class TestNefertitiPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void N8_marketsStandTwoByTwo();
    void N8_cardsLieBelowTheStallsOfTheirMarket_data();
    void N8_cardsLieBelowTheStallsOfTheirMarket();
    void N8_cellsGoMarketByMarket();
    void theReserveTileSlidesWithAllThatItSays();
    void whatIsThePlayersComesFromBesideAndGoesThere();
    void whatIsSaidOfACardComesWithIt();
    void whatStandsOnAPieceMovesAsItDoes();
    void diceRollOnce();
    void emptyPlacesSayWhatTheyPromise();
    void coordinatesAreSaidOnce();
    void wordsOnCardsAreTheSameOnAllOfThem();
    void namesKeepClearOfTheEdgesOfTheirCards();
};

void TestNefertitiPictures::N8_marketsStandTwoByTwo()
{
    const Artwork artwork{Theme("light", kNefertiti)};
    const auto market = [&artwork](const std::string &name) {
        return around(artwork, [&name](const engine::Place &place) { return place.id.starts_with(name + "-"); });
    };
    const QRectF gizeh = market("gizeh");
    const QRectF akhetAton = market("akhet-aton");
    const QRectF abouSimbel = market("abou-simbel");
    const QRectF louqsor = market("louqsor");
    QVERIFY(gizeh.right() < akhetAton.left());
    QVERIFY(gizeh.bottom() < abouSimbel.top());
    QVERIFY(abouSimbel.right() < louqsor.left());
    QVERIFY(akhetAton.bottom() < louqsor.top());
}

void TestNefertitiPictures::N8_cardsLieBelowTheStallsOfTheirMarket_data()
{
    QTest::addColumn<QString>("market");
    for (const char *const market : {"gizeh", "akhet-aton", "abou-simbel", "louqsor"})
        QTest::newRow(market) << market;
}

void TestNefertitiPictures::N8_cardsLieBelowTheStallsOfTheirMarket()
{
    QFETCH(QString, market);
    const Artwork artwork{Theme("light", kNefertiti)};
    const auto stall = [&](const char *side) {
        const std::string start = (market + "-" + side + "-").toStdString();
        return around(artwork, [&start](const engine::Place &place) { return place.id.starts_with(start); });
    };
    QVERIFY(stall("l").right() < stall("r").left());
    const QRectF upper = artwork.bounds(market + "-u");
    QVERIFY(std::max(stall("l").bottom(), stall("r").bottom()) <= upper.top());
    qreal left = 0;
    for (const char *const lower : {"-1", "-2", "-3"}) {
        const QRectF card = artwork.bounds(market + lower);
        QVERIFY(upper.bottom() < card.top());
        QVERIFY(left < card.left());
        left = card.right();
    }
}

// Keyboard, screen reader and the picture in text go by rows and columns: market by market, and each place has a cell
// of its own.
void TestNefertitiPictures::N8_cellsGoMarketByMarket()
{
    std::set<std::pair<int, int>> cells;
    std::map<std::string, std::pair<int, int>> rows;
    std::vector<std::string> markets;
    for (const engine::Place &place : engine::nefertiti::game().places()) {
        QVERIFY2(place.row < 0 || cells.emplace(place.row, place.column).second, place.id.c_str());
        if (place.kind != "square" && place.kind != "upper" && place.kind != "lower")
            continue;
        const auto [found, isNew] = rows.try_emplace(*place.details.front().second.asText(), place.row, place.row);
        if (isNew)
            markets.push_back(found->first);
        auto &[first, last] = found->second;
        first = std::min(first, place.row);
        last = std::max(last, place.row);
    }
    std::sort(markets.begin(), markets.end(), [&rows](const auto &a, const auto &b) { return rows[a] < rows[b]; });
    QCOMPARE(markets, (std::vector<std::string>{"gizeh", "akhet-aton", "abou-simbel", "louqsor"}));
    for (std::size_t i = 1; i < markets.size(); ++i)
        QVERIFY(rows[markets[i - 1]].second < rows[markets[i]].first);
}

// N39: from one stall over the other, its words and figures together, and the money in it goes with it.
void TestNefertitiPictures::theReserveTileSlidesWithAllThatItSays()
{
    const replay::Timeline game = randomGame(3);
    int slid = 0;
    for (int step = 1; step <= game.stepCount(); ++step) {
        const Moved moved(game, step);
        std::map<QString, std::set<std::pair<int, int>>> ways;
        for (const PlannedMove &move : moved.moves) {
            if (!move.key.startsWith("note/"))
                continue;
            const QPointF way = move.step.way.back() - move.step.way.front();
            ways[move.key.section('/', 1, 1)].emplace(qRound(way.x()), qRound(way.y()));
        }
        for (const engine::Place &place : engine::nefertiti::game().places()) {
            const bool lies = place.kind == "tile"
                              && shownAt(game, step).position.isInPlay(engine::nefertiti::game().placeOf(place.id));
            const bool lay = place.kind == "tile"
                             && shownAt(game, step - 1).position.isInPlay(engine::nefertiti::game().placeOf(place.id));
            QCOMPARE(ways.count(QString::fromStdString(place.id)) != 0, lies && !lay);
        }
        for (const auto &[tile, offsets] : ways) {
            ++slid;
            QCOMPARE(offsets.size(), 1U); // as one
            QCOMPARE(offsets.begin()->second, 0);
            QVERIFY(std::abs(offsets.begin()->first) > 100);
        }
    }
    QVERIFY2(slid > 8, qPrintable(QString::number(slid)));
}

void TestNefertitiPictures::whatIsThePlayersComesFromBesideAndGoesThere()
{
    const replay::Timeline game = randomGame(4);
    int coins = 0;
    int servants = 0;
    int cards = 0;
    int dealt = 0;
    for (int step = 2; step <= game.stepCount(); ++step) {
        const BoardViewState before = shownAt(game, step - 1);
        const BoardViewState after = shownAt(game, step);
        const Moved moved(before, after);
        const auto comesFor = [&moved](const char *key) {
            return moved.count([&](const PlannedMove &move) {
                return move.key.startsWith(QLatin1String(key)) && move.step.way.front().x() == moved.edge
                       && move.step.waitsUnseen;
            });
        };
        const int goes = moved.count([&](const PlannedMove &move) {
            return move.key.isEmpty() && move.step.way.back().x() == moved.edge && move.step.endsUnseen;
        });
        const std::string label = before.position.label(game.step(step).action).words.id;
        if (label == "place" && countAt(after, "servant", "square") == countAt(before, "servant", "square") + 1) {
            QCOMPARE(comesFor("piece/"), 1);
            ++servants;
        }
        if (label == "draw") {
            QVERIFY(comesFor("piece/") >= (countAt(after, "gift", "upper") + countAt(after, "gift", "lower")
                                                   > countAt(before, "gift", "upper") + countAt(before, "gift", "lower")
                                               ? 1
                                               : 0));
            ++dealt;
        }
        const bool isPaid = countAt(after, "deben", "purse") != countAt(before, "deben", "purse");
        if (label == "buy") {
            const int taken = countAt(before, "gift", "upper") + countAt(before, "gift", "lower")
                              - countAt(after, "gift", "upper") - countAt(after, "gift", "lower");
            QVERIFY2(goes >= taken, qPrintable(QStringLiteral("%1 of %2").arg(goes).arg(taken)));
            cards += taken;
        }
        if (label == "half" && isPaid) {
            QVERIFY(goes >= 1);
            ++coins;
        }
    }
    QVERIFY(coins > 3 && servants > 20 && cards > 10 && dealt > 20);
}

// No name and no value stands on an empty place, and none is missing on a card that has come.
void TestNefertitiPictures::whatIsSaidOfACardComesWithIt()
{
    views::BoardScene scene(Theme("light", kNefertiti));
    scene.setSurface({QSizeF(900, 800)});
    const replay::Timeline game = randomGame(4);
    int coming = 0;
    int lying = 0;
    for (int step = 1; step <= game.stepCount(); ++step) {
        scene.show(shownAt(game, step - 1), views::Motion::None);
        scene.show(shownAt(game, step), views::Motion::Animate);
        for (const views::ElementItem *item : scene.elementItems()) {
            const QString &key = item->element().key;
            if (!key.startsWith("label/name-") && !(key.startsWith("note-line/") && key.endsWith("/0")))
                continue;
            const views::ElementItem *card = scene.elementItems().value(item->element().on);
            if (key.startsWith("label/name-"))
                QVERIFY2(card || item->element().look.id.isEmpty(), qPrintable(key));
            if (!card)
                continue;
            QVERIFY(card->isVisible() || !item->isVisible());
            QVERIFY(item->zValue() > card->zValue());
            coming += card->isVisible() ? 0 : 1;
            lying += item->isVisible() ? 1 : 0;
        }
        scene.skipMotion();
        for (const views::ElementItem *item : scene.elementItems())
            QVERIFY(item->isVisible() && item->pos() == item->element().rect.topLeft());
    }
    QVERIFY2(coming > 20 && lying > 100, qPrintable(QStringLiteral("%1, %2").arg(coming).arg(lying)));
}

void TestNefertitiPictures::whatStandsOnAPieceMovesAsItDoes()
{
    views::PieceRenderer renderer{Theme("light", kNefertiti)};
    const views::ElementStyle face = views::ElementStyle::picture(QStringLiteral("card-gold"));
    const views::ElementStyle back = views::ElementStyle::picture(QStringLiteral("card-senet"));
    const views::ElementStyle name = views::ElementStyle::words(QStringLiteral("gold"), {12, 600, "card-ink"});
    views::ElementItem card(renderer, {"piece", {0, 0, 100, 40}, views::layer::kPiece, face});
    views::ElementItem words(renderer, {"words", {50, 0, 50, 20}, views::layer::kMarkWords, name, 1, "piece"});
    const auto middleOf = [](const views::ElementItem &item) {
        return item.mapToScene(QRectF(QPointF(), item.element().rect.size())).boundingRect().center();
    };
    card.carry(&words);
    card.stand({250, 120}, 1, 1);
    QCOMPARE(middleOf(words), QPointF(275, 110));
    card.stand({250, 120}, 0.5, 2);
    QCOMPARE(middleOf(words), QPointF(262.5, 100));
    QVERIFY(words.isVisible());
    card.applyStyle(back); // it lies face down
    card.stand({250, 120}, 1, 1);
    QVERIFY(!words.isVisible());
    card.applyStyle(face);
    card.setVisible(false); // it has not come yet
    card.stand({250, 120}, 1, 1);
    QVERIFY(!words.isVisible());
    card.settle();
    QVERIFY(words.isVisible());
    QCOMPARE(middleOf(words), QPointF(75, 10));
    card.carryNothing();
    card.stand({250, 120}, 1, 1);
    QCOMPARE(middleOf(words), QPointF(75, 10));
}

void TestNefertitiPictures::diceRollOnce()
{
    int rolls = 0;
    for (const std::uint64_t seed : {5, 6}) {
        const replay::Timeline game = randomGame(seed);
        for (int step = 1; step <= game.stepCount(); ++step) {
            const BoardViewState after = shownAt(game, step);
            const auto dice =
                std::count_if(after.rolled.begin(), after.rolled.end(), [](int side) { return side > 0; });
            const auto isDie = [](const PlannedMove &move) { return move.key.startsWith(views::kRollKey); };
            QCOMPARE(Moved(game, step).count(isDie), static_cast<int>(dice));
            QCOMPARE(Moved(after, after).count(isDie), 0); // they lie there
            for (const PlannedMove &move : Moved(game, step).moves) {
                if (isDie(move))
                    QVERIFY(move.step.turns
                            && move.step.back.id
                                   != QStringLiteral("die-%1").arg(after.rolled[move.key.section('/', 1).toUInt()]));
            }
            rolls += dice > 0 ? 1 : 0;
        }
    }
    QVERIFY2(rolls > 10, qPrintable(QString::number(rolls)));
}

// What a sign shows on an empty square is said there too, and the lintel says what closes the market.
void TestNefertitiPictures::emptyPlacesSayWhatTheyPromise()
{
    const replay::Timeline game = randomGame(7);
    const words::Words words(engine::nefertiti::game());
    int closing = 0;
    for (int step = 0; step <= game.stepCount(); ++step) {
        const BoardViewState shown = shownAt(game, step);
        const views::CellWords cells(words, shown);
        for (const engine::Note &note : shown.position.notes()) {
            if (note.sign == "closes") {
                QVERIFY(cells.nameOf(note.place).contains(words.text("cell.note.closes")));
                ++closing;
            }
            for (const engine::NoteLine &line : note.lines)
                QVERIFY(line.words.id != "note.condition" || cells.nameOf(note.place).contains(words.say(line.words)));
        }
    }
    QVERIFY(closing > 5);
}

/// The number of a bid square is its name: where places say their names, it has the letter that tells two of them
/// apart.
void TestNefertitiPictures::coordinatesAreSaidOnce()
{
    Artwork artwork(Theme("light", kNefertiti));
    const words::Words words(engine::nefertiti::game());
    const replay::Timeline timeline = randomGame(5);
    const BoardViewState shown = shownAt(timeline, 12);
    const views::BoardLayout layout(views::BoardPlan::of(shown.position), artwork, {QSizeF(1300, 1150)});
    const auto said = [&](bool coordinates) {
        views::BoardOptions options;
        options.coordinates = coordinates;
        const views::BoardPicture picture(layout, artwork, words, shown, options);
        std::multiset<QString> all;
        for (const views::Element &element : picture.elements()) {
            if (element.look.form == views::ElementStyle::Form::Words)
                all.insert(element.look.id.left(1).toInt() > 0 && element.look.id.size() == 2
                                   && element.look.id.at(1).isLetter()
                               ? element.look.id.left(1)
                               : element.look.id);
        }
        return all;
    };
    QCOMPARE(said(true), said(false));
}

// What a card would be worth to its buyer: not in words here and by an arrow there, for the sake of a figure.
void TestNefertitiPictures::wordsOnCardsAreTheSameOnAllOfThem()
{
    for (const char *language : {"en", "fr", "de"}) {
        words::setLanguage(QLatin1String(language));
        for (int width = 500; width <= 1300; width += 200) {
            std::set<bool> arrows;
            int count = 0;
            for (const views::Element &element : saidOnCards(QSizeF(width, 0.88 * width), "note-line/")) {
                if (element.look.id.front().isDigit()) // the value now
                    continue;
                arrows.insert(element.look.id.startsWith(u'→'));
                ++count;
            }
            QVERIFY2(count > 10 && arrows.size() == 1, qPrintable(QStringLiteral("%1 %2").arg(width).arg(count)));
        }
    }
    words::setLanguage(QStringLiteral("en"));
}

void TestNefertitiPictures::namesKeepClearOfTheEdgesOfTheirCards()
{
    const words::Words words(engine::nefertiti::game());
    std::set<QString> wide;
    for (const char *const gift : {"double", "statuette", "necklace", "gold"}) // the others have no shorter name
        wide.insert(words.text("row." + std::string(gift)));
    int checked = 0;
    for (int width = 500; width <= 1300; width += 200) {
        for (const views::Element &element : saidOnCards(QSizeF(width, 0.88 * width), "label/name-")) {
            if (wide.count(element.look.id) == 0)
                continue;
            ++checked;
            const views::FittedWords fitted = views::PieceRenderer::fitting(element.look, element.rect.size());
            QVERIFY2(fitted.rect.right() + element.look.text.size / 4 <= element.rect.width(),
                     qPrintable(QStringLiteral("%1: %2").arg(width).arg(element.look.id)));
        }
    }
    QVERIFY2(checked > 20, qPrintable(QString::number(checked)));
}

} // namespace tests::tst_nefertiti_pictures

TEST_CLASS(tst_nefertiti_pictures, TestNefertitiPictures)
#include "tst_nefertiti_pictures.moc"
