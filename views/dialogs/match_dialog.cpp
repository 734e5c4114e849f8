// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/match_dialog.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>

#include "model/match/report.h"
#include "model/words/sentence.h"
#include "model/words/words.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/quiet_tree.h"
#include "views/common/tall_area.h"
#include "views/common/wrapped_rows.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/match_form.h"
#include "views/dialogs/screen_room.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

using engine::search::MatchReport;
using engine::search::Rating;
using engine::search::Standing;

constexpr QSize kMatchSize(800, 640);
constexpr int kFormWidth = 340;
constexpr int kFailuresHeight = 88;
constexpr int kFailureRoom = 10; ///< beside the words of a row

enum MatchColumn { Name, Wins, Draws, Losses, Points, Share, Columns };

Qt::Alignment alignment(int column) { return (column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter; }

QString shownFigure(double value, int places) { return QLocale().toString(value, 'f', places); }
QString shownCount(int number) { return words::Words::number(number); }

} // namespace

MatchDialog::MatchDialog(const OwnEngines &engines, const engine::Game &game, QWidget *parent)
    : QDialog(parent), m_tabs(makeNamed<QTabWidget>("tabs", this)), m_form(new MatchForm(engines, game, this)),
      m_said(wrappedLabel({}, FontRole::Text, this)), m_table(makeNamed<QuietTree<QTreeWidget>>("table", this)),
      m_rating(wrappedLabel({}, FontRole::Second, this)), m_failuresLabel(textLabel({}, FontRole::Second, this)),
      m_failures(makeNamed<QListWidget>("failures", this))
{
    makeParts();
    connect(m_form, &MatchForm::changed, this, &MatchDialog::refresh);
    connect(m_start, &QPushButton::clicked, this, &MatchDialog::start);
    connect(m_stop, &QPushButton::clicked, this, &MatchDialog::stop);
    connect(m_copyText, &QPushButton::clicked, this,
            [this] { copy(match::matchTable(m_match.order()->plan, m_match.report())); });
    connect(m_copyCsv, &QPushButton::clicked, this, [this] { copy(match::matchCsv(m_match.report())); });
    connect(&m_match, &match::BackgroundMatch::advanced, this, &MatchDialog::refresh);
    connect(&m_match, &match::BackgroundMatch::over, this, &MatchDialog::end);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "computer#matches");
}

/// Its parts still speak while they go.
MatchDialog::~MatchDialog() { m_form->disconnect(this); }

void MatchDialog::makeParts()
{
    m_said->setObjectName(QStringLiteral("said"));
    m_rating->setObjectName(QStringLiteral("rating"));
    m_table->setColumnCount(Columns);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->header()->setSectionsMovable(false);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_failures->setWordWrap(true);
    m_failures->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // it takes no room from rows laid out already
    m_failures->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_failures->setMaximumHeight(scaledPixels(kFailuresHeight));
    new WrappedRows(*m_failures, kFailureRoom);
    auto *area = new TallArea(m_form, scaledPixels(kFormWidth), this);
    scrollUpright(area);
    area->setFocusPolicy(Qt::NoFocus);
    auto *results = new QWidget(this);
    makeColumn(results, {12, 12, 12, 12}, 8, {m_table, m_rating, m_failuresLabel, m_failures})->setStretch(0, 1);
    m_tabs->addTab(area, {});
    m_tabs->addTab(results, {});
    QDialogButtonBox *buttons = makeButtons(*this, QDialogButtonBox::Close);
    const auto add = [&](const char *name, QDialogButtonBox::ButtonRole role) {
        QPushButton *button = buttons->addButton(QString(), role);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    m_copyText = add("copy-text", QDialogButtonBox::ResetRole);
    m_copyCsv = add("copy-csv", QDialogButtonBox::ResetRole);
    m_start = add("start", QDialogButtonBox::ActionRole);
    m_stop = add("stop", QDialogButtonBox::ActionRole);
    for (QPushButton *button : buttons->findChildren<QPushButton *>())
        button->setAutoDefault(false); // Return in a field begins and closes nothing
    makeColumn(this, {16, 16, 16, 16}, 12, {m_tabs, m_said, buttons})->setStretch(0, 1);
    resize((kMatchSize * fontScale()).boundedTo(screenRoom(*this)));
}

void MatchDialog::start()
{
    m_match.begin(m_form->order());
    m_table->clear();
    m_failures->clear();
    refresh();
    m_tabs->setCurrentIndex(1);
    m_stop->setFocus();
    announce(*this, tr("The match has begun."));
}

void MatchDialog::stop()
{
    m_match.stop();
    refresh();
}

void MatchDialog::end()
{
    refresh();
    announce(*this, standing());
    emit over();
}

void MatchDialog::copy(const QByteArray &text)
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
    announce(*this, tr("The table is copied."));
}

// ---- what came of it

QString MatchDialog::standing() const
{
    const match::Order *order = m_match.order();
    if (!order)
        return tr("Nothing has been played yet.");
    const QString played = shownCount(m_match.report().games);
    const QString most = shownCount(order->plan.games);
    if (m_match.isPlaying())
        return (m_match.isStopped() ? tr("The match is being stopped. Games in finished deals: %1 of %2.")
                                    : tr("The match is being played. Games in finished deals: %1 of %2."))
            .arg(played, most);
    if (m_match.failure()) {
        const outside::Failure &why = *m_match.failure();
        return tr("The match has ended early. Games in finished deals: %1 of %2. %3")
            .arg(played, most, words::briefSentenceOf(why.message, why.game));
    }
    return (m_match.isStopped() ? tr("The match was stopped. Games in finished deals: %1 of %2.")
                                : tr("The match is over. Games in finished deals: %1 of %2."))
        .arg(played, most);
}

/// How much stronger the first one is than the only other one.
QString MatchDialog::ratingText() const
{
    const MatchReport &report = m_match.report();
    if (report.standings.size() != 2)
        return {};
    const Rating rating = rate(report.standings.front().scores, report.even);
    if (!rating.elo || !rating.eloError || !rating.likelihood)
        return {};
    const QString name = entrantName(m_match.order()->plan.game, report.standings.front().name);
    const QString elo =
        (*rating.elo < 0 ? QString(QChar(0x2212)) : QStringLiteral("+")) + shownFigure(std::abs(*rating.elo), 0);
    return tr("%1: Elo %2 ± %3 against the other; the stronger one with a probability of %4%.")
        .arg(name, elo, shownFigure(*rating.eloError, 0), shownFigure(100 * *rating.likelihood, 1));
}

QString MatchDialog::failureText(const match::FailedGame &game) const
{
    const engine::search::MatchPlan &plan = m_match.order()->plan;
    const QString why = words::briefSentenceOf(game.why.message, game.why.game);
    return plan.recovers ? tr("Game %1, lost for %2: %3")
                               .arg(shownCount(game.number + 1), entrantName(plan.game, plan.players[game.player]), why)
                         : tr("Game %1, not counted: %2").arg(shownCount(game.number + 1), why);
}

void MatchDialog::refresh()
{
    const bool isPlaying = m_match.isPlaying();
    m_form->setEnabled(!isPlaying);
    m_start->setEnabled(!isPlaying && m_form->isComplete());
    if (m_stop->hasFocus() && !isPlaying)
        m_start->setFocus();
    m_stop->setEnabled(isPlaying);
    m_copyText->setEnabled(m_match.order());
    m_copyCsv->setEnabled(m_match.order());
    m_said->setText(standing());
    refreshTable();
    m_rating->setText(ratingText());
    m_rating->setVisible(!m_rating->text().isEmpty());
    refreshFailures();
}

void MatchDialog::refreshTable()
{
    const MatchReport &report = m_match.report();
    for (int row = 0; row < static_cast<int>(report.standings.size()); ++row) {
        const Standing &each = report.standings[row];
        QTreeWidgetItem *item = m_table->topLevelItem(row);
        if (!item) {
            item = new QTreeWidgetItem(m_table);
            for (int column = Wins; column < Columns; ++column)
                item->setTextAlignment(column, alignment(column));
        }
        const Rating rating = rate(each.scores, report.even);
        const QString score = shownFigure(100 * rating.score, 1);
        const QString share =
            rating.error ? tr("%1 ± %2%").arg(score, shownFigure(100 * *rating.error, 1)) : tr("%1%").arg(score);
        item->setText(Name, entrantName(m_match.order()->plan.game, each.name));
        item->setText(Wins, shownCount(each.wins));
        item->setText(Draws, shownCount(each.draws));
        item->setText(Losses, shownCount(each.losses));
        item->setText(Points, shownFigure(each.points, 1));
        item->setText(Share, share);
    }
}

void MatchDialog::refreshFailures()
{
    const std::vector<match::FailedGame> &failed = m_match.failed();
    for (auto at = static_cast<std::size_t>(m_failures->count()); at < failed.size(); ++at) {
        m_failures->addItem(failureText(failed[at]));
        if (at == 0) // others may follow fast
            announce(*this, m_failures->item(0)->text());
    }
    int all = 0; // of which the list has the first
    for (const Standing &each : m_match.report().standings)
        all += each.failures;
    m_failuresLabel->setText(
        tr("Games in which an engine has failed: %1").arg(shownCount(std::max(all, m_failures->count()))));
    m_failures->setAccessibleName(m_failuresLabel->text());
    m_failures->setVisible(!failed.empty());
    m_failuresLabel->setVisible(!failed.empty());
}

void MatchDialog::retranslate()
{
    setWindowTitle(tr("Match of computer players"));
    m_tabs->setAccessibleName(windowTitle());
    m_tabs->setTabText(0, tr("Match"));
    m_tabs->setTabText(1, tr("Results"));
    m_table->setHeaderLabels({tr("Player"), tr("Wins"), tr("Draws"), tr("Losses"), tr("Points"), tr("Share of wins")});
    for (int column = Name; column < Columns; ++column)
        m_table->headerItem()->setTextAlignment(column, alignment(column));
    m_table->setAccessibleName(tr("Results so far"));
    m_start->setText(tr("&Start"));
    m_stop->setText(tr("Sto&p"));
    m_copyText->setText(tr("Copy as te&xt"));
    m_copyCsv->setText(tr("Copy as CS&V"));
    for (int row = 0; row < m_failures->count(); ++row)
        m_failures->item(row)->setText(failureText(m_match.failed()[row]));
    refresh();
}

} // namespace views
