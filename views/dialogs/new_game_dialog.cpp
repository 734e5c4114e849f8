// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/new_game_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include "model/words/words.h"
#include "views/play/layouts.h"
#include "views/window/new_game.h"

namespace views {

namespace {

constexpr int kLongestName = 40;

} // namespace

NewGameDialog::NewGameDialog(Settings &settings, const engine::Game &game, QWidget *parent)
    : QDialog(parent), m_settings(settings), m_game(new QComboBox(this)), m_playersRow(new QWidget(this)),
      m_players(new QComboBox(m_playersRow)), m_optionRows(new QVBoxLayout), m_seatGrid(new QGridLayout),
      m_advanced(new QGroupBox(tr("Advanced"), this)), m_seed(new QLineEdit(this))
{
    setWindowTitle(tr("New game"));
    const auto idOf = [](const engine::Game &each) {
        return QString::fromUtf8(each.id().data(), static_cast<qsizetype>(each.id().size()));
    };
    for (const engine::Game *each : engine::games())
        m_game->addItem(words::Words(*each).text("game"), idOf(*each));
    m_game->setCurrentIndex(m_game->findData(idOf(game)));
    auto *layout = new QVBoxLayout(this);
    auto *gameRow = new QHBoxLayout;
    auto *gameLabel = new QLabel(tr("&Game"), this);
    gameLabel->setBuddy(m_game);
    gameRow->addWidget(gameLabel);
    gameRow->addWidget(m_game, 1);
    layout->addLayout(gameRow);
    auto *playersLabel = new QLabel(tr("P&layers"), m_playersRow);
    playersLabel->setBuddy(m_players);
    auto *playersLayout = new QHBoxLayout(m_playersRow);
    playersLayout->setContentsMargins(0, 0, 0, 0);
    playersLayout->addWidget(playersLabel);
    playersLayout->addWidget(m_players, 1);
    layout->addWidget(m_playersRow);
    layout->addLayout(m_seatGrid);
    layout->addLayout(m_optionRows);

    m_advanced->setCheckable(true);
    m_advanced->setChecked(false);
    auto *advanced = new QVBoxLayout(m_advanced);
    auto *seedLabel = new QLabel(tr("&Seed: the same number gives the same chance again"), m_advanced);
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
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillPlayers);
    connect(m_players, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillSeats);
    setMinimumWidth(420);
    fillPlayers();
}

const engine::Game &NewGameDialog::game() const
{
    return *engine::findGame(m_game->currentData().toString().toStdString());
}

void NewGameDialog::fillPlayers()
{
    const QSignalBlocker quiet(m_players);
    m_players->clear();
    m_seats.clear(); // of another game
    for (const std::vector<std::string> &seats : game().seatings())
        m_players->addItem(words::Words::number(static_cast<std::int64_t>(seats.size())),
                           static_cast<int>(seats.size()));
    m_players->setCurrentIndex(m_players->findData(playersOf(m_settings, game())));
    m_playersRow->setVisible(m_players->count() > 1);
    fillOptions();
    fillSeats();
}

void NewGameDialog::fillOptions()
{
    clearLayout(*m_optionRows);
    m_options.clear();
    const words::Words words(game());
    const std::vector<std::pair<std::string, std::string>> last = m_settings.lastOptions(gameId());
    for (const engine::Option &option : game().options()) {
        const std::string id = "option." + option.id;
        auto *row = new QWidget(this);
        auto *label = new QLabel(words.text(id), row);
        auto *choices = new QComboBox(row);
        label->setBuddy(choices);
        choices->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (const std::string &choice : option.choices)
            choices->addItem(words.text(id + '.' + choice), QString::fromStdString(choice));
        for (const auto &[name, choice] : last) {
            if (name == option.id)
                choices->setCurrentIndex(std::max(0, choices->findData(QString::fromStdString(choice))));
        }
        auto *about = new QLabel(words.text(id + ".about"), row);
        about->setProperty("second", true);
        about->setWordWrap(true);
        choices->setAccessibleDescription(about->text());
        auto *grid = new QGridLayout(row);
        grid->setContentsMargins(0, 4, 0, 0);
        grid->setColumnStretch(1, 1);
        grid->addWidget(label, 0, 0);
        grid->addWidget(choices, 0, 1);
        grid->addWidget(about, 1, 0, 1, 2);
        m_optionRows->addWidget(row);
        m_options.push_back(choices);
    }
}

void NewGameDialog::fillSeats()
{
    const QList<SeatChoice> typed = seats();
    clearLayout(*m_seatGrid);
    m_seats.clear();
    const words::Words words(game());
    const int players = m_players->currentData().toInt();
    QList<SeatChoice> chosen = seatsOf(m_settings, game(), players);
    for (qsizetype i = 0; i < std::min(typed.size(), chosen.size()); ++i)
        chosen[i] = typed[i]; // the number alone was changed
    const std::vector<std::string> &ids = *game().seating(players);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const QString seat = words.seat(ids[i]);
        auto *label = new QLabel(seat, this);
        auto *name = new QLineEdit(this);
        name->setMaxLength(kLongestName);
        name->setPlaceholderText(seat);
        name->setAccessibleName(tr("Name of %1").arg(seat));
        auto *player = new QComboBox(this);
        player->setAccessibleName(tr("Who plays %1").arg(seat));
        player->addItem(tr("Person"), kPerson);
        for (const std::string &level : game().levels())
            player->addItem(tr("Computer: %1").arg(words.text("level." + level)), QString::fromStdString(level));
        const SeatChoice &choice = chosen[static_cast<qsizetype>(i)];
        name->setText(choice.name);
        player->setCurrentIndex(std::max(0, player->findData(choice.player)));
        const int row = static_cast<int>(i);
        m_seatGrid->addWidget(label, row, 0);
        m_seatGrid->addWidget(name, row, 1);
        m_seatGrid->addWidget(player, row, 2);
        m_seats.push_back({name, player});
    }
    QMetaObject::invokeMethod(this, &NewGameDialog::fit, Qt::QueuedConnection); // the new rows are shown only then
}

/// As large as what it asks: the rows differ from game to game.
void NewGameDialog::fit()
{
    layout()->activate();
    resize(std::max(width(), sizeHint().width()), sizeHint().height());
}

QList<SeatChoice> NewGameDialog::seats() const
{
    QList<SeatChoice> seats;
    for (const SeatRow &row : m_seats)
        seats << SeatChoice{row.name->text().trimmed(), row.player->currentData().toString()};
    return seats;
}

record::Record NewGameDialog::record() const
{
    const QList<SeatChoice> seats = this->seats();
    std::vector<std::pair<std::string, std::string>> options;
    for (std::size_t i = 0; i < m_options.size(); ++i)
        options.emplace_back(game().options()[i].id, m_options[i]->currentData().toString().toStdString());
    m_settings.setLastGame(gameId(), seats, options);
    return recordOf(game(), seats, options);
}

std::optional<std::uint64_t> NewGameDialog::seed() const
{
    if (!m_advanced->isChecked() || m_seed->text().isEmpty())
        return std::nullopt;
    return m_seed->text().toULongLong();
}

} // namespace views
