// SPDX-License-Identifier: GPL-3.0-or-later
// The board that has no trays: temples, towns with counted pieces, ways of several steps, several boards to choose
// from.
#include <set>

#include <QtTest>

#include "board_games.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/message_seats.h"
#include "tests/test_class.h"
#include "views/board/board_picture.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/board/choreography.h"

namespace tests::tst_board_osiris {

using namespace views;
using engine::kNowhere;
using engine::PlaceIndex;

namespace {

const engine::Game &osiris() { return *engine::findGame("osiris"); }

const Theme &theme()
{
    static const Theme theme("light", "osiris");
    return theme;
}

/// Mid-game: green's priest without a ring walks with 3 to spend and stands beside a blockade and a rival.
const char *const kWalking = "osiris/1 abcd tip=priest t40 walk:d:d0:2+5:stop "
                             "N-1-0,N-1-2,N-1-3,E-1-1,.,E-2-1,E-1-3,S-2-0,S-1-2,.,.,W-1-2 0,0,0,7,2,0,0,0,1,0,4,0 "
                             "E-1-2,S-1-3,N-2-1,W-2-1,N-3-1,E-3-0,E-3-1,S-3-0,W-3-0,W-4-0 "
                             "0000/0101/1002/0020/0120/1000/0100/1100/0001/1000/0000/1011/0100 "
                             "anubis,re,ptah,nephthys,thoth,hathor,isis,amun,bastet,horus,sobek,osiris,seth "
                             "acd,bcd,bc,acd,abd,ab,c,d,a,b,acd,acd,-";

engine::Position positionOf(const std::string &text) { return std::get<engine::Position>(engine::readPosition(text)); }

/// Each position of a random game for that many players, and what a window would show of it.
std::vector<BoardViewState> shownGame(int players, std::uint64_t seed, std::size_t most)
{
    engine::Random random(seed);
    engine::Position position = osiris().start({players, {}});
    std::vector<BoardViewState> all;
    while (!position.isOver() && all.size() < most) {
        const std::vector<engine::Action> legal = position.legal();
        position = position.after(position.toAct() == engine::seatBit(engine::kChance)
                                      ? position.sample(random)
                                      : legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        BoardViewState shown{position, position.arrangement()};
        shown.revealed = static_cast<engine::Seat>(random.below(static_cast<std::uint32_t>(players)));
        shown.acting = position.toAct();
        for (const engine::Action action : position.legal()) {
            for (const engine::MoveTarget &target : position.moveTargets(action))
                shown.choosable.push_back(target.choice == kNowhere ? target.from : target.choice);
        }
        std::sort(shown.choosable.begin(), shown.choosable.end());
        shown.choosable.erase(std::unique(shown.choosable.begin(), shown.choosable.end()), shown.choosable.end());
        all.push_back(shown);
    }
    return all;
}

/// The position with the piece that must be moved on in hand, all its next steps promised.
BoardViewState walking(const std::string &text)
{
    const engine::Position position = positionOf(text);
    BoardViewState shown{position, position.arrangement()};
    for (const engine::Action action : position.legal()) {
        for (const engine::MoveTarget &target : position.moveTargets(action)) {
            if (target.choice != kNowhere || target.from != position.inHand())
                continue;
            shown.picked = Picked{target.from, target.value};
            shown.choosable.push_back(target.to);
            shown.placementPreviews.push_back({target.to, *position.placementPreview(target.to, target.value)});
        }
    }
    shown.routes = position.routes(shown.picked->place, shown.picked->value);
    return shown;
}

struct Board : BoardView {
    explicit Board(QSize size = {1280, 760}) : BoardView(theme())
    {
        resize(size);
        QWidget::show();
    }
    static PlaceIndex place(const char *id) { return osiris().placeOf(id); }
    bool has(const QString &key) const { return boardScene().elementItems().contains(key); }
    ElementStyle look(const QString &key) const
    {
        const ElementItem *item = boardScene().elementItems().value(key);
        return item ? item->element().look : ElementStyle();
    }
    QRectF rectOf(const QString &key) const { return boardScene().elementItems().value(key)->element().rect; }
};

} // namespace

class TestBoardOsiris : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }

    void showsWhatAFreshSceneShows_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4})
            QTest::addRow("%d players", players) << players;
    }

    void showsWhatAFreshSceneShows()
    {
        QFETCH(int, players);
        Board board;
        board.setMotionSpeed(100);
        int moved = 0;
        const std::vector<BoardViewState> game = shownGame(players, 21, 120);
        for (std::size_t i = 0; i < game.size(); ++i) {
            board.show(game[i], Motion::Animate);
            moved += board.inMotion() ? 1 : 0;
            board.skipMotion();
            if (i % 10 == 0)
                QVERIFY(seen(board.boardScene()) == seenAfresh(game[i], board.boardScene(), theme()));
        }
        QVERIFY2(moved > 40, qPrintable(QString::number(moved)));
    }

    void theWidestBoardThatComesOutLargeIsShown_data()
    {
        QTest::addColumn<QSize>("view");
        QTest::addColumn<int>("panels");
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("room");
        QTest::newRow("wide") << QSize(1588, 906) << 342 << "board.svg" << true;
        QTest::newRow("panels beside") << QSize(1240, 906) << 0 << "board-3.svg" << false;
        QTest::newRow("flat") << QSize(1500, 600) << 342 << "board.svg" << false;
        QTest::newRow("high") << QSize(760, 760) << 0 << "board-3.svg" << false;
    }

    void theWidestBoardThatComesOutLargeIsShown()
    {
        QFETCH(QSize, view);
        QFETCH(int, panels);
        QFETCH(QString, file);
        QFETCH(bool, room);
        Board board(view);
        board.setPanelsWidth(panels);
        QSignalSpy changed(&board, &BoardView::panelsRoomChanged);
        board.show(walking(kWalking), Motion::None);
        const std::vector<BoardShape> &boards = board.artwork().boards();
        const auto shown = std::find_if(boards.begin(), boards.end(), [&](const BoardShape &shape) {
            return shape.size == board.artwork().boardSize();
        });
        QCOMPARE(shown->file, file);
        QCOMPARE(!board.panelsRoom().isEmpty(), room);
        QCOMPARE(changed.count(), 1);
        QVERIFY(!room || board.rect().contains(board.panelsRoom()));
        QVERIFY(board.boardScene().layoutPlan().trays().empty());
        QVERIFY(board.boardScene().layoutPlan().strip().isEmpty());
    }

    void aViewThatGrowsWhileItIsLaidOutShowsAllOfTheBoard_data()
    {
        QTest::addColumn<bool>("seen");
        QTest::newRow("before it is seen") << false;
        QTest::newRow("while it is seen") << true;
    }

    void aViewThatGrowsWhileItIsLaidOutShowsAllOfTheBoard()
    {
        QFETCH(bool, seen);
        Board board({1588, 906});
        board.setPanelsWidth(342);
        board.show(walking(kWalking), Motion::None);
        board.setVisible(seen);
        connect(&board, &BoardView::panelsRoomChanged, &board, [&board] {
            if (board.height() == 860)
                board.resize(1588, 880); // as the page does when the choices go elsewhere
        });
        board.resize(1588, 860);
        board.setVisible(true);
        QCOMPARE(board.boardScene().sceneRect().size().toSize(), QSize(1588, 880));
        QCOMPARE(board.viewport()->size(), QSize(1588, 880));
    }

    void piecesAndFiguresStandWhereThePictureSays()
    {
        Board board;
        const BoardViewState shown = walking(kWalking);
        board.show(shown, Motion::None);
        QCOMPARE(board.look("label/count-town-d0").id, "7");
        QCOMPARE(board.look("sign/scarab-town-d0").id, "power");
        QCOMPARE(board.look("piece/N-2-1/0").id, "blockade-rows");
        QCOMPARE(board.look("piece/E-1-2/0").id, "blockade-columns");
        QCOMPARE(board.look("piece/E-1-1/0").id, "priest-d0");
        QCOMPARE(board.look("label/strength-temple-horus").id, "3");
        QCOMPARE(board.look("label/name-temple-horus").id, "Horus");
        QCOMPARE(board.boardScene().piecesOn(board.place("temple-horus")).size(), std::size_t{3});
        QCOMPARE(board.rectOf("piece/temple-horus/1").size(), board.rectOf("piece/temple-horus/0").size());
        QCOMPARE(board.look("label/strength-temple-osiris").text.colour, "ink2"); // a nought
        QCOMPARE(board.look("plate-figure/d").id, "7");
        QCOMPARE(board.look("plate-sign/d").id, "seat-d");
        for (const QString &key : board.boardScene().elementItems().keys())
            QVERIFY2(!key.startsWith("piece/god-") && !key.startsWith("piece/stock-"), qPrintable(key));
        for (std::size_t town = 0; town < 12; ++town)
            QVERIFY(board.boardScene().placeRects()[41 + town].isValid());
    }

    void platesCountWhileTheBoardIsSetUp()
    {
        Board board;
        BoardViewState shown = walking(kWalking);
        shown.isSetUp = true;
        board.show(shown, Motion::None);
        QCOMPARE(board.look("plate-figure/d").id, "7");
        // What is no position has no number, and no sign that would stand there alone.
        shown.arrangement.pieces.pop_back();
        board.show(shown, Motion::None);
        QVERIFY(board.look("plate-figure/d").id.isEmpty() && !board.has("plate-figure-sign/d"));
    }

    // Also where a piece lies that may be taken up: in the corner, beside its sign.
    void everyPlaceThatMayBeChosenIsMarked()
    {
        const engine::Game &game = *engine::findGame("osiris");
        engine::Random random(3);
        engine::Position position = game.start({4, {}});
        while (position.heading().id != "heading.turn") {
            const bool chance = position.toAct() == engine::seatBit(engine::kChance);
            position = position.after(chance ? position.sample(random) : position.legal().front());
        }
        BoardViewState shown{position, position.arrangement()};
        for (const engine::Action action : position.legal()) {
            for (const engine::MoveTarget &target : position.moveTargets(action))
                shown.choosable.push_back(target.from);
        }
        Board board;
        board.show(shown, Motion::None);
        for (const char *const town : {"town-a0", "town-a1", "town-a2"})
            QVERIFY(board.boardScene().elementItems().contains(QStringLiteral("mark/") + QLatin1String(town)));
    }

    void placesThatTakeNoPartAreEmpty()
    {
        Board board;
        BoardViewState shown = shownGame(3, 5, 80).back();
        shown.last = {board.place("town-d0")};
        shown.choosable = {board.place("town-d1")};
        board.show(shown, Motion::None);
        for (const char *key : {"label/count-town-d0", "sign/scarab-town-d0", "sign/town-d0", "last/town-d0",
                                "mark/town-d1", "plate/d", "plate-name/d"})
            QVERIFY2(!board.has(key), key);
        QVERIFY(board.has("sign/town-c0") && board.has("plate/c")
                && !board.placeRect(board.place("town-c0")).isEmpty());
        QVERIFY(board.placeRect(board.place("town-d0")).isEmpty());
        QVERIFY(board.cells().indexOf(board.place("town-d0")) < 0);
        QVERIFY(board.cells().indexOf(board.place("town-c0")) >= 0);
        QVERIFY(board.cells().indexOf(board.place("god-a0")) < 0);
    }

    void seatsOfTwoHaveSignsOfTheirOwn()
    {
        Board board;
        board.show(shownGame(2, 5, 60).back(), Motion::None);
        QCOMPARE(board.look("plate-sign/a").id, "seat-a-2");
        QVERIFY(!board.has("plate/c"));
        QCOMPARE(seatSign(board.artwork(), osiris(), 0, 4), "seat-a");
        const Theme aton("light", "aton");
        QCOMPARE(seatSign(Artwork(aton), boardGame(), 1, 2), "counter-blue");
    }

    void stepsShowTheirCostAndEndsTheirSign()
    {
        Board board;
        BoardViewState shown = walking(kWalking);
        shown.acting = engine::seatBit(3);
        shown.roles = QStringList{"", "", "", "walking"};
        board.show(shown, Motion::None);
        QCOMPARE(board.look("step/E-1-0").id, "1");
        QCOMPARE(board.look("step/E-2-0").id, "2");
        QCOMPARE(board.look("mark/E-1-0").id, "mark-step");
        QCOMPARE(board.rectOf("step/E-1-0").center(), board.boardScene().placeRect(board.place("E-1-0")).center());
        QVERIFY(board.rectOf("step/E-2-1").center() != board.boardScene().placeRect(board.place("E-2-1")).center());
        QVERIFY(!shown.routes.empty());
        for (const engine::Route &route : shown.routes) {
            const QString id = QString::fromStdString(osiris().places()[route.to].id);
            QVERIFY2(board.look("end/" + id).id.startsWith("end-"), qPrintable(id));
        }
        QVERIFY(board.has("picked") && board.has("plate-on/d") && !board.has("plate-on/a"));
        QCOMPARE(board.look("plate-role/d").id, "walking");
        for (Prospect &prospect : shown.placementPreviews)
            prospect.placementPreview.brief = {"brief.blockade", {}}; // a promise without a cost
        shown.routes.clear();
        shown.choosable = {board.place("E-1-0"), board.place("E-2-1"), board.place("town-d0")};
        board.show(shown, Motion::None);
        QVERIFY(!board.has("step/E-1-0") && !board.has("caption/E-1-0") && !board.has("end/N-2-0"));
        QCOMPARE(board.look("mark/E-1-0").id, "mark-space");
        QCOMPARE(board.look("mark/E-2-1").id, "mark-corner-space");
        QCOMPARE(board.look("mark/town-d0").id, "mark-town-d0");
    }

    void whatIsSecretIsShownToThoseConcerned()
    {
        Board board;
        const std::vector<BoardViewState> game = shownGame(4, 9, 400);
        const auto fight = std::find_if(game.begin(), game.end(),
                                        [](const BoardViewState &shown) { return !shown.position.captions().empty(); });
        QVERIFY(fight != game.end());
        BoardViewState shown = *fight;
        const std::vector<engine::Caption> captions = shown.position.captions();
        const std::string place = osiris().places()[captions.front().place].id;
        const QString key = "caption/" + QString::fromStdString(place);
        int seers = 0;
        for (engine::Seat seat = 0; seat < 4; ++seat) {
            shown.revealed = seat;
            board.show(shown, Motion::None);
            seers += board.has(key) ? 1 : 0;
            QCOMPARE(board.has(key), engine::isFor(captions.front().message, shown.position, seat));
        }
        QCOMPARE(seers, 2);
        shown.revealed = engine::kNobody;
        board.show(shown, Motion::None);
        QVERIFY(!board.has(key));
    }

    void piecesOfOnePlaceAreToldApart()
    {
        // Two players: each has two colours, and both of a's lie at the temple of Horus.
        std::string text;
        for (const BoardViewState &shown : shownGame(2, 31, 400)) {
            if (shown.position.text().find(" move:a ") != std::string::npos)
                text = shown.position.text();
        }
        QVERIFY(!text.empty());
        BoardViewState shown{positionOf(text), positionOf(text).arrangement()};
        const PlaceIndex temple = Board::place("temple-horus");
        std::erase_if(shown.arrangement.pieces, [temple](const engine::Piece &p) { return p.place == temple; });
        std::uint8_t kind = 0;
        while (osiris().pieceKinds()[kind].id != "follower-a")
            ++kind;
        for (const int colour : {0, 1, 2})
            shown.arrangement.pieces.push_back({temple, static_cast<std::uint8_t>(kind + colour),
                                                static_cast<engine::Seat>(colour % 2),
                                                static_cast<std::uint8_t>(colour + 1)});
        shown.choosable = {temple};
        Board board;
        board.show(shown, Motion::None);
        QSignalSpy activated(&board, &BoardView::placeActivated);
        const std::vector<PieceSpot> pieces = board.boardScene().piecesOn(temple);
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, pieces[2].rect.center().toPoint());
        QCOMPARE(activated.takeFirst(), (QVariantList{QVariant::fromValue(temple), 3, int(pieces[2].piece.kind)}));
        board.setCursorTo(temple, 0);
        QCOMPARE(board.boardScene().choicesOn(temple).size(), std::size_t{2});
        QTest::keyClick(&board, Qt::Key_Right);
        QTest::keyClick(&board, Qt::Key_Space);
        QCOMPARE(activated.takeFirst(), (QVariantList{QVariant::fromValue(temple), 3, int(pieces[2].piece.kind)}));
        shown.choosable.clear();
        board.show(shown, Motion::None);
        QVERIFY(board.boardScene().choicesOn(temple).empty());
    }

    void arrowsGoByThePicture_data()
    {
        QTest::addColumn<QSize>("view");
        QTest::newRow("4 columns of temples") << QSize(1588, 906);
        QTest::newRow("3 columns of temples") << QSize(1240, 906);
        QTest::newRow("2 columns of temples") << QSize(1600, 800);
    }

    void arrowsGoByThePicture()
    {
        QFETCH(QSize, view);
        Board board(view);
        board.setPanelsWidth(view.width() == 1588 ? 342 : 0);
        board.show(walking(kWalking), Motion::None);
        const CellTable &cells = board.cells();
        const std::vector<QRectF> &places = board.boardScene().placeRects();
        for (const PlaceIndex start : cells.cells()) {
            std::set<PlaceIndex> reached{start};
            for (std::vector<PlaceIndex> open(reached.begin(), reached.end()); !open.empty();) {
                const PlaceIndex from = open.back();
                open.pop_back();
                for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                    if (const PlaceIndex to = cells.step(from, key, places); reached.insert(to).second)
                        open.push_back(to);
                }
            }
            QCOMPARE(reached.size(), cells.cells().size());
        }
        board.setCursorTo(board.place("N-4-0"));
        const auto after = [&board](Qt::Key key) {
            QTest::keyClick(&board, key);
            return QString::fromStdString(osiris().places()[board.cursor()].id);
        };
        QCOMPARE(after(Qt::Key_Down), "tip");
        QCOMPARE(after(Qt::Key_Right), "E-4-0");
        QCOMPARE(after(Qt::Key_Left), "tip");
        QCOMPARE(after(Qt::Key_Down), "S-4-0");
        board.setCursorTo(board.place("N-1-2"));
        QCOMPARE(after(Qt::Key_Right), "N-1-3");
        QCOMPARE(after(Qt::Key_Home), "N-1-0");
        QCOMPARE(after(Qt::Key_End), "N-1-3");
    }

    void countersAreSownOneAfterTheOther()
    {
        const std::vector<BoardViewState> game = shownGame(4, 17, 300);
        int sown = 0;
        for (std::size_t i = 1; i < game.size(); ++i) {
            const std::vector<PlannedMove> moves = movesBetween(game[i - 1], game[i]);
            std::vector<int> starts;
            for (const PlannedMove &move : moves) {
                QVERIFY(!move.step.way.isEmpty() && move.step.duration > 0);
                if (move.key.isEmpty() && move.step.waitsUnseen)
                    starts.push_back(move.step.start);
            }
            for (std::size_t n = 1; n < starts.size(); ++n)
                QCOMPARE(starts[n] - starts[n - 1], 110);
            sown += starts.size() > 1 ? 1 : 0;
        }
        QVERIFY(sown > 5);
    }

    void theLoserGoesHomeWhenTheWinnerHasCome()
    {
        int fights = 0;
        for (const std::uint64_t seed : {3, 4, 5}) {
            const std::vector<BoardViewState> game = shownGame(4, seed, 300);
            for (std::size_t i = 1; i < game.size(); ++i) {
                if (game[i].position.text().find(" fight:") == std::string::npos)
                    continue;
                const std::vector<PlannedMove> moves = movesBetween(game[i - 1], game[i]);
                if (moves.size() != 2) // a mover who lost goes home alone
                    continue;
                ++fights;
                QCOMPARE(moves[0].step.start, 0);
                QCOMPARE(moves[0].step.duration, 160);
                QCOMPARE(moves[1].step.start, 160);
                QVERIFY(moves[1].key.startsWith("piece/town-"));
            }
        }
        QVERIFY(fights > 3);
    }

private:
    static std::vector<PlannedMove> movesBetween(const BoardViewState &before, const BoardViewState &after)
    {
        static Artwork artwork(theme());
        const BoardPlan &plan = BoardPlan::of(before.position);
        const BoardLayout layout(plan, artwork, {QSizeF(1280, 760)});
        const words::Words words(osiris());
        const BoardOptions options;
        const BoardPicture earlier(layout, artwork, words, before, options);
        const BoardPicture picture(layout, artwork, words, after, options);
        const Earlier kept{before.arrangement, earlier.places(), earlier.pieces()};
        return Choreography(plan, osiris(), kept, picture, after.arrangement, layout.square()).moves();
    }
};

} // namespace tests::tst_board_osiris

TEST_CLASS(tst_board_osiris, TestBoardOsiris)
#include "tst_board_osiris.moc"
