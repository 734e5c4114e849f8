// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be done now, and what the places say.
#include "play.h"

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/playout.h"
#include "model/engine/tekhenu/rules/places.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_prompts {

using namespace tekhenu;
using Messages = std::vector<Message>;

namespace {

Play asked(Op op, int arg = 0, int more = 0)
{
    Play play = table(2);
    play.p.value = 1;
    play.p.push({op, byte(arg), 0, byte(more)});
    return play;
}

Message caption(const Position &p, int place)
{
    for (const engine::Caption &each : Tekhenu::captions(p)) {
        if (each.place == place)
            return each.message;
    }
    return {};
}

} // namespace

class TestTekhenuPrompts : public QObject {
    Q_OBJECT

private slots:
    void diceAndAnubis();
    void valuesCostsAndBalances();
    void chanceSaysWhatItDecides();
    void captionsOfPlaces();
    void labelsSayWhatAnActionIs();
};

void TestTekhenuPrompts::diceAndAnubis()
{
    Play play = table(2);
    setDice(play, {"ra", "w5", "ra", "w5", "ra", "y5", "ra", "b2", "horus", "g3"});
    QCOMPARE(Tekhenu::prompt(play.p), (Messages{{"prompt.draft", {{"seat", "a"}}}, //
                                                {"prompt.dice", {{"pure", 2}, {"tainted", 2}}}}));
    play.of(0).goods[Scribes] = 2;
    play.p.shadow = 1;
    QCOMPARE(Tekhenu::prompt(play.p), (Messages{{"prompt.draft", {{"seat", "a"}}},
                                                {"prompt.dice", {{"pure", 2}, {"tainted", 3}}},
                                                {"prompt.anubis", {}}}));
    play.p.shadow = 0;
    setDice(play, {"ra", "b2"}); // T17: then any die
    QCOMPARE(Tekhenu::prompt(play.p)[1], (Message{"prompt.dice", {{"pure", 0}, {"tainted", 1}}}));
}

void TestTekhenuPrompts::valuesCostsAndBalances()
{
    Play play = asked(Op::Act);
    play.p.value = 4;
    play.of(0).goods[Scribes] = 1;
    QCOMPARE(Tekhenu::prompt(play.p), (Messages{{"prompt.act", {{"seat", "a"}, {"value", 4}}}, //
                                                {"prompt.scribes", {{"have", 1}}}}));
    play.p.extra = 2;
    play.p.extraValue = 3;
    QCOMPARE(Tekhenu::prompt(play.p), (Messages{{"prompt.act", {{"seat", "a"}, {"value", 3}}}}));
    QCOMPARE(Tekhenu::prompt(asked(Op::Pay, Bastet).p).front(),
             (Message{"prompt.pay", {{"seat", "a"}, {"cost", 2}, {"good", Value::List{"papyrus", "papyrus"}}}}));
    play = asked(Op::Faith);
    play.of(0).excess = 2;
    QCOMPARE(Tekhenu::prompt(play.p)[1], (Message{"prompt.balance", {{"balance", -2}}}));
    QCOMPARE(Tekhenu::prompt(play.p)[2], (Message{"rule.maat", {}}));
    QCOMPARE(Tekhenu::prompt(asked(Op::Destiny).p)[1], (Message{"rule.ankh", {}}));
    play = asked(Op::Feed);
    play.of(0).buildings = 6;
    QCOMPARE(Tekhenu::prompt(play.p).front(), (Message{"prompt.feed", {{"seat", "a"}, {"due", 2}}}));
    play = asked(Op::TakeStart);
    QCOMPARE(Tekhenu::prompt(play.p), (Messages{{"prompt.start", {{"seat", "a"}}}, {"rule.start-goods", {}}}));
    play.of(0).starts = 1U << 4U; // the first of both is on nobody's board yet
    QCOMPARE(Tekhenu::prompt(play.p), (Messages{{"prompt.start-second", {{"seat", "a"}, {"card", "s05"}}}}));
    play = asked(Op::Cards);
    play.p.cardsLeft = 2;
    QCOMPARE(Tekhenu::prompt(play.p)[1], (Message{"prompt.cards-left", {{"left", 2}}}));
}

void TestTekhenuPrompts::chanceSaysWhatItDecides()
{
    std::vector<std::string> ids;
    Random random(1);
    for (int number = 0; number < 16; ++number) {
        engine::playout<Tekhenu>(startOf(number), random, [&](const Position &p, Action) {
            const Messages said = Tekhenu::prompt(p);
            if (Tekhenu::toAct(p) == seatBit(kChance)
                && std::find(ids.begin(), ids.end(), said.front().id) == ids.end())
                ids.push_back(said.front().id);
        });
    }
    std::sort(ids.begin(), ids.end());
    const std::vector<std::string> all{"prompt.chance-block", "prompt.chance-card",   "prompt.chance-coin",
                                       "prompt.chance-die",   "prompt.chance-god",    "prompt.chance-offer",
                                       "prompt.chance-path",  "prompt.chance-start",  "prompt.chance-tile",
                                       "prompt.chance-wheel", "prompt.pick-building", "prompt.pick-die",
                                       "prompt.pick-field"};
    for (const std::string &each : all)
        QVERIFY2(std::find(ids.begin(), ids.end(), each) != ids.end(), each.c_str());
    Play bot = table(1);
    bot.p.push({Op::Pick, PickStatue, 1});
    QCOMPARE(Tekhenu::prompt(bot.p).front().id, "prompt.pick-statue"s);
}

void TestTekhenuPrompts::captionsOfPlaces()
{
    Play play = table(3);
    play.p.from = Thoth;
    QCOMPARE(caption(play.p, kSegmentPlace + Ra), (Message{"caption.segment", {{"light", "sunny"}}}));
    QCOMPARE(caption(play.p, kSegmentPlace + Horus), (Message{"caption.segment", {{"light", "shaded"}}}));
    QCOMPARE(caption(play.p, kSegmentPlace + Thoth), (Message{"caption.segment", {{"light", "dark"}}}));
    QCOMPARE(caption(play.p, kGodPlace + Hathor), (Message{"caption.god", {{"position", 3}, {"bonus", "3"}}}));
    QCOMPARE(caption(play.p, kSitePlace + kStatueN3).id, "caption.gold"s);
    play.p.gold = 0;
    QCOMPARE(caption(play.p, kSitePlace + kStatueN3).id, ""s);
    QCOMPARE(caption(play.p, kSitePlace + kWest + 2), (Message{"caption.bread", {{"cost", 4}}}));
    QCOMPARE(caption(play.p, kSitePlace + kEast + 1).id, ""s); // not in use
    QCOMPARE(caption(play.p, kFieldPlace + 4), (Message{"caption.field", {{"good", "faith"}}}));
    QCOMPARE(caption(play.p, kFieldPlace + 5), (Message{"caption.field", {{"good", "limestone"}}}));
    setPillar(play, "r1c5", 0, 1);
    QCOMPARE(caption(play.p, kFieldPlace + 4).id, ""s);
    QCOMPARE(caption(play.p, kTilePlace + 2), (Message{"caption.tile", {{"least", 5}, {"most", 6}, {"points", 3}}}));
    QCOMPARE(caption(play.p, kCardPlace + 4), (Message{"caption.section", {{"happiness", 5}}}));
    QCOMPARE(caption(play.p, kCardPlace + 8), (Message{"caption.closed", {{"population", 9}}}));
    const auto captions = Tekhenu::captions(play.p);
    const auto active = std::count_if(captions.begin(), captions.end(), [](const auto &each) { return each.active; });
    QCOMPARE(active, 1);
}

// What is kept in secret is for who keeps it alone.
void TestTekhenuPrompts::labelsSayWhatAnActionIs()
{
    const auto label = [](const Position &p, std::string_view action) {
        return Tekhenu::label(p, std::get<Action>(Tekhenu::readAction(action))).words;
    };
    Play play = table(2);
    play.of(0).goods[Scribes] = 1;
    setDice(play, {"ra", "w1", "bastet", "y2"});
    QVERIFY(play.does({"a draft ra w1"}));
    QCOMPARE(label(play.p, "a scribe +1").text("what"), "+1");
    const Message keeping = label(play.p, "a keep d03");
    QCOMPARE(keeping.text("card"), "d03");
    QCOMPARE(keeping.text("what"), "");
    QCOMPARE(label(play.p, "chance offer a d03").text("seat"), "a");
}

} // namespace tests::tst_tekhenu_prompts

TEST_CLASS(tst_tekhenu_prompts, TestTekhenuPrompts)
#include "tst_tekhenu_prompts.moc"
