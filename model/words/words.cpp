// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/words.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include "model/words/shown.h"

namespace words {

namespace {

constexpr std::array<std::string_view, 6> kSeatFields{"seat", "winner", "owner", "other", "actor", "with"};
/// Fields that hold nothing but an id: one without an entry shows in brackets.
constexpr std::array<std::string_view, 5> kIdFields{"for", "topic", "reason", "phase", "by"};
/// The members of a message that stands as a field in another one.
constexpr const char *kSaid = "said";
constexpr const char *kWith = "with";

template <std::size_t N>
bool contains(const std::array<std::string_view, N> &names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString bracketed(std::string_view id) { return QLatin1Char('[') + fromUtf8(id) + QLatin1Char(']'); }

const engine::Value *find(const engine::Value::Members &fields, std::string_view name)
{
    const auto found = std::find_if(fields.begin(), fields.end(), [name](const auto &f) { return f.first == name; });
    return found == fields.end() ? nullptr : &found->second;
}

} // namespace

Words::Words() { add(sharedTable()); }

Words::Words(const engine::Game &game, QStringList seatNames) : m_game(&game), m_seatNames(std::move(seatNames))
{
    if (const Table *table = tableFor(game.id()))
        add(*table);
    add(sharedTable());
}

void Words::add(const Table &table)
{
    for (const Entry &entry : table.entries)
        m_texts.emplace(entry.id, Text{table.context, entry.text}); // the first stands: a game's words go before
    if (m_told.empty())
        m_told = table.told;
}

Words Words::about(const engine::Message &message)
{
    const engine::Game *game = engine::findGame(message.text("game"));
    return game ? Words(*game) : Words();
}

QString Words::explain(const engine::Message &error) { return about(error).say(engine::shortened(error)); }

QString Words::say(const engine::Message &message) const { return fill(message.id, message.fields); }

QString Words::sayBriefly(const engine::Message &message) const
{
    return fill(firstOf({"brief." + message.id, message.id}), message.fields);
}

bool Words::tells(std::string_view action, std::string_view fact, bool isFirst) const
{
    return std::any_of(m_told.begin(), m_told.end(), [&](const Told &each) {
        return each.action == action && each.fact == fact && (isFirst || !each.isFirst);
    });
}

std::string Words::firstOf(const std::vector<std::string> &ids) const
{
    const auto found = std::find_if(ids.begin(), ids.end(), [this](const std::string &id) { return has(id); });
    return found == ids.end() ? ids.back() : *found;
}

QString Words::text(std::string_view id) const { return fill(id, {}); }

QString Words::fill(std::string_view id, const engine::Value::Members &fields) const
{
    const auto found = m_texts.find(id);
    if (found == m_texts.end())
        return bracketed(id);
    // Only a text with plural forms has them in the translations: others are found without a number.
    const bool counts = std::string_view(found->second.source).find("%n") != std::string_view::npos;
    const engine::Value *count = counts ? find(fields, "n") : nullptr;
    const std::int64_t *n = count ? count->asInt() : nullptr;
    const QString pattern = QCoreApplication::translate(found->second.context, found->second.source, nullptr,
                                                        n ? static_cast<int>(*n) : -1);
    QString said;
    qsizetype done = 0;
    // One pass, so that a brace in a player's name is not taken for a field.
    for (qsizetype open = pattern.indexOf(u'{'); open >= 0; open = pattern.indexOf(u'{', done)) {
        const qsizetype close = pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        said += QStringView(pattern).mid(done, open - done);
        const std::string name = pattern.mid(open + 1, close - open - 1).toStdString();
        const std::size_t slash = name.find('/');
        const engine::Value *value = find(fields, name.substr(slash + 1)); // all of it where there is no slash
        if (!value)
            said += bracketed(name);
        else
            said += slash == std::string::npos ? field(name, *value) : counted(name.substr(0, slash), *value, fields);
        done = close + 1;
    }
    return said + pattern.mid(done);
}

QString Words::field(std::string_view name, const engine::Value &value) const
{
    if (const std::int64_t *n = value.asInt())
        return number(*n);
    if (const std::string *text = value.asText())
        return fieldText(name, *text);
    if (const engine::Value::List *list = value.asList()) {
        QStringList parts;
        for (const engine::Value &item : *list)
            parts += field(name, item);
        return QLocale().createSeparatedList(parts);
    }
    const engine::Value *said = value.find(kSaid);
    const engine::Value *with = value.find(kWith);
    return said && said->asText() && with && with->asMembers() ? fill(*said->asText(), *with->asMembers())
                                                               : bracketed(name);
}

QString Words::counted(std::string_view key, const engine::Value &value, const engine::Value::Members &fields) const
{
    const auto told = [&](const std::string &text, const engine::Value &n) {
        return fill(std::string(key) + '.' + text, {{"n", n}});
    };
    if (const std::string *text = value.asText()) {
        const engine::Value *n = find(fields, "n");
        return n ? told(*text, *n) : bracketed("n");
    }
    const engine::Value::List *list = value.asList();
    if (!list)
        return field(key, value);
    std::vector<std::pair<std::string, std::int64_t>> groups; // in the order of the list
    for (const engine::Value &item : *list) {
        const std::string text = item.asText() ? *item.asText() : std::string();
        const auto group =
            std::find_if(groups.begin(), groups.end(), [&text](const auto &each) { return each.first == text; });
        if (group == groups.end())
            groups.emplace_back(text, 1);
        else
            ++group->second;
    }
    QStringList parts;
    for (const auto &[text, n] : groups)
        parts += told(text, n);
    return QLocale().createSeparatedList(parts);
}

QString Words::fieldText(std::string_view name, const std::string &text) const
{
    if (holdsSeat(name))
        return seat(text);
    if (name == "place" && m_game)
        return place(m_game->placeOf(text));
    // What is `rival-god` is a `god`, unless it has words of its own.
    for (std::string_view key = name;; key.remove_prefix(key.find('-') + 1)) {
        const std::string id = std::string(key) + '.' + text;
        if (isOfGame(id) || contains(kIdFields, key))
            return fill(id, {});
        if (key.find('-') == std::string_view::npos)
            return shownLine(fromUtf8(text));
    }
}

// Shared texts are left out, so that none is taken for what somebody wrote, such as the name of a file.
bool Words::isOfGame(std::string_view id) const
{
    const auto found = m_texts.find(id);
    return found != m_texts.end() && found->second.context != sharedTable().context;
}

QString Words::seat(std::string_view seatId) const
{
    const engine::Seat index = m_game ? m_game->seatOf(seatId, static_cast<int>(m_seatNames.size())) : engine::kNobody;
    if (index < m_seatNames.size() && !m_seatNames[index].isEmpty())
        return m_seatNames[index];
    const std::string id = "seat." + std::string(seatId);
    return has(id) ? text(id) : fromUtf8(seatId);
}

QString Words::place(engine::PlaceIndex index) const
{
    if (!m_game || index < 0 || static_cast<std::size_t>(index) >= m_game->places().size())
        return bracketed("place");
    const engine::Place &place = m_game->places()[index];
    const std::string id = "place." + place.kind;
    if (!has(id))
        return place.name.empty() ? bracketed(place.id) : fromUtf8(place.name);
    engine::Value::Members details = place.details;
    details.emplace_back("name", place.name);
    return fill(id, details);
}

QString Words::coordinate(engine::PlaceIndex index) const
{
    const engine::Place &place = m_game->places()[index];
    const auto phrase = m_texts.find("place." + place.kind);
    const bool names =
        phrase != m_texts.end() && std::string_view(phrase->second.source).find("{name}") != std::string::npos;
    return names ? fromUtf8(place.name) : QString();
}

QString Words::heard(QString sentence) const
{
    if (!m_game)
        return sentence;
    for (const engine::Place &place : m_game->places()) {
        const QString name = fromUtf8(place.name);
        const std::string id = "heard.place." + place.kind;
        if (name.isEmpty() || !sentence.contains(name) || !has(id))
            continue;
        engine::Value::Members details = place.details;
        details.emplace_back("row", place.row);
        details.emplace_back("column", place.column);
        const QRegularExpression whole(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name)));
        sentence.replace(whole, fill(id, details));
    }
    return sentence;
}

QString Words::number(std::int64_t n)
{
    QString digits = QLocale().toString(static_cast<qlonglong>(n));
    if (n < 0)
        digits.replace(QLocale().negativeSign(), QString(QChar(0x2212)));
    return digits;
}

bool holdsSeat(std::string_view field) { return contains(kSeatFields, field); }

QString idOf(const engine::Game &game) { return QString::fromStdString(std::string(game.id())); }

engine::Value enclosed(const engine::Message &message)
{
    return engine::Value::Members{{kSaid, message.id}, {kWith, message.fields}};
}

} // namespace words
