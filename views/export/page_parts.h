// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonValue>
#include <QString>

#include "views/common/theme.h"

namespace views {

/// The text of a file of the resources, without blanks round it.
QString resourceText(const QString &file);

/// Text that may stand between tags and in attributes.
QString escaped(QString text);

/// JSON, an object or an array, that may stand in an element `script` too.
QString inScript(const QJsonValue &data);

/// The template with its parts put in. Each `{{part}}` is looked up once, so that a name like that stays a name.
QString filled(const QString &page, const QHash<QString, QString> &parts);

/// The colours of a page as custom properties of CSS: `color-scheme: …; --ground: …; …`.
QString pageColours(const Theme &theme);

} // namespace views
