// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>

#include "model/play/document.h"

namespace views {

class NoticeBar;
class PageStack;
class Settings;

/// Tells of seats for which the game names a program that is not running: because the game comes out of a file, which
/// starts none, or because it could not go on. A person plays there, and may give the seat back, or to somebody else.
class EngineSeats : public QObject {
    Q_OBJECT

public:
    /// All outlive it; `askPlayers` asks who plays.
    EngineSeats(Settings &settings, PageStack &pages, NoticeBar &notices, std::function<void()> askPlayers,
                QObject *parent);

private:
    /// Why a notice is shown; one that was closed comes again only for another.
    struct Reason {
        std::vector<engine::Seat> seats;
        bool canGiveBack = false;
        std::string trouble;
        friend bool operator==(const Reason &, const Reason &) = default;
    };
    void follow();
    std::vector<engine::Seat> idleSeats() const;
    void refresh();
    void giveBack();
    QString sentence() const;
    bool canGiveBack() const;

    Settings &m_settings;
    PageStack &m_pages;
    NoticeBar &m_notices;
    const std::function<void()> m_askPlayers;
    QPointer<play::Document> m_document;
    Reason m_shown;
};

} // namespace views
