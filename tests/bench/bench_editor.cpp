// SPDX-License-Identifier: GPL-3.0-or-later
// From a click of the editor's tool Place to the picture with the piece and all forms, at 1280x800, on positions of the
// middle of a game, whole ones and such with several problems: with a repaint of the whole page, whose time alone is
// the yardstick in the same run, and with what the window itself paints, which is what has changed. Beside it the same
// changes without a window.
#include <chrono>

#include "model/engine/core/random.h"
#include "tests/bench/on_pages.h"
#include "tests/bench/percentiles.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/editor_palette.h"

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kEdits = 200;
constexpr int kProblems = 6;

enum class What { Repaint, Click, ClickAmongProblems, ClickShown };

double since(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

engine::Position midGame(const engine::Game &game, int seats)
{
    engine::Random random(1);
    std::vector<engine::Position> all{game.start({.seats = seats})};
    while (!all.back().isOver()) {
        const std::vector<engine::Action> legal = all.back().legal();
        const auto any = legal.empty() ? 0 : random.below(static_cast<std::uint32_t>(legal.size()));
        all.push_back(all.back().after(legal.empty() ? all.back().sample(random) : legal[any]));
    }
    return all[all.size() / 2];
}

/// A sort of pieces and a place where one of it changes something.
struct Put {
    engine::Piece sort;
    engine::PlaceIndex place = engine::kNowhere;
};

/// One of those whose place `isRight`.
template <class IsRight>
Put anyPut(const engine::Game &game, const engine::Arrangement &arrangement, engine::Random &random, IsRight isRight)
{
    for (;;) {
        const auto place =
            static_cast<engine::PlaceIndex>(random.below(static_cast<std::uint32_t>(game.places().size())));
        const std::vector<engine::Piece> sorts = game.holdable(arrangement, place);
        if (sorts.empty() || !isRight(place))
            continue;
        const engine::Piece &sort = sorts[random.below(static_cast<std::uint32_t>(sorts.size()))];
        if (scenario::placed(game, arrangement, sort, place))
            return {sort, place};
    }
}

/// An editor on the screen.
class Desk {
public:
    Desk(const char *game, int seats)
        : m_document(editor::scenarioRecord(midGame(*engine::findGame(game), seats)), 5),
          m_page(m_document, views::Theme(QStringLiteral("light"), QLatin1String(game)), {0, false, true}),
          m_board(*m_page.findChild<views::BoardView *>()), m_palette(*m_page.findChild<views::EditorPalette *>()),
          m_picture(1280, 800, QImage::Format_ARGB32_Premultiplied)
    {
        m_page.resize(1280, 800);
        m_page.show();
        QCoreApplication::processEvents();
    }

    void breakIt()
    {
        for (int i = 0; i < kProblems; ++i) {
            engine::Arrangement odd = m_page.editor().arrangement();
            odd.pieces.push_back(odd.pieces[m_random.below(static_cast<std::uint32_t>(odd.pieces.size()))]);
            m_page.editor().change(odd, {"place-piece", {}});
        }
    }

    /// Takes a piece out of the box; where the next click is to put it.
    QPoint take()
    {
        const Put put = anyPut(m_page.editor().game(), m_page.editor().arrangement(), m_random,
                               [this](engine::PlaceIndex place) { return !m_board.placeRect(place).isEmpty(); });
        m_palette.setCurrentRow(m_palette.rowOf(put.sort));
        QCoreApplication::processEvents();
        return m_board.placeRect(put.place).center();
    }

    void click(QPoint at) { clickAt(m_board, at); }
    void paint() { m_page.render(&m_picture); }
    void show() { showChanges(m_page); }
    void undo()
    {
        if (m_page.canUndo())
            m_page.undo();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as between two clicks in a program
    }

private:
    play::Document m_document;
    views::EditorPage m_page;
    views::BoardView &m_board;
    views::EditorPalette &m_palette;
    QImage m_picture;
    engine::Random m_random{2};
};

void measure(benchmark::State &state, const char *game, int seats, What what)
{
    Desk desk(game, seats);
    if (what == What::ClickAmongProblems)
        desk.breakIt();
    std::vector<double> times;
    for ([[maybe_unused]] auto _ : state) {
        const QPoint at = desk.take();
        const Clock::time_point start = Clock::now();
        if (what != What::Repaint)
            desk.click(at);
        if (what == What::ClickShown)
            desk.show();
        else
            desk.paint();
        times.push_back(since(start));
        if (what != What::Repaint)
            desk.undo();
    }
    tellPercentiles(state, std::move(times));
}

/// The changes alone: what the position is then, and its problems.
void change(benchmark::State &state, const char *game, int seats)
{
    play::Play play(editor::scenarioRecord(midGame(*engine::findGame(game), seats)), 5);
    editor::Editor editor(play);
    engine::Random random(2);
    std::vector<double> times;
    for ([[maybe_unused]] auto _ : state) {
        const Put put = anyPut(editor.game(), editor.arrangement(), random, [](engine::PlaceIndex) { return true; });
        const Clock::time_point start = Clock::now();
        editor.change(scenario::placed(editor.game(), editor.arrangement(), put.sort, put.place), {"place-piece", {}});
        times.push_back(since(start));
        play.undo();
    }
    tellPercentiles(state, std::move(times));
}

} // namespace

int main(int argc, char **argv)
{
    const auto kind = [](What what) {
        return [what](benchmark::State &state, const char *game, int seats) { measure(state, game, seats, what); };
    };
    return measureGames(argc, argv, kEdits,
                        {{"change", change},
                         {"paintAlone", kind(What::Repaint)},
                         {"clickAndPaint", kind(What::Click)},
                         {"clickAmongProblems", kind(What::ClickAmongProblems)},
                         {"clickAndShow", kind(What::ClickShown)}});
}
