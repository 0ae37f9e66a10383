#!/bin/sh
# Put an application into a disk image, beside a link to where it belongs: dmg.sh NAME.app TARGET.dmg
set -eu
app=$1
target=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "$(basename "$app" .app)" -srcfolder "$folder" -format UDZO -ov "$target"
