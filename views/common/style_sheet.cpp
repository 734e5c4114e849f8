// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/style_sheet.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QApplication>
#include <QPointer>
#include <QRegularExpression>
#include <QWidget>

#include "views/common/side_measure.h"

namespace views {

namespace {

// Tokens stand as @token; they are replaced by the theme's colours. Sizes are those of the window's grid of 4.
constexpr const char *kSheet = R"(
QFrame[box="true"] { background: @panel; border: 1px solid @line; border-radius: 10px; }
QFrame[box="true"] QScrollArea, QFrame[box="true"] QWidget#qt_scrollarea_viewport, QFrame[box="true"] QWidget#secrets { background: transparent; }
QFrame[box="true"] QLabel { border: none; background: transparent; color: @ink; }
QFrame#strip { background: @panel; border: none; border-bottom: 1px solid @line; }
QFrame#strip QScrollArea, QFrame#strip QWidget#qt_scrollarea_viewport, QFrame#strip QWidget#choice-rows { background: transparent; }
QFrame#hint-row { background: @panel; border: 1px solid @line; border-left: 6px solid @accent; border-radius: 6px; }
QFrame#hint-row QLabel { color: @ink; }
QFrame[notice] { background: @panel; border: none; border-bottom: 1px solid @line; border-left: 6px solid @gold; }
QFrame[notice="information"] { border-left-color: @accent; }
QDialog#result { background: @panel; border: 2px solid @ink2; border-radius: 10px; }
QFrame#cover { background: @panel; border: 1px solid @line; border-radius: 10px; }
QFrame#pause, QFrame#look { background: @ground; border: 1px solid @line; border-radius: 10px; }
QLabel#second-text, QLabel[second="true"] { color: @ink2; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: transparent; color: @ink; border: 1px solid @ink2; border-radius: 6px; padding: 0 16px; min-height: 32px; font-weight: 500; }
QPushButton[small="true"] { min-height: 22px; padding: 0 8px; }
QPushButton[small="dense"] { min-height: 18px; padding: 0 6px; }
QPushButton:hover { background: @track; }
QPushButton:checked { background: @rim5; border: 2px solid @ink; padding: 0 15px; }
QPushButton:focus { border: 2px solid @accent; padding: 0 15px; }
QPushButton[small="true"]:checked, QPushButton[small="true"]:focus { padding: 0 7px; }
QPushButton[small="dense"]:focus { padding: 0 5px; }
QPushButton:disabled { color: @ink2; border-color: @line; }
QWidget[review="true"] QScrollArea#choices QPushButton:!hover:!focus { color: @ink2; border: 1px dashed @ink2; }
QPushButton#main, QPushButton[main="true"] { font-weight: 600; }
QPushButton#main, QPushButton[main="true"], QPushButton:default { background: @accent; color: @onaccent; border: 1px solid @accent; }
QPushButton#main:focus, QPushButton[main="true"]:focus, QPushButton:default:focus { border: 2px solid @ink; }
QPushButton#main:disabled, QPushButton[main="true"]:disabled, QPushButton:default:disabled { background: transparent; color: @ink2; border-color: @line; }
QPushButton#main[plain="true"] { background: transparent; color: @ink; border: 1px solid @ink2; font-weight: 500; }
QPushButton#main[plain="true"]:hover { background: @track; }
QPushButton#main[plain="true"]:focus { border: 2px solid @accent; padding: 0 15px; }
QRadioButton[segment="true"] { background: transparent; color: @ink; border: 1px solid @ink2; border-radius: 6px; padding: 0 9px; min-height: 26px; spacing: 0; }
QRadioButton[segment="true"]::indicator { width: 0; height: 0; }
QRadioButton[segment="true"]:hover { background: @track; }
QRadioButton[segment="true"]:checked { background: @rim5; border: 2px solid @ink; padding: 0 8px; min-height: 24px; }
QRadioButton[segment="true"]:focus { border: 2px solid @accent; padding: 0 8px; min-height: 24px; }
QLineEdit, QComboBox { background: @panel; color: @ink; border: 1px solid @ink2; border-radius: 4px; padding: 3px 8px; min-height: 20px; }
QLineEdit:focus, QComboBox:focus { border: 2px solid @accent; padding: 2px 7px; }
QPlainTextEdit { background: @panel; color: @ink; border: 1px solid @ink2; border-radius: 4px; padding: 3px 4px; }
QPlainTextEdit:focus { border: 2px solid @accent; padding: 2px 3px; }
QLineEdit[readOnly="true"] { background: transparent; border-color: @line; }
QAbstractSpinBox { background: @panel; color: @ink; border: 1px solid @ink2; border-radius: 4px; padding-left: 5px; min-height: 26px; }
QAbstractSpinBox:focus { border: 2px solid @accent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 22px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/up-INK.svg); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/down-INK.svg); width: 12px; height: 12px; }
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus { background: transparent; border: none; padding: 0; min-height: 0; }
QGroupBox::indicator, QCheckBox::indicator, QListWidget::indicator { width: 14px; height: 14px; border: 1px solid @ink2; border-radius: 3px; background: @panel; }
QGroupBox::indicator:checked, QCheckBox::indicator:checked, QListWidget::indicator:checked { background: @accent; image: url(:/icons/tick-ONACCENT.svg); }
QGroupBox::indicator:focus, QCheckBox::indicator:focus { width: 12px; height: 12px; border: 2px solid @ink; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/icons/down-INK.svg); width: 14px; height: 14px; }
QToolButton[rail="true"] { background: @panel; border: 1px solid @line; border-radius: 6px; color: @ink; }
QToolButton[fold="true"] { background: transparent; border: 2px solid transparent; border-radius: 6px; min-height: 24px; padding-right: 6px; color: @ink; }
QToolButton[fold="true"]:hover { background: @track; }
QToolButton[fold="true"]:focus { border-color: @accent; }
QToolButton[rail="true"]:checked { background: @rim5; border: 2px solid @ink; }
QToolButton[rail="true"]:focus { border: 2px solid @accent; }
QListView#log { background: transparent; color: @ink; border: none; }
QListView#log::item { padding: 3px 0; }
QListView#log::item:selected { background: @track; color: @ink; border-radius: 6px; }
QListWidget { background: @panel; color: @ink; border: 2px solid @line; border-radius: 4px; outline: 0; }
QListWidget:focus { border-color: @accent; }
QListWidget::item { border: 1px solid transparent; padding: 4px; color: @ink; }
QListWidget::item:selected { background: @track; color: @ink; }
QTreeWidget, QTextBrowser { background: @panel; color: @ink; border: 2px solid @line; border-radius: 4px; outline: 0; }
QTreeWidget:focus, QTextBrowser:focus { border-color: @accent; }
QTreeWidget { show-decoration-selected: 1; }
QTreeWidget::item { padding: 3px 0; color: @ink; }
QTreeWidget::item:selected { background: @track; color: @ink; }
QHeaderView::section { background: @track; color: @ink; border: 0; padding: 3px; }
QTabWidget::pane { border: 1px solid @line; }
QTabBar::tab { background: @panel; color: @ink; border: 1px solid @line; border-bottom: 3px solid @line; padding: 5px 8px; }
QTabBar[dense="true"]::tab { padding: 5px 3px; }
QTabBar::tab:selected { background: @rim5; border: 1px solid @ink; border-bottom: 3px solid @accent; }
QTabBar::tab:focus { border: 2px solid @accent; border-bottom: 3px solid @accent; padding: 4px 7px 5px 7px; }
QTabBar[dense="true"]::tab:focus { padding: 4px 2px 5px 2px; }
QTabBar::tab:disabled { color: @ink2; }
QScrollBar { background: @track; border: none; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QScrollBar::handle { background: @ink2; border-radius: 4px; margin: 3px; }
QScrollBar::handle:hover { background: @ink; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenuBar { background: @panel; color: @ink; }
QMenuBar::item:selected, QMenu::item:selected { background: @accent; color: @onaccent; }
QMenu { background: @panel; color: @ink; border: 1px solid @line; }
QMenu::item:disabled { color: @ink2; }
QLabel#small-board { background: @ground; border-radius: 6px; }
QLabel#place-tip { background: @panel; color: @ink; border: 1px solid @ink2; border-radius: 6px; padding: 8px 10px; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line; }
)";

QString &worn()
{
    static QString name = QStringLiteral("light");
    return name;
}

constexpr std::array kRoles{FontRole::Score, FontRole::Card,   FontRole::Prompt, FontRole::Heading,
                            FontRole::Text,  FontRole::Second, FontRole::Least};

/// How words are written.
struct Writing {
    QStringList families;
    std::array<int, kRoles.size()> pixels{}; ///< of each role

    friend bool operator==(const Writing &, const Writing &) = default;
};

Writing writingNow()
{
    Writing writing{fontFamilies(), {}};
    for (std::size_t i = 0; i < kRoles.size(); ++i)
        writing.pixels[i] = fontFor(kRoles[i]).pixelSize();
    return writing;
}

/// That of the windows that are there.
Writing &wornWriting()
{
    static Writing writing;
    return writing;
}

/// The height of words that had that one before: of their role, else as much larger or smaller as text is.
int pixelsNow(int before, const Writing &then, const Writing &now)
{
    const auto role = std::find(then.pixels.begin(), then.pixels.end(), before) - then.pixels.begin();
    if (role < static_cast<std::ptrdiff_t>(kRoles.size()))
        return now.pixels[role];
    constexpr std::size_t kText = 4;
    return std::max(1, before * now.pixels[kText] / then.pixels[kText]);
}

} // namespace

QString coloured(const QString &sheet, const Theme &theme)
{
    static const QRegularExpression token(QStringLiteral("@([a-z0-9]+(?:-[a-z0-9]+)*)"));
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

QString styleSheetFor(const Theme &theme)
{
    // Signs are pictures, light or dark: a style sheet cannot colour them.
    const auto shade = [&theme](QStringView token) {
        return theme.colour(token).lightness() > 127 ? QStringLiteral("light") : QStringLiteral("dark");
    };
    QString sheet = QString::fromLatin1(kSheet);
    sheet.replace(QLatin1String("ONACCENT"), shade(u"onaccent")).replace(QLatin1String("INK"), shade(u"ink"));
    return coloured(sheet, theme);
}

void applyTheme(const Theme &theme)
{
    worn() = theme.name(); // before the windows are told
    const QString sheet = styleSheetFor(theme);
    if (qApp->styleSheet() == sheet)
        return;
    qApp->setPalette(theme.palette());
    qApp->setFont(fontFor(FontRole::Text));
    qApp->setStyleSheet(sheet);
    wornWriting() = writingNow();
}

void applyText(const DesktopText &text, bool usesSystemFont)
{
    setDesktopText(text);
    useSystemFont(usesSystemFont);
    const Writing now = writingNow();
    const Writing then = std::exchange(wornWriting(), now);
    if (then == now || then.families.isEmpty())
        return;
    // All of them before the first one is changed: fonts are inherited.
    std::vector<std::pair<QPointer<QWidget>, int>> own;
    for (QWidget *widget : QApplication::allWidgets()) {
        if (const int pixels = ownPixels(*widget); pixels > 0)
            own.emplace_back(widget, pixels);
    }
    // With a style sheet widgets that are there keep their typeface.
    const QString sheet = qApp->styleSheet();
    qApp->setStyleSheet({});
    qApp->setFont(fontFor(FontRole::Text));
    qApp->setStyleSheet(sheet);
    for (const auto &[widget, pixels] : own) {
        if (!widget)
            continue;
        QFont font = widget->font();
        font.setFamilies(now.families);
        font.setPixelSize(pixelsNow(pixels, then, now));
        setOwnFont(*widget, font);
    }
}

QString wornTheme() { return worn(); }

} // namespace views
