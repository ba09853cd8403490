#!/usr/bin/env bash
# Version:  vitest 5.1.1, Node 24.21.0
# Expected: toEqual and toStrictEqual tell two Responses, two Requests, two Files or two buffers with other bytes apart,
#           as they do two Headers or URLs.
# Comes:    all Responses are equal to each other, and all Requests, for both matchers: what they hold is in private
#           fields. Files of one name, time and size are equal whatever their bytes, and ArrayBuffers are for toEqual.
#           Compare status, text() and a Uint8Array.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node@24.21.0 vitest@5.1.1 >/dev/null

cat > try.test.mjs <<'END'
import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pairs = {
  Response: [new Response('a'), new Response('b', { status: 500 })],
  Request: [new Request('http://localhost/a'), new Request('http://localhost/b', { method: 'POST' })],
  ArrayBuffer: [new Uint8Array([1]).buffer, new Uint8Array([2]).buffer],
  File: [new File(['a'], 'a.txt', { lastModified: 0 }), new File(['b'], 'a.txt', { lastModified: 0 })],
  Headers: [new Headers({ a: '1' }), new Headers({ a: '2' })],
  URL: [new URL('http://localhost/a'), new URL('http://localhost/b')],
};
const passes = (assert) => {
  try {
    assert();
    return 'equal';
  } catch {
    return 'different';
  }
};
test.each(Object.entries(pairs))('%s', (name, [one, other]) => {
  const loose = passes(() => expect(one).toEqual(other));
  const strict = passes(() => expect(one).toStrictEqual(other));
  appendFileSync('seen', `${name} ${loose}/${strict} `);
});
END
node_modules/node/bin/node node_modules/vitest/vitest.mjs run --reporter=dot >/dev/null

expected='Response equal/equal Request equal/equal ArrayBuffer equal/different '
expected+='File equal/equal Headers different/different URL different/different '
seen=$(cat seen)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
