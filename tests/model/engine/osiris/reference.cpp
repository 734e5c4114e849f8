// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace reference {
namespace {

const std::string kFaces = "NESW"; // clockwise (O3)

std::string spaceName(int face, int lane, int index)
{
    return std::string(1, kFaces[face]) + "-" + std::to_string(lane) + "-" + std::to_string(index);
}

/// O3: so many spaces a lane and face.
int spacesOfLane(int lane) { return 5 - lane; }

bool isSpaceName(const std::string &node) { return node.size() == 5 && node[1] == '-'; }
std::string townOf(const std::string &priest) { return "town-" + priest; }
bool isTownName(const std::string &node) { return node.compare(0, 5, "town-") == 0; }

/// The two spaces before a town (O4); towns stand three a face (O5).
std::vector<std::string> gatesOf(const std::string &priest)
{
    const auto &names = priestNames();
    const int number = static_cast<int>(std::find(names.begin(), names.end(), priest) - names.begin());
    return {spaceName(number / 3, 1, number % 3), spaceName(number / 3, 1, number % 3 + 1)};
}

std::vector<std::string> words(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> all;
    for (std::string word; stream >> word;)
        all.push_back(word);
    return all;
}

template <class Items>
std::string joined(const Items &items)
{
    std::string text;
    for (const auto &item : items)
        text.append(text.empty() ? "" : ",").append(1, '"').append(item).append(1, '"');
    return "[" + text + "]";
}

} // namespace

// O3
const std::vector<std::string> &spaces()
{
    static const std::vector<std::string> all = [] {
        std::vector<std::string> names;
        for (int lane = 1; lane <= 4; ++lane) {
            for (int face = 0; face < 4; ++face) {
                for (int index = 0; index < spacesOfLane(lane); ++index)
                    names.push_back(spaceName(face, lane, index));
            }
        }
        return names;
    }();
    return all;
}

// O5
const std::vector<std::string> &priestNames()
{
    static const std::vector<std::string> all{"a0", "b0", "c0", "d0", "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"};
    return all;
}

// O1
const std::vector<std::string> &godNames()
{
    static const std::vector<std::string> all{"osiris", "isis", "horus",  "seth",   "nephthys", "anubis", "thoth",
                                              "re",     "amun", "hathor", "bastet", "ptah",     "sobek"};
    return all;
}

// O4
std::vector<Way> ways(const std::string &node, const std::string &priest)
{
    std::vector<Way> all;
    if (isTownName(node)) {
        if (node == townOf(priest)) {
            for (const std::string &gate : gatesOf(priest))
                all.push_back({gate, 2, false});
        }
        return all;
    }
    if (!isSpaceName(node))
        return all;
    const int face = static_cast<int>(kFaces.find(node[0]));
    const int lane = node[2] - '0';
    const int index = node[4] - '0';
    const int n = spacesOfLane(lane);
    for (const int side : {-1, 1}) {
        const int onRing = (face * n + index + side + 4 * n) % (4 * n);
        all.push_back({spaceName(onRing / n, lane, onRing % n), 1, true});
    }
    const auto addLane = [&](int toLane, int toIndex) {
        if (toLane >= 1 && toLane <= 4 && toIndex >= 0 && toIndex < spacesOfLane(toLane))
            all.push_back({spaceName(face, toLane, toIndex), 2, false});
    };
    addLane(lane + 1, index - 1);
    addLane(lane + 1, index);
    addLane(lane - 1, index);
    addLane(lane - 1, index + 1);
    if (lane == 4)
        all.push_back({"tip", 2, false});
    for (const std::string &gate : gatesOf(priest)) {
        if (gate == node)
            all.push_back({townOf(priest), 2, false});
    }
    return all;
}

// O8, O9
Game::Game(int players, std::string tip) : m_players(players), m_tip(std::move(tip))
{
    for (const std::string &priest : priestNames()) {
        if (!isPresent(priest[0]))
            continue;
        m_at[priest] = townOf(priest);
        m_towns[priest] = 2;
    }
    for (const std::string &god : godNames()) {
        for (const char colour : coloursInPlay())
            m_followers[god][colour] = 0;
    }
}

// O9
char Game::ownerOf(char colour) const
{
    if (m_players == 2)
        return colour == 'a' || colour == 'c' ? 'a' : 'b';
    return colour;
}

std::string Game::ownColours(char seat) const
{
    std::string colours;
    for (const char colour : coloursInPlay()) {
        if (ownerOf(colour) == seat)
            colours += colour;
    }
    return colours;
}

std::string Game::priestOn(const std::string &node) const
{
    for (const auto &[priest, at] : m_at) {
        if (at == node)
            return priest;
    }
    return {};
}

// O12 to O14
bool Game::mayEnter(const std::string &priest, const Way &way, int budget) const
{
    if (way.cost > budget)
        return false;
    if (m_blockades.count(way.to) > 0 && !way.sideways)
        return false;
    const std::string other = priestOn(way.to);
    return other.empty() || ownerOf(other[0]) != ownerOf(priest[0]);
}

std::vector<std::string> Game::steps(const std::string &priest, int budget) const
{
    std::vector<std::string> all;
    for (const Way &way : ways(m_at.at(priest), priest)) {
        if (mayEnter(priest, way, budget))
            all.push_back(std::string(1, m_seat) + " step " + priest + " " + way.to);
    }
    return all;
}

std::vector<std::string> Game::allSteps() const
{
    std::vector<std::string> all;
    for (const auto &[priest, counters] : m_towns) {
        if (ownerOf(priest[0]) != m_seat)
            continue;
        const auto own = steps(priest, counters);
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

// O18
void Game::addMoves(std::set<std::string> &actions) const
{
    const std::string start(1, m_seat);
    actions.insert(start + " pass");
    for (const char colour : ownColours(m_seat)) {
        for (const auto &[from, there] : m_followers) {
            for (const auto &[to, target] : m_followers) {
                if (from != to && there.at(colour) > 0 && target.at(colour) < 3)
                    actions.insert(start + " move " + colour + " " + from + " " + to);
            }
        }
    }
}

std::vector<std::string> Game::legal() const
{
    std::set<std::string> actions;
    const std::string start(1, m_seat);
    if (m_phase == "follower") {
        const std::string colours = coloursInPlay();
        const char colour = colours[m_set % colours.size()];
        for (const auto &[god, there] : m_followers) {
            if (there.at(colour) < 3) // O8
                actions.insert(start + " follower " + colour + " " + god);
        }
    } else if (m_phase == "walk" && m_walker.empty()) {
        for (const std::string &step : allSteps())
            actions.insert(step);
    } else if (m_phase == "walk") {
        for (const std::string &step : steps(m_walker, m_left))
            actions.insert(step);
        if (m_mayStop)
            actions.insert(start + " stop"); // O16
        for (const std::string &space : spaces()) {
            if (m_left == 1 && m_blockades.count(space) == 0 && priestOn(space).empty())
                actions.insert(start + " block " + space); // O14
        }
    } else if (m_phase == "fight") {
        const std::string chooser(1, ownerOf(m_winner[0])); // O15
        actions = {chooser + " swap", chooser + " keep"};
    } else if (m_phase == "move") {
        addMoves(actions);
    }
    return {actions.begin(), actions.end()};
}

void Game::apply(const std::string &action)
{
    const std::vector<std::string> word = words(action);
    if (m_phase == "gods")
        return deal(word);
    const std::vector<std::string> allowed = legal();
    if (!std::binary_search(allowed.begin(), allowed.end(), action))
        throw std::invalid_argument("not legal: " + action);
    const std::string &verb = word[1];
    if (verb == "follower")
        setFollower(word[2], word[3]);
    else if (verb == "step")
        step(word[2], word[3]);
    else if (verb == "stop")
        endWalk();
    else if (verb == "swap" || verb == "keep")
        continueAfterFight(verb == "swap");
    else if (verb == "block")
        block(word[2]);
    else {
        if (verb == "move") {
            --m_followers[word[3]][word[2][0]];
            ++m_followers[word[4]][word[2][0]];
        }
        endTurn();
    }
}

// O7
void Game::deal(const std::vector<std::string> &word)
{
    const std::set<std::string> different(word.begin() + 2, word.end());
    if (word.size() != 15 || word[0] != "chance" || word[1] != "gods" || different.size() != 13)
        throw std::invalid_argument("no deal");
    for (std::size_t i = 0; i < priestNames().size(); ++i) {
        const std::string &priest = priestNames()[i];
        if (!isPresent(priest[0]))
            continue;
        m_gods[priest] = word[i + 2];
        m_known[priest] = {ownerOf(priest[0])};
    }
    m_gods["tip"] = word[14];
    m_known["tip"] = {};
    m_phase = "follower";
}

// O8 to O10
void Game::setFollower(const std::string &colour, const std::string &god)
{
    ++m_followers[god][colour[0]];
    ++m_set;
    const std::string colours = coloursInPlay();
    if (m_set == 5 * static_cast<int>(colours.size()))
        beginTurn('a');
    else
        m_seat = ownerOf(colours[m_set % colours.size()]);
}

void Game::beginTurn(char seat)
{
    m_seat = seat;
    ++m_turn;
    m_stuck = allSteps().empty() ? m_stuck + 1 : 0;
    m_phase = m_stuck > 0 ? "move" : "walk"; // O11
}

void Game::endTurn()
{
    if (m_stuck == m_players)
        return end("stuck", "tip"); // O22
    beginTurn(static_cast<char>('a' + (m_seat - 'a' + 1) % m_players));
}

void Game::step(const std::string &priest, const std::string &to)
{
    if (m_walker.empty()) {
        m_walker = priest;
        m_left = m_towns[priest];
    }
    for (const Way &way : ways(m_at[priest], priest)) {
        if (way.to != to)
            continue;
        m_spent += way.cost;
        m_left -= way.cost;
        break;
    }
    m_mayStop = false;
    const std::string other = priestOn(to);
    m_at[priest] = to;
    if (to == "tip")
        return end("tip", m_tip == "priest" ? priest : "tip"); // O19
    if (m_blockades.erase(to) > 0)
        ++m_towns[priest]; // O14
    if (!other.empty())
        return fight(priest, other);
    if (m_left == 0)
        endWalk();
}

int Game::strength(const std::string &priest) const
{
    int all = 0;
    for (const auto &[colour, number] : m_followers.at(m_gods.at(priest)))
        all += number;
    return all;
}

// O15
void Game::fight(const std::string &mover, const std::string &defender)
{
    const bool won = strength(mover) >= strength(defender);
    m_winner = won ? mover : defender;
    m_loser = won ? defender : mover;
    m_at[m_loser] = townOf(m_loser);
    for (const std::string &one : {mover, defender}) { // O23
        m_known[one].insert(ownerOf(mover[0]));
        m_known[one].insert(ownerOf(defender[0]));
    }
    m_phase = "fight";
}

// O15, O16
void Game::continueAfterFight(bool swap)
{
    if (swap) {
        std::swap(m_gods[m_winner], m_gods[m_loser]);
        std::swap(m_known[m_winner], m_known[m_loser]);
    }
    const bool won = m_winner == m_walker;
    m_winner.clear();
    m_loser.clear();
    m_phase = "walk";
    m_mayStop = won;
    if (!won || m_left == 0)
        endWalk();
}

// O14
void Game::block(const std::string &space)
{
    --m_towns[m_walker];
    m_blockades.insert(space);
    bool all = true;
    for (const char face : kFaces)
        all = all && m_blockades.count(std::string(1, face) + "-4-0") > 0;
    if (all)
        return end("blocked", "tip"); // O20
    endWalk();
}

// O17
void Game::sow()
{
    const auto &names = priestNames();
    std::size_t town = static_cast<std::size_t>(std::find(names.begin(), names.end(), m_walker) - names.begin());
    while (m_spent > 0) {
        town = (town + 1) % names.size();
        if (names[town] == m_walker)
            return; // the round is made: what is left over stays at home
        if (!isPresent(names[town][0]))
            continue;
        --m_towns[m_walker];
        ++m_towns[names[town]];
        --m_spent;
    }
}

void Game::endWalk()
{
    sow();
    m_walker.clear();
    m_spent = 0;
    m_left = 0;
    m_mayStop = false;
    m_phase = "move";
}

// O21
void Game::end(const std::string &reason, const std::string &decider)
{
    m_phase = "over";
    m_reason = reason;
    m_walker.clear();
    const auto &there = m_followers.at(m_gods.at(decider));
    int most = -1;
    for (int i = 0; i < m_players; ++i) {
        const char seat = static_cast<char>('a' + (m_seat - 'a' + i) % m_players);
        for (const char colour : ownColours(seat))
            m_score[seat] += there.at(colour);
        if (m_score[seat] > most) {
            most = m_score[seat];
            m_victor = seat;
        }
    }
}

std::map<std::string, std::string> Game::state() const
{
    std::map<std::string, std::string> all;
    const auto text = [](const std::string &word) { return '"' + word + '"'; };
    all["turn"] = std::to_string(m_turn);
    all["phase"] = text(m_phase);
    std::vector<std::string> actors{std::string(1, m_phase == "fight" ? ownerOf(m_winner[0]) : m_seat)};
    if (m_phase == "gods")
        actors = {"chance"};
    if (m_phase == "over")
        actors.clear();
    all["to_act"] = joined(actors);
    for (const auto &[priest, node] : m_at)
        all["priests/" + priest] = text(node);
    for (const auto &[priest, counters] : m_towns)
        all["towns/" + priest] = std::to_string(counters);
    all["blockades"] = joined(m_blockades);
    for (const auto &[god, there] : m_followers) {
        for (const auto &[colour, number] : there)
            all["followers/" + god + "/" + colour] = std::to_string(number);
    }
    all["gods"] = "null";
    for (const auto &[place, god] : m_gods) {
        all.erase("gods");
        all["gods/" + place] = text(god);
    }
    if (m_walker.empty()) {
        all["walk"] = "null";
    } else {
        all["walk/priest"] = text(m_walker);
        all["walk/spent"] = std::to_string(m_spent);
        all["walk/left"] = std::to_string(m_left);
    }
    if (m_winner.empty()) {
        all["fight"] = "null";
    } else {
        all["fight/winner"] = text(m_winner);
        all["fight/loser"] = text(m_loser);
    }
    all["over"] = "null";
    if (m_phase == "over") {
        all.erase("over");
        all["over/winners"] = joined(std::vector<std::string>{std::string(1, m_victor)});
        all["over/reason"] = text(m_reason);
        for (const auto &[seat, score] : m_score)
            all[std::string("over/score/") + seat] = std::to_string(score);
    }
    return all;
}

std::map<std::string, std::string> Game::known() const
{
    std::map<std::string, std::string> all;
    for (const auto &[place, seats] : m_known)
        all[place] = std::string(seats.begin(), seats.end());
    return all;
}

} // namespace reference
