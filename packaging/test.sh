#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything and runs the tests.
#   packaging/test.sh [--long] [--preset NAME] [options of ctest]
# --long runs the long tests too; --preset takes another build of CMakePresets.json than `release`.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/dependencies
. packaging/dependencies

preset=release
selection=(--label-exclude '^long$')
while [ $# -gt 0 ]; do
    case $1 in
    --long)
        selection=()
        shift
        ;;
    --preset)
        preset=${2:?--preset needs a name}
        shift 2
        ;;
    *) break ;;
    esac
done
build=build-$preset
[ "$preset" != release ] || build=build

# shellcheck disable=SC2086
install_missing $run_packages $build_packages $test_packages
cmake --preset "$preset" >/dev/null
cmake --build "$build"
exec ctest --test-dir "$build" -j2 --output-on-failure --no-tests=error \
    ${selection[@]+"${selection[@]}"} "$@"
