// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/board/board_plan.h"
#include "views/panels/board_words.h"
#include "views/panels/panel_draft.h"

namespace views {

namespace {

constexpr double kBand = 56;
constexpr double kNarrowBand = 34;
constexpr double kNarrowCard = 260; ///< below this width the band is narrow
constexpr double kInset = 10;
constexpr double kUsualCard = 176; ///< high: what stands below does not move while one after the other is read
constexpr double kLeastWords = 120;
constexpr double kSignShare = 0.72;

} // namespace

/// The card that was pointed at as long as there is one, else the first; nothing without cards.
PanelPicture layOutCards(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    PanelDraft draft(panel, context, space);
    const double inset = draft.length(kInset);
    const double band = draft.length(space.width < kNarrowCard * space.unit ? kNarrowBand : kBand);
    const double left = band + inset + draft.length(10);
    const double width = std::max(space.width, left + draft.length(kLeastWords + kInset + 8));
    const double least = space.height > 0 ? space.height : draft.length(kUsualCard);
    if (panel.cards.empty())
        return draft.take({width, least});
    const auto known = std::find_if(panel.cards.begin(), panel.cards.end(), [&](const engine::ReadableCard &each) {
        return each.card.kind == space.pointedCard.kind && each.card.value == space.pointedCard.value;
    });
    const engine::ReadableCard &card = known == panel.cards.end() ? panel.cards.front() : *known;
    const words::Words &words = *context.words;
    const auto [name, effect] = cardWords(card.card, words);
    const std::string rule = "explain.piece." + card.card.kind;
    const std::vector<std::pair<QString, FontRole>> said{
        {name, FontRole::Heading},
        {card.about.id.empty() ? QString() : words.say(card.about), FontRole::Least},
        {effect, FontRole::Text},
        {words.has(rule) ? words.text(rule) : QString(), FontRole::Second},
        {card.now.id.empty() ? QString() : words.say(card.now), FontRole::Second}};
    // What is written is measured first: the paper lies beneath.
    const double right = width - inset - draft.length(8);
    const auto styleOf = [&draft](FontRole role) {
        TextStyle style = draft.style(role, Qt::AlignLeft, QStringLiteral("card-ink"));
        style.weight = role == FontRole::Text ? QFont::DemiBold : style.weight;
        return style;
    };
    double bottom = inset + draft.length(6);
    for (const auto &[text, role] : said) {
        if (!text.isEmpty())
            bottom += draft.highOf(text, styleOf(role), right - left) + draft.length(4);
    }
    const double height = std::max(least, bottom + inset);
    const QRectF paper = QRectF(0, 0, width, height).adjusted(inset, inset, -inset, -inset);
    const QString kind = QString::fromStdString(card.card.kind);
    draft.box(paper, QStringLiteral("card"), QStringLiteral("card-edge"), 1, 6);
    draft.box({paper.topLeft(), QSizeF(band, paper.height())}, QString(context.plan->cards.ground).replace(u'#', kind),
              {}, 0, 5);
    const double side = band * kSignShare;
    draft.picture(QString(context.plan->cards.sign).replace(u'#', kind),
                  {paper.left() + (band - side) / 2, paper.top() + draft.length(14), side, side});
    double y = inset + draft.length(6);
    for (const auto &[text, role] : said) {
        if (!text.isEmpty())
            y = draft.paragraph({left, y, right - left, 0}, text, styleOf(role)).rect.bottom() + draft.length(4);
    }
    return draft.take({width, height});
}

} // namespace views
