#!/usr/bin/env bash
# Version:  ical.js 2.2.1
# Expected: DTSTART;TZID=Asia/Tokyo:20261127T090000 is 00:00 UTC wherever it is read, or an error, when the file has no
#           VTIMEZONE. Many programs leave that part out, and Intl knows the zone.
# Comes:    the zone is dropped without a word ("floating"): 9 o'clock of the machine that reads. A server in UTC and a
#           browser in New York see two instants, and both are wrong.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent ical.js@2.2.1 >/dev/null

cat > try.mjs <<'END'
import ICAL from 'ical.js';

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20261101T000000Z',
  'DTSTART;TZID=Asia/Tokyo:20261127T090000',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');
const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
const { startDate } = new ICAL.Event(event);
console.log(`${startDate.zone.tzid} ${startDate.toJSDate().toISOString()}`);
END

expected='in UTC floating 2026-11-27T09:00:00.000Z, in New York floating 2026-11-27T14:00:00.000Z'
seen="in UTC $(TZ=UTC node try.mjs), in New York $(TZ=America/New_York node try.mjs)"
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
