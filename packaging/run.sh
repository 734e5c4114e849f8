#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Cartouche in build/ and starts it.
#   packaging/run.sh [--xvfb] [options of cartouche]
# --xvfb starts the window on a screen that nobody sees.
set -euo pipefail

start_folder=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
# shellcheck source=packaging/dependencies
. packaging/dependencies

virtual_screen=no
if [ "${1:-}" = --xvfb ]; then
    virtual_screen=yes
    shift
fi

# shellcheck disable=SC2086
install_missing $run_packages $build_packages
# What a build folder was made from it looks at by itself, but for the presets.
if [ ! build/build.ninja -nt CMakePresets.json ]; then
    echo "Building Cartouche in build/; the first time it takes some minutes." >&2
    cmake --preset release -DBUILD_TESTING=OFF >/dev/null
fi
NINJA_STATUS="${NINJA_STATUS-[%p, %e s] }" cmake --build build --target cartouche cartouche-cli >&2

# One game in the terminal: each step, then the board at its end.
play_in_terminal()
{
    local cli=$root/build/app/cartouche-cli folder position
    folder=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf '$folder'" EXIT
    "$cli" play aton --players easy,easy --seed 1 --record "$folder/game.cartouche" \
        >"$folder/result"
    "$cli" replay "$folder/game.cartouche"
    position=$("$cli" replay --json "$folder/game.cartouche" | tail -n 1 |
        sed 's/.*"position": *"\([^"]*\)".*/\1/')
    "$cli" show "$position"
    cat "$folder/result"
}

cd "$start_folder"
if [ $virtual_screen = yes ]; then
    exec xvfb-run -a "$root/build/app/cartouche" "$@"
elif [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    exec "$root/build/app/cartouche" "$@"
else
    echo "There is no screen here (--xvfb starts the window on an invisible one): a game in the terminal." >&2
    play_in_terminal
fi
