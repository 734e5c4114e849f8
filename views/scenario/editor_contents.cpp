// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_contents.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "views/board/board_view.h"
#include "views/common/labels.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_context.h"
#include "views/scenario/editor_controls.h"
#include "views/scenario/editor_pictures.h"

namespace views {

using engine::kNowhere;
using engine::Piece;
using engine::PlaceIndex;

namespace {

constexpr int kMostAtPlace = 255;
constexpr int kIcon = 22;

bool liesAlike(const Piece &a, const Piece &b)
{
    return scenario::isSameSort(a, b) && a.faceUp == b.faceUp && a.known == b.known;
}

} // namespace

EditorContents::EditorContents(EditorContext &context, BoardView &board, QWidget *parent)
    : QWidget(parent), m_context(context), m_board(board), m_heading(textLabel({}, FontRole::Heading, this)),
      m_choice(new QComboBox(this))
{
    m_choice->setObjectName(QStringLiteral("contents-place"));
    keepNarrow(m_choice);
    ignoreWheel(m_choice);
    m_heading->setBuddy(m_choice);
    m_heading->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    layout->addWidget(m_choice);
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { setPlace(m_places[static_cast<std::size_t>(index)]); });
    offerHelp(this, "editor#pieces");
}

void EditorContents::setPlace(PlaceIndex place)
{
    if (place == m_place || std::find(m_places.begin(), m_places.end(), place) == m_places.end())
        return;
    m_place = place;
    refresh();
}

std::vector<Piece> EditorContents::sortsHere() const
{
    if (m_place == kNowhere)
        return {};
    std::vector<Piece> sorts = m_context.game().holdable(m_context.arrangement(), m_place);
    for (Piece &sort : sorts)
        sort.place = m_place;
    return sorts;
}

void EditorContents::refresh(bool anew)
{
    m_heading->setText(tr("What lies here"));
    m_choice->setAccessibleName(tr("Place"));
    fillPlaces();
    const std::vector<Piece> sorts = sortsHere();
    const bool isSame =
        std::equal(sorts.begin(), sorts.end(), m_sorts.begin(), m_sorts.end(),
                   [](const Piece &a, const Piece &b) { return a.place == b.place && liesAlike(a, b); });
    m_sorts = sorts;
    if (!isSame || anew || !m_rows)
        build();
    for (std::size_t i = 0; i < m_sorts.size(); ++i) {
        int count = 0;
        for (const Piece &piece : m_context.arrangement().pieces)
            count += piece.place == m_place && liesAlike(piece, m_sorts[i]) ? piece.count : 0;
        const QSignalBlocker blocker(m_counts[i]);
        if (m_counts[i]->value() != count)
            m_counts[i]->setValue(count);
    }
}

/// The places where something may lie.
void EditorContents::fillPlaces()
{
    std::vector<PlaceIndex> places;
    const engine::Position position = m_context.editor().boardPosition();
    const auto count = static_cast<PlaceIndex>(m_context.game().places().size());
    for (PlaceIndex place = 0; place < count; ++place) {
        if (position.isInPlay(place) && !m_context.game().holdable(m_context.arrangement(), place).empty())
            places.push_back(place);
    }
    QStringList names;
    for (const PlaceIndex place : places)
        names << m_context.placeName(place);
    m_places = std::move(places);
    if (std::find(m_places.begin(), m_places.end(), m_place) == m_places.end())
        m_place = m_places.empty() ? kNowhere : m_places.front();
    refillCombo(m_choice, names,
                static_cast<int>(std::find(m_places.begin(), m_places.end(), m_place) - m_places.begin()));
}

void EditorContents::build()
{
    if (m_rows) { // perhaps by a change that one of its fields tells just now
        m_rows->hide();
        for (QWidget *field : m_rows->findChildren<QWidget *>())
            field->setObjectName({});
        m_rows->deleteLater();
    }
    m_counts.clear();
    m_rows = new QWidget(this);
    auto *grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    layout()->addWidget(m_rows);
    for (std::size_t i = 0; i < m_sorts.size(); ++i)
        addRow(static_cast<int>(i));
    m_rows->show();
}

void EditorContents::addRow(int row)
{
    auto *const grid = static_cast<QGridLayout *>(m_rows->layout());
    const auto index = static_cast<std::size_t>(row);
    const Piece &sort = m_sorts[index];
    auto *const picture = new QLabel(m_rows);
    picture->setPixmap(picturePiece(m_board, sort, {kIcon, kIcon}));
    QLabel *const name = textLabel(nameOf(sort), FontRole::Second, m_rows);
    name->setWordWrap(true);
    auto *const count = new QSpinBox(m_rows);
    count->setObjectName(QStringLiteral("count-%1").arg(row));
    count->setRange(0, kMostAtPlace);
    count->setAccessibleName(tr("%1: %2").arg(m_context.placeName(m_place), nameOf(sort)));
    name->setBuddy(count);
    ignoreWheel(count);
    onFocusIn(count, [this] { m_context.endGesture(); });
    connect(count, &QSpinBox::valueChanged, this, [this, index](int value) { change(index, value); });
    m_counts.push_back(count);
    grid->addWidget(picture, row, 0);
    grid->addWidget(name, row, 1);
    grid->addWidget(count, row, 2);
}

void EditorContents::change(std::size_t row, int count)
{
    const Piece sort = m_sorts[row];
    m_context.continueGesture(m_counts[row]->accessibleName());
    m_context.change(scenario::counted(m_context.game(), m_context.arrangement(), sort, count), "contents",
                     m_context.placementProblem(sort, m_place));
    refresh();
}

/// With how it lies where it may lie in several ways.
QString EditorContents::nameOf(const Piece &sort) const
{
    const auto alike = [&](const Piece &each) { return scenario::isSameSort(each, sort); };
    QString name = m_context.nameOf(sort);
    if (std::count_if(m_sorts.begin(), m_sorts.end(), alike) < 2)
        return name;
    const std::string form =
        "form." + m_context.game().places()[static_cast<std::size_t>(m_place)].kind + (sort.faceUp ? ".up" : ".down");
    const QString own = sort.faceUp ? tr("face up") : tr("face down");
    return tr("%1, %2").arg(name, m_context.words().has(form) ? m_context.words().text(form) : own);
}

} // namespace views
