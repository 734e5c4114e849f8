// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/statistics_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

#include "model/record/write_whole.h"
#include "model/replay/analysis_text.h"
#include "model/words/shown.h"
#include "views/board/board_plan.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/flow_layout.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/message_box.h"
#include "views/common/plain_text.h"
#include "views/common/tall_area.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/screen_room.h"
#include "views/handbook/help_request.h"
#include "views/library/rating_graph.h"

namespace views {

namespace {

using engine::search::PersonRating;
using library::CountedGame;
using library::Tally;

constexpr QSize kPage(860, 700);
constexpr int kLeastList = 170; ///< height
constexpr int kGap = 14;        ///< between columns

QString numberText(double value, int decimals = 0)
{
    return QLocale().toString(value, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

/// "1,215 ± 190".
QString ratingText(const PersonRating &rating)
{
    return StatisticsDialog::tr("%1 ± %2").arg(numberText(rating.rating), numberText(rating.error()));
}

QString tallyText(const Tally &tally)
{
    return StatisticsDialog::tr("%1 won, %2 drawn, %3 lost")
        .arg(words::Words::number(tally.won), words::Words::number(tally.drawn), words::Words::number(tally.lost));
}

/// "easy", of several "easy, normal".
QString opponentsOf(const CountedGame &game, const words::Words &words)
{
    QStringList levels;
    for (std::size_t seat = 0; seat < game.entry->seats.size(); ++seat) {
        if (seat != game.seat)
            levels << words.text("level." + game.entry->seats[seat].player.toStdString());
    }
    levels.removeDuplicates();
    return levels.join(QStringLiteral(", "));
}

QString outcomeText(CountedGame::Outcome outcome)
{
    switch (outcome) {
    case CountedGame::Outcome::Won: break;
    case CountedGame::Outcome::Drawn: return StatisticsDialog::tr("drawn");
    case CountedGame::Outcome::Lost: return StatisticsDialog::tr("lost");
    }
    return StatisticsDialog::tr("won");
}

QTreeWidget *makeList(const char *name, int columns, QWidget *parent)
{
    auto *list = makeNamed<QTreeWidget>(name, parent);
    list->setColumnCount(columns);
    list->setItemsExpandable(false);
    list->setRootIsDecorated(false);
    list->setMinimumHeight(scaledPixels(kLeastList));
    list->header()->setSectionsMovable(false);
    return list;
}

/// All but the last, which takes the rest, are as wide as what stands in them, and a gap.
void fitColumns(QTreeWidget *list)
{
    for (int column = 0; column + 1 < list->columnCount(); ++column) {
        list->resizeColumnToContents(column);
        list->setColumnWidth(column, list->columnWidth(column) + scaledPixels(kGap));
    }
}

QTreeWidgetItem *addLine(QTreeWidget *list, const QString &what, const QString &figure)
{
    return new QTreeWidgetItem(list, {what, figure});
}

} // namespace

StatisticsDialog::StatisticsDialog(library::Library &library, const engine::Game *game, int seats, QWidget *parent)
    : QDialog(parent), m_library(library), m_game(makeNamed<QComboBox>("game", this)),
      m_seats(makeNamed<QComboBox>("seats", this)), m_person(narrowCombo("person", this)),
      m_training(makeNamed<QCheckBox>("training", this)), m_people(makeNamed<QCheckBox>("people", this)),
      m_reading(textLabel({}, FontRole::Second, this)), m_rating(wrappedLabel({}, FontRole::Heading, this)),
      m_graph(new RatingGraph(this)), m_figures(makeList("figures", 2, this)),
      m_ratedHeading(textLabel({}, FontRole::Heading, this)), m_rated(makeList("rated", 4, this)),
      m_formula(wrappedLabel({}, FontRole::Second, this))
{
    m_rating->setObjectName(QStringLiteral("rating"));
    makeLayouts();
    fillGames(game);
    fillSeats(seats);
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] { fillSeats(m_seats->currentData().toInt()); });
    connect(m_seats, &QComboBox::currentIndexChanged, this, &StatisticsDialog::fillPersons);
    connect(m_person, &QComboBox::currentIndexChanged, this, &StatisticsDialog::refresh);
    connect(m_training, &QCheckBox::toggled, this, &StatisticsDialog::refresh);
    connect(m_people, &QCheckBox::toggled, this, &StatisticsDialog::refresh);
    connect(m_export, &QPushButton::clicked, this, &StatisticsDialog::exportCsv);
    const auto follow = [this] {
        if (!m_library.isScanning()) // while files are read all would change again and again
            fillSeats(m_seats->currentData().toInt());
        else
            refresh();
    };
    connect(&m_library, &library::Library::changed, this, follow);
    connect(&m_library, &library::Library::scanned, this, follow);
    retranslate();
    resize((kPage * fontScale()).boundedTo({screen()->availableSize().width(), screenRoom(*this).height()}));
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "files#statistics");
}

void StatisticsDialog::makeLayouts()
{
    for (QComboBox *box : {m_game, m_seats, m_person}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        ignoreWheel(box);
    }
    auto *content = new QWidget(this);
    auto *boxes = new FlowLayout;
    boxes->setSpacing(8);
    for (QWidget *box : std::initializer_list<QWidget *>{m_game, m_seats, m_person, m_training, m_people})
        boxes->addWidget(box);
    auto *column = makeColumn(content, {}, 12);
    column->addLayout(boxes);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_reading, m_figures, m_rating, m_graph, m_ratedHeading, m_rated, m_formula})
        column->addWidget(part);
    column->setStretchFactor(m_figures, 1);
    auto *area = new TallArea(content, 0, this);
    area->setFocusPolicy(Qt::NoFocus); // what is in it leads along it
    QDialogButtonBox *buttons = makeButtons(*this);
    m_export = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_export->setObjectName(QStringLiteral("export"));
    buttons->addButton(QDialogButtonBox::Close)->setDefault(true);
    makeColumn(this, {16, 16, 16, 16}, 12, {area, buttons});
}

// ---- what is asked

const engine::Game &StatisticsDialog::game() const { return *picturedGames()[std::max(0, m_game->currentIndex())]; }

library::Person StatisticsDialog::person() const
{
    return {m_persons.value(m_person->currentIndex()), m_training->isChecked(), m_people->isChecked()};
}

void StatisticsDialog::fillGames(const engine::Game *game)
{
    const std::vector<const engine::Game *> games = picturedGames();
    const auto isPlayed = [this](const engine::Game *each) {
        return !m_library.seatCounts(words::idOf(*each)).empty();
    };
    auto found = std::find(games.begin(), games.end(), game);
    if (found == games.end())
        found = std::find_if(games.begin(), games.end(), isPlayed);
    QStringList names;
    for (const engine::Game *each : games)
        names << words::Words(*each).text("game");
    refillCombo(m_game, names, found == games.end() ? 0 : static_cast<int>(found - games.begin()));
}

/// With as many seats as before, if the game was played with these.
void StatisticsDialog::fillSeats(int seats)
{
    std::vector<int> counts = m_library.seatCounts(words::idOf(game()));
    if (counts.empty())
        counts.push_back(game().firstSeats());
    const QSignalBlocker quiet(m_seats);
    m_seats->clear();
    for (const int count : counts)
        m_seats->addItem(tr("%n seat(s)", nullptr, count), count);
    m_seats->setCurrentIndex(std::max(0, m_seats->findData(seats)));
    fillPersons();
}

void StatisticsDialog::fillPersons()
{
    const QString before = m_persons.value(m_person->currentIndex());
    m_played = m_library.played(words::idOf(game()), m_seats->currentData().toInt());
    m_persons = library::personsIn(m_played);
    QStringList names;
    for (const QString &name : m_persons)
        names << (name.isEmpty() ? tr("without a name") : words::shownLine(name));
    refillCombo(m_person, names, std::max(0, static_cast<int>(m_persons.indexOf(before))));
    m_person->setEnabled(m_persons.size() > 1);
    refresh();
}

// ---- what is shown

void StatisticsDialog::refresh()
{
    m_statistics = library::statisticsOf(m_played, person());
    const bool isReading = m_library.readCount() < m_library.toReadCount();
    m_reading->setVisible(isReading);
    m_reading->setText(
        tr("Reading %1 of %2 files")
            .arg(words::Words::number(m_library.readCount()), words::Words::number(m_library.toReadCount())));
    m_export->setEnabled(!m_statistics.games.empty());
    showFigures();
    showRating();
}

void StatisticsDialog::showFigures()
{
    const words::Words words(game());
    m_figures->clear();
    if (m_statistics.games.empty()) {
        addLine(m_figures, tr("No games are counted"), {});
        return;
    }
    addLine(m_figures, tr("Games"),
            tr("%1: %2", "number of games, results")
                .arg(words::Words::number(m_statistics.all.games()), tallyText(m_statistics.all)));
    showLevels(words);
    const int streak = m_statistics.streak;
    addLine(m_figures, tr("In a row now"),
            streak > 0   ? tr("%n won", nullptr, streak)
            : streak < 0 ? tr("%n lost", nullptr, -streak)
                         : tr("none"));
    addLine(m_figures, tr("Most won in a row"), words::Words::number(m_statistics.longestStreak));
    showPoints(words);
    const library::SeatFigures &sums = m_statistics.sums;
    if (sums.choices > 0)
        addLine(m_figures, tr("Error a choice, of %n analysed game(s)", nullptr, m_statistics.analysed),
                replay::percentText(sums.loss / 1000.0 / sums.choices, 1));
    if (sums.timed > 0)
        addLine(m_figures, tr("Time a choice, of %n game(s) with a clock", nullptr, m_statistics.clocked),
                tr("%1 s").arg(numberText(static_cast<double>(sums.thinking) / 1000.0 / sums.timed, 1)));
    m_figures->expandAll();
    fitColumns(m_figures);
}

void StatisticsDialog::showLevels(const words::Words &words)
{
    for (const auto &[level, tally] : m_statistics.byLevel) {
        const QString name = level == 0 ? tr("People alone")
                             : level == library::Statistics::kOthers
                                 ? tr("Against others")
                                 : tr("Against %1").arg(words.text("level." + game().levels()[level - 1].id));
        addLine(m_figures, name,
                tr("%1: %2", "number of games, results").arg(words::Words::number(tally.games()), tallyText(tally)));
    }
}

void StatisticsDialog::showPoints(const words::Words &words)
{
    if (m_statistics.sums.points.empty())
        return; // the game counts none
    const double games = m_statistics.all.games();
    QTreeWidgetItem *all = addLine(m_figures, tr("Points a game"), numberText(*m_statistics.score, 1));
    for (const auto &[id, points] : m_statistics.sums.points) {
        const std::string source = id.toStdString();
        new QTreeWidgetItem(
            all, {words.text(words.firstOf({"points." + source, "row." + source})), numberText(points / games, 1)});
    }
}

void StatisticsDialog::showRating()
{
    const words::Words words(game());
    const bool isRated = !m_statistics.rated.empty();
    m_rating->setText(isRated ? tr("Rating: %1").arg(ratingText(m_statistics.rating()))
                              : tr("No rated game yet. “New game” has a box for it."));
    for (QWidget *part : std::initializer_list<QWidget *>{m_graph, m_ratedHeading, m_rated})
        part->setVisible(isRated);
    std::vector<PersonRating> along{PersonRating()};
    m_rated->clear();
    for (const library::RatedGame &each : m_statistics.rated) {
        along.push_back(each.rating);
        const QDateTime began = QDateTime::fromString(each.game.entry->rated, Qt::ISODate).toLocalTime();
        new QTreeWidgetItem(m_rated, {QLocale().toString(began, QLocale::ShortFormat), opponentsOf(each.game, words),
                                      outcomeText(each.game.outcome), ratingText(each.rating)});
    }
    fitColumns(m_rated);
    m_rated->scrollToBottom();
    QStringList levels;
    QStringList scale;
    for (const engine::Level &level : game().levels()) {
        const double rating = engine::search::levelRating(static_cast<int>(levels.size()));
        levels << words.text("level." + level.id);
        scale << tr("%1 %2", "level, its rating").arg(levels.back(), numberText(rating));
    }
    m_graph->setRatings(std::move(along), levels);
    const PersonRating first;
    const QString explained =
        tr("The rating begins at %1. After each rated game it moves towards what that game has shown: up where you did "
           "better than was to be expected, down where you did worse, and the farther, the greater the surprise and "
           "the less is known of you.\n"
           "To be expected are 50 of 100 wins against a level with your rating, 24 where the level has 200 points "
           "more, 9 where it has 400 more. A shared place counts half; among several you are compared with each "
           "opponent.\n"
           "The figure behind ± says how far off the rating may be: in 19 of 20 cases your strength lies within it. It "
           "begins at %2 and becomes smaller as you play.\n"
           "The levels stay where they are: %3. Ratings of other games and numbers of seats cannot be compared with "
           "these.")
            .arg(numberText(first.rating), numberText(first.error()), scale.join(QStringLiteral(", ")));
    const QString formulas =
        tr("In formulas (Glicko, game by game), with your rating R, its deviation d, which is the figure behind ± "
           "divided by 1.96, and q = ln 10 / 400: against a rating O you may expect E = 1 / (1 + 10^((O − R) / 400)), "
           "and the result S is 1, ½ or 0. Each comparison counts w = 3 / (seats + 1). First 1 / d² becomes "
           "1 / (d² + %1²) + w q² Σ E (1 − E), then R grows by d² w q Σ (S − E).")
            .arg(numberText(PersonRating::kDrift));
    m_formula->setText(explained + QStringLiteral("\n\n") + formulas);
}

void StatisticsDialog::exportCsv()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export as a table"), words::idOf(game()) + QStringLiteral(".csv"), tr("Tables with commas (*.csv)"));
    if (path.isEmpty())
        return;
    if (const std::optional<record::Error> error = record::writeWhole(path, library::toCsv(m_statistics)))
        MessageBox::inform(this, MessageBox::Warning, tr("The table was not written"), words::Words::explain(*error));
    else
        announce(*this, tr("%n game(s) were written.", nullptr, static_cast<int>(m_statistics.games.size())));
}

void StatisticsDialog::retranslate()
{
    setWindowTitle(tr("Statistics"));
    m_game->setAccessibleName(tr("Game"));
    m_seats->setAccessibleName(tr("Number of seats"));
    m_person->setAccessibleName(tr("Player"));
    m_training->setText(tr("&Training games, too"));
    m_people->setText(tr("Games of &several people, too"));
    m_figures->setAccessibleName(tr("Statistics"));
    m_figures->setHeaderLabels({tr("What is counted"), tr("Figure")});
    m_graph->setAccessibleName(tr("Rating from game to game"));
    m_ratedHeading->setText(tr("Rated games"));
    m_rated->setAccessibleName(tr("Rated games"));
    m_rated->setHeaderLabels({tr("Begun"), tr("Against"), tr("Result"), tr("Rating and error")});
    m_export->setText(tr("&Export as a table…"));
    fillGames(&game());
    fillSeats(m_seats->currentData().toInt());
}

} // namespace views
