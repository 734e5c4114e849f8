// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/report.h"

#include <algorithm>

#include <QByteArrayList>

#include "model/record/csv.h"
#include "model/record/json.h"
#include "model/words/sentence.h"

namespace match {

namespace {

using engine::search::MatchPlan;
using engine::search::MatchReport;
using engine::search::Rating;
using engine::search::Standing;
using engine::search::Verdict;
using record::Json;

QByteArray withSign(double value, int places) { return (value < 0 ? "" : "+") + fixed(value, places); }
Json figure(double value, int places) { return Json::Number{fixed(value, places)}; }
Json figure(const std::optional<double> &value, int places) { return value ? figure(*value, places) : Json(); }

/// How strong the first name is, where it plays against one other.
std::optional<Rating> ratingOf(const MatchReport &report)
{
    if (report.standings.size() != 2)
        return std::nullopt;
    return rate(report.standings.front().scores, report.even);
}

double share(double points, const MatchReport &report) { return report.games > 0 ? points / report.games : 0; }

/// The five quarters are all that there is between two.
bool hasPairs(const MatchPlan &plan) { return plan.players.size() == 2 && engine::search::setSize(plan.players) == 2; }

const char *verdictText(Verdict verdict)
{
    return verdict == Verdict::Upper ? "upper" : verdict == Verdict::Lower ? "lower" : "open";
}

/// A table: the first column flush left, the others flush right.
QByteArray columns(const std::vector<QByteArrayList> &rows)
{
    std::vector<qsizetype> widths(static_cast<std::size_t>(rows.front().size()));
    for (const QByteArrayList &row : rows) {
        for (qsizetype at = 0; at < row.size(); ++at)
            widths[at] = std::max(widths[at], row[at].size());
    }
    QByteArray text;
    for (const QByteArrayList &row : rows) {
        text += row.front().leftJustified(widths.front());
        for (qsizetype at = 1; at < row.size(); ++at)
            text += "  " + row[at].rightJustified(widths[at]);
        text += '\n';
    }
    return text;
}

QByteArray nameOf(const Standing &standing) { return words::oneLine(QString::fromStdString(standing.name)).toUtf8(); }

QByteArray standingTable(const MatchReport &report)
{
    std::vector<QByteArrayList> rows{{"player", "wins", "draws", "losses", "points", "%"}};
    for (const Standing &standing : report.standings) {
        rows.push_back({nameOf(standing), QByteArray::number(standing.wins), QByteArray::number(standing.draws),
                        QByteArray::number(standing.losses), fixed(standing.points, 1),
                        fixed(100 * share(standing.points, report), 2)});
    }
    return columns(rows);
}

QByteArray seatTable(const MatchPlan &plan, const MatchReport &report)
{
    std::vector<QByteArrayList> rows{{"seat", "points", "%"}};
    for (std::size_t seat = 0; seat < report.seatPoints.size(); ++seat) {
        const auto id = plan.game.seatId(static_cast<engine::Seat>(seat), plan.setup.seats);
        rows.push_back({QByteArray(id.data(), static_cast<qsizetype>(id.size())), fixed(report.seatPoints[seat], 1),
                        fixed(100 * share(report.seatPoints[seat], report), 2)});
    }
    return columns(rows);
}

QByteArray ratingLines(const Rating &rating)
{
    QByteArray text = "score " + fixed(100 * rating.score, 2);
    if (rating.error)
        text += " +- " + fixed(100 * *rating.error, 2);
    text += " %\nelo " + (rating.elo ? withSign(*rating.elo, 1) : "-");
    if (rating.eloError)
        text += " +- " + fixed(*rating.eloError, 1);
    return text + "\nlos " + (rating.likelihood ? fixed(100 * *rating.likelihood, 2) + " %" : "-") + '\n';
}

QByteArray quarters(const MatchReport &report)
{
    QByteArrayList counts;
    for (const std::int64_t count : report.standings.front().scores.quarters())
        counts += QByteArray::number(static_cast<qlonglong>(count));
    return counts.join(' ');
}

QByteArray testLine(const MatchPlan &plan, const MatchReport &report)
{
    const QByteArray bound = fixed(engine::search::kTestBound, 2);
    return "sprt " + withSign(plan.test->lower, 1) + ' ' + withSign(plan.test->upper, 1) + ": llr "
           + withSign(logLikelihoodRatio(report.standings.front().scores, report.even, *plan.test), 2) + " in -" + bound
           + " ... +" + bound + ", " + verdictText(report.verdict) + '\n';
}

Json standingJson(const MatchReport &report)
{
    Json::List list;
    for (const Standing &standing : report.standings)
        list.push_back(Json::Members{{QStringLiteral("player"), Json::text(standing.name)},
                                     {QStringLiteral("wins"), Json(standing.wins)},
                                     {QStringLiteral("draws"), Json(standing.draws)},
                                     {QStringLiteral("losses"), Json(standing.losses)},
                                     {QStringLiteral("failures"), Json(standing.failures)},
                                     {QStringLiteral("points"), figure(standing.points, 3)},
                                     {QStringLiteral("score"), figure(share(standing.points, report), 4)}});
    return list;
}

Json seatJson(const MatchPlan &plan, const MatchReport &report)
{
    Json::Members members;
    for (std::size_t seat = 0; seat < report.seatPoints.size(); ++seat) {
        const std::string id(plan.game.seatId(static_cast<engine::Seat>(seat), plan.setup.seats));
        members.emplace_back(QString::fromStdString(id), figure(report.seatPoints[seat], 3));
    }
    return members;
}

Json ratingJson(const std::optional<Rating> &rating)
{
    if (!rating)
        return {};
    return Json::Members{{QStringLiteral("score"), figure(rating->score, 4)},
                         {QStringLiteral("score_error"), figure(rating->error.value_or(0), 4)}, // always a number
                         {QStringLiteral("elo"), figure(rating->elo, 1)},
                         {QStringLiteral("elo_error"), figure(rating->eloError, 1)},
                         {QStringLiteral("los"), figure(rating->likelihood, 4)}};
}

Json quartersJson(const MatchReport &report)
{
    Json::List list;
    for (const std::int64_t count : report.standings.front().scores.quarters())
        list.emplace_back(static_cast<qint64>(count));
    return list;
}

Json testJson(const MatchPlan &plan, const MatchReport &report)
{
    if (!plan.test)
        return {};
    return Json::Members{{QStringLiteral("lower"), figure(plan.test->lower, 1)},
                         {QStringLiteral("upper"), figure(plan.test->upper, 1)},
                         {QStringLiteral("llr"),
                          figure(logLikelihoodRatio(report.standings.front().scores, report.even, *plan.test), 3)},
                         {QStringLiteral("bound"), figure(engine::search::kTestBound, 3)},
                         {QStringLiteral("verdict"), Json(QString::fromLatin1(verdictText(report.verdict)))}};
}

} // namespace

QByteArray matchTable(const MatchPlan &plan, const MatchReport &report)
{
    QByteArray text = "games " + QByteArray::number(report.games) + ", seed "
                      + QByteArray::number(static_cast<qulonglong>(plan.seed)) + "\n\n" + standingTable(report) + '\n'
                      + seatTable(plan, report);
    if (const std::optional<Rating> rating = ratingOf(report))
        text += '\n' + ratingLines(*rating);
    if (hasPairs(plan))
        text += "pairs " + quarters(report) + '\n';
    if (plan.test)
        text += testLine(plan, report);
    for (const Standing &standing : report.standings) {
        if (standing.failures > 0)
            text += "failures " + QByteArray::number(standing.failures) + ' ' + nameOf(standing) + '\n';
    }
    return text;
}

QByteArray matchJson(const MatchPlan &plan, const MatchReport &report)
{
    return Json(Json::Members{
                    {QStringLiteral("game"), Json::text(plan.game.id())},
                    {QStringLiteral("seed"), Json::Number{QByteArray::number(static_cast<qulonglong>(plan.seed))}},
                    {QStringLiteral("games"), Json(report.games)},
                    {QStringLiteral("players"), standingJson(report)},
                    {QStringLiteral("seats"), seatJson(plan, report)},
                    {QStringLiteral("rating"), ratingJson(ratingOf(report))},
                    {QStringLiteral("pairs"), hasPairs(plan) ? quartersJson(report) : Json()},
                    {QStringLiteral("sprt"), testJson(plan, report)}})
               .compact()
           + '\n';
}

QByteArray matchCsv(const MatchReport &report)
{
    QByteArray text = "player,wins,draws,losses,failures,points,score,error\n";
    for (const Standing &standing : report.standings) {
        const Rating rating = rate(standing.scores, report.even);
        text += record::csvField(QString::fromUtf8(nameOf(standing)));
        for (const int count : {standing.wins, standing.draws, standing.losses, standing.failures})
            text += ',' + QByteArray::number(count);
        text += ',' + fixed(standing.points, 3) + ',' + fixed(rating.score, 4) + ',';
        text += (rating.error ? fixed(*rating.error, 4) : QByteArray()) + '\n';
    }
    return text;
}

} // namespace match
