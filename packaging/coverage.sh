#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds with counters, runs all tests but the long ones and tells which share of the
# product's lines they run:
#   packaging/coverage.sh [options of ctest]
# The exit status is 1 where a test fails or a share is less than it has to be. build-coverage/engine.txt and rest.txt
# have the files with the lines that no test runs, those with the most first.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/dependencies
. packaging/dependencies

# shellcheck disable=SC2086
install_missing $run_packages $build_packages $test_packages $coverage_packages
cmake --preset coverage >&2
cmake --build --preset coverage >&2
find build-coverage -name '*.gcda' -delete
status=0
ctest --preset coverage "$@" >&2 || status=1
# Branches may have lost counts and be negative, which is no matter for lines (Compiler.cmake).
gcovr --root . --object-directory build-coverage --filter '(app|model|resources|views)/' -j "$(nproc)" \
    --gcov-ignore-parse-errors --json build-coverage/lines.json build-coverage/{app,model,views}

# share NAME LEAST OPTION...: of the files that the options of gcovr choose.
share()
{
    printf '%s, at least %s %%: ' "$1" "$2"
    gcovr --root . --add-tracefile build-coverage/lines.json --sort-uncovered --txt "build-coverage/$1.txt" \
        --print-summary --fail-under-line "$2" "${@:3}" 2>/dev/null | sed -n 's/^lines: //p'
}
share engine 98 --filter model/engine/ || status=1
share rest 90 --exclude model/engine/ || status=1
exit $status
