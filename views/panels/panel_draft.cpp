// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_draft.h"

#include <cmath>
#include <utility>

#include <QCache>
#include <QFontMetricsF>
#include <QHash>

#include "views/board/piece_renderer.h"

namespace views {

namespace {

constexpr int kKnownWidths = 4000;
constexpr int kKnownTexts = 1000;

/// All that decides how wide words are.
struct Measured {
    QString text;
    int pixels, weight, stretch;

    friend bool operator==(const Measured &, const Measured &) = default;
    friend size_t qHash(const Measured &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.text, key.pixels, key.weight, key.stretch);
    }
};

Measured measured(const QString &text, const TextStyle &style)
{
    return {text, qRound(style.size), style.weight, style.stretch};
}

/// The lines of a text. As with widths, a panel asks for the same again: for each size that it is measured in.
QStringList brokenLines(const QString &text, const TextStyle &style, double width)
{
    static thread_local QCache<std::pair<Measured, double>, QStringList> known(kKnownTexts);
    const std::pair key(measured(text, style), width);
    if (const QStringList *lines = known.object(key))
        return *lines;
    const QStringList lines = wrappedLines(text, fontOf(style), width);
    known.insert(key, new QStringList(lines));
    return lines;
}

} // namespace

PanelDraft::PanelDraft(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
    : m_panel(panel), m_context(context), m_space(space)
{
    begin("head");
}

void PanelDraft::begin(const std::string &row)
{
    m_row = row;
    m_key = QStringLiteral("panel/%1/%2/").arg(QString::fromStdString(m_panel.id), QString::fromStdString(row));
    m_number = 0;
}

double PanelDraft::length(double units) const { return std::round(units * m_space.unit); }

TextStyle PanelDraft::style(FontRole role, Qt::Alignment align, const QString &colour) const
{
    return {designedPixels(role) * m_space.unit, fontFor(role).weight(), colour, align | Qt::AlignVCenter};
}

double PanelDraft::widthOf(const QString &text, const TextStyle &style)
{
    // From step to step a panel says much the same, and to measure words takes longer than all else of a layout.
    static thread_local QCache<Measured, double> known(kKnownWidths);
    const Measured key = measured(text, style);
    if (const double *width = known.object(key))
        return *width;
    const double width = std::ceil(textWidth(text, fontOf(style)));
    known.insert(key, new double(width));
    return width;
}

double PanelDraft::heightOf(const TextStyle &style)
{
    static thread_local QHash<std::pair<int, int>, double> known;
    double &height = known[{qRound(style.size), style.weight}];
    return height > 0 ? height : height = std::ceil(QFontMetricsF(fontOf(style)).height());
}

double PanelDraft::highOf(const QString &text, const TextStyle &style, double width)
{
    return static_cast<double>(brokenLines(text, style, width).size()) * heightOf(style);
}

void PanelDraft::look(const QRectF &rect, const ElementStyle &look)
{
    const QString key = m_key + QString::number(m_number++);
    if (!look.id.isEmpty() || !look.fill.isEmpty() || !look.line.isEmpty())
        m_picture.elements.push_back({key, rect, layer::kWords, look});
}

void PanelDraft::box(const QRectF &rect, const QString &fill, const QString &line, double width, double radius)
{
    look(rect, ElementStyle::box(fill, line, width, radius));
}

void PanelDraft::ground(const QRectF &rect, const QString &fill, double radius)
{
    m_grounds.push_back({QStringLiteral("%1ground/%2").arg(m_key).arg(m_grounds.size()), rect, layer::kGround,
                         ElementStyle::box(fill, {}, 0, radius)});
}

QRectF PanelDraft::picture(const QString &id, const QRectF &rect)
{
    QRectF at = pictureRect(*m_context.artwork, id, rect);
    at.moveTopLeft(at.topLeft().toPoint()); // sharp
    look(at, at.isEmpty() ? ElementStyle::box({}, {}, 0, 0) : ElementStyle::picture(id));
    return at;
}

PanelCell &PanelDraft::cell(const QRectF &rect, PanelCell::Kind kind, const QString &name)
{
    m_picture.cells.push_back({.rect = rect, .kind = kind, .name = name, .row = m_row});
    return m_picture.cells.back();
}

double PanelDraft::heading(double width)
{
    const QRectF rect(length(kPanelMargin), length(kPanelTop), width, 0);
    return paragraph(rect, m_context.words->text(m_panel.heading()), style(FontRole::Heading)).rect.bottom();
}

void PanelDraft::explain(PanelCell &cell, const engine::PanelRow &row) const
{
    const std::string rule = "explain.row." + row.id;
    if (m_context.isExplained && m_context.words->has(rule))
        cell.about = cell.tip = m_context.words->text(rule);
}

void PanelDraft::sign(const QString &id, const QRectF &rect, const QString &tip)
{
    if (!picture(id, rect).isEmpty() && !tip.isEmpty()) // nobody has to hear of a picture that says nothing
        cell(rect, PanelCell::Kind::Picture, {}).tip = tip;
}

PanelCell &PanelDraft::words(const QRectF &rect, const QString &text, TextStyle style)
{
    bareWords(rect, text, style);
    return cell(rect, PanelCell::Kind::Words, text);
}

void PanelDraft::bareWords(const QRectF &rect, const QString &text, TextStyle style)
{
    look(rect, ElementStyle::words(text, style));
}

double PanelDraft::lines(const QRectF &rect, const QString &text, TextStyle style)
{
    const double high = heightOf(style);
    double y = rect.top();
    for (const QString &line : brokenLines(text, style, rect.width())) {
        bareWords({rect.left(), y, rect.width(), high}, line, style);
        y += high;
    }
    return y - rect.top();
}

PanelCell &PanelDraft::paragraph(const QRectF &rect, const QString &text, TextStyle style)
{
    const double high = lines(rect, text, style);
    return cell({rect.topLeft(), QSizeF(rect.width(), high)}, PanelCell::Kind::Words, text);
}

PanelPicture PanelDraft::take(const QSizeF &size)
{
    m_picture.size = size;
    m_picture.elements.insert(m_picture.elements.begin(), m_grounds.begin(), m_grounds.end());
    return std::move(m_picture);
}

} // namespace views
