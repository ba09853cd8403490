import { expect, test } from 'vitest';
import {
  agreedText,
  agreementIn,
  currentApi,
  textOf,
  unexplainedChanges,
  withoutReason,
} from './openapi-document.ts';

test('docs/openapi-changes.md has the reason of each removal and narrowing since docs/api.json', () => {
  expect(unexplainedChanges(), 'add a line with its reason to docs/openapi-changes.md').toEqual([]);
});

test('docs/api.json is that of the contracts (npm run endpoints -- --write)', () => {
  expect(agreedText() === textOf(currentApi())).toBe(true);
});

test('docs/api.json has everything that is compared', () => {
  expect(agreementIn(agreedText() ?? '')).toEqual(currentApi());
});

test('a change counts as explained only by a line of its own with a reason', () => {
  const changes = ['vseSend: removed', 'vseSend input.a: removed', 'vseSend input.b: removed'];
  const lines = [
    '- `vseSend input.a: removed`: nobody sent it',
    '- `vseSend input.b: removed`: ',
    '    - `vseSend: removed`: an example of a line',
  ];
  expect(withoutReason(changes, lines.join('\r\n'))).toEqual([
    'vseSend: removed',
    'vseSend input.b: removed',
  ]);
});
