#!/usr/bin/env bash
# Version:  @microsoft/microsoft-graph-client 3.0.7
# Expected: a second .filter() narrows the first, as a second .select(), .orderby() or .expand() adds to the first.
# Comes:    it replaces the first without a word, so the answer has more people than were asked for. The others add up.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  @microsoft/microsoft-graph-client@3.0.7 >/dev/null

cat > try.mjs <<'END'
import { Client } from '@microsoft/microsoft-graph-client';

// A last link of the chain that notes the address in place of sending it.
let query;
const middleware = {
  async execute(context) {
    query = decodeURIComponent(new URL(context.request).search);
    context.response = Response.json({ value: [] });
  },
};
const users = () => Client.initWithMiddleware({ middleware }).api('/users');
const seen = [];
for (const request of [
  users().select('id').select('mail').orderby('mail').orderby('id'),
  users().filter("userType eq 'Guest'").filter('accountEnabled eq true'),
]) {
  await request.get();
  seen.push(query);
}
console.log(seen.join(' '));
END

expected='?$select=id,mail&$orderby=mail,id ?$filter=accountEnabled eq true'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
