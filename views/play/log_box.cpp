// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/log_box.h"

#include <QCache>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "views/common/fonts.h"
#include "views/common/layouts.h"
#include "views/common/pointed_line.h"
#include "views/play/log_model.h"

namespace views {

namespace {

constexpr int kLeastLog = 24;     ///< height of what has happened
constexpr int kKnownLines = 4000; ///< more than most games have

/// Lines that are wrapped anew as soon as the width changes; a list view waits a moment with that, and the lines
/// overlap.
class LogView : public QListView {
public:
    using QListView::QListView;

    /// It takes what room the other boxes leave; what it would like to have made them lower than they can be.
    QSize sizeHint() const override { return {QListView::sizeHint().width(), minimumHeight()}; }

protected:
    /// Return chooses a line; the page would take it for the way back to the game.
    void keyPressEvent(QKeyEvent *event) override
    {
        QListView::keyPressEvent(event);
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
            event->accept();
    }

    void resizeEvent(QResizeEvent *event) override
    {
        QListView::resizeEvent(event);
        if (event->oldSize().width() != event->size().width())
            doItemsLayout();
    }
};

/// All that decides how much room a line needs.
struct LineLook {
    QString words;
    QFont font;
    int room = 0;
    QSize sign = {}; ///< before the words; empty: there is none

    friend bool operator==(const LineLook &, const LineLook &) = default;
    friend size_t qHash(const LineLook &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.words, key.font, key.room, key.sign.width(), key.sign.height());
    }
};

/// Gives each line the height in which it is painted: the list reckons with the width that it has without a scroll bar.
/// With each line that comes the list asks all of them; to measure words takes long.
class LogDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item(option);
        if (const auto *list = qobject_cast<const QListView *>(option.widget))
            item.rect.setWidth(list->viewport()->width());
        QStyleOptionViewItem line(item);
        initStyleOption(&line, index);
        const bool isSigned = line.features.testFlag(QStyleOptionViewItem::HasDecoration);
        const LineLook look{line.text, line.font, line.rect.width(), isSigned ? line.decorationSize : QSize()};
        if (const QSize *known = m_known.object(look))
            return *known;
        const QSize size = QStyledItemDelegate::sizeHint(item, index);
        m_known.insert(look, new QSize(size));
        return size;
    }

private:
    mutable QCache<LineLook, QSize> m_known{kKnownLines};
};

} // namespace

LogBox::LogBox(QAbstractItemModel *log, QWidget *parent)
    : QFrame(parent), m_heading(new QLabel(this)), m_lines(new LogView(this))
{
    setProperty("box", true);
    m_heading->setFont(fontFor(FontRole::Heading));
    m_lines->setFont(fontFor(FontRole::Second));
    m_lines->setModel(log);
    m_lines->setObjectName(QStringLiteral("log"));
    m_lines->setFrameShape(QFrame::NoFrame);
    m_lines->setWordWrap(true);
    m_lines->setItemDelegate(new LogDelegate(m_lines));
    m_lines->setIconSize({scaledPixels(18), scaledPixels(18)});
    m_lines->setSelectionMode(QAbstractItemView::SingleSelection);
    m_lines->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_lines->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_lines->setResizeMode(QListView::Adjust);
    m_lines->setMinimumHeight(scaledPixels(kLeastLog));
    m_lines->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    const auto choose = [this](const QModelIndex &line) { emit stepChosen(line.data(LogModel::StepRole).toInt()); };
    connect(m_lines, &QListView::clicked, this, choose);
    connect(m_lines, &QListView::activated, this, choose);
    connect(new PointedLine(*m_lines), &PointedLine::pointed, this, &LogBox::linePointed);
    // The newest line stays in sight, also when lines wrap anew and the list grows by that.
    QScrollBar *bar = m_lines->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, bar, [bar](int, int end) { bar->setValue(end); });
    makeColumn(this, {12, 10, 6, 8}, -1, {m_heading, m_lines})->setStretch(1, 1);
}

void LogBox::setHeading(const QString &text)
{
    m_heading->setText(text);
    m_lines->setAccessibleName(text);
}

void LogBox::markStep(int step)
{
    const QAbstractItemModel &log = *m_lines->model();
    int row = log.rowCount() - 1;
    while (row >= 0 && log.index(row, 0).data(LogModel::StepRole).toInt() > step)
        --row;
    if (step < 0 || row < 0)
        m_lines->clearSelection();
    else
        m_lines->setCurrentIndex(log.index(row, 0));
}

} // namespace views
