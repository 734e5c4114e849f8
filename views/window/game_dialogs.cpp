// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/game_dialogs.h"

#include <QDateTime>
#include <QPushButton>

#include "model/play/same_deal.h"
#include "model/replay/seat_names.h"
#include "views/common/message_box.h"
#include "views/common/settings.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/players_dialog.h"
#include "views/dialogs/result_dialog.h"
#include "views/play/game_page.h"
#include "views/window/document_files.h"
#include "views/window/navigator.h"
#include "views/window/page_stack.h"

namespace views {

GameDialogs::GameDialogs(Settings &settings, PageStack &pages, Navigator &navigator, DocumentFiles &files,
                         QWidget *window)
    : QObject(window), m_settings(settings), m_pages(pages), m_navigator(navigator), m_files(files), m_window(window)
{
    connect(&navigator, &Navigator::gameShown, this, &GameDialogs::followGame);
    connect(&navigator, &Navigator::seriesEnded, this, [this] { m_match = {}; });
}

void GameDialogs::followGame()
{
    m_matchBefore = m_match;
    auto *page = m_pages.find<GamePage>();
    connect(page, &GamePage::finished, this, [this, page] { showResult(*page); });
}

void GameDialogs::newGame()
{
    m_files.keepRated();
    NewGameDialog dialog(m_settings, m_navigator.gameAtHand(), m_window);
    dialog.offerRating(m_files.finished().folders());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const play::MatchScore before = std::exchange(m_match, {});
    if (!m_navigator.beginGame(dialog.record(), dialog.seed()))
        m_match = before;
}

void GameDialogs::rematch()
{
    const record::Record &record = m_pages.document()->play().record();
    record::Record next = record::newRecord(*record.game, record.setup);
    next.seats = record.seats;
    next.training = record.training;
    if (m_pages.document()->play().isRated())
        next.rated = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    if (record.timing && record.timing->control)
        next.timing = record::Timing{record.timing->control, {}, {}, {}};
    m_navigator.beginGame(std::move(next));
}

void GameDialogs::otherSide()
{
    const play::Play &play = m_pages.document()->play();
    m_navigator.beginGame(play::otherSideOf(play), play.seed());
}

void GameDialogs::players()
{
    play::Play &play = m_pages.document()->play();
    PlayersDialog dialog(play.record(), m_settings.engines.all(), m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::vector<record::SeatEntry> seats = dialog.seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        play.setSeat(static_cast<engine::Seat>(seat), seats[seat]);
}

void GameDialogs::agreeDraw()
{
    const QString question = tr("Do all players agree that the game is drawn?");
    if (MessageBox::ask(m_window, tr("Agree on a draw?"), question) == MessageBox::Yes)
        m_pages.document()->play().agreeDraw();
}

void GameDialogs::showResult(GamePage &page)
{
    m_match = m_matchBefore; // an end that was taken back does not count
    m_match.add(*page.play().result(), replay::figureNames(page.play().record()));
    auto *dialog = new ResultDialog(page.play(), m_match, m_settings.motion.get(), &page, m_files.finished().folders());
    // After the page, which shows something else when the dialogue goes.
    connect(&page.play(), &play::Play::changed, dialog, [dialog](const play::Change &change) {
        if (change.has(play::Change::StepsTakenBack | play::Change::End))
            dialog->close();
    });
    connect(dialog, &ResultDialog::rematchWanted, this, &GameDialogs::rematch, Qt::QueuedConnection);
    connect(dialog, &ResultDialog::otherSideWanted, this, &GameDialogs::otherSide, Qt::QueuedConnection);
    connect(dialog, &ResultDialog::saveWanted, &m_files, &DocumentFiles::save);
    connect(
        dialog, &ResultDialog::lastTurnWanted, &page, [&page] { page.commands().run(Command::ShowLastTurn); },
        Qt::QueuedConnection);
    connect(dialog, &ResultDialog::reviewWanted, this, [this] { m_navigator.setReview(true); });
    connect(
        dialog, &ResultDialog::learnWanted, &page, [&page] { page.commands().run(Command::LearnFromMistakes); },
        Qt::QueuedConnection);
    // One button for another game is enough.
    page.setResultShown(true);
    connect(dialog, &QDialog::finished, &page, [&page] { page.setResultShown(false); });
    dialog->show();
    dialog->raise();
    dialog->findChild<QPushButton *>()->setFocus();
}

} // namespace views
