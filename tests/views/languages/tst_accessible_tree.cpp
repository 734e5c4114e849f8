// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever takes the keyboard, in every window, has a name that tells it apart from what stands beside it.
#include <QAccessible>
#include <QDir>

#include "everything.h"
#include "tests/test_class.h"
#include "tests/views/window/table.h"

namespace tests::tst_accessible_tree {

namespace {

using Thing = QAccessibleInterface;

QString nameOf(Thing &thing) { return thing.text(QAccessible::Name); }

QString classOf(Thing &thing)
{
    const QObject *object = thing.object();
    return object ? QString::fromLatin1(object->metaObject()->className()) + QLatin1Char(' ') + object->objectName()
                  : QStringLiteral("role %1").arg(thing.role());
}

class Walk {
public:
    QStringList faults;

    void go(Thing &thing)
    {
        QSet<QString> names;
        for (int i = 0; i < thing.childCount(); ++i) {
            Thing *child = thing.child(i);
            if (!child || child->state().invisible || (child->object() && isWindow(*child)))
                continue;
            check(*child, names);
            go(*child);
        }
    }

private:
    static bool isWindow(Thing &thing)
    {
        const auto *widget = qobject_cast<const QWidget *>(thing.object());
        return widget && widget->isWindow();
    }

    void check(Thing &thing, QSet<QString> &names)
    {
        const auto *widget = qobject_cast<const QWidget *>(thing.object());
        const bool takesKeys =
            widget ? widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() && widget->isEnabled()
                   : thing.state().focusable && !thing.state().disabled;
        if (!takesKeys)
            return;
        const QString name = nameOf(thing);
        if (name.trimmed().isEmpty())
            faults << QStringLiteral("no name: ") + classOf(thing);
        else if (widget && names.contains(name))
            faults << QStringLiteral("named as another beside it: %1: %2").arg(classOf(thing), name);
        names.insert(name);
    }
};

} // namespace

class TestAccessibleTree : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qApp->setQuitOnLastWindowClosed(false);
        QVERIFY(QDir::setCurrent(QDir::rootPath()));
    }
    void everythingThatTakesTheKeyboardHasItsName();
};

void TestAccessibleTree::everythingThatTakesTheKeyboardHasItsName()
{
    QStringList faults;
    int windows = 0;
    lookAtEverything([&](const QString &name, QWidget &window) {
        ++windows;
        if (window.inherits("QFileDialog"))
            return; // Qt's own
        Walk walk;
        walk.go(*QAccessible::queryAccessibleInterface(&window));
        for (const QString &fault : walk.faults)
            faults << name + QStringLiteral(": ") + fault;
    });
    faults.removeDuplicates();
    for (const QString &fault : faults)
        qInfo().noquote() << fault;
    QVERIFY(windows > 20);
    QVERIFY(faults.isEmpty());
}

} // namespace tests::tst_accessible_tree

TEST_CLASS(tst_accessible_tree, TestAccessibleTree)
#include "tst_accessible_tree.moc"
