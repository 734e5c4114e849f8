// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <condition_variable>
#include <future>
#include <mutex>
#include <sstream>
#include <streambuf>
#include <thread>

#include "model/engine/search/protocol.h"
#include "model/engine/search/runner.h"
#include "tests/test_class.h"

namespace tests::tst_protocol {

using namespace engine;

namespace {

/// A stream whose lines are written by the test, one when it likes; reading waits for them.
class Pipe final : public std::streambuf {
public:
    void write(const std::string &text)
    {
        const std::lock_guard lock(m_mutex);
        m_waiting += text;
        m_changed.notify_all();
    }
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_isClosed = true;
        m_changed.notify_all();
    }

private:
    int_type underflow() override
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_waiting.empty() || m_isClosed; });
        if (m_waiting.empty())
            return traits_type::eof();
        m_read = std::exchange(m_waiting, {});
        setg(m_read.data(), m_read.data(), m_read.data() + m_read.size());
        return traits_type::to_int_type(m_read.front());
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::string m_waiting;
    std::string m_read;
    bool m_isClosed = false;
};

/// A stream that can be waited for.
class Ear final : public std::streambuf {
public:
    /// Everything that was said, when so many actions have been answered.
    std::string heard(int actions)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this, actions] { return m_actions >= actions; });
        return m_text;
    }

private:
    std::streamsize xsputn(const char *text, std::streamsize size) override
    {
        const std::lock_guard lock(m_mutex);
        m_text.append(text, static_cast<std::size_t>(size));
        return size;
    }
    int sync() override
    {
        const std::lock_guard lock(m_mutex);
        const std::size_t last = m_text.rfind('\n', m_text.size() - 2);
        m_actions += m_text.compare(last == std::string::npos ? 0 : last + 1, 10, "bestaction") == 0 ? 1 : 0;
        m_changed.notify_all();
        return 0;
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::string m_text;
    int m_actions = 0;
};

/// What a player says to these lines when it is given the time to answer each choice.
std::string conversation(const Game &game, const std::vector<std::string> &questions, const search::Chooser &chooser)
{
    Pipe pipe;
    Ear ear;
    std::istream in(&pipe);
    std::ostream out(&ear);
    std::thread service([&] { search::serve(game, in, out, chooser); });
    int answered = 0;
    for (const std::string &question : questions) {
        pipe.write(question);
        ear.heard(++answered);
    }
    pipe.close();
    service.join();
    return ear.heard(answered);
}

/// What one seat sees in a random game after so many actions, and owes a choice.
Position viewOf(const Game &game, int actions, std::uint64_t seed = 1)
{
    Random random(seed);
    Position position = game.start({game.mostSeats(), {}});
    for (int done = 0; done < actions || position.toAct() == seatBit(kChance); ++done) {
        const bool isChance = position.toAct() == seatBit(kChance);
        const std::vector<Action> legal = isChance ? std::vector{position.sample(random)} : position.legal();
        position = position.after(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    for (Seat seat = 0; seat < position.seatCount(); ++seat) {
        if (contains(position.toAct(), seat) && position.seenBy(seat).legal().size() > 1)
            return position.seenBy(seat);
    }
    return viewOf(game, actions + 1, seed);
}

/// The answers to these lines, then the end of the input.
std::string answers(const Game &game, const std::string &lines, const search::Chooser &chooser)
{
    std::istringstream in(lines);
    std::ostringstream out;
    if (search::serve(game, in, out, chooser) != 0)
        return "failed";
    return out.str();
}

/// A chooser that answers at once with the first action, and counts how often it was asked.
search::Chooser firstOf(std::atomic<int> &asked)
{
    return {"first", 1, [&asked](const search::Request &request) {
                ++asked;
                SearchResult result;
                for (const Action action : request.view.legal())
                    result.actions.push_back({action, 0.5, 0.0});
                result.actions.front().weight = 1;
                result.nodes = request.nodes;
                return result;
            }};
}

/// A chooser that thinks until it is cancelled.
search::Chooser endless()
{
    return {"endless", 1, [](const search::Request &request) {
                while (!request.cancel.isCancelled())
                    std::this_thread::yield();
                return SearchResult{{{request.view.legal().back(), 1, 1}}, 1};
            }};
}

/// For players that are quick or are to be stopped: `stop` waits for the answer, so that nothing of it is lost when the
/// input ends.
std::string asked(const Position &view, const std::string &go)
{
    return "position " + view.text() + '\n' + go + "\nstop\n";
}

} // namespace

class TestProtocol : public QObject {
    Q_OBJECT

private slots:
    void greets();
    void answersWithAction();
    void limitsReachTheChooser();
    void wrongLinesChangeNothing();
    void stopEndsThought();
    void timeEndsThought();
    void quitAndEndOfInputEndThought();
    void nothingButStopDisturbsThought();
    void singleActionNeedsNoThought();
    void playsAsLevelDoes();
    void timeMakesNoOtherPlayer();
    void newGameBeginsAnew();
};

void TestProtocol::greets()
{
    std::atomic<int> count = 0;
    const Game &game = *games().front();
    const std::string id(game.id());
    QCOMPARE(answers(game, "cartouche-engine 1\n", firstOf(count)), "id name first\ngame " + id + "\nready\n");
    QCOMPARE(answers(game, "cartouche-engine 1\r\nisready\r\n", firstOf(count)),
             "id name first\ngame " + id + "\nready\nready\n");
    QCOMPARE(answers(game, "cartouche-engine 2\n", firstOf(count)), std::string("error version 1 is spoken here\n"));
    QCOMPARE(answers(game, "\n\nquit\nisready\n", firstOf(count)), std::string());
    QCOMPARE(answers(game, "isready", firstOf(count)), std::string("ready\n"));
}

void TestProtocol::answersWithAction()
{
    for (const Game *game : games()) {
        std::atomic<int> count = 0;
        const Position view = viewOf(*game, 6);
        const std::string first = view.actionText(view.legal().front());
        const std::string text = answers(*game, asked(view, "go nodes 77"), firstOf(count));
        QVERIFY2(text.starts_with("info nodes 77 value 0.5000\ninfo value 0.5000 weight 1.0000 action " + first + "\n"),
                 text.c_str());
        QVERIFY2(text.ends_with("\nbestaction " + first + "\n"), text.c_str());
        QCOMPARE(count.load(), 1);
    }
}

void TestProtocol::limitsReachTheChooser()
{
    const Game &game = *games().front();
    const Position view = viewOf(game, 6);
    std::vector<std::uint64_t> nodes;
    std::vector<bool> clock;
    const search::Chooser chooser{"notes", 1, [&](const search::Request &request) {
                                      nodes.push_back(request.nodes);
                                      clock.push_back(request.clockDecides);
                                      return SearchResult{{{request.view.legal().front(), 0.5, 1}}, 1};
                                  }};
    const std::string text = "position " + view.text() + "\ngo\nstop\ngo nodes 5\nstop\ngo movetime 60000\nstop\n"
                             + "go movetime 60000 nodes 6\nstop\n";
    QVERIFY(!answers(game, text, chooser).empty());
    QVERIFY((nodes == std::vector<std::uint64_t>{0, 5, 0, 6}));
    QVERIFY((clock == std::vector<bool>{false, false, true, true}));
}

void TestProtocol::wrongLinesChangeNothing()
{
    const Game &game = *games().front();
    const Position view = viewOf(game, 6);
    const Position whole = game.start({game.mostSeats(), {}});
    const std::string other = viewOf(*games().back(), 6).text();
    std::atomic<int> count = 0;
    const std::string right = "position " + view.text() + '\n';
    for (const std::string &wrong : {std::string("nonsense"),
                                     std::string("go on"),
                                     std::string("go nodes"),
                                     std::string("go nodes x"),
                                     std::string("go nodes 0"),
                                     std::string("go nodes -1"),
                                     std::string("go nodes 1 nodes 2"),
                                     std::string("go movetime 99999999999999999999"),
                                     std::string("go  nodes 5x"),
                                     std::string("newgame 5"),
                                     std::string("newgame seed"),
                                     std::string("newgame seed x"),
                                     std::string("position"),
                                     std::string("position nonsense"),
                                     "position " + other,
                                     "position " + whole.text(),
                                     right.substr(0, 60),
                                     std::string("stop it"),
                                     std::string("quit now"),
                                     std::string("isready?"),
                                     std::string("GO"),
                                     std::string(" go"),
                                     std::string("cartouche-engine"),
                                     std::string("\xff\x01\x7f"),
                                     std::string(200'000, 'x'),
                                     "position " + std::string(200'000, 'x')}) {
        const std::string text = answers(game, right + wrong + "\nisready\n", firstOf(count));
        QVERIFY2(text.starts_with("error ") && text.ends_with("\nready\n"),
                 (wrong.substr(0, 50) + ": " + text).c_str());
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), std::ptrdiff_t{2});
        QVERIFY(std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
        // The position is still there.
        QVERIFY(answers(game, right + wrong + "\ngo\nstop\n", firstOf(count)).find("\nbestaction ")
                != std::string::npos);
    }
    QVERIFY(answers(game, "go\n", firstOf(count)).starts_with("error "));
}

void TestProtocol::stopEndsThought()
{
    const Game &game = *games().front();
    const Position view = viewOf(game, 6);
    const std::string last = view.actionText(view.legal().back());
    const std::string text = answers(game, "stop\n" + asked(view, "go") + "stop\nisready\n", endless());
    QVERIFY2(text.ends_with("bestaction " + last + "\nready\n"), text.c_str());
}

void TestProtocol::timeEndsThought()
{
    const Game &game = *games().front();
    const Position view = viewOf(game, 6);
    std::promise<void> ended;
    const search::Chooser inner = endless();
    const search::Chooser chooser{"timed", 1, [&](const search::Request &request) {
                                      SearchResult result = inner.search(request);
                                      ended.set_value();
                                      return result;
                                  }};
    Pipe pipe;
    std::istream in(&pipe);
    std::ostringstream out;
    std::thread service([&] { search::serve(game, in, out, chooser); });
    pipe.write("position " + view.text() + "\ngo movetime 1\n");
    ended.get_future().wait(); // nobody else ends it
    pipe.write("stop\n");
    pipe.close();
    service.join();
    QVERIFY(out.str().ends_with("bestaction " + view.actionText(view.legal().back()) + '\n'));
}

void TestProtocol::quitAndEndOfInputEndThought()
{
    const Game &game = *games().front();
    const std::string go = "position " + viewOf(game, 6).text() + "\ngo\n";
    QCOMPARE(answers(game, go, endless()), std::string());
    QCOMPARE(answers(game, go + "quit\nisready\n", endless()), std::string());
}

void TestProtocol::nothingButStopDisturbsThought()
{
    const Game &game = *games().front();
    const Position view = viewOf(game, 6);
    const std::string go = "position " + view.text() + "\ngo\n";
    const std::string text =
        answers(game, go + "go\nnewgame\n" + "position " + view.text() + "\nisready\nstop\n", endless());
    const std::string refused = "error a thought is under way; stop it first\n";
    QVERIFY2(text.starts_with(refused + refused + refused + "ready\ninfo "), text.c_str());
    QVERIFY(text.ends_with("bestaction " + view.actionText(view.legal().back()) + '\n'));
}

void TestProtocol::singleActionNeedsNoThought()
{
    int found = 0;
    for (const Game *game : games()) {
        Random random(2);
        Position position = game->start({game->mostSeats(), {}});
        while (!position.isOver()) {
            const bool isChance = position.toAct() == seatBit(kChance);
            const std::vector<Action> legal = isChance ? std::vector{position.sample(random)} : position.legal();
            const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            const Position view = isChance ? position : position.seenBy(action.actor());
            if (!isChance && view.legal().size() == 1) {
                std::atomic<int> count = 0;
                QCOMPARE(answers(*game, asked(view, "go"), firstOf(count)),
                         "bestaction " + view.actionText(action) + '\n');
                QCOMPARE(count.load(), 0);
                ++found;
            }
            position = position.after(action);
        }
    }
    QVERIFY(found > 0);
}

void TestProtocol::playsAsLevelDoes()
{
    for (const Game *game : games()) {
        for (const Level &level : game->levels()) {
            const auto chooser = search::makeChooser(*game, level.id, 5, 1);
            const auto player = search::makePlayer(*game, level.id, 7, {50});
            std::vector<std::string> questions;
            std::string expected;
            for (int actions = 4; actions < 20; actions += 4) {
                const Position view = viewOf(*game, actions);
                const std::string begin = questions.empty() ? "newgame seed 7\n" : "";
                questions.push_back(begin + "position " + view.text() + "\ngo nodes 50\n");
                expected += "bestaction " + view.actionText(player->choose(view)) + '\n';
            }
            std::string found;
            std::istringstream read(conversation(*game, questions, chooser));
            for (std::string line; std::getline(read, line);) {
                if (line.starts_with("bestaction"))
                    found += line + '\n';
            }
            QCOMPARE(found, expected);
        }
        for (const char *name : {"random", "greedy"}) {
            const Position view = viewOf(*game, 8);
            const std::string text = answers(*game, asked(view, "go"), search::makeChooser(*game, name, 5, 1));
            QVERIFY(text.find("\nbestaction ") != std::string::npos);
        }
    }
}

/// A level without a time of its own thinks with its own budget, however long it may.
void TestProtocol::timeMakesNoOtherPlayer()
{
    for (const Game *game : games()) {
        const Position view = viewOf(*game, 6);
        for (const Level &level : game->levels()) {
            QCOMPARE(search::nodesFor(level, 5, true), std::uint64_t{5});
            QCOMPARE(search::nodesFor(level, 5, false), std::uint64_t{5});
            QCOMPARE(search::nodesFor(level, 0, false), level.nodes);
            const bool isTimed = level.time.count() > 0;
            QCOMPARE(search::nodesFor(level, 0, true), isTimed ? search::kUnlimited : level.nodes);
            if (isTimed)
                continue;
            const auto chooser = search::makeChooser(*game, level.id, 5, 1);
            const std::string position = "position " + view.text() + '\n';
            const std::string asPlayed = conversation(*game, {position + "go\n"}, chooser);
            QCOMPARE(conversation(*game, {position + "go movetime 20000\n"}, chooser), asPlayed);
            const CancelToken soon(CancelToken::Clock::now() + std::chrono::seconds(20));
            QVERIFY(search::makePlayer(*game, level.id, 7, {0, 1, true})->choose(view, soon)
                    == search::makePlayer(*game, level.id, 7)->choose(view));
        }
    }
}

void TestProtocol::newGameBeginsAnew()
{
    const Game &game = *games().front();
    const auto chooser = search::makeChooser(game, "random", 3, 1);
    std::string lines;
    for (int i = 0; i < 8; ++i)
        lines += asked(viewOf(game, 6), "go");
    const std::string once = answers(game, lines, chooser);
    QCOMPARE(answers(game, "newgame\n" + lines + "newgame\n" + lines, chooser), once + once);
    QVERIFY(answers(game, "newgame seed 4\n" + lines, chooser) != once);
    QVERIFY(answers(game, lines + "newgame\ngo\n", chooser).ends_with("error there is no position yet\n"));
}

} // namespace tests::tst_protocol

TEST_CLASS(tst_protocol, TestProtocol)
#include "tst_protocol.moc"
