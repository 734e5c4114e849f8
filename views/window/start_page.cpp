// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/start_page.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QFileInfo>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/flow_layout.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/plain_text.h"
#include "views/common/settings.h"
#include "views/common/side_measure.h"
#include "views/common/tall_area.h"
#include "views/handbook/help_request.h"
#include "views/window/game_tile.h"

namespace views {

namespace {

constexpr int kShownFiles = 5;
constexpr int kColumn = 500;       ///< as wide as a tile gets, …
constexpr double kOfWindow = 0.25; ///< … or that part of the window
constexpr int kLeastTile = 300;    ///< width of a tile in which its words fit, with what is between two
constexpr double kOfTile = 0.6;    ///< height of a board, by the width of a tile
constexpr int kLongestName = 360;
constexpr int kAround = 212;    ///< height of what stands above and below the tiles, …
constexpr int kFiles = 64;      ///< … of the files, if there are any, …
constexpr int kTileWords = 190; ///< … and of what stands below a board, to the next tile
constexpr int kSign = 56;
constexpr QSize kLeast(880, 480); // below this the window scrolls it too

} // namespace

StartPage::StartPage(Settings &settings, LastGames lastGames, CountDue countDue, QWidget *parent)
    : Page(nullptr, parent), m_settings(settings), m_lastGames(std::move(lastGames)), m_countDue(std::move(countDue))
{
    auto *area = new TallArea(makeContent(), 0, this);
    area->setFocusPolicy(Qt::NoFocus); // its buttons lead along it
    makeLayout<QHBoxLayout>(this)->addWidget(area);
    setMinimumSize(scaledPixels(kLeast.width()), scaledPixels(kLeast.height()));
    connect(m_new, &QPushButton::clicked, this, [this] { emit wanted(Command::New); });
    connect(m_open, &QPushButton::clicked, this, [this] { emit wanted(Command::Open); });
    connect(m_library, &QPushButton::clicked, this, [this] { emit wanted(Command::Library); });
    connect(m_again, &QPushButton::clicked, this, &StartPage::solveAgain);
    connect(&m_settings, &Settings::recentFilesChanged, this, &StartPage::refreshRecent);
    offerWords();
    refreshRecent();
    retranslate();
    new SideText(this);
    offerHelp(this, "start");
}

/// The buttons are made in the order of the keyboard.
QWidget *StartPage::makeContent()
{
    auto *content = new QWidget(this);
    m_middle = new QWidget(content);
    QWidget *middle = m_middle;
    auto *sign = new QLabel(middle);
    sign->setPixmap(QIcon(QStringLiteral(":/icons/cartouche.svg")).pixmap(scaledPixels(kSign), scaledPixels(kSign)));
    QLabel *title = textLabel(QStringLiteral("Cartouche"), FontRole::Score, middle);
    m_subtitle = wrappedLabel({}, FontRole::Text, middle);
    m_subtitle->setProperty("second", true);
    m_nudge = wrappedLabel({}, FontRole::Text, middle);
    m_nudge->setObjectName(QStringLiteral("nudge"));
    auto *names = makeColumn(nullptr, {}, 0, {title, m_subtitle});
    auto *top = makeRow(nullptr, {}, 16, {sign});
    top->addLayout(names, 1);
    m_grid = makeLayout<QGridLayout>(nullptr, {}, 16);
    for (const engine::Game *game : picturedGames()) {
        m_tiles.push_back(new GameTile(*game, m_settings, middle));
        m_grid->addWidget(m_tiles.back(), 0, static_cast<int>(m_tiles.size()));
    }
    makeTiles();
    m_new = new QPushButton(middle);
    m_open = new QPushButton(middle);
    m_library = makeNamed<QPushButton>("library", middle);
    m_again = makeNamed<QPushButton>("again", middle);
    m_again->hide();
    for (QPushButton *button : {m_new, m_open, m_library, m_again})
        button->setAutoDefault(true); // Enter presses it too
    m_recentHeading = textLabel({}, FontRole::Heading, middle);
    auto *files = new QWidget(middle);
    m_recent = new FlowLayout(files);
    m_recent->setContentsMargins(0, 0, 0, 0);
    m_recent->setSpacing(8);
    auto *column = makeColumn(middle, {}, 12);
    column->addLayout(top);
    column->addWidget(m_nudge);
    column->addLayout(m_grid);
    auto *row = makeRow(nullptr, {}, 16, {m_new, m_open, m_library, m_again});
    for (int part = 0; part < row->count(); ++part)
        row->setStretch(part, 1);
    column->addLayout(row);
    column->addWidget(m_recentHeading);
    column->addWidget(files);
    auto *layout = makeLayout<QGridLayout>(content, {24, 16, 24, 16}, 0);
    layout->setRowStretch(0, 1);
    layout->setRowStretch(2, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 100); // all there is, up to the widest
    layout->setColumnStretch(2, 1);
    layout->addWidget(middle, 1, 1);
    return content;
}

void StartPage::makeTiles()
{
    for (GameTile *tile : m_tiles) {
        const QString id = words::idOf(tile->game());
        connect(tile, &GameTile::playWanted, this, [this, id] {
            m_settings.isNew.set(false);
            emit playNow(id);
        });
        connect(tile, &GameTile::learnWanted, this, [this, id] { emit learn(id); });
        connect(tile, &GameTile::resumeWanted, this, &StartPage::resume);
    }
}

/// True where nobody has played, learnt or opened anything yet.
bool StartPage::isFirstLaunch() const
{
    const auto isUnknown = [this](const GameTile *tile) {
        const QString id = words::idOf(tile->game());
        return m_settings.lastPlayers(id) == 0 && m_settings.lessons.lastLesson(id).isEmpty();
    };
    return m_settings.isNew.get() && m_settings.recentFiles().isEmpty()
           && std::all_of(m_tiles.begin(), m_tiles.end(), isUnknown);
}

void StartPage::refreshTiles()
{
    const bool learns = isFirstLaunch();
    m_nudge->setVisible(learns);
    const std::map<const engine::Game *, RecoveredGame> lasts = m_lastGames();
    for (GameTile *tile : m_tiles) {
        const auto last = lasts.find(&tile->game());
        tile->setMain(tile == m_tiles.front(), learns);
        tile->showLevel();
        tile->setLast(last == lasts.end() ? std::nullopt : std::optional(last->second));
    }
}

/// Only where something comes again.
void StartPage::refreshAgain()
{
    const int due = m_countDue();
    m_again->setText(tr("Mistakes to solve again (%1)").arg(due));
    m_again->setVisible(due > 0);
}

void StartPage::refreshRecent()
{
    const QStringList files = m_settings.recentFiles().mid(0, kShownFiles);
    clearLayout(*m_recent);
    for (const QString &path : files) {
        const QString name = words::shownLine(QFileInfo(path).completeBaseName());
        const QString place = words::shownLine(path);
        auto *button = smallButton(nullptr, m_recentHeading->parentWidget());
        const int width = scaledPixels(kLongestName);
        button->setText(withoutMnemonic(QFontMetrics(font()).elidedText(name, Qt::ElideMiddle, width)));
        button->setToolTip(place);
        button->setAccessibleName(name);
        button->setAccessibleDescription(place);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, path] { emit openFile(path); });
        m_recent->addWidget(button);
        button->show();
    }
    m_recentHeading->setVisible(!files.isEmpty());
    fitTiles();
}

/// The commands by which a page with a board says what it shows: here the page itself, and that there is no game.
void StartPage::offerWords()
{
    offer(Command::SayPrompt, {}, [this] {
        announce(*this, m_subtitle->text());
        if (m_nudge->isVisible())
            announce(*this, m_nudge->text());
    });
    for (const Command command : {Command::SayStep, Command::SayStanding, Command::SaySeat, Command::NextChoice})
        offer(command, {}, [this] { announce(*this, tr("No game is open here.")); });
}

/// Whoever presses Return at once plays, or learns what to play.
void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshTiles();
    refreshAgain();
    m_tiles.front()->mainButton()->setFocus();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTiles();
}

/// As many side by side as have room, and rather fewer than a last row with gaps.
int StartPage::columnsFor(int width) const
{
    const int count = static_cast<int>(m_tiles.size());
    const int most = std::clamp(designedLength(width) / kLeastTile, 1, count);
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;
}

/// The boards take what height is left.
void StartPage::fitTiles()
{
    const qreal scale = scaledLength(sideScale(window()->size()));
    const int columns = columnsFor(width());
    if (std::exchange(m_columns, columns) != columns)
        placeTiles();
    const int widest = std::max(qRound(kColumn * scale), qRound(width() * kOfWindow));
    m_middle->setMaximumWidth(widest * columns);
    const int highest = qRound(std::min(widest, width() / columns) * kOfTile);
    const int rows = (static_cast<int>(m_tiles.size()) + columns - 1) / columns;
    const int around = kAround + (m_recentHeading->isHidden() ? 0 : kFiles) + rows * kTileWords;
    for (GameTile *tile : m_tiles)
        tile->setBoardHeight(std::min((height() - qRound(around * scale)) / rows, highest));
}

void StartPage::placeTiles()
{
    for (int i = 0; i < static_cast<int>(m_tiles.size()); ++i) {
        m_grid->addWidget(m_tiles[i], i / m_columns, i % m_columns);
        m_grid->setColumnStretch(i, i < m_columns ? 1 : 0);
    }
}

void StartPage::retranslate()
{
    m_subtitle->setText(tr("Board games of ancient Egypt"));
    m_nudge->setText(tr("New here? Learn a game in a few short lessons: a position, a few words, something to do."));
    m_new->setText(tr("Set up a game…"));
    m_open->setText(tr("Open a saved game…"));
    m_library->setText(tr("Library…"));
    refreshAgain();
    m_recentHeading->setText(tr("Go on with"));
    refreshRecent();
}

} // namespace views
