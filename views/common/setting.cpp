// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/setting.h"

#include <cmath>

namespace views {

AnySetting::AnySetting(QSettings &store, QString key) : QObject(&store), m_store(store), m_key(std::move(key)) {}

QVariant AnySetting::stored() const { return m_store.value(m_key); }

void AnySetting::write(const QVariant &value)
{
    m_store.setValue(m_key, value);
    m_store.sync();
}

void AnySetting::forget()
{
    m_store.remove(m_key);
    m_store.sync();
}

// A settings file holds texts; a value of this run that is not written yet still has its own type. Both convert to a
// text that tells exactly what they are, a list or bytes of another kind to an empty one.

template <>
std::optional<bool> storedValue<bool>(const QVariant &stored)
{
    const QString text = stored.toString();
    if (text == QLatin1String("true") || text == QLatin1String("1"))
        return true;
    if (text == QLatin1String("false") || text == QLatin1String("0"))
        return false;
    return std::nullopt;
}

template <>
std::optional<int> storedValue<int>(const QVariant &stored)
{
    bool right = false;
    const int value = stored.toString().toInt(&right);
    return right ? std::optional(value) : std::nullopt;
}

template <>
std::optional<double> storedValue<double>(const QVariant &stored)
{
    bool right = false;
    const double value = stored.toString().toDouble(&right);
    return right && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

template <>
std::optional<QString> storedValue<QString>(const QVariant &stored)
{
    return stored.metaType() == QMetaType::fromType<QString>() ? std::optional(stored.toString()) : std::nullopt;
}

} // namespace views
