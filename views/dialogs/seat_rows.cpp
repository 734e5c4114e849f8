// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/seat_rows.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/common/layouts.h"
#include "views/dialogs/new_game.h"

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

SeatRows::SeatRows(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout), m_about(new QLabel(this))
{
    m_grid->setColumnStretch(1, 1);
    m_about->setObjectName(QStringLiteral("levels"));
    m_about->setProperty("second", true);
    m_about->setWordWrap(true);
    m_about->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(m_grid);
    layout->addWidget(m_about);
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

void SeatRows::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
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

} // namespace views
