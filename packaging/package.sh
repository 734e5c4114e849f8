#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds what is shipped anew in build-package/ and makes of it, in dist/:
#   packaging/package.sh deb       a package for the Debian that it runs on, and looks at it (package_check.py)
#   packaging/package.sh archive   an archive with Qt in it, which runs from any folder
#   packaging/package.sh appimage  the same as one file, where appimagetool is there
# --again (behind it) packs what was built last time. The same sources make the same bytes: --twice (behind deb) builds
# those that are in the repository in another folder as well, which takes as long again, and compares.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
# shellcheck source=packaging/dependencies
. packaging/dependencies

kind=${1:-}
case $kind in
deb | archive | appimage) ;;
*)
    sed -n 's/^# \{0,1\}//; 3,8p' "${BASH_SOURCE[0]}" >&2
    exit 2
    ;;
esac
# shellcheck disable=SC2086
install_missing $run_packages $build_packages $package_packages

if grep -q '\.invalid' packaging/contact; then
    echo "packaging/contact still has addresses that lead nowhere: no package of this is to be published." >&2
fi

umask 022
export LC_ALL=C.UTF-8 TZ=UTC
SOURCE_DATE_EPOCH=$(python3 packaging/changes.py epoch)
export SOURCE_DATE_EPOCH
how=${2:-}
if [ "$how" != --again ]; then
    rm -rf build-package
    flags()
    {
        DEB_BUILD_MAINT_OPTIONS=hardening=+all DEB_CXXFLAGS_STRIP="-g -O2" dpkg-buildflags --get "$1"
    }
    CXXFLAGS="$(flags CPPFLAGS) $(flags CXXFLAGS)" LDFLAGS=$(flags LDFLAGS) cmake --preset package
    cmake --build build-package
fi
mkdir -p dist
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:.*=//p' build-package/CMakeCache.txt)
name=cartouche-$version-$(uname -m)
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT

make_deb()
{
    rm -f build-package/*.deb
    (cd build-package && cpack -G DEB)
    mv build-package/*.deb dist/
    local packages=(dist/"cartouche_${version}_$(dpkg --print-architecture).deb")
    if [ "$how" = --twice ]; then
        local other=$staging/of-another-name/sources
        mkdir -p "$other"
        git ls-files -z | tar --create --null --files-from=- | tar --extract --directory "$other"
        "$other/packaging/package.sh" deb
        packages+=("$other/${packages[0]}")
    fi
    python3 tests/packaging/package_check.py "${packages[@]}"
}

# libraries FOLDER...: what the programs there need but for what belongs to the machine: C and C++, and what its drivers
# come with.
libraries()
{
    find "$@" -type f -perm -u+x -exec ldd {} + | sed -nE 's/.* => (\/[^ ]+) .*/\1/p' | sort -u |
        grep -vE '/(ld-linux.*|lib(c|m|dl|pthread|rt|resolv|stdc\+\+|gcc_s|drm|gbm))\.so'
}

# What runs from any folder: programs, and beside them Qt with what it loads.
make_tree()
{
    local tree=$1 plugins translations folder
    cmake --install build-package --prefix "$tree" --strip >/dev/null
    rm -rf "${tree:?}/lib" "$tree/share/cartouche" # no sound: Qt Multimedia would bring decoders of films, larger than all else
    mv "$tree/games" "$tree/bin"
    plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS)
    translations=$(qtpaths6 --query QT_INSTALL_TRANSLATIONS)
    for folder in iconengines imageformats platforminputcontexts printsupport wayland-decoration-client \
        wayland-graphics-integration-client wayland-shell-integration xcbglintegrations; do
        install -Dt "$tree/plugins/$folder" "$plugins/$folder"/*.so
    done
    install -Dt "$tree/plugins/platforms" "$plugins"/platforms/libq{offscreen,wayland-egl,wayland-generic,xcb}.so
    install -Dt "$tree/plugins/sqldrivers" "$plugins/sqldrivers/libqsqlite.so"
    install -m 644 -Dt "$tree/translations" "$translations"/qtbase_{fr,de}.qm
    mapfile -t needed < <(libraries "$tree/bin" "$tree/plugins")
    install -m 644 -Dt "$tree/lib" "${needed[@]}"
    patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$tree"/bin/*
    printf '[Paths]\nPrefix=..\nPlugins=plugins\nTranslations=translations\n' >"$tree/bin/qt.conf"
    cp -r LICENSES CHANGELOG.md "$tree/"
    # The desktop's bus asks for programs where they are installed.
    rm -r "$tree/share/dbus-1"
    sed -i '/^DBusActivatable=/d' "$tree"/share/applications/*.desktop
}

make_archive()
{
    make_tree "$staging/$name"
    tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        --directory "$staging" "$name" | xz -T0 >"dist/$name.tar.xz"
}

make_appimage()
{
    local id=org.cartouche.cartouche folder=$staging/Cartouche.AppDir
    if ! command -v appimagetool >/dev/null; then
        echo "appimagetool is missing; Debian has none: https://github.com/AppImage/appimagetool" >&2
        return 1
    fi
    make_tree "$folder/usr"
    ln -s usr/bin/cartouche "$folder/AppRun"
    cp "$folder/usr/share/applications/$id.desktop" "$folder/"
    cp "$folder/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/"
    ln -s "$id.png" "$folder/.DirIcon"
    (cd "$root/dist" && ARCH=$(uname -m) appimagetool --no-appstream "$folder" "$name.AppImage")
}

"make_$kind"
ls -l dist
