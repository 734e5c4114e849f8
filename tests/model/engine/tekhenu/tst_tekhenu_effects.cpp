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

} // namespace

class TestTekhenuEffects : public QObject {
    Q_OBJECT

private slots:
    void drafts();
    void previewOfADraft();
    void T72_tile();
    void T74_building();
    void osirisAndBonuses();
    void maat();
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
                 {"effect.side", {{"what", "tainted"}, {"balance", -5}}},
                 {"effect.uses",
                  {{"use", said("effect.use-none", {{"god", "ra"}})},
                   {"yield", said("effect.use-produce-excess",
                                  {{"resource", "papyrus"}, {"kept", 2}, {"excess", 3}, {"balance", -8}})}}}}));
    QCOMPARE(would(play, "a draft bastet w2"), "side -2, uses"s);
    QCOMPARE(would(play, "a draft horus g3"), "side -3, uses-grey"s);
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
    QCOMPARE(brief(preview->lines), "side 5, uses"s);
    const std::vector<engine::PreviewUse> uses{
        {{"die-w", 5}, {}, {"effect.side-alone", {{"what", "pure"}}}},
        {{"sign-ra"}, {"effect.use-none", {{"god", "ra"}}}, {"effect.balance", {{"balance", 5}}}},
        {{"res-l"},
         {"effect.use-produce", {{"resource", "limestone"}, {"kept", 2}, {"excess", 3}, {"balance", 2}}},
         {"effect.use-excess", {{"resource", "limestone"}, {"kept", 2}, {"excess", 3}, {"balance", 2}}}}};
    QCOMPARE(preview->uses, uses);
    play.of(0).goods[Gold] = 3;
    QCOMPARE(
        Tekhenu::preview(play.p, action("a draft ra w5"))->uses[1].then,
        (Message{"effect.cost-balance", {{"cost", 3}, {"good", Value::List{"limestone", "granite"}}, {"balance", 5}}}));
    // Space 3 brings 3 points, and r1c1 or another field of red and blue borders two edges.
    QCOMPARE(Tekhenu::preview(play.p, action("a draft ra w5"))->lines.back().words.fields.front(),
             (std::pair<std::string, Value>("use", said("effect.use-ra", {{"god", "ra"},
                                                                          {"cost", 3},
                                                                          {"number", 3},
                                                                          {"good", Value::List{"limestone", "granite"}},
                                                                          {"points", 5}}))));
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
             "cost 4 bread, gain bread 1, gain granite 1, gain faith 1, gain population 4, points 3"s);
}

void TestTekhenuEffects::osirisAndBonuses()
{
    Play play = table(3);
    setDice(play, {"osiris", "k1", "horus", "g3"});
    play.p.statues[Osiris] = {1, 2, kNone};
    play.p.gods = {Osiris, Ra, Hathor, Bastet, Thoth, Horus};
    QVERIFY(play.does({"a draft osiris k1", "a god osiris"}));
    // The first bonus asks for a choice: what comes after it is not told.
    QCOMPARE(would(play, "a build b1"), "gain bread 1, spend happiness 1, level bread 3, bonus b osiris"s);
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
    QCOMPARE(would(play, "a faith +3"), "spend faith 3, balance -1, order"s);
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
