// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/export_choice.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

namespace views {

namespace {

using Kind = ExportChoice::Kind;

constexpr std::pair<Kind, const char *> kEndings[] = {{Kind::Png, "png"}, {Kind::Svg, "svg"},   {Kind::Pdf, "pdf"},
                                                      {Kind::Gif, "gif"}, {Kind::Page, "html"}, {Kind::Text, "txt"}};

} // namespace

QString endingOf(Kind kind)
{
    const auto *const found =
        std::find_if(std::begin(kEndings), std::end(kEndings), [kind](const auto &pair) { return pair.first == kind; });
    return QString::fromLatin1(found->second);
}

std::optional<Kind> kindOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const auto &[kind, name] : kEndings) {
        if (ending == QLatin1String(name))
            return kind;
    }
    return std::nullopt;
}

} // namespace views
