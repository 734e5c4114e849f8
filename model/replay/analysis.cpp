// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/analysis.h"

#include <algorithm>
#include <array>

#include <QCryptographicHash>
#include <QRegularExpression>

#include "model/record/node.h"
#include "model/replay/thousandths.h"

namespace replay {

using engine::Action;
using engine::Position;
using record::Json;
using record::Node;

namespace {

/// Whose blocks are ours, and how each calls its effort; those of another program say otherwise.
struct Form {
    Analysis::Method method;
    QLatin1String by;
    QLatin1String limits;
};
constexpr std::array kForms{Form{Analysis::Method::Search, QLatin1String("search"), QLatin1String("nodes")},
                            Form{Analysis::Method::Playouts, QLatin1String("playouts"), QLatin1String("playouts")}};

/// Says which game was analysed: start and actions, whatever is said about them.
QString gameHash(const std::vector<Position> &positions, const std::vector<Action> &actions)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromStdString(positions.front().text()));
    for (std::size_t i = 0; i < actions.size(); ++i)
        hash.addData('\n' + QByteArray::fromStdString(positions[i].actionText(actions[i])));
    return QString::fromLatin1(hash.result().toHex());
}

constexpr int kMostBehind = 5; ///< behind the action that it is about

Json figure(double value) { return Json::Number{QByteArray::number(value, 'f', 3)}; }

Json seedJson(std::uint64_t seed)
{
    const auto plain = static_cast<qint64>(seed);
    return plain >= 0 ? Json(plain) : Json(Json::Number{QByteArray::number(static_cast<qulonglong>(seed))});
}

Json candidatesJson(const std::vector<Candidate> &candidates, const Position &position, Analysis::Method method)
{
    Json::List list;
    for (const Candidate &candidate : candidates) {
        Json::Members members{{QStringLiteral("action"), Json::text(position.actionText(candidate.action))},
                              {QStringLiteral("value"), figure(candidate.value)}};
        if (method == Analysis::Method::Search)
            members.emplace_back(QStringLiteral("weight"), figure(candidate.weight));
        if (!candidate.line.empty())
            members.emplace_back(QStringLiteral("line"), lineJson(position.after(candidate.action), candidate.line));
        list.push_back(std::move(members));
    }
    return list;
}

Json findingJson(const Finding &finding, const Position &position, Analysis::Method method)
{
    Json::List expected;
    for (const double value : finding.expected)
        expected.push_back(figure(value));
    Json::Members members{{QStringLiteral("expected"), std::move(expected)}};
    if (finding.chosen) {
        members.emplace_back(QStringLiteral("best"), candidatesJson(finding.best, position, method));
        members.emplace_back(QStringLiteral("chosen"), figure(*finding.chosen));
        if (!finding.mixture.empty())
            members.emplace_back(QStringLiteral("mixture"), candidatesJson(finding.mixture, position, method));
    }
    return members;
}

/// A block as it is written, in the words of no game.
struct WrittenCandidate {
    std::string action;
    double value = 0;
    double weight = 0;
    std::vector<std::string> line = {};
};
struct WrittenFinding {
    std::vector<double> expected;
    std::vector<WrittenCandidate> best = {};
    std::vector<WrittenCandidate> mixture = {};
    std::optional<double> chosen = {};
};
struct Block {
    const Form &form;
    AnalysisLimits limits;
    QString of;
    std::vector<WrittenFinding> findings = {};
};

/// Calls `each` for the items of a list, which must have so many.
void eachOf(const Node &list, int least, int most, const std::function<void(const Node &)> &each)
{
    const qsizetype size = list.size();
    if (size < least || size > most)
        list.refuse("record.list-size", {{"least", least}, {"most", most}});
    list.eachItem(each);
}

std::uint64_t readSeed(const Node &node)
{
    const Json::Number *large = node.json().asNumber();
    bool isWhole = false;
    const qulonglong seed = large ? large->digits.toULongLong(&isWhole) : static_cast<qulonglong>(node.integer());
    if (large ? !isWhole : node.integer() < 0)
        node.refuse("record.out-of-range", {{"least", 0}, {"most", "18446744073709551615"}});
    return seed;
}

QString readHash(const Node &node)
{
    static const QRegularExpression form(QStringLiteral("^[0-9a-f]{64}\\z"));
    if (!form.match(node.text()).hasMatch())
        node.refuse("record.not-hash");
    return node.text();
}

std::vector<WrittenCandidate> readCandidates(const Node &list, Analysis::Method method)
{
    std::vector<WrittenCandidate> candidates;
    list.eachItem([&](const Node &one) {
        WrittenCandidate candidate{one.need(QStringLiteral("action")).utf8(),
                                   one.need(QStringLiteral("value")).share()};
        if (candidate.action.empty())
            one.refuse("record.missing", {{"key", "action"}});
        if (method == Analysis::Method::Search)
            one.need(QStringLiteral("weight"));
        if (const std::optional<Node> weight = one.member(QStringLiteral("weight")))
            candidate.weight = weight->share();
        if (const std::optional<Node> line = one.member(QStringLiteral("line")))
            eachOf(*line, 1, kMostBehind, [&candidate](const Node &action) {
                if (action.text().isEmpty())
                    action.refuse("record.missing", {{"key", "action"}});
                candidate.line.push_back(action.utf8());
            });
        candidates.push_back(std::move(candidate));
    });
    if (candidates.empty())
        list.refuse("record.no-actions");
    return candidates;
}

WrittenFinding readFinding(const Node &node, Analysis::Method method)
{
    WrittenFinding finding;
    eachOf(node.need(QStringLiteral("expected")), 1, engine::kMaxSeats,
           [&finding](const Node &one) { finding.expected.push_back(one.share()); });
    const std::optional<Node> mixture = node.member(QStringLiteral("mixture"));
    if (!mixture && !node.member(QStringLiteral("best")) && !node.member(QStringLiteral("chosen")))
        return finding;
    finding.best = readCandidates(node.need(QStringLiteral("best")), method);
    finding.chosen = node.need(QStringLiteral("chosen")).share();
    if (mixture)
        finding.mixture = readCandidates(*mixture, method);
    return finding;
}

/// How the block is called by itself, or null where it is of another program.
const Form *formOf(const Json &block)
{
    const std::optional<Json> by = block.find(u"by");
    const QString *name = by ? by->asText() : nullptr;
    const auto *const form =
        std::find_if(kForms.begin(), kForms.end(), [name](const Form &one) { return name && *name == one.by; });
    return form == kForms.end() ? nullptr : form;
}

/// Throws `record::Refused` where it is not as the schema has it.
Block readBlock(const Node &node, const Form &form)
{
    const auto most = static_cast<int>(AnalysisLimits::kMost);
    Block block{form,
                {static_cast<std::uint64_t>(node.need(QString(form.limits)).between(1, most)),
                 readSeed(node.need(QStringLiteral("seed")))},
                readHash(node.need(QStringLiteral("of")))};
    eachOf(node.need(QStringLiteral("findings")), 1, static_cast<int>(record::kMostActions) + 1,
           [&block](const Node &one) { block.findings.push_back(readFinding(one, block.form.method)); });
    return block;
}

/// What follows `last` from that position on; nothing where an action is not legal or none of a seat.
std::optional<std::vector<Action>> lineOf(const std::vector<std::string> &written, Position position, Action last)
{
    std::vector<Action> line;
    for (const std::string &text : written) {
        if (position.illegalReason(last))
            return std::nullopt;
        position = position.after(last);
        const auto read = position.readAction(text);
        const Action *action = std::get_if<Action>(&read);
        if (!action || action->actor() >= position.seatCount())
            return std::nullopt;
        line.push_back(last = *action);
    }
    if (!line.empty() && position.illegalReason(last))
        return std::nullopt;
    return line;
}

/// Of that position; nothing where one is no action of its seats.
std::optional<std::vector<Candidate>> candidatesOf(const std::vector<WrittenCandidate> &written,
                                                   const Position &position)
{
    std::vector<Candidate> candidates;
    for (const WrittenCandidate &one : written) {
        const auto read = position.readAction(one.action);
        const Action *action = std::get_if<Action>(&read);
        if (!action || action->actor() >= position.seatCount())
            return std::nullopt;
        std::optional<std::vector<Action>> line = lineOf(one.line, position, *action);
        if (!line)
            return std::nullopt;
        candidates.push_back({*action, one.value, one.weight, *std::move(line)});
    }
    return candidates;
}

std::optional<Finding> findingOf(const WrittenFinding &written, const Position &position)
{
    auto best = candidatesOf(written.best, position);
    auto mixture = candidatesOf(written.mixture, position);
    if (!best || !mixture
        || written.expected.size() != static_cast<std::size_t>(position.game().figures(position.seatCount())))
        return std::nullopt;
    return Finding{written.expected, *std::move(best), *std::move(mixture), written.chosen,
                   position.toAct() == engine::seatBit(engine::kChance)};
}

/// Nothing where the block is about something else than the main line.
std::optional<Analysis> analysisOf(const Block &block, const record::Record &record)
{
    const std::vector<Position> positions = record.positions();
    if (block.of != gameHash(positions, record.line.actions) || block.findings.size() != positions.size())
        return std::nullopt;
    Analysis analysis{block.limits, {}, block.form.method};
    for (std::size_t at = 0; at < positions.size(); ++at) {
        std::optional<Finding> finding = findingOf(block.findings[at], positions[at]);
        if (!finding)
            return std::nullopt;
        analysis.findings.push_back(*std::move(finding));
    }
    return analysis;
}

} // namespace

Json lineJson(Position position, const std::vector<Action> &line)
{
    Json::List list;
    for (const Action action : line) {
        list.push_back(Json::text(position.actionText(action)));
        position = position.after(action);
    }
    return list;
}

double Account::rate() const { return choices == 0 ? 0 : rounded(-errors / choices); }

QString Account::skill() const
{
    struct Skill {
        double below;
        QLatin1String word;
    };
    static constexpr std::array kSkills{Skill{0.005, QLatin1String("excellent")},
                                        Skill{0.01, QLatin1String("very-good")}, Skill{0.02, QLatin1String("good")},
                                        Skill{0.04, QLatin1String("fair")}};
    if (choices == 0)
        return {};
    const double rate = this->rate();
    const auto *const skill =
        std::find_if(kSkills.begin(), kSkills.end(), [rate](const Skill &one) { return rate < one.below; });
    return skill == kSkills.end() ? QStringLiteral("weak") : QString(skill->word);
}

QString Analysis::verdict(int step) const
{
    const auto index = static_cast<std::size_t>(step) - 1;
    if (step < 1 || index >= findings.size())
        return {};
    const double loss = rounded(findings[index].loss());
    if (loss < kMistake)
        return {};
    return loss < kBlunder ? QStringLiteral("mistake") : QStringLiteral("blunder");
}

std::vector<int> Analysis::swings(int most) const
{
    std::vector<std::pair<double, int>> changes;
    for (std::size_t at = 1; at < findings.size(); ++at) {
        const std::vector<double> &before = findings[at - 1].expected;
        const std::vector<double> &now = findings[at].expected;
        double largest = 0;
        for (std::size_t seat = 0; seat < std::min(before.size(), now.size()); ++seat)
            largest = std::max(largest, rounded(std::abs(now[seat] - before[seat])));
        if (largest >= kMistake)
            changes.emplace_back(-largest, static_cast<int>(at));
    }
    std::sort(changes.begin(), changes.end());
    changes.resize(std::min(changes.size(), static_cast<std::size_t>(std::max(most, 0))));
    std::vector<int> steps;
    for (const auto &[change, step] : changes)
        steps.push_back(step);
    std::sort(steps.begin(), steps.end());
    return steps;
}

Change Analysis::change(int step) const
{
    const Finding &before = findings[static_cast<std::size_t>(step) - 1];
    const Finding &now = findings[step];
    const std::size_t seats = now.expected.size();
    Change change{before.error(now.expected), std::vector<double>(seats), std::vector<double>(seats)};
    std::vector<double> &rest = before.isDrawn ? change.luck : change.hidden;
    for (std::size_t seat = 0; seat < seats; ++seat)
        rest[seat] = rounded(now.expected[seat] - before.expected[seat] - change.error[seat]);
    return change;
}

std::vector<Account> Analysis::accounts() const
{
    std::vector<Account> accounts;
    const std::size_t seats = findings.empty() ? 0 : findings.front().expected.size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        long luck = 0;
        long hidden = 0;
        long errors = 0;
        long gifts = 0;
        int choices = 0;
        for (std::size_t step = 1; step < findings.size(); ++step) {
            const Finding &before = findings[step - 1];
            choices += before.chosen && before.best.front().action.actor() == seat ? 1 : 0;
            const Change here = change(static_cast<int>(step));
            luck += thousandths(here.luck[seat]);
            hidden += thousandths(here.hidden[seat]);
            (here.error[seat] < 0 ? errors : gifts) += thousandths(here.error[seat]);
        }
        accounts.push_back({rounded(findings.front().expected[seat]), ofThousandths(luck), ofThousandths(hidden),
                            ofThousandths(errors), ofThousandths(gifts), rounded(findings.back().expected[seat]),
                            choices});
    }
    return accounts;
}

Json Analysis::toJson(const record::Record &record) const
{
    const std::vector<Position> positions = record.positions();
    Json::List list;
    for (std::size_t at = 0; at < findings.size() && at < positions.size(); ++at)
        list.push_back(findingJson(findings[at], positions[at], method));
    const Form &form =
        *std::find_if(kForms.begin(), kForms.end(), [this](const Form &one) { return one.method == method; });
    return Json::Members{{QStringLiteral("by"), Json(QString(form.by))},
                         {QString(form.limits), Json(static_cast<qint64>(limits.nodes))},
                         {QStringLiteral("seed"), seedJson(limits.seed)},
                         {QStringLiteral("of"), Json(gameHash(positions, record.line.actions))},
                         {QStringLiteral("findings"), std::move(list)}};
}

std::optional<Analysis> Analysis::of(const record::Record &record)
{
    const Form *form = record.analysis ? formOf(*record.analysis) : nullptr;
    if (!form)
        return std::nullopt;
    try {
        return analysisOf(readBlock(Node(*record.analysis), *form), record);
    } catch (const record::Refused &) {
        return std::nullopt;
    }
}

std::optional<record::Error> Analysis::illegalReason(const record::Record &record)
{
    const Form *form = record.analysis ? formOf(*record.analysis) : nullptr;
    try {
        if (form)
            readBlock(Node(*record.analysis, QStringLiteral("analysis")), *form);
        return std::nullopt;
    } catch (record::Refused &refused) {
        return std::move(refused.error);
    }
}

} // namespace replay
