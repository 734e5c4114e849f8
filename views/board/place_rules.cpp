// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/place_rules.h"

#include <string>
#include <vector>

#include "views/board/board_plan.h"

namespace views {

namespace {

/// `KIND.VALUE` and `KIND.NAME-VALUE`.
QStringList keysOf(const std::string &kind, const std::string &name, const engine::Value &detail)
{
    QString value;
    if (const std::int64_t *n = detail.asInt())
        value = QString::number(*n);
    else if (const std::string *text = detail.asText())
        value = QString::fromStdString(*text);
    const QString before = QString::fromStdString(kind) + QLatin1Char('.');
    return {before + value, before + QString::fromStdString(name) + QLatin1Char('-') + value};
}

QStringList keysOf(const engine::Game &game, const engine::Piece &piece)
{
    const QString kind = QStringLiteral("piece.") + QString::fromStdString(game.pieceKinds()[piece.kind].id);
    QStringList keys{kind};
    if (const engine::Place *place = placeAt(game, piece.place))
        keys.prepend(kind + QLatin1Char('.') + QString::fromStdString(place->kind));
    if (piece.value != 0)
        keys.prepend(kind + QLatin1Char('.') + QString::number(piece.value));
    if (const qsizetype hyphen = kind.lastIndexOf(QLatin1Char('-')); hyphen >= 0)
        keys << kind.left(hyphen);
    return keys;
}

std::string entryOf(const QString &key) { return "explain." + key.toStdString(); }

} // namespace

QStringList PlaceRules::about(engine::PlaceIndex place) const
{
    const engine::Place *at = placeAt(m_shown.position.game(), place);
    if (!at)
        return {};
    engine::Value::Members facts = at->details;
    for (const auto &[option, choice] : m_shown.position.setup().options)
        facts.emplace_back(option, choice);
    QStringList said;
    for (const auto &[name, value] : facts) {
        const QStringList keys = keysOf(at->kind, name, value);
        for (const QString &key : keys) {
            if (m_words.has(entryOf(key)))
                said << m_words.say({entryOf(key), at->details});
        }
    }
    return said.isEmpty() ? QStringList{m_words.say({"explain." + at->kind, at->details})} : said;
}

QString PlaceRules::about(const engine::Piece &piece) const
{
    std::vector<std::string> entries;
    for (const QString &key : keysOf(m_shown.position.game(), m_shown.asSeen(piece)))
        entries.push_back(entryOf(key));
    return m_words.text(m_words.firstOf(entries));
}

QStringList PlaceRules::about(engine::PlaceIndex place, const engine::Piece *piece) const
{
    QStringList said = about(place);
    if (const QString ofPiece = piece ? about(*piece) : QString(); !ofPiece.isEmpty() && !said.contains(ofPiece))
        said << ofPiece;
    return said;
}

QStringList PlaceRules::aboutKeys(const engine::Game &game, engine::PlaceIndex place, const engine::Piece *piece)
{
    QStringList keys;
    const engine::Place *at = placeAt(game, place);
    if (at) {
        for (auto detail = at->details.rbegin(); detail != at->details.rend(); ++detail)
            keys << keysOf(at->kind, detail->first, detail->second);
    }
    if (piece)
        keys << keysOf(game, *piece);
    if (at)
        keys << QString::fromStdString(at->kind);
    return keys;
}

} // namespace views
