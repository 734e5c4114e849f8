#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How large classes may be and how rooms hang together, as house_figures.py counts it."""

import unittest

import house_figures as figures
import rooms_picture
from test_house import ROOT

# Ceilings: they may be lowered, never raised.
MOST_LINES_OF_A_FUNCTION = 60
MOST_METHODS = 50
MOST_CLASSES_IN_SEVERAL_FILES = 0
MOST_REACHED = {"model/engine/core/insight.h": 0.2, "model/engine/core/label.h": 0.2, "model/engine/core/panel.h": 0.2,
                "views/play/game_page.h": 0.1}  # share of the .cpp

HEADER = """
// SPDX-License-Identifier: GPL-3.0-or-later
#define MACRO(name)                                                                                                    \\
    void name() {
namespace room {

class Forward;
enum class Kind { One, Two };

/// A window; it says "};" and { in a comment.
class Window final : public Base<int (*)(int)> {
    Q_OBJECT
    Q_PROPERTY(int size READ size)

public:
    explicit Window(int size = int(3), std::vector<int> all = {});
    ~Window() override;
    /// Two in a group.
    int size() const { return m_size; }
    std::function<void(int)> watcher() const;

    template <class T, int n = (1 < 2)>
    requires std::is_same_v<T, int>
    void each(const T &what) const noexcept;
    bool operator()(int a) const;
    bool operator<(const Window &other) const = default;
    operator bool() const { return '{' != '}'; }
    friend bool operator==(const Window &, const Window &) = default;
    friend void swap(Window &one, Window &other) { std::swap(one, other); }
    using Handler = void (*)(int);

    struct Part {
        int n = f(3); ///< no function
        Part() : n{4} {}
        int twice() const { return 2 * n; }
    };

signals:
    void closed(); // {
private slots:
    void onClosed();

private:
    static constexpr std::array<int, 2> kNumbers{f(1), f(2)};
    int (*m_call)(int);
    std::function<void(int)> m_watch = [](int) { f(); };
    int m_size = 1'000;
};

void freeFunction(int a);

} // namespace room
"""
ONE = """
#include "views/one/window.h"
namespace room {
namespace {
struct Window {
    void other();
};
void Window::other()
{
}
} // namespace

Window::Window(int size, std::vector<int> all) : Base{all}, m_size(size)
{
    if (size)
        R"x(})x";
}

Window::~Window() = default;
} // namespace room
"""
TWO = """
std::vector<room::Window::Part> room::Window::watcher() const { return {}; }
bool room::Window::operator()(int a) const
{
    return a;
}
"""
FILES = [("views/one/window.h", HEADER), ("views/one/one.cpp", ONE), ("views/one/two.cpp", TWO)]


class Counting(unittest.TestCase):
    """The counting itself, of a text that is known."""

    def setUp(self):
        self.known = figures.classes(FILES)

    def test_methods(self):
        self.assertEqual({name: each.methods for name, each in self.known.items()},
                         {"room::Window": 10, "room::Window::Part": 2, "room::(views/one/one.cpp)::Window": 1})

    def test_lines(self):
        # The body in the header, the constructor, the destructor, a line of a function and an operator.
        lines = HEADER.splitlines()
        body = lines.index("};") - next(i for i, line in enumerate(lines) if line.startswith("class Window")) + 1
        self.assertEqual(self.known["room::Window"].lines, body + 5 + 1 + 1 + 4)
        self.assertEqual(self.known["room::Window::Part"].lines, 5)
        self.assertEqual(self.known["room::(views/one/one.cpp)::Window"].lines, 3 + 3)

    def test_lines_of_functions(self):
        self.assertEqual([item.lines for item in figures.items(TWO)], [1, 4])

    def test_classes_in_several_files(self):
        self.assertEqual(figures.scattered(self.known), {"room::Window": ["views/one/one.cpp", "views/one/two.cpp"]})
        self.assertEqual(figures.scattered(figures.classes(FILES[:2])), {})

    def test_names_of_functions(self):
        self.assertEqual(
            [item.name for item in figures.items(HEADER) if item.kind == "function"],
            ["Window", "~Window", "size", "watcher", "each", "operator()", "operator<", "operator bool", "Part", "twice",
             "closed", "onClosed", "freeFunction"])
        self.assertEqual([item.name for item in figures.items(TWO)],
                         ["room::Window::watcher", "room::Window::operator()"])

    def test_rooms_that_include_each_other(self):
        counts = figures.includes([
            ("views/one/a.h", '#include "views/two/b.h"\n#include "views/one/c.h"\n#include <views/three/x.h>'),
            ("views/one/c.h", '#include "views/two/b.h"'),
            ("views/two/b.h", '  # include "views/one/a.h"\n#include "model/words/words.h"'),
            ("model/engine/core/games.cpp", '#include "model/engine/aton/aton.h"'),
            ("model/engine/aton/rules/rules.cpp", '#include "model/engine/core/game.h"')])
        self.assertEqual(counts, {("views/one", "views/two"): 2, ("views/two", "views/one"): 1,
                                  ("views/two", "model/words"): 1, ("model/engine/aton", "model/engine/core"): 1})
        self.assertEqual(figures.mutual(counts), [("views/one", "views/two")])
        del counts["views/two", "views/one"]
        self.assertEqual(figures.mutual(counts), [])

    def test_files_that_a_header_reaches(self):
        files = [("a.h", '#include "b.h"\n#include "c.h"'), ("b.h", '#include "a.h"'), ("d.cpp", '#include "b.h"'),
                 ("e.cpp", '#include "c.h"\n#include <a.h>'), ("f.cpp", '// #include "c.h"')]
        self.assertEqual(figures.reached(files, "c.h"), {"d.cpp", "e.cpp"})
        self.assertEqual(figures.reached(files, "a.h"), {"d.cpp"})
        self.assertEqual(figures.reached(files, "f.h"), set())

    def test_documented(self):
        number, missing = figures.documented([("a.h", HEADER)])
        self.assertEqual([HEADER.splitlines()[line - 1].strip() for _, line, _ in missing],
                         ["explicit Window(int size = int(3), std::vector<int> all = {});",
                          "template <class T, int n = (1 < 2)>", "bool operator()(int a) const;",
                          "operator bool() const { return '{' != '}'; }", "struct Part {", "Part() : n{4} {}",
                          "int twice() const { return 2 * n; }", "void closed(); // {", "void freeFunction(int a);"])
        self.assertEqual(number, len(missing) + 3)  # Window, size, watcher

    def test_a_bracket_that_is_not_closed(self):
        with self.assertRaises(ValueError):
            figures.items("void f() { if (a) {")


class Picture(unittest.TestCase):
    COUNTS = {("views/window", "views/board"): 1, ("views/window", "views/common"): 2,
              ("views/board", "views/common"): 3, ("views/common", "model/words"): 4, ("app", "views/window"): 5,
              ("app", "model/words"): 6}

    def test_arrows_that_follow_from_others_are_left_out(self):
        self.assertEqual(rooms_picture.reduced(self.COUNTS),
                         [("app", "views/window"), ("views/board", "views/common"), ("views/common", "model/words"),
                          ("views/window", "views/board")])

    def test_all_arrows_lead_down(self):
        rows = rooms_picture.rows_of(rooms_picture.reduced(self.COUNTS))
        self.assertGreater(rows["model/words"][1], rows["views/common"][1])
        drawing = rooms_picture.Drawing(figures.includes(figures.sources(ROOT, "app", "views", "model")))
        self.assertGreater(len(drawing.pairs), 15)
        for room, other in drawing.pairs:
            self.assertLess(drawing.place(room)[1], drawing.place(other)[1], (room, other))

    def test_the_picture_is_that_of_the_code(self):
        self.assertTrue((ROOT / rooms_picture.PICTURE).read_text(encoding="utf-8") == rooms_picture.drawn(),
                        "the includes are others than in the picture; python3 tests/house/rooms_picture.py draws it anew")


class Figures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.known = figures.product_classes(ROOT)

    def test_classes_are_found(self):
        self.assertGreater(len(self.known), 300)
        self.assertGreater(self.known["play::Play"].methods, 10)

    def test_no_class_has_too_many_methods(self):
        self.assertEqual([f"{each.name} has {each.methods} methods" for each in self.known.values()
                          if each.methods > MOST_METHODS], [])

    def test_no_function_has_too_many_lines(self):
        self.assertEqual(
            [f"{path}:{item.start}: {item.name} has {item.lines} lines"
             for path, text in figures.sources(ROOT, "app", "model", "resources", "views") for item in figures.items(text)
             if item.kind == "function" and item.lines > MOST_LINES_OF_A_FUNCTION], [])

    def test_few_classes_are_in_several_files(self):
        several = figures.scattered(self.known)
        self.assertLessEqual(len(several), MOST_CLASSES_IN_SEVERAL_FILES, several)

    def test_changes_of_these_headers_reach_few_files(self):
        files = figures.all_code(ROOT)
        number = sum(path.endswith(".cpp") for path, _ in files)
        for header, share in MOST_REACHED.items():
            reached = len(figures.reached(files, header))
            self.assertTrue(0 < reached <= share * number, f"{header} reaches {reached} of {number} files")

    def test_the_engine_is_documented(self):
        number, missing = figures.documented(figures.engine_headers(ROOT))
        self.assertGreater(number, 700)
        self.assertEqual([f"{path}:{line}: {text}" for path, line, text in missing], [])

    def test_no_rooms_include_each_other(self):
        counts = figures.includes(figures.sources(ROOT, "model", "views"))
        self.assertGreater(len(counts), 20)
        self.assertEqual(figures.mutual(counts), [])


if __name__ == "__main__":
    unittest.main()
