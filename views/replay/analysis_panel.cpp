// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/analysis_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "model/replay/analysis_text.h"
#include "model/replay/game_text.h"
#include "model/replay/thousandths.h"
#include "views/common/labels.h"
#include "views/handbook/help_request.h"
#include "views/panels/panel_boxes.h"

namespace views {

using engine::Seat;
using replay::differenceText;
using replay::percentText;

namespace {

constexpr int kSideMargin = 12; ///< left and right of the words of a row, the style sheet's own included
constexpr int kLeading = 5;     ///< above and below them
constexpr int kFine = 1;        ///< decimals of a percentage that say all of a figure
constexpr int kStepRole = Qt::UserRole;
constexpr int kActionRole = Qt::UserRole + 1;
constexpr int kLineRole = Qt::UserRole + 2;

/// As high as its rows are: the column scrolls, not each list in it.
void fitHeight(QListWidget *list)
{
    const QFontMetrics metrics(list->font());
    const int width = list->viewport()->width() - 2 * kSideMargin;
    int height = 2 * list->frameWidth();
    for (int row = 0; row < list->count(); ++row) {
        QListWidgetItem &item = *list->item(row);
        const QRect words = metrics.boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, item.text());
        item.setSizeHint({width, words.height() + 2 * kLeading});
        height += words.height() + 2 * kLeading;
    }
    list->setFixedHeight(std::max(height, 1));
    list->setVisible(list->count() > 0);
}

/// A row at the end of a list, in which short names of places are read out in words.
QListWidgetItem *addHeard(QListWidget &list, const QString &text, const words::Words &words)
{
    auto *const item = new QListWidgetItem(text, &list);
    item->setData(Qt::AccessibleTextRole, words.heard(text));
    return item;
}

/// As many decimals as it takes that figures look alike where they are, and only there.
int decimalsOf(const std::vector<double> &values)
{
    for (const double one : values) {
        for (const double other : values) {
            if (one != other && percentText(one) == percentText(other))
                return kFine;
        }
    }
    return 0;
}

} // namespace

AnalysisPanel::AnalysisPanel(QWidget *parent)
    : QWidget(parent), m_about(textLabel({}, FontRole::Second, this)), m_button(new QPushButton(this)),
      m_progress(new QProgressBar(this)), m_expected(textLabel({}, FontRole::Text, this)),
      m_change(textLabel({}, FontRole::Text, this)), m_bestHeading(textLabel({}, FontRole::Heading, this)),
      m_bestAbout(textLabel({}, FontRole::Second, this)), m_best(makeList(QStringLiteral("best"))),
      m_mistakesHeading(textLabel({}, FontRole::Heading, this)), m_mistakes(makeList(QStringLiteral("mistakes"))),
      m_learn(new QPushButton(this)), m_accountsHeading(textLabel({}, FontRole::Heading, this)),
      m_accounts(textLabel({}, FontRole::Text, this)), m_accountsAbout(textLabel({}, FontRole::Second, this)),
      m_report(new PanelBoxes(this))
{
    m_change->setObjectName(QStringLiteral("change"));
    m_accounts->setObjectName(QStringLiteral("accounts"));
    for (QLabel *label : {m_about, m_expected, m_change, m_bestHeading, m_bestAbout, m_mistakesHeading,
                          m_accountsHeading, m_accounts, m_accountsAbout})
        label->setWordWrap(true);
    m_progress->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_about, m_progress, m_button, m_expected, m_change, m_bestHeading, m_bestAbout, m_best, m_accountsHeading,
             m_accounts, m_accountsAbout, m_mistakesHeading, m_mistakes, m_learn, m_report})
        layout->addWidget(part);
    layout->addStretch(1);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_isRunning)
            emit cancelWanted();
        else
            emit analyseWanted();
    });
    connect(m_learn, &QPushButton::clicked, this, &AnalysisPanel::learnWanted);
    const auto choose = [this](const QListWidgetItem *item) {
        const int step = item->data(kStepRole).toInt();
        const auto line = item->data(kLineRole).value<std::vector<engine::Action>>();
        if (line.empty())
            emit actionChosen(step, item->data(kActionRole).value<engine::Action>());
        else
            emit lineChosen(step, line);
    };
    connect(m_best, &QListWidget::itemActivated, this, choose);
    connect(m_best, &QListWidget::itemClicked, this, choose);
    const auto show = [this](const QListWidgetItem *item) { emit stepChosen(item->data(kStepRole).toInt()); };
    connect(m_mistakes, &QListWidget::itemActivated, this, show);
    connect(m_mistakes, &QListWidget::itemClicked, this, show);
    retranslate();
    offerHelp(this, "review#analysis");
}

QListWidget *AnalysisPanel::makeList(const QString &name)
{
    auto *list = new QListWidget(this);
    list->setObjectName(name);
    list->setFrameShape(QFrame::NoFrame);
    list->setWordWrap(true);
    list->setTextElideMode(Qt::ElideNone);
    list->setFont(fontFor(FontRole::Second));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

void AnalysisPanel::setContext(const PanelContext &context)
{
    m_context = context;
    m_report->forget();
    retranslate();
}

void AnalysisPanel::setGame(const replay::Timeline *game, const std::optional<replay::Analysis> &analysis, bool isOpen)
{
    m_game = game;
    m_isOpen = isOpen;
    m_analysis = isOpen ? analysis : std::nullopt;
    retranslate();
}

void AnalysisPanel::showStep(std::optional<int> step)
{
    m_step = step;
    refreshStep();
}

void AnalysisPanel::setProgress(int done, int all)
{
    const bool runs = all > 0;
    m_progress->setMaximum(std::max(all, 1));
    m_progress->setValue(done);
    m_progress->setVisible(runs);
    if (std::exchange(m_isRunning, runs) != runs)
        retranslate();
}

void AnalysisPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// Wins and losses in games, as fine as a small one needs.
QString AnalysisPanel::games(double value)
{
    const double size = std::abs(value);
    return QLocale().toString(size, 'f', size >= 0.1 ? 1 : size >= 0.01 ? 2 : 3);
}

void AnalysisPanel::retranslate()
{
    m_button->setText(m_isRunning ? tr("Cancel") : m_analysis ? tr("Analyse again") : tr("Analyse the game"));
    m_progress->setAccessibleName(tr("Analysis"));
    m_progress->setFormat(percentText(QStringLiteral("%p"))); // Qt would not space it as the language wants
    m_bestHeading->setText(tr("The best actions here"));
    m_best->setAccessibleName(m_bestHeading->text());
    m_accountsHeading->setText(replay::accountsHeading());
    m_accountsAbout->setText(replay::aboutAccounts());
    m_mistakesHeading->setText(tr("Mistakes"));
    m_mistakes->setAccessibleName(m_mistakesHeading->text());
    m_learn->setText(tr("Learn from my mistakes"));
    m_button->setVisible(m_isOpen);
    if (!m_isOpen)
        m_about->setText(tr("An analysis knows what is hidden: it is shown to everyone only."));
    else if (m_isRunning)
        m_about->setText(m_analysis ? tr("Thinking further about every position.")
                                    : tr("Thinking about every position."));
    else if (m_analysis)
        m_about->setText(replay::aboutAnalysis(*m_analysis));
    else
        m_about->setText(tr("What each side could expect at every step, the best actions and the mistakes."));
    if (!m_context.words)
        return;
    refreshStep();
    refreshMistakes();
    refreshAccounts();
    refreshReport();
}

void AnalysisPanel::refreshStep()
{
    m_best->clear();
    const auto step = static_cast<std::size_t>(m_step.value_or(0));
    const bool isKnown = m_analysis && m_game && m_step && step < m_analysis->findings.size();
    m_expected->setVisible(isKnown);
    m_change->setVisible(isKnown && step > 0);
    if (isKnown) {
        const replay::Finding &finding = m_analysis->findings[step];
        QStringList said;
        long whole = 0;
        for (const double value : finding.expected)
            whole += std::lround(100 * value);
        const int decimals = whole == 100 ? decimalsOf(finding.expected) : kFine; // they add up
        for (std::size_t seat = 0; seat < finding.expected.size(); ++seat)
            said << tr("%1: %2").arg(seatName(seat), percentText(finding.expected[seat], decimals));
        m_expected->setText(tr("To be expected here: %1").arg(said.join(QStringLiteral(", "))));
        if (step > 0)
            m_change->setText(changeText(*m_step));
        if (*m_step < m_game->stepCount())
            addCandidates(finding);
    }
    m_bestHeading->setVisible(m_best->count() > 0);
    m_bestAbout->setVisible(m_best->count() > 0 && !m_bestAbout->text().isEmpty());
    fitLists();
}

QString AnalysisPanel::seatName(std::size_t seat) const
{
    return m_context.words->seat(m_context.seatIds.value(static_cast<qsizetype>(seat)).toStdString());
}

/// What the last action changed: a sentence about the choice, if there was one, and one about what was drawn or hidden.
QString AnalysisPanel::changeText(int step) const
{
    const replay::Change change = m_analysis->change(step);
    const replay::Finding &before = m_analysis->findings[static_cast<std::size_t>(step) - 1];
    QStringList said;
    if (before.chosen) {
        const engine::Seat actor = m_game->step(step).action.actor();
        said << (change.error[actor] < 0
                     ? tr("Error of %1: %2.").arg(seatName(actor), differenceText(change.error[actor]))
                     : tr("%1 chose as well as possible.").arg(seatName(actor)));
    }
    const std::vector<double> &rest = before.isDrawn ? change.luck : change.hidden;
    QStringList gains;
    for (std::size_t seat = 0; seat < rest.size(); ++seat) {
        if (rest[seat] != 0)
            gains << tr("%1 %2").arg(seatName(seat), differenceText(rest[seat]));
    }
    if (!gains.isEmpty())
        said << (before.isDrawn ? tr("Luck: %1.") : tr("What was hidden: %1.")).arg(gains.join(QStringLiteral(", ")));
    return said.isEmpty() ? tr("No luck in it.") : said.join(QLatin1Char(' '));
}

/// The best actions of the choice that was made here; where the best play varies, those between which it does.
void AnalysisPanel::addCandidates(const replay::Finding &finding)
{
    const engine::Position &position = m_game->position(*m_step);
    const bool isMixed = !finding.mixture.empty();
    std::vector<replay::Candidate> shown = isMixed ? finding.mixture : finding.best;
    std::erase_if(shown, [&](const replay::Candidate &one) { return position.illegalReason(one.action).has_value(); });
    std::vector<double> values;
    std::vector<double> weights;
    for (const replay::Candidate &candidate : shown) {
        values.push_back(candidate.value);
        weights.push_back(candidate.weight);
    }
    // The last is left to others; rounded weights may be too many.
    weights.push_back(std::max(0.0, 1 - std::accumulate(weights.begin(), weights.end(), 0.0)));
    const std::vector<long> shares = replay::divided(100, weights);
    const int decimals = decimalsOf(values);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        QString figures = percentText(shown[i].value, decimals);
        if (isMixed)
            figures = tr("%1, chosen in %2 of cases").arg(figures, percentText(static_cast<double>(shares[i]) / 100));
        addCandidate(shown[i].action, position, figures);
        const auto best = std::find_if(finding.best.begin(), finding.best.end(), [&](const replay::Candidate &one) {
            return one.action == shown[i].action && !one.line.empty();
        });
        if (best != finding.best.end())
            addLine(*best, position);
    }
    QStringList about;
    if (replay::judgedAt(*m_game, *m_step + 1) != *m_step)
        about << tr("Judged without knowing what the others chose in secret.");
    if (isMixed)
        about << tr(
            "No single one is best: whoever can be foreseen loses. The best play varies, each as often as it says.");
    if (isMixed && shares.back() > 0)
        about << tr("In %1 of cases it is another one.").arg(percentText(static_cast<double>(shares.back()) / 100));
    m_bestAbout->setText(about.join(QLatin1Char(' ')));
}

/// Rows are as high as the width leaves them.
void AnalysisPanel::fitLists()
{
    fitHeight(m_best);
    fitHeight(m_mistakes);
}

void AnalysisPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &AnalysisPanel::fitLists, Qt::QueuedConnection); // the lists are resized after
}

void AnalysisPanel::addCandidate(engine::Action action, const engine::Position &position, const QString &figures)
{
    const bool isPlayed = action == m_game->step(*m_step + 1).action;
    const QString line = isPlayed ? tr("%1: %2 (played)") : tr("%1: %2");
    QListWidgetItem *const item =
        addHeard(*m_best, line.arg(replay::actionWords(position, action, *m_context.words), figures), *m_context.words);
    item->setData(kStepRole, *m_step);
    item->setData(kActionRole, QVariant::fromValue(action));
}

/// How it could go on after it.
void AnalysisPanel::addLine(const replay::Candidate &candidate, const engine::Position &position)
{
    const QString said = replay::lineWords(position.after(candidate.action), candidate.line, *m_context.words);
    QListWidgetItem *const item =
        addHeard(*m_best, tr("then %1", "actions, each with who does it").arg(said), *m_context.words);
    std::vector<engine::Action> line{candidate.action};
    line.insert(line.end(), candidate.line.begin(), candidate.line.end());
    item->setData(kStepRole, *m_step);
    item->setData(kLineRole, QVariant::fromValue(line));
}

void AnalysisPanel::refreshMistakes()
{
    m_mistakes->clear();
    const int steps = m_analysis && m_game ? m_game->stepCount() : 0;
    for (int step = 1; step <= steps; ++step) {
        const QString verdict = m_analysis->verdict(step);
        if (verdict.isEmpty())
            continue;
        const double loss = m_analysis->findings[static_cast<std::size_t>(step) - 1].loss();
        const engine::Position &before = m_game->position(step - 1);
        const engine::Action action = m_game->step(step).action;
        const QString said = tr("%1, %2: %3 (%4, −%5)")
                                 .arg(m_context.words->say(before.heading()), seatName(action.actor()),
                                      replay::actionWords(before, action, *m_context.words), replay::markWord(verdict),
                                      percentText(loss));
        QListWidgetItem *const item = addHeard(*m_mistakes, said, *m_context.words);
        item->setData(kStepRole, step - 1);
    }
    m_mistakesHeading->setVisible(m_mistakes->count() > 0);
    m_learn->setVisible(m_mistakes->count() > 0);
    fitLists();
}

void AnalysisPanel::refreshAccounts()
{
    QStringList lines;
    Seat seat = 0;
    for (const replay::Account &account :
         m_analysis &&m_game ? m_analysis->accounts() : std::vector<replay::Account>()) {
        if (seat < m_game->last().seatCount()) // a rival chooses nothing
            lines << givenAway(seat, account.errors) + skillText(account);
        lines << sumOf(seat++, account);
    }
    m_accounts->setText(lines.join(QLatin1Char('\n')));
    for (QWidget *part : {m_accountsHeading, m_accounts, m_accountsAbout})
        part->setVisible(!lines.isEmpty());
}

/// How good its choices were, as a sentence behind another one; nothing where it had none.
QString AnalysisPanel::skillText(const replay::Account &account) const
{
    static constexpr std::array<std::pair<const char *, const char *>, 5> kTexts{
        {{"excellent", QT_TR_NOOP("On average %1 a choice: excellent play.")},
         {"very-good", QT_TR_NOOP("On average %1 a choice: very good play.")},
         {"good", QT_TR_NOOP("On average %1 a choice: good play.")},
         {"fair", QT_TR_NOOP("On average %1 a choice: fair play, with errors.")},
         {"weak", QT_TR_NOOP("On average %1 a choice: weak play.")}}};
    const QString skill = account.skill();
    for (const auto &[id, text] : kTexts) {
        if (skill == QLatin1String(id))
            return QLatin1Char(' ') + tr(text).arg(percentText(account.rate(), kFine));
    }
    return {};
}

/// What its result comes from: all parts that are not 0, so that they add up.
QString AnalysisPanel::sumOf(Seat seat, const replay::Account &account) const
{
    QStringList parts{tr("at the start %1").arg(percentText(account.start, kFine))};
    const auto add = [&](const QString &words, double value) {
        if (value != 0)
            parts << words.arg(differenceText(value));
    };
    add(tr("luck %1"), account.luck);
    add(tr("hidden %1"), account.hidden);
    add(tr("own errors %1"), account.errors);
    add(tr("errors of others %1"), account.gifts);
    return tr("%1: %2; at the end %3.")
        .arg(seatName(seat), parts.join(QStringLiteral(", ")), percentText(account.end, kFine));
}

/// What the choices of a seat cost it in all, and which one most.
QString AnalysisPanel::givenAway(Seat seat, double errors) const
{
    int choices = 0;
    int worst = 0;
    double most = 0;
    for (int step = 1; step <= m_game->stepCount(); ++step) {
        const double error = m_game->step(step).action.actor() == seat ? m_analysis->change(step).error[seat] : 0;
        choices += error < 0 ? 1 : 0;
        if (error < most) {
            most = error;
            worst = step;
        }
    }
    if (choices == 0)
        return tr("%1 gave nothing away.").arg(seatName(seat));
    const engine::Position &before = m_game->position(worst - 1);
    return tr("%1 gave away %2 games in %n choice(s). The worst one, %3 (−%4): %5.", nullptr, choices)
        .arg(seatName(seat), games(errors), m_context.words->say(before.heading()), percentText(-most),
             replay::actionWords(before, m_game->step(worst).action, *m_context.words));
}

void AnalysisPanel::refreshReport()
{
    m_report->setVisible(m_game && m_isOpen);
    if (!m_game || !m_isOpen)
        return;
    std::vector<engine::Action> actions;
    for (int step = 1; step <= m_game->stepCount(); ++step)
        actions.push_back(m_game->step(step).action);
    m_report->show(m_game->position(0).report(actions), m_context);
}

} // namespace views
