#!/bin/sh
# Install a package as a user would, run the program, remove it, and check that nothing stays behind.
# Needs root, and is meant for machines that are thrown away: try_package.sh PACKAGE.deb
set -eu
package=$(realpath "$1")
user=nobody
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chown "$user" "$scratch"

as_user() {
    setpriv --reuid="$user" --regid=nogroup --clear-groups \
        env -i PATH=/usr/games:/usr/bin:/bin HOME="$scratch" LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen "$@"
}

files_named() {
    find /usr /etc /var /opt /home -xdev -iname '*mascarade*' \
        -not -path '/var/cache/apt/*' -not -path '/usr/src/*' -not -path "$(dirname "$package")/*" -not -path "$PWD/*" \
        2>/dev/null | sort
}

files_named >"$scratch/before"
apt-get -qq install --yes desktop-file-utils appstream shared-mime-info >/dev/null
apt-get -qq install --yes "$package"
dpkg --verify mascarade-qt
desktop-file-validate /usr/share/applications/*mascarade_qt.desktop
appstreamcli validate --no-net --pedantic /usr/share/metainfo/*mascarade_qt.metainfo.xml
grep -q '^[0-9]*:application/x-mascarade:\*\.mascarade$' /usr/share/mime/globs2
grep -q '^application/x-mascarade=.*mascarade_qt.desktop;$' /usr/share/applications/mimeinfo.cache
inside=/usr/lib/mascarade-qt/_internal # where the starter has libraries looked for first
if LD_LIBRARY_PATH=$inside ldd "$inside"/PySide6/Qt/plugins/*/*.so | grep 'not found'; then exit 1; fi

# There is no display to open, but nothing may be missing for it.
for platform in xcb wayland; do
    if as_user env QT_QPA_PLATFORM=$platform mascarade-qt 2>&1 | grep 'system lacks'; then exit 1; fi
done

as_user mascarade-qt --version
as_user mascarade-qt rules king --language uk | grep -q Король
as_user mascarade-qt demo --players 4 --pictures "$scratch/pictures" | tail -n 1
test -n "$(find "$scratch/pictures" -name '*unmasking*')"

apt-get -qq purge --yes mascarade-qt
files_named >"$scratch/after"
diff "$scratch/before" "$scratch/after"
echo "installed, played, removed"
