// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/new_game_dialog.h"

#include <QCheckBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include "model/words/words.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/tall_area.h"
#include "views/common/wrapping_combo.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/players_dialog.h"
#include "views/dialogs/rated_choice.h"
#include "views/dialogs/screen_room.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kLeastWidth = 436;
constexpr int kMinutes[] = {5, 10, 15, 20, 30, 60}; ///< of each seat
constexpr int kOwnTime = -1;                        ///< in their place: as many minutes as one likes
constexpr int kFirstOwn = 10;                       ///< minutes, until others were chosen

} // namespace

NewGameDialog::NewGameDialog(Settings &settings, const engine::Game &game, QWidget *parent,
                             const std::vector<const engine::Game *> &games)
    : QDialog(parent), m_settings(settings), m_scroll(new TallArea(makeContent(), scaledPixels(kLeastWidth), this))
{
    scrollUpright(m_scroll);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    for (const engine::Game *each : games)
        m_game->addItem(QString(), words::idOf(*each));
    m_game->setCurrentIndex(m_game->findData(words::idOf(game)));

    QDialogButtonBox *buttons = makeButtons(*this, QDialogButtonBox::Cancel);
    m_play = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_play->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(buttons);
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillPlayers);
    connect(m_players, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillSeats);
    connect(m_clock, &QComboBox::currentIndexChanged, this, &NewGameDialog::onClock);
    connect(m_seats, &SeatRows::changed, this, &NewGameDialog::onTerms);
    connect(m_training, &QCheckBox::toggled, this, &NewGameDialog::onTerms);
    connect(m_advanced, &QGroupBox::toggled, this, &NewGameDialog::onTerms);
    connect(m_seed, &QLineEdit::textChanged, this, &NewGameDialog::onTerms);
    connect(m_seats, &SeatRows::aboutChanged, this, &NewGameDialog::fit, Qt::QueuedConnection);
    connect(m_rated, &RatedChoice::levelProposed, m_seats, &SeatRows::setLevel);
    connect(m_rated, &RatedChoice::aboutChanged, this, &NewGameDialog::fit, Qt::QueuedConnection);
    fillPlayers();
    retranslate();
    m_game->setFocus();
    onLanguageChange(this, [this] {
        retranslate();
        QMetaObject::invokeMethod(this, &NewGameDialog::fit, Qt::QueuedConnection);
    });
    offerHelp(this, "start#new-game");
}

/// The fields in the order of the keyboard.
QWidget *NewGameDialog::makeContent()
{
    auto *content = new QWidget(this);
    m_game = new QComboBox(content);
    m_gameLabel = labelFor(m_game);
    m_players = new QComboBox(content);
    m_playersLabel = labelFor(m_players);
    m_seats = new SeatRows(content);
    m_seats->setKnownNames(m_settings.playerNames());
    m_seats->setEngines(m_settings.engines.all());
    auto *top = new QGridLayout;
    top->setColumnStretch(1, 1);
    top->addWidget(m_gameLabel, 0, 0);
    top->addWidget(m_game, 0, 1);
    top->addWidget(m_playersLabel, 1, 0);
    top->addWidget(m_players, 1, 1);
    m_optionRows = new QVBoxLayout;
    auto *layout = makeColumn(content, {}, 10);
    layout->addLayout(top);
    layout->addWidget(m_seats);
    layout->addLayout(m_optionRows);
    layout->addLayout(makeTerms(content));
    layout->addWidget(makeAdvanced(content));
    layout->addStretch();
    return content;
}

QLayout *NewGameDialog::makeTerms(QWidget *content)
{
    m_training = makeNamed<QCheckBox>("training", content);
    m_trainingAbout = aboutLabel(content);
    m_rated = new RatedChoice(content);
    m_clock = makeNamed<QComboBox>("clock", content);
    m_clock->addItem(QString(), 0);
    for (const int minutes : kMinutes)
        m_clock->addItem(QString(), minutes * 60);
    m_clock->addItem(QString(), kOwnTime);
    m_clockLabel = labelFor(m_clock);
    m_minutes = makeNamed<QSpinBox>("minutes", content);
    m_minutes->setRange(1, record::kMostSeconds / 60);
    m_minutesLabel = labelFor(m_minutes);
    m_increment = makeNamed<QSpinBox>("increment", content);
    m_increment->setRange(0, record::kMostIncrement);
    m_incrementLabel = labelFor(m_increment);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_clockLabel, 0, 0);
    grid->addWidget(m_clock, 0, 1);
    grid->addWidget(m_minutesLabel, 1, 0);
    grid->addWidget(m_minutes, 1, 1);
    grid->addWidget(m_incrementLabel, 2, 0);
    grid->addWidget(m_increment, 2, 1);
    auto *terms = makeColumn(nullptr, {}, 4, {m_training, m_trainingAbout, m_rated});
    terms->addSpacing(6);
    terms->addLayout(grid);
    return terms;
}

QWidget *NewGameDialog::makeAdvanced(QWidget *content)
{
    m_advanced = makeNamed<QGroupBox>("advanced", content);
    m_advanced->setCheckable(true);
    m_advanced->setChecked(false);
    m_seed = makeNamed<QLineEdit>("seed", m_advanced);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    m_seedLabel = labelFor(m_seed);
    m_seedLabel->setWordWrap(true);
    auto *layout = new QVBoxLayout(m_advanced);
    layout->addWidget(m_seedLabel);
    layout->addWidget(m_seed);
    return m_advanced;
}

void NewGameDialog::onClock()
{
    const bool clock = control().has_value();
    m_increment->setEnabled(clock);
    m_incrementLabel->setEnabled(clock);
    const bool isOwn = m_clock->currentData() == kOwnTime;
    m_minutes->setVisible(isOwn);
    m_minutesLabel->setVisible(isOwn);
    QMetaObject::invokeMethod(this, &NewGameDialog::fit, Qt::QueuedConnection); // the row is shown only then
}

const engine::Game &NewGameDialog::game() const
{
    return *engine::findGame(m_game->currentData().toString().toStdString());
}

void NewGameDialog::fillPlayers()
{
    const QSignalBlocker quiet(m_players);
    m_players->clear();
    m_seats->setSeats(game(), {}); // those were of another game
    for (const std::vector<std::string> &seats : game().seatings())
        m_players->addItem(words::Words::number(static_cast<std::int64_t>(seats.size())),
                           static_cast<int>(seats.size()));
    m_players->setCurrentIndex(m_players->findData(playersOf(m_settings, game())));
    m_players->setVisible(m_players->count() > 1);
    m_playersLabel->setVisible(m_players->count() > 1);
    fillOptions();
    fillTerms();
    fillSeats();
}

void NewGameDialog::fillOptions()
{
    clearLayout(*m_optionRows);
    m_options.clear();
    for (const engine::Option &option : game().options())
        addOption(option);
    showOptions();
    const std::vector<std::pair<std::string, std::string>> last = m_settings.lastOptions(gameId());
    for (const OptionRow &row : m_options) {
        for (const auto &[name, choice] : last) {
            if (name == row.option.id)
                row.choices->setCurrentIndex(std::max(0, row.choices->findData(QString::fromStdString(choice))));
        }
    }
}

void NewGameDialog::addOption(const engine::Option &option)
{
    auto *widget = new QWidget(m_scroll->widget());
    auto *choices = new WrappingCombo(widget);
    choices->setMinimumContentsLength(22);
    choices->setObjectName(QStringLiteral("option-") + QString::fromStdString(option.id));
    for (const std::string &choice : option.choices)
        choices->addItem(QString(), QString::fromStdString(choice));
    const OptionRow row{option, labelFor(choices), choices, aboutLabel(widget)};
    auto *grid = makeLayout<QGridLayout>(widget);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(row.label, 0, 0);
    grid->addWidget(choices, 0, 1);
    grid->addWidget(row.about, 1, 0, 1, 2);
    m_optionRows->addWidget(widget);
    m_options.push_back(row);
}

void NewGameDialog::fillTerms()
{
    const record::TimeControl last = m_settings.lastTimeControl(gameId());
    m_training->setChecked(m_settings.lastTraining(gameId()));
    const int listed = m_clock->findData(last.seconds);
    m_minutes->setValue(last.seconds > 0 ? (last.seconds + 59) / 60 : kFirstOwn);
    m_clock->setCurrentIndex(listed >= 0 ? listed : m_clock->findData(kOwnTime));
    m_increment->setValue(last.increment);
    onClock();
}

void NewGameDialog::fillSeats()
{
    const QList<SeatChoice> typed = choicesOf(m_seats->seats());
    QList<SeatChoice> chosen = seatsOf(m_settings, game(), m_players->currentData().toInt());
    for (qsizetype i = 0; i < std::min(typed.size(), chosen.size()); ++i)
        chosen[i] = typed[i]; // the number alone was changed
    record::Record shown = recordOf(game(), chosen);
    m_settings.engines.allowIn(shown);
    m_seats->setSeats(game(), std::move(shown.seats));
    for (const OptionRow &row : m_options) // the choice of a hidden one is kept, but is none of the record's
        row.choices->parentWidget()->setVisible(row.option.isAsked(static_cast<int>(chosen.size())));
    orderKeys();
    onTerms();
    QMetaObject::invokeMethod(this, &NewGameDialog::fit, Qt::QueuedConnection); // the new rows are shown only then
}

void NewGameDialog::offerRating(const library::Folders &folders)
{
    m_rated->setFolders(folders);
    onTerms();
    QMetaObject::invokeMethod(this, &NewGameDialog::fit, Qt::QueuedConnection); // the box is shown only then
}

/// Whether it could be rated depends on them.
void NewGameDialog::onTerms() { m_rated->setGame(game(), m_seats->seats(), !m_training->isChecked() && !seed()); }

/// New fields would come last.
void NewGameDialog::orderKeys()
{
    QWidget *before = m_players;
    QList<QWidget *> fields = m_seats->fields();
    for (const OptionRow &row : m_options)
        fields << row.choices;
    for (QWidget *field : std::as_const(fields)) {
        setTabOrder(before, field);
        before = field;
    }
}

/// As large as what it asks, which differs from game to game, where the screen has room for that.
void NewGameDialog::fit()
{
    const QSize room = screenRoom(*this);
    QWidget *content = m_scroll->widget();
    content->layout()->activate();
    const int around = sizeHint().height() - m_scroll->sizeHint().height();
    int wide = std::max(width(), content->sizeHint().width() + sizeHint().width() - m_scroll->sizeHint().width());
    const int inside = wide - (width() - m_scroll->width());
    const int spare = 1; // where a screen's scale is no whole number, sizes are rounded
    const int high = around + std::max(content->heightForWidth(inside), content->sizeHint().height()) + spare;
    if (high > room.height())
        wide = std::max(wide, content->sizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width()
                                  + sizeHint().width() - m_scroll->sizeHint().width());
    resize(QSize(wide, high).boundedTo(room));
}

// ---- words

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    m_gameLabel->setText(tr("&Game"));
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(i,
                            words::Words(*engine::findGame(m_game->itemData(i).toString().toStdString())).text("game"));
    m_playersLabel->setText(tr("P&layers"));
    showOptions();
    m_training->setText(tr("&Training game"));
    setAbout(m_trainingAbout, m_training,
             tr("Everything can be undone, even after chance or hidden cards have shown something."));
    m_clockLabel->setText(tr("&Clock"));
    m_clock->setItemText(0, tr("No clock"));
    for (int i = 0; i < static_cast<int>(std::size(kMinutes)); ++i)
        m_clock->setItemText(i + 1, tr("%n minute(s) for each seat", nullptr, kMinutes[i]));
    m_clock->setItemText(m_clock->findData(kOwnTime), tr("A time of your own"));
    m_minutesLabel->setText(tr("&Minutes for each seat"));
    m_incrementLabel->setText(tr("A&dded after each action"));
    m_increment->setSuffix(QStringLiteral("\u00a0s"));
    m_advanced->setTitle(tr("Advanced"));
    m_seedLabel->setText(tr("&Seed: the same number gives the same chance again"));
    m_seed->setPlaceholderText(tr("chosen by the program"));
    m_play->setText(tr("&Play"));
}

void NewGameDialog::showOptions()
{
    const words::Words words(game());
    for (const OptionRow &row : m_options) {
        const std::string id = "option." + row.option.id;
        row.label->setText(words.text(id));
        for (int i = 0; i < row.choices->count(); ++i)
            row.choices->setItemText(i, words.text(id + '.' + row.option.choices[i]));
        setAbout(row.about, row.choices, words.text(id + ".about"));
    }
}

// ---- what was chosen

std::optional<record::TimeControl> NewGameDialog::control() const
{
    const int listed = m_clock->currentData().toInt();
    const int seconds = listed == kOwnTime ? m_minutes->value() * 60 : listed;
    if (seconds == 0)
        return std::nullopt;
    return record::TimeControl{seconds, m_increment->value()};
}

record::Record NewGameDialog::record() const
{
    const QList<SeatChoice> seats = choicesOf(m_seats->seats());
    std::vector<std::pair<std::string, std::string>> options;
    for (const OptionRow &row : m_options)
        options.emplace_back(row.option.id, row.choices->currentData().toString().toStdString());
    record::Record record = recordOf(game(), seats, options);
    m_settings.engines.allowIn(record);
    record.training = m_training->isChecked();
    if (m_rated->isWanted())
        record.rated = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    const std::optional<record::TimeControl> control = this->control();
    m_settings.setLastGame(gameId(), seats, options, record.training, control.value_or(record::TimeControl{}));
    if (control)
        record.timing = record::Timing{.control = control};
    return record;
}

std::optional<std::uint64_t> NewGameDialog::seed() const
{
    if (!m_advanced->isChecked() || m_seed->text().isEmpty())
        return std::nullopt;
    return m_seed->text().toULongLong();
}

} // namespace views
