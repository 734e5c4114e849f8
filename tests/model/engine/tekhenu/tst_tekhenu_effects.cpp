// SPDX-License-Identifier: GPL-3.0-or-later
// What actions would do.
#include "play.h"

#include "model/engine/core/insight.h"
#include "tests/extent.h"
#include "tests/model/engine/laws.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_effects {

using namespace tekhenu;

namespace {

/// Messages as ids with their numbers and goods, divided by `, `.
std::string brief(const std::vector<Message> &messages)
{
    std::string all;
    for (const Message &message : messages) {
        all += (all.empty() ? "" : ", ") + message.id.substr(message.id.find('.') + 1);
        for (const auto &[name, value] : message.fields) {
            if (const auto *n = value.asInt())
                all += " " + std::to_string(*n);
            else if (name == "good" || name == "god" || (name == "seat" && message.id == "effect.bonus"))
                all += " " + (value.asText() ? *value.asText() : "list"s);
        }
    }
    return all;
}

std::string brief(const std::vector<engine::NoteLine> &lines)
{
    std::vector<Message> messages;
    for (const engine::NoteLine &line : lines)
        messages.push_back(line.words);
    return brief(messages);
}

Value said(const char *id, Value::Members fields) { return Value::Members{{"said", id}, {"with", fields}}; }

Action action(std::string_view text) { return std::get<Action>(Tekhenu::readAction(text)); }

std::string would(const Play &play, std::string_view text)
{
    return play.may(text) ? brief(Tekhenu::consequences(play.p, action(text))) : "not legal"s;
}

/// That the action of a god is not possible after a draft, in the words of the refusal.
Value notPossible(Play play, std::string_view draft, const std::string &god, const char *lacks)
{
    Tekhenu::apply(play.p, action(draft));
    const Message refusal = *Tekhenu::illegalReason(play.p, action("a god " + god));
    return said("effect.use-none", {{"god", god}, {"why", said(lacks, refusal.fields)}});
}

} // namespace

class TestTekhenuEffects : public QObject {
    Q_OBJECT

private slots:
    void drafts();
    void previewOfADraft();
    void T72_tile();
    void T74_building();
    void osirisAndBonuses();
    void T35_statuesTellWhatTheyWillBring();
    void T20_whyAGodIsNotPossible();
    void maat();
    void T40_whatTheBalanceWouldCost();
    void previewsStandSomewhere();
};

void TestTekhenuEffects::drafts()
{
    Play play = table(2);
    setDice(play, {"ra", "y5", "bastet", "w2", "horus", "g3"});
    play.of(0).goods[Scribes] = 2;
    // The dice are not enough for their gods: only production is left. T24: two are kept, three are excess goods.
    QCOMPARE(Tekhenu::consequences(play.p, action("a draft ra y5")),
             (std::vector<Message>{
                 {"effect.side", {{"what", "tainted"}, {"colour", "y"}, {"light", "sunny"}, {"balance", -5}}},
                 {"effect.maat-loses", {{"place", 2}, {"n", 2}}},
                 {"effect.uses",
                  {{"use", notPossible(play, "a draft ra y5", "ra", "lacks.tile-too-dear")},
                   {"yield", said("effect.use-produce-excess",
                                  {{"resource", "papyrus"}, {"kept", 2}, {"excess", 3}, {"balance", -8}})}}}}));
    QCOMPARE(would(play, "a draft bastet w2"), "side -2, maat-loses 2 1, uses"s);
    QCOMPARE(would(play, "a draft horus g3"), "side -3, maat-loses 2 1, uses-grey"s);
    QCOMPARE(would(play, "a anubis ra y5"), "anubis 2 5"s);
    QVERIFY(play.does({"a draft ra y5"}));
    QCOMPARE(would(play, "a produce papyrus"), "gain papyrus 2, excess 3, balance -8"s);
    QCOMPARE(would(play, "a scribe +1"), "spend scribes 1, uses"s);
    QCOMPARE(would(play, "a idle"), ""s);
}

void TestTekhenuEffects::previewOfADraft()
{
    Play play = table(2);
    setDice(play, {"ra", "w5", "horus", "g3"});
    play.of(0).goods[Papyrus] = 2;
    play.p.spaces[2] = 1; // llg
    const auto preview = Tekhenu::preview(play.p, action("a draft ra w5"));
    QVERIFY(preview.has_value());
    QCOMPARE(preview->place, static_cast<engine::PlaceIndex>(Ra));
    QCOMPARE(preview->title.id, "label.draft"s);
    QCOMPARE(brief(preview->lines), "side 5, maat 2, uses"s);
    const std::vector<engine::PreviewUse> uses{
        {{"die-w", 5}, {}, {"effect.side-alone", {{"what", "pure"}}}},
        {{"sign-ra"},
         {"effect.use-none",
          {{"god", "ra"},
           {"why",
            said("lacks.tile-too-dear",
                 {{"limestone", 2}, {"granite", 1}, {"lowered", 0}, {"have", Value::List{0, 0}}, {"gold", 0}})}}},
         {"effect.balance", {{"balance", 5}}}},
        {{"res-l"},
         {"effect.use-produce", {{"resource", "limestone"}, {"kept", 2}, {"excess", 3}, {"balance", 2}}},
         {"effect.use-excess", {{"resource", "limestone"}, {"kept", 2}, {"excess", 3}, {"balance", 2}}}}};
    QCOMPARE(preview->uses, uses);
    play.of(0).goods[Gold] = 3;
    const Value::List price{"limestone", "limestone", "granite"};
    QCOMPARE(Tekhenu::preview(play.p, action("a draft ra w5"))->uses[1].then,
             (Message{"effect.cost-balance", {{"cost", 3}, {"good", price}, {"balance", 5}}}));
    // Space 3 brings 3 points, and r1c1 or another field of red and blue borders two edges.
    QCOMPARE(Tekhenu::preview(play.p, action("a draft ra w5"))->lines.back().words.fields.front(),
             (std::pair<std::string, Value>(
                 "use",
                 said("effect.use-ra", {{"god", "ra"}, {"cost", 3}, {"number", 3}, {"good", price}, {"points", 5}}))));
    // T06 leaves open which unit it is less.
    give(play, 0, {"t06"});
    QCOMPARE(Tekhenu::preview(play.p, action("a draft ra w5"))->uses[1].then,
             (Message{"effect.cost-balance",
                      {{"cost", 2}, {"good", said("cost.lowered", {{"good", price}, {"n", 1}})}, {"balance", 5}}}));
    QVERIFY(!Tekhenu::preview(play.p, std::nullopt));
}

void TestTekhenuEffects::T72_tile()
{
    Play play = table(4);
    setDice(play, {"ra", "y3", "horus", "g3"});
    for (const char *const name : {"w1", "s1", "n1"})
        setSite(play, name, 1);
    play.p.spaces[1] = 7; // llgg
    play.of(0).goods[Limestone] = play.of(0).goods[Granite] = 3;
    QVERIFY(play.does({"a draft ra y3", "a god ra"}));
    QCOMPARE(would(play, "a tile r1c1"), "turns 10"s);
    QVERIFY(play.does({"a tile r1c1"}));
    QCOMPARE(would(play, "a turn 0"), "edges 1, gain papyrus 1, spend limestone 2, spend granite 2, points 10"s);
}

void TestTekhenuEffects::T74_building()
{
    Play play = table(2);
    setDice(play, {"hathor", "y4", "horus", "g3"});
    setPillar(play, "r3c2", 0, 1);
    setPillar(play, "r3c4", 1, 2);
    play.of(0).goods[Bread] = 4;
    play.of(0).goods[Gold] = 1;
    QVERIFY(play.does({"a draft hathor y4", "a god hathor"}));
    QCOMPARE(would(play, "a build w3"),
             "cost 4 list, gain bread 1, gain granite 1, gain faith 1, gain population 4, points 3"s);
}

void TestTekhenuEffects::osirisAndBonuses()
{
    Play play = table(3);
    setDice(play, {"osiris", "k1", "horus", "g3"});
    play.p.statues[Osiris] = {1, 2, kNone};
    play.p.gods = {Osiris, Ra, Hathor, Bastet, Thoth, Horus};
    QCOMPARE(would(play, "a draft osiris k1"), "side 1, maat 3, uses, bonus-for osiris"s);
    QVERIFY(play.does({"a draft osiris k1"}));
    QCOMPARE(Tekhenu::consequences(play.p, action("a god osiris")).back(),
             (Message{"effect.bonus-for", {{"owner", Value::List{"b", "c"}}, {"god", "osiris"}, {"bonus", "1"}}}));
    QVERIFY(play.does({"a god osiris"}));
    // The first bonus asks for a choice: what comes after it is not told.
    QCOMPARE(would(play, "a build b1"), "gain bread 1, spend happiness 1, level bread 3, bonus b osiris"s);
}

// Of two players both have the bonus, of more the others alone.
void TestTekhenuEffects::T35_statuesTellWhatTheyWillBring()
{
    for (const int seats : {2, 3}) {
        Play play = table(seats);
        setDice(play, {"horus", "g3"});
        play.of(0).goods[Granite] = 3;
        play.p.statues[Horus] = {0, kNone, kNone};
        const auto bonuses = brief(Tekhenu::consequences(play.p, action("a draft horus g3")));
        QCOMPARE(bonuses.find("bonus-for") != std::string::npos, seats == 2);
        QVERIFY(play.does({"a draft horus g3", "a god horus"}));
        QCOMPARE(Tekhenu::consequences(play.p, action("a statue hathor")).back(),
                 (Message{seats == 2 ? "effect.statue-anybody" : "effect.statue-others",
                          {{"god", "hathor"}, {"bonus", "3"}}}));
        QCOMPARE(brief(Tekhenu::consequences(play.p, action("a statue pb0"))).find("statue-"), std::string::npos);
    }
}

void TestTekhenuEffects::T20_whyAGodIsNotPossible()
{
    Play play = table(2);
    setDice(play, {"horus", "g2", "bastet", "y1", "osiris", "k3", "thoth", "b1", "hathor", "w2", "ra", "w1"});
    const auto why = [&play](const std::string &draft) {
        const std::string all = brief(Tekhenu::consequences(play.p, action(draft)));
        const Message uses = Tekhenu::consequences(play.p, action(draft)).back();
        const Value *const use = uses.fields.front().second.find("with");
        const Value *const reason = use ? use->find("why") : nullptr;
        return reason ? std::string(*reason->find("said")->asText()) : all;
    };
    QCOMPARE(why("a draft horus g2"), "lacks.too-dear"s);
    QCOMPARE(why("a draft bastet y1"), "lacks.too-dear"s);
    QCOMPARE(why("a draft hathor w2"), "lacks.too-dear"s);
    play.of(0).statues = play.of(0).buildings = 0;
    QCOMPARE(why("a draft horus g2"), "lacks.none-left"s);
    QCOMPARE(why("a draft osiris k3"), "lacks.none-left"s);
    play.p.spaces[0] = 0;
    QCOMPARE(why("a draft ra w1"), "lacks.no-tile"s);
    play.of(0).happiness = 0;
    QCOMPARE(why("a draft thoth b1"), "lacks.no-card"s);
}

// T40, T61: before the draft and with the faith that is chosen.
void TestTekhenuEffects::T40_whatTheBalanceWouldCost()
{
    Play play = table(2, {{"maat", "strict"}});
    setDice(play, {"ra", "y5", "ra", "w1"});
    const auto maat = [&play](std::string_view draft) { return Tekhenu::consequences(play.p, action(draft))[1]; };
    QCOMPARE(maat("a draft ra y5"), (Message{"effect.maat-loses", {{"place", 2}, {"n", 4}}}));
    QCOMPARE(maat("a draft ra w1"), (Message{"effect.maat", {{"place", 2}}}));
    play.of(1).excess = 2;
    QCOMPARE(maat("a draft ra w1"), (Message{"effect.maat", {{"place", 1}}}));
    Play alone = table(1); // the rival's balance will be 3
    setDice(alone, {"ra", "w2", "ra", "w3"});
    QCOMPARE(Tekhenu::consequences(alone.p, action("a draft ra w2"))[1], (Message{"effect.maat", {{"place", 1}}}));
    QCOMPARE(Tekhenu::consequences(alone.p, action("a draft ra w3"))[1], (Message{"effect.maat", {{"place", 2}}}));
}

void TestTekhenuEffects::maat()
{
    Play play = table(2);
    play.p.round = 4;
    play.p.depth = 0;
    play.p.push({{Op::Faith, 0, 0}, {Op::Faith, 0, 1}, {Op::Maat}});
    play.of(0).dice[0] = byte(dieOf(White, 4) + 1);
    play.of(0).sides[0] = Tainted;
    play.of(0).diceCount = 1;
    play.of(0).goods[Faith] = play.of(1).goods[Faith] = 3;
    QCOMPARE(would(play, "a faith +3"), "spend faith 3, balance -1, order, maat-costs 1"s);
    QVERIFY(play.does({"a faith +3"}));
    QCOMPARE(would(play, "b faith +2"), "spend faith 2, balance 2, order"s);
}

void TestTekhenuEffects::previewsStandSomewhere()
{
    struct T {
        using Game = Tekhenu;
        static Position start(int number) { return startOf(number); }
    };
    int previews = 0;
    const auto law = [&](const Position &p) -> const char * {
        Actions actions;
        Tekhenu::legal(p, actions);
        for (const Action each : actions) {
            const auto preview = Tekhenu::preview(p, each);
            if (preview && (!Tekhenu::isInPlay(p, preview->place) || preview->title.id.empty()))
                return "a preview stands nowhere";
            previews += preview ? 1 : 0;
        }
        return nullptr;
    };
    QCOMPARE(laws::firstBreach<T>(tests::many(40), laws::sometimes<T>(5, law)), ""s);
    QVERIFY(previews > 0);
}

} // namespace tests::tst_tekhenu_effects

TEST_CLASS(tst_tekhenu_effects, TestTekhenuEffects)
#include "tst_tekhenu_effects.moc"
