// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/protocol.h"

#include <algorithm>
#include <mutex>
#include <ostream>
#include <thread>

#include "model/engine/search/player.h"
#include "model/engine/search/protocol_text.h"
#include "model/engine/search/seeds.h"

namespace engine::search {

namespace {

constexpr std::size_t kReportedActions = 5; ///< number of best actions in an `info` line

/// A session of the protocol.
class Service {
public:
    Service(const Game &game, std::istream &in, std::ostream &out, const Chooser &chooser)
        : m_game(game), m_in(in), m_out(out), m_chooser(chooser)
    {
        beginGame(chooser.seed);
    }
    ~Service() { endSearch(false); }
    Service(const Service &) = delete;
    Service &operator=(const Service &) = delete;

    int run()
    {
        std::string line;
        while (!m_over && readLine(m_in, line))
            obey(line);
        endSearch(false);
        return m_out ? 0 : 1;
    }

private:
    void obey(const std::string &line)
    {
        std::string_view rest = line;
        const std::string_view word = takeWord(rest);
        if (line.size() > kLongestLine)
            printError("the line is too long");
        else if (word == "cartouche-engine")
            introduce(rest);
        else if (word == "newgame")
            newGame(rest);
        else if (word == "position")
            setPosition(rest);
        else if (word == "go")
            go(rest);
        else if (rest.empty() && word == "stop")
            endSearch(true);
        else if (rest.empty() && word == "isready")
            say("ready\n");
        else if (rest.empty() && word == "quit")
            m_over = true;
        else if (!line.empty())
            printError("unknown command; there are cartouche-engine, newgame, position, go, stop, isready and quit");
    }

    void introduce(std::string_view version)
    {
        if (version != std::to_string(kProtocolVersion))
            return printError("version " + std::to_string(kProtocolVersion) + " is spoken here");
        say("id name " + m_chooser.name + "\ngame " + std::string(m_game.id()) + "\nready\n");
    }

    void newGame(std::string_view rest)
    {
        std::uint64_t seed = m_chooser.seed;
        if (isThinking())
            return printErrorOfSearch();
        if (!rest.empty() && (takeWord(rest) != "seed" || !readNumber(rest, seed)))
            return printError("newgame knows seed N only");
        beginGame(seed);
    }

    void setPosition(std::string_view text)
    {
        if (isThinking())
            return printErrorOfSearch();
        const auto read = m_game.read(text);
        if (const auto *unreadable = std::get_if<Unreadable>(&read))
            return printError(plain(*unreadable));
        const Position &position = std::get<Position>(read);
        if (position.viewer() == kNobody)
            return printError("a whole position; what a seat sees is wanted");
        m_view = position;
    }

    void go(std::string_view rest)
    {
        Limits limits;
        if (isThinking())
            return printErrorOfSearch();
        if (const std::string why = readLimits(rest, limits); !why.empty())
            return printError(why);
        if (!m_view)
            return printError("there is no position yet");
        if (!contains(m_view->toAct(), m_view->viewer()))
            return printError("the seat that sees this owes no choice");
        beginSearch(limits);
    }

    void beginGame(std::uint64_t seed)
    {
        m_view.reset();
        m_seed = derivedSeed(seed, 0);
        m_random = Random(seed);
    }

    void beginSearch(const Limits &limits)
    {
        endSearch(true);
        if (limits.time > 0)
            m_cancel =
                std::make_unique<CancelToken>(CancelToken::Clock::now() + std::chrono::milliseconds(limits.time));
        else
            m_cancel = std::make_unique<CancelToken>();
        m_thinking = true;
        m_thread = std::thread([this, limits] { search(limits); });
    }

    /// Runs in the thread of the search.
    void search(const Limits &limits)
    {
        const std::vector<Action> legal = m_view->legal();
        std::string text;
        Action best = legal.front();
        if (legal.size() > 1) {
            const SearchResult result = m_chooser.search({*m_view, limits.nodes, limits.time > 0, m_seed, *m_cancel});
            best = drawn(result, m_random);
            text = infoLines(result);
        }
        text += "bestaction " + m_view->actionText(best) + '\n';
        const std::lock_guard lock(m_mutex);
        m_thinking = false;
        write(text);
    }

    std::string infoLines(const SearchResult &result) const
    {
        std::string text =
            "info nodes " + std::to_string(result.nodes) + " value " + decimal(result.actions.front().value) + '\n';
        for (std::size_t at = 0; at < std::min(kReportedActions, result.actions.size()); ++at) {
            const Ranked &ranked = result.actions[at];
            text += "info value " + decimal(ranked.value) + " weight " + decimal(ranked.weight) + " action "
                    + m_view->actionText(ranked.action) + '\n';
        }
        return text;
    }

    /// Ends the search under way, if any; its result is sent, or dropped silently.
    void endSearch(bool answered)
    {
        if (!m_thread.joinable())
            return;
        {
            const std::lock_guard lock(m_mutex);
            m_isSilent = !answered;
        }
        m_cancel->cancel();
        m_thread.join();
    }

    bool isThinking()
    {
        const std::lock_guard lock(m_mutex);
        return m_thinking;
    }
    void printErrorOfSearch() { printError("a thought is under way; stop it first"); }
    void printError(const std::string &what)
    {
        std::string line = "error " + what;
        std::replace_if(
            line.begin(), line.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
        say(line + '\n');
    }
    void say(const std::string &text)
    {
        const std::lock_guard lock(m_mutex);
        write(text);
    }
    /// With the lock held.
    void write(const std::string &text)
    {
        if (!m_isSilent)
            m_out << text << std::flush;
    }

    const Game &m_game;
    std::istream &m_in;
    std::ostream &m_out;
    const Chooser &m_chooser;
    std::optional<Position> m_view;
    std::uint64_t m_seed = 0;
    Random m_random{0};
    bool m_over = false;
    std::mutex m_mutex; ///< of what follows, and of the output
    bool m_thinking = false;
    bool m_isSilent = false;
    std::unique_ptr<CancelToken> m_cancel;
    std::thread m_thread;
};

} // namespace

int serve(const Game &game, std::istream &in, std::ostream &out, const Chooser &chooser)
{
    return Service(game, in, out, chooser).run();
}

} // namespace engine::search
