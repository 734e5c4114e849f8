// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/players_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "views/dialogs/seat_rows.h"
#include "views/handbook/help_request.h"

namespace views {

PlayersDialog::PlayersDialog(const record::Record &record, QWidget *parent)
    : QDialog(parent), m_about(new QLabel(this)), m_rows(new SeatRows(this))
{
    m_about->setWordWrap(true);
    m_about->setProperty("second", true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_rows);
    layout->addWidget(m_about);
    layout->addStretch();
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(420);
    m_rows->setSeats(*record.game, record.seats);
    m_rows->fields().front()->setFocus();
    retranslate();
    offerHelp(this, "start#players");
}

std::vector<record::SeatEntry> PlayersDialog::seats() const { return m_rows->seats(); }

void PlayersDialog::setAbout(std::function<QString()> title, std::function<QString()> about)
{
    m_title = std::move(title);
    m_aboutText = std::move(about);
    retranslate();
}

void PlayersDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void PlayersDialog::retranslate()
{
    setWindowTitle(m_title ? m_title() : tr("Players"));
    m_about->setText(m_aboutText ? m_aboutText()
                                 : tr("Names and players change from now on. What has been played stays as it is."));
}

} // namespace views
