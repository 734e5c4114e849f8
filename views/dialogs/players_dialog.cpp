// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/players_dialog.h"

#include <algorithm>

#include <QCompleter>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include "model/words/languages.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/board/artwork.h"
#include "views/board/board_plan.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/plain_text.h"
#include "views/common/segmented_row.h"
#include "views/common/style_sheet.h"
#include "views/common/tall_area.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/screen_room.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kLongestName = 40;
constexpr int kSign = 26;
constexpr int kLeastName = 130;

/// The name as the present language has it; empty where nobody gave one.
QString nameOf(const record::SeatEntry &seat)
{
    const QString name = seat.name.in(words::spokenLanguage());
    return name == seat.seat ? QString() : name;
}

} // namespace

SeatRows::SeatRows(QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout), m_heading(aboutLabel(this)), m_about(aboutLabel(this))
{
    m_grid->setColumnStretch(2, 1);
    m_grid->setHorizontalSpacing(12);
    m_about->setObjectName(QStringLiteral("levels"));
    m_about->hide();
    m_heading->setAlignment(Qt::AlignRight);
    auto *layout = makeColumn(this, {}, 4, {m_heading});
    layout->addLayout(m_grid);
    layout->addWidget(m_about);
    onLanguageChange(this, [this] { retranslate(); });
}

void SeatRows::setSeats(const engine::Game &game, std::vector<record::SeatEntry> seats)
{
    m_game = &game;
    clearLayout(*m_grid);
    m_rows.clear();
    for (const record::SeatEntry &seat : seats) { // also what the settings no longer have
        const outside::Program own{outside::programOf(seat.player), seat.program};
        const auto isOwn = [&own](const outside::Program &each) { return each.name == own.name; };
        if (!own.command.isEmpty() && std::none_of(m_engines.begin(), m_engines.end(), isOwn))
            m_engines << own;
    }
    for (record::SeatEntry &seat : seats)
        addRow(std::move(seat));
    paintSigns();
    retranslate();
}

void SeatRows::addRow(record::SeatEntry seat)
{
    QStringList players{kPerson};
    for (const engine::Level &level : m_game->levels())
        players << QString::fromStdString(level.id);
    for (const outside::Program &engine : m_engines)
        players << outside::playerOf(engine.name);
    SeatRow row{std::move(seat),
                new QLabel(this),
                new QLabel(this),
                new QLineEdit(this),
                new SegmentedRow(players, this),
                {},
                0};
    row.sign->setObjectName(QStringLiteral("sign"));
    row.name->setObjectName(QStringLiteral("name-") + row.seat.seat);
    row.name->setMaxLength(kLongestName);
    row.player->setObjectName(QStringLiteral("player-") + row.seat.seat);
    row.name->setMinimumWidth(scaledPixels(kLeastName));
    if (!m_knownNames.isEmpty()) {
        auto *completer = new QCompleter(m_knownNames, row.name);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        row.name->setCompleter(completer);
    }
    row.player->setWrapping(!m_engines.isEmpty());
    const bool isIdle = row.seat.program.isEmpty() && !outside::programOf(row.seat.player).isEmpty();
    row.shownPlayer = isIdle ? 0 : std::max(0, row.player->indexOf(row.seat.player));
    row.player->setCurrentIndex(row.shownPlayer);
    connect(row.player, &SegmentedRow::currentIndexChanged, this, [this] {
        showLevels();
        emit changed();
    });
    connect(row.name, &QLineEdit::textChanged, this, &SeatRows::changed);
    const int place = static_cast<int>(m_rows.size());
    m_grid->addWidget(row.sign, place, 0);
    m_grid->addWidget(row.label, place, 1);
    m_grid->addWidget(row.name, place, 2);
    m_grid->addWidget(row.player, place, 3);
    m_rows.push_back(std::move(row));
}

void SeatRows::setLevel(const QString &level)
{
    for (const SeatRow &row : m_rows) {
        if (row.player->currentId() != kPerson)
            row.player->setCurrentIndex(row.player->indexOf(level));
    }
}

/// The sign of each seat, as the prompt has it.
void SeatRows::paintSigns()
{
    Artwork artwork(Theme(wornTheme(), words::idOf(*m_game)));
    const int players = static_cast<int>(m_rows.size());
    for (engine::Seat seat = 0; seat < m_rows.size(); ++seat) {
        const QString sign = seatSign(artwork, *m_game, seat, players);
        m_rows[seat].sign->setPixmap(artwork.pixmap(sign, {kSign, kSign}, devicePixelRatioF()));
    }
}

void SeatRows::retranslate()
{
    if (!m_game)
        return;
    const words::Words words(*m_game);
    m_heading->setText(m_engines.isEmpty() ? tr("Person, or level of the computer")
                                           : tr("Person, level of the computer, or own engine"));
    QStringList texts{tr("Person")};
    QStringList spoken = texts;
    QStringList abouts{QString()};
    for (const engine::Level &level : m_game->levels()) {
        texts << words.text("level." + level.id);
        spoken << tr("Computer: %1").arg(texts.back());
        abouts << words.text("level." + level.id + ".about");
    }
    for (const outside::Program &engine : m_engines) {
        texts << withoutMnemonic(words::shownLine(engine.name));
        spoken << tr("Engine: %1").arg(words::shownLine(engine.name));
        abouts << tr("A program of your own.");
    }
    for (SeatRow &row : m_rows) {
        const QString seat = words.seat(row.seat.seat.toStdString());
        row.label->setText(seat);
        row.name->setPlaceholderText(seat);
        row.name->setAccessibleName(tr("Name of %1").arg(seat));
        row.player->setTexts(texts, abouts, spoken);
        row.player->setAbout(tr("Who plays %1").arg(seat));
        if (row.name->text() == row.shownName) {
            row.name->setText(nameOf(row.seat));
            row.name->setCursorPosition(0);
            row.shownName = row.name->text(); // a field may show less than it was given
        }
    }
    showLevels();
    updateGeometry(); // at once, as the dialogue follows
}

/// What each of the chosen levels is like, a line each.
void SeatRows::showLevels()
{
    const words::Words words(*m_game);
    QStringList lines;
    for (const engine::Level &level : m_game->levels()) {
        const QString about = words.text("level." + level.id + ".about");
        if (std::any_of(m_rows.begin(), m_rows.end(),
                        [&level](const SeatRow &row) { return row.player->currentId().toStdString() == level.id; }))
            lines << tr("%1: %2.").arg(words.text("level." + level.id), about);
    }
    const QString about = lines.join(QLatin1Char('\n'));
    const bool isOther = m_about->text() != about;
    m_about->setText(about);
    m_about->setVisible(!lines.isEmpty());
    if (isOther)
        emit aboutChanged();
}

std::vector<record::SeatEntry> SeatRows::seats() const
{
    std::vector<record::SeatEntry> seats;
    for (const SeatRow &row : m_rows) {
        record::SeatEntry seat = row.seat;
        if (row.name->text() != row.shownName) {
            const QString name = row.name->text().trimmed();
            seat.name = {name.isEmpty() ? seat.seat : name};
        }
        if (row.player->currentIndex() != row.shownPlayer) {
            const auto engine = row.player->currentIndex() - static_cast<qsizetype>(1 + m_game->levels().size());
            seat.player = row.player->currentId();
            seat.program = engine < 0 ? QString() : m_engines[engine].command;
        }
        seats.push_back(std::move(seat));
    }
    return seats;
}

QList<QWidget *> SeatRows::fields() const
{
    QList<QWidget *> fields;
    for (const SeatRow &row : m_rows)
        fields << static_cast<QWidget *>(row.name) << row.player->fields();
    return fields;
}

// ---- the dialogue

PlayersDialog::PlayersDialog(const record::Record &record, const QList<outside::Program> &engines, QWidget *parent)
    : QDialog(parent), m_about(aboutLabel(this)), m_rows(new SeatRows(this)), m_area(new TallArea(m_rows, 0, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    m_area->setFocusPolicy(Qt::NoFocus); // what is in it leads along it
    layout->addWidget(m_area, 1);
    layout->addWidget(m_about);
    m_buttons = makeButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    layout->addWidget(m_buttons);
    m_about->setMinimumWidth(scaledPixels(396)); // the rows ask for what they need
    m_rows->setEngines(engines);
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
    const QString about =
        m_aboutText ? m_aboutText() : tr("Names and players change from now on. What has been played stays as it is.");
    views::setAbout(m_about, m_buttons->button(QDialogButtonBox::Ok), about);
    fitHeight();
}

/// Words that are wrapped need more height than a window without them is given; the screen may have too little.
void PlayersDialog::fitHeight()
{
    if (!isVisible())
        return;
    layout()->activate();
    const int room = m_area->viewport()->width();
    const int needed = m_rows->hasHeightForWidth() ? m_rows->heightForWidth(room) : m_rows->sizeHint().height();
    const int lacking = std::max(0, needed - m_area->viewport()->height());
    resize(width(), std::min(height() + lacking, screenRoom(*this).height()));
}

void PlayersDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fitHeight();
}

} // namespace views
