// SPDX-License-Identifier: GPL-3.0-or-later
// The test classes of a folder are one program. It takes the name of the file of one class, and what
// Qt Test understands after it: `tests_model_play tst_clock -functions`. What a file has for itself is in a namespace
// of its name, tests::tst_clock, for files may be compiled together.
#pragma once

#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

/// What CTest runs for the test class tests::`name`::`Class` of the file `name`.cpp, as the program's own list of tests
/// calls it: an application (with windows where the room has them), then the class. A static
/// `Class::initMain()` is called before there is an application.
#define TEST_CLASS(name, Class)                                                                                        \
    int name(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        QTEST_SET_MAIN_SOURCE_PATH                                                                                     \
        return tests::run<tests::name::Class>(argc, argv);                                                             \
    }

namespace tests {

#ifdef QT_WIDGETS_LIB
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

template <class Class>
int run(int argc, char **argv)
{
    if constexpr (requires { Class::initMain(); })
        Class::initMain();
    Application application(argc, argv);
    // As in Qt Test's own programs: a point of a font is as large on every screen.
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Class test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tests
