// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_tool_row.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/common/fonts.h"
#include "views/scenario/editor_tools.h"

namespace views {

namespace {

constexpr int kToolIcon = 18;

/// Lines of a tool's sign in a box of 18 units.
QPainterPath signOf(const QString &tool)
{
    QPainterPath path;
    if (tool == QLatin1String("place")) {
        path.addEllipse(QPointF(9, 9), 6.5, 6.5);
        path.moveTo(9, 5.5);
        path.lineTo(9, 12.5);
        path.moveTo(5.5, 9);
        path.lineTo(12.5, 9);
    } else if (tool == QLatin1String("move")) {
        path.moveTo(2, 9);
        path.lineTo(16, 9);
        path.moveTo(12, 5);
        path.lineTo(16, 9);
        path.lineTo(12, 13);
    } else if (tool == QLatin1String("erase")) {
        path.moveTo(4, 4);
        path.lineTo(14, 14);
        path.moveTo(14, 4);
        path.lineTo(4, 14);
    } else if (tool == QLatin1String("select")) {
        for (int i = 0; i < 3; ++i) {
            const double at = 2.5 + 5 * i;
            for (const double edge : {2.5, 15.5}) {
                path.moveTo(at, edge);
                path.lineTo(at + 3, edge);
                path.moveTo(edge, at);
                path.lineTo(edge, at + 3);
            }
        }
    } else {
        for (const QPointF &corner : {QPointF(2.5, 2.5), QPointF(10.5, 2.5), QPointF(2.5, 10.5), QPointF(10.5, 10.5)})
            path.addRect({corner, QSizeF(5, 5)});
    }
    return path;
}

QIcon iconOf(const QString &tool, const QColor &colour, qreal dpr)
{
    QPixmap pixmap((QSizeF(kToolIcon, kToolIcon) * dpr).toSize());
    pixmap.setDevicePixelRatio(dpr);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(signOf(tool));
    return pixmap;
}

} // namespace

EditorToolRow::EditorToolRow(const std::vector<std::unique_ptr<EditorTool>> &tools, QWidget *parent)
    : QFrame(parent), m_tools(tools), m_group(new QButtonGroup(this)), m_standard(addButton("standard")),
      m_clear(addButton("clear")), m_mirror(addButton("mirror")), m_try(addButton("try")), m_play(addButton("play")),
      m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("strip"));
    auto *const layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setSpacing(6);
    auto *const upper = new QHBoxLayout;
    auto *const lower = new QHBoxLayout;
    for (const auto &tool : m_tools) {
        QPushButton *const button = addButton(tool->id());
        button->setCheckable(true);
        m_group->addButton(button, static_cast<int>(m_buttons.size()));
        m_buttons.push_back(button);
        upper->addWidget(button);
    }
    upper->addStretch(1);
    upper->addWidget(m_play);
    upper->addWidget(m_try);
    m_try->setProperty("main", true);
    m_hint->setObjectName(QStringLiteral("second-text"));
    m_hint->setFont(fontFor(FontRole::Second));
    m_hint->setWordWrap(true);
    m_hint->setMinimumHeight(2 * QFontMetrics(m_hint->font()).lineSpacing()); // the board below does not move
    m_hint->setContentsMargins(8, 0, 0, 0);
    for (QPushButton *button : {m_standard, m_clear, m_mirror}) {
        button->setProperty("small", true);
        lower->addWidget(button);
    }
    lower->addWidget(m_hint, 1);
    layout->addLayout(upper);
    layout->addLayout(lower);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (on)
            emit toolChosen(index);
    });
    connect(m_standard, &QPushButton::clicked, this, &EditorToolRow::standardWanted);
    connect(m_clear, &QPushButton::clicked, this, &EditorToolRow::clearWanted);
    connect(m_mirror, &QPushButton::clicked, this, &EditorToolRow::mirrorWanted);
    connect(m_try, &QPushButton::clicked, this, &EditorToolRow::tryWanted);
    connect(m_play, &QPushButton::clicked, this, &EditorToolRow::playWanted);
    retranslate();
    drawIcons();
}

QPushButton *EditorToolRow::addButton(const char *name)
{
    auto *const button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
    button->setAutoDefault(true);
    return button;
}

void EditorToolRow::retranslate()
{
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        m_buttons[i]->setText(m_tools[i]->name());
        const QString keys = QKeySequence(m_tools[i]->key()).toString(QKeySequence::NativeText);
        m_buttons[i]->setToolTip(tr("%1 (key %2)").arg(m_tools[i]->hint(), keys));
        m_buttons[i]->setAccessibleDescription(m_buttons[i]->toolTip());
    }
    m_standard->setText(tr("Standard set-up"));
    m_clear->setText(tr("Clear"));
    m_mirror->setText(tr("Change colours"));
    m_try->setText(tr("Try it"));
    m_play->setText(tr("Play from here…"));
}

void EditorToolRow::setTool(const EditorTool &tool)
{
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        if (m_tools[i].get() == &tool)
            m_buttons[i]->setChecked(true);
    }
}

void EditorToolRow::setHint(const QString &text, bool isRemark)
{
    if (m_hint->text() == text)
        return;
    m_hint->setText(text);
    if (!isRemark)
        return;
    QAccessibleEvent event(m_hint, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void EditorToolRow::setTryProblem(const QString &why)
{
    m_try->setEnabled(why.isEmpty());
    m_try->setToolTip(why.isEmpty() ? tr("Do it as a learner would") : why);
    m_try->setAccessibleDescription(m_try->toolTip());
}

void EditorToolRow::setCanPlay(bool can) { m_play->setEnabled(can); }
void EditorToolRow::setCanMirror(bool can) { m_mirror->setEnabled(can); }

void EditorToolRow::drawIcons()
{
    for (std::size_t i = 0; i < m_tools.size(); ++i)
        m_buttons[i]->setIcon(
            iconOf(QLatin1String(m_tools[i]->id()), palette().color(QPalette::WindowText), devicePixelRatioF()));
}

void EditorToolRow::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        drawIcons();
}

} // namespace views
