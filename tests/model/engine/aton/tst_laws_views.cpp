// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat sees (A31), in all positions of random games.
#include "games.h"
#include "positions.h"

#include <algorithm>

#include "tests/model/engine/laws_views.h"
#include "tests/test_class.h"

namespace tests::tst_laws_views {

using namespace positions;
using namespace std::string_literals;
using engine::aton::Cards;
using engine::aton::Verb;

namespace {

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

/// True if both see all of the action and of what follows from it at once.
bool isSeenByBoth(Action action)
{
    const unsigned verb = action.verb();
    return verb == static_cast<unsigned>(Verb::Exchange)
           || (verb >= static_cast<unsigned>(Verb::Remove) && verb <= static_cast<unsigned>(Verb::Take));
}

/// Aton for the laws of views.
struct ViewLaws : AtonLaws {
    static Position dealtAnew(const Position &position, Seat seat, Random &random)
    {
        return tst_laws_views::dealtAnew(position, seat, random);
    }
    static const char *openIsShown(const Position &position, const Position &view, Seat seat);
    static bool isPublic(const Position &, Action action) { return isSeenByBoth(action); }
    static bool isOpen(const Position &, Action action) { return isSeenByBoth(action); }
    static laws::SeenOutcomes seenOutcomes(const Position &position, Seat seat)
    {
        if (position.actor == seat)
            return laws::SeenOutcomes::All;
        return position.phase == Phase::Deal ? laws::SeenOutcomes::None : laws::SeenOutcomes::Some;
    }
};

const char *ViewLaws::openIsShown(const Position &position, const Position &view, Seat seat)
{
    if (view.sides[seat] != position.sides[seat])
        return "a view changes what the seat knows of itself";
    const Side &whole = position.sides[engine::aton::otherSeat(seat)];
    const Side &seen = view.sides[engine::aton::otherSeat(seat)];
    const bool open = seen.squares == whole.squares && seen.dead == whole.dead && seen.score == whole.score
                      && seen.exchangeOwned == whole.exchangeOwned && seen.open == whole.open
                      && seen.discard == whole.discard && seen.hasLaid == whole.hasLaid
                      && (!position.cardsAreUp() || seen.laid == whole.laid);
    if (!open)
        return "a view hides what is open";
    const bool sizes = seen.pileSize() == whole.pileSize() && seen.discardSize() == whole.discardSize()
                       && seen.handSize() == whole.handSize();
    return sizes ? nullptr : "a view hides how many cards there are";
}

} // namespace

class TestLawsViews : public QObject {
    Q_OBJECT

private slots:
    void A31_hiddenCardsMakeNoDifference()
    {
        QCOMPARE(firstBreach(kGames, laws::hiddenMakesNoDifference<ViewLaws>), ""s);
    }
    void A31_ownKnowledgeStays() { QCOMPARE(firstBreach(kGames, laws::ownKnowledgeStays<ViewLaws>), ""s); }
    void A31_viewsReadBack() { QCOMPARE(firstBreach(kGames, laws::viewsReadBack<ViewLaws>), ""s); }
    void A31_ownActionsAreListed() { QCOMPARE(firstBreach(kGames, laws::ownActionsAreListed<ViewLaws>), ""s); }
    void A31_openActionsApplyToViews() { QCOMPARE(firstBreach(kGames, laws::openActionsApplyToViews<ViewLaws>), ""s); }
    void A31_hiddenActionsAreRefused();
};

void TestLawsViews::A31_hiddenActionsAreRefused()
{
    const auto law = laws::sometimes<ViewLaws>(kSample, laws::hiddenActionsAreRefused<ViewLaws>);
    QCOMPARE(firstBreach(kGames / 2, law), ""s);
}

} // namespace tests::tst_laws_views

TEST_CLASS(tst_laws_views, TestLawsViews)
#include "tst_laws_views.moc"
