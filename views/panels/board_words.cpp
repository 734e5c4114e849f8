// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/board_words.h"

#include <QLocale>

#include "model/engine/core/panel.h"
#include "views/panels/compact_board.h"

namespace views {

namespace {

QString rowWords(const engine::BoardRow &row, const PanelContext &context)
{
    return context.words->text("row." + row.id);
}

/// "gold 1", "papyrus 2, level 3 of 6", "statues in stock 4 (next: 3 granite)".
QString rowSaid(const engine::BoardRow &row, const PanelContext &context)
{
    QString said = PanelView::tr("%1 %2").arg(rowWords(row, context), words::Words::number(row.n));
    if (row.part == engine::BoardPart::Level)
        said =
            PanelView::tr("%1, level %2 of %3").arg(said, words::Words::number(row.at), words::Words::number(row.most));
    return row.note.id.empty() ? said : PanelView::tr("%1 (%2)").arg(said, context.words->say(row.note));
}

QString thingsSaid(const engine::PossessionGroup &group, const PanelContext &context)
{
    QStringList said;
    for (const engine::Possession &thing : group.things) {
        const QString name = possessionName(thing, *context.words);
        said << (thing.count == 1 ? name : PanelView::tr("%1 %2").arg(name, words::Words::number(thing.count)));
    }
    return QLocale().createSeparatedList(said);
}

/// "Balance +1; pure: white die 5; tainted: yellow die 2".
QString balanceSaid(const engine::BoardRow &row, const PanelContext &context)
{
    QStringList said{PanelView::tr("%1 %2").arg(rowWords(row, context), signedNumber(row.n))};
    for (const engine::PossessionGroup &group : row.groups) {
        if (!group.things.empty())
            said << PanelView::tr("%1: %2").arg(context.words->text("row." + group.id), thingsSaid(group, context));
    }
    return said.join(QStringLiteral("; "));
}

QString sentence(const QStringList &parts, const QString &between)
{
    QString said = parts.join(between);
    if (!said.isEmpty())
        said[0] = said[0].toUpper();
    return said.isEmpty() ? said : said + u'.';
}

} // namespace

QString possessionName(const engine::Possession &thing, const words::Words &words)
{
    const std::string piece = "cell.piece." + thing.kind;
    const std::string valued = piece + "." + std::to_string(thing.value);
    if (thing.value > 0)
        return words.has(valued) ? words.text(valued) : words.say({piece, {{"value", thing.value}}});
    return words.text(words.firstOf({piece + "-hidden", "row." + thing.kind}));
}

std::pair<QString, QString> cardWords(const engine::Possession &card, const words::Words &words)
{
    const std::string explained = "explain.piece." + card.kind + "." + std::to_string(card.value);
    if (card.value == 0 || !words.has(explained))
        return {possessionName(card, words), {}};
    const QString all = words.text(explained);
    const qsizetype colon = all.indexOf(u':');
    if (colon < 0)
        return {all, {}};
    QString effect = all.mid(colon + 1).trimmed();
    if (!effect.isEmpty())
        effect[0] = effect[0].toUpper();
    return {all.left(colon).trimmed(), effect};
}

QString rowSentence(const engine::BoardRow &row, const PanelContext &context)
{
    return sentence({row.part == engine::BoardPart::Balance ? balanceSaid(row, context) : rowSaid(row, context)}, {});
}

engine::SeatBoard asSeen(engine::SeatBoard board, const PanelContext &context)
{
    for (engine::BoardRow &row : board.rows) {
        for (engine::PossessionGroup &group : row.groups) {
            for (engine::Possession &thing : group.things) {
                if (thing.isSecret && context.isShared && !context.isOpen)
                    thing.value = 0;
            }
        }
    }
    return board;
}

QStringList boardSentences(const engine::SeatBoard &board, const PanelContext &context)
{
    using engine::BoardPart;
    QStringList figures, levels, balances, pieces, cards;
    for (const engine::BoardRow &row : board.rows) {
        switch (row.part) {
        case BoardPart::Total:
        case BoardPart::Figure: figures << rowSaid(row, context); break;
        case BoardPart::Level: levels << rowSaid(row, context); break;
        case BoardPart::Balance: balances << balanceSaid(row, context); break;
        case BoardPart::Pieces: pieces << rowSaid(row, context); break;
        case BoardPart::Pyramid:
            balances << PanelView::tr("%1: %2").arg(rowWords(row, context), context.words->say(row.note));
            break;
        case BoardPart::Cards:
            if (row.n > 0)
                cards << PanelView::tr("%1: %2").arg(rowWords(row, context), thingsSaid(row.groups.front(), context));
            break;
        }
    }
    QStringList head{context.words->seat(context.seatIds.value(board.seat).toStdString())};
    if (!board.about.id.empty())
        head << context.words->say(board.about);
    QStringList said = {sentence(head, QStringLiteral(", ")),   sentence(figures, QStringLiteral(", ")),
                        sentence(levels, QStringLiteral("; ")), sentence(balances, QStringLiteral("; ")),
                        sentence(pieces, QStringLiteral(", ")), sentence(cards, {})};
    said.removeAll(QString());
    return said;
}

QString secretsSaid(const engine::Panel &secrets, const PanelContext &context)
{
    QStringList said;
    for (const engine::PanelRow &row : secrets.rows) {
        if (!row.text.id.empty())
            said << PanelView::tr("%1: %2").arg(context.words->text("row." + row.id), context.words->say(row.text));
    }
    return context.words->heard(sentence(said, QStringLiteral("; ")));
}

} // namespace views
