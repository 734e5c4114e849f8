// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/change_words.h"

#include <algorithm>

#include "views/scenario/editor_context.h"
#include "views/scenario/field_words.h"

namespace views {

using engine::Arrangement;
using engine::FieldRule;
using engine::kNowhere;
using scenario::PieceChange;

namespace {

constexpr qsizetype kMostHeard = 3; ///< sentences that one can follow

} // namespace

QStringList ChangeWords::said(const Arrangement &before, const Arrangement &after) const
{
    const scenario::Difference difference = scenario::difference(before, after);
    QStringList all;
    std::vector<PieceChange> rest = difference.pieces;
    for (auto gone = rest.begin(); gone != rest.end();) {
        // One that another one has replaced where it lay.
        const auto come = std::find_if(rest.begin(), rest.end(), [&](const PieceChange &each) {
            return each.from == kNowhere && gone->to == kNowhere && each.to == gone->from && each.count == gone->count
                   && each.piece.kind == gone->piece.kind;
        });
        if (come == rest.end()) {
            ++gone;
            continue;
        }
        all << tr("Replaced: %1 → %2, %3.").arg(nameOf(*gone), nameOf(*come), m_context.placeName(come->to));
        rest.erase(std::max(gone, come));
        rest.erase(std::min(gone, come));
        gone = rest.begin();
    }
    for (const PieceChange &change : rest)
        all << pieceSaid(change);
    for (const engine::PlaceIndex place : difference.turned)
        all << tr("Who may see it has changed: %1.").arg(m_context.placeName(place));
    std::vector<FieldRule> rules;
    for (const Arrangement *each : {&after, &before}) {
        const std::vector<FieldRule> offered =
            difference.fields.empty() ? std::vector<FieldRule>() : m_context.game().fields(*each);
        rules.insert(rules.end(), offered.begin(), offered.end());
    }
    for (const std::string &field : difference.fields)
        all << fieldSaid(field, rules, after);
    all.removeAll(QString());
    return all;
}

QString ChangeWords::brief(const Arrangement &before, const Arrangement &after) const
{
    const QStringList all = said(before, after);
    return all.size() <= kMostHeard ? all.join(QLatin1Char(' '))
                                    : tr("%n change(s) on the board.", nullptr, static_cast<int>(all.size()));
}

QString ChangeWords::pieceSaid(const PieceChange &change) const
{
    const QString name = nameOf(change);
    if (change.from == kNowhere)
        return tr("Added: %1, %2.").arg(name, m_context.placeName(change.to));
    if (change.to == kNowhere)
        return tr("Taken away: %1, %2.").arg(name, m_context.placeName(change.from));
    return tr("Moved: %1, %2 → %3.").arg(name, m_context.placeName(change.from), m_context.placeName(change.to));
}

QString ChangeWords::nameOf(const PieceChange &change) const
{
    const QString name = m_context.nameOf(change.piece);
    return change.count == 1 ? name : tr("%1 × %2").arg(words::Words::number(change.count), name);
}

/// By the first of the rules that is the field's; empty where the editor offers none.
QString ChangeWords::fieldSaid(const std::string &field, const std::vector<FieldRule> &rules,
                               const Arrangement &after) const
{
    const auto rule =
        std::find_if(rules.begin(), rules.end(), [&](const FieldRule &each) { return each.name == field; });
    if (rule == rules.end())
        return {};
    const FieldWords words(m_context.words(), m_context.game(), m_context.editor().seatCount());
    return tr("%1: now %2.").arg(words.labelOf(*rule), words.valueOf(*rule, *scenario::fieldOf(after, field)));
}

} // namespace views
