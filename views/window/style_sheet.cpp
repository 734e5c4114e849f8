// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/style_sheet.h"

#include <QRegularExpression>

namespace views {

namespace {

// Tokens stand as @token; they are replaced by the theme's colours. Sizes are those of the window's grid of 4.
constexpr const char *kSheet = R"(
QFrame[box="true"] { background: @panel; border: 1px solid @line; border-radius: 10px; }
QFrame[box="true"] QScrollArea, QFrame[box="true"] QWidget#qt_scrollarea_viewport, QFrame[box="true"] QWidget#secrets { background: transparent; }
QFrame[box="true"] QLabel { border: none; background: transparent; color: @ink; }
QFrame#strip { background: @panel; border: none; border-bottom: 1px solid @line; }
QFrame#cover, QFrame#look { background: @ground; border: 1px solid @line; border-radius: 10px; }
QLabel#second-text, QLabel[second="true"] { color: @ink2; }
QFrame[box="true"] QLabel[warning="true"] { color: @gold; font-weight: 600; }
QWidget[stripe="1"] { background: @track; border-radius: 6px; }
QWidget[lit="true"] { background: @rim5; border: 1px solid @accent; border-radius: 6px; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: transparent; color: @ink; border: 1px solid @ink2; border-radius: 6px; padding: 0 16px; min-height: 32px; min-width: 56px; font-weight: 500; }
QPushButton[small="true"] { min-height: 22px; padding: 0 8px; }
QPushButton:hover { background: @track; }
QPushButton:focus { border: 2px solid @accent; }
QPushButton:disabled { color: @ink2; border-color: @line; }
QPushButton#main, QPushButton[main="true"], QPushButton:default { background: @accent; color: @onaccent; border: 1px solid @accent; font-weight: 600; }
QPushButton#main:focus, QPushButton[main="true"]:focus, QPushButton:default:focus { border: 2px solid @ink; }
QLineEdit, QComboBox { background: @panel; color: @ink; border: 1px solid @ink2; border-radius: 4px; padding: 3px 8px; min-height: 20px; }
QLineEdit:focus, QComboBox:focus { border: 2px solid @accent; padding: 2px 7px; }
QGroupBox::indicator, QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @ink2; border-radius: 3px; background: @panel; }
QGroupBox::indicator:checked, QCheckBox::indicator:checked { background: @accent; }
QToolButton[rail="true"] { background: @panel; border: 1px solid @line; border-radius: 6px; color: @ink; }
QToolButton[rail="true"]:checked, QToolButton[rail="true"]:focus { border: 2px solid @accent; }
QListView#log { background: transparent; color: @ink; border: none; }
QListView#log::item { padding: 3px 0; }
QListView#log::item:selected { background: @track; color: @ink; border-radius: 6px; }
QMenuBar { background: @panel; color: @ink; }
QMenuBar::item:selected, QMenu::item:selected { background: @accent; color: @onaccent; }
QMenu { background: @panel; color: @ink; border: 1px solid @line; }
QMenu::item:disabled { color: @ink2; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line; }
)";

} // namespace

QString styleSheetFor(const Theme &theme)
{
    static const QRegularExpression token(QStringLiteral("@([a-z0-9]+)"));
    QString sheet = QString::fromLatin1(kSheet);
    // A seat's figures have the colour of its words: the token SEATtext.
    const QString text = QStringLiteral("text");
    const QStringList tokens = theme.tokens();
    for (const QString &name : tokens) {
        if (name.endsWith(text))
            sheet += QStringLiteral("QFrame[box=\"true\"] QLabel[figureOf=\"%1\"] { color: @%2; font-weight: 700; }\n")
                         .arg(name.chopped(text.size()), name);
    }
    QString out;
    qsizetype done = 0;
    for (auto it = token.globalMatch(sheet); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(sheet).mid(done, match.capturedStart() - done);
        out += theme.colour(match.capturedView(1)).name();
        done = match.capturedEnd();
    }
    return out.append(QStringView(sheet).mid(done));
}

} // namespace views
