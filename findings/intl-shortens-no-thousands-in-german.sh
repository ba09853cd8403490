#!/usr/bin/env bash
# Version:  Node 24.21.0 (ICU 78.3)
# Expected: notation 'compact' shortens 12,345 in every language, as it does a million: German "12 Tsd.".
# Comes:    German writes 12.345 whole and shortens from a million on ("1,2 Mio."). English, French and Spanish shorten
#           both. A column or an axis sized for "12K" is too narrow in German only.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node@24.21.0 >/dev/null

cat > try.mjs <<'END'
const shown = ['en', 'de', 'fr', 'es'].map((language) => {
  const format = new Intl.NumberFormat(language, { notation: 'compact' });
  return `${language} ${format.format(12345)} / ${format.format(1234567)}`;
});
console.log(shown.join(', ').replace(/[\u00a0\u202f]/g, ' '));
END

expected='en 12K / 1.2M, de 12.345 / 1,2 Mio., fr 12 k / 1,2 M, es 12 mil / 1,2 M'
seen=$(node_modules/node/bin/node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
