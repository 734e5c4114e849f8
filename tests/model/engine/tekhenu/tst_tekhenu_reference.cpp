// SPDX-License-Identifier: GPL-3.0-or-later
// The engine in step with the second implementation of the rules, and numbers of action sequences, pinned.
#include "reference.h"

#include <algorithm>

#include "model/engine/core/playout.h"
#include "model/engine/tekhenu/tekhenu.h"
#include "tests/extent.h"
#include "tests/model/engine/flat_state.h"
#include "tests/model/engine/sequences.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_reference {

using engine::Action;
using engine::Random;
using engine::tekhenu::Position;
using engine::tekhenu::Tekhenu;
using sequences::Row;
using namespace std::string_literals;

namespace {

std::size_t below(Random &random, std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); }

/// A choice with probabilities that differ by powers of eight from word to word and from game to game, so that some
/// games are full of statues, others of cards.
class Taste {
public:
    explicit Taste(Random &random) : m_random(random) {}

    std::string choose(const std::vector<std::string> &actions)
    {
        std::vector<std::size_t> shares;
        std::size_t sum = 0;
        for (const std::string &action : actions) {
            std::size_t share = 1;
            const reference::Words words = reference::words(action);
            for (std::size_t i = 1; i < words.size(); ++i)
                share *= likingOf(words[i]);
            shares.push_back(share);
            sum += share;
        }
        std::size_t drawn = below(m_random, sum);
        std::size_t i = 0;
        for (; drawn >= shares[i]; ++i)
            drawn -= shares[i];
        return actions[i];
    }

private:
    std::size_t likingOf(const std::string &word)
    {
        if (m_likings.count(word) == 0) {
            const bool endsSomething = word == "idle" || word == "end" || word == "done" || word == "pass";
            m_likings[word] = endsSomething ? 1U : std::size_t{2} << (3 * below(m_random, 3));
        }
        return m_likings.at(word);
    }

    Random &m_random;
    std::map<std::string, std::size_t> m_likings;
};

/// A table at the start of a player's turn becomes rich in cards, goods and happiness, so that a game sees what is
/// rare.
reference::Table enriched(reference::Table table, Random &random)
{
    table.turn.reset();
    std::vector<std::string> seats;
    for (const auto &[seat, player] : table.seats) {
        if (seat != "bot")
            seats.push_back(seat);
    }
    const auto drawn = [&](char kind) {
        std::set<std::string> &deck = table.decks.at(kind);
        return deck.extract(std::next(deck.begin(), static_cast<std::ptrdiff_t>(below(random, deck.size())))).value();
    };
    for (const int section : {3, 4}) { // the population below would have opened them
        table.cards[section].clear();
        for (const char kind : reference::kindsOf(section))
            table.cards[section].push_back(drawn(kind));
    }
    for (int i = 0; i < 12; ++i) {
        table.seats.at(seats[below(random, seats.size())]).blessings.insert(drawn('b'));
        table.seats.at(seats[below(random, seats.size())]).technologies.insert(drawn('t'));
    }
    for (const std::string &seat : seats) {
        reference::Player &player = table.seats.at(seat);
        player.population = 9 + static_cast<int>(below(random, 13));
        player.happiness = std::min(15, player.population - static_cast<int>(below(random, 3)));
        for (const char letter : "pblgos"s)
            player.goods.at(letter) += static_cast<int>(below(random, 7));
        for (auto &[resource, level] : player.levels)
            level = 2 + static_cast<int>(below(random, 5));
    }
    return table;
}

/// The cards of a set as bits.
std::uint32_t bitsOf(const std::set<std::string> &cards)
{
    std::uint32_t bits = 0;
    for (const std::string &card : cards)
        bits |= engine::tekhenu::numberBit(std::stoi(card.substr(1)));
    return bits;
}

engine::tekhenu::Card cardOf(const std::string &card)
{
    return engine::tekhenu::cardOf(static_cast<int>("btd"s.find(card[0])), std::stoi(card.substr(1)));
}

/// What `enriched` changes.
void enrich(Position &position, const reference::Table &table)
{
    for (int deck = 0; deck < engine::tekhenu::kDecks; ++deck)
        position.decks[deck] = bitsOf(table.decks.at("btd"[deck]));
    position.openSections = 15;
    for (std::size_t i = 8; i < 16; ++i)
        position.display[i] = cardOf(table.cards.at(static_cast<int>(i / 4) + 1)[i % 4]);
    for (const auto &[seat, player] : table.seats) {
        if (seat == "bot")
            continue;
        auto &own = position.owners[seat[0] - 'a'];
        own.blessings = bitsOf(player.blessings);
        own.technologies = bitsOf(player.technologies);
        own.population = static_cast<std::uint8_t>(player.population);
        own.happiness = static_cast<std::uint8_t>(player.happiness);
        for (std::size_t i = 0; i < 6; ++i)
            own.goods[i] = static_cast<std::uint8_t>(player.goods.at("pblgos"[i]));
        for (std::size_t i = 0; i < 4; ++i)
            own.levels[i] = static_cast<std::uint8_t>(player.levels.at("pblg"[i]));
    }
}

/// Seats and options of a game.
struct Course {
    int seats = 2;
    std::map<std::string, std::string> options;
};

/// Both side by side.
class InStep {
public:
    explicit InStep(const Course &course)
        : m_position(Tekhenu::start({course.seats, {course.options.begin(), course.options.end()}})),
          m_game(course.seats, course.options)
    {
    }

    const Position &position() const { return m_position; }
    const reference::Game &game() const { return m_game; }
    bool isChance() const { return Tekhenu::toAct(m_position) == engine::seatBit(engine::kChance); }

    bool isDraft() const { return m_game.state().at("phase") == "\"draft\""; }

    /// What differs here; empty if nothing does.
    std::string difference() const
    {
        Tekhenu::Actions actions;
        if (isChance())
            Tekhenu::outcomes(m_position, actions);
        else
            Tekhenu::legal(m_position, actions);
        std::vector<std::string> here;
        for (const Action action : actions)
            here.push_back(withProbability(Tekhenu::actionText(m_position, action, engine::kNobody),
                                           isChance() ? Tekhenu::probability(m_position, action).text() : ""));
        std::vector<std::string> there;
        for (const std::string &action : m_game.legal())
            there.push_back(withProbability(action, m_game.probability(action)));
        std::sort(here.begin(), here.end());
        std::sort(there.begin(), there.end());
        if (here != there)
            return "actions " + listed(here) + "\nagainst " + listed(there);
        return flat::firstDifference(flat::stateOf(Tekhenu::state(m_position)), m_game.state());
    }

    /// Carries it out; what differs in what it brings: points by their reasons, and all else that is counted.
    std::string apply(const std::string &text)
    {
        const std::map<std::string, int> before = countedNow();
        m_game.apply(text);
        Tekhenu::Facts facts;
        Tekhenu::apply(m_position, std::get<Action>(Tekhenu::readAction(text)), facts);
        std::map<std::string, int> points;
        std::map<std::string, int> counted = before;
        for (const auto &fact : facts) {
            const engine::Message message = Tekhenu::describe(fact);
            const std::string seat = std::string(message.text("seat")) + " ";
            const int n = static_cast<int>(message.number("n"));
            if (message.id == "points")
                points[seat + std::string(message.text("for"))] += static_cast<int>(message.number("points"));
            else if (message.id == "population" || message.id == "happiness")
                counted[seat + message.id] += n;
            else if (message.id == "gain" || message.id == "spend")
                counted[seat + std::string(message.text("good"))] += message.id == "gain" ? n : -n;
        }
        if (points != m_game.points())
            return "points of " + text;
        for (const auto &[what, number] : countedNow()) {
            if (counted[what] != number)
                return what + " by the facts of " + text + ": " + std::to_string(counted[what]) + " against "
                       + std::to_string(number);
        }
        return {};
    }

    /// Only at the start of a player's turn.
    void makeRich(Random &random)
    {
        m_game = reference::Game(enriched(m_game.table(), random));
        enrich(m_position, m_game.table());
    }

private:
    /// What facts tell of: `a bread` and so on; without faith, which Maat takes away.
    std::map<std::string, int> countedNow() const
    {
        std::map<std::string, int> all;
        for (const auto &[seat, player] : m_game.table().seats) {
            all[seat + " population"] = player.population;
            all[seat + " happiness"] = player.happiness;
            all[seat + " scribes"] = player.goods.at('s');
            for (const char letter : seat == "bot" ? ""s : reference::resourceLetters())
                all[seat + " " + reference::resourceName(letter)] = player.goods.at(letter);
            if (seat != "bot")
                all[seat + " gold"] = player.goods.at('o');
        }
        return all;
    }
    static std::string withProbability(const std::string &action, const std::string &probability)
    {
        return probability.empty() ? action : action + " " + probability;
    }
    static std::string listed(const std::vector<std::string> &all)
    {
        std::string text;
        for (const std::string &one : all)
            text.append(text.empty() ? "" : ", ").append(one);
        return text;
    }

    Position m_position;
    reference::Game m_game;
};

/// What was met in all games: cards played, Technologies that worked, phases.
using Met = std::map<std::string, int>;

/// The first difference in one game, with the actions that lead to it. A game in which `isRich` is played with tastes.
std::string differenceIn(const Course &course, bool isRich, Random &random, Met &met)
{
    InStep both(course);
    Taste taste(random);
    bool mayEnrich = isRich;
    std::string line;
    const auto said = [&line](std::string breach) { return breach.append("\nafter:").append(line); };
    for (;;) {
        std::string breach = both.difference();
        if (!breach.empty())
            return said(breach);
        if (both.game().isOver())
            return {};
        const auto state = both.game().state();
        if (mayEnrich && both.isDraft()) {
            mayEnrich = false;
            line.append(" (made rich)");
            both.makeRich(random);
            continue;
        }
        ++met[state.at("phase")];
        if (both.game().table().turn) {
            for (const std::string &technology : both.game().table().turn->used)
                ++met[technology];
        }
        const std::vector<std::string> actions = both.game().legal();
        const bool isEven = both.isChance() || !isRich;
        const std::string action = isEven ? actions[below(random, actions.size())] : taste.choose(actions);
        if (reference::words(action)[1] == "play")
            ++met[reference::words(action)[2]];
        line.append(" ").append(action).append(",");
        breach = both.apply(action);
        if (!breach.empty())
            return said(breach);
    }
}

/// The game of a row, at its position.
InStep playedTo(const Row &row)
{
    InStep both({row.seats, {}});
    Random random(static_cast<std::uint64_t>(row.seed));
    bool isRich = false;
    for (int i = 0; i < row.step; ++i) {
        if (!isRich && both.isDraft()) {
            isRich = true;
            both.makeRich(random);
        }
        const std::vector<std::string> actions = both.game().legal();
        both.apply(actions[below(random, actions.size())]);
    }
    return both;
}

const Row kRows[] = {
    {"the wheel and the gods", 4, 1, 0, "6 36 180 720 2160 4320 129600"},
    {"dice of the set-up", 4, 1, 20, "24 540 11448 228096"},
    {"Destiny cards", 4, 2, 60, "3 8 24 576 13248 26496 609408"},
    {"a turn of two", 2, 1, 60, "33 515 5907 58811 594804"},
    {"a turn of three", 3, 2, 75, "30 462 5379 50251 451783"},
    {"a turn of four", 4, 3, 90, "31 547 7418 80161"},
    {"a turn against the rival", 1, 1, 75, "16 184 1738 14332 104094"},
    {"a payment", 4, 2, 90, "3 15 129 1152 15930 189399"},
    {"a field", 4, 9, 90, "25 100 600 14400 43200 475200"},
    {"Thoth", 4, 11, 200, "20 269 3945 16267 78457"},
    {"a side", 4, 2, 140, "2 16 106 1096 10824 83998"},
    {"the last open moment", 4, 8, 90, "3 24 349 3656 28388 188100"},
    {"Maat", 4, 9, 160, "7 91 364 1183 3276 8736 262080"},
    {"the bonus of a statue", 3, 1, 90, "4 8 144 2304 32832 393984"},
};

} // namespace

class TestTekhenuReference : public QObject {
    Q_OBJECT

private slots:
    void randomGames();
    void sequences_data();
    void sequences();
};

void TestTekhenuReference::randomGames()
{
    const Course courses[] = {
        {2, {}}, {3, {}}, {4, {}}, {1, {{"solo", "easy"}}}, {1, {{"solo", "medium"}}}, {1, {{"solo", "hard"}}}};
    constexpr int kGames = 204;
    Met met;
    for (int number = 0; number < many(kGames); ++number) {
        Course course = courses[number % 6];
        const int round = number / 6;
        course.options["temple-statue"] = round / 2 % 2 == 0 ? "all" : "own";
        course.options["maat"] = round / 4 % 2 == 0 ? "mild" : "strict";
        Random random(static_cast<std::uint64_t>(number));
        const bool isRich = (round + number) % 2 == 1;
        QCOMPARE(QString::fromStdString(differenceIn(course, isRich, random, met)), QString());
    }
    if (many(kGames) < kGames)
        return; // too few games to see every card
    for (const char *phase : {"chance", "start", "keep", "destiny", "draft", "side", "act", "statue", "tile", "turn",
                              "build", "pay", "cards", "gain", "marker", "extra", "end", "faith", "feed"})
        QVERIFY2(met["\""s + phase + "\""] > 0, phase);
    for (int i = 1; i <= 24; ++i) {
        const QByteArray number = QByteArray::number(i).rightJustified(2, '0');
        QVERIFY2(met["b" + number.toStdString()] > 0, number);
        // The others do not work in turns but at Maat and in scorings.
        QVERIFY2((i >= 19 && i != 22) || met["t" + number.toStdString()] > 0, number);
    }
}

void TestTekhenuReference::sequences_data() { sequences::addRows(kRows); }

void TestTekhenuReference::sequences()
{
    QFETCH(Row, row);
    constexpr long long kSlow = 10'000; // the reference counts no further
    const InStep both = playedTo(row);
    sequences::compare(
        row, [&both](int depth) { return engine::perft<Tekhenu>(both.position(), depth); }, both.game(), kSlow);
}

} // namespace tests::tst_tekhenu_reference

TEST_CLASS(tst_tekhenu_reference, TestTekhenuReference)
#include "tst_tekhenu_reference.moc"
