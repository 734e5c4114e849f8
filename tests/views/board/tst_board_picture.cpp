// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that takes over what stands still from the one before is the one that is made afresh.
#include <random>

#include "tests/extent.h"
#include "tests/test_class.h"
#include "tests/views/random_games.h"
#include "views/board/board_picture.h"
#include "views/board/step_shown.h"
#include "views/common/theme.h"

namespace tests::tst_board_picture {

using engine::PlaceIndex;
using views::BoardOptions;
using views::BoardPicture;
using views::BoardViewState;
using views::Picked;

namespace {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    bool oneIn(unsigned count) { return m_engine() % count == 0; }
    PlaceIndex place(const engine::Game &game) { return static_cast<PlaceIndex>(m_engine() % game.places().size()); }

private:
    std::mt19937_64 m_engine;
};

/// As if the mouse went over the board and clicked there.
void change(BoardViewState &shown, BoardOptions &options, Dice &dice)
{
    const engine::Game &game = shown.position.game();
    const std::vector<engine::Action> legal = shown.position.legal();
    shown.choosable = {dice.place(game), dice.place(game)};
    shown.marked = {dice.place(game)};
    shown.picked = dice.oneIn(2) ? std::optional(Picked{dice.place(game)}) : std::nullopt;
    shown.preview = legal.empty() ? std::nullopt : shown.position.preview(legal[dice.place(game) % legal.size()]);
    if (dice.oneIn(3))
        shown.selected = dice.oneIn(2) ? std::optional(dice.place(game)) : std::nullopt;
    if (dice.oneIn(3))
        shown.chosen = dice.oneIn(2) ? std::vector<Picked>{{dice.place(game)}} : std::vector<Picked>();
    if (dice.oneIn(4) && !shown.arrangement.pieces.empty())
        shown.arrangement.pieces.pop_back();
    if (dice.oneIn(4))
        shown.revealed = dice.oneIn(2) ? engine::kEveryone : engine::Seat(0);
    if (dice.oneIn(4))
        shown.isSetUp = !shown.isSetUp;
    if (dice.oneIn(4))
        shown.roles = dice.oneIn(2) ? QStringList{QStringLiteral("You"), QStringLiteral("computer")} : QStringList();
    if (dice.oneIn(4))
        shown.told = dice.oneIn(2) ? QStringList{QStringLiteral("Red places a counter.")} : QStringList();
    if (dice.oneIn(4))
        shown.showsEmptyHands = !shown.showsEmptyHands;
    if (dice.oneIn(4))
        shown.rolled = dice.oneIn(2) ? std::vector<int>{1, 2, 3} : std::vector<int>();
    if (dice.oneIn(4))
        options.countingHelp = !options.countingHelp;
    shown.last = {dice.place(game)};
    shown.acting = dice.oneIn(2) ? engine::seatBit(0) : engine::seatBit(1);
    options.cursor = dice.place(game);
    options.lit = {dice.place(game)};
    if (dice.oneIn(3))
        options.lifted = dice.oneIn(2) ? dice.place(game) : engine::kNowhere;
    if (dice.oneIn(4))
        options.coordinates = !options.coordinates;
}

} // namespace

class TestBoardPicture : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void whatIsTakenOverIsWhatWouldBeMade_data();
    void whatIsTakenOverIsWhatWouldBeMade();
};

void TestBoardPicture::whatIsTakenOverIsWhatWouldBeMade_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"})
        QTest::addRow("%s", game) << QString::fromLatin1(game);
}

void TestBoardPicture::whatIsTakenOverIsWhatWouldBeMade()
{
    QFETCH(const QString, game);
    const replay::Timeline course = randomGame(game.toLatin1(), 11, 300);
    views::Artwork artwork(views::Theme(QStringLiteral("light"), game));
    const words::Words words(course.last().game());
    const views::BoardLayout layout(views::BoardPlan::of(course.last()), artwork, {QSizeF(1100, 800)});
    Dice dice(5);
    BoardViewState shown = views::shownAt(course, 0, engine::kNobody);
    BoardOptions options;
    std::unique_ptr<const BoardPicture> last;
    for (int step = 0; step < course.stepCount(); step += 1 + course.stepCount() / many(100)) {
        shown = views::shownAt(course, step, engine::kNobody);
        for (int event = 0; event < 5; ++event) {
            change(shown, options, dice);
            last = std::make_unique<const BoardPicture>(layout, artwork, words, shown, options, last.get());
            const BoardPicture afresh(layout, artwork, words, shown, options);
            QVERIFY(last->elements() == afresh.elements());
            QVERIFY(last->places() == afresh.places());
            const auto keys = [](const BoardPicture &picture) {
                std::vector<std::pair<QString, QRectF>> all;
                for (const views::PieceSpot &spot : picture.pieces())
                    all.emplace_back(spot.key, spot.rect);
                return all;
            };
            QVERIFY(keys(*last) == keys(afresh));
        }
    }
}

} // namespace tests::tst_board_picture

TEST_CLASS(tst_board_picture, TestBoardPicture)
#include "tst_board_picture.moc"
