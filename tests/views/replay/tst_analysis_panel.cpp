// SPDX-License-Identifier: GPL-3.0-or-later
// What an analysis says: words and places in place of ids, figures that look different where they are, sums that add
// up.
#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>

#include "model/engine/core/label.h"
#include "model/words/languages.h"
#include "tests/extent.h"
#include "tests/test_class.h"
#include "tests/views/place_ids.h"
#include "tests/views/random_games.h"
#include "views/common/theme.h"
#include "views/replay/analysis_panel.h"

namespace tests::tst_analysis_panel {

using engine::Action;
using replay::Analysis;
using replay::Finding;
using replay::Timeline;

namespace {

constexpr std::size_t kMostSteps = 80; ///< of a game: enough for the ids of all phases

/// The panel with an analysis of a game, in the language that is spoken then.
struct Shown {
    Shown(const Timeline &course, const Analysis &analysis)
        : words(course.last().game()),
          artwork(views::Theme(QStringLiteral("light"), QString::fromStdString(std::string(course.last().game().id()))))
    {
        panel.setContext(views::panelContextOf(words, artwork, course.last().game(), course.last().seatCount()));
        panel.setGame(&course, analysis, true);
    }

    QStringList rows(const char *list) const
    {
        const auto *widget = panel.findChild<QListWidget *>(QLatin1String(list));
        QStringList rows;
        for (int row = 0; row < widget->count(); ++row)
            rows << widget->item(row)->text();
        return rows;
    }
    /// The rows of its lists as they are read out.
    QStringList heardRows() const
    {
        QStringList rows;
        for (const auto *list : panel.findChildren<QListWidget *>()) {
            for (int row = 0; row < list->count(); ++row)
                rows << list->item(row)->data(Qt::AccessibleTextRole).toString();
        }
        return rows;
    }
    /// All that is written in it.
    QStringList said() const
    {
        QStringList said = rows("best") + rows("mistakes");
        for (const QLabel *label : panel.findChildren<QLabel *>())
            said << label->text();
        return said;
    }
    bool says(const QString &what) const
    {
        const QStringList all = said();
        return std::any_of(all.begin(), all.end(), [&](const QString &text) { return text.contains(what); });
    }

    words::Words words;
    views::Artwork artwork;
    views::AnalysisPanel panel;
};

Analysis analysed(const Timeline &course)
{
    const engine::CancelToken never;
    return *replay::analyse(course, {4, 1}, never);
}

/// The texts with arguments of all actions that a finding names, and of what was done.
QStringList notations(const Timeline &course, const Finding &finding, int step)
{
    const engine::Position &position = course.position(step);
    QStringList texts;
    for (const auto &list : {finding.best, finding.mixture}) {
        for (const replay::Candidate &candidate : list) {
            if (!position.illegalReason(candidate.action))
                texts << QString::fromStdString(position.actionText(candidate.action));
        }
    }
    if (step < course.stepCount())
        texts << QString::fromStdString(position.actionText(course.step(step + 1).action));
    texts.removeIf([](const QString &text) { return text.count(QLatin1Char(' ')) < 2; }); // "a half" may be said
    return texts;
}

/// A position in which a seat had at least three actions.
int choiceIn(const Timeline &course)
{
    for (int at = 0; at < course.stepCount(); ++at) {
        if (course.step(at + 1).action.actor() != engine::kChance && course.position(at).legal().size() >= 3)
            return at;
    }
    return -1;
}

/// An analysis in which nothing happens but at that choice, where three actions have those values and weights.
Analysis withChoice(const Timeline &course, int at, const std::array<double, 3> &values,
                    const std::array<double, 3> &weights)
{
    Analysis analysis;
    analysis.findings.assign(static_cast<std::size_t>(course.stepCount()) + 1, {{0.5, 0.5}});
    Finding &finding = analysis.findings[at];
    const std::vector<Action> legal = course.position(at).legal();
    for (std::size_t i = 0; i < values.size(); ++i)
        finding.best.push_back({legal[i], values[i], weights[i]});
    finding.chosen = values[0];
    return analysis;
}

} // namespace

class TestAnalysisPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void init() { words::setLanguage(QStringLiteral("en")); }
    void cleanupTestCase() { words::setLanguage(QStringLiteral("en")); }
    void saysNoIds_data() { addGamesAndLanguages(); }
    void saysNoIds();
    void namesTheMarket();
    void tenthsWhereTheyDiffer();
    void theExpectedAddsUp();
    void mixturesAddUp();
    void accountsAddUp();
};

void TestAnalysisPanel::saysNoIds()
{
    QFETCH(QByteArray, game);
    QFETCH(QString, language);
    words::setLanguage(language);
    const QStringList places = placeIds(*engine::findGame(game.toStdString()));
    const int games = manyOnScreen(8);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        const Timeline course = randomGame(game.constData(), seed, kMostSteps);
        const Analysis analysis = analysed(course);
        Shown shown(course, analysis);
        const QStringList names = unheardNames(course.last().game(), shown.words);
        for (int step = 0; step <= course.stepCount(); ++step) {
            shown.panel.showStep(step);
            const QStringList ids = places + notations(course, analysis.findings[step], step);
            for (const QString &row : shown.heardRows()) {
                for (const QString &name : names)
                    QVERIFY2(!row.contains(name), qPrintable(name + QStringLiteral(" in: ") + row));
            }
            for (const QString &text : shown.said()) {
                QVERIFY2(!text.contains(QLatin1Char('[')) && !text.contains(QLatin1Char('{')), qPrintable(text));
                for (const QString &id : ids)
                    QVERIFY2(!text.contains(id), qPrintable(id + QStringLiteral(" in: ") + text));
            }
        }
    }
}

/// Four markets have squares of the same bids.
void TestAnalysisPanel::namesTheMarket()
{
    const Timeline course = randomGame("nefertiti", 1, 60, 3);
    const Analysis analysis = analysed(course);
    Shown shown(course, analysis);
    int placed = 0;
    for (int step = 0; step < course.stepCount(); ++step) {
        if (course.position(step).label(course.step(step + 1).action).words.id != "place")
            continue;
        shown.panel.showStep(step);
        const QStringList rows = shown.rows("best");
        placed += static_cast<int>(rows.size());
        for (const QString &row : rows) {
            if (!row.startsWith(QStringLiteral("Place on ")))
                continue;
            const QStringList markets{QStringLiteral("Gizeh"), QStringLiteral("Akhet-Aton"),
                                      QStringLiteral("Abou Simbel"), QStringLiteral("Louqsor")};
            QVERIFY2(std::any_of(markets.begin(), markets.end(),
                                 [&](const QString &market) { return row.contains(QStringLiteral(" in ") + market); }),
                     qPrintable(row));
        }
    }
    QVERIFY(placed > 0);
}

void TestAnalysisPanel::tenthsWhereTheyDiffer()
{
    const Timeline course = randomGame("osiris", 14, 40);
    const int at = choiceIn(course);
    const auto figures = [&](const std::array<double, 3> &values) {
        Shown shown(course, withChoice(course, at, values, {}));
        shown.panel.showStep(at);
        QStringList rows = shown.rows("best");
        for (QString &row : rows)
            row = row.remove(QStringLiteral(" (played)")).section(QLatin1Char(' '), -1);
        return rows.join(QLatin1Char(' '));
    };
    QCOMPARE(figures({0.324, 0.321, 0.318}), QStringLiteral("32.4% 32.1% 31.8%"));
    QCOMPARE(figures({0.5, 0.4, 0.302}), QStringLiteral("50% 40% 30%"));
    QCOMPARE(figures({0.5, 0.4, 0.4}), QStringLiteral("50% 40% 40%"));
}

void TestAnalysisPanel::theExpectedAddsUp()
{
    const Timeline course = randomGame("osiris", 14, 40);
    Analysis analysis = withChoice(course, choiceIn(course), {0.5, 0.4, 0.3}, {});
    analysis.findings[3].expected = {0.335, 0.665};
    analysis.findings[4].expected = {0.342, 0.658};
    analysis.findings[5].expected = {0.498, 0.502};
    Shown shown(course, analysis);
    const std::vector<std::tuple<int, const char *, const char *>> all{
        {3, "33.5%", "66.5%"}, {4, "34%", "66%"}, {5, "49.8%", "50.2%"}};
    for (const auto &[step, own, others] : all) {
        shown.panel.showStep(step);
        QVERIFY2(shown.says(QLatin1String(own)) && shown.says(QLatin1String(others)),
                 qPrintable(shown.said().join(QLatin1Char('\n'))));
    }
}

/// What is left out of a mixture is said.
void TestAnalysisPanel::mixturesAddUp()
{
    const Timeline course = randomGame("osiris", 14, 40);
    const int at = choiceIn(course);
    const auto shares = [&](const std::array<double, 3> &weights) {
        Analysis analysis = withChoice(course, at, {0.5, 0.5, 0.5}, weights);
        analysis.findings[at].mixture = analysis.findings[at].best;
        Shown shown(course, analysis);
        shown.panel.showStep(at);
        static const QRegularExpression share(QStringLiteral("(\\d+)% of cases"));
        QStringList all;
        for (const QString &text : shown.said()) {
            if (const auto found = share.match(text); found.hasMatch())
                all << found.captured(1);
        }
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(shares({0.5, 0.3, 0.2}), QStringLiteral("50 30 20"));
    QCOMPARE(shares({0.5, 0.3, 0.05}), QStringLiteral("50 30 5 15"));
    QCOMPARE(shares({0.334, 0.333, 0.333}), QStringLiteral("33 34 33"));
}

void TestAnalysisPanel::accountsAddUp()
{
    static const QRegularExpression figure(QStringLiteral("([+\u2212]?)(\\d+)\\.(\\d)%"));
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"}) {
        const Timeline course = randomGame(game, 3, kMostSteps);
        Shown shown(course, analysed(course));
        const auto *accounts = shown.panel.findChild<QLabel *>(QStringLiteral("accounts"));
        int sums = 0;
        for (QString line : accounts->text().split(QLatin1Char('\n'))) {
            if (!line.contains(QStringLiteral("at the start ")))
                continue;
            ++sums;
            line.remove(QLatin1Char(','));
            std::vector<long> tenths;
            for (auto each = figure.globalMatch(line); each.hasNext();) {
                const QRegularExpressionMatch found = each.next();
                const long size = found.captured(2).toLong() * 10 + found.captured(3).toLong();
                tenths.push_back(found.captured(1).startsWith(QChar(0x2212)) ? -size : size);
            }
            QVERIFY2(tenths.size() >= 2, qPrintable(line));
            const long end = tenths.back();
            tenths.pop_back();
            QVERIFY2(std::accumulate(tenths.begin(), tenths.end(), 0L) == end, qPrintable(line));
        }
        QCOMPARE(sums, 2);
    }
}

} // namespace tests::tst_analysis_panel

TEST_CLASS(tst_analysis_panel, TestAnalysisPanel)
#include "tst_analysis_panel.moc"
