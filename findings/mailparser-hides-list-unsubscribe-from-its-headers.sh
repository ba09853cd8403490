#!/usr/bin/env bash
# Version:  mailparser 3.14.2, postal-mime 4.0.0
# Expected: headers.get('list-unsubscribe') is the header of that name, as for any other header and as in postal-mime.
# Comes:    undefined. All List-* headers are taken apart into one object under 'list'; the value of
#           List-Unsubscribe-Post becomes its "name". A test that a mail has no such header passes on one that has.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent mailparser@3.14.2 postal-mime@4.0.0 >/dev/null

cat > try.mjs <<'END'
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const mail = [
  'From: noreply@example.com',
  'To: guest@example.com',
  'List-Unsubscribe: <https://example.com/stop>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  '',
  'Hello',
].join('\r\n');
const { headers } = await simpleParser(mail);
const postal = (await PostalMime.parse(mail)).headers.find(({ key }) => key === 'list-unsubscribe');
console.log(
  `mailparser ${headers.get('list-unsubscribe')}, list ${JSON.stringify(headers.get('list'))}, ` +
    `postal-mime ${postal?.value}`,
);
END

expected='mailparser undefined, list {"unsubscribe":{"url":"https://example.com/stop"},'
expected+='"unsubscribe-post":{"name":"List-Unsubscribe=One-Click"}}, postal-mime <https://example.com/stop>'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
