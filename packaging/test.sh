#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds with assertions and runs all tests but the long ones; looks at what was changed with
# clang-tidy, for three minutes at most; then does the same with sanitizers for what needs no window.
#   packaging/test.sh [--long | --sanitized] [options of ctest]
#   packaging/test.sh --tidy
# --long runs instead all tests, the long ones too, with all their random cases, on the release build, and then made
# inputs (fuzz.sh).
# --sanitized runs instead all tests, those of the window too, under every check of the sanitizers for
# addresses and undefined behaviour, and what has threads under the one for threads.
# --tidy runs no test: Clang compiles each file for itself, and clang-tidy looks at it; the next time at those that were
# changed since, and at those that include them.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/dependencies
. packaging/dependencies

extent=quick
case ${1:-} in
--long | --sanitized | --tidy)
    extent=${1#--}
    shift
    ;;
esac
options=("$@")

# timed WHAT COMMAND...: runs it and notes the seconds it took; its status is that of the command.
timed()
{
    local what=$1 start=$SECONDS status=0
    shift
    echo "== $what" >&2
    "$@" || status=$?
    printf '%6d s  %s\n' $((SECONDS - start)) "$what" >>"$notes/times"
    return $status
}

# run_tests FOLDER OPTION...: as ctest does, but for its summary, which is kept for the end.
run_tests()
{
    # Who chooses tests may choose some that the other build has not.
    local none=ignore
    [ ${#options[@]} -gt 0 ] || none=error
    ctest --test-dir "$1" -j $(($(nproc) + 1)) --output-on-failure --no-tests=$none "${@:2}" \
        ${options[@]+"${options[@]}"} 2>&1 | tee "$notes/ctest" | sed -u '/^[0-9]*% tests passed/,$d'
}

# At the end, whatever it is: where the time went, then the summaries of ctest.
report()
{
    if [ -s "$notes/times" ]; then
        echo "Where the time went:"
        cat "$notes/times"
        if [ -s "$notes/tests" ]; then
            echo "The slowest tests:"
            sort -k1,1nr "$notes/tests" | awk 'NR <= 10 || /_long$/'
        fi
        cat "$notes/summaries"
    fi
    rm -rf "$notes"
}
notes=$(mktemp -d)
touch "$notes"/{times,tests,summaries}
trap report EXIT

# gate PRESET OPTION...: builds and tests the preset of CMakePresets.json.
gate()
{
    local preset=$1 folder=build-$1 status=0
    if [ "$preset" = release ]; then
        folder=build
    else
        set -- "$@" --label-exclude '^long$'
    fi
    timed "$preset: configure" cmake --preset "$preset" >"$notes/configure" || {
        cat "$notes/configure"
        return 1
    }
    timed "$preset: build" cmake --build --preset "$preset"
    timed "$preset: tests" run_tests "$folder" "${@:2}" || status=$?
    sed -nE "s/^ *[0-9]+\/[0-9]+ +Test +#[0-9]+: ([^ ]+) .* ([0-9.]+) sec *$/\2 \1/p" "$notes/ctest" |
        awk -v preset="$preset" '{printf "%6.1f s  %s: %s\n", $1, preset, $2}' >>"$notes/tests"
    sed -n '/^[0-9]*% tests passed/,$p' "$notes/ctest" >>"$notes/summaries"
    return $status
}

[ "$extent" != long ] || test_packages+=" $long_test_packages"
# shellcheck disable=SC2086
install_missing $run_packages $build_packages $test_packages
if [ "$extent" = sanitized ]; then
    gate asan
    gate tsan --label-regex '^threads$'
elif [ "$extent" = tidy ]; then
    timed "tidy: configure" cmake --preset tidy >/dev/null
    timed "tidy: all files" cmake --build --preset tidy -- -k 0
elif [ "$extent" = long ]; then
    gate release
    timed "made inputs" packaging/fuzz.sh 20
else
    gate dev
    if [ ${#options[@]} -eq 0 ]; then # who chooses tests does not choose this one
        # It tells and fails nothing until `--tidy` has found all in order: who touches an old file does not answer for
        # what was wrong there before.
        timed "clang-tidy: what was changed" python3 tests/house/tidy_changed.py 180 ||
            echo "clang-tidy has something to say of what was changed: see above" >>"$notes/summaries"
    fi
    gate sanitized
fi
