#!/usr/bin/env bash
# Version:  react 19.3.1, react-dom 19.3.1, jsdom 26.1.0
# Expected: a form whose action returns an error keeps what was typed, so that it can be corrected; it is emptied, if at
#           all, when the action has succeeded.
# Comes:    React resets uncontrolled fields when the action has ended, whatever it returned. An error that is returned
#           as the state of useActionState, as React's documentation shows it, stands beside an empty field.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 >/dev/null

cat > try.mjs <<'END'
import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>', { url: 'http://localhost/' });
Object.assign(globalThis, { window, document: window.document, FormData: window.FormData });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator });
const { createElement, useActionState } = await import('react');
const { createRoot } = await import('react-dom/client');

function EmailForm() {
  const [problem, action] = useActionState(async (_, form) => `${form.get('email')} is refused`, '');
  const field = createElement('input', { name: 'email' });
  return createElement('form', { action }, field, createElement('p', null, problem));
}
createRoot(document.getElementById('root')).render(createElement(EmailForm));
await sleep(500);
document.querySelector('input').value = 'guest@example';
document.querySelector('form').requestSubmit();
await sleep(500);
const { textContent } = document.querySelector('p');
console.log(`message "${textContent}", field "${document.querySelector('input').value}"`);
process.exit();
END

expected='message "guest@example is refused", field ""'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
