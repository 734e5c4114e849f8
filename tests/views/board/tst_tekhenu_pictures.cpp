// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of Tekhenu: one for windows of each size, with the same places, and words that are whole on each.
#include <QtTest>

#include "model/engine/core/insight.h"
#include "model/engine/core/playout.h"
#include "model/engine/tekhenu/tekhenu.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/board/board_scene.h"
#include "views/board/cell_words.h"
#include "views/board/piece_look.h"
#include "views/common/fonts.h"

namespace tests::tst_tekhenu_pictures {

using views::BoardScene;
using views::ElementStyle;
using views::Theme;

namespace {

const QString kTekhenu = QStringLiteral("tekhenu");

/// A game of four after so many actions at random.
engine::Position after(int actions)
{
    engine::Position position = engine::tekhenu::game().start({4, {}});
    engine::Random random(7);
    for (int i = 0; i < actions && !position.isOver(); ++i) {
        const std::vector<engine::Action> legal = position.legal();
        position = position.after(legal.empty() ? position.sample(random)
                                                : legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return position;
}

const views::Element *elementOf(const BoardScene &scene, const QString &key)
{
    for (const views::ElementItem *item : scene.elementItems()) {
        if (item->element().key == key)
            return &item->element();
    }
    qFatal("There is no %s", qPrintable(key));
}

} // namespace

class TestTekhenuPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanupTestCase() { words::setLanguage(QStringLiteral("en")); }

    void everyBoardHasAllPlaces();
    void aWindowTakesTheBoardWhoseWordsHaveRoom_data();
    void aWindowTakesTheBoardWhoseWordsHaveRoom();
    void wordsAreWholeOnEachBoard_data();
    void wordsAreWholeOnEachBoard();
    void rowsOfOsirisAreSaidInBriefOnSmallBoards();
    void headsOfSectionsDoNotTouch();
    void theBagsNumberIsWholeOnSmallBoards();
    void numbersOfATrackDoNotTouch_data();
    void numbersOfATrackDoNotTouch();
    void coordinatesLeaveWhatAPlaceIsAbout();
    void whatIsDarkHasABrightOutlineInHighContrast_data();
    void whatIsDarkHasABrightOutlineInHighContrast();
    void seatsHaveTheirRoomInASmallReview();
    void aSegmentNamesADieOnce();
    void noTileLooksLikeAPlace();
    void ringsLeaveCosts();
};

void TestTekhenuPictures::everyBoardHasAllPlaces()
{
    views::Artwork artwork{Theme("light", kTekhenu)};
    QCOMPARE(artwork.boards().size(), std::size_t{3});
    for (std::size_t i = 0; i < artwork.boards().size(); ++i) {
        artwork.useBoard(i);
        for (const engine::Place &place : engine::tekhenu::game().places())
            QVERIFY2(!artwork.bounds(QString::fromStdString(place.id)).isEmpty(), place.id.c_str());
        QVERIFY(!artwork.bounds(QStringLiteral("panels")).isEmpty());
    }
}

void TestTekhenuPictures::aWindowTakesTheBoardWhoseWordsHaveRoom_data()
{
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<QString>("file");
    QTest::newRow("1600x1000") << QSizeF(1264, 800) << "board.svg";
    QTest::newRow("1280x800") << QSizeF(990, 645) << "board-2.svg";
    QTest::newRow("1024x700") << QSizeF(935, 565) << "board-3.svg";
    QTest::newRow("tiny") << QSizeF(400, 300) << "board-3.svg";
    QTest::newRow("high") << QSizeF(1264, 2000) << "board.svg";
}

void TestTekhenuPictures::aWindowTakesTheBoardWhoseWordsHaveRoom()
{
    QFETCH(QSizeF, room);
    QFETCH(QString, file);
    const engine::Position position = after(0);
    BoardScene scene(Theme("light", kTekhenu));
    scene.setSurface({room});
    scene.show({position, position.arrangement()}, views::Motion::None);
    for (const views::BoardShape &shape : scene.artwork().boards())
        QCOMPARE(shape.size == scene.artwork().boardSize(), shape.file == file);
}

void TestTekhenuPictures::wordsAreWholeOnEachBoard_data()
{
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "de"}) {
        for (const QSizeF room : {QSizeF(1264, 800), QSizeF(990, 645), QSizeF(935, 565)})
            QTest::addRow("%s %d", language, static_cast<int>(room.width())) << room << language;
    }
}

// Words may become a little smaller, so that a name is not cut, but never lose a letter.
void TestTekhenuPictures::wordsAreWholeOnEachBoard()
{
    constexpr double kLeastShare = 0.85;
    QFETCH(QSizeF, room);
    QFETCH(QString, language);
    words::setLanguage(language);
    BoardScene scene(Theme("light", kTekhenu));
    scene.setSurface({room});
    for (const int actions : {60, 200, 400}) {
        const engine::Position position = after(actions);
        scene.show({position, position.arrangement()}, views::Motion::None);
        for (const views::ElementItem *item : scene.elementItems()) {
            const views::Element &element = item->element();
            if (element.look.form != ElementStyle::Form::Words)
                continue;
            const views::FittedWords fitted = views::PieceRenderer::fitting(element.look, element.rect.size());
            const bool isWhole = fitted.words == element.look.id
                                 && fitted.font.pixelSize() >= kLeastShare * std::floor(element.look.text.size);
            QVERIFY2(isWhole, qPrintable(QStringLiteral("%1: %2 at %3 of %4 in %5")
                                             .arg(element.key, element.look.id)
                                             .arg(fitted.font.pixelSize())
                                             .arg(element.look.text.size)
                                             .arg(element.rect.width())));
        }
    }
}

// On a board as small as a review or the editor has it.
void TestTekhenuPictures::rowsOfOsirisAreSaidInBriefOnSmallBoards()
{
    const engine::Position position = after(0);
    for (const char *language : {"en", "fr", "de"}) {
        words::setLanguage(QLatin1String(language));
        const words::Words words(position.game());
        BoardScene scene(Theme("light", kTekhenu));
        for (const QSizeF room : {QSizeF(1264, 800), QSizeF(745, 480)}) {
            scene.setSurface({room});
            scene.show({position, position.arrangement()}, views::Motion::None);
            int whole = 0;
            for (int row = 1; row <= 6; ++row) {
                const std::string id = std::to_string(row);
                const views::Element &element =
                    *elementOf(scene, QString::fromStdString("label/words-row-" + id + "-1"));
                const views::FittedWords fitted = views::PieceRenderer::fitting(element.look, element.rect.size());
                QCOMPARE(fitted.font.pixelSize(), qRound(element.look.text.size));
                QVERIFY(element.look.id == words.text("brief.row-" + id)
                        || element.look.id == words.text("board.row-" + id + "-1"));
                whole += element.look.id == words.text("board.row-" + id + "-1");
            }
            QCOMPARE(whole == 6, room.width() > 1000);
        }
    }
}

// What a section asks stands left, what one has of it right; 990 is a window of 1264x752.
void TestTekhenuPictures::headsOfSectionsDoNotTouch()
{
    int actions = 150; // whose turn it is by then
    while (after(actions).toAct() == engine::seatBit(engine::kChance))
        ++actions;
    const engine::Position position = after(actions);
    int pairs = 0;
    for (const char *language : {"en", "fr", "de"}) {
        words::setLanguage(QLatin1String(language));
        BoardScene scene(Theme("light", kTekhenu));
        for (const QSizeF room : {QSizeF(1264, 800), QSizeF(990, 645), QSizeF(935, 565), QSizeF(745, 480)}) {
            scene.setSurface({room});
            scene.show({position, position.arrangement()}, views::Motion::None);
            std::map<QString, std::vector<QRectF>> heads; // of each section, in the order in which they are told
            for (const views::ElementItem *item : scene.elementItems()) {
                const views::Element &element = item->element();
                if (!element.key.startsWith(QStringLiteral("note-line/card-")))
                    continue;
                const views::FittedWords fitted = views::PieceRenderer::fitting(element.look, element.rect.size());
                heads[element.key.section(u'/', 1, 1)].push_back(fitted.rect.translated(element.rect.topLeft()));
            }
            QCOMPARE(heads.size(), std::size_t{4});
            for (const auto &[section, told] : heads) {
                if (told.size() < 2)
                    continue;
                ++pairs;
                const double apart = std::abs(told[0].center().x() - told[1].center().x());
                QVERIFY2(apart > (told[0].width() + told[1].width()) / 2, qPrintable(section));
            }
        }
    }
    QVERIFY(pairs > 0);
}

void TestTekhenuPictures::theBagsNumberIsWholeOnSmallBoards()
{
    const engine::Position position = after(0);
    BoardScene scene(Theme("light", kTekhenu));
    scene.setSurface({QSizeF(705, 480)});
    scene.show({position, position.arrangement()}, views::Motion::None);
    int found = 0;
    for (const views::ElementItem *item : scene.elementItems()) {
        const views::Element &element = item->element();
        if (element.look.form != ElementStyle::Form::Words || element.look.id != QStringLiteral("26"))
            continue;
        ++found;
        QCOMPARE(views::PieceRenderer::fitting(element.look, element.rect.size()).words, element.look.id);
    }
    QCOMPARE(found, 1);
}

void TestTekhenuPictures::numbersOfATrackDoNotTouch_data()
{
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<bool>("all");
    QTest::newRow("1600x1000") << QSizeF(1264, 800) << true;
    QTest::newRow("1280x800") << QSizeF(990, 645) << true;
    QTest::newRow("1024x700") << QSizeF(810, 490) << false;
}

/// Where there is no room for all, those that stand for something are left, and what is as wide as one figure.
void TestTekhenuPictures::numbersOfATrackDoNotTouch()
{
    QFETCH(QSizeF, room);
    QFETCH(bool, all);
    const engine::Position position = after(0);
    BoardScene scene(Theme("light", kTekhenu));
    scene.setSurface({room});
    scene.show({position, position.arrangement()}, views::Motion::None);
    std::map<int, QRectF> numbers;
    for (const views::ElementItem *item : scene.elementItems()) {
        const views::Element &element = item->element();
        if (element.key.startsWith(QStringLiteral("label/words-track-"))
            || element.key.startsWith(QStringLiteral("label/words-goal-"))) {
            const views::FittedWords fitted = views::PieceRenderer::fitting(element.look, element.rect.size());
            numbers[element.look.id.toInt()] = fitted.rect.translated(element.rect.topLeft());
        }
    }
    QCOMPARE(numbers.size() == 22, all);
    for (const int goal : {0, 5, 9, 13, 16, 19, 21})
        QVERIFY2(numbers.count(goal) == 1, qPrintable(QString::number(goal)));
    for (auto number = std::next(numbers.begin()); number != numbers.end(); ++number)
        QVERIFY2(std::prev(number)->second.right() + 1 <= number->second.left(),
                 qPrintable(QString::number(number->first)));
}

/// Where they would stand over what the field brings they are left out; a review at 1264x752 has them.
void TestTekhenuPictures::coordinatesLeaveWhatAPlaceIsAbout()
{
    constexpr double kBrings = 20; // side of that sign in the middle, in units of the board
    const engine::Position position = after(0);
    for (const QSizeF room : {QSizeF(1264, 800), QSizeF(953, 582), QSizeF(727, 480)}) {
        BoardScene scene(Theme("light", kTekhenu));
        views::BoardOptions options = scene.options();
        options.coordinates = true;
        scene.setOptions(options);
        scene.setSurface({room});
        scene.show({position, position.arrangement()}, views::Motion::None);
        const double reach = kBrings * scene.layoutPlan().scale() / 2;
        int named = 0;
        for (const engine::Place &place : position.game().places()) {
            const QString key = QStringLiteral("coordinate/") + QString::fromStdString(place.id);
            const QRectF field = scene.placeRect(position.game().placeOf(place.id));
            for (const views::ElementItem *item : scene.elementItems()) {
                if (item->element().key != key || place.kind != "field")
                    continue;
                ++named;
                QVERIFY2(item->element().rect.bottom() <= field.center().y() - reach + 0.5, qPrintable(key));
            }
        }
        QCOMPARE(named, room.width() > 900 ? 25 : 0);
    }
}

void TestTekhenuPictures::whatIsDarkHasABrightOutlineInHighContrast_data()
{
    QTest::addColumn<int>("percent"); // of the picture
    QTest::newRow("key-k") << 25;
    QTest::newRow("bag") << 9;
}

// On black ground a dark outline leaves nothing to be seen.
void TestTekhenuPictures::whatIsDarkHasABrightOutlineInHighContrast()
{
    QFETCH(int, percent);
    constexpr int kSide = 96;
    views::Artwork artwork{Theme("high-contrast", kTekhenu)};
    const QImage image = artwork.pixmap(QLatin1String(QTest::currentDataTag()), {kSide, kSide}, 1).toImage();
    int bright = 0;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const QColor colour = image.pixelColor(x, y);
            bright += colour.alpha() > 128 && colour.lightness() > 180 ? 1 : 0;
        }
    }
    QVERIFY2(100 * bright >= percent * kSide * kSide, qPrintable(QString::number(bright)));
}

/// Beside the German moves and comments, which are the widest, at 1024x700.
void TestTekhenuPictures::seatsHaveTheirRoomInASmallReview()
{
    const engine::Position position = after(0);
    BoardScene scene(Theme("light", kTekhenu));
    scene.setSurface({QSizeF(690, 470)});
    scene.show({position, position.arrangement()}, views::Motion::None);
    QVERIFY(scene.panelsRoom().width() >= 400);
}

// A die that a note of its segment speaks of is not named once more.
void TestTekhenuPictures::aSegmentNamesADieOnce()
{
    const engine::Position position = after(60);
    const words::Words words(position.game());
    const views::BoardViewState shown{position, position.arrangement()};
    const views::CellWords cells(words, shown);
    int noted = 0;
    for (const engine::Note &note : position.notes()) {
        if (note.lines.empty() || note.lines.front().words.id.rfind("note.pure", 0) != 0)
            continue;
        ++noted;
        const QString said = cells.titleOf(note.place);
        const QString colour = words.text("colour." + std::string(note.lines.front().words.text("colour")));
        const QRegularExpression die(
            QStringLiteral("%1( die)? %2\\b").arg(colour).arg(note.lines.front().words.number("value")),
            QRegularExpression::CaseInsensitiveOption);
        QVERIFY2(said.count(die) == 1, qPrintable(said));
    }
    QVERIFY(noted > 3);
}

// A place of that id would be drawn instead of the tile, in its own proportion.
void TestTekhenuPictures::noTileLooksLikeAPlace()
{
    const engine::Game &game = engine::tekhenu::game();
    views::Artwork artwork{Theme("light", kTekhenu)};
    const auto &kinds = game.pieceKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [](const auto &each) { return each.id == "tile"; });
    engine::Piece tile{game.placeOf("field-r4c1"), static_cast<std::uint8_t>(kind - kinds.begin())};
    QVERIFY(tile.place != engine::kNowhere);
    for (tile.value = 1; tile.value <= 27; ++tile.value) {
        const ElementStyle look = views::lookOf(tile, artwork, game, 4, true);
        QVERIFY2(game.placeOf(look.id.toStdString()) == engine::kNowhere, qPrintable(look.id));
        QCOMPARE(artwork.bounds(look.id).size(), QSizeF(48, 48));
    }
}

// What a building costs is read beside the ring that says that it may be built there.
void TestTekhenuPictures::ringsLeaveCosts()
{
    constexpr QSizeF kFigure(7.2, 11), kBread(13, 13); // bread without its round corners
    views::Artwork artwork{Theme("light", kTekhenu)};
    for (std::size_t i = 0; i < artwork.boards().size(); ++i) {
        artwork.useBoard(i);
        for (const QString side : {"w", "e", "n", "s"}) {
            const bool isBeside = side == "w" || side == "e"; // then the figure stands above the bread
            for (int number = 1; number <= 5; ++number) {
                const QString site = QStringLiteral("site-%1%2").arg(side).arg(number);
                if (artwork.has("gold-" + site))
                    continue;
                QRectF figure(QPointF(), kFigure), bread(QPointF(), kBread);
                const QPointF middle = artwork.bounds(site).center();
                figure.moveCenter(middle + (isBeside ? QPointF(0, -8) : QPointF(-9, 0)));
                bread.moveCenter(middle + (isBeside ? QPointF(0, 9) : QPointF(9, 0)));
                const QRectF ring = artwork.bounds("mark-" + site);
                QVERIFY2(!ring.intersects(figure) && !ring.intersects(bread), qPrintable(site));
            }
        }
    }
}

} // namespace tests::tst_tekhenu_pictures

TEST_CLASS(tst_tekhenu_pictures, TestTekhenuPictures)
#include "tst_tekhenu_pictures.moc"
