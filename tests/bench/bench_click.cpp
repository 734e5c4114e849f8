// SPDX-License-Identifier: GPL-3.0-or-later
// From a press of the mouse on a place that may be chosen, or from pointing at it, to the picture that shows what came
// of it, at 1280x800, without motion, in a game of people: with a repaint of the whole page, whose time alone is the
// yardstick in the same run, and with what the window itself paints, which is what has changed.
#include <algorithm>
#include <chrono>
#include <utility>

#include <QPushButton>

#include "tests/bench/on_pages.h"
#include "tests/bench/percentiles.h"
#include "views/board/board_view_state.h"
#include "views/play/game_page.h"

namespace {

constexpr int kClicks = 300;
constexpr int kTurnsToRest = 20; ///< of the event loop: what is asked for in one comes in the next, some of it later

enum class What { Repaint, Point, Click };
enum class Paints { All, Changes };

record::Record newGame(const char *game, int seats)
{
    return record::newRecord(*engine::findGame(game), {.seats = seats});
}

/// A game on a page. Who covers the screen uncovers it, and a game that is over begins anew.
class Table {
public:
    Table(const char *game, int seats)
        : m_document(newGame(game, seats), 5),
          m_page(m_document, views::Theme(QStringLiteral("light"), QLatin1String(game)), {0, false, true}),
          m_board(*m_page.findChild<views::BoardView *>()), m_picture(1280, 800, QImage::Format_ARGB32_Premultiplied)
    {
        m_page.resize(1280, 800);
        m_page.show();
        m_page.start();
    }

    bool isOver() { return m_document.play().isOver(); }
    void paint(Paints what)
    {
        if (what == Paints::All)
            m_page.render(&m_picture);
        else
            showChanges(m_page);
    }

    /// The next place to click on, once the game waits for a person, and the page has done all that the last click
    /// asked of it.
    QPoint target()
    {
        for (;;) {
            for (int turn = 0; turn < kTurnsToRest; ++turn)
                QCoreApplication::processEvents();
            if (auto *cover = m_page.findChild<QWidget *>(QStringLiteral("cover")); cover && cover->isVisible())
                cover->findChild<QPushButton *>()->click();
            std::vector<engine::PlaceIndex> choosable = m_board.boardScene().shown()->choosable;
            choosable.erase(std::remove_if(choosable.begin(), choosable.end(),
                                           [this](auto place) { return m_board.placeRect(place).isEmpty(); }),
                            choosable.end());
            if (!choosable.empty())
                return m_board.placeRect(choosable[m_clicks++ % choosable.size()]).center();
            if (isOver())
                return {};
            if (m_page.isReady()) // a choice by buttons
                actAnyhow();
        }
    }

    void point(QPoint at)
    {
        QWidget *viewport = m_board.viewport();
        QMouseEvent event(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(viewport, &event);
    }

    void click(QPoint at) { clickAt(m_board, at); }

private:
    void actAnyhow()
    {
        play::Play &play = m_document.play();
        for (const engine::Action action : play.position().legal()) {
            if (action.actor() == play.humanToAct()) {
                play.act(action);
                return;
            }
        }
    }

    play::Document m_document;
    views::GamePage m_page;
    views::BoardView &m_board;
    QImage m_picture;
    std::size_t m_clicks = 0;
};

void measure(benchmark::State &state, const char *game, int seats, What what, Paints paints)
{
    using Clock = std::chrono::steady_clock;
    auto table = std::make_unique<Table>(game, seats);
    std::vector<double> times;
    for ([[maybe_unused]] auto _ : state) {
        QPoint at = table->target();
        if (table->isOver()) {
            table = std::make_unique<Table>(game, seats);
            at = table->target();
        }
        const auto start = Clock::now();
        if (what == What::Click)
            table->click(at);
        else if (what == What::Point)
            table->point(at);
        table->paint(paints);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        if (what != What::Click)
            table->click(at);
    }
    tellPercentiles(state, std::move(times));
}

} // namespace

int main(int argc, char **argv)
{
    const auto kind = [](What what, Paints paints) {
        return [what, paints](benchmark::State &state, const char *game, int seats) {
            measure(state, game, seats, what, paints);
        };
    };
    return measureGames(argc, argv, kClicks,
                        {{"paintAlone", kind(What::Repaint, Paints::All)},
                         {"pointAndPaint", kind(What::Point, Paints::All)},
                         {"clickAndPaint", kind(What::Click, Paints::All)},
                         {"pointAndShow", kind(What::Point, Paints::Changes)},
                         {"clickAndShow", kind(What::Click, Paints::Changes)}});
}
