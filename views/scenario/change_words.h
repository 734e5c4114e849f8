// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "model/scenario/difference.h"

namespace views {

class EditorContext;

/// What a change of the arrangement did, in sentences.
class ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(views::ChangeWords)

public:
    /// `context` says how pieces and places are called, and outlives it.
    explicit ChangeWords(EditorContext &context) : m_context(context) {}

    /// One sentence for each piece, place and field that is another one; what the editor does not offer is not said.
    QStringList said(const engine::Arrangement &before, const engine::Arrangement &after) const;
    /// The same for who hears it: of a table that has become quite another one only how much has changed.
    QString brief(const engine::Arrangement &before, const engine::Arrangement &after) const;

private:
    QString pieceSaid(const scenario::PieceChange &change) const;
    QString fieldSaid(const std::string &field, const std::vector<engine::FieldRule> &rules,
                      const engine::Arrangement &after) const;
    QString nameOf(const scenario::PieceChange &change) const;

    EditorContext &m_context;
};

} // namespace views
