#!/usr/bin/env bash
# Version:  nodemailer 10.6.0, mailparser 3.14.2
# Expected: from 'VSE: Invites <noreply@example.com>' is a sender with that name, as 'VSE, Invites <…>' is: the comma,
#           which is special in an address too, is put into quotes.
# Comes:    the colon makes it a group "VSE" with one member, which is what RFC 5322 says of an unquoted colon. The
#           header has no sender's name; a reader finds "Invites" inside a group. An object { name, address } is right.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent nodemailer@10.6.0 mailparser@3.14.2 >/dev/null

cat > try.mjs <<'END'
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';

const transport = createTransport({ streamTransport: true, buffer: true });
const address = 'noreply@example.com';
const senders = [
  `VSE, Invites <${address}>`,
  `VSE: Invites <${address}>`,
  { name: 'VSE: Invites', address },
];
const seen = [];
for (const from of senders) {
  const { message } = await transport.sendMail({ from, to: 'guest@example.com', text: 'Hello' });
  const [header] = message.toString().match(/^From: .*$/m);
  const [first] = (await simpleParser(message)).from.value;
  seen.push(`${header} (read: ${first.group ? 'group ' : ''}${first.name})`);
}
console.log(seen.join(' | '));
END

expected='From: "VSE, Invites" <noreply@example.com> (read: VSE, Invites) | '
expected+='From: VSE:Invites <noreply@example.com>; (read: group VSE) | '
expected+='From: "VSE: Invites" <noreply@example.com> (read: VSE: Invites)'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
