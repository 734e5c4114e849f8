// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/fields.h"

#include <algorithm>

#include "model/engine/aton/aton.h"

namespace engine::aton {

namespace {

std::string ofSeat(std::string_view name, Seat seat) { return std::string(name) + "." + std::string(seatName(seat)); }
std::string ofTemple(int temple) { return "owed." + std::to_string(temple); }

/// Reads fields one by one and keeps the names of those that cannot be read.
class Reader {
public:
    Reader(const Value::Members &fields, Position &position) : m_fields(fields), p(position) {}

    std::vector<std::string> read()
    {
        p.round = static_cast<std::uint32_t>(number("round", kMostRound, 1));
        p.phase = choice("phase", kPhases, phaseName);
        p.actor = choice("actor", std::array{kRed, kAmun}, seatName);
        p.pending = static_cast<std::uint8_t>(number("pending", 255));
        p.surplus = static_cast<std::uint8_t>(number("surplus", 255));
        p.owed = 0;
        for (int temple = 1; temple <= kTemples; ++temple)
            p.owed = static_cast<std::uint16_t>(p.owed | (number(ofTemple(temple), 4) << (4 * (temple - 1))));
        p.first = choice("first", std::array{kNobody, kRed, kAmun}, seatName);
        p.reason = choice("reason", reasons(), reasonName);
        for (const Seat seat : {kRed, kAmun}) {
            p.sides[seat].score = static_cast<std::uint16_t>(number(ofSeat("score", seat), 999));
            p.sides[seat].known = figures(ofSeat("known", seat));
        }
        others();
        return std::move(m_wrong);
    }

private:
    static std::array<Reason, 9> reasons()
    {
        std::array<Reason, 9> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<Reason>(i);
        return all;
    }

    std::int64_t number(const std::string &name, std::int64_t most, std::int64_t otherwise = 0)
    {
        const Value *const value = fieldIn(m_fields, name);
        const std::int64_t *const n = value ? value->asInt() : nullptr;
        if (n && *n >= 0 && *n <= most)
            return *n;
        m_wrong.push_back(name);
        return otherwise;
    }
    const std::string *word(const std::string &name) const
    {
        const Value *const value = fieldIn(m_fields, name);
        return value ? value->asText() : nullptr;
    }
    /// The one of these that has the name in the field; the first where none has.
    template <class All, class NameOf>
    typename All::value_type choice(const std::string &name, const All &all, NameOf nameOf)
    {
        const std::string *const text = word(name);
        for (const auto each : all) {
            if (text && *text == nameOf(each))
                return each;
        }
        m_wrong.push_back(name);
        return all.front();
    }
    Cards figures(const std::string &name)
    {
        const std::string *const text = word(name);
        Cards cards;
        if (!text || text->size() > 4 || text->find_first_not_of("1234") != std::string::npos) {
            m_wrong.push_back(name);
            return cards;
        }
        for (const char digit : *text)
            cards = cards + Cards::one(digit - '0');
        return cards;
    }
    void others()
    {
        for (const auto &member : m_fields) {
            if (!fieldIn(neutralFields(), member.first))
                m_wrong.push_back(member.first);
        }
    }

    const Value::Members &m_fields;
    Position &p;
    std::vector<std::string> m_wrong;
};

} // namespace

Value::Members fieldsOf(const Position &position)
{
    Value::Members fields{{"round", position.round},
                          {"phase", phaseName(position.phase)},
                          {"actor", seatName(position.actor)},
                          {"pending", position.pending},
                          {"surplus", position.surplus}};
    for (int temple = 1; temple <= kTemples; ++temple)
        fields.emplace_back(ofTemple(temple), position.owedBy(temple));
    fields.emplace_back("first", seatName(position.first));
    fields.emplace_back("reason", reasonName(position.reason));
    for (const Seat seat : {kRed, kAmun}) {
        fields.emplace_back(ofSeat("score", seat), position.sides[seat].score);
        fields.emplace_back(ofSeat("known", seat), digits(position.sides[seat].known));
    }
    return fields;
}

std::vector<std::string> readFields(const Value::Members &fields, Position &position)
{
    return Reader(fields, position).read();
}

const Value::Members &neutralFields()
{
    static const Value::Members fields = fieldsOf(Position{});
    return fields;
}

const Value *fieldIn(const Value::Members &fields, std::string_view name)
{
    const auto found =
        std::find_if(fields.begin(), fields.end(), [name](const auto &member) { return member.first == name; });
    return found == fields.end() ? nullptr : &found->second;
}

void setField(Value::Members &fields, std::string_view name, const Value &value)
{
    const auto found =
        std::find_if(fields.begin(), fields.end(), [name](const auto &member) { return member.first == name; });
    if (found == fields.end())
        fields.emplace_back(name, value);
    else
        found->second = value;
}

void setFields(Value::Members &fields, const Position &before, const Position &after)
{
    const Value::Members old = fieldsOf(before);
    for (const auto &[name, value] : fieldsOf(after)) {
        if (*fieldIn(old, name) != value)
            setField(fields, name, value);
    }
}

} // namespace engine::aton
