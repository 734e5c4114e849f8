// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/fonts.h"

#include <QCache>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTextLayout>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kSystemPixels = 15; // the system's font size for which the sizes below are meant

struct Style {
    qreal pixels;
    QFont::Weight weight;
};

Style styleOf(FontRole role)
{
    switch (role) {
    case FontRole::Score: return {38, QFont::Bold};
    case FontRole::Card: return {50, QFont::Bold};
    case FontRole::Prompt: return {19, QFont::DemiBold};
    case FontRole::Heading: return {17, QFont::Bold};
    case FontRole::Text: return {15, QFont::Normal};
    case FontRole::Second: return {14, QFont::Normal};
    case FontRole::Least: break;
    }
    return {13, QFont::Normal};
}

bool isSystemFontUsed = false;
DesktopText desktopText;

constexpr qreal kLeastPixels = 12; ///< of any words in the window
// What Qt says of a desktop that it knows nothing of.
constexpr qreal kUnknownPoints = 9;
const QLatin1String kUnknownFamily("Sans Serif");

constexpr int kKnownTexts = 4000; // some boards full of words

/// A text whose measures are known: from step to step pages say much the same, and to measure words takes longer than
/// to paint pictures.
struct Written {
    QString text;
    QFont font;
    qreal width = 0; ///< at which it is broken

    friend bool operator==(const Written &, const Written &) = default;
    friend size_t qHash(const Written &key, size_t seed = 0) { return qHashMulti(seed, key.text, key.font, key.width); }
};

QStringList broken(const QString &text, const QFont &font, qreal width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QFont systemFont() { return QFontDatabase::systemFont(QFontDatabase::GeneralFont); }

/// The size of the system's words. What is nobody's wish makes none smaller.
qreal systemPixels()
{
    QFont font = systemFont();
    const bool isKnown = font.pointSizeF() != kUnknownPoints || font.family() != kUnknownFamily;
    const bool isSaid = !isKnown && desktopText.points > 0;
    if (isSaid)
        font.setPointSizeF(desktopText.points);
    const qreal pixels = QFontInfo(font).pixelSize();
    return (isKnown || isSaid ? pixels : std::max(kSystemPixels, pixels)) * desktopText.factor;
}

} // namespace

QStringList fontFamilies()
{
    if (isSystemFontUsed)
        return {systemFont().family()};
    // Asking whether a family is there lists all of them: once is enough.
    static const QStringList families = [] {
        QStringList found;
        for (const QLatin1String name :
             {QLatin1String("Inter"), QLatin1String("Noto Sans"), QLatin1String("DejaVu Sans")}) {
            if (QFontDatabase::hasFamily(name))
                found.append(name);
        }
        found.append(systemFont().family());
        found.removeDuplicates();
        return found;
    }();
    return families;
}

void useSystemFont(bool uses) { isSystemFontUsed = uses; }
void setDesktopText(const DesktopText &text) { desktopText = text; }

qreal fontScale() { return std::max(1.0, systemPixels() / kSystemPixels); }

qreal scaledLength(qreal length) { return length * fontScale(); }
int scaledPixels(int length) { return qRound(scaledLength(length)); }
QSizeF designedSize(QSizeF size) { return size / fontScale(); }
int designedLength(int length) { return qRound(length / fontScale()); }

QFont fontFor(FontRole role)
{
    const Style style = styleOf(role);
    return fontOfHeight(std::max(kLeastPixels, style.pixels * systemPixels() / kSystemPixels), style.weight);
}

qreal designedPixels(FontRole role) { return styleOf(role).pixels; }

QFont fontOfHeight(qreal pixels, QFont::Weight weight)
{
    QFont font;
    font.setFamilies(fontFamilies());
    font.setPixelSize(std::max(1, qRound(pixels)));
    font.setWeight(weight);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1); // figures of one width; older Qt cannot ask for them
#endif
    return font;
}

qreal textWidth(const QString &text, const QFont &font)
{
    static thread_local QCache<Written, qreal> known(kKnownTexts);
    const Written key{text, font};
    if (const qreal *width = known.object(key))
        return *width;
    const qreal width = QFontMetricsF(font).horizontalAdvance(text);
    known.insert(key, new qreal(width));
    return width;
}

QStringList wrappedLines(const QString &text, const QFont &font, qreal width)
{
    static thread_local QCache<Written, QStringList> known(kKnownTexts);
    const Written key{text, font, width};
    if (const QStringList *lines = known.object(key))
        return *lines;
    QStringList lines = broken(text, font, width);
    known.insert(key, new QStringList(lines));
    return lines;
}

} // namespace views
