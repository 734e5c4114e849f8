// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/command_keys.h"

#include <algorithm>
#include <array>

namespace views {

namespace {

constexpr int kMostKeys = 4; ///< that a command has out of a file

// What pages, dialogues and menus understand themselves, such as the timeline and the comment of a review.
constexpr std::array<QKeyCombination, 9> kFixed{
    Qt::Key_F10,
    Qt::CTRL | Qt::Key_Left,
    Qt::CTRL | Qt::Key_Right,
    Qt::ALT | Qt::SHIFT | Qt::Key_Left,
    Qt::ALT | Qt::SHIFT | Qt::Key_Right,
    Qt::CTRL | Qt::Key_Return,
    Qt::CTRL | Qt::Key_Enter,
    Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
    Qt::CTRL | Qt::SHIFT | Qt::Key_Enter,
};

QString entryOf(const QString &command) { return QStringLiteral("keys/") + command; }

} // namespace

const std::map<Command, QList<QKeySequence>> &pageKeys()
{
    static const std::map<Command, QList<QKeySequence>> keys{
        {Command::SayPrompt, {Qt::Key_F2}},
        {Command::SayStep, {Qt::Key_F3}},
        {Command::SayNextStep, {Qt::SHIFT | Qt::Key_F3}},
        {Command::SayStanding, {Qt::Key_F4}},
        {Command::SaySeat, {Qt::Key_B}},
        {Command::SayPreviousSeat, {Qt::SHIFT | Qt::Key_B}},
        {Command::ShowSecrets, {Qt::Key_G}},
        {Command::NextChoice, {Qt::Key_N}},
        {Command::PreviousChoice, {Qt::SHIFT | Qt::Key_N}},
    };
    return keys;
}

CommandKeys::CommandKeys(QSettings &store) : QObject(&store), m_store(store) {}

void CommandKeys::declare(const QString &command, const QList<QKeySequence> &keys)
{
    if (m_first.emplace(command, keys).second)
        read(command);
}

void CommandKeys::read(const QString &command)
{
    if (!m_store.contains(entryOf(command)))
        return;
    QList<QKeySequence> keys;
    for (const QKeySequence &key : QKeySequence::listFromString(m_store.value(entryOf(command)).toString())) {
        const bool isFree =
            std::none_of(m_own.begin(), m_own.end(), [&](const auto &own) { return own.second.contains(key); });
        if (canBeGiven(key) && isFree && !keys.contains(key) && keys.size() < kMostKeys)
            keys << key;
    }
    m_own[command] = keys;
}

QList<QKeySequence> CommandKeys::keys(const QString &command) const
{
    if (const auto own = m_own.find(command); own != m_own.end())
        return own->second;
    const auto first = m_first.find(command);
    QList<QKeySequence> keys = first == m_first.end() ? QList<QKeySequence>() : first->second;
    for (const auto &[other, given] : m_own)
        keys.removeIf([&given = given](const QKeySequence &key) { return given.contains(key); });
    return keys;
}

bool CommandKeys::isOwn(const QString &command) const { return m_own.count(command) > 0; }

QString CommandKeys::owner(const QKeySequence &key) const
{
    const auto has = [&](const auto &command) { return keys(command.first).contains(key); };
    const auto found = std::find_if(m_first.begin(), m_first.end(), has);
    return found == m_first.end() ? QString() : found->first;
}

bool CommandKeys::canBeGiven(const QKeySequence &key)
{
    if (key.count() != 1)
        return false;
    const Qt::Key chord = key[0].key();
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers();
    const QKeyCombination anywhere(modifiers & ~Qt::KeypadModifier, chord);
    if (chord == Qt::Key_unknown || chord == 0 || std::find(kFixed.begin(), kFixed.end(), anywhere) != kFixed.end())
        return false;
    if (modifiers.testAnyFlags(Qt::ControlModifier | Qt::MetaModifier))
        return true;
    if (modifiers.testFlag(Qt::AltModifier))
        return chord >= Qt::Key_Escape; // with a letter it opens a menu or leads to a field
    return chord == Qt::Key_Pause || (chord >= Qt::Key_F1 && chord <= Qt::Key_F35);
}

void CommandKeys::write(const QString &command, const QList<QKeySequence> &keys)
{
    m_own[command] = keys;
    m_store.setValue(entryOf(command), QKeySequence::listToString(keys));
}

void CommandKeys::keep()
{
    m_store.sync();
    emit changed();
}

void CommandKeys::give(const QString &command, const QKeySequence &key)
{
    for (auto &[other, keys] : m_own) {
        if (other != command && keys.removeAll(key) > 0)
            write(other, keys);
    }
    write(command, {key});
    keep();
}

void CommandKeys::clear(const QString &command)
{
    write(command, {});
    keep();
}

void CommandKeys::restore(const QString &command)
{
    m_own.erase(command);
    m_store.remove(entryOf(command));
    keep();
}

void CommandKeys::restoreAll()
{
    m_own.clear();
    m_store.remove(QStringLiteral("keys"));
    keep();
}

} // namespace views
