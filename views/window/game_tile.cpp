// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/game_tile.h"

#include <QLabel>
#include <QPixmapCache>
#include <QPushButton>
#include <QStyle>

#include "model/engine/core/random.h"
#include "model/scenario/course.h"
#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/segmented_row.h"
#include "views/common/settings.h"
#include "views/dialogs/new_game.h"
#include "views/export/step_pictures.h"

namespace views {

namespace {

constexpr int kPainted = 960; ///< pixels of the board's picture, which is shown smaller
constexpr int kLeastBoard = 72;

/// The first half of a game that is played at random, the same each time.
record::Record underWay(const engine::Game &game)
{
    record::Record record = record::newRecord(game, {game.usualSeats(), {}});
    engine::Random random(1);
    engine::Position position = record.startPosition();
    while (!position.isOver()) {
        const bool isDrawn = position.toAct() == engine::seatBit(engine::kChance);
        const std::vector<engine::Action> legal = isDrawn ? std::vector<engine::Action>{} : position.legal();
        record.line.actions.push_back(isDrawn ? position.sample(random)
                                              : legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        position = position.after(record.line.actions.back());
    }
    record.line.actions.resize(record.line.actions.size() / 2);
    return record;
}

/// The board of a game that is played.
QPixmap boardOf(const engine::Game &game, const QString &theme)
{
    const QString key = QStringLiteral("tile/%1/%2/%3").arg(words::idOf(game), theme, words::spokenLanguage());
    QPixmap board;
    if (QPixmapCache::find(key, &board))
        return board;
    const record::Record record = underWay(game);
    const replay::Timeline timeline(record);
    const ExportSource source{record, timeline};
    StepPictures pictures(source, engine::kEveryone, theme, kPainted);
    const int now = timeline.stepCount();
    pictures.cutBelow(now);
    board = QPixmap::fromImage(pictures.image(now));
    QPixmapCache::insert(key, board);
    return board;
}

QPushButton *tileButton(const char *name, QWidget *parent)
{
    auto *button = makeNamed<QPushButton>(name, parent);
    button->setAutoDefault(true); // Enter presses it too
    return button;
}

} // namespace

GameTile::GameTile(const engine::Game &game, Settings &settings, QWidget *parent)
    : QFrame(parent), m_game(game), m_settings(settings), m_board(makeNamed<QLabel>("small-board", this)),
      m_name(textLabel({}, FontRole::Heading, this)), m_players(textLabel({}, FontRole::Second, this)),
      m_levelCaption(textLabel({}, FontRole::Second, this)), m_play(tileButton("play", this)),
      m_learn(tileButton("learn", this)), m_resume(tileButton("go-on", this)), m_main(m_play),
      m_boardHeight(kLeastBoard)
{
    setProperty("box", true);
    m_players->setProperty("second", true);
    m_board->setAlignment(Qt::AlignCenter);
    m_board->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // the picture follows the room
    m_board->setFixedHeight(m_boardHeight);
    QStringList levels;
    for (const engine::Level &level : game.levels())
        levels << QString::fromStdString(level.id);
    m_level = new SegmentedRow(levels, this);
    m_level->setObjectName(QStringLiteral("level"));
    m_level->setWrapping(true);
    m_learn->setVisible(scenario::hasCourse(game));
    m_resume->hide();
    auto *layout = makeColumn(this, {16, 16, 16, 16}, 8, {m_board});
    auto *heading = makeRow(nullptr, {}, 12, {m_name, m_players});
    heading->addStretch();
    layout->addLayout(heading);
    auto *level = makeRow(nullptr, {}, 8, {m_levelCaption});
    level->addWidget(m_level, 1);
    layout->addLayout(level);
    auto *row = makeRow(nullptr, {}, 8, {m_play, m_learn});
    row->setStretch(0, 1);
    row->setStretch(1, 1);
    layout->addLayout(row);
    layout->addWidget(m_resume);
    layout->addStretch();
    connect(m_play, &QPushButton::clicked, this, &GameTile::playWanted);
    connect(m_learn, &QPushButton::clicked, this, &GameTile::learnWanted);
    connect(m_resume, &QPushButton::clicked, this, [this] { emit resumeWanted(m_last->journal); });
    showLevel();
    connect(m_level, &SegmentedRow::currentIndexChanged, this,
            [this] { setLevel(m_settings, m_game, m_level->currentId()); });
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &GameTile::paintBoard);
    connect(&m_settings, &Settings::shownThemeChanged, &m_later, qOverload<>(&QTimer::start));
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void GameTile::setMain(bool isMain, bool isLearning)
{
    m_main = isLearning && !m_learn->isHidden() ? m_learn : m_play;
    for (QPushButton *button : {m_play, m_learn}) {
        button->setProperty("main", isMain && button == m_main);
        button->style()->polish(button);
    }
}

void GameTile::setLast(std::optional<RecoveredGame> last)
{
    m_last = std::move(last);
    m_resume->setVisible(m_last.has_value());
    retranslate();
}

void GameTile::showLevel()
{
    const QSignalBlocker quiet(m_level);
    m_level->setCurrentIndex(m_level->indexOf(levelOf(m_settings, m_game)));
}

void GameTile::setBoardHeight(int height)
{
    m_boardHeight = std::max(kLeastBoard, height);
    m_board->setFixedHeight(m_boardHeight);
}

/// The board is painted when the page is there and the parts have their places: it takes a while.
void GameTile::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    m_later.start();
}

void GameTile::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_later.start();
}

void GameTile::paintBoard()
{
    if (!isVisibleTo(window()))
        return;
    const qreal ratio = devicePixelRatioF();
    const QSize room = (QSizeF(m_board->width(), m_boardHeight) * ratio).toSize();
    QPixmap board =
        boardOf(m_game, m_settings.shownTheme()).scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    board.setDevicePixelRatio(ratio);
    m_board->setPixmap(board);
}

void GameTile::retranslate()
{
    const words::Words words(m_game);
    const QString name = words.text("game");
    m_name->setText(name);
    const auto least = static_cast<int>(m_game.seatings().front().size());
    m_players->setText(least == m_game.mostSeats() ? tr("%n player(s)", nullptr, least)
                                                   : tr("%1 to %2 players").arg(least).arg(m_game.mostSeats()));
    QStringList levels;
    QStringList abouts;
    for (const engine::Level &level : m_game.levels()) {
        levels << words.text("level." + level.id);
        abouts << words.text("level." + level.id + ".about");
    }
    m_level->setTexts(levels, abouts);
    m_levelCaption->setText(tr("Computer"));
    m_level->setAbout(tr("Level of the computer, %1").arg(name));
    m_play->setText(tr("Play"));
    m_play->setAccessibleName(tr("Play %1 against the computer").arg(name));
    m_play->setToolTip(m_play->accessibleName());
    m_learn->setText(tr("Learn"));
    m_learn->setAccessibleName(tr("Learn %1").arg(name));
    m_resume->setText(tr("Go on with the last game"));
    const QString last =
        m_last ? tr("%1 – %2", "players and game, how far").arg(m_last->title(), m_last->heading()) : QString();
    m_resume->setToolTip(last);
    m_resume->setAccessibleDescription(last);
    m_later.start();
}

} // namespace views
