// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/keys_dialog.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/dialogs/buttons.h"
#include "views/handbook/help_request.h"

namespace views {

// ---- the field

void KeyField::show(const QKeySequence &key, const QString &empty)
{
    setKeySequence(key); // and no longer waits for a second chord
    findChild<QLineEdit *>()->setPlaceholderText(empty);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    QKeySequenceEdit::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta: return;
    default:
        if (!keySequence().isEmpty())
            emit pressed(QKeySequence(keySequence()[0]));
    }
}

// ---- the dialogue

KeysDialog::KeysDialog(CommandKeys &keys, const QMenuBar &bar, QWidget *parent)
    : QDialog(parent), m_keys(keys), m_bar(bar), m_finder(new CommandFinder(this)), m_field(new KeyField(this)),
      m_fieldLabel(labelFor(m_field)), m_said(wrappedLabel({}, FontRole::Second, this)), m_clear(new QPushButton(this)),
      m_restore(new QPushButton(this)), m_take(new QPushButton(this))
{
    makeParts();
    connect(m_finder, &CommandFinder::currentChanged, this, [this] {
        say({});
        refresh();
    });
    connect(m_finder, &CommandFinder::chosen, m_field, qOverload<>(&QWidget::setFocus));
    connect(m_field, &KeyField::pressed, this, &KeysDialog::press);
    connect(m_take, &QPushButton::clicked, this, [this] { give(QKeySequence(m_wanted)); });
    connect(m_clear, &QPushButton::clicked, this, [this] { m_keys.clear(current()); });
    connect(m_restore, &QPushButton::clicked, this, [this] { m_keys.restore(current()); });
    connect(m_restoreAll, &QPushButton::clicked, &m_keys, &CommandKeys::restoreAll);
    connect(&m_keys, &CommandKeys::changed, this, [this] {
        say({});
        m_finder->refreshKeys();
        refresh();
    });
    retranslate();
    m_finder->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "keys#own-keys");
}

void KeysDialog::makeParts()
{
    QDialogButtonBox *buttons = makeButtons(*this, QDialogButtonBox::Close);
    m_restoreAll = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false); // Return is the finder's
    QHBoxLayout *row = makeRow(nullptr, {}, 8, {m_fieldLabel, m_field, m_clear, m_restore});
    row->setStretchFactor(m_field, 1);
    QHBoxLayout *conflict = makeRow(nullptr, {}, 8, {m_said, m_take});
    conflict->setStretchFactor(m_said, 1);
    QVBoxLayout *column = makeColumn(this, {16, 16, 16, 16}, 12, {m_finder});
    column->addLayout(row);
    column->addLayout(conflict);
    column->addWidget(buttons);
    constexpr QSize kSize(640, 520);
    resize(kSize * fontScale());
}

void KeysDialog::readMenus()
{
    std::vector<MenuEntry> entries = menuEntries(m_bar);
    std::erase_if(entries, [](const MenuEntry &entry) { return entry.action->objectName().isEmpty(); });
    m_finder->setEntries(std::move(entries));
}

/// The name of the command; empty where none is there.
QString KeysDialog::current() const
{
    const MenuEntry *entry = m_finder->current();
    return entry && entry->action ? entry->action->objectName() : QString();
}

QString KeysDialog::pathOf(const QString &command) const
{
    for (const MenuEntry &entry : menuEntries(m_bar)) {
        if (entry.action->objectName() == command)
            return entry.path;
    }
    return command;
}

void KeysDialog::press(const QKeySequence &key)
{
    const QString name = key.toString(QKeySequence::NativeText);
    const QString owner = m_keys.owner(key);
    if (current().isEmpty())
        return;
    if (!CommandKeys::canBeGiven(key))
        say(tr("%1 cannot be given: it types, opens a menu or has a meaning of its own.").arg(name));
    else if (owner.isEmpty() || owner == current())
        give(key);
    else
        say(tr("%1 is the key of “%2”.").arg(name, pathOf(owner)));
    m_wanted = CommandKeys::canBeGiven(key) && owner != current() && !owner.isEmpty() ? key : QKeySequence();
    refresh();
}

void KeysDialog::give(const QKeySequence &key)
{
    const QString command = current();
    m_wanted = {};
    m_keys.give(command, key);
    say(tr("%1 is the key of “%2” now.").arg(key.toString(QKeySequence::NativeText), pathOf(command)));
    m_field->setFocus(); // the button that was pressed is gone
}

void KeysDialog::say(const QString &sentence)
{
    m_said->setText(sentence);
    if (sentence.isEmpty())
        m_wanted = {};
    else
        announce(*this, sentence);
}

void KeysDialog::refresh()
{
    const QString command = current();
    const QList<QKeySequence> keys = m_keys.keys(command);
    m_field->show(keys.isEmpty() ? QKeySequence() : keys.front(), tr("Press a key"));
    m_field->setEnabled(!command.isEmpty());
    m_clear->setEnabled(!keys.isEmpty());
    m_restore->setEnabled(m_keys.isOwn(command));
    m_take->setVisible(!m_wanted.isEmpty());
}

void KeysDialog::retranslate()
{
    setWindowTitle(tr("Keys"));
    m_fieldLabel->setText(tr("&Key"));
    m_field->setAccessibleName(tr("Key of the command"));
    m_take->setText(tr("&Give it to this command"));
    m_clear->setText(tr("&No key"));
    m_restore->setText(tr("&As at first"));
    m_restoreAll->setText(tr("&Restore all keys"));
    say({});
    readMenus();
    refresh();
}

} // namespace views
