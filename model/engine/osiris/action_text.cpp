// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "model/engine/core/scanner.h"
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

using Words = std::vector<std::string_view>;

/// What a verb is called, and how many words follow it.
struct VerbRow {
    std::string_view name;
    std::size_t arguments;
};
constexpr std::array<VerbRow, 9> kVerbs{{{"gods", kGods},
                                         {"follower", 2},
                                         {"step", 2},
                                         {"stop", 0},
                                         {"swap", 0},
                                         {"keep", 0},
                                         {"block", 1},
                                         {"move", 3},
                                         {"pass", 0}}};

Unreadable wrong(std::string_view id, std::string_view text) { return {std::string(id), {{"text", text}}}; }

/// The colour, or seat, of that letter; -1 where it is none.
int letterOf(std::string_view text)
{
    const int c = text.size() == 1 ? text.front() - 'a' : -1;
    return c < kColours ? c : -1;
}

/// Reads the words behind a verb one by one; the first that is wrong is kept.
class Arguments {
public:
    explicit Arguments(const Words &words) : m_words(words) {}

    int colour()
    {
        const std::string_view text = m_words[m_next++];
        const int c = letterOf(text);
        if (c < 0)
            refuse("action.unknown-colour", text);
        return std::max(c, 0);
    }
    int priest() { return named("action.unknown-priest", kPriests, priestName); }
    God god()
    {
        return static_cast<God>(
            named("action.unknown-god", kGods, [](int i) { return kGodNames[static_cast<std::size_t>(i)]; }));
    }
    Node node()
    {
        return static_cast<Node>(
            named("action.unknown-place", kNodes, [](int i) { return nodeName(static_cast<Node>(i)); }));
    }
    void refuse(std::string_view id, std::string_view text)
    {
        if (!m_wrong)
            m_wrong = wrong(id, text);
    }
    std::variant<Action, Unreadable> orWrong(Action action) const
    {
        if (m_wrong)
            return *m_wrong;
        return action;
    }

private:
    template <class NameOf>
    int named(std::string_view id, int count, NameOf nameOf)
    {
        const std::string_view text = m_words[m_next++];
        for (int i = 0; i < count; ++i) {
            if (nameOf(i) == text)
                return i;
        }
        refuse(id, text);
        return 0;
    }

    const Words &m_words;
    std::size_t m_next = 2;
    std::optional<Unreadable> m_wrong;
};

std::variant<Action, Unreadable> readGods(const Words &words)
{
    Arguments in(words);
    std::array<God, kGods> gods{};
    unsigned seen = 0;
    for (God &god : gods) {
        god = in.god();
        if ((seen & (1U << god)) != 0)
            in.refuse("action.god-twice", kGodNames[god]);
        seen |= 1U << god;
    }
    return in.orWrong(makeGods(gods));
}

std::variant<Action, Unreadable> readArguments(const Words &words, Seat seat, Verb verb)
{
    Arguments in(words);
    Action action = makeAction(seat, verb);
    // Each argument on a line of its own, so that they are read in their order.
    if (verb == Verb::Follower) {
        const int colour = in.colour();
        action = makeFollower(seat, colour, in.god());
    } else if (verb == Verb::Step) {
        const int priest = in.priest();
        action = makeStep(seat, priest, in.node());
    } else if (verb == Verb::Block) {
        action = makeBlock(seat, in.node());
    } else if (verb == Verb::Move) {
        const int colour = in.colour();
        const God from = in.god();
        action = makeMove(seat, colour, from, in.god());
    }
    return in.orWrong(action);
}

/// The gods in their order; those that the seat does not know as `?` (O7, O23).
std::string godsText(const Position &position, Action action, Seat seat)
{
    std::string text;
    for (std::size_t i = 0; i < kGods; ++i) {
        const int priest = static_cast<int>(i);
        const bool own =
            i != kUnderTip && isPresent(colourOf(priest), position.seats) && ownerOfPriest(position, priest) == seat;
        text += ' ';
        text += seat == kNobody || own ? kGodNames[godArgument(action, i)] : std::string_view("?");
    }
    return text;
}

void add(std::string &text, std::string_view word) { text.append(" ").append(word); }

} // namespace

std::string Osiris::actionText(const Position &position, Action action, Seat seat)
{
    const Verb verb = verbOf(action);
    std::string text(seatName(action.actor()));
    add(text, kVerbs[action.verb()].name);
    const std::string colour{colourName(colourArgument(action))};
    switch (verb) {
    case Verb::Gods: return text + godsText(position, action, seat);
    case Verb::Follower:
        add(text, colour);
        add(text, kGodNames[templeArgument(action)]);
        break;
    case Verb::Step:
        add(text, priestName(priestArgument(action)));
        add(text, nodeName(stepArgument(action)));
        break;
    case Verb::Block: add(text, nodeName(blockArgument(action))); break;
    case Verb::Move:
        add(text, colour);
        add(text, kGodNames[templeArgument(action)]);
        add(text, kGodNames[targetArgument(action)]);
        break;
    default: break;
    }
    return text;
}

std::variant<Action, Unreadable> Osiris::readAction(std::string_view text)
{
    const Words words = splitAtSpaces(text);
    if (words.front() == "chance") {
        const bool right = words.size() == 2 + kVerbs[0].arguments && words[1] == kVerbs[0].name;
        if (right)
            return readGods(words);
        return wrong("action.chance-form", text);
    }
    const int seat = letterOf(words.front());
    if (seat < 0)
        return wrong("action.unknown-seat", words.front());
    if (words.size() < 2)
        return wrong("action.form", text);
    const auto *const row =
        std::find_if(kVerbs.begin() + 1, kVerbs.end(), [&words](const VerbRow &each) { return each.name == words[1]; });
    if (row == kVerbs.end())
        return wrong("action.unknown-verb", words[1]);
    if (words.size() != 2 + row->arguments)
        return wrong("action.form", text);
    return readArguments(words, static_cast<Seat>(seat), static_cast<Verb>(row - kVerbs.begin()));
}

} // namespace engine::osiris
