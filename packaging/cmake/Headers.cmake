# SPDX-License-Identifier: GPL-3.0-or-later
# System headers that are parsed once for all targets which are compiled alike: those that many files
# include and that take long, no more, for each file loads the whole.

set(plain_headers
    <algorithm>
    <array>
    <bit>
    <charconv>
    <cmath>
    <cstdint>
    <functional>
    <map>
    <memory>
    <mutex>
    <numeric>
    <optional>
    <span>
    <string>
    <string_view>
    <thread>
    <utility>
    <variant>
    <vector>)
set(core_headers
    ${plain_headers}
    <QByteArray>
    <QCoreApplication>
    <QFile>
    <QFileInfo>
    <QHash>
    <QJsonArray>
    <QJsonObject>
    <QList>
    <QLocale>
    <QObject>
    <QRegularExpression>
    <QSet>
    <QString>
    <QStringList>
    <QTimer>
    <QVariant>)
set(window_headers
    ${core_headers}
    <QAccessible>
    <QAction>
    <QApplication>
    <QComboBox>
    <QDialog>
    <QGridLayout>
    <QKeyEvent>
    <QLabel>
    <QLineEdit>
    <QListWidget>
    <QMainWindow>
    <QMenu>
    <QMessageBox>
    <QPainter>
    <QPainterPath>
    <QPushButton>
    <QScrollArea>
    <QVBoxLayout>)

# cartouche_headers(NAME LINKS library... HEADERS header...)
function(cartouche_headers name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINKS;HEADERS")
  file(CONFIGURE OUTPUT ${name}.cpp CONTENT "")
  add_library(${name} OBJECT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
  target_link_libraries(${name} PRIVATE cartouche_flags ${arg_LINKS})
  target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

cartouche_headers(cartouche_plain_headers HEADERS ${plain_headers})
cartouche_headers(cartouche_core_headers LINKS Qt6::Core HEADERS ${core_headers})
if(CARTOUCHE_WINDOW)
  cartouche_headers(cartouche_window_headers LINKS Qt6::Widgets HEADERS ${window_headers})
endif()
