// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/secrets_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "model/engine/core/panel.h"

namespace views {

namespace {

constexpr int kPicture = 26;
constexpr int kNarrowPicture = 22; ///< in two columns
constexpr int kSmallPicture = 18;
/// Signs that have room beside their words.
constexpr std::size_t kMostBesideWords = 6;
/// Rows of one column; more stand in two.
constexpr int kMostInColumn = 4;

/// As high as what it scrolls, where there is room for that.
class RowsArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override { return {widget()->minimumSizeHint().width(), kPicture}; }
};

bool isKnown(const engine::PanelRow &row) { return !row.text.id.empty(); }

QString signOf(const engine::PanelRow &row) { return QString::fromStdString(row.sign.empty() ? row.id : row.sign); }

QLabel *rowSign(const engine::PanelRow &row, qreal size, const PanelContext &context, QWidget *parent)
{
    QLabel *sign = pictureLabel(signOf(row), size, context, parent);
    sign->setAccessibleName(context.words->text("row." + row.id));
    sign->setToolTip(sign->accessibleName());
    return sign;
}

} // namespace

QString coverOf(const engine::PanelRow &row)
{
    return QString::fromStdString(row.textSign.substr(0, row.textSign.find('-')) + "-hidden");
}

SecretRows::SecretRows(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void SecretRows::show(const engine::Panel &panel, const PanelContext &context, bool open)
{
    delete m_content;
    m_content = new QWidget(this);
    auto *grid = new QGridLayout(m_content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    std::vector<const engine::PanelRow *> known;
    std::vector<const engine::PanelRow *> unknown;
    for (const engine::PanelRow &row : panel.rows)
        (isKnown(row) ? known : unknown).push_back(&row);
    const std::size_t columns = known.size() > kMostInColumn ? 2 : 1;
    const std::size_t height = (known.size() + columns - 1) / columns;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto y = static_cast<int>(i % height);
        const auto x = static_cast<int>(i / height) * 3;
        addKnown(*grid, y, x, *known[i], open, columns > 1, context);
        grid->setColumnStretch(x + 2, 1);
    }
    if (!unknown.empty())
        addUnknown(*grid, static_cast<int>(height), static_cast<int>(columns) * 3, unknown, context);
    grid->setRowStretch(grid->rowCount(), 1);
    layout()->addWidget(m_content);
    m_content->show();
}

void SecretRows::addKnown(QGridLayout &grid, int y, int x, const engine::PanelRow &row, bool open, bool narrow,
                          const PanelContext &context)
{
    const QString picture = open ? QString::fromStdString(row.textSign) : coverOf(row);
    const QString text = open ? context.words->say(row.text) : tr("hidden");
    const QString said = context.words->text("row." + row.id) + QStringLiteral(": ") + text;
    const int size = narrow ? kNarrowPicture : kPicture;
    QLabel *face = pictureLabel(picture, size, context, m_content);
    grid.addWidget(rowSign(row, size, context, m_content), y, x);
    grid.addWidget(face, y, x + 1);
    if (narrow && !open) { // the niche says it, and there is no room for the word
        face->setAccessibleName(said);
        return;
    }
    QLabel *words = textLabel(text, FontRole::Second, m_content);
    words->setAccessibleName(said);
    grid.addWidget(words, y, x + 2);
}

/// All of which nothing is known, in a line of their own.
void SecretRows::addUnknown(QGridLayout &grid, int y, int columns, const std::vector<const engine::PanelRow *> &rows,
                            const PanelContext &context)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(2);
    QLabel *heading = textLabel(tr("Not known:"), FontRole::Least, m_content);
    if (rows.size() > kMostBesideWords) {
        grid.addWidget(heading, y++, 0, 1, columns);
    } else {
        line->addWidget(heading);
        line->addSpacing(4);
    }
    for (const engine::PanelRow *row : rows)
        line->addWidget(rowSign(*row, kSmallPicture, context, m_content));
    line->addStretch();
    grid.addLayout(line, y, 0, 1, columns);
}

SecretsBox::SecretsBox(QWidget *parent)
    : PanelBox(parent), m_heading(new QLabel(this)), m_button(new HoldButton(this)), m_scroll(new RowsArea(this)),
      m_rows(new SecretRows(this))
{
    m_heading->setFont(fontFor(FontRole::Heading));
    m_heading->setWordWrap(true);
    m_button->setObjectName(QStringLiteral("hold"));
    m_button->setProperty("small", true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addWidget(m_button);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_rows->setObjectName(QStringLiteral("secrets"));
    m_scroll->setWidget(m_rows);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_rows->setAutoFillBackground(false);
    auto *all = new QVBoxLayout;
    all->setContentsMargins(12, 10, 12, 10);
    all->addLayout(top);
    all->addWidget(m_scroll, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(all);
    connect(m_button, &HoldButton::held, this, &SecretsBox::hold);
}

SecretsBox::~SecretsBox() { m_button->disconnect(this); } // it lets go when it is hidden

void SecretsBox::show(const engine::Panel &panel, const PanelContext &context)
{
    const bool isHeld = m_open && !m_context.isOpen;
    m_panel = panel;
    m_context = context;
    const std::string open = "panel." + panel.id + ".open"; // when they are nobody's own any more
    m_heading->setText(context.words->text(context.isOpen && context.words->has(open) ? open : "panel." + panel.id));
    m_open = context.isOpen || (isHeld && !context.isShared);
    m_button->setVisible(!context.isOpen);
    m_button->setText(context.isShared ? tr("Show…") : tr("Hold to show"));
    m_button->setToolTip(context.isShared ? tr("Show… (G)") : tr("Hold to show, or hold the key G"));
    m_button->setAccessibleName(m_heading->text() + QStringLiteral(": ") + m_button->text());
    refresh();
}

void SecretsBox::hold(bool on)
{
    m_open = m_context.isOpen || (on && !m_context.isShared);
    refresh();
    if (!on || m_context.isOpen || !m_context.isShared)
        return;
    m_button->setHeld(false); // nothing is shown here, so that there is nothing to hold either
    emit lookWanted();
}

void SecretsBox::refresh()
{
    if (!m_context.words)
        return;
    m_rows->show(m_panel, m_context, m_open);
    m_scroll->updateGeometry(); // as high as its rows, where there is room
}

} // namespace views
