// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/players_dialog.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/new_game.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kLongestName = 40;

/// The name as the present language has it; empty where nobody gave one.
QString nameOf(const record::SeatEntry &seat)
{
    const QString name = seat.name.in(words::spokenLanguage());
    return name == seat.seat ? QString() : name;
}

} // namespace

SeatRows::SeatRows(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout), m_about(aboutLabel(this))
{
    m_grid->setColumnStretch(1, 1);
    m_about->setObjectName(QStringLiteral("levels"));
    m_about->hide();
    auto *layout = makeColumn(this, {}, 4);
    layout->addLayout(m_grid);
    layout->addWidget(m_about);
    onLanguageChange(this, [this] { retranslate(); });
}

void SeatRows::setSeats(const engine::Game &game, std::vector<record::SeatEntry> seats)
{
    m_game = &game;
    clearLayout(*m_grid);
    m_rows.clear();
    for (record::SeatEntry &seat : seats)
        addRow(std::move(seat));
    retranslate();
}

void SeatRows::addRow(record::SeatEntry seat)
{
    Row row{std::move(seat), new QLabel(this), new QLineEdit(this), new QComboBox(this), {}, 0};
    row.name->setObjectName(QStringLiteral("name-") + row.seat.seat);
    row.name->setMaxLength(kLongestName);
    row.player->setObjectName(QStringLiteral("player-") + row.seat.seat);
    row.player->addItem(QString(), kPerson);
    for (const engine::Level &level : m_game->levels())
        row.player->addItem(QString(), QString::fromStdString(level.id));
    row.shownPlayer = std::max(0, row.player->findData(row.seat.player));
    row.player->setCurrentIndex(row.shownPlayer);
    connect(row.player, &QComboBox::currentIndexChanged, this, &SeatRows::tellLevels);
    const int place = static_cast<int>(m_rows.size());
    m_grid->addWidget(row.label, place, 0);
    m_grid->addWidget(row.name, place, 1);
    m_grid->addWidget(row.player, place, 2);
    m_rows.push_back(std::move(row));
}

void SeatRows::retranslate()
{
    if (!m_game)
        return;
    const words::Words words(*m_game);
    for (Row &row : m_rows) {
        const QString seat = words.seat(row.seat.seat.toStdString());
        row.label->setText(seat);
        row.name->setPlaceholderText(seat);
        row.name->setAccessibleName(tr("Name of %1").arg(seat));
        row.player->setAccessibleName(tr("Who plays %1").arg(seat));
        row.player->setItemText(0, tr("Person"));
        for (int i = 1; i < row.player->count(); ++i) {
            const std::string level = "level." + m_game->levels()[static_cast<std::size_t>(i - 1)].id;
            row.player->setItemText(i, tr("Computer: %1").arg(words.text(level)));
            row.player->setItemData(i, words.text(level + ".about"), Qt::ToolTipRole);
        }
        if (row.name->text() == row.shownName) {
            row.name->setText(nameOf(row.seat));
            row.name->setCursorPosition(0);
            row.shownName = row.name->text(); // a field may show less than it was given
        }
    }
    tellLevels();
}

/// What each of the chosen levels is like, a line each.
void SeatRows::tellLevels()
{
    const words::Words words(*m_game);
    QStringList lines;
    for (const engine::Level &level : m_game->levels()) {
        const QString about = words.text("level." + level.id + ".about");
        bool chosen = false;
        for (const Row &row : m_rows) {
            if (row.player->currentData().toString().toStdString() != level.id)
                continue;
            chosen = true;
            row.player->setAccessibleDescription(about);
        }
        if (chosen)
            lines << tr("%1: %2.").arg(words.text("level." + level.id), about);
    }
    for (const Row &row : m_rows) {
        if (row.player->currentIndex() == 0)
            row.player->setAccessibleDescription({});
    }
    m_about->setText(lines.join(QLatin1Char('\n')));
    m_about->setVisible(!lines.isEmpty());
}

std::vector<record::SeatEntry> SeatRows::seats() const
{
    std::vector<record::SeatEntry> seats;
    for (const Row &row : m_rows) {
        record::SeatEntry seat = row.seat;
        if (row.name->text() != row.shownName) {
            const QString name = row.name->text().trimmed();
            seat.name = {name.isEmpty() ? seat.seat : name};
        }
        if (row.player->currentIndex() != row.shownPlayer)
            seat.player = row.player->currentData().toString();
        seats.push_back(std::move(seat));
    }
    return seats;
}

QList<QWidget *> SeatRows::fields() const
{
    QList<QWidget *> fields;
    for (const Row &row : m_rows)
        fields << row.name << row.player;
    return fields;
}

// ---- the dialogue

PlayersDialog::PlayersDialog(const record::Record &record, QWidget *parent)
    : QDialog(parent), m_about(aboutLabel(this)), m_rows(new SeatRows(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_rows);
    layout->addWidget(m_about);
    layout->addStretch();
    layout->addWidget(makeButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
    setMinimumWidth(420);
    m_rows->setSeats(*record.game, record.seats);
    m_rows->fields().front()->setFocus();
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "start#players");
}

std::vector<record::SeatEntry> PlayersDialog::seats() const { return m_rows->seats(); }

void PlayersDialog::setAbout(std::function<QString()> title, std::function<QString()> about)
{
    m_title = std::move(title);
    m_aboutText = std::move(about);
    retranslate();
}

void PlayersDialog::retranslate()
{
    setWindowTitle(m_title ? m_title() : tr("Players"));
    m_about->setText(m_aboutText ? m_aboutText()
                                 : tr("Names and players change from now on. What has been played stays as it is."));
}

} // namespace views
