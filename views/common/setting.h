// SPDX-License-Identifier: GPL-3.0-or-later
// One setting: a value with a key, a type, a default and a range. What can be set is declared in settings.h.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include <QObject>
#include <QSettings>
#include <QString>
#include <QVariant>

namespace views {

/// What settings of every type have in common. A setting is a child of the store in which it lies.
class AnySetting : public QObject {
    Q_OBJECT

public:
    /// Its key in the settings file.
    const QString &key() const { return m_key; }
    /// What a person chose is forgotten, on the disk too.
    virtual void restoreDefault() = 0;

signals:
    /// The value is another one now.
    void changed();

protected:
    AnySetting(QSettings &store, QString key);
    QVariant stored() const;
    /// Onto the disk at once. Where that cannot be written the value is kept for this run.
    void write(const QVariant &value);
    void forget();

private:
    QSettings &m_store;
    QString m_key;
};

/// What stands in a settings file as a value of a type, or nothing if it is none: people edit such files.
template <typename T>
std::optional<T> storedValue(const QVariant &stored);
template <>
std::optional<bool> storedValue<bool>(const QVariant &stored);
template <>
std::optional<int> storedValue<int>(const QVariant &stored);
template <>
std::optional<double> storedValue<double>(const QVariant &stored); ///< finite
template <>
std::optional<QString> storedValue<QString>(const QVariant &stored);

/// A setting of a type: `bool`, `int`, `double` or `QString`. It is read once; a change is written and told at once.
template <typename T>
class Setting : public AnySetting {
public:
    /// The nearest value that is allowed; an allowed one comes back as it is.
    using Nearest = std::function<T(const T &)>;

    /// `initial` holds while nothing, or no value of this type, is stored under the key. Without `nearest` every value
    /// is allowed.
    Setting(QSettings &store, const char *key, T initial, Nearest nearest = {})
        : AnySetting(store, QString::fromLatin1(key)), m_initial(std::move(initial)), m_nearest(std::move(nearest)),
          m_value(read())
    {
    }

    const T &get() const { return m_value; }

    /// Takes the nearest allowed value. `changed` comes once, and only if the value is another one.
    void set(const T &value)
    {
        const T allowed = nearest(value);
        write(allowed);
        become(allowed);
    }

    /// Like `set`, but for this run only: nothing is written.
    void setForThisRun(const T &value) { become(nearest(value)); }

    /// Another value holds from now on where nobody has chosen one.
    void setInitial(const T &value)
    {
        const T before = std::exchange(m_initial, value);
        if (m_value == nearest(before) && !storedValue<T>(stored()))
            become(nearest(value));
    }

    void restoreDefault() override
    {
        forget();
        become(read());
    }

private:
    T nearest(const T &value) const { return m_nearest ? m_nearest(value) : value; }
    T read() const { return nearest(storedValue<T>(stored()).value_or(m_initial)); }
    void become(T value)
    {
        if (value == m_value)
            return;
        m_value = std::move(value);
        emit changed();
    }

    T m_initial;
    Nearest m_nearest;
    T m_value;
};

} // namespace views
