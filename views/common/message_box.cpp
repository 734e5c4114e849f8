// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/message_box.h"

#include <QLabel>

#include "views/common/plain_text.h"

namespace views {

MessageBox::MessageBox(Icon icon, const QString &title, const QString &text, StandardButtons buttons, QWidget *parent)
    : QMessageBox(icon, title, QString(), buttons, parent)
{
    setTextFormat(Qt::PlainText); // before the text: it is looked at at once
    setText(text);
}

void MessageBox::setText(const QString &text) { QMessageBox::setText(breakable(text)); }

/// Its label comes with the first text, and does not know the box's format.
void MessageBox::setInformativeText(const QString &text)
{
    QMessageBox::setInformativeText(QStringLiteral(" "));
    for (auto *label : findChildren<QLabel *>(QStringLiteral("qt_msgbox_informativelabel")))
        label->setTextFormat(Qt::PlainText);
    QMessageBox::setInformativeText(breakable(text));
}

void MessageBox::inform(QWidget *parent, Icon icon, const QString &title, const QString &text, const QString &more)
{
    MessageBox box(icon, title, text, Ok, parent);
    if (!more.isEmpty())
        box.setInformativeText(more);
    box.exec();
}

QMessageBox::StandardButton MessageBox::ask(QWidget *parent, const QString &title, const QString &question,
                                            StandardButtons answers, StandardButton suggested)
{
    MessageBox box(Question, title, question, answers, parent);
    box.setDefaultButton(suggested);
    return static_cast<StandardButton>(box.exec());
}

} // namespace views
