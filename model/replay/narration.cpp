// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/narration.h"

#include <algorithm>
#include <iterator>

#include "model/engine/core/label.h"
#include "model/engine/core/message_seats.h"

namespace replay {

namespace {

engine::Seat seatIn(const engine::Message &fact, const Timeline &timeline)
{
    return engine::seatIn(fact, timeline.last()).value_or(engine::kNobody);
}

engine::Message withId(const std::string &id, const engine::Message &message) { return {id, message.fields}; }

/// The comparison that the points stand on, told together with them.
engine::Message scored(const engine::Message &comparison, const engine::Message &points)
{
    engine::Message both = withId("fact.scored." + std::string(points.text("for")), comparison);
    for (const auto &field : points.fields) {
        if (field.first != "for")
            both.fields.push_back(field);
    }
    return both;
}

bool holdsZero(const engine::Message &fact)
{
    return std::any_of(fact.fields.begin(), fact.fields.end(), [](const auto &field) {
        const std::int64_t *n = field.second.asInt();
        return n && *n == 0;
    });
}

/// The same with the words about its topic, or with those for 0, where there are such.
engine::Message worded(const std::string &prefix, const engine::Message &fact, const words::Words &words)
{
    const std::string id = prefix + fact.id;
    const std::string ofTopic = id + '.' + std::string(fact.text("for"));
    if (words.has(ofTopic))
        return withId(ofTopic, fact);
    const std::string ofNothing = id + ".none";
    return withId(holdsZero(fact) && words.has(ofNothing) ? ofNothing : id, fact);
}

/// Of a fact that tells how far something has come, in its field `to`, the last one of the step stands for all.
void dropEarlier(std::vector<Sentence> &lines, const engine::Message &fact, engine::Seat seat)
{
    const engine::Value *to = engine::findMember(fact.fields, "to");
    if (to && to->asInt())
        std::erase_if(lines, [&](const Sentence &line) {
            return line.isFact && line.seat == seat && line.message.id == fact.id;
        });
}

} // namespace

std::vector<Sentence> narrate(const Timeline &timeline, const words::Words &words, int step, engine::Seat viewer)
{
    // A fact that is named like the moment of the game (`turn` for `heading.turn`) begins it.
    const std::string id = timeline.position(step).heading().id;
    const std::string heading = "fact." + id.substr(id.find('.') + 1);
    std::vector<Sentence> lines;
    const auto say = [&](const engine::Message &message, engine::Seat seat, const std::string &topic, int fact) {
        if (words.has(message.id) && engine::isFor(message, timeline.last(), viewer))
            lines.push_back({message, seat, topic, message.id.rfind("fact.", 0) == 0, message.id == heading, fact});
    };
    const Step &done = timeline.step(step);
    const engine::Label label = timeline.position(step - 1).label(done.action);
    const engine::Message did = label.entry("did.");
    say(did, seatIn(did, timeline), {}, -1);
    const engine::Message *comparison = nullptr;
    int compared = -1; // number of that fact
    int number = -1;   // of the fact that is looked at
    bool pointsFollowed = false;
    const auto closeComparison = [&] {
        if (comparison && !pointsFollowed)
            say(withId("fact.equal." + std::string(comparison->text("for")), *comparison), engine::kNobody,
                std::string(comparison->text("for")), compared);
        comparison = nullptr;
    };
    for (const engine::Message &fact : done.facts) {
        ++number;
        if (words.tells(label.words.id, fact.id, number == 0) && seatIn(fact, timeline) == seatIn(did, timeline))
            continue;
        const std::string topic(fact.text("for"));
        if (comparison && topic == comparison->text("for") && fact.id != comparison->id) {
            say(scored(*comparison, fact), seatIn(fact, timeline), topic, number);
            pointsFollowed = true;
            continue;
        }
        closeComparison();
        if (!topic.empty() && words.has("fact.scored." + topic)) {
            comparison = &fact;
            compared = number;
            pointsFollowed = false;
        } else {
            const engine::Message told = worded("fact.", fact, words);
            dropEarlier(lines, told, seatIn(fact, timeline));
            say(told, seatIn(fact, timeline), topic, number);
            say(worded("shown.", fact, words), engine::kNobody, topic, number);
        }
    }
    closeComparison();
    return lines;
}

namespace {

/// The sentences `parts`, at least two, as one: each is an entry `ID.PART` of the list in `ID.WHOLE`.
Sentence together(const std::vector<Sentence> &parts, const std::string &whole, const std::string &part)
{
    Sentence all = parts.front();
    engine::Value::List each;
    std::int64_t points = 0;
    for (const Sentence &one : parts) {
        each.push_back(words::enclosed(withId(one.message.id + part, one.message)));
        points += one.message.number("points");
        all.fact = std::max(all.fact, one.fact);
    }
    all.message.id += whole;
    engine::setMember(all.message.fields, "points", points);
    engine::setMember(all.message.fields, "each", each);
    return all;
}

bool areOfOneSeat(const std::vector<Sentence> &parts)
{
    return std::all_of(parts.begin(), parts.end(),
                       [&parts](const Sentence &part) { return part.seat == parts.front().seat; });
}

/// Joins the facts of one ID that have the same `key`, where there are several, in the place of the first of them.
template <class Key>
void join(std::vector<Sentence> &lines, const words::Words &words, const std::string &whole, const std::string &part,
          bool ofOneSeat, const Key &key)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Sentence first = lines[i];
        const auto isLike = [&](const Sentence &other) {
            return other.isFact && other.message.id == first.message.id && key(other) == key(first);
        };
        if (!first.isFact || !words.has(first.message.id + whole))
            continue;
        std::vector<Sentence> parts;
        std::copy_if(lines.begin(), lines.end(), std::back_inserter(parts), isLike);
        if (parts.size() < 2 || areOfOneSeat(parts) != ofOneSeat)
            continue;
        lines[i] = together(parts, whole, part);
        lines.erase(std::remove_if(lines.begin(), lines.end(), isLike), lines.end());
    }
}

} // namespace

std::vector<Sentence> gathered(std::vector<Sentence> lines, const words::Words &words)
{
    join(lines, words, ".all", ".each", false, [](const Sentence &line) { return line.topic; });
    for (Sentence &line : lines) { // of several seats
        if (line.message.id.ends_with(".all"))
            line.seat = engine::kNobody;
    }
    join(lines, words, ".sum", ".part", true, [](const Sentence &line) { return line.message.text("seat"); });
    for (Sentence &line : lines) {
        if (line.message.id.ends_with(".sum"))
            line.topic.clear();
    }
    return lines;
}

std::vector<engine::PlaceIndex> placesOf(const Timeline &timeline, int step, const Sentence &sentence)
{
    std::vector<engine::PlaceIndex> places;
    const auto add = [&places](engine::PlaceIndex place) {
        if (place != engine::kNowhere && std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(place);
    };
    const engine::Game &game = timeline.last().game();
    for (const auto &[name, value] : sentence.message.fields) {
        if (name != "place")
            continue;
        if (const std::string *id = value.asText())
            add(game.placeOf(*id));
        else if (const engine::Value::List *list = value.asList()) {
            for (const engine::Value &each : *list)
                add(each.asText() ? game.placeOf(*each.asText()) : engine::kNowhere);
        }
    }
    if (sentence.fact < 0 && step > 0) {
        for (const engine::MoveTarget &target : timeline.position(step - 1).moveTargets(timeline.step(step).action)) {
            add(target.choice == engine::kNowhere ? target.from : target.choice);
            add(target.choice == engine::kNowhere ? target.to : target.choice);
        }
    }
    return places;
}

QString stepText(const Timeline &timeline, const words::Words &words, int step, engine::Seat viewer)
{
    QStringList said;
    if (step > 0) {
        for (const Sentence &sentence : narrate(timeline, words, step, viewer)) {
            if (!sentence.isHeading)
                said << words.say(sentence.message);
        }
    }
    return said.join(QLatin1Char(' '));
}

} // namespace replay
