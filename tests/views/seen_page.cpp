// SPDX-License-Identifier: GPL-3.0-or-later
#include "seen_page.h"

#include <array>

#include <QAbstractButton>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLayout>

#include "model/words/languages.h"
#include "tests/views/panels.h"
#include "views/board/board_view_state.h"
#include "views/panels/secrets_box.h"

namespace {

constexpr std::array<QSize, 3> kSizes{{{1264, 700}, {1000, 640}, {1800, 950}}};

QString number(double value) { return QString::number(value, 'f', 2); }

template <class T>
QString listText(const T &list)
{
    QStringList texts;
    for (const auto &each : list)
        texts << QString::number(each);
    return texts.join(QLatin1Char(' '));
}

} // namespace

QString pictureText(const QPixmap &pixmap)
{
    static QHash<qint64, QString> known;
    QString &text = known[pixmap.cacheKey()];
    if (!text.isEmpty())
        return text;
    const QImage image = pixmap.toImage();
    const QByteArrayView bits(image.constBits(), image.sizeInBytes());
    return text = QString::fromLatin1(QCryptographicHash::hash(bits.toByteArray(), QCryptographicHash::Md5).toHex());
}

QString labelText(const QLabel &label)
{
    QString text = label.text() + QLatin1Char('|') + label.accessibleName() + QLatin1Char('|') + label.toolTip();
    if (!label.pixmap(Qt::ReturnByValue).isNull())
        text += QLatin1Char('|') + pictureText(label.pixmap(Qt::ReturnByValue));
    return text;
}

QString shownText(const views::BoardViewState &shown)
{
    QStringList routes;
    for (const engine::Route &route : shown.routes)
        routes << QString::number(route.to);
    return QStringLiteral("choosable %1; last %2; selected %3; picked %4; revealed %5; acting %6; names %7; roles %8; "
                          "promises %9; routes %10")
        .arg(listText(shown.choosable), listText(shown.last))
        .arg(shown.selected.value_or(engine::kNowhere))
        .arg(shown.picked.value_or(views::Picked{}).place)
        .arg(shown.revealed)
        .arg(shown.acting)
        .arg(shown.seatNames.join(QLatin1Char(',')), shown.roles.join(QLatin1Char(',')))
        .arg(shown.placementPreviews.size())
        .arg(routes.join(QLatin1Char(' ')));
}

QStringList sceneOf(views::BoardView &board)
{
    QStringList items;
    for (const views::ElementItem *item : board.boardScene().elementItems()) {
        const views::Element &element = item->element();
        if (element.key.startsWith(QLatin1String("cursor")))
            continue;
        const views::ElementStyle &look = element.look;
        const QRectF &rect = element.rect;
        items << QStringLiteral("item %1: %2 %3 %4 %5")
                         .arg(element.key)
                         .arg(static_cast<int>(look.form))
                         .arg(look.id)
                         .arg(look.value)
                         .arg(look.fill + look.line + look.text.colour)
                     + QStringLiteral(" at %1 %2 %3 %4, %5 %6")
                           .arg(number(rect.x()), number(rect.y()), number(rect.width()), number(rect.height()),
                                number(element.z), number(element.opacity));
    }
    items.sort();
    return items;
}

QStringList panelsOf(const QWidget &page, bool areSeen)
{
    QStringList texts;
    for (const auto *panel : page.findChildren<views::PanelView *>()) {
        if (areSeen && !panel->isVisible())
            continue;
        for (const QString &text : tests::textsOf(*panel))
            texts << QStringLiteral("panel: ") + text;
    }
    for (const auto *box : page.findChildren<views::SecretsBox *>()) {
        if (areSeen && !box->isVisible())
            continue;
        for (const auto *label : box->findChildren<QLabel *>())
            texts << QStringLiteral("panel: ") + labelText(*label);
    }
    texts.sort();
    return texts;
}

QStringList seenOn(views::BoardPage &page)
{
    QCoreApplication::sendPostedEvents(); // what a layout shows comes into sight then
    auto &board = *page.findChild<views::BoardView *>();
    QStringList seen{QStringLiteral("shown: ") + shownText(*board.boardScene().shown())};
    QStringList labels;
    for (const auto *label : page.findChildren<QLabel *>()) {
        if (label->isVisible())
            labels << QStringLiteral("label: ") + labelText(*label);
    }
    labels.sort(); // their order tells which box was moved last
    seen += labels;
    for (const auto *button : page.findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            seen << QStringLiteral("button: ") + button->text() + QLatin1Char('|') + button->accessibleName()
                        + (button->isEnabled() ? QString() : QStringLiteral("|off"));
    }
    for (const engine::PlaceIndex place : board.cells().cells())
        seen << QStringLiteral("place %1: ").arg(place) + board.placeName(place);
    return seen + panelsOf(page, true) + sceneOf(board);
}

QString difference(const views::Screen &one, const views::Screen &other)
{
    QStringList parts;
    const auto compare = [&parts](bool isSame, const char *part) {
        if (!isSame)
            parts << QLatin1String(part);
    };
    compare(one.board == other.board, "board");
    compare(one.prompt == other.prompt, "prompt");
    compare(one.panels == other.panels, "panels");
    compare(one.log == other.log, "log");
    compare(one.about == other.about, "about");
    compare(one.drawn == other.drawn, "drawn");
    compare(one.timeline == other.timeline, "timeline");
    compare(one.commands == other.commands, "commands");
    compare(one.hint == other.hint, "hint");
    compare(one.handOver == other.handOver && one.pause == other.pause, "covers");
    compare(one.clock == other.clock, "clock");
    compare(one.lesson == other.lesson, "lesson");
    compare(one.review == other.review, "review");
    compare(one.tools == other.tools, "tools");
    compare(one.box == other.box, "box");
    compare(one.forms == other.forms, "forms");
    compare(one.look == other.look, "look");
    return parts.join(QLatin1Char(' '));
}

QString difference(const QStringList &one, const QStringList &other)
{
    qsizetype at = 0;
    while (at < one.size() && at < other.size() && one[at] == other[at])
        ++at;
    if (at == one.size() && at == other.size())
        return {};
    return one.value(at) + QLatin1String("\nbut\n") + other.value(at);
}

// ---- a walk

ScreenWalk::ScreenWalk(views::BoardPage &page, std::uint32_t seed) : m_page(page), m_random(seed)
{
    page.layout()->setSizeConstraint(QLayout::SetNoConstraint);
}

void ScreenWalk::speak(const QString &language)
{
    words::setLanguage(language);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
}

void ScreenWalk::setTheme(const QString &name) { m_page.setTheme(views::Theme(name, words::idOf(*m_page.game()))); }

void ScreenWalk::changeLook()
{
    const QStringList themes = views::Theme::themeNames();
    switch (below(3)) {
    case 0: return speak(words::languages().at(below(words::languages().size())));
    case 1: return setTheme(themes.at(below(themes.size())));
    default: m_page.resize(kSizes[m_random.below(kSizes.size())]);
    }
}

void ScreenWalk::restLook()
{
    speak(QStringLiteral("en"));
    setTheme(QStringLiteral("light"));
    m_page.resize(1280, 750);
    QTest::mouseMove(board().viewport(), {1, 1});
}

engine::PlaceIndex ScreenWalk::placeToTouch()
{
    const std::vector<engine::PlaceIndex> &choosable = board().boardScene().shown()->choosable;
    if (!choosable.empty() && m_random.below(4) > 0)
        return choosable[m_random.below(static_cast<std::uint32_t>(choosable.size()))];
    return static_cast<engine::PlaceIndex>(below(static_cast<qsizetype>(m_page.game()->places().size())));
}

void ScreenWalk::point()
{
    const QRect rect = board().placeRect(placeToTouch());
    if (!rect.isEmpty())
        QTest::mouseMove(board().viewport(), rect.center());
}

void ScreenWalk::click()
{
    const QRect rect = board().placeRect(placeToTouch());
    if (!rect.isEmpty())
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, rect.center());
}
