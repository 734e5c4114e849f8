// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/engine_seats.h"

#include <algorithm>

#include "model/outside/program.h"
#include "model/replay/seat_names.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/common/settings.h"
#include "views/window/notice_bar.h"
#include "views/window/page_stack.h"

namespace views {

namespace {

const QString kEngines = QStringLiteral("engines");

} // namespace

EngineSeats::EngineSeats(Settings &settings, PageStack &pages, NoticeBar &notices, std::function<void()> askPlayers,
                         QObject *parent)
    : QObject(parent), m_settings(settings), m_pages(pages), m_notices(notices), m_askPlayers(std::move(askPlayers))
{
    connect(&m_pages, &PageStack::changed, this, [this] {
        if (m_pages.document() != m_document)
            follow();
    });
    connect(&m_settings.engines, &OwnEngines::changed, this, &EngineSeats::refresh);
}

void EngineSeats::follow()
{
    if (m_document)
        m_document->disconnect(this);
    m_document = m_pages.document();
    if (m_document)
        connect(m_document, &play::Document::changed, this, &EngineSeats::refresh);
    m_shown = {};
    refresh();
}

/// Of a game that goes on.
std::vector<engine::Seat> EngineSeats::idleSeats() const
{
    std::vector<engine::Seat> idle;
    if (!m_document || m_document != m_pages.document() || m_document->play().isOver()
        || m_pages.documentPage()->isScenario())
        return idle;
    const std::vector<record::SeatEntry> &seats = m_document->play().record().seats;
    for (engine::Seat seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].program.isEmpty() && !outside::programOf(seats[seat].player).isEmpty())
            idle.push_back(seat);
    }
    return idle;
}

void EngineSeats::refresh()
{
    if (idleSeats().empty()) {
        m_shown = {};
        return m_notices.withdraw(kEngines);
    }
    const std::optional<play::Play::Trouble> &trouble = m_document->play().trouble();
    Reason reason{idleSeats(), canGiveBack(), trouble ? trouble->why.id : std::string()};
    if (m_shown == reason)
        return;
    m_shown = std::move(reason);
    std::vector<NoticeAction> actions;
    if (canGiveBack())
        actions.push_back({[] { return tr("Give it back"); }, [this] { giveBack(); }});
    actions.push_back({[] { return tr("Players…"); }, m_askPlayers});
    actions.push_back({[] { return tr("Close"); }, [this] { m_notices.withdraw(kEngines); }});
    m_notices.post(
        kEngines, trouble ? NoticeKind::Warning : NoticeKind::Information, [this] { return sentence(); },
        std::move(actions));
}

/// Why, and who waits for which program.
QString EngineSeats::sentence() const
{
    const std::vector<engine::Seat> idle = idleSeats();
    if (idle.empty())
        return {};
    const play::Play &play = m_document->play();
    const QStringList names = replay::seatNames(play.record());
    QStringList waiting;
    for (const engine::Seat seat : idle) {
        const QString program = words::shownLine(outside::programOf(play.record().seats[seat].player));
        waiting << tr("%1 (%2)", "seat, engine").arg(names[seat], program);
    }
    const QString seats = waiting.join(QStringLiteral(", "));
    if (!play.trouble())
        return tr("A person plays for an engine, which no file starts: %1.").arg(seats);
    QString why = words::Words(play.game(), names).sayBriefly(engine::shortened(play.trouble()->why));
    why[0] = why[0].toUpper();
    return tr("%1. A person plays on for it: %2.").arg(why, seats);
}

/// True if the settings have one of the programs: else there is nobody to give a seat to.
bool EngineSeats::canGiveBack() const
{
    const std::vector<engine::Seat> idle = idleSeats();
    return std::any_of(idle.begin(), idle.end(), [this](engine::Seat seat) {
        const QString &player = m_document->play().record().seats[seat].player;
        return !m_settings.engines.commandOf(outside::programOf(player)).isEmpty();
    });
}

void EngineSeats::giveBack()
{
    play::Play &play = m_document->play();
    record::Record allowed = play.record();
    const std::vector<engine::Seat> idle = idleSeats();
    m_settings.engines.allowIn(allowed);
    for (const engine::Seat seat : idle)
        play.setSeat(seat, allowed.seats[seat]);
}

} // namespace views
