// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPushButton>

#include "views/board/board_view.h"
#include "views/play/game_page.h"
#include "views/play/hints.h"
#include "views/play/history.h"
#include "views/play/log_model.h"
#include "views/play/pause.h"
#include "views/play/playback_controller.h"

/// A page with a game, on the screen and alone: of Aton, where a person plays red and blue is who is asked for, or of
/// any record.
class Page {
public:
    explicit Page(const QString &blue, const views::PlayStyle &style = {0, false, true}, std::uint64_t seed = 5);
    /// The same game as another page shows, from its record.
    explicit Page(const record::Record &record, std::uint64_t seed = 1,
                  const views::PlayStyle &style = {0, false, true});

    views::GamePage &page() { return *m_page; }
    play::Play &play() { return m_page->play(); }
    views::BoardView &board() { return *m_page->findChild<views::BoardView *>(); }
    QWidget *viewport() { return board().viewport(); }
    views::PlaybackController &playback() { return *m_page->findChild<views::PlaybackController *>(); }
    views::LogModel &log() { return *m_page->findChild<views::LogModel *>(); }
    const views::BoardViewState &shown() { return *board().boardScene().shown(); }
    QPushButton &button(const char *name) { return *m_page->findChild<QPushButton *>(QLatin1String(name)); }
    bool isCovered() { return m_page->findChild<QWidget *>(QStringLiteral("cover"))->isVisible(); }
    /// The prompt as it is read out: sentence, and what belongs to it.
    QString prompt();
    engine::PlaceIndex place(const char *id) { return play().game().placeOf(id); }
    QPoint middleOf(engine::PlaceIndex place) { return board().placeRect(place).center(); }

    /// Waits until a person may choose, or the game is over.
    bool waitReady();
    /// A click on a place of the board.
    void click(engine::PlaceIndex place);
    /// Lays the hand in its order, by the figures of the keyboard.
    void lay();
    /// Plays by those until a square is to be chosen by a person: in rounds with cards of one's own.
    bool playToSquares();
    /// The first place that may be chosen now.
    engine::PlaceIndex choice();

private:
    void show(const views::PlayStyle &style);

    std::unique_ptr<play::Document> m_document;
    std::unique_ptr<views::GamePage> m_page;
};
