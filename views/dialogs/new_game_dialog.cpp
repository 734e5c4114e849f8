// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/new_game_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include "model/words/words.h"

namespace views {

namespace {

constexpr int kLongestName = 40;

QString human() { return QStringLiteral("human"); }

} // namespace

NewGameDialog::NewGameDialog(Settings &settings, QWidget *parent)
    : QDialog(parent), m_settings(settings), m_game(new QComboBox(this)), m_seatGrid(new QGridLayout),
      m_advanced(new QGroupBox(tr("Advanced"), this)), m_seed(new QLineEdit(this))
{
    setWindowTitle(tr("New game"));
    for (const engine::Game *game : engine::games())
        m_game->addItem(words::Words(*game).text("game"),
                        QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size())));
    auto *layout = new QVBoxLayout(this);
    auto *gameRow = new QHBoxLayout;
    auto *gameLabel = new QLabel(tr("&Game"), this);
    gameLabel->setBuddy(m_game);
    gameRow->addWidget(gameLabel);
    gameRow->addWidget(m_game, 1);
    layout->addLayout(gameRow);
    layout->addLayout(m_seatGrid);

    m_advanced->setCheckable(true);
    m_advanced->setChecked(false);
    auto *advanced = new QVBoxLayout(m_advanced);
    auto *seedLabel = new QLabel(tr("&Seed: the same number deals the same cards again"), m_advanced);
    seedLabel->setWordWrap(true);
    seedLabel->setBuddy(m_seed);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    m_seed->setPlaceholderText(tr("chosen by the program"));
    advanced->addWidget(seedLabel);
    advanced->addWidget(m_seed);
    layout->addWidget(m_advanced);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Play"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillSeats);
    fillSeats();
    setMinimumWidth(420);
}

const engine::Game &NewGameDialog::game() const
{
    return *engine::findGame(m_game->currentData().toString().toStdString());
}

void NewGameDialog::fillSeats()
{
    while (QLayoutItem *item = m_seatGrid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_seats.clear();
    const words::Words words(game());
    const QList<SeatChoice> last = m_settings.lastSeats(m_game->currentData().toString());
    const std::vector<std::string> &ids = game().seatings().front();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const QString seat = words.seat(ids[i]);
        auto *label = new QLabel(seat, this);
        auto *name = new QLineEdit(this);
        name->setMaxLength(kLongestName);
        name->setPlaceholderText(seat);
        name->setAccessibleName(tr("Name of %1").arg(seat));
        auto *player = new QComboBox(this);
        player->setAccessibleName(tr("Who plays %1").arg(seat));
        player->addItem(tr("Person"), human());
        for (const std::string &level : game().levels())
            player->addItem(tr("Computer: %1").arg(words.text("level." + level)), QString::fromStdString(level));
        player->setCurrentIndex(i == 0 ? 0 : 1);
        if (i < static_cast<std::size_t>(last.size())) {
            name->setText(last[static_cast<qsizetype>(i)].name);
            player->setCurrentIndex(std::max(0, player->findData(last[static_cast<qsizetype>(i)].player)));
        }
        const int row = static_cast<int>(i);
        m_seatGrid->addWidget(label, row, 0);
        m_seatGrid->addWidget(name, row, 1);
        m_seatGrid->addWidget(player, row, 2);
        m_seats.push_back({name, player});
    }
}

record::Record NewGameDialog::record() const
{
    QList<SeatChoice> seats;
    for (const SeatRow &row : m_seats)
        seats << SeatChoice{row.name->text().trimmed(), row.player->currentData().toString()};
    m_settings.setLastSeats(m_game->currentData().toString(), seats);
    return recordOf(game(), seats);
}

std::optional<std::uint64_t> NewGameDialog::seed() const
{
    if (!m_advanced->isChecked() || m_seed->text().isEmpty())
        return std::nullopt;
    return m_seed->text().toULongLong();
}

record::Record NewGameDialog::recordOf(const engine::Game &game, const QList<SeatChoice> &seats)
{
    engine::Setup setup;
    setup.seats = static_cast<int>(game.seatings().front().size());
    record::Record record = record::newRecord(game, setup);
    for (qsizetype i = 0; i < seats.size() && i < static_cast<qsizetype>(record.seats.size()); ++i) {
        record::SeatEntry &seat = record.seats[static_cast<std::size_t>(i)];
        if (!seats[i].name.isEmpty())
            seat.name = {seats[i].name};
        seat.player = seats[i].player;
    }
    return record;
}

} // namespace views
