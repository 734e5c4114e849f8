// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/match_form.h"

#include <algorithm>
#include <chrono>

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>

#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/board/seat_roles.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"

namespace views {

namespace {

constexpr int kMostDeals = 10'000;
constexpr int kFirstDeals = 10;
constexpr int kTimes[] = {0, 50, 100, 200, 500, 1'000, 2'000, 5'000, 10'000}; ///< milliseconds of a choice; 0: none
constexpr std::size_t kFewest = 2;                                            ///< who plays alone has no match

int mostSeats()
{
    int most = 0;
    for (const engine::Game *game : picturedGames())
        most = std::max(most, game->mostSeats());
    return most;
}

} // namespace

QString entrantName(const engine::Game &game, const std::string &name)
{
    record::SeatEntry seat;
    seat.player = QString::fromStdString(name);
    return computerOf(seat, words::Words(game));
}

MatchForm::MatchForm(const OwnEngines &engines, const engine::Game &game, QWidget *parent)
    : QWidget(parent), m_engines(engines)
{
    makeParts();
    for (const engine::Game *each : picturedGames())
        m_game->addItem(QString(), words::idOf(*each));
    m_game->setCurrentIndex(std::max(0, m_game->findData(words::idOf(game))));
    m_deals->setRange(1, kMostDeals);
    m_deals->setValue(kFirstDeals);
    for (const int time : kTimes)
        m_time->addItem(QString(), time);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    m_seed->setText(QStringLiteral("1"));
    m_threads->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_recovers->setChecked(true);
    for (QAbstractSpinBox *box : findChildren<QAbstractSpinBox *>())
        ignoreWheel(box);
    connect(m_game, &QComboBox::currentIndexChanged, this, &MatchForm::fillSeats);
    connect(m_seats, &QComboBox::currentIndexChanged, this, &MatchForm::refresh);
    for (QComboBox *player : m_players)
        connect(player, &QComboBox::currentIndexChanged, this, &MatchForm::refresh);
    connect(m_deals, &QSpinBox::valueChanged, this, &MatchForm::refresh);
    connect(m_seed, &QLineEdit::textChanged, this, &MatchForm::refresh);
    connect(m_saves, &QCheckBox::toggled, this, &MatchForm::refresh);
    connect(m_folder, &QLineEdit::textChanged, this, &MatchForm::refresh);
    connect(m_choose, &QPushButton::clicked, this, &MatchForm::chooseFolder);
    connect(&m_engines, &OwnEngines::changed, this, &MatchForm::fillPlayers);
    fillSeats();
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void MatchForm::addRow(QGridLayout &grid, QLabel *label, QWidget *control)
{
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(control, row, 1);
}

/// The fields in the order of the keyboard.
void MatchForm::makeParts()
{
    auto *top = makeLayout<QGridLayout>(nullptr);
    const auto makeLabelled = [&](QWidget *control) {
        QLabel *label = labelFor(control);
        addRow(*top, label, control);
        return label;
    };
    top->setColumnStretch(1, 1);
    m_gameLabel = makeLabelled(m_game = narrowCombo("game", this));
    m_seatsLabel = makeLabelled(m_seats = narrowCombo("seats", this));
    for (int number = 1; number <= mostSeats(); ++number) {
        m_players.push_back(narrowCombo(("player-" + std::to_string(number)).c_str(), this));
        m_playerLabels.push_back(makeLabelled(m_players.back()));
    }
    m_dealsLabel = makeLabelled(m_deals = makeNamed<QSpinBox>("deals", this));
    m_dealsAbout = aboutLabel(this);
    top->addWidget(m_dealsAbout, top->rowCount(), 0, 1, 2);
    m_timeLabel = makeLabelled(m_time = narrowCombo("time", this));
    m_seedLabel = makeLabelled(m_seed = makeNamed<QLineEdit>("seed", this));
    m_threadsLabel = makeLabelled(m_threads = makeNamed<QSpinBox>("threads", this));
    m_recovers = makeNamed<QCheckBox>("recovers", this);
    m_recoversAbout = aboutLabel(this);
    m_saves = makeNamed<QCheckBox>("saves", this);
    m_folder = makeNamed<QLineEdit>("folder", this);
    m_folder->setReadOnly(true); // a path that is typed may mean something else than in a shell
    m_choose = makeNamed<QPushButton>("choose", this);
    m_choose->setAutoDefault(false);
    QVBoxLayout *column = makeColumn(this, {12, 12, 12, 12}, 8);
    column->addLayout(top);
    for (QWidget *each : std::initializer_list<QWidget *>{m_recovers, m_recoversAbout, m_saves})
        column->addWidget(each);
    QHBoxLayout *folder = makeRow(nullptr, {}, 8, {m_folder, m_choose});
    folder->setStretchFactor(m_folder, 1);
    column->addLayout(folder);
    column->addStretch();
}

const engine::Game &MatchForm::game() const
{
    return *engine::findGame(m_game->currentData().toString().toStdString());
}

void MatchForm::fillSeats()
{
    {
        const QSignalBlocker quiet(m_seats);
        m_seats->clear();
        for (const std::vector<std::string> &seats : game().seatings()) {
            if (seats.size() >= kFewest)
                m_seats->addItem(words::Words::number(static_cast<std::int64_t>(seats.size())),
                                 static_cast<int>(seats.size()));
        }
    }
    m_seats->setVisible(m_seats->count() > 1);
    m_seatsLabel->setVisible(m_seats->count() > 1);
    fillPlayers();
}

/// Who can play: what was chosen stays where it can; at first each plays another level.
void MatchForm::fillPlayers()
{
    const auto &levels = game().levels();
    for (std::size_t number = 0; number < m_players.size(); ++number) {
        QComboBox *player = m_players[number];
        const QSignalBlocker quiet(player);
        const QString before = player->currentData().toString();
        player->clear();
        for (const engine::Level &level : levels)
            player->addItem(QString(), QString::fromStdString(level.id));
        for (const outside::Program &engine : m_engines.all())
            player->addItem(QString(), outside::playerOf(engine.name));
        const int kept = player->findData(before);
        player->setCurrentIndex(kept >= 0 ? kept : static_cast<int>(number % levels.size()));
    }
    nameSeats();
    refresh();
}

std::vector<QComboBox *> MatchForm::shownPlayers() const
{
    return {m_players.begin(), m_players.begin() + m_seats->currentData().toInt()};
}

std::vector<std::string> MatchForm::names() const
{
    std::vector<std::string> names;
    for (const QComboBox *player : shownPlayers())
        names.push_back(player->currentData().toString().toStdString());
    return names;
}

/// Each deal is played in all seatings.
int MatchForm::games() const { return m_deals->value() * engine::search::setSize(names()); }

bool MatchForm::isComplete() const
{
    return m_seed->hasAcceptableInput() && (!m_saves->isChecked() || !m_folder->text().trimmed().isEmpty());
}

match::Order MatchForm::order() const
{
    const std::chrono::milliseconds time(m_time->currentData().toInt());
    engine::search::MatchPlan plan{game(),
                                   {static_cast<int>(names().size()), {}},
                                   names(),
                                   games(),
                                   m_seed->text().toULongLong(),
                                   m_threads->value(),
                                   {},
                                   time,
                                   m_recovers->isChecked()};
    std::vector<match::Entrant> players;
    for (const std::string &name : plan.players) {
        players.push_back({QString::fromStdString(name), {}});
        if (const QString engine = outside::programOf(players.back().name); !engine.isEmpty())
            players.back().program = outside::Program{engine, m_engines.commandOf(engine)};
    }
    std::optional<QString> folder;
    if (m_saves->isChecked())
        folder = m_folder->text().trimmed();
    return {std::move(plan), std::move(players), {0, time}, std::move(folder), match::Folder::Names::Free};
}

void MatchForm::chooseFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Choose a folder for the games"), m_folder->text());
    if (!path.isEmpty())
        m_folder->setText(path);
}

void MatchForm::refresh()
{
    const auto shown = static_cast<std::size_t>(m_seats->currentData().toInt());
    for (std::size_t number = 0; number < m_players.size(); ++number) {
        m_players[number]->setVisible(number < shown);
        m_playerLabels[number]->setVisible(number < shown);
    }
    m_folder->setEnabled(m_saves->isChecked());
    m_choose->setEnabled(m_saves->isChecked());
    setAbout(
        m_dealsAbout, m_deals,
        tr("Each deal is played in all seatings with the same chance. Games: %1.").arg(words::Words::number(games())));
    emit changed();
}

// ---- words

void MatchForm::nameSeats()
{
    for (std::size_t number = 0; number < m_players.size(); ++number) {
        QComboBox *player = m_players[number];
        m_playerLabels[number]->setText(tr("Player %1").arg(number + 1));
        QStringList texts;
        for (int at = 0; at < player->count(); ++at)
            texts << entrantName(game(), player->itemData(at).toString().toStdString());
        setTexts(player, texts);
    }
}

void MatchForm::retranslate()
{
    m_gameLabel->setText(tr("&Game"));
    for (int at = 0; at < m_game->count(); ++at)
        m_game->setItemText(
            at, words::Words(*engine::findGame(m_game->itemData(at).toString().toStdString())).text("game"));
    m_seatsLabel->setText(tr("P&layers"));
    nameSeats();
    m_dealsLabel->setText(tr("&Deals"));
    m_timeLabel->setText(tr("&Time of a choice"));
    QStringList times{tr("as each needs it")};
    for (int at = 1; at < m_time->count(); ++at)
        times << QStringLiteral("%1\u00a0s").arg(QLocale().toString(m_time->itemData(at).toInt() / 1'000.0));
    setTexts(m_time, times);
    m_seedLabel->setText(tr("S&eed of chance"));
    m_threadsLabel->setText(tr("Games at the sa&me time"));
    m_recovers->setText(tr("Go on where an engine &fails"));
    setAbout(m_recoversAbout, m_recovers,
             tr("It loses that game. Else the match ends there, and the game does not count."));
    m_saves->setText(tr("Save the games in a f&older"));
    m_folder->setAccessibleName(tr("Folder of the games"));
    m_choose->setText(tr("C&hoose…"));
    refresh();
}

} // namespace views
