#!/usr/bin/env bash
# Version:  Node 24.21.0 (ICU 78.3)
# Expected: Intl.supportedValuesOf('timeZone') names every zone that DateTimeFormat accepts, UTC above all, and calls
#           cities as tzdata does today: Asia/Kolkata, Europe/Kyiv.
# Comes:    UTC is not in the list, although it is accepted and is what resolvedOptions() of a server says. The list
#           has Asia/Calcutta and Europe/Kiev, so today's names are not in it either. A select that is filled from
#           the list cannot show such a value as chosen.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node@24.21.0 >/dev/null

cat > try.mjs <<'END'
const listed = Intl.supportedValuesOf('timeZone');
const zones = ['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'Europe/Berlin'];
const seen = zones.map((timeZone) => {
  new Intl.DateTimeFormat('en', { timeZone });
  return `${timeZone} ${listed.includes(timeZone) ? 'listed' : 'accepted, not listed'}`;
});
const own = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
console.log([...seen, `a server in UTC says ${own}`].join('; '));
END

expected='UTC accepted, not listed; Asia/Kolkata accepted, not listed; Asia/Calcutta listed; '
expected+='Europe/Kyiv accepted, not listed; Europe/Kiev listed; Europe/Berlin listed; a server in UTC says UTC'
seen=$(TZ=UTC node_modules/node/bin/node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
