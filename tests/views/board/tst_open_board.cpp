// SPDX-License-Identifier: GPL-3.0-or-later
// Who sees what on a board: everything, what one seat knows, or what all know.
#include <QtTest>

#include "board_games.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "tests/test_class.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"

namespace tests::tst_open_board {

using namespace views;
using engine::kEveryone;
using engine::kNobody;
using engine::Seat;

namespace {

/// Positions of a random game.
std::vector<engine::Position> positionsOf(const engine::Game &game, int players, std::uint64_t seed, std::size_t most)
{
    engine::Random random(seed);
    std::vector<engine::Position> all{game.start({players, {}})};
    while (!all.back().isOver() && all.size() < most) {
        const engine::Position &position = all.back();
        const std::vector<engine::Action> legal = position.legal();
        all.push_back(position.after(position.toAct() == engine::seatBit(engine::kChance)
                                         ? position.sample(random)
                                         : legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return all;
}

/// Everyone, nobody, and each of the seats.
std::vector<Seat> viewersOf(const engine::Position &position)
{
    std::vector<Seat> viewers{kEveryone, kNobody};
    for (int seat = 0; seat < position.seatCount(); ++seat)
        viewers.push_back(static_cast<Seat>(seat));
    return viewers;
}

bool knows(Seat viewer, const engine::Piece &piece)
{
    return viewer == kEveryone || (viewer < engine::kMaxSeats && engine::contains(piece.known, viewer));
}

BoardViewState shownTo(Seat viewer, const engine::Position &position)
{
    BoardViewState shown{position, position.arrangement()};
    shown.revealed = viewer;
    shown.seatNames = QStringList{"Ada", "Noor"};
    shown.uncovered = secretPlaces(panelsSeenBy(position, viewer));
    return shown;
}

struct Scene : BoardScene {
    explicit Scene(const engine::Game &game, QSizeF size = {1280, 760})
        : BoardScene(Theme("light", QString::fromStdString(std::string(game.id()))))
    {
        setSurface({size});
    }
    std::vector<PieceSpot> onPlace(const char *id) const { return piecesOn(shown()->position.game().placeOf(id)); }
    const Element *element(const QString &key) const
    {
        const ElementItem *item = elementItems().value(key);
        return item ? &item->element() : nullptr;
    }
};

/// How many of the things on it that only its owner may know lie open.
int knownSecrets(const engine::SeatBoard &board)
{
    int known = 0;
    for (const engine::BoardRow &row : board.rows) {
        for (const engine::PossessionGroup &group : row.groups) {
            for (const engine::Possession &thing : group.things)
                known += thing.isSecret && thing.value != 0 ? 1 : 0;
        }
    }
    return known;
}

std::string detail(const engine::Place &place, std::string_view name)
{
    return std::string(engine::Message{{}, place.details}.text(name));
}

/// The name that the game's places give the value of a piece of that kind.
QString valueName(const engine::Game &game, const engine::Piece &piece)
{
    const std::string &kind = game.pieceKinds()[piece.kind].id;
    int value = 0;
    for (const engine::Place &place : game.places()) {
        if (!detail(place, kind).empty() && ++value == piece.value)
            return QString::fromStdString(kind + "-" + detail(place, kind));
    }
    return {};
}

} // namespace

class TestOpenBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }

    /// Who sits alone at the screen sees the own secrets, and of the others what all know.
    void boardsOfSeatsKeepTheSecretsOfOthers()
    {
        int own = 0;
        for (const engine::Game *game : engine::games()) {
            for (const engine::Position &position : positionsOf(*game, game->mostSeats(), 5, 400)) {
                for (Seat viewer = 0; viewer < position.seatCount() && !position.isOver(); ++viewer) {
                    for (const engine::Panel &panel : panelsSeenBy(position, viewer)) {
                        for (const engine::SeatBoard &board : panel.boards) {
                            const int known = knownSecrets(board);
                            QVERIFY(known == 0 || board.seat == viewer);
                            own += known;
                        }
                        const auto id = game->seatId(viewer, position.seatCount());
                        for (const engine::ReadableCard &each : panel.cards)
                            QVERIFY(!each.card.isSecret || each.about.text("seat").empty()
                                    || each.about.text("seat") == id);
                    }
                }
            }
        }
        QVERIFY(own > 0);
    }

    /// Of a game that nobody plays, or before somebody at the screen has acted.
    void boardsOfSeatsKeepAllSecretsFromNobody()
    {
        int secret = 0;
        for (const engine::Game *game : engine::games()) {
            for (const engine::Position &position : positionsOf(*game, game->mostSeats(), 5, 400)) {
                if (position.isOver())
                    continue;
                for (const engine::Panel &panel : panelsSeenBy(position, kNobody)) {
                    for (const engine::SeatBoard &board : panel.boards)
                        QCOMPARE(knownSecrets(board), 0);
                    for (const engine::ReadableCard &each : panel.cards)
                        QVERIFY(!each.card.isSecret);
                }
                for (const engine::Panel &panel : panelsSeenBy(position, kEveryone)) {
                    for (const engine::SeatBoard &board : panel.boards)
                        secret += knownSecrets(board);
                }
            }
        }
        QVERIFY(secret > 0);
    }

    void cardsShowTheirFacesToThoseWhoKnowThem()
    {
        Scene scene(boardGame());
        std::map<Seat, int> faces;
        std::map<Seat, int> backs;
        for (const engine::Position &position : positionsOf(boardGame(), 2, 12, 150)) {
            for (const Seat viewer : viewersOf(position)) {
                scene.show(shownTo(viewer, position), Motion::None);
                for (const engine::Piece &piece : position.arrangement().pieces) {
                    if (piece.faceUp || piece.value == 0 || !boardGame().pieceKinds()[piece.kind].flat)
                        continue;
                    const std::vector<PieceSpot> there = scene.piecesOn(piece.place);
                    for (const PieceSpot &spot : there) {
                        engine::Piece one = piece;
                        one.count = 1;
                        if (spot.piece == one)
                            QCOMPARE(spot.look.value, knows(viewer, piece) ? int(piece.value) : 0);
                    }
                    ++(knows(viewer, piece) ? faces : backs)[viewer];
                }
            }
        }
        QVERIFY(faces[0] > 0 && faces[1] > 0 && backs[0] > 0 && backs[1] > 0 && faces[kEveryone] > faces[0]);
        QCOMPARE(backs[kEveryone], 0);
        QCOMPARE(faces[kNobody], 0);
    }

    void whatLiesUnderPiecesIsShownToThoseWhoKnowIt_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4})
            QTest::addRow("%d players", players) << players;
    }

    void whatLiesUnderPiecesIsShownToThoseWhoKnowIt()
    {
        QFETCH(int, players);
        const engine::Game &game = *engine::findGame("osiris");
        Scene scene(game);
        std::map<Seat, int> shown;
        std::map<Seat, int> hidden;
        const std::vector<engine::Position> positions = positionsOf(game, players, 7, 160);
        for (std::size_t step = 40; step < positions.size(); step += 6) {
            if (positions[step].isOver())
                continue;
            const engine::Arrangement arrangement = positions[step].arrangement();
            for (const Seat viewer : viewersOf(positions[step])) {
                scene.show(shownTo(viewer, positions[step]), Motion::None);
                for (const engine::Piece &under : arrangement.pieces) {
                    const std::string name = detail(game.places()[under.place], "under");
                    const auto above =
                        std::find_if(arrangement.pieces.begin(), arrangement.pieces.end(), [&](const engine::Piece &p) {
                            return game.pieceKinds()[p.kind].id == "priest-" + name;
                        });
                    if (name.empty() || above == arrangement.pieces.end())
                        continue;
                    const std::string &place = game.places()[above->place].id;
                    const Element *tile = scene.element("uncovered/" + QString::fromStdString(place) + "/0");
                    QCOMPARE(tile ? tile->look.id : QString(),
                             knows(viewer, under) ? valueName(game, under) : QString());
                    ++(tile ? shown : hidden)[viewer];
                }
            }
        }
        QVERIFY(shown[kEveryone] > shown[0] && shown[0] > 0 && hidden[0] > 0);
        QCOMPARE(hidden[kEveryone], 0);
        QCOMPARE(shown[kNobody], 0);
    }

    void whatOnlySomeMayHearIsSaidToEveryone()
    {
        const engine::Game &game = *engine::findGame("osiris");
        int secret = 0;
        for (const engine::Position &position : positionsOf(game, 4, 9, 400)) {
            const std::size_t all = position.captions().size();
            QCOMPARE(shownTo(kEveryone, position).captions().size(), all);
            secret += all > shownTo(kNobody, position).captions().size() ? 1 : 0;
        }
        QVERIFY(secret > 0);
    }

    void allHandsLieSideBySide_data()
    {
        QTest::addColumn<QSizeF>("size");
        for (const QSizeF size : {QSizeF(640, 480), QSizeF(1000, 722), QSizeF(1450, 970), QSizeF(2600, 1600)})
            QTest::addRow("%d", static_cast<int>(size.width())) << size;
    }

    void allHandsLieSideBySide()
    {
        QFETCH(QSizeF, size);
        const BoardViewState shown = shownOf(kLaying, kEveryone);
        Scene scene(boardGame(), size);
        scene.show(shown, Motion::None);
        const QRectF strip = scene.layoutPlan().strip();
        QRectF before;
        for (const char *seat : {"red", "blue"}) {
            const std::vector<PieceSpot> cards = scene.onPlace(seat == std::string("red") ? "hand-red" : "hand-blue");
            QCOMPARE(cards.size(), std::size_t(4));
            const Element *title = scene.element(QStringLiteral("strip-title/") + seat);
            QVERIFY(title);
            QCOMPARE(title->look.id, seat == std::string("red") ? "Hand of Ada" : "Hand of Noor");
            QRectF all = title->rect;
            for (const PieceSpot &card : cards) {
                QVERIFY(card.look.value > 0);
                QVERIFY(card.rect.height() > 0.4 * strip.height());
                QVERIFY(!card.rect.intersects(title->rect));
                all |= card.rect;
            }
            QVERIFY(strip.contains(all));
            QVERIFY(!all.intersects(before));
            before = all;
        }
        QVERIFY(!scene.element(QStringLiteral("strip-title")));
    }

    void anEmptyHandMovesNoOther()
    {
        BoardViewState shown = shownOf(kLaying, kEveryone);
        Scene scene(boardGame());
        scene.show(shown, Motion::None);
        const QRectF first = scene.onPlace("hand-blue").front().rect;
        const engine::PlaceIndex red = boardGame().placeOf("hand-red");
        std::erase_if(shown.arrangement.pieces, [red](const engine::Piece &piece) { return piece.place == red; });
        scene.show(shown, Motion::None);
        QCOMPARE(scene.onPlace("hand-blue").front().rect, first);
        QVERIFY(!scene.element(QStringLiteral("strip-title/red")) && scene.element(QStringLiteral("strip-title/blue")));
    }

    // Where the strip is kept for hands it is no hole in the window while nobody holds cards.
    void emptyHandsAreThereInAReview()
    {
        BoardViewState shown = shownOf(kLaying, kEveryone);
        std::erase_if(shown.arrangement.pieces, [](const engine::Piece &piece) {
            return piece.place == boardGame().placeOf("hand-red") || piece.place == boardGame().placeOf("hand-blue");
        });
        Scene scene(boardGame());
        scene.show(shown, Motion::None);
        QVERIFY(!scene.element(QStringLiteral("strip")));
        shown.showsEmptyHands = true;
        scene.show(shown, Motion::None);
        QVERIFY(scene.element(QStringLiteral("strip")));
        for (const char *seat : {"red", "blue"}) {
            const Element *title = scene.element(QStringLiteral("strip-title/") + seat);
            const Element *empty = scene.element(QStringLiteral("strip-empty/") + seat);
            QVERIFY(title && empty && !title->rect.intersects(empty->rect));
            QVERIFY(scene.layoutPlan().strip().contains(empty->rect));
        }
    }

    void whoLooksMayChange()
    {
        Scene scene(boardGame());
        for (const Seat viewer : {kNobody, kEveryone, Seat(0), kEveryone, Seat(1), kNobody}) {
            const BoardViewState shown = shownOf(kLaying, viewer);
            scene.show(shown, Motion::Animate);
            scene.skipMotion();
            Scene fresh(boardGame());
            fresh.show(shown, Motion::None);
            QVERIFY(seen(scene) == seen(fresh));
        }
    }

    void wordsSayWhatIsSeen()
    {
        BoardView board(Theme("light", "aton"));
        board.resize(1280, 760);
        board.QWidget::show();
        for (const char *id : {"hand-red", "hand-blue"}) {
            const engine::PlaceIndex hand = boardGame().placeOf(id);
            board.show(shownOf(kLaying, boardGame().places()[hand].owner), Motion::None);
            const QString own = board.placeName(hand);
            board.show(shownOf(kLaying, kNobody), Motion::None);
            QVERIFY(board.placeName(hand) != own);
            board.show(shownOf(kLaying, kEveryone), Motion::None);
            QCOMPARE(board.placeName(hand), own);
        }
    }

    void wordsSayWhatLiesUnderAPiece()
    {
        const engine::Game &game = *engine::findGame("osiris");
        const engine::Position position = positionsOf(game, 3, 7, 120).back();
        BoardView board(Theme("light", "osiris"));
        board.resize(1280, 760);
        board.QWidget::show();
        const BoardViewState open = shownTo(kEveryone, position);
        QVERIFY(!open.uncovered.empty());
        for (const engine::Caption &under : open.uncovered) {
            board.show(shownTo(kNobody, position), Motion::None);
            const QString name = board.boardScene().words()->say(under.message);
            QVERIFY(!board.placeName(under.place).contains(", " + name));
            board.show(open, Motion::None);
            QVERIFY(board.placeName(under.place).contains(", " + name));
        }
    }
};

} // namespace tests::tst_open_board

TEST_CLASS(tst_open_board, TestOpenBoard)
#include "tst_open_board.moc"
