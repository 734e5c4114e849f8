// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat sees (A31), in all positions of random games.
#include "games.h"
#include "positions.h"

#include <algorithm>

using namespace positions;
using namespace std::string_literals;
using engine::aton::Cards;
using engine::aton::Verb;

namespace {

constexpr std::array<Seat, 2> kSeats{kRed, kAmun};
/// One position in so many is looked at by the laws that try everything.
constexpr int kSample = 50;

/// Cards in a random order, to be handed out one after the other.
class Shuffled {
public:
    Shuffled(Cards cards, Random &random)
    {
        for (int value = 1; value <= 4; ++value)
            m_values.insert(m_values.end(), static_cast<std::size_t>(cards.count(value)), value);
        for (std::size_t i = m_values.size(); i > 1; --i)
            std::swap(m_values[i - 1], m_values[random.below(static_cast<std::uint32_t>(i))]);
    }
    int next()
    {
        const int value = m_values.back();
        m_values.pop_back();
        return value;
    }
    Cards next(int n)
    {
        Cards cards;
        while (n-- > 0)
            cards = cards + Cards::one(next());
        return cards;
    }

private:
    std::vector<int> m_values;
};

/// The position with all cards dealt anew that the seat cannot know: those of the other player's pile, exchanged
/// cards, hand and row not turned up, but for the cards in hand or row of which the values are known.
Position dealtAnew(Position position, Seat seat, Random &random)
{
    Side &other = position.sides[engine::aton::otherSeat(seat)];
    const bool rowDown = other.hasLaid && !position.cardsAreUp();
    const Cards row = rowDown ? other.laid.cards() : Cards{};
    Shuffled cards(other.pile + other.exchanged + ((other.hand + row) - other.known), random);
    other.pile = cards.next(other.pile.size());
    other.exchanged = cards.next(other.exchanged.size());
    if (!other.hand.empty())
        other.hand = other.known + cards.next(4 - other.known.size());
    if (rowDown) {
        Shuffled laid(other.known + cards.next(4 - other.known.size()), random);
        other.laid = {};
        for (int cartouche = 1; cartouche <= 4; ++cartouche)
            other.laid.set(cartouche, laid.next());
    }
    return position;
}

const char *hiddenCardsMakeNoDifference(const Position &position)
{
    static Random random(17);
    for (const Seat seat : kSeats) {
        const Position other = dealtAnew(position, seat, random);
        if (const char *const lost = conservation(other))
            return lost;
        const Position view = Aton::observe(position, seat);
        if (view != Aton::observe(other, seat))
            return "a view differs by hidden cards";
        if (Aton::hash(view) != Aton::hash(Aton::observe(other, seat)))
            return "equal views differ in hash";
    }
    return nullptr;
}

const char *ownKnowledgeStays(const Position &position)
{
    for (const Seat seat : kSeats) {
        const Position view = Aton::observe(position, seat);
        if (view.viewer != seat || view.sides[seat] != position.sides[seat])
            return "a view changes what the seat knows of itself";
        if (Aton::observe(view, seat) != view)
            return "a view of a view differs";
        const Side &whole = position.sides[engine::aton::otherSeat(seat)];
        const Side &seen = view.sides[engine::aton::otherSeat(seat)];
        const bool open = seen.squares == whole.squares && seen.dead == whole.dead && seen.score == whole.score
                          && seen.exchangeOwned == whole.exchangeOwned && seen.open == whole.open
                          && seen.discard == whole.discard && seen.hasLaid == whole.hasLaid
                          && (!position.cardsAreUp() || seen.laid == whole.laid);
        if (!open || Aton::toAct(view) != Aton::toAct(position) || Aton::result(view) != Aton::result(position))
            return "a view hides what is open";
        const bool sizes = seen.pileSize() == whole.pileSize() && seen.discardSize() == whole.discardSize()
                           && seen.handSize() == whole.handSize();
        if (!sizes)
            return "a view hides how many cards there are";
    }
    return nullptr;
}

const char *viewsReadBack(const Position &position)
{
    for (const Seat seat : kSeats) {
        const Position view = Aton::observe(position, seat);
        const auto read = Aton::read(Aton::text(view));
        const auto *same = std::get_if<Position>(&read);
        if (!same || *same != view)
            return "text of a view does not read back";
    }
    return nullptr;
}

/// Of the seats' actions a view lists its own; of chance all outcomes or, where they are hidden, none.
const char *ownActionsAreListed(const Position &position)
{
    Aton::Actions all;
    listed(position, all);
    std::sort(all.begin(), all.end());
    for (const Seat seat : kSeats) {
        Aton::Actions own;
        listed(Aton::observe(position, seat), own);
        std::sort(own.begin(), own.end());
        if (Aton::toAct(position) == seatBit(kChance)) {
            const bool hidden = position.phase == Phase::Deal && position.actor != seat;
            if (hidden ? !own.empty()
                       : position.actor == seat && !std::equal(own.begin(), own.end(), all.begin(), all.end()))
                return "a view lists wrong outcomes";
            if (own.size() != Aton::outcomeCount(Aton::observe(position, seat)))
                return "a view counts other outcomes than it lists";
            continue;
        }
        std::vector<Action> expected;
        std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                     [seat](Action a) { return a.actor() == seat; });
        if (!std::equal(own.begin(), own.end(), expected.begin(), expected.end()))
            return "a view lists other actions than the seat's own";
    }
    return nullptr;
}

/// True if both see all of the action and of what follows from it at once.
bool isOpen(Action action)
{
    const unsigned verb = action.verb();
    return verb == static_cast<unsigned>(Verb::Exchange)
           || (verb >= static_cast<unsigned>(Verb::Remove) && verb <= static_cast<unsigned>(Verb::Take));
}

/// To act in the open and to look comes to the same as to look and then to act.
const char *openActionsApplyToViews(const Position &position)
{
    Aton::Actions actions;
    listed(position, actions);
    for (const Action action : actions) {
        if (!isOpen(action))
            continue;
        Position after = position;
        Aton::apply(after, action);
        for (const Seat seat : kSeats) {
            Position view = Aton::observe(position, seat);
            if (!Aton::isLegal(view, action))
                return "an open action is not legal on a view";
            Aton::apply(view, action);
            if (view != Aton::observe(after, seat))
                return "an open action has another effect on a view";
        }
    }
    return nullptr;
}

/// Whatever a view accepts is legal; of hidden actions of others it accepts none.
const char *hiddenActionsAreRefused(const Position &position)
{
    for (const Seat seat : kSeats) {
        const Position view = Aton::observe(position, seat);
        Aton::Actions own;
        listed(view, own);
        for (const Action action : candidates()) {
            const bool isListed = std::find(own.begin(), own.end(), action) != own.end();
            const bool legal = Aton::isLegal(view, action);
            if (legal == Aton::refusal(view, action).has_value())
                return "legal and refused on a view";
            const bool openOfOther = isOpen(action) && action.actor() != seat && Aton::isLegal(position, action);
            if (legal != (isListed || openOfOther))
                return "a view accepts what its seat cannot know";
        }
    }
    return nullptr;
}

} // namespace

class TestLawsViews : public QObject {
    Q_OBJECT

private slots:
    void A31_hiddenCardsMakeNoDifference() { QCOMPARE(firstBreach(kGames, hiddenCardsMakeNoDifference), ""s); }
    void A31_ownKnowledgeStays() { QCOMPARE(firstBreach(kGames, ownKnowledgeStays), ""s); }
    void A31_viewsReadBack() { QCOMPARE(firstBreach(kGames, viewsReadBack), ""s); }
    void A31_ownActionsAreListed() { QCOMPARE(firstBreach(kGames, ownActionsAreListed), ""s); }
    void A31_openActionsApplyToViews() { QCOMPARE(firstBreach(kGames, openActionsApplyToViews), ""s); }
    void A31_hiddenActionsAreRefused();
};

void TestLawsViews::A31_hiddenActionsAreRefused()
{
    int number = 0;
    const auto everySo = [&number](const Position &position) {
        return ++number % kSample == 0 ? hiddenActionsAreRefused(position) : nullptr;
    };
    QCOMPARE(firstBreach(kGames / 2, everySo), ""s);
}

QTEST_GUILESS_MAIN(TestLawsViews)
#include "tst_laws_views.moc"
