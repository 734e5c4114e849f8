// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringView>
#include <QXmlStreamAttributes>

#include <functional>
#include <optional>

namespace views {

/// The new attributes of an element, of its name and its old ones.
using AttributeChange = std::function<QXmlStreamAttributes(QStringView, const QXmlStreamAttributes &)>;

/// The picture with the attributes of every element changed and all else as it was; nothing if it is no XML.
std::optional<QByteArray> withAttributes(const QByteArray &svg, const AttributeChange &change);

/// Gives an attribute a value, in place of one that it may have.
void setAttribute(QXmlStreamAttributes &attributes, QLatin1String name, const QString &value);

} // namespace views
