// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/digest.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include <QStringList>

#include "model/engine/core/message_seats.h"
#include "views/board/board_plan.h"

namespace views {

using replay::Sentence;

namespace {

const std::string kDid = "did.";
const std::string kHeard = "heard.";
const std::string kGains = "gains";
constexpr std::array kFigures{"n", "points", "money"}; ///< what adds up where a seat gets it several times

bool isAction(const Sentence &line) { return line.fact < 0; }

} // namespace

Digest::Digest(const play::Play &play, const words::Words &words, Say say)
    : m_play(play), m_words(words), m_say(std::move(say))
{
}

void Digest::setSpoken(Spoken spoken)
{
    if (spoken != m_spoken)
        flush();
    m_spoken = spoken;
}

engine::Seat Digest::actorOf(int step) const
{
    return step >= 1 && step <= m_play.stepCount() ? m_play.step(step).action.actor() : engine::kNobody;
}

bool Digest::isOwn(int step) const
{
    const engine::Seat actor = actorOf(step);
    return actor < m_play.seatCount() && m_play.isHuman(actor);
}

bool Digest::isAboutPerson(const Sentence &fact) const
{
    const auto isPerson = [this](const auto &field) {
        const std::string *id = words::holdsSeat(field.first) ? field.second.asText() : nullptr;
        for (engine::Seat seat = 0; id && seat < m_play.seatCount(); ++seat) {
            if (m_play.isHuman(seat) && *id == m_play.game().ownerId(seat, m_play.seatCount()))
                return true;
        }
        return false;
    };
    return std::any_of(fact.message.fields.begin(), fact.message.fields.end(), isPerson);
}

bool Digest::isResult(const Sentence &fact) const
{
    const std::string &id = fact.message.id;
    return !fact.isFact || BoardPlan::of(m_play.position()).isAnnounced(id);
}

/// True if it says who has won the game, or what the prompt says of that.
bool Digest::isEnd(int step, const Sentence &fact) const
{
    const engine::Position &then = m_play.positionAt(step); // the game may have gone on
    if (!fact.isFact || !then.isOver())
        return false;
    const std::vector<engine::Message> end = then.prompt();
    return engine::findMember(fact.message.fields, "winner")
           || (!end.empty() && m_words.say(fact.message).startsWith(m_words.say(end.front())));
}

void Digest::tell(const Sentence &sentence) const
{
    m_say(m_words.say(sentence.message), engine::isFor(sentence.message, m_play.position(), engine::kNobody));
}

void Digest::add(int step, const Sentence &line)
{
    if (isEnd(step, line))
        return;
    const bool isForAll = engine::isFor(line.message, m_play.position(), engine::kNobody);
    if (m_spoken == Spoken::All) {
        tell(line);
    } else if (m_spoken == Spoken::Normal && !isForAll && m_play.humanCount() > 1) {
        tellTurn(false);
        tell(line); // while whom it concerns still looks
    } else if (line.isHeading) {
        m_heading = line;
    } else {
        if (!m_lines.empty() && !isOfTurn(step))
            tellTurn(false);
        m_lines.push_back({step, line});
    }
}

void Digest::forget()
{
    m_lines.clear();
    m_heading.reset();
}

void Digest::flush()
{
    tellTurn(true);
    if (const auto heading = std::exchange(m_heading, std::nullopt); heading && m_spoken == Spoken::Normal)
        tell(*heading);
}

/// True for what follows in the turn whose lines wait. Chance acts in turns of others, too; what it brings a person
/// comes after her own.
bool Digest::isOfTurn(int step) const
{
    const int first = m_lines.front().step;
    return actorOf(step) == actorOf(first) || (actorOf(step) == engine::kChance && !isOwn(first));
}

/// What chance did at its end is told by itself.
void Digest::tellTurn(bool isLast)
{
    const std::vector<Line> lines = std::exchange(m_lines, {});
    if (lines.empty())
        return;
    const engine::Seat seat = actorOf(lines.front().step);
    const auto end =
        std::find_if(lines.rbegin(), lines.rend(), [&](const Line &line) { return actorOf(line.step) == seat; }).base();
    tellLines({lines.begin(), end}, isLast && end == lines.end());
    if (end != lines.end())
        tellLines({end, lines.end()}, isLast);
}

/// The lines of a turn; what chance did in it is seen at its places.
void Digest::tellLines(const std::vector<Line> &lines, bool isLast) const
{
    const engine::Seat seat = actorOf(lines.front().step);
    const bool isOwnTurn = isOwn(lines.front().step);
    std::vector<Line> actions;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(actions),
                 [&](const Line &line) { return isAction(line.sentence) && actorOf(line.step) == seat; });
    std::vector<Sentence> facts = factsHeard(lines, isOwnTurn);
    const bool isDrawn = seat == engine::kChance;
    if (m_spoken == Spoken::Normal && (isOwnTurn ? isLast && facts.empty() : !isDrawn || facts.empty()))
        tellActions(actions, isOwnTurn);
    tellFacts(std::move(facts));
}

void Digest::tellActions(const std::vector<Line> &actions, bool isOwn) const
{
    if (!isOwn && !actions.empty())
        return tellTogether(actions);
    for (const Line &action : actions)
        tell(action.sentence);
}

/// The actions of another in one sentence.
void Digest::tellTogether(const std::vector<Line> &actions) const
{
    const Sentence &first = actions.front().sentence;
    const std::string seat(first.message.text("seat"));
    const bool isForAll = std::all_of(actions.begin(), actions.end(), [this](const Line &action) {
        return engine::isFor(action.sentence.message, m_play.position(), engine::kNobody);
    });
    const auto partsWith = [&](const std::string &prefix, bool isWhole) {
        QStringList parts;
        for (const Line &action : actions) {
            const engine::Message &did = action.sentence.message;
            const std::string id = prefix + (isWhole ? did.id : did.id.substr(kDid.size()));
            if (m_words.has(id))
                parts << m_words.say({id, did.fields});
        }
        return parts;
    };
    QStringList parts;
    if (!seat.empty())
        parts = partsWith(kHeard, true);
    if (parts.isEmpty() && actions.size() == 1)
        return tell(first);
    if (!seat.empty() && parts.isEmpty())
        parts = partsWith("undo.", false);
    if (!parts.isEmpty()) {
        //: What another player did in a turn, in one sentence: the player, and the actions.
        m_say(tr("%1: %2.").arg(m_words.seat(seat), parts.join(QStringLiteral(", "))), isForAll);
        return;
    }
    //: A sentence about the first of several draws, and how many more there are.
    const QString more = tr("%1 And %n more.", nullptr, static_cast<int>(actions.size()) - 1);
    m_say(more.arg(m_words.say(first.message)), isForAll);
}

/// In the order in which they came.
std::vector<Sentence> Digest::factsHeard(const std::vector<Line> &lines, bool isOwn) const
{
    std::vector<Sentence> facts;
    for (const Line &line : lines) {
        const Sentence &fact = line.sentence;
        if (isAction(fact))
            continue;
        const bool isGain = m_words.has(kGains + '.' + fact.message.id);
        const bool isOfPerson = isAboutPerson(fact);
        const bool isOfAll = !isGain && (fact.seat == engine::kNobody || !fact.topic.empty());
        const bool isMinor = m_spoken == Spoken::Normal && (isOwn || isOfPerson);
        if ((isOfPerson || isOfAll) && (isGain || isMinor || isResult(fact)))
            facts.push_back(fact);
    }
    return facts;
}

namespace {

/// What a seat gets, as a part of `gains`, into those that it got before.
void addGain(std::vector<engine::Message> &parts, const engine::Message &fact)
{
    engine::Message part{kGains + '.' + fact.id, fact.fields};
    const auto figure = std::find_if(kFigures.begin(), kFigures.end(), [&fact](const char *name) {
        return engine::findMember(fact.fields, name) != nullptr;
    });
    if (figure == kFigures.end())
        return parts.push_back(std::move(part));
    const auto isSame = [&part](const engine::Message &other) {
        return other.id == part.id && other.text("good") == part.text("good")
               && other.text("market") == part.text("market");
    };
    const auto same = std::find_if(parts.begin(), parts.end(), isSame);
    engine::setMember(part.fields, "n", fact.number(*figure) + (same == parts.end() ? 0 : same->number("n")));
    if (same == parts.end())
        parts.push_back(std::move(part));
    else
        *same = std::move(part);
}

} // namespace

/// What a seat gets in one sentence, where the first of it came.
void Digest::tellFacts(std::vector<Sentence> facts) const
{
    const auto isGain = [this](const Sentence &fact) { return m_words.has(kGains + '.' + fact.message.id); };
    for (auto first = facts.begin(); first != facts.end(); ++first) {
        if (!isGain(*first) || first->message.text("seat").empty())
            continue;
        std::vector<engine::Message> parts;
        const auto isAlike = [&](const Sentence &fact) {
            return isGain(fact) && fact.message.text("seat") == first->message.text("seat");
        };
        int joined = 0;
        for (auto fact = first; fact != facts.end(); ++fact) {
            if (isAlike(*fact)) {
                addGain(parts, fact->message);
                ++joined;
            }
        }
        if (joined < 2)
            continue; // it has a sentence of its own
        engine::Value::List each;
        std::transform(parts.begin(), parts.end(), std::back_inserter(each), words::enclosed);
        Sentence all = *first;
        all.message = {kGains, {{"seat", first->message.text("seat")}, {"each", each}}};
        facts.erase(std::remove_if(first + 1, facts.end(), isAlike), facts.end());
        *first = std::move(all);
    }
    for (const Sentence &fact : replay::gathered(std::move(facts), m_words))
        tell(fact);
}

} // namespace views
