// SPDX-License-Identifier: GPL-3.0-or-later
#include "page.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "views/board/board_view_state.h"

namespace {

constexpr int kPatience = 60'000; // ms; only a test that fails waits that long, also with sanitizers

} // namespace

Page::Page(const QString &blue, const views::PlayStyle &style, std::uint64_t seed)
{
    record::Record record = record::newRecord(*engine::findGame("aton"), {});
    record.seats[1].player = blue;
    m_document = std::make_unique<play::Document>(std::move(record), seed);
    show(style);
}

Page::Page(const record::Record &record, std::uint64_t seed, const views::PlayStyle &style)
{
    m_document = std::make_unique<play::Document>(record, seed);
    show(style);
}

void Page::show(const views::PlayStyle &style)
{
    const QString game = QString::fromStdString(std::string(m_document->play().game().id()));
    m_page = std::make_unique<views::GamePage>(*m_document, views::Theme(QStringLiteral("light"), game), style);
    m_page->resize(1280, 750);
    m_page->show();
    m_page->start();
    m_page->focusBoard();
}

QString Page::prompt() { return m_page->findChild<QLabel *>(QStringLiteral("prompt"))->accessibleName(); }

engine::PlaceIndex Page::choice() { return shown().choosable.front(); }

bool Page::waitReady()
{
    QSignalSpy settled(&playback(), &views::PlaybackController::settled);
    while (playback().isPlayingBack() || playback().hasAutomaticStep()) {
        if (!settled.wait(kPatience))
            return false;
    }
    return true;
}

void Page::click(engine::PlaceIndex place) { QTest::mouseClick(viewport(), Qt::LeftButton, {}, middleOf(place)); }

void Page::lay()
{
    std::string hand;
    for (const views::PieceSpot &spot : board().boardScene().piecesOn(place("hand-red")))
        hand += static_cast<char>('0' + spot.piece.value);
    for (const char value : hand)
        QTest::keyClick(&board(), value);
    QTest::keyClick(&board(), Qt::Key_Return);
}

bool Page::playToSquares()
{
    while (waitReady() && !play().isOver()) {
        if (play().position().prompt().front().id.rfind("prompt.lay", 0) != 0)
            return true;
        lay();
    }
    return false;
}
