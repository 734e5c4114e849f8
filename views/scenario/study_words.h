// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "model/record/record.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace views {

class EditorText;

/// Asks for texts of a study, in one language for all or in several.
class StudyWordsDialog : public QDialog {
    Q_OBJECT

public:
    struct Field {
        const char *name; ///< of the control
        QString title;
        int lines; ///< how high it is at least
    };

    /// `texts` stand in the fields at first, one for each.
    StudyWordsDialog(const QString &title, const std::vector<Field> &fields, std::vector<record::Text> texts,
                     QWidget *parent);

    /// As they stand now.
    std::vector<record::Text> texts();

private:
    void showTexts();

    std::vector<record::Text> m_texts;
    QString m_shown; ///< the language of the texts that are shown
    std::vector<EditorText *> m_edits;
    QComboBox *m_language;
};

} // namespace views
