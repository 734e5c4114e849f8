// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/players.h"

#include <algorithm>
#include <utility>

#include "model/engine/search/protocol.h"

namespace cli {

namespace {

const QLatin1String kCommand("cmd:");

/// Looks at the characters of a command line one after the other, and knows which of them are quoted.
class Quoting {
public:
    /// Takes the next character; true if it is a part of the word, and not a mark of quoting.
    bool take(QChar c)
    {
        const bool wasEscaped = std::exchange(m_isEscaped, false);
        m_isPlain = false;
        if (wasEscaped)
            return true;
        if (c == QLatin1Char('\\') && m_quote != QLatin1Char('\'')) {
            m_isEscaped = true;
            return false;
        }
        const bool isQuote = c == QLatin1Char('"') || c == QLatin1Char('\'');
        if (isQuote && (m_quote.isNull() || m_quote == c)) {
            m_quote = m_quote.isNull() ? c : QChar();
            return false;
        }
        m_isPlain = m_quote.isNull();
        return true;
    }
    /// True if the character taken last stands for what it means to a shell: a space or comma that separates.
    bool isPlain() const { return m_isPlain; }
    /// True if something is still quoted.
    bool isOpen() const { return m_isEscaped || !m_quote.isNull(); }

private:
    QChar m_quote;
    bool m_isEscaped = false;
    bool m_isPlain = false;
};

} // namespace

QStringList readPlayers(const Arguments &arguments)
{
    QStringList names{QString()};
    Quoting quoting;
    for (const QChar c : arguments.needed(QStringLiteral("players"))) {
        const bool isCommand = names.last().startsWith(kCommand);
        if (isCommand)
            quoting.take(c);
        if (c == QLatin1Char(',') && (!isCommand || quoting.isPlain())) {
            names += QString();
            quoting = Quoting();
        } else {
            names.last() += c;
        }
    }
    return names;
}

int seatsOf(const QStringList &names)
{
    constexpr qsizetype kMany = 1'000; // no game has so many
    return static_cast<int>(std::min(names.size(), kMany));
}

Allowance readAllowance(const Arguments &arguments)
{
    return {std::min(arguments.number(QStringLiteral("nodes"), 0), engine::search::kUnlimited),
            std::chrono::milliseconds(arguments.number(QStringLiteral("movetime"), 0, engine::search::kLongestTime))};
}

std::vector<std::string> commandWords(const QString &name)
{
    std::vector<std::string> words;
    QString word;
    bool isWord = false;
    const auto end = [&] {
        if (std::exchange(isWord, false))
            words.push_back(std::exchange(word, QString()).toStdString());
    };
    Quoting quoting;
    for (const QChar c : name.mid(kCommand.size())) {
        const bool isPart = quoting.take(c);
        if (quoting.isPlain() && c == QLatin1Char(' ')) {
            end();
            continue;
        }
        isWord = true;
        if (isPart)
            word += c;
    }
    end();
    if (quoting.isOpen())
        throw Failure{{"cli.player-quote", {{"player", name.toStdString()}}}};
    return words;
}

Players::Players(QStringList names, const engine::Game &game, Allowance allowance, int games)
    : m_names(std::move(names)), m_game(game), m_allowance(allowance), m_outside(static_cast<std::size_t>(games))
{
    for (const QString &name : m_names) {
        if (!name.startsWith(kCommand) && !engine::search::isLevel(game, name.toStdString()))
            throw Failure{{"cli.unknown-level", {{"text", name.toStdString()}}}, &game};
    }
    for (auto &players : m_outside) {
        for (const QString &name : m_names)
            players.push_back(name.startsWith(kCommand) ? std::make_unique<OutsideEngine>(name, game) : nullptr);
    }
}

std::unique_ptr<engine::search::Player> Players::make(int game, int number, std::uint64_t seed)
{
    auto &outside = m_outside[game][number];
    if (outside && outside->hasFailed())
        outside = std::make_unique<OutsideEngine>(m_names[number], m_game);
    if (outside)
        return std::make_unique<OutsidePlayer>(*outside, seed, m_allowance);
    const engine::search::Budget budget{m_allowance.nodes, 1, m_allowance.time.count() > 0};
    return engine::search::makePlayer(m_game, m_names[number].toStdString(), seed, budget);
}

} // namespace cli
