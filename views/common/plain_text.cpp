// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/plain_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QTextBoundaryFinder>
#include <QToolTip>

namespace views {

namespace {

/// The tip of what is at that point of the widget, as its owner has set it.
QString tipAt(const QWidget &widget, QPoint point)
{
    if (const auto *menu = qobject_cast<const QMenu *>(&widget)) {
        const QAction *action = menu->toolTipsVisible() ? menu->actionAt(point) : nullptr;
        return action ? action->toolTip() : QString();
    }
    const auto *list = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    if (list && list->viewport() == &widget)
        return list->indexAt(point).data(Qt::ToolTipRole).toString();
    return widget.toolTip();
}

/// Stands before all widgets of the program.
class PlainTexts : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish) { // before it is shown, or asked for its size
            auto *label = qobject_cast<QLabel *>(watched);
            if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
                label->setTextFormat(Qt::PlainText);
            return false;
        }
        if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
            return false;
        auto *widget = static_cast<QWidget *>(watched);
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = tipAt(*widget, help->pos());
        if (tip.isEmpty())
            return false;
        QToolTip::showText(help->globalPos(), tipText(tip), widget);
        return true;
    }
};

} // namespace

void showTextsPlain()
{
    static QPointer<QObject> installed;
    if (installed)
        return;
    installed = new PlainTexts(qApp);
    qApp->installEventFilter(installed);
}

QString breakable(const QString &text)
{
    constexpr int kLongestWord = 40;
    constexpr QChar kZeroWidthSpace(0x200B);
    QString broken;
    int length = 0; // of the word, up to there
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype at = 0, next = characters.toNextBoundary(); next > at;
         at = next, next = characters.toNextBoundary()) {
        length = text[at].isSpace() ? 0 : length + 1;
        if (length > kLongestWord) {
            broken += kZeroWidthSpace;
            length = 1;
        }
        broken += QStringView(text).mid(at, next - at);
    }
    return broken;
}

QString tipText(const QString &text)
{
    return QStringLiteral("<div dir='ltr'>%1</div>")
        .arg(breakable(text).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString withoutMnemonic(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

QString titleText(QString text)
{
    constexpr QChar kLeftToRightMark(0x200E);
    constexpr QChar kIsolate(0x2068);
    text.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    return text.startsWith(kIsolate) ? kLeftToRightMark + text : text;
}

} // namespace views
