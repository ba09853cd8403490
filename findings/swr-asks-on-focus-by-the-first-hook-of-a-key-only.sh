#!/usr/bin/env bash
# Version:  swr 2.5.1, react 19.3.1, jsdom 26.1.0
# Expected: a component that uses a key with the default options is renewed when the window gets the focus, whatever
#           another component with the same key has chosen for itself.
# Comes:    only the hook that was mounted first is asked. If that one says revalidateOnFocus: false, nobody asks; with
#           the order turned round, both are renewed. A badge in a frame thus turns off the page inside it.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  swr@2.5.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 >/dev/null

cat > try.mjs <<'END'
import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>', { url: 'http://localhost/', pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator });
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { default: useSWR, SWRConfig } = await import('swr');

let requests = 0;
const ask = async () => (requests += 1);
const Badge = () => useSWR('key', ask, { revalidateOnFocus: false }).data;
const Page = () => useSWR('key', ask).data;
async function requestsOnFocus(...parts) {
  const root = createRoot(document.getElementById('root'));
  const value = { provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 };
  root.render(createElement(SWRConfig, { value }, ...parts.map((part) => createElement(part))));
  await sleep(500);
  const before = requests;
  window.dispatchEvent(new window.Event('focus'));
  await sleep(500);
  root.unmount();
  return requests - before;
}
const badgeFirst = await requestsOnFocus(Badge, Page);
const pageFirst = await requestsOnFocus(Page, Badge);
console.log(`requests on focus: badge first ${badgeFirst}, page first ${pageFirst}`);
process.exit();
END

expected='requests on focus: badge first 0, page first 1'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
