// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/drawing.h"

#include <algorithm>

#include "model/words/words.h"

namespace record {

namespace {

const QStringList kForms{QStringLiteral("arrow"), QStringLiteral("circle"), QStringLiteral("fill")};

} // namespace

const QStringList &pens()
{
    static const QStringList all{QStringLiteral("solid"), QStringLiteral("dashed"), QStringLiteral("dotted"),
                                 QStringLiteral("double")};
    return all;
}

QString toText(const Drawing &drawing, const engine::Game &game)
{
    QStringList words{kForms[static_cast<qsizetype>(drawing.form)], pens()[drawing.pen]};
    for (const engine::PlaceIndex place : {drawing.at, drawing.to}) {
        if (place != engine::kNowhere)
            words << QString::fromStdString(game.places()[static_cast<std::size_t>(place)].id);
    }
    return words.join(u' ');
}

std::optional<Drawing> drawingOf(const QString &text, const engine::Game &game)
{
    const QStringList words = text.split(u' ');
    const qsizetype form = kForms.indexOf(words.front());
    const bool isArrow = form == 0;
    if (form < 0 || words.size() != (isArrow ? 4 : 3))
        return std::nullopt;
    Drawing drawing{static_cast<Drawing::Form>(form), static_cast<int>(pens().indexOf(words[1])),
                    game.placeOf(words[2].toStdString())};
    if (isArrow)
        drawing.to = game.placeOf(words[3].toStdString());
    const bool isWhole = drawing.pen >= 0 && drawing.at != engine::kNowhere;
    const bool goesAnywhere = !isArrow || (drawing.to != engine::kNowhere && drawing.to != drawing.at);
    return isWhole && goesAnywhere ? std::optional(drawing) : std::nullopt;
}

QString drawingWords(const Drawing &drawing, const words::Words &words)
{
    const std::string pen = pens()[drawing.pen].toStdString();
    engine::Message message{
        "drawing." + kForms[static_cast<qsizetype>(drawing.form)].toStdString(),
        {{"pen", words.text("pen." + pen).toStdString()}, {"at", words.place(drawing.at).toStdString()}}};
    if (drawing.to != engine::kNowhere)
        message.fields.emplace_back("to", words.place(drawing.to).toStdString());
    return words.say(message);
}

std::vector<Drawing> drawnOver(std::vector<Drawing> drawings, Drawing drawing)
{
    const auto isThere = [&drawing](const Drawing &other) {
        const bool isArrow = drawing.form == Drawing::Form::Arrow;
        return other.at == drawing.at && other.to == drawing.to && (other.form == Drawing::Form::Arrow) == isArrow;
    };
    const auto before = std::find_if(drawings.begin(), drawings.end(), isThere);
    const bool isAgain = before != drawings.end() && before->pen == drawing.pen;
    const bool wasCircle = isAgain && before->form == Drawing::Form::Circle;
    std::erase_if(drawings, isThere);
    if (wasCircle)
        drawing.form = Drawing::Form::Fill;
    if (!isAgain || wasCircle)
        drawings.push_back(drawing);
    return drawings;
}

} // namespace record
