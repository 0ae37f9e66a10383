#!/bin/sh
# Put the certificate and Apple's password from the environment into a keychain of this machine's, for signing.
# Does nothing where there is no certificate. Meant for machines that are thrown away.
set -eu
[ -n "${CERTIFICATE:-}" ] || exit 0
keychain=$RUNNER_TEMP/signing.keychain-db
password=$(uuidgen)
printf '%s' "$CERTIFICATE" | base64 --decode >"$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -P "$CERTIFICATE_PASSWORD" -A -t cert -f pkcs12 -k "$keychain"
security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificate.p12"
if [ -n "${APPLE_ID:-}" ]; then
    xcrun notarytool store-credentials mascarade-qt --apple-id "$APPLE_ID" --team-id "$TEAM_ID" \
        --password "$NOTARY_PASSWORD" --keychain "$keychain"
fi
