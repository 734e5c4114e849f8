#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds the targets of tests/fuzz and feeds each of them made inputs, one after the other:
#   packaging/fuzz.sh SECONDS [TARGET...]
# SECONDS is for each target; without TARGETs (position, action ...) all are run. What was learned is kept in
# build-fuzz/corpus for the next time. A finding ends its target and is left in build-fuzz/findings;
#   build-fuzz/tests/fuzz/fuzz_TARGET FILE
# shows it again. The exit status is 1 where there was one.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/dependencies
. packaging/dependencies

if ! [[ ${1:-} =~ ^[1-9][0-9]*$ ]]; then
    echo "packaging/fuzz.sh SECONDS [TARGET...]" >&2
    exit 2
fi
seconds=$1
shift
# shellcheck disable=SC2086
install_missing $run_packages $build_packages $test_packages $fuzz_packages
cmake --preset fuzz >&2
cmake --build --preset fuzz >&2
if [ $# -eq 0 ]; then
    for source in tests/fuzz/fuzz_*.cpp; do
        target=${source##*/fuzz_}
        set -- "$@" "${target%.cpp}"
    done
fi

found=0
printf '%-12s %12s %8s %9s\n' target executions edges findings
for target in "$@"; do
    corpus=build-fuzz/corpus/$target findings=build-fuzz/findings/$target
    rm -rf "$findings"
    mkdir -p "$corpus" "$findings"
    seeds=("tests/fuzz/corpus/$target")
    [ "$target" != saved_game ] || seeds=(tests/data resources/lessons)
    # What is slow under the sanitizers is no finding before it is too slow.
    options=(-max_total_time="$seconds" -timeout=30 -report_slow_units=30 -max_len=20000 -print_final_stats=1
        -artifact_prefix="$findings/")
    status=0
    "build-fuzz/tests/fuzz/fuzz_$target" "${options[@]}" "$corpus" "${seeds[@]}" >"$findings.log" 2>&1 || status=$?
    number=$(find "$findings" -type f | wc -l)
    printf '%-12s %12s %8s %9s\n' "$target" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$findings.log")" \
        "$(sed -nE 's/^#[0-9]+.* cov: ([0-9]+) .*/\1/p' "$findings.log" | tail -n 1)" "$number"
    if [ "$status" -ne 0 ] || [ "$number" -gt 0 ]; then
        found=1
        # What is wrong, and from where on, without what libFuzzer said before.
        grep -vE '^#[0-9]+|NEW_FUNC|^INFO' "$findings.log" | tail -n 40 >&2
    fi
done
exit $found
