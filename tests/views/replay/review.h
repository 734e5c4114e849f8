// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who looks at a random game again.
#pragma once

#include <QLabel>
#include <QTest>

#include "model/play/document.h"
#include "tests/views/random_games.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/replay/review_page.h"
#include "views/screen/screen.h"

inline record::Record recordOf(const char *game, std::uint64_t seed, std::size_t most = 100'000, int seats = 2)
{
    const replay::Timeline course = randomGame(game, seed, most, seats);
    record::Record record = record::newRecord(*engine::findGame(game), course.position(0).setup());
    record.training = true;
    for (int step = 1; step <= course.stepCount(); ++step)
        record.line.actions.push_back(course.step(step).action);
    return record;
}

/// A review on the screen, without motion.
struct Review {
    explicit Review(record::Record record)
        : document(std::move(record), 1),
          page(document, views::Theme(QStringLiteral("light"), QString::fromStdString(std::string(play.game().id()))),
               {0, false, true})
    {
        page.resize(1280, 750);
        page.show();
        QCoreApplication::processEvents(); // the layouts come to rest
    }
    views::BoardView &board() { return *page.findChild<views::BoardView *>(); }
    const views::BoardViewState &shown() { return *board().boardScene().shown(); }
    QString prompt() { return page.findChild<QLabel *>(QStringLiteral("prompt"))->accessibleName(); }
    /// Waits until another action can be chosen.
    bool waitChoice()
    {
        return QTest::qWaitFor([this] { return !shown().choosable.empty(); }, 5000);
    }

    /// True once the position has stood for a while: whoever looks may choose something there, or nobody may.
    bool isSettled()
    {
        const engine::SeatSet acting = page.steps().position(page.shownStep()).toAct();
        bool isAnybody = false;
        for (engine::Seat seat = 0; seat < play.seatCount(); ++seat)
            isAnybody |=
                engine::contains(acting, seat) && (page.viewer() == seat || page.viewer() == engine::kEveryone);
        return !isAnybody || !shown().choosable.empty() || !page.shown().prompt.offers.isEmpty();
    }

    play::Document document;
    play::Play &play = document.play();
    views::ReviewPage page;
};
