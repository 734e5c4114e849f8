// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/labels.h"

#include <QAccessibleWidget>

namespace views {

namespace {

class AccessibleAbout final : public QAccessibleWidget {
public:
    explicit AccessibleAbout(AboutLabel &label) : QAccessibleWidget(&label, QAccessible::Paragraph), m_label(label) {}

    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Name ? m_label.text() : QAccessibleWidget::text(text);
    }

private:
    AboutLabel &m_label;
};

QAccessibleInterface *makeAboutInterface(const QString &, QObject *object)
{
    auto *label = qobject_cast<AboutLabel *>(object);
    return label ? new AccessibleAbout(*label) : nullptr;
}

} // namespace

AboutLabel::AboutLabel(QWidget *parent) : QLabel(parent)
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeAboutInterface);
        return true;
    }();
    setProperty("second", true);
    setWordWrap(true);
}

QLabel *textLabel(const QString &text, FontRole role, QWidget *parent, Qt::Alignment alignment)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // it may hold a player's name
    label->setFont(fontFor(role));
    label->setAlignment(alignment | Qt::AlignVCenter);
    return label;
}

QLabel *wrappedLabel(const QString &text, FontRole role, QWidget *parent)
{
    QLabel *label = textLabel(text, role, parent);
    label->setWordWrap(true);
    return label;
}

QLabel *aboutLabel(QWidget *parent) { return new AboutLabel(parent); }

void setAbout(QLabel *about, QWidget *control, const QString &text)
{
    about->setText(text);
    control->setAccessibleDescription(text);
}

QLabel *labelFor(QWidget *control)
{
    auto *label = new QLabel(control->parentWidget());
    label->setBuddy(control);
    return label;
}

QLabel *captionFor(QWidget *control, FontRole role)
{
    QLabel *label = wrappedLabel({}, role, control->parentWidget());
    label->setBuddy(control);
    return label;
}

void setCaption(QLabel *caption, const QString &text)
{
    caption->setText(text);
    caption->buddy()->setAccessibleName(text);
}

} // namespace views
