// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/outside/engine.h"

#include "model/engine/search/protocol.h"
#include "model/record/system_error.h"
#include "model/words/words.h"

namespace outside {

namespace {

using std::chrono::milliseconds;

/// What follows a word and a space, or nothing where the line begins otherwise.
std::optional<std::string> after(const std::string &word, const std::string &line)
{
    if (!line.starts_with(word + ' '))
        return std::nullopt;
    return line.substr(word.size() + 1);
}

} // namespace

Engine::Engine(QString name, const std::optional<std::vector<std::string>> &words, const engine::Game *game,
               const engine::CancelToken *cancel)
    : m_name(std::move(name)), m_game(game), m_process(words.value_or(std::vector<std::string>())), m_cancel(cancel)
{
    if (!words)
        fail("outside.quote");
    if (!m_process.isRunning())
        fail("outside.start", {{"why", words::enclosed(record::systemError(m_process.error()))}});
    write("cartouche-engine " + std::to_string(engine::search::kProtocolVersion), kLongestGreeting);
    waitUntilReady(true);
    if (m_game && !plays(m_game->id()))
        fail("outside.game", {{"game", std::string(m_game->id())}});
}

void Engine::beginGame(std::uint64_t seed, const engine::CancelToken *cancel)
{
    m_cancel = cancel;
    if (m_isOwed)
        readAnswer(kGrace);
    write("newgame seed " + std::to_string(seed), kLongestGreeting);
    write("isready", kLongestGreeting);
    waitUntilReady(false);
}

void Engine::waitUntilReady(bool isGreeting)
{
    const Deadline deadline = Process::Clock::now() + kLongestGreeting;
    for (std::string line = read(deadline, kLongestGreeting); line != "ready";
         line = read(deadline, kLongestGreeting)) {
        if (!isGreeting)
            failOn(line);
        introduce(line);
    }
}

/// A line before the first `ready`.
void Engine::introduce(const std::string &line)
{
    if (const std::optional<std::string> game = after("game", line))
        m_games.insert(*game);
    else if (const std::optional<std::string> name = after("id name", line))
        m_ownName = QString::fromStdString(*name);
    else if (!after("id", line))
        failOn(line);
}

engine::Action Engine::choose(const engine::Position &view, Allowance allowance, const engine::CancelToken *cancel)
{
    const milliseconds patience = allowance.time.count() > 0 ? allowance.time + kGrace : milliseconds(kLongestChoice);
    std::string go = "go";
    if (allowance.nodes > 0)
        go += " nodes " + std::to_string(allowance.nodes);
    if (allowance.time.count() > 0)
        go += " movetime " + std::to_string(allowance.time.count());
    m_cancel = cancel;
    if (m_isOwed)
        readAnswer(kGrace);
    write("position " + view.text(), patience);
    write(go, patience);
    m_isOwed = true;
    return readAction(view, readAnswer(patience));
}

/// What it chose, the last line of an answer.
std::string Engine::readAnswer(milliseconds patience)
{
    const Deadline deadline = Process::Clock::now() + patience;
    while (true) {
        const std::string line = read(deadline, patience);
        if (std::optional<std::string> text = after("bestaction", line)) {
            m_isOwed = false;
            return *std::move(text);
        }
        if (!after("info", line))
            failOn(line);
    }
}

engine::Action Engine::readAction(const engine::Position &view, const std::string &text)
{
    const auto read = view.readAction(text);
    const auto *unreadable = std::get_if<engine::Unreadable>(&read);
    std::optional<engine::Message> why;
    if (unreadable)
        why = *unreadable;
    else
        why = view.illegalReason(std::get<engine::Action>(read));
    if (!why)
        return std::get<engine::Action>(read);
    fail("outside.action", {{"action", text}, {"why", words::enclosed(*why)}, {"position", view.text()}});
}

void Engine::write(const std::string &line, milliseconds patience)
{
    require(m_process.write(line, Process::Clock::now() + patience, m_cancel), patience);
}

std::string Engine::read(Deadline deadline, milliseconds patience)
{
    std::string line;
    require(m_process.read(line, deadline, m_cancel), patience);
    return line;
}

void Engine::require(Process::Answer answer, milliseconds patience)
{
    if (answer == Process::Answer::Ended)
        fail("outside.ended");
    if (answer == Process::Answer::Late)
        fail("outside.late", {{"time", static_cast<std::int64_t>(patience.count())}});
    if (answer != Process::Answer::Cancelled)
        return;
    if (m_isOwed)
        m_process.write("stop", Process::Clock::now());
    else
        m_hasFailed = true; // in the middle of a conversation
    throw Cancelled{};
}

void Engine::fail(const char *id, engine::Value::Members fields)
{
    m_hasFailed = true;
    fields.emplace_back("player", m_name.toStdString());
    throw Failure{{id, std::move(fields)}, m_game};
}

void Engine::failOn(const std::string &line)
{
    if (const std::optional<std::string> error = after("error", line))
        fail("outside.error", {{"text", *error}});
    fail("outside.line", {{"text", line}});
}

} // namespace outside
