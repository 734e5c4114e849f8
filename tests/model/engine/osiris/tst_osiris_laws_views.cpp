// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat sees (O23), in all positions of random games.
#include "games.h"
#include "positions.h"

#include <algorithm>

#include "tests/test_class.h"

namespace tests::tst_osiris_laws_views {

using namespace positions;
using namespace std::string_literals;
using engine::osiris::Verb;

namespace {

/// One position in so many is looked at by the laws that try everything.
constexpr int kSample = 200;

/// True if the viewer knows the god under that priest, or under the tip.
bool knows(const Position &view, std::size_t index) { return view.gods[index] != engine::osiris::kUnknownGod; }

/// True if the viewer knows the god that decides if the game ends now (O19, O20).
bool knowsDecider(const Position &view, bool byPriest, std::size_t priest)
{
    return knows(view, byPriest && view.tip == TipRule::Priest ? priest : engine::osiris::kUnderTip);
}

/// What follows from the legal action can be told from the gods that the viewer knows.
bool canBeTold(const Position &view, Action action)
{
    switch (engine::osiris::verbOf(action)) {
    case Verb::Gods: return false;
    case Verb::Step: {
        const auto mover = static_cast<std::size_t>(engine::osiris::priestArgument(action));
        const Node to = engine::osiris::stepArgument(action);
        if (to == engine::osiris::kTip)
            return knowsDecider(view, true, mover);
        const auto *const rival = std::find(view.at.begin(), view.at.end(), to);
        return rival == view.at.end()
               || (knows(view, mover) && knows(view, static_cast<std::size_t>(rival - view.at.begin())));
    }
    case Verb::Block: {
        const auto after = view.blockades | engine::osiris::spaceBit(engine::osiris::blockArgument(action));
        return (after & engine::osiris::kRoundTip) != engine::osiris::kRoundTip || knowsDecider(view, false, 0);
    }
    case Verb::Move:
    case Verb::Pass: return view.stuck < view.seats || knowsDecider(view, false, 0);
    default: return true;
    }
}

const char *opennessRestsOnKnownGods(const Position &position)
{
    Osiris::Actions actions;
    laws::listedOrDrawn<OsirisLaws>(position, actions);
    for (const Action action : actions) {
        if (!Osiris::isOpen(position, action))
            return "an action is not open on the full position";
        for (Seat seat = 0; seat < position.seats; ++seat) {
            const Position view = Osiris::observe(position, seat);
            if (Osiris::isOpen(view, action) != canBeTold(view, action))
                return "an action is open by other gods than those it rests on";
        }
    }
    return nullptr;
}

} // namespace

class TestOsirisLawsViews : public QObject {
    Q_OBJECT

private slots:
    void O23_hiddenGodsMakeNoDifference();
    void O23_ownKnowledgeStays();
    void O23_viewsReadBack();
    void O23_ownActionsAreListed();
    void O23_openActionsApplyToViews();
    void O23_opennessRestsOnKnownGods();
    void O23_hiddenActionsAreRefused();
};

void TestOsirisLawsViews::O23_hiddenGodsMakeNoDifference()
{
    QCOMPARE(firstBreach(kLawGames, laws::hiddenMakesNoDifference<OsirisLaws>), ""s);
}

void TestOsirisLawsViews::O23_ownKnowledgeStays()
{
    QCOMPARE(firstBreach(kLawGames, laws::ownKnowledgeStays<OsirisLaws>), ""s);
}

void TestOsirisLawsViews::O23_viewsReadBack()
{
    QCOMPARE(firstBreach(kLawGames / 2, laws::viewsReadBack<OsirisLaws>), ""s);
}

void TestOsirisLawsViews::O23_ownActionsAreListed()
{
    QCOMPARE(firstBreach(kLawGames, laws::ownActionsAreListed<OsirisLaws>), ""s);
}

void TestOsirisLawsViews::O23_openActionsApplyToViews()
{
    QCOMPARE(firstBreach(kLawGames / 2, laws::openActionsApplyToViews<OsirisLaws>), ""s);
}

void TestOsirisLawsViews::O23_opennessRestsOnKnownGods()
{
    QCOMPARE(firstBreach(kLawGames / 2, opennessRestsOnKnownGods), ""s);
}

void TestOsirisLawsViews::O23_hiddenActionsAreRefused()
{
    const auto law = laws::sometimes<OsirisLaws>(kSample, laws::hiddenActionsAreRefused<OsirisLaws>);
    QCOMPARE(firstBreach(kLawGames / 2, law), ""s);
}

} // namespace tests::tst_osiris_laws_views

TEST_CLASS(tst_osiris_laws_views, TestOsirisLawsViews)
#include "tst_osiris_laws_views.moc"
